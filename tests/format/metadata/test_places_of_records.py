"""Places in the records of large envelopes, which are parsed one by one, against those of the whole envelope."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rntuple_construct.format.generations import WRITABLE_NAMES
from rntuple_construct.format.metadata import FileMetadata, byte_ranges
from rntuple_construct.format.metadata.byte_ranges import Places
from rntuple_construct.kit.files.generate import generate_file

DATA = Path(__file__).resolve().parents[2] / "data" / "root-6.40" / "files"


def places_of(source: object) -> list[Places]:
    """Of header and footer of all RNTuples of a file."""
    return [
        Places(ntuple.generation, envelope.envelope_type, envelope.data)
        for opened in FileMetadata(source)
        if (ntuple := opened.ntuple) is not None
        for envelope in (ntuple.header_envelope, ntuple.footer_envelope)
    ]


def check(source: object, monkeypatch: pytest.MonkeyPatch) -> int:
    """Compare the places of all parts of records; returns their number."""
    count = 0
    for whole, single in zip(places_of(source), places_of(source), strict=True):
        known = {
            path: place for path, place in whole.all().items() if re.fullmatch(byte_ranges._RECORD, path)
        }
        monkeypatch.setattr(byte_ranges, "_LARGEST_INDEXED", 0)
        monkeypatch.setattr(single, "all", lambda: pytest.fail("the whole envelope was parsed"))
        assert {path: single.find(path) for path in known} == known
        assert {f"{path}.no_such_member": single.find(f"{path}.no_such_member") for path in known} == {
            f"{path}.no_such_member": place for path, place in known.items()
        }
        monkeypatch.undo()
        count += len(known)
    return count


@pytest.mark.parametrize(
    "name", ["classes", "late_member", "late_in_steps", "projections", "streamers", "representations"]
)
def test_places_in_real_files(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert check(DATA / f"{name}.root", monkeypatch) > 20


@pytest.mark.parametrize("generation", WRITABLE_NAMES)
def test_places_in_generated_files(generation: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sum(check(generate_file(seed, generation).data, monkeypatch) for seed in range(12)) > 200


def test_a_record_that_is_not_there_has_the_place_of_its_list(monkeypatch: pytest.MonkeyPatch) -> None:
    header = places_of(DATA / "classes.root")[0]
    expected = header.find("header.schema.fields[999].name")
    monkeypatch.setattr(byte_ranges, "_LARGEST_INDEXED", 0)
    assert header.find("header.schema.fields[999].name") == expected == header.find("header.schema.fields")
