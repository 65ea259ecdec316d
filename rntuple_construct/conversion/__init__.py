"""One RNTuple or table to another, or to a summary: convert, merge, import, export, differences and statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rntuple_construct.base.lazy_names import lazy_names

if TYPE_CHECKING:
    from rntuple_construct.conversion.copying.convert_files import ConvertedNTuple, ConvertOptions, convert
    from rntuple_construct.conversion.joining.append import append
    from rntuple_construct.conversion.joining.merge import MergedNTuple, MergeOptions, merge
    from rntuple_construct.conversion.plotting.plots import Plot, plot
    from rntuple_construct.conversion.recovery.recover import (
        ClusterReport,
        Recovered,
        RecoveredNTuple,
        recover,
    )
    from rntuple_construct.conversion.summary.diff import Difference, FieldDifference, diff
    from rntuple_construct.conversion.summary.stats import FieldStatistics, Statistics, stats
    from rntuple_construct.conversion.tables.export_table import ExportResult, export
    from rntuple_construct.conversion.tables.import_ttree import BranchReport, TTreeReport, from_ttree

__all__ = [
    "BranchReport",
    "ClusterReport",
    "ConvertOptions",
    "ConvertedNTuple",
    "Difference",
    "ExportResult",
    "FieldDifference",
    "FieldStatistics",
    "MergeOptions",
    "MergedNTuple",
    "Plot",
    "Recovered",
    "RecoveredNTuple",
    "Statistics",
    "TTreeReport",
    "append",
    "convert",
    "diff",
    "export",
    "from_ttree",
    "merge",
    "plot",
    "recover",
    "stats",
]

__getattr__ = lazy_names(
    __name__,
    {
        f"{__name__}.copying.convert_files": ("ConvertedNTuple", "ConvertOptions", "convert"),
        f"{__name__}.joining.append": ("append",),
        f"{__name__}.joining.merge": ("MergedNTuple", "MergeOptions", "merge"),
        f"{__name__}.plotting.plots": ("Plot", "plot"),
        f"{__name__}.recovery.recover": ("ClusterReport", "Recovered", "RecoveredNTuple", "recover"),
        f"{__name__}.summary.diff": ("Difference", "FieldDifference", "diff"),
        f"{__name__}.summary.stats": ("FieldStatistics", "Statistics", "stats"),
        f"{__name__}.tables.export_table": ("ExportResult", "export"),
        f"{__name__}.tables.import_ttree": ("BranchReport", "TTreeReport", "from_ttree"),
    },
)
