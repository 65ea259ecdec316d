"""Budgets that several parts of one file or of one read share, and the error of those who exceed them."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Any

from rntuple_construct.base.errors import LimitError
from rntuple_construct.base.limits import Limits

__all__ = ["Budget", "EnvelopeAllowance", "cost", "exceeded", "look_budget", "read_budget", "work_budget"]

_RANGES_PER_RECORD = 2
"""Columns in clusters for each record: a cluster usually lists all columns of a schema."""

_LEN_LOOK = 4096
"""Bytes that are decoded in the time that an empty page, or an empty column of a cluster, takes."""
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


class Budget:
    """Bytes, or a number of things, that all parts of one file or read may take together; threads share it.

    Args:
        limit: member of ``Limits`` that sets it.
        allowed: how much.
        message: returns the sentence of the error from the purpose and the sum of the charges.
        to_allow: returns the value of the limit that allows a sum; the sum itself by default.
        advice: what can be done without raising the limit.

    Attributes:
        allowed: how much.
        spent: sum of the charges.
        is_exceeded: if true, a charge was refused.
    """

    def __init__(
        self,
        limit: str,
        allowed: int,
        message: Callable[[str, int], str],
        *,
        to_allow: Callable[[int], int] = lambda needed: needed,
        advice: str = "",
    ) -> None:
        self.allowed = allowed
        self.spent = 0
        self.is_exceeded = False
        self._limit = limit
        self._message = message
        self._to_allow = to_allow
        self._advice = advice
        self._lock = Lock()

    def has_room(self, amount: int) -> bool:
        """Return whether this much is left."""
        return self.spent + amount <= self.allowed

    def take(self, amount: int) -> bool:
        """Count an amount if that much is left; return False without counting if not."""
        with self._lock:
            if self.spent + amount > self.allowed:
                return False
            self.spent += amount
            return True

    def charge(self, amount: int, what: str = "", path: str | None = None, offset: int | None = None) -> None:
        """Count an amount before it is used.

        Args:
            amount: how much.
            what: its purpose.
            path, offset: as for ``RNTupleError``.

        Raises:
            LimitError: more than is left; nothing is counted.
        """
        if self.take(amount):
            return
        self.is_exceeded = True
        needed = self.spent + amount
        raise exceeded(
            self._limit, self._message(what, needed), allowed=self.allowed, needed=needed,
            to_allow=self._to_allow(needed), path=path, offset=offset, advice=self._advice,
        )  # fmt: skip

    def release(self, amount: int) -> None:
        """Release a charged amount."""
        with self._lock:
            self.spent -= amount


def read_budget(limits: Limits, len_input: int, num_held: int = 1, *, is_step: bool = False) -> Budget:
    """Return the budget for bytes of the values of one read in memory.

    Args:
        limits: the limits.
        len_input: bytes of the file.
        num_held: number of copies of the values that the consumer keeps in memory at the same time.
        is_step: if true, the package reads the values for its own work, and not for the caller.
    """
    length = limits.max_len_step if is_step else limits.max_len_read
    return Budget(
        "max_len_step" if is_step else "max_len_read", max(length, limits.max_ratio_read * len_input) // num_held,
        lambda what, needed: f"{what} would bring the values of this read to {needed} bytes",
        to_allow=lambda needed: needed * num_held, advice="read fewer entries or fields at a time",
    )  # fmt: skip


def _allowed_work(limits: Limits, len_input: int) -> int:
    return max(limits.max_len_work, limits.max_ratio_work * len_input)


def cost(nbytes: int, num_pages: int, num_ranges: int = 0, num_again: int = 0) -> int:
    """Return the bytes that budgets of work are charged for values.

    Args:
        nbytes: bytes of the values in memory.
        num_pages: pages that they are in.
        num_ranges: columns in clusters that these belong to.
        num_again: pages that are the same as the one in front of them, whose elements are copied.
    """
    return nbytes + _LEN_LOOK * (num_pages + num_ranges) + _LEN_COPY * num_again


def look_budget(limits: Limits, len_input: int, in_all: Callable[[], int]) -> Budget:
    """Return the budget for the ``cost`` of pages that one read decodes one by one.

    Args:
        limits: the limits.
        len_input: bytes of the file.
        in_all: returns the number of all pages, for the error.
    """
    return Budget(
        "max_len_work", _allowed_work(limits, len_input),
        lambda _, needed: (
            f"{needed // _LEN_LOOK} pages would be decoded one by one in this read, each counted as {_LEN_LOOK} bytes"
        ),
        to_allow=lambda needed: max(needed, cost(0, in_all())), advice="read fewer entries or fields at a time",
    )  # fmt: skip


def work_budget(
    limits: Limits,
    len_input: int,
    in_all: Callable[[], int],
    activity: str = "conversion",
    advice: str = "convert fewer entries or fields at a time",
) -> Budget:
    """Return the budget for the ``cost`` of values that one pass over a file goes through, so that its time is bounded.

    Args:
        limits: the limits.
        len_input: bytes of the file.
        in_all: returns the cost of all values of the file, for the error.
        activity: what goes over the file, for the error.
        advice: what can be done without raising the limit.
    """
    allowed = _allowed_work(limits, len_input)
    return Budget(
        "max_len_work", allowed,
        lambda _, needed: f"the {activity} would go through values of more than {allowed} bytes in all",
        to_allow=lambda needed: max(needed, in_all()), advice=advice,
    )  # fmt: skip


class EnvelopeAllowance:
    """Budgets for all envelopes of one file, which grow with their stored bytes.

    Args:
        limits: the limits.
        len_input: bytes of the file.

    Attributes:
        length: budget for their uncompressed bytes.
        records: budget for records that are about to become objects.
        ranges: budget for columns in clusters of page lists that are about to become objects, as in a parse tree.
    """

    def __init__(self, limits: Limits, len_input: int) -> None:
        self.length = Budget(
            "max_len_envelopes", limits.max_len_envelopes,
            lambda _, needed: f"the envelopes of the file would expand to {needed} bytes",
        )  # fmt: skip
        self.records = Budget(
            "max_num_records", limits.max_num_records,
            lambda _, needed: f"the envelopes of the file would become {needed} records",
        )  # fmt: skip
        self.ranges = Budget(
            "max_num_records", _RANGES_PER_RECORD * limits.max_num_records,
            lambda _, needed: f"the page lists would become {needed} columns in clusters",
            to_allow=lambda needed: -(-needed // _RANGES_PER_RECORD),
        )  # fmt: skip
        self._ratio = limits.max_ratio_envelopes
        self._stored: set[tuple[Any, int]] = set()
        self._len_left = len_input

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
            self._stored.add((place, nbytes))
            grown = min(nbytes, self._len_left)
            self._len_left -= grown
            self.length.allowed += self._ratio * grown
            self.records.allowed += grown
            self.ranges.allowed += grown
        self.length.charge(length, path=path, offset=offset)
