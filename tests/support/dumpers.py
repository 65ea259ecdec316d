"""Builds and runs the generated programs that print parse trees as canonical JSON, one language at a time.

Programs are built once into build/languages and nothing is downloaded.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from multiprocessing.pool import ThreadPool
from pathlib import Path

import pytest
import rntuple_kaitai
from rntuple_kaitai import dump
from support.kaitai_examples import Example

REPOSITORY = Path(__file__).resolve().parents[2]
GENERATED = REPOSITORY / "generated"
BUILD = REPOSITORY / "build" / "languages"
OFFLINE = {"GOPROXY": "off", "GOFLAGS": "-mod=readonly", "GOTOOLCHAIN": "local", "CARGO_NET_OFFLINE": "true"}
PROGRAMS = REPOSITORY / "tests" / "languages" / "programs"
CPP_OPTIONS = [
    *("-std=c++11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-Wno-type-limits"),
    *("-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
    f"-I{GENERATED / 'cpp_stl' / 'include'}",
]
# Headers and libraries of each codec of the package in C++.
CPP_CODECS = {
    "ZLIB": (["zlib.h"], ["z"]),
    "LZMA": (["lzma.h"], ["lzma"]),
    "LZ4": (["lz4.h", "xxhash.h"], ["lz4", "xxhash"]),
    "ZSTD": (["zstd.h"], ["zstd"]),
    "XXH3": (["xxhash.h"], ["xxhash"]),
}
# Compiles the published grammars for Ruby, and describes their types; run beside the generator.
RUBY_PARSERS = """
import json, sys
import dumpers, generate, grammars, model, yaml

parsers, table = sys.argv[1:]
paths = {grammar: generate.SPEC / f"{grammar}.ksy" for grammar in generate.GRAMMARS}
generate._compiler("-t", "ruby", "--outdir", parsers, *map(str, paths.values()))
found = {}
for grammar, path in paths.items():
    text = path.read_text(encoding="utf-8")
    tree = json.loads(json.dumps(grammars.without_names(yaml.safe_load(text))))
    for type in model.types(grammar, text, tree):
        found[dumpers.name_of(type)] = [(m.id, m.kind, m.types, m.repeated) for m in type.members]
with open(table, "w") as file:
    json.dump(found, file)
"""
# Everything that the sanitizers of C++ find ends the program.
SANITIZERS = {
    "ASAN_OPTIONS": "detect_leaks=1:allocator_may_return_null=0",
    "UBSAN_OPTIONS": "halt_on_error=1",
}


def need(*tools: str) -> None:
    """Skip unless the tools are installed; in CI their absence is a failure."""
    for tool in tools:
        if shutil.which(tool) is None:
            if os.environ.get("CI"):
                pytest.fail(f"{tool} is not installed")
            pytest.skip(f"{tool} is not installed")


def run(command: Sequence[str | Path], cwd: Path = REPOSITORY, **environment: str) -> str:
    """Run a compiler or program; its messages become the failure."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, **OFFLINE, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
    return done.stdout


