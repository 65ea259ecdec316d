"""Values of a block as bytes and back: zig-zag numbers, fixed-width numbers, counted bytes, packed bits."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.columns.zigzag import undo_zigzag, zigzag
from rntuple_construct.format.grammar.trevni import MAX_LEN_LONG

__all__ = [
    "decode_bits", "decode_counted", "decode_longs", "encode_bits", "encode_counted", "encode_longs", "gathered",
    "len_longs",
]  # fmt: skip

Bytes = npt.NDArray[np.uint8]
Integers = npt.NDArray[np.int64]
_CONTINUES = 0x80


def encode_longs(values: npt.NDArray[Any]) -> tuple[Bytes, Integers]:
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


def decode_longs(data: Bytes, *, path: str, bits: int = 64) -> tuple[Integers, bool]:
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


def encode_counted(offsets: Integers, data: Bytes) -> tuple[Bytes, Integers]:
    """Encode String or Bytes values.

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
    data: Bytes, *, path: str, start: int = 0, count: int | None = None
) -> tuple[Integers, Bytes, int, bool]:
    """Decode String or Bytes values.

    Args:
        data: the bytes.
        path: path of the block, for errors.
        start: where the first value begins.
        count: how many to decode; None for all up to the end of the bytes.

    Returns:
        offsets of shape ``(n + 1,)`` into the bytes of all values, these bytes, the place behind the last value, and
        whether all lengths were stored in their shortest form.

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


def gathered(data: Bytes, lengths: Integers, ends: Integers) -> tuple[Integers, Bytes]:
    """Values that lie between something else, one behind another.

    Args:
        data: all bytes.
        lengths: bytes of each value.
        ends: place behind each value, in ascending order; no two are the same, and empty values begin at no other one.

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


def encode_bits(values: npt.NDArray[Any], width: int) -> Bytes:
    """Pack small unsigned integers, each in ``width`` bits, from the least significant bit of each byte on."""
    if not width:
        return np.empty(0, np.uint8)
    bits = (np.asarray(values, np.int64)[:, None] >> np.arange(width)) & 1
    return np.packbits(bits.astype(np.uint8).reshape(-1), bitorder="little")


def decode_bits(data: Bytes, count: int, width: int) -> tuple[Integers, bool]:
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
