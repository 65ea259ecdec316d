"""Parse and build every described piece of every real file: byte by byte the same."""

from __future__ import annotations

from typing import Any

import pytest
from support.corpora import corpus_names
from support.real_bytes import GENERATIONS, FileBytes, cut

from rntuple_construct.format.grammar import container

FILES = [(era, name) for era in GENERATIONS for name in corpus_names(era)]


@pytest.fixture(params=FILES, ids=lambda file: f"{file[0]}-{file[1]}")
def pieces(request: pytest.FixtureRequest, corpus_file: Any) -> FileBytes:
    era, name = request.param
    return cut(corpus_file(name), era)


@pytest.fixture
def generation(pieces: FileBytes) -> Any:
    """The grammar module of the file's generation."""
    return GENERATIONS[pieces.era]


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
    assert entries[-1]["ofs_first"] == container.parse_file_header(pieces.header)["ofs_end"]


def test_anchors_survive(pieces: FileBytes, generation: Any) -> None:
    for ntuple in pieces.ntuples:
        assert generation.build_anchor(generation.parse_anchor(ntuple.anchor)) == ntuple.anchor


@pytest.mark.parametrize("compact_pages", [False, True])
def test_envelopes_survive(pieces: FileBytes, generation: Any, compact_pages: bool) -> None:
    for ntuple in pieces.ntuples:
        for type_id, data in ntuple.envelopes():
            tree = generation.parse_envelope(data, type_id, compact_pages=compact_pages)
            assert generation.build_envelope(tree) == data


def test_envelopes_have_no_unknown_bytes(pieces: FileBytes, generation: Any) -> None:
    def unknown(node: Any) -> int:
        if isinstance(node, dict):
            return len(node.get("trailing", b"")) + sum(map(unknown, node.values()))
        return sum(map(unknown, node)) if isinstance(node, list) else 0

    for ntuple in pieces.ntuples:
        for type_id, data in ntuple.envelopes():
            assert unknown(generation.parse_envelope(data, type_id)) == 0


def test_footers_repeat_the_checksum_of_the_header(pieces: FileBytes, generation: Any) -> None:
    for ntuple in pieces.ntuples:
        checksum = generation.parse_envelope(ntuple.footer, generation.FOOTER)["payload"]["header_checksum"]
        assert ntuple.header.endswith(checksum)
