"""Contents of a file as a reader gives them beside those that are expected: the first difference, if there is one.

A number may have more digits than single precision needs, and an integer may be a string of its digits. The
elements of unordered containers may have any order. All else has one spelling, see
docs/conformance-protocol.md.
"""

from __future__ import annotations

import json
import math
import re
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rntuple_spec.cpp_types import TYPES

from rntuple_construct.kit.runner.protocol import Level

__all__ = [
    "ABSENT",
    "Types",
    "ValueDifference",
    "attribute_difference",
    "difference",
    "field_difference",
    "same_scalar",
]

ABSENT = "nothing"
"""The text for a missing value in a difference."""
_INTEGER = re.compile(r"-?(0|[1-9][0-9]{0,39})\Z", re.ASCII)
_NAN_BITS = re.compile(r"nan:([0-9a-f]{8}|[0-9a-f]{16})\Z", re.ASCII)
_SPECIAL = {"nan": math.nan, "inf": math.inf, "-inf": -math.inf, "-0": -0.0, "-0.0": -0.0}
_SINGLE = {"float", ""}
_MAX_TEXT = 200


@dataclass(frozen=True, slots=True)
class ValueDifference:
    """The first place where contents differ.

    Args:
        path: the place, such as ``values.pt[3]._0``.
        expected, found: the values there, as JSON text; "nothing" where something is missing.
    """

    path: str
    expected: str
    found: str

    @property
    def message(self) -> str:
        """One sentence."""
        return f"{self.path} is {self.found}, expected {self.expected}"


@dataclass(slots=True)
class Types:
    """Types of fields as a tree, to know how a value may be spelled.

    Args:
        type_name: C++ type of the field.
        children: its sub-fields by name.
    """

    type_name: str = ""
    children: dict[str, Types] = field(default_factory=dict)

    @classmethod
    def of(cls, fields: Sequence[Mapping[str, Any]]) -> Types:
        """The tree of the fields in expected metadata, each with ``path`` and ``type_name``."""
        root = cls()
        for item in fields:
            node = root
            for name in split_path(str(item["path"])):
                node = node.children.setdefault(name, cls())
            node.type_name = str(item.get("type_name") or "")
        return root

    def leaves(self) -> Iterator[Types]:
        """Types without sub-fields, this one included."""
        if not self.children:
            yield self
        for child in self.children.values():
            yield from child.leaves()

    @property
    def is_unordered(self) -> bool:
        """Return whether it is a container without an order."""
        known = TYPES.get(self.type_name.partition("<")[0])
        return known is not None and known.unordered

    def may_be_single(self) -> bool:
        """Return whether a number in it may be of single precision."""
        return any(leaf.type_name in _SINGLE for leaf in self.leaves())

    def below(self, name: str) -> Types:
        """The sub-field of a name; itself where the value has a level that the fields lack, or the other way round, and for variants."""
        if name in self.children and not self.is_variant:
            return self.children[name]
        return self

    @property
    def is_variant(self) -> bool:
        """Return whether it holds a value of one of its sub-fields, without saying of which one."""
        known = TYPES.get(self.type_name.partition("<")[0])
        return known is not None and known.role == "variant"


def split_path(path: str) -> list[str]:
    """Names in the path of a field."""
    return path.split(".")


def difference(
    level: Level, expected: Mapping[str, Any], found: Mapping[str, Any], types: Types | None = None
) -> ValueDifference | None:
    """The first difference between expected and found contents of a level; None without difference.

    Args:
        level: the level.
        expected, found: contents, see docs/conformance-protocol.md.
        types: types of the fields; by default nothing is known of them.
    """
    compare = {Level.CONTAINER: _container, Level.METADATA: _metadata, Level.VALUES: _values}[level]
    return next(compare(expected, found, types or Types()), None)


def field_difference(name: str, expected: Any, found: Any, types: Types | None) -> ValueDifference | None:
    """The first difference between expected and found values of a field; arguments as for `difference`."""
    one, other = ({"num_entries": 0, "fields": {name: each}} for each in (expected, found))
    return difference(Level.VALUES, one, other, types)


