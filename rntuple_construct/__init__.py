"""Read, write and validate CERN ROOT's RNTuple files, from one declarative description of the format.

The names below, and the sub-packages that the documentation lists, are the public interface. They are loaded at their
first use, so that importing the package stays fast.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.lazy_names import lazy_names

if TYPE_CHECKING:
    from rntuple_construct import trevni
    from rntuple_construct.api import open, open_ntuple
    from rntuple_construct.base.errors import (
        FormatError,
        LimitError,
        MissingExtraError,
        RNTupleError,
        SchemaError,
        SinkError,
        SourceError,
        UnsupportedError,
    )
    from rntuple_construct.base.limits import Limits
    from rntuple_construct.batch.dask_collections import dask_awkward, dask_dataframe, to_rntuple
    from rntuple_construct.conversion import ConvertOptions, MergeOptions, convert
    from rntuple_construct.conversion.joining.append import append
    from rntuple_construct.conversion.joining.merge import merge
    from rntuple_construct.conversion.plotting.plots import plot
    from rntuple_construct.conversion.recovery.recover import recover
    from rntuple_construct.conversion.summary.diff import diff
    from rntuple_construct.conversion.summary.stats import stats
    from rntuple_construct.conversion.tables.export_table import export
    from rntuple_construct.conversion.tables.import_ttree import from_ttree
    from rntuple_construct.reader import (
        DroppedFieldWarning,
        RNTuple,
        RNTupleField,
        RNTupleFile,
        concatenate,
        iterate,
        join,
        keep_pages,
        register_locator,
        scan,
    )
    from rntuple_construct.validation import Finding, Report, validate
    from rntuple_construct.writer import (
        WriteOptions,
        create,
        create_distributed,
        create_file,
        create_parallel,
        fill_task,
        write,
    )

    __version__: str

_HOMES = {
    "api": ("open", "open_ntuple"),
    "conversion": (
        "ConvertOptions", "MergeOptions", "append", "convert", "diff", "export", "from_ttree", "merge",
        "plot", "recover", "stats",
    ),
    "base.errors": (
        "FormatError", "LimitError", "MissingExtraError", "RNTupleError", "SchemaError", "SinkError", "SourceError",
        "UnsupportedError",
    ),
    "base.limits": ("Limits",),
    "reader": (
        "DroppedFieldWarning", "RNTuple", "RNTupleField", "RNTupleFile", "concatenate", "iterate", "join",
        "keep_pages", "register_locator", "scan",
    ),
    "batch.dask_collections": ("dask_awkward", "dask_dataframe", "to_rntuple"),
    "validation": ("Finding", "Report", "validate"),
    "writer": (
        "WriteOptions", "create", "create_distributed", "create_file", "create_parallel", "fill_task",
        "write",
    ),
}  # fmt: skip
_load = lazy_names(__name__, {f"{__name__}.{home}": names for home, names in _HOMES.items()})

_MODULES = {"like_uproot": "like_uproot", "trevni": "trevni"}
"""Modules that are loaded like the names above."""

__all__ = [
    "ConvertOptions",
    "DroppedFieldWarning",
    "Finding",
    "FormatError",
    "LimitError",
    "Limits",
    "MergeOptions",
    "MissingExtraError",
    "RNTuple",
    "RNTupleError",
    "RNTupleField",
    "RNTupleFile",
    "Report",
    "SchemaError",
    "SinkError",
    "SourceError",
    "UnsupportedError",
    "WriteOptions",
    "__version__",
    "append",
    "concatenate",
    "convert",
    "create",
    "create_distributed",
    "create_file",
    "create_parallel",
    "dask_awkward",
    "dask_dataframe",
    "diff",
    "export",
    "fill_task",
    "from_ttree",
    "iterate",
    "join",
    "keep_pages",
    "merge",
    "open",
    "open_ntuple",
    "plot",
    "recover",
    "register_locator",
    "scan",
    "stats",
    "to_rntuple",
    "trevni",
    "validate",
    "write",
]


def __getattr__(name: str) -> Any:
    """Load a public name when it is first used."""
    if name == "__version__":
        from rntuple_spec.version import VERSION

        value: Any = VERSION
    elif name in _MODULES:
        value = import_module(f"rntuple_construct.{_MODULES[name]}")
    else:
        return _load(name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*__all__, *_MODULES})
