"""Schemas in JSON: C++ type names, records, collections, classes, and items that may be missing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.model.arrays.infer import optional_spec
from rntuple_construct.model.arrays.meanings import described
from rntuple_construct.model.schema.specs import ClassSpec, FieldSpec, Spec

__all__ = ["schema_of_json"]

_CLASSES, _OPTIONAL, _TYPE = "$classes", "$optional", "$type"
_CHOICES = {"meaning", "description", "encoding"}


def schema_of_json(document: Any) -> tuple[dict[str, Spec], dict[str, Spec]]:
    """The fields and the classes that a JSON document describes, see docs/data.md.

    Args:
        document: the parsed JSON.

    Returns:
        name and content of each top-level field, and specs of classes by name.

    Raises:
        SchemaError: it describes none.
    """
    if not isinstance(document, Mapping):
        raise SchemaError("a schema is a JSON object", actual=document)
    described = document.get(_CLASSES, {})
    if not isinstance(described, Mapping):
        raise SchemaError(f"{_CLASSES} is not a JSON object", actual=described)
    classes: dict[str, Spec] = {}
    for name, members in described.items():
        if not isinstance(members, Mapping):
            raise SchemaError(f"class '{name}' has no object of members", actual=members)
        classes[name] = ClassSpec(name, _members(members, f"{_CLASSES}.{name}"))
    return _members({name: item for name, item in document.items() if name != _CLASSES}, ""), classes


def _members(items: Mapping[str, Any], path: str) -> dict[str, Spec]:
    return {name: _spec(item, f"{path}.{name}" if path else name) for name, item in items.items()}


def _spec(item: Any, path: str) -> Spec:
    if isinstance(item, str):
        return item
    if isinstance(item, list) and len(item) == 1:
        return [_spec(item[0], f"{path}[]")]
    if isinstance(item, Mapping):
        marks = [name for name in item if name.startswith("$")]
        if not marks:
            return _members(item, path)
        if marks == [_OPTIONAL] and len(item) == 1:
            return _optional(_spec(item[_OPTIONAL], path))
        if marks == [_TYPE] and item.keys() - {_TYPE} <= _CHOICES:
            return _chosen(item, path)
    raise SchemaError(
        f"'{path}' of the schema is {item!r:.80}",
        hint='write a C++ type name, {"member": ...}, [item], {"$optional": item} or {"$type": item, "meaning": ...}',
    )


def _optional(content: Spec) -> Spec:
    if isinstance(content, FieldSpec) and isinstance(content.type, str):
        # The optional gets the description of its item.
        return replace(content, type=optional_spec(content.type))
    return optional_spec(content)


def _chosen(item: Mapping[str, Any], path: str) -> Spec:
    choices = {name: item.get(name) for name in _CHOICES}
    for name, value in choices.items():
        if not isinstance(value, str | None):
            raise SchemaError(f"{name} of '{path}' in the schema is not a text", actual=value)
    description = choices["description"] or ""
    if choices["meaning"]:
        description = described(choices["meaning"], description)
    return FieldSpec.of(_spec(item[_TYPE], path), description=description, encoding=choices["encoding"])
