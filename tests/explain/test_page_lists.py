"""Large envelopes are annotated piece by piece; the result is that of the grammar on the whole envelope."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from support import byte_builder as b
from support.corpora import corpus_names
from support.explain_files import Plan, ntuple_file

import rntuple_construct as rnt
from rntuple_construct.base.constants import FOOTER, HEADER
from rntuple_construct.explain import Node, annotate, envelopes, page_lists, record_lists
from rntuple_construct.explain.envelopes import AnnotatedEnvelope
from rntuple_construct.explain.lookup import find_path

Row = tuple[int, int, str, str, str, str, str, int | None]


def rows(nodes: Sequence[Node]) -> list[Row]:
    found: list[Row] = []
    for node in nodes:
        found.append(
            (node.start, node.stop, node.path, node.type, node.text, node.meaning, node.section, node.target)
        )
        found += rows(node.children)
    return found


def page_lists_of(data: bytes) -> list[AnnotatedEnvelope]:
    file_map = annotate(data)
    found = [
        each for ntuple in file_map.ntuples for each in ntuple.envelopes if each.envelope.envelope_type == 3
    ]
    assert found
    return found


def both(
    envelope: AnnotatedEnvelope, monkeypatch: pytest.MonkeyPatch, many_pages: int
) -> tuple[list[Row], list[Row]]:
    data = envelope.data()
    whole = rows(envelope.contents(data, 1000))
    monkeypatch.setattr(envelopes, "LEN_LARGE", 0)
    monkeypatch.setattr(page_lists, "MANY_PAGES", many_pages)
    return whole, rows(envelope.contents(data, 1000))


@pytest.mark.parametrize("many_pages", [0, 1 << 30], ids=["page by page", "column by column"])
@pytest.mark.parametrize("name", corpus_names("1.x", "rc2", "rc1"))
def test_pieces_of_real_page_lists_are_those_of_the_whole(
    name: str, many_pages: int, corpus_file: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    for envelope in page_lists_of(corpus_file(name).read_bytes()):
        if len(envelope.data()) < 1 << 15:
            whole, pieces = both(envelope, monkeypatch, many_pages)
            assert pieces == whole
            monkeypatch.undo()


def test_pages_with_large_locators_are_annotated_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    def locator(cluster: int, column: int, page: int, size: int, offset: int) -> bytes:
        if page % 2:
            return b.LARGE_LOCATOR[:4] + b.u8(size) + b.u8(offset)
        return b.s4(size) + b.u8(offset)

    (envelope,) = page_lists_of(ntuple_file(Plan(num_pages=5, locator=locator)))
    whole, pieces = both(envelope, monkeypatch, 0)
    assert pieces == whole
    assert any(row[3] == "large_locator" for row in pieces)


@pytest.mark.parametrize("num_pages", [0, 1, 40])
def test_any_number_of_pages_is_annotated_alike(num_pages: int, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan(num_columns=2, num_clusters=2, num_pages=num_pages)
    (envelope,) = page_lists_of(ntuple_file(plan))
    whole, pieces = both(envelope, monkeypatch, 8)
    assert pieces == whole


@pytest.mark.parametrize("many_pages", [0, 1 << 30])
def test_a_frame_of_impossible_size_ends_the_annotations_of_its_parent(
    many_pages: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    (envelope,) = page_lists_of(ntuple_file(Plan(num_clusters=2, num_columns=2)))
    data = bytearray(envelope.data())
    monkeypatch.setattr(envelopes, "LEN_LARGE", 0)
    monkeypatch.setattr(page_lists, "MANY_PAGES", many_pages)
    nodes = {row[2]: row for row in rows(envelope.contents(bytes(data), 0))}
    frame = nodes["page_list[0].page_locations[0][1]"]
    data[frame[0] : frame[0] + 8] = b.s8(-(1 << 40))
    found = rows(envelope.contents(bytes(data), 0))
    unparsed = [row for row in found if row[2].endswith("unparsed")]
    assert [row[:2] for row in unparsed] == [(frame[0], nodes["page_list[0].page_locations[0]"][1])]
    assert "page_list[0].page_locations[1][0]" in {row[2] for row in found}


def _compared(data: bytes, monkeypatch: pytest.MonkeyPatch) -> int:
    """Compare both annotations of all headers and footers; returns how many were annotated record by record."""
    found = 0
    for ntuple in annotate(data).ntuples:
        for each in ntuple.envelopes:
            envelope, content = each.envelope, each.data()
            if envelope.envelope_type not in (HEADER, FOOTER) or len(content) > 1 << 15:
                continue
            whole = rows(each.contents(content, 1000))
            with monkeypatch.context() as patch:
                patch.setattr(envelopes, "LEN_LARGE", 0)
                patch.setattr(record_lists, "MANY_RECORDS", 0)
                pieces = record_lists.schema_nodes(
                    envelope.generation, envelope.envelope_type, content, 1000, each.path
                )
                found += pieces is not None
                assert rows(each.contents(content, 1000)) == whole
    return found


def test_records_of_real_files_are_those_of_the_whole(
    corpus_file: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in corpus_names("1.x", "rc2", "rc1"):
        assert _compared(corpus_file(name).read_bytes(), monkeypatch)


def test_records_of_schema_extensions_are_those_of_the_whole(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    path = tmp_path / "late.root"
    with rnt.create(path, "t", {"x": "float"}) as writer:
        writer.extend({"x": np.ones(3, np.float32)})
        writer.add_fields({"y": "std::vector<double>", "z": "std::string"})
        writer.extend({"x": np.ones(1, np.float32), "y": [[1.0]], "z": ["a"]})
    assert _compared(path.read_bytes(), monkeypatch) == 2


def test_a_record_of_a_long_list_is_found_by_its_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    path, count = tmp_path / "wide.root", 3000
    rnt.write(path, "t", {f"f{index}": np.zeros(1, np.int8) for index in range(count)})
    made: list[int] = []
    record = record_lists._SchemaNodes._record

    def counted(self: Any, cut: Any, index: int) -> Any:
        made.append(index)
        return record(self, cut, index)

    monkeypatch.setattr(envelopes, "LEN_LARGE", 1 << 10)
    monkeypatch.setattr(record_lists._SchemaNodes, "_record", counted)
    file_map = annotate(path.read_bytes())
    steps = find_path(file_map, "header.schema.fields[2345].name")
    assert steps[-1].node.text == '"f2345"'
    assert len(made) < 20
