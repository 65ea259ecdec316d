"""Parse and build every described piece of every real 1.x file: byte by byte the same."""

from __future__ import annotations

from typing import Any

import pytest
from conftest import corpus_names
from support.real_bytes import FileBytes, cut

from rntuple_construct.grammar import container, v1


@pytest.fixture(params=corpus_names("1.x"))
def pieces(request: pytest.FixtureRequest, corpus_file: Any) -> FileBytes:
    return cut(corpus_file(request.param), "1.x")


def test_file_header_survives(pieces: FileBytes) -> None:
    assert container.build_file_header(container.parse_file_header(pieces.header)) == pieces.header


def test_directory_records_survive(pieces: FileBytes) -> None:
    for _, data in pieces.directories:
        assert container.build_directory(container.parse_directory(data)) == data


def test_keys_survive(pieces: FileBytes) -> None:
    assert len(pieces.keys) >= 3
    for _, data in pieces.keys:
        assert container.build_key(container.parse_key(data)) == data


def test_keys_lists_survive(pieces: FileBytes) -> None:
    for _, data in pieces.keys_lists:
        assert container.build_keys_list(container.parse_keys_list(data)) == data


def test_free_list_survives(pieces: FileBytes) -> None:
    _, data = pieces.free_list
    assert container.build_free_list(container.parse_free_list(data)) == data


def test_free_list_ends_with_the_sentinel(pieces: FileBytes) -> None:
    entries = container.parse_free_list(pieces.free_list[1])["entries"]
    assert entries[-1]["first"] == container.parse_file_header(pieces.header)["end"]


def test_anchors_survive(pieces: FileBytes) -> None:
    for ntuple in pieces.ntuples:
        assert v1.build_anchor(v1.parse_anchor(ntuple.anchor)) == ntuple.anchor


@pytest.mark.parametrize("compact_pages", [False, True])
def test_envelopes_survive(pieces: FileBytes, compact_pages: bool) -> None:
    for ntuple in pieces.ntuples:
        for type_id, data in ntuple.envelopes():
            tree = v1.parse_envelope(data, type_id, compact_pages=compact_pages)
            assert v1.build_envelope(tree) == data


def test_envelopes_have_no_unknown_bytes(pieces: FileBytes) -> None:
    def unknown(node: Any) -> int:
        if isinstance(node, dict):
            return len(node.get("trailing", b"")) + sum(map(unknown, node.values()))
        return sum(map(unknown, node)) if isinstance(node, list) else 0

    for ntuple in pieces.ntuples:
        for type_id, data in ntuple.envelopes():
            assert unknown(v1.parse_envelope(data, type_id)) == 0


def test_footers_repeat_the_checksum_of_the_header(pieces: FileBytes) -> None:
    for ntuple in pieces.ntuples:
        footer = v1.parse_envelope(ntuple.footer, v1.FOOTER)
        assert footer["payload"]["header_checksum"] == ntuple.header[-8:]