def attribute_difference(expected: Mapping[str, Any], found: Mapping[str, Any]) -> ValueDifference | None:
    """The first difference in the linked attribute sets that a reader gives; None without difference.

    Args:
        expected: by name, ``metadata`` and ``values`` of each.
        found: by name, values of each; sets that the reader leaves out or refuses are not compared.
    """
    for name, given in found.items():
        path = f"attribute_sets[{name}]"
        if not isinstance(given, dict) or name not in expected:
            return _differ(path, expected.get(name, ABSENT), given)
        if "refused" in given:
            continue
        types = Types.of(expected[name]["metadata"]["fields"])
        for each in _values(expected[name]["values"], given, types):
            return ValueDifference(f"{path}.{each.path}", each.expected, each.found)
    return None


def _container(expected: Any, found: Any, _: Types) -> Iterator[ValueDifference]:
    wanted, given = _by(expected, "ntuples", "name"), _by(found, "ntuples", "name")
    yield from _named("ntuples", wanted, given, ("generation",))


def _metadata(expected: Any, found: Any, _: Types) -> Iterator[ValueDifference]:
    if found.get("num_entries", ABSENT) != expected["num_entries"]:
        yield _differ("num_entries", expected["num_entries"], found.get("num_entries", ABSENT))
    if "num_clusters" in found and found["num_clusters"] != expected.get(
        "num_clusters", found["num_clusters"]
    ):
        yield _differ("num_clusters", expected["num_clusters"], found["num_clusters"])
    wanted, given = _by(expected, "fields", "path"), _by(found, "fields", "path")
    yield from _named("fields", wanted, given, ("type_name", "role"))


def _by(contents: Any, name: str, key: str) -> dict[Any, Any]:
    """Items of a list by their names; the list may be of any form."""
    items = contents.get(name)
    if not isinstance(items, list):
        return {}
    return {str(item.get(key)): item for item in items if isinstance(item, dict)}


def _named(what: str, wanted: Any, given: Any, members: Sequence[str]) -> Iterator[ValueDifference]:
    """Differences between items with names; members that a reader leaves out are not compared."""
    for name, item in wanted.items():
        if name not in given:
            yield _differ(f"{what}[{name}]", item, ABSENT)
            continue
        for member in members:
            if member in item and member in given[name] and item[member] != given[name][member]:
                yield _differ(f"{what}[{name}].{member}", item[member], given[name][member])
    for name in given:
        if name not in wanted:
            yield _differ(f"{what}[{name}]", ABSENT, given[name])


def _values(expected: Any, found: Any, types: Types) -> Iterator[ValueDifference]:
    if found.get("num_entries", expected["num_entries"]) != expected["num_entries"]:
        yield _differ("num_entries", expected["num_entries"], found["num_entries"])
    given = found.get("fields")
    if not isinstance(given, dict):
        yield _differ("fields", "an object", given)
        return
    for name, values in expected["fields"].items():
        if name not in given:
            yield _differ(name, values, ABSENT)
        elif not isinstance(given[name], list):
            yield _differ(name, values, given[name])
        else:
            yield from _list(name, values, given[name], types.below(name))
    for name in given:
        if name not in expected["fields"]:
            yield _differ(name, ABSENT, given[name])


def _list(path: str, expected: Any, found: Any, types: Types) -> Iterator[ValueDifference]:
    """Differences of two lists whose elements have one type."""
    for index, (one, other) in enumerate(zip(expected, found, strict=False)):
        yield from _value(f"{path}[{index}]", one, other, types)
    if len(expected) != len(found):
        index = min(len(expected), len(found))
        one = expected[index] if index < len(expected) else ABSENT
        other = found[index] if index < len(found) else ABSENT
        yield _differ(f"{path}[{index}]", one, other)


