"""RNTuples as lazy frames of polars, which read only the columns and entries that a query needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.arguments import check_arguments
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.reader.multi_file import check_types, opened_each, reading_options, sources
from rntuple_construct.reader.ntuple import RNTuple
from rntuple_construct.reader.options import Cut, FieldNames, ScanOptions, columns_of
from rntuple_construct.storage import located

if TYPE_CHECKING:
    import polars as pl
    from typing_extensions import Unpack

    from rntuple_construct.reader.multi_file import Files

__all__ = ["scan"]


def scan(
    files: Files, fields: FieldNames = None, cut: Cut = None, **options: Unpack[ScanOptions]
) -> pl.LazyFrame:
    """Return a polars lazy frame of the entries of one or several files, one file after the other.

    A query reads only the columns that it needs. Where it filters, the columns of the condition are read first, and the
    others only in steps in which an entry passes. ``head`` alone stops reading at the last entry that it returns.

    Args:
        files: as for ``iterate``.
        fields: columns of the frame, as for ``RNTuple.arrays``: names, patterns, ``aliases`` or expressions; None for all fields.
        cut: an expression that chooses the entries of the frame, as for ``RNTuple.arrays``. It may use other fields than the
            columns, too. If it chooses elements of lists, all columns must have these lists.
        options: as for ``iterate``, without ``how`` and ``report``; the default of ``step_size`` is "cluster".

    Raises:
        MissingExtraError: polars or pyarrow is not installed.
        SchemaError: no such field, an expression that cannot be computed, or a field that a query needs of another C++
            type than in the first file.
        MissingSourceError: a pattern that no file fits, or no such file.
        UnsupportedError: a field of a type that polars does not have (variants).
        RNTupleError: the metadata of the first file are damaged. Damage in other files and in pages ends the query
            with the same errors, which old versions of polars wrap in a ``ComputeError``.
    """
    check_arguments("scan", options, ScanOptions, "cut")
    require("polars")
    chosen = _FrameSource(sources(located(files, options.get("storage_options"))), fields, cut, options)
    register: Any = import_module("polars.io.plugins").register_io_source
    frame: pl.LazyFrame = register(chosen.frames, schema=chosen.schema())
    return frame


class _FrameSource:
    """Source of entries for polars.

    Args:
        files: what to open, with the name of the RNTuple in it.
        fields, cut: columns and entries of the frame.
        options: those of ``scan``.
    """

    def __init__(
        self,
        files: Sequence[tuple[Any, str | None]],
        fields: FieldNames,
        cut: Cut,
        options: Mapping[str, Any],
    ) -> None:
        self._files = files
        self._fields = fields
        self._cut = cut
        self._options = options
        self._reading = {"step_size": "cluster", **reading_options(options)}
        self._aliases = options.get("aliases")
        self._types: dict[str, str] = {}
        self._names: list[str] = []

    def schema(self) -> Any:
        """Return names and types of the columns, from the first file; no page is read."""
        with closing(opened_each(self._files, self._options)) as found:
            events = next(found)
            columns = columns_of(self._reading)
            check_types(events, self._types, self._fields, self._cut, **columns)
            self._names = events.selection(self._fields, self._cut, **columns).names
            return self._read(events, self._names, 0, 0).schema

    def frames(
        self, with_columns: list[str] | None, predicate: Any, n_rows: int | None, batch_size: int | None
    ) -> Iterator[Any]:
        """Yield frames with the entries that a query needs.

        Args:
            with_columns: names of columns; None for all.
            predicate: an expression that the entries must fulfil; None for all entries.
            n_rows: how many entries of the frame to look at; None for all.
            batch_size: ignored; the steps are those of ``step_size``.
        """
        names = self._names if with_columns is None else with_columns
        tested = [] if predicate is None else predicate.meta.root_names()
        needed = list(dict.fromkeys([*names, *tested]))
        if n_rows == 0:
            return
        for events in opened_each(self._files, self._options):
            try:
                found = events.types_of(needed, self._cut, aliases=self._aliases)
            except SchemaError as error:
                error.message = f"{events.metadata.container.name}: {error.message}"
                raise
            types = {name: self._types.get(name, "") for name in found}
            check_types(events, types, needed, self._cut, aliases=self._aliases)
            for start, stop in self._steps(events, needed, n_rows):
                num_rows, frame = self._frame(events, names, tested, predicate, (start, stop, n_rows))
                if frame is not None:
                    yield frame
                if n_rows is not None:
                    n_rows -= num_rows
                    if n_rows == 0:
                        return

    def _steps(self, events: RNTuple, names: list[str], n_rows: int | None) -> Iterator[tuple[int, int]]:
        # With a cut, the entry of the last row is known only when it is read.
        stop = n_rows if self._cut is None else None
        size = self._reading["step_size"]
        return events.steps(
            names, size, entry_stop=stop, library="polars", cut=self._cut, aliases=self._aliases
        )

    def _frame(
        self,
        events: RNTuple,
        names: list[str],
        tested: list[str],
        predicate: Any,
        part: tuple[int, int, int | None],
    ) -> tuple[int, Any]:
        """Return the number of rows of a step, and those that fulfil the predicate; None if no row does."""
        start, stop, n_rows = part
        frame = self._read(events, tested or names, start, stop)
        if n_rows is not None:
            frame = frame.head(n_rows)
        num_rows = len(frame)
        if predicate is None:
            return num_rows, frame
        if not tested:
            return num_rows, frame.filter(predicate)
        passed = frame.select(predicate).to_series()
        if not passed.any():
            return num_rows, None
        others = [name for name in names if name not in tested]
        if others:
            frame = frame.hstack(self._read(events, others, start, stop).head(num_rows))
        return num_rows, frame.select(names).filter(passed)

    def _read(self, events: RNTuple, names: list[str], start: int, stop: int) -> Any:
        return events.arrays(
            names,
            self._cut,
            library="polars",
            entry_start=start,
            entry_stop=stop,
            aliases=self._aliases,
            workers=self._reading.get("workers", 1),
        )
