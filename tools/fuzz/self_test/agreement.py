"""Compares the report of the validator about a file with the result of the reader.

The reader refuses a file, a field or a linked attribute set: the report is not ok. The report is ok: the reader
gives values, and every library shows the same ones.
"""

from __future__ import annotations

import importlib.util
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

import numpy as np
from rntuple_spec.constants import FieldRole

from rntuple_construct.base.errors import LimitError, RNTupleError, SchemaError
from rntuple_construct.base.limits import DEFAULT_LIMITS
from rntuple_construct.model.arrays import present
from rntuple_construct.model.arrays.memory_estimate import len_objects
from rntuple_construct.model.schema.cpp_types import anonymous
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader import open as open_file
from rntuple_construct.reader.ntuple import no_dropped_warnings
from rntuple_construct.reader.summary import summarize
from rntuple_construct.validation import Finding, Report, validate

__all__ = [
    "LIBRARIES",
    "LIMITS",
    "available_libraries",
    "disagreements",
    "is_in_variant",
    "objections",
    "refusals",
    "same_values",
]

# Everything is read at once from unknown files, so the limits are those of a conversion.
LIMITS = replace(DEFAULT_LIMITS, max_len_read=DEFAULT_LIMITS.max_len_step)
"""What a reading for comparison may ask for."""

# Text of Arrow is UTF-8: a file with other strings (RNT-ENC-011) is shown by Arrow with strings as bytes.
LIBRARIES = ("np", "ak", "pa-binary", "pd")
"""What values are compared in, beside plain Python."""
_NEEDS = {"np": ("numpy",), "ak": ("awkward",), "pa-binary": ("pyarrow",), "pd": ("pandas", "pyarrow")}


_OF_PAGE = re.compile(r"page_list\[\d+\]\.page_locations\[\d+\]\[(\d+)\]")
_LEN_PIECE = 4096
"""Values of awkward that become a list at a time."""


def available_libraries() -> tuple[str, ...]:
    """Those of `LIBRARIES` that are installed."""
    return tuple(
        name for name in LIBRARIES if all(importlib.util.find_spec(module) for module in _NEEDS[name])
    )


def disagreements(data: bytes) -> list[str]:
    """Where validator and reader disagree about the bytes of a file; empty if they do not.

    Args:
        data: the file.

    Raises:
        Exception: anything but an RNTupleError that leaves the reader, and anything that leaves the validator.
    """
    return objections(validate(data), list(refusals(data)))


def objections(report: Report, refused: Sequence[str]) -> list[str]:
    """What contradicts a report: refusals of a file, or of a part of it, that the report calls sound.

    Args:
        report: what the validator says.
        refused: what the reader does not give, see `refusals`.
    """
    found = ", ".join(sorted({f"{each.rule_id} ({each.severity})" for each in report.findings})) or "clean"
    return [] if not report.ok else [f"reported as {found}, but {refusal}" for refusal in refused]


def refusals(data: bytes, libraries: Sequence[str] = LIBRARIES) -> Iterator[str]:
    """What the reader does not give of a file, and where libraries show other values.

    Args:
        data: the file.
        libraries: those of `LIBRARIES` to compare with plain Python.
    """
    try:
        with no_dropped_warnings(), open_file(data, limits=LIMITS) as file:
            for problem in file.container.problems:
                yield f"a directory is left out: {problem}"
            for name in file:
                yield from _refusals_of(file[name], libraries)
    except RNTupleError as error:
        yield f"the reader refuses it: {type(error).__name__}: {error}"


def is_in_variant(data: bytes, finding: Finding) -> bool:
    """Return whether a finding is about a page of a field in a variant: an alternative may have elements that no entry holds.

    Args:
        data: the file, which the reader opens.
        finding: what the validator reports about it.
    """
    found = _OF_PAGE.search(finding.path or "")
    if found is None or finding.ntuple is None:
        return False
    with no_dropped_warnings(), open_file(data, limits=LIMITS) as file:
        schema, column = file[finding.ntuple].schema, int(found[1])
        if column >= len(schema.columns):
            return False
        field = schema.fields[schema.columns[column].record.field_id]
        while not field.is_top_level:
            field = schema.fields[field.record.parent_id]
            if field.record.role == FieldRole.VARIANT:
                return True
    return False


def _refusals_of(events: RNTuple, libraries: Sequence[str], above: tuple[int, ...] = ()) -> Iterator[str]:
    for field, error in events.dropped.items():
        yield f"field {field!r} is dropped: {error}"
    try:
        summarize(events)
        layouts = events.arrays(library="layout")
        length = events.num_entries
        if len_objects(layouts, "py", length) > LIMITS.max_len_read:
            return
        rows = present(layouts, "py", length)
        if len(rows) != length:
            yield f"{len(rows)} rows of {length} entries"
        for library in libraries:
            yield from _differences(library, present(layouts, library, length), rows)
        for name, record in events.attribute_sets.items():
            attributes, place = events.attribute_set(name), record.locator.offset
            if place not in above:
                for one in _refusals_of(attributes, libraries, (*above, place)):
                    yield f"attribute set {name!r}: {one}"
    except SchemaError:
        raise
    except LimitError:
        # So much for one read says nothing about the file; what one page may expand to, the validator knows.
        return
    except RNTupleError as error:
        yield f"the reader refuses a part: {type(error).__name__}: {error}"


