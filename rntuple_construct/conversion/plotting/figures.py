"""Plots as figures of matplotlib, drawn by mplhep."""

from __future__ import annotations

import io
from typing import Any

import numpy as np

from rntuple_construct.base.extras import require
from rntuple_construct.base.printable import cut_middle, printable
from rntuple_construct.conversion.plotting.plot_data import PlotData

__all__ = ["figure_of", "image_of"]

_SIZE, _SIZE_WITH_RATIO = (6.4, 4.2), (6.4, 5.2)
"""Inches."""
_DOTS_PER_INCH = 150
_LEN_LABEL = 40
"""Characters of a name in the legend."""
_PARTS = (3, 1)
"""Heights of the histogram and the ratio."""


def figure_of(plot: PlotData) -> Any:
    """Return a plot as a ``matplotlib.figure.Figure``; see ``Plot.figure``."""
    figures = require("matplotlib.figure")
    mplhep = require("mplhep")
    if plot.hist.ndim == 2:
        figure = figures.Figure(_SIZE, layout="constrained")
        axes = figure.subplots()
        _draw_pairs(plot, axes, mplhep)
    elif plot.other is None:
        figure = figures.Figure(_SIZE, layout="constrained")
        axes = figure.subplots()
        _draw_counts(plot, axes, mplhep)
        axes.set_xlabel(_plain(plot.hist.axes[0].label))
    else:
        figure = figures.Figure(_SIZE_WITH_RATIO, layout="constrained")
        axes, below = figure.subplots(2, sharex=True, height_ratios=_PARTS)
        _draw_counts(plot, axes, mplhep)
        axes.set_xlabel("")
        _draw_ratio(plot, below)
    axes.set_title(_plain(plot.title), fontsize="small", wrap=True)
    return figure


def image_of(plot: PlotData, kind: str) -> bytes:
    """Return a plot as the bytes of an image file; the same for the same plot."""
    matplotlib = require("matplotlib")
    out = io.BytesIO()
    with matplotlib.rc_context({"svg.hashsalt": "rntuple"}):
        metadata = {"svg": {"Date": None}, "pdf": {"CreationDate": None}}.get(kind)
        figure_of(plot).savefig(out, format=kind, dpi=_DOTS_PER_INCH, metadata=metadata)
    return out.getvalue()


def _plain(text: str) -> str:
    """A text in which matplotlib finds no formula."""
    return printable(text).replace("\\", "\\\\").replace("$", r"\$")


def _draw_counts(plot: PlotData, axes: Any, mplhep: Any) -> None:
    edges = plot.hist.axes[0].edges
    hists = [plot.hist] if plot.other is None else [plot.hist, plot.other]
    for place, each in enumerate(hists):
        heights, errors = plot.heights(each)
        label = None if plot.other is None else _plain(cut_middle(plot.names[place], _LEN_LABEL))
        mplhep.histplot(heights, edges, yerr=errors, ax=axes, label=label)
    if plot.other is not None:
        axes.legend(fontsize="small")
    axes.set_ylabel(plot.counts_label)
    axes.set_xlim(edges[0], edges[-1])
    has_counts = any(plot.heights(each)[0].any() for each in hists)
    _set_scale(plot, axes, "xy" if has_counts else "x")
    if "y" not in plot.log or not has_counts:
        axes.set_ylim(bottom=0)


def _draw_ratio(plot: PlotData, axes: Any) -> None:
    axis = plot.hist.axes[0]
    values, errors = plot.ratio()
    axes.axhline(1, color="gray", linewidth=1)
    axes.errorbar(axis.centers, values, yerr=errors, fmt=".", color="black")
    axes.set_xlabel(_plain(axis.label))
    axes.set_ylabel("ratio")
    numbers = values[np.isfinite(values)]
    spread = max((float(np.quantile(np.abs(numbers - 1), 0.95)) if len(numbers) else 0.5) * 1.2, 0.1)
    axes.set_ylim(max(1 - spread, 0), 1 + spread)


def _draw_pairs(plot: PlotData, axes: Any, mplhep: Any) -> None:
    colors = require("matplotlib.colors")
    across, up = plot.hist.axes
    heights = plot.heights(plot.hist)[0]
    norm = colors.LogNorm() if "z" in plot.log and (heights > 0).any() else None
    shown = np.where(heights > 0, heights, np.nan)
    made = mplhep.hist2dplot(shown, across.edges, up.edges, ax=axes, cbar=False, norm=norm)
    axes.figure.colorbar(made.pcolormesh, ax=axes, label=plot.counts_label)
    axes.set_xlabel(_plain(across.label))
    axes.set_ylabel(_plain(up.label))
    _set_scale(plot, axes, "xy")


def _set_scale(plot: PlotData, axes: Any, names: str) -> None:
    for name in names:
        if name in plot.log:
            getattr(axes, f"set_{name}scale")("log")
