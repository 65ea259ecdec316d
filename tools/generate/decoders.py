"""Tables that the page decoders of the packages follow, from ``spec/column_types.toml`` and ``spec/constants.toml``.

The intermediate form is one ``ColumnType`` per column type and one ``SwitchLayout`` per layout. Each language has a printer
for them. The decoders themselves, in ``static/``, know the encoding steps and no column type.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import decoders_cpp
import decoders_go
import decoders_java
import decoders_rust

NOTICE = "Generated from spec/column_types.toml by tools/generate; edit that file and run `make generate`."
STEPS = frozenset(("bits", "split", "zigzag", "delta", "packed", "truncate", "quantize", "switch"))
"""The encoding steps that the decoders of all packages know."""
GENERATIONS = ("1.x", "rc2", "rc1", "v0")


class ColumnType(NamedTuple):
    """A column type.

    Args:
        name: its name in the format.
        kind: ``bit``, ``byte``, ``char``, ``integer``, ``real``, ``index`` or ``switch``.
        bits_min, bits_max: legal bits on storage of an element, both included.
        element: type of an element, for example ``int16``.
        steps: encoding steps in the order of writing.
        ids: its id in each generation that has it.
        sign_from_field: generations in which the field tells whether elements are signed.
    """

    name: str
    kind: str
    bits_min: int
    bits_max: int
    element: str
    steps: tuple[str, ...]
    ids: Mapping[str, int]
    sign_from_field: tuple[str, ...]


class SwitchLayout(NamedTuple):
    """Bits of an element of a Switch column: the index in the lower ones, the tag above; and the generations that have it."""

    bits: int
    index_bits: int
    tag_bits: int
    generations: tuple[str, ...]


class Tables(NamedTuple):
    """What the sources for typed languages hold.

    Args:
        notice: says where the text comes from.
        types: column types with their ids, by generation.
        layouts: layouts of Switch columns.
    """

    notice: str
    types: Sequence[tuple[str, Sequence[tuple[int, ColumnType]]]]
    layouts: Sequence[SwitchLayout]


def column_types(table: Mapping[str, Any]) -> list[ColumnType]:
    """Read the column types of ``spec/column_types.toml``.

    Raises:
        SystemExit: an encoding step is one that no decoder knows.
    """
    found = []
    for row in table["column_type"]:
        unknown = set(row["steps"]) - STEPS
        if unknown:
            raise SystemExit(
                f"generate: {row['name']}: the decoders in tools/generate/static do not know {sorted(unknown)}"
            )
        ids = {"1.x": row["id"], **dict.fromkeys(row.get("rc", ()), row.get("rc_id"))}
        if "v0_id" in row:
            ids["v0"] = row["v0_id"]
        low, high = row.get("bits_min", row.get("bits")), row.get("bits_max", row.get("bits"))
        if "switch" in row["steps"]:
            widths = [layout.bits for layout in switch_layouts(table)]
            low, high = min(widths), max(widths)
        signs = tuple(row.get("sign_from_field", ()))
        found.append(
            ColumnType(row["name"], row["kind"], low, high, row["element"], tuple(row["steps"]), ids, signs)
        )
    return found


def switch_layouts(table: Mapping[str, Any]) -> list[SwitchLayout]:
    """Read the layouts of Switch columns."""
    return [
        SwitchLayout(row["bits"], row["index_bits"], row["tag_bits"], tuple(row["generations"]))
        for row in table["switch_layout"]
    ]


def files(table: Mapping[str, Any], constants: Mapping[str, Any]) -> dict[str, str]:
    """Texts of the tables by their place below ``generated/``.

    Args:
        table: ``spec/column_types.toml``.
        constants: ``spec/constants.toml``.
    """
    types, layouts = column_types(table), switch_layouts(table)
    tables = Tables(NOTICE, list(_by_generation(types)), layouts)
    tags = {row["name"]: row["tag"] for row in constants["compression_algorithm"]}
    wanted = ("FIRST_CHECKED_ANCHOR_BYTE", "LEN_CHUNK_OFFSET", "LEN_COMPRESSION_HEAD")
    wanted += ("LEN_ENVELOPE_CHECKSUM", "LEN_LZ4_CHECKSUM", "LEN_PAGE_CHECKSUM")
    lengths = [row for row in constants["constant"] if row["name"] in wanted]
    return {
        "python/rntuple_kaitai/column_types.py": _python(types, layouts, tags, lengths),
        "javascript/column_types.js": _javascript(types, layouts),
        "cpp_stl/src/column_types.cpp": decoders_cpp.text(tables),
        "java/src/main/java/org/rntuple/ColumnTables.java": decoders_java.text(tables),
        "go/rntuple/column_types.go": decoders_go.text(tables),
        "rust/src/column_types.rs": decoders_rust.text(tables),
    }


def _by_generation(types: Sequence[ColumnType]) -> Iterator[tuple[str, list[tuple[int, ColumnType]]]]:
    """The column types of each generation, by id."""
    for generation in GENERATIONS:
        rows = [(type.ids[generation], type) for type in types if generation in type.ids]
        yield generation, sorted(rows, key=lambda row: row[0])


def _python(
    types: Sequence[ColumnType],
    layouts: Sequence[SwitchLayout],
    tags: Mapping[str, str],
    lengths: Sequence[Mapping[str, Any]],
) -> str:
    def tuple_of(words: Sequence[str]) -> str:
        return f"({', '.join(map(json.dumps, words))}{',' if len(words) == 1 else ''})"

    lines = [
        f"# {NOTICE}",
        '"""Column types of every generation of the format, layouts of Switch columns, and tags of compression algorithms."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final, NamedTuple",
        "",
        "",
        "class ColumnType(NamedTuple):",
        '    """A column type: bits are those of one element in storage, `steps` the encoding steps in the order of writing."""',
        "",
        "    name: str",
        "    kind: str",
        "    bits_min: int",
        "    bits_max: int",
        "    element: str",
        "    steps: tuple[str, ...]",
        "    sign_from_field: bool",
        "",
        "",
        "class SwitchLayout(NamedTuple):",
        '    """Bits of an element of a Switch column: the index in the lower ones, the tag above."""',
        "",
        "    bits: int",
        "    index_bits: int",
        "    tag_bits: int",
        "    generations: tuple[str, ...]",
        "",
        "",
        "COLUMN_TYPES: Final[dict[str, dict[int, ColumnType]]] = {",
    ]
    for generation, rows in _by_generation(types):
        lines.append(f"    {json.dumps(generation)}: {{")
        for id, type in rows:
            words = f"{json.dumps(type.name)}, {json.dumps(type.kind)}, {type.bits_min}, {type.bits_max}, {json.dumps(type.element)}"
            sign = generation in type.sign_from_field
            lines.append(f"        0x{id:02X}: ColumnType({words}, {tuple_of(type.steps)}, {sign}),")
        lines.append("    },")
    lines += [
        "}",
        '"""By generation and id."""',
        "",
        "SWITCH_LAYOUTS: Final[tuple[SwitchLayout, ...]] = (",
    ]
    lines += [
        f"    SwitchLayout({layout.bits}, {layout.index_bits}, {layout.tag_bits}, {tuple_of(layout.generations)}),"
        for layout in layouts
    ]
    lines += [")", "", "ALGORITHMS: Final[dict[str, str]] = {"]
    lines += [f"    {json.dumps(tag)}: {json.dumps(name)}," for name, tag in tags.items()]
    lines += ["}", '"""Names of the compression algorithms by the first two bytes of a chunk."""', ""]
    for row in lengths:
        lines += [f"{row['name']}: Final = {row['value']}", json.dumps(row["doc"])]
    return "\n".join(lines) + "\n"