def _differences(library: str, view: Any, rows: list[dict[str, Any]]) -> Iterator[str]:
    """Fields that a library shows otherwise than plain Python does."""
    for field in rows[0] if rows else ():
        shown = _column(library, view, field)
        plain = [row[field] for row in rows]
        if not same_values(shown, plain):
            yield f"{library} shows {str(shown)[:200]} for {field!r}, py {str(plain)[:200]}"


def _column(library: str, view: Any, field: str) -> Any:
    if library == "ak":
        import awkward as ak

        array = view[field]
        changed = ak.transform(_as_bytes, array)
        # Awkward inserts each missing value into the list of the others: of many it takes time by their square.
        pieces = range(0, len(changed), _LEN_PIECE)
        return [value for first in pieces for value in ak.to_list(changed[first : first + _LEN_PIECE])]
    if library == "pa-binary":
        view[field].validate(full=True)
        return view[field].to_pylist()
    values = view[field]
    return values.tolist() if getattr(values, "dtype", np.dtype("O")).kind in "biuf" else list(values)


def _as_bytes(layout: Any, **_: Any) -> Any:
    """Strings as bytes, which need not be UTF-8."""
    if layout.is_list and layout.parameter("__array__") == "string":
        import awkward as ak

        packed = layout.to_ListOffsetArray64(True)
        content = ak.contents.NumpyArray(packed.content.data, parameters={"__array__": "byte"})
        return ak.contents.ListOffsetArray(packed.offsets, content, parameters={"__array__": "bytestring"})
    return None


def same_values(shown: Sequence[Any], plain: Sequence[Any]) -> bool:
    """Return whether values of a library are those of plain Python.

    They are compared level by level: single ones cost too much time.

    Args:
        shown: values of a library, in which ``char`` may be a number and a string may be bytes.
        plain: the same values as plain Python.
    """
    if len(shown) != len(plain):
        return False
    by_kind: dict[type, list[int]] = {}
    kinds = set(map(type, plain))
    if len(kinds) > 1:
        for position, value in enumerate(plain):
            by_kind.setdefault(type(value), []).append(position)
        return all(
            same_values([shown[at] for at in positions], [plain[at] for at in positions])
            for positions in by_kind.values()
        )
    shown = [_as_python(value) for value in shown] if not set(map(type, shown)) <= _OF_PYTHON else shown
    if kinds == {list}:
        return (
            set(map(type, shown)) <= {list, tuple}
            and list(map(len, shown)) == list(map(len, plain))
            and same_values(list(chain.from_iterable(shown)), list(chain.from_iterable(plain)))
        )
    if kinds == {dict}:
        names = list(plain[0])
        if set(map(type, shown)) == {tuple}:  # of awkward, whose tuples have no names
            shown = [dict(zip(map(anonymous, range(len(value))), value, strict=True)) for value in shown]
        if set(map(type, shown)) == {dict} and all(list(value) == names for value in chain(shown, plain)):
            return all(
                same_values([value[name] for value in shown], [value[name] for value in plain])
                for name in names
            )
    return _same_scalars(shown, plain, kinds) or all(map(_same, shown, plain))


_OF_PYTHON = frozenset({bool, int, float, str, bytes, type(None), list, tuple, dict})


def _as_python(value: Any) -> Any:
    """A value of numpy as one of plain Python."""
    if isinstance(value, np.void) and value.dtype.names is not None:
        return {name: value[name] for name in value.dtype.names}
    if isinstance(value, np.ndarray):
        return value.tolist() if value.dtype.kind in "biuf" else list(value)
    return value.item() if isinstance(value, np.generic) else value


def _same_scalars(shown: Sequence[Any], plain: Sequence[Any], kinds: set[type]) -> bool:
    """Return whether values without parts are the same; False says nothing, they have to be looked at one by one."""
    forms = set(map(type, shown))
    if not forms <= _OF_PYTHON - {list, tuple, dict}:
        return False
    if kinds == {str} and forms == {bytes}:
        return [value.decode("utf-8", "surrogateescape") for value in shown] == plain
    if kinds == {str} and forms == {int}:
        return all(0 <= value < 256 for value in shown) and list(map(chr, shown)) == plain
    if kinds == forms == {float}:
        return np.array_equal(np.array(shown), np.array(plain), equal_nan=True)
    return forms == kinds and list(shown) == plain


def _same(shown: Any, plain: Any) -> bool:
    """Return whether a library's value is the plain one; libraries give ``char`` as numbers and strings as bytes too."""
    shown = _as_python(shown)
    if isinstance(plain, Mapping):
        if isinstance(shown, tuple):
            shown = dict(zip(map(anonymous, range(len(shown))), shown, strict=True))
        same_names = isinstance(shown, Mapping) and list(shown) == list(plain)
        return same_names and all(_same(shown[name], value) for name, value in plain.items())
    if isinstance(plain, list):
        return isinstance(shown, (list, tuple)) and len(shown) == len(plain) and all(map(_same, shown, plain))
    if isinstance(plain, str) and isinstance(shown, bytes):
        return shown.decode("utf-8", "surrogateescape") == plain
    if isinstance(plain, str) and isinstance(shown, int):
        return len(plain) == 1 and ord(plain) == shown
    if isinstance(plain, float) and math.isnan(plain):
        return isinstance(shown, float) and math.isnan(shown)
    # 1 == 1.0 == True, but they are values of different alternatives.
    return type(shown) is type(plain) and bool(shown == plain)
