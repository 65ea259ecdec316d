"""Locators of object stores and the JSON anchor of ROOT's S3 back end are refused in a sentence, by every command."""

from __future__ import annotations

from pathlib import Path

import pytest

import rntuple_construct as rnt
from rntuple_construct.cli import main
from rntuple_construct.kit.corpus.mutations.bases import draft_of
from rntuple_construct.kit.files.table_changes import change_trees
from rntuple_construct.validation import validate

PAGES = "page_list[*].page_locations[*][0][*]"
# As ROOT's source writes them: the size, then the object and, for Multi, an offset in its lower half.
PAYLOAD = "hex 0400000000000000 2807000000000000"
ANCHOR = (
    b'{"anchorVersion":1,"formatVersionEpoch":1,"formatVersionMajor":0,"formatVersionMinor":0,"formatVersionPatch":0,'
    b'"urlTemplate":"${baseurl}/${obj}","cloneTemplate":"","header":{},"footer":{}}'
)


@pytest.fixture(params=[(0x02, "Object64"), (0x03, "Multi")], ids=lambda given: given[1])
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, int, str]:
    """A file whose first column has its pages in an object store, the kind of the locators, and its name."""
    kind, name = request.param
    draft = draft_of("plain")
    change_trees(draft, {"at": PAGES, "set": {"locator": {"kind": kind, "reserved": 0, "payload": PAYLOAD}}})
    path = tmp_path / "stored.root"
    path.write_bytes(draft.build())
    return path, kind, name


def test_the_validator_names_the_kind(stored: tuple[Path, int, str]) -> None:
    path, _, name = stored
    report = validate(path)
    (found, *_) = [found for found in report.findings if found.rule_id == "RNT-LOC-005"]
    assert name in found.message
    assert "RNT-VAL-003" not in {found.rule_id for found in report.findings}


def test_the_reader_refuses_the_field_alone(stored: tuple[Path, int, str]) -> None:
    path, _, name = stored
    with rnt.open(path) as file:
        ntuple = file[file.keys()[0]]
        first, *others = ntuple.keys()
        with pytest.raises(
            rnt.UnsupportedError, match=f"{name} locators lead into an object store"
        ) as caught:
            ntuple[first].array(library="np")
        assert caught.value.rule_id == "RNT-LOC-006"
        for other in others:
            assert len(ntuple[other].array(library="np")) == ntuple.num_entries


def test_explain_names_the_kind(stored: tuple[Path, int, str], capsys: pytest.CaptureFixture[str]) -> None:
    path, kind, name = stored
    assert main(["explain", str(path)]) == 0
    assert f"outside the file, kind {kind:#x} ({name}, in an object store)" in capsys.readouterr().out


def test_the_json_anchor_is_called_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "anchor.root"
    path.write_bytes(ANCHOR)
    sentence = "is the JSON anchor of an RNTuple in an object store"
    with pytest.raises(rnt.UnsupportedError, match=sentence):
        rnt.open(path)
    (found,) = validate(path).findings
    assert (found.rule_id, sentence in found.message) == ("RNT-VAL-003", True)
    for command in ("info", "explain"):
        assert main([command, str(path)]) != 0
        assert sentence in capsys.readouterr().err


def test_a_bare_container_keeps_its_rule(tmp_path: Path) -> None:
    path = tmp_path / "bare.root"
    path.write_bytes(b"rntuple" + bytes(100))
    (found,) = validate(path).findings
    assert found.rule_id == "RNT-CNT-019"
