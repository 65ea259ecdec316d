"""Copies of parts of a file into buffers of the host, one for each batch, while earlier batches are worked on."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, wait
from ctypes import byref

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import SourceError
from rntuple_construct.format.metadata import PageStore
from rntuple_construct.format.native import RangeCopies, address_of_elements, copy_functions
from rntuple_construct.format.pages.read_threads import Team

__all__ = ["BatchCopies"]

Buffer = npt.NDArray[np.uint8]


class BatchCopies:
    """Batches of ranges of a file; batch n goes to buffer ``n % len(buffers)``.

    Threads begin at once. ``stop`` has to be called at the end.

    Args:
        pieces: for each batch: file offset, bytes and place in the buffer of each range.
        buffers: the memory; each of them is at least as long as the longest batch.
        store: reads the file.
        team: its other threads copy; see ``Team.submit``.

    Attributes:
        nbytes: for each batch, bytes of the buffer up to its end.
    """

    def __init__(
        self,
        pieces: Sequence[Sequence[tuple[int, int, int]]],
        buffers: Sequence[Buffer],
        store: PageStore,
        team: Team,
    ) -> None:
        self.nbytes = [max(place + nbytes for _, nbytes, place in each) for each in pieces]
        self._pieces, self._buffers, self._store, self._team = pieces, buffers, store, team
        self._futures: dict[int, list[Future[None]]] = {}
        self._allowed = np.array([len(buffers)], np.int64)
        # Held, so that its number is not that of another file before the last copy ends.
        self._file = store.descriptor
        self._functions = None if self._file is None else copy_functions()
        try:
            self._start()
        except BaseException:
            self.stop()
            raise

    def _start(self) -> None:
        pieces, buffers = self._pieces, self._buffers
        if self._functions is None or self._file is None:
            for number in range(min(len(buffers), len(pieces))):
                self._submit(number)
            return
        starts = [address_of_elements(buffer) for buffer in buffers]
        ranges = [
            (offset, nbytes, starts[number % len(buffers)] + place, number)
            for number, each in enumerate(pieces)
            for offset, nbytes, place in each
        ]
        self._ranges = np.ascontiguousarray(np.array(ranges, np.int64).T)
        self._totals = [sum(nbytes for _, nbytes, _ in each) for each in pieces]
        self._next = np.zeros(1, np.int64)
        self._done = np.zeros(len(pieces), np.int64)
        offset, size, address, batch = map(address_of_elements, self._ranges)
        self._arguments = RangeCopies(
            fd=self._file.fd, offset=offset, size=size, address=address, batch=batch, num=len(ranges),
            next=address_of_elements(self._next), allowed=address_of_elements(self._allowed),
            done=address_of_elements(self._done),
        )  # fmt: skip
        self._futures[-1] = []
        for _ in range(max(self._team.workers - 1, 1)):
            self._futures[-1].append(self._team.submit(self._copy))

    def _copy(self) -> None:
        if self._functions is not None:
            self._functions.copy(byref(self._arguments))

    def _submit(self, number: int) -> None:
        buffer = self._buffers[number % len(self._buffers)]
        self._futures[number] = [
            self._team.submit(self._store.load, offset, buffer[place : place + nbytes])
            for offset, nbytes, place in self._pieces[number]
        ]

    def wait(self, number: int) -> Buffer:
        """Wait until the buffer of a batch is full, and return it.

        Args:
            number: of the batch; they are asked for in order.

        Raises:
            SourceError: the bytes cannot be read.
        """
        buffer = self._buffers[number % len(self._buffers)]
        if self._functions is None:
            wait(self._futures[number])
            for future in self._futures.pop(number):
                future.result()
        elif (
            self._functions.wait(
                address_of_elements(self._done) + number * self._done.itemsize, self._totals[number]
            )
            < 0
        ):
            # Read again for the error, but not into the buffer, where others may still write.
            for offset, nbytes, _ in self._pieces[number]:
                self._store.load(offset, np.empty(nbytes, np.uint8))
            raise SourceError("a part of the file could not be read at first")
        return buffer

    def release(self, number: int) -> None:
        """Let the buffer of a batch be filled with a later one."""
        following = number + len(self._buffers)
        if self._functions is not None:
            self._allowed[0] = following + 1
        elif following < len(self._pieces):
            self._submit(following)

    def stop(self) -> None:
        """End all copies, finished or not."""
        self._allowed[0] = -1
        futures = [future for each in self._futures.values() for future in each]
        wait([future for future in futures if not future.cancel()])
