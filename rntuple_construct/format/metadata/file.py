"""A ROOT file and the RNTuples in it, as far as they can be read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.base.rules import broken
from rntuple_construct.format.container import RNTupleKey, RootFile
from rntuple_construct.format.metadata.ntuple import Opened, read_metadata
from rntuple_construct.format.metadata.schema_cache import KnownSchemas
from rntuple_construct.storage import Source, open_source

__all__ = ["FileMetadata"]


class FileMetadata:
    """A ROOT file, opened in spite of its errors.

    Args:
        source: a ``Source``, or anything that ``open_source`` takes.
        limits: guards against absurd sizes.
        external: if true, locators may lead out of the file.
        known: schemas that were parsed before.

    Attributes:
        container: the ROOT file; None if the file is not a ROOT file.
        errors: of the header, of the length of the file, and of directories that cannot be read.
        is_truncated: if true, the file is shorter than its header says.
        has_directories: if true, the root directory could be read.

    Raises:
        SourceError: the bytes cannot be read at all.
    """

    def __init__(
        self,
        source: Source | Any,
        *,
        limits: Limits = DEFAULT_LIMITS,
        external: bool = False,
        known: KnownSchemas | None = None,
    ) -> None:
        self.source = open_source(source)
        self.limits = limits
        self.external = external
        self.known = known
        self.container: RootFile | None = None
        self.errors: list[RNTupleError] = []
        self.is_truncated = False
        self.has_directories = False
        self._opened: dict[int, Opened] = {}
        try:
            # Nothing is verified here, so that a truncated file can be looked at.
            container = RootFile(self.source, verify=False, limits=limits)
        except RNTupleError as error:
            self.errors.append(error)
            return
        container.verify = True
        self.container = container
        end = container.header.ofs_end
        if end > self.source.size:
            self.is_truncated = True
            self.errors.append(
                broken(
                    "RNT-CNT-002",
                    path="file_header.ofs_end",
                    offset=self.source.size,
                    expected=end,
                    actual=self.source.size,
                )
            )
        try:
            container.directories()
        except RNTupleError as error:
            self.errors.append(error)
            return
        self.has_directories = True
        self.errors += container.problems

    @property
    def keys(self) -> tuple[RNTupleKey, ...]:
        """The keys of RNTuples, in the order of the file."""
        return self.container.keys() if self.container is not None and self.has_directories else ()

    def open(self, key: RNTupleKey) -> Opened:
        """The RNTuple of a key, and the errors of its anchor; the same for every call."""
        if self.container is None:
            return Opened(None, tuple(self.errors))
        start = key.key.span.start
        if start not in self._opened:
            self._opened[start] = read_metadata(self.container, key, external=self.external, known=self.known)
        return self._opened[start]

    def __iter__(self) -> Iterator[Opened]:
        """Every RNTuple, each followed by its linked attribute sets, those of attribute sets left out."""
        for key in self.keys:
            opened = self.open(key)
            yield opened
            if opened.ntuple is not None:
                yield from opened.ntuple.attribute_sets
