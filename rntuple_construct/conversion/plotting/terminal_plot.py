"""Plots of characters, drawn by plotext."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.extras import require
from rntuple_construct.base.printable import harmless, number_text, printable
from rntuple_construct.conversion.plotting.plot_axes import ticks
from rntuple_construct.conversion.plotting.plot_data import PlotData

__all__ = ["drawn"]

Reals = npt.NDArray[np.float64]

_SHADES = "░▒▓█"
"""Marks of the counts of two dimensions, from few to many."""
_LEN_TICK = 14
"""Characters that a tick of the horizontal axis takes, with the space beside it."""
_LINES_PER_TICK = 4
_MIN_WIDTH, _MIN_HEIGHT = 30, 10
_LEN_LABEL = 6
"""Characters of the ticks at the left, so that plots below each other have the same canvas."""
_SHARE_OF_RATIO = 0.35


class _Scale:
    """Positions on one axis, which may be logarithmic; plotext draws them on a linear one."""

    def __init__(self, low: float, high: float, *, is_log: bool) -> None:
        self.is_log = is_log
        self.low, self.high = self.of(low), self.of(high)

    def of(self, values: Any) -> Any:
        return np.log10(values) if self.is_log else values

    def ticks(self, count: int) -> tuple[list[float], list[str]]:
        """Positions and texts of round numbers."""
        if not self.is_log or self.high - self.low < 1:
            low, high = (10.0**self.low, 10.0**self.high) if self.is_log else (self.low, self.high)
            numbers = [each for each in ticks(low, high, count) if not self.is_log or each > 0]
            return [float(self.of(each)) for each in numbers], [number_text(each) for each in numbers]
        first, last = math.ceil(self.low - 1e-9), math.floor(self.high + 1e-9)
        step = max(1, -(-(last - first + 1) // max(count, 1)))
        places = range(first, last + 1, step)
        return [float(each) for each in places], [number_text(10.0**each) for each in places]


def drawn(plot: PlotData, width: int, height: int, *, color: bool) -> str:
    """Return a plot as lines of characters; see ``Plot.text``."""
    plt = require("plotext")
    # The first line is the title.
    width, height = max(width, _MIN_WIDTH), max(height, _MIN_HEIGHT) - 1
    if plot.hist.ndim == 2:
        text = _pairs(plt, plot, width, height, color=color)
    elif plot.other is None:
        text = _counts(plt, plot, [plot.hist], width, height, color=color)
    else:
        below = max(int(height * _SHARE_OF_RATIO), 7)
        text = _counts(plt, plot, [plot.hist, plot.other], width, height - below, color=color)
        text += "\n" + _ratio(plt, plot, width, below, color=color)
    lines = [line if color else plt.uncolorize(line).rstrip() for line in text.splitlines()]
    title = printable(plot.title)
    return "\n".join([title[:width], *lines] if color else [title[:width], *map(harmless, lines)])


def _begin(plt: Any, width: int, height: int, *, color: bool) -> None:
    plt.clear_figure()
    plt.limitsize(False, False)  # the caller knows the size of the terminal
    plt.plotsize(width, height)
    plt.theme("pro" if color else "clear")
    if color:
        plt.canvas_color("default")
        plt.axes_color("default")
        plt.ticks_color("default")


def _end(plt: Any, x: _Scale, y: _Scale, label: str, width: int, height: int) -> str:
    plt.xlim(x.low, x.high)
    plt.ylim(y.low, y.high)
    plt.xticks(*x.ticks(max(width // _LEN_TICK, 2)))
    places, texts = y.ticks(max(height // _LINES_PER_TICK, 2))
    plt.yticks(places, [text.rjust(_LEN_LABEL) for text in texts])
    plt.xlabel(printable(label))
    text: str = plt.build()
    plt.clear_figure()
    return text


def _axis_scale(axis: Any, *, is_log: bool) -> _Scale:
    return _Scale(float(axis.edges[0]), float(axis.edges[-1]), is_log=is_log)


def _outline(edges: Reals, heights: Reals) -> tuple[list[float], list[float]]:
    """The corners of the bars of a histogram."""
    return np.repeat(edges, 2)[1:-1].tolist(), np.repeat(heights, 2).tolist()


def _counts(plt: Any, plot: PlotData, hists: Sequence[Any], width: int, height: int, *, color: bool) -> str:
    """One histogram as filled bars, or two as lines."""
    x = _axis_scale(plot.hist.axes[0], is_log="x" in plot.log)
    heights = [plot.heights(each)[0] for each in hists]
    above = [each[each > 0] for each in heights]
    least = min((float(each.min()) for each in above if len(each)), default=1.0)
    most = max((float(each.max()) for each in above if len(each)), default=1.0)
    is_log = "y" in plot.log
    y = _Scale(least / 2 if is_log else 0.0, most * (1.2 if is_log else 1.05), is_log=is_log)
    _begin(plt, width, height, color=color)
    edges = x.of(plot.hist.axes[0].edges)
    colors = ("blue+", "orange+") if color else (None, None)
    for place, values in enumerate(heights):
        shown = np.maximum(y.of(np.maximum(values, least / 2) if is_log else values), y.low)
        is_only = len(heights) == 1
        plt.plot(
            *_outline(edges, shown),
            fillx=(is_only and not is_log) or (y.low if is_only else False),
            marker="hd" if is_only or not place else "dot",
            color=colors[place],
            label=None if is_only else printable(plot.names[place]),
        )
    label = plot.hist.axes[0].label if plot.other is None else ""
    return _end(plt, x, y, label, width, height)


def _ratio(plt: Any, plot: PlotData, width: int, height: int, *, color: bool) -> str:
    """The ratio of both histograms as points."""
    axis = plot.hist.axes[0]
    x = _axis_scale(axis, is_log="x" in plot.log)
    values, _ = plot.ratio()
    is_number = np.isfinite(values)
    centers, shown = x.of(axis.centers[is_number]), values[is_number]
    spread = min(max((float(np.quantile(np.abs(shown - 1), 0.95)) if len(shown) else 0.5) * 1.2, 0.1), 1e6)
    y = _Scale(max(1 - spread, 0.0), 1 + spread, is_log=False)
    inside = (shown >= y.low) & (shown <= y.high)
    _begin(plt, width, height, color=color)
    plt.plot([x.low, x.high], [1.0, 1.0], marker="-")
    plt.scatter(
        centers[inside].tolist(), shown[inside].tolist(), marker="o", color="blue+" if color else None
    )
    return _end(plt, x, y, f"{axis.label}, ratio", width, height)


def _pairs(plt: Any, plot: PlotData, width: int, height: int, *, color: bool) -> str:
    """Counts of two dimensions as marks of four shades, and a line that explains them."""
    height -= 1
    across, up = plot.hist.axes
    x = _axis_scale(across, is_log="x" in plot.log)
    y = _axis_scale(up, is_log="y" in plot.log)
    # At least one mark in each character of the canvas, in the shade of the bin that it lies in.
    columns = np.linspace(x.low, x.high, 2 * width + 1)[1::2]
    rows = np.linspace(y.low, y.high, 2 * height + 1)[1::2]
    bins = [
        np.clip(axis.index(10.0**places if scale.is_log else places), 0, len(axis) - 1)
        for axis, scale, places in ((across, x, columns), (up, y, rows))
    ]
    counts = plot.heights(plot.hist)[0][np.ix_(*bins)]
    most = float(counts.max()) or 1.0
    if "z" in plot.log:
        least = float(counts[counts > 0].min()) if (counts > 0).any() else 1.0
        with np.errstate(divide="ignore"):
            shares = np.log(np.maximum(counts, least) / least) / (math.log(most / least) or 1.0)
    else:
        shares = counts / most
    levels = np.minimum((shares * len(_SHADES)).astype(int), len(_SHADES) - 1)
    _begin(plt, width, height, color=color)
    for level, shade in enumerate(_SHADES):
        chosen = np.argwhere((levels == level) & (counts > 0))
        if len(chosen):
            places = columns[chosen[:, 0]].tolist(), rows[chosen[:, 1]].tolist()
            plt.scatter(*places, marker=shade, color="blue+" if color else None)
    unit = f" {plot.counts_label}" if plot.density else ""
    text = _end(plt, x, y, across.label, width, height)
    legend = f"{up.label} upwards; {_SHADES[0]} to {_SHADES[-1]}: up to {number_text(most)}{unit} in a bin"
    return f"{text.rstrip()}\n{printable(legend)}"
