"""Leaves of TTrees that are decoded from the bytes of entries: text, packed reals, and lists of leaves."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from rntuple_construct.base.errors import SchemaError, UnsupportedError
from rntuple_construct.base.extras import require
from rntuple_construct.conversion.tables.packed_reals import DOUBLE32, FLOAT16, packing_of
from rntuple_construct.model.arrays.arrow_schema import sanitized
from rntuple_construct.model.values.layout import Collection, FixedArray, Layout, Numbers, Record, Strings

__all__ = ["Leaves", "TextLeaf", "leaves_of"]

_LONG, _LEN_LONG = 255, 5
"""First byte of the length of a long string, and bytes of that length; else the length is one byte."""
_DTYPES = {
    "TLeafO": "?", "TLeafB": "i1", "TLeafS": ">i2", "TLeafI": ">i4", "TLeafL": ">i8", "TLeafG": ">i8", "TLeafF": ">f4",
    "TLeafD": ">f8",
}  # fmt: skip
_PACKED = {"TLeafF16": FLOAT16, "TLeafD32": DOUBLE32}
_PACKED_NUMBERS = {9: DOUBLE32, 19: FLOAT16}
"""Numbers of types in TLeafElement::fType."""
_FIRST_POINTER, _PER_FORM, _END = 40, 20, 60
"""Numbers of types: from 20 on arrays, from 40 on pointers to arrays of variable length, from 60 on others."""
_NAMES = {"?": "bool", ">f4": "float", ">f8": "double"}
_BRACKETS = re.compile(r"\[(\d+)\]")


@dataclass(frozen=True, slots=True)
class _Item:
    """One leaf: where its bytes are in an entry or element, and how they are decoded."""

    name: str
    type: str
    dtype: np.dtype[Any]
    dims: tuple[int, ...]
    start: int
    decode: Callable[[np.ndarray[Any, Any]], np.ndarray[Any, Any]]

    @property
    def stop(self) -> int:
        return self.start + self.dtype.itemsize * prod(self.dims)

    def layout(self, data: np.ndarray[Any, Any]) -> Layout:
        """The values in rows of bytes."""
        raw = np.ascontiguousarray(data[:, self.start : self.stop]).reshape(-1).view(self.dtype)
        values: Layout = Numbers(self.decode(raw))
        for size in reversed(self.dims):
            values = FixedArray(size, values, len(values) // size)
        return values


@dataclass(frozen=True, slots=True)
class Leaves:
    """Leaves of a branch whose entries, or elements of arrays of variable length, all have as many bytes.

    Args:
        items: the leaves.
        is_jagged: if true, entries are arrays of variable length.
        len_header: bytes in front of each array.
    """

    items: tuple[_Item, ...]
    is_jagged: bool = False
    len_header: int = 0

    @property
    def type(self) -> str:
        """Their type, as uproot spells types."""
        if len(self.items) == 1:
            return _full_type(self.items[0]) + "[]" * self.is_jagged
        return "struct {" + " ".join(f"{_full_type(item)} {item.name};" for item in self.items) + "}"

    def interpretation(self) -> Any:
        """Interpretation of the bytes by uproot."""
        uproot = require("uproot")
        content = uproot.AsDtype(np.dtype(("u1", (self.items[-1].stop,))))
        return uproot.AsJagged(content, self.len_header) if self.is_jagged else content

    def layout(self, raw: Layout) -> Layout:
        """Decode the bytes of entries."""
        if isinstance(raw, Collection):
            return Collection(raw.offsets, self._values(raw.content))
        return self._values(raw)

    def empty(self) -> Layout:
        """The layout of no entries."""
        values = self._values(FixedArray(self.items[-1].stop, Numbers(np.empty(0, np.uint8)), 0))
        return Collection(np.zeros(1, np.int64), values) if self.is_jagged else values

    def _values(self, raw: Layout) -> Layout:
        if not isinstance(raw, FixedArray) or not isinstance(raw.content, Numbers):
            raise SchemaError("entries are not sequences of bytes")
        data = raw.content.data.reshape(-1, self.items[-1].stop)
        if len(self.items) == 1:
            return self.items[0].layout(data)
        taken: set[str] = set()
        members = {}
        for item in self.items:
            name = sanitized(item.name, taken)
            taken.add(name)
            members[name] = item.layout(data)
        return Record(members, len(data))


class TextLeaf:
    """A leaf of characters (``text/C``)."""

    type = "char*"

    def interpretation(self) -> Any:
        """Interpretation of the bytes by uproot."""
        uproot = require("uproot")
        return uproot.AsJagged(uproot.AsDtype("u1"))

    def layout(self, raw: Layout) -> Layout:
        """Decode the bytes of entries.

        An empty string has no bytes. uproot 5.7 takes the length of the next one for its own, so it only reads the bytes.
        """
        if not isinstance(raw, Collection) or not isinstance(raw.content, Numbers):
            raise SchemaError("text that is no sequence of bytes")
        starts, counts = raw.offsets[:-1], np.diff(raw.offsets)
        data = raw.content.data
        lengths = np.minimum(counts, 1)
        filled = counts > 0
        lengths[filled] = np.where(data[starts[filled]] == _LONG, _LEN_LONG, 1)
        if (lengths > counts).any():
            raise SchemaError("text that ends within its length")
        is_text = np.ones(len(data), np.bool_)
        for place in range(_LEN_LONG):
            is_text[starts[lengths > place] + place] = False
        offsets = np.concatenate([np.zeros(1, np.int64), np.cumsum(counts - lengths)])
        return Strings(offsets, data[is_text])

    def empty(self) -> Layout:
        """The layout of no entries."""
        return Strings(np.zeros(1, np.int64), np.empty(0, np.uint8))


def leaves_of(branch: Any) -> Leaves | TextLeaf | None:
    """Return what decodes a branch of uproot; None if uproot does.

    Raises:
        UnsupportedError: a list of leaves whose entries differ in length, or a leaf without values (``x[0]/D``).
    """
    leaves = branch.member("fLeaves")
    for leaf in leaves:
        if leaf.member("fLen") == 0:
            raise UnsupportedError(f"leaf '{leaf.member('fName')}' is an array of size 0 and has no values")
    names = [leaf.classname for leaf in leaves]
    if names == ["TLeafC"]:
        return TextLeaf()
    if len(leaves) == 1:
        (leaf,) = leaves
        number = leaf.member("fType") if leaf.classname == "TLeafElement" else -1
        is_packed = leaf.classname in _PACKED or (
            0 <= number < _END and number % _PER_FORM in _PACKED_NUMBERS
        )
        if not is_packed:
            return None
        is_jagged = leaf.member("fLeafCount") is not None
        len_header = int(is_jagged and number >= _FIRST_POINTER)
        return Leaves((_item(leaf, 0, branch),), is_jagged, len_header)
    if not leaves or branch.branches:
        return None
    items: list[_Item] = []
    for leaf in leaves:
        if leaf.classname not in (*_DTYPES, *_PACKED) or leaf.member("fLeafCount") is not None:
            raise UnsupportedError("a list of leaves of which some have a variable length")
        items.append(_item(leaf, items[-1].stop if items else 0, branch))
    return Leaves(tuple(items))


def _item(leaf: Any, start: int, branch: Any) -> _Item:
    name, title, size = leaf.member("fName"), leaf.member("fTitle"), leaf.member("fLen")
    dims = tuple(map(int, _BRACKETS.findall(title.partition("/")[0])))
    if prod(dims) != size:
        dims = (size,) if size > 1 else ()
    type_name = _PACKED.get(leaf.classname)
    if type_name is not None:
        title = _range_in(title, "f" if type_name == FLOAT16 else "d")
    elif leaf.classname == "TLeafElement":
        type_name = _PACKED_NUMBERS[leaf.member("fType") % _PER_FORM]
        title = branch.streamer.title if branch.streamer is not None else ""
    if type_name is not None:
        packing = packing_of(type_name, title)
        return _Item(name, type_name, packing.dtype, dims, start, packing.decode)
    spelled = _DTYPES[leaf.classname]
    if leaf.member("fIsUnsigned"):
        spelled = spelled.replace("i", "u")
    dtype = np.dtype(spelled)
    if spelled == "?":
        return _Item(name, "bool", np.dtype(np.uint8), dims, start, _truth)
    c_type = _NAMES.get(spelled) or f"{dtype.name}_t"
    return _Item(name, c_type, dtype, dims, start, lambda raw: raw.astype(dtype.newbyteorder("=")))


def _range_in(title: str, letter: str) -> str:
    """The range in the title of a TLeafF16 or TLeafD32, where ``TLeafD32::Streamer`` looks for it."""
    if title.startswith(f"{letter}["):
        title = f"/{title}"
    return title.partition("/")[2][1:] if f"/{letter}[" in title else ""


def _truth(raw: np.ndarray[Any, Any]) -> Any:
    """Any byte but 0 is true, as in ROOT."""
    return np.not_equal(raw, 0)


def _full_type(item: _Item) -> str:
    return item.type + "".join(f"[{dim}]" for dim in item.dims)
