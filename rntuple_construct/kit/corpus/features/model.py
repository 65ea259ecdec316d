"""Features: small files that show something, and their entries."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.kit.corpus.model import TIMESTAMP
from rntuple_construct.kit.corpus.spelling import value_of_table
from rntuple_construct.writer import FileWriter, WriteOptions, Writer, create_file

NTUPLE = "ntpl"
WRITER = "rntuple-construct"
"""Name of the writing program, without a version: files do not change with it."""

Row = Mapping[str, Any]
Fill = Callable[[Writer, Sequence[Row]], None]


class Write(Protocol):
    """Writes a file."""

    def __call__(self, target: Any, compression: str | None = None) -> None:
        """Write to a path or binary file object, with another compression if one is given."""


@dataclass(frozen=True, kw_only=True)
class Feature:
    """One file that shows something.

    Args:
        title: the subject of the feature.
        rows: entries of the RNTuple, as this package reads them.
        write: writes the file to a path or binary file object. The second argument replaces the compression, if it
            is not None.
        ntuple: name of the RNTuple.
        is_cut: only the first entries are compared.
        is_refused: the file needs what no reader knows; readers must refuse it.
        may_be_refused: the file has a feature flag that readers need not know.
        notes: rules that the validator mentions for this feature.
        generation: generation of the format.
        again: the same in another generation; None where only one makes sense.
    """

    title: str
    rows: Sequence[Row]
    write: Write
    ntuple: str = NTUPLE
    is_cut: bool = False
    is_refused: bool = False
    may_be_refused: bool = False
    notes: frozenset[str] = frozenset()
    generation: str = DEFAULT_GENERATION.name
    again: Callable[[str], Feature] | None = None

    @property
    def num_wanted(self) -> int | None:
        """Number of entries to read; None for all."""
        return len(self.rows) if self.is_cut else None

    def __repr__(self) -> str:
        return self.title


def feature(
    title: str,
    schema: Mapping[str, Any],
    rows: Sequence[Row],
    *,
    fill: Fill | None = None,
    given: Sequence[Row] | None = None,
    options: WriteOptions | None = None,
    is_refused: bool = False,
    may_be_refused: bool = False,
    notes: frozenset[str] = frozenset(),
    generation: str = DEFAULT_GENERATION.name,
    **arguments: Any,
) -> Feature:
    """A file with one RNTuple.

    Args:
        title: the subject of the feature.
        schema: its fields.
        rows: its entries, as a reader returns them.
        fill: fills the writer; by default all entries at once.
        given: the input of the writer, if it differs from the rows that are read.
        options: how it is written.
        is_refused, may_be_refused, notes, generation: see Feature.
        arguments: further arguments of ``FileWriter.create``.
    """

    def write(target: Any, compression: str | None = None) -> None:
        entries = rows if given is None else given
        # The corpus also tests features that ROOT does not know.
        chosen = replace(options or WriteOptions.of_generation(generation), beyond_root=True)
        with (
            new_file(target, compression) as file,
            file.create(
                NTUPLE,
                schema,
                chosen,
                compression=compression,
                generation=generation,
                writer=WRITER,
                **arguments,
            ) as writer,
        ):
            if fill is None:
                writer.extend(entries)
            else:
                fill(writer, entries)

    def again(other: str) -> Feature:
        return feature(
            title, schema, rows, fill=fill, given=given, options=options, is_refused=is_refused, generation=other,
            **arguments,
        )  # fmt: skip

    return Feature(
        title=title,
        rows=rows,
        write=write,
        is_refused=is_refused,
        may_be_refused=may_be_refused,
        notes=notes,
        generation=generation,
        again=again,
    )


def new_file(target: Any, compression: str | None = None, **arguments: Any) -> FileWriter:
    """A file whose bytes do not depend on time and path: some readers stumble differently over different bytes.

    Args:
        target: path or binary file object.
        compression: compression of small records; None for the default.
        arguments: further arguments of ``create_file``.
    """
    if compression is not None:
        arguments["compression"] = compression
    return create_file(target, name="feature.root", timestamp=TIMESTAMP, **arguments)


def column(
    title: str, spec: Any, values: Sequence[Any], *, given: Sequence[Any] | None = None, **arguments: Any
) -> Feature:
    """A feature of one field ``x``; arguments as for ``feature``."""
    return feature(
        title, {"x": spec}, rows_of(values), given=None if given is None else rows_of(given), **arguments
    )


def rows_of(values: Sequence[Any]) -> list[dict[str, Any]]:
    """Entries of a single field ``x``."""
    return [{"x": value} for value in values]


def column_of_table(title: str, row: Mapping[str, Any], **arguments: Any) -> Feature:
    """A feature of one field ``x`` from a row of a table.

    Args:
        title: the subject of the feature, and the type of the field if the row has none.
        row: ``type`` and ``values``, as `value_of_table` takes them.
        arguments: as for ``feature``.
    """
    type_name = row.get("type", title)
    return column(
        title, type_name, [value_of_table(value, type_name) for value in row["values"]], **arguments
    )
