"""Tables that the decoders of the packages follow, from ``column_types.toml``, ``cpp_types.toml`` and ``constants.toml`` in ``spec/``.

The intermediate form is one ``ColumnType`` per column type, one ``SwitchLayout`` per layout, and one ``ValueType`` per type of
numbers. Other types have a shape. Each language has a printer for them. The decoders themselves, in ``static/``, know the encoding
steps and shapes, and no column type or type name.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import decoders_cpp
import decoders_go
import decoders_java
import decoders_rust

NOTICE = "Generated from spec/column_types.toml and spec/cpp_types.toml by tools/generate; edit these files and run `make generate`."
STEPS = frozenset(("bits", "split", "zigzag", "delta", "packed", "truncate", "quantize", "switch"))
"""The encoding steps that the decoders of all packages know."""
GENERATIONS = ("1.x", "rc2", "rc1", "v0")
SHAPES = {"map": "list", "pair": "record", "tuple": "record"}
"""Values of ``cpp_types.toml`` whose fields look like those of another value."""
KINDS = {"bit": "integer", "char": "integer"}
"""Kinds of columns that replace each other, see ``column_types.toml``."""


class ColumnType(NamedTuple):
    """A column type.

    Args:
        name: its name in the format.
        enum: its name in enumerations.
        kind: ``bit``, ``byte``, ``char``, ``integer``, ``real``, ``index`` or ``switch``.
        bits_min, bits_max: legal bits on storage of an element, both included.
        element: type of an element, for example ``int16``.
        steps: encoding steps in the order of writing.
        ids: its id in each generation that has it.
        sign_from_field: generations in which the field tells whether elements are signed.
    """

    name: str
    enum: str
    kind: str
    bits_min: int
    bits_max: int
    element: str
    steps: tuple[str, ...]
    ids: Mapping[str, int]
    sign_from_field: tuple[str, ...]


class SwitchLayout(NamedTuple):
    """Bits of an element of a Switch column: the index in the lower ones, the tag above; and the generations that have it."""

    name: str
    bits: int
    index_bits: int
    tag_bits: int
    generations: tuple[str, ...]


class ValueType(NamedTuple):
    """A type of numbers.

    Args:
        name: name of the C++ type.
        element: what its numbers are, for example ``int16``; ``char`` for characters.
        kinds: kinds of the columns that a field of the type may have.
    """

    name: str
    element: str
    kinds: tuple[str, ...]


class Tables(NamedTuple):
    """What the sources for typed languages hold.

    Args:
        notice: says where the text comes from.
        types: column types with their ids, by generation.
        layouts: layouts of Switch columns.
        values: types of numbers.
        shapes: shape of a field by the name of its type, without template arguments.
    """

    notice: str
    types: Sequence[tuple[str, Sequence[tuple[int, ColumnType]]]]
    layouts: Sequence[SwitchLayout]
    values: Sequence[ValueType]
    shapes: Mapping[str, str]


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
            ColumnType(
                row["name"],
                row["enum"],
                row["kind"],
                low,
                high,
                row["element"],
                tuple(row["steps"]),
                ids,
                signs,
            )
        )
    return found


def switch_layouts(table: Mapping[str, Any]) -> list[SwitchLayout]:
    """Read the layouts of Switch columns."""
    return [
        SwitchLayout(row["name"], row["bits"], row["index_bits"], row["tag_bits"], tuple(row["generations"]))
        for row in table["switch_layout"]
    ]


def value_types(table: Mapping[str, Any]) -> list[ValueType]:
    """Read the types of numbers of ``spec/column_types.toml``."""
    columns = {row["name"]: row for row in table["column_type"]}
    kinds = sorted({row["kind"] for row in columns.values()})
    found = []
    for row in table["value_type"]:
        if not row["fundamental"]:
            continue
        column = columns[row["compressed"]]
        wanted = KINDS.get(column["kind"], column["kind"])
        accepted = tuple(kind for kind in kinds if KINDS.get(kind, kind) == wanted)
        element = "char" if column["kind"] == "char" else column["element"]
        found.append(ValueType(row["name"], element, accepted))
    return found


def shapes(cpp_types: Mapping[str, Any]) -> dict[str, str]:
    """Read the shapes of fields by type name, of the released format, from ``spec/cpp_types.toml``."""
    rows = [row for row in cpp_types["type"] if "1.x" in row["generations"]]
    return {row["name"]: SHAPES.get(row["value"], row["value"]) for row in rows}


def files(
    table: Mapping[str, Any], constants: Mapping[str, Any], cpp_types: Mapping[str, Any]
) -> dict[str, str]:
    """Texts of the tables by their place below ``generated/``.

    Args:
        table: ``spec/column_types.toml``.
        constants: ``spec/constants.toml``.
        cpp_types: ``spec/cpp_types.toml``.
    """
    types, layouts = column_types(table), switch_layouts(table)
    tables = Tables(NOTICE, list(_by_generation(types)), layouts, value_types(table), shapes(cpp_types))
    tags = {row["name"]: row["tag"] for row in constants["compression_algorithm"]}
    wanted = ("FIRST_CHECKED_ANCHOR_BYTE", "LEN_CHUNK_OFFSET", "LEN_COMPRESSION_HEAD")
    wanted += ("LEN_ENVELOPE_CHECKSUM", "LEN_LZ4_CHECKSUM", "LEN_PAGE_CHECKSUM")
    lengths = [row for row in constants["constant"] if row["name"] in wanted]
    return {
        "python/rntuple_kaitai/column_types.py": _python(tables, tags, lengths),
        "javascript/column_types.js": _javascript(tables),
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


def _python(tables: Tables, tags: Mapping[str, str], lengths: Sequence[Mapping[str, Any]]) -> str:
    def tuple_of(words: Sequence[str]) -> str:
        return f"({', '.join(map(json.dumps, words))}{',' if len(words) == 1 else ''})"

    lines = [
        f"# {NOTICE}",
        '"""Column types of every generation of the format, layouts of Switch columns, types of fields, and tags of compression."""',
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
        "class ValueType(NamedTuple):",
        '    """A type of numbers: its element, and the kinds of columns that a field of the type may have."""',
        "",
        "    element: str",
        "    kinds: tuple[str, ...]",
        "",
        "",
        "COLUMN_TYPES: Final[dict[str, dict[int, ColumnType]]] = {",
    ]
    for generation, rows in tables.types:
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
        for layout in tables.layouts
    ]
    lines += [")", "", "VALUE_TYPES: Final[dict[str, ValueType]] = {"]
    for value in tables.values:
        words = f"{json.dumps(value.element)}, {tuple_of(value.kinds)}"
        lines.append(f"    {json.dumps(value.name)}: ValueType({words}),")
    lines += ["}", '"""By the name of the type."""', "", "SHAPES: Final[dict[str, str]] = {"]
    lines += [f"    {json.dumps(name)}: {json.dumps(shape)}," for name, shape in tables.shapes.items()]
    lines += ["}", '"""Shapes of fields by the name of the type, without template arguments."""', ""]
    lines += ["ALGORITHMS: Final[dict[str, str]] = {"]
    lines += [f"    {json.dumps(tag)}: {json.dumps(name)}," for name, tag in tags.items()]
    lines += ["}", '"""Names of the compression algorithms by the first two bytes of a chunk."""', ""]
    for row in lengths:
        lines += [f"{row['name']}: Final = {row['value']}", json.dumps(row["doc"])]
    return "\n".join(lines) + "\n"


def _javascript(tables: Tables) -> str:
    def text(facts: Mapping[str, Any]) -> str:
        words = ", ".join(
            f"{key}: {json.dumps(value)}" if not isinstance(value, (list, tuple)) else f"{key}: [{', '.join(map(_quoted, value))}]"
            for key, value in facts.items()
        )  # fmt: skip
        return f"{{ {words} }}".replace('"', "'")

    lines = [
        f"// {NOTICE}",
        "// Column types of every generation by id, layouts of Switch columns, types of numbers, and shapes of fields by type.",
        "// Steps are in the order of writing.",
        "'use strict';",
        "",
        "const columnTypes = {",
    ]
    for generation, rows in tables.types:
        lines.append(f"  {_quoted(generation)}: {{")
        for id, type in rows:
            facts = {"name": type.name, "kind": type.kind, "bitsMin": type.bits_min, "bitsMax": type.bits_max}
            facts |= {"element": type.element, "steps": type.steps}
            facts["signFromField"] = generation in type.sign_from_field
            lines.append(f"    0x{id:02x}: {text(facts)},")
        lines.append("  },")
    lines += ["};", "", "const switchLayouts = ["]
    for layout in tables.layouts:
        facts = {"bits": layout.bits, "indexBits": layout.index_bits, "tagBits": layout.tag_bits}
        facts["generations"] = layout.generations
        lines.append(f"  {text(facts)},")
    lines += ["];", "", "const valueTypes = {"]
    for value in tables.values:
        facts = {"element": value.element, "kinds": value.kinds}
        lines.append(f"  {_quoted(value.name)}: {text(facts)},")
    lines += ["};", "", "const shapes = {"]
    lines += [f"  {_quoted(name)}: {_quoted(shape)}," for name, shape in tables.shapes.items()]
    lines += ["};", "", "module.exports = { columnTypes, shapes, switchLayouts, valueTypes };"]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return "'" + text + "'"
