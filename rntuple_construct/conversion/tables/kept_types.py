"""Types of fields in the metadata of Arrow schemas, from where an import takes the C++ types that Arrow lacks."""

from __future__ import annotations

import base64
import binascii
import io
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timezone
from typing import Any

from rntuple_spec.column_types import COLUMN_TYPES

from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.conversion.copying.schema import SchemaConverter
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.model.arrays import present
from rntuple_construct.model.arrays.arrow_schema import TYPES_KEY, ArrowShape
from rntuple_construct.model.arrays.infer import FUNDAMENTAL_NAMES, REAL_TYPE, STRING_TYPE, list_of
from rntuple_construct.model.arrays.meanings import is_optional, meaning_in
from rntuple_construct.model.arrays.to_arrow import changed_type
from rntuple_construct.model.schema.cpp_types import FUNDAMENTAL_DTYPES
from rntuple_construct.model.schema.declared import DeclaredField
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.schema.specs import ColumnEncoding
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader import open as open_file
from rntuple_construct.writer import create_file

__all__ = ["KeptType", "compact_type", "declared_fields", "kept_types", "metadata_of", "untold_types"]

_TIMESTAMP = datetime(2026, 1, 1, tzinfo=timezone.utc)
"""Of each file with types, so that equal exports are equal."""
_LOSSY = {"quantize", "truncate"}
_OPTIONALS = (FieldKind.OPTIONAL, FieldKind.DENSE_OPTIONAL)


@dataclass(frozen=True)
class KeptType:
    """Type of a field that was exported.

    Args:
        declared: what declares the field.
        node: the same for readers.
        kind: Arrow type of its values.
    """

    declared: Any
    node: FieldNode
    kind: Any

    def fits(self, kind: Any, shape: ArrowShape) -> bool:
        """Return whether a column still has the type of the export, and missing values only where the field may have them.

        Args:
            kind: Arrow type of the column.
            shape: its values.
        """
        pa = require("pyarrow")
        return _comparable(pa, kind) == _comparable(pa, self.kind) and _takes(self.node, shape)


def declared_fields(ntuple: RNTuple, nodes: Mapping[str, FieldNode]) -> dict[str, Any]:
    """The fields of an RNTuple that a copy of its values can have, by name.

    Members of records, and projections of records, are left out. Other projections become fields with columns.
    Encodings that would change other values are replaced.
    """
    found: dict[str, Any] = {}
    for name, node in nodes.items():
        field = node.field
        if node.is_member_view or field.name != name:
            continue
        converter = SchemaConverter(ntuple.schema, ntuple.generation, DEFAULT_GENERATION, compressed=True)
        try:
            found[name] = _lossless(converter.declare([field.field_id])[name])
        except SchemaError:  # a projection, or a draft that has what the released format lacks
            if node.kind is FieldKind.CARDINALITY:
                found[name] = FUNDAMENTAL_NAMES[node.dtype.name]
            elif field.is_projected and all(each.kind is not FieldKind.RECORD for each in node.walk()):
                found[name] = field.type_name
    return found


def _lossless(declared: DeclaredField) -> DeclaredField:
    declared = replace(declared, children=tuple(map(_lossless, declared.children)))
    if declared.type_name not in FUNDAMENTAL_DTYPES or not declared.representations:
        return declared
    dtype = FUNDAMENTAL_DTYPES[declared.type_name]
    if len(declared.representations[0]) != 1:
        raise SchemaError(f"field '{declared.name}' has not one column, as its type asks for")
    (encoding,) = declared.representations[0]
    spec = COLUMN_TYPES[encoding.column_type]
    if dtype.kind != "f" or (encoding.bits == 8 * dtype.itemsize and not _LOSSY & set(spec.steps)):
        return declared
    default = ColumnEncoding(DEFAULT_GENERATION.default_column(declared.type_name, True))
    return replace(declared, type_alias="", representations=((default,),))


def metadata_of(ntuple: RNTuple, nodes: Mapping[str, FieldNode]) -> dict[bytes, bytes]:
    """Metadata of an Arrow schema: an RNTuple file without entries that has the exported fields, in base64.

    Fields whose declarations break a rule are left out.
    """
    declared = declared_fields(ntuple, nodes)
    data = _types_file(declared)
    if data is None:
        declared = {name: each for name, each in declared.items() if _types_file({name: each}) is not None}
        data = _types_file(declared)
    return {TYPES_KEY: base64.b64encode(data)} if declared and data is not None else {}


