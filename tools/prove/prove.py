"""Prove functions of generated/c and of pages.c with Frama-C, one run for each, and record the number of goals.

Each processor has one run at a time.

    prove.py                 prove the recorded functions and print the table; exit code 1 if a recorded proof fails
    prove.py NAME..          only these functions
    prove.py --write         prove all functions and update the record, tools/prove/proof.toml; then run proof_page.py
    prove.py --bugs [NAME..] plant the bugs of bugs.toml, one at a time; exit code 1 unless each makes a goal fail

A result belongs to a text: the function, its contract, the contracts of called functions, and the types in all of these.
The cache is in build/prove. Without Frama-C and both provers nothing is proved; ``--write`` then removes outdated entries.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

tomllib = importlib.import_module("tomllib" if sys.version_info >= (3, 11) else "tomli")

ROOT = Path(__file__).resolve().parents[2]
INCLUDE = ROOT / "generated" / "c" / "include" / "rntuple_c"
PAGES = ROOT / "rntuple_construct" / "format" / "native" / "pages.c"
"""The loop over pages of the package, whose functions for words and bits have contracts, too."""
RECORD = ROOT / "tools" / "prove" / "proof.toml"
BUGS = ROOT / "tools" / "prove" / "bugs.toml"
CACHE = ROOT / "build" / "prove"
PROGRAMS = ("frama-c", "why3", "z3", "cvc4")
OPTIONS = ("-wp", "-wp-rte", "-wp-no-pruning", "-wp-prover", "cvc4,z3", "-wp-par", "1")
"""Options of Frama-C: pruning of branches takes 20 times longer than the provers do.

