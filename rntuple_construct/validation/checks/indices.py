"""Values of offset and switch columns over all pages of a cluster (sections "std::vector", "std::variant")."""

from __future__ import annotations

from codecs import getincrementaldecoder
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt
from rntuple_spec.column_types import COLUMN_TYPES
from rntuple_spec.constants import FieldRole

from rntuple_construct.base.budgets import Budget
from rntuple_construct.format.compression import Buffer
from rntuple_construct.format.descriptor.schema import Field, Schema
from rntuple_construct.model.schema.field_kinds import INDEX_TYPES, is_optional
from rntuple_construct.validation.checks.elements import Counter

_MAX_ASCII = 0x7F
_NARROW = 32


Report = Callable[..., None]
# A page has at most as many pieces that are looked at one by one, and as many boundaries between them are remembered.
_NUM_PLACES = 512


def _silent(*_: object, **__: object) -> None:
    """Report nothing, where nothing can be found."""


class Below(NamedTuple):
    """Fields that the elements of an offset or switch column refer to, in one cluster.

    Args:
        counts: for each child, its number of values in every cluster (-1 where unknown); None if it has no columns.
        is_optional: if true, each value holds no or one element.
        is_variant: if true, the column is that of a variant.
        streamed: path of the streamer field whose objects end there; empty for other fields.
    """

    counts: tuple[npt.NDArray[np.int64] | None, ...]
    is_optional: bool = False
    is_variant: bool = False
    streamed: str = ""


class Target(NamedTuple):
    """Fields that the elements of an offset or switch column refer to, by the schema; see ``Below``.

    Args:
        owner: the field that owns the column.
        is_narrow: if true, the column has offsets of 32 bits (RNT-COL-017).
        is_optional: if true, each value holds no or one element.
    """

    owner: Field
    is_narrow: bool
    is_optional: bool

    def below(self, counter: Counter) -> Below:
        """The same with the numbers of elements in the clusters of a file."""
        role = self.owner.record.role
        is_variant, streamed = role == FieldRole.VARIANT, ""
        counts: list[npt.NDArray[np.int64] | None]
        if is_variant or role == FieldRole.COLLECTION:
            counts = [counter.count(counter.schema.fields[child]) for child in self.owner.children]
        else:
            stored, column = counter.primary(self.owner, 1)
            counts = [np.where(column < 0, -1, stored)]
            streamed = self.owner.path if role == FieldRole.STREAMER else ""
        if self.is_narrow:
            # Offsets do not reach larger counts.
            counts = [None if each is None else np.where(each >> _NARROW, -1, each) for each in counts]
        return Below(tuple(counts), self.is_optional, is_variant, streamed)


def targets_of(schema: Schema) -> dict[int, Target]:
    """Return the target of every offset and switch column."""
    targets: dict[int, Target] = {}
    for owner in schema.fields:
        if owner.is_projected or not owner.representations:
            continue
        role = owner.record.role
        is_variant = role == FieldRole.VARIANT
        is_above = is_variant or role == FieldRole.COLLECTION
        if not is_above and not all(len(column_ids) == 2 for column_ids in owner.representations):
            continue
        for column_ids in owner.representations:
            column_type = schema.columns[column_ids[0]].column_type
            is_switch = column_type is not None and column_type.name == "SWITCH"
            if is_switch if is_variant else column_type in INDEX_TYPES:
                is_narrow = (
                    not is_variant
                    and column_type is not None
                    and COLUMN_TYPES[column_type].bits_max <= _NARROW
                )
                targets[column_ids[0]] = Target(owner, is_narrow, is_above and is_optional(owner))
    for owner in schema.fields:
        if owner.is_projected and owner.record.role == FieldRole.COLLECTION and is_optional(owner):
            # The shown column has no or one element for each value, whatever the field that stores it says.
            for column_ids in owner.representations:
                if column_ids[0] in targets:
                    targets[column_ids[0]] = targets[column_ids[0]]._replace(is_optional=True)
    return targets


