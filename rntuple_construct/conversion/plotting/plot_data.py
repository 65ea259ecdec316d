"""The counts of a plot, which drawings in the terminal and in figures share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

__all__ = ["PlotData"]


class PlotData:
    """The counts of a plot, and how they are drawn.

    Attributes:
        hist: the counts, a ``hist.Hist``.
        other: counts of the second file in the same bins; None without one.
        title: names of file and RNTuple, and the condition.
        notes: the values that are not drawn, and the origin of the ranges.
        log: axes that are logarithmic: ``x``, ``y``, ``z``.
        density: whether shares of all values are drawn in place of counts.
        names: names of both files, for the legend.
    """

    def __init__(
        self,
        hist: Any,
        title: str,
        *,
        notes: Sequence[str] = (),
        log: str = "",
        density: bool = False,
        other: Any = None,
        names: tuple[str, str] = ("", ""),
    ) -> None:
        self.hist = hist
        self.other = other
        self.title = title
        self.notes = list(notes)
        self.log = log
        self.density = density
        self.names = names

    @property
    def counts_label(self) -> str:
        """Label of the axis of counts."""
        return "share" if self.density else "values" if self.hist.ndim == 1 else "pairs of values"

    def heights(self, hist: Any) -> tuple[Any, Any]:
        """Return the heights of the bins and their errors: counts, or shares of all values.

        Args:
            hist: ``hist`` or ``other``.
        """
        counts = hist.values().astype(np.float64)
        scale = 1.0 / max(float(hist.sum(flow=True)), 1.0) if self.density else 1.0
        return counts * scale, np.sqrt(counts) * scale

    def ratio(self) -> tuple[Any, Any]:
        """Return the heights of ``hist`` by those of ``other``, and their errors; NaN where the latter has none."""
        (over, over_error), (under, under_error) = self.heights(self.hist), self.heights(self.other)
        with np.errstate(all="ignore"):
            found = np.where(under > 0, over / under, np.nan)
            relative = np.where(over > 0, over_error / over, 0.0) ** 2 + (under_error / under) ** 2
            return found, np.where(under > 0, found * np.sqrt(relative), np.nan)
