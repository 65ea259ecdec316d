"""Explanations as text and JSON: bounded, complete when asked for, and saying what the grammar says."""

from __future__ import annotations

import json
import re
import struct
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rntuple_spec.meanings import ENUMS, FIELDS
from support.corpora import corpus_names
from support.explain_files import Plan, ntuple_file

from rntuple_construct.explain import FileMap, Kind, annotate, json_form
from rntuple_construct.explain.json_form import byte_document, node_facts, part_document, whole_document
from rntuple_construct.explain.lookup import find_offset, find_path
from rntuple_construct.explain.nodes import Node
from rntuple_construct.explain.outline import Detail, Elision, outline
from rntuple_construct.explain.text import TextReport


@pytest.fixture(scope="module")
def large() -> FileMap:
    return annotate(ntuple_file(Plan(num_columns=50, num_clusters=30, num_pages=40)))


def text_of(file_map: FileMap, detail: Detail | None = None, **options: Any) -> list[str]:
    return list(TextReport(file_map, detail or Detail(), **options).whole())


def lines_of(file_map: FileMap, name: str) -> list[str]:
    return [line for line in text_of(file_map) if re.search(rf" {re.escape(name)}( =|:|$| )", line)]


def whole(file_map: FileMap, detail: Detail) -> dict[str, Any]:
    document: dict[str, Any] = json.loads("".join(whole_document(file_map, file_map.view.nodes, detail)))
    return document


def sizes(nodes: list[dict[str, Any]]) -> int:
    return sum(sizes(node["children"]) if "children" in node else node["size"] for node in nodes)


def test_a_line_holds_offset_size_bytes_value_and_meaning() -> None:
    (line,) = lines_of(annotate(ntuple_file()), "magic")
    assert line.split() == (
        ["00000000", "4", "72", "6f", "6f", "74", "magic", "=", '"root"', "Marks", "a", "ROOT", "file."]
    )


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("type_id", "type_id = 0x1 (header)"),
        ("datime", "datime = 0x7ee8d907 (2026-11-20 13:36:07)"),
        ("column_type", "column_type = 0x9 (int64)"),
        ("role", "role = 0x0 (plain)"),
        ("flags", "flags = 0x0 (none)"),
        ("num_elements_signed", "num_elements_signed = -2 (2 elements, with checksum)"),
        ("checksum", "(matches)"),
        ("feature_flags", "feature_flags: none"),
    ],
)
def test_values_are_told_in_words(name: str, text: str) -> None:
    assert text in lines_of(annotate(ntuple_file()), name)[0]


def test_all_63_flags_of_each_word_are_listed_by_their_numbers() -> None:
    words = (1 | 1 << 30 | 1 << 31 | 1 << 32 | 1 << 62 | 1 << 63, 1 << 1 | 1 << 62)
    plan = Plan(feature_flags=struct.pack("<2Q", *words))
    line = lines_of(annotate(ntuple_file(plan)), "feature_flags")[0]
    assert "feature_flags: 0 (nested_deferred_columns), 30, 31, 32, 62, 65, 126 " in line


def test_meanings_are_the_words_of_the_grammar() -> None:
    (line,) = lines_of(annotate(ntuple_file()), "page_list_link")
    assert line.endswith(FIELDS["rntuple"]["cluster_group.page_list_link"].doc)


def test_the_meaning_of_a_known_value_stands_beside_that_of_its_field() -> None:
    (line,) = lines_of(annotate(ntuple_file()), "column_type")
    assert line.endswith(f"int64: {ENUMS['rntuple']['column_type'][9].doc}")


def test_many_pages_are_summarised(large: FileMap) -> None:
    assert len(text_of(large)) < 3000
    assert large.ntuples[0].num_pages == 60_000


def test_the_limit_says_how_many_items_of_a_list_are_shown(large: FileMap) -> None:
    lines = [line for line in text_of(large, Detail(limit=3)) if "header.schema.fields[" in line]
    assert len(lines) == 1
    assert "… 47 more, header.schema.fields[3] to [49]" in lines[0]


def test_without_limit_nothing_is_left_out(large: FileMap) -> None:
    steps = find_path(large, "header")
    assert not any("…" in line and "more" in line for line in TextReport(large, Detail(limit=0)).part(steps))


def test_all_pages_are_shown_when_asked_for() -> None:
    file_map = annotate(ntuple_file(Plan(num_columns=3, num_pages=30)))
    lines = text_of(file_map, Detail(pages=True))
    assert sum(1 for line in lines if re.search(r"clusters\[0\]\.columns\[\d\]\.pages\[\d+\]:", line)) == 90
    assert sum(1 for line in lines if " num_elements_signed = " in line) == 90


def test_shortened_lists_keep_their_end(large: FileMap) -> None:
    shown = list(outline(large.view.nodes, Detail()))
    names = [item.path for item in shown if not isinstance(item, Elision)]
    assert {"anchor", "keys_list", "free_list"} <= set(names)


def test_what_is_left_out_is_counted(large: FileMap) -> None:
    shown = list(outline(large.view.nodes, Detail()))
    counted = sum(item.count if isinstance(item, Elision) else 1 for item in shown)
    assert counted == len(large.view.nodes)


def test_lines_are_cut_off_at_the_width_of_the_terminal(large: FileMap) -> None:
    assert max(len(line) for line in text_of(large, width=100)[3:]) <= 100


def test_colours_only_add_escape_sequences(large: FileMap) -> None:
    plain, coloured = text_of(large), text_of(large, colour=True)
    assert coloured != plain
    assert [re.sub(r"\x1b\[\d+m", "", line) for line in coloured] == plain


