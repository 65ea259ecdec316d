"""Anchors of every generation, in real files and made by hand."""

# ruff: noqa: SIM118 - the keys of a ROOT file, which is no dict

from __future__ import annotations

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.corpora import MANIFEST, corpus_names

from rntuple_construct.base.errors import (
    AnchorError,
    CompressionError,
    ContainerError,
    LimitError,
    UnsupportedError,
)
from rntuple_construct.format.compression import compress
from rntuple_construct.format.container import RootFile
from rntuple_construct.format.generations import Anchor, read_anchor, read_anchor_at, read_footer, read_header
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder, anchor_object, anchor_object_rc1

ALL = corpus_names("1.x", "rc2", "rc1", "v0")
NTUPLES = {entry["name"]: entry["ntuples"] for entry in MANIFEST}
EXPERIMENTAL = "ROOT::Experimental::RNTuple"
ENVELOPES = {"header": (1000, 200, 300), "footer": (2000, 400, 500)}
HEADER_RC1 = b"\x01\x00\x01\x00" + bytes(30)
HEADER_V0 = b"\x00\x00\x00\x00" + bytes(30)


def build(
    anchor: bytes, *, class_name: str = "ROOT::RNTuple", stored: bytes | None = None
) -> tuple[bytes, int]:
    """A file with one anchor, and the offset of its payload."""
    builder = RootFileBuilder()
    at = builder.add_anchor("Events", anchor, class_name=class_name, stored=stored)
    return builder.finish(), at


def read(anchor: bytes, **kwargs) -> Anchor:
    return read_anchor(RootFile(build(anchor, **kwargs)[0]))


def refused(kind: type, data: bytes, **kwargs):
    with pytest.raises(kind) as caught:
        read_anchor(RootFile(data, **kwargs))
    return caught.value


# Real files


@pytest.mark.parametrize("name", ALL)
def test_generation_of_a_real_file(corpus_file, name):
    with RootFile(corpus_file(name)) as file:
        found = {key.path: read_anchor(file, key).generation.name for key in file.keys()}
    assert found == {each["name"]: each["era"] for each in NTUPLES[name]}


@pytest.mark.parametrize("name", ALL)
def test_class_of_a_real_anchor(corpus_file, name):
    with RootFile(corpus_file(name)) as file:
        anchors = {key.path: read_anchor(file, key) for key in file.keys()}
    assert {path: (each.class_name, each.class_version) for path, each in anchors.items()} == {
        each["name"]: (each["anchor_class"], each["anchor_class_version"]) for each in NTUPLES[name]
    }


@pytest.mark.parametrize("name", corpus_names("1.x", "rc2"))
def test_checksum_of_a_real_anchor_matches(corpus_file, name):
    with RootFile(corpus_file(name)) as file:
        assert all(read_anchor(file, key).checksum_ok is True for key in file.keys())


@pytest.mark.parametrize("name", corpus_names("rc1", "v0"))
def test_old_anchors_have_no_checksum(corpus_file, name):
    with RootFile(corpus_file(name)) as file:
        anchor = read_anchor(file)
    assert (anchor.checksum, anchor.checksum_ok, anchor.version) == (None, None, None)


@pytest.mark.parametrize("name", corpus_names("1.x"))
def test_version_of_a_real_anchor(corpus_file, name):
    with RootFile(corpus_file(name)) as file:
        found = {key.path: list(read_anchor(file, key).version) for key in file.keys()}
    assert found == {each["name"]: each["format_version"] for each in NTUPLES[name]}


@pytest.mark.parametrize("name", ALL)
def test_envelopes_of_a_real_file_have_the_stated_length(corpus_file, name):
    with RootFile(corpus_file(name)) as file:
        for key in file.keys():
            anchor = read_anchor(file, key)
            assert len(read_header(file, anchor)) == anchor.len_header
            assert len(read_footer(file, anchor)) == anchor.len_footer


def test_compressed_real_anchors_are_read(corpus_file):
    names = [name for name in ALL if name != "no-corpus"] or ["no-corpus"]
    compressed = 0
    for name in names:
        with RootFile(corpus_file(name)) as file:
            compressed += any(read_anchor(file, key).is_compressed for key in file.keys())
    assert compressed == 3


# Fields


