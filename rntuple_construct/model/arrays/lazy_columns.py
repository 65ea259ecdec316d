"""The result of library "np": numpy arrays by name, of which lists are split when a column is first looked at."""

from __future__ import annotations

from collections.abc import ItemsView, Iterable, Iterator, KeysView, Mapping, ValuesView
from typing import Any

import numpy.typing as npt

from rntuple_construct.model.arrays.to_numpy import to_numpy
from rntuple_construct.model.values.layout import Layout, Numbers

__all__ = ["LazyColumns"]

_Array = npt.NDArray[Any]


class LazyColumns(dict[str, _Array]):
    """A dict of numpy arrays.

    Every value has been read already. Making an object array of one array per entry takes a hundred times as
    long as reading it. So it is made at the first access of its column, and kept.

    Args:
        columns: layouts by name.
    """

    def __init__(self, columns: Mapping[str, Layout] | None = None) -> None:
        super().__init__()
        self._waiting: dict[str, Layout] = {}
        for name, layout in (columns or {}).items():
            if isinstance(layout, Numbers):
                super().__setitem__(name, layout.data)
            else:
                super().__setitem__(name, None)  # type: ignore[assignment]  # keeps the place in the order
                self._waiting[name] = layout

    def _make(self, name: str) -> None:
        layout = self._waiting.get(name)
        if layout is not None:
            super().__setitem__(name, to_numpy(layout))
            del self._waiting[name]

    def _make_all(self) -> None:
        for name in list(self._waiting):
            self._make(name)

    # Without this method, update(), dict() and ** would take the unfinished columns of the dict.
    def __iter__(self) -> Iterator[str]:
        return super().__iter__()

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        """Names of the columns."""
        return KeysView(self)

    def values(self) -> ValuesView[_Array]:  # type: ignore[override]
        """The arrays, each made when it is its turn."""
        return ValuesView(self)

    def items(self) -> ItemsView[str, _Array]:  # type: ignore[override]
        """Names and arrays, each made when it is its turn."""
        return ItemsView(self)

    def __getitem__(self, name: str) -> _Array:
        self._make(name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        """The array of a name, or the default."""
        self._make(name)
        return super().get(name, default)

    def __setitem__(self, name: str, array: _Array) -> None:
        self._waiting.pop(name, None)
        super().__setitem__(name, array)

    def setdefault(self, name: str, default: Any = None) -> Any:
        """The array of a name, which is the default from now on if the name was missing."""
        if name not in self:
            self[name] = default
        return self[name]

    def __delitem__(self, name: str) -> None:
        super().__delitem__(name)
        self._waiting.pop(name, None)

    def pop(self, name: str, *default: Any) -> Any:
        """Take out the array of a name."""
        self._make(name)
        return super().pop(name, *default)

    def popitem(self) -> tuple[str, _Array]:
        """Take out the last column."""
        self._make_all()
        return super().popitem()

    def clear(self) -> None:
        """Take out everything."""
        self._waiting.clear()
        super().clear()

    def update(self, *others: Any, **named: Any) -> None:
        """Add columns of other mappings or pairs."""
        made: dict[str, _Array] = {}
        for other in others:
            pairs: Iterable[tuple[str, _Array]] = other.items() if isinstance(other, Mapping) else other
            made.update(pairs)
        for name, array in {**made, **named}.items():
            self[name] = array

    def copy(self) -> dict[str, _Array]:
        """A plain dict of the arrays."""
        return {name: self[name] for name in self}

    def __or__(self, other: Any) -> Any:
        return self.copy() | other

    def __ror__(self, other: Any) -> Any:
        return other | self.copy()

    def __ior__(self, other: Any) -> Any:
        self.update(other)
        return self

    def __eq__(self, other: object) -> bool:
        self._make_all()
        return dict.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        self._make_all()
        return dict.__ne__(self, other)

    __hash__ = None

    def __reversed__(self) -> Iterator[str]:
        return super().__reversed__()

    def __repr__(self) -> str:
        return repr(self.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (self.copy(),)
