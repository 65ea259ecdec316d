"""One schema for data that arrive in pieces: what each piece needs, put together."""

from __future__ import annotations

from collections.abc import Mapping

from rntuple_construct.errors import SchemaError
from rntuple_construct.fields.specs import Spec
from rntuple_construct.fields.type_names import TypeName, parse_type_name

__all__ = ["merge_schemas"]

_OPTIONAL = "std::optional"


def merge_schemas(one: Mapping[str, Spec], other: Mapping[str, Spec]) -> dict[str, Spec]:
    """The schema that holds the data of two pieces.

    Args:
        one: schema that was inferred from one piece.
        other: schema inferred from another one, with the same names.

    Raises:
        SchemaError: names or types that do not fit together.
    """
    if set(one) != set(other):
        name = min(set(one) ^ set(other))
        raise SchemaError(f"some parts of the data have no field '{name}'")
    return {name: _merge(spec, other[name], name) for name, spec in one.items()}


def _merge(one: Spec, other: Spec, path: str) -> Spec:
    if one == other:
        return one
    if isinstance(one, str) and isinstance(other, str):
        return str(_merge_types(parse_type_name(one), parse_type_name(other), path))
    if isinstance(one, Mapping) and isinstance(other, Mapping) and set(one) == set(other):
        return {name: _merge(spec, other[name], f"{path}.{name}") for name, spec in one.items()}
    if isinstance(one, list) and isinstance(other, list):
        return [_merge(one[0], other[0], path)]
    # An empty list says nothing about what it would hold.
    for empty, full in ((one, other), (other, one)):
        if empty == "std::vector<double>" and isinstance(full, list):
            return full
    raise _mismatch(one, other, path)


def _merge_types(one: TypeName, other: TypeName, path: str) -> TypeName:
    if one == other:
        return one
    if _OPTIONAL in (one.name, other.name):
        parts = [item.arguments[0] if item.name == _OPTIONAL else item for item in (one, other)]
        return TypeName(_OPTIONAL, (_merge_types(parts[0], parts[1], path),))
    if one.name == other.name and len(one.arguments) == len(other.arguments) and one.arguments:
        pairs = zip(one.arguments, other.arguments, strict=True)
        return TypeName(one.name, tuple(_merge_types(left, right, path) for left, right in pairs))
    raise _mismatch(str(one), str(other), path)


def _mismatch(one: Spec, other: Spec, path: str) -> SchemaError:
    return SchemaError(
        f"field '{path}' is a {one} in one part of the data and a {other} in another", hint="give a schema"
    )
