"""Which lines and branches of the package a test process reaches; ``make test`` asks for it with ``RNTUPLE_COVERAGE``.

Every process of pytest writes a file into the directory that the variable names; ``tools/coverage_report.py`` adds them up.
Programs that tests start are not measured.
"""

from __future__ import annotations

import atexit
import json
import os
from pathlib import Path

VARIABLE = "RNTUPLE_COVERAGE"
PACKAGE = Path(__file__).resolve().parents[2] / "rntuple_construct"
EXCLUDED = ["raise NotImplementedError", "@overload", "@abstractmethod"]
"""Patterns of lines that are never reached, besides those that are left out anyway (``if TYPE_CHECKING:``)."""


def measure(directory: Path) -> None:
    """Measure this process from now on; modules of the package that are loaded already do not count.

    Args:
        directory: where a file is written when the process ends.
    """
    import slipcover

    measured = slipcover.Slipcover(branch=True, exclude_also=EXCLUDED)
    slipcover.ImportManager(measured, slipcover.FileMatcher(sources=[PACKAGE])).__enter__()
    own = os.getpid()

    def write() -> None:
        if os.getpid() == own:  # not in a copy of this process
            found = json.dumps(measured.get_coverage())
            (directory / f"{own}.json").write_text(found, encoding="utf-8")

    atexit.register(write)
