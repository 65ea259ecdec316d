"""Two independent descriptions of the format, one meaning.

The Kaitai parsers and the construct grammar must give the same canonical tree for every real piece of a
file and for every built one, and accept or refuse the same damaged ones.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rntuple_kaitai import ParseError, RootFile
from support.both_grammars import KAITAI_ANCHORS, construct_tree, kaitai_tree, reseal
from support.construct_canonical import canonical as from_construct
from support.corpora import corpus_names
from support.kaitai_canonical import canonical as from_kaitai
from support.real_bytes import GENERATIONS, FileBytes, cut

from rntuple_construct.base.errors import FormatError
from rntuple_construct.format.grammar import container
from rntuple_construct.format.grammar.engine.forcing import Raw
from rntuple_construct.kit.fuzzing import strategies

FILES = [(era, name) for era in GENERATIONS for name in corpus_names(era)]
ENVELOPES = {era: strategies.envelopes(era) for era in GENERATIONS}
ANCHORS = {era: strategies.anchors(era) for era in GENERATIONS}
EMPTY_SCHEMA: dict[str, Any] = {"fields": [], "columns": [], "alias_columns": [], "extra_type_infos": []}


@pytest.fixture(params=FILES, ids=lambda file: f"{file[0]}-{file[1]}")
def pieces(request: pytest.FixtureRequest, corpus_file: Any) -> FileBytes:
    era, name = request.param
    return cut(corpus_file(name), era)


def equal(left: Any, right: Any) -> bool:
    """Equality in which a number that is not a number equals itself."""
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(equal(left[name], right[name]) for name in left)
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(equal, left, right))
    if isinstance(left, float) and isinstance(right, float) and math.isnan(left):
        return math.isnan(right)
    return type(left) is type(right) and bool(left == right)


def records(
    pieces: FileBytes,
) -> list[tuple[Callable[[bytes], Any], Any, bytes]]:
    """Every record of the ROOT file, with the two parsers that describe it."""
    pairs = {
        "directories": (container.parse_directory, RootFile.Directory),
        "keys": (container.parse_key, RootFile.Key),
        "keys_lists": (container.parse_keys_list, RootFile.KeysList),
    }
    found = [(container.parse_file_header, RootFile.FileHeader, pieces.header)]
    found += [(*pairs[name], data) for name in pairs for _, data in getattr(pieces, name)]
    return [*found, (container.parse_free_list, RootFile.FreeList, pieces.free_list[1])]


def test_real_records_of_the_file_agree(pieces: FileBytes) -> None:
    for parse, kaitai, data in records(pieces):
        tree = from_kaitai(kaitai.from_bytes(data))
        # What follows the known members is kept by one grammar and not looked at by the other.
        beyond = {"trailing": b""} if "trailing" in tree else {}
        assert {**from_construct(parse(data)), "trailing": b""} == {**tree, **beyond, "trailing": b""}


def test_real_anchors_agree(pieces: FileBytes) -> None:
    for ntuple in pieces.ntuples:
        tree = from_construct(GENERATIONS[pieces.era].parse_anchor(ntuple.anchor))
        assert equal(tree, from_kaitai(KAITAI_ANCHORS[pieces.era].from_bytes(ntuple.anchor)))


def test_real_envelopes_agree(pieces: FileBytes) -> None:
    for ntuple in pieces.ntuples:
        for type_id, data in ntuple.envelopes():
            assert equal(construct_tree(pieces.era, type_id, data), kaitai_tree(pieces.era, type_id, data))


@pytest.mark.parametrize("era", GENERATIONS)
@settings(max_examples=150, deadline=None)
@given(st.data())
def test_built_envelopes_agree(era: str, data: st.DataObject) -> None:
    tree = data.draw(ENVELOPES[era])
    built = GENERATIONS[era].build_envelope(tree)
    assert equal(construct_tree(era, tree["type_id"], built), kaitai_tree(era, tree["type_id"], built))


@pytest.mark.parametrize("era", GENERATIONS)
@given(st.data())
def test_built_anchors_agree(era: str, data: st.DataObject) -> None:
    generation = GENERATIONS[era]
    built = generation.build_anchor(data.draw(ANCHORS[era]))
    tree = from_construct(generation.parse_anchor(built))
    assert equal(tree, from_kaitai(KAITAI_ANCHORS[era].from_bytes(built)))


@given(strategies.keys())
def test_built_keys_agree(tree: dict[str, Any]) -> None:
    built = container.build_key(tree)
    assert equal(from_construct(container.parse_key(built)), from_kaitai(RootFile.Key.from_bytes(built)))


def outcome(parse: Callable[[str, int, bytes], Any], era: str, type_id: int, data: bytes) -> Any:
    """The tree, or None if the envelope is refused."""
    try:
        return parse(era, type_id, data)
    except FormatError:
        return None


@st.composite
def damaged(draw: st.DrawFn, payload: bytes) -> bytes:
    """A payload with a few bytes changed, taken away or put in."""
    mutant = bytearray(payload)
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(mutant)))
        match draw(st.sampled_from(["change", "change", "flip", "cut", "delete", "insert"])):
            case "change":
                mutant[at : at + 1] = draw(st.sampled_from([b"\0", b"\1", b"\x7f", b"\x80", b"\xff"]))
            case "flip" if at < len(mutant):
                mutant[at] ^= 1 << draw(st.integers(0, 7))
            case "cut":
                del mutant[at:]
            case "delete":
                del mutant[at : at + draw(st.integers(1, 16))]
            case "insert":
                mutant[at:at] = draw(st.binary(min_size=1, max_size=16))
    return bytes(mutant)


@pytest.mark.parametrize("era", GENERATIONS)
@settings(max_examples=400, deadline=None)
@given(st.data())
def test_damaged_envelopes_are_accepted_or_refused_by_both(era: str, data: st.DataObject) -> None:
    tree = data.draw(ENVELOPES[era])
    payload = GENERATIONS[era].build_envelope(tree)[slice(4, -4) if era == "rc1" else slice(8, -8)]
    mutant = reseal(era, tree["type_id"], data.draw(damaged(payload)))
    left = outcome(construct_tree, era, tree["type_id"], mutant)
    assert equal(left, outcome(kaitai_tree, era, tree["type_id"], mutant))


RECORDS = {
    "file_header": (
        strategies.trees(container.FILE_HEADER).map(
            lambda header: container.build_file_header({**header, "magic": b"root"})
        ),
        container.parse_file_header,
        RootFile.FileHeader,
    ),
    "directory": (
        strategies.trees(container.DIRECTORY).map(container.build_directory),
        container.parse_directory,
        RootFile.Directory,
    ),
    "key": (strategies.keys().map(container.build_key), container.parse_key, RootFile.Key),
    "keys_list": (
        st.lists(strategies.keys(), max_size=3).map(lambda keys: container.build_keys_list({"keys": keys})),
        container.parse_keys_list,
        RootFile.KeysList,
    ),
    "free_list": (
        st.lists(strategies.trees(container.FREE_ENTRY), max_size=3).map(
            lambda entries: container.build_free_list({"entries": entries})
        ),
        container.parse_free_list,
        RootFile.FreeList,
    ),
}


@pytest.mark.parametrize("name", RECORDS)
@settings(max_examples=300, deadline=None)
@given(st.data())
def test_damaged_records_of_the_file_are_accepted_or_refused_by_both(name: str, data: st.DataObject) -> None:
    built, parse, kaitai = RECORDS[name]
    mutant = data.draw(built.flatmap(damaged))
    try:
        left = {**from_construct(parse(mutant)), "trailing": b""}
    except FormatError:
        left = None
    try:
        right = {**from_kaitai(kaitai.from_bytes(mutant)), "trailing": b""}
    except (ParseError, EOFError):
        right = None
    assert equal(left, right)


def _is_accepted(parse: Callable[[bytes], object], data: bytes) -> bool:
    try:
        parse(data)
    except (FormatError, ParseError, EOFError):
        return False
    return True


@pytest.mark.parametrize("version", [-1999, -999, 0, 1, 2, 5, 1001, 2001])
def test_directories_of_two_versions_have_no_uuid(version: int) -> None:
    data = version.to_bytes(2, "big", signed=True) + bytes(28 + 12 * (version > 1000))
    for parse in (container.parse_directory, RootFile.Directory.from_bytes):
        assert _is_accepted(parse, data) == (version in (1, 1001))
        assert _is_accepted(parse, data + bytes(18))


@pytest.mark.parametrize(("era", "name"), [file for file in FILES if file[0] != "no-corpus"][::6])
def test_truncated_real_envelopes_are_refused_by_both(era: str, name: str, corpus_file: Any) -> None:
    ntuple = cut(corpus_file(name), era).ntuples[0]
    margin = 4 if era == "rc1" else 8
    for type_id, data in ntuple.envelopes()[:3]:
        payload = data[margin:-margin]
        for nbytes in range(0, min(len(payload), 2000), 7):
            mutant = reseal(era, type_id, payload[:nbytes])
            left = outcome(construct_tree, era, type_id, mutant)
            assert equal(left, outcome(kaitai_tree, era, type_id, mutant)), (type_id, nbytes)


def test_reserved_bits_of_an_item_count_agree() -> None:
    counted = Raw(bytes.fromhex("f8ffffff 00000090"))
    schema = {**EMPTY_SCHEMA, "fields": counted}
    header = {"feature_flags": [0], "release_candidate_tag": 1, "name": "", "description": "", "writer": ""}
    data = GENERATIONS["rc1"].build_envelope({"type_id": 1, "payload": {**header, "schema": schema}})
    tree = construct_tree("rc1", 1, data)
    assert tree["payload"]["schema"]["fields"]["reserved"] == 9
    assert equal(tree, kaitai_tree("rc1", 1, data))


@pytest.mark.parametrize("era", ["1.x", "rc2"])
def test_bytes_behind_the_stated_length_are_refused_by_construct_only(era: str) -> None:
    """ROOT takes a buffer longer than the envelope; where that must not be, the user of the parser checks it."""
    data = reseal(era, 2, bytes(8) + bytes(8) + struct.pack("<q", 8) + 2 * struct.pack("<qI", -12, 0))
    assert outcome(construct_tree, era, 2, data) == outcome(kaitai_tree, era, 2, data)
    longer = data + bytes(8)
    assert outcome(construct_tree, era, 2, longer) is None
    assert outcome(kaitai_tree, era, 2, longer) is not None


@pytest.mark.parametrize("era", ["1.x", "rc2"])
def test_length_beyond_the_bytes_is_refused_by_both(era: str) -> None:
    data = reseal(era, 2, bytes(8) + bytes(8) + struct.pack("<q", 8) + 2 * struct.pack("<qI", -12, 0))
    assert outcome(construct_tree, era, 2, data[:-1]) is None
    assert outcome(kaitai_tree, era, 2, data[:-1]) is None


@pytest.mark.parametrize("era", GENERATIONS)
def test_checksums_are_verified_by_construct_only(era: str) -> None:
    """A grammar in Kaitai Struct computes no checksum; the generations do that beside it."""
    generation = GENERATIONS[era]
    header: dict[str, Any] = {
        "feature_flags": [0],
        "name": "",
        "description": "",
        "writer": "",
        "schema": EMPTY_SCHEMA,
    }
    if era == "rc1":
        header["release_candidate_tag"] = 0
    data = bytearray(generation.build_envelope({"type_id": 1, "payload": header}))
    data[-1] ^= 1
    assert outcome(construct_tree, era, 1, bytes(data)) is None
    assert outcome(kaitai_tree, era, 1, bytes(data)) is not None
