"""C++ type names, the sub-fields that they imply, and extra type information (section "Mapping of C++ Types to Fields")."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import numpy as np
from rntuple_kaitai import Rntuple
from rntuple_spec.column_types import COLUMN_TYPES, VALUE_TYPES
from rntuple_spec.constants import BASE_CLASS_PREFIX, BYTE_COUNT_BIT, COMPRESSION_FACTOR, FieldRole
from rntuple_spec.cpp_types import SPELLINGS, SUBSTITUTES

from rntuple_construct.format.container.streamer import LEN_LIST_HEAD, LIST_HEAD, parse_streamer_list
from rntuple_construct.format.generations.records import ExtraTypeInfoRecord
from rntuple_construct.model.schema.cpp_types import (
    TypeName,
    elements_of,
    has_built_in_streamer,
    is_template,
    problem_of_map,
    problem_of_spelling,
    stored_type,
)
from rntuple_construct.validation.checks.links import Links, links_of
from rntuple_construct.validation.context import NTupleContext
from rntuple_construct.validation.registry import ntuple_check
from rntuple_construct.validation.rules import Severity

_RVEC, _SHORT_RVEC = next((row.type, name) for name, row in SPELLINGS.items() if row.type.endswith("RVec"))
_SHORT = re.compile(rf"\b{_SHORT_RVEC}<")
_SPACE = re.compile(r"[<>,]\s|\s[<>,]|^\s|\s$")
_KEYWORD = re.compile(r"\b(?:class|struct|enum|typename)\s")
_QUALIFIED_ARGUMENT = re.compile(r"([<,])(?:(?:const|volatile) )+")
_BASE = re.compile(rf"{BASE_CLASS_PREFIX}(\d+)")


@ntuple_check("RNT-TYP-001", needs=("fields",))
def normalized(ntuple: NTupleContext) -> None:
    """Type names are spelt in the normalized way."""
    links = links_of(ntuple)
    for field_id, record in enumerate(links.fields):
        # The short name of RVec has a separate rule.
        text = _SHORT.sub(f"{_RVEC}<", record.type_name)
        parsed = links.types[field_id]
        # Qualifiers stay inside template arguments of user classes, which only their declaration tells.
        spelt = str(parsed) in (text, _QUALIFIED_ARGUMENT.sub(r"\1", text))
        severity: Severity | None = Severity.WARNING
        problem = problem_of_spelling(text, parsed)
        if not text or (spelt and not problem):
            continue
        if problem or parsed is None:
            severity = None
        elif text.startswith("::"):
            problem = "it starts with colons"
        elif _KEYWORD.search(text):
            problem = "it holds a keyword"
        elif _SPACE.search(text):
            problem = "it holds superfluous spaces"
        else:
            problem = f"the normalized name is {parsed}"
            # ROOT compares the stored names of numbers.
            severity = None if parsed.name in VALUE_TYPES and ntuple.binds("RNT-TYP-001") else severity
        path = ntuple.path_of("fields", field_id, "type_name")
        ntuple.emit(
            "RNT-TYP-001", path=path, expected=str(parsed or ""), actual=record.type_name, problem=problem,
            severity=severity,
        )  # fmt: skip


@ntuple_check("RNT-TYP-003", needs=("fields",))
def rvec(ntuple: NTupleContext) -> None:
    """RVec is written with its full name."""
    for field_id, record in enumerate(ntuple.fields or ()):
        if _SHORT.search(record.type_name):
            expected = _SHORT.sub(f"{_RVEC}<", record.type_name)
            path = ntuple.path_of("fields", field_id, "type_name")
            ntuple.emit("RNT-TYP-003", path=path, expected=expected, actual=record.type_name)


@ntuple_check("RNT-TYP-006", needs=("fields",))
def maps(ntuple: NTupleContext) -> None:
    """A map holds pairs."""
    links = links_of(ntuple)
    for field_id, record in enumerate(links.fields):
        type_name = links.types[field_id]
        if not is_template(type_name, "map") or record.role != FieldRole.COLLECTION:
            continue
        if not links.is_known(field_id) or len(links.children[field_id]) != 1:
            continue
        child = links.children[field_id][0]
        held, inner = links.fields[child], links.types[child]
        actual = problem_of_map(held.type_name, inner, held.role, links.names[child])
        if not actual:
            continue
        links.blame(child, "RNT-TYP-006")
        ntuple.emit("RNT-TYP-006", path=ntuple.path_of("fields", child), actual=actual, type=record.type_name)


@ntuple_check("RNT-TYP-002", needs=("fields",))
def element_types(ntuple: NTupleContext) -> None:
    """The types of sub-fields are those of the template arguments."""
    links = links_of(ntuple)
    for field_id, record in enumerate(links.fields):
        type_name = links.types[field_id]
        if type_name is None or not type_name.arguments or not links.is_known(field_id):
            continue
        if record.role == FieldRole.STREAMER:
            continue  # it has none
        expected = dict(elements_of(type_name))
        if not expected:
            continue
        children = {links.fields[child].name: child for child in links.children[field_id]}
        if len(expected) == len(children) == 1:
            # Which name an only child has is a matter of other rules; there were others than _0 in early files.
            children = dict(zip(expected, children.values(), strict=True))
        for name, wanted in expected.items():
            child = children.pop(name, None)
            if child is None:
                path = ntuple.path_of("fields", field_id)
                ntuple.emit(
                    "RNT-TYP-002", path=path, expected=str(wanted), actual="none", type=record.type_name
                )
            elif child not in links.blamed:
                _compare(ntuple, links, child, wanted, record.type_name)
        for child in children.values():
            path = ntuple.path_of("fields", child)
            actual = links.fields[child].type_name
            ntuple.emit("RNT-TYP-002", path=path, expected="none", actual=actual, type=record.type_name)


def _compare(ntuple: NTupleContext, links: Links, child: int, wanted: TypeName, parent: str) -> None:
    actual = links.types[child]
    if actual is not None and actual not in (wanted, stored_type(wanted)):
        path = ntuple.path_of("fields", child, "type_name")
        ntuple.emit(
            "RNT-TYP-002", path=path, expected=str(wanted), actual=links.fields[child].type_name, type=parent
        )


@ntuple_check("RNT-TYP-007", needs=("fields",))
def base_classes(ntuple: NTupleContext) -> None:
    """Base classes come before members, in order."""
    links = links_of(ntuple)
    for field_id, record in enumerate(links.fields):
        if record.role != FieldRole.RECORD:
            continue
        before: list[int] = []
        members = ""
        for child, name in zip(links.children[field_id], links.names[field_id], strict=True):
            base = _BASE.fullmatch(name)
            if base is None:
                members = members or name
                continue
            number = int(base[1])
            if members or before != list(range(number)):
                path = ntuple.path_of("fields", child, "name")
                previous = members or (f"{BASE_CLASS_PREFIX}{before[-1]}" if before else "none")
                ntuple.emit("RNT-TYP-007", path=path, actual=name, previous=previous)
            before.append(number)


@ntuple_check("RNT-TYP-004", needs=("schema", "page_lists"))
def uncompressed_columns(ntuple: NTupleContext) -> None:
    """Pages that are not compressed are not split either."""
    links = links_of(ntuple)
    num_columns = len(links.columns)
    largest, has_pages = np.zeros(num_columns, np.int64), np.zeros(num_columns, bool)
    for pages in ntuple.page_lists or ():
        if pages is None:
            continue
        counts = np.diff(pages.first_range)
        column = np.arange(int(pages.first_range[-1])) - np.repeat(pages.first_range[:-1], counts)
        here = (np.diff(pages.first_page) > 0) & (column < num_columns)
        np.maximum.at(largest, column[here], pages.compression_settings[here] % COMPRESSION_FACTOR)
        has_pages[column[here]] = True
    for column_id in np.flatnonzero(has_pages & (largest == 0)).tolist():
        record = links.columns[column_id]
        column_type = record.column_type
        if column_type is None or "split" not in COLUMN_TYPES[column_type].steps:
            continue
        field = links.fields[record.field_id]
        defaults = {known.compressed: known.uncompressed for known in VALUE_TYPES.values()}
        if {field.type_alias, field.type_name} & set(SUBSTITUTES) or column_type not in defaults:
            continue
        name, expected = COLUMN_TYPES[column_type].name, COLUMN_TYPES[defaults[column_type]].name
        kind = field.type_name or "untyped collection"
        path = ntuple.path_of("columns", column_id, "column_type")
        cause = f"{kind} in {name}"
        ntuple.emit("RNT-TYP-004", path=path, cause=cause, expected=expected, actual=name, type=kind)


_STREAMER_INFO = Rntuple.ExtraTypeInfoContent.streamer_info
_KEY = ("content_id", "type_version", "type_version_from", "type_version_to", "type_name")


@ntuple_check("RNT-HDR-004", needs=("header",))
def writer(ntuple: NTupleContext) -> None:
    """The writer identifies itself."""
    if ntuple.header and not ntuple.header.writer:
        ntuple.emit("RNT-HDR-004", path="header.writer", actual="")


@ntuple_check("RNT-HDR-005", needs=("header",))
def in_header(ntuple: NTupleContext) -> None:
    """Extra type information is not in the header."""
    count = len(ntuple.header.schema.extra_type_infos) if ntuple.header else 0
    if count:
        ntuple.emit("RNT-HDR-005", path="header.schema.extra_type_infos", expected=0, actual=count)


@ntuple_check("RNT-EXT-001", needs=("extra_type_infos",))
def contents(ntuple: NTupleContext) -> None:
    """Every record has a content; ROOT needs it, this reader does not."""
    if not ntuple.binds("RNT-EXT-001"):
        return
    for index, record in enumerate(_stored(ntuple)):
        if "content" not in record:
            ntuple.emit("RNT-EXT-001", path=ntuple.path_of("extra_type_infos", index), name="content")


@ntuple_check("RNT-EXT-002", needs=("extra_type_infos",))
def unique(ntuple: NTupleContext) -> None:
    """Content, version and type together occur once."""
    known: dict[tuple[Any, ...], int] = {}
    for index, record in enumerate(_stored(ntuple)):
        key = tuple(record.get(name) for name in _KEY)
        first = known.setdefault(key, index)
        if first != index:
            path = ntuple.path_of("extra_type_infos", index)
            ntuple.emit("RNT-EXT-002", path=path, first=first, second=index)


def _stored(ntuple: NTupleContext) -> Iterator[dict[str, Any]]:
    """The records as the construct grammar gives them: before the release they have two versions."""
    for envelope, names in ((ntuple.header_envelope, ()), (ntuple.footer_envelope, ("schema_extension",))):
        tree = envelope.payload if envelope.record else None
        for name in (*names, "schema", "extra_type_infos", "items"):
            tree = tree.get(name) if isinstance(tree, dict) else None
        yield from tree or ()


@ntuple_check("RNT-EXT-003", needs=("extra_type_infos",))
def streamer_info(ntuple: NTupleContext) -> None:
    """Streamer information is a list of TStreamerInfo for no type in particular."""
    for index, record in enumerate(ntuple.extra_type_infos or ()):
        if record.content_id != _STREAMER_INFO:
            continue
        member, problem = _problem(record)
        if problem:
            path = ntuple.path_of("extra_type_infos", index, member)
            ntuple.emit("RNT-EXT-003", path=path, problem=problem)


def _problem(record: ExtraTypeInfoRecord) -> tuple[str, str]:
    if record.type_version:
        return "type_version", f"type version {record.type_version}"
    if record.type_name:
        return "type_name", f"type name {record.type_name}"
    if record.content[4:LEN_LIST_HEAD] != LIST_HEAD:
        return "content", "the content does not start with a TList"
    count = int.from_bytes(record.content[:4], "big")
    if count != BYTE_COUNT_BIT | (len(record.content) - 4):
        return "content", f"byte count {count:#x} of a content of {len(record.content)} bytes"
    classes, complete = parse_streamer_list(record.content[LEN_LIST_HEAD:], len_key=LEN_LIST_HEAD)
    if not complete:
        return "content", f"the list cannot be read beyond its first {len(classes)} descriptions"
    return ("", "") if classes else ("content", "the list describes no class")


@ntuple_check("RNT-EXT-005", needs=("extra_type_infos", "footer"))
def for_streamer_fields(ntuple: NTupleContext) -> None:
    """Streamer fields come with streamer information in the schema extension, where their classes have any."""
    if any(info.content_id == _STREAMER_INFO for info in ntuple.extension.extra_type_infos):
        return
    streamed = [
        number
        for number, field in enumerate(ntuple.fields or ())
        if field.role == FieldRole.STREAMER and not has_built_in_streamer(field.type_name)
    ]
    if streamed:
        path = ntuple.path_of("fields", streamed[0])
        ntuple.emit("RNT-EXT-005", path=path, expected="content id 0", actual=len(streamed))


@ntuple_check("RNT-EXT-006", needs=("extra_type_infos",))
def known_contents(ntuple: NTupleContext) -> None:
    """There is no information but that of streamer fields."""
    for index, record in enumerate(ntuple.extra_type_infos or ()):
        if record.content_id != _STREAMER_INFO:
            path = ntuple.path_of("extra_type_infos", index, "content_id")
            ntuple.emit("RNT-EXT-006", path=path, expected=int(_STREAMER_INFO), actual=record.content_id)
