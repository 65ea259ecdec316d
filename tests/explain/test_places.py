"""From an offset or a path to its annotation."""

from __future__ import annotations

import struct
from typing import Any

import pytest
from support.corpora import corpus_names
from support.explain_files import Plan, add_ntuple, ntuple_file

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.explain import FileMap, annotate
from rntuple_construct.explain.lookup import find_offset, find_path
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder


def innermost(file_map: FileMap, place: str) -> str:
    return find_offset(file_map, place)[0][-1].node.path


@pytest.fixture(scope="module")
def by_hand() -> FileMap:
    return annotate(ntuple_file(Plan(num_columns=3, num_clusters=2, num_pages=2)))


@pytest.fixture(scope="module")
def two() -> FileMap:
    builder = RootFileBuilder()
    add_ntuple(builder, Plan(name="a"))
    add_ntuple(builder, Plan(name="b"))
    return annotate(builder.finish())


@pytest.mark.parametrize("name", corpus_names("1.x", "rc2", "rc1"))
def test_every_innermost_annotation_is_found_by_its_offset_and_by_its_path(
    name: str, corpus_file: Any
) -> None:
    with annotate(corpus_file(name)) as file_map:
        found = list(file_map.leaves())
        for leaf, _ in found[:: len(found) // 60 + 1]:
            assert innermost(file_map, str(leaf.start)) == leaf.path
            steps = find_path(file_map, leaf.path)
            assert (steps[-1].node.start, steps[-1].node.path) == (leaf.start, leaf.path)


@pytest.mark.parametrize("place", ["8", "0x8", " 0X0b "])
def test_offsets_are_decimal_or_hexadecimal(by_hand: FileMap, place: str) -> None:
    assert innermost(by_hand, place) == "file_header.ofs_begin"


@pytest.mark.parametrize("place", ["", "x", "-1", "0x", "1.5", "footer+", "footer+x", "8 9"])
def test_what_is_no_offset_is_refused(by_hand: FileMap, place: str) -> None:
    with pytest.raises(SchemaError, match="is not an offset"):
        find_offset(by_hand, place)


def test_bytes_beyond_the_end_are_refused(by_hand: FileMap) -> None:
    with pytest.raises(SchemaError, match="no byte"):
        find_offset(by_hand, str(by_hand.size))


def test_an_offset_into_a_stored_part_counts_from_its_start(by_hand: FileMap) -> None:
    steps, offset = find_offset(by_hand, "footer+0x8")
    assert steps[-1].node.path == "footer.feature_flags.words[0].lo"
    assert offset == by_hand.places["footer"] + 8


def test_an_offset_into_a_compressed_envelope_counts_in_its_uncompressed_bytes(corpus_file: Any) -> None:
    with annotate(corpus_file("2026-03-07__75c76a__test_splitint32_rntuple_v1-0-1-0.root")) as file_map:
        steps, offset = find_offset(file_map, "footer+0x84")
        node = steps[-1].node
        assert (steps[-1].view.name, offset, node.text) == ("footer", 0x84, "0x23f")
        assert node.path == "footer.cluster_groups[0].page_list_link.locator.ofs_range"


def test_a_byte_of_a_compressed_envelope_lies_in_a_chunk(corpus_file: Any) -> None:
    with annotate(corpus_file("2026-03-07__75c76a__test_splitint32_rntuple_v1-0-1-0.root")) as file_map:
        steps, _ = find_offset(file_map, hex(file_map.places["header"] + 20))
        assert [step.node.path for step in steps[1:]] == [
            "header",
            "header.chunks[0]",
            "header.chunks[0].data",
        ]


def test_a_link_is_found_by_its_path(by_hand: FileMap) -> None:
    node = find_path(by_hand, "footer.cluster_groups[0].page_list_link")[-1].node
    assert node.type == "envelope_link"
    assert node.target == by_hand.places["page_list[0]"]


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("page_list", "page_list[0]"),
        ("page_list.page_locations[1][2][0]", "page_list[0].page_locations[1][2][0]"),
        ("schema.fields[2].name", "header.schema.fields[2].name"),
        ("footer.schema_extension.fields", "footer.schema_extension.schema.fields"),
        ("header.ofs_begin", "file_header.ofs_begin"),
        ("free_list[0].ofs_first", "free_list.entries[0].ofs_first_narrow"),
        ("clusters[1]", "clusters[1]"),
        ("clusters[1].columns[2]", "clusters[1].columns[2]"),
        ("clusters[1].columns[2].pages[1]", "clusters[1].columns[2].pages[1]"),
        ("clusters[1].columns[2].pages[1].checksum", "clusters[1].columns[2].pages[1].checksum"),
        ("blobs[0].key.len_record", "blobs[0].key.len_record"),
    ],
)
def test_paths_of_findings_and_errors_are_understood(by_hand: FileMap, path: str, found: str) -> None:
    if path.endswith(".ofs_first"):
        path += "_narrow"
    assert find_path(by_hand, path)[-1].node.path == found


def test_a_page_path_leads_to_the_bytes_of_the_page(by_hand: FileMap) -> None:
    node = find_path(by_hand, "clusters[1].columns[2].pages[1].elements")[-1].node
    assert struct.unpack("<2q", by_hand.read(node.start, node.size)) == (2006, 2007)


def test_all_pages_of_a_cluster_hang_below_its_path(by_hand: FileMap) -> None:
    node = find_path(by_hand, "clusters[1]")[-1].node
    assert [len(column.children) for column in node.children] == [2, 2, 2]
    assert node.text == "6 pages of 3 columns, 144 bytes, entries 4 to 7"


@pytest.mark.parametrize(
    "path", ["", "nope", "header.nope", "clusters[9]", "clusters[0].columns[9]", "blobs[99]"]
)
def test_an_unknown_path_is_refused_with_what_there_is(by_hand: FileMap, path: str) -> None:
    with pytest.raises(SchemaError, match="there is no") as error:
        find_path(by_hand, path)
    assert "header" in str(error.value.hint)


def test_a_path_that_several_rntuples_have_needs_a_name(two: FileMap) -> None:
    with pytest.raises(SchemaError, match="several RNTuples"):
        find_path(two, "footer")


@pytest.mark.parametrize("name", ["a", "b"])
def test_a_name_chooses_among_rntuples(two: FileMap, name: str) -> None:
    found = find_path(two, "header.name", name)[-1].node
    assert (found.path, found.text) == (f"{name}:header.name", f'"{name}"')
    assert find_path(two, f"{name}:header.name")[-1].node.start == found.start


def test_paths_of_the_file_need_no_name(two: FileMap) -> None:
    assert find_path(two, "keys_list.num_keys", "a")[-1].node.text == "2"


def test_an_unknown_rntuple_is_refused(two: FileMap) -> None:
    with pytest.raises(SchemaError, match="no RNTuple 'c' inside"):
        find_path(two, "footer", "c")