def test_fields_of_1_x():
    data, at = build(anchor_object(version=(1, 2, 3, 4), max_key_size=12345, **ENVELOPES))
    anchor = read_anchor(RootFile(data), "Events")
    assert (anchor.generation.name, anchor.version, anchor.max_key_size) == ("1.x", (1, 2, 3, 4), 12345)
    assert (anchor.ofs_header, anchor.len_header_stored, anchor.len_header) == (1000, 200, 300)
    assert (anchor.ofs_footer, anchor.len_footer_stored, anchor.len_footer) == (2000, 400, 500)
    assert (anchor.byte_count, anchor.class_version) == (0x40000042, 2)
    assert (anchor.span, anchor.len_object) == ((at, at + 78), 78)
    assert (anchor.trailing, anchor.checksum) == (b"", data[at + 70 : at + 78])


def test_fields_of_early_rc2():
    raw = anchor_object(version=(0, 2, 0, 0), class_version=4, max_key_size=None, **ENVELOPES)
    anchor = read(raw, class_name=EXPERIMENTAL)
    assert (anchor.generation.name, anchor.len_object, anchor.byte_count) == ("rc2", 70, 0x40000042)
    assert (anchor.version, anchor.max_key_size, anchor.checksum_ok) == ((0, 2, 0, 0), 0, True)
    assert (anchor.ofs_footer, anchor.len_footer_stored, anchor.len_footer) == (2000, 400, 500)


def test_fields_of_late_rc2():
    anchor = read(anchor_object(version=(0, 2, 0, 0), class_version=6, **ENVELOPES), class_name=EXPERIMENTAL)
    assert (anchor.generation.name, anchor.len_object, anchor.byte_count) == ("rc2", 78, 0x40000042)
    assert (anchor.max_key_size, anchor.checksum_ok) == (1 << 30, True)


@pytest.mark.parametrize(
    ("header", "generation"), [(HEADER_RC1, "rc1"), (HEADER_V0, "v0"), (b"\x01\x00", "rc1"), (b"", "rc1")]
)
@pytest.mark.parametrize("class_version", [0, 3])
def test_header_tells_rc1_from_the_drafts_before(class_version, header, generation):
    builder = RootFileBuilder()
    at = builder.add_blob(header)
    raw = anchor_object_rc1(
        class_version=class_version, header=(at, len(header), len(header)), footer=(2000, 400, 500)
    )
    builder.add_anchor("Events", raw, class_name=EXPERIMENTAL)
    anchor = read_anchor(RootFile(builder.finish()))
    assert (anchor.generation.name, anchor.class_version) == (generation, class_version)
    assert (anchor.ofs_header, anchor.len_header_stored, anchor.len_header) == (at, len(header), len(header))
    assert (anchor.ofs_footer, anchor.len_footer_stored, anchor.len_footer) == (2000, 400, 500)


def test_compressed_header_tells_rc1_from_the_drafts_before():
    builder = RootFileBuilder()
    stored = bytes(compress(HEADER_V0 * 20, 404))
    at = builder.add_blob(stored)
    raw = anchor_object_rc1(header=(at, len(stored), 20 * len(HEADER_V0)))
    builder.add_anchor("Events", raw, class_name=EXPERIMENTAL)
    assert read_anchor(RootFile(builder.finish())).generation.name == "v0"


def test_unreadable_header_leaves_rc1():
    raw = anchor_object_rc1(header=(1 << 40, 10, 10))
    assert read(raw, class_name=EXPERIMENTAL).generation.name == "rc1"


@pytest.mark.parametrize("settings", [101, 404, 505])
def test_compressed_anchor_is_read(settings):
    raw = anchor_object(**ENVELOPES)
    data, at = build(raw, stored=bytes(compress(raw, settings)))
    anchor = read_anchor(RootFile(data))
    assert (anchor.is_compressed, anchor.len_object, anchor.ofs_footer) == (True, 78, 2000)
    assert anchor.span == (at, at + len(compress(raw, settings)))


def test_members_of_a_later_version_are_kept_and_hashed():
    raw = anchor_object(version=(1, 5, 0, 0), class_version=3, more=b"new things", **ENVELOPES)
    anchor = read(raw)
    assert (anchor.trailing, anchor.len_object, anchor.checksum_ok) == (b"new things", 88, True)


def test_bytes_behind_the_object_are_ignored():
    raw = anchor_object(**ENVELOPES)
    builder = RootFileBuilder()
    builder.record("ROOT::RNTuple", "Events", raw + b"slack", len_object=len(raw), directory=builder.root)
    assert read_anchor(RootFile(builder.finish())).ofs_footer == 2000


