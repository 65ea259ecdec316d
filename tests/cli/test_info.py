"""``rntuple info``: what it tells about files made for it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.dumps import run_cli
from support.kinds import KINDS
from support.patching import (
    INDEX64,
    REAL16,
    REAL32,
    SUPPRESSED,
    DescribedCluster,
    Pages,
    alias,
    column,
    deferred,
    field,
    file_of,
    one_column,
)

import rntuple_construct as rnt
from rntuple_construct.cli.inputs import Input, resolve
from rntuple_construct.cli.options import size_text
from rntuple_construct.kit.files.editable_file import EditableFile


@pytest.fixture
def told(tmp_path: Path) -> Any:
    def tell(draft: EditableFile, *options: str) -> Any:
        path = tmp_path / "data.root"
        path.write_bytes(draft.build())
        outcome = run_cli("info", *options, str(path))
        assert outcome.code == 0
        return json.loads(outcome.out)["ntuples"][0] if "json" in options else outcome.out

    return tell


def collections() -> EditableFile:
    fields = [
        field("v", "std::vector<float>", role=1, description=b"measured"),
        field("_0", "float", parent=0),
        field("n", "ROOT::RNTupleCardinality<std::uint32_t>", flags=2, source_field_id=0),
        field("d", "double", type_alias=b"Double32_t"),
    ]
    clusters = [
        DescribedCluster(2, [[[1, 2]], [[1.0], [2.0]], [[1.0, 2.0]]]),
        DescribedCluster(1, [[[1]], [[3.0]], [[3.0]]]),
    ]
    columns = [column(INDEX64, 0), column(REAL32, 1), column(REAL32, 3)]
    return file_of(fields, columns, clusters, aliases=[alias(0, 2)], groups=[1, 1])


def test_numbers_of_everything(told: Any) -> None:
    summary = told(collections(), "--format", "json")
    expected = {
        "name": "nt", "num_entries": 3, "num_fields": 4, "num_columns": 3, "num_alias_columns": 1,
        "num_cluster_groups": 2, "num_clusters": 2, "num_pages": 7, "compression": {"none": 6},
        "page_checksums": "all", "nbytes_pages": 3 * 8 + 3 * 4 + 3 * 4, "len_pages": 3 * 8 + 3 * 4 + 3 * 4,
        "clusters": [{"first_entry": 0, "num_entries": 2}, {"first_entry": 2, "num_entries": 1}],
    }  # fmt: skip
    assert {key: summary[key] for key in expected} == expected


def test_fields_with_types_and_columns(told: Any) -> None:
    vector, cardinality, number = told(collections(), "--format", "json")["fields"]
    assert (vector["type"], vector["role"], vector["description"]) == (
        "std::vector<float>",
        "collection",
        "measured",
    )
    assert [each["type"] for each in vector["columns"]] == ["Index64"]
    assert [child["name"] for child in vector["children"]] == ["_0"]
    assert vector["children"][0]["columns"][0]["num_elements"] == 3
    assert vector["children"][0]["columns"][0]["num_pages"] == 3
    assert cardinality["is_projected"]
    assert number["type_alias"] == "Double32_t"


def test_text_shows_the_tree(told: Any) -> None:
    lines = told(collections()).splitlines()
    assert any(line.strip().startswith("v: std::vector<float>") for line in lines)
    assert any(line.strip() == '"measured"' for line in lines)
    assert any(line.strip().startswith("_0: float") for line in lines)
    assert any("alias Double32_t" in line for line in lines)
    assert any("projected" in line for line in lines)
    assert any("| #1 Real32: 3 elements in 3 pages, 12 B" in line for line in lines)
    assert any("2 clusters in 2 groups" in line for line in lines)


def test_clusters_are_listed_when_asked_for(told: Any) -> None:
    assert "entries 2 to 2" not in told(collections())
    text = told(collections(), "--clusters")
    assert "0: entries 0 to 1 (2)" in text
    assert "1: entries 2 to 2 (1)" in text


def test_representations_and_deferred_columns(told: Any) -> None:
    columns = [column(REAL32, 0), column(REAL16, 0, representation_index=1)]
    extension = {"fields": [field("late", "float")], "columns": [deferred(REAL32, 1, 1)]}
    clusters = [
        DescribedCluster(1, [[[1.0]], SUPPRESSED]),
        DescribedCluster(1, [SUPPRESSED, Pages([[2.0]], element_offset=1), Pages([[3.0]], element_offset=1)]),
    ]
    text = told(file_of([field("x", "float")], columns, clusters, extension=extension))
    assert "#1 Real16, representation 1" in text
    assert "late: float  (added later)" in text
    assert "from element 1" in text


def test_value_range_of_quantized_columns(told: Any) -> None:
    assert "Real32Quant 8 bits in [0, 255]" in told(KINDS["quantized"].draft())


def test_dropped_fields_say_why(told: Any) -> None:
    fields = [field("good", "float"), field("odd", "float", role=9)]
    draft = file_of(fields, [column(REAL32, 0), column(REAL32, 1)], [DescribedCluster(1, [[[1.0]], [[2.0]]])])
    summary = told(draft, "--format", "json")
    assert list(summary["dropped_fields"]) == ["odd"]
    assert "RNT-FLD-003" in summary["dropped_fields"]["odd"]
    assert summary["fields"][1]["role"] == "unknown 0x9"


def test_unknown_column_types_are_shown_as_numbers(told: Any) -> None:
    draft = one_column()
    draft.header["payload"]["schema"]["columns"][0]["column_type"] = 0x99  # type: ignore[index]
    assert "unknown 0x99" in told(draft)


def test_unknown_compression_is_shown_as_a_number(told: Any) -> None:
    draft = one_column()
    draft.located(0, 0, 0)["compression_settings"] = 9999  # type: ignore[index]
    assert "unknown" in told(draft)
    assert "9999" in told(draft)


def test_pages_are_not_read(tmp_path: Path) -> None:
    draft = one_column()
    offset = draft.located(0, 0, 0)["items"][0]["locator"]["ofs_range"]  # type: ignore[index]
    data = bytearray(draft.build())
    data[offset] ^= 1
    path = tmp_path / "damaged.root"
    path.write_bytes(data)
    assert run_cli("info", str(path)).code == 0


def test_empty_ntuple(told: Any) -> None:
    text = told(file_of([]))
    assert "entries:        0" in text
    assert "0 clusters" in text


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "0 B"),
        (999, "999 B"),
        (1000, "1 kB"),
        (1234567, "1.23 MB"),
        (10**12, "1 TB"),
        (10**16, "1e+04 TB"),
    ],
)
def test_sizes_for_people(number: int, text: str) -> None:
    assert size_text(number) == text


@pytest.mark.parametrize(
    ("target", "parts"),
    [
        ("data.root", ("data.root", None)),
        ("data.root:Events", ("data.root", "Events")),
        ("data.root:dir/Events", ("data.root", "dir/Events")),
        ("a:b.root:Events", ("a:b.root", "Events")),
        ("https://host/data.root", ("https://host/data.root", None)),
        ("https://host/data.root:Events", ("https://host/data.root", "Events")),
        ("https://host:8080/data.root", ("https://host:8080/data.root", None)),
        ("https://host:8080/data.root:Events", ("https://host:8080/data.root", "Events")),
        ("root://host//data.root", ("root://host//data.root", None)),
        ("https://host/data.root?at=1:2", ("https://host/data.root?at=1:2", None)),
        ("-", ("-", None)),
        (":", (":", None)),
    ],
)
def test_file_and_ntuple_in_one_argument(target: str, parts: tuple[str, str | None]) -> None:
    assert resolve(target) == Input(*parts)


def test_existing_file_with_a_colon_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "run:7.root"
    path.write_bytes(b"")
    assert resolve(str(path)) == Input(str(path))


def test_bytes_that_pages_share_count_once(tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    values = np.tile(np.arange(1000.0), 4)
    options = rnt.WriteOptions(compression="none", page_size=8000)
    rnt.write(path, "E", {"a": values, "b": values}, options)
    summary = json.loads(run_cli("info", str(path), "--format", "json").out)["ntuples"][0]
    assert summary["num_pages"] == 8
    assert (summary["num_shared_pages"], summary["nbytes_pages"], summary["len_pages"]) == (7, 8000, 64000)
    assert [field["nbytes"] for field in summary["fields"]] == [8000, 0]
    for more, key in ((["--group", "auto"], "groups"), ([], "fields")):
        found = json.loads(run_cli("stats", str(path), "--format", "json", *more).out)
        assert sum(each["nbytes"] for each in found[key]) == 8000
    assert path.stat().st_size > summary["nbytes_pages"] + summary["nbytes_metadata"]
    text = run_cli("info", str(path)).out
    assert "8 kB on disk, 7 of them share bytes, 64 kB uncompressed (8.00x)" in text


def test_fields_can_be_chosen_ordered_and_measured(tmp_path: Path) -> None:
    path = str(tmp_path / "a.root")
    data = {"b": np.random.default_rng(1).normal(size=100), "c": [[1.0]] * 100, "a": np.zeros(100, np.int8)}
    rnt.write(path, "E", data, schema={"b": "double", "c": "std::vector<double>", "a": "std::int8_t"})

    def names(*options: str) -> list[str]:
        lines = run_cli("info", path, *options).out.split("schema:")[1].splitlines()[1:]
        return [line.strip().partition(":")[0] for line in lines]

    assert names("--no-columns") == ["b", "c", "_0", "a"]
    assert names("--no-columns", "--depth", "1", "--sort", "name") == ["a", "b", "c"]
    assert names("--no-columns", "--depth", "1", "--sort", "size")[0] == "b"
    assert names("--no-columns", "--fields", "[ab]") == ["b", "a"]
    assert names("--depth", "0") == []
    assert len(names("--columns")) == 8
    line = next(line for line in run_cli("info", path, "--sizes").out.splitlines() if " b: double" in line)
    assert line.rstrip("]").endswith("%")
    assert run_cli("info", path, "--fields", "x").code == 2
    assert run_cli("info", path, "--depth", "-1").code == 2
    document = json.loads(run_cli("info", path, "--format", "json", "--fields", "c", "--depth", "1").out)
    assert [(field["name"], field["children"]) for field in document["ntuples"][0]["fields"]] == [("c", [])]
