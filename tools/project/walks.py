"""Count the modules that take part in three walks through the package.

    python tools/project/walks.py           # the three walks, a line each with the rooms they pass
    python tools/project/walks.py --modules # and every module

The exit code is 1 if a walk passes more modules than it may. A module takes part if one of its functions is called; code that runs while a module is imported does not count.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import rntuple_construct as rnt

PACKAGE = Path(rnt.__file__).parent
SAMPLE = PACKAGE.parent / "tests" / "data" / "root-6.40" / "files" / "collections.root"


@contextmanager
def modules_called(found: set[str]) -> Iterator[None]:
    """Add to ``found`` the modules of the package of which a function is called inside the block."""
    prefix = f"{PACKAGE}/"

    def profile(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            code = frame.f_code
            if code.co_name != "<module>" and code.co_filename.startswith(prefix):
                found.add(code.co_filename.removeprefix(prefix).removesuffix(".py").replace("/", "."))

    sys.setprofile(profile)
    try:
        yield
    finally:
        sys.setprofile(None)


def read_an_awkward_array() -> None:
    """Walk from ``open`` to an awkward array."""
    with rnt.open(SAMPLE) as file:
        file[file.keys()[0]].arrays(library="ak")


def write_a_float() -> None:
    """Walk from a float to the disk."""
    with tempfile.TemporaryDirectory() as folder:
        rnt.write(f"{folder}/out.root", "Events", {"x": [1.5]})


def report_a_broken_byte() -> None:
    """Walk from a broken byte to a SARIF report."""
    from rntuple_construct.validation.reports import FORMATS

    data = bytearray(SAMPLE.read_bytes())
    data[len(data) // 2] ^= 0xFF
    report = rnt.validate(bytes(data))
    FORMATS["sarif"](report)


WALKS: dict[str, tuple[Callable[[], None], int]] = {
    "from open() to an awkward array": (read_an_awkward_array, 50),
    "from a float to the disk": (write_a_float, 47),
    "from a broken byte to SARIF": (report_a_broken_byte, 68),
}
"""Each walk, with the number of modules that it may pass at most."""


def main() -> int:
    """Print the walks; the exit code is 1 if one passes more modules than it may."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--modules", action="store_true", help="list every module")
    arguments = parser.parse_args()
    is_longer = False
    for name, (walk, goal) in WALKS.items():
        walk()  # what happens at the first time only, such as building grammars, does not count
        found: set[str] = set()
        with modules_called(found):
            walk()
        rooms = Counter(module.partition(".")[0] for module in found)
        is_longer |= len(found) > goal
        print(
            f"{name}: {len(found)} modules (at most {goal}):",
            ", ".join(f"{room} {n}" for room, n in rooms.most_common()),
        )
        if arguments.modules:
            print(*(f"    {module}" for module in sorted(found)), sep="\n")
    return int(is_longer)


if __name__ == "__main__":
    raise SystemExit(main())