# Anchors without a key


def test_anchor_that_no_keys_list_mentions_is_read_by_its_locator():
    builder = RootFileBuilder()
    raw = anchor_object(**ENVELOPES)
    at = builder.add_blob(raw)
    anchor = read_anchor_at(RootFile(builder.finish()), at, 78, 78)
    assert (anchor.generation.name, anchor.ofs_header, anchor.span) == ("1.x", 1000, (at, at + 78))


def test_compressed_anchor_is_read_by_its_locator():
    builder = RootFileBuilder()
    raw = anchor_object(**ENVELOPES)
    stored = bytes(compress(raw, 505))
    at = builder.add_blob(stored)
    assert read_anchor_at(RootFile(builder.finish()), at, len(stored), 78).len_footer == 500


def test_locator_of_an_anchor_must_lie_inside_the_file():
    file = RootFile(build(anchor_object())[0])
    with pytest.raises(ContainerError) as caught:
        read_anchor_at(file, file.source.size - 10, 78, 78)
    assert caught.value.rule_id == "RNT-CNT-014"


def test_anchor_of_absurd_length_is_refused_before_allocating():
    data, at = build(anchor_object())
    with pytest.raises(LimitError):
        read_anchor_at(RootFile(data), at, 78, 1 << 40)


# Damage


@given(position=st.integers(6, 77), bit=st.integers(0, 7))
def test_every_flipped_bit_behind_the_class_version_is_found(position, bit):
    raw = bytearray(anchor_object(**ENVELOPES))
    raw[position] ^= 1 << bit
    data, at = build(bytes(raw))
    error = refused(AnchorError, data)
    assert (error.rule_id, error.offset) == ("RNT-ANC-004", at)


def test_wrong_checksum_is_told_and_accepted_without_verifying():
    raw = anchor_object(**ENVELOPES)[:-1] + b"?"
    anchor = read_anchor(RootFile(build(raw)[0], verify=False))
    assert (anchor.checksum_ok, anchor.ofs_footer) == (False, 2000)


@pytest.mark.parametrize("class_version", [1, 3, 77])
def test_class_version_is_not_hashed_and_decides_nothing(class_version):
    anchor = read(anchor_object(class_version=class_version, **ENVELOPES))
    assert (anchor.class_version, anchor.checksum_ok) == (class_version, True)


def test_byte_count_is_not_hashed():
    raw = struct.pack(">I", 0x40000099) + anchor_object()[4:]
    assert read(raw).byte_count == 0x40000099


@pytest.mark.parametrize("epoch", [2, 3, 0xFFFF])
def test_later_epoch_is_not_supported(epoch):
    data, at = build(anchor_object(version=(epoch, 0, 0, 0)))
    error = refused(UnsupportedError, data)
    assert (error.rule_id, error.offset, error.actual) == ("RNT-ANC-007", at, epoch)


@pytest.mark.parametrize("length", [0, 7, 8, 40, 77])
def test_short_anchor_is_refused(length):
    data, at = build(anchor_object()[:length])
    error = refused(AnchorError, data)
    assert (error.rule_id, error.offset) == ("RNT-ANC-002", at)


def test_short_anchor_of_rc1_is_refused():
    error = refused(AnchorError, build(anchor_object_rc1()[:-9], class_name=EXPERIMENTAL)[0])
    assert error.rule_id == "RNT-ANC-003"


def test_short_anchor_of_rc2_is_refused():
    raw = anchor_object(version=(0, 2, 0, 0), class_version=4, max_key_size=None)[:-1]
    assert refused(AnchorError, build(raw, class_name=EXPERIMENTAL)[0]).rule_id == "RNT-ANC-002"


def test_damage_in_a_compressed_anchor_is_located():
    raw = anchor_object(**ENVELOPES)
    stored = bytearray(compress(raw, 404))
    stored[-1] ^= 1
    data, at = build(raw, stored=bytes(stored))
    error = refused(CompressionError, data)
    assert (error.rule_id, error.offset, error.path) == ("RNT-CMP-007", at, "Events.anchor")


def test_absurd_length_of_an_anchor_is_refused_before_allocating():
    builder = RootFileBuilder()
    builder.record("ROOT::RNTuple", "Events", bytes(78), len_object=0x7FFFFFFF, directory=builder.root)
    with pytest.raises(LimitError):
        read_anchor(RootFile(builder.finish()))
