"""Pairs of index and tag of variants (column type Switch) in the three layouts of the generations."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rntuple_spec.column_types import SWITCH_LAYOUTS, SwitchLayout
from rntuple_spec.constants import MAX_INDEX

from rntuple_construct.base.errors import SchemaError

SWITCH_DTYPE: Final = np.dtype([("index", "<i8"), ("tag", "<u4")])
"""Decoded element: position within the chosen alternative in this cluster; alternative from 1, or 0 for none."""


def _pair_dtype(layout: SwitchLayout) -> np.dtype[Any]:
    """Return the stored element of a layout whose index and tag are integers of whole bytes."""
    return np.dtype([("index", f"<u{layout.index_bits // 8}"), ("tag", f"<u{layout.tag_bits // 8}")])


def _is_whole_bytes(layout: SwitchLayout) -> bool:
    return layout.index_bits in (32, 64) and layout.tag_bits == 32


def unpack_switch(page: NDArray[np.uint8], layout_name: str, out: NDArray[Any]) -> None:
    """Read the pairs of a page.

    Args:
        page: uint8, shape (n * bits of the layout / 8,).
        layout_name: "96", "44+20" or "32+32".
        out: structured as `SWITCH_DTYPE`, shape (n,); overwritten.
    """
    layout = SWITCH_LAYOUTS[layout_name]
    if _is_whole_bytes(layout):
        pairs = page.view(_pair_dtype(layout))
        out["index"] = pairs["index"].astype(np.int64)
        out["tag"] = pairs["tag"]
        return
    words = page.view("<u8")
    out["index"] = (words & np.uint64((1 << layout.index_bits) - 1)).astype(np.int64)
    out["tag"] = words >> np.uint64(layout.index_bits)


def pack_switch(pairs: NDArray[Any], layout_name: str) -> NDArray[np.uint8]:
    """Write pairs as a page.

    Args:
        pairs: structured with integer fields index and tag, shape (n,).
        layout_name: "96", "44+20" or "32+32".

    Returns:
        uint8, shape (n * bits of the layout / 8,).

    Raises:
        SchemaError: an index or tag is negative or too large for the layout.
    """
    layout = SWITCH_LAYOUTS[layout_name]
    limits = {"index": min((1 << layout.index_bits) - 1, MAX_INDEX), "tag": (1 << layout.tag_bits) - 1}
    for name, limit in limits.items():
        _check_limit(name, pairs[name], limit)
    if _is_whole_bytes(layout):
        stored = np.empty(pairs.shape, _pair_dtype(layout))
        stored["index"] = pairs["index"]
        stored["tag"] = pairs["tag"]
        return stored.view(np.uint8)
    words: NDArray[Any] = pairs["tag"].astype("<u8") << np.uint64(layout.index_bits)
    words |= pairs["index"].astype(np.uint64)
    return words.view(np.uint8)


def _check_limit(name: str, numbers: NDArray[Any], limit: int) -> None:
    if numbers.shape[0] == 0:
        return
    smallest, largest = int(numbers.min()), int(numbers.max())
    if smallest < 0 or largest > limit:
        wrong = smallest if smallest < 0 else largest
        raise SchemaError(f"{name} {wrong} of a variant does not fit", expected=(0, limit), actual=wrong)
