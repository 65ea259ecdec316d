"""The fields that hold Arrow data: types, missing values as the data have them, and meanings that C++ types lack."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from rntuple_spec.cpp_types import TYPES

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.suggestions import shortened
from rntuple_construct.model.arrays.from_arrow import from_arrow
from rntuple_construct.model.arrays.infer import (
    BYTES_TYPE,
    FUNDAMENTAL_NAMES,
    REAL_TYPE,
    STRING_TYPE,
    list_of,
    optional_of,
    record_of,
    variant_of,
)
from rntuple_construct.model.arrays.meanings import (
    MAX_PRECISION_OF_INTEGER,
    OPTIONAL,
    format_of_type,
    is_list_view,
    number_of_first,
)
from rntuple_construct.model.arrays.text import check_names
from rntuple_construct.model.schema.cpp_types import anonymous, named
from rntuple_construct.model.schema.specs import Spec
from rntuple_construct.model.values.layout import (
    Bytes,
    Collection,
    Layout,
    Numbers,
    Optional,
    Variant,
)

__all__ = ["ArrowShape", "Inferred", "distinct_name", "sanitized", "unkept_metadata"]

TYPES_KEY = b"RNTUPLE:fields"
"""Key of metadata of a schema with the types of exported fields, see ``conversion.tables.kept_types``."""
_ILLEGAL = re.compile(r"[. /\\\x00-\x1f\x7f]")


@dataclass(slots=True)
class Inferred:
    """Fields for data.

    Args:
        schema: name and content of each top-level field.
        meanings: format strings of Arrow's C data interface by path of the field.
        reduced: properties of the data that the fields do not keep, in words, by name of the column.
        metadata: metadata of the schema that are not kept, in words; empty for none.
    """

    schema: dict[str, Spec] = field(default_factory=dict)
    meanings: dict[str, str] = field(default_factory=dict)
    reduced: dict[str, str] = field(default_factory=dict)
    metadata: str = ""


def unkept_metadata(schema: Any) -> str:
    """List what fields do not keep of the metadata of an Arrow schema; empty for nothing.

    Args:
        schema: ``pyarrow.Schema``. Metadata that describe its types and the index of pandas are used, so they are not reported.
    """
    keys = [_text(key) for key in _own_keys(schema)]
    with_metadata = [member.name for member in schema if _has_metadata(member)]
    parts = [f"metadata of the schema ({', '.join(keys)})"] if keys else []
    if with_metadata:
        parts.append(f"metadata of columns ({', '.join(with_metadata)})")
    parts += _ranges_of_pandas((schema.metadata or {}).get(b"pandas", b""))
    return f"not kept: {'; '.join(parts)}" if parts else ""


def _own_keys(member: Any) -> list[bytes]:
    """Keys of metadata that are no part of how Arrow, Parquet and pandas describe types."""
    return [
        key
        for key in member.metadata or ()
        if key not in (b"pandas", TYPES_KEY) and not key.startswith((b"ARROW:", b"PARQUET:"))
    ]


def _has_metadata(member: Any) -> bool:
    kind = member.type
    below = (kind.field(number) for number in range(kind.num_fields)) if hasattr(kind, "field") else ()
    return bool(_own_keys(member)) or any(map(_has_metadata, below))


def _text(key: bytes) -> str:
    return shortened(key.decode("utf-8", "backslashreplace"))


def _ranges_of_pandas(text: bytes) -> Iterator[str]:
    """Indexes of pandas that stand nowhere but in its metadata, and that do not number the rows from 0."""
    try:
        levels = json.loads(text)["index_columns"]
        for level in levels:
            if isinstance(level, dict) and (level["name"], level["start"], level["step"]) != (None, 0, 1):
                name = "" if level["name"] is None else f" '{shortened(str(level['name']))}'"
                yield f"index{name} of pandas (from {level['start']} in steps of {level['step']})"
    except (ValueError, KeyError, TypeError, RecursionError):
        return  # metadata that pandas did not write


def sanitized(name: str, taken: set[str] | None = None) -> str:
    """A name that a field may have: characters that are not allowed become underscores.

    Args:
        name: any text.
        taken: names that it must differ from; a number is appended until it does.
    """
    legal = _ILLEGAL.sub("_", name) or "_"
    return distinct_name(legal, taken or ())


def distinct_name(name: str, taken: Container[str]) -> str:
    """Return a name that is not taken: a number is appended until it differs."""
    made, number = name, 1
    while made in taken:
        number += 1
        made = f"{name}_{number}"
    return made


class ArrowShape:
    """Shape of the arrays of one column: an Arrow type, and where values are missing.

    Args:
        pa: pyarrow.
        kind: the Arrow type.
    """

    def __init__(self, pa: Any, kind: Any) -> None:
        self._pa = pa
        self.reduced = ""
        self.has_repeated_keys = False
        self.kind = self._plain(kind)
        types = pa.types
        kind = self.kind
        self.has_missing = bool(types.is_null(kind))
        self.names: list[str] = []
        self.children: list[ArrowShape] = []
        if types.is_struct(kind) or types.is_union(kind):
            parts = list(kind)[number_of_first(types, kind) :]
            self.names = [member.name for member in parts]
            if types.is_struct(kind):
                check_names(self.names, "members of a record")
            self.children = [ArrowShape(pa, member.type) for member in parts]
        elif types.is_map(kind):
            self.children = [ArrowShape(pa, kind.key_type), ArrowShape(pa, kind.item_type)]
        elif _is_list(types, kind):
            self.children = [ArrowShape(pa, kind.value_type)]

    def _plain(self, kind: Any) -> Any:
        """The type of the values themselves; notes lost properties."""
        types = self._pa.types
        if types.is_dictionary(kind):
            self.reduced = "the values are kept, that they are categories is not"
            return self._plain(kind.value_type)
        if types.is_run_end_encoded(kind):
            return self._plain(kind.value_type)
        if isinstance(kind, self._pa.BaseExtensionType):
            self.reduced = (
                f"the values are kept, that they are of the extension type {kind.extension_name} is not"
            )
            return self._plain(kind.storage_type)
        return kind

    def observe(self, array: Any, path: str) -> None:
        """Take note of where values are missing.

        Args:
            array: ``pyarrow.Array`` of the type, or ``ChunkedArray``.
            path: path of the field, for errors.

        Raises:
            SchemaError: a type that cannot be written.
        """
        for chunk in array.chunks if isinstance(array, self._pa.ChunkedArray) else [array]:
            if chunk.type == self.kind and not self.children:
                # Nulls of a plain array are counted without a look at its values.
                self.has_missing = self.has_missing or chunk.null_count > 0
            else:
                self._look_at(from_arrow(chunk, path))

    def _look_at(self, layout: Layout) -> None:
        types = self._pa.types
        if isinstance(layout, Optional):
            self.has_missing = self.has_missing or len(layout) > 0
            layout = layout.content
        if isinstance(layout, Variant):
            for child, alternative in zip(self.children, layout.alternatives, strict=True):
                child._look_at(alternative)
                child.has_missing = False  # the union is then without a value
            return
        if types.is_map(self.kind) and isinstance(layout, Collection):
            pairs = layout.content
            self.has_repeated_keys = self.has_repeated_keys or _repeats(
                self._pa, pairs.children[0], np.diff(layout.offsets)
            )
            layout = pairs
        for child, below in zip(self.children, layout.children, strict=True):
            child._look_at(below)

    def spec(self, path: str, inferred: Inferred, rename: Callable[[str], str] = str) -> Spec:
        """The field for the column.

        Args:
            path: path of the field.
            inferred: takes meanings.
            rename: makes the names of members.

        Raises:
            SchemaError: there is no field for the type.
        """
        format = format_of_type(self._pa, self.kind)
        if not self.has_missing:
            content = self._content(path, inferred, rename)
            if format is not None:
                inferred.meanings[path] = format
            return content
        below = f"{path}.{anonymous(0)}"
        content = self._content(below, inferred, rename)
        if isinstance(content, str):
            if format is not None:
                inferred.meanings[path] = format
            return optional_of(content)
        if format is not None:
            inferred.meanings[below] = format
        inferred.meanings[path] = OPTIONAL
        return [content]

    def _content(self, path: str, inferred: Inferred, rename: Callable[[str], str]) -> Spec:
        types, kind = self._pa.types, self.kind
        name = str(kind)
        if name in _FUNDAMENTAL:
            return _FUNDAMENTAL[name]
        if types.is_decimal(kind):
            return FUNDAMENTAL_NAMES["int64"] if kind.precision <= MAX_PRECISION_OF_INTEGER else STRING_TYPE
        if types.is_temporal(kind) and kind.bit_width in (32, 64):
            return FUNDAMENTAL_NAMES[f"int{kind.bit_width}"]
        if types.is_struct(kind):
            names = [rename(name) for name in self.names]
            check_names(names, f"members of field '{path}'")
            members = zip(names, self.children, strict=True)
            return record_of(
                {name: child.spec(f"{path}.{name}", inferred, rename) for name, child in members}
            )
        if types.is_union(kind):
            return variant_of(
                [
                    child.spec(f"{path}.{anonymous(n)}", inferred, rename)
                    for n, child in enumerate(self.children)
                ],
                path,
            )
        if types.is_map(kind):
            return self._map(path, inferred, rename)
        if self.children:
            content = self.children[0].spec(f"{path}.{anonymous(0)}", inferred, rename)
            if types.is_fixed_size_list(kind) and isinstance(content, str) and kind.list_size:
                return f"{named('array')}<{content},{kind.list_size}>"
            return list_of(content)
        if "binary" in name:
            return BYTES_TYPE
        if "string" in name:
            return STRING_TYPE
        raise SchemaError(f"values of field '{path}' have Arrow type {kind}, which cannot be written")

    def _map(self, path: str, inferred: Inferred, rename: Callable[[str], str]) -> Spec:
        key, item = (
            child.spec(f"{path}.{anonymous(0)}.{anonymous(n)}", inferred, rename)
            for n, child in enumerate(self.children)
        )
        # ROOT stops the program at maps of std::optional (6.40), and reads a collection of records that hold it.
        has_optional = any(f"{named('optional')}<" in spec for spec in (key, item) if isinstance(spec, str))
        if isinstance(key, str) and isinstance(item, str) and not has_optional:
            return f"{_MULTIMAP if self.has_repeated_keys else _MAP}<{key},{item}>"
        return [{anonymous(0): key, anonymous(1): item}]

    def reductions(self, path: str) -> Iterator[tuple[str, str]]:
        """Return what the field does not keep, by path of the column."""
        if self.reduced:
            yield path, self.reduced
        names = self.names or ["key", "value"][: len(self.children)] if len(self.children) > 1 else self.names
        for position, child in enumerate(self.children):
            yield from child.reductions(f"{path}.{names[position]}" if names else path)


_ARROW_NAMES = {"float16": "halffloat", "float32": "float", "float64": "double"}
_FUNDAMENTAL = {_ARROW_NAMES.get(name, name): spec for name, spec in FUNDAMENTAL_NAMES.items()} | {
    "halffloat": FUNDAMENTAL_NAMES["float32"],
    "null": REAL_TYPE,
}
"""C++ types by the names that Arrow has for types."""
_MAP, _MULTIMAP, *_ = (name for name, row in TYPES.items() if row.value == "map")


def _is_list(types: Any, kind: Any) -> bool:
    return bool(
        types.is_list(kind)
        or types.is_large_list(kind)
        or types.is_fixed_size_list(kind)
        or is_list_view(types, kind)
    )


def _binary(pa: Any, text: Bytes) -> Any:
    """Text or bytes as an Arrow array."""
    buffers = [None, pa.py_buffer(text.offsets), pa.py_buffer(np.ascontiguousarray(text.data))]
    return pa.Array.from_buffers(pa.large_binary(), len(text), buffers)


def _repeats(pa: Any, keys: Layout, lengths: Any) -> bool:
    """Return whether a key occurs twice in one map."""
    if not (len(lengths) and lengths.max() > 1):
        return False
    if isinstance(keys, Bytes):
        codes = _binary(pa, keys).dictionary_encode().indices.to_numpy().astype(np.int64)
    elif isinstance(keys, Numbers):
        codes = np.unique(keys.data, return_inverse=True)[1].astype(np.int64)
    else:
        return True  # keys that cannot be compared: a multimap takes them all
    rows = np.repeat(np.arange(len(lengths)), lengths)
    return len(np.unique(rows * (int(codes.max()) + 1) + codes)) < len(codes)
