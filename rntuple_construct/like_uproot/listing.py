"""Mappings that list their items through filters, as uproot's files, RNTuples and fields do."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

__all__ = ["Listing"]


class Listing(ABC):
    """A mapping whose items are chosen by filters; all methods take those of ``iteritems``.

    Libraries that read with uproot, such as coffea, ask ``isinstance(tree, uproot.behaviors.RNTuple.HasFields)``. So the
    attribute ``__class__`` is the class of uproot as soon as uproot is imported. ``type()`` is the class of this package.

    Attributes:
        class_of_uproot: module and name of the class that uproot has for such objects.
    """

    class_of_uproot: tuple[str, str]

    def _class_for_isinstance(self) -> type:
        module, name = self.class_of_uproot
        return getattr(sys.modules.get(module), name, None) or type(self)

    __class__ = property(_class_for_isinstance)

    @abstractmethod
    def iteritems(self, **filters: Any) -> Iterator[tuple[str, Any]]:
        """Yield the names and the items that filters select."""

    @abstractmethod
    def __getitem__(self, where: Any) -> Any:
        """An item; raises KeyInFileError, which is a KeyError, if it is missing."""

    def iterkeys(self, **filters: Any) -> Iterator[str]:
        """Yield the names of ``iteritems``."""
        return (name for name, _ in self.iteritems(**filters))

    def itervalues(self, **filters: Any) -> Iterator[Any]:
        """Yield the values of ``iteritems``."""
        return (value for _, value in self.iteritems(**filters))

    def keys(self, **filters: Any) -> list[str]:
        """Return the names of ``iteritems``."""
        return list(self.iterkeys(**filters))

    def values(self, **filters: Any) -> list[Any]:
        """Return the values of ``iteritems``."""
        return list(self.itervalues(**filters))

    def items(self, **filters: Any) -> list[tuple[str, Any]]:
        """Return the names and the values of ``iteritems``."""
        return list(self.iteritems(**filters))

    def get(self, where: Any, default: Any = None) -> Any:
        """Return an item, or a default if it is missing."""
        try:
            return self[where]
        except (KeyError, IndexError):
            return default

    def __contains__(self, where: object) -> bool:
        return isinstance(where, str) and self.get(where) is not None

    def __bool__(self) -> bool:
        return True

    def _ipython_key_completions_(self) -> list[str]:
        return self.keys()
