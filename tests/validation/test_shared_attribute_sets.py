"""Many links to one attribute set: it is read and checked once, and what is wrong with it is said of every link."""

from __future__ import annotations

import io
from collections import Counter

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.format.metadata import Envelope, FileMetadata, KnownSchemas
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.validation import context, validate
from rntuple_construct.validation.checks import ITSELF, LINK, NTUPLE


def _file() -> bytes:
    """An RNTuple of ten entries with one attribute set of one range."""
    out = io.BytesIO()
    with rnt.create(out, "nt", {"x": "float"}) as events:
        attributes = events.attribute_set("set", {"good": "bool"})
        events.extend({"x": np.arange(10, dtype=np.float32)})
        attributes.append(0, 5, good=True)
    return out.getvalue()


def _linked(data: bytes, names: list[str]) -> bytes:
    """The same file with a link of each name to the one attribute set."""
    draft = EditableFile.take_apart(data)
    frame = draft.footer["payload"]["linked_attribute_sets"]
    items = frame["items"] if isinstance(frame, dict) else frame
    items[:] = [{**items[0], "name": name} for name in names]
    return draft.build()


def _names(count: int) -> list[str]:
    return [f"set{number}" for number in range(count)]


def _damaged(data: bytes) -> bytes:
    """The first page of the attribute set with one bit changed."""
    (opened,) = FileMetadata(data).open(FileMetadata(data).keys[0]).require().attribute_sets
    page = int(opened.require().clusters[0].page_list.offset[0])
    changed = bytearray(data)
    changed[page] ^= 1
    return bytes(changed)


def _work(data: bytes, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    done: Counter[str] = Counter()

    def counted(owner: type, name: str) -> None:
        method = getattr(owner, name)

        def call(self, *arguments, **options):
            done[name] += 1
            return method(self, *arguments, **options)

        monkeypatch.setattr(owner, name, call)

    with monkeypatch.context() as patch:
        monkeypatch = patch
        monkeypatch.setattr(
            context, "SCHEMAS", KnownSchemas()
        )  # files with these headers have been validated before
        counted(type(DEFAULT_GENERATION), "parse_header")
        counted(type(DEFAULT_GENERATION), "parse_footer")
        counted(type(DEFAULT_GENERATION), "parse_page_list")
        counted(type(DEFAULT_GENERATION), "check_envelope")
        counted(Envelope, "stored")
        validate(data)
    return done


def test_work_does_not_grow_with_the_number_of_links(monkeypatch):
    data = _file()
    few, many = (_work(_linked(data, _names(count)), monkeypatch) for count in (1, 200))
    assert few == many
    assert few["parse_header"] == 2


def test_every_check_of_an_rntuple_is_about_itself_or_a_link():
    assert Counter([*ITSELF, *LINK]) == Counter(NTUPLE)
    assert {check.name for check in LINK} == {
        "attribute_sets.restrictions", "attribute_sets.fields", "attribute_sets.ranges",
    }  # fmt: skip


def test_sound_links_are_all_listed():
    report = validate(_linked(_file(), _names(3)))
    assert report.ok
    assert report.files[0].ntuples == ("nt", "nt:set0", "nt:set1", "nt:set2")


def test_damage_is_said_of_every_link():
    report = validate(_linked(_damaged(_file()), _names(3)))
    found = [(each.ntuple, each.path, each.span) for each in report.findings if each.rule_id == "RNT-PAG-002"]
    one = [
        (each.path, each.span)
        for each in validate(_damaged(_file())).findings
        if each.rule_id == "RNT-PAG-002"
    ]
    assert len(one) == 1
    assert found == [(f"nt:set{number}", *one[0]) for number in range(3)]


def test_what_is_about_the_link_names_it():
    draft = EditableFile.take_apart(_linked(_file(), ["a", "b"]))
    draft.footer["payload"]["cluster_groups"]["items"][0]["entry_span"] = 3
    report = validate(draft.build())
    found = [each for each in report.findings if each.rule_id == "RNT-ATT-006"]
    assert [each.ntuple for each in found] == ["nt:a", "nt:b"]


def test_ranges_of_an_rntuple_whose_clusters_claim_too_many_entries():
    draft = EditableFile.take_apart(_linked(_file(), ["a"]))
    draft.footer["payload"]["cluster_groups"]["items"][0]["entry_span"] = 2**64 - 1
    draft.footer["payload"]["cluster_groups"]["items"].append(
        dict(draft.footer["payload"]["cluster_groups"]["items"][0])
    )
    report = validate(draft.build())
    assert not report.ok
    assert "RNT-ATT-006" not in {each.rule_id for each in report.findings}


def test_links_of_one_name_are_one_cause():
    report = validate(_linked(_damaged(_file()), ["a", "a"]))
    assert [each.rule_id for each in report.findings].count("RNT-PAG-002") == 1
    assert "RNT-ATT-001" in {each.rule_id for each in report.findings}


def test_a_wrong_version_in_one_link_leaves_the_others():
    draft = EditableFile.take_apart(_linked(_damaged(_file()), ["a", "b", "c"]))
    frame = draft.footer["payload"]["linked_attribute_sets"]
    frame["items"][0]["schema_version_major"] = 7
    report = validate(draft.build())
    found = {(each.rule_id, each.ntuple) for each in report.findings}
    assert {("RNT-ATT-004", "nt"), ("RNT-PAG-002", "nt:b"), ("RNT-PAG-002", "nt:c")} <= found
    assert ("RNT-PAG-002", "nt:a") not in found
