"""Statistics of the values of an RNTuple or another table, gathered in one pass, and the room that they take."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from decimal import Decimal
from itertools import pairwise
from typing import Any

import numpy as np
import xxhash

from rntuple_construct.base.notebook import notebook_table
from rntuple_construct.base.printable import count_text, number_text, size_text
from rntuple_construct.conversion.conditions import condition_on
from rntuple_construct.conversion.summary.projections import projected_paths
from rntuple_construct.conversion.summary.sketches import Distinct, Moments, NumberCounts
from rntuple_construct.conversion.tables.table import (
    FieldPart,
    Room,
    opened_table,
    parts_of,
)
from rntuple_construct.model.arrays.meant import Quantity, in_seconds, quantity_of, statistic_of
from rntuple_construct.model.arrays.text import text_of_bytes
from rntuple_construct.model.schema.field_kinds import FieldKind
from rntuple_construct.model.values.layout import (
    Collection,
    FixedArray,
    Layout,
    Numbers,
    Optional,
    Record,
    Streamed,
    Strings,
    Variant,
)
from rntuple_construct.reader.chunking import entry_bounds
from rntuple_construct.storage import located

__all__ = ["FieldStatistics", "Statistics", "stats"]

STEP = "16 MB"
_MAX_INT64 = int(np.iinfo(np.int64).max)
MAX_TEXT = 80
"""Characters that are kept of the least and the largest text."""
SHARES = (0.05, 0.25, 0.5, 0.75, 0.95)
"""Shares whose quantiles are given."""


@dataclass(slots=True)
class FieldStatistics:
    """Statistics of one field.

    Fields with a meaning (see ``arrays.meanings``) have statistics in its unit. Dates and times are text in ISO 8601:
    their minimum, maximum and mean and the edges of the histogram. Durations, and the deviation of times, are in seconds.
    Decimals are numbers, rounded to double precision.

    Args:
        path: dotted path of the field.
        type: its C++ type; empty for untyped fields.
        measures: the measured quantity: ``values`` of numbers and text, ``lengths`` of collections and bytes, or
            ``alternatives`` of variants (numbered from 1). It is ``presence`` if only missing values are counted, and ``sizes`` for a
            record that a branch of a TTree stores as a whole.
        num_values: number of values, missing ones included.
        num_missing: missing ones: ``std::optional`` without a value, variants without one.
        num_nan: NaN among them.
        minimum, maximum: the extremes of those that are neither missing nor NaN; text is cut after 80 characters.
        mean, deviation: mean and standard deviation (of the population) of the same numbers.
        quantiles: numbers that a ``share`` of them does not exceed (5, 25, 50, 75, 95 %), each with its ``value`` and
            ``is_exact``. Others are at most 1/256 of themselves off.
        num_distinct: how many of these differ, estimated if ``is_distinct_exact`` is False.
        is_distinct_exact: if true, the number is counted; beyond 8192 it is an estimate with a standard error of 1 %.
        histogram: ``edges`` and ``counts`` of the finite numbers.
        shown: the same for pictures: numbers that are far from all others have no bins, but are counted ``below`` and ``above``.
        unit: of the numbers: "s" for durations and the deviation of times; else empty.
        nbytes: bytes of its columns in the file, without those of sub-fields that have separate statistics. A page
            that several columns share counts in the first of them.
        len_pages: bytes of all listed pages before compression.
        num_pages: number of pages.
    """

    path: str
    type: str
    measures: str = "values"
    num_values: int = 0
    num_missing: int = 0
    num_nan: int = 0
    minimum: int | float | bool | str | None = None
    maximum: int | float | bool | str | None = None
    mean: float | str | None = None
    deviation: float | None = None
    quantiles: list[dict[str, Any]] = field(default_factory=list)
    num_distinct: int | None = None
    is_distinct_exact: bool = True
    histogram: dict[str, list[Any]] = field(default_factory=lambda: {"edges": [], "counts": []})
    nbytes: int = 0
    len_pages: int = 0
    num_pages: int = 0
    unit: str = ""
    shown: dict[str, Any] = field(default_factory=lambda: {"edges": [], "counts": [], "below": 0, "above": 0})

    @property
    def missing_share(self) -> float:
        """Share of missing values, 0 to 1; 0 without values."""
        return self.num_missing / self.num_values if self.num_values else 0.0

    @property
    def median(self) -> int | float | bool | str | None:
        """The quantile of 50 %; None without numbers."""
        return next((each["value"] for each in self.quantiles if each["share"] == 0.5), None)

    @property
    def compression_ratio(self) -> float:
        """Uncompressed by stored bytes; 1 where nothing is stored."""
        return self.len_pages / self.nbytes if self.nbytes else 1.0

    def cells(self) -> list[str]:
        """Name, counts, extremes, median, mean, distinct values, size and type as texts."""
        numbers = (self.minimum, self.median, self.mean, self.maximum)
        distinct = (
            "" if self.num_distinct is None else f"{'' if self.is_distinct_exact else '~'}{self.num_distinct}"
        )
        return [
            self.path if self.measures == "values" else f"{self.path} ({self.measures})", str(self.num_values),
            str(self.num_missing or ""), str(self.num_nan or ""), *(number_text(each, self.unit) for each in numbers),
            distinct, size_text(self.nbytes), self.type,
        ]  # fmt: skip


@dataclass(slots=True)
class Statistics:
    """Statistics of an RNTuple.

    Args:
        name: its name with directories.
        num_entries: number of entries that were looked at.
        fields: one item for each field that holds values, in schema order.
        projected: paths of projected fields with those of the fields whose values they show.
    """

    name: str
    num_entries: int
    fields: list[FieldStatistics]
    projected: dict[str, str] = field(default_factory=dict)

    def __getitem__(self, path: str) -> FieldStatistics:
        for item in self.fields:
            if item.path == path:
                return item
        raise KeyError(path)

    def _repr_html_(self) -> str:
        heads = (
            "field",
            "values",
            "missing",
            "NaN",
            "min",
            "median",
            "mean",
            "max",
            "distinct",
            "disk",
            "type",
        )
        title = f"{self.name}: {count_text(self.num_entries, 'entry')}"
        return notebook_table(title, heads, [item.cells() for item in self.fields], "fields", "as_dict()")

    def as_dict(self) -> dict[str, Any]:
        """The same as plain dicts and lists, for JSON."""
        fields = [asdict(item) | {"compression_ratio": item.compression_ratio} for item in self.fields]
        for each in fields:
            del each["shown"]
        return {"name": self.name, "num_entries": self.num_entries, "fields": fields}


def stats(
    source: Any,
    fields: Sequence[str] | str | None = None,
    *,
    name: str | None = None,
    entry_start: int | None = None,
    entry_stop: int | None = None,
    where: str | None = None,
    step_size: int | str = STEP,
    advanced: Callable[[int, int], None] | None = None,
    workers: int = 1,
    storage_options: Mapping[str, Any] | None = None,
) -> Statistics:
    """Return statistics of the values of fields, from one pass with the memory of one step.

    Args:
        source: an RNTuple, an open table of another format, or a path, URL, bytes or binary file object.
        fields: names, patterns or paths of members, as for ``RNTuple.arrays``; None for all.
        name: which RNTuple of a file; None for the only one.
        entry_start, entry_stop: range of entries, as for ``RNTuple.arrays``. Sizes are those of all entries.
        where: condition that entries fulfil, as for ``ConvertOptions``.
        step_size: how much is read at a time, as for ``RNTuple.iterate``.
        advanced: called with the number of entries that are done and that of all.
        workers: threads that take the values of different fields; the statistics are the same for any number.
        storage_options: options of the file systems of URLs, as for ``open``.

    Raises:
        ValueError: fewer than one worker.
        SchemaError: no such field or RNTuple.
        RNTupleError: the bytes needed are damaged or not readable here.
    """
    with opened_table(located(source, storage_options), name) as table:
        start, stop = entry_bounds(entry_start, entry_stop, table.num_entries)
        gatherers = {path: _gatherer(part) for path, part in parts_of(table, fields).items()}
        done, num_entries = 0, max(stop - start, 0)
        chosen: Any = {} if where is None else {"cut": condition_on(table, where)}

        def take(item: tuple[str, Layout]) -> None:
            gatherers[item[0]].add(item[1])

        with _mapping(workers) as each_of:
            for chunk in table.iterate(
                fields, step_size=step_size, entry_start=start, entry_stop=stop, library="layout", **chosen
            ):
                for _ in each_of(take, chunk.items()):
                    pass
                done += max(map(len, chunk.values()), default=0)
                if advanced is not None:
                    advanced(done, num_entries)
        results: list[FieldStatistics] = []
        for path in list(gatherers):
            results += gatherers.pop(path).results()  # sketches take more memory than their results
        return Statistics(table.path, num_entries if where is None else done, results, projected_paths(table))


@contextmanager
def _mapping(workers: int) -> Iterator[Callable[..., Iterator[Any]]]:
    """Yield a function like ``map``, with several threads if requested."""
    if workers < 1:
        raise ValueError(f"workers must be 1 or more, not {workers}")
    if workers == 1:
        yield map
        return
    pool = ThreadPoolExecutor(workers, thread_name_prefix="rntuple-stats")
    try:
        yield pool.map
    finally:
        pool.shutdown(cancel_futures=True)


class _Gatherer:
    """Takes the values of one field, step by step; its sub-fields have separate gatherers."""

    def __init__(self, part: FieldPart, measures: str, rooms: Sequence[Room] = ()) -> None:
        self._rooms = (*rooms, *part.rooms)
        self.found = FieldStatistics(part.path, part.type, measures)
        self.children: list[_Gatherer] = []

    def add(self, layout: Layout) -> None:
        raise NotImplementedError

    def finish(self) -> None:
        """Compute the statistics that need all values."""

    def results(self) -> Iterator[FieldStatistics]:
        """Yield the statistics of the field, if it has any, and of its sub-fields."""
        self.finish()
        self.found.nbytes = sum(room.nbytes for room in self._rooms)
        self.found.len_pages = sum(room.len_pages for room in self._rooms)
        self.found.num_pages = sum(room.num_pages for room in self._rooms)
        if self.found.measures:
            yield self.found
        for child in self.children:
            yield from child.results()


class _OfNumbers(_Gatherer):
    """Values of numbers, lengths of collections, tags of variants."""

    def __init__(self, part: FieldPart, measures: str, rooms: Sequence[Room] = ()) -> None:
        super().__init__(part, measures, rooms)
        self._moments = Moments()
        self._counts = NumberCounts()
        self.quantity: Quantity | None = None

    def add(self, layout: Layout) -> None:
        if isinstance(layout, Numbers):
            self.add_numbers(layout.data)

    def add_numbers(self, data: Any) -> None:
        """Take numbers, shape ``(n,)``, NaN among them."""
        found = self.found
        found.num_values += len(data)
        total: float | None = None
        if data.dtype.kind == "f":
            with np.errstate(all="ignore"):
                total = float(data.sum(dtype=np.float64))
            if math.isnan(total):
                missing = np.isnan(data)
                found.num_nan += int(missing.sum())
                data, total = data[~missing], None
        if not len(data):
            return
        low, high = data.min(), data.max()
        numbers = data.view(np.uint8) if data.dtype.kind == "b" else data
        self._moments.add(numbers, total)
        self._counts.add(numbers)
        found.minimum = low.item() if found.minimum is None else min(found.minimum, low.item())
        found.maximum = high.item() if found.maximum is None else max(found.maximum, high.item())

    def finish(self) -> None:
        _describe(self.found, self._moments, self._counts)
        # An estimate may exceed the number of values.
        self.found.num_distinct = min(self._counts.num_distinct, self._moments.count)
        self.found.is_distinct_exact = self._counts.is_distinct_exact
        if self.quantity is not None:
            self._put_in_unit(self.found, self.quantity)

    def _put_in_unit(self, found: FieldStatistics, quantity: Quantity) -> None:
        """Replace statistics of integers by those of the quantity that they represent."""
        low, high = found.minimum, found.maximum
        if (
            not isinstance(low, int)
            or not isinstance(high, int)
            or isinstance(low, bool)
            or high > _MAX_INT64
        ):
            return  # a description that says something else
        found.minimum, found.maximum = statistic_of(low, quantity), statistic_of(high, quantity)
        found.mean = statistic_of(self._moments.mean, quantity)
        found.deviation = in_seconds(self._moments.deviation, quantity)
        for each in found.quantiles:
            each["value"] = statistic_of(each["value"], quantity)
        for bins, is_clipped in ((found.histogram, False), (found.shown, True)):
            edges = self._counts.histogram(is_clipped=is_clipped).whole_edges
            bins["edges"] = [statistic_of(edge, quantity) for edge in edges]
        found.unit = "" if quantity.kind == "decimal" else "s"


def _describe(found: FieldStatistics, moments: Moments, counts: NumberCounts) -> None:
    """Complete the statistics of numbers whose extremes are there; the quantiles are in the type of these."""
    low: Any = found.minimum
    high: Any = found.maximum
    if moments.count:
        found.mean, found.deviation = moments.mean, moments.deviation
        found.quantiles = []
        for share in SHARES:
            quantile = counts.quantile(share, low, high)
            value = type(low)(quantile.value)
            found.quantiles.append({"share": share, "value": value, "is_exact": quantile.is_exact})
    histogram = counts.histogram()
    found.histogram = {"edges": histogram.edges, "counts": histogram.counts}
    shown = counts.histogram(is_clipped=True)
    found.shown = {
        "edges": shown.edges, "counts": shown.counts, "below": shown.below, "above": shown.above
    }  # fmt: skip


class _OfStrings(_Gatherer):
    """Text: extremes and distinct values."""

    def __init__(self, part: FieldPart, measures: str, rooms: Sequence[Room] = ()) -> None:
        super().__init__(part, measures, rooms)
        self._distinct = Distinct()
        self._num_texts = 0
        self._least: bytes | None = None
        self._largest: bytes | None = None

    def add(self, layout: Layout) -> None:
        if not isinstance(layout, Strings) or not len(layout):
            return
        self.found.num_values += len(layout)
        self._num_texts += len(layout)
        ends, data = layout.offsets.tolist(), layout.data.tobytes()
        values = {data[start:stop] for start, stop in pairwise(ends)}
        self._distinct.add_hashes(np.fromiter(map(xxhash.xxh3_64_intdigest, values), np.uint64, len(values)))
        low, high = min(values), max(values)
        self._least = low if self._least is None else min(self._least, low)
        self._largest = high if self._largest is None else max(self._largest, high)

    def finish(self) -> None:
        self.found.num_distinct = min(self._distinct.count, self._num_texts)
        self.found.is_distinct_exact = self._distinct.is_exact
        if self._least is not None and self._largest is not None:
            self.found.minimum = text_of_bytes(self._least)[:MAX_TEXT]
            self.found.maximum = text_of_bytes(self._largest)[:MAX_TEXT]


class _OfDigits(_OfStrings):
    """Decimals whose digits are text: those of more than 18 digits."""

    def __init__(self, part: FieldPart, measures: str, rooms: Sequence[Room] = ()) -> None:
        super().__init__(part, measures, rooms)
        self._moments = Moments()
        self._counts = NumberCounts()
        self._is_decimal = True
        self._extremes: list[Decimal] = []

    def add(self, layout: Layout) -> None:
        super().add(layout)
        if not self._is_decimal or not isinstance(layout, Strings) or not len(layout):
            return
        ends, data = layout.offsets.tolist(), layout.data.tobytes()
        try:
            values = [Decimal(data[start:stop].decode("ascii")) for start, stop in pairwise(ends)]
            low, high = min(values), max(values)
            numbers = np.array(values, np.float64)
        except (ArithmeticError, ValueError):
            self._is_decimal = False
            return
        if not np.isfinite(numbers).all():
            self._is_decimal = False
            return
        self._moments.add(numbers)
        self._counts.add(numbers)
        self._extremes = [min([low, *self._extremes]), max([high, *self._extremes])]

    def finish(self) -> None:
        super().finish()
        if self._is_decimal and self._extremes:
            found = self.found
            found.minimum, found.maximum = map(float, self._extremes)
            _describe(found, self._moments, self._counts)


class _OfLengths(_OfNumbers):
    """Lengths of collections and of the bytes of streamer fields."""

    def add(self, layout: Layout) -> None:
        if isinstance(layout, (Collection, Streamed)):
            self.add_numbers(np.diff(layout.offsets))
        if isinstance(layout, Collection):
            self.children[0].add(layout.content)


class _OfOptional(_Gatherer):
    """Missing values; those that are there count in the gatherer of the content, which reports both if it is plain."""

    def __init__(self, part: FieldPart, content: _Gatherer, *, is_joined: bool) -> None:
        super().__init__(part, "" if is_joined else "presence")
        self.children = [content]
        self._joined = content if is_joined else None

    def add(self, layout: Layout) -> None:
        if isinstance(layout, Optional):
            num_missing = len(layout) - int(layout.offsets[-1] - layout.offsets[0])
            target = self._joined.found if self._joined else self.found
            target.num_missing += num_missing
            target.num_values += num_missing if self._joined else len(layout)
            self.children[0].add(layout.content)


class _OfVariants(_OfNumbers):
    def add(self, layout: Layout) -> None:
        if isinstance(layout, Variant):
            held = layout.tags[layout.tags > 0]
            self.found.num_missing += len(layout) - len(held)
            self.found.num_values += len(layout) - len(held)
            self.add_numbers(held)
            for child, alternative in zip(self.children, layout.alternatives, strict=True):
                child.add(alternative)


class _OfParts(_Gatherer):
    """Records and fixed arrays, which only have parts; a record that a branch of a TTree stores as a whole has sizes, too."""

    def add(self, layout: Layout) -> None:
        self.found.num_values += len(layout)
        if isinstance(layout, Record):
            for child, member in zip(self.children, layout.members.values(), strict=True):
                child.add(member)
        elif isinstance(layout, FixedArray):
            self.children[0].add(layout.content)


_PLAIN = {FieldKind.NUMBER, FieldKind.CHARACTER, FieldKind.CARDINALITY}


def _gatherer(part: FieldPart, rooms: Sequence[Room] = (), meaning: str = "") -> _Gatherer:
    """Return the gatherer for the values of a field.

    Args:
        part: the field.
        rooms: columns of fields above it that belong to it.
        meaning: what the field above says that its values mean.
    """
    kind = part.kind
    meaning = part.meaning or meaning
    if part.is_member_view:
        return _gatherer(part.children[0], rooms, meaning)
    if kind is FieldKind.WRAPPER:
        made = _gatherer(part.children[0], [*rooms, *part.rooms], meaning)
        if made.found.path == part.children[0].path:
            made.found.path, made.found.type = part.path, part.type
        return made
    quantity = quantity_of(meaning) if meaning else None
    if kind in _PLAIN:
        numbers = _OfNumbers(part, "values", rooms)
        numbers.quantity = None if kind is FieldKind.CHARACTER else quantity
        return numbers
    if kind is FieldKind.BITSET:
        return _OfBits(part, "values", rooms)
    if kind is FieldKind.STRING:
        is_decimal = quantity is not None and quantity.kind == "decimal"
        return (_OfDigits if is_decimal else _OfStrings)(part, "values", rooms)
    if kind is FieldKind.STREAMED:
        return _OfLengths(part, "lengths", rooms)
    if kind in (FieldKind.OPTIONAL, FieldKind.DENSE_OPTIONAL):
        content = _gatherer(part.children[0], [*rooms, *part.rooms], meaning)
        if isinstance(content, (_OfNumbers, _OfStrings)) and not content.children:
            content.found.path, content.found.type = part.path, part.type
            return _OfOptional(part, content, is_joined=True)
        return _OfOptional(part, _gatherer(part.children[0], meaning=meaning), is_joined=False)
    if kind is FieldKind.FIXED_ARRAY:
        found: _Gatherer = _OfParts(part, "")
        found.children = [_gatherer(part.children[0], [*rooms, *part.rooms])]
        return found
    if kind is FieldKind.RECORD:
        found = _OfParts(part, "sizes" if rooms or part.rooms else "", rooms)
    elif kind is FieldKind.VARIANT:
        found = _OfVariants(part, "alternatives", rooms)
    else:
        found = _OfLengths(part, "lengths", rooms)
    found.children = [_gatherer(child) for child in part.children]
    return found


class _OfBits(_OfNumbers):
    def add(self, layout: Layout) -> None:
        super().add(layout.content if isinstance(layout, FixedArray) else layout)
