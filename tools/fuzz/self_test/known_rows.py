"""Files whose rows are known before the reader: it gives these rows in every way of reading, or refuses."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.kit.files.generate import Generated
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader import open as open_file
from rntuple_construct.reader.ntuple import no_dropped_warnings
from self_test.agreement import LIMITS

if TYPE_CHECKING:
    import pyarrow as pa

__all__ = ["shape_of", "wrong_columns", "wrong_values"]

_LEN_STEP = 2
"""Entries of a step of `RNTuple.iterate`: clusters are cut, and steps reach over their ends."""


def wrong_values(data: bytes, made: Generated, *, is_sound: bool) -> Iterator[str]:
    """What the reader gives of a file in the place of the rows that were written.

    Args:
        data: the file of `made`, or one that was made from it by changes that leave its values or that readers have to notice.
        made: the rows.
        is_sound: if true, all values have to be given; otherwise a field may be refused.

    Returns:
        one line for each way of reading that gives other values.

    Raises:
        RNTupleError: the reader refuses a sound file.
    """
    with no_dropped_warnings():
        if is_sound:
            with open_file(data, limits=LIMITS) as file:
                yield from _of_all(file[made.ntuple], made)
            return
        # Each field in a separate file: pages read for one are kept for the next.
        for name in made.rows[0] if made.rows else ():
            try:
                with open_file(data, limits=LIMITS) as file:
                    found = file[made.ntuple].arrays([name], library="py")
            except RNTupleError:
                continue
            yield from _difference(f"field {name!r} alone", found, [{name: row[name]} for row in made.rows])


def wrong_columns(data: bytes, table: pa.Table) -> Iterator[str]:
    """What the reader gives of a file in the place of the Arrow table that was written.

    Arrow gives the values with their meanings, which other libraries have other types for. Of these, rows, lists and missing
    values are compared.

    Args:
        data: the file, with one RNTuple.
        table: the written table.

    Returns:
        one line for each column that a library gives with other values.
    """
    with no_dropped_warnings(), open_file(data, limits=LIMITS) as file:
        ntuple = file.only()
        found = ntuple.arrays(library="pa")
        found.validate(full=True)
        if found.column_names != table.column_names:
            yield f"Arrow has columns {found.column_names}, but {table.column_names} were written"
            return
        written = table.to_pydict()
        for name, values in found.to_pydict().items():
            if repr(values) != repr(written[name]):
                yield f"Arrow: field {name!r} is {values!r:.200}, but {written[name]!r:.200} was written"
        for library in ("py", "ak", "pd"):
            shown = ntuple.arrays(library=library)
            for name, values in written.items():
                column: Any = [row[name] for row in shown] if library == "py" else shown[name]
                column = shape_of(column.to_list() if library == "ak" else list(column))
                if column != shape_of(values):
                    yield (
                        f"{library}: lists and missing values of field {name!r} are {column!r:.200}, "
                        f"but {values!r:.200} was written"
                    )


def _of_all(ntuple: RNTuple, made: Generated) -> Iterator[str]:
    count = len(made.rows)
    if ntuple.num_entries != count:
        yield f"{ntuple.num_entries} entries, but {count} were written"
        return
    yield from _difference("all entries", ntuple.arrays(library="py"), made.rows)
    for start, stop in ((count // 3, count - count // 4), (count // 2, count // 2 + 1), (-2, None)):
        found = ntuple.arrays(library="py", entry_start=start, entry_stop=stop)
        yield from _difference(f"entries {start} to {stop}", found, made.rows[start:stop])
    if count:
        found = ntuple.entries([-1, 0], library="py")
        yield from _difference("entries -1 and 0", found, [made.rows[-1], made.rows[0]])
    steps = [row for step in ntuple.iterate(step_size=_LEN_STEP, library="py") for row in step]
    yield from _difference(f"steps of {_LEN_STEP} entries", steps, made.rows)
    pairs, written = ([(each.key, each.value) for each in of.user_metadata] for of in (ntuple, made))
    if repr(pairs) != repr(written):
        yield f"user meta-data: {pairs}, but {written} were written"


def _difference(what: str, found: list[dict[str, Any]], expected: list[dict[str, Any]]) -> Iterator[str]:
    names = list(found[0]) if found else []
    if len(found) != len(expected):
        yield f"{what}: {len(found)} rows, but {len(expected)} were written"
    elif found and sorted(names) != sorted(expected[0]):
        yield f"{what}: fields {names}, but {list(expected[0])} were written"
    for name in names:
        # Equality would not tell -0.0 from 0.0, nor True from 1.
        pairs = [
            (row[name], other[name]) for row, other in zip(found, expected, strict=False) if name in other
        ]
        wrong = next((pair for pair in pairs if repr(pair[0]) != repr(pair[1])), None)
        if wrong is not None:
            yield f"{what}: field {name!r} is {wrong[0]!r:.200}, but {wrong[1]!r:.200} was written"


def shape_of(value: Any) -> Any:
    """Lists and missing values of a value, without what libraries have other types for."""
    if isinstance(value, Mapping):
        # Maps of polars are those of Python, others lists of pairs.
        is_map = all(str(name).startswith("k") for name in value)
        return [["value", shape_of(item)] if is_map else shape_of(item) for item in value.values()]
    if isinstance(value, np.void):
        value = value.item()
    if isinstance(value, (list, tuple, np.ndarray)):
        return [shape_of(item) for item in value]
    is_missing = value is None or value is np.ma.masked or type(value).__name__ in ("NaTType", "NAType")
    is_time = isinstance(value, (np.datetime64, np.timedelta64))
    is_nan = (
        bool(np.isnat(value)) if is_time else isinstance(value, (float, np.floating)) and math.isnan(value)
    )
    return None if is_missing or is_nan else "value"
