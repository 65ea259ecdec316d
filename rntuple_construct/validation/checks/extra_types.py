"""Extra type information and the writer (sections "Extra type information", "Header Envelope")."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rntuple_kaitai import Rntuple
from rntuple_spec.constants import BYTE_COUNT_BIT, FieldRole

from rntuple_construct.format.container.streamer import LEN_LIST_HEAD, LIST_HEAD, parse_streamer_list
from rntuple_construct.format.generations.records import ExtraTypeInfoRecord
from rntuple_construct.model.schema.cpp_types import has_built_in_streamer
from rntuple_construct.validation.context import NTupleContext
from rntuple_construct.validation.registry import ntuple_check

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
