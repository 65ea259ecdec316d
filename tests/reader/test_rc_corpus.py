"""Every real file of the release candidates: all values of all fields, and what ``rntuple info`` says about it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.corpora import MANIFEST, corpus_names
from support.dumps import compact, hash_of_integers, hash_of_values, run_cli

import rntuple_construct as rnt

HUGE = 1_000_000
ERAS = ("rc1", "rc2")
FACTS = {
    entry["name"]: {**entry["ntuples"][0], "tfile_fVersion": entry["tfile_fVersion"]}
    for entry in MANIFEST
    if entry["era"] in ERAS
}
LARGE = [name for name, facts in FACTS.items() if facts["entries"] > HUGE] or ["no-corpus"]
SMALL = [name for name in corpus_names(*ERAS) if name not in LARGE] or ["no-corpus"]
ALGORITHMS = {0: "none", 4: "lz4", 5: "zstd"}


def columns_of(fields: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The columns that the fields of a summary own, in schema order."""
    return [
        column
        for field in fields
        for column in [*([] if field["is_projected"] else field["columns"]), *columns_of(field["children"])]
    ]


@pytest.mark.parametrize(("era", "count"), [("rc1", 14), ("rc2", 16)])
def test_all_files_of_the_release_candidate_are_here(era: str, count: int) -> None:
    names = corpus_names(era)
    assert names == ["no-corpus"] or len(names) == count


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.slow
def test_dump_prints_the_expected_values(name: str, corpus_file: Any, corpus_expected: Any) -> None:
    (expected,) = corpus_expected(name)["ntuples"].values()
    outcome = run_cli("dump", "--format", "json", str(corpus_file(name)))
    assert (outcome.code, outcome.err) == (0, "")
    lines = outcome.out.splitlines()
    assert (lines[0], lines[-1]) == ("[", "]")
    first = [line.removesuffix(",") for line in lines[1:-1][:50]]
    assert first == [compact(value) for value in expected["values"]]
    rows = json.loads(outcome.out)
    assert len(rows) == expected["entries"]
    hashes = {field: hash_of_values([row[field] for row in rows]) for field in expected["fields"]}
    assert hashes == {field: check["sha256"] for field, check in expected["checks"].items()}


@pytest.mark.parametrize("name", LARGE)
def test_whole_column_of_a_large_file(name: str, corpus_file: Any, corpus_expected: Any) -> None:
    (expected,) = corpus_expected(name)["ntuples"].values()
    outcome = run_cli("dump", "--entries", "0:50", str(corpus_file(name)))
    assert json.loads(outcome.out) == expected["values"]
    with rnt.open(corpus_file(name)) as file:
        events = file.only()
        (field,) = events.fields
        assert events.num_entries == expected["entries"]
        chunks = (chunk[field] for chunk in events.iterate(step_size="16 MB"))
        assert hash_of_integers(chunks) == expected["checks"][field]["sha256"]


@pytest.mark.parametrize("name", corpus_names(*ERAS))
def test_info_tells_the_facts(name: str, corpus_file: Any) -> None:
    outcome = run_cli("info", "--format", "json", str(corpus_file(name)))
    assert (outcome.code, outcome.err) == (0, "")
    facts = FACTS[name]
    (summary,) = json.loads(outcome.out)["ntuples"]
    version = summary["format_version"]
    told = {
        "era": summary["generation"],
        **{key: summary[key] for key in ("name", "writer", "description")},
        # RC1 stores no version.
        "format_version": None if version == "rc1" else [int(number) for number in version.split(".")],
        "entries": summary["num_entries"],
        "fields": summary["num_fields"],
        "top_level_fields": len(summary["fields"]),
        "columns": summary["num_columns"],
        "alias_columns": summary["num_alias_columns"],
        "clusters": summary["num_clusters"],
        "cluster_groups": summary["num_cluster_groups"],
    }
    assert told == {key: facts[key] for key in told}


@pytest.mark.parametrize("name", corpus_names(*ERAS))
def test_info_tells_columns_and_compression(name: str, corpus_file: Any) -> None:
    outcome = run_cli("info", "--format", "json", str(corpus_file(name)))
    facts = FACTS[name]
    (summary,) = json.loads(outcome.out)["ntuples"]
    columns = columns_of(summary["fields"])
    assert {column["type"] for column in columns} == set(facts["column_types"])
    assert len(columns) == facts["columns"]
    settings = facts["compression_settings"]
    expected = {f"{ALGORITHMS[s // 100]}:{s % 100}" if s else "none" for s in settings}
    assert set(summary["compression"]) == expected
    assert summary["page_checksums"] == ("all" if "page checksums" in facts["features"] else "none")
    assert (summary["attribute_sets"], summary["feature_flags"], summary["dropped_fields"]) == ([], [], {})


@pytest.mark.parametrize("name", corpus_names(*ERAS))
def test_info_text_names_versions_writer_and_columns(name: str, corpus_file: Any) -> None:
    outcome = run_cli("info", str(corpus_file(name)))
    assert outcome.code == 0
    facts = FACTS[name]
    number = facts["tfile_fVersion"] % 1_000_000
    root = f"ROOT {number // 10000}.{number // 100 % 100}.{number % 100},"
    assert root in outcome.out.splitlines()[0]
    version = f"{'0.2.0.0' if facts['era'] == 'rc2' else 'rc1'} (generation {facts['era']})"
    for text in (f"writer:         {facts['writer']}", f"format:         {version}", *facts["column_types"]):
        assert text in outcome.out


@pytest.mark.parametrize("name", SMALL)
def test_ranges_of_entries_are_parts_of_the_whole(name: str, corpus_file: Any) -> None:
    with rnt.open(corpus_file(name)) as file:
        events = file.only()
        total = min(events.num_entries, 60_000)
        whole = events.arrays(entry_stop=total, library="py")
        edges = {0, 1, total // 3, total // 2, total - 1, total}
        edges |= {min(cluster.first_entry, total) for cluster in events.clusters}
        for start in sorted(edges):
            for stop in (start, start + 1, start + 7, total):
                rows = events.arrays(entry_start=start, entry_stop=min(stop, total), library="py")
                assert rows == whole[start : min(stop, total)]


@pytest.mark.parametrize("name", SMALL)
def test_chunks_joined_are_the_whole(name: str, corpus_file: Any) -> None:
    with rnt.open(corpus_file(name)) as file:
        events = file.only()
        stop = min(events.num_entries, 5000)
        chunks = events.iterate(step_size=max(stop // 3, 1), entry_stop=stop, library="py")
        joined = [row for chunk in chunks for row in chunk]
        assert joined == events.arrays(entry_stop=stop, library="py")


@pytest.mark.parametrize("name", SMALL)
def test_single_fields_have_the_same_values_as_all_together(name: str, corpus_file: Any) -> None:
    with rnt.open(corpus_file(name)) as file:
        events = file.only()
        stop = min(events.num_entries, 200)
        rows = events.arrays(entry_stop=stop, library="py")
        for field in events.fields:
            alone = events.arrays([field], entry_stop=stop, library="py")
            assert alone == [{field: row[field]} for row in rows]


@pytest.mark.parametrize("name", corpus_names(*ERAS))
def test_real_files_have_no_user_metadata(name: str, corpus_file: Any) -> None:
    with rnt.open(corpus_file(name)) as file:
        assert file.only().user_metadata == ()
