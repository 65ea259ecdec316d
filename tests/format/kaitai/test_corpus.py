"""Every envelope of every real file: parsed to the last byte, with frames that are as long as they say."""

from __future__ import annotations

import struct
import zlib
from typing import Any

import pytest
import xxhash
from kaitaistruct import KaitaiStruct
from rntuple_kaitai import positions
from support.corpora import MANIFEST, corpus_names
from support.kaitai_canonical import canonical
from support.kaitai_envelopes import Envelope, anchors, envelopes

ERAS = {entry["name"]: entry["era"] for entry in MANIFEST}


@pytest.fixture(params=corpus_names("1.x", "rc2", "rc1"))
def found(request: pytest.FixtureRequest, corpus_file: Any) -> list[Envelope]:
    return envelopes(corpus_file(request.param), ERAS[request.param])


def recorded(envelope: Envelope) -> Any:
    """The envelope, parsed with positions."""
    path = type(envelope.parse()).__qualname__.split(".")
    cls = getattr(positions, path[0])
    return positions.parse(getattr(cls, path[1]) if path[1:] else cls, envelope.data)


def nodes(tree: KaitaiStruct) -> list[KaitaiStruct]:
    """A tree and everything below it."""
    below = [tree]
    for value in vars(tree).values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, KaitaiStruct) and item is not tree._parent and item is not tree._root:
                below += nodes(item)
    return below


def stored(span: positions.Span) -> bytes:
    """A leaf as little-endian bytes of the width it was read with."""
    value, width = span.value, span.end - span.start
    if isinstance(value, bytes):
        return value
    if isinstance(value, float):
        return struct.pack("<d", value)
    return value.to_bytes(width, "little", signed=value < 0)


def test_there_is_a_header_a_footer_and_a_page_list(found: list[Envelope]) -> None:
    assert {envelope.kind for envelope in found} == {"header", "footer", "page_list"}


def test_leaves_written_again_give_the_same_bytes(found: list[Envelope]) -> None:
    for envelope in found:
        assert b"".join(stored(span) for span in positions.spans(recorded(envelope))) == envelope.data


def test_leaves_cover_every_byte_in_order(found: list[Envelope]) -> None:
    for envelope in found:
        end = 0
        for span in positions.spans(recorded(envelope)):
            assert span.start == end, span.path
            end = span.end
        assert end == len(envelope.data)


def test_no_frame_and_no_payload_has_unknown_bytes(found: list[Envelope]) -> None:
    for envelope in found:
        assert [node for node in nodes(envelope.parse()) if getattr(node, "trailing", b"")] == []


def test_frames_are_as_long_as_their_size_says(found: list[Envelope]) -> None:
    for envelope in found:
        for node in nodes(recorded(envelope)):
            if "len_frame" in node._debug and "body" in node._debug:
                assert node._debug["body"]["end"] - node._debug["len_frame"]["start"] == abs(node.len_frame)


def test_both_builds_of_the_parser_see_the_same(found: list[Envelope]) -> None:
    for envelope in found:
        assert canonical(envelope.parse()) == canonical(recorded(envelope))


def test_stored_checksum_is_that_of_the_bytes_before_it(found: list[Envelope]) -> None:
    for envelope in found:
        checksum = envelope.parse().checksum
        body = envelope.data[: -len(checksum)]
        computed = zlib.crc32(body) if envelope.era == "rc1" else xxhash.xxh3_64_intdigest(body)
        assert checksum == computed.to_bytes(len(checksum), "little")


def test_footer_repeats_the_checksum_of_the_header(found: list[Envelope]) -> None:
    headers = {envelope.ntuple: envelope.parse().checksum for envelope in found if envelope.kind == "header"}
    for envelope in found:
        if envelope.kind == "footer":
            assert envelope.parse().payload.header_checksum == headers[envelope.ntuple]


@pytest.mark.parametrize("name", corpus_names("1.x", "rc2"))
def test_anchor_checksum_covers_version_to_checksum(name: str, corpus_file: Any) -> None:
    for _, anchor in anchors(corpus_file(name).read_bytes(), ERAS[name]):
        anchor._io.seek(6)
        body = anchor._io.read_bytes(anchor._io.size() - 14)
        assert anchor.checksum == xxhash.xxh3_64_digest(body)
