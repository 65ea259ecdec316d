"""What types and fields of a grammar mean, looked up by the classes of its generated parser."""

from __future__ import annotations

from functools import cache
from typing import Any

from rntuple_kaitai import positions
from rntuple_spec.meanings import ENUMS, FIELDS, TYPES, FieldMeaning, TypeMeaning, ValueMeaning

from rntuple_construct.generations import GENERATIONS

__all__ = ["PARSERS", "ROOT_FILE", "Words", "words"]

ROOT_FILE = "root_file"
PARSERS: dict[str, Any] = {
    ROOT_FILE: positions.RootFile,
    **{each.kaitai_id: each.positions for each in GENERATIONS.values() if each.is_described},
}
"""Position-recording parser of each grammar."""


class Words:
    """The texts of one grammar.

    Args:
        grammar: id of the grammar.
    """

    def __init__(self, grammar: str) -> None:
        self.grammar = grammar
        self._types = TYPES[grammar]
        self._fields = FIELDS[grammar]
        self._enums = ENUMS[grammar]
        # The compiler writes type names in camel case.
        self._names = {"".join(part.capitalize() for part in name.split("_")): name for name in self._types}

    def type_name(self, parsed: object) -> str:
        """Name that the grammar gives to the type of a parsed object."""
        return self._names[type(parsed).__name__]

    def type(self, name: str) -> TypeMeaning:
        """Meaning of a type."""
        return self._types[name]

    def field(self, type_name: str, name: str) -> FieldMeaning:
        """Meaning of a field of a type."""
        return self._fields[f"{type_name}.{name}"]

    def has_field(self, type_name: str, name: str) -> bool:
        """Whether a type has a field of that name."""
        return f"{type_name}.{name}" in self._fields

    def value(self, enum: str, number: int) -> ValueMeaning | None:
        """Meaning of a value of an enumeration, None if the grammar does not know it."""
        return self._enums[enum].get(number)

    def bits(self, enum: str, number: int) -> list[str]:
        """Names of the bits that are set; bits that the grammar does not know are given as numbers."""
        known = [item.name for value, item in self._enums[enum].items() if number & value]
        rest = number & ~sum(self._enums[enum])
        return known + ([f"{rest:#x}"] if rest else [])


@cache
def words(grammar: str) -> Words:
    """The texts of a grammar."""
    return Words(grammar)


def section_text(meaning: FieldMeaning | TypeMeaning) -> str:
    """Heading and document of a meaning, for people."""
    return f"{meaning.section} ({meaning.document})"
