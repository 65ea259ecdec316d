"""What every field means, in the words of the grammars: a Python table for code that explains bytes to people."""

from __future__ import annotations

import json
import re
from typing import Any

_ENUM = re.compile(r"(?:^(?P<bits>Bits of)|\bsee) the enum (?P<name>\w+)")
_REFERENCE = re.compile(r"(?:https://\S+ )?(?P<document>.+), section '(?P<section>.+)'", re.DOTALL)
_ENDIAN = re.compile(r"[usf][248]")

_HEAD = '''# Generated from spec/*.ksy by tools/generate; edit those and run `make generate`.
"""What types, fields and enumerated values of the grammars mean, in the words of the grammars.

Keys are ids of the grammars: ``rntuple``, ``rntuple_rc2``, ``rntuple_rc1``, ``rntuple_v0``, ``root_file``,
``streamer_info``, ``trevni``, ``rntuple_page``. The type at the top of a grammar has the name of the grammar.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class TypeMeaning(NamedTuple):
    """What a type of a grammar is: its text, and document and heading that describe it."""

    doc: str
    document: str
    section: str


class FieldMeaning(NamedTuple):
    """What a field of a type is.

    Args:
        doc: its text.
        document: title and version of the document that describes it.
        section: heading in that document.
        stored: stored form: a number such as ``u4le``, ``bytes``, or a type of the grammar; "" if it depends, or is
            computed from other fields.
        original: name of the same thing in ROOT's classes, or "".
        enum: table of its values in ``ENUMS``, or "".
        is_bits: whether the values are bits that are combined.
    """

    doc: str
    document: str
    section: str
    stored: str
    original: str
    enum: str
    is_bits: bool


class ValueMeaning(NamedTuple):
    """One value of an enumeration: its name and its text."""

    name: str
    doc: str


'''


class MeaningError(Exception):
    """A text of a grammar has not the form it should have."""


def text_of(contents: dict[str, Any]) -> str:
    """The ``doc`` of a type or field as one line."""
    return " ".join(contents["doc"].split())


def reference(place: str, contents: dict[str, Any], otherwise: tuple[str, str] | None) -> tuple[str, str]:
    """Document and heading of a ``doc-ref``, or those of the structure around it."""
    if "doc-ref" in contents:
        match = _REFERENCE.fullmatch(contents["doc-ref"])
        if match is None:
            raise MeaningError(f"{place}: doc-ref {contents['doc-ref']!r} has another form")
        return match["document"], match["section"]
    if otherwise is None:
        raise MeaningError(f"{place}: no doc-ref")
    return otherwise


def stored(attribute: dict[str, Any], endian: str) -> str:
    """How a field is stored."""
    kind = attribute.get("type")
    if "value" in attribute:
        return ""  # computed from other fields
    if kind is None:
        return "bytes"
    if isinstance(kind, dict):
        return ""
    return f"{kind}{endian}" if _ENDIAN.fullmatch(kind) else str(kind)


def enum_of(place: str, doc: str, tree: dict[str, Any]) -> tuple[str, bool]:
    """The enumeration that a text points to, and whether its values are bits."""
    match = _ENUM.search(doc)
    if match is None:
        return "", False
    if match["name"] not in tree.get("enums", {}):
        raise MeaningError(f"{place}: there is no enum {match['name']}")
    return match["name"], match["bits"] is not None


def _grammar(name: str, tree: dict[str, Any]) -> tuple[list[str], list[str], list[str]]:
    types, fields, enums = [], [], []
    endian = tree["meta"]["endian"]
    for type_name, contents in [(name, tree), *tree["types"].items()]:
        around = reference(f"{name}: {type_name}", contents, None)
        types.append(f"        {_literal(type_name)}: TypeMeaning({_call(text_of(contents), *around)}),")
        members = [(attribute["id"], attribute) for attribute in contents["seq"]]
        members += contents.get("instances", {}).items()
        for field, attribute in members:
            place = f"{name}: {type_name}.{field}"
            doc = text_of(attribute)
            arguments = _call(
                doc,
                *reference(place, attribute, around),
                stored(attribute, endian),
                attribute.get("-orig-id", ""),
                *enum_of(place, doc, tree),
            )
            fields.append(f"        {_literal(f'{type_name}.{field}')}: FieldMeaning({arguments}),")
    for enum, values in tree.get("enums", {}).items():
        enums.append(f"        {_literal(enum)}: {{")
        enums += [
            f"            {value}: ValueMeaning({_call(item['id'], text_of(item))}),"
            for value, item in sorted((int(key), item) for key, item in values.items())
        ]
        enums.append("        },")
    return types, fields, enums


def _literal(value: str | bool) -> str:
    return repr(value) if isinstance(value, bool) else json.dumps(value, ensure_ascii=False)


def _call(*values: str | bool) -> str:
    return ", ".join(map(_literal, values))


def module(trees: dict[str, dict[str, Any]]) -> str:
    """Text of the module ``rntuple_spec.meanings``.

    Args:
        trees: the parsed grammars by their id.

    Raises:
        MeaningError: a text points to an enumeration or heading in a form that is not understood.
    """
    tables: dict[str, tuple[str, list[str]]] = {
        "TYPES": ("dict[str, dict[str, TypeMeaning]]", []),
        "FIELDS": ("dict[str, dict[str, FieldMeaning]]", []),
        "ENUMS": ("dict[str, dict[str, dict[int, ValueMeaning]]]", []),
    }
    for name, tree in trees.items():
        for (_, lines), new in zip(tables.values(), _grammar(name, tree), strict=True):
            lines += [f"    {_literal(name)}: {{", *new, "    },"]
    parts = [
        f"{table}: Final[{annotation}] = {{\n" + "\n".join(lines) + "\n}\n"
        for table, (annotation, lines) in tables.items()
    ]
    return _HEAD + "\n".join(parts)
