"""ROOT as a peer of benchmarks: a program compiled against the wheel that ``make root`` installs."""

from __future__ import annotations

import os
import subprocess
from functools import cache
from pathlib import Path

ROOT_OF_PROJECT = Path(__file__).resolve().parent.parent
SOURCE = Path(__file__).with_name("root_reading.cxx")
PROGRAM = ROOT_OF_PROJECT / "build" / "benchmarks" / "root_reading"


@cache
def wheel() -> Path | None:
    """Where ROOT is installed; None if it is not."""
    found = sorted((ROOT_OF_PROJECT / ".venv-root").glob("lib/python3.*/site-packages/ROOT"))
    return found[-1] if found else None


@cache
def program() -> Path | None:
    """The compiled program; None without ROOT or a compiler."""
    place = wheel()
    if place is None:
        return None
    if not PROGRAM.exists() or PROGRAM.stat().st_mtime < SOURCE.stat().st_mtime:
        PROGRAM.parent.mkdir(parents=True, exist_ok=True)
        command = [
            "g++",
            "-std=c++17",
            "-O2",
            "-I",
            place / "include",
            "-L",
            place / "lib",
            SOURCE,
            "-o",
            PROGRAM,
        ]
        command += [
            f"-Wl,-rpath,{place}/lib",
            "-Wl,--allow-shlib-undefined",
            f"-Wl,-rpath-link,{place}/../root.libs",
        ]
        try:
            subprocess.run([*command, "-lROOTNTuple", "-lRIO", "-lCore"], check=True)
        except (OSError, subprocess.CalledProcessError):
            return None
    return PROGRAM


class RootReader:
    """Reads a file with ROOT, in a process that stays, once for each call.

    Args:
        path: file of the paper's data.
        way: "views" or "direct".

    Attributes:
        seconds: processor time of the last call.
    """

    def __init__(self, path: Path, way: str) -> None:
        place, found = wheel(), program()
        if place is None or found is None:
            raise RuntimeError("ROOT or a compiler is not there: make root")
        self.seconds = 0.0
        self._way = way
        self._process = subprocess.Popen(
            [found, path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "LD_LIBRARY_PATH": f"{place}/lib"},
        )
        assert self._process.stdin
        assert self._process.stdout
        self._requests, self._answers = self._process.stdin, self._process.stdout

    def __call__(self) -> None:
        """Open and read the file."""
        self._requests.write(self._way + "\n")
        self._requests.flush()
        self.seconds = float(self._answers.readline())

    def close(self) -> None:
        """End the process."""
        self._process.communicate()