def _javascript(types: Sequence[ColumnType], layouts: Sequence[SwitchLayout]) -> str:
    def text(facts: Mapping[str, Any]) -> str:
        words = ", ".join(
            f"{key}: {json.dumps(value)}" if not isinstance(value, (list, tuple)) else f"{key}: [{', '.join(map(_quoted, value))}]"
            for key, value in facts.items()
        )  # fmt: skip
        return f"{{ {words} }}".replace('"', "'")

    lines = [
        f"// {NOTICE}",
        "// Column types of every generation by id, and layouts of Switch columns. Steps are in the order of writing.",
        "'use strict';",
        "",
        "const columnTypes = {",
    ]
    for generation, rows in _by_generation(types):
        lines.append(f"  {_quoted(generation)}: {{")
        for id, type in rows:
            facts = {"name": type.name, "kind": type.kind, "bitsMin": type.bits_min, "bitsMax": type.bits_max}
            facts |= {"element": type.element, "steps": type.steps}
            facts["signFromField"] = generation in type.sign_from_field
            lines.append(f"    0x{id:02x}: {text(facts)},")
        lines.append("  },")
    lines += ["};", "", "const switchLayouts = ["]
    for layout in layouts:
        facts = {"bits": layout.bits, "indexBits": layout.index_bits, "tagBits": layout.tag_bits}
        facts["generations"] = layout.generations
        lines.append(f"  {text(facts)},")
    lines += ["];", "", "module.exports = { columnTypes, switchLayouts };"]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return "'" + text + "'"
