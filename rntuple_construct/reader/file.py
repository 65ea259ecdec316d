"""An open ROOT file as a collection of RNTuples."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, overload

import numpy as np

from rntuple_construct.base.arguments import check_arguments
from rntuple_construct.base.budgets import cost, work_budget
from rntuple_construct.base.closing import Closing
from rntuple_construct.base.errors import ContainerError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.format.container import RootFile
from rntuple_construct.format.metadata import KnownSchemas, read_metadata
from rntuple_construct.model.libraries import Library, load_library
from rntuple_construct.reader.filters import NameFilter, name_filter
from rntuple_construct.reader.ntuple import RNTuple
from rntuple_construct.reader.options import OpenOptions
from rntuple_construct.reader.pickling import FileReference, reopen
from rntuple_construct.reader.result_types import Array, Arrays
from rntuple_construct.storage import Traffic, is_url, open_source, split_name

if TYPE_CHECKING:
    from typing_extensions import Unpack

RECENT_SCHEMAS = KnownSchemas(longest=1 << 20)
"""Schemas of the files that this process has read last, since most files of a data set have the same one."""
_LEN_ELEMENT = 8
"""Bytes that most elements take at most."""


class RNTupleFile(Closing, Generic[Arrays, Array]):
    """The RNTuples of a ROOT file, by name; those in sub-directories are called ``dir/name``.

    Args:
        source: path, URL, bytes or binary file object.
        verify: if true, checksums of anchors, envelopes and pages are compared.
        limits: guards against absurd sizes.
        external: if true, locators may lead out of the file, see ``metadata.outside``.
        library: default library of results, see ``RNTuple.arrays``.
        storage_options: of a URL, keyword arguments of its fsspec file system.
        mmap: if true, a local file may be mapped into memory, see ``storage.source.open_path``.
        known: schemas of files that were opened before, by default those that this process has read last. An equal header
            is checked, but not parsed again.

    Raises:
        ContainerError: not a ROOT file, or its header or directory is damaged.
        SourceError: the bytes cannot be read at all.
        SchemaError: there is no such library.
        MissingExtraError: the library is not installed.
    """

    def __init__(
        self,
        source: Any,
        *,
        verify: bool = True,
        limits: Limits = DEFAULT_LIMITS,
        external: bool = False,
        library: Library = "np",
        storage_options: Mapping[str, Any] | None = None,
        mmap: bool = True,
        known: KnownSchemas | None = None,
    ) -> None:
        load_library(library)
        opened = open_source(source, storage_options=storage_options, mapped=mmap)
        try:
            path = (
                source if isinstance(source, (str, os.PathLike)) and not is_url(os.fsdecode(source)) else None
            )
            self.container = RootFile(opened, verify=verify, limits=limits, path=path, mapped=mmap)
        except BaseException:
            if opened is not source:
                opened.close()
            raise
        self._origin = FileReference(
            RNTupleFile,
            FileReference.absolute(source),
            verify,
            limits,
            external,
            library,
            storage_options,
            mmap,
        )
        self._verify = verify
        self._external = external
        self._known = RECENT_SCHEMAS if known is None else known
        self._open: dict[str, RNTuple[Arrays, Array]] = {}

    def limit_work(self, activity: str, advice: str, num_held: int = 1) -> None:
        """Limit the next pass over all values, for commands: each has ``Limits.max_len_work``, each step ``max_len_step``.

        Args:
            activity: what the pass does, for the error.
            advice: what can be done without raising the limit.
            num_held: number of copies of the values of a step that are in memory at the same time.
        """
        container = self.container
        container.num_reads_held, container.reads_steps = num_held, True
        container.work = work_budget(
            container.limits,
            container.source.size,
            lambda: sum(_work_of(self[path]) for path in self),
            activity,
            advice,
        )

    @property
    def name(self) -> str:
        """Path or URL of the file."""
        return self.container.name

    @property
    def size(self) -> int:
        """Bytes of the file."""
        return self.container.source.size

    @property
    def traffic(self) -> Traffic | None:
        """Requests and bytes since the file was opened by URL; None for other sources."""
        return self.container.source.traffic

    @property
    def root_version(self) -> tuple[int, int, int]:
        """Version of ROOT in the file header."""
        return self.container.header.root_version

    def keys(self, *, cycle: bool = False, filter_name: NameFilter = None) -> list[str]:
        """Return the names of the RNTuples in the order of the file.

        Args:
            cycle: if true, the cycle is added, as in ``Events;1``.
            filter_name: only names that it selects, see ``RNTuple.keys``.

        Raises:
            ContainerError: damaged directories of the file.
            SchemaError: an invalid filter.
        """
        found = self.container.keys()
        if filter_name is not None:
            chosen = name_filter(filter_name)
            found = tuple(key for key in found if chosen(key.path))
        return [f"{key.path};{key.cycle}" if cycle else key.path for key in found]

    def values(self, *, filter_name: NameFilter = None) -> list[RNTuple[Arrays, Array]]:
        """Return the RNTuples in the order of ``keys``.

        Args:
            filter_name: only names that it selects, see ``RNTuple.keys``.

        Raises:
            SchemaError: an invalid filter.
            RNTupleError: as for a subscript.
        """
        return [self[name] for name in self.keys(filter_name=filter_name)]

    def items(
        self, *, cycle: bool = False, filter_name: NameFilter = None
    ) -> list[tuple[str, RNTuple[Arrays, Array]]]:
        """Return the names and the RNTuples in the order of ``keys``.

        Args:
            cycle: if true, the cycle is added to names, as in ``Events;1``.
            filter_name: only names that it selects, see ``RNTuple.keys``.

        Raises:
            SchemaError: an invalid filter.
            RNTupleError: as for a subscript.
        """
        return [(name, self[name]) for name in self.keys(cycle=cycle, filter_name=filter_name)]

    def classnames(self, *, cycle: bool = False) -> dict[str, str]:
        """Return the classes of the RNTuples by name, such as ``ROOT::RNTuple``.

        Args:
            cycle: if true, the cycle is added to names, as in ``Events;1``.

        Raises:
            ContainerError: damaged directories of the file.
        """
        found = self.container.keys()
        return {f"{key.path};{key.cycle}" if cycle else key.path: key.class_name for key in found}

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def __len__(self) -> int:
        return len(self.keys())

    def __contains__(self, name: object) -> bool:
        return name in self.keys()

    def __getitem__(self, name: str) -> RNTuple[Arrays, Array]:
        """An RNTuple by its path, optionally with a cycle (``name;1``).

        Raises:
            SchemaError: there is no RNTuple of that name; the hint lists the names.
            RNTupleError: its anchor, header or footer is damaged or not supported.
        """
        if name not in self._open:
            key = self.container.find(name)
            opened = read_metadata(
                self.container, key, verify=self._verify, external=self._external, known=self._known
            )
            self._open[name] = RNTuple(opened.require(), self._origin.below(name))
        return self._open[name]

    def only(self) -> RNTuple[Arrays, Array]:
        """Return the only RNTuple of the file.

        Raises:
            ContainerError: the file has no RNTuple.
            SchemaError: there are several; the hint lists them.
        """
        if not self.keys():
            others = [entry.class_name for entry in self.container.objects()]
            what = f"it holds {', '.join(sorted(set(others)))}" if others else "it holds no objects at all"
            if "TTree" in others:
                what += ": rntuple import converts TTrees"
            raise ContainerError(f"there is no RNTuple in {self.name}", path="keys", hint=what)
        return self[self.container.find().path]

    def close(self) -> None:
        """Close the file; arrays already read stay valid."""
        for ntuple in self._open.values():
            ntuple.forget_pages()
        self.container.close()

    def __reduce__(self) -> tuple[Any, ...]:
        return reopen, (self._origin.lasting(),)

    def _repr_html_(self) -> str:
        from rntuple_construct.base.notebook import notebook_table

        keys = self.container.keys()
        rows = [(key.path, key.class_name) for key in keys]
        return notebook_table(self.name, ("name", "class"), rows, "objects")

    def __repr__(self) -> str:
        return f"<RNTupleFile '{self.name}': {', '.join(self.keys())}>"


@overload
def open(source: Any, *, ntuple: None = ..., **options: Unpack[OpenOptions]) -> RNTupleFile: ...
@overload
def open(source: Any, *, ntuple: str, **options: Unpack[OpenOptions]) -> RNTuple: ...
def open(source: Any, *, ntuple: str | None = None, **options: Unpack[OpenOptions]) -> RNTupleFile | RNTuple:
    """Open a ROOT file to read its RNTuples, or one of them.

    Args:
        source: path, URL (with the extra ``remote``), bytes or seekable binary file object. Text that is not a path and
            ends in a colon and a name, ``"data.root:Events"``, opens that RNTuple, and so does ``{"data.root": "Events"}``.
            Type checkers, which see no difference between texts, know only of ``ntuple``.
        ntuple: the RNTuple to open in place of the file.
        options: ``verify``, ``limits``, ``external``, ``library``, ``storage_options`` and ``mmap``, see ``OpenOptions``.

    Returns:
        the file, or the RNTuple if one is named; both close the file at the end of a ``with`` block.

    Raises:
        ContainerError: not a ROOT file, or its header or directory is damaged.
        SourceError: the bytes cannot be read at all.
        SchemaError: there is no such RNTuple, no such library, or no such option.
        MissingExtraError: the library is not installed.
    """
    check_arguments("open", options, OpenOptions, "ntuple")
    if isinstance(source, dict) and len(source) == 1:
        ((source, ntuple),) = source.items()
    elif isinstance(source, str) and ntuple is None:
        source, ntuple = split_name(source)
    file = RNTupleFile(source, **options)
    if ntuple is None:
        return file
    try:
        return file[ntuple]
    except BaseException:
        file.close()
        raise


def _work_of(ntuple: RNTuple) -> int:
    """Return the approximate size of all values of an RNTuple in bytes, for the limit of work."""
    groups = ntuple.metadata.footer.cluster_groups if ntuple.metadata.footer else ()
    lists = [pages for group in range(len(groups)) if (pages := ntuple.metadata.page_list(group)) is not None]
    num_elements = sum(int(np.abs(pages.num_elements.astype(np.int64)).sum()) for pages in lists)
    num_elements += sum(max(column.record.first_element_index or 0, 0) for column in ntuple.schema.columns)
    num_pages, num_ranges = (sum(len(each) for each in arrays) for arrays in (
        [pages.num_elements for pages in lists], [pages.element_offset for pages in lists],
    ))  # fmt: skip
    return cost(2 * _LEN_ELEMENT * num_elements, num_pages, num_ranges)
