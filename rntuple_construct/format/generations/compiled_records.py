"""Records of headers and footers from the compiled parsers: members of a list are arrays until a record is asked for."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from rntuple_parsers import Record, Records

from rntuple_construct.format.native import ByteStrings, Columns, compiled_parser

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy.typing as npt

__all__ = ["LEN_COMPILED", "CompiledRecords", "compiled_numbers", "compiled_payload"]

_SHARE = 8
"""One in so many records is made from the arrays when it is asked for; from then on all are made at once."""
LEN_COMPILED = 12 << 10
"""Bytes of an envelope from which the arrays cost less than records of Python."""
_PAYLOADS = {1: "header", 2: "footer"}


class CompiledRecords(Records[Any]):
    """Records whose members are arrays.

    Args:
        columns: arrays by member, and by ``has_..`` of optional numbers.
        data: bytes in which ranges are.
        kind: class of the records.
    """

    def __init__(self, columns: Mapping[str, npt.NDArray[Any]], data: bytes, kind: type[Record]) -> None:
        self.kind = kind
        self._columns = columns
        self._data = data
        self._all: list[tuple[Any, ...]] | None = None
        self._num_asked = 0

    def __len__(self) -> int:
        return len(self._columns[self.kind.layout[0][0]])

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            columns = {name: values[index] for name, values in self._columns.items()}
            return CompiledRecords(columns, self._data, self.kind)
        self._num_asked += 1
        if self._all is None and self._num_asked > len(self) // _SHARE:
            # A program that walks over the records gets them from a list.
            self._all = self.rows
        if self._all is not None:
            return self.kind(self._all[index])
        return self.kind([self._element(*each, index) for each in self._pairs])

    @cached_property
    def _pairs(self) -> list[tuple[npt.NDArray[Any], npt.NDArray[Any] | None]]:
        """The array of each member, and the one that says which records have it."""
        return [(self._columns[name], self._columns.get(f"has_{name}")) for name in self.members]

    def _element(self, values: npt.NDArray[Any], present: npt.NDArray[Any] | None, index: int) -> Any:
        if present is not None and not present[index]:
            return None
        value = values.item(index)
        if isinstance(value, tuple):
            start, length = value
            return None if length < 0 else self._data[start : start + length]
        return value

    @property
    def rows(self) -> list[tuple[Any, ...]]:  # type: ignore[override]
        """The members of each record."""
        return list(zip(*map(self.column, self.members), strict=True))

    def column(self, name: str) -> list[Any]:
        """Values of one member of all records; None where the bytes lack it."""
        values = self._columns[name]
        found = self.strings(name).values() if values.dtype.names else values.tolist()
        present = self.is_present(name)
        if present.all():
            return found
        return [value if known else None for value, known in zip(found, present.tolist(), strict=True)]

    def strings(self, name: str) -> ByteStrings:
        """Values of one member that is bytes of all records."""
        return ByteStrings(self._data, self._columns[name])

    def is_present(self, name: str) -> npt.NDArray[np.bool_]:
        """Whether each record has a member."""
        values, present = self._columns[name], self._columns.get(f"has_{name}")
        if values.dtype.names:
            return np.asarray(values["length"] >= 0)
        return np.ones(len(self), np.bool_) if present is None else present.astype(np.bool_)

    def array(self, name: str) -> npt.NDArray[Any]:
        """Values of one member of all records, as those of `Records`."""
        if not self._place(name)[1]:
            raise TypeError(f"{name} is not a number")
        return self._columns[name]


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
        columns = _columns(f"{grammar}_{name}", data)
        kind = module.__dict__.get(_camel(name))
        record = None if columns is None or kind is None else _record(kind, columns, "", data, module)
        return getattr(record, "payload", None)  # only envelopes have one
    envelope = _columns(f"{grammar}_envelope", data)
    type_name = "" if envelope is None else _PAYLOADS.get(int(envelope[""]["type_id"][0]), "")
    if envelope is None or not type_name:
        return None
    start, length = envelope[""]["payload"][0].tolist()
    payload = data[start : start + length]
    columns = _columns(f"{grammar}_{type_name}", payload)
    return (
        None if columns is None else _record(getattr(module, _camel(type_name)), columns, "", payload, module)
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
    columns = _columns(f"{function.__module__.rpartition('.')[2]}_{function.__name__}", data)
    return None if columns is None else CompiledRecords(columns[_snake(kind.__name__)], b"", kind)


def _columns(name: str, data: bytes | memoryview) -> Columns | None:
    parser = compiled_parser(name)
    return None if parser is None else parser.columns(data)


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


def _record(kind: type[Record], columns: Columns, prefix: str, data: bytes, module: Any) -> Any:
    """A record outside of lists, with those inside of it."""
    values: list[Any] = []
    outside = CompiledRecords(columns[""], data, kind)
    for name, is_optional, table, inner in _layout(kind, module):
        full = prefix + name
        if inner is None:
            values.append(outside._element(columns[""][full], columns[""].get(f"has_{full}"), 0))
        elif table:
            values.append(_records(columns[table], data, inner))
        elif is_optional and not columns[""][f"has_{full}"][0]:
            values.append(None)
        else:
            values.append(_record(inner, columns, f"{full}_", data, module))
    return kind(values)


def _records(columns: Mapping[str, npt.NDArray[Any]], data: bytes, kind: type[Record]) -> Records[Any]:
    """The items of a list; raises NotImplementedError if these have lists, which only sharded clusters need."""
    if all(name in columns for name, _, _ in kind.layout):
        return CompiledRecords(columns, data, kind)
    if any(len(column) > 1 for name, column in columns.items() if name.startswith("first_")):
        raise NotImplementedError(kind.__name__)
    return Records([], kind)


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()
