"""What is read without ceremony is what the layouts read, and whatever is wrong is explained by them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from construct import Container

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.grammar.engine import envelopes
from rntuple_construct.format.grammar.engine.locators import StandardPages
from rntuple_construct.format.grammar.engine.parsing import Cursor, Detour, reader_of
from rntuple_construct.format.metadata import Envelope, FileMetadata
from rntuple_construct.kit.fuzzing import generate

FILES = sorted((Path(__file__).parents[2] / "data" / "root-6.40" / "files").glob("*.root"))


def _envelopes(data: bytes) -> list[Envelope]:
    found = []
    for opened in FileMetadata(data):
        ntuple = opened.require()
        found += [ntuple.header_envelope, ntuple.footer_envelope, *ntuple.page_list_envelopes]
    return found


def _samples() -> list[Envelope]:
    files = [path.read_bytes() for path in FILES[::4]]
    files += [generate(seed, name, "tiny") for name in ("1.x", "rc2", "rc1") for seed in range(12)]
    return [envelope for data in files for envelope in _envelopes(data)]


@pytest.fixture(scope="module")
def samples() -> list[Envelope]:
    return _samples()


def _by_layout(self, type_id, cursor, path, compact_pages):
    return self.payloads[type_id]._parsereport(cursor, Container(compact_pages=compact_pages), path)


def _outcome(envelope: Envelope, data: bytes) -> object:
    try:
        return envelope.generation.grammar.parse_envelope(
            data, envelope.envelope_type, verify=False, compact_pages=True
        )
    except RNTupleError as error:
        return error.rule_id, error.path, error.offset, error.message


def test_readers_and_layouts_give_equal_trees(samples, monkeypatch):
    direct = [_outcome(each, each.data) for each in samples]
    monkeypatch.setattr(envelopes.EnvelopeFormat, "_parse_payload", _by_layout)
    for envelope, tree in zip(samples, direct, strict=True):
        assert isinstance(tree, dict)
        assert tree == _outcome(envelope, envelope.data)
        assert list(tree["payload"]) == list(_outcome(envelope, envelope.data)["payload"])


def test_sound_bytes_need_no_layout(samples, monkeypatch):
    def refuse(*_):
        raise AssertionError("interpreted")

    monkeypatch.setattr("rntuple_construct.format.grammar.engine.structure.Structure.parse_into", refuse)
    for envelope in samples:
        assert isinstance(_outcome(envelope, envelope.data), dict)


def test_damaged_bytes_have_the_same_outcome(samples, monkeypatch):
    chance = random.Random(20)
    damaged = []
    for envelope in samples:
        head, tail = envelope.generation.len_preamble, envelope.generation.len_envelope_checksum
        for _ in range(12):
            data = bytearray(envelope.data)
            place = chance.randrange(head, len(data) - tail)
            data[place] = chance.choice((0, 1, 0x7F, 0x80, 0xFF, data[place] ^ 1 << chance.randrange(8)))
            damaged.append((envelope, bytes(data)))
    direct = [_outcome(envelope, data) for envelope, data in damaged]
    monkeypatch.setattr(envelopes.EnvelopeFormat, "_parse_payload", _by_layout)
    interpreted = [_outcome(envelope, data) for envelope, data in damaged]
    assert direct == interpreted
    assert sum(isinstance(each, tuple) for each in direct) > 100


def test_readers_never_read_beyond_their_frame(samples):
    """The bytes behind an envelope are there, but they are not its own."""
    for envelope in samples[:40]:
        layout = envelope.generation.grammar.PAYLOADS[envelope.envelope_type]
        head, tail = envelope.generation.len_preamble, envelope.generation.len_envelope_checksum
        stop = len(envelope.data) - tail
        for end in {*range(head, stop, max((stop - head) // 20, 1))}:
            cursor = Cursor(envelope.data, RNTupleError)
            cursor.pos, cursor.end = head, end
            try:
                expected = layout._parsereport(cursor, Container(compact_pages=True), "envelope")
            except RNTupleError:
                expected = None
            try:
                found = reader_of(layout)(envelope.data, head, end)[0]
            except Detour:
                found = None
            assert found == expected


def test_a_construct_without_reader_is_refused():
    with pytest.raises(Detour):
        reader_of(object())


def test_pages_equal_lists_of_the_same_pages():
    pages = StandardPages.of([(1, 2, 3), (-4, 5, 6)])
    as_list = [dict(page, locator=dict(page["locator"])) for page in pages]
    assert pages == as_list
    assert pages == list(pages)
    as_list[1]["locator"]["ofs_range"] = 7
    assert pages != as_list
    assert pages != as_list[:1]
