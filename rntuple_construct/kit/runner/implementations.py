"""Implementations that can be asked by name: the programs that speak the protocol for them, and what these need."""

from __future__ import annotations

import importlib.resources
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rntuple_construct.base.errors import MissingExtraError, SchemaError
from rntuple_construct.base.interpreters import python_with
from rntuple_construct.kit.runner.protocol import LEVELS, Level

if TYPE_CHECKING:
    from rntuple_construct.kit.runner.profile import Profile

__all__ = [
    "IMPLEMENTATIONS", "PARSERS", "WRITERS", "Demand", "Implementation", "from_command", "implementation", "writer",
]  # fmt: skip

PARSERS = ("python", "javascript", "java", "go", "rust", "cpp")
"""Languages of the generated parsers."""
_PLACES = ("{file}", "{ntuple}", "{levels}")


class Demand(Enum):
    """The expected behaviour of an implementation for a file that breaks the format.

    A parser may read everything that its grammar allows. A reader may read everything that the format does
    not forbid it to read. A validator refuses every file that breaks a rule.
    """

    PARSER = "parser"
    READER = "reader"
    VALIDATOR = "validator"


@dataclass(frozen=True, slots=True)
class Implementation:
    """A reader and the command that runs it.

    Args:
        name: its name in reports.
        command: program and arguments. With ``{file}`` among them it is run once for each case, without it once for many.
        levels: levels that it is asked for.
        environment: variables that are set for it.
        demand: its expected behaviour for a file that breaks the format.
        profile: claims of the reader; None: its answers state them, or it claims the released format.
        is_forking: if true, a child of its process answers. If that is killed, the process forks another one, which does
            not have to load libraries again.
    """

    name: str
    command: tuple[str, ...]
    levels: tuple[Level, ...] = LEVELS
    environment: Mapping[str, str] = field(default_factory=dict)
    demand: Demand = Demand.READER
    profile: Profile | None = None
    is_forking: bool = False

    @property
    def is_persistent(self) -> bool:
        """Return whether one process serves many cases."""
        return not any("{file}" in part for part in self.command)

    def command_for(self, file: Path, ntuple: str | None) -> list[str]:
        """The command for one case, with names filled in; no shell ever sees them."""
        values = (str(file), ntuple or "", ",".join(str(level) for level in self.levels))
        places = dict(zip(_PLACES, values, strict=True))
        return [_filled(part, places) for part in self.command]


def _filled(part: str, values: Mapping[str, str]) -> str:
    """An argument with its places filled in, in one pass: a name may look like a place."""
    result, place = "", 0
    while place < len(part):
        name = next((name for name in values if part.startswith(name, place)), None)
        result += values[name] if name else part[place]
        place += len(name) if name else 1
    return result


def from_command(text: str, levels: Sequence[Level] = LEVELS) -> Implementation:
    """The implementation that a command line runs.

    Args:
        text: words as in a shell, with ``{file}``, ``{ntuple}`` and ``{levels}`` to be filled in.
        levels: levels to ask for.

    Raises:
        SchemaError: no command, an open quote, or a program that is not there.
    """
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise SchemaError(f"'{text}' is not a command: {error}") from None
    if not words:
        raise SchemaError("the command is empty")
    program = shutil.which(words[0])
    if program is None:
        raise SchemaError(f"there is no program '{words[0]}'")
    return Implementation(Path(words[0]).name, (os.path.abspath(program), *words[1:]), tuple(levels))


def implementation(name: str) -> Implementation:
    """An implementation that is known by name.

    Args:
        name: one of `IMPLEMENTATIONS`. Environment variables give the places of some:
            ``RNTUPLE_UPROOT_PYTHON`` and ``RNTUPLE_ROOTFILESPEC_PYTHON`` (interpreters), ``RNTUPLE_JSROOT`` (directory of
            the package), ``RNTUPLE_ROOT_READER`` (program), ``RNTUPLE_PARSERS`` (directory of the built parsers).

    Raises:
        SchemaError: no such name.
        MissingExtraError: it is not installed; the hint says what to install.
    """
    if name not in IMPLEMENTATIONS:
        raise SchemaError(f"there is no implementation '{name}', only {', '.join(IMPLEMENTATIONS)}")
    return IMPLEMENTATIONS[name]()


def writer(text: str, levels: Sequence[Level] = LEVELS) -> Implementation:
    """The writer of a name or command line; the paths of a task and of the file to write follow its arguments.

    Args:
        text: one of `WRITERS`, or words as in a shell. Environment variables give the interpreters of
            adapters: ``RNTUPLE_UPROOT_PYTHON`` and ``RNTUPLE_ROOT_PYTHON``.
        levels: levels to judge.

    Raises:
        SchemaError: no command, or a program that is not there.
        MissingExtraError: the library of the adapter is not installed.
    """
    if text not in WRITERS:
        return from_command(text, levels)
    module, variable = WRITERS[text]
    if not variable:
        return Implementation(
            text, (sys.executable, "-m", "rntuple_construct.kit.adapters.own_writer"), tuple(levels)
        )
    return Implementation(text, (python_with(module, variable), _adapter(f"{text}_writer.py")), tuple(levels))


