"""Histograms of one or two expressions of an RNTuple, read in steps of bounded memory."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from typing import Any

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.base.printable import count_text, number_text, redacted
from rntuple_construct.conversion.plotting.plot_axes import AxisPlan, Range, ValueSketch, axis_of
from rntuple_construct.conversion.plotting.plot_data import PlotData
from rntuple_construct.conversion.plotting.plot_values import PlotValues, Reals
from rntuple_construct.conversion.tables.table import opened
from rntuple_construct.storage import located

__all__ = ["FORMATS", "Plot", "plot"]

FORMATS = ("png", "svg", "pdf")
"""Suffixes of files that a plot can be saved to."""
STEP = "16 MB"
_NUM_BINS = {1: 50, 2: 40}
"""Bins of each axis by the number of axes."""
_MAX_BINS = 500_000
"""Bins of all axes: their counts take 4 MB."""
_MAX_HELD = 4_000_000
"""Values that are held while the range is not known; with more, the file is read a second time."""


class Plot(PlotData):
    """A histogram of one or two expressions. Notebooks show it as a figure.

    Attributes:
        hist: the counts, a ``hist.Hist``.
        other: counts of the second file in the same bins; None without one.
        title: names of file and RNTuple, and the condition.
        notes: the values that are not drawn, and the origin of the ranges.
    """

    def text(self, width: int = 80, height: int = 24, *, color: bool = False) -> str:
        """Return the plot as lines of characters.

        Args:
            width, height: characters in a line, and lines.
            color: whether it has colours, as escape sequences of terminals.

        Raises:
            MissingExtraError: plotext is not installed.
        """
        from rntuple_construct.conversion.plotting.terminal_plot import drawn

        return drawn(self, width, height, color=color)

    def figure(self) -> Any:
        """Return the plot as a ``matplotlib.figure.Figure``.

        Raises:
            MissingExtraError: matplotlib or mplhep is not installed.
        """
        from rntuple_construct.conversion.plotting.figures import figure_of

        return figure_of(self)

    def save(self, target: Any, format: str | None = None) -> None:
        """Write the figure to a file, which appears only when it is complete.

        Args:
            target: path, or writable binary file object.
            format: ``png``, ``svg`` or ``pdf``; by default the suffix of the path.

        Raises:
            SchemaError: another format.
            SinkError: the target cannot be written.
            MissingExtraError: matplotlib or mplhep is not installed.
        """
        from rntuple_construct.storage import open_sink

        kind = format or format_of(target)
        if kind not in FORMATS:
            raise SchemaError(f"a plot cannot be saved as '{kind}'", hint=f"formats: {', '.join(FORMATS)}")
        data = self._image(kind)
        with open_sink(target) as sink:
            sink.write(data)

    def _image(self, kind: str) -> bytes:
        from rntuple_construct.conversion.plotting.figures import image_of

        return image_of(self, kind)

    def _repr_png_(self) -> bytes:
        return self._image("png")

    def __repr__(self) -> str:
        return f"<Plot of {self.title}: {count_text(int(self.hist.sum(flow=True)), 'value')}>"


def format_of(target: Any) -> str:
    """The format that the suffix of a path says.

    Raises:
        SchemaError: it says none.
    """
    path = os.fspath(target) if isinstance(target, (str, os.PathLike)) else ""
    kind = os.path.splitext(str(path))[1].lower().removeprefix(".")
    if kind not in FORMATS:
        suffixes = ", ".join(f".{each}" for each in FORMATS)
        raise SchemaError(f"the suffix of '{path}' is not that of an image", hint=f"suffixes: {suffixes}")
    return kind


def plot(
    source: Any,
    *expressions: str,
    name: str | None = None,
    where: str | None = None,
    aliases: Mapping[str, str] | None = None,
    bins: int | Sequence[int] | None = None,
    range: Range | Sequence[Range | None] | None = None,
    log: str = "",
    density: bool = False,
    ratio: Any = None,
    step_size: int | str = STEP,
    workers: int = 1,
    advanced: Callable[[int, int], None] | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> Plot:
    """Return a histogram of one expression, or of pairs of values of two.

    Lists are flattened. In two dimensions, a value of an entry belongs to each value in the lists of the other expression. Missing
    values and NaN are left out; ``notes`` tells how many. Ends of the range that are not given are the least and the largest
    value. Where these are far from most values, they are the quantiles of 1 and 99 % instead. Integers get bins
    of integers. Memory is that of one step and at most four million values; with more, the file is read twice unless the range is given.

    Args:
        source: an RNTuple, or a path, URL, bytes or binary file object.
        expressions: one or two: fields, or expressions of fields as for ``RNTuple.arrays``.
        name: which RNTuple of a file; None for the only one.
        where: condition on entries (``any(Muon_pt > 20)``), or on elements of lists (``Muon_pt > 20``) if all expressions have the
            same lists.
        aliases: expressions by name, which others may use.
        bins: number of bins, or one for each axis; default 50, for two axes 40 each.
        range: first and last value, each may be None; for two axes one pair for each.
        log: logarithmic axes: letters ``x``, ``y``, ``z``. ``y`` is the counts of one expression, or the second expression; ``z`` is the
            counts of two.
        density: draw shares of all values in place of counts.
        ratio: a second file, as ``source``: its histogram is drawn beside the first, and the ratio of the first to it below.
        step_size: how much is read at a time, as for ``RNTuple.iterate``.
        workers: threads that read.
        advanced: called with the number of entries that are done and that of all, for each pass over a file.
        storage_options: options of the file systems of URLs, as for ``open``.

    Raises:
        SchemaError: no such field or RNTuple, values that are not numbers, or arguments that do not fit.
        MissingExtraError: hist is not installed.
        RNTupleError: the bytes needed are damaged or not readable here.
    """
    hist = require("hist")
    if len(expressions) not in (1, 2):
        raise SchemaError(f"a plot has one or two expressions, not {len(expressions)}")
    dimensions = len(expressions)
    _check_log(log, dimensions)
    if ratio is not None and dimensions == 2:
        raise SchemaError("a ratio is drawn for one expression, not for two")
    with ExitStack() as stack:
        sources = [source] if ratio is None else [source, ratio]
        tables = [
            stack.enter_context(opened(located(each, storage_options), name if each is source else None))
            for each in sources
        ]
        values, *others = (
            PlotValues(table, expressions, where, aliases=aliases, step_size=step_size, workers=workers)
            for table in tables
        )
        plans = _plans(values.labels, bins, range, log)
        found, notes = _filled(values, plans, advanced, hist)
        other = None
        for each in others:
            other = _empty(hist, list(found.axes))
            for columns in each.steps(advanced):
                other.fill(*columns)
            notes += [*each.notes(), *_outside(other)]
        files = [_short(table.metadata.container.source.name) for table in tables]
        title = f"{tables[0].path} in {' and '.join(files)}" + (f", where {where}" if where else "")
    return Plot(found, title, notes=notes, log=log, density=density, other=other, names=(files[0], files[-1]))


def _short(name: str) -> str:
    """The last part of a path or URL, which has room in a title; parameters of URLs may be secrets."""
    return os.path.basename(name.partition("?")[0] if "://" in name else name) or redacted(name)


def _check_log(log: str, dimensions: int) -> None:
    known = "xyz"[: dimensions + 1]
    if not set(log) <= set(known):
        raise SchemaError(
            f"'{log}' are not axes of this plot", hint=f"write some of the letters {', '.join(known)}"
        )


def _plans(labels: Sequence[str], bins: Any, range: Any, log: str) -> list[AxisPlan]:
    """Return the requested axes.

    Raises:
        SchemaError: another number of bins or ranges than axes, or fewer than one bin.
    """
    dimensions = len(labels)
    default = _NUM_BINS[dimensions]
    numbers = [bins or default] * dimensions if bins is None or isinstance(bins, int) else list(bins)
    if bins == 0 or any(number < 1 for number in numbers) or math.prod(numbers) > _MAX_BINS:
        given = " by ".join(map(str, numbers))
        raise SchemaError(f"a plot has 1 to {_MAX_BINS} bins, not {given if bins != 0 else 0}")
    ranges = list(range or [])
    if dimensions == 1 and len(ranges) == 2 and not any(isinstance(each, (tuple, list)) for each in ranges):
        ranges = [(ranges[0], ranges[1])]
    ranges = [each or (None, None) for each in ranges] or [(None, None)] * dimensions
    for found, what in ((numbers, "numbers of bins"), (ranges, "ranges")):
        if len(found) != dimensions:
            raise SchemaError(
                f"there are {len(found)} {what} for {count_text(dimensions, 'expression')}",
                hint="give one for each",
            )
    for low, high in ranges:
        for end in (low, high):
            if end is not None and not math.isfinite(end):
                raise SchemaError(f"a range has finite ends, not {end}")
        if low is not None and high is not None and not low < high:
            raise SchemaError(f"a range ends above its beginning, not {number_text(low)}:{number_text(high)}")
    return [
        AxisPlan(label, number, tuple(bounds), axis in log)
        for label, number, bounds, axis in zip(labels, numbers, ranges, "xy"[:dimensions], strict=True)
        if dimensions == 2 or axis == "x"
    ]


def _empty(hist: Any, axes: Sequence[Any]) -> Any:
    return hist.Hist(*axes, storage=hist.storage.Int64())


def _filled(
    values: PlotValues, plans: Sequence[AxisPlan], advanced: Callable[[int, int], None] | None, hist: Any
) -> tuple[Any, list[str]]:
    """The histogram of the values, and notes about it."""
    sketches = [None if plan.is_fixed else ValueSketch(plan) for plan in plans]
    held: list[list[Reals]] | None = []
    num_held = 0
    if any(sketches):
        for columns in values.steps(advanced):
            for sketch, column in zip(sketches, columns, strict=True):
                if sketch is not None:
                    sketch.add(column)
            num_held += len(columns[0]) * len(columns)
            if held is not None:
                held.append(columns)
            if num_held > _MAX_HELD:
                held = None
    else:
        held = None
    found: Any = None
    notes: list[str] = []
    for columns in values.steps(advanced) if held is None else held:
        if found is None:
            found, notes = _with_axes(values, plans, sketches, hist)
        found.fill(*columns)
    if found is None:
        found, notes = _with_axes(values, plans, sketches, hist)
    return found, [*values.notes(), *notes, *_outside(found)]


def _with_axes(
    values: PlotValues, plans: Sequence[AxisPlan], sketches: Sequence[ValueSketch | None], hist: Any
) -> tuple[Any, list[str]]:
    pairs = [
        axis_of(plan, sketch, is_whole=is_whole)
        for plan, sketch, is_whole in zip(plans, sketches, values.is_whole, strict=True)
    ]
    return _empty(hist, [axis for axis, _ in pairs]), [note for _, note in pairs]


def _outside(found: Any) -> list[str]:
    """A note about values that are not in the bins."""
    counts = found.values(flow=True)
    number = int(counts.sum()) - int(found.values().sum())
    if not number:
        return []
    if counts.ndim == 1:
        return [f"{count_text(int(counts[0]), 'value')} below the range, {int(counts[-1])} above"]
    return [f"{number} of {int(counts.sum())} pairs of values outside the ranges"]