def _value(path: str, expected: Any, found: Any, types: Types) -> Iterator[ValueDifference]:
    if isinstance(expected, list):
        if not isinstance(found, list):
            yield _differ(path, expected, found)
        elif types.is_unordered:
            if not _same_elements(expected, found, types.below("_0")):
                yield _differ(path, expected, found)
        else:
            yield from _list(path, expected, found, types.below("_0"))
    elif isinstance(expected, dict):
        if expected.keys() == {"$bytes"} and isinstance(found, str):
            found = {"$bytes": _bytes_of(found).hex()}
        if not isinstance(found, dict):
            yield _differ(path, expected, found)
            return
        for name, item in expected.items():
            if name in found:
                yield from _value(f"{path}.{name}", item, found[name], types.below(name))
            else:
                yield _differ(f"{path}.{name}", item, ABSENT)
        for name in found:
            if name not in expected:
                yield _differ(f"{path}.{name}", ABSENT, found[name])
    elif not same_scalar(expected, found, types):
        yield _differ(path, expected, found)


def _same_elements(expected: Sequence[Any], found: Sequence[Any], types: Types) -> bool:
    """Return whether two lists have the same elements, in any order."""
    left = list(found)
    for item in expected:
        index = next((i for i, other in enumerate(left) if not any(_value("", item, other, types))), None)
        if index is None:
            return False
        del left[index]
    return not left


def same_scalar(expected: Any, found: Any, types: Types) -> bool:
    """Return whether a number, text, bool or null is spelled as the protocol allows.

    Args:
        expected: as expected values spell it.
        found: as a reader gives it.
        types: its type.
    """
    if expected is None or isinstance(expected, bool) or isinstance(found, bool) or found is None:
        return type(expected) is type(found) and bool(expected == found)
    if isinstance(expected, str):
        if _NAN_BITS.match(expected) and found != expected:
            expected = "nan"
        if expected in _SPECIAL and isinstance(found, (str, float)):
            return found == expected or _same_real(_SPECIAL[expected], found, types)
        return bool(found == expected)
    if isinstance(expected, int):
        if isinstance(found, str) and _INTEGER.match(found):
            return int(found) == expected
        return isinstance(found, (int, float)) and found == expected and _is_exact(found, expected)
    return _same_real(expected, found, types)


def _bytes_of(text: str) -> bytes:
    """Bytes of a text in which invalid UTF-8 is surrogates U+DC80 to U+DCFF."""
    return text.encode("utf-8", "surrogatepass" if _other_surrogates(text) else "surrogateescape")


def _other_surrogates(text: str) -> bool:
    return any("\ud800" <= character < "\udc80" or "\udd00" <= character < "\ue000" for character in text)


def _is_exact(found: float, expected: int) -> bool:
    """Return whether a number is an integer and not the nearest real number to it."""
    return isinstance(found, int) or abs(expected) <= 1 << 53


def _same_real(expected: float, found: Any, types: Types) -> bool:
    if isinstance(found, str):
        if found not in _SPECIAL:
            return False
        found = _SPECIAL[found]
    if not isinstance(found, (int, float)):
        return False
    try:
        found = float(found)
    except OverflowError:
        return False
    if math.isnan(expected) or math.isnan(found):
        return math.isnan(expected) and math.isnan(found)
    if found == expected:
        return math.copysign(1, found) == math.copysign(1, expected)
    return types.may_be_single() and _single(found) == found and _single(expected) == found


def _single(number: float) -> float:
    """The nearest number of single precision."""
    try:
        return float(struct.unpack("<f", struct.pack("<f", number))[0])
    except OverflowError:
        return math.inf


def _differ(path: str, expected: Any, found: Any) -> ValueDifference:
    return ValueDifference(path, _text(expected), _text(found))


def _text(value: Any) -> str:
    """A value as JSON text, cut if it is long."""
    if value is ABSENT:
        return str(ABSENT)
    text = json.dumps(value, ensure_ascii=True)
    return text if len(text) <= _MAX_TEXT else f"{text[:_MAX_TEXT]}..."
