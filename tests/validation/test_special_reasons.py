"""A general rule silences no special one that tells the reason."""

from __future__ import annotations

from rntuple_spec.column_types import ColumnType as T
from rntuple_spec.constants import FieldRole

from rntuple_construct.kit.files.file_description import Model, build
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