def compile_offline(command: Sequence[str | Path], cwd: Path) -> None:
    """Compile a program with libraries; skip if they have not been fetched, which is a failure in CI."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, **OFFLINE},
        capture_output=True,
        text=True,
        check=False,
    )
    text = done.stdout + done.stderr
    is_missing = any(each in text for each in ("--offline", "GOPROXY=off", "missing go.sum entry"))
    if done.returncode != 0 and is_missing and not os.environ.get("CI"):
        pytest.skip("libraries of a package are not installed: run tools/project/setup_languages.sh")
    assert done.returncode == 0, text[-4000:]


def go_program(name: str, folder: Path) -> list[str]:
    """Build a command in Go from the package in a folder."""
    need("go")
    program = BUILD / "go" / name
    compile_offline(["go", "build", "-o", program, "."], folder)
    return [str(program)]


def rust_program(name: str, folder: Path, *options: str, target: str = "rust") -> list[str]:
    """Build a program in Rust, for debugging: arithmetic that overflows is a panic."""
    need("cargo")
    command = ["cargo", "build", "--quiet", "--target-dir", BUILD / target, *options]
    compile_offline(command, folder)
    return [str(BUILD / target / "debug" / name)]


@contextmanager
def outdated(name: str, *folders: Path) -> Iterator[bool]:
    """Whether what is built from folders, or single files, has to be built again; one process at a time gets the answer."""
    place = BUILD / name
    place.mkdir(parents=True, exist_ok=True)
    state = hashlib.sha256()
    for path in (path for folder in folders for path in (sorted(folder.rglob("*")) or [folder])):
        if path.is_file() and "target" not in path.parts and path.suffix not in (".md", ".lock"):
            state.update(path.read_bytes())
    stamp = place / "sources.sha256"
    with (place / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield not stamp.is_file() or stamp.read_text() != state.hexdigest()
        stamp.write_text(state.hexdigest())


def python() -> list[str]:
    """The program in Python."""
    return [sys.executable, str(GENERATED / "python" / "rntuple_kaitai" / "dump.py")]


def javascript() -> list[str]:
    """The program in JavaScript."""
    need("node")
    return ["node", str(GENERATED / "javascript" / "dump.js")]


def java() -> list[str]:
    """The program in Java."""
    return java_program("org.rntuple.Dump")


def java_jars() -> list[Path]:
    """The libraries of codecs and hash for Java; skips the test where they are missing."""
    jars = sorted((BUILD / "java" / "jars").glob("*.jar"))
    wanted = (GENERATED / "java" / "pom.xml").read_text(encoding="utf-8").count("<dependency>")
    if len(jars) < wanted:
        message = "libraries for Java are not installed: run tools/project/setup_languages.sh"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    return jars


def java_program(name: str, jars: Sequence[Path] | None = None) -> list[str]:
    """The command that runs a class of the package in Java, or of the programs beside the tests.

    Args:
        name: name of the class.
        jars: libraries that it may use; default: all.
    """
    need("javac", "java")
    classes, libraries = BUILD / "java" / "classes", java_jars()
    sources = (GENERATED / "java" / "src", PROGRAMS)
    with outdated("java", *sources) as build:
        if build:
            files = [path for source in sources for path in sorted(source.rglob("*.java"))]
            path = os.pathsep.join(map(str, libraries))
            run(["javac", "-nowarn", "--release", "11", "-cp", path, "-d", classes, *files])
    path = os.pathsep.join(map(str, [classes, *(libraries if jars is None else jars)]))
    # Short runs: the compiler of the first tier and one thread for memory.
    return ["java", "-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", path, name]


def go() -> list[str]:
    """The program in Go."""
    need("go")
    program = BUILD / "go" / "dump"
    with outdated("go", GENERATED / "go") as build:
        if build:
            run(["go", "build", "-o", program, "./dump"], cwd=GENERATED / "go")
    return [str(program)]


def rust() -> list[str]:
    """The program in Rust, built for debugging: arithmetic that overflows is a panic."""
    need("cargo")
    with outdated("rust", GENERATED / "rust") as build:
        if build:
            manifest = GENERATED / "rust" / "Cargo.toml"
            target = BUILD / "rust"
            run(["cargo", "build", "--quiet", "--example", "dump", "--manifest-path", manifest, "--target-dir", target])  # fmt: skip
    return [str(BUILD / "rust" / "debug" / "examples" / "dump")]


def cpp() -> list[str]:
    """The program in C++."""
    return cpp_program("dump")


def cpp_program(name: str) -> list[str]:
    """A program of the package in C++, or of those beside the tests, with the sanitizers for addresses and undefined behaviour.

    Args:
        name: name of its source; ``decode-bare`` is ``decode`` with the package built without codecs.
    """
    need("g++")
    folder, place = GENERATED / "cpp_stl", BUILD / "cpp"
    with outdated("cpp", folder, PROGRAMS) as build:
        if build:
            package = {source.stem: source for source in sorted((folder / "src").glob("*.cpp"))}
            definitions = [f"-DRNTUPLE_WITH_{name}" for name in cpp_codecs()]
            work = [(stem, source, definitions) for stem, source in package.items()]
            work.append(("compression-bare", package["compression"], []))
            with ThreadPool(2) as pool:
                pool.starmap(_cpp_object, work)
                pool.map(
                    lambda source: cpp_link(source, place),
                    [*(folder / "tools").glob("*.cpp"), *PROGRAMS.glob("*.cpp")],
                )
            cpp_link(PROGRAMS / "decode.cpp", place, suffix="-bare")
    return [str(place / name)]


def _cpp_object(stem: str, source: Path, definitions: Sequence[str]) -> None:
    """Compile a source of the package in C++, unless neither it nor any header has changed."""
    headers = sorted((GENERATED / "cpp_stl" / "include").rglob("*.h"))
    state = hashlib.sha256(b"".join(path.read_bytes() for path in [*headers, source]))
    state.update(" ".join([*definitions, *CPP_OPTIONS]).encode())
    target, stamp = BUILD / "cpp" / f"{stem}.o", BUILD / "cpp" / f"{stem}.sha256"
    if not stamp.is_file() or stamp.read_text() != state.hexdigest():
        run(["g++", *definitions, *CPP_OPTIONS, "-c", "-o", target, source])
        stamp.write_text(state.hexdigest())


def cpp_codecs() -> list[str]:
    """Codecs for C++ whose headers are installed."""
    return [
        name
        for name, (headers, _) in CPP_CODECS.items()
        if all(Path("/usr/include", header).is_file() for header in headers)
    ]


def cpp_link(source: Path, target: Path, suffix: str = "") -> Path:
    """Compile a program and link it with the package in C++, which is compiled already.

    Args:
        source: the program.
        target: the directory for the result.
        suffix: ``-bare`` takes the package without codecs.
    """
    program = target / f"{source.stem}{suffix}"
    objects = [
        BUILD / "cpp" / f"{each.stem}{suffix if each.stem == 'compression' else ''}.o"
        for each in sorted((GENERATED / "cpp_stl" / "src").glob("*.cpp"))
    ]
    libraries = [f"-l{library}" for name in cpp_codecs() for library in CPP_CODECS[name][1]]
    run(["g++", *CPP_OPTIONS, "-o", program, source, *objects, *libraries])
    return program


def ruby() -> list[str]:
    """The program in Ruby, with what the compiler of grammars makes of the published texts.

    It has the runtime of Kaitai Struct if ``tools/project/setup_languages.sh`` could install it, or the one beside the program.
    """
    need("ruby", "java")
    if not any((REPOSITORY / "build" / "compiler").glob("kaitai-struct-compiler*.jar")):
        message = "no compiler of grammars: run tools/project/setup_compiler.sh"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    program, place = PROGRAMS / "ruby" / "dump.rb", BUILD / "ruby"
    parsers, table = place / "parsers", place / "types.json"
    generator = REPOSITORY / "tools" / "generate"
    with outdated("ruby", REPOSITORY / "spec", generator / "model.py", generator / "grammars.py") as build:
        if build:
            shutil.rmtree(parsers, ignore_errors=True)
            run([sys.executable, "-c", RUBY_PARSERS, parsers, table], cwd=generator)
    runtimes = [*sorted(place.glob("gems/kaitai-struct-*/lib")), program.parent]
    return ["ruby", "-I", str(runtimes[0]), str(program), str(parsers), str(table)]


LANGUAGES: tuple[Callable[[], list[str]], ...] = (python, javascript, java, go, rust, cpp)


def rust_decoder(*, is_bare: bool = False) -> list[str]:
    """The program in Rust that calls the decoders.

    Args:
        is_bare: with the package built without codecs and hash.
    """
    if is_bare:
        return rust_program("decode", PROGRAMS / "rust", target="rust-bare")
    return rust_program("decode", PROGRAMS / "rust", "--features", "codecs", target="rust-decode")


DECODERS: dict[str, Callable[[], list[str]]] = {
    "java": lambda: java_program("Decode"),
    "cpp": lambda: cpp_program("decode"),
    "go": lambda: go_program("decode", PROGRAMS / "go"),
    "rust": rust_decoder,
}
"""Programs that call decoders, decompression and reads of a package; :func:`asked` asks them."""


def asked(command: list[str], *lines: str) -> list[str]:
    """What a program answers to each line."""
    done = subprocess.run(
        command,
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **SANITIZERS},
    )
    assert done.returncode == 0, done.stderr[-3000:]
    answers = done.stdout.split("\n")[:-1]
    assert len(answers) == len(lines)
    return answers


def request_name(type_name: str) -> str:
    """``RootFile.KeysList`` as ``root_file.keys_list``, the name by which a program knows a type."""
    return ".".join(re.sub(r"(?<!^)([A-Z])", r"_\1", part).lower() for part in type_name.split("."))


def request(pieces: Sequence[Example]) -> bytes:
    """What the programs read."""
    parts = []
    for piece in pieces:
        name = request_name(piece.type).encode()
        parts += [struct.pack("<I", len(name)), name, struct.pack("<I", len(piece.data)), piece.data]
    return b"".join(parts)


def lines(command: Sequence[str], pieces: Sequence[Example]) -> list[str]:
    """What a program prints for the pieces, in one process. A program that stops halfway is a failure."""
    environment = {**os.environ, **SANITIZERS, "PYTHONPATH": str(GENERATED / "python")}
    done = subprocess.run(
        list(command), input=request(pieces), capture_output=True, check=False, env=environment
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")[-4000:]
    found = done.stdout.decode("ascii").splitlines()
    assert len(found) == len(pieces)
    return found


@lru_cache(maxsize=1 << 15)
def expected(piece: Example) -> str:
    """The line that Python prints for a piece."""
    try:
        return str(dump.canonical(request_name(piece.type), piece.data))
    except rntuple_kaitai.ParseError:
        return "error"


def compare(found: Sequence[str], pieces: Sequence[Example]) -> None:
    """Fail at the first piece whose line is not that of Python.

    Raises:
        AssertionError: with the piece and the place in the line.
    """
    for line, piece in zip(found, pieces, strict=True):
        wanted = expected(piece)
        if line != wanted:
            place = next(
                (i for i, (a, b) in enumerate(zip(line, wanted, strict=False)) if a != b),
                min(len(line), len(wanted)),
            )
            raise AssertionError(
                f"{piece.type} {piece.label}: ..{line[max(place - 60, 0) : place + 60]}.. "
                f"is not ..{wanted[max(place - 60, 0) : place + 60]}.."
            )
