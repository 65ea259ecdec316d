"""One field of an RNTuple, or a part of it, that reads its own values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, overload

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.arguments import check_arguments
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.suggestions import shortened, suggestion
from rntuple_construct.format.descriptor.schema import Field
from rntuple_construct.model.libraries import Library
from rntuple_construct.model.schema.field_kinds import FieldNode
from rntuple_construct.reader.filters import NameFilter, filtered, sub_fields
from rntuple_construct.reader.options import RangeOptions
from rntuple_construct.reader.result_types import Array

if TYPE_CHECKING:
    from typing_extensions import Unpack

__all__ = ["RNTupleField"]


class _Readable(Protocol):
    """Parts of an RNTuple that its fields use."""

    @property
    def path(self) -> str: ...
    @property
    def num_entries(self) -> int: ...
    @property
    def default_library(self) -> Library: ...
    def read(
        self,
        fields: list[str],
        entry_start: int | None = None,
        entry_stop: int | None = None,
        library: Library | None = None,
        workers: int | None = None,
    ) -> Any: ...
    def entries(self, where: Any, fields: list[str] | None = None, library: Library | None = None) -> Any: ...
    def __len__(self) -> int: ...


class RNTupleField(Generic[Array]):
    """A field of an RNTuple, or a member somewhere below it.

    ``numpy.asarray(field)`` and ``field[10:20]`` give numpy arrays of its values.

    Args:
        events: the RNTuple.
        path: dotted path of the field, as ``RNTuple.arrays`` takes it.
        node: its kind and its sub-fields.
    """

    def __init__(self, events: _Readable, path: str, node: FieldNode) -> None:
        self._events = events
        self._node = node
        self.path = path

    @property
    def name(self) -> str:
        """Last part of the path."""
        return self.path.rpartition(".")[2]

    @property
    def field(self) -> Field:
        """Its description in the schema."""
        return self._node.field

    @property
    def typename(self) -> str:
        """C++ type; empty for untyped records and collections."""
        return self._node.field.type_name

    @property
    def description(self) -> str:
        """Description in the header."""
        return self._node.field.record.description

    @property
    def num_entries(self) -> int:
        """Number of entries of the RNTuple."""
        return self._events.num_entries

    @overload
    def array(self, *, library: None = ..., **options: Unpack[RangeOptions]) -> Array: ...
    @overload
    def array(self, *, library: Library | None = ..., **options: Unpack[RangeOptions]) -> Any: ...
    def array(self, *, library: Library | None = None, **options: Unpack[RangeOptions]) -> Any:
        """Return values for a range of entries: one column of the result of ``RNTuple.arrays``.

        Args:
            library: form of the values, as for ``RNTuple.arrays``.
            options: ``entry_start``, ``entry_stop`` and ``workers``, see ``RangeOptions``.

        Raises:
            SchemaError: unknown library or option.
            RNTupleError: the bytes needed are damaged or not readable here.
        """
        check_arguments("array", options, RangeOptions, "library")
        library = library or self._events.default_library
        result = self._events.read([self.path], library=library, **options)
        return [row[self.path] for row in result] if library == "py" else result[self.path]

    def keys(self, *, recursive: bool = True, filter_name: NameFilter = None) -> list[str]:
        """Return the paths of its members, relative to it; see ``RNTuple.keys``.

        Args:
            recursive: if true, members of records are listed too.
            filter_name: only names that it selects: a glob, a regular expression between slashes, a list of these,
                or a function.

        Raises:
            SchemaError: an invalid filter.
        """
        return list(filtered(sub_fields(self._node, recursive=recursive), filter_name))

    def typenames(self, *, recursive: bool = True, filter_name: NameFilter = None) -> dict[str, str]:
        """Return the C++ types of its members by path.

        Args:
            recursive: if true, members of records are listed too.
            filter_name: only names that it selects: a glob, a regular expression between slashes, a list of these,
                or a function.

        Raises:
            SchemaError: an invalid filter.
        """
        return {name: self[name].typename for name in self.keys(recursive=recursive, filter_name=filter_name)}

    def __contains__(self, name: object) -> bool:
        return name in sub_fields(self._node)

    def __iter__(self) -> Iterator[RNTupleField[Array]]:
        return (self[name] for name in self.keys(recursive=False))

    @overload
    def __getitem__(self, where: str) -> RNTupleField[Array]: ...
    @overload
    def __getitem__(self, where: slice | Sequence[int] | npt.NDArray[Any]) -> npt.NDArray[Any]: ...
    @overload
    def __getitem__(self, where: int) -> Any: ...
    def __getitem__(self, where: Any) -> Any:
        """A member by its path, a numpy array of the values of a slice or an array of entries, or the value of one entry.

        Raises:
            SchemaError: no such member (also a KeyError), or nothing that chooses entries.
            IndexError: no such entry.
        """
        if isinstance(where, str):
            members = sub_fields(self._node)
            if where not in members:
                known = suggestion(where, members, "keys() lists them")
                raise UnknownNameError(
                    f"'{self.path}' has no member '{shortened(where)}'",
                    hint=f"its members: {known}" if members else "it has no members at all",
                )
            return RNTupleField(self._events, f"{self.path}.{where}", members[where])
        if not isinstance(where, (int, np.integer)):
            return self._events.entries(where, [self.path], "np")[self.path]
        entry = int(where) + self.num_entries if where < 0 else int(where)
        if not 0 <= entry < self.num_entries:
            raise IndexError(f"entry {where} of {self.num_entries}")
        return self.array(entry_start=entry, entry_stop=entry + 1, library="np")[0]

    def __len__(self) -> int:
        return len(self._events)

    def __bool__(self) -> bool:
        return True

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[Any]:
        if copy is False:
            raise ValueError("values are read from the file: that is a copy")
        return np.asarray(self.array(library="np"), dtype=dtype)

    def __repr__(self) -> str:
        return f"<RNTupleField '{self.path}' of '{self._events.path}': {self.typename or 'untyped'}>"


class UnknownNameError(SchemaError, KeyError):
    """A name asked for by subscription does not exist."""

    def __str__(self) -> str:
        return SchemaError.__str__(self)