CVC4 is first: z3 runs into the time limit for many goals about memory that CVC4 proves within 0.1 s."""
TIMEOUT = int(os.environ.get("PROVE_TIMEOUT", "10"))
"""Seconds for one goal and prover; busy machines need more."""
LIMIT = 900
"""Seconds for one function, so that all functions take one night."""
ASSUMED = {
    "rntuple_f4": "copies bits with memcpy between types",
    "rntuple_f8": "copies bits with memcpy between types",
    "copy_bytes": "calls memcpy",
    "copy_word": "copies bits with memcpy between types",
}
"""Functions whose contracts are assumed, with reasons."""
_FUNCTION = re.compile(
    r"^(?P<contract>/\*@(?:(?!\*/).)*?\*/\n)RNTUPLE_(?:INLINE|FUNCTION) (?P<head>\w+ (?P<name>\w+)\([^)]*\))"
    r"(?P<body> \{[^\n]*\}|\n\{\n.*?^\})\n",
    re.MULTILINE | re.DOTALL,
)
_PAGES_FUNCTION = re.compile(
    r"^(?P<contract>/\*@(?:(?!\*/).)*?\*/\n)(?:static|INLINE|PUBLIC) (?P<head>\w+ (?P<name>\w+)\([^)]*\))(?P<body>\n\{\n.*?^\})\n",
    re.MULTILINE | re.DOTALL,
)
_BOUND = re.compile(r"^#define MOST_BYTES .*\n", re.MULTILINE)
_MACRO = re.compile(
    r"^#define (?P<name>DEFINE_\w+)\((?P<parameter>\w+)\)\n(?P<body>(?:    .*\n)+)", re.MULTILINE
)
_TYPE = re.compile(r"^typedef struct (?P<name>\w+) \{\n.*?^\} \w+;\n", re.MULTILINE | re.DOTALL)
_OPEN = re.compile(r"\[(?:Failed|Timeout|Unknown|Stepout)\] Goal typed_(\S+)")
_PROVED = re.compile(r"Proved goals: +(\d+) / (\d+)")


@dataclass(frozen=True)
class Function:
    """A function with a contract: its file without suffix, and the fingerprint of the text that a proof belongs to."""

    name: str
    header: str
    text: str


@dataclass(frozen=True)
class Result:
    """Result of one run; ``remaining`` names the goals that are not proved, ``seconds`` is its real time."""

    text: str
    proved: int
    goals: int
    remaining: tuple[str, ...] = ()
    seconds: int = 0

    @property
    def is_proved(self) -> bool:
        """Return whether all goals are proved."""
        return self.proved == self.goals > 0


def functions(include: Path = INCLUDE) -> dict[str, Function]:
    """Return the functions with contracts of all headers in a folder and of pages.c, by name."""
    shared = (include / "parse.h").read_text(encoding="utf-8")
    found = {}
    for path in [*sorted(include.glob("*.h")), _pages_in(include)]:
        contents = path.read_text(encoding="utf-8")
        if path.suffix == ".c":
            shared, contents = "".join(_BOUND.findall(contents)), _expanded(contents)
        types = {match["name"]: match[0] for match in _TYPE.finditer(contents)}
        own = list((_FUNCTION if path.suffix == ".h" else _PAGES_FUNCTION).finditer(contents))
        known = types | {match["name"]: match["contract"] + match["head"] for match in own}
        for match in own:
            used = _closure(match[0], known)
            parts = [shared, match[0], *(known[name] for name in sorted(used - {match["name"]}))]
            digest = hashlib.sha256(" ".join("\0".join(parts).split()).encode()).hexdigest()[:16]
            if match["name"] not in ASSUMED:
                found[match["name"]] = Function(match["name"], path.stem, digest)
    return found


def _pages_in(folder: Path) -> Path:
    return folder / PAGES.name if (folder / PAGES.name).is_file() else PAGES


def _expanded(text: str) -> str:
    """The text of pages.c with the functions that its macros define."""
    text = re.sub(r" *\\\n", "\n", text)
    parts = [text]
    for macro in _MACRO.finditer(text):
        for argument in re.findall(rf"^{macro['name']}\((\w+)\)$", text, re.MULTILINE):
            joined = macro["body"].replace(f"##{macro['parameter']}", argument)
            defined = re.sub(rf"\b{macro['parameter']}\b", argument, joined)
            parts.append(re.sub(r"^    ", "", defined, flags=re.MULTILINE))
    return "".join(parts)


def _closure(text: str, known: Mapping[str, str]) -> set[str]:
    """Return the known names in a text, and those in their texts."""
    found: set[str] = set()
    texts = [text]
    while texts:
        new = (set(re.findall(r"\w+", texts.pop())) & known.keys()) - found
        found |= new
        texts += [known[name] for name in new]
    return found


def missing_programs() -> list[str]:
    """Return the programs that a proof needs and this machine lacks."""
    return [name for name in PROGRAMS if shutil.which(name) is None]


def prove(function: Function, include: Path = INCLUDE, limit: float = LIMIT) -> Result:
    """Run Frama-C on one function.

    Args:
        function: to prove.
        include: folder of its header.
        limit: seconds after which the run counts as one without proof.
    """
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / f"{function.name}.c"
        if function.header == PAGES.stem:
            source.write_text(_pages_in(include).read_text(encoding="utf-8"), encoding="utf-8")
        else:
            source.write_text(f'#include "{function.header}.h"\n', encoding="utf-8")
        options = [*OPTIONS, "-wp-timeout", str(TIMEOUT), "-wp-fct", function.name]
        # -CC keeps comments, so that macros have contracts.
        command = ["frama-c", f"-cpp-extra-args=-CC -I{include}", *options, str(source)]
        try:
            done = subprocess.run(
                command, check=False, capture_output=True, text=True, timeout=limit, cwd=folder
            )
        except subprocess.TimeoutExpired:
            return Result(function.text, 0, 0, (f"no result within {limit:.0f} s",))
    counts = _PROVED.search(done.stdout)
    if counts is None:
        return Result(function.text, 0, 0, (f"Frama-C failed: {done.stdout.strip()[-300:]}",))
    remaining = tuple(name.removeprefix(f"{function.name}_") for name in _OPEN.findall(done.stdout))
    return Result(function.text, int(counts[1]), int(counts[2]), remaining)


def cached(function: Function, include: Path = INCLUDE) -> Result:
    """Return the result of a function from the cache, or run Frama-C on the header in a folder and keep its result.

    A run that Frama-C ended without goals is not kept.
    """
    path = CACHE / f"{function.name}-{function.text}.json"
    if path.is_file():
        kept = json.loads(path.read_text(encoding="utf-8"))
        return Result(**{**kept, "remaining": tuple(kept["remaining"])})
    start = time.monotonic()
    result = replace(prove(function, include), seconds=round(time.monotonic() - start))
    if result.goals or result.seconds >= LIMIT:
        CACHE.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(result)), encoding="utf-8")
    return result


def proved(function: Function) -> Result:
    """Return the result of a function, and print it."""
    result = cached(function)
    print(f"{function.name}: {result.proved} of {result.goals} {' '.join(result.remaining)}", flush=True)
    return result


def bugs() -> dict[str, dict[str, str]]:
    """Return the bugs to plant, by name: function, old and new text."""
    entries: list[dict[str, str]] = tomllib.loads(BUGS.read_text(encoding="utf-8"))["bug"]
    return {each["name"]: each for each in entries}


def plant(bug: Mapping[str, str], folder: Path) -> Function:
    """Write the headers with one bug into a folder, and return the function that has it.

    Raises:
        ValueError: the text to replace does not occur once in the function.
    """
    name = bug["function"]
    for path in [*INCLUDE.glob("*.h"), PAGES]:
        text = path.read_text(encoding="utf-8")
        for match in (_FUNCTION if path.suffix == ".h" else _PAGES_FUNCTION).finditer(text):
            if match["name"] == name:
                if match[0].count(bug["old"]) != 1:
                    raise ValueError(f"{bug['name']}: its text does not occur once in {name}")
                changed = match[0].replace(bug["old"], bug["new"])
                text = text[: match.start()] + changed + text[match.end() :]
                break
        (folder / path.name).write_text(text, encoding="utf-8")
    return functions(folder)[name]


def survivors(names: Sequence[str]) -> list[str]:
    """Plant bugs, print the goals that fail, and return the bugs without one."""
    found = []
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            result = cached(plant(bugs()[name], Path(folder)), Path(folder))
        is_found = result.proved < result.goals
        print(f"{name}: {' '.join(result.remaining) if is_found else 'no goal fails'}", flush=True)
        if not is_found:
            found.append(name)
    return found


def recorded(path: Path = RECORD) -> dict[str, Result]:
    """Return the recorded results by name of the function."""
    entries: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        name: Result(each["text"], each["proved"], each["goals"], tuple(each["remaining"]))
        for name, each in entries.items()
    }


def record_text(results: Mapping[str, Result]) -> str:
    """Return the text of the record."""
    lines = [
        "# Results of tools/prove/prove.py --write: goals of each function, and what text they belong to."
    ]
    for name, each in sorted(results.items()):
        remaining = json.dumps(list(each.remaining))
        lines += [
            "",
            f"[{name}]",
            f'text = "{each.text}"',
            f"proved = {each.proved}",
            f"goals = {each.goals}",
            f"remaining = {remaining}",
        ]
    return "\n".join(lines) + "\n"


def outdated(found: Mapping[str, Function], results: Mapping[str, Result]) -> list[str]:
    """Return the recorded names whose text is not the present one."""
    return [name for name, each in results.items() if name not in found or found[name].text != each.text]


def table(found: Mapping[str, Function], results: Mapping[str, Result]) -> str:
    """Return the table of all functions in Markdown, and a line with the sums."""
    present = {name: each for name, each in results.items() if name not in outdated(found, results)}
    complete = [name for name, each in present.items() if each.is_proved]
    proved, goals = (sum(getattr(each, key) for each in present.values()) for key in ("proved", "goals"))
    lines = [
        f"{len(complete)} of {len(found)} functions are proved; {proved} of {goals} goals of the functions that were run.",
        "",
        "| file | function | proved | goals | not proved |",
        "|---|---|---:|---:|---|",
    ]
    for function in sorted(found.values(), key=lambda each: (each.header, each.name)):
        result = present.get(function.name)
        if result is None:
            lines.append(f"| {function.header} | `{function.name}` | | | not run on this text |")
        else:
            remaining = ", ".join(goal if " " in goal else f"`{goal}`" for goal in result.remaining)
            lines.append(
                f"| {function.header} | `{function.name}` | {result.proved} | {result.goals} | {remaining} |"
            )
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """Run the program."""
    parser = argparse.ArgumentParser(description="Prove functions of generated/c.", allow_abbrev=False)
    parser.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help="function to prove or bug to plant; default: all, or the recorded ones",
    )
    modes = parser.add_mutually_exclusive_group()
    modes.add_argument("--write", action="store_true", help="update the record")
    modes.add_argument("--bugs", action="store_true", help="plant bugs; each must make a goal fail")
    options = parser.parse_args(arguments)
    found, record = functions(), recorded()
    stale = outdated(found, record)
    known = bugs() if options.bugs else found
    if unknown := [name for name in options.names if name not in known]:
        parser.error(f"unknown name {unknown[0]}")
    present = {name: each for name, each in record.items() if name not in stale}
    names = options.names or list(known if options.bugs or options.write else present)
    if missing := missing_programs():
        print(f"skipped: {', '.join(missing)} not found; apt-get install frama-c-base why3 z3 cvc4")
        names = []
    if options.bugs:
        return int(bool(survivors(names)))
    failed, seconds = [], 0
    # Those with many goals first, so that no processor waits for them in the end.
    names.sort(key=lambda name: record[name].goals if name in record else 0, reverse=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(proved, map(found.__getitem__, names)))
    for name, result in zip(names, results, strict=True):
        if name in record and record[name].is_proved and not result.is_proved:
            failed.append(name)
        present[name] = result
        seconds += result.seconds
    print(f"{seconds} seconds of proofs")
    if options.write:
        RECORD.write_text(record_text(present), encoding="utf-8")
    print(table(found, present))
    for name in failed:
        print(f"{name}: recorded as proved, but it is not", file=sys.stderr)
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
