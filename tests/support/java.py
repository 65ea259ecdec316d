"""Programs on Avro's own Trevni, compiled once into build/languages; tools/project/setup_languages.sh fetches the libraries."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "languages" / "trevni"
SOURCES = ROOT / "tests" / "trevni" / "java"


def java_program(name: str, library: str) -> list[str]:
    """The command that runs a program; skips the test where it cannot be.

    Args:
        name: its class, in a file of that name.
        library: the library that it needs.
    """
    for tool in ("java", "javac"):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed")
    jars = BUILD / "jars"
    if not any(jars.glob(f"{library}-*.jar")):
        pytest.skip(f"Avro's {library} is not installed: run tools/project/setup_languages.sh")
    source, classes = SOURCES / f"{name}.java", BUILD / "classes"
    state = hashlib.sha256(source.read_bytes()).hexdigest()
    stamp = BUILD / f"{name}.sha256"
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not stamp.is_file() or stamp.read_text() != state:
            done = subprocess.run(
                ["javac", "-cp", f"{jars}/*", "-d", str(classes), str(source)],
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, done.stderr
            stamp.write_text(state)
    return ["java", "-cp", f"{classes}{os.pathsep}{jars}/*", name]


def run(program: list[str], *arguments: str) -> str:
    """What a program prints."""
    command = [*program, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout
