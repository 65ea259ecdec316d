"""Files that merge, append, export and import write for any bytes, and their errors.

A command either refuses its input with an error of this package, or it writes a valid file with the values of
the input. The functions here return each deviation as a text. They raise other exceptions.
"""

from __future__ import annotations

import csv
import importlib.util
import io
import json
import math
import re
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from importlib import import_module
from pathlib import Path
from types import NoneType
from typing import Any

import numpy as np

from rntuple_construct.base.errors import (
    FormatError,
    RNTupleError,
    SchemaError,
    SourceError,
    UnsupportedError,
)
from rntuple_construct.conversion import append, convert, export, merge
from rntuple_construct.conversion.tables.import_table import import_file
from rntuple_construct.conversion.tables.json_tables import STREAMED
from rntuple_construct.model.arrays import present
from rntuple_construct.model.arrays.meanings import has_meaning
from rntuple_construct.model.arrays.memory_estimate import len_objects
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import Layout
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader import open as open_file
from rntuple_construct.reader.ntuple import no_dropped_warnings
from rntuple_construct.validation import Report, validate
from rntuple_construct.writer import FileAppender, WriteOptions, create_file
from self_test.agreement import LIMITS, same_values

__all__ = [
    "APPEND", "CONVERT", "FORMATS", "MERGE", "Content", "Table", "Written", "available_formats", "content_of", "exported",
    "exported_differences", "has_variant", "imported", "imported_differences", "objections_to", "written",
]  # fmt: skip

FORMATS = ("parquet", "arrow", "csv", "jsonl")
"""Formats that files are exported to and imported from."""
_NUM_REPEATED = 2
"""Entries that are written once more to a file that is opened for appending."""
_TEXT = "RNT-ENC-011"
"""Text is UTF-8."""
_NOT_IMPORTED = frozenset({"RNT-NAM-001", "RNT-ENC-012"})
"""Names hold no control codes, and objects of streamer fields have bytes: entries before a late field have none."""
_PREVENTS_APPENDING = frozenset({"RNT-CNT-010"})
"""Rules of the released format about records that every appender has to read."""
_RULE = re.compile(r"\bRNT-[A-Z0-9]+-\d+")


def available_formats() -> tuple[str, ...]:
    """Those of `FORMATS` whose libraries are installed."""
    return FORMATS if importlib.util.find_spec("pyarrow") else ("jsonl",)


@dataclass(frozen=True)
class Table:
    """What an RNTuple holds.

    Args:
        rows: its entries as plain Python.
        nodes: its fields by name.
        layouts: their values.
    """

    rows: list[dict[str, Any]]
    nodes: Mapping[str, FieldNode]
    layouts: Mapping[str, Layout]


Content = Mapping[str, Table]
"""What the RNTuples of a file hold, by their paths."""


def content_of(data: bytes) -> Content | None:
    """What a file holds; None if the reader refuses a part of it, or if it is too much to compare.

    Args:
        data: the file.
    """
    tables = {}
    try:
        with no_dropped_warnings(), open_file(data, limits=LIMITS) as file:
            for name in file:
                table = _table(file[name])
                if table is None:
                    return None
                tables[name] = table
    except RNTupleError:
        return None
    return tables


def _table(events: RNTuple) -> Table | None:
    layouts, length = events.arrays(library="layout"), events.num_entries
    if events.dropped or len_objects(layouts, "py", length) > LIMITS.max_len_read:
        return None
    return Table(present(layouts, "py", length), dict(events.nodes), layouts)


class Keeps(Enum):
    """What a command takes over without a look at it."""

    NOTHING = "nothing"
    PAGES = "pages"
    """Pages of a file, which are not decoded: damage that only shows in decoded pages stays."""
    FILE = "file"
    """All of a file, which grows in place: damage stays, and more of it may be found afterwards."""


