"""Constants of the format in every language, from ``spec/constants.toml`` and the enumerations of the grammars."""

from __future__ import annotations

import importlib
import json
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

# Python 3.10 has no TOML parser.
tomllib = importlib.import_module("tomllib" if sys.version_info >= (3, 11) else "tomli")

NOTICE = "Generated from spec/constants.toml by tools/generate; edit that file and run `make generate`."
# Generations whose enumerations are written where they differ from those of the released format.
_PREFIXES = {"rntuple": "", "rntuple_rc2": "Rc2", "rntuple_rc1": "Rc1", "rntuple_v0": "V0"}
_MAX_INT32, _MAX_INT64, _MAX_SAFE = 0x7FFFFFFF, (1 << 63) - 1, (1 << 53) - 1
_UPPER = re.compile(r"[A-Z][A-Z0-9_]*")
Value = int | str | Sequence[str]


class ConstantsError(Exception):
    """The table contradicts itself."""


def read(text: str, sections: Sequence[str]) -> dict[str, Any]:
    """The table, checked: names once and in capitals, sections that exist.

    Raises:
        ConstantsError: something is not as it should be.
    """
    data: dict[str, Any] = tomllib.loads(text)
    names = [row["name"] for row in data["constant"]]
    wrong = [name for name in names if names.count(name) > 1 or not _UPPER.fullmatch(name)]
    wrong += [row["name"] for row in data["constant"] if row["section"] not in sections]
    if wrong:
        raise ConstantsError(f"constants: twice, not in capitals, or without a section: {', '.join(wrong)}")
    return data


def _flat(data: Mapping[str, Any]) -> list[tuple[str, Value, str]]:
    """Name, value and text of every constant, those of tables included."""
    found = [(row["name"], row["value"], row["doc"]) for row in data["constant"]]
    for row in data["compression_algorithm"]:
        name = row["name"].upper()
        found.append(
            (f"COMPRESSION_{name}", row["number"], f"Number of {row['name']} in compression settings.")
        )
        found.append(
            (f"CHUNK_TAG_{name}", row["tag"], f"First two bytes of a chunk compressed with {row['name']}.")
        )
    for row in data["datime_part"]:
        name = row["name"].upper()
        found.append((f"DATIME_{name}_SHIFT", row["shift"], f"Lowest bit of the {row['name']} in a date."))
        found.append((f"DATIME_{name}_BITS", row["bits"], f"Number of bits of the {row['name']} in a date."))
    return found


# -- Python ----------------------------------------------------------------------------------------------------

_HEAD = f'''# {NOTICE}
"""Numbers and names of the format, and its enumerations of format epoch 1 (others have a prefix)."""

from __future__ import annotations

import enum
from typing import Final, NamedTuple


class CompressionAlgorithm(NamedTuple):
    """A compression algorithm.

    Args:
        name: its name.
        number: hundreds of compression settings; 0 is the default of ROOT.
        tag: first two bytes of a chunk.
        version: third byte of a chunk, as written.
        any_version: whether readers accept every third byte.
    """

    name: str
    number: int
    tag: bytes
    version: int
    any_version: bool


class DatimePart(NamedTuple):
    """A part of the 32 bits of a date: its lowest bit and its number of bits."""

    shift: int
    bits: int


'''


def _python_value(value: Value) -> tuple[str, str]:
    if isinstance(value, int):
        return "int", hex(value).upper().replace("0X", "0x") if value > 0xFFFF else str(value)
    if isinstance(value, str):
        return "str", json.dumps(value)
    return "tuple[str, ...]", "(" + ", ".join(map(json.dumps, value)) + ",)"


def _enums(trees: Mapping[str, Mapping[str, Any]]) -> list[str]:
    classes: dict[str, list[tuple[int, str, str]]] = {}
    parts = []
    for grammar, prefix in _PREFIXES.items():
        for name, values in trees[grammar].get("enums", {}).items():
            if name == "column_type":
                continue
            rows = [(int(key), item["id"].upper(), item["doc"]) for key, item in values.items()]
            if prefix and [row[:2] for row in rows] == [row[:2] for row in classes.get(name, [])]:
                continue
            classes.setdefault(name, rows)
            camel = prefix + "".join(part.capitalize() for part in name.split("_"))
            # Flags too: each combination of members of an IntFlag would be looked up among its members.
            lines = [
                f"class {camel}(enum.IntEnum):",
                f'    """Values of {name} in spec/{grammar}.ksy."""',
                "",
            ]
            for number, member, doc in sorted(rows):
                lines += [f"    {member} = {number}", f"    {json.dumps(doc, ensure_ascii=False)}"]
            parts.append("\n".join(lines))
    return parts


