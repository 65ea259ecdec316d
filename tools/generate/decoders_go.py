"""Tables of the page decoders in Go."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from decoders import Tables


def text(tables: Tables) -> str:
    """Return the source of the tables."""
    lines = [
        f"// {tables.notice}",
        "",
        "package rntuple",
        "",
        "// ColumnTypes are the column types of each generation of the format, by id.",
        "var ColumnTypes = map[string]map[uint16]ColumnType{",
    ]
    for generation, rows in tables.types:
        lines.append(f"\t{json.dumps(generation)}: {{")
        for id, type in rows:
            sign = json.dumps(generation in type.sign_from_field)
            words = ", ".join(
                (
                    json.dumps(type.name),
                    json.dumps(type.kind),
                    str(type.bits_min),
                    str(type.bits_max),
                    json.dumps(type.element),
                    _list(type.steps),
                    sign,
                )
            )
            lines.append(f"\t\t0x{id:02x}: {{{words}}},")
        lines.append("\t},")
    lines += [
        "}",
        "",
        "// SwitchLayouts are the layouts of Switch columns.",
        "var SwitchLayouts = []SwitchLayout{",
    ]
    for layout in tables.layouts:
        generations = _list(layout.generations)
        lines.append(f"\t{{{layout.bits}, {layout.index_bits}, {layout.tag_bits}, {generations}}},")
    lines += [
        "}",
        "",
        "// valueTypes are the types of numbers.",
        "var valueTypes = map[string]valueType{",
    ]
    lines += _aligned(
        (json.dumps(value.name), f"{{{json.dumps(value.element)}, {_list(value.kinds)}}}")
        for value in tables.values
    )
    lines += [
        "}",
        "",
        "// shapes are those of fields by the name of the type, without template arguments.",
        "var shapes = map[string]string{",
    ]
    lines += _aligned((json.dumps(name), json.dumps(shape)) for name, shape in tables.shapes.items())
    return "\n".join([*lines, "}"]) + "\n"


def _aligned(rows: Iterable[tuple[str, str]]) -> list[str]:
    """Keys and values as gofmt puts them below each other."""
    found = list(rows)
    width = max(len(key) for key, _ in found) + 2
    return ["\t" + f"{key}:".ljust(width) + f"{value}," for key, value in found]


def _list(words: Sequence[str]) -> str:
    return f"[]string{{{', '.join(map(json.dumps, words))}}}" if words else "nil"
