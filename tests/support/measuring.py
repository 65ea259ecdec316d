"""Which lines and branches of the package a test process reaches; ``make coverage`` asks for it with ``RNTUPLE_COVERAGE``.

Every process of pytest writes a file into the directory that the variable names; ``tools/project/coverage_report.py`` adds them up.
Programs that tests start are not measured.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

VARIABLE = "RNTUPLE_COVERAGE"
PACKAGE = Path(__file__).resolve().parents[2] / "rntuple_construct"
EXCLUDED = ["raise NotImplementedError", "@overload", "@abstractmethod"]
"""Patterns of lines that are never reached, besides those that are left out anyway (``if TYPE_CHECKING:``)."""


def measure(directory: Path) -> Callable[[], None]:
    """Measure this process from now on; modules of the package that are loaded already do not count.

    ``PID.started`` is there at once, ``PID.json`` when it is written, so that a process that ended before shows.

    Args:
        directory: where these files are written.

    Returns:
        a function that writes what was reached so far. It is called when the tests are over, not when the process ends:
        a worker that takes long to end is killed.
    """
    import slipcover

    measured = slipcover.Slipcover(branch=True, exclude_also=EXCLUDED)
    slipcover.ImportManager(measured, slipcover.FileMatcher(sources=[PACKAGE])).__enter__()
    own = os.getpid()
    (directory / f"{own}.started").touch()

    def write() -> None:
        if os.getpid() == own:  # not in a copy of this process
            found = json.dumps(measured.get_coverage())
            (directory / f"{own}.json").write_text(found, encoding="utf-8")

    return write


def unfinished(directory: Path) -> list[str]:
    """Processes that started to measure in a directory and never wrote what they reached."""
    return sorted(
        path.stem for path in directory.glob("*.started") if not path.with_suffix(".json").is_file()
    )