@dataclass(frozen=True)
class Written:
    """What a command did.

    Args:
        what: the command and its inputs, in words.
        data: the file that it wrote; None if it refused.
        error: why it refused.
        parts: the required contents of the file: those of the inputs in their order; None if they are not
            known.
        keeps: the unchanged part of the file, with the rules that it breaks.
        spoilt: the changed target in spite of a refusal; None if it is unchanged.
    """

    what: str
    data: bytes | None
    error: RNTupleError | None
    parts: Sequence[Content] | None
    keeps: Keeps
    spoilt: str | None = None


def objections_to(done: Written, report: Report) -> Iterator[tuple[str, str]]:
    """What must not be about what a command did, as kind and text.

    Args:
        done: the command and its result.
        report: what the validator says about the input that need not be sound.
    """
    if done.spoilt is not None:
        yield "conversion", f"{done.what}: {done.spoilt}"
    if done.error is not None:
        yield from _objections_to_refusal(done, done.error, report)
    if done.data is None:
        return
    written_report = validate(done.data)
    wrong = _rules(written_report)
    if not report.ok and done.keeps is Keeps.PAGES:
        wrong &= _rules(validate(done.data, "checksums"))
    elif not report.ok and done.keeps is Keeps.FILE:
        wrong = frozenset()
    # Rules of the source are in quotes, because they do not belong to the cause.
    source = "a sound file" if report.ok else f"a file that breaks '{', '.join(sorted(_rules(report)))}'"
    for rule in sorted(wrong):
        yield "conversion", f"{done.what}: of {source} one that breaks {rule}"
    if done.parts is None:
        return
    shown = content_of(done.data)
    if shown is None:
        if written_report.ok:
            yield "conversion", f"{done.what}: the reader refuses a part of the result"
        return
    for difference in _differences(shown, done.parts, is_union=done.what.endswith("by union")):
        yield "disagreement", f"{done.what}: {difference}"


def _objections_to_refusal(done: Written, error: RNTupleError, report: Report) -> Iterator[tuple[str, str]]:
    said = f"{type(error).__name__}: {error}"
    named = set(_RULE.findall(said))
    if isinstance(error, SourceError):
        yield "conversion", f"{done.what}: files cannot be read or written: {said}"
    elif isinstance(error, FormatError) and not named:
        yield "conversion", f"{done.what}: refused without a rule: {said}"
    elif (
        isinstance(error, FormatError)
        and report.ok
        and not named & ({each.rule_id for each in report.findings} | _PREVENTS_APPENDING)
    ):
        # A warning for readers, such as a damaged list of free segments, may prevent appending.
        yield "disagreement", f"{done.what}: reported as sound, but refused: {said}"


def _rules(report: Report) -> frozenset[str]:
    return frozenset(each.rule_id for each in report.failures)


def _differences(shown: Content, parts: Sequence[Content], *, is_union: bool) -> Iterator[str]:
    """Differences between a file and the values of its parts in their order."""
    for name in dict.fromkeys(name for part in parts for name in part):
        tables = [part[name] for part in parts if name in part]
        rows = shown[name].rows if name in shown else []
        length = sum(len(table.rows) for table in tables)
        if len(rows) != length:
            yield f"{len(rows)} entries in '{name}', not {length}"
            continue
        start = 0
        for table in tables:
            own = rows[start : start + len(table.rows)]
            start += len(table.rows)
            for field in table.nodes:
                plain = [row[field] for row in table.rows]
                found = [row.get(field, "nothing") for row in own]
                if is_union:
                    found = _without_late_members(found, plain)
                if not same_values(found, plain):
                    yield f"'{field}' holds {_short(found)}, not {_short(plain)}"


def _without_late_members(found: Any, plain: Any) -> Any:
    """Values without the members of records that others lack, as far as they are the defaults of a union."""
    if isinstance(found, list) and isinstance(plain, list) and len(found) == len(plain):
        return [_without_late_members(*pair) for pair in zip(found, plain, strict=True)]
    if not isinstance(found, dict) or not isinstance(plain, dict):
        return found
    return {
        name: _without_late_members(value, plain[name]) if name in plain else value
        for name, value in found.items()
        if name in plain or not _is_default(value)
    }