class ColumnCheck(Protocol):
    """Looks at the elements of one column in one cluster, page by page.

    A page that consists of equal elements may be listed many times. Its effect on a check is known without its elements.
    """

    @property
    def takes_steady(self) -> bool:
        """Return whether `feed_steady` can take a page now."""

    def feed(self, elements: npt.NDArray[Any], report: Report) -> bool:
        """Check the next page with ``report(rule_id, **details)``; return whether to continue with this column."""

    def steady_value(self, count: int) -> int | None:
        """The value of the last elements, if this many are equal, as `feed_steady` takes it."""

    def feed_steady(self, value: int, count: int, report: Report) -> bool:
        """Check the next page as `feed` does, if all its ``count`` elements equal ``value`` from `steady_value`."""

    def repeat(self, page: Buffer, count: int, times: int) -> int:
        """Check repetitions of the last page, as long as they cannot give a finding.

        Args:
            page: its uncompressed bytes; none if `feed_steady` took it.
            count: its elements.
            times: how often it is listed.

        Returns:
            how often it was taken; `feed` looks at the next one.
        """

    def move_to(self, row: int) -> None:
        """Represent the same pages in another cluster from now on, for `finish`, and drop data that is not needed there."""

    def finish(self, report: Report) -> None:
        """Look at the cluster as a whole, after its last page."""


class SeenOffsets:
    """Distinct ends of the strings of one cluster.

    Args:
        budget: limit of their memory.
        path: of the column, for errors.
    """

    def __init__(self, budget: Budget, path: str) -> None:
        self.parts: list[npt.NDArray[np.int64]] = []
        self._budget = budget
        self._path = path
        self._last = -1

    def append(self, elements: npt.NDArray[Any]) -> None:
        """Keep the offsets of a page that follows; raise LimitError if that is too much."""
        ends = elements.astype(np.int64)
        ends = ends[np.diff(ends, prepend=self._last) != 0]
        if len(ends):
            # They are joined when the characters are looked at.
            self._budget.charge(2 * ends.nbytes, f"offsets of {len(ends)} strings", self._path)
            self.parts.append(ends)
            self._last = int(ends[-1])

    def release(self) -> None:
        """Return their memory to the budget after the last use."""
        self._budget.release(sum(2 * part.nbytes for part in self.parts))


@dataclass(slots=True, eq=False, repr=False)
class IndexCheck:
    """Offsets do not decrease, and end at the number of elements below; objects of streamer fields have bytes.

    Args:
        below: the counted elements.
        row: the cluster.
        seen: takes the offsets, if it is there.
        is_noted: if true, an object without bytes has been met.
        num_equal: least number of the last elements that are equal.
    """

    below: Below
    row: int
    position: int = 0
    previous: int = 0
    seen: SeenOffsets | None = None
    is_noted: bool = False
    num_equal: int = 0

    @property
    def takes_steady(self) -> bool:
        """Always."""
        return True

    def feed(self, elements: npt.NDArray[Any], report: Report) -> bool:
        """Look at the offsets of the next page."""
        if not len(elements):
            return True
        if self.seen is not None:
            self.seen.append(elements)
        falls = elements[1:] < elements[:-1]
        if elements[0] < self.previous or falls.any():
            index = 0 if elements[0] < self.previous else int(np.argmax(falls)) + 1
            before = int(elements[index - 1]) if index else self.previous
            report(
                "RNT-ENC-002", expected=f"at least {before}", actual=int(elements[index]), previous=before,
                index=self.position + index,
            )  # fmt: skip
            return False
        if self.below.is_optional:
            steps = np.diff(elements, prepend=np.int64(self.previous))
            if (steps > 1).any():
                index = int(np.argmax(steps > 1))
                report(
                    "RNT-ENC-006", expected="0 or 1", actual=int(steps[index]), index=self.position + index
                )
                return False
        if self.below.streamed and not self.is_noted:
            empty = np.diff(elements, prepend=np.int64(self.previous)) == 0
            if empty.any():
                self.is_noted = True
                report("RNT-ENC-012", index=self.position + int(np.argmax(empty)), field=self.below.streamed)
        if elements[0] != elements[-1]:
            self.num_equal = 0
        else:
            self.num_equal = len(elements) + (self.num_equal if elements[0] == self.previous else 0)
        self.position += len(elements)
        self.previous = int(elements[-1])
        return True

    def steady_value(self, count: int) -> int | None:
        """The last offset."""
        return self.previous if self.num_equal >= count else None

    def feed_steady(self, value: int, count: int, report: Report) -> bool:
        """Look at a page of equal offsets."""
        while count:
            if not self.feed(np.array([value]), report):
                return False
            count -= 1 + self.repeat(b"", 1, count - 1)
        return True

    def repeat(self, page: Buffer, count: int, times: int) -> int:
        """Count equal offsets, which do not decrease. The finding about objects without bytes is reported once."""
        if not count:
            return times
        if self.num_equal < count or (self.below.streamed and not self.is_noted):
            return 0
        self.position += count * times
        self.num_equal += count * times
        return times

    def move_to(self, row: int) -> None:
        """Forget the offsets."""
        self.row, self.seen = row, None

    def finish(self, report: Report) -> None:
        """Compare the last offset with the elements below."""
        for counts in self.below.counts:
            if counts is not None and counts[self.row] >= 0 and counts[self.row] != self.previous:
                report("RNT-ENC-003", expected=int(counts[self.row]), actual=self.previous)
                return


