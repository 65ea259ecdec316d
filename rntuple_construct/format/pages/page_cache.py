"""Pages of which only a part was asked for, kept for the next time.

Callers that read single entries come back to the same pages. They are kept uncompressed, without bytes that are zero in
all elements. Pages in which an element depends on those before it are kept decoded. One limit holds for all open RNTuples
of the process; the pages that were not used for the longest time are dropped first. Pages that are read as a whole are never kept.
"""

from __future__ import annotations

import os
import threading
from collections import OrderedDict, deque
from itertools import count
from typing import Any, Final, TypeAlias

__all__ = ["IN_PLACE", "Content", "KeptPages", "limit_kept_pages"]

Content: TypeAlias = Any
"""The cached form of a page: its uncompressed bytes, its elements as an array, or `IN_PLACE`."""

IN_PLACE: Final = memoryview(b"")
"""Content of a page that lies uncompressed in memory anyway, after its checksum was compared."""

_MAX_NBYTES = 32 << 20
# What an empty page takes: its key, its number and its place in the dictionary.
_LEN_ENTRY = 256

_Key: TypeAlias = tuple[int, int, int, int]


class _SharedPages:
    """The pages of all RNTuples, the ones asked for last at the end.

    Args:
        max_nbytes: bytes that all of them may take.
    """

    def __init__(self, max_nbytes: int) -> None:
        self.max_nbytes = max_nbytes
        self.nbytes = 0
        self._contents: OrderedDict[_Key, tuple[Content, int]] = OrderedDict()
        self._lock = threading.Lock()
        # Owners that are gone. A destructor may run while this very thread holds the lock, so it only leaves a note.
        self.gone: deque[int] = deque()

    def get(self, key: _Key) -> Content | None:
        """The content of a page; None if it is not kept."""
        with self._lock:
            found = self._contents.get(key)
            if found is None:
                return None
            self._contents.move_to_end(key)
            return found[0]

    def takes(self, nbytes: int) -> bool:
        """Return whether a page of this size is kept: no page takes more than half of the room."""
        return 2 * (nbytes + _LEN_ENTRY) <= self.max_nbytes

    def put(self, key: _Key, content: Content, nbytes: int) -> None:
        """Keep a page, unless it would take too much of the room."""
        with self._lock:
            # The bound may have changed since the caller asked whether the page is kept.
            if not self.takes(nbytes):
                return
            nbytes += _LEN_ENTRY
            self._forget_gone()
            self._remove(key)
            # The others go before this one comes: the bound holds at every moment.
            self._shrink(self.max_nbytes - nbytes)
            self._contents[key] = content, nbytes
            self.nbytes += nbytes

    def resize(self, max_nbytes: int) -> None:
        """Change the bound."""
        with self._lock:
            self.max_nbytes = max_nbytes
            self._forget_gone()
            self._shrink(max_nbytes)

    def forget(self, owner: int) -> None:
        """Forget the pages of an owner."""
        self.gone.append(owner)
        with self._lock:
            self._forget_gone()

    def after_fork(self) -> None:
        """Start anew in a child process: another thread of the parent may have held the lock."""
        self.__init__(self.max_nbytes)  # type: ignore[misc]

    def _forget_gone(self) -> None:
        owners = set()
        while self.gone:
            owners.add(self.gone.popleft())
        if owners:
            for key in [key for key in self._contents if key[0] in owners]:
                self._remove(key)

    def _shrink(self, max_nbytes: int) -> None:
        while self.nbytes > max_nbytes:
            _, (_, nbytes) = self._contents.popitem(last=False)
            self.nbytes -= nbytes

    def _remove(self, key: _Key) -> None:
        found = self._contents.pop(key, None)
        if found is not None:
            self.nbytes -= found[1]


_pages = _SharedPages(_MAX_NBYTES)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_pages.after_fork)
_owners = count()


class KeptPages:
    """The kept pages of one RNTuple; they are dropped when it is closed or collected."""

    def __init__(self) -> None:
        self._owner = next(_owners)
        self._has_some = False

    def get(self, column_id: int, cluster_id: int, page: int) -> Content | None:
        """The content of a page by its position in the cluster; None if it is not kept."""
        return _pages.get((self._owner, column_id, cluster_id, page)) if self._has_some else None

    @staticmethod
    def takes(nbytes: int) -> bool:
        """Return whether pages of this size are kept."""
        return _pages.takes(nbytes)

    def put(self, column_id: int, cluster_id: int, page: int, content: Content) -> None:
        """Keep the content of a page, which must not refer to anything larger."""
        self._has_some = True
        nbytes = content.nbytes if hasattr(content, "nbytes") else len(content)
        _pages.put((self._owner, column_id, cluster_id, page), content, nbytes)

    def clear(self) -> None:
        """Forget them all."""
        if self._has_some:
            self._has_some = False
            _pages.forget(self._owner)

    def __del__(self) -> None:
        if self._has_some:
            _pages.gone.append(self._owner)


def limit_kept_pages(nbytes: int) -> None:
    """Choose how many bytes the kept pages of all open RNTuples may take together; 0 keeps nothing."""
    _pages.resize(nbytes)
