"""Files that a process keeps open for the next partitions, so that it parses their metadata once."""

from __future__ import annotations

import os
import threading
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from typing import Any

from rntuple_construct.base.cached import cached_property
from rntuple_construct.format.metadata import KnownSchemas
from rntuple_construct.reader.file import RNTupleFile
from rntuple_construct.reader.ntuple import RNTuple
from rntuple_construct.storage import is_url

__all__ = ["OPEN_FILES", "OpenFile", "OpenFiles", "Opening"]

_MAX_FILES = 8
_MAX_BYTES = 64 << 20
_NUM_LOCKS = 16


@dataclass(frozen=True)
class Opening:
    """Options with which the files of a collection are opened.

    Args:
        options: keyword arguments of ``RNTupleFile``; ``storage_options`` are for URLs alone.
        token: differs for each collection. A file is opened again for the next one: whether a URL leads to other bytes
            meanwhile is not known.
    """

    options: Mapping[str, Any]
    token: str

    def open(self, source: str, ntuple: str | None, known: KnownSchemas) -> OpenFile:
        """Open a file.

        Args:
            source: path or URL.
            ntuple: name of the RNTuple; None for the only one.
            known: schemas that were parsed before.

        Raises:
            RNTupleError: the file cannot be opened, or its metadata are damaged.
        """
        state = _state_of(source)
        given = {
            key: value for key, value in self.options.items() if key != "storage_options" or is_url(source)
        }
        file = RNTupleFile(source, known=known, **given)
        try:
            return OpenFile(file, file.only() if ntuple is None else file[ntuple], state)
        except BaseException:
            file.close()
            raise

    def __dask_tokenize__(self) -> Any:
        from dask.base import normalize_token

        return normalize_token(dict(self.options))  # equal collections have equal names


@dataclass(eq=False)
class OpenFile:
    """A file that is open.

    Args:
        file: the file.
        events: an RNTuple of it.
        state: what changes with a local file; None for a URL.

    Attributes:
        checked: columns whose types were compared; readers add to it.
        num_users: how many partitions are being read.
        is_dropped: if true, the last user closes it.
    """

    file: RNTupleFile
    events: RNTuple
    state: tuple[int, ...] | None
    checked: set[Any] = field(default_factory=set)
    num_users: int = 0
    is_dropped: bool = False

    @cached_property
    def identity(self) -> int:
        """A number from the size of the file, the anchor and the footer, which changes with the entries of clusters."""
        import xxhash

        events = self.events
        anchor = events.anchor
        seed = f"{self.file.size} {anchor.ofs_header} {anchor.len_header} {anchor.ofs_footer} {anchor.len_footer}"
        hashed = xxhash.xxh3_64(seed.encode())
        hashed.update(events.metadata.footer_envelope.stored())
        return int(hashed.intdigest()) or 1

    @cached_property
    def num_bytes(self) -> int:
        """Uncompressed bytes of header, footer and page lists."""
        anchor = self.events.anchor
        lists = (group.page_list_link.len_envelope for group in self.events.cluster_groups)
        return anchor.len_header + anchor.len_footer + sum(lists)


class OpenFiles:
    """Cache of opened files.

    A local file that has changed, and a file whose reading failed, is opened again. Several threads share a local file,
    and open it once. Each thread that reads a URL at the same time opens it separately, because a remote source
    fetches ahead for one reader.

    Args:
        max_files: files that are kept while nothing reads them.
        max_bytes: uncompressed metadata of these files; the latest file is kept in any case.
    """

    def __init__(self, max_files: int = _MAX_FILES, max_bytes: int = _MAX_BYTES) -> None:
        self._max_files, self._max_bytes = max_files, max_bytes
        self._reset()

    def _reset(self) -> None:
        """Forget all files, as a forked process does: their connections and locks belong to the parent."""
        self._lock = threading.Lock()
        self._opening = [threading.Lock() for _ in range(_NUM_LOCKS)]
        # In the order of their last use.
        self._kept: OrderedDict[OpenFile, tuple[Any, ...]] = OrderedDict()
        self._known = KnownSchemas()

    @contextmanager
    def use(self, opening: Opening, source: str, ntuple: str | None) -> Iterator[OpenFile]:
        """Yield a file that is open; arguments and errors as for ``Opening.open``."""
        key = (opening.token, source, ntuple)
        # The threads that want the same local file wait for the one that opens it.
        with nullcontext() if is_url(source) else self._opening[hash(key) % _NUM_LOCKS]:
            found = self._take(key, source)
            if found is None:
                found = opening.open(source, ntuple, self._known)
                with self._lock:
                    found.num_users += 1
                    self._kept[found] = key
        try:
            yield found
        except BaseException:
            found.is_dropped = True
            raise
        finally:
            self._give_back(found)

    def clear(self) -> None:
        """Close all files, those in use after their last use."""
        with self._lock:
            for each in self._kept:
                each.is_dropped = True
            self._close(self._unused())

    def _take(self, key: tuple[Any, ...], source: str) -> OpenFile | None:
        """An open file that was not changed since; None if no open file may be used now."""
        state = _state_of(source)
        with self._lock:
            for found, its_key in self._kept.items():
                if its_key != key or found.is_dropped or (state is None and found.num_users):
                    continue
                if found.state == state:
                    found.num_users += 1
                    self._kept.move_to_end(found)
                    return found
                found.is_dropped = True
        return None

    def _give_back(self, file: OpenFile) -> None:
        with self._lock:
            file.num_users -= 1
            self._close(self._unused())

    def _unused(self) -> list[OpenFile]:
        """Files beyond the bounds that nothing reads, the oldest first, and those that are dropped."""
        idle = [each for each in self._kept if not each.num_users]
        found = [each for each in idle if each.is_dropped]
        idle = [each for each in idle if not each.is_dropped]
        num_bytes = sum(each.num_bytes for each in idle)
        for each in idle[:-1]:
            if len(idle) <= self._max_files and num_bytes <= self._max_bytes:
                break
            idle = idle[1:]
            num_bytes -= each.num_bytes
            found.append(each)
        return found

    def _close(self, files: list[OpenFile]) -> None:
        for each in files:
            del self._kept[each]
            each.file.close()

    def __len__(self) -> int:
        return len(self._kept)


def _state_of(source: str) -> tuple[int, ...] | None:
    """Return what changes with a local file; None for a URL."""
    if is_url(source):
        return None
    with suppress(OSError, ValueError):
        found = os.stat(source)
        return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns
    return ()


OPEN_FILES = OpenFiles()
"""The files of this process."""

if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=OPEN_FILES._reset)
