"""Suite ``encodings``: every type of field, every column type, and their extreme values."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
from rntuple_spec.column_types import COLUMN_TYPES, VALUE_TYPES, ColumnType
from rntuple_spec.cpp_types import TYPES as CPP_TYPES

from rntuple_construct.format.generations import WRITABLE_GENERATIONS, Generation
from rntuple_construct.kit.corpus.featured import case_of
from rntuple_construct.kit.corpus.features.encodings import ENCODINGS
from rntuple_construct.kit.corpus.features.types import (
    CLASSES,
    COLLECTIONS,
    NULLABLE,
    NUMBERS,
    RECORDS,
    STRINGS,
)
from rntuple_construct.kit.corpus.model import MadeCase, Outcome
from rntuple_construct.kit.files.file_description import Model, build, describe, has_page_checksums, is_draft

__all__ = ["cases", "edge_values"]

_NOT_DEFAULT = "RNT-TYP-004"

_FLOAT16 = (0x0000, 0x8000, 0x0001, 0x83FF, 0x0400, 0x3C00, 0xBC00, 0x3555, 0x7BFF, 0x7C00, 0xFC00, 0x7E00)
_FLOAT32 = (
    0x00000000, 0x80000000, 0x00000001, 0x807FFFFF, 0x00800000, 0x3F800000, 0xBFC00000, 0x3DCCCCCD, 0x3EAAAAAB,
    0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00001, 0xFFFFFFFF,
)  # fmt: skip
_FLOAT64 = (
    0x0000000000000000, 0x8000000000000000, 0x0000000000000001, 0x800FFFFFFFFFFFFF, 0x0010000000000000,
    0x3FF0000000000000, 0xBFF8000000000000, 0x3FB999999999999A, 0x3FD5555555555555, 0x7FEFFFFFFFFFFFFF,
    0xFFEFFFFFFFFFFFFF, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000001,
    0xFFFFFFFFFFFFFFFF,
)  # fmt: skip
_BITS = {
    "float16": ("<u2", "<f2", _FLOAT16),
    "float32": ("<u4", "<f4", _FLOAT32),
    "float64": ("<u8", "<f8", _FLOAT64),
}
"""Bits of the zeros, of the ends of the subnormal and normal numbers, of numbers in between, infinities and NaN."""
_RANGE = (-1.0, 3.0)
_WIDTHS = {ColumnType.REAL32_TRUNC: (10, 16, 21, 31), ColumnType.REAL32_QUANT: (1, 5, 16, 32)}
_UNREADABLE_BY_ROOT = "SplitReal16"


def cases() -> Iterator[MadeCase]:
    """The cases of the suite."""
    for group, features in {
        "numbers": NUMBERS, "strings": STRINGS, "collections": COLLECTIONS, "records": RECORDS, "nullable": NULLABLE,
        "classes": CLASSES,
    }.items():  # fmt: skip
        for feature in features:
            rules = ("RNT-EXT-005",) if feature.title.startswith("streamer field") else ()
            yield case_of(feature, f"encodings/{group}", _section(feature.title, group), rules=rules)
    for feature in ENCODINGS:
        yield case_of(feature, "encodings/columns", "column-description", rules=_remarks(feature.title))
    for generation in WRITABLE_GENERATIONS.values():
        for column_type, spec in COLUMN_TYPES.items():
            if spec.element == "switch" or spec.kind == "index":
                continue
            if column_type not in generation.column_types.values():
                continue
            for bits in _WIDTHS.get(column_type, (None,)):
                yield _edges(generation, column_type, bits)


def _section(title: str, group: str) -> str:
    """The section about the type that a title begins with."""
    found = [item.section for name, item in CPP_TYPES.items() if title.startswith(name)]
    others = {
        "numbers": "fundamental-types", "strings": "std-string", "classes": "regular-class", "collections": "stdlib-types",
    }  # fmt: skip
    special = {
        "enum": "user-defined-enums", "std::vector of enum": "user-defined-enums", "collection proxy": "collection-proxy",
        "SoA class": "soa-layout", "streamer field": "root-streamed-types", "type alias": "treatment-of-root-typedefs",
        "untyped": "untyped-collections-and-records",
    }  # fmt: skip
    for start, section in special.items():
        if title.startswith(start):
            return section
    return found[-1] if found else others.get(group, "mapping-of-cpp-types")


def edge_values(column_type: ColumnType) -> Any:
    """Extreme values of a column type, as a numpy array of its elements."""
    spec = COLUMN_TYPES[column_type]
    if column_type is ColumnType.REAL32_QUANT:
        return np.array([_RANGE[0], _RANGE[1], 0.0, 1.0, -0.5, 2.999, _RANGE[1]], "<f4")
    if spec.element in _BITS:
        bits, number, patterns = _BITS[spec.element]
        return np.array(patterns, bits).view(number)
    if spec.element == "bool":
        return np.array([True, False, False, True, True, True, False, True, False, True, True])
    dtype = np.dtype(spec.element)
    low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
    values = [0, 1, high, high - 1, low, low + 1, high // 2 + 1, *([-1, -2] if low else [2])]
    return np.array(values, dtype)


def _remarks(title: str) -> tuple[str, ...]:
    """Return the remarks of the validator about an encoding in an uncompressed file."""
    encoding = title.rpartition(" as ")[2]
    if encoding == _UNREADABLE_BY_ROOT:
        return ("RNT-COL-004",)
    return (_NOT_DEFAULT,) if encoding.startswith("Split") and encoding != "SplitIndex32" else ()


def _field_type(column_type: ColumnType) -> str:
    """The fundamental type whose elements those of the column are."""
    element = COLUMN_TYPES[column_type].element
    names = {"bool": "bool", "float16": "float", "float32": "float", "float64": "double"}
    if column_type in (ColumnType.BYTE, ColumnType.CHAR):
        return "std::byte" if column_type is ColumnType.BYTE else "char"
    return names.get(element, f"std::{element}_t")


def _edges(generation: Generation, column_type: ColumnType, bits: int | None) -> MadeCase:
    name = COLUMN_TYPES[column_type].name
    width = "" if bits is None else f"-{bits}"
    rules = () if has_page_checksums(generation.name) else ("RNT-PAG-004",)
    if not is_draft(generation):
        field = VALUE_TYPES[_field_type(column_type)]
        if column_type not in (field.uncompressed, *(field.alternatives)):
            rules = ("RNT-COL-004" if name == _UNREADABLE_BY_ROOT else _NOT_DEFAULT,)
    return MadeCase(
        id=f"encodings/edges/{generation.name}-{name.lower()}{width}",
        title=f"Column type {name}{f' of {bits} bits' if bits else ''} of generation {generation.name}: the edges of what it "
        "holds, on two pages.",
        section="column-description",
        generation=generation.name,
        make=partial(_edge_file, generation, column_type, bits),
        outcome=Outcome(rules=rules),
    )


def _edge_file(generation: Generation, column_type: ColumnType, bits: int | None) -> bytes:
    values = edge_values(column_type)
    first = len(values) * 2 // 3
    more: dict[str, Any] = {"range": _RANGE} if column_type is ColumnType.REAL32_QUANT else {}
    model = Model()
    model.column(model.field("x", _field_type(column_type)), column_type, values, bits=bits, **more)
    if not is_draft(generation):
        return build(model, [len(values)], [1], page_size=first).build()
    return describe(
        model, [len(values)], generation=generation.name, page_size=first, page_checksums=has_page_checksums(generation.name),
    ).build()  # fmt: skip
