"""Files at the places where readers go wrong unnoticed: each separates a plausible mistake from the right answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
from rntuple_spec.column_types import ColumnType as T
from rntuple_spec.constants import ColumnFlag

from rntuple_construct.format.compression import compress
from rntuple_construct.format.compression.algorithms import pack_header
from rntuple_construct.kit.corpus.model import MadeCase, reader_case
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.corpus.mutations.places import image_of_anchor
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import (
    CHECKSUM,
    RECORD,
    REPETITIVE,
    Model,
    build,
    make_field,
)

__all__ = ["MAX_KEY_SIZE", "SPLIT_PAGES", "SplitPage", "cases", "split_page", "with_chunks"]

MAX_KEY_SIZE = 100
"""Largest payload of a key in the files with split pages, in bytes."""
_SUPPRESSED = (-1, -2, 1 - 2**63)
"""Element offsets that suppress a column besides the one that ROOT writes, -2**63."""
_CONVERSION = "RNT-COL-014"


@dataclass(frozen=True)
class SplitPage:
    """A page whose size is near the largest payload of a key.

    Args:
        title: what the size tests.
        num_bytes: size of the page without checksum, in bytes.
        has_checksum: if true, a checksum follows the page.
    """

    title: str
    num_bytes: int
    has_checksum: bool = True


SPLIT_PAGES = {
    "fills-a-key-with-checksum": SplitPage("page and checksum together fill one key", 92),
    "fits-without-checksum": SplitPage("the page fits in one key, page and checksum together do not", 96),
    "fills-a-key": SplitPage("the page alone fills one key, so that page and checksum need two", 100),
    "exceeds-a-key": SplitPage("the page alone does not fit in one key", 101),
    "fills-two-keys": SplitPage(
        "page, checksum and the offset of the second key together fill two keys", 184
    ),
    "last-piece-of-nine-bytes": SplitPage("the last piece is one byte of the page and the checksum", 185),
    "two-keys-without-checksum": SplitPage("the page fits in two keys, page and checksum need three", 190),
    "three-keys": SplitPage("page and checksum need three keys", 250),
    "no-checksum-fills-a-key": SplitPage("a page without checksum fills one key", 100, has_checksum=False),
    "no-checksum-exceeds-a-key": SplitPage(
        "a page without checksum does not fit in one key", 104, has_checksum=False
    ),
}
"""Pages by the name of their case."""


def cases() -> Iterator[MadeCase]:
    """The cases of group ``readers/traps``."""
    for name, page in SPLIT_PAGES.items():
        rules = () if page.has_checksum else ("RNT-PAG-004",)
        yield reader_case(
            f"traps/split-page-{name}", f"Split page: {page.title}", "root-file-embedding",
            partial(_split_page, page), rules=rules,
        )  # fmt: skip
    for offset in _SUPPRESSED:
        name = f"minus-{-offset}" if offset > -10 else "minus-2-to-63-plus-1"
        yield reader_case(
            f"traps/suppressed-by-{name}", f"A suppressed column with element offset {offset}", "suppressed-columns",
            partial(_suppressed, offset),
        )  # fmt: skip
    yield reader_case(
        "traps/anchor-checksum-alone", "A flipped bit in the checksum of the anchor, and in nothing else", "anchor-schema",
        _anchor_checksum, kind="must-refuse", rules=("RNT-ANC-004",),
    )  # fmt: skip
    for name, title, type_name, bits, low, high, code in _QUANTISED:
        yield reader_case(
            f"traps/quantized-{name}", f"Real32Quant: {title}", "column-description",
            partial(_quantised, type_name, bits, low, high, code),
        )  # fmt: skip
    for type_name, column_type, values in _IN_RANGE:
        yield reader_case(
            f"traps/{_short(type_name)}-from-{column_type.name.lower()}",
            f"A field of type {type_name} with a column of type {column_type.name}: values that both have",
            "mapping-of-cpp-types",
            partial(_converted, type_name, column_type, values), kind="may-refuse", rules=(_CONVERSION,),
        )  # fmt: skip
    for type_name, column_type, values in _OUT_OF_RANGE:
        yield reader_case(
            f"traps/{_short(type_name)}-from-{column_type.name.lower()}-out-of-range",
            f"A field of type {type_name} with a column of type {column_type.name}: a value that the field does not have",
            "mapping-of-cpp-types",
            partial(_converted, type_name, column_type, values), kind="must-drop-field", rules=(_CONVERSION,),
            fields=("x",),
        )  # fmt: skip
    for size in (65_535, 65_536, 70_001):
        yield reader_case(
            f"traps/array-of-{size}", f"An array of {size:,} elements", "std-array", partial(_array, size)
        )
    yield reader_case(
        "traps/three-chunks", "A page of three compressed chunks", "compression-block", _three_chunks, rules=("RNT-CMP-006",),
    )  # fmt: skip
    yield reader_case(
        "traps/large-chunk-of-zeros", "A chunk of 100,000 bytes that takes few", "compression-block", partial(_large_chunk, 10),
    )  # fmt: skip
    yield reader_case(
        "traps/large-chunk", "A chunk that takes more than 65,535 bytes", "compression-block", partial(_large_chunk, 70_000),
    )  # fmt: skip
    yield reader_case(
        "traps/range-of-a-late-column", "A quantized column with a range and a first element", "column-description",
        _range_of_a_late_column,
    )  # fmt: skip
    yield reader_case(
        "traps/cluster-groups-in-reverse", "Cluster groups in the reverse order of their entries",
        "cluster-group-record-frame", _groups_in_reverse,
    )  # fmt: skip
    yield reader_case(
        "traps/many-entries", "A cluster of 2**32 + 5 entries without columns", "cluster-summary-record-frame",
        _many_entries, has_values=False,
    )  # fmt: skip
    yield reader_case(
        "traps/enum-over-char", "An enumeration over char, whose values are signed", "user-defined-enums", _enum_over_char
    )  # fmt: skip


def _split_page(page: SplitPage) -> bytes:
    values = bytes(i * 7 % 251 for i in range(page.num_bytes))
    return split_page(values, checksum=page.has_checksum).build()


def _bytes_model(beside: int) -> Model:
    """A field of bytes without elements, and a field ``y`` of some elements unless they are none."""
    model = Model()
    model.column(model.field("x", "std::uint8_t"), T.UINT8, [])
    if beside:
        model.column(model.field("y", "std::uint8_t"), T.UINT8, list(bytes(beside)))
    return model


def split_page(values: bytes, *, checksum: bool = True, beside: bool = False) -> EditableFile:
    """Return a file of a page of bytes, with keys of ``MAX_KEY_SIZE``; ``beside``: with a sound field ``y``, too."""
    model = _bytes_model(len(values) if beside else 0)
    draft = build(model, [len(values)], [1])
    draft.set_max_key_size(MAX_KEY_SIZE)
    draft.located(0, 0, 0)["items"] = [draft.add_page(values, len(values), checksum=checksum)]
    return draft


def _suppressed(offset: int) -> bytes:
    model = Model()
    x = model.field("x", "float")
    model.column(x, T.REAL32, [1.5, 2.5], None)
    model.column(x, T.REAL16, None, [3.5, 4.5], representation_index=1)
    draft = build(model, [2, 2], [2])
    for cluster, column in ((1, 0), (0, 1)):
        draft.located(0, cluster, column)["element_offset"] = offset
    return draft.build()


def _anchor_checksum() -> bytes:
    data = bytearray(BASES["plain"]())
    data[image_of_anchor(data).payload.stop - 1] ^= 1
    return bytes(data)


# Compression


def with_chunks(page: bytes, chunks: Sequence[bytes], settings: int = 505, *, beside: bool = False) -> bytes:
    """Return a file of a page of bytes, in compressed chunks.

    Args:
        page: the uncompressed bytes.
        chunks: the chunks with their headers.
        settings: the compression settings that the page list states.
        beside: if true, there is a sound field ``y``, too.
    """
    model = _bytes_model(len(page) if beside else 0)
    draft = build(model, [len(page)], [1])
    located = draft.located(0, 0, 0)
    located.update(items=[draft.add_page(b"", len(page))], compression_settings=settings)
    draft.store_page(located["items"][0], b"".join(chunks))
    return draft.build()


def _three_chunks() -> bytes:
    chunks = [bytes([number]) * 100 for number in (1, 2, 3)]
    return with_chunks(b"".join(chunks), [bytes(compress(chunk, 505)) for chunk in chunks])


def _large_chunk(num_raw: int) -> bytes:
    """A page of 100,000 bytes in a zstd frame of two blocks: raw bytes, and zeros."""
    size = 100_000
    raw = bytes(i * 7 % 251 for i in range(num_raw))
    raw_block = (num_raw << 3).to_bytes(3, "little") + raw
    zeros = (1 | 1 << 1 | (size - num_raw) << 3).to_bytes(3, "little") + bytes(1)
    # Magic number, a descriptor of a single segment with a size of four bytes, the size.
    frame = bytes.fromhex("28b52ffda0") + size.to_bytes(4, "little") + raw_block + zeros
    return with_chunks(raw.ljust(size, b"\0"), [pack_header(b"ZS\x01", len(frame), size) + frame])


# Columns and clusters


def _range_of_a_late_column() -> bytes:
    model, extension = Model(), Model()
    model.column(model.field("y", "std::int32_t"), T.INT32, [1, 2], [3, 4])
    extension.fields.append(make_field("x", "float"))
    extension.column(
        1, T.REAL32_QUANT, "unlisted", [-1.0, 254.0], bits=8, range=(-1.0, 254.0), first_element_index=2,
    )  # fmt: skip
    extension.columns[0]["flags"] |= int(ColumnFlag.DEFERRED)
    return build(model, [2, 2], [1, 1], extension=extension).build()


def _groups_in_reverse() -> bytes:
    model = Model()
    model.column(model.field("x", "std::int32_t"), T.INT32, [1, 2], [3, 4], [5])
    draft = build(model, [2, 2, 1], [1, 2])
    draft.page_lists.reverse()
    draft.footer["payload"]["cluster_groups"].reverse()
    return draft.build()


def _many_entries() -> bytes:
    model = Model()
    model.field("x", "Nothing", role=RECORD, flags=CHECKSUM, type_checksum=5)
    return build(model, [2**32 + 5], [1]).build()


# Quantised numbers: name, title, type of the field, bits, range, code whose value tells the arithmetic

_QUANTISED = (
    ("not-above-the-maximum", "the sum for the highest code exceeds the maximum", "double", 12, -19.8, 10.4, 4095),
    ("step-first", "the code is multiplied by the step, not by the range", "double", 8, 3.0, 44.0, 250),
    ("no-fraction", "the code is not divided before it is multiplied", "double", 3, 4.0, 40.4, 3),
    ("step-first-in-float", "a float is computed like a double, then rounded", "float", 5, -24.7, 15.6, 19),
    ("double-precision-in-float", "a float is computed in double precision", "float", 20, 49.8, 62.1, 473747),
)  # fmt: skip


def _quantised(type_name: str, bits: int, low: float, high: float, code: int) -> bytes:
    model = Model()
    x = model.field("x", type_name)
    model.column(x, T.REAL32_QUANT, [], bits=bits, range=(low, high))
    codes = [0, code, 2**bits - 1, code]
    draft = build(model, [len(codes)], [1])
    packed = sum(each << i * bits for i, each in enumerate(codes))
    page = packed.to_bytes((bits * len(codes) + 7) // 8, "little")
    draft.located(0, 0, 0)["items"] = [draft.add_page(page, len(codes))]
    return draft.build()


# Fields with a column of another type

_IN_RANGE: tuple[tuple[str, T, list[int]], ...] = (
    ("bool", T.UINT8, [0, 1, 2, 128, 255]),
    ("bool", T.INT32, [0, 1, 2, -1, 256, 65_536]),
    ("std::int32_t", T.BIT, [0, 1, 1]),
    ("std::int8_t", T.INT64, [1, -3, 127, -128]),
    ("std::int8_t", T.CHAR, [1, 253, 128]),
    ("std::uint64_t", T.INT8, [0, 127]),
)
_OUT_OF_RANGE: tuple[tuple[str, T, list[int]], ...] = (
    ("std::int8_t", T.INT64, [1, 200]),
    ("std::int8_t", T.INT16, [1, -129]),
    ("std::uint8_t", T.INT32, [1, -1]),
    ("std::int16_t", T.UINT64, [1, 2**32 + 1]),
    ("std::uint32_t", T.INT32, [1, -1]),
    ("std::int64_t", T.UINT64, [1, 2**63]),
    ("std::uint64_t", T.INT64, [1, -1]),
)


def _short(type_name: str) -> str:
    return type_name.removeprefix("std::").removesuffix("_t")


def _converted(type_name: str, column_type: T, values: list[int]) -> bytes:
    model = Model()
    model.column(model.field("x", type_name), column_type, values)
    model.column(model.field("y", "std::int32_t"), T.INT32, list(range(len(values))))
    return build(model, [len(values)], [1], page_size=len(values)).build()


# Types


def _array(size: int) -> bytes:
    model = Model()
    x = model.field("x", f"std::array<std::uint8_t,{size}>", flags=REPETITIVE, array_size=size)
    values = np.arange(2 * size, dtype=np.uint32) * 7 % 251
    model.column(model.field("_0", "std::uint8_t", parent=x), T.UINT8, values.astype(np.uint8))
    return build(model, [2], [1], page_size=2 * size).build()


def _enum_over_char() -> bytes:
    model = Model()
    x = model.field("x", "Letter")
    model.column(model.field("_0", "char", parent=x), T.CHAR, [97, 253, 255, 3])
    return build(model, [4], [1], page_size=4).build()
