"""Budgets that several parts of one file or of one read share, and the error of those who exceed them."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Any

from rntuple_construct.base.errors import LimitError
from rntuple_construct.base.limits import Limits

# A cluster usually lists all columns; a schema with the maximum number of records still has its page list examined.
_RANGES_PER_RECORD = 2

__all__ = ["EnvelopeBudget", "ReadBudget", "WorkBudget", "exceeded"]

_LEN_LOOK = 4096
"""Bytes that are decoded in the time that a page, or a column of a cluster, takes whatever its size."""
_LEN_COPY = 256
"""The same for a page that is listed again."""


def exceeded(
    name: str,
    message: str,
    *,
    allowed: int,
    needed: int,
    to_allow: int | None = None,
    path: str | None = None,
    offset: int | None = None,
    advice: str = "",
) -> LimitError:
    """The error of something that a limit does not allow, which says how to raise the limit.

    Args:
        name: the limit, a member of ``Limits``.
        message: the exceeded quantity, in one sentence.
        allowed: what the limit allows here.
        needed: the requested value.
        to_allow: the limit that would allow it; by default ``needed``.
        path, offset: where, as for ``RNTupleError``.
        advice: what can be done without raising the limit.
    """
    remedy = f"raise Limits.{name}, or give --allow {name}={needed if to_allow is None else to_allow} on the command line, if the file is trusted"
    return LimitError(
        f"{message}; {name} allows {allowed}", path=path, offset=offset, expected=allowed, actual=needed,
        hint=f"{advice}, or {remedy}" if advice else remedy,
    )  # fmt: skip


def _allowed_work(limits: Limits, len_input: int) -> int:
    return max(limits.max_len_work, limits.max_ratio_work * len_input)


class ReadBudget:
    """Bytes that the values of one read may take in memory, and pages that it may look at one by one; threads share it.

    Args:
        limits: the limits.
        len_input: bytes of the file.
        num_held: number of copies of the values that the consumer keeps in memory at the same time.
        is_step: if true, the package reads the values for its own work, and not for the caller.

    Attributes:
        allowed: bytes in all.
        undivided: bytes that all ``num_held`` copies may take together.
        spent: bytes charged so far.
        looks: pages counted so far.
    """

    def __init__(self, limits: Limits, len_input: int, num_held: int = 1, *, is_step: bool = False) -> None:
        self._name = "max_len_step" if is_step else "max_len_read"
        length = limits.max_len_step if is_step else limits.max_len_read
        self.undivided = max(length, limits.max_ratio_read * len_input)
        self.allowed = self.undivided // num_held
        self.spent = 0
        self.looks = 0
        self._num_held = num_held
        self._allowed_work = _allowed_work(limits, len_input)
        self._lock = Lock()

    def look(self, num_pages: int, path: str, in_all: Callable[[], int], offset: int | None = None) -> None:
        """Count pages that are about to be decoded one by one.

        Args:
            num_pages: how many.
            path, offset: as for ``RNTupleError``.
            in_all: tells the number of all pages, for the error.

        Raises:
            LimitError: a small file lists so many that they take too long.
        """
        with self._lock:
            self.looks += num_pages
            looks = self.looks
        needed = WorkBudget.cost(0, looks)
        if needed > self._allowed_work:
            raise exceeded(
                "max_len_work", f"{looks} pages would be decoded one by one in this read, each counted as {_LEN_LOOK} bytes",
                allowed=self._allowed_work, needed=needed, to_allow=max(needed, WorkBudget.cost(0, in_all())), path=path,
                offset=offset, advice="read fewer entries or fields at a time",
            )  # fmt: skip

    def check(self, nbytes: int, what: str, path: str | None = None) -> None:
        """Raise LimitError if fewer bytes are left, without counting them."""
        self.charge(nbytes, what, path)
        self.release(nbytes)

    def has_room(self, nbytes: int) -> bool:
        """Return whether this number of bytes is left."""
        return self.spent + nbytes <= self.allowed

    def take(self, nbytes: int) -> bool:
        """Count bytes that are about to be allocated, if that many are left; False if not, and nothing is counted."""
        with self._lock:
            if self.spent + nbytes > self.allowed:
                return False
            self.spent += nbytes
            return True

    def charge(self, nbytes: int, what: str, path: str | None = None) -> None:
        """Count bytes that are about to be allocated.

        Args:
            nbytes: how many.
            what: what for.
            path: where in the schema.

        Raises:
            LimitError: that is more than is left.
        """
        with self._lock:
            self.spent += nbytes
            spent = self.spent
        if spent > self.allowed:
            raise exceeded(
                self._name, f"{what} would bring the values of this read to {spent} bytes",
                allowed=self.allowed, needed=spent, to_allow=spent * self._num_held, path=path,
                advice="read fewer entries or fields at a time",
            )  # fmt: skip

    def release(self, nbytes: int) -> None:
        """Release charged bytes."""
        with self._lock:
            self.spent -= nbytes


class WorkBudget:
    """Values that one pass over a file may go through, in bytes, so that its time is bounded.

    Args:
        limits: the limits.
        len_input: bytes of the file.
        in_all: tells how much all values of the file are, for the error.
        activity: what goes over the file, for the error.
        advice: what can be done without raising the limit.

    Attributes:
        allowed: bytes in all.
        spent: bytes charged so far.
    """

    def __init__(
        self,
        limits: Limits,
        len_input: int,
        in_all: Callable[[], int],
        activity: str = "conversion",
        advice: str = "convert fewer entries or fields at a time",
    ) -> None:
        self._activity = activity
        self._advice = advice
        self.allowed = _allowed_work(limits, len_input)
        self.spent = 0
        self._in_all = in_all
        self._lock = Lock()

    @property
    def is_exceeded(self) -> bool:
        """Return whether more was charged than is allowed."""
        return self.spent > self.allowed

    @staticmethod
    def cost(nbytes: int, num_pages: int, num_ranges: int = 0, num_again: int = 0) -> int:
        """Bytes that are charged for values.

        Args:
            nbytes: bytes of the values in memory.
            num_pages: pages that they are in.
            num_ranges: columns in clusters that these belong to.
            num_again: pages that are the same as the one in front of them, whose elements are copied.
        """
        return nbytes + _LEN_LOOK * (num_pages + num_ranges) + _LEN_COPY * num_again

    def charge(self, nbytes: int, path: str | None = None) -> None:
        """Count values that are about to be read.

        Args:
            nbytes: how many bytes, as ``cost`` tells.
            path: where in the schema.

        Raises:
            LimitError: that is more than is left.
        """
        with self._lock:
            self.spent += nbytes
            spent = self.spent
        if spent > self.allowed:
            raise exceeded(
                "max_len_work", f"the {self._activity} would go through values of more than {self.allowed} bytes in all",
                allowed=self.allowed, needed=spent, to_allow=max(spent, self._in_all()), path=path,
                advice=self._advice,
            )  # fmt: skip


class EnvelopeBudget:
    """Bytes that all envelopes of one file may expand to, and the records that they may become.

    Args:
        limits: the limits.
        len_input: bytes of the file.
    """

    def __init__(self, limits: Limits, len_input: int) -> None:
        self._limits = limits
        self._len_input = len_input
        self._stored: dict[tuple[Any, int], None] = {}
        self._nbytes_stored = 0
        self._spent = 0
        self._num_records = 0
        self._num_ranges = 0

    def charge(self, place: Any, nbytes: int, length: int, path: str, offset: int | None) -> None:
        """Count an envelope that is about to be decompressed; bytes that are listed again justify nothing more.

        Args:
            place: where it is stored.
            nbytes: its stored bytes.
            length: its uncompressed length.
            path, offset: as for ``RNTupleError``.

        Raises:
            LimitError: that is more than is left.
        """
        if (place, nbytes) not in self._stored:
            self._stored[place, nbytes] = None
            self._nbytes_stored = min(self._nbytes_stored + nbytes, self._len_input)
        limits = self._limits
        allowed = limits.max_len_envelopes + limits.max_ratio_envelopes * self._nbytes_stored
        needed = self._spent + length
        if needed > allowed:
            raise exceeded(
                "max_len_envelopes", f"the envelopes of the file would expand to {needed} bytes",
                allowed=allowed, needed=needed, path=path, offset=offset,
            )  # fmt: skip
        self._spent = needed

    def charge_ranges(self, num_ranges: int, path: str, offset: int | None) -> None:
        """Count columns in clusters of a page list that are about to become objects, as in a parse tree.

        Args:
            num_ranges: columns that the clusters list, those of each cluster counted.
            path, offset: as for ``RNTupleError``.

        Raises:
            LimitError: that is more than is left.
        """
        allowed = _RANGES_PER_RECORD * self._limits.max_num_records + self._nbytes_stored
        needed = self._num_ranges + num_ranges
        if needed > allowed:
            raise exceeded(
                "max_num_records", f"the page lists would become {needed} columns in clusters",
                allowed=allowed, needed=-(-needed // _RANGES_PER_RECORD), path=path, offset=offset,
            )  # fmt: skip
        self._num_ranges = needed

    def charge_records(self, num_records: int, path: str, offset: int | None) -> None:
        """Count records that are about to become objects.

        Args:
            num_records: how many there are in an envelope that was charged.
            path, offset: as for ``RNTupleError``.

        Raises:
            LimitError: that is more than is left.
        """
        allowed = self._limits.max_num_records + self._nbytes_stored
        needed = self._num_records + num_records
        if needed > allowed:
            raise exceeded(
                "max_num_records", f"the envelopes of the file would become {needed} records",
                allowed=allowed, needed=needed, path=path, offset=offset,
            )  # fmt: skip
        self._num_records = needed
