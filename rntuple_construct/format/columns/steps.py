"""Encoding steps between the bytes of a page and its elements, two functions for each: NAME and undo_NAME.

Bits, packed integers, delta, zigzag, split, truncated and quantized numbers, and pairs of index and tag.
All are pure functions of arrays.
"""

from __future__ import annotations

import math
import sys
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rntuple_spec.column_types import SWITCH_LAYOUTS, SwitchLayout
from rntuple_spec.constants import MAX_INDEX

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.native import address_of_elements, byte_split, native_code_wanted

# For fewer bytes, a call of compiled code takes longer than numpy does.
_MIN_NBYTES = 512


# Bytes of a large page that are unpacked at a time.
_LEN_BLOCK = 1 << 20


def unpack_bits(page: NDArray[np.uint8], out: NDArray[np.bool_]) -> None:
    """Unpack the bits of a page; the unused bits of its last byte carry no meaning and are ignored.

    Args:
        page: uint8, shape (ceil(n / 8),).
        out: bool, shape (n,), contiguous; overwritten.
    """
    bits = out.view(np.uint8)
    for first in range(0, len(bits), _LEN_BLOCK):
        block = bits[first : first + _LEN_BLOCK]
        np.copyto(
            block,
            np.unpackbits(page[first // 8 :][: -(-len(block) // 8)], count=len(block), bitorder="little"),
        )


def pack_bits(values: NDArray[np.bool_]) -> NDArray[np.uint8]:
    """Pack booleans into a page, with zeros in the unused bits of its last byte.

    Args:
        values: bool, shape (n,).

    Returns:
        uint8, shape (ceil(n / 8),).
    """
    packed: NDArray[Any] = np.packbits(values, bitorder="little")
    return packed


GROUP = 8
_WINDOW = np.dtype("<u8")


def unpack(page: NDArray[np.uint8], bits: int, out: NDArray[Any]) -> None:
    """Read the items of a page; bits after the last item are ignored.

    Args:
        page: uint8, shape (ceil(n * bits / 8),).
        bits: width of an item, 1 to 32.
        out: uint32, shape (n,); overwritten.
    """
    n = out.shape[0]
    if bits in (8, 16, 32):
        np.copyto(out, page.view(f"<u{bits // 8}"))
        return
    groups = -(-n // GROUP)
    # Windows of 8 bytes may reach beyond the page, and the last group may be incomplete.
    buffer = np.zeros(groups * bits + _WINDOW.itemsize, np.uint8)
    buffer[: page.shape[0]] = page
    mask = np.uint64((1 << bits) - 1)
    for k in range(min(GROUP, n)):
        first_byte, shift = divmod(k * bits, 8)
        items = out[k::GROUP]
        windows: NDArray[Any] = np.ndarray(
            items.shape, dtype=_WINDOW, buffer=buffer.data, offset=first_byte, strides=(bits,)
        )
        shifted = windows >> np.uint64(shift)
        shifted &= mask
        items[...] = shifted


def pack(items: NDArray[Any], bits: int) -> NDArray[np.uint8]:
    """Write items as a page; the bits after the last item are zero.

    Args:
        items: uint32 below 2 ** bits, shape (n,).
        bits: width of an item, 1 to 32.

    Returns:
        uint8, shape (ceil(n * bits / 8),).
    """
    n = items.shape[0]
    len_page = (n * bits + 7) // 8
    if bits in (8, 16, 32):
        return items.astype(f"<u{bits // 8}").view(np.uint8)
    groups = -(-n // GROUP)
    padded = np.zeros((groups, GROUP), np.uint32)
    padded.reshape(-1)[:n] = items
    page = np.zeros((groups, bits), np.uint8)
    for k in range(GROUP):
        column = padded[:, k]
        for byte in range(k * bits // 8, ((k + 1) * bits - 1) // 8 + 1):
            shift = 8 * byte - k * bits
            part = column >> np.uint32(shift) if shift >= 0 else column << np.uint32(-shift)
            page[:, byte] |= part.astype(np.uint8)
    return page.reshape(-1)[:len_page]


def undo_delta(words: NDArray[Any]) -> None:
    """Sum the differences of one page up, in place and with wrap-around.

    Args:
        words: unsigned integers, shape (n,); afterwards offsets relative to the start of the cluster.
    """
    np.add.accumulate(words, out=words, dtype=words.dtype)


def delta(values: NDArray[Any]) -> NDArray[Any]:
    """Take the differences of one page; its first element is unchanged.

    Args:
        values: unsigned integers, shape (n,).

    Returns:
        Unsigned integers of the same type and shape.
    """
    differences: NDArray[Any] = np.empty_like(values)
    differences[:1] = values[:1]
    np.subtract(values[1:], values[:-1], out=differences[1:])
    return differences


def undo_zigzag(words: NDArray[Any]) -> None:
    """Turn zigzag codes into the bits of the signed integers, in place.

    Args:
        words: unsigned integers, shape (n,); afterwards two's complement. Being unsigned, they are shifted
            logically; an arithmetic shift would spoil the upper half of the range.
    """
    sign = words & 1
    np.negative(sign, out=sign)
    words >>= 1
    words ^= sign


def undo_zigzag_of_word(word: int) -> int:
    """Turn one code into an integer."""
    return (word >> 1) ^ -(word & 1)


def zigzag(values: NDArray[Any]) -> NDArray[Any]:
    """Turn signed integers into zigzag codes.

    Args:
        values: signed integers of w bytes, shape (n,).

    Returns:
        Unsigned integers of w bytes, shape (n,).
    """
    one = values.dtype.type(1)
    sign = values >> values.dtype.type(8 * values.dtype.itemsize - 1)
    codes: NDArray[Any] = values << one
    codes ^= sign
    return codes.view(codes.dtype.str.replace("i", "u"))


def unsplit(page: NDArray[np.uint8], words: NDArray[Any]) -> None:
    """Put the bytes of every element of a page together again.

    Args:
        page: uint8, shape (n * w,).
        words: little-endian elements of w bytes, shape (n,), contiguous; overwritten.
    """
    width, n = words.dtype.itemsize, words.shape[0]
    if len(page) >= _MIN_NBYTES and native_code_wanted() and (compiled := byte_split()) is not None:
        compiled[1](width, n, address_of_elements(page), address_of_elements(words))
        return
    target = words.view(np.uint8)
    # Strided assignment is three times faster than a copy of the transposed page.
    for byte in range(width):
        target[byte::width] = page[byte * n : (byte + 1) * n]


def split(words: NDArray[Any]) -> NDArray[np.uint8]:
    """Spread the bytes of every element over the page.

    Args:
        words: little-endian elements of w bytes, shape (n,), contiguous.

    Returns:
        uint8, shape (n * w,).
    """
    width, n = words.dtype.itemsize, words.shape[0]
    page = np.empty(n * width, np.uint8)
    if len(page) >= _MIN_NBYTES and native_code_wanted() and (compiled := byte_split()) is not None:
        compiled[0](width, n, address_of_elements(words), address_of_elements(page))
        return page
    source = words.view(np.uint8)
    for byte in range(width):
        page[byte * n : (byte + 1) * n] = source[byte::width]
    return page


FULL_BITS = 32


def untruncate(codes: NDArray[Any], bits: int) -> None:
    """Move the kept bits back to where they were, in place.

    Args:
        codes: uint32 below 2 ** bits, shape (n,); afterwards the bits of single precision numbers.
        bits: number of kept bits, 10 to 31.
    """
    codes <<= np.uint32(FULL_BITS - bits)


def truncate(values: NDArray[Any], bits: int) -> NDArray[Any]:
    """Keep the upper bits of every number; nothing is rounded, and NaN stays NaN whatever its payload.

    Args:
        values: float32, shape (n,), contiguous.
        bits: number of bits to keep, 10 to 31.

    Returns:
        uint32 below 2 ** bits, shape (n,).
    """
    whole = values.view("<u4")
    codes: NDArray[Any] = whole >> np.uint32(FULL_BITS - bits)
    lost = np.isnan(values)
    if lost.any():
        # A NaN whose payload is cut off would be an infinity; the quiet bit is always among those that are kept.
        lost &= (codes & np.uint32((1 << (bits - 9)) - 1)) == 0
        codes[lost] |= np.uint32(1 << (bits - 10))
    return codes


def check_range(minimum: float, maximum: float) -> None:
    """Raise DescriptorError (RNT-COL-005) unless the range is finite, not subnormal, ascending and of finite width.

    Args:
        minimum: smallest value of the column.
        maximum: largest value of the column.
    """
    for name, value in (("minimum", minimum), ("maximum", maximum)):
        if not math.isfinite(value) or 0.0 < abs(value) < sys.float_info.min:
            raise broken(
                "RNT-COL-005",
                expected="a finite number that is not subnormal",
                actual=value,
                problem=f"the {name} is not finite, or subnormal",
            )
    if not minimum < maximum or not math.isfinite(maximum - minimum):
        raise broken(
            "RNT-COL-005",
            expected="minimum < maximum, with a finite difference",
            actual=(minimum, maximum),
            problem="not ascending, or of infinite width",
        )


def dequantize(codes: NDArray[Any], bits: int, minimum: float, maximum: float, out: NDArray[Any]) -> None:
    """Compute the numbers that codes represent, in double precision.

    Args:
        codes: uint32 below 2 ** bits, shape (n,).
        bits: width of a code, 1 to 32.
        minimum: number of code 0.
        maximum: number of the largest code; no result is larger.
        out: float64, shape (n,); overwritten.
    """
    step = (maximum - minimum) / float((1 << bits) - 1)
    # Near the largest double the product may round beyond it, before it is cut to the maximum.
    with np.errstate(over="ignore"):
        np.multiply(codes, step, out=out)
        out += minimum
    np.minimum(out, maximum, out=out)


def quantize(values: NDArray[Any], bits: int, minimum: float, maximum: float) -> NDArray[Any]:
    """Compute the nearest codes of numbers.

    Args:
        values: float64, shape (n,), all of them from ``minimum`` to ``maximum``.
        bits: width of a code, 1 to 32.
        minimum: number of code 0.
        maximum: number of the largest code.

    Returns:
        uint32 below 2 ** bits, shape (n,).

    Raises:
        SchemaError: a number is outside the range or NaN, or the range is too narrow to compute with.
    """
    inside = (values >= minimum) & (values <= maximum)
    if not inside.all():
        position = int(np.argmin(inside))
        raise SchemaError(
            f"element {position} is {float(values[position])!r}, outside the range of the column",
            expected=(minimum, maximum),
            actual=float(values[position]),
        )
    largest = float((1 << bits) - 1)
    try:
        scale = largest / (maximum - minimum)
    except ZeroDivisionError:
        scale = math.inf
    if not math.isfinite(scale):
        raise SchemaError(f"the range from {minimum!r} to {maximum!r} is too narrow to quantize")
    codes = values - minimum
    codes *= scale
    codes += 0.5
    return codes.astype(np.uint32)


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
