"""The codec of a column: bytes of uncompressed pages to arrays of elements, and back."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rntuple_spec.column_types import COLUMN_TYPES, SWITCH_LAYOUTS, ColumnType, ColumnTypeSpec

from rntuple_construct.base.errors import UnsupportedError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.columns.compact_pages import (
    FirstPlanes,
    few_words,
    first_planes,
    narrow,
    part_of_planes,
    sums,
)
from rntuple_construct.format.columns.pipeline import (
    Decode,
    Encode,
    Parameters,
    WordPages,
    build_decode,
    build_encode,
    build_encode_elements,
    build_word_pages,
    decoded_dtype,
    element_dtype,
)
from rntuple_construct.format.columns.steps import check_range

_FEW = 32
"""Elements of a split page up to which each is picked byte by byte: unsplitting the page takes longer."""
# Larger pages are kept unchanged: shortening them needs memory for both forms.
_MAX_LEN_SHORTENED = 1 << 20


@dataclass(unsafe_hash=True)
class ColumnCodec:
    """Decodes and encodes the pages of a column (sections "Column Description" and "Page Locations").

    Get one from `column_codec`. Codecs have no state and may be shared between threads.

    Args:
        column_type: type of the column.
        bits: bits on storage of one element.
        value_range: smallest and largest value, for Real32Quant; otherwise None.
        switch_layout: layout of an element, for Switch; otherwise None.
        dtype: little-endian type of decoded elements.
        is_raw: if true, the bytes of a page are the decoded elements already, so that `view` copies nothing.
        has_index: if true, elements are, or contain, positions in another column, which are never negative.
        has_parts: if true, elements can be decoded without those before them in the page.
        word_pages: how the compiled loop decodes many pages; None where pages are decoded one by one.
    """

    column_type: ColumnType
    bits: int
    value_range: tuple[float, float] | None
    switch_layout: str | None
    dtype: np.dtype[Any]
    is_raw: bool
    has_index: bool
    has_parts: bool
    word_pages: WordPages | None = field(repr=False, compare=False)
    _is_split: bool = field(repr=False, compare=False)
    _decode: Decode = field(repr=False, compare=False)
    _encode: Encode = field(repr=False, compare=False)
    _encode_elements: Encode | None = field(repr=False, compare=False)
    _plain_dtypes: tuple[np.dtype[Any], ...] = field(repr=False, compare=False)

    def nbytes(self, n: int) -> int:
        """Return the uncompressed size in bytes of a page of ``n`` elements.

        Raises:
            PageError: ``n`` is negative (RNT-PAG-005).
        """
        if n < 0:
            raise broken("RNT-PAG-005", expected="at least 0", actual=n)
        # Counts may be numpy integers of 32 bits, which would overflow.
        return (int(n) * self.bits + 7) >> 3

    def decode_into(
        self, page: Any, out: NDArray[Any], *, path: str | None = None, offset: int | None = None
    ) -> None:
        """Decode a page into an array.

        Args:
            page: bytes-like; the uncompressed page, without checksum.
            out: shape (n,), n = number of elements of the page. ``dtype`` of this codec, or any floating
                point type instead of another one (results are rounded to it). Need not be contiguous.
            path: where the page is in the tree of the file, for errors.
            offset: where it is in the file, for errors.

        Raises:
            PageError: the size of the page is not that of n elements (RNT-PAG-001), or an index is 2 ** 63 or more
                (RNT-ENC-004). ``out`` may have been written to in the latter case.
            TypeError: ``out`` has another shape or type.
        """
        if out.ndim != 1:
            raise TypeError(f"elements are decoded into a one-dimensional array, not into shape {out.shape}")
        n = out.shape[0]
        buffer = self._buffer(page, n, path, offset)
        if n == 0:
            return
        if out.dtype == self.dtype and out.flags.carray:
            self._decode(buffer, out)
            if self.has_index:
                self._check_indices(out, path, offset)
            return
        if out.dtype != self.dtype and not (out.dtype.kind == "f" and self.dtype.kind == "f"):
            raise TypeError(f"elements of type {self.dtype} cannot be decoded into an array of {out.dtype}")
        elements = np.empty(n, self.dtype)
        self._decode(buffer, elements)
        if self.has_index:
            self._check_indices(elements, path, offset)
        with np.errstate(over="ignore", under="ignore", invalid="ignore"):
            out[...] = elements

    def decode(
        self, page: Any, n: int, *, path: str | None = None, offset: int | None = None
    ) -> NDArray[Any]:
        """Decode a page of ``n`` elements into a new array of shape (n,); see `decode_into`."""
        # The size is checked first: a count from a file must not decide how much is allocated.
        buffer = self._buffer(page, n, path, offset)
        out = np.empty(n, self.dtype)
        if n:
            self._decode(buffer, out)
        if self.has_index:
            self._check_indices(out, path, offset)
        return out

    def view(self, page: Any, n: int, *, path: str | None = None, offset: int | None = None) -> NDArray[Any]:
        """Return the ``n`` elements of a page, without copying them if ``is_raw``.

        The array may share memory with ``page``, may be read-only and may be unaligned. Errors as in `decode_into`.
        """
        if not self.is_raw:
            return self.decode(page, n, path=path, offset=offset)
        elements = self._buffer(page, n, path, offset).view(self.dtype)
        if self.has_index:
            self._check_indices(elements, path, offset)
        return elements

    def part(
        self, page: Any, n: int, low: int, high: int, *, path: str | None = None, offset: int | None = None
    ) -> NDArray[Any]:
        """Return elements ``low:high`` of a page of ``n`` elements, decoding little more than these.

        Args:
            page: bytes-like, the uncompressed page; or what `kept` gave for it, or all its elements.
            n: number of elements of the page.
            low, high: which elements, 0 <= low <= high <= n.
            path, offset: as for `decode_into`.

        Returns:
            shape (high - low,), of type ``dtype``; may share memory with ``page``, be read-only and unaligned.

        Raises:
            PageError: as for `decode_into`, but only the elements asked for are looked at.
        """
        if isinstance(page, np.ndarray):
            elements = page[low:high]
            return elements if elements.dtype == self.dtype else elements.astype(self.dtype)
        if not self.has_parts:
            return self.decode(page, n, path=path, offset=offset)[low:high]
        is_whole = type(page) is not FirstPlanes
        buffer = self._buffer(page, n, path, offset) if is_whole else np.frombuffer(page, np.uint8)
        if self.is_raw:
            elements = buffer.view(self.dtype)[low:high]
        elif self.word_pages is not None and self.word_pages.is_split and 0 < high - low <= _FEW:
            return self._few(self.word_pages, page, n, low, high)
        else:
            # A part of a page is a page itself, of all bytes of its elements.
            first = low
            if self._is_split:
                buffer = part_of_planes(page, n, low, high, self.bits >> 3) if n else np.empty(0, np.uint8)
            else:
                first -= low % 8
                buffer = buffer[first * self.bits >> 3 : (high * self.bits + 7) >> 3]
            elements = np.empty(high - first, self.dtype)
            if high > first:
                self._decode(buffer, elements)
            elements = elements[low - first :]
        if self.has_index:
            self._check_indices(elements, path, offset)
        return elements

    def _few(self, word_pages: WordPages, page: Any, n: int, low: int, high: int) -> NDArray[Any]:
        """Some elements of a split page, at least one; arguments as for `part`, which has compared the size."""
        width, undo, undo_one = word_pages.width, word_pages.undo, word_pages.undo_one
        if high - low == 1 and isinstance(page, bytes):
            # All bytes of an element are one slice.
            word = page[low::n]
            if undo is None:
                return np.frombuffer(word if len(word) == width else word.ljust(width, b"\0"), self.dtype)
            if undo_one is not None:
                element = np.empty(1, self.dtype)
                element[0] = undo_one(int.from_bytes(word, "little"))
                return element
        words = few_words(page, n, low, high, width)
        if undo is not None:
            undo(words)
        return words.view(self.dtype)

    def kept(self, page: Any, n: int) -> Any:
        """The form in which a page is cached, of which parts will be read again.

        Args:
            page: bytes-like, the uncompressed page.
            n: its number of elements.

        Returns:
            what `part` takes in place of the page; it shares no memory with it unless it is the page. These are bytes, fewer
            than those of the page where it can be shortened, or all elements where one depends on those before it.

        Raises:
            PageError: as for `decode_into`, but indices are checked only if they are decoded.
        """
        if n <= 0 or len(page) != self.nbytes(n) or len(page) > _MAX_LEN_SHORTENED:
            # Nothing to be shortened, or an error, or too much for a second copy.
            return bytes(page) if self.has_parts else self.decode(page, n)
        data = page if isinstance(page, bytes) else bytes(page)
        if not self.has_parts:
            width = self.bits >> 3
            found = sums(data, n, width)
            if found is None:
                found = self.decode(data, n)
                found = narrow(found, int(np.maximum.reduce(found)))
            return found
        return first_planes(data, n, self.bits >> 3) if self._is_split else data

    def encode(self, values: Any) -> bytes:
        """Encode values as one page; unused bits of its last byte are zero.

        Args:
            values: one-dimensional array-like, n elements. Integers within the range of the column type. Real
                numbers, which are rounded to nearest even, but truncated for Real32Trunc; numbers within the
                value range for Real32Quant. Booleans, 0 or 1 for Bit; bytes-like for Byte and Char, for Char
                also int8; index and tag for Switch.

        Returns:
            ``nbytes(n)`` bytes.

        Raises:
            SchemaError: values of another kind, or out of range.
        """
        return self._encode(values).tobytes()

    def encode_elements(self, elements: NDArray[Any]) -> NDArray[np.uint8]:
        """Encode elements that were checked before as one page.

        Args:
            elements: shape (n,). Contiguous elements of the stored type, with offsets as non-negative signed
                integers, are not checked, and copied only if necessary. Other elements are treated as in
                `encode`.

        Returns:
            The bytes of the page, possibly a view of the elements.

        Raises:
            SchemaError: as in `encode`.
        """
        fast = self._encode_elements
        if fast is None or elements.dtype not in self._plain_dtypes or not elements.flags.c_contiguous:
            return self._encode(elements)
        return fast(elements)

    def _buffer(self, page: Any, n: int, path: str | None, offset: int | None) -> NDArray[np.uint8]:
        expected = self.nbytes(n)
        actual = len(page) if isinstance(page, bytes) else memoryview(page).nbytes
        if actual != expected:
            raise broken(
                "RNT-PAG-001",
                path=path,
                offset=offset,
                expected=expected,
                actual=actual,
                count=n,
                bits=self.bits,
                problem=f"{actual} bytes instead of {expected}",
            )
        return np.frombuffer(page, np.uint8) if expected else np.empty(0, np.uint8)

    def _check_indices(self, elements: NDArray[Any], path: str | None, offset: int | None) -> None:
        indices = elements["index"] if elements.dtype.names else elements
        if np.minimum.reduce(indices, initial=0) < 0:
            position = int(np.argmax(indices < 0))
            index = int(indices[position]) + (1 << 64)
            raise broken(
                "RNT-ENC-004",
                path=path,
                offset=offset,
                expected="at most 2 ** 63 - 1",
                actual=index,
                index=position,
            )


def column_codec(
    column_type: int,
    bits: int | None = None,
    value_range: tuple[float, float] | None = None,
    *,
    switch_layout: str = "96",
) -> ColumnCodec:
    """Return the codec of a column, the same object for the same arguments.

    Args:
        column_type: `ColumnType`, or its id in the released format.
        bits: bits on storage; None for the only value that the type allows.
        value_range: smallest and largest value; needed for Real32Quant, ignored for all other types.
        switch_layout: layout of Switch elements: "96" (released format, RC2), "44+20" or "32+32" (RC1); ignored for
            all other types.

    Raises:
        UnsupportedError: the type (RNT-COL-002) or the layout is not known.
        DescriptorError: the bits do not match the type (RNT-COL-003), or the range is missing or senseless
            (RNT-COL-005).
    """
    try:
        known_type = ColumnType(column_type)
    except ValueError:
        raise broken("RNT-COL-002", actual=column_type) from None
    spec = COLUMN_TYPES[known_type]
    layout = switch_layout if spec.kind == "switch" else None
    if layout is not None and layout not in SWITCH_LAYOUTS:
        raise UnsupportedError(
            f"unknown layout {layout!r} of a switch column", expected=tuple(SWITCH_LAYOUTS), actual=layout
        )
    limits = _checked_range(value_range) if "quantize" in spec.steps else None
    return _build(known_type, _checked_bits(spec, bits, layout), limits, layout)


def _checked_bits(spec: ColumnTypeSpec, bits: int | None, layout: str | None) -> int:
    smallest, largest = spec.bits_min, spec.bits_max
    if layout is not None:
        smallest = largest = SWITCH_LAYOUTS[layout].bits
    if bits is None and smallest == largest:
        return smallest
    if bits is None or not smallest <= bits <= largest:
        expected = str(smallest) if smallest == largest else f"{smallest} to {largest}"
        raise broken("RNT-COL-003", expected=expected, actual=bits, type=spec.name)
    return bits


def _checked_range(value_range: tuple[float, float] | None) -> tuple[float, float]:
    if value_range is None:
        raise broken(
            "RNT-COL-005",
            expected="minimum and maximum",
            actual="missing",
            problem="a quantized column needs one",
        )
    minimum, maximum = value_range
    check_range(float(minimum), float(maximum))
    return float(minimum), float(maximum)


# Bounded, because ranges come from files.
@lru_cache(maxsize=1024)
def _build(
    column_type: ColumnType,
    bits: int,
    value_range: tuple[float, float] | None,
    switch_layout: str | None,
) -> ColumnCodec:
    spec = COLUMN_TYPES[column_type]
    parameters = Parameters(spec, bits, value_range, switch_layout)
    plain = not spec.steps and element_dtype(spec).itemsize == decoded_dtype(spec).itemsize
    return ColumnCodec(
        column_type=column_type,
        bits=bits,
        value_range=value_range,
        switch_layout=switch_layout,
        dtype=decoded_dtype(spec),
        is_raw=plain or switch_layout == "96",
        has_index=spec.kind in ("index", "switch"),
        word_pages=build_word_pages(parameters),
        has_parts="delta" not in spec.steps,
        _is_split="split" in spec.steps,
        _decode=build_decode(parameters),
        _encode=build_encode(parameters),
        _encode_elements=build_encode_elements(parameters),
        _plain_dtypes=_plain_dtypes(spec),
    )


def _plain_dtypes(spec: ColumnTypeSpec) -> tuple[np.dtype[Any], ...]:
    """Types of elements that are stored unchanged: the stored one, and offsets of the same size."""
    stored = element_dtype(spec)
    same_size = (
        np.dtype("<i8") if spec.kind == "index" and stored.itemsize == np.dtype("<i8").itemsize else stored
    )
    return (stored, same_size)