def _is_default(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return all(map(_is_default, value))
    if isinstance(value, dict):
        return all(map(_is_default, value.values()))
    return not value or value == "\0"


def _short(values: Sequence[Any]) -> str:
    return str(values)[:200]


# Convert, merge and append


CONVERT = ("convert",)
MERGE = ("itself", "itself by union", "its base", "its base by union")
"""What a file is merged with."""
APPEND = ("to its base", "as a new RNTuple", "base to it", "entries to it", "an RNTuple to it")
"""The kinds of appending; "it" is the file."""


def written(
    what: str, data: bytes, base: bytes | None, content: Callable[[bytes], Content | None]
) -> Written | None:
    """The result of a command for a file; None without a base for it.

    Args:
        what: one of `CONVERT`, `MERGE` or `APPEND`.
        data: the file.
        base: a sound file that it was made of, if it is known.
        content: what files hold.
    """
    if what == "convert":
        return _in_memory(what, lambda target: convert(data, target), [data], Keeps.NOTHING, content)
    if what in MERGE:
        first = base if "base" in what else data
        if first is None or (first == data and "base" in what):  # the same as with itself
            return None
        # The result begins with the sound file: the other one is to fit.
        sources = [first, data]
        join = partial(merge, sources=sources, union="union" in what, durable=False)
        return _in_memory(f"merge with {what}", join, sources, Keeps.PAGES, content)
    grow = partial(append, durable=False)
    name = f"append {what}"
    if what == "to its base":
        if base is None:
            return None
        return _in_place(name, base, partial(grow, sources=[data]), [base, data], Keeps.PAGES, content)
    if what == "as a new RNTuple":
        return _in_place(
            name, _small(), partial(grow, sources=[data], name="appended"), None, Keeps.PAGES, content
        )
    if what == "base to it":
        if base == data:  # the same as to its base
            return None
        other = data if base is None else base
        return _in_place(name, data, partial(grow, sources=[other]), [data, other], Keeps.FILE, content)
    if what == "entries to it":
        return _repeated(name, data, content)
    return _in_place(name, data, _add_ntuple, [data], Keeps.FILE, content)


def _small() -> bytes:
    """A sound file with one RNTuple."""
    target = io.BytesIO()
    with create_file(target, durable=False) as file, file.create("own", {"x": "std::int32_t"}) as writer:
        writer.extend({"x": [1, 2]})
    return target.getvalue()


def _add_ntuple(path: Path) -> None:
    with (
        FileAppender(path, durable=False) as file,
        file.create("added", {"x": "float"}, WriteOptions(compression="none")) as writer,
    ):
        writer.extend({"x": [1.0]})


def _repeated(what: str, data: bytes, content: Callable[[bytes], Content | None]) -> Written | None:
    """Write the first entries of each RNTuple of a file once more."""
    held = content(data)
    if held is None:
        return None
    more = {}
    for name, table in held.items():
        stored = [field for field, node in table.nodes.items() if not node.field.is_projected]
        if not stored:
            return None
        with open_file(data, limits=LIMITS) as file:
            columns = file[name].schema.columns
            if any(column.is_deferred and column.record.value_range for column in columns):
                return None  # missing values are 0, which quantised columns may round
            layouts = file[name].arrays(stored, entry_stop=_NUM_REPEATED, library="layout")
        more[name] = layouts

    def extend(path: Path) -> None:
        with FileAppender(path, durable=False) as file:
            for name, layouts in more.items():
                file[name].extend(layouts)

    first = {
        name: Table(table.rows[:_NUM_REPEATED], table.nodes, table.layouts) for name, table in held.items()
    }
    return _in_place(what, data, extend, [held, first], Keeps.FILE, content)


def _in_memory(
    what: str,
    write: Callable[[Any], object],
    sources: Sequence[bytes],
    keeps: Keeps,
    content: Callable[[bytes], Content | None],
) -> Written:
    target = io.BytesIO()
    try:
        write(target)
    except RNTupleError as error:
        spoilt = f"{len(target.getvalue())} bytes in spite of a refusal" if target.getvalue() else None
        return Written(what, None, error, None, keeps, spoilt)
    return Written(what, target.getvalue(), None, _contents(sources, content), keeps)


def _in_place(
    what: str,
    old: bytes,
    write: Callable[[Path], object],
    sources: Sequence[bytes | Content] | None,
    keeps: Keeps,
    content: Callable[[bytes], Content | None],
) -> Written:
    with tempfile.TemporaryDirectory(prefix="rntuple-fuzz-") as folder:
        path = Path(folder) / "grows.root"
        path.write_bytes(old)
        try:
            write(path)
        except RNTupleError as error:
            is_same = path.read_bytes() == old
            spoilt = None if is_same else "the file changed in spite of a refusal"
            return Written(what, None, error, None, keeps, spoilt)
        parts = None if sources is None else _contents(sources, content)
        return Written(what, path.read_bytes(), None, parts, keeps)


def _contents(
    sources: Sequence[bytes | Content], content: Callable[[bytes], Content | None]
) -> list[Content] | None:
    parts = [content(source) if isinstance(source, bytes) else source for source in sources]
    known = [part for part in parts if part is not None]
    return known if len(known) == len(parts) else None


# Export and import


def exported(
    data: bytes, report: Report, name: str, table: Table, kind: str, fields: Sequence[str] | None = None
) -> tuple[list[str], bytes] | None:
    """Fields of an RNTuple that a format has, and the exported file.

    None if the format has none of them, or not the texts of the file, which are not UTF-8.

    Args:
        data: the file.
        report: what the validator says about it.
        name: the RNTuple.
        table: its contents.
        kind: one of `FORMATS`.
        fields: those to export; None for all.

    Raises:
        RNTupleError: the export is refused, for another reason than that the format lacks a type.
    """
    kept = list(table.nodes if fields is None else fields)
    while kept:
        target = io.BytesIO()
        try:
            export(data, target, format=kind, name=name, fields=kept)
        except (SchemaError, UnsupportedError) as error:
            # Its path is the field, or one below it, whose type or value the format lacks.
            lacking = [each for each in kept if f"{error.path}.".startswith(f"{each}.")]
            if not lacking:
                if not report.ok or any(each.rule_id == _TEXT for each in report.findings):
                    return None
                raise
            kept.remove(lacking[0])
            continue
        return kept, target.getvalue()
    return None


def exported_differences(table: Table, kind: str, fields: Sequence[str], data: bytes) -> Iterator[str]:
    """Where an exported file, read by another library, does not hold the values of the RNTuple.

    Args:
        table: what the RNTuple holds.
        kind: one of `FORMATS`.
        fields: those that were exported. Of those with a meaning beyond their type only lists and missing values are compared.
        data: the exported file.
    """
    columns = _READERS[kind](data)
    if list(columns) != list(fields) and (table.rows or kind != "jsonl"):
        yield f"{kind} has columns {_short(list(columns))}, not {_short(fields)}"
        return
    for field in fields if columns else ():
        if has_meaning(table.nodes[field]):
            plain = _outlines(_meant(table, field, "py"))
            if kind != "csv" and _outlines(columns[field]) != plain:
                yield f"{kind} holds {_short(columns[field])} for '{field}', lists and missing values are {_short(plain)}"
            continue
        plain = [row[field] for row in table.rows]
        if not _SAME[kind](columns[field], plain):
            yield f"{kind} holds {_short(columns[field])} for '{field}', not {_short(plain)}"


def imported(kind: str, data: bytes, report: Report) -> bytes | None:
    """An exported file as an RNTuple again; None if it is of a file whose damage, names or objects the import refuses.

    Names of the first release candidate may hold control codes; those of the released format may not.

    Args:
        kind: one of `FORMATS`.
        data: the exported file.
        report: what the validator says about the file that was exported.

    Raises:
        RNTupleError: the import is refused, and the file is sound, or no rule is named.
    """
    target = io.BytesIO()
    with tempfile.TemporaryDirectory(prefix="rntuple-fuzz-") as folder:
        path = Path(folder) / f"table.{kind}"
        path.write_bytes(data)
        try:
            import_file(path, target, "imported")
        except RNTupleError as error:
            if error.rule_id in _NOT_IMPORTED or (not report.ok and _RULE.search(str(error))):
                return None
            raise
    return target.getvalue()


def imported_differences(table: Table, kind: str, fields: Sequence[str], data: bytes) -> Iterator[str]:
    """Where an imported file does not hold the values that were exported.

    Args:
        table: the exported table.
        kind: one of `FORMATS`.
        fields: those that were exported.
        data: the file that was imported from it.
    """
    again = content_of(data)
    if again is None:
        yield f"of {kind} a file of which the reader refuses a part"
        return
    (copy,) = again.values()
    if len(copy.rows) != len(table.rows):
        yield f"of {kind} {len(copy.rows)} entries, not {len(table.rows)}"
        return
    for field in fields if table.rows else ():
        if field not in copy.nodes:
            yield f"of {kind} no field '{field}'"
        elif has_meaning(table.nodes[field]):
            if kind in ("parquet", "arrow"):
                shown, plain = (_meant(each, field, "pa") for each in (copy, table))
                if not same_values(shown, plain):
                    yield f"of {kind} {_short(shown)} for '{field}', not {_short(plain)}"
        else:
            plain = [row[field] for row in table.rows]
            # An optional record becomes a list with the meaning of an optional value.
            has_own = has_meaning(copy.nodes[field])
            shown = _meant(copy, field, "py") if has_own else [row[field] for row in copy.rows]
            texts = _TEXTS[kind](shown)
            # Streamed objects come back as vectors of std::byte.
            is_same = _SAME[kind](texts, plain) or _SAME[kind](texts, _with_lists(plain))
            if not is_same and not (kind == "csv" and all(map(_is_spelt, shown, plain))):
                yield f"of {kind} {_short(shown)} for '{field}', not {_short(plain)}"


def _is_spelt(number: Any, text: Any) -> bool:
    """Return whether a text of CSV, which has no types, spells a number that was imported."""
    try:
        return type(number) in (int, float) and isinstance(text, str) and _is_number(float(text), number)
    except ValueError:
        return False


def _meant(table: Table, field: str, library: str) -> list[Any]:
    """Values of a field with the meaning that its description gives them."""
    nodes = {field: table.nodes[field]}
    shown = present({field: table.layouts[field]}, library, len(table.rows), nodes)
    return [row[field] for row in shown] if library == "py" else _objects(shown[field])


def _outlines(value: Any) -> Any:
    """Lists and missing values of a value; formats have other types for the rest."""
    if isinstance(value, Mapping) and value.keys() != {STREAMED}:
        return list(map(_outlines, value.values()))
    return list(map(_outlines, value)) if isinstance(value, (list, tuple)) else value is not None


def has_variant(node: FieldNode) -> bool:
    """Return whether a field or one below it is a variant."""
    return node.kind is FieldKind.VARIANT or any(map(has_variant, node.children))


def _parquet_columns(data: bytes) -> dict[str, list[Any]]:
    return _columns_of(import_module("pyarrow.parquet").read_table(io.BytesIO(data)))


def _arrow_columns(data: bytes) -> dict[str, list[Any]]:
    with import_module("pyarrow.ipc").open_file(io.BytesIO(data)) as file:
        return _columns_of(file.read_all())


def _columns_of(table: Any) -> dict[str, list[Any]]:
    table.validate(full=True)
    return {name: _objects(table.column(name)) for name in table.column_names}


def _objects(column: Any) -> list[Any]:
    """Values of an Arrow column. Times that `datetime` does not have are integers."""
    try:
        return list(column.to_pylist())
    except OverflowError:
        return list(map(_object, column))


def _object(scalar: Any) -> Any:
    import pyarrow as pa

    if not scalar.is_valid:
        return None
    if isinstance(scalar, pa.UnionScalar):
        return _object(scalar.value)
    if isinstance(scalar, pa.StructScalar):
        return {name: _object(scalar[name]) for name in scalar}
    if isinstance(scalar, (pa.ListScalar, pa.FixedSizeListScalar)):
        return list(map(_object, scalar.values))
    try:
        return scalar.as_py()
    except OverflowError:
        return scalar.value


def _csv_columns(data: bytes) -> dict[str, list[Any]]:
    text = io.StringIO(data.decode("utf-8", "surrogateescape"), newline="")
    names, *rows = csv.reader(text)
    # A missing value of a single column is an empty line.
    return {name: [row[position] if row else "" for row in rows] for position, name in enumerate(names)}


def _json_columns(data: bytes) -> dict[str, list[Any]]:
    rows = [json.loads(line) for line in data.splitlines()]
    return {name: [row[name] for row in rows] for name in rows[0]} if rows else {}


def _cells(values: Sequence[Any]) -> list[str]:
    """Values as cells of CSV."""
    return [
        "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
        for value in values
    ]


def _with_lists(value: Any) -> Any:
    """The same with lists of numbers for bytes."""
    if isinstance(value, Mapping):
        return {name: _with_lists(item) for name, item in value.items()}
    return (
        list(map(_with_lists, value))
        if isinstance(value, list)
        else list(value)
        if isinstance(value, bytes)
        else value
    )


def _same_cells(cells: Sequence[str], plain: Sequence[Any]) -> bool:
    return len(cells) == len(plain) and all(map(_same_cell, cells, plain))


def _same_cell(cell: str, value: Any) -> bool:
    if type(value) in (int, float) and cell == repr(value):
        return True
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        try:
            return _is_number(float(cell) if isinstance(value, float) or "." in cell else int(cell), value)
        except ValueError:
            return False
    (text,) = _cells([value.decode("utf-8", "surrogateescape") if isinstance(value, bytes) else value])
    # A character is a number for Arrow.
    return cell == text or (len(text) == 1 and cell == str(ord(text)))


def _is_number(shown: Any, value: Any) -> bool:
    """Return whether text says a number; one of single precision has the digits that it needs."""
    if isinstance(value, float):
        if math.isnan(value):
            return math.isnan(shown)
        with np.errstate(over="ignore"):
            return bool(shown == value) or float(np.float32(shown)) == value
    return bool(shown == value)


def _in_json(value: Any) -> Any:
    """A value as JSON has it."""
    if type(value) in (str, int, bool, NoneType):
        return value
    if isinstance(value, float) and not math.isfinite(value):
        return "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"
    if isinstance(value, bytes):
        return {"$streamer": value.hex()}
    if isinstance(value, Mapping):
        return {name: _in_json(item) for name, item in value.items()}
    return list(map(_in_json, value)) if isinstance(value, list) else value


def _all_same_json(shown: Sequence[Any], plain: Sequence[Any]) -> bool:
    if repr(shown) == repr(plain):  # most are, and values with one text have one type
        return True
    return len(shown) == len(plain) and all(map(_same_json, shown, map(_in_json, plain)))


def _same_json(shown: Any, value: Any) -> bool:
    if type(shown) is type(value) is float:
        return _is_number(shown, value)
    if isinstance(value, Mapping):
        same_names = isinstance(shown, Mapping) and list(shown) == list(value)
        return same_names and all(_same_json(shown[name], item) for name, item in value.items())
    if isinstance(value, list):
        return isinstance(shown, list) and len(shown) == len(value) and all(map(_same_json, shown, value))
    if any(isinstance(each, (str, bool, type(None), Mapping, list)) for each in (shown, value)):
        return type(shown) is type(value) and bool(shown == value)
    return _is_number(shown, value)


_READERS: dict[str, Callable[[bytes], dict[str, list[Any]]]] = {
    "parquet": _parquet_columns, "arrow": _arrow_columns, "csv": _csv_columns, "jsonl": _json_columns,
}  # fmt: skip
_SAME: dict[str, Callable[[Sequence[Any], Sequence[Any]], bool]] = {
    "parquet": same_values, "arrow": same_values, "csv": _same_cells, "jsonl": _all_same_json,
}  # fmt: skip
_TEXTS: dict[str, Callable[[Sequence[Any]], Any]] = {
    "parquet": list, "arrow": list, "csv": _cells, "jsonl": _in_json,
}  # fmt: skip
