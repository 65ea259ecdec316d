"""Every real file of the released format: all values of all fields, and what ``rntuple info`` says about it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from support.corpora import MANIFEST, corpus_names
from support.dumps import compact, hash_of_integers, hash_of_values, run_cli

import rntuple_construct as rnt
from rntuple_construct.storage import Source, open_source

HUGE = 1_000_000


def _ntuples() -> list[Any]:
    """File and RNTuple of each real file of the released format, with the number of entries."""
    return [
        pytest.param(entry["name"], ntuple["name"], id=f"{entry['name']}:{ntuple['name']}")
        for entry in MANIFEST
        if entry["era"] == "1.x"
        for ntuple in entry["ntuples"]
    ] or [pytest.param("no-corpus", "", id="no-corpus")]


def _select(huge: bool) -> list[Any]:
    entries = {
        (entry["name"], ntuple["name"]): ntuple["entries"]
        for entry in MANIFEST
        for ntuple in entry["ntuples"]
    }
    return [
        each
        for each in _ntuples()
        if (entries.get((str(each.values[0]), str(each.values[1])), 0) > HUGE) is huge
    ]


def _facts(name: str) -> dict[str, Any]:
    return next(entry for entry in MANIFEST if entry["name"] == name)


class CountingSource(Source):
    """A source that remembers which ranges were read."""

    def __init__(self, inner: Source) -> None:
        super().__init__(inner.name, inner.size)
        self._inner = inner
        self.ranges: list[tuple[int, int]] = []

    def read(self, offset: int, nbytes: int) -> memoryview:
        self.ranges.append((offset, nbytes))
        return self._inner.read(offset, nbytes)


def test_all_files_of_the_released_format_are_here() -> None:
    names = corpus_names("1.x")
    assert names == ["no-corpus"] or len(names) == 47


@pytest.mark.parametrize(("name", "ntuple"), _select(huge=False))
def test_dump_prints_the_expected_values(
    name: str, ntuple: str, corpus_file: Any, corpus_expected: Any
) -> None:
    expected = corpus_expected(name)["ntuples"][ntuple]
    outcome = run_cli("dump", "--format", "json", "--ntuple", ntuple, str(corpus_file(name)))
    assert (outcome.code, outcome.err) == (0, "")
    lines = outcome.out.splitlines()
    assert (lines[0], lines[-1]) == ("[", "]")
    first = [line.rstrip(",") if i < len(lines) - 3 else line for i, line in enumerate(lines[1:-1][:50])]
    assert first == [compact(value) for value in expected["values"]]
    rows = json.loads(outcome.out)
    assert len(rows) == expected["entries"]
    hashes = {field: hash_of_values([row[field] for row in rows]) for field in expected["fields"]}
    assert hashes == {field: check["sha256"] for field, check in expected["checks"].items()}


@pytest.mark.parametrize(("name", "ntuple"), _select(huge=True))
def test_dump_of_the_first_entries_of_a_huge_file(
    name: str, ntuple: str, corpus_file: Any, corpus_expected: Any
) -> None:
    expected = corpus_expected(name)["ntuples"][ntuple]
    outcome = run_cli("dump", "--entries", "0:50", str(corpus_file(name)))
    assert json.loads(outcome.out) == expected["values"]


@pytest.mark.parametrize(("name", "ntuple"), _select(huge=True))
def test_whole_column_of_a_huge_file(name: str, ntuple: str, corpus_file: Any, corpus_expected: Any) -> None:
    expected = corpus_expected(name)["ntuples"][ntuple]
    with rnt.open(corpus_file(name)) as file:
        events = file[ntuple]
        (field,) = events.fields
        chunks = (chunk[field] for chunk in events.iterate(step_size="16 MB"))
        assert hash_of_integers(chunks) == expected["checks"][field]["sha256"]
        assert events.num_entries == expected["entries"]


@pytest.mark.parametrize(("name", "ntuple"), _select(huge=True))
def test_first_entries_of_a_huge_file_need_one_page(name: str, ntuple: str, corpus_file: Any) -> None:
    source = CountingSource(open_source(corpus_file(name)))
    with rnt.open(source) as file:
        events = file[ntuple]
        pages = events.clusters[0].column_range(0)
        assert pages is not None
        assert len(pages.offset) > 100
        source.ranges.clear()
        events.arrays(entry_stop=50)
    assert source.ranges == [(int(pages.offset[0]), int(pages.size[0]) + 8 * bool(pages.has_checksum[0]))]


def test_page_lists_are_read_for_the_clusters_asked_for_only(corpus_file: Any) -> None:
    path = corpus_file("2025-01-09__4e5b61__test_multiple_cluster_groups_rntuple_v1-0-0-0.root")
    source = CountingSource(open_source(path))
    with rnt.open(source) as file:
        events = file["ntuple"]
        links = [group.page_list_link.locator for group in events.cluster_groups]
        last = events.cluster_groups[-1]
        source.ranges.clear()
        events.arrays(entry_start=last.min_entry, library="py")
    assert len(links) > 1
    read = [link for link in links if (link.offset, link.size) in source.ranges]
    assert read == links[-1:]


@pytest.mark.parametrize(("name", "ntuple"), _ntuples())
def test_info_tells_the_facts(name: str, ntuple: str, corpus_file: Any) -> None:
    outcome = run_cli("info", "--format", "json", "--ntuple", ntuple, str(corpus_file(name)))
    assert (outcome.code, outcome.err) == (0, "")
    facts = next(each for each in _facts(name)["ntuples"] if each["name"] == ntuple)
    (summary,) = json.loads(outcome.out)["ntuples"]
    told = {
        "format_version": [int(number) for number in summary["format_version"].split(".")],
        "era": summary["generation"],
        **{key: summary[key] for key in ("name", "writer", "description")},
        "entries": summary["num_entries"],
        "fields": summary["num_fields"],
        "top_level_fields": len(summary["fields"]),
        "columns": summary["num_columns"],
        "alias_columns": summary["num_alias_columns"],
        "clusters": summary["num_clusters"],
        "cluster_groups": summary["num_cluster_groups"],
    }
    assert told == {key: facts[key] for key in told}


def _columns(fields: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        column
        for field in fields
        for column in [*([] if field["is_projected"] else field["columns"]), *_columns(field["children"])]
    ]


def _with_width(column: dict[str, Any]) -> str:
    """The name of a column type, with its bits where the type leaves them open."""
    name: str = column["type"]
    return f"{name}{column['bits']}" if name in ("Real32Quant", "Real32Trunc") else name


_ALGORITHMS = {1: "zlib", 2: "lzma", 4: "lz4", 5: "zstd"}


@pytest.mark.parametrize(("name", "ntuple"), _ntuples())
def test_info_tells_columns_and_compression(name: str, ntuple: str, corpus_file: Any) -> None:
    outcome = run_cli("info", "--format", "json", "--ntuple", ntuple, str(corpus_file(name)))
    facts = next(each for each in _facts(name)["ntuples"] if each["name"] == ntuple)
    (summary,) = json.loads(outcome.out)["ntuples"]
    columns = _columns(summary["fields"])
    assert {_with_width(column) for column in columns} == set(facts["column_types"])
    assert [column["column_id"] for column in columns] == sorted(column["column_id"] for column in columns)
    assert len(columns) == facts["columns"]
    expected = {f"{_ALGORITHMS[s // 100]}:{s % 100}" if s else "none" for s in facts["compression_settings"]}
    assert set(summary["compression"]) == expected
    with_checksum = "page checksums" in facts["features"]
    assert summary["page_checksums"] == ("all" if with_checksum else "none")


@pytest.mark.parametrize("name", corpus_names("1.x"))
def test_info_text_names_versions_fields_and_columns(name: str, corpus_file: Any) -> None:
    outcome = run_cli("info", str(corpus_file(name)))
    assert outcome.code == 0
    assert f"ROOT {_root_version(name)}," in outcome.out.splitlines()[0]
    for ntuple in _facts(name)["ntuples"]:
        assert f"entries:        {ntuple['entries']}" in outcome.out
        assert f"writer:         {ntuple['writer']}" in outcome.out
        for column_type in ntuple["column_types"]:
            assert re.sub(r"(Quant|Trunc)(\d+)", r"\1 \2 bits", column_type) in outcome.out


def _root_version(name: str) -> str:
    number = _facts(name)["tfile_fVersion"] % 1_000_000
    return f"{number // 10000}.{number // 100 % 100}.{number % 100}"


@pytest.mark.parametrize("name", corpus_names("1.x"))
def test_reading_works_without_verification_too(name: str, corpus_file: Any, corpus_expected: Any) -> None:
    expected = corpus_expected(name)["ntuples"]
    with rnt.open(corpus_file(name), verify=False) as file:
        for ntuple in file:
            rows = file[ntuple].arrays(entry_stop=5, library="py")
            assert len(rows) == min(5, expected[ntuple]["entries"])
            assert list(rows[0]) == list(expected[ntuple]["fields"])


def test_any_source_gives_the_same_values(corpus_file: Any, tmp_path: Path) -> None:
    path = corpus_file("2024-11-19__4ba3cb__test_stl_containers_rntuple_v1-0-0-0.root")
    data = path.read_bytes()
    with rnt.open(path) as file:
        expected = file.only().arrays(library="py")
    with rnt.open(data) as file:
        assert file.only().arrays(library="py") == expected
    with path.open("rb") as opened, rnt.open(opened) as file:
        assert file.only().arrays(library="py") == expected
