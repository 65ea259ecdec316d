"""The numbers that a plot shows: values of expressions without lists around them, and counts of the others."""

from __future__ import annotations

import keyword
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.printable import count_text
from rntuple_construct.base.suggestions import shortened
from rntuple_construct.model.arrays.meanings import meaning_in
from rntuple_construct.model.arrays.meant import in_seconds, quantity_of
from rntuple_construct.model.values.layout import Collection, FixedArray, Layout, Numbers, Optional
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader.column_selection import ColumnSelection
from rntuple_construct.reader.expressions import Expression

__all__ = ["PlotValues"]

Reals = npt.NDArray[np.float64]


class _Flat(NamedTuple):
    """Values without the lists around them.

    Args:
        values: the numbers, one for each place, missing ones included.
        is_there: False for missing ones; None if there are all.
        entry: the entry of each.
        is_nested: whether they were in lists.
        num_missing_lists: lists that are missing, which have no place.
    """

    values: npt.NDArray[Any]
    is_there: npt.NDArray[np.bool_] | None
    entry: npt.NDArray[np.int64]
    is_nested: bool = False
    num_missing_lists: int = 0


class _Cut(Expression):
    """A condition on entries or on elements of lists."""

    what = "condition"


class PlotValues:
    """The values of one or two expressions, pair by pair, read in steps.

    Args:
        ntuple: the RNTuple.
        texts: the expressions.
        where: condition on entries, or on the elements of lists; None for all.
        aliases: expressions by name, which the others may use.
        step_size: how much is read at a time, as for ``RNTuple.iterate``.
        workers: threads that read.

    Attributes:
        labels: the expressions with their units.
        is_whole: whether the values of each expression are integers.
        num_entries: entries that were read in the last pass and fulfil the condition.
        num_shown: values, or pairs, that the last pass has yielded.
        num_missing: values, or pairs with a missing one, that it has left out.
        num_nan: the same for NaN.

    Raises:
        SchemaError: an expression cannot be understood.
    """

    def __init__(
        self,
        ntuple: RNTuple,
        texts: Sequence[str],
        where: str | None = None,
        *,
        aliases: Mapping[str, str] | None = None,
        step_size: int | str = "16 MB",
        workers: int = 1,
    ) -> None:
        self._ntuple = ntuple
        self.texts = list(texts)
        self._made = [_expression(ntuple, text, aliases) for text in texts]
        cut = None if where is None else _Cut(where, ntuple.node, aliases)
        self._selection = ColumnSelection({}, dict(zip(self.texts, self._made, strict=True)), cut)
        self._options: dict[str, Any] = {"step_size": step_size, "workers": workers}
        units = [_unit(ntuple, text, made) for text, made in zip(texts, self._made, strict=True)]
        self._factors = [factor for factor, _ in units]
        self.labels = [
            f"{text} [{unit}]" if unit else text for text, (_, unit) in zip(texts, units, strict=True)
        ]
        self.is_whole = [factor is None for factor in self._factors]
        self._is_nested = [False] * len(self.texts)
        self.num_entries = self.num_shown = self.num_missing = self.num_nan = 0

    @property
    def fields(self) -> list[str]:
        """Names of the fields that are read."""
        return list(self._selection.nodes)

    def steps(self, advanced: Callable[[int, int], None] | None = None) -> Iterator[list[Reals]]:
        """Yield the values of each expression, shape ``(n,)``, in steps; none of them is missing or NaN.

        Args:
            advanced: called with the number of entries that are done and that of all.

        Raises:
            SchemaError: values that are not numbers, or lists of different lengths.
            RNTupleError: the bytes needed are damaged or not readable here.
        """
        self.num_entries = self.num_shown = self.num_missing = self.num_nan = 0
        total = self._ntuple.num_entries

        def finished(_: int, stop: int, chunk: Any) -> tuple[int, Any]:
            return stop, chunk

        for stop, chunk in self._ntuple.chunks_of(self._selection, "layout", finished, **self._options):
            yield self._taken([chunk[text] for text in self.texts])
            if advanced is not None:
                advanced(stop, total)

    def notes(self) -> list[str]:
        """Return notes on flattened lists, missing values and NaN of the last pass."""
        noun = "value" if len(self.texts) == 1 else "pair of values"
        plural = "values" if len(self.texts) == 1 else "pairs of values"
        notes = []
        nested = [shortened(text) for text, found in zip(self.texts, self._is_nested, strict=True) if found]
        if nested:
            count = f"{self.num_shown} {noun if self.num_shown == 1 else plural}"
            notes.append(
                f"lists of {' and '.join(map(repr, nested))} are flattened: {count} "
                f"of {count_text(self.num_entries, 'entry')}"
            )
        for number, what in ((self.num_missing, "missing"), (self.num_nan, "NaN")):
            if number:
                verb = "is" if number == 1 else "are"
                notes.append(f"{number} {noun if number == 1 else plural} {verb} {what} and not drawn")
        return notes

    def _taken(self, layouts: Sequence[Layout]) -> list[Reals]:
        flats = [_flattened(layout, text) for layout, text in zip(layouts, self.texts, strict=True)]
        self.num_entries += len(layouts[0])
        self._is_nested = [
            before or flat.is_nested for before, flat in zip(self._is_nested, flats, strict=True)
        ]
        self.num_missing += max(flat.num_missing_lists for flat in flats)
        columns, is_there = self._paired(flats)
        if is_there is not None:
            self.num_missing += len(is_there) - int(is_there.sum())
            columns = [each[is_there] for each in columns]
        found: list[Reals] = []
        for place, (column, factor) in enumerate(zip(columns, self._factors, strict=True)):
            self.is_whole[place] &= column.dtype.kind in "iub" and factor is None
            values = column.astype(np.float64, copy=False)
            found.append(values if factor is None else values * factor)
        is_number = ~np.logical_or.reduce([np.isnan(each) for each in found])
        if not is_number.all():
            self.num_nan += len(is_number) - int(is_number.sum())
            found = [each[is_number] for each in found]
        self.num_shown += len(found[0])
        return found

    def _paired(self, flats: Sequence[_Flat]) -> tuple[list[npt.NDArray[Any]], npt.NDArray[np.bool_] | None]:
        """Return columns of one length, and which of their rows are there.

        A value of an entry belongs to each value in the lists of the other expression.
        """
        if len(flats) == 2 and flats[0].is_nested != flats[1].is_nested:
            entry = next(flat.entry for flat in flats if flat.is_nested)
            flats = [flat if flat.is_nested else _repeated(flat, entry) for flat in flats]
        if len(flats) == 2 and not np.array_equal(flats[0].entry, flats[1].entry):
            first, second = map(shortened, self.texts)
            raise SchemaError(
                f"the lists of '{first}' and '{second}' have different lengths", hint="plot one of them"
            )
        masks = [flat.is_there for flat in flats if flat.is_there is not None]
        return [flat.values for flat in flats], np.logical_and.reduce(masks) if masks else None


