"""Elements of a page step by step, and the ways in which readers decode them wrongly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rntuple_spec.column_types import COLUMN_TYPES, ColumnType, ColumnTypeSpec

from rntuple_construct.format.columns.pipeline import element_dtype
from rntuple_construct.format.columns.steps import (
    SWITCH_DTYPE,
    dequantize,
    undo_delta,
    undo_zigzag,
    unpack,
    unpack_bits,
    unpack_switch,
    unsplit,
    untruncate,
)
from rntuple_construct.format.descriptor.schema import Column

__all__ = ["DecodedPage", "readings", "stages"]

_UNDO = {"zigzag": undo_zigzag, "delta": undo_delta}
"""Steps that turn integers into others of the same width."""


@dataclass(frozen=True)
class DecodedPage:
    """A page without compression, with the facts that its elements are decoded by.

    Args:
        column: the column, of a known type.
        data: the uncompressed bytes.
        num_elements: number of elements.
        switch_layout: layout of the elements of a Switch column.
    """

    column: Column
    data: NDArray[np.uint8]
    num_elements: int
    switch_layout: str

    @property
    def spec(self) -> ColumnTypeSpec:
        """The column type."""
        return COLUMN_TYPES[self.column.column_type or ColumnType.BIT]

    @property
    def bits(self) -> int:
        """Bits on storage of an element."""
        return self.column.record.bits_on_storage

    @property
    def values(self) -> NDArray[Any]:
        """The elements."""
        return stages(self)[-1][1]

    def positions(self, index: int) -> list[int]:
        """Positions of the bytes of an element in the uncompressed page, lowest byte first."""
        if "split" in self.spec.steps:
            return [index + place * self.num_elements for place in range(self.bits // 8)]
        return list(range(index * self.bits // 8, (index * self.bits + self.bits + 7) // 8))


def stages(
    page: DecodedPage, *, without: str = "", big_endian: bool = False
) -> list[tuple[str, NDArray[Any]]]:
    """The elements of a page after each decoding step.

    Args:
        page: the page.
        without: name of a step to leave out.
        big_endian: if true, read words from their highest byte on.

    Returns:
        for each step its name and the elements, shape ``(num_elements,)``; the last one has the values.
    """
    spec, count, width = page.spec, page.num_elements, page.bits // 8
    if "bits" in spec.steps:
        values = np.zeros(count, np.bool_)
        unpack_bits(page.data, values)
        return [("bits", values)]
    if "switch" in spec.steps:
        pairs = np.zeros(count, SWITCH_DTYPE)
        unpack_switch(page.data, page.switch_layout, pairs)
        return [("switch", pairs)]
    if "packed" in spec.steps:
        codes = np.zeros(count, "<u4")
        unpack(page.data, page.bits, codes)
        return [("packed", codes), *_reals(page, codes, without)]
    words = np.zeros(count, f"<u{width}")
    found = []
    if "split" in spec.steps and without != "split":
        unsplit(page.data, words)
        found.append(("split", words))
    else:
        words = page.data[: count * width].view(words.dtype).copy()
    if big_endian:
        words = words.byteswap()
    for step in reversed([each for each in spec.steps if each in _UNDO and each != without]):
        words = words.copy()
        _UNDO[step](words)
        found.append((step, words))
    return [*found, (spec.element, words.view(element_dtype(spec)))]


def _reals(page: DecodedPage, codes: NDArray[Any], without: str) -> list[tuple[str, NDArray[Any]]]:
    """The results of the last step for the codes of packed real numbers."""
    if "truncate" in page.spec.steps:
        words = codes.copy()
        if without != "truncate":
            untruncate(words, page.bits)
        return [("truncate", words.view("<f4"))]
    if without == "quantize":
        return [("quantize", codes)]
    numbers = np.zeros(len(codes), "<f8")
    dequantize(codes, page.bits, *(page.column.record.value_range or (0.0, 0.0)), numbers)
    return [("quantize", numbers)]


def readings(page: DecodedPage) -> Iterator[tuple[str, NDArray[Any]]]:
    """The elements of a page as readers with one mistake decode them, with the name of the mistake."""
    spec = page.spec
    for step in spec.steps:
        if step in ("zigzag", "delta", "split", "truncate", "quantize"):
            yield f"without {step}", stages(page, without=step)[-1][1]
    if spec.steps in (("bits",), ("truncate", "packed"), ("quantize", "packed")):
        yield "with the highest bit of a byte first", _from_the_highest_bit(page)
    if "quantize" in spec.steps:
        yield from _quantised(page)
    if "packed" in spec.steps or spec.kind in ("bit", "switch"):
        return
    words = stages(page)[-1][1]
    width = page.bits // 8
    if width > 1:
        yield "big-endian", stages(page, big_endian=True)[-1][1]
        if "split" not in spec.steps:
            undone = np.zeros(page.num_elements, f"<u{width}")
            unsplit(page.data[: page.num_elements * width], undone)
            yield "as if the column were split", undone.view(words.dtype)
    if spec.kind != "real":
        unsigned, signed = f"<u{width}", f"<i{width}"
        other = signed if words.dtype.kind == "u" else unsigned
        yield "a signed reading" if other == signed else "an unsigned reading", words.view(other)
        for step, undo in _UNDO.items():
            if step not in spec.steps:
                changed = words.view(unsigned).copy()
                undo(changed)
                yield f"as if the column had {step}", changed.view(signed if step == "zigzag" else unsigned)
        for low in (1, 2, 4):
            if low < width:
                yield f"the lowest {8 * low} bits", words.view(unsigned) & np.uint64((1 << 8 * low) - 1)
        if width == 8:
            yield "in double precision", words.astype(np.float64)
        yield "the lowest bit", words.view(unsigned) & 1
    else:
        yield "the bits as an integer", words.view(f"<u{width}")
    if spec.kind == "real" and width == 8:
        yield "rounded to single precision", _single(words)
    if spec.kind != "real" and width in (4, 8):
        yield "the bits as a real number", words.view(f"<f{width}")


def _single(numbers: NDArray[Any]) -> NDArray[Any]:
    with np.errstate(over="ignore", invalid="ignore"):
        return numbers.astype(np.float32)


def _from_the_highest_bit(page: DecodedPage) -> NDArray[Any]:
    """The elements of packed data whose bits are taken from the highest one of each byte on."""
    bits = np.unpackbits(page.data, bitorder="big")[: page.num_elements * page.bits]
    turned = np.packbits(bits.reshape(-1, page.bits)[:, ::-1], bitorder="little")
    padded = np.zeros(len(page.data), np.uint8)
    padded[: len(turned)] = turned
    return stages(DecodedPage(page.column, padded, page.num_elements, page.switch_layout))[-1][1]


def _quantised(page: DecodedPage) -> Iterator[tuple[str, NDArray[Any]]]:
    """Real32Quant by other formulas."""
    codes = stages(page)[0][1].astype(np.float64)
    low, high = page.column.record.value_range or (0.0, 0.0)
    last = (1 << page.bits) - 1
    with np.errstate(all="ignore"):
        yield "without the minimum of the range", stages(page)[-1][1] - low
        yield "with 2**bits steps", codes * (high - low) / (last + 1) + low
        yield "the code times the range, then divided", low + codes * (high - low) / last
        yield "the code divided, then times the range", low + codes / last * (high - low)
        yield "the code times the size of a step", low + codes * ((high - low) / last)
        single = np.float32
        yield "in single precision", (single(low) + codes.astype(single) * single((high - low) / last))
        yield "rounded to single precision", _single(stages(page)[-1][1])
