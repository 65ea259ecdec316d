"""All real files of the release candidates, rescued: what they hold as 1.x files, by our reader and by uproot."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import uproot
from support.both_grammars import check_both_grammars
from support.corpora import MANIFEST, corpus_names
from support.dumps import compact, hash_of_integers, hash_of_values, run_cli
from support.uproot_values import uproot_columns

import rntuple_construct as rnt
from rntuple_construct.conversion import ConvertOptions, convert
from rntuple_construct.validation import validate

HUGE = 2_000_000
ENTRIES = {entry["name"]: entry["ntuples"][0]["entries"] for entry in MANIFEST}
DRAFTS = corpus_names("rc1", "rc2")
SMALL = [name for name in DRAFTS if ENTRIES.get(name, 0) < HUGE] or ["no-corpus"]
LARGE = [name for name in DRAFTS if ENTRIES.get(name, 0) >= HUGE] or ["no-corpus"]
RELEASED = [name for name in corpus_names("1.x") if ENTRIES.get(name, 0) < HUGE] or ["no-corpus"]

# Classes of that time have no type checksum, and nobody can compute one without their C++ definition.
KNOWN_FINDINGS = {"RNT-FLD-022"}
REFUSED = {
    ("rc2", "jsroot__rntuple_test__093163a57.root"): "no streamer fields",
    ("rc1", "jsroot__rntuple_test__093163a57.root"): "no std::atomic",
    ("rc1", "jsroot__rntuple_test__fb2249636.root"): "no std::map",
    ("rc1", "2024-11-14__47a084__test_atomic_bitset_rntuple_v1.root"): "no std::atomic",
    ("rc1", "2024-11-19__88c6d8__test_atomic_bitset_rntuple_v1-0-0-0.root"): "no std::atomic",
}


def in_order_of(value: Any, example: Any) -> Any:
    """A value whose records have their members in the order of an example.

    ROOT 6.26 stored the members of tuples backwards, and so the expected values of its file have them.
    """
    if isinstance(value, dict) and isinstance(example, dict) and value.keys() == example.keys():
        return {name: in_order_of(value[name], example[name]) for name in example}
    if isinstance(value, list) and isinstance(example, list) and example:
        return [in_order_of(item, example[0]) for item in value]
    return value


def hashes(columns: dict[str, list[Any]], expected: dict[str, Any]) -> dict[str, str]:
    """The hash of every field, members in the order of the source."""
    example = expected["values"][-1]
    return {
        name: hash_of_values([in_order_of(value, example[name]) for value in columns[name]])
        for name in expected["fields"]
    }


@pytest.fixture(scope="module")
def rescued(tmp_path_factory: pytest.TempPathFactory, corpus_file: Any) -> Any:
    """A function from the name of a real file to its copy in 1.x, made by the command line."""
    directory = tmp_path_factory.mktemp("rescued")

    def locate(name: str) -> Path:
        path = directory / f"{name}.root"
        if not path.exists():
            outcome = run_cli("convert", str(corpus_file(name)), str(path))
            assert (outcome.code, outcome.err) == (0, "")
        return path

    return locate


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.slow
def test_uproot_reads_the_expected_values_of_rescued_files(
    name: str, rescued: Any, corpus_expected: Any
) -> None:
    ((ntuple, expected),) = corpus_expected(name)["ntuples"].items()
    columns = uproot_columns(rescued(name), ntuple)
    assert list(columns) == list(expected["fields"])
    assert {len(column) for column in columns.values()} == {expected["entries"]}
    assert hashes(columns, expected) == {
        field: check["sha256"] for field, check in expected["checks"].items()
    }


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.slow
def test_our_dump_of_rescued_files_has_the_expected_values(
    name: str, rescued: Any, corpus_expected: Any
) -> None:
    ((_, expected),) = corpus_expected(name)["ntuples"].items()
    outcome = run_cli("dump", str(rescued(name)))
    rows = json.loads(outcome.out)
    assert [compact(in_order_of(row, expected["values"][-1])) for row in rows[:50]] == [
        compact(value) for value in expected["values"]
    ]
    columns = {field: [row[field] for row in rows] for field in expected["fields"]}
    assert hashes(columns, expected) == {
        field: check["sha256"] for field, check in expected["checks"].items()
    }


@pytest.mark.parametrize("name", LARGE)
def test_large_file_is_rescued(name: str, rescued: Any, corpus_expected: Any) -> None:
    ((ntuple, expected),) = corpus_expected(name)["ntuples"].items()
    ((field, check),) = expected["checks"].items()
    with uproot.open(rescued(name)) as file:
        column = np.asarray(file[ntuple][field].array())
    assert hash_of_integers([column]) == check["sha256"]
    with rnt.open(rescued(name)) as opened:
        chunks = (chunk[field] for chunk in opened[ntuple].iterate(step_size="16 MB"))
        assert hash_of_integers(chunks) == check["sha256"]


@pytest.mark.parametrize("name", DRAFTS)
def test_rescued_files_follow_the_format(name: str, rescued: Any) -> None:
    found = {finding.rule_id for finding in validate(rescued(name)).findings}
    assert found <= KNOWN_FINDINGS


@pytest.mark.parametrize("name", SMALL)
def test_rescued_files_keep_what_the_originals_say(name: str, rescued: Any, corpus_file: Any) -> None:
    with rnt.open(corpus_file(name)) as old, rnt.open(rescued(name)) as new:
        before, after = old.only(), new.only()
        assert (after.name, after.description, after.path) == (before.name, before.description, before.path)
        assert list(after.fields) == list(before.fields)
        assert after.num_entries == before.num_entries
        for field, copy in zip(before.fields.values(), after.fields.values(), strict=True):
            kept = ("role", "array_size", "type_alias", "description", "type_version")
            assert [getattr(copy.record, key) for key in kept] == [getattr(field.record, key) for key in kept]
            assert copy.is_projected == field.is_projected


def round_trip(source: Any, target: Path, generation: str) -> Path:
    convert(source, target, ConvertOptions(to=generation))
    with rnt.open(target) as file:
        for name in file:
            assert file[name].generation.name == generation
            check_both_grammars(target, file[name])
    return target


@pytest.mark.parametrize("generation", ["rc1", "rc2"])
@pytest.mark.parametrize("name", SMALL)
def test_drafts_are_converted_into_each_other_and_back(
    name: str, generation: str, corpus_file: Any, corpus_expected: Any, tmp_path: Path
) -> None:
    between = round_trip(corpus_file(name), tmp_path / "between.root", generation)
    last = round_trip(between, tmp_path / "last.root", "1.x")
    ((ntuple, expected),) = corpus_expected(name)["ntuples"].items()
    with rnt.open(last) as file:
        rows = file[ntuple].arrays(entry_stop=50, library="py")
    with rnt.open(corpus_file(name)) as file:
        assert rows == file[ntuple].arrays(entry_stop=50, library="py")
    assert len(rows) == min(50, expected["entries"])


@pytest.mark.parametrize("generation", ["rc1", "rc2", "1.x"])
@pytest.mark.parametrize("name", RELEASED)
def test_released_files_are_converted_to_every_generation(
    name: str, generation: str, corpus_file: Any, tmp_path: Path
) -> None:
    target = tmp_path / "copy.root"
    reason = REFUSED.get((generation, name))
    if reason is not None:
        with pytest.raises(rnt.SchemaError, match=f"field '.*generation {generation} has {reason}"):
            convert(corpus_file(name), target, ConvertOptions(to=generation))
        assert not list(tmp_path.iterdir())
        return
    round_trip(corpus_file(name), target, generation)
    with rnt.open(corpus_file(name)) as old, rnt.open(target) as new:
        assert list(new) == list(old)
        for ntuple in old:
            wanted = old[ntuple].arrays(entry_stop=100, library="py")
            assert [
                {key: row[key] for key in wanted[0]}
                for row in new[ntuple].arrays(entry_stop=100, library="py")
            ] == wanted
