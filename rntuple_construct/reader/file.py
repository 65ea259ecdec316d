"""An open ROOT file as a collection of RNTuples."""

from __future__ import annotations

from collections.abc import Iterator
from types import TracebackType
from typing import TYPE_CHECKING, Any

from rntuple_construct.container import RootFile
from rntuple_construct.errors import ContainerError
from rntuple_construct.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.metadata import open_ntuple
from rntuple_construct.reader.ntuple import RNTuple

if TYPE_CHECKING:
    from typing_extensions import Self


class RNTupleFile:
    """The RNTuples of a ROOT file, by name; those in sub-directories are called ``dir/name``.

    Args:
        source: path, URL, bytes or binary file object.
        verify: whether checksums of anchors, envelopes and pages are compared.
        limits: guards against absurd sizes.
        external: whether locators may lead out of the file, see ``metadata.outside``.

    Raises:
        ContainerError: not a ROOT file, or its header or directory is damaged.
        SourceError: the bytes cannot be read at all.
    """

    def __init__(
        self, source: Any, *, verify: bool = True, limits: Limits = DEFAULT_LIMITS, external: bool = False
    ) -> None:
        self.container = RootFile(source, verify=verify, limits=limits)
        self._verify = verify
        self._external = external
        self._open: dict[str, RNTuple] = {}

    @property
    def name(self) -> str:
        """Path or URL of the file."""
        return self.container.name

    @property
    def size(self) -> int:
        """Bytes of the file."""
        return self.container.source.size

    @property
    def root_version(self) -> tuple[int, int, int]:
        """Version of ROOT in the file header."""
        return self.container.header.root_version

    def keys(self) -> list[str]:
        """Names of the RNTuples in the order of the file."""
        return [key.path for key in self.container.keys()]  # noqa: SIM118 (a method, not a dict)

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def __len__(self) -> int:
        return len(self.keys())

    def __contains__(self, name: object) -> bool:
        return name in self.keys()

    def __getitem__(self, name: str) -> RNTuple:
        """An RNTuple by its path, optionally with a cycle (``name;1``).

        Raises:
            SchemaError: none of that name; the hint lists what is there.
            RNTupleError: its anchor, header or footer is damaged or not supported.
        """
        if name not in self._open:
            key = self.container.find(name)
            opened = open_ntuple(self.container, key, verify=self._verify, external=self._external)
            self._open[name] = RNTuple(opened.require())
        return self._open[name]

    def only(self) -> RNTuple:
        """The only RNTuple of the file.

        Raises:
            ContainerError: there is none.
            SchemaError: there are several; the hint lists them.
        """
        if not self.keys():
            others = [entry.class_name for entry in self.container.objects()]
            what = f"it holds {', '.join(sorted(set(others)))}" if others else "it holds no objects at all"
            raise ContainerError(f"there is no RNTuple in {self.name}", path="keys", hint=what)
        return self[self.container.find().path]

    def close(self) -> None:
        """Close the file; arrays already read stay valid."""
        self.container.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<RNTupleFile '{self.name}': {', '.join(self.keys())}>"


def open(
    source: Any, *, verify: bool = True, limits: Limits = DEFAULT_LIMITS, external: bool = False
) -> RNTupleFile:
    """Open a ROOT file to read its RNTuples.

    Args:
        source: path, URL (with the extra ``remote``), bytes or seekable binary file object.
        verify: False skips the comparison of all checksums.
        limits: guards against absurd sizes.
        external: whether locators that lead out of the file are followed: URIs through fsspec, others as said with
            ``register_locator``. Only for files you trust.

    Raises:
        ContainerError: not a ROOT file, or its header or directory is damaged.
        SourceError: the bytes cannot be read at all.
    """
    return RNTupleFile(source, verify=verify, limits=limits, external=external)