def _expression(ntuple: RNTuple, text: str, aliases: Mapping[str, str] | None) -> Expression:
    # Names of fields need not be words of Python, such as `Aux:pt`.
    is_other = text in ntuple.fields and (keyword.iskeyword(text) or not text.isidentifier())
    made = Expression(f"get({text!r})" if is_other else text, ntuple.node, aliases)
    made.text = text
    return made


def _unit(ntuple: RNTuple, text: str, made: Expression) -> tuple[float | None, str]:
    """The factor of the integers of a field with a meaning, such as times and decimals, and the unit of the product."""
    if len(made.nodes) != 1 or text not in made.nodes:
        return None, ""
    for node in made.nodes[text].walk():
        quantity = quantity_of(meaning_in(node.field.record.description) or "")
        if quantity is not None:
            unit = {"decimal": "", "duration": "s", "time of day": "s"}.get(quantity.kind, "s since 1970")
            return in_seconds(1.0, quantity), unit
    return None, ""


def _flattened(layout: Layout, text: str) -> _Flat:
    """The values of a layout.

    Raises:
        SchemaError: they are not numbers.
    """
    if isinstance(layout, Numbers):
        return _Flat(layout.data.reshape(-1), None, np.arange(len(layout)))
    if isinstance(layout, (Collection, FixedArray)):
        inner = _flattened(layout.content, text)
        if isinstance(layout, Collection):
            entry = np.repeat(np.arange(len(layout)), np.diff(layout.offsets))[inner.entry]
        else:
            entry = inner.entry // max(layout.size, 1)
        return inner._replace(entry=entry, is_nested=True)
    if isinstance(layout, Optional):
        inner = _flattened(layout.content, text)
        present = np.flatnonzero(np.diff(layout.offsets))
        if inner.is_nested:
            missing = len(layout) - len(present)
            return inner._replace(
                entry=present[inner.entry], num_missing_lists=inner.num_missing_lists + missing
            )
        values = np.zeros(len(layout), inner.values.dtype)
        values[present] = inner.values
        is_there = np.zeros(len(layout), np.bool_)
        is_there[present] = True if inner.is_there is None else inner.is_there
        return _Flat(values, is_there, np.arange(len(layout)))
    raise SchemaError(f"the values of '{shortened(text)}' are not numbers")


def _repeated(flat: _Flat, entry: npt.NDArray[np.int64]) -> _Flat:
    """One value for each of the entries, as often as they are named."""
    is_there = None if flat.is_there is None else flat.is_there[entry]
    return _Flat(flat.values[entry], is_there, entry)
