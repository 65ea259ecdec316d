"""Schemas: C++ type names, declared fields, column encodings, and the fields of a file resolved.

Public are the specs of fields that are more than a C++ type name (docs/writing.md), encodings of columns and the
normalised spelling of type names.
"""

from __future__ import annotations

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
