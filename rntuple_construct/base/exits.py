"""Exit codes of the ``rntuple`` command: one number for each kind of outcome."""

from __future__ import annotations

from enum import IntEnum

__all__ = ["Exit"]


class Exit(IntEnum):
    """Exit codes of a run; the numbers from 64 on are those of ``sysexits.h``."""

    FINE = 0
    FINDINGS = 1
    USAGE = 2
    DATA = 65
    INPUT = 66
    UNAVAILABLE = 69
    BUG = 70
    CANNOT_CREATE = 73
    IO = 74
    INTERRUPTED = 130

    @property
    def meaning(self) -> str:
        """Meaning of the code in a few words."""
        return _MEANINGS[self]


_MEANINGS = {
    Exit.FINE: "fine",
    Exit.FINDINGS: "findings or differences",
    Exit.USAGE: "wrong usage",
    Exit.DATA: "bad data",
    Exit.INPUT: "no such input",
    Exit.UNAVAILABLE: "an optional package or a service is missing",
    Exit.BUG: "a bug in this program",
    Exit.CANNOT_CREATE: "an output cannot be created",
    Exit.IO: "reading or writing failed",
    Exit.INTERRUPTED: "interrupted",
}
