"""All bytes of a file of any format, annotated: what the ways of showing annotations ask for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rntuple_construct.base.closing import Closing
from rntuple_construct.base.printable import printable
from rntuple_construct.explain.nodes import Kind, Node, View, leaves
from rntuple_construct.explain.page_table import PageTable
from rntuple_construct.storage import Source

if TYPE_CHECKING:
    from rntuple_construct.explain.discovery import AnnotatedNTuple
    from rntuple_construct.format.container import RootFile

__all__ = ["ByteMap"]


class ByteMap(Closing):
    """All bytes of a file, annotated; a context manager that closes the file.

    Args:
        source: the file.
        label: format and version, for people.

    Attributes:
        view: the bytes of the file and their annotations.
        file: the ROOT file; files of other formats have no RNTuples, for which it is needed.
        ntuples: the RNTuples in it, linked attribute sets included.
        pages: all their pages.
        places: file offset of every part with a path, by path.
    """

    view: View
    file: RootFile

    def __init__(self, source: Source, label: str) -> None:
        self.source = source
        self.label = label
        self.ntuples: Sequence[AnnotatedNTuple] = ()
        self.pages = PageTable((), source)
        self.places: dict[str, int] = {}

    @property
    def name(self) -> str:
        """Name of the file, safe to print."""
        return printable(self.source.name)

    @property
    def size(self) -> int:
        """Bytes of the file."""
        return self.source.size

    @property
    def problems(self) -> list[str]:
        """Parts that could not be read, as text."""
        return []

    @property
    def root_version(self) -> str | None:
        """Version of ROOT that the file header names; None in files of other formats."""
        return None

    def read(self, offset: int, nbytes: int) -> bytes:
        """Bytes of the file; fewer at its end."""
        nbytes = min(nbytes, self.size - offset)
        return bytes(self.source.read(offset, nbytes)) if nbytes > 0 else b""

    def leaves(self) -> Iterator[tuple[Node, Kind]]:
        """The innermost annotations of all bytes of the file, in order, with their kinds."""
        return leaves(self.view.nodes)

    def close(self) -> None:
        """Close the file."""
        self.source.close()
