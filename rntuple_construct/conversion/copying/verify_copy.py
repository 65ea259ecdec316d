"""Comparison of the values of two RNTuples or other tables, bit by bit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.pages.read_threads import Team
from rntuple_construct.model.values.layout import Layout
from rntuple_construct.reader import RNTuple

__all__ = ["check_same_chunks", "check_same_values"]

_STEPS_PER_THREAD = 16
"""Steps that threads compare until all of them wait for the last one; some are compared after a wrong one."""


def check_same_values(
    source: RNTuple,
    target: RNTuple,
    fields: list[str],
    step_size: int | str,
    entry_start: int = 0,
    entry_stop: int | None = None,
    workers: int = 1,
) -> None:
    """Raise SchemaError unless the fields of the target hold the values of the source.

    Args:
        source, target: the RNTuples.
        fields: names of top-level fields.
        step_size: how much is compared at a time, as for ``RNTuple.iterate``.
        entry_start, entry_stop: entries of the source that the target has; by default all.
        workers: threads that compare steps; the error does not depend on it.
    """
    stop = source.num_entries if entry_stop is None else entry_stop
    _check_length(target, stop - entry_start)
    steps = source.steps(fields, step_size, entry_start=entry_start, entry_stop=stop, library="layout")

    def error_of(step: tuple[int, int]) -> Exception | None:
        first, last = step
        try:
            chunk = source.arrays(fields, entry_start=first, entry_stop=last, library="layout")
            _check_chunk(chunk, target, fields, first - entry_start)
        except Exception as error:  # noqa: BLE001 (the first one is raised, whichever thread is faster)
            return error
        return None

    with Team(workers) as team:
        while window := list(islice(steps, _STEPS_PER_THREAD * workers)):
            for error in team.results(error_of, window):
                if error is not None:
                    raise error


def check_same_chunks(
    chunks: Iterable[Mapping[str, Layout]],
    target: Any,
    fields: Sequence[str],
    form: Callable[[Layout], Layout] = lambda layout: layout,
) -> None:
    """Raise SchemaError unless the fields of the target hold these values, one piece after the other, and no others.

    Args:
        chunks: the values.
        target: an RNTuple or a table of another format.
        fields: names of top-level fields.
        form: brings the layouts of both sides into the form in which they are compared.
    """
    position = 0
    for chunk in chunks:
        position += _check_chunk(chunk, target, fields, position, form)
    if fields:
        _check_length(target, position)


def _check_length(target: Any, num_entries: int) -> None:
    if num_entries != target.num_entries:
        raise SchemaError(
            f"'{target.path}' has {target.num_entries} entries in place of {num_entries}", path=target.path
        )


def _check_chunk(
    chunk: Mapping[str, Layout],
    target: Any,
    fields: Sequence[str],
    position: int,
    form: Callable[[Layout], Layout] = lambda layout: layout,
) -> int:
    """Compare a chunk with as many entries of the target; returns how many."""
    length = max((len(layout) for layout in chunk.values()), default=0)
    copy = target.arrays(fields, entry_start=position, entry_stop=position + length, library="layout")
    for name in fields:
        if not form(chunk[name]).equal(form(copy[name])):
            raise SchemaError(
                f"values of field '{name}' between entries {position} and {position + length} are not the same",
                path=name,
            )
    return length