def test_only_the_records_of_one_rntuple_are_shown_when_asked_for(corpus_file: Any) -> None:
    path = corpus_file("2025-04-24__d1e513__rntviewer-testfile-multiple-rntuples-v1-0-0-0.root")
    with annotate(path) as file_map:
        nodes = TextReport(file_map, Detail()).nodes_of(1)
        kinds = {node.kind for node in nodes}
        assert kinds == {Kind.HEADER, Kind.FOOTER, Kind.PAGE_LIST, Kind.PAGE, Kind.ANCHOR}
        assert sum(node.kind is Kind.HEADER for node in nodes) == 1


def test_a_byte_is_explained_with_everything_around_it() -> None:
    file_map = annotate(ntuple_file())
    steps, offset = find_offset(file_map, "header+0x12")
    lines = list(TextReport(file_map, Detail()).byte(steps, offset))
    assert lines[0].startswith(f"byte {offset:#x} ({offset})")
    assert [line.strip().split(":")[0].split(" ")[0] for line in lines[2:6]] == (
        ["blobs[0]", "header", "header.name", "header.name.len"]
    )
    assert any("this is number 2, counted from 0" in line for line in lines)


def test_a_byte_of_a_page_tells_its_element_and_the_first_values() -> None:
    file_map = annotate(ntuple_file())
    start = int(file_map.pages.start[0])
    lines = "\n".join(TextReport(file_map, Detail()).byte(*find_offset(file_map, str(start + 9))))
    assert "byte 1 of element 1 of the page" in lines
    assert "the page  0, 1" in lines


def test_a_byte_of_a_split_page_tells_its_element(corpus_file: Any) -> None:
    with annotate(corpus_file("2026-03-07__75c76a__test_splitint32_rntuple_v1-0-1-0.root")) as file_map:
        start = int(file_map.pages.start[0])
        lines = "\n".join(TextReport(file_map, Detail()).byte(*find_offset(file_map, str(start + 15))))
        assert "byte 2 of element 1 of the page" in lines
        assert "0, 1, -1, 1073741824, -1073741824, 2147483647, -2147483648" in lines


def test_a_byte_inside_a_compression_block_says_where_to_look(corpus_file: Any) -> None:
    with annotate(corpus_file("2026-03-07__75c76a__test_splitint32_rntuple_v1-0-1-0.root")) as file_map:
        place = str(file_map.places["footer"] + 30)
        lines = "\n".join(TextReport(file_map, Detail()).byte(*find_offset(file_map, place)))
        assert "a compression block: `--path footer` shows the decompressed bytes" in lines


def test_an_offset_tells_what_it_refers_to() -> None:
    file_map = annotate(ntuple_file())
    steps = find_path(file_map, "footer.cluster_groups[0].page_list_link.locator.ofs_range")
    place = file_map.places["page_list[0]"]
    assert f"  refers to {place:#x}: page_list[0]" in list(TextReport(file_map, Detail()).part(steps))


@pytest.mark.parametrize("name", corpus_names("1.x", "rc2", "rc1"))
def test_json_without_limits_covers_the_file(name: str, corpus_file: Any) -> None:
    with annotate(corpus_file(name)) as file_map:
        document = whole(file_map, Detail(limit=0, pages=True))
        assert sizes(document["nodes"]) == document["size"] == file_map.size


def test_json_of_a_large_file_covers_it_with_what_is_left_out(large: FileMap) -> None:
    document = whole(large, Detail())
    assert sizes(document["nodes"]) == large.size


def test_json_of_a_part_names_what_is_around_it() -> None:
    file_map = annotate(ntuple_file())
    steps = find_path(file_map, "header.name")
    document = json.loads("".join(part_document(file_map, steps, Detail())))
    assert [node["path"] for node in document["around"]] == ["blobs[0]", "header"]
    assert [node["value"] for node in document["node"]["children"]] == [6, b"events".hex()]


def test_json_of_a_byte_lists_the_annotations_around_it() -> None:
    file_map = annotate(ntuple_file())
    document = byte_document(file_map, *find_offset(file_map, "0"))
    assert document["byte"] == ord("r")
    assert [step["path"] for step in document["steps"]] == ["file_header", "file_header.magic"]


def test_json_holds_no_numbers_that_json_does_not_have() -> None:
    from rntuple_construct.explain import Node
    from rntuple_construct.explain.json_form import node_facts

    node = Node(start=0, stop=8, path="x", value=float("nan"))
    assert json.loads(json.dumps(node_facts(node), allow_nan=False))["value"] == "nan"


@given(
    st.builds(
        Node,
        start=st.integers(0, 1 << 63),
        stop=st.integers(0, 1 << 63),
        path=st.text(max_size=9),
        kind=st.sampled_from(Kind),
        type=st.sampled_from(("", "u4le", "counted_string")),
        value=st.one_of(
            st.none(),
            st.integers(),
            st.floats(),
            st.booleans(),
            st.binary(max_size=70),
            st.just(memoryview(b"abc")),
            st.text(max_size=3),
            st.sampled_from(Kind),
        ),
        text=st.text(max_size=9),
        meaning=st.text(max_size=9),
        section=st.text(max_size=9),
        problem=st.text(max_size=9),
        target=st.one_of(st.none(), st.integers()),
    )
)
def test_facts_of_an_annotation_are_written_as_json_writes_them(node: Node) -> None:
    assert json_form._head(node) == json.dumps(node_facts(node)).removesuffix("}")
