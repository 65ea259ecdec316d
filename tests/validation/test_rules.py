"""The typed catalogue: lookup, prefixes, selection and messages."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.validation.rules import (
    AREAS,
    RULES,
    Depth,
    Selection,
    Severity,
    UnknownRuleError,
    expand,
    rule,
)


def test_lookup_is_by_id_in_any_case_with_or_without_prefix() -> None:
    assert rule("RNT-PAG-002") is rule("pag-002") is RULES["RNT-PAG-002"]


def test_unknown_rule_is_an_error_of_the_package_with_a_suggestion() -> None:
    with pytest.raises(RNTupleError, match="did you mean RNT-PAG-002") as caught:
        rule("RNT-PAG-02")
    assert isinstance(caught.value, LookupError)


@pytest.mark.parametrize("prefix", ["PAG", "pag", "RNT-PAG", "rnt-pag"])
def test_prefix_stands_for_the_rules_of_an_area(prefix: str) -> None:
    assert {entry.area for entry in expand(prefix)} == {"PAG"}


def test_prefix_does_not_cut_through_a_number() -> None:
    with pytest.raises(UnknownRuleError):
        expand("RNT-PAG-0")


@pytest.mark.parametrize("prefix", ["ALL", "all", "RNT"])
def test_all_stands_for_everything(prefix: str) -> None:
    assert expand(prefix) == tuple(RULES.values())


def test_every_area_has_a_title() -> None:
    assert {entry.area for entry in RULES.values()} == AREAS.keys()


def test_rules_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        rule("PAG-002").severity = Severity.INFO  # type: ignore[misc]
    with pytest.raises(TypeError):
        RULES["RNT-PAG-002"] = rule("PAG-001")  # type: ignore[index]


def test_rules_survive_a_process_boundary() -> None:
    assert pickle.loads(pickle.dumps(rule("PAG-002"))) == rule("PAG-002")


def test_every_message_can_be_filled_with_numbers_and_with_text() -> None:
    for value in (7, "seven", b"\x07", 0.7, None, ["a", 7]):
        texts = {each.id: each.format(**dict.fromkeys(each.fields, value)) for each in RULES.values()}
        assert {rule_id: text for rule_id, text in texts.items() if not text or "{" in text} == {}


def test_message_without_a_value_for_a_field_is_refused() -> None:
    with pytest.raises(TypeError, match="RNT-ENV-001: the message needs actual"):
        rule("ENV-001").format(expected=1)


def test_offsets_are_hexadecimal() -> None:
    assert "offset 0x1a40" in rule("CNT-014").format(size=1, offset=0x1A40, limit=9)


@given(st.text() | st.binary() | st.lists(st.text()) | st.floats() | st.integers())
def test_message_is_one_printable_line_of_bounded_length_whatever_the_file_holds(value: object) -> None:
    text = rule("HDR-001").format(actual=value, problem="bad")
    assert text.isprintable()
    assert len(text) < 20_000


def test_severities_are_ordered_from_error_to_info() -> None:
    assert Severity.ERROR.at_least(Severity.WARNING)
    assert Severity.WARNING.at_least(Severity.WARNING)
    assert not Severity.INFO.at_least(Severity.WARNING)
    assert Severity("error") == "error"


def test_depths_include_the_shallower_ones() -> None:
    assert Depth.FULL.includes(Depth.CHECKSUMS)
    assert Depth.CHECKSUMS.includes(Depth.STRUCTURE)
    assert not Depth.STRUCTURE.includes(Depth.CHECKSUMS)


# -- selection -------------------------------------------------------------------------------------------------


def test_everything_is_selected_by_default() -> None:
    assert all(rule_id in Selection() for rule_id in RULES)


def test_select_leaves_out_other_rules() -> None:
    selection = Selection(select=("PAG",))
    assert {rule_id for rule_id in RULES if rule_id in selection} == {entry.id for entry in expand("PAG")}


def test_ignore_takes_rules_away() -> None:
    selection = Selection(ignore=("CNT", "PAG-002"))
    assert "RNT-CNT-001" not in selection
    assert "RNT-PAG-002" not in selection
    assert "RNT-PAG-001" in selection


def test_the_longer_prefix_decides() -> None:
    assert "RNT-PAG-002" in Selection(select=("PAG-002", "ENV"), ignore=("PAG",))
    assert "RNT-PAG-002" not in Selection(select=("PAG",), ignore=("PAG-002",))


def test_ignore_wins_between_equally_long_prefixes() -> None:
    assert "RNT-PAG-002" not in Selection(select=("PAG",), ignore=("PAG",))


def test_selecting_nothing_known_is_an_error() -> None:
    with pytest.raises(UnknownRuleError, match="PGA"):
        Selection(select=("PGA",))


def test_rules_of_a_run_bind_files_and_are_not_deeper_than_the_run() -> None:
    chosen = Selection().rules(Depth.STRUCTURE)
    assert {entry.depth for entry in chosen} == {Depth.STRUCTURE}
    assert len(chosen) < len(Selection().rules(Depth.CHECKSUMS)) < len(Selection().rules())


def test_rules_of_a_generation_hold_in_it() -> None:
    released = {entry.id for entry in Selection().rules(generation="1.x")}
    candidate = {entry.id for entry in Selection().rules(generation="rc1")}
    assert "RNT-ENV-003" in released - candidate
    assert "RNT-RC1-003" in candidate - released
