"""User meta-data from Python values (section "User Meta-data Envelope")."""

from __future__ import annotations

from collections.abc import Mapping

from rntuple_construct.errors import SchemaError
from rntuple_construct.generations.records import MetadataValue, UserMetadataEntry

__all__ = ["metadata_entries"]

# The order matters: a boolean is an integer too.
_TYPES: tuple[tuple[type, int], ...] = ((bool, 2), (int, 1), (float, 3), (str, 4))


def metadata_entries(values: Mapping[str, MetadataValue]) -> tuple[UserMetadataEntry, ...]:
    """Key-value pairs with the types that the format has for them.

    Raises:
        SchemaError: a value of another type, or a list that is empty or of values of several types.
    """
    return tuple(UserMetadataEntry(key, _type_of(value, key), value) for key, value in values.items())


def _type_of(value: MetadataValue, key: str) -> int:
    if isinstance(value, list):
        types = {_type_of(item, key) for item in value}
        if len(types) != 1 or min(types) < 0:
            raise SchemaError(
                f"list of meta-data '{key}' is empty or has values of several types",
                hint="use UserMetadataEntry, which says the type",
            )
        return -types.pop()
    for known, number in _TYPES:
        if isinstance(value, known):
            return number
    raise SchemaError(
        f"meta-data '{key}' is a {type(value).__name__}",
        expected="an integer, boolean, float, string or a list",
    )
