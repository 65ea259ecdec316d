"""Tables of column types for Java."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from decoders import Tables


def text(tables: Tables) -> str:
    """Return the source of the tables."""
    lines = [
        f"// {tables.notice}",
        "package org.rntuple;",
        "",
        "import static org.rntuple.ColumnType.Step.*;",
        "",
        "import java.util.Arrays;",
        "import java.util.Collections;",
        "import java.util.List;",
        "import java.util.Map;",
        "",
        "/** Column types of every generation of the format, layouts of Switch columns, types of numbers, and shapes of fields by type. */",
        "final class ColumnTables {",
        "    private ColumnTables() {}",
        "",
        "    static final List<ColumnType> TYPES = Collections.unmodifiableList(Arrays.asList(",
    ]
    rows = []
    for generation, members in tables.types:
        for id, type in members:
            facts = [
                *(json.dumps(generation), f"0x{id:02x}", json.dumps(type.name), json.dumps(type.kind)),
                *(str(type.bits_min), str(type.bits_max), json.dumps(type.element)),
                json.dumps(generation in type.sign_from_field),
                *(step.upper() for step in type.steps),
            ]
            rows.append(f"            new ColumnType({', '.join(facts)})")
    lines += [
        ",\n".join(rows) + "));",
        "",
        "    static final List<SwitchLayout> LAYOUTS = Collections.unmodifiableList(Arrays.asList(",
    ]
    rows = []
    for layout in tables.layouts:
        generations = ", ".join(map(json.dumps, layout.generations))
        rows.append(
            f"            new SwitchLayout({layout.bits}, {layout.index_bits}, {layout.tag_bits}, {generations})"
        )
    lines += [
        ",\n".join(rows) + "));",
        "",
        "    static final Map<String, ValueType> VALUE_TYPES = Map.ofEntries(",
    ]
    rows = []
    for value in tables.values:
        words = ", ".join(map(json.dumps, (value.element, *value.kinds)))
        rows.append(f"            Map.entry({json.dumps(value.name)}, new ValueType({words}))")
    lines += [
        ",\n".join(rows) + ");",
        "",
        "    static final Map<String, String> SHAPES = Map.ofEntries(",
    ]
    rows = [
        f"            Map.entry({json.dumps(name)}, {json.dumps(shape)})"
        for name, shape in tables.shapes.items()
    ]
    lines += [",\n".join(rows) + ");", "}"]
    return "\n".join(lines) + "\n"
