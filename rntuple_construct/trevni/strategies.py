"""Hypothesis strategies for Trevni files: trees that the construct grammar builds, and whole files.

This module needs hypothesis, which only the ``dev`` extra installs.
"""

from __future__ import annotations

import io
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from rntuple_construct.trevni.metadata import KEYS
from rntuple_construct.trevni.profiles import AVRO, WIKI
from rntuple_construct.trevni.writer import write

__all__ = ["column_heads", "files", "headers"]

Tree = dict[str, Any]
_U32 = st.integers(0, (1 << 32) - 1)
_U64 = st.integers(0, (1 << 64) - 1)
_LONG = st.integers(-(1 << 63), (1 << 63) - 1)
_TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=5)
_VALUES: dict[str, SearchStrategy[Any]] = {
    "long": _LONG,
    "int": st.integers(-(1 << 31), (1 << 31) - 1),
    "fixed32": st.integers(-(1 << 31), (1 << 31) - 1),
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


@st.composite
def files(draw: st.DrawFn) -> tuple[bytes, list[dict[str, Any]]]:
    """Give whole files without errors, and the rows in them."""
    profile = draw(st.sampled_from([WIKI, AVRO]))
    codec = draw(st.sampled_from(["null", "deflate", "bzip2"]))
    num_rows = draw(st.integers(0, 8))
    schema: dict[str, str] = {}
    data: dict[str, list[Any]] = {}
    for number in range(draw(st.integers(1, 4))):
        kind = draw(st.sampled_from(list(_VALUES)))
        steps = draw(st.sampled_from(["", "*", "?", "**", "*?", "?*"]) if kind != "null" else st.just(""))
        values = _VALUES[kind]
        for step in reversed(steps):
            values = st.lists(values, max_size=3) if step == "*" else st.none() | values
        name = f"column {number}"
        schema[name] = kind + steps
        data[name] = draw(st.lists(values, min_size=num_rows, max_size=num_rows))
    out = io.BytesIO()
    write(
        out,
        data,
        schema=schema,
        profile=profile,
        codec=codec,
        checksum="null" if codec == "null" else "crc32",
        block_rows=draw(st.none() | st.integers(1, 4)),
    )
    rows = [{name: values[row] for name, values in data.items()} for row in range(num_rows)]
    return out.getvalue(), rows
