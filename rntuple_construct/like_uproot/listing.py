"""Mappings that list their items through filters, as uproot's files, RNTuples and fields do."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rntuple_construct.reader.filters import NameFilter, name_filter

__all__ = ["DirectoryListing", "Listing"]


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


class DirectoryListing(Listing):
    """A directory of a file, which lists its objects.

    Args:
        place: its path; empty for the root directory.
    """

    def __init__(self, place: str) -> None:
        self._place = place

    @abstractmethod
    def _contents(self) -> Mapping[str, Sequence[Any]]:
        """Contents of each directory of the file by its path, with the attributes of ``ObjectEntry``."""

    @property
    def path(self) -> tuple[str, ...]:
        """Names of the directories that lead to it."""
        return tuple(self._place.split("/")) if self._place else ()

    @property
    def object_path(self) -> str:
        """Its path in the file."""
        return f"/{self._place}/" if self._place else "/"

    def iterclassnames(
        self,
        *,
        recursive: bool = True,
        cycle: bool = True,
        filter_name: NameFilter = None,
        filter_classname: NameFilter = None,
    ) -> Iterator[tuple[str, str]]:
        """Yield the paths and the classes of objects.

        Args:
            recursive: if true, objects of directories below are listed too.
            cycle: if true, paths end with a cycle, as in ``Events;1``.
            filter_name: compared with paths without cycle, see ``reader.RNTuple.keys``.
            filter_classname: compared with classes.

        Raises:
            SchemaError: an invalid filter.
        """
        has_name, has_class = name_filter(filter_name), name_filter(filter_classname)
        for entry in _walk(self._contents(), self._place, recursive):
            path = entry.path[len(self._place) :].lstrip("/")
            if has_name(path) and has_class(entry.class_name):
                yield f"{path};{entry.cycle}" if cycle else path, entry.class_name

    def classnames(self, **filters: Any) -> dict[str, str]:
        """Return the classes of ``iterclassnames`` by path."""
        return dict(self.iterclassnames(**filters))

    def iteritems(self, **filters: Any) -> Iterator[tuple[str, Any]]:
        """Yield the paths and the objects of ``iterclassnames``."""
        return ((path, self[path]) for path in self.iterkeys(**filters))

    def iterkeys(self, **filters: Any) -> Iterator[str]:
        """Yield the paths of ``iterclassnames``; no object is read."""
        return iter(dict.fromkeys(path for path, _ in self.iterclassnames(**filters)))

    def _whole(self, where: str) -> str:
        return "/".join(filter(None, [self._place, where.strip("/")]))

    def __iter__(self) -> Iterator[str]:
        return self.iterkeys()

    def __len__(self) -> int:
        return len(self.keys())


def _walk(contents: Mapping[str, Sequence[Any]], place: str, recursive: bool) -> Iterator[Any]:
    for entry in contents.get(place, ()):
        yield entry
        if recursive and entry.is_directory:
            yield from _walk(contents, entry.path, recursive)
