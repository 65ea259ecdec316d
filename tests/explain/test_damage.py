"""Damaged files are explained as far as they can be read; the place where parsing stopped is marked."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support import byte_builder as b
from support.corpora import CORPUS
from support.explain_files import Plan, add_ntuple, ntuple_file

from rntuple_construct.base.errors import ContainerError, RNTupleError, UnsupportedError
from rntuple_construct.explain import FileMap, Kind, Node, annotate
from rntuple_construct.explain.outline import Detail
from rntuple_construct.explain.text import TextReport
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder


def assert_covered(file_map: FileMap) -> None:
    position = 0
    for leaf, _ in file_map.leaves():
        assert leaf.start == position
        assert leaf.stop > leaf.start
        position = leaf.stop
    assert position == file_map.size


def explain(data: bytes) -> FileMap:
    file_map = annotate(data)
    assert_covered(file_map)
    return file_map


def nodes_of_kind(nodes: Sequence[Node], kind: Kind) -> list[Node]:
    return [
        found
        for node in nodes
        for found in ([node] if node.kind is kind else []) + nodes_of_kind(node.children, kind)
    ]


def patched(data: bytes, offset: int, new: bytes) -> bytes:
    return data[:offset] + new + data[offset + len(new) :]


@functools.cache
def small_files() -> list[bytes]:
    made = [
        ntuple_file(Plan(num_columns=2, num_clusters=2, num_pages=2)),
        ntuple_file(Plan(num_columns=8, max_key_size=300)),
    ]
    if CORPUS is not None:
        paths = sorted((CORPUS / "files").iterdir(), key=lambda path: path.stat().st_size)
        made += [Path(path).read_bytes() for path in paths[::5] if path.stat().st_size < 8000]
    return made


def test_a_key_size_of_64_bits_is_explained() -> None:
    file = bytearray(ntuple_file())
    with annotate(bytes(file)) as file_map:
        anchor = file_map.ntuples[0].metadata.anchor
    # The largest key size is the last member in front of the checksum.
    file[anchor.span.stop - 16] |= 0x80
    with annotate(bytes(file)) as file_map:
        assert_covered(file_map)


@settings(deadline=None, max_examples=300)
@given(st.data())
def test_any_change_of_bytes_is_explained_or_refused(data: st.DataObject) -> None:
    file = bytearray(data.draw(st.sampled_from(small_files()), label="file"))
    for _ in range(data.draw(st.integers(1, 3), label="changes")):
        offset = data.draw(st.integers(0, len(file) - 1), label="offset")
        new = data.draw(st.binary(min_size=1, max_size=8), label="new")
        file[offset : offset + len(new)] = new[: len(file) - offset]
    try:
        file_map = annotate(bytes(file))
    except RNTupleError:
        return
    assert_covered(file_map)
    assert list(TextReport(file_map, Detail()).whole())


@settings(deadline=None, max_examples=150)
@given(st.data())
def test_any_cut_off_file_is_explained_or_refused(data: st.DataObject) -> None:
    file = data.draw(st.sampled_from(small_files()), label="file")
    size = data.draw(st.integers(0, len(file)), label="size")
    try:
        file_map = annotate(file[:size])
    except RNTupleError:
        return
    assert_covered(file_map)


def test_bytes_that_are_no_root_file_are_refused() -> None:
    with pytest.raises(ContainerError, match="not a ROOT file"):
        annotate(b"no such thing" * 10)


def test_an_rntuple_without_a_root_file_is_refused() -> None:
    with pytest.raises(UnsupportedError):
        annotate(b"rntuple" + bytes(200))


def test_the_rest_of_a_frame_behind_an_impossible_string_is_marked_as_unparsed() -> None:
    data = ntuple_file()
    place = data.index(b.string("events"))
    file_map = explain(patched(data, place, b.u4(1 << 30)))
    unparsed = nodes_of_kind(file_map.view.nodes, Kind.UNPARSED)
    assert unparsed[0].start == place + 4
    assert "does not fit" in unparsed[0].problem
    assert unparsed[0].meaning == "Parsing stopped here."
    assert any("RNT-BAS-001" in problem for problem in file_map.problems)


def test_what_lies_behind_a_damaged_envelope_is_still_explained() -> None:
    data = ntuple_file()
    place = data.index(b.string("events"))
    file_map = explain(patched(data, place, b.u4(1 << 30)))
    assert {"footer", "page_list[0]", "anchor", "free_list"} <= file_map.places.keys()
    assert len(file_map.pages) == 1


def test_a_wrong_checksum_is_told_at_its_place() -> None:
    data = ntuple_file()
    footer = annotate(data).places["footer"]
    file_map = explain(patched(data, footer + 8, b"\x00\x00\x00\x01"))
    checksum = [leaf for leaf, _ in file_map.leaves() if leaf.path == "footer.checksum"]
    assert "does not match" in checksum[0].problem


def test_a_wrong_page_checksum_is_told_at_its_place() -> None:
    data = ntuple_file()
    start = int(annotate(data).pages.start[0])
    file_map = explain(patched(data, start, b"\xff"))
    (checksum,) = [leaf for leaf, kind in file_map.leaves() if kind is Kind.CHECKSUM]
    assert "does not match" in checksum.problem


def test_rntuples_are_found_without_a_root_directory() -> None:
    data = ntuple_file()
    fields_at = annotate(data).file.directories()[0].span.start
    file_map = explain(patched(data, fields_at, b"\xff\xff"))
    assert file_map.problems
    assert [ntuple.path for ntuple in file_map.ntuples] == ["events"]
    assert len(file_map.pages) == 1


def test_a_damaged_key_in_front_of_a_blob_does_not_hide_its_pages() -> None:
    data = ntuple_file()
    start = int(annotate(data).pages.start[0])
    key = data.rindex(b"\x05RBlob", 0, start) - 26
    file_map = explain(patched(data, key, b"\xff" * 20))
    assert int(file_map.pages.start[0]) == start
    assert nodes_of_kind(file_map.view.nodes, Kind.PAGE)


def test_a_page_outside_the_file_is_left_out_with_a_note() -> None:
    plan = Plan(num_pages=2, locator=lambda _c, _k, page, size, at: b.s4(size) + b.u8(at + (1 << 40) * page))
    file_map = explain(ntuple_file(plan))
    assert len(file_map.pages) == 1
    assert any("1 page outside the file" in problem for problem in file_map.problems)


def test_a_page_inside_an_envelope_is_left_out_with_a_note() -> None:
    header = annotate(ntuple_file(Plan(num_pages=2))).places["header"]
    plan = Plan(
        num_pages=2, locator=lambda _c, _k, page, size, at: b.s4(size) + b.u8(header + 4 if page else at)
    )
    file_map = explain(ntuple_file(plan))
    assert len(file_map.pages) == 1
    assert any("inside something else" in problem for problem in file_map.problems)


def test_a_page_that_reaches_into_the_next_one_is_cut_off_with_a_note() -> None:
    plan = Plan(
        num_pages=2, with_checksums=False, locator=lambda _c, _k, _p, size, at: b.s4(size + 8) + b.u8(at)
    )
    file_map = explain(ntuple_file(plan))
    assert file_map.pages.is_cut.tolist() == [True, True]
    assert any(node.problem for node in nodes_of_kind(file_map.view.nodes, Kind.PAGE))


def test_an_enormous_page_takes_no_bytes_from_others() -> None:
    data = ntuple_file(Plan(num_pages=3))
    size = len(data)
    plan = Plan(num_pages=3, locator=lambda _c, _k, page, n, at: b.s4(n if page else size // 2) + b.u8(at))
    assert len(explain(ntuple_file(plan)).pages) == 3


def test_two_envelopes_at_one_place_are_told() -> None:
    builder = RootFileBuilder()
    at, _, length = add_ntuple(builder, Plan())
    data = builder.finish()
    anchor = data[at : at + length]
    # The footer is said to be where the header is.
    header = anchor[14:38]
    file_map = explain(patched(data, at + 38, header))
    assert any("RNT-ENV-001" in problem for problem in file_map.problems)


def test_a_compression_block_with_a_damaged_header_is_marked() -> None:
    data = ntuple_file(
        Plan(compress=lambda envelope: b"ZZ\x01" + b"\x05\x00\x00" + b"\xff\xff\x00" + bytes(5))
    )
    file_map = explain(data)
    assert any("header" in problem for problem in file_map.problems)
    assert "header.chunks[0].algorithm" in {leaf.path for leaf, _ in file_map.leaves()}


def test_a_feature_that_is_not_known_does_not_keep_the_header_from_being_explained() -> None:
    data = ntuple_file()
    header = annotate(data).places["header"]
    file_map = explain(patched(data, header + 8, b"\x04"))
    flags = [leaf for leaf, _ in file_map.leaves() if leaf.path == "header.feature_flags.words[0].lo"]
    assert flags[0].value == 4
    assert any("RNT-FEA-002" in problem for problem in file_map.problems)


def test_names_of_the_file_cannot_steer_a_terminal() -> None:
    plan = Plan(name="\x1b[2Jevil", field_name="\x07\u202e")
    lines = "\n".join(TextReport(explain(ntuple_file(plan)), Detail()).whole())
    assert all(char.isprintable() or char == "\n" for char in lines)
    assert "\\x1b[2Jevil" in lines
