"""One RNTuple: its schema and metadata, and its values for any range of entries.

Modules that only reading of values needs are imported when it begins: commands that look at metadata start faster.
"""

from __future__ import annotations

import fnmatch
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import chain, tee
from typing import IO, TYPE_CHECKING, Any, Generic, overload

import numpy as np

from rntuple_construct.base.arguments import check_arguments
from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.closing import Closing
from rntuple_construct.base.collector import collector_paused
from rntuple_construct.base.errors import LimitError, RNTupleError, SchemaError, UnsupportedError
from rntuple_construct.base.lazy_names import LazyModule
from rntuple_construct.base.printable import count_text
from rntuple_construct.base.suggestions import shortened, suggestion
from rntuple_construct.format.descriptor.clusters import Cluster
from rntuple_construct.format.descriptor.schema import Field, Schema
from rntuple_construct.format.generations import Generation
from rntuple_construct.format.generations.records import (
    ClusterGroupRecord,
    ExtraTypeInfoRecord,
    FooterRecord,
    HeaderRecord,
    LinkedAttributeSetRecord,
    MetadataValue,
    UserMetadataEntry,
)
from rntuple_construct.format.metadata import KnownSchemas, NTupleMetadata
from rntuple_construct.model.libraries import (
    Library,
    backend_form,
    is_on_device,
    load_library,
    makes_objects,
    workers_for,
)
from rntuple_construct.model.schema.field_kinds import FieldNode, resolve_schema, select_member
from rntuple_construct.reader.clusters import ClusterIndex, are_without_gaps, segments_of
from rntuple_construct.reader.field import RNTupleField, UnknownNameError
from rntuple_construct.reader.filters import NameFilter, filtered, outermost, with_members
from rntuple_construct.reader.options import (
    ArraysOptions,
    ColumnOptions,
    Cut,
    FieldNames,
    IterateArraysOptions,
    IterateOptions,
    ReadOptions,
    columns_of,
)
from rntuple_construct.reader.pickling import FileReference, reopen
from rntuple_construct.reader.result_types import Array, Arrays

if TYPE_CHECKING:
    import numpy.typing as npt
    import pyarrow as pa
    from typing_extensions import Unpack

    from rntuple_construct.base import notebook
    from rntuple_construct.format.native import cuda
    from rntuple_construct.format.pages import read_threads
    from rntuple_construct.format.pages.read_threads import Team
    from rntuple_construct.model import arrays
    from rntuple_construct.model.arrays import meanings, memory_estimate
    from rntuple_construct.model.values import reading
    from rntuple_construct.model.values import selection as selections
    from rntuple_construct.model.values.layout import Layout
    from rntuple_construct.reader import (
        arrow_stream,
        chunking,
        column_selection,
        device_reader,
        display,
        expressions,
        grouping,
        page_reader,
        sharding,
        virtual_arrays,
    )
    from rntuple_construct.reader.column_selection import ColumnSelection
    from rntuple_construct.reader.page_reader import PageReader
    from rntuple_construct.reader.virtual_arrays import VirtualArrays
else:
    notebook = LazyModule("rntuple_construct.base.notebook")
    read_threads = LazyModule("rntuple_construct.format.pages.read_threads")
    arrays = LazyModule("rntuple_construct.model.arrays")
    memory_estimate = LazyModule("rntuple_construct.model.arrays.memory_estimate")
    reading = LazyModule("rntuple_construct.model.values.reading")
    selections = LazyModule("rntuple_construct.model.values.selection")
    chunking = LazyModule("rntuple_construct.reader.chunking")
    column_selection = LazyModule("rntuple_construct.reader.column_selection")
    cuda = LazyModule("rntuple_construct.format.native.cuda")
    device_reader = LazyModule("rntuple_construct.reader.device_reader")
    arrow_stream = LazyModule("rntuple_construct.reader.arrow_stream")
    display = LazyModule("rntuple_construct.reader.display")
    expressions = LazyModule("rntuple_construct.reader.expressions")
    meanings = LazyModule("rntuple_construct.model.arrays.meanings")
    page_reader = LazyModule("rntuple_construct.reader.page_reader")
    grouping = LazyModule("rntuple_construct.reader.grouping")
    sharding = LazyModule("rntuple_construct.reader.sharding")
    virtual_arrays = LazyModule("rntuple_construct.reader.virtual_arrays")

# How much more memory values may take than their columns: bits become bytes, and small numbers Python objects in dicts.
_SHARE_OF_NUMBERS = 16
_SHARE_OF_OBJECTS = 512


# With so many fields for each thread, the threads read different fields, else different pages of one field.
_FIELDS_PER_WORKER = 4


def _resolved(
    known: KnownSchemas | None, header: HeaderRecord, schema: Schema
) -> tuple[Mapping[str, FieldNode], dict[str, RNTupleError]]:
    """Readable fields, and why others are not; made once for a schema that several files have."""
    made = None if known is None else known.made_of(header, schema)
    if made and "fields" in made:
        return made["fields"], {}
    fields, dropped = resolve_schema(schema)
    # Errors tell an offset in their file.
    if made is not None and not dropped:
        made["fields"] = fields
    return fields, dropped


class DroppedFieldWarning(UserWarning):
    """A top-level field was left out because this package does not understand it."""


