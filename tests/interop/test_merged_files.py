"""Merged files in other readers: whoever reads the parts reads their entries one after the other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from support.peers import answer, differences, require
from support.root_files import NAMES, path_of, values_of
from support.root_process import require_root, root

import rntuple_construct as rnt
from rntuple_construct.kit.corpus.features import FEATURES
from rntuple_construct.kit.runner.protocol import Answer, Status
from rntuple_construct.writer import FieldSpec

MERGED = [each for each in FEATURES if not each.is_refused and not each.is_cut and each.generation == "1.x"]
READERS = ("uproot", "root")


def check(part: Answer, merged: Answer) -> None:
    """Whatever was read of a part is read of the merged file, twice."""
    assert merged.status is Status.OK or part.status is not Status.OK, merged.message
    for name, values in part.result.get("fields", {}).items():
        assert name in merged.result["fields"], merged.result["refused"].get(name)
        assert json.dumps(merged.result["fields"][name]) == json.dumps(values + values), name


def rules(path: Path) -> set[str]:
    return {each.rule_id for each in rnt.validate(path, level="full").findings}


@pytest.mark.timeout(900)
def test_features_merged_with_themselves(tmp_path: Path) -> None:
    for reader in READERS:
        require(reader)
    part, merged = tmp_path / "part.root", tmp_path / "merged.root"
    for feature in MERGED:
        feature.write(part)
        rnt.merge(merged, [part] * 2)
        assert rules(merged) <= rules(part), feature.title
        with rnt.open(part) as one, rnt.open(merged) as both:
            values = one[feature.ntuple].arrays(library="py")
            assert repr(both[feature.ntuple].arrays(library="py")) == repr(values + values), feature.title
        for reader in READERS:
            check(*(answer(reader, path, feature.ntuple) for path in (part, merged)))
    assert len(MERGED) > 250


def test_root_reads_its_own_files_merged(tmp_path: Path) -> None:
    require_root()
    for name in NAMES:
        rnt.merge(tmp_path / "merged.root", [path_of(name)] * 2)
        for key in values_of(name):
            before, after = (root().read(path, key) for path in (path_of(name), tmp_path / "merged.root"))
            assert (after["entries"], after["errors"]) == (2 * before["entries"], {}), name
            for field, values in before["values"].items():
                assert repr(after["values"][field]) == repr(values + values), (name, field)
            assert set(after["attributes"]) == set(before["attributes"]), name


def mixed(directory: Path) -> tuple[Path, list[dict[str, Any]]]:
    """A file of parts with different encodings and fields, and its entries."""
    parts = []
    for number, encoding in enumerate(["SplitReal32", "Real16", "Real32"]):
        schema: dict[str, Any] = {"x": FieldSpec.of("float", encoding=encoding)}
        rows: list[dict[str, Any]] = [{"x": number + i / 2} for i in range(4)]
        if number:
            schema |= {"v": "std::vector<std::int32_t>", "n": "double", "a": "std::array<std::int16_t,2>"}
            rows = [row | {"v": list(range(i)), "n": i / 4, "a": [i, -i]} for i, row in enumerate(rows)]
        parts.append(directory / f"part{number}.root")
        with rnt.create(parts[-1], "ntpl", schema) as writer:
            writer.extend(rows)
    rnt.merge(directory / "merged.root", [*parts, parts[0], parts[1]], union=True)
    with rnt.open(directory / "merged.root") as file:
        return directory / "merged.root", file.only().arrays(library="py")


def test_parts_of_different_encodings_and_fields(tmp_path: Path) -> None:
    path, rows = mixed(tmp_path)
    assert set(rows[0]) == {"x", "v", "n", "a"}
    for reader in READERS:
        assert differences(reader, path, "ntpl") == []
