"""Plain values of a column as layouts: cut, joined, decoded and encoded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.columns.steps import undo_zigzag, zigzag
from rntuple_construct.format.grammar.trevni import MAX_LEN_LONG
from rntuple_construct.model.values.layout import Bytes, Layout, Numbers, Optional, Streamed, Strings
from rntuple_construct.trevni.problems import Problems
from rntuple_construct.trevni.profiles import ValueType

ByteArray = npt.NDArray[np.uint8]
Integers = npt.NDArray[np.int64]
_CONTINUES = 0x80


def encode_longs(values: npt.NDArray[Any]) -> tuple[ByteArray, Integers]:
    """Encode Long or Int values.

    Args:
        values: shape ``(n,)``, any integer dtype whose values fit int64.

    Returns:
        the bytes, and the number of bytes of each value, shape ``(n,)``.
    """
    left = zigzag(np.ascontiguousarray(values, np.int64))
    sizes = len_longs(left)
    starts = np.concatenate(([0], np.cumsum(sizes)))
    data = np.empty(int(starts[-1]), np.uint8)
    places = starts[:-1]
    open_ends = np.arange(len(left))
    for number in range(MAX_LEN_LONG):
        if not len(open_ends):
            break
        part = left[open_ends]
        more = part >= _CONTINUES
        data[places[open_ends] + number] = (part & np.uint64(0x7F)).astype(np.uint8) | (
            more.astype(np.uint8) << 7
        )
        left[open_ends] = part >> np.uint64(7)
        open_ends = open_ends[more]
    return data, sizes


def len_longs(codes: npt.NDArray[np.uint64]) -> Integers:
    """Number of bytes that zig-zag numbers take."""
    sizes = np.ones(len(codes), np.int64)
    for number in range(1, MAX_LEN_LONG):
        sizes += codes >= np.uint64(1 << (7 * number))
    return sizes


def decode_longs(data: ByteArray, *, path: str, bits: int = 64) -> tuple[Integers, bool]:
    """Decode Long or Int values up to the end of the bytes.

    Args:
        data: the bytes, shape ``(n,)``.
        path: path of the block, for errors.
        bits: 64 for Long, 32 for Int.

    Returns:
        the values, and whether all were stored in their shortest form.

    Raises:
        TrevniError: bytes that end inside a number, or a number of too many bits (RNT-TRV-004).
    """
    ends = np.flatnonzero(data < _CONTINUES)
    if len(data) and (not len(ends) or ends[-1] != len(data) - 1):
        raise broken("RNT-TRV-004", path=path, problem="the block ends inside a number")
    starts = np.concatenate((np.zeros(1, ends.dtype), ends[:-1] + 1)) if len(ends) else ends
    sizes = ends - starts + 1
    longest = int(sizes.max(initial=0))
    if longest > MAX_LEN_LONG or (longest == MAX_LEN_LONG and bool((data[ends[sizes == longest]] > 1).any())):
        index = int(np.flatnonzero((sizes > MAX_LEN_LONG) | ((sizes == MAX_LEN_LONG) & (data[ends] > 1)))[0])
        raise broken("RNT-TRV-004", path=f"{path}[{index}]", problem="a Long of more than 64 bits")
    left = (data[starts] & 0x7F).astype(np.uint64)
    longer = np.flatnonzero(sizes > 1)
    for number in range(1, longest):
        longer = longer[sizes[longer] > number]
        part = (data[starts[longer] + number] & 0x7F).astype(np.uint64)
        left[longer] |= part << np.uint64(7 * number)
    is_shortest = not bool(((data[ends] == 0) & (sizes > 1)).any())
    undo_zigzag(left)
    values = left.view(np.int64)
    if bits == 32 and len(values):
        wrong = np.flatnonzero(values.astype(np.int32) != values)
        if len(wrong):
            raise broken(
                "RNT-TRV-004", path=f"{path}[{int(wrong[0])}]", actual=int(values[wrong[0]]),
                problem="an Int of more than 32 bits",
            )  # fmt: skip
    return values, is_shortest


def encode_counted(offsets: Integers, data: ByteArray) -> tuple[ByteArray, Integers]:
    """Encode String or ByteArray values.

    Args:
        offsets: shape ``(n + 1,)``: value i is ``data[offsets[i]:offsets[i + 1]]``.
        data: the bytes of all values.

    Returns:
        the encoded bytes, and the number of bytes of each encoded value, shape ``(n,)``.
    """
    lengths = np.diff(offsets)
    heads, len_heads = encode_longs(lengths)
    sizes = len_heads + lengths
    starts = np.concatenate(([0], np.cumsum(sizes)))[:-1]
    out = np.empty(int(sizes.sum()), np.uint8)
    head_starts = np.cumsum(len_heads) - len_heads
    out[np.repeat(starts - head_starts, len_heads) + np.arange(len(heads))] = heads
    body = data[offsets[0] : offsets[-1]] if len(offsets) else data[:0]
    body_starts = offsets[:-1] - offsets[0] if len(offsets) else offsets
    out[np.repeat(starts + len_heads - body_starts, lengths) + np.arange(len(body))] = body
    return out, sizes


def decode_counted(
    data: ByteArray, *, path: str, start: int = 0, count: int | None = None
) -> tuple[Integers, ByteArray, int, bool]:
    """Decode String or ByteArray values.

    Args:
        data: the bytes.
        path: path of the block, for errors.
        start: where the first value begins.
        count: how many to decode; None for all up to the end of the bytes.

    Returns:
        offsets of shape ``(n + 1,)`` into the bytes of all values, and these bytes. Then the place after the
        last value, and whether all lengths were stored in their shortest form.

    Raises:
        TrevniError: a length that is negative or leads out of the bytes (RNT-TRV-006), or bytes that end inside one.
    """
    raw = data.tobytes()
    size, position = len(raw), start
    sizes: list[int] = []
    ends: list[int] = []
    is_shortest = True
    while position < size if count is None else len(ends) < count:
        head = position
        if position >= size:
            raise _ends(path, len(ends))
        byte = raw[position]
        position += 1
        left = byte & 0x7F
        if byte >= _CONTINUES:
            shift = 7
            while True:
                if position >= size or shift > 63:
                    raise _ends(path, len(ends))
                byte = raw[position]
                position += 1
                left |= (byte & 0x7F) << shift
                shift += 7
                if byte < _CONTINUES:
                    break
            is_shortest = is_shortest and byte != 0
        length = left >> 1
        if left & 1 or length > size - position:
            shown = (left >> 1) ^ -(left & 1)
            raise broken(
                "RNT-TRV-006", path=f"{path}[{len(ends)}]", actual=shown,
                remark=f"{head} bytes into the uncompressed block, of which {size - position} are left",
            )  # fmt: skip
        position += length
        sizes.append(length)
        ends.append(position)
    offsets, content = gathered(data, np.array(sizes, np.int64), np.array(ends, np.int64))
    return offsets, content, position, is_shortest


def gathered(data: ByteArray, lengths: Integers, ends: Integers) -> tuple[Integers, ByteArray]:
    """Collect values that lie between other bytes.

    Args:
        data: all bytes.
        lengths: bytes of each value.
        ends: place after each value, in ascending order; all are different, and an empty value begins at no
            other value.

    Returns:
        offsets of shape ``(n + 1,)``, and the bytes of all values.
    """
    offsets = np.concatenate((np.zeros(1, np.int64), np.cumsum(lengths)))
    edges = np.zeros(len(data) + 1, np.int8)
    edges[ends - lengths] += 1
    edges[ends] -= 1
    return offsets, data[np.cumsum(edges[:-1], dtype=np.int8).view(np.bool_)]


def _ends(path: str, index: int) -> RNTupleError:
    return broken("RNT-TRV-004", path=f"{path}[{index}]", problem="the block ends inside a value")


def encode_bits(values: npt.NDArray[Any], width: int) -> ByteArray:
    """Pack small unsigned integers, each in ``width`` bits, from the least significant bit of each byte on."""
    if not width:
        return np.empty(0, np.uint8)
    bits = (np.asarray(values, np.int64)[:, None] >> np.arange(width)) & 1
    return np.packbits(bits.astype(np.uint8).reshape(-1), bitorder="little")


def decode_bits(data: ByteArray, count: int, width: int) -> tuple[Integers, bool]:
    """Unpack small unsigned integers.

    Args:
        data: at least ``ceil(count * width / 8)`` bytes.
        count: how many.
        width: bits of each, at most 32.

    Returns:
        the integers, and whether the bits that fill the last byte are zero.
    """
    if not width:
        return np.zeros(count, np.int64), True
    bits = np.unpackbits(data[: -(-count * width // 8)], bitorder="little")
    used = bits[: count * width].reshape(count, width)
    values = np.zeros(count, np.int64)
    for place in range(width):
        values |= used[:, place].astype(np.int64) << place
    return values, not bool(bits[count * width :].any())


Leaf: TypeAlias = Numbers | Strings | Streamed | Optional
"""Plain values; null values are optional ones of which none is there."""


_NOTHING = Numbers(np.empty(0, np.int8))


def missing(count: int) -> Optional:
    """Return an array of null values."""
    return Optional(np.zeros(count + 1, np.int64), _NOTHING)


def is_null(layout: Layout) -> bool:
    """Return whether a layout is one of null values and not of optional values that happen to be missing."""
    return isinstance(layout, Optional) and layout.content is _NOTHING


def cut(leaf: Layout, start: int, stop: int) -> Leaf:
    """A range of plain values."""
    if isinstance(leaf, Numbers):
        return Numbers(leaf.data[start:stop], leaf.character)
    if isinstance(leaf, Bytes):
        offsets = leaf.offsets[start : stop + 1]
        return type(leaf)(offsets - offsets[0], leaf.data[offsets[0] : offsets[-1]])
    return missing(max(0, stop - start))


def joined(kind: ValueType, leaves: Sequence[Layout]) -> Layout:
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
    return Numbers(np.concatenate(numbers or [np.empty(0, kind.dtype)]))


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
        problems: takes minor errors.

    Raises:
        TrevniError: bytes that do not hold so many values (RNT-TRV-024), or damaged ones.
    """
    if kind.form == "zigzag":
        values, is_shortest = decode_longs(data, path=path, bits=kind.bits)
        _check_count(len(values), count, path, offset)
        _check_shortest(is_shortest, path, offset, problems)
        return Numbers(values.astype(kind.dtype, copy=False))
    if kind.form == "counted":
        offsets, content, _, is_shortest = decode_counted(data, path=path)
        _check_count(len(offsets) - 1, count, path, offset)
        _check_shortest(is_shortest, path, offset, problems)
        return of_bytes(kind, offsets, content, path, offset, problems)
    if kind.form == "none":
        _check_count(len(data), 0, path, offset, "bytes of null values")
        return missing(count)
    if kind.form == "bits":
        _check_count(len(data), -(-count // 8), path, offset, "bytes of booleans")
        bits, is_padded = decode_bits(data, count, 1)
        if not is_padded:
            problem = "bits after the last boolean are set"
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
    wrong = _wrong_text(offsets, data)
    if wrong is not None:
        index, text = wrong
        problems.mild(broken("RNT-TRV-009", path=f"{path}[{index}]", offset=offset, actual=text[:40]))


def _wrong_text(offsets: npt.NDArray[np.int64], data: npt.NDArray[np.uint8]) -> tuple[int, bytes] | None:
    """Number and bytes of the first non-UTF-8 text; None if all are UTF-8."""
    if (data >= 0x80).any():
        places, raw = offsets.tolist(), data.tobytes()
        for index in range(len(places) - 1):
            text = raw[places[index] : places[index + 1]]
            try:
                text.decode("utf-8")
            except UnicodeDecodeError:
                return index, text
    return None


def check(kind: ValueType, leaf: Layout, path: str) -> None:
    """Raise SchemaError for plain values that a type cannot hold.

    Args:
        kind: the type.
        leaf: the values; anything goes where only their lengths are stored.
        path: name of the column.
    """
    is_counted = kind.form == "counted"
    if (is_counted and not isinstance(leaf, Bytes)) or (kind.is_number and not isinstance(leaf, Numbers)):
        raise _other_kind(kind, leaf, path)
    if isinstance(leaf, Numbers) and kind.is_number:
        as_stored(kind, leaf.data, path)
    elif isinstance(leaf, Strings) and kind.name == "string":
        wrong = _wrong_text(leaf.offsets, leaf.data)
        if wrong is not None:
            index, text = wrong
            raise broken(
                "RNT-TRV-009", kind=SchemaError, path=path, actual=text[:40], remark=f"string {index}",
                hint="write it as bytes",
            )  # fmt: skip


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
    if kind.form == "counted" and isinstance(leaf, Bytes):
        return encode_counted(leaf.offsets, leaf.data)
    if kind.form == "counted" or not isinstance(leaf, Numbers):
        raise _other_kind(kind, leaf, path)
    data = as_stored(kind, leaf.data, path)
    if kind.form == "zigzag":
        return encode_longs(data)
    if kind.form == "bits":
        return data.view(np.uint8), np.ones(len(data), np.int64)
    return np.frombuffer(data.tobytes(), np.uint8), np.full(len(data), kind.dtype.itemsize, np.int64)


def _other_kind(kind: ValueType, leaf: Layout, path: str) -> SchemaError:
    return SchemaError(f"column '{path}' holds {kind.name} values, not {type(leaf).__name__}", path=path)


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
