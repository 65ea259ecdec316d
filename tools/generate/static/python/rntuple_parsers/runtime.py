"""What the generated parsers give: records that are tuples, and lists of them that become arrays when asked."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, overload

if TYPE_CHECKING:
    import numpy.typing as npt

__all__ = ["ParseError", "Record", "Records", "parse"]


class ParseError(ValueError):
    """The bytes break the grammar.

    Args:
        position: byte near which it was noticed; the parsers of ``rntuple_kaitai`` tell exactly.
    """

    def __init__(self, position: int) -> None:
        super().__init__(f"the bytes break the grammar near byte {position}")
        self.position = position


class Record(tuple[Any, ...]):
    """The members of one type, in the order of the grammar; what the bytes lack is None.

    Attributes:
        layout: name, numpy type and place in the tree of ``rntuple_kaitai`` of each member. Members that are not numbers have an
            empty type; alternative places are separated by ``|``.
    """

    __slots__ = ()
    layout: ClassVar[tuple[tuple[str, str, str], ...]] = ()

    def __init_subclass__(cls) -> None:
        """Add a property for each member."""
        for index, (name, _, _) in enumerate(cls.layout):
            setattr(cls, name, property(itemgetter(index)))

    def __repr__(self) -> str:
        members = ", ".join(
            f"{name}={value!r}" for (name, _, _), value in zip(self.layout, self, strict=True)
        )
        return f"{type(self).__name__}({members})"


_Record = TypeVar("_Record", bound=Record)


class Records(Sequence[_Record], Generic[_Record]):
    """Records of one type; each is made when it is asked for.

    Args:
        rows: the members of each record.
        kind: class of the records.
    """

    __slots__ = ("kind", "rows")

    def __init__(self, rows: Sequence[tuple[Any, ...]], kind: type[_Record]) -> None:
        self.rows = rows
        self.kind = kind

    def __len__(self) -> int:
        return len(self.rows)

    @overload
    def __getitem__(self, index: int) -> _Record: ...

    @overload
    def __getitem__(self, index: slice) -> Records[_Record]: ...

    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return Records(self.rows[index], self.kind)
        return self.kind(self.rows[index])

    def __iter__(self) -> Iterator[_Record]:
        return map(self.kind, self.rows)

    @property
    def members(self) -> tuple[str, ...]:
        """Names of the members."""
        return tuple(name for name, _, _ in self.kind.layout)

    def column(self, name: str) -> list[Any]:
        """Values of one member of all records; None where the bytes lack it."""
        return list(map(itemgetter(self._place(name)[0]), self.rows))

    def array(self, name: str) -> npt.NDArray[Any]:
        """Values of one member of all records.

        Args:
            name: a member that is a number.

        Returns:
            shape ``(len(self),)``, in the type of the grammar and the byte order of the machine; 0 where the bytes lack it.
        """
        import numpy as np

        index, code = self._place(name)
        if not code:
            raise TypeError(f"{name} is not a number")
        column = list(map(itemgetter(index), self.rows))
        if None in column:
            column = [value or 0 for value in column]
        return np.array(column, code)

    def _place(self, name: str) -> tuple[int, str]:
        for index, (known, code, _) in enumerate(self.kind.layout):
            if known == name:
                return index, code
        raise KeyError(name)

    def __repr__(self) -> str:
        return f"<{len(self)} records of {self.kind.__name__}>"


_Result = TypeVar("_Result")


def parse(
    function: Callable[[bytes, int, int], tuple[int, _Result]],
    data: bytes,
    start: int = 0,
    stop: int | None = None,
) -> _Result:
    """Parse bytes.

    Args:
        function: of the module of a grammar.
        data: the bytes.
        start: where the type starts in them.
        stop: where the bytes that belong to it end; None for the end of all.

    Raises:
        ParseError: the bytes break the grammar.
    """
    try:
        return function(data, start, len(data) if stop is None else stop)[1]
    except struct.error:
        raise ParseError(len(data)) from None
