"""Output of a program in bounded memory: its end, and the report of a memory error anywhere in it."""

from __future__ import annotations

import math
from collections.abc import Callable

from rntuple_construct.kit.runner.stack_traces import start_of_memory_error

__all__ = ["ProgramOutput"]

_MAX_END = 1 << 16
"""Bytes of the end that are kept."""
_MAX_REPORT = 1 << 16
"""Bytes from the first report on that are kept: a sanitizer prints a few kilobytes, its stack included."""
_MAX_LINE = 1 << 13
"""Bytes of an incomplete line that are searched again with the next piece of it."""
_MAX_SEARCHED = 1 << 25
"""Bytes of output that are searched for a report; a program that prints more is searched at its end only."""


class ProgramOutput:
    """Output of a program.

    Args:
        find: returns where the report starts in lines of the output, or None; by default the report of a memory error.
    """

    def __init__(self, find: Callable[[str], int | None] | None = None) -> None:
        self._find = find or start_of_memory_error
        self._max_searched = _MAX_SEARCHED if find is None else math.inf
        self._end = bytearray()
        self._line = b""
        self._report: bytearray | None = None
        self._start_of_report = 0
        self._size = 0

    def add(self, data: bytes) -> None:
        """Take the next bytes of output."""
        if self._report is not None:
            self._report += data[: max(0, _MAX_REPORT - len(self._report))]
        elif self._size < self._max_searched:
            self._search(data)
        self._size += len(data)
        self._end += data
        if len(self._end) > 4 * _MAX_END:
            del self._end[:-_MAX_END]

    def _search(self, data: bytes) -> None:
        """Search complete lines: the end of a line may say that it reports no memory error."""
        seen = self._line + data
        complete = seen.rfind(b"\n") + 1
        if not complete and len(seen) > _MAX_LINE:
            complete = len(seen)
        found = self._find(seen[:complete].decode("latin-1"))
        self._line = seen[complete:] if complete < len(seen) else seen[max(complete, len(seen) - _MAX_LINE) :]
        if found is not None:
            start = seen.rfind(b"\n", 0, found) + 1
            self._report = bytearray(seen[start : start + _MAX_REPORT])
            self._start_of_report = self._size + len(data) - (len(seen) - start)

    def text(self) -> str:
        """Return the report, if it is not in the end, and the end."""
        end = bytes(self._end[-_MAX_END:])
        before = b""
        if self._report is not None:
            num_missing = self._size - len(end) - self._start_of_report
            if num_missing > 0:
                before = bytes(self._report[:num_missing]) + b"\n"
        return (before + end).decode("utf-8", "backslashreplace").strip()
