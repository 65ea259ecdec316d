"""The C++, Go, Java and Rust parsers compile, refuse what Python refuses, and sum up to the same numbers.

Programs are built once into build/languages and nothing is downloaded; tools/setup_languages.sh fetches what is
needed beforehand.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from support.kaitai_cases import damaged, real
from support.kaitai_examples import Example, by_hand
from support.kaitai_sums import KINDS, expected, request

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
GENERATED = ROOT / "generated"
BUILD = ROOT / "build" / "languages"
JAR = BUILD / "java" / "kaitai-struct-runtime-0.11.jar"
OFFLINE = {"GOPROXY": "off", "GOFLAGS": "-mod=readonly", "GOTOOLCHAIN": "local", "CARGO_NET_OFFLINE": "true"}
SETUP = "run tools/setup_languages.sh"


def need(tool: str) -> None:
    """Skip unless the tool is installed."""
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")


@contextmanager
def outdated(language: str, *sources: Path) -> Iterator[bool]:
    """Whether the program of a language has to be built; one process at a time gets the answer."""
    folder = BUILD / language
    folder.mkdir(parents=True, exist_ok=True)
    state = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
    stamp = folder / "sources.sha256"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield not stamp.is_file() or stamp.read_text() != state
        stamp.write_text(state)


def run(command: list[str], cwd: Path = ROOT) -> None:
    """Run a compiler; its messages become the failure."""
    done = subprocess.run(
        command, cwd=cwd, env={**os.environ, **OFFLINE}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def cpp() -> list[str]:
    need("g++")
    sources = [HERE / "cpp" / "aggregates.cpp", *sorted((GENERATED / "cpp_stl").glob("*.cpp"))]
    headers = sorted((GENERATED / "cpp_stl").rglob("*.h"))
    program = BUILD / "cpp" / "aggregates"
    include = [f"-I{GENERATED / 'cpp_stl'}", f"-I{GENERATED / 'cpp_stl' / 'runtime'}"]
    checks = ["-std=c++11", "-Wall", "-Wextra", "-Werror", "-Wno-type-limits"]
    with outdated("cpp", *sources, *headers) as build:
        if build:
            run(["g++", *checks, *include, "-o", str(program), *map(str, sources)])
    return [str(program)]


def go() -> list[str]:
    need("go")
    runtime = subprocess.run(
        ["go", "list", "-deps", "."],
        cwd=HERE / "go",
        env={**os.environ, **OFFLINE},
        capture_output=True,
        text=True,
        check=False,
    )
    if runtime.returncode != 0:
        pytest.skip(f"the Go runtime is not installed: {SETUP}")
    program = BUILD / "go" / "aggregates"
    with outdated(
        "go", HERE / "go" / "aggregates.go", *sorted((GENERATED / "go" / "rntuple").glob("*.go"))
    ) as build:
        if build:
            run(["go", "build", "-o", str(program), "."], cwd=HERE / "go")
    return [str(program)]


def java() -> list[str]:
    need("javac")
    need("java")
    if not JAR.is_file():
        pytest.skip(f"the Java runtime is not installed: {SETUP}")
    sources = [HERE / "java" / "Aggregates.java", *sorted((GENERATED / "java").rglob("*.java"))]
    classes = BUILD / "java" / "classes"
    with outdated("java", *sources) as build:
        if build:
            run(["javac", "-nowarn", "-cp", str(JAR), "-d", str(classes), *map(str, sources)])
    return ["java", "-cp", f"{classes}{os.pathsep}{JAR}", "Aggregates"]


def rust() -> list[str]:
    need("cargo")
    sources = sorted((GENERATED / "rust").rglob("*.rs"))
    with outdated("rust", HERE / "rust" / "src" / "main.rs", *sources) as build:
        if build:
            manifest = str(HERE / "rust" / "Cargo.toml")
            run(
                [
                    "cargo",
                    "build",
                    "--quiet",
                    "--locked",
                    "--manifest-path",
                    manifest,
                    "--target-dir",
                    str(BUILD / "rust"),
                ]
            )
    return [str(BUILD / "rust" / "debug" / "aggregates")]


@pytest.fixture(scope="module", params=[cpp, go, java, rust], ids=lambda build: build.__name__)
def program(request: pytest.FixtureRequest) -> list[str]:
    command: list[str] = request.param()
    return command


def compare(program: list[str], examples: list[Example]) -> None:
    """Give all examples that the programs know to one process, and compare line by line."""
    known = [example for example in examples if example.type in KINDS]
    done = subprocess.run(program, input=request(known), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    for example, line in zip(known, done.stdout.decode().splitlines(), strict=True):
        assert line == expected(example), example


def test_real_envelopes_sum_up_to_the_same(program: list[str], corpus_dir: Path) -> None:
    compare(program, real())


def test_bytes_written_by_hand_sum_up_to_the_same(program: list[str]) -> None:
    compare(program, by_hand())


def test_damaged_bytes_are_refused_or_sum_up_to_the_same(program: list[str]) -> None:
    compare(program, damaged())
