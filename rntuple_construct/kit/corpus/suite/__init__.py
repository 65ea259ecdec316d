"""The cases of the public RNTuple Validation Suite, as data.

The suite (root-project/rntuple-validation) has one directory per case, with a ROOT macro that writes a file
and one that prints its values as JSON. ``cases.toml`` has the schema, the columns, the clusters and the values of
each case; ``printing`` renders values in the text style of the suite's readers. The cases follow the code of
the macros, also if a description of the suite says something else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from rntuple_spec.column_types import COLUMN_TYPES

from rntuple_construct.base.tables import read_table
from rntuple_construct.kit.corpus.spelling import value_of_table
from rntuple_construct.kit.corpus.suite.model import (
    NTUPLE_NAME,
    AscendingRows,
    AttributeRange,
    AttributeSet,
    Columns,
    Output,
    Row,
    SuiteCase,
)
from rntuple_construct.model.schema.specs import (
    ClassSpec,
    EnumSpec,
    FieldSpec,
    ProjectionSpec,
    parse_representation,
)

__all__ = ["CASES", "NTUPLE_NAME", "SuiteCase"]

Table = Mapping[str, Any]

_FOUR = "*"
"""Name of the row that represents a field of each encoding of offsets."""
_OFFSETS = sorted(spec.name for spec in COLUMN_TYPES.values() if spec.kind == "index")


def _case(name: str, table: Table) -> SuiteCase:
    """The case of a table of ``cases.toml``, which describes its members."""
    rows = list(_each_row(table.get("fields", ())))
    stored = [row for row in rows if "source" not in row]
    schema = {row["name"]: row["type"] for row in stored}
    projections = {
        row["name"]: ProjectionSpec(row["type"], row["source"], row.get("below", {}))
        for row in rows
        if "source" in row
    }
    filled: Sequence[Row] = _entries(schema, table.get("rows", ()))
    if "ascending" in table:
        filled = AscendingRows(next(iter(schema)), table["ascending"])
    everything = schema | {name: str(projection.type) for name, projection in projections.items()}
    usual = [[len(filled)]] if filled else []
    classes: dict[str, ClassSpec | EnumSpec] = {
        item["name"]: _class(**item) for item in table.get("classes", ())
    }
    classes |= {name: EnumSpec(name, underlying) for name, underlying in table.get("enums", {}).items()}
    return SuiteCase(
        name=name,
        description=table["description"],
        schema=schema,
        encodings=_columns(stored, "chosen"),
        defaults=_columns(stored, "default"),
        filled=filled,
        entries=_entries(everything, table["read"]) if "read" in table else filled,
        cluster_groups=tuple(tuple(group) for group in table.get("groups", usual)),
        classes=classes,
        projections=projections,
        attribute_sets={item["name"]: _attribute_set(item) for item in table.get("attribute_sets", ())},
        compression=table.get("compression", 0),
        page_size=table.get("page_size"),
        feature_flags=tuple(table.get("feature_flags", ())),
        output=Output(table.get("output", "entries")),
        has_javascript_reader=table.get("javascript", True),
    )


def _each_row(rows: Sequence[Table]) -> Sequence[Table]:
    """The rows of fields, that of four fields four times."""
    return [
        {**row, "name": name} if row["name"] == _FOUR else row
        for row in rows
        for name in (_OFFSETS if row["name"] == _FOUR else [row["name"]])
    ]


def _columns(rows: Sequence[Table], member: str) -> dict[str, Columns]:
    """Columns of the fields in some rows, by the path of the field."""
    found = {}
    for row in rows:
        given = row.get(member, {})
        for path, text in (given if isinstance(given, Mapping) else {"": given}).items():
            name = f"{row['name']}.{path}" if path else row["name"]
            found[name] = parse_representation(text.replace(_FOUR, row["name"]).split())
    return found


def _entries(schema: Mapping[str, str], rows: Sequence[Sequence[Any]]) -> list[Row]:
    return [
        {name: value_of_table(value, type_) for (name, type_), value in zip(schema.items(), row, strict=True)}
        for row in rows
    ]


def _class(
    name: str,
    checksum: int,
    members: Mapping[str, str],
    bases: Sequence[str] = (),
    aliases: Table | None = None,
) -> ClassSpec:
    fields = {
        member: FieldSpec.of(type_, alias=(aliases or {}).get(member)) for member, type_ in members.items()
    }
    return ClassSpec(name, fields, bases, checksum=checksum)


def _attribute_set(table: Table) -> AttributeSet:
    fields = table["fields"]
    return AttributeSet(
        {row["name"]: row["type"] for row in fields},
        _columns(fields, "default"),
        tuple(AttributeRange(**item) for item in table["ranges"]),
    )


CASES = MappingProxyType(
    {name: _case(name, table) for name, table in read_table(Path(__file__).with_name("cases.toml")).items()}
)
"""Every case by its name."""
