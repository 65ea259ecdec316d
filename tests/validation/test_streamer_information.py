"""Streamer fields come with streamer information, but for classes whose streamer is built into ROOT."""

from __future__ import annotations

import pytest

from rntuple_construct.kit.corpus.mutations.bases import draft_of
from rntuple_construct.validation import validate


def rules_of(type_name: str) -> list[str]:
    """What is found where the only streamer field is of a type, and there is no streamer information."""
    draft = draft_of("streamed")
    draft.field("streamed")["type_name"] = type_name
    draft.extension["extra_type_infos"] = []
    return [found.rule_id for found in validate(draft.build()).findings]


@pytest.mark.parametrize(
    "type_name",
    [
        "TString", "TObject", "TDatime", "TArrayF", "TObjArray", "std::string", "std::vector<float>",
        "std::vector<std::vector<double>>", "std::vector<TString>", "std::map<std::string,float>", "std::list<float>", "list<float>",
    ],
)  # fmt: skip
def test_root_writes_no_streamer_information_for_built_in_streamers(type_name: str) -> None:
    assert rules_of(type_name) == []


@pytest.mark.parametrize(
    "type_name",
    ["TNamed", "Event", "std::vector<Event>", "std::pair<float,float>", "std::complex<float>", "Odd<"],
)
def test_other_classes_need_it(type_name: str) -> None:
    assert "RNT-EXT-005" in rules_of(type_name)
