"""Hypothesis strategies for Trevni files: trees that the construct grammar builds, and whole files.

This module needs hypothesis, which only the ``dev`` extra installs.
"""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from rntuple_construct.model.arrays.infer import FUNDAMENTAL_NAMES as _CPP
from rntuple_construct.model.arrays.infer import STRING_TYPE, infer_layout, list_of, optional_of
from rntuple_construct.model.values.layout import FixedArray, Numbers
from rntuple_construct.trevni.metadata import KEYS
from rntuple_construct.trevni.profiles import AVRO, WIKI, Profile
from rntuple_construct.trevni.schema import ColumnOptions
from rntuple_construct.trevni.writer import write

__all__ = ["column_heads", "files", "headers"]

Tree = dict[str, Any]


def _integers(dtype: type[np.integer[Any]]) -> SearchStrategy[int]:
    """All integers of a dtype."""
    limits = np.iinfo(dtype)
    return st.integers(int(limits.min), int(limits.max))


_U32, _U64, _INT, _LONG = (
    _integers(np.uint32),
    _integers(np.uint64),
    _integers(np.int32),
    _integers(np.int64),
)
_TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=5)
_VALUES: dict[str, SearchStrategy[Any]] = {
    "long": _LONG,
    "int": _INT,
    "fixed32": _INT,
    "fixed64": _LONG,
    "float": st.floats(width=32, allow_nan=False),
    "double": st.floats(allow_nan=False),
    "string": _TEXT,
    "bytes": st.binary(max_size=5),
    "null": st.none(),
}
_FIRST: dict[str, SearchStrategy[Any]] = {
    "zigzag": _LONG,
    "fixed32": _U32,
    "fixed64": _U64,
    "counted": st.binary(max_size=5),
}


def _metadata() -> SearchStrategy[Tree]:
    keys = st.sampled_from(KEYS) | _TEXT | st.binary(max_size=5)
    return st.fixed_dictionaries(
        {"pairs": st.lists(st.fixed_dictionaries({"key": keys, "value": st.binary(max_size=6)}), max_size=4)}
    )


@st.composite
def headers(draw: st.DrawFn) -> Tree:
    """Give trees of headers; they say nothing about meaning."""
    columns = draw(st.lists(_metadata(), max_size=3))
    return {
        "magic": b"Trv",
        "version": draw(st.sampled_from([1, 2])),
        "num_rows": draw(_U64),
        "num_columns": len(columns),
        "metadata": draw(_metadata()),
        "columns_metadata": columns,
        "ofs_columns": draw(st.lists(_U64, min_size=len(columns), max_size=len(columns))),
    }


@st.composite
def column_heads(draw: st.DrawFn, form: str | None) -> Tree:
    """Give trees of the heads of columns.

    Args:
        draw: given by hypothesis.
        form: stored form of first values, None for none.
    """
    members: dict[str, SearchStrategy[Any]] = {"num_rows": _U32, "len_block": _U32, "len_block_stored": _U32}
    if form is not None:
        members["first_value"] = _FIRST[form]
    descriptors = draw(st.lists(st.fixed_dictionaries(members), max_size=4))
    return {"num_blocks": len(descriptors), "descriptors": descriptors}


_KEYS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=5).filter(
    lambda key: not key.startswith(("trevni.", "rntuple.", "avro."))
)
_USER = st.dictionaries(_KEYS, st.binary(max_size=5), max_size=2)


@st.composite
def _fields(draw: st.DrawFn, profile: Profile) -> tuple[Any, SearchStrategy[Any]]:
    """Give what a field holds, and its values."""
    kinds = [*_VALUES, "record", "records", *(["boolean"] if profile is AVRO else ["array"])]
    kind = draw(st.sampled_from(kinds))
    if kind in ("record", "records"):
        one = st.fixed_dictionaries(
            {"a": _VALUES["int"], "b": st.lists(_TEXT, max_size=2), "c": st.none() | _LONG}
        )
        schema = {"a": _CPP["int32"], "b": list_of(STRING_TYPE), "c": optional_of(_CPP["int64"])}
        return ([schema], st.lists(one, max_size=3)) if kind == "records" else (schema, one)
    if kind == "array":
        width = draw(st.integers(1, 3))
        rows = st.lists(_LONG, min_size=width, max_size=width)
        return infer_layout(FixedArray(width, Numbers(np.empty(0, np.int64)), 0), kind), rows
    steps = draw(
        st.sampled_from(["", "*", "?", "**", "*?", "?*"]) if kind != "null" else st.sampled_from(["", "*"])
    )
    values: SearchStrategy[Any] = st.booleans() if kind == "boolean" else _VALUES[kind]
    for step in reversed(steps):
        values = st.lists(values, max_size=3) if step == "*" else st.none() | values
    return kind + steps, values


@st.composite
def files(draw: st.DrawFn) -> tuple[bytes, list[dict[str, Any]]]:
    """Give whole files without errors, and the rows in them.

    They have both dialects, all types, lists, optional values, records, rows of fixed width, first values, user keys,
    every codec of the standard library, checksums, blocks of any number of rows and, in Avro's dialect, its schema.
    """
    profile = draw(st.sampled_from([WIKI, AVRO]))
    codec = draw(st.sampled_from(["null", "deflate", "bzip2"]))
    has_checksums = draw(st.booleans()) and (profile is WIKI or codec != "null")
    num_rows = draw(st.integers(0, 8))
    schema: dict[str, Any] = {}
    data: dict[str, list[Any]] = {}
    columns: dict[str, ColumnOptions] = {}
    for number in range(draw(st.integers(1, 4))):
        name = f"column {number}"
        schema[name], values = draw(_fields(profile))
        data[name] = draw(st.lists(values, min_size=num_rows, max_size=num_rows))
        has_firsts = (
            isinstance(schema[name], str)
            and schema[name] in _VALUES
            and schema[name] != "null"
            and draw(st.booleans())
        )
        if has_firsts or (draw(st.booleans()) and isinstance(schema[name], str)):
            columns[name] = ColumnOptions(
                first_values=has_firsts, block_rows=draw(st.none() | st.integers(1, 4)), metadata=draw(_USER)
            )
    has_schema = (
        profile is AVRO
        and draw(st.booleans())
        and not any(str(kind).startswith("fixed") for kind in schema.values())
    )
    if has_schema:
        # Avro has fewer names than this package.
        legal = {name: name.replace(" ", "_") for name in schema}
        schema = {legal[name]: kind for name, kind in schema.items()}
        data = {legal[name]: values for name, values in data.items()}
        columns = {}
    out = io.BytesIO()
    write(
        out,
        data,
        schema=schema,
        profile=profile,
        codec=codec,
        checksum="crc32" if has_checksums else "null",
        columns=columns,
        metadata=draw(_USER),
        block_rows=draw(st.none() | st.integers(1, 4)),
        record="Row" if has_schema else None,
    )
    rows = [{name: values[row] for name, values in data.items()} for row in range(num_rows)]
    return out.getvalue(), rows
