"""The columns that the parsers in C should give, from the trees of Kaitai's parsers, and what they do give."""

from __future__ import annotations

import importlib
import json
import os
import struct
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import rntuple_kaitai
import yaml
from rntuple_kaitai import ParseError
from support.dumpers import (
    BUILD,
    GENERATED,
    PROGRAMS,
    REPOSITORY,
    SANITIZERS,
    need,
    outdated,
    request_name,
    run,
)
from support.kaitai_examples import Example

# Compiling with these sanitizers takes four times as long with -O1, and the tests run for less than a second.
OPTIONS = [
    *("-std=c99", "-O0", "-g", "-Wall", "-Wextra", "-pedantic", "-Wshadow", "-Werror"),
    *("-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
]
Columns = dict[str, dict[str, list[Any]]]
"""Elements by table and column; bytes in place of ranges, None where they are absent."""


def program(name: str = "columns", *options: str) -> Path:
    """A program in C from beside the tests, built with the sanitizers for addresses and undefined behaviour."""
    need("gcc")
    source, place = PROGRAMS / "c" / f"{name}.c", BUILD / "c"
    with outdated("c", GENERATED / "c", source) as build:
        if build:
            run(["gcc", *OPTIONS, *options, f"-I{GENERATED / 'c' / 'include'}", "-o", place / name, source])
    return place / name


def request(pieces: Sequence[Example]) -> bytes:
    """What the program reads: names of types in C, and bytes."""
    return b"".join(
        struct.pack("<I", len(part)) + part
        for piece in pieces
        for part in (name_in_c(piece.type).encode(), piece.data)
    )


def given(pieces: Sequence[Example]) -> list[dict[str, Any]]:
    """What the program prints for pieces; every fault that a sanitizer finds ends it, and is a failure."""
    done = subprocess.run(
        [program()], input=request(pieces), capture_output=True, check=False, env={**os.environ, **SANITIZERS}
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")[-4000:]
    return [json.loads(line) for line in done.stdout.splitlines()]


def generator(module: str) -> Any:
    """A module of the generator."""
    folder = str(REPOSITORY / "tools" / "generate")
    sys.path.insert(0, folder)
    try:
        return importlib.import_module(module)
    finally:
        sys.path.remove(folder)


@cache
def _program_of(grammar: str) -> Any:
    """The steps of a grammar."""
    text = (REPOSITORY / "spec" / f"{grammar}.ksy").read_text(encoding="utf-8")
    tree = generator("grammars").without_names(yaml.safe_load(text))
    return generator("steps").program(grammar, json.loads(json.dumps(tree)))


@cache
def parsed_types() -> frozenset[str]:
    """Types that the parsers in C take, as ``rntuple.locator``, without payloads of envelopes."""
    entries = generator("steps").ENTRIES
    names = {(grammar, name) for grammar, found in entries.items() for name in found}
    return frozenset(grammar if name == grammar else f"{grammar}.{name}" for grammar, name in names)


def c_name(name: str) -> str:
    """``root_file.keys_list`` as ``root_file_keys_list``."""
    if "." in name:
        return name.replace(".", "_")
    return "streamer_info_record" if name == "streamer_info" else f"{name}_envelope"


def name_in_c(type_name: str) -> str:
    """``RootFile.KeysList`` as ``root_file_keys_list``."""
    return c_name(request_name(type_name))


def is_parsed(piece: Example) -> bool:
    """Whether there is a parser in C for the type of a piece."""
    return request_name(piece.type) in parsed_types()


def pieces_of(piece: Example) -> list[Example]:
    """A piece, and the payload of an envelope if it has one of a known type."""
    tree = tree_of(piece)
    payload = getattr(tree, "payload", None)
    if tree is None or "." in piece.type or not hasattr(tree, "type_id") or payload is None:
        return [piece]
    kind = type(payload).__name__
    if kind == "UnknownPayload":
        return [piece]
    return [
        piece,
        Example(f"{piece.type}.{kind}", f"{piece.label} payload", piece.data[8 : tree.len_envelope - 8]),
    ]


def tree_of(piece: Example) -> Any:
    """Kaitai's tree of a piece; None if its parser refuses the bytes."""
    parser: Any = rntuple_kaitai
    for part in piece.type.split("."):
        parser = getattr(parser, part)
    try:
        return parser.from_bytes(piece.data)
    except ParseError:
        return None


def expected(piece: Example, tree: Any) -> Columns:
    """The columns of a piece that Kaitai's parser takes."""
    grammar, _, type_name = request_name(piece.type).partition(".")
    program = _program_of(grammar)
    layout = program.functions[type_name or grammar]
    found: Columns = {"": {}}
    _gather(program, layout, [tree], found, "", "", is_envelope=not type_name)
    return {table: columns for table, columns in found.items() if columns}


def _gather(
    program: Any,
    layout: Any,
    rows: list[Any],
    found: Columns,
    table: str,
    prefix: str,
    *,
    is_envelope: bool = False,
) -> None:
    """Add what the members of a type give to a table.

    Args:
        program: steps of the grammar.
        layout: of the type.
        rows: the object of each row, None where there is none.
        found: takes the columns.
        table: name of the table.
        prefix: of names of columns.
        is_envelope: a payload of several types is taken as bytes.
    """
    for member in layout.members:
        values = [_at(row, member.paths) for row in rows]
        name = prefix + member.name
        if member.kind == "choice" and is_envelope:
            values = [row._io._io.getvalue()[8 : row.len_envelope - 8] for row in rows]
            found[table][name] = values
        elif member.kind == "choice":
            _gather_choice(program, layout, member, rows, values, found, table, name)
        else:
            item = _item_of(layout, member.name) if member.kind == "list" else None
            _gather_member(
                program, member.kind, member.type, values, found, table, name, member.optional, item
            )


def _gather_member(
    program: Any, kind: str, type_name: str, values: list[Any], found: Columns, table: str, name: str,
    is_optional: bool, item: Any = None,
) -> None:  # fmt: skip
    columns = found[table]
    if kind == "bytes":
        columns[name] = values
    elif kind == "call":
        if is_optional:
            columns[f"has_{name}"] = [int(value is not None) for value in values]
        _gather(program, program.functions[type_name], values, found, table, f"{name}_")
    elif kind == "list":
        _gather_list(program, item, values, found, table, name)
    else:
        if is_optional:
            columns[f"has_{name}"] = [int(value is not None) for value in values]
        columns[name] = [_bits(kind, value) for value in values]


def _gather_list(program: Any, item: Any, values: list[Any], found: Columns, table: str, name: str) -> None:
    path = name.removesuffix("_items") or "items"
    names = [path] if item.is_plain else [item.name, path]
    label = next(each for each in names if each not in found and each not in found[""])
    rows = [each for value in values for each in (value or [])]
    if table:
        counts = [len(value or []) for value in values]
        found[table][f"first_{label}"] = [sum(counts[:row]) for row in range(len(counts) + 1)]
    found[label] = {"count": [len(rows)]}
    _gather(program, item, rows, found, label, "")


def _item_of(layout: Any, name: str) -> Any:
    """The layout of the items of a list among the members of another layout."""
    steps = generator("steps")

    def inside(found: Any) -> Any:
        for step in found:
            yield step
            if isinstance(step, steps.If):
                yield from inside(step.steps)
            elif isinstance(step, steps.Switch):
                for _, inner in step.cases:
                    yield from inside(inner)

    return next(
        step.item for step in inside(layout.steps) if isinstance(step, steps.Repeat) and step.name == name
    )


def _gather_choice(
    program: Any,
    layout: Any,
    member: Any,
    rows: list[Any],
    values: list[Any],
    found: Columns,
    table: str,
    name: str,
) -> None:
    """Values of several types: a column for each."""
    steps = generator("steps")
    switch = next(step for step in steps.walk(layout.steps) if isinstance(step, steps.Switch))
    selector = next(each for each in layout.members if each.name == switch.on)
    chosen = [_at(row, selector.paths) for row in rows]
    for case, inner in switch.cases:
        last = inner[-1]
        kind = {"Call": "call", "Read": getattr(last, "kind", ""), "Bytes": "bytes"}[type(last).__name__]
        label = last.type if kind == "call" else kind.removesuffix("le").removesuffix("be")
        own = [value if which == case else None for value, which in zip(values, chosen, strict=True)]
        _gather_member(program, kind, getattr(last, "type", ""), own, found, table, f"{name}_{label}", True)


def _at(row: Any, paths: Sequence[Sequence[str]]) -> Any:
    """What the first of several paths leads to."""
    for path in paths:
        value = row
        for part in path:
            value = getattr(value, part, None)
        if value is not None:
            return value
    return None


def _bits(kind: str, value: Any) -> int:
    """A number as the program prints it."""
    if value is None:
        return 0
    if kind.startswith("f"):
        return int.from_bytes(struct.pack("<d" if kind.startswith("f8") else "<f", value), "little")
    return int(value)


def compare(pieces: Sequence[Example]) -> tuple[int, int]:
    """Fail at the first piece whose columns are not those of Kaitai's tree; returns how many were accepted and refused."""
    pieces = [part for piece in pieces if is_parsed(piece) for part in pieces_of(piece)]
    trees, answers = [tree_of(piece) for piece in pieces], given(pieces)
    inner = {}
    for index, (piece, tree, found) in enumerate(zip(pieces, trees, answers, strict=True)):
        if "." not in piece.type and tree is None and found["code"] == 0:
            payload = next(value["payload"][0] for name, value in found["tables"] if not name)
            data = piece.data[payload[0] : sum(payload)]
            inner[index] = Example(f"{piece.type}.{_payload_type(piece)}", piece.label, data)
    if inner:
        answers_inside = dict(zip(inner, given(list(inner.values())), strict=True))
        answers = [answers_inside.get(index, found) for index, found in enumerate(answers)]
    accepted = 0
    for piece, tree, found in zip(pieces, trees, answers, strict=True):
        where = f"{piece.type} {piece.label}"
        assert (found["code"] == 0) == (tree is not None), (where, found["code"], found["position"])
        if tree is None:
            continue
        accepted += 1
        wanted = expected(piece, tree)
        tables = dict(found["tables"])
        assert list(tables) == list(wanted), (where, list(tables), list(wanted))
        for name, columns in tables.items():
            shown = {key: [_shown(each, piece.data) for each in column] for key, column in columns.items()}
            assert shown == wanted[name], f"{where} {name}: {shown} is not {wanted[name]}"
    return accepted, len(pieces) - accepted


def _payload_type(piece: Example) -> str:
    (type_id,) = struct.unpack_from("<H", piece.data)
    return {1: "Header", 2: "Footer", 3: "PageList", 4: "MetaData"}[type_id]


def _shown(element: Any, data: bytes) -> Any:
    if not isinstance(element, list):
        return element
    offset, length = element
    return None if length < 0 else data[offset : offset + length]