class RangeCheck:
    """Numbers lie in the range of their column.

    Args:
        column_id: the column.
        low, high: smallest and largest value.
    """

    def __init__(self, column_id: int, low: float, high: float) -> None:
        self._column_id = column_id
        self._low, self._high = low, high
        self._position = 0

    @property
    def takes_steady(self) -> bool:
        """Never: pages are looked at one by one."""
        return False

    def feed(self, elements: npt.NDArray[Any], report: Report) -> bool:
        """Look at the numbers of the next page; NaN is not in any range."""
        is_inside = (elements >= self._low) & (elements <= self._high)
        if is_inside.all():
            self._position += len(elements)
            return True
        wrong = int(np.argmin(is_inside))
        # As text: NaN does not equal itself, and is no number in JSON.
        report(
            "RNT-ENC-013", expected=f"{self._low} to {self._high}", actual=str(elements[wrong].item()), id=self._column_id,
            index=self._position + wrong,
        )  # fmt: skip
        return False

    def steady_value(self, count: int) -> int | None:
        """None is remembered."""
        return None

    def feed_steady(self, value: int, count: int, report: Report) -> bool:
        """Pass over elements that lie in the range."""
        self._position += count
        return True

    def repeat(self, page: Buffer, count: int, times: int) -> int:
        """Count elements: values inside the range stay inside it."""
        self._position += count * times
        return times

    def move_to(self, row: int) -> None:
        """Nothing depends on the cluster."""

    def finish(self, report: Report) -> None:
        """Nothing is left to compare."""


class TextCheck:
    """The characters of each single string are UTF-8.

    Args:
        offsets: where the strings of the cluster end, if that is known.
    """

    def __init__(self, offsets: Sequence[npt.NDArray[np.int64]] | None) -> None:
        self._ends = np.concatenate(offsets) if offsets else np.empty(0, np.int64)
        self._position = 0
        self._decoder = getincrementaldecoder("utf-8")()
        self._num_ascii = 0
        self._is_wide = False
        # Where no character is incomplete; those of the last pages are of interest.
        self._whole_at: deque[int] = deque([0], maxlen=_NUM_PLACES)

    @property
    def takes_steady(self) -> bool:
        """Return whether the last character is complete."""
        return not self._decoder.getstate()[0]

    def feed(self, elements: npt.NDArray[Any], report: Report) -> bool:
        """Look at the characters of the next page."""
        data = elements.view(np.uint8)
        self._is_wide = elements.itemsize > 1
        num_pending = len(self._decoder.getstate()[0])
        if len(data) and (num_pending or data.max() > _MAX_ASCII):
            # Strings that are UTF-8 only together have one that starts within a character.
            low, high = np.searchsorted(self._ends, [self._position, self._position + len(data)])
            starts = self._ends[low:high] - self._position
            split = starts[(data[starts] & 0xC0) == 0x80]
            wrong = int(split[0]) if len(split) else None
            try:
                self._decoder.decode(data.tobytes())
            except UnicodeDecodeError as error:
                first = max(error.start - num_pending, 0)
                wrong = first if wrong is None else min(wrong, first)
            if wrong is not None:
                report("RNT-ENC-011", actual=f"{data[wrong]:#04x}", index=self._position + wrong)
                return False
            self._num_ascii = 0
        else:
            self._num_ascii += len(data)
        self._position += len(data)
        if self.takes_steady:
            self._whole_at.append(self._position)
        return True

    def steady_value(self, count: int) -> int | None:
        """Anything for characters of ASCII."""
        return 0 if self._num_ascii >= count and not self._is_wide else None

    def feed_steady(self, value: int, count: int, report: Report) -> bool:
        """Pass over characters of ASCII."""
        self._num_ascii += count
        self._position += count
        self._whole_at.append(self._position)
        return True

    def repeat(self, page: Buffer, count: int, times: int) -> int:
        """Count pages of whole characters: they stay correct unless a string ends inside a character."""
        if not count or self._is_wide:
            return 0 if count else times
        if self._num_ascii >= count:
            self.feed_steady(0, count * times, _silent)
            return times
        first = self._position
        if len(page) != count or first not in self._whole_at or first - count not in self._whole_at:
            return 0
        low, high = np.searchsorted(self._ends, [first, first + count * times])
        starts = self._ends[low:high] - first
        split = starts[(np.frombuffer(page, np.uint8)[starts % count] & 0xC0) == 0x80]
        taken = int(split[0]) // count if len(split) else times
        self._position += count * taken
        self._whole_at.append(self._position)
        return taken

    def move_to(self, row: int) -> None:
        """Forget where strings end."""
        self._ends = self._ends[:0]

    def finish(self, report: Report) -> None:
        """See that the last character is complete."""
        pending = self._decoder.getstate()[0]
        if pending:
            report("RNT-ENC-011", actual=f"{pending[0]:#04x}", index=self._position - len(pending))


