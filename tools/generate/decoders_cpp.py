"""Tables of column types for C++."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from decoders import Tables


def text(tables: Tables) -> str:
    """Return the source of the tables."""
    lines = [
        f"// {tables.notice}",
        "#include <rntuple/columns.h>",
        "#include <rntuple/values.h>",
        "",
        "namespace rntuple {",
        "",
        "const std::vector<column_type_t>& column_types() {",
        "    static const std::vector<column_type_t> table = {",
    ]
    for generation, rows in tables.types:
        for id, type in rows:
            steps = " | ".join(f"column_step_{step}" for step in type.steps) or "0"
            sign = json.dumps(generation in type.sign_from_field)
            words = ", ".join(map(json.dumps, (type.name, type.kind)))
            lines.append(
                f"        {{{json.dumps(generation)}, 0x{id:02x}, {words}, {type.bits_min}, {type.bits_max}, "
                f"{json.dumps(type.element)}, {steps}, {sign}}},"
            )
    lines += [
        "    };",
        "    return table;",
        "}",
        "",
        "const std::vector<switch_layout_t>& switch_layouts() {",
        "    static const std::vector<switch_layout_t> table = {",
    ]
    for layout in tables.layouts:
        generations = ", ".join(map(json.dumps, layout.generations))
        lines.append(f"        {{{layout.bits}, {layout.index_bits}, {layout.tag_bits}, {{{generations}}}}},")
    lines += [
        "    };",
        "    return table;",
        "}",
        "",
        "const std::map<std::string, value_type_t>& value_types() {",
        "    static const std::map<std::string, value_type_t> table = {",
    ]
    for value in tables.values:
        kinds = ", ".join(map(json.dumps, value.kinds))
        lines.append(f"        {{{json.dumps(value.name)}, {{{json.dumps(value.element)}, {{{kinds}}}}}}},")
    lines += [
        "    };",
        "    return table;",
        "}",
        "",
        "const std::map<std::string, std::string>& shapes() {",
        "    static const std::map<std::string, std::string> table = {",
    ]
    for name, shape in tables.shapes.items():
        lines.append(f"        {{{json.dumps(name)}, {json.dumps(shape)}}},")
    lines += ["    };", "    return table;", "}", "", "}  // namespace rntuple"]
    return "\n".join(lines) + "\n"
