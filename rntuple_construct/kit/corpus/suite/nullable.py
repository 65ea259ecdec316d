"""Cases of the types that hold one value or none: ``std::optional`` and ``std::unique_ptr``."""

from __future__ import annotations

from rntuple_spec.column_types import ColumnType

from rntuple_construct.kit.corpus.suite.containers import INDEX_TYPES
from rntuple_construct.kit.corpus.suite.model import Fill, Row, SuiteCase, Value, columns

_INT32 = columns(ColumnType.INT32)
_INDEX64 = columns(ColumnType.INDEX64)
_STRING = columns(ColumnType.INDEX64, ColumnType.CHAR)
_SWITCH = columns(ColumnType.SWITCH)


def _case(template: str, vector: str) -> SuiteCase:
    """The case of a template; `vector` is the name of its vector of numbers that may be absent."""
    indexed: dict[str, Value] = {name: value for value, name in enumerate(INDEX_TYPES, 1)}
    rows: list[Row] = [
        {**indexed, "String": "abc", "Variant": "def", "VectorInt32": [1, 2, 3], vector: [4, 5, 6]},
        {
            **dict.fromkeys(INDEX_TYPES),
            "String": None,
            "Variant": None,
            "VectorInt32": None,
            vector: [None],
        },
        {**dict.fromkeys(INDEX_TYPES, 0), "String": "", "Variant": 0, "VectorInt32": [], vector: []},
    ]
    name = f"std::{template}"
    return SuiteCase(
        name=f"types.{template}",
        description=f"{name} of numbers with all index encodings, strings, variants and vectors",
        schema={
            **dict.fromkeys(INDEX_TYPES, f"{name}<std::int32_t>"),
            "String": f"{name}<std::string>",
            "Variant": f"{name}<std::variant<std::int32_t,std::string>>",
            "VectorInt32": f"{name}<std::vector<std::int32_t>>",
            vector: f"std::vector<{name}<std::int32_t>>",
        },
        encodings={field: columns(offsets) for field, offsets in INDEX_TYPES.items()},
        defaults={
            **{f"{field}._0": _INT32 for field in INDEX_TYPES},
            "String": _INDEX64,
            "String._0": _STRING,
            "Variant": _INDEX64,
            "Variant._0": _SWITCH,
            "Variant._0._0": _INT32,
            "Variant._0._1": _STRING,
            "VectorInt32": _INDEX64,
            "VectorInt32._0": _INDEX64,
            "VectorInt32._0._0": _INT32,
            vector: _INDEX64,
            f"{vector}._0": _INDEX64,
            f"{vector}._0._0": _INT32,
        },
        steps=(Fill(rows),),
        has_javascript_reader=False,
    )


CASES = (_case("optional", "VectorOpt"), _case("unique_ptr", "VectorPtr"))
