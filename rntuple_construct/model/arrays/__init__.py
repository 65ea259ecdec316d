"""Layouts for array libraries and plain Python; each library is imported only when asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rntuple_construct.base.errors import MissingExtraError
from rntuple_construct.model.arrays.meant import Form, Tell, meant
from rntuple_construct.model.arrays.to_arrow import to_arrow, to_pandas, to_polars
from rntuple_construct.model.arrays.to_awkward import to_awkward
from rntuple_construct.model.arrays.to_numpy import LazyColumns, plain_array, to_numpy
from rntuple_construct.model.arrays.to_python import JSON, PLAIN, to_list, to_rows
from rntuple_construct.model.arrays.to_text import csv_cell, csv_lines, json_objects, safe_csv_cell
from rntuple_construct.model.libraries import LIBRARIES, Library, load_library
from rntuple_construct.model.schema.field_kinds import FieldNode
from rntuple_construct.model.values.layout import Layout

_FORMS = {"np": Form.NUMPY, "ak": Form.AWKWARD, "py": Form.PYTHON}


def present(
    columns: Mapping[str, Layout],
    library: str,
    length: int,
    nodes: Mapping[str, FieldNode] | None = None,
    tell: Tell | None = None,
) -> Any:
    """Entries in the form of a library.

    Args:
        columns: layouts of the top-level fields.
        library: one of LIBRARIES.
        length: number of entries.
        nodes: the fields, whose descriptions may say that integers are times or decimals, see ``meanings``; None for
            layouts without such meanings.
        tell: called with path and text where a library has no type for the meaning of a field.

    Raises:
        SchemaError: no such library.
        MissingExtraError: it is not installed.
    """
    load_library(library)
    if nodes is not None and library in _FORMS:
        columns = meant(columns, nodes, _FORMS[library], tell)
    if library == "np":
        return LazyColumns(columns)
    if library == "ak":
        return to_awkward(columns, length)
    if library == "ak-cuda":
        try:
            return to_awkward(columns, length, "cuda")
        except ModuleNotFoundError as error:
            raise MissingExtraError(
                f"awkward needs {error.name} for these values in the memory of a GPU",
                hint="pip install 'cuda-cccl[cu13]'",
            ) from error
    if library == "cupy":
        return {name: plain_array(layout) for name, layout in columns.items()}
    if library in ("pa", "pa-binary"):
        return to_arrow(columns, strings="binary" if library == "pa-binary" else "text", nodes=nodes)
    if library == "pd":
        return to_pandas(columns, nodes=nodes)
    if library == "polars":
        return to_polars(columns, nodes=nodes)
    if library == "py":
        return to_rows(columns) if columns else [{} for _ in range(length)]
    return dict(columns)


__all__ = [
    "JSON",
    "LIBRARIES",
    "PLAIN",
    "Form",
    "Library",
    "csv_cell",
    "csv_lines",
    "json_objects",
    "load_library",
    "meant",
    "present",
    "safe_csv_cell",
    "to_arrow",
    "to_awkward",
    "to_list",
    "to_numpy",
    "to_pandas",
    "to_polars",
    "to_rows",
]
