"""A general rule silences no special one that tells the reason."""

from __future__ import annotations

from itertools import combinations

import pytest
from rntuple_spec.column_types import ColumnType as T
from rntuple_spec.constants import FieldRole
from rntuple_spec.cpp_types import TYPES

from rntuple_construct.kit.corpus.mutations.bases import draft_of
from rntuple_construct.kit.files.file_description import Model, build
from rntuple_construct.kit.files.table_changes import change_trees
from rntuple_construct.validation import validate


def rules_of(model: Model) -> set[str]:
    data = build(model, [2], [1], page_size=2).build()
    return {found.rule_id for found in validate(data).findings if found.severity == "error"}


def test_a_variant_of_too_many_alternatives_breaks_the_rule_of_variants() -> None:
    for count, expected in ((125, set()), (126, {"RNT-FLD-012"})):
        model = Model()
        names = ",".join(["std::int32_t"] * count)
        choice = model.field("choice", f"std::variant<{names}>", role=FieldRole.VARIANT)
        model.column(choice, T.SWITCH, [(0, 1), (1, 1)])
        for number in range(count):
            child = model.field(f"_{number}", "std::int32_t", parent=choice)
            model.column(child, T.INT32, [1, 2] if not number else [])
        assert rules_of(model) == expected


def test_a_number_with_its_column_is_a_wrong_parent() -> None:
    for type_name in ("std::int32_t", "float"):
        model = Model()
        number = model.field("number", type_name)
        model.column(number, T.INT32 if type_name != "float" else T.REAL32, [1, 2])
        model.column(model.field("child", "std::int32_t", parent=number), T.INT32, [3, 4])
        assert "RNT-FLD-002" in rules_of(model)
        assert "RNT-TYP-009" not in rules_of(model)


# Two faults of one field

FAULTS: dict[str, dict[str, object]] = {
    "type": {"type_name": "std::set<std::string>"},
    "no type": {"type_name": ""},
    "alias": {"type_alias": "std::map<int,int>"},
    "unreadable alias": {"type_alias": "std::map<int"},
    "version": {"type_version": 7},
    "role": {"role": 3},
    "name": {"name": "a.b"},  # the last one: fields are found by their names
}
COLUMN = {"column_type": "Switch", "bits_on_storage": 96}
OF_COLUMNS = {"RNT-COL-014", "RNT-FLD-010"}
OF_TYPES = {"RNT-TYP-009", "RNT-FLD-009", "RNT-FLD-016", "RNT-FLD-017", "RNT-FLD-012", "RNT-FLD-025"}
FOLLOWS: dict[tuple[str, str], set[str]] = {
    # Nothing is there to compare with.
    ("no type", "alias"): {"RNT-FLD-027"},
    ("no type", "version"): {"RNT-FLD-026"},
    # Which columns a field has follows from its type and role.
    ("type", "column"): OF_COLUMNS,
    ("no type", "column"): OF_COLUMNS,
    ("role", "column"): OF_COLUMNS,
    # The role is compared with the type.
    ("type", "role"): OF_TYPES,
    ("no type", "role"): OF_TYPES,
}
"""Rules that a second fault may silence: the right value depends on the value that is wrong."""


def errors_with(field: str, *faults: str) -> set[str]:
    draft = draft_of("schema")
    if "column" in faults:
        change_trees(draft, {"column": field, "set": COLUMN})
    for fault, members in FAULTS.items():
        if fault in faults:
            change_trees(draft, {"field": field, "set": members})
    return {found.rule_id for found in validate(draft.build()).findings if found.severity == "error"}


@pytest.mark.parametrize(
    "field",
    [
        *("number", "text", "list", "table._0", "tuple", "choice", "optional", "bits", "array", "atomic", "colour"),
        *("derived", "group", "quant", "view_number", "num_hits", "two_texts", "late_array", "late_list"),
    ],
)  # fmt: skip
def test_a_second_fault_of_a_field_hides_no_other(field: str) -> None:
    has_columns = field not in (
        *("table._0", "tuple", "array", "atomic", "colour", "derived", "group", "view_number", "num_hits", "late_array"),
    )  # fmt: skip
    names = [*FAULTS, *(["column"] if has_columns else [])]
    alone = {name: errors_with(field, name) for name in names}
    assert any(alone.values())
    for first, second in combinations(names, 2):
        if first != "column" and second != "column" and FAULTS[first].keys() & FAULTS[second].keys():
            continue
        may_be_lost = FOLLOWS.get((first, second), FOLLOWS.get((second, first), set()))
        lost = (alone[first] | alone[second]) - errors_with(field, first, second)
        assert lost <= may_be_lost, (first, second)


@pytest.mark.parametrize("name", sorted(TYPES))
def test_a_type_without_its_template_arguments_is_refused_with_any_alias(name: str) -> None:
    draft = draft_of("schema")
    change_trees(draft, {"field": "array", "set": {"type_name": name, "type_alias": "std::array<int,2>"}})
    assert [each for each in validate(draft.build()).findings if each.severity == "error"]
