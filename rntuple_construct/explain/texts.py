"""Texts about parsed bytes: meanings of types and fields from the grammars, and values in a few words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from rntuple_spec.constants import LARGE_FILE_VERSION
from rntuple_spec.meanings import ENUMS, FIELDS, TYPES, FieldMeaning, TypeMeaning, ValueMeaning

from rntuple_construct.base.constants import STORE_LOCATORS
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.base.printable import count_text, printable
from rntuple_construct.format.compression import describe_settings
from rntuple_construct.format.compression.algorithms import ChunkError, algorithm_of_chunk
from rntuple_construct.format.container.structures import decode_datime
from rntuple_construct.format.generations.kaitai import zigzag_number
from rntuple_construct.format.generations.records import feature_words, numbers_of_flags

ROOT_FILE = "root_file"
"""Id of the grammar of ROOT files."""

_MAX_LEN_TEXT = 80
_MAX_LEN_BYTES = 16
_IN_HEX = ("checksum", "byte_count")


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
        """Return whether a type has a field of that name."""
        return f"{type_name}.{name}" in self._fields

    def value(self, enum: str, number: int) -> ValueMeaning | None:
        """Meaning of a value of an enumeration, None if the grammar does not know it."""
        return self._enums.get(enum, {}).get(number)

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


def quoted(raw: bytes) -> str:
    """A string of the file as text in quotes, cut off if it is long."""
    text = printable(raw[: 4 * _MAX_LEN_TEXT].decode("utf-8", "backslashreplace"))
    return f'"{text[:_MAX_LEN_TEXT]}…"' if len(text) > _MAX_LEN_TEXT else f'"{text}"'


def in_hex(raw: bytes) -> str:
    """Bytes in hexadecimal, cut off if there are many."""
    text = raw[:_MAX_LEN_BYTES].hex(" ")
    return f"{text} …" if len(raw) > _MAX_LEN_BYTES else text


def algorithm_name(chunk_id: bytes) -> str:
    """Name of the compression algorithm in the first bytes of a chunk."""
    try:
        return algorithm_of_chunk(chunk_id).name
    except ChunkError:
        return "unknown algorithm"


def _datime(value: int) -> str:
    written = decode_datime(value)
    return f"{value:#010x} ({written})" if written else f"{value:#010x} (no date)"


def _settings(value: int) -> str:
    try:
        return f"{value} ({describe_settings(value)})"
    except RNTupleError:
        return f"{value} (unknown)"


def _root_version(value: int) -> str:
    number = value % LARGE_FILE_VERSION
    return f"{value} (ROOT {number // 10_000}.{number // 100 % 100:02}.{number % 100:02})"


def _num_elements(value: int) -> str:
    return f"{value} ({-value} elements, with checksum)" if value < 0 else str(value)


def _element_offset(value: int) -> str:
    return f"{value} (suppressed)" if value < 0 else str(value)


_SPECIAL: dict[str, Callable[[Any], str]] = {
    "file_header.version": _root_version,
    "key.datime": _datime,
    "directory.datime_created": _datime,
    "directory.datime_modified": _datime,
    "file_header.compression_settings": _settings,
    "column_pages_body.compression_settings": _settings,
    "column_pages_body.element_offset": _element_offset,
    "page.num_elements_signed": _num_elements,
    "compression_chunk.algorithm": lambda raw: f"{raw.hex(' ')} ({algorithm_name(raw)})",
    "file_header.magic": quoted,
    "counted_string.raw": quoted,
    "counted_bytes.raw": quoted,
    "trevni.magic": quoted,
    "uri_locator.raw": quoted,
}


def field_text(words: Words, type_name: str, name: str, value: Any) -> str:
    """The value of a field for people.

    Args:
        words: texts of the grammar.
        type_name, name: type of the grammar and its field.
        value: int, float or bytes.
    """
    special = _SPECIAL.get(f"{type_name}.{name}")
    if special is not None:
        return special(value)
    if isinstance(value, (bytes, bytearray, memoryview)):
        return in_hex(bytes(value[: _MAX_LEN_BYTES + 1])) if len(value) else ""
    if not isinstance(value, int):
        return str(value)
    field = words.field(type_name, name)
    if field.enum and field.is_bits:
        return f"{value:#x} ({', '.join(words.bits(field.enum, value)) or 'none'})"
    if field.enum:
        known = words.value(field.enum, value)
        return f"{value:#x} ({known.name if known else 'unknown'})"
    if target_of(type_name, name, value) is not None or name in _IN_HEX or name.endswith("checksum"):
        return f"{value:#x}"
    return str(value)


def target_of(type_name: str, name: str, value: Any) -> int | None:
    """File offset that a field refers to, if that is its meaning; 0 refers to nothing."""
    is_offset = name.startswith("ofs_")
    return value if is_offset and isinstance(value, int) and value > 0 else None


_NUMBERS: dict[str, Callable[[Any], int]] = {
    "length": lambda tree: int(tree.value),
    "zigzag": zigzag_number,
}
"""Types of a grammar whose parts make one number."""


def number_of(type_name: str, tree: Any) -> int | None:
    """The number that the parts of a composite field make; None for other fields, and for parts that are not there."""
    try:
        return _NUMBERS[type_name](tree) if type_name in _NUMBERS else None
    except (AttributeError, TypeError):
        return None


# Composite fields, by the type of the grammar.


def _string(tree: Any) -> str:
    return quoted(tree.raw)


def _field(tree: Any) -> str:
    body = tree.body
    type_name = quoted(body.type_name.raw)[1:-1]
    return f"{quoted(body.name.raw)} {type_name}".rstrip()


def _cluster_group(tree: Any) -> str:
    body = tree.body
    text = count_text(body.num_clusters, "cluster")
    first, span = getattr(body, "min_entry", None), getattr(body, "entry_span", None)
    return text if first is None or not span else f"{text}, entries {first} to {first + span - 1}"


def _cluster_summary(tree: Any) -> str:
    first, count = tree.body.first_entry, tree.body.num_entries
    return f"entries {first} to {first + count - 1}" if count else "no entries"


def _locator(tree: Any) -> str:
    payload = getattr(tree, "payload", None)
    if tree.head >= 0:
        return f"{tree.head} bytes at {tree.ofs_range:#x}"
    large = payload if hasattr(payload, "ofs_range") else getattr(payload, "large", None)
    if large is not None and large.len_range < 1 << 56:
        return f"{large.len_range} bytes at {large.ofs_range:#x}"
    name = STORE_LOCATORS.get(tree.kind)
    return f"outside the file, kind {tree.kind:#x}" + (f" ({name}, in an object store)" if name else "")


def _page(tree: Any) -> str:
    return f"{count_text(tree.num_elements, 'element')}, {_locator(tree.locator)}"


def _key(tree: Any) -> str:
    return f"{quoted(tree.class_name.raw)[1:-1]} {quoted(tree.name.raw)}"


def _chunk(tree: Any) -> str:
    return f"{algorithm_name(tree.algorithm)}, {tree.len_compressed} bytes to {tree.len_uncompressed}"


def _flags(words: Words, tree: Any) -> str:
    numbers = numbers_of_flags(feature_words(tree))
    meanings = ((number, words.value("feature_flag_number", number)) for number in numbers)
    return (
        ", ".join(f"{number} ({known.name})" if known else str(number) for number, known in meanings)
        or "none"
    )


def _column(words: Words, body: Any) -> str:
    kind = words.value("column_type", body.column_type)
    name = kind.name if kind else f"unknown type {body.column_type:#x}"
    text = f"{name}, {body.bits_on_storage} bits, field {body.field_id}"
    first = getattr(body, "first_element_index", None)
    if first is None:
        return text
    return f"{text}, from element {first}" if first >= 0 else f"{text}, suppressed before element {-first}"


_SUMMARIES: dict[str, Callable[[Any], str]] = {
    "counted_string": _string,
    "counted_bytes": _string,
    "metadata_pair": lambda tree: f"{quoted(tree.key.raw)} = {quoted(tree.value.raw)}",
    "field_record": _field,
    "extra_type_info_record": lambda tree: quoted(tree.body.type_name.raw),
    "alias_column_record": lambda tree: f"column {tree.body.physical_column_id}, field {tree.body.field_id}",
    "cluster_group_record": _cluster_group,
    "cluster_summary_record": _cluster_summary,
    "linked_attribute_set_record": lambda tree: quoted(tree.body.name.raw),
    "meta_data_entry_record": lambda tree: quoted(tree.body.key.raw),
    "locator": _locator,
    "envelope_link": lambda tree: _locator(tree.locator),
    "page": _page,
    "key": _key,
    "free_entry": lambda tree: f"{tree.ofs_first:#x} to {tree.ofs_last:#x}",
    "compression_chunk": _chunk,
    "value_range": lambda tree: f"{tree.min} to {tree.max}",
}


def summary(words: Words, type_name: str, tree: Any) -> str:
    """Return the contents of a composite field in a few words; empty if it was not read completely."""
    try:
        if type_name == "column_record":
            return _column(words, tree.body)
        if type_name == "feature_flags":
            return _flags(words, tree)
        if type_name in _SUMMARIES:
            return _SUMMARIES[type_name](tree)
        if hasattr(tree, "body") and hasattr(tree.body, "num_items"):
            return count_text(tree.body.num_items, "item")
    except (AttributeError, TypeError):
        # The parse stopped inside it.
        return ""
    return ""
