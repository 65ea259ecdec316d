"""Records of headers and footers from the compiled parsers: members of a list are arrays until a record is asked for."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from rntuple_parsers import Record, Records

from rntuple_construct.format.native import ByteStrings, ListColumns, compiled_parser

if TYPE_CHECKING:
    import numpy.typing as npt

__all__ = ["LEN_COMPILED", "CompiledRecords", "compiled_numbers", "compiled_payload"]

_SHARE = 8
"""Share of the records that are made one by one: after one in 8, making all at once takes less time."""
LEN_COMPILED = 4 << 10
"""Bytes of an envelope from which the arrays cost less than records of Python."""
_PAYLOADS = {1: "header", 2: "footer"}


class CompiledRecords(Records[Any]):
    """Records whose members are arrays.

    Args:
        table: the members, and ``has_..`` of optional numbers.
        data: bytes in which ranges are.
        kind: class of the records.

    Raises:
        KeyError: the records have lists, which are other tables.
    """

    def __init__(self, table: ListColumns, data: bytes, kind: type[Record]) -> None:
        self.kind = kind
        self._table = table
        self._data = data
        self._places = _places(table.members, kind)
        self._all: list[tuple[Any, ...]] | None = None
        self._num_asked = 0

    def __len__(self) -> int:
        return self._table.length

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return super().__getitem__(index)
        self._num_asked += 1
        if self._all is None and self._num_asked > len(self) // _SHARE:
            # A program that walks over the records gets them from a list.
            self._all = self.rows
        if self._all is not None:
            return self.kind(self._all[index])
        return self.kind(self._row(range(len(self))[index]))

    def _row(self, index: int) -> list[Any]:
        return _values(self._table.numbers(index), self._places, self._data)

    @property
    def rows(self) -> list[tuple[Any, ...]]:  # type: ignore[override]
        """The members of each record."""
        if len(self) <= _SHARE:
            return [tuple(self._row(index)) for index in range(len(self))]
        return list(zip(*map(self.column, self.members), strict=True))

    def column(self, name: str) -> list[Any]:
        """Values of one member of all records; None where the bytes lack it."""
        values = self._table[name]
        found = self.strings(name).values() if values.dtype.names else values.tolist()
        present = self.is_present(name)
        if present.all():
            return found
        return [value if known else None for value, known in zip(found, present.tolist(), strict=True)]

    def strings(self, name: str) -> ByteStrings:
        """Values of one member that is bytes of all records."""
        return ByteStrings(self._data, self._table[name])

    def is_present(self, name: str) -> npt.NDArray[np.bool_]:
        """Return whether each record has a member."""
        values, present = self._table[name], self._table.get(f"has_{name}")
        if values.dtype.names:
            return np.asarray(values["length"] >= 0)
        return np.ones(len(self), np.bool_) if present is None else present.astype(np.bool_)

    def array(self, name: str) -> npt.NDArray[Any]:
        """Values of one member of all records, as those of `Records`."""
        if not self._place(name)[1]:
            raise TypeError(f"{name} is not a number")
        return self._table[name]


def compiled_payload(function: Callable[..., Any], data: bytes) -> Any:
    """The record of the payload of a header or footer envelope.

    Args:
        function: the parser in Python of the envelope.
        data: the envelope.

    Returns:
        what the parser in Python gives; None if there is no compiled parser, the bytes break the grammar, or items of a list
        have lists.
    """
    with suppress(NotImplementedError):
        return _payload(function, data)
    return None


def _payload(function: Callable[..., Any], data: bytes) -> Any:
    module = sys.modules[function.__module__]
    grammar, name = function.__module__.rpartition(".")[2], function.__name__
    if name != grammar:
        tables = _tables(f"{grammar}_{name}", data)
        kind = module.__dict__.get(_camel(name))
        record = None if tables is None or kind is None else _record(kind, tables, "", data, module)
        return getattr(record, "payload", None)  # only envelopes have one
    envelope = _tables(f"{grammar}_envelope", data)
    type_name = "" if envelope is None else _PAYLOADS.get(int(envelope[""]["type_id"][0]), "")
    if envelope is None or not type_name:
        return None
    (payload,) = _values(envelope[""].numbers(0), [_place(envelope[""].members, "payload")], data)
    tables = _tables(f"{grammar}_{type_name}", payload)
    return (
        None if tables is None else _record(getattr(module, _camel(type_name)), tables, "", payload, module)
    )


def compiled_numbers(
    function: Callable[..., Any], kind: type[Record], data: memoryview
) -> CompiledRecords | None:
    """The items of a list frame, of which only the numbers are asked for.

    Args:
        function: the parser in Python of the frame.
        kind: class of the items.
        data: the frame.

    Returns:
        the items; None if there is no compiled parser, or the bytes break the grammar.
    """
    tables = _tables(f"{function.__module__.rpartition('.')[2]}_{function.__name__}", data)
    return None if tables is None else CompiledRecords(tables[_snake(kind.__name__)], b"", kind)


def _tables(name: str, data: bytes | memoryview) -> dict[str, ListColumns] | None:
    parser = compiled_parser(name)
    return None if parser is None else parser.tables(data)


_Place: TypeAlias = tuple[int, "int | None", bool]
"""Position of a member in a row, position of the flag of its presence, and whether it is a range."""


@cache
def _place(table: Any, name: str) -> _Place:
    return table.positions[name], table.positions.get(f"has_{name}"), bool(table.arrays[name][0].names)


@cache
def _places(table: Any, kind: type[Record]) -> list[_Place]:
    """Places of all members of records."""
    return [_place(table, name) for name, _, _ in kind.layout]


def _values(numbers: tuple[Any, ...], places: Sequence[_Place], data: bytes) -> list[Any]:
    """Members of one record; None for those that the bytes lack."""
    return [
        None
        if (numbers[at + 1] < 0 if is_range else has is not None and not numbers[has])
        else data[numbers[at] : numbers[at] + numbers[at + 1]]
        if is_range
        else numbers[at]
        for at, has, is_range in places
    ]


@cache
def _layout(kind: type[Record], module: Any) -> list[tuple[str, bool, str, type[Record] | None]]:
    """Of each member: its name, whether it is optional, the table of a list, and the class of records or of a record."""
    found = []
    for name, _, _ in kind.layout:
        note = kind.__annotations__[name]
        items = re.fullmatch(r"Records\[(\w+)\]", note)
        inner = items[1] if items else note.removesuffix(" | None")
        table = _snake(inner) if items else ""
        found.append((name, note.endswith(" | None"), table, getattr(module, inner, None)))
    return found


def _record(kind: type[Record], tables: dict[str, ListColumns], prefix: str, data: bytes, module: Any) -> Any:
    """A record outside of lists, with those inside of it."""
    values: list[Any] = []
    outside = tables[""]
    numbers, positions = outside.numbers(0), outside.members.positions
    for name, is_optional, table, inner in _layout(kind, module):
        full = prefix + name
        if inner is None:
            values += _values(numbers, (_place(outside.members, full),), data)
        elif table:
            values.append(_records(tables[table], data, inner))
        elif is_optional and not numbers[positions[f"has_{full}"]]:
            values.append(None)
        else:
            values.append(_record(inner, tables, f"{full}_", data, module))
    return kind(values)


def _records(table: ListColumns, data: bytes, kind: type[Record]) -> Records[Any]:
    """The items of a list; raises NotImplementedError if these have lists, which only sharded clusters need."""
    try:
        return CompiledRecords(table, data, kind)
    except KeyError:
        if table.length:
            raise NotImplementedError(kind.__name__) from None
    return Records([], kind)


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()
