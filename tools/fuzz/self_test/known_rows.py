"""Generated files, whose rows are known, before the reader: it gives these rows in every way of reading, or refuses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.conversion.quiet import no_dropped_warnings
from rntuple_construct.kit.files.generate import Generated
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader import open as open_file
from self_test.agreement import LIMITS

__all__ = ["wrong_values"]

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
