"""Compile the loop over pages and the parsers of metadata, for wheels and installations, or in place.

    python tools/generate/build_native.py        # beside its source, for those who work in this tree

Hatchling runs it when it makes a wheel or an editable installation. Without a compiler, or with one that fails, it says
so, and the wheel is one of Python alone: everything works without the library.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zlib
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # not needed to compile
    BuildHookInterface = object

FOLDER = Path("rntuple_construct") / "format" / "native"
SOURCES = (FOLDER / "pages.c", FOLDER / "parsers.c", FOLDER / "copies.c")
HEADERS = Path("generated") / "c" / "include"
FINGERPRINT = Path("generated") / "python" / "rntuple_spec" / "c_headers.py"
SUFFIX = ".dylib" if sys.platform == "darwin" else ".so"
LIBRARY = FOLDER / f"_pages{SUFFIX}"
FLAGS = ("-std=c99", "-O3", "-Wall", "-Wextra", "-fPIC", "-fvisibility=hidden")


def compilers() -> list[list[str]]:
    """Commands that may be a C compiler; only ``CC`` if it is set."""
    if os.environ.get("CC"):
        return [shlex.split(os.environ["CC"])]
    names = ((sysconfig.get_config_var("CC") or "").partition(" ")[0], "cc", "gcc", "clang")
    return [[name] for name in dict.fromkeys(names) if name and shutil.which(name)]


def platform_flags(platform: str) -> list[str]:
    """What makes a library for a platform as ``sysconfig`` names it, such as macosx-11.0-universal2."""
    system, _, rest = platform.partition("-")
    if system != "macosx":
        return ["-shared"]
    version, _, machine = rest.partition("-")
    machines = ("x86_64", "arm64") if machine == "universal2" else (machine,)
    return [
        "-dynamiclib",
        f"-mmacosx-version-min={version}",
        *(word for each in machines for word in ("-arch", each)),
    ]


def build(root: Path, target: Path) -> str:
    """Compile the library of a copy of the repository; returns why that did not work, or nothing."""
    if sys.platform == "win32":
        # The libraries whose functions it calls do not export them there.
        return "there is no library for Windows"
    source = 0
    for path in (*SOURCES, FINGERPRINT):
        source = zlib.crc32((root / path).read_bytes(), source)
    flags = [*FLAGS, f"-DSOURCE={source}u", f"-I{root / HEADERS}", *platform_flags(sysconfig.get_platform())]
    problems = []
    for compiler in compilers():
        # Processes that use the one which is there keep it.
        with tempfile.TemporaryDirectory(dir=target.parent, prefix=".build-") as folder:
            made = Path(folder) / target.name
            command = [*compiler, *flags, *(str(root / path) for path in SOURCES), "-o", str(made)]
            try:
                done = subprocess.run(command, check=False, capture_output=True, text=True)
            except OSError as error:
                problems.append(str(error))
                continue
            if not done.returncode and made.is_file():
                made.replace(target)
                return ""
            problems.append(f"{shlex.join(command)}: {done.stderr.strip()}")
    return "; ".join(problems) or "there is no C compiler"


class NativeHook(BuildHookInterface):  # type: ignore[misc]
    """Adds the library to the wheel; an editable installation finds it in the tree."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and say that the wheel is for this platform."""
        root = Path(self.root)
        self._folder = tempfile.TemporaryDirectory()
        is_wheel = version != "editable"
        target = Path(self._folder.name) / LIBRARY.name if is_wheel else root / LIBRARY
        problem = build(root, target)
        if problem:
            self.app.display_warning(f"without compiled code: {problem}")
        elif is_wheel:
            build_data["force_include"][str(target)] = LIBRARY.as_posix()
            build_data["pure_python"] = False
            # It uses nothing of Python's own interface, so that one wheel is for all versions.
            platform = sysconfig.get_platform().translate(str.maketrans("-.", "__"))
            build_data["tag"] = f"py3-none-{platform}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the files that are in the wheel now."""
        self._folder.cleanup()


def main() -> int:
    """Compile it in this tree; the exit code is 1 if that did not work."""
    root = Path(__file__).resolve().parents[2]
    problem = build(root, root / LIBRARY)
    print(problem or root / LIBRARY)
    return int(bool(problem))


if __name__ == "__main__":
    sys.exit(main())
