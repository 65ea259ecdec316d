# Generated from spec/column_types.toml by tools/generate; edit these files and run `make generate`.
"""Kernels for GPUs: the text of their header, the structures that they take, and their names."""

from __future__ import annotations

from importlib import resources
from typing import Any, Final

import numpy as np

PAGE: Final[np.dtype[Any]] = np.dtype([("source", "<u8"), ("target", "<u8"), ("second", "<u8"), ("count", "<i8"), ("bits", "<i8"), ("shift", "<i8"), ("low", "<f8"), ("high", "<f8")])
"""A page to decode. Addresses are those of the device."""
CHUNK: Final[np.dtype[Any]] = np.dtype([("source", "<u8"), ("target", "<u8"), ("size", "<i8"), ("length", "<i8"), ("head", "<u8"), ("kind", "<i8")])
"""A stored page. Addresses are those of the device."""
STORED_RAW, STORED_ZSTD, STORED_LZ4 = range(3)
"""Kinds of stored pages."""

DECODE_KERNELS: Final[dict[str, str]] = {
    "BIT": "rntuple_decode_BIT",
    "BYTE": "rntuple_decode_BYTE",
    "CHAR": "rntuple_decode_CHAR",
    "INT8": "rntuple_decode_INT8",
    "UINT8": "rntuple_decode_UINT8",
    "INT16": "rntuple_decode_INT16",
    "UINT16": "rntuple_decode_UINT16",
    "INT32": "rntuple_decode_INT32",
    "UINT32": "rntuple_decode_UINT32",
    "INT64": "rntuple_decode_INT64",
    "UINT64": "rntuple_decode_UINT64",
    "REAL16": "rntuple_decode_REAL16",
    "REAL32": "rntuple_decode_REAL32",
    "REAL64": "rntuple_decode_REAL64",
    "INDEX32": "rntuple_decode_INDEX32",
    "INDEX64": "rntuple_decode_INDEX64",
    "SPLIT_INT16": "rntuple_decode_SPLIT_INT16",
    "SPLIT_UINT16": "rntuple_decode_SPLIT_UINT16",
    "SPLIT_INT32": "rntuple_decode_SPLIT_INT32",
    "SPLIT_UINT32": "rntuple_decode_SPLIT_UINT32",
    "SPLIT_INT64": "rntuple_decode_SPLIT_INT64",
    "SPLIT_UINT64": "rntuple_decode_SPLIT_UINT64",
    "SPLIT_REAL16": "rntuple_decode_SPLIT_REAL16",
    "SPLIT_REAL32": "rntuple_decode_SPLIT_REAL32",
    "SPLIT_REAL64": "rntuple_decode_SPLIT_REAL64",
    "SPLIT_INDEX32": "rntuple_decode_SPLIT_INDEX32",
    "SPLIT_INDEX64": "rntuple_decode_SPLIT_INDEX64",
    "REAL32_TRUNC": "rntuple_decode_REAL32_TRUNC",
    "REAL32_QUANT": "rntuple_decode_REAL32_QUANT",
}
"""Kernels by the name of the member of `ColumnType`, of all column types but Switch."""

SWITCH_KERNELS: Final[dict[str, str]] = {
    "96": "rntuple_decode_SWITCH_96",
    "44+20": "rntuple_decode_SWITCH_44_20",
    "32+32": "rntuple_decode_SWITCH_32_32",
}
"""Kernels of Switch columns by the name of the layout."""


def header() -> str:
    """Return the text of the header, which NVRTC compiles."""
    return resources.files("rntuple_spec").joinpath("rntuple.cuh").read_text(encoding="utf-8")
