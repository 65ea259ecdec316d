"""Partitions of files as awkward arrays, of which dask-awkward chooses the fields that are read."""

from __future__ import annotations

import socket
import time
from dataclasses import replace
from functools import lru_cache
from typing import Any

import awkward as ak
import dask
from dask.base import normalize_token
from dask_awkward.lib.io.columnar import ColumnProjectionMixin
from dask_awkward.lib.unproject_layout import unproject_layout

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.base.printable import redacted
from rntuple_construct.batch.partitions import Partition, PartitionReader, pack, unpack

__all__ = ["AwkwardReader"]


class AwkwardReader(ColumnProjectionMixin):  # type: ignore[misc]
    """Reads partitions as awkward arrays; every task holds a copy of it.

    Args:
        reader: reads values.
        form: form of a partition with all fields, packed.
        return_report: if true, a failure becomes a row of a report, and its partition an array without entries.
        is_complete: if true, the reader reads all fields of the form.
    """

    behavior = None
    attrs = None

    def __init__(
        self, reader: PartitionReader, form: bytes, return_report: bool, is_complete: bool = True
    ) -> None:
        self._reader = reader
        self._form = form
        self.return_report = return_report
        self._is_complete = is_complete

    @classmethod
    def of(cls, reader: PartitionReader, empty: Any, return_report: bool) -> AwkwardReader:
        """Return the reader of partitions that have the form of an array."""
        return cls(reader, pack(empty.layout.form.to_dict()), return_report)

    @property
    def form(self) -> Any:
        """Form of a partition with all fields."""
        return _form(self._form)

    @property
    def use_optimization(self) -> bool:
        """Return whether Dask may leave out unused columns."""
        return bool(dask.config.get("awkward.optimization.enabled", default=True))

    def project_columns(self, columns: frozenset[str]) -> AwkwardReader:
        """The same for some of the columns, given as dotted paths."""
        # Field names that are paths to members have dots.
        parts = (column.split(".") for column in columns)
        needed = {".".join(path[:length]) for path in parts for length in range(1, len(path) + 1)}
        names = tuple(name for name in self._reader.names if name in needed)
        # Without any field there would be no number of entries.
        reader = replace(self._reader, names=names or self._reader.names[:1])
        is_complete = self._is_complete and len(names) == len(self._reader.names)
        return AwkwardReader(reader, self._form, self.return_report, is_complete)

    def __call__(self, part: Partition) -> Any:
        """Return the values of a partition, with a row of the report if one is wanted."""
        if not self.return_report:
            return self._read(part)
        start = time.perf_counter()
        error = None
        try:
            array = self._read(part)
        except RNTupleError as failure:
            array, error = self.mock_empty(), failure
        return array, ak.Array([_row(part, len(array), time.perf_counter() - start, error)])

    def _read(self, part: Partition) -> Any:
        array = self._reader.read(part)
        if self._is_complete:
            return array
        contents = list(_placeholders(self._form, _rounded(len(array))))
        position = _positions(self._form)
        for name, content in zip(array.fields, array.layout.contents, strict=True):
            contents[position[name]] = content
        return ak.Array(ak.contents.RecordArray(contents, list(position), len(array)))

    def __dask_tokenize__(self) -> Any:
        return normalize_token([self._reader, self._form, self.return_report, self._is_complete])


def _row(part: Partition, num_entries: int, seconds: float, error: RNTupleError | None) -> dict[str, Any]:
    """The row of a report; names that uproot has mean the same."""
    is_known = not part.num_parts
    return {
        "file": redacted(part.source),
        "object_path": part.ntuple,
        "entry_start": part.start if is_known else None,
        "entry_stop": part.stop if is_known else None,
        "num_entries": num_entries,
        "duration": seconds,
        "hostname": socket.gethostname(),
        "exception": None if error is None else type(error).__name__,
        "message": None if error is None else str(error),
    }


@lru_cache(maxsize=32)
def _form(packed: bytes) -> Any:
    return ak.forms.from_dict(unpack(packed))


@lru_cache(maxsize=32)
def _positions(packed: bytes) -> dict[str, int]:
    return {name: number for number, name in enumerate(_form(packed).fields)}


@lru_cache(maxsize=32)
def _placeholders(packed: bytes, length: int) -> list[Any]:
    """Fields that are not read: tasks mention some of them by name. Making those of 1,000 fields takes 30 ms."""
    empty = ak.contents.RecordArray([], [], length)
    return list(unproject_layout(_form(packed), empty).contents)


def _rounded(length: int) -> int:
    """The next power of two, so that partitions of similar length share their placeholders; contents may be longer."""
    return 1 << max(length - 1, 0).bit_length()
