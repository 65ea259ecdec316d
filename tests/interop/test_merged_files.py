"""Merged files in other readers: whoever reads the parts reads their entries one after the other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.peers import Answer, uproot_answer
from support.root_files import NAMES, path_of, values_of
from support.root_process import answer_of, require_root, root

import rntuple_construct as rnt
from rntuple_construct.kit.corpus.features import FEATURES
from rntuple_construct.kit.corpus.features.model import Feature
from rntuple_construct.writer import FieldSpec

MERGED = [each for each in FEATURES if not each.is_refused and not each.is_cut and each.generation == "1.x"]
EVERY = pytest.mark.parametrize("feature", MERGED, ids=lambda feature: feature.title)


def two(feature: Feature, directory: Path) -> tuple[Path, Path]:
    """The file of a feature, and the same merged with itself."""
    feature.write(directory / "part.root")
    rnt.merge(directory / "merged.root", [directory / "part.root"] * 2)
    return directory / "part.root", directory / "merged.root"


def check(part: Answer, merged: Answer) -> None:
    """Whatever was read of a part is read of the merged file, twice."""
    assert not merged.error or part.error
    for name, values in part.values.items():
        assert name in merged.values, merged.errors.get(name)
        assert repr(merged.values[name]) == repr(values + values)


def rules(path: Path) -> set[str]:
    return {each.rule_id for each in rnt.validate(path, level="full").findings}


@EVERY
def test_validator_and_uproot(feature: Feature, tmp_path: Path) -> None:
    part, merged = two(feature, tmp_path)
    assert rules(merged) <= rules(part)
    with rnt.open(part) as one, rnt.open(merged) as both:
        values = one[feature.ntuple].arrays(library="py")
        assert repr(both[feature.ntuple].arrays(library="py")) == repr(values + values)
    check(*(uproot_answer(path, feature.ntuple) for path in (part, merged)))


@EVERY
def test_root(feature: Feature, tmp_path: Path) -> None:
    require_root()
    part, merged = two(feature, tmp_path)
    check(*(answer_of(path, feature.ntuple, None) for path in (part, merged)))


@pytest.mark.parametrize("name", NAMES)
def test_root_reads_its_own_files_merged(name: str, tmp_path: Path) -> None:
    require_root()
    rnt.merge(tmp_path / "merged.root", [path_of(name)] * 2)
    for key in values_of(name):
        before, after = (root().read(path, key) for path in (path_of(name), tmp_path / "merged.root"))
        assert (after["entries"], after["errors"]) == (2 * before["entries"], {})
        for field, values in before["values"].items():
            assert repr(after["values"][field]) == repr(values + values), field
        assert set(after["attributes"]) == set(before["attributes"])


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


def root_says(path: Path) -> Answer:
    require_root()
    return answer_of(path, "ntpl", None)


@pytest.mark.parametrize("reader", [lambda path: uproot_answer(path, "ntpl"), root_says])
def test_parts_of_different_encodings_and_fields(reader: Callable[[Path], Answer], tmp_path: Path) -> None:
    path, rows = mixed(tmp_path)
    answer = reader(path)
    assert (answer.error, answer.errors) == ("", {})
    for name in ("x", "v", "n", "a"):
        assert [list(v) if isinstance(v, list) else v for v in answer.values[name]] == [
            row[name] for row in rows
        ]