@dataclass(slots=True, eq=False, repr=False)
class SwitchCheck:
    """Tags name alternatives, and the indexes of each count from 0.

    Args:
        below: the alternatives.
        row: the cluster.
        num_empty: least number of the last elements that are empty.
    """

    below: Below
    row: int
    position: int = 0
    counts: dict[int, int] = field(default_factory=dict)
    num_empty: int = 0

    @property
    def takes_steady(self) -> bool:
        """Always."""
        return True

    def feed(self, elements: npt.NDArray[Any], report: Report) -> bool:
        """Look at the elements of the next page."""
        tags, indices = elements["tag"], elements["index"]
        largest = len(self.below.counts)
        if (tags > largest).any():
            self._tell(report, elements, int(np.argmax(tags > largest)), f"there are {largest} alternatives")
            return False
        for tag in np.unique(tags).tolist():
            if tag == 0:
                continue
            first = self.counts.get(tag, 0)
            chosen = np.flatnonzero(tags == tag)
            wanted = np.arange(first, first + len(chosen))
            wrong = indices[chosen] != wanted
            if wrong.any():
                place = int(np.argmax(wrong))
                self._tell(report, elements, int(chosen[place]), f"index {int(wanted[place])} is next")
                return False
            self.counts[tag] = first + len(chosen)
        self.num_empty = 0 if tags.any() else self.num_empty + len(elements)
        self.position += len(elements)
        return True

    def steady_value(self, count: int) -> int | None:
        """The tag of nothing."""
        return 0 if self.num_empty >= count else None

    def feed_steady(self, value: int, count: int, report: Report) -> bool:
        """Pass over variants that hold nothing."""
        self.num_empty += count
        self.position += count
        return True

    def repeat(self, page: Buffer, count: int, times: int) -> int:
        """Of other variants, no index is right twice."""
        if self.num_empty < count:
            return 0
        self.feed_steady(0, count * times, _silent)
        return times

    def move_to(self, row: int) -> None:
        """Represent another cluster."""
        self.row = row

    def finish(self, report: Report) -> None:
        """Compare the largest indexes with the elements of the alternatives."""
        for tag, count in self.counts.items():
            counts = self.below.counts[tag - 1]
            if counts is not None and 0 <= counts[self.row] < count:
                problem = f"alternative {tag} has {int(counts[self.row])} elements"
                report(
                    "RNT-ENC-005",
                    expected=int(counts[self.row]),
                    actual=count,
                    index=None,
                    tag=tag,
                    problem=problem,
                )
                return

    def _tell(self, report: Report, elements: npt.NDArray[Any], index: int, problem: str) -> None:
        report(
            "RNT-ENC-005", actual=int(elements["index"][index]), index=self.position + index,
            tag=int(elements["tag"][index]), problem=problem,
        )  # fmt: skip
