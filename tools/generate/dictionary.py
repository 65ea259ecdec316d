"""The dictionary of tokens for fuzzers (``generated/fuzzing/rntuple.dict``), in the form that libFuzzer, AFL++ and others read.

Tokens are bytes that a fuzzer is unlikely to find by chance. These are names of classes and types as files
spell them, marks of compression, numbers of enumerations, limits and flags. Each has the byte order and the
widths of files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

NOTICE = "Generated from spec/ by tools/generate: tokens for fuzzers (libFuzzer -dict=, afl-fuzz -x); docs/fuzzing-engines.md."
_EDGES = (
    0x7F,
    0x80,
    0xFF,
    0x7FFF,
    0x8000,
    0xFFFF,
    0x7FFFFFFF,
    0x80000000,
    0xFFFFFFFF,
    1 << 63,
    (1 << 64) - 1,
)
_IDENTIFIER = re.compile(r"[^a-z0-9]+")


def dictionary(
    trees: Mapping[str, Any],
    constants: Sequence[tuple[str, Any]],
    column_types: Mapping[str, Any],
    cpp_types: Mapping[str, Any],
) -> str:
    """The text of the dictionary.

    Args:
        trees: the grammars, parsed, by id.
        constants: names and values of ``constants.toml``, its tables included.
        column_types: ``column_types.toml``.
        cpp_types: ``cpp_types.toml``.
    """
    lines = [f"# {NOTICE}"]
    names: dict[bytes, str] = {}
    for group, tokens in (
        ("Numbers and names of the format", _constants(constants)),
        ("Enumerations", _enumerations(trees)),
        ("Widths of column types", _widths(column_types)),
        ("Names of types", _types(cpp_types)),
        ("Marks of compression", _marks(trees)),
        ("Edges of numbers and sizes of frames", _edges()),
    ):
        lines += ["", f"# {group}"]
        for name, token in tokens:
            if not token or token in names:
                continue
            name = _IDENTIFIER.sub("_", name.lower()).strip("_")
            names[token] = name
            lines.append(f'{name}="{_escaped(token)}"')
    return "\n".join(lines) + "\n"


def _escaped(token: bytes) -> str:
    return "".join(
        chr(byte) if 0x20 <= byte < 0x7F and byte not in b'"\\' else f"\\x{byte:02x}" for byte in token
    )


def _numbers(
    name: str, value: int, widths: Sequence[int], orders: Sequence[str]
) -> Iterator[tuple[str, bytes]]:
    for width in widths:
        if -(1 << 8 * width - 1) <= value < 1 << 8 * width:
            for order in orders:
                token = (value % (1 << 8 * width)).to_bytes(width, "little" if order == "le" else "big")
                yield f"{name}_u{width}{order}", token


def _texts(name: str, text: str) -> Iterator[tuple[str, bytes]]:
    """A text as ROOT counts it (one byte) and as envelopes do (four); marks without a count."""
    raw = text.encode()
    if len(raw) <= 4:
        yield name, raw
        return
    if len(raw) < 255:
        yield f"{name}_root", bytes([len(raw)]) + raw
    yield f"{name}_string", len(raw).to_bytes(4, "little") + raw


def _constants(constants: Sequence[tuple[str, Any]]) -> Iterator[tuple[str, bytes]]:
    for name, value in constants:
        if name.startswith("COMPRESSION_") and isinstance(value, int):
            for level in (0, 1, 5, 9):
                yield from _numbers(f"settings_{100 * value + level}", 100 * value + level, (4,), ("le",))
        for index, each in enumerate(value if isinstance(value, list) else [value]):
            label = name if not isinstance(value, list) else f"{name}_{index}"
            if isinstance(each, str):
                yield from _texts(label, each)
            elif isinstance(each, int) and not isinstance(each, bool):
                yield from _numbers(label, each, (2, 4, 8) if abs(each) > 0xFF else (2, 4), ("le", "be"))


def _enumerations(trees: Mapping[str, Any]) -> Iterator[tuple[str, bytes]]:
    for grammar, tree in trees.items():
        orders = (tree["meta"]["endian"],)
        for name, members in tree.get("enums", {}).items():
            for number, member in members.items():
                label = f"{name}_{member['id'] if isinstance(member, dict) else member}"
                if name.endswith("flag_number"):
                    yield from _numbers(f"{grammar}_{label}", 1 << int(number), (8,), orders)
                else:
                    yield from _numbers(f"{grammar}_{label}", int(number), (2, 4), orders)


def _widths(column_types: Mapping[str, Any]) -> Iterator[tuple[str, bytes]]:
    for record in column_types["column_type"]:
        for member in ("bits", "bits_min", "bits_max"):
            if member in record:
                yield from _numbers(f"{record['name']}_{member}", record[member], (2,), ("le",))


def _types(cpp_types: Mapping[str, Any]) -> Iterator[tuple[str, bytes]]:
    for name, text in _spelled(cpp_types):
        yield from _texts(name, text)
    for record in cpp_types.get("spelling", ()):
        yield f"spelling_{record['name']}", record["name"].encode()


def _spelled(cpp_types: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Types of C++ with as few arguments as they take, and one more, by label."""
    for record in cpp_types["type"]:
        name, (least, most) = record["name"], record["arguments"]
        numbers = {record["size_argument"]} if record["size_argument"] >= 0 else set()
        for count in range(least, min(most, least + 1) + 1):
            arguments = ["3" if index in numbers else "float" for index in range(count)]
            yield f"type_{name}_{count}", f"{name}<{','.join(arguments)}>" if arguments else name


def _marks(trees: Mapping[str, Any]) -> Iterator[tuple[str, bytes]]:
    for grammar, tree in trees.items():
        for place, contents in _contents(tree, ""):
            yield f"{grammar}_{place}", contents


def _contents(tree: Any, place: str) -> Iterator[tuple[str, bytes]]:
    """Byte strings that attributes must have, or may have."""
    if isinstance(tree, dict):
        for key in ("contents", "valid"):
            value = tree.get(key)
            options = value.get("any-of", [value.get("eq")]) if isinstance(value, dict) else [value]
            for index, option in enumerate(options):
                token = _bytes_of(option)
                if token:
                    yield f"{tree.get('id', place)}_{index}", token
        for name, below in tree.items():
            yield from _contents(below, name)
    elif isinstance(tree, list):
        for below in tree:
            yield from _contents(below, place)


def _bytes_of(value: Any) -> bytes:
    if isinstance(value, str):
        listed = re.fullmatch(r"\[((?:0x[0-9a-fA-F]+|\d+)(?:,\s*(?:0x[0-9a-fA-F]+|\d+))*)\]", value)
        return bytes(int(part, 0) for part in listed[1].split(",")) if listed else b""
    if isinstance(value, list) and value and all(isinstance(item, int) and 0 <= item < 256 for item in value):
        return bytes(value)
    return b""


def _edges() -> Iterator[tuple[str, bytes]]:
    for value in _EDGES:
        yield from _numbers(f"edge_{value:x}", value, (1, 2, 4, 8), ("le", "be"))
    for size in (8, 12, 16, 24, 32):
        yield f"record_frame_{size}", size.to_bytes(8, "little")
        for items in (0, 1, 2):
            token = (-size).to_bytes(8, "little", signed=True) + items.to_bytes(4, "little")
            yield f"list_frame_{size}_{items}", token
