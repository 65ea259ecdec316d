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


@contextmanager
def outdated(name: str, folder: Path) -> Iterator[bool]:
    """Whether what is built from a folder has to be built again; one process at a time gets the answer."""
    place = BUILD / name
    place.mkdir(parents=True, exist_ok=True)
    state = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
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
    need("javac", "java")
    classes = BUILD / "java" / "classes"
    with outdated("java", GENERATED / "java" / "src") as build:
        if build:
            run(["javac", "-nowarn", "-d", classes, *sorted((GENERATED / "java" / "src").rglob("*.java"))])
    return ["java", "-Xmx512m", "-cp", str(classes), "org.rntuple.Dump"]


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
    """The program in C++, with the sanitizers for addresses and undefined behaviour."""
    need("g++")
    folder = GENERATED / "cpp_stl"
    program = BUILD / "cpp" / "dump"
    checks = ["-std=c++11", "-Wall", "-Wextra", "-Werror", "-Wno-type-limits"]
    sanitize = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    with outdated("cpp", folder) as build:
        if build:
            sources = [folder / "tools" / "dump.cpp", *sorted((folder / "src").glob("*.cpp"))]
            objects = [BUILD / "cpp" / f"{source.stem}.o" for source in sources]
            options = [*checks, *sanitize, f"-I{folder / 'include'}", "-c", "-o"]
            with ThreadPool(2) as pool:
                pool.starmap(
                    lambda source, target: run(["g++", *options, target, source]),
                    zip(sources, objects, strict=True),
                )
            run(["g++", *sanitize, "-o", program, *objects])
    return [str(program)]


LANGUAGES: tuple[Callable[[], list[str]], ...] = (python, javascript, java, go, rust, cpp)


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