@contextmanager
def no_dropped_warnings() -> Iterator[None]:
    """A block in which the reader does not warn of the fields that it leaves out, because errors or notes tell of them."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DroppedFieldWarning)
        yield


_LEN_EMPTY_ENTRY = 64
"""Bytes of work for an entry without fields, whose text or object takes as long as this number of bytes of numbers."""


class RNTuple(Closing, Generic[Arrays, Array]):
    """An RNTuple in an open file.

    Type checkers take the types of ``arrays`` and ``RNTupleField.array`` from the library that ``open`` was given.

    Args:
        metadata: its metadata.
        origin: how the file was opened, so that it can be pickled.

    Raises:
        RNTupleError: header or footer are damaged or need something this package does not know.
    """

    def __init__(self, metadata: NTupleMetadata, origin: FileReference | None = None) -> None:
        self.metadata = metadata
        self._origin = origin
        self._told: set[str] = set()
        self._without_meanings: set[str] = set()
        self.path = metadata.path
        self.anchor = metadata.anchor
        self.generation: Generation = metadata.generation
        with metadata.placing(), collector_paused():
            self.schema: Schema = metadata.require_schema()
            self.header: HeaderRecord = metadata.header_envelope.require()
            self.footer: FooterRecord = metadata.footer_envelope.require()
            self._nodes, self.dropped = _resolved(metadata.known, self.header, self.schema)
        metadata.header_envelope.forget()
        metadata.footer_envelope.forget()
        for field_name, error in self.dropped.items():
            error.offset = metadata.offset_of(error.path or "")
            warnings.warn(
                f"{self.path}: field '{field_name}' is left out: {error}", DroppedFieldWarning, stacklevel=3
            )
        self._index = ClusterIndex(metadata, self.footer)

    @cached_property
    def _pages(self) -> PageReader:
        return page_reader.PageReader(self.metadata, self.schema, self.header.writer)

    @property
    def name(self) -> str:
        """Name in the header."""
        return self.header.name

    @property
    def description(self) -> str:
        """Description in the header."""
        return self.header.description

    @property
    def writer(self) -> str:
        """Library that wrote the RNTuple."""
        return self.header.writer

    @property
    def num_entries(self) -> int:
        """Number of entries."""
        return self._index.num_entries

    def __len__(self) -> int:
        if self.num_entries > sys.maxsize:
            raise LimitError(f"{self.num_entries} entries are more than Python can count", path="footer")
        return self.num_entries

    @property
    def fields(self) -> dict[str, Field]:
        """Readable top-level fields by name, in schema order."""
        return {name: node.field for name, node in self._nodes.items()}

    @property
    def nodes(self) -> Mapping[str, FieldNode]:
        """The same fields with the kinds of each of them and its sub-fields."""
        return self._nodes

    @property
    def cluster_groups(self) -> Sequence[ClusterGroupRecord]:
        """Cluster groups in footer order."""
        return self._index.groups

    @cached_property
    def clusters(self) -> Sequence[Cluster]:
        """All clusters; loads every page list."""
        with self.metadata.placing():
            return self._index.all()

    @property
    def extra_type_infos(self) -> tuple[ExtraTypeInfoRecord, ...]:
        """Extra type information, such as the streamer info of streamer fields."""
        return self.schema.extra_type_infos

    @cached_property
    def user_metadata(self) -> tuple[UserMetadataEntry, ...]:
        """Key-value pairs that generations before the release attach; a repeated key is a newer version of it.

        Raises:
            RNTupleError: an envelope of meta-data is damaged.
        """
        return self.metadata.require_user_metadata()

    @property
    def user_metadata_versions(self) -> dict[str, tuple[MetadataValue, ...]]:
        """Values of every key of the user meta-data, oldest first: the position of a value is its version.

        Pairs whose type is not known are left out, as the format asks for.

        Raises:
            RNTupleError: an envelope of meta-data is damaged.
        """
        versions: dict[str, list[MetadataValue]] = {}
        for entry in self.user_metadata:
            if entry.value is not None:
                versions.setdefault(entry.key, []).append(entry.value)
        return {key: tuple(values) for key, values in versions.items()}

    @property
    def attribute_sets(self) -> dict[str, LinkedAttributeSetRecord]:
        """Linked attribute sets by name; read one with ``attribute_set``."""
        return {record.name: record for record in self.footer.linked_attribute_sets}

    def attribute_set(self, name: str) -> RNTuple[Arrays, Array]:
        """Return a linked attribute set as an RNTuple (section "Linked Attribute Sets").

        Args:
            name: name of the set.

        Raises:
            SchemaError: no such set.
            UnsupportedError: unknown schema version of the set (RNT-ATT-004).
        """
        for index, record in enumerate(self.footer.linked_attribute_sets):
            if record.name == name:
                origin = None if self._origin is None else self._origin.below(name)
                return RNTuple(self.metadata.attribute_set(index).require(), origin)
        raise SchemaError(
            f"'{self.path}' has no attribute set '{shortened(name)}'",
            hint=suggestion(name, self.attribute_sets, "rntuple info lists them", label="attribute sets"),
        )

    # Fields by name

    def keys(
        self, *, recursive: bool = True, filter_name: NameFilter = None, filter_typename: NameFilter = None
    ) -> list[str]:
        """Return names of the readable fields, and dotted paths of their members, as ``arrays`` takes them.

        Args:
            recursive: if true, members of records are listed too.
            filter_name: only names that it selects: a glob, a regular expression between slashes, a list of these,
                or a function.
            filter_typename: only fields whose C++ type it selects, in the same forms.

        Raises:
            SchemaError: an invalid filter.
        """
        return list(
            self.typenames(recursive=recursive, filter_name=filter_name, filter_typename=filter_typename)
        )

    def _paths(self, *, recursive: bool = True) -> dict[str, FieldNode]:
        return with_members(self._nodes) if recursive else dict(self._nodes)

    def values(
        self, *, recursive: bool = True, filter_name: NameFilter = None, filter_typename: NameFilter = None
    ) -> list[RNTupleField[Array]]:
        """Return the fields of ``keys``.

        Args:
            recursive: if true, members of records are listed too.
            filter_name: only names that it selects: a glob, a regular expression between slashes, a list of these,
                or a function.
            filter_typename: only fields whose C++ type it selects, in the same forms.

        Raises:
            SchemaError: an invalid filter.
        """
        found = self.items(recursive=recursive, filter_name=filter_name, filter_typename=filter_typename)
        return [field for _, field in found]

    def items(
        self, *, recursive: bool = True, filter_name: NameFilter = None, filter_typename: NameFilter = None
    ) -> list[tuple[str, RNTupleField[Array]]]:
        """Return the names and the fields of ``keys``.

        Args:
            recursive: if true, members of records are listed too.
            filter_name: only names that it selects: a glob, a regular expression between slashes, a list of these,
                or a function.
            filter_typename: only fields whose C++ type it selects, in the same forms.

        Raises:
            SchemaError: an invalid filter.
        """
        names = self.keys(recursive=recursive, filter_name=filter_name, filter_typename=filter_typename)
        return [(name, self[name]) for name in names]

    def typenames(
        self, *, recursive: bool = True, filter_name: NameFilter = None, filter_typename: NameFilter = None
    ) -> dict[str, str]:
        """Return the C++ types of the fields of ``keys``; empty for untyped records and collections.

        Args:
            recursive: if true, members of records are listed too.
            filter_name: only names that it selects: a glob, a regular expression between slashes, a list of these,
                or a function.
            filter_typename: only fields whose C++ type it selects, in the same forms.

        Raises:
            SchemaError: an invalid filter.
        """
        found = filtered(self._paths(recursive=recursive), filter_name, filter_typename)
        return {name: node.field.type_name for name, node in found.items()}

    def __contains__(self, name: object) -> bool:
        return name in self._nodes or name in self._paths()

    def __iter__(self) -> Iterator[RNTupleField[Array]]:
        return (RNTupleField(self, name, node) for name, node in self._nodes.items())

    @overload
    def __getitem__(self, where: str) -> RNTupleField[Array]: ...
    @overload
    def __getitem__(self, where: slice | Sequence[int] | npt.NDArray[Any]) -> Arrays: ...
    def __getitem__(self, where: Any) -> Any:
        """A field or a member by its dotted path, or all fields of some entries in the default library.

        ``events[10:20]``, ``events[[3, 1]]`` and ``events[mask]`` are like ``arrays``. An array reads the entries from the least to
        the greatest that it names.

        Raises:
            SchemaError: no such field (also a KeyError), or nothing that chooses entries.
            IndexError: no such entry.
        """
        if not isinstance(where, str):
            return self.entries(where)
        node = self._nodes.get(where) or self._paths().get(where)
        if node is None:
            raise UnknownNameError(
                f"'{self.path}' has no field '{shortened(where)}'",
                hint=suggestion(where, self._paths(), "keys() lists them", label="fields"),
            )
        return RNTupleField(self, where, node)

    def entries(
        self,
        where: slice | Sequence[int] | npt.NDArray[Any],
        fields: list[str] | None = None,
        library: Library | None = None,
    ) -> Any:
        """Return chosen entries, as ``arrays`` does.

        Args:
            where: a slice, integers of shape ``(n,)``, or bools of shape ``(num_entries,)``.
            fields: exact names and paths of fields; None for all.
            library: as for ``arrays``.

        Returns:
            the values in the order of ``where``.

        Raises:
            SchemaError: no such field or library, or ``where`` chooses no entries.
            IndexError: no such entry.
            RNTupleError: the bytes needed are damaged or not readable here.
        """
        start, stop, picks = chunking.chosen_entries(where, self.num_entries)
        nodes = dict(self._nodes) if fields is None else {name: self.node(name) for name in fields}
        selection = column_selection.ColumnSelection(nodes, picks=picks)
        form = library or self.default_library
        return self.read_selection(selection, start, stop, form, workers_for(form))

    def matching(
        self, cut: Cut, entry_start: int | None = None, entry_stop: int | None = None, most: int | None = None
    ) -> npt.NDArray[np.int64]:
        """Return the numbers of the entries that fulfil a condition; only the fields that it needs are read.

        Args:
            cut: as for ``arrays``, with one value for each entry.
            entry_start, entry_stop: range of entries, as for ``arrays``.
            most: number of entries after which to stop; None for all.

        Returns:
            numbers of shape ``(n,)``, in order.

        Raises:
            SchemaError: the condition cannot be understood or computed, or chooses elements of lists.
            RNTupleError: the bytes needed are damaged or not readable here.
        """
        condition = self.selection([], cut)
        found = [np.empty(0, np.int64)]
        num = 0
        for start, stop in self._steps(condition.nodes, "16 MB", entry_start, entry_stop, "layout"):
            found.append(
                start
                + condition.picks_of(
                    self.read_selection(condition.tested, start, stop, "layout", 1), stop - start
                )
            )
            num += len(found[-1])
            if most is not None and num >= most:
                break
        return np.concatenate(found)[:most]

    def head(self, num: int = 5, library: Library | None = None) -> Any:
        """Return the first entries, as ``arrays`` does.

        Args:
            num: how many.
            library: as for ``arrays``.

        Returns:
            all fields of these entries.

        Raises:
            RNTupleError: as for ``arrays``.
        """
        return self.arrays(library=library, entry_stop=max(num, 0))

    def show(self, *, filter_name: NameFilter = None, stream: IO[str] | None = None) -> None:
        """Print the fields with their C++ types as a tree.

        Args:
            filter_name: only fields that it selects, see ``keys``, with the records that they are in and their members.
            stream: text stream; by default standard output.

        Raises:
            SchemaError: an invalid filter.
        """
        chosen = filtered(self._paths(), filter_name)
        (stream or sys.stdout).write(
            display.fields_tree(
                f"{self.path}: {count_text(self.num_entries, 'entry')}", self._nodes.items(), chosen
            )
        )

    @property
    def default_library(self) -> Library:
        """Default library of results."""
        return "np" if self._origin is None else self._origin.library

    # Values

    @property
    def cluster_ranges(self) -> list[tuple[int, int]]:
        """First entry and the one after the last of each cluster, in entry order; shards of equal entries count once."""
        with self.metadata.placing():
            clusters = self._index.overlapping(0, self.num_entries)
        return [(each.first_entry, each.first_entry + each.num_entries) for each in clusters]

    @overload
    def arrays(
        self, fields: FieldNames = ..., cut: Cut = ..., *, library: None = ..., **options: Unpack[ReadOptions]
    ) -> Arrays: ...
    @overload
    def arrays(
        self,
        fields: FieldNames = ...,
        cut: Cut = ...,
        *,
        library: Library | None = ...,
        **options: Unpack[ArraysOptions],
    ) -> Any: ...
    def arrays(
        self,
        fields: FieldNames = None,
        cut: Cut = None,
        *,
        library: Library | None = None,
        **options: Unpack[ArraysOptions],
    ) -> Any:
        """Return values of fields for a range of entries; only the pages that hold them are read.

        Args:
            fields: names of top-level fields, patterns (``Muon_*``), dotted paths to members (``Muon.pt``), names of ``aliases``
                or expressions (``sqrt(px**2 + py**2)``); None for all fields.
            cut: an expression that chooses entries (``any(Muon_pt > 20)``), or elements of lists (``Muon_pt > 20``) if all
                columns have the same lists; None for all entries.
            library: form of the result, see ``arrays.LIBRARIES``: "np", "ak", "pa", "pd", "polars", "py", "layout" or
                "cupy"; default that of ``open``, which is "np".
            options: ``filter_name``, ``filter_typename``, ``aliases``, ``entry_start``, ``entry_stop``, ``workers``, ``how``,
                ``virtual``, ``access_log`` and ``backend``, see ``ArraysOptions``.

        Returns:
            for "np" a dict from names to arrays of shape ``(num_entries,)``; fixed arrays add one dimension each. The
            dtype is that of the C++ type (section "Mapping of C++ Types to Fields and Columns"), object for lists,
            strings and optional values. Other libraries return their own arrays or tables with the same names.

        Raises:
            SchemaError: unknown field, library or option, fewer than one worker, or an expression that cannot be computed.
            RNTupleError: the bytes needed are damaged or not readable here.
        """
        check_arguments("arrays", options, ArraysOptions, "cut", "library")

        if options.get("virtual"):
            source = self._virtual(self.selection(fields, cut, **columns_of(options)), library, options)
            first, last = chunking.entry_bounds(
                options.get("entry_start"), options.get("entry_stop"), self.num_entries
            )
            return source.chunk(first, max(first, last))
        if options.get("access_log") is not None:
            raise SchemaError("'access_log' needs 'virtual=True'")
        form, how = backend_form(library or self.default_library, options.get("backend")), options.get("how")
        if how is not None:
            grouping.check_grouping(how, form)
        selection = self.selection(fields, cut, **columns_of(options))
        start, stop = options.get("entry_start"), options.get("entry_stop")
        found = self.read_selection(selection, start, stop, form, workers_for(form, options.get("workers")))
        return found if how is None else grouping.grouped(found, how)

    def _virtual(
        self, selection: ColumnSelection, library: Library | None, options: Mapping[str, Any]
    ) -> VirtualArrays:
        """Makes virtual arrays of the fields of a selection."""
        wrong = {
            f"library='{library}'": library not in (None, "ak"),
            "'how'": options.get("how") is not None,
            "'backend'": options.get("backend") not in (None, "cpu"),
            "'prefetch'": options.get("prefetch") is not None,
            "an expression or a cut": not selection.is_plain,
        }
        for what in [what for what, is_given in wrong.items() if is_given]:
            raise SchemaError(
                f"{what} cannot be used with 'virtual=True'", hint="compute with the returned array"
            )
        return virtual_arrays.VirtualArrays(
            self, {name: column_selection.ColumnSelection({name: node}) for name, node in selection.fields.items()},
            workers=workers_for("ak", options.get("workers")), access_log=options.get("access_log"), member=self.node,
        )  # fmt: skip

    def read(
        self,
        fields: list[str],
        entry_start: int | None = None,
        entry_stop: int | None = None,
        library: Library | None = None,
        workers: int | None = None,
    ) -> Any:
        """Values of fields by their exact names and paths, otherwise as ``arrays``."""
        selection = column_selection.ColumnSelection({name: self.node(name) for name in fields})
        form = library or self.default_library
        return self.read_selection(selection, entry_start, entry_stop, form, workers_for(form, workers))

    def node(self, name: str) -> FieldNode:
        """Return a field by its exact name, or a member by its dotted path.

        Args:
            name: name or path.

        Returns:
            the field with its kind and its sub-fields.

        Raises:
            SchemaError: there is no such field.
            UnsupportedError: the field cannot be read.
        """
        return self._nodes[name] if name in self._nodes else self._member(name)

    def read_selection(
        self,
        selection: ColumnSelection,
        entry_start: int | None,
        entry_stop: int | None,
        form: Library,
        workers: int,
    ) -> Any:
        """Return the columns of a selection, otherwise as ``arrays``.

        Args:
            selection: the columns; fields may lack some of their members.
            entry_start, entry_stop: range of entries, as for ``arrays``.
            form: library of the columns.
            workers: threads that read.

        Returns:
            the columns in the form of the library.

        Raises:
            RNTupleError: the bytes needed are damaged or not readable here.
        """
        load_library(form)

        with self.metadata.placing():
            start, stop, clusters = self._range(entry_start, entry_stop)
            if workers == 1:
                return self._present(selection, start, stop, clusters, form, read_threads.SOLO)
            with read_threads.Team(workers) as team:
                return self._present(selection, start, stop, clusters, form, team)

    def selection(
        self, fields: FieldNames = None, cut: Cut = None, **options: Unpack[ColumnOptions]
    ) -> ColumnSelection:
        """Return the columns that ``arrays`` returns for these arguments, and the fields that they need.

        Args:
            fields, cut: as for ``arrays``.
            options: ``filter_name``, ``filter_typename``, ``aliases`` and ``expressions``, see ``ColumnOptions``.

        Returns:
            the columns; no page is read.

        Raises:
            SchemaError: no such field, or an expression that cannot be understood.
        """
        fields = options.get("expressions", fields)
        aliases = options.get("aliases") or {}
        for name in aliases:
            if name in self._nodes:
                raise SchemaError(f"alias '{shortened(name)}' is also the name of a field")
        texts = [fields] if isinstance(fields, str) else list(fields or ())
        computed = [text for text in texts if text in aliases or self._is_computed(text)]
        filters = options.get("filter_name"), options.get("filter_typename")
        plain = self._filtered(
            fields if not computed else [text for text in texts if text not in computed], *filters
        )
        if not computed and cut is None:
            return column_selection.ColumnSelection(plain)
        order: dict[str, None] = {}
        for text in texts or plain:
            order.update(dict.fromkeys([text] if text in computed else self._filtered(text, *filters)))
        return column_selection.ColumnSelection(
            plain,
            {text: expressions.Expression(text, self.node, aliases) for text in computed},
            expressions.Expression(cut, self.node, aliases) if isinstance(cut, str) else cut,
            list(order),
        )

    def _filtered(
        self, fields: FieldNames, filter_name: NameFilter = None, filter_typename: NameFilter = None
    ) -> dict[str, FieldNode]:
        """Readable fields by the names asked for, of these and their members only those that ``keys`` lists for the filters.

        The column of a chosen field holds its members.
        """
        nodes = self.select(fields)
        if filter_name is None and filter_typename is None:
            return nodes
        found = outermost(filtered(with_members(nodes), filter_name, filter_typename))
        return {name: nodes[name] if name in nodes else self.node(name) for name in found}

    def _is_computed(self, text: str) -> bool:
        """Return whether a text is an expression, and neither a name nor a pattern of names."""
        if text in self._nodes or text.replace("_", "").replace(".", "").isalnum():
            return False
        is_pattern = any(fnmatch.fnmatchcase(name, text) for name in self._nodes)
        return not is_pattern and expressions.is_expression(text)

    def types_of(
        self, fields: FieldNames = None, cut: Cut = None, **options: Unpack[ColumnOptions]
    ) -> dict[str, str]:
        """Types of the fields that ``arrays`` reads for these arguments, see ``FieldNode.type_text``."""
        return self._types_of(self.selection(fields, cut, **options).nodes)

    def _types_of(self, nodes: Mapping[str, FieldNode]) -> dict[str, str]:
        paths = self._paths()
        return {name: paths.get(name, node).type_text for name, node in nodes.items()}

    @overload
    def iterate(
        self,
        fields: FieldNames = ...,
        cut: Cut = ...,
        *,
        library: None = ...,
        **options: Unpack[IterateOptions],
    ) -> Iterator[Arrays]: ...
    @overload
    def iterate(
        self,
        fields: FieldNames = ...,
        cut: Cut = ...,
        *,
        library: Library | None = ...,
        **options: Unpack[IterateArraysOptions],
    ) -> Iterator[Any]: ...
    def iterate(
        self,
        fields: FieldNames = None,
        cut: Cut = None,
        *,
        library: Library | None = None,
        **options: Unpack[IterateArraysOptions],
    ) -> Iterator[Any]:
        """Yield values in chunks of consecutive entries.

        Args:
            fields, cut, library: as for ``arrays``. A cut makes chunks smaller than ``step_size``.
            options: ``step_size``, ``prefetch``, ``report`` and those of ``arrays``, see ``IterateArraysOptions``.

        Raises:
            SchemaError, RNTupleError: as for ``arrays``.
        """
        check_arguments("iterate", options, IterateArraysOptions, "cut", "library")
        if options.get("access_log") is not None and not options.get("virtual"):
            raise SchemaError("'access_log' needs 'virtual=True'")
        if options.get("virtual"):
            library = library or "ak"
        form = backend_form(library or self.default_library, options.get("backend"))
        grouping.check_grouping(options.get("how"), form)
        return self._chunks(fields, cut, form, **options)

    def _chunks(
        self,
        fields: FieldNames,
        cut: Cut,
        form: Library,
        *,
        step_size: int | str = "100 MB",
        entry_start: int | None = None,
        entry_stop: int | None = None,
        workers: int | None = None,
        prefetch: int | None = None,
        how: Any = None,
        report: bool = False,
        backend: str = "cpu",
        virtual: bool = False,
        access_log: list[str] | None = None,
        **columns: Unpack[ColumnOptions],
    ) -> Iterator[Any]:
        def finished(first: int, last: int, chunk: Any) -> Any:
            chunk = grouping.grouped(chunk, how)
            return (chunk, grouping.Report(self, first, last)) if report else chunk

        # The arguments are looked at when the first chunk is asked for.
        selection = self.selection(fields, cut, **columns)
        if virtual:
            given = {
                "how": how,
                "backend": backend,
                "prefetch": prefetch,
                "workers": workers,
                "access_log": access_log,
            }
            source = self._virtual(selection, form, given)
            for first, last in self._steps(selection.nodes, step_size, entry_start, entry_stop, form):
                yield finished(first, last, source.chunk(first, last))
            return
        yield from self.chunks_of(
            selection, form, finished, step_size=step_size, entry_start=entry_start,
            entry_stop=entry_stop, workers=workers_for(form, workers), prefetch=prefetch,
        )  # fmt: skip

    def chunks_of(
        self,
        selection: ColumnSelection,
        form: Library,
        finished: Callable[[int, int, Any], Any],
        *,
        step_size: int | str = "100 MB",
        entry_start: int | None = None,
        entry_stop: int | None = None,
        workers: int = 1,
        prefetch: int | None = None,
    ) -> Iterator[Any]:
        """Yield the columns of a selection in chunks; otherwise as ``iterate``.

        Args:
            selection: the columns; fields may lack some of their members.
            form: library of the columns.
            finished: makes the result from the first entry of a chunk, the one after the last, and its columns. It is called
                by the thread that reads.
            step_size: entries or bytes per chunk, as for ``iterate``.
            entry_start, entry_stop: range of entries, as for ``arrays``.
            workers: threads that read.
            prefetch: chunks that are read ahead, as for ``iterate``.

        Raises:
            SchemaError: fewer than 0 chunks to read ahead.
            RNTupleError: the bytes needed are damaged or not readable here.
        """
        if prefetch is not None and prefetch < 0:
            raise SchemaError(f"{prefetch} chunks cannot be read ahead", hint="prefetch is 0 or more")
        load_library(form)
        self._check_work(selection.first, entry_start, entry_stop)
        # A damaged file may tell of more steps than could ever be listed.
        steps, following = tee(self._steps(selection.nodes, step_size, entry_start, entry_stop, form))
        next(following, None)
        with read_threads.Team(workers) as team:

            def read(step: tuple[tuple[int, int], tuple[int, int] | None]) -> Any:
                (first, last), after = step
                with self.metadata.placing():
                    chunk = self._present(
                        selection, first, last, self._index.overlapping(first, last), form, team
                    )
                    if after is not None and self.metadata.container.source.is_remote:
                        # It comes while the caller is busy with this one.
                        self._prefetch(selection.first, self._index.overlapping(*after), *after)
                return finished(first, last, chunk)

            if is_on_device(form) and prefetch:
                raise SchemaError("chunks on a device are not read ahead", hint="leave 'prefetch' out")
            # The current device and stream are those of a thread.
            depth = (int(workers > 1) if prefetch is None else prefetch) if not is_on_device(form) else 0
            yield from read_threads.read_ahead(
                read, zip(steps, chain(following, [None]), strict=False), depth, team
            )

    def to_reader(
        self, fields: FieldNames = None, cut: Cut = None, **options: Unpack[IterateOptions]
    ) -> pa.RecordBatchReader:
        """Return an Arrow reader of record batches; each is read from the file when it is asked for.

        Args:
            fields, cut: as for ``arrays``.
            options: as for ``iterate``; the default of ``step_size`` is "cluster", one batch for each cluster. The memory
                of a batch is that of a step.

        Returns:
            ``pyarrow.RecordBatchReader`` with the types of ``arrays(library="pa")``. The file must stay open while it is used.

        Raises:
            MissingExtraError: pyarrow is not installed.
            SchemaError, RNTupleError: as for ``arrays``.
        """
        check_arguments("to_reader", options, IterateOptions, "cut")
        return arrow_stream.record_batches(self, fields, cut, {"step_size": "cluster", **options})

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """All entries by Arrow's C stream interface: for ``pa.table``, ``pl.DataFrame``, DuckDB and others."""
        return self.to_reader().__arrow_c_stream__(requested_schema)

    def __arrow_c_schema__(self) -> object:
        """The types of all fields by Arrow's C schema interface."""
        return arrow_stream.arrow_schema(self, None).__arrow_c_schema__()

    def steps(
        self,
        fields: FieldNames = None,
        step_size: int | str = "100 MB",
        *,
        entry_start: int | None = None,
        entry_stop: int | None = None,
        library: Library | None = None,
        cut: Cut = None,
        **columns: Unpack[ColumnOptions],
    ) -> Iterator[tuple[int, int]]:
        """First entry and the one after the last of each chunk that ``iterate`` gives for the same arguments."""
        nodes = self.selection(fields, cut, **columns).nodes
        return self._steps(nodes, step_size, entry_start, entry_stop, library or self.default_library)

    def _check_work(
        self, nodes: Mapping[str, FieldNode], entry_start: int | None, entry_stop: int | None
    ) -> None:
        """Raise LimitError before the first chunk if all chunks take more work than is left, whatever collections hold."""
        work = self.metadata.container.work
        if work is None:
            return
        with self.metadata.placing():
            start, stop, _ = self._range(entry_start, entry_stop)
            least = 0
            for node in nodes.values():
                least += (stop - start) * chunking.len_value(node)
                if not work.has_room(least):
                    work.charge(least, path=f"schema.fields[{node.field.field_id}]")

    def _steps(
        self,
        nodes: Mapping[str, FieldNode],
        step_size: int | str,
        entry_start: int | None,
        entry_stop: int | None,
        library: Library,
    ) -> Iterator[tuple[int, int]]:

        with self.metadata.placing():
            start, stop, clusters = self._range(entry_start, entry_stop)
        # Chunks of a size always fit the budget of a read, unless one entry does not.
        share = _SHARE_OF_OBJECTS if makes_objects(library) else _SHARE_OF_NUMBERS
        most = self._pages.new_budget(num_held=1).allowed // share
        return chunking.entry_ranges(step_size, start, stop, nodes, self.schema, clusters, most)

    def select(self, fields: FieldNames) -> dict[str, FieldNode]:
        """Readable fields by the names asked for.

        Raises:
            SchemaError: a name that matches nothing.
        """
        if fields is None:
            return dict(self._nodes)
        chosen: dict[str, FieldNode] = {}
        for name in [fields] if isinstance(fields, str) else fields:
            if name in self._nodes:
                chosen[name] = self._nodes[name]
                continue
            # Only patterns are compared with all names, and with members only if no field has such a name.
            is_pattern = any(char in name for char in "*?[")
            matches = is_pattern and (filtered(self._nodes, name) or outermost(filtered(self._paths(), name)))
            chosen.update({match: self.node(match) for match in matches or [name]})
        return chosen

    def _member(self, name: str) -> FieldNode:
        top, *members = name.split(".")
        if top in self.dropped:
            raise UnsupportedError(f"field '{top}' cannot be read: {self.dropped[top]}")
        if top not in self._nodes or not members:
            raise SchemaError(
                f"'{self.path}' has no field '{shortened(name)}'",
                hint=suggestion(top, self._nodes, "rntuple info lists them", label="fields"),
            )
        return select_member(self._nodes[top], members)

    def _range(self, entry_start: int | None, entry_stop: int | None) -> tuple[int, int, Sequence[Cluster]]:
        """First entry, the one after the last, and the clusters that hold them."""
        start, stop = chunking.entry_bounds(entry_start, entry_stop, self.num_entries)
        if stop <= start:
            return start, start, ()
        clusters = self._index.overlapping(start, stop)
        return start, stop, clusters

    def _present(
        self,
        selection: ColumnSelection,
        start: int,
        stop: int,
        clusters: Sequence[Cluster],
        library: Library,
        team: Team,
    ) -> Any:
        """Entries in the form of a library, read by a team."""
        if is_on_device(library):
            if not selection.is_plain or selection.has_picks:
                raise SchemaError(
                    "expressions, cuts and chosen entries are not for a device",
                    hint="compute with the returned arrays",
                )
        else:
            self._prefetch(selection.first, clusters, start, stop)
        if team.workers > 1:
            try:
                return self._present_within(selection, start, stop, clusters, library, team)
            except (RNTupleError, MemoryError):
                # Which error comes first is chance: it is looked for again in the order of the fields and entries.
                team = team.alone()
        return self._present_within(selection, start, stop, clusters, library, team)

    def _present_within(
        self,
        selection: ColumnSelection,
        start: int,
        stop: int,
        clusters: Sequence[Cluster],
        library: Library,
        team: Team,
    ) -> Any:
        """The same within one budget."""
        budget = self._pages.new_budget()
        nodes = selection.nodes
        if not nodes:
            budget.charge(stop - start, f"{stop - start} entries without any field", "footer.cluster_groups")
            if (work := self.metadata.container.work) is not None:
                work.charge(_LEN_EMPTY_ENTRY * (stop - start), path="footer.cluster_groups")
        # All at once before the first of many columns is read.
        least = (stop - start) * sum(map(chunking.len_value, nodes.values()))
        if not budget.has_room(least):
            budget.charge(least, f"{stop - start} entries of {len(nodes)} fields", "footer.cluster_groups")
        pages = self._pages.for_read(budget, team)

        def read(wanted: Mapping[str, FieldNode], first: int, last: int) -> dict[str, Layout]:
            first, last = start + first, start + last
            within = clusters if (first, last) == (start, stop) else self._range(first, last)[2]
            if wanted is not selection.first:
                self._prefetch(wanted, within, first, last)
            layouts_of = self._device_layouts if is_on_device(library) else self._layouts
            return layouts_of(wanted, first, last, within, pages, team)

        layouts, length = selection.columns(read, stop - start)
        if makes_objects(library):
            num_bytes = memory_estimate.len_objects(layouts, library, length)
            budget.charge(num_bytes, f"{length} entries as Python objects")
        meanings = selection.fields if self._have_meanings(selection.fields) else None
        if meanings is not None and is_on_device(library):
            self._tell(self.path, "times and decimals are integers on a device")
            meanings = None
        return arrays.present(layouts, library, length, meanings, self._tell)

    def _prefetch(
        self, nodes: Mapping[str, FieldNode], clusters: Sequence[Cluster], start: int, stop: int
    ) -> None:
        """Let a remote source fetch the pages of fields that hold some entries."""
        self._pages.prefetch(nodes.values(), clusters, start, stop)

    def read_layouts(
        self, nodes: Mapping[str, FieldNode], start: int, stop: int, team: Team
    ) -> dict[str, Layout]:
        """Return values of fields as flat arrays, within one budget.

        Args:
            nodes: fields by name.
            start, stop: first entry and the one after the last.
            team: threads that read.

        Raises:
            RNTupleError: the bytes needed are damaged or not readable here.
        """
        with self.metadata.placing():
            clusters = self._range(start, stop)[2]
            self._prefetch(nodes, clusters, start, stop)
            pages = self._pages.for_read(self._pages.new_budget(), team)
            return self._layouts(nodes, start, stop, clusters, pages, team)

    def _have_meanings(self, fields: Mapping[str, FieldNode]) -> bool:
        """Return whether the description of a field may say what its values mean beyond their type."""
        if self._without_meanings.issuperset(fields):
            return False
        for name, top in fields.items():
            if any(node.field.record.description.endswith("]") for node in top.walk()):
                return True
            self._without_meanings.add(name)
        return False

    def _tell(self, path: str, text: str) -> None:
        """Warn of a field once."""
        if text not in self._told:
            self._told.add(text)
            warnings.warn(text, meanings.ReducedMeaningWarning, stacklevel=2)

    def _device_layouts(
        self,
        nodes: Mapping[str, FieldNode],
        start: int,
        stop: int,
        clusters: Sequence[Cluster],
        pages: PageReader,
        team: Team,
    ) -> dict[str, Layout]:
        """Layouts with their arrays on the current device; what that cannot read is read here and copied to it."""
        device, others = cuda.cuda_device(), list(nodes)
        found: dict[str, Layout] = {}
        if not self.metadata.container.source.is_remote and are_without_gaps(clusters, start, stop):
            # Whole clusters are read, and fields that the processor reads are counted again.
            columns = self._pages.for_read(self._pages.new_budget(), team)
            found, others = device_reader.fields_of(nodes, columns, clusters, device, team.workers)
        origin = clusters[0].first_entry if clusters else start
        found = {
            name: selections.slice_layout(layout, start - origin, stop - origin)
            for name, layout in found.items()
        }
        # Also without any field, for the error of entries that no cluster holds.
        if others or not found:
            left = {name: nodes[name] for name in others}
            self._prefetch(left, clusters, start, stop)
            read = self._layouts(left, start, stop, clusters, pages, team)
            found |= {name: device_reader.on_device(layout, device) for name, layout in read.items()}
        return {name: found[name] for name in nodes}

    def _layouts(
        self,
        nodes: Mapping[str, FieldNode],
        start: int,
        stop: int,
        clusters: Sequence[Cluster],
        pages: PageReader,
        team: Team,
    ) -> dict[str, Layout]:

        is_sharded = any(cluster.is_sharded for cluster in clusters)
        segments = [] if is_sharded else segments_of(clusters, start, stop)

        def read(name: str) -> Layout:
            if is_sharded:
                return sharding.read_sharded(nodes[name], clusters, start, stop, pages)
            return reading.read_field(nodes[name], segments, pages)

        if len(nodes) < _FIELDS_PER_WORKER * team.workers or team.workers == 1:
            return {name: read(name) for name in nodes}
        found: dict[str, Layout] = {}

        def keep(name: str) -> bool:
            found[name] = read(name)
            return True

        team.do_all(keep, list(nodes))
        return {name: found[name] for name in nodes}

    # The file

    def close(self) -> None:
        """Close the file; arrays already read stay valid."""
        self.forget_pages()
        self.metadata.container.close()

    def forget_pages(self) -> None:
        """Give up the memory of pages that were kept because a part of them was read, see ``keep_pages``."""
        if "_pages" in vars(self):
            self._pages.forget_pages()

    def __reduce__(self) -> tuple[Any, ...]:
        if self._origin is None:
            raise SchemaError("an RNTuple that was not opened by name cannot be pickled")
        return reopen, (self._origin.lasting(),)

    def _repr_html_(self) -> str:
        rows = [(name, node.field.type_name) for name, node in self._nodes.items()]
        title = f"{self.path}: {self._counts()}"
        return notebook.notebook_table(title, ("field", "C++ type"), rows, "fields", "show()")

    def __repr__(self) -> str:
        return f"<RNTuple '{self.path}': {self._counts()}>"

    def _counts(self) -> str:
        return f"{count_text(self.num_entries, 'entry')}, {count_text(len(self._nodes), 'field')}"
