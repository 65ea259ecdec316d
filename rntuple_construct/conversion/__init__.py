"""One RNTuple or table to another, or to a summary: convert, merge, import, export, differences and statistics."""

from __future__ import annotations

from rntuple_construct.conversion.append import append
from rntuple_construct.conversion.diff import Difference, FieldDifference, diff
from rntuple_construct.conversion.export import ExportResult, export
from rntuple_construct.conversion.files import ConvertedNTuple, ConvertOptions, convert
from rntuple_construct.conversion.merge import MergedNTuple, MergeOptions, merge
from rntuple_construct.conversion.stats import FieldStatistics, Statistics, stats

__all__ = [
    "ConvertOptions",
    "ConvertedNTuple",
    "Difference",
    "ExportResult",
    "FieldDifference",
    "FieldStatistics",
    "MergeOptions",
    "MergedNTuple",
    "Statistics",
    "append",
    "convert",
    "diff",
    "export",
    "merge",
    "stats",
]
