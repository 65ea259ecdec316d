"""Header and footer of the format before its specification: the generated parser and the construct grammar agree."""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kaitaistruct import KaitaiStruct
from rntuple_kaitai import ParseError, RntupleV0
from rntuple_spec.constants import V0_NO_PARENT
from support.corpora import corpus_names
from support.kaitai_envelopes import envelopes

from rntuple_construct.base.constants import ENVELOPE_NAMES
from rntuple_construct.base.errors import EnvelopeError
from rntuple_construct.format.grammar import v0

PARSERS = {v0.HEADER: RntupleV0.HeaderEnvelope, v0.FOOTER: RntupleV0.FooterEnvelope}
VERSION = {"version_use": 1, "version_min": 2, "flags": 3}


def plain(node: Any) -> Any:
    """The tree of the generated parser in the form of the construct grammar."""
    if isinstance(node, list):
        return [plain(item) for item in node]
    if not isinstance(node, KaitaiStruct):
        return node
    if type(node).__name__ == "CountedString":
        return node.raw
    members = {name: value for name, value in vars(node).items() if not name.startswith("_")}
    tree: dict[str, Any] = {}
    for name, value in members.items():
        if name == "body":
            tree |= plain(value)
        elif not isinstance(members.get(name.removeprefix("num_")), list) or isinstance(value, list):
            tree[name] = plain(value)  # counts have no key of their own
    return tree


def kaitai(envelope_type: int, data: bytes) -> Any:
    """The tree of the generated parser, or None if it refuses the bytes."""
    try:
        return {"type_id": envelope_type, **plain(PARSERS[envelope_type].from_bytes(data))}
    except (ParseError, EOFError):
        return None


def construct(envelope_type: int, data: bytes) -> Any:
    """The tree of the construct grammar, or None if it refuses the bytes."""
    try:
        return bare(v0.parse_envelope(data, envelope_type, verify=False))
    except EnvelopeError:
        return None


def bare(tree: Any) -> Any:
    """A tree of the construct grammar as plain dictionaries and lists."""
    if isinstance(tree, dict):
        return {name: bare(value) for name, value in tree.items()}
    return [bare(item) for item in tree] if isinstance(tree, list) else tree


def field(field_id: int, *links: int, **values: Any) -> dict[str, Any]:
    tree = {
        "field_id": field_id, "field_version": VERSION, "type_version": VERSION, "name": f"f{field_id}",
        "description": "d", "type_name": "float", "num_repetitions": 1 << 60, "structure": 3,
        "parent_id": V0_NO_PARENT, "links": list(links),
    }  # fmt: skip
    return {**tree, **values}


def built() -> Iterator[tuple[int, bytes]]:
    """Envelopes that use what the real file does not: unknown bytes, frames of size 0, locators with a URL."""
    column = {
        "column_id": 7, "column_version": VERSION, "model": {"column_type": 99, "is_sorted": 1}, "field_id": 1,
        "index": 2, "trailing": b"later",
    }  # fmt: skip
    payload = {
        "reserved": 5, "name": "nt", "description": "what", "author": "who", "custodian": "", "time_of_data": 1,
        "time_of_writing": 2, "ntuple_version": VERSION, "own_uuid": {"uuid": "u", "trailing": b"x"},
        "group_uuid": {"uuid": ""}, "fields": [field(0, 1, 2), field(1, trailing=b"more")], "columns": [column],
        "trailing": b"end",
    }  # fmt: skip
    yield v0.HEADER, v0.build_envelope({"type_id": v0.HEADER, "payload": payload})
    place = {"ofs_range": -5, "len_range": 7, "url": "http://x"}
    pages = {
        "column_id": 3, "element_offset": 1 << 63, "num_elements": 4, "compression_settings": -1,
        "pages": [{"num_elements": 9, "locator": place}] * 2,
    }  # fmt: skip
    summary = {
        "cluster_id": 1,
        "cluster_version": VERSION,
        "first_entry": 2,
        "num_entries": 3,
        "locator": place,
    }
    cluster = {"uuid": {"uuid": ""}, "summary": {**summary, "trailing": b"!"}, "columns": [pages]}
    for footer in (
        {"clusters": [cluster, cluster], "trailing": b"end"},
        {"clusters": []},
        {"len_frame": 0, "clusters": []},
    ):
        postscript = {"len_header": 11}
        yield (
            v0.FOOTER,
            v0.build_envelope({"type_id": v0.FOOTER, "payload": footer, "postscript": postscript}),
        )


@pytest.mark.parametrize("name", corpus_names("v0"))
def test_real_envelopes_agree(name: str, corpus_file: Any) -> None:
    types = {name: envelope_type for envelope_type, name in ENVELOPE_NAMES.items()}
    found = [(types[envelope.kind], envelope.data) for envelope in envelopes(corpus_file(name), "v0")]
    assert [envelope_type for envelope_type, _ in found] == [v0.HEADER, v0.FOOTER]
    for envelope_type, data in found:
        tree = construct(envelope_type, data)
        assert tree is not None
        assert kaitai(envelope_type, data) == tree


def test_built_envelopes_agree() -> None:
    for envelope_type, data in built():
        tree = construct(envelope_type, data)
        assert tree is not None
        assert kaitai(envelope_type, data) == tree


def test_damaged_envelopes_agree() -> None:
    source = random.Random(7)
    outcomes = set()
    for envelope_type, data in built():
        for _ in range(1000):
            damaged = bytearray(data)
            place = source.randrange(len(data))
            new = struct.pack("<Q", source.choice((0, 1, 8, 1 << 32, (1 << 64) - 1, source.getrandbits(64))))
            width = source.choice((1, 2, 4, 8))
            damaged[place : place + width] = new[: len(damaged[place : place + width])]
            tree = construct(envelope_type, bytes(damaged))
            assert kaitai(envelope_type, bytes(damaged)) == tree
            outcomes.add(tree is None)
    assert outcomes == {True, False}


@pytest.mark.parametrize("envelope_type", PARSERS)
@given(data=st.binary(max_size=300))
def test_any_bytes_are_parsed_or_refused(envelope_type: int, data: bytes) -> None:
    assert (kaitai(envelope_type, data) is None) == (construct(envelope_type, data) is None)
