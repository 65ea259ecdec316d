"""Tables of the page decoders in Rust."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from decoders import Tables


def text(tables: Tables) -> str:
    """Return the source of the tables."""
    lines = [
        f"// {tables.notice}",
        "//! Column types of every generation of the format, layouts of Switch columns, types of numbers, and shapes of fields by type.",
        "",
        "use crate::columns::{ColumnType, SwitchLayout};",
        "use crate::values::ValueType;",
        "",
        "/// The column type of an id in a generation of the format: `1.x`, `rc2`, `rc1` or `v0`.",
        "pub fn column_type(generation: &str, id: u16) -> Option<&'static ColumnType> {",
        "    let types = COLUMN_TYPES.iter().find(|each| each.0 == generation)?.1;",
        "    types.iter().find(|each| each.0 == id).map(|each| &each.1)",
        "}",
        "",
        "/// The column types of each generation, with their ids.",
        "pub const COLUMN_TYPES: &[(&str, &[(u16, ColumnType)])] = &[",
    ]
    for generation, rows in tables.types:
        lines.append(f"    ({json.dumps(generation)}, &[")
        for id, type in rows:
            members = {
                "name": json.dumps(type.name),
                "kind": json.dumps(type.kind),
                "bits_min": type.bits_min,
                "bits_max": type.bits_max,
                "element": json.dumps(type.element),
                "steps": _list(type.steps),
                "sign_from_field": json.dumps(generation in type.sign_from_field),
            }
            words = ", ".join(f"{name}: {value}" for name, value in members.items())
            lines.append(f"        (0x{id:02x}, ColumnType {{ {words} }}),")
        lines.append("    ]),")
    lines += [
        "];",
        "",
        "/// The layouts of Switch columns.",
        "pub const SWITCH_LAYOUTS: &[SwitchLayout] = &[",
    ]
    for layout in tables.layouts:
        words = f"bits: {layout.bits}, index_bits: {layout.index_bits}, tag_bits: {layout.tag_bits}"
        lines.append(f"    SwitchLayout {{ {words}, generations: {_list(layout.generations)} }},")
    lines += [
        "];",
        "",
        "/// The types of numbers by name.",
        "pub const VALUE_TYPES: &[(&str, ValueType)] = &[",
    ]
    for value in tables.values:
        words = f"element: {json.dumps(value.element)}, kinds: {_list(value.kinds)}"
        lines.append(f"    ({json.dumps(value.name)}, ValueType {{ {words} }}),")
    lines += [
        "];",
        "",
        "/// Shapes of fields by the name of the type, without template arguments.",
        "pub const SHAPES: &[(&str, &str)] = &[",
    ]
    lines += [f"    ({json.dumps(name)}, {json.dumps(shape)})," for name, shape in tables.shapes.items()]
    return "\n".join([*lines, "];"]) + "\n"


def _list(words: Sequence[str]) -> str:
    return f"&[{', '.join(map(json.dumps, words))}]"
