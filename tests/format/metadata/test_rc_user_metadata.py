"""User meta-data envelopes: key-value pairs, their types and their versions."""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.format.generations import GENERATIONS, WRITABLE_GENERATIONS
from rntuple_construct.format.generations.records import UserMetadataEntry
from rntuple_construct.format.grammar.engine.forcing import Raw
from rntuple_construct.kit.files.file_description import (
    DRAFTS,
    DescribedCluster,
    FileDescription,
    make_column,
    make_field,
)

ENTRIES = (
    UserMetadataEntry("n", 1, 42),
    UserMetadataEntry("b", 2, True),
    UserMetadataEntry("d", 3, 1.5),
    UserMetadataEntry("s", 4, "hi"),
    UserMetadataEntry("l", -1, [1, -1]),
    UserMetadataEntry("u", 9, None, b"\x07"),
)
# RC2: type 4 and 182 = 8 + 166 + 8 bytes | list frame of 166 = 12 + 154 bytes with 6 items |
#   records of 8 (size) + 4 (type) + 4 + 1 (key) + value bytes: 25, 18, 25, 23, 45 = 17 + list of 12 + 2 * 8, 18
RC2 = bytes.fromhex(
    "0400 b60000000000"
    "5affffffffffffff 06000000"
    "1900000000000000 01000000 01000000 6e 2a00000000000000"
    "1200000000000000 02000000 01000000 62 01"
    "1900000000000000 03000000 01000000 64 000000000000f83f"
    "1700000000000000 04000000 01000000 73 02000000 6869"
    "2d00000000000000 ffffffff 01000000 6c e4ffffffffffffff 02000000 0100000000000000 ffffffffffffffff"
    "1200000000000000 09000000 01000000 75 07"
)
# RC1: versions 1 and 1 | list frame of 134 = 8 + 126 bytes | records are 4 bytes shorter, the inner list too
RC1 = bytes.fromhex(
    "0100 0100"
    "7affffff 06000000"
    "15000000 01000000 01000000 6e 2a00000000000000"
    "0e000000 02000000 01000000 62 01"
    "15000000 03000000 01000000 64 000000000000f83f"
    "13000000 04000000 01000000 73 02000000 6869"
    "25000000 ffffffff 01000000 6c e8ffffff 02000000 0100000000000000 ffffffffffffffff"
    "0e000000 09000000 01000000 75 07"
)
BYTES = {"rc2": RC2, "rc1": RC1}


def entry(key: str, value_type: int, value: Any) -> dict[str, Any]:
    return {"key": key, "value_type": value_type, "value": value}


def file_with(generation: str, *payloads: Any) -> bytes:
    """A file with one entry and these envelopes."""
    return FileDescription(
        generation,
        [make_field("x", "float")],
        [make_column("Real32", 0)],
        [DescribedCluster(1, [[[1.5]]])],
        metadata=payloads,
    ).build()


def entries_of(data: bytes) -> tuple[UserMetadataEntry, ...]:
    with rnt.open(data) as file:
        return file.only().user_metadata


@pytest.mark.parametrize("generation", BYTES)
def test_values_of_every_type_have_the_known_bytes(generation: str) -> None:
    stored = BYTES[generation]
    envelope = stored + GENERATIONS[generation].envelope_checksum(stored)
    assert WRITABLE_GENERATIONS[generation].build_user_metadata(ENTRIES) == envelope
    assert GENERATIONS[generation].parse_user_metadata(envelope, None) == ENTRIES


@pytest.mark.parametrize("generation", BYTES)
def test_known_bytes_in_a_file_are_its_user_metadata(generation: str) -> None:
    preamble = 8 if generation == "rc2" else 4
    assert entries_of(file_with(generation, Raw(BYTES[generation][preamble:]))) == ENTRIES


@pytest.mark.parametrize("generation", BYTES)
@pytest.mark.parametrize(
    ("value_type", "value"),
    [
        (1, -(2**63)),
        (1, 2**63 - 1),
        (2, False),
        (3, -0.0),
        (3, float("inf")),
        (4, ""),
        (4, "zwölf"),
        (-1, []),
        (-2, [True, False]),
        (-3, [0.1, -2.5]),
        (-4, ["a", "", "ccc"]),
    ],
)
def test_value_survives(generation: str, value_type: int, value: Any) -> None:
    envelope = WRITABLE_GENERATIONS[generation].build_user_metadata(
        [UserMetadataEntry("ROOT.key", value_type, value)]
    )
    (found,) = GENERATIONS[generation].parse_user_metadata(envelope, None)
    assert (found.key, found.value_type, found.value) == ("ROOT.key", value_type, value)
    assert str(found.value) == str(value)