def python(data: Mapping[str, Any], trees: Mapping[str, Mapping[str, Any]]) -> str:
    """Text of the module ``rntuple_spec.constants``."""
    lines = []
    for row in data["constant"]:
        kind, value = _python_value(row["value"])
        text = f"{row['doc']} (Section {row['section']}.)"
        lines += [f"{row['name']}: Final[{kind}] = {value}", json.dumps(text, ensure_ascii=False)]
    algorithms = ["COMPRESSION_ALGORITHMS: Final[dict[str, CompressionAlgorithm]] = {"]
    for row in data["compression_algorithm"]:
        values = f'"{row["name"]}", {row["number"]}, b"{row["tag"]}", {row["version"]}, {row["any_version"]}'
        algorithms.append(f'    "{row["name"]}": CompressionAlgorithm({values}),')
    parts = ["DATIME_PARTS: Final[dict[str, DatimePart]] = {"]
    parts += [
        f'    "{row["name"]}": DatimePart({row["shift"]}, {row["bits"]}),' for row in data["datime_part"]
    ]
    tables = "\n".join([*lines, *algorithms, "}", *parts, "}"])
    return _HEAD + "\n\n\n".join([*_enums(trees), tables]) + "\n"


# -- other languages -------------------------------------------------------------------------------------------


def _lines(
    data: Mapping[str, Any], write: Callable[[str, Value], str], indent: str = "", slashes: str = "//"
) -> str:
    return "\n\n".join(
        f"{indent}{slashes} {doc}\n{indent}{write(name, value)}" for name, value, doc in _flat(data)
    )


def _javascript(name: str, value: Value) -> str:
    if isinstance(value, int):
        return f"{name}: {value}{'' if abs(value) <= _MAX_SAFE else 'n'},"
    return f"{name}: {json.dumps(value)},"


def _java(name: str, value: Value) -> str:
    if isinstance(value, int):
        number = value if value <= _MAX_INT64 else value - (1 << 64)
        return f"public static final long {name} = {number}L;"
    if isinstance(value, str):
        return f"public static final String {name} = {json.dumps(value)};"
    items = ", ".join(map(json.dumps, value))
    return f"public static final java.util.List<String> {name} = java.util.Arrays.asList({items});"


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def _go(name: str, value: Value, doc: str) -> str:
    camel = _camel(name)
    first = doc[:1].lower() + doc[1:] if doc[1:2].islower() else doc
    return f"// {camel} is a constant of the format: {first}\n{_go_value(camel, value)}"


def _go_value(name: str, value: Value) -> str:
    if isinstance(value, (int, str)):
        return f"const {name} = {json.dumps(value)}"
    return f"var {name} = []string{{{', '.join(map(json.dumps, value))}}}"


def _rust(name: str, value: Value) -> str:
    if isinstance(value, int):
        return f"pub const {name}: {'i64' if value < 0 else 'u64'} = {value};"
    if isinstance(value, str):
        return f"pub const {name}: &str = {json.dumps(value)};"
    return f"pub const {name}: &[&str] = &[{', '.join(map(json.dumps, value))}];"


def _cpp(name: str, value: Value) -> str:
    lower = name.lower()
    if isinstance(value, int):
        if value < 0:
            return (
                f"constexpr int64_t {lower} = INT64_MIN;"
                if value == -(1 << 63)
                else f"constexpr int64_t {lower} = {value};"
            )
        return f"constexpr uint64_t {lower} = {value}u{'ll' if value > _MAX_INT32 else ''};"
    if isinstance(value, str):
        return f"constexpr const char* {lower} = {json.dumps(value)};"
    return f"constexpr const char* {lower}[] = {{{', '.join(map(json.dumps, value))}}};"


def others(data: Mapping[str, Any]) -> dict[str, str]:
    """Texts of the constants of the other languages by their place below ``generated/``."""
    title = "Numbers and names of the RNTuple format that are no fields of a structure."
    javascript = (
        f"// {NOTICE}\n// {title} Integers above 2^53 are BigInts.\n'use strict';\n\nmodule.exports = {{\n"
    )
    java = f"// {NOTICE}\npackage org.rntuple;\n\n/** {title} Unsigned 64-bit values come as long. */\npublic final class Constants {{\n    private Constants() {{}}\n\n"
    go = f"// {NOTICE}\n\n// {title}\n\npackage rntuple\n\n"
    rust = f"// {NOTICE}\n//! {title}\n\n"
    cpp = (
        f"// {NOTICE}\n// {title}\n#ifndef RNTUPLE_CONSTANTS_H\n#define RNTUPLE_CONSTANTS_H\n\n#include <cstdint>\n\n"
        "namespace rntuple {\nnamespace constants {\n\n"
    )
    return {
        "javascript/constants.js": javascript + _lines(data, _javascript, "  ") + "\n};\n",
        "java/src/main/java/org/rntuple/Constants.java": java + _lines(data, _java, "    ") + "\n}\n",
        "go/rntuple/constants.go": go + "\n\n".join(_go(*row) for row in _flat(data)) + "\n",
        "rust/src/constants.rs": rust + _lines(data, _rust, slashes="///") + "\n",
        "cpp_stl/include/rntuple/constants.h": cpp
        + _lines(data, _cpp)
        + "\n\n}  // namespace constants\n}  // namespace rntuple\n\n#endif\n",
    }
