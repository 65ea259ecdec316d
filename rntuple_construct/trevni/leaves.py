"""Plain values of a column as layouts: cut, joined, decoded and encoded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.model.values.layout import Bytes, Layout, Numbers, Optional, Streamed, Strings
from rntuple_construct.trevni import encoding
from rntuple_construct.trevni.problems import Problems
from rntuple_construct.trevni.profiles import ValueType

__all__ = ["Leaf", "cut", "decode", "encode", "first_value", "is_null", "joined", "missing", "of_bytes"]

Leaf: TypeAlias = Numbers | Strings | Streamed | Optional
"""Plain values; null values are optional ones of which none is there."""


_NOTHING = Numbers(np.empty(0, np.int8))


def missing(count: int) -> Optional:
    """So many null values."""
    return Optional(np.zeros(count + 1, np.int64), _NOTHING)


def is_null(layout: Layout) -> bool:
    """Whether a layout is one of null values and not of optional values that happen to be missing."""
    return isinstance(layout, Optional) and layout.content is _NOTHING


def cut(leaf: Layout, start: int, stop: int) -> Leaf:
    """A range of plain values."""
    if isinstance(leaf, Numbers):
        return Numbers(leaf.data[start:stop], leaf.character)
    if isinstance(leaf, Bytes):
        offsets = leaf.offsets[start : stop + 1]
        return type(leaf)(offsets - offsets[0], leaf.data[offsets[0] : offsets[-1]])
    return missing(max(0, stop - start))


def joined(kind: ValueType, leaves: Sequence[Leaf]) -> Leaf:
    """Plain values of several blocks, one after the other."""
    if len(leaves) == 1:
        return leaves[0]
    if kind.form == "none":
        return missing(sum(map(len, leaves)))
    if kind.form == "counted":
        parts = [leaf for leaf in leaves if isinstance(leaf, Bytes)]
        sizes = np.cumsum([0, *(int(part.offsets[-1]) for part in parts)])
        offsets = [part.offsets[1:] + size for part, size in zip(parts, sizes, strict=False)]
        data = np.concatenate([np.empty(0, np.uint8), *(part.data for part in parts)])
        node = Strings if kind.name == "string" else Streamed
        return node(np.concatenate([np.zeros(1, np.int64), *offsets]), data)
    numbers = [leaf.data for leaf in leaves if isinstance(leaf, Numbers)]
    return Numbers(np.concatenate([np.empty(0, kind.dtype), *numbers]).astype(kind.dtype, copy=False))


def decode(
    kind: ValueType, data: npt.NDArray[np.uint8], count: int, path: str, offset: int, problems: Problems
) -> Leaf:
    """Decode plain values that fill some bytes.

    Args:
        kind: their type.
        data: the bytes.
        count: how many there must be.
        path: path of the block, for errors.
        offset: its file offset, for errors.
        problems: takes what is mild.

    Raises:
        TrevniError: bytes that do not hold so many values (RNT-TRV-024), or damaged ones.
    """
    if kind.form == "zigzag":
        values, is_shortest = encoding.decode_longs(data, path=path, bits=kind.bits)
        _check_count(len(values), count, path, offset)
        _check_shortest(is_shortest, path, offset, problems)
        return Numbers(values.astype(kind.dtype, copy=False))
    if kind.form == "counted":
        offsets, content, _, is_shortest = encoding.decode_counted(data, path=path)
        _check_count(len(offsets) - 1, count, path, offset)
        _check_shortest(is_shortest, path, offset, problems)
        return of_bytes(kind, offsets, content, path, offset, problems)
    if kind.form == "none":
        _check_count(len(data), 0, path, offset, "bytes of null values")
        return missing(count)
    if kind.form == "bits":
        _check_count(len(data), -(-count // 8), path, offset, "bytes of booleans")
        bits, is_padded = encoding.decode_bits(data, count, 1)
        if not is_padded:
            problem = "bits behind the last boolean are set"
            problems.mild(broken("RNT-TRV-022", path=path, offset=offset, problem=problem))
        return Numbers(bits.astype(np.bool_))
    width = kind.dtype.itemsize
    _check_count(len(data), count * width, path, offset, "bytes of values")
    return Numbers(np.frombuffer(data, kind.dtype))


def of_bytes(
    kind: ValueType, offsets: npt.NDArray[np.int64], data: npt.NDArray[np.uint8], path: str, offset: int, problems: Problems
) -> Strings | Streamed:  # fmt: skip
    """Texts, or bytes, by their offsets; other arguments as for ``decode``."""
    if kind.name != "string":
        return Streamed(offsets, data)
    _check_text(offsets, data, path, offset, problems)
    return Strings(offsets, data)


def _check_count(found: int, wanted: int, path: str, offset: int, what: str = "values") -> None:
    if found != wanted:
        raise broken("RNT-TRV-024", path=path, offset=offset, expected=wanted, actual=found,
                     problem=f"{found} {what}, expected {wanted}")  # fmt: skip


def _check_shortest(is_shortest: bool, path: str, offset: int, problems: Problems) -> None:
    if not is_shortest:
        problems.mild(broken("RNT-TRV-005", path=path, offset=offset))


def _check_text(
    offsets: npt.NDArray[np.int64], data: npt.NDArray[np.uint8], path: str, offset: int, problems: Problems
) -> None:
    if not (data >= 0x80).any():
        return
    raw = data.tobytes()
    places = offsets.tolist()
    for index in range(len(places) - 1):
        text = raw[places[index] : places[index + 1]]
        try:
            text.decode("utf-8")
        except UnicodeDecodeError:
            problems.mild(broken("RNT-TRV-009", path=f"{path}[{index}]", offset=offset, actual=text[:40]))
            return


def encode(kind: ValueType, leaf: Layout, path: str) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]]:
    """Encode plain values.

    Args:
        kind: the type they are stored as.
        leaf: the values.
        path: name of the column, for errors.

    Returns:
        the bytes, and the number of bytes of each value; bits are encoded as bytes that are to be packed.

    Raises:
        SchemaError: values that the type cannot hold.
    """
    if kind.form == "none":
        return np.empty(0, np.uint8), np.zeros(len(leaf), np.int64)
    if kind.form == "counted":
        if not isinstance(leaf, Bytes):
            raise SchemaError(
                f"column '{path}' holds {kind.name} values, not {type(leaf).__name__}", path=path
            )
        return encoding.encode_counted(leaf.offsets, leaf.data)
    if not isinstance(leaf, Numbers):
        raise SchemaError(f"column '{path}' holds {kind.name} values, not {type(leaf).__name__}", path=path)
    data = as_stored(kind, leaf.data, path)
    if kind.form == "zigzag":
        return encoding.encode_longs(data)
    if kind.form == "bits":
        return data.view(np.uint8), np.ones(len(data), np.int64)
    return np.frombuffer(data.tobytes(), np.uint8), np.full(len(data), kind.dtype.itemsize, np.int64)


def as_stored(kind: ValueType, data: npt.NDArray[np.generic], path: str) -> npt.NDArray[np.generic]:
    """Numbers in the dtype of a type.

    Raises:
        SchemaError: the type cannot hold one of them.
    """
    if data.dtype == kind.dtype:
        return data
    if (
        kind.name in ("fixed32", "fixed64")
        and data.dtype.kind in "iu"
        and data.dtype.itemsize == kind.dtype.itemsize
    ):
        return data.view(kind.dtype)
    is_whole = kind.dtype.kind == "i" and data.dtype.kind in "biu"
    is_real = kind.dtype.kind == "f" and (data.dtype.kind == "f" or data.dtype.itemsize < kind.dtype.itemsize)
    if not (is_whole or is_real or (kind.dtype.kind == "b" and data.dtype.kind == "b")):
        raise SchemaError(
            f"numbers of column '{path}' are {data.dtype.name}, which {kind.name} cannot hold", path=path
        )
    with np.errstate(over="ignore"):
        converted = data.astype(kind.dtype)
    wrong = converted.astype(data.dtype) != data
    if data.dtype.kind == "f":
        wrong &= ~np.isnan(data)
    elif data.dtype.kind == "u":
        wrong |= converted < 0
    if wrong.any():
        value = data[int(np.flatnonzero(wrong)[0])]
        raise SchemaError(f"{value} of column '{path}' is no {kind.name}", path=path, actual=value.item())
    return converted


def first_value(kind: ValueType, leaf: Layout, path: str) -> int | bytes:
    """The first of some values, as the descriptor of a block stores it."""
    if isinstance(leaf, Bytes):
        return leaf.data[leaf.offsets[0] : leaf.offsets[1]].tobytes()
    if not isinstance(leaf, Numbers):
        raise broken("RNT-TRV-026", kind=SchemaError, path=path)
    stored = as_stored(kind, leaf.data[:1], path)
    if kind.form == "zigzag":
        return int(stored[0])
    return int.from_bytes(stored.tobytes(), "little")
