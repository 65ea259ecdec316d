"""The cases for other readers: valid files are read and hold what they should, invalid ones are refused for their rule."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest
from support.dumps import run_cli

from rntuple_construct import trevni
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.cli.documents import schema_of
from rntuple_construct.trevni.cases import TrevniCase, cases
from rntuple_construct.trevni.cases.features import FEATURES, Feature
from rntuple_construct.validation.rules import RULES

ALL = pytest.mark.parametrize("case", list(cases()), ids=lambda case: case.id)


@pytest.fixture(autouse=True)
def snappy(request: pytest.FixtureRequest) -> None:
    """Skip cases that need the library of snappy where it is missing."""
    case = request.node.callspec.params.get("case") if hasattr(request.node, "callspec") else None
    if case is None or "snappy" in case.id:
        pytest.importorskip("cramjam")


@ALL
def test_the_check_reports_the_rules_of_the_case(case: TrevniCase) -> None:
    report = trevni.validate(case.make())
    assert tuple(sorted({found.rule_id for found in report.findings})) == case.rules
    assert report.ok == (case.kind == "valid")


@ALL
def test_valid_files_are_read_and_others_refused(case: TrevniCase) -> None:
    data = case.make()
    assert data == case.make()
    if case.kind == "invalid":
        assert case.values() is None
        with pytest.raises(RNTupleError, match=case.rule), trevni.open(data) as file:
            file.arrays()
        return
    values = case.values()
    assert values is not None
    with trevni.open(data) as file:
        assert values["num_entries"] == file.num_rows
        assert list(values["fields"]) == file.fields
    assert json.loads(json.dumps(values, allow_nan=False)) == values


@pytest.mark.parametrize("feature", FEATURES, ids=lambda feature: feature.name)
def test_files_hold_what_they_were_made_of(feature: Feature, tmp_path: Path) -> None:
    for profile in feature.profiles:
        path = tmp_path / f"{profile}.trv"
        feature.make(path, profile)
        with trevni.open(path) as file:
            assert file.profile.name == profile
            rows = file.arrays(library="py")
        data = feature.data
        assert rows == [dict(zip(data, values, strict=True)) for values in zip(*data.values(), strict=True)]


def test_ids_are_unique_and_every_rule_has_a_case() -> None:
    found = list(cases())
    assert len({case.id for case in found}) == len({case.file_name for case in found}) == len(found)
    assert {case.rule for case in found} - {None} == {
        rule.id for rule in RULES.values() if rule.area == "TRV"
    }
    assert {case.id.split("/")[1] for case in found} == {"examples", "wiki", "avro", "rules"}


def test_the_command_writes_the_files(tmp_path: Path) -> None:
    assert run_cli("corpus", "--suite", "trevni", str(tmp_path)).code == 0
    manifest = json.loads((tmp_path / "manifest.json").read_text(encoding="ascii"))
    jsonschema.validate(manifest, schema_of("corpus-manifest"))
    entries = {entry["id"]: entry for entry in manifest["cases"]}
    for case in cases():
        entry = entries[case.id]
        assert (tmp_path / entry["file"]).read_bytes() == case.make()
        assert (entry["outcome"]["kind"], tuple(entry["outcome"]["rules"])) == (case.kind, case.rules)
        if case.kind == "valid":
            document = json.loads((tmp_path / entry["expected"]).read_text(encoding="ascii"))
            jsonschema.validate(document, schema_of("corpus-expected"))
            assert document["values"] == case.values()
    done = run_cli("corpus", "--suite", "trevni", "--list", "--only", "rules/RNT-TRV-001")
    assert done.out == "trevni/rules/RNT-TRV-001  Breaks RNT-TRV-001 (Magic and version).\n"
