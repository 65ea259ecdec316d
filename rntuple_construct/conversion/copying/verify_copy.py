"""Comparison of the values of two RNTuples or other tables, bit by bit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.limits import TRUSTED
from rntuple_construct.base.processes import run_in_order
from rntuple_construct.model.values.layout import Layout
from rntuple_construct.reader import RNTuple, RNTupleFile
from rntuple_construct.reader.pickling import Reopened

__all__ = ["check_same_chunks", "check_same_steps", "check_same_values"]


def check_same_values(
    source: RNTuple,
    target: RNTuple,
    fields: list[str],
    step_size: int | str,
    entry_start: int = 0,
    entry_stop: int | None = None,
) -> None:
    """Raise SchemaError unless the fields of the target hold the values of the source.

    Args:
        source, target: the RNTuples.
        fields: names of top-level fields.
        step_size: how much is compared at a time, as for ``RNTuple.iterate``.
        entry_start, entry_stop: entries of the source that the target has; by default all.
    """
    stop = source.num_entries if entry_stop is None else entry_stop
    _check_length(target, stop - entry_start)
    chunks = source.iterate(
        fields, step_size=step_size, entry_start=entry_start, entry_stop=stop, library="layout"
    )
    check_same_chunks(chunks, target, fields)


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


def check_same_steps(
    source: RNTuple,
    path: str,
    target: RNTuple,
    fields: list[str],
    step_size: int | str,
    entry_start: int,
    entry_stop: int,
    workers: int,
) -> None:
    """Do what ``check_same_values`` does in several processes.

    Args:
        source: the source, opened by its name.
        path: path of the file with the target; each process opens it.
        target, fields, step_size, entry_start, entry_stop: as for ``check_same_values``.
        workers: number of processes.
    """
    _check_length(target, entry_stop - entry_start)
    steps = source.steps(fields, step_size, entry_start=entry_start, entry_stop=entry_stop, library="layout")
    call = _StepCheck(Reopened(source), path, target.path, fields, entry_start)
    for _ in run_in_order(call, steps, workers):
        pass


class _StepCheck:
    """Compares a step of the source with the same entries of the target; arguments as for ``check_same_steps``."""

    def __init__(self, source: Reopened, path: str, name: str, fields: list[str], entry_start: int) -> None:
        self._source = source
        self._path = path
        self._name = name
        self._fields = fields
        self._entry_start = entry_start
        self._target: RNTuple | None = None

    def __call__(self, step: tuple[int, int]) -> None:
        source, (start, stop) = self._source.get(), step
        if self._target is None:
            self._target = RNTupleFile(self._path, limits=TRUSTED)[self._name]
        chunk = source.arrays(self._fields, entry_start=start, entry_stop=stop, library="layout")
        _check_chunk(chunk, self._target, self._fields, start - self._entry_start)


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