@pytest.mark.parametrize("generation", BYTES)
def test_entries_of_several_envelopes_follow_each_other(generation: str) -> None:
    data = file_with(
        generation, [entry("a", 1, 1), entry("b", 4, "x")], [], [entry("a", 4, "two"), entry("a", -1, [3])]
    )
    assert [(each.key, each.value) for each in entries_of(data)] == [
        ("a", 1),
        ("b", "x"),
        ("a", "two"),
        ("a", [3]),
    ]


@pytest.mark.parametrize("generation", BYTES)
def test_versions_of_a_key_count_from_zero_in_the_order_of_the_envelopes(generation: str) -> None:
    data = file_with(
        generation, [entry("a", 1, 1), entry("b", 4, "x")], [entry("a", 4, "two"), entry("a", 1, 3)]
    )
    with rnt.open(data) as file:
        versions = file.only().user_metadata_versions
    assert versions == {"a": (1, "two", 3), "b": ("x",)}
    assert list(versions) == ["a", "b"]


@pytest.mark.parametrize("generation", BYTES)
def test_pairs_of_unknown_type_are_no_version(generation: str) -> None:
    unknown = {"key": "a", "value_type": 77, "trailing": b"\1\2"}
    data = file_with(generation, [entry("a", 1, 1), unknown, entry("a", 1, 2)])
    with rnt.open(data) as file:
        assert file.only().user_metadata_versions == {"a": (1, 2)}
        assert file.only().user_metadata[1] == UserMetadataEntry("a", 77, None, b"\1\2")


@pytest.mark.parametrize("generation", BYTES)
def test_info_shows_user_metadata_with_versions(generation: str, tmp_path: Any) -> None:
    path = tmp_path / "meta.root"
    path.write_bytes(file_with(generation, [entry("run", 1, 7), entry("run", 1, 8), entry("tag", 4, "v1")]))
    text = run_cli("info", str(path)).out
    assert "run = 8  (version 1; before: 7)" in text
    assert 'tag = "v1"' in text
    (summary,) = json.loads(run_cli("info", "--format", "json", str(path)).out)["ntuples"]
    assert summary["user_metadata"] == {"run": [7, 8], "tag": ["v1"]}


@pytest.mark.parametrize("generation", BYTES)
def test_flipped_bits_of_user_metadata_are_found_by_the_checksum(generation: str) -> None:
    data = file_with(generation, [entry("somewhat longer key", 1, 7)])
    at = data.index(b"somewhat longer key")
    mutant = data[:at] + b"S" + data[at + 1 :]
    with rnt.open(mutant) as file:
        assert file.only().arrays(library="py") == [{"x": 1.5}]
        with pytest.raises(rnt.RNTupleError) as caught:
            _ = file.only().user_metadata
    assert caught.value.rule_id == "RNT-ENV-003"
    assert caught.value.path == "user_metadata[0]"


@pytest.mark.parametrize("generation", BYTES)
def test_last_drafts_have_no_list_of_links(generation: str) -> None:
    draft = FileDescription(generation, [make_field("x", "float")], [make_column("Real32", 0)])
    if generation == "rc2":
        draft.footer = {"meta_data_links": None}
    assert entries_of(draft.build()) == ()


@pytest.mark.parametrize("generation", BYTES)
def test_compressed_envelope_gives_the_same_entries(generation: str) -> None:
    payload = [entry("key", 4, "a" * 500)]
    draft = FileDescription(generation, metadata=[payload], settings=404)
    data = draft.build()
    assert len(draft.envelopes()["user_metadata"]) > 500
    assert b"a" * 500 not in data
    assert entries_of(data) == (UserMetadataEntry("key", 4, "a" * 500),)


def test_grammars_of_both_generations_are_tested() -> None:
    assert set(DRAFTS) == set(BYTES)