def _types_file(declared: Mapping[str, Any]) -> bytes | None:
    """An RNTuple file without entries that has the given fields; None if they break a rule."""
    # Exports of text have no such file and need no validator.
    from rntuple_construct.validation import Depth, validate

    file = io.BytesIO()
    try:
        with create_file(file, name="types.root", timestamp=_TIMESTAMP, compression="zstd:5") as writer:
            writer.create("types", declared)
    except SchemaError:
        return None
    data = file.getvalue()
    return data if validate(data, Depth.STRUCTURE).ok else None


def untold_types(kind: str, nodes: Mapping[str, FieldNode]) -> dict[str, str]:
    """Types that text does not tell, so that an import may choose another one, by name of the field.

    Args:
        kind: "csv" or "jsonl".
        nodes: the exported fields.
    """
    if kind == "csv":
        kept = {name for name, node in nodes.items() if node.field.type_name in _OF_CELLS}
    else:
        kept = {name for name, node in nodes.items() if _is_told(node)}
    return {
        name: node.field.type_name or f"untyped {node.kind.value}"
        for name, node in nodes.items()
        if name not in kept
    }


_OF_CELLS = {FUNDAMENTAL_NAMES["bool"], FUNDAMENTAL_NAMES["int64"]}
_OF_JSON = {*_OF_CELLS, REAL_TYPE, STRING_TYPE}


def _is_told(node: FieldNode) -> bool:
    """Return whether JSON tells the type of a field; the elements of empty lists are taken for reals."""
    if meaning_in(node.field.record.description):
        return False
    if node.kind is FieldKind.RECORD:
        return not node.field.type_name and all(map(_is_told, node.children))
    return node.field.type_name in _OF_JSON or node.field.type_name == list_of(REAL_TYPE)


def kept_types(schema: Any) -> dict[str, KeptType] | None:
    """Types of the columns of an Arrow schema by name, as ``metadata_of`` has written them.

    Returns:
        an empty dict without such metadata; None for metadata that are damaged.
    """
    text = (schema.metadata or {}).get(TYPES_KEY)
    if text is None:
        return {}
    try:
        with open_file(base64.b64decode(text, validate=True)) as file:
            ntuple = file.only()
            nodes = dict(ntuple.nodes)
            layouts = ntuple.arrays(entry_stop=0, library="layout")
            kinds = present(layouts, "pa", 0, nodes).schema
            return {
                name: KeptType(declared, nodes[name], kinds.field(name).type)
                for name, declared in declared_fields(ntuple, nodes).items()
            }
    except (RNTupleError, binascii.Error, ValueError):
        return None


def _takes(node: FieldNode, shape: ArrowShape) -> bool:
    """Return whether a field can have the missing values of a column."""
    node = node.value_of((FieldKind.WRAPPER,))
    is_missing = shape.has_missing
    if node.kind in _OPTIONALS or is_optional(node.field.record.description):
        node, is_missing = node.children[0].value_of((FieldKind.WRAPPER,)), False
    below = node.children
    if len(shape.children) > len(below) == 1:  # a map: its pairs are records
        below = below[0].children
    return not is_missing and all(map(_takes, below, shape.children))


def compact_type(pa: Any, kind: Any) -> Any:
    """An Arrow type with offsets of 32 bits at every level, as most programs expect them."""
    return changed_type(pa, kind, _compact)


def _compact(pa: Any, kind: Any) -> Any:
    types = pa.types
    if types.is_large_string(kind):
        return pa.string()
    if types.is_large_binary(kind):
        return pa.binary()
    return pa.list_(kind.value_type) if types.is_large_list(kind) else kind


def _comparable(pa: Any, kind: Any) -> Any:
    """A type without what Parquet changes: names of elements, whether they may be missing, and seconds."""

    def change(pa: Any, kind: Any) -> Any:
        types = pa.types
        if types.is_timestamp(kind) and kind.unit == "s":
            return pa.timestamp("ms", kind.tz)
        if types.is_time32(kind):
            return pa.time32("ms")
        return _compact(pa, kind)

    return changed_type(pa, kind, change)
