"""The columns that a call of ``arrays`` returns: fields, expressions of fields, and the entries that fulfil a cut."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.model.arrays import to_awkward
from rntuple_construct.model.arrays.from_awkward import from_awkward
from rntuple_construct.model.schema.field_kinds import FieldNode
from rntuple_construct.model.values.layout import Layout
from rntuple_construct.model.values.selection import take

if TYPE_CHECKING:
    from rntuple_construct.reader.expressions import Expression

__all__ = ["ColumnSelection"]


ReadRange: TypeAlias = Callable[[Mapping[str, FieldNode], int, int], dict[str, Layout]]


class ColumnSelection:
    """Columns by name, and which of their entries are wanted.

    Args:
        fields: fields that are returned unchanged.
        computed: expressions by name; they follow the fields unless ``order`` says otherwise.
        cut: the condition; None for all entries.
        order: names of all columns in their order.
        picks: entries of the range that are wanted without a cut, in this order; None for all.

    Attributes:
        names: all columns in their order.
        nodes: every field that is read.
        first: those of them that are read first.
        is_plain: if true, there is neither an expression nor a cut.
        has_picks: if true, only some entries of the range are wanted.
    """

    def __init__(
        self,
        fields: Mapping[str, FieldNode],
        computed: Mapping[str, Expression] | None = None,
        cut: Expression | None = None,
        order: list[str] | None = None,
        picks: npt.NDArray[np.int64] | None = None,
    ) -> None:
        self.fields = fields
        self._computed = computed or {}
        self._cut = cut
        self.names = order or [*fields, *self._computed]
        self._picks = picks
        self.is_plain = not computed and cut is None
        self.has_picks = picks is not None
        self.nodes: dict[str, FieldNode] = dict(fields)
        for expression in (*self._computed.values(), *([] if cut is None else [cut])):
            self.nodes.update(expression.nodes)
        self.first = self.nodes if cut is None else cut.nodes

    def columns(self, read: ReadRange, length: int) -> tuple[dict[str, Layout], int]:
        """Return the columns of a range of entries, and how many entries of it are wanted.

        The fields of the cut are read first, the others from the first entry that fulfils it to the last one.

        Args:
            read: reads fields of a part of the range, which is given by two positions in it.
            length: number of entries of the range.

        Raises:
            SchemaError: an expression or the cut cannot be computed.
            RNTupleError: whatever reading raises.
        """
        if self._picks is not None:
            found = read(self.nodes, 0, length)
            return {name: take(layout, self._picks) for name, layout in found.items()}, len(self._picks)
        if self._cut is None:
            return self._made(read(self.nodes, 0, length), length), length
        known = read(self.first, 0, length)
        mask = self._cut.mask(known, length)
        others = {name: node for name, node in self.nodes.items() if name not in known}
        if not isinstance(mask, np.ndarray):
            made = self._made(known | read(others, 0, length), length)
            return {name: _elements(layout, mask, name) for name, layout in made.items()}, length
        picks = np.flatnonzero(mask)
        if len(picks) == length:
            return self._made(known | read(others, 0, length), length), length
        first, last = (int(picks[0]), int(picks[-1]) + 1) if len(picks) else (0, 0)
        chosen = {name: take(layout, picks) for name, layout in known.items()}
        chosen |= {name: take(layout, picks - first) for name, layout in read(others, first, last).items()}
        return self._made(chosen, len(picks)), len(picks)

    @property
    def tested(self) -> ColumnSelection:
        """The fields of the cut alone."""
        return ColumnSelection(self.first)

    def picks_of(self, known: Mapping[str, Layout], length: int) -> npt.NDArray[np.int64]:
        """Return which entries of a range the cut chooses.

        Args:
            known: values of the fields of ``tested``.
            length: number of entries of the range.

        Raises:
            SchemaError: there is no cut, or it cannot be computed, or it chooses elements of lists.
        """
        mask = None if self._cut is None else self._cut.mask(known, length)
        if not isinstance(mask, np.ndarray):
            raise SchemaError("the cut chooses no entries", hint="choose them with any(...) or all(...)")
        return np.flatnonzero(mask)

    def _made(self, chunk: dict[str, Layout], length: int) -> dict[str, Layout]:
        if self.is_plain:
            return chunk
        return {
            name: self._computed[name].layout(chunk, length) if name in self._computed else chunk[name]
            for name in self.names
        }


def _elements(layout: Layout, mask: object, name: str) -> Layout:
    """The elements of lists for which a mask of the same lists holds."""
    try:
        return from_awkward(to_awkward({name: layout}, len(layout))[name][mask], name)
    except (ValueError, IndexError) as error:
        raise SchemaError(
            f"the cut chooses elements of lists, and '{name}' has no lists of these lengths",
            hint="choose entries with any(...) or all(...), or read only the lists",
        ) from error
