"""Cases of directory ``types/user``: a class with a base and a member of class type, and enums."""

from __future__ import annotations

from rntuple_spec.column_types import ColumnType

from rntuple_construct.kit.corpus.suite.model import ClassType, Columns, Fill, Row, SuiteCase, Value, columns

_INT32 = columns(ColumnType.INT32)
_INDEX64 = columns(ColumnType.INDEX64)
_STRING = columns(ColumnType.INDEX64, ColumnType.CHAR)
_SWITCH = columns(ColumnType.SWITCH)

CLASSES = {
    "Base": ClassType({"fInt": "std::int32_t"}, checksum=6887417),
    "Nested": ClassType({"fInt": "std::int32_t"}, checksum=69404999),
    "User": ClassType(
        {
            ":_0": "Base",
            "fString": "std::string",
            "fVariant": "std::variant<std::int32_t,std::string>",
            "fVector": "std::vector<std::int32_t>",
            "fNested": "Nested",
        },
        checksum=1158237394,
        aliases={"fVariant": "Variant", "fVector": "Vector"},
    ),
}


def _user(number: int, string: str, variant: Value, vector: list[int], nested: int) -> Row:
    return {
        ":_0": {"fInt": number},
        "fString": string,
        "fVariant": variant,
        "fVector": vector,
        "fNested": {"fInt": nested},
    }


def _user_columns(path: str) -> dict[str, Columns]:
    return {
        f"{path}.:_0.fInt": _INT32,
        f"{path}.fString": _STRING,
        f"{path}.fVariant": _SWITCH,
        f"{path}.fVariant._0": _INT32,
        f"{path}.fVariant._1": _STRING,
        f"{path}.fVector": _INDEX64,
        f"{path}.fVector._0": _INT32,
        f"{path}.fNested.fInt": _INT32,
    }


def _class() -> SuiteCase:
    return SuiteCase(
        name="types.user.class",
        description="A class with a base class, a string, a variant, a vector and a member of class type",
        # The suite describes the second field as VectorUser, but its files have this name.
        schema={"f": "User", "Vector": "std::vector<User>"},
        defaults={**_user_columns("f"), "Vector": _INDEX64, **_user_columns("Vector._0")},
        steps=(
            Fill(
                [
                    {
                        "f": _user(1, "b", 3, [4], 5),
                        "Vector": [_user(6, "g", "h", [9, 10], 11), _user(12, "m", 14, [15], 16)],
                    },
                    {"f": _user(0, "", 0, [], 0), "Vector": []},
                ]
            ),
        ),
        classes=CLASSES,
        has_javascript_reader=False,
    )


def _enum() -> SuiteCase:
    kinds = [f"{sign}Int{bits}" for bits in (8, 16, 32, 64) for sign in ("", "U")]
    names = [f"Enum{kind}" for kind in kinds]
    return SuiteCase(
        name="types.user.enum",
        description="Enums over integers of all widths",
        schema={name: name for name in names},
        enums={name: f"std::{kind.lower()}_t" for name, kind in zip(names, kinds, strict=True)},
        defaults={
            # ROOT stores enumerations over std::int8_t as char.
            f"{name}._0": columns(ColumnType.CHAR if kind == "Int8" else ColumnType[kind.upper()])
            for name, kind in zip(names, kinds, strict=True)
        },
        steps=(Fill([dict(zip(names, range(1, 9), strict=True)), dict.fromkeys(names, 0)]),),
        has_javascript_reader=False,
    )


CASES = (_class(), _enum())
