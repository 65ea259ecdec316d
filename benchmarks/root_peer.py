"""ROOT as a peer of benchmarks: a program compiled against the wheel that ``make root`` installs."""

from __future__ import annotations

import os
import subprocess
from functools import cache
from pathlib import Path

ROOT_OF_PROJECT = Path(__file__).resolve().parent.parent
HERE = Path(__file__).parent
BUILD = ROOT_OF_PROJECT / "build" / "benchmarks"
LIBRARIES = {
    "root_reading": ("ROOTNTuple", "ROOTDataFrame", "ROOTVecOps", "RIO", "Core"),
    "root_writing": ("ROOTNTuple", "RIO", "Core"),
    "root_merging": ("Hist", "ROOTNTuple", "RIO", "Core"),
    "root_parallel_writing": ("ROOTNTuple", "RIO", "Core"),
}
"""Programs (NAME.cxx in this folder), and the libraries of ROOT that they need."""


@cache
def wheel() -> Path | None:
    """Where ROOT is installed; None if it is not."""
    found = sorted((ROOT_OF_PROJECT / ".venv-root").glob("lib/python3.*/site-packages/ROOT"))
    return found[-1] if found else None


@cache
def program(name: str = "root_reading") -> Path | None:
    """A compiled program; None without ROOT or a compiler."""
    place = wheel()
    if place is None:
        return None
    source, made = HERE / f"{name}.cxx", BUILD / name
    if not made.exists() or made.stat().st_mtime < source.stat().st_mtime:
        made.parent.mkdir(parents=True, exist_ok=True)
        flags = [
            "-std=c++17", "-O2", "-I", place / "include", "-L", place / "lib", f"-Wl,-rpath,{place}/lib",
            "-Wl,--allow-shlib-undefined", f"-Wl,-rpath-link,{place}/../root.libs",
        ]  # fmt: skip
        libraries = [f"-l{library}" for library in LIBRARIES[name]]
        try:
            subprocess.run(["g++", *flags, source, "-o", made, *libraries, "-pthread"], check=True)
        except (OSError, subprocess.CalledProcessError):
            return None
    return made


def environment() -> dict[str, str]:
    """What programs need to find ROOT's libraries and headers."""
    place = wheel()
    return {**os.environ, "LD_LIBRARY_PATH": f"{place}/lib", "ROOTSYS": str(place)}


class RootReader:
    """Reads a file with ROOT, in a process that stays, once for each call.

    Args:
        path: file of the paper's data.
        way: "views", "direct", "bulk", "frame" or "open".

    Attributes:
        seconds: processor time of the last call.
        wall_seconds: of the last call.
        sum: of all values, as the last call found it.
    """

    def __init__(self, path: Path, way: str) -> None:
        found = program()
        if found is None:
            raise RuntimeError("ROOT or a compiler is not there: make root")
        self.seconds = self.wall_seconds = self.sum = 0.0
        self._way = way
        self._process = subprocess.Popen(
            [found, path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment(),
        )
        assert self._process.stdin
        assert self._process.stdout
        self._requests, self._answers = self._process.stdin, self._process.stdout

    def __call__(self) -> None:
        """Open and read the file."""
        self._requests.write(self._way + "\n")
        self._requests.flush()
        self.seconds, self.wall_seconds, self.sum = map(float, self._answers.readline().split())

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


class RootWriter:
    """Writes the paper's data with ROOT, in a process that stays, a file for each call.

    Args:
        directory: of the arrays that ``PaperData.save`` wrote, and of the file.
        way: "fill" or "raw".
        settings: of compression, such as 505.
        num_entries: entries of each cluster.

    Attributes:
        seconds: processor time of the last call.
        size: bytes of the file that it wrote.
    """

    def __init__(self, directory: Path, way: str, settings: int, num_entries: int) -> None:
        found = program("root_writing")
        if found is None:
            raise RuntimeError("ROOT or a compiler is not there: make root")
        self.seconds, self.size = 0.0, 0
        self._path = directory / f"root_{way}_{settings}.root"
        self._line = f"{way} {settings} {num_entries} {self._path}\n"
        self._process = subprocess.Popen(
            [found, directory], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment()
        )
        assert self._process.stdin
        assert self._process.stdout
        self._requests, self._answers = self._process.stdin, self._process.stdout

    def __call__(self) -> None:
        """Write the file anew."""
        self._path.unlink(missing_ok=True)
        self._requests.write(self._line)
        self._requests.flush()
        self.seconds = float(self._answers.readline())
        self.size = self._path.stat().st_size

    def close(self) -> None:
        """End the process."""
        self._process.communicate()
