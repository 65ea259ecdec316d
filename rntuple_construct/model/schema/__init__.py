"""Schemas: C++ type names, declared fields, column encodings, and the fields of a file resolved.

Public are the specs of fields that are more than a C++ type name (docs/writing.md), encodings of columns and the
normalised spelling of type names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rntuple_construct.base.lazy_names import lazy_names

if TYPE_CHECKING:
    from rntuple_construct.model.schema.cpp_types import TypeName, normalize_type_name, parse_type_name
    from rntuple_construct.model.schema.specs import (
        ClassSpec,
        CollectionSpec,
        ColumnEncoding,
        EnumSpec,
        FieldOptions,
        FieldSpec,
        ProjectionSpec,
        SchemaLike,
        SoASpec,
        Spec,
        StreamerSpec,
        parse_encoding,
    )

__all__ = [
    "ClassSpec",
    "CollectionSpec",
    "ColumnEncoding",
    "EnumSpec",
    "FieldOptions",
    "FieldSpec",
    "ProjectionSpec",
    "SchemaLike",
    "SoASpec",
    "Spec",
    "StreamerSpec",
    "TypeName",
    "normalize_type_name",
    "parse_encoding",
    "parse_type_name",
]

_OF_TYPES = ("TypeName", "normalize_type_name", "parse_type_name")

__getattr__ = lazy_names(
    __name__,
    {
        f"{__name__}.cpp_types": _OF_TYPES,
        f"{__name__}.specs": [name for name in __all__ if name not in _OF_TYPES],
    },
)