def _adapter(name: str) -> str:
    return str(importlib.resources.files("rntuple_construct.kit") / "adapters" / name)


def _missing(name: str, hint: str) -> MissingExtraError:
    return MissingExtraError(f"{name} is not installed", hint=hint)


def _own() -> Implementation:
    # It loads the package, which help must not do.
    from rntuple_construct.kit.runner.profile import EVERY_GENERATION

    return Implementation(
        "rntuple-construct",
        (sys.executable, "-m", "rntuple_construct.kit.adapters.own"),
        profile=EVERY_GENERATION,
    )


def _uproot() -> Implementation:
    python = python_with("uproot", "RNTUPLE_UPROOT_PYTHON")
    return Implementation("uproot", (python, _adapter("uproot_reader.py")), is_forking=True)


def _rootfilespec() -> Implementation:
    python = python_with("rootfilespec", "RNTUPLE_ROOTFILESPEC_PYTHON")
    return Implementation(
        "rootfilespec",
        (python, _adapter("rootfilespec_reader.py")),
        (Level.CONTAINER, Level.METADATA),
    )


def _jsroot() -> Implementation:
    given = os.environ.get("RNTUPLE_JSROOT")
    places = (
        [Path(given)]
        if given
        else [_repository() / "tests/interop/jsroot/node_modules/jsroot", Path("node_modules/jsroot")]
    )
    package = next((place for place in places if (place / "package.json").is_file()), None)
    if package is None:
        raise _missing("JSROOT", "npm install jsroot, or RNTUPLE_JSROOT=DIRECTORY of the package")
    node = shutil.which("node")
    if node is None:
        raise _missing("Node", "JSROOT needs Node 18 or later")
    return Implementation("jsroot", (node, _adapter("jsroot_reader.mjs"), str(package.resolve())))


def _root(part: str = "root") -> Implementation:
    given = os.environ.get("RNTUPLE_ROOT_READER")
    program = Path(given) if given else _repository() / "build/root/reader"
    if not program.is_file():
        raise _missing(
            "the program that asks ROOT",
            "make root, in a checkout of this project, or RNTUPLE_ROOT_READER=PROGRAM",
        )
    command = (sys.executable, _adapter("root_reader.py"), str(program.resolve()), part)
    return Implementation(part, command, LEVELS if part == "root" else (Level.VALUES,))


def _parser(language: str) -> Implementation:
    from rntuple_construct.kit.runner.profile import EVERY_GENERATION

    # The adapter walks from the top of the file to the envelopes; every structure on the way is parsed by the program.
    adapter = (sys.executable, "-m", "rntuple_construct.kit.adapters.parser", language)
    return Implementation(
        f"parser-{language}",
        (*adapter, *dump_program(language)),
        (Level.CONTAINER, Level.METADATA),
        demand=Demand.PARSER,
        profile=EVERY_GENERATION,
    )


def dump_program(language: str) -> list[str]:
    """The command of the program that prints parse trees in a language.

    Raises:
        MissingExtraError: it is not built.
    """
    given = os.environ.get("RNTUPLE_PARSERS")
    built = Path(given) if given else _repository() / "build" / "languages"
    generated = _repository() / "generated"
    if language == "python":
        return [sys.executable, "-m", "rntuple_kaitai.dump"]
    needed, command = {
        "javascript": (generated / "javascript/dump.js", ["node", str(generated / "javascript/dump.js")]),
        "java": (
            built / "java/classes",
            [
                "java",
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                str(built / "java/classes"),
                "org.rntuple.Dump",
            ],
        ),
        "go": (built / "go/dump", [str(built / "go/dump")]),
        "rust": (built / "rust/debug/examples/dump", [str(built / "rust/debug/examples/dump")]),
        "cpp": (built / "cpp/dump", [str(built / "cpp/dump")]),
    }[language]
    if not needed.exists() or shutil.which(command[0]) is None:
        raise _missing(
            f"the program of the parser for {language}",
            "tools/documents/conformance_parsers.py builds it in a checkout of this project",
        )
    return command


def _repository() -> Path:
    """The checkout of this project that this package is in; nothing is there if it is an installed one."""
    return Path(__file__).resolve().parents[3]


IMPLEMENTATIONS: Mapping[str, Callable[[], Implementation]] = {
    "rntuple-construct": _own,
    "root": _root,
    "rdataframe": partial(_root, "rdataframe"),
    "hadd": partial(_root, "hadd"),
    "uproot": _uproot,
    "jsroot": _jsroot,
    "rootfilespec": _rootfilespec,
    **{f"parser-{language}": partial(_parser, language) for language in PARSERS},
}
"""Implementations by name; each is made when it is asked for."""

WRITERS: Mapping[str, tuple[str, str]] = {
    "rntuple-construct": ("rntuple_construct", ""),
    "root": ("ROOT", "RNTUPLE_ROOT_PYTHON"),
    "uproot": ("uproot", "RNTUPLE_UPROOT_PYTHON"),
}
"""Writers by name: the module of each, and the variable for an interpreter that has it."""
