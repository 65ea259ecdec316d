"""From the encoding steps of a column type to one function that decodes pages and one that encodes them.

All arrays are little-endian whatever the machine, so that a plain page is an array already. The functions get pages
of the right size only; `ColumnCodec` checks that before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rntuple_spec.column_types import ColumnTypeSpec
from rntuple_spec.constants import MAX_INDEX

from rntuple_construct.format.columns import steps
from rntuple_construct.format.columns.steps import (
    SWITCH_DTYPE,
    dequantize,
    pack,
    pack_bits,
    pack_switch,
    quantize,
    split,
    truncate,
    unpack,
    unpack_bits,
    unpack_switch,
    unsplit,
    untruncate,
)
from rntuple_construct.format.columns.values import as_booleans, as_integers, as_reals, as_switches
from rntuple_construct.format.native import STEPS

# Codes of a large page that are decoded at a time: whole bytes, whatever their width.
_LEN_BLOCK = 1 << 20

Decode = Callable[[NDArray[np.uint8], NDArray[Any]], None]
"""Decode a page (uint8) into a contiguous array of the decoded type."""

Encode = Callable[[Any], NDArray[np.uint8]]
"""Encode array-like values as the bytes of a page, which may be those of the values themselves."""


class Parameters(NamedTuple):
    """Properties that determine the encoding of the pages of a column.

    Args:
        spec: what the format says about the column type.
        bits: bits on storage of one element.
        value_range: smallest and largest value, for quantized columns.
        switch_layout: name of the layout, for switch columns.
    """

    spec: ColumnTypeSpec
    bits: int
    value_range: tuple[float, float] | None
    switch_layout: str | None


def element_dtype(spec: ColumnTypeSpec) -> np.dtype[Any]:
    """Return the little-endian type of an element as the format states it; truncated and quantized ones as reals."""
    return SWITCH_DTYPE if spec.kind == "switch" else np.dtype(spec.element).newbyteorder("<")


def decoded_dtype(spec: ColumnTypeSpec) -> np.dtype[Any]:
    """Return the type that pages are decoded to: offsets signed, half precision numbers widened."""
    if spec.kind == "index":
        return np.dtype("<i8")
    return np.dtype("<f4") if spec.element == "float16" else element_dtype(spec)


def build_decode(parameters: Parameters) -> Decode:
    """Compose the function that decodes pages."""
    spec, bits = parameters.spec, parameters.bits
    if spec.steps == ("bits",):
        return unpack_bits
    if spec.steps == ("switch",):
        layout = parameters.switch_layout or ""
        return lambda page, out: unpack_switch(page, layout, out)
    if spec.steps == ("truncate", "packed"):
        return _decode_truncated(bits)
    if spec.steps == ("quantize", "packed"):
        return _decode_quantized(bits, parameters.value_range or (0.0, 0.0))
    if "split" in spec.steps:
        return _decode_split(spec)
    return _decode_plain(element_dtype(spec), decoded_dtype(spec))


class WordPages(NamedTuple):
    """Pages that the compiled loop decodes: the bytes, put in order, are elements, or words that one more step turns into them.

    Args:
        width: bytes of an element.
        layout: a name of ``native.LAYOUTS``.
        step: the name of the remaining step; None without one.
        undo: does the remaining step in place, to the words (unsigned) of one page; None without one.
        undo_one: does it to one word that does not depend on others; None if that is not possible.
    """

    width: int
    layout: str
    step: str | None = None
    undo: Callable[[NDArray[Any]], None] | None = None
    undo_one: Callable[[int], int] | None = None

    @property
    def is_split(self) -> bool:
        """Return whether all first bytes of a page are before all second ones."""
        return self.layout == "planes"


def build_word_pages(parameters: Parameters) -> WordPages | None:
    """Return the decoding steps for the compiled loop; None for types that it does not support."""
    spec = parameters.spec
    if spec.steps == ("bits",):
        return WordPages(1, "bits")
    stored, decoded = element_dtype(spec), decoded_dtype(spec)
    is_split = spec.steps[-1:] == ("split",)
    words = spec.steps[:-1] if is_split else spec.steps
    if stored.names or stored.itemsize != decoded.itemsize or len(words) > int(is_split):
        return None
    layout = "planes" if is_split else "words"
    if not words:
        return WordPages(stored.itemsize, layout)
    (step,) = words
    if step not in STEPS:
        return None
    undo_one = getattr(steps, f"undo_{step}_of_word", None)
    return WordPages(stored.itemsize, layout, step, _word_step(step)[1], undo_one)


def copy_page(page: NDArray[np.uint8], out: NDArray[Any]) -> None:
    """Decode a page whose bytes are the elements already."""
    np.copyto(out.view(np.uint8), page)


def _decode_plain(stored: np.dtype[Any], decoded: np.dtype[Any]) -> Decode:
    if stored.itemsize == decoded.itemsize:
        return copy_page

    def widen(page: NDArray[np.uint8], out: NDArray[Any]) -> None:
        with np.errstate(invalid="ignore"):
            out[...] = page.view(stored)

    return widen


def _decode_split(spec: ColumnTypeSpec) -> Decode:
    stored, decoded = element_dtype(spec), decoded_dtype(spec)
    word = np.dtype(f"<u{stored.itemsize}")
    transform = spec.steps[0] if len(spec.steps) == 2 else None
    undo = unsplit if transform is None else _unsplit_and(_word_step(transform)[1])
    if stored.itemsize == decoded.itemsize:
        return lambda page, out: undo(page, out.view(word))

    def widen(page: NDArray[np.uint8], out: NDArray[Any]) -> None:
        count = len(out)
        if decoded.itemsize == 2 * stored.itemsize and out.flags.c_contiguous:
            # In the upper half of the result, from where each word is read before its place is needed.
            words = out.view(word)[count:]
        else:
            words = np.empty(count, word)
        undo(page, words)
        narrow = words.view(stored)
        with np.errstate(invalid="ignore"):
            for first in range(0, count, _LEN_BLOCK):
                out[first : first + _LEN_BLOCK] = narrow[first : first + _LEN_BLOCK]

    return widen


def _word_step(name: str) -> tuple[Callable[[NDArray[Any]], NDArray[Any]], Callable[[NDArray[Any]], None]]:
    """The two directions of a step that turns integers into others of the same width: ``delta`` and ``undo_delta``."""
    return getattr(steps, name), getattr(steps, f"undo_{name}")


def _unsplit_and(undo: Callable[[NDArray[Any]], None]) -> Decode:
    def decode(page: NDArray[np.uint8], words: NDArray[Any]) -> None:
        unsplit(page, words)
        undo(words)

    return decode


def _decode_truncated(bits: int) -> Decode:
    def decode(page: NDArray[np.uint8], out: NDArray[Any]) -> None:
        codes = out.view("<u4")
        unpack(page, bits, codes)
        untruncate(codes, bits)

    return decode


def _decode_quantized(bits: int, value_range: tuple[float, float]) -> Decode:
    def decode(page: NDArray[np.uint8], out: NDArray[Any]) -> None:
        for first in range(0, len(out), _LEN_BLOCK):
            block = out[first : first + _LEN_BLOCK]
            codes = np.empty(block.shape, "<u4")
            unpack(page[first * bits // 8 :][: -(-len(codes) * bits // 8)], bits, codes)
            dequantize(codes, bits, *value_range, block)

    return decode


def build_encode(parameters: Parameters) -> Encode:
    """Compose the function that encodes values, with all checks on them."""
    spec, bits = parameters.spec, parameters.bits
    stored = element_dtype(spec)
    if spec.steps == ("bits",):
        return lambda values: pack_bits(as_booleans(values))
    if spec.steps == ("switch",):
        layout = parameters.switch_layout or ""
        return lambda values: pack_switch(as_switches(values), layout)
    if spec.steps == ("truncate", "packed"):
        return lambda values: pack(truncate(as_reals(values, stored), bits), bits)
    if spec.steps == ("quantize", "packed"):
        limits = parameters.value_range or (0.0, 0.0)
        return lambda values: pack(quantize(as_reals(values, stored), bits, *limits), bits)

    def elements(values: Any) -> NDArray[Any]:
        if spec.kind == "real":
            return as_reals(values, stored)
        if spec.kind == "char" and isinstance(values, np.ndarray) and values.dtype == np.int8:
            # An enumeration over char: columns of characters do not state a sign.
            values = values.view(np.uint8)
        return as_integers(
            values, stored, MAX_INDEX if spec.element == "uint64" and spec.kind == "index" else None
        )

    shape = _shape(spec)
    return lambda values: shape(elements(values))


def build_encode_elements(parameters: Parameters) -> Encode | None:
    """Compose the function that encodes elements without any check, None for types whose values must be checked.

    It takes contiguous arrays of the stored type only; signed offsets count as such, for they are never negative.
    """
    spec = parameters.spec
    if spec.kind == "switch" or "packed" in spec.steps or "bits" in spec.steps:
        return None
    shape, stored = _shape(spec), element_dtype(spec)
    return lambda elements: shape(elements.view(stored))


def _shape(spec: ColumnTypeSpec) -> Encode:
    """The steps from elements of the stored type to bytes, none of which can fail."""
    if "split" not in spec.steps:
        return lambda elements: elements.view(np.uint8)
    if len(spec.steps) == 1:
        return split
    first, _ = _word_step(spec.steps[0])
    return lambda elements: split(first(elements))
