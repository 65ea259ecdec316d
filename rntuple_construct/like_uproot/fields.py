"""RNTuples and their fields with the names and methods that uproot gives them."""

from __future__ import annotations

import operator
import re
import warnings
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from itertools import chain
from typing import Any, NamedTuple

from rntuple_spec.constants import ANCHOR_CLASS

from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.closing import Closing
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.base.suggestions import shortened, suggestion
from rntuple_construct.format.descriptor.schema import Field
from rntuple_construct.like_uproot.listing import Listing
from rntuple_construct.like_uproot.naming import MemberNames, pruned, renamed, viewed, with_parameters
from rntuple_construct.like_uproot.options import ThreadedOptions, given_options, library_of
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import Layout
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader.column_selection import ColumnSelection, ReadRange
from rntuple_construct.reader.expressions import Expression, is_expression
from rntuple_construct.reader.field import UnknownNameError
from rntuple_construct.reader.filters import NameFilter, name_filter
from rntuple_construct.reader.grouping import Report, check_grouping, grouped
from rntuple_construct.reader.virtual_arrays import VirtualArrays

__all__ = ["HasFields", "RField", "RNTupleMapping", "in_container"]

FieldFilter = Callable[["RField"], Any] | None


class HasFields(Listing):
    """An RNTuple or a field: a mapping of its fields by name, which reads their values.

    ``len()`` is the number of fields, and iteration yields them, as with uproot.
    """

    ntuple: RNTupleMapping
    name: str
    description: str

    # Fields

    @cached_property
    def fields(self) -> list[RField]:
        """The fields directly below."""
        names = self.ntuple.member_names
        return [RField(self, names.of(chain[-1]), chain[-1]) for chain in self._chains()]

    def _chains(self) -> list[tuple[FieldNode, ...]]:
        return []

    @cached_property
    def _by_name(self) -> dict[str, RField]:
        return {field.name: field for field in self.fields}

    @cached_property
    def _by_path(self) -> dict[str, RField]:
        return dict(self._walk())

    def _walk(self, recursive: bool = True, prefix: str = "") -> Iterator[tuple[str, RField]]:
        for field in self.fields:
            yield prefix + field.name, field
            if recursive:
                yield from field._walk(prefix=f"{prefix}{field.name}.")

    def iteritems(  # type: ignore[override]
        self,
        *,
        filter_name: NameFilter = None,
        filter_typename: NameFilter = None,
        filter_field: FieldFilter = None,
        recursive: bool = True,
        full_paths: bool = True,
        ignore_duplicates: bool = False,
        filter_branch: FieldFilter = None,
    ) -> Iterator[tuple[str, RField]]:
        """Yield the names and the fields that filters select.

        Args:
            filter_name: compared with the last part of the dotted path and with the path, see ``reader.RNTuple.keys``.
            filter_typename: compared with C++ types.
            filter_field: called with each ``RField``.
            recursive: if true, fields of fields follow.
            full_paths: if true, names are dotted paths.
            ignore_duplicates: if true, fields whose name was yielded before are left out.
            filter_branch: another name of ``filter_field``.

        Raises:
            SchemaError: an invalid filter.
        """
        has_name, has_type = name_filter(filter_name), name_filter(filter_typename)
        chosen = filter_field or filter_branch
        seen = set[str]()
        for path, field in self._walk(recursive):
            is_named = filter_name is None or has_name(field.name) or has_name(path) or has_name(f".{path}")
            if is_named and has_type(field.typename) and (chosen is None or chosen(field)):
                name = path if full_paths else field.name
                if not ignore_duplicates or name not in seen:
                    seen.add(name)
                    yield name, field

    def itertypenames(self, **filters: Any) -> Iterator[tuple[str, str]]:
        """Yield the names and the C++ types of ``iteritems``."""
        return ((name, field.typename) for name, field in self.iteritems(**filters))

    def typenames(self, **filters: Any) -> dict[str, str]:
        """Return the C++ types of ``iteritems`` by name."""
        return dict(self.itertypenames(**filters))

    def __getitem__(self, where: int | str) -> RField:
        """A field by its number, or by its path with ``.``, ``/`` or backslashes; the last part may be enough.

        Raises:
            KeyInFileError: no such field (also a KeyError).
        """
        if isinstance(where, int):
            return self.fields[where]
        if not isinstance(where, str):
            raise TypeError(f"where must be an integer or a string, not {where!r}")
        found = self._by_name.get(where)
        if found is None:
            path = re.sub(r"[/\\]", ".", where).strip(".")
            by_last_part = (field for field in self._by_path.values() if field.name == path)
            found = self._by_path.get(path) or next(by_last_part, None)
        if found is None:
            raise self._unknown(where)
        return found

    def __iter__(self) -> Iterator[RField]:
        return iter(self.fields)

    def __len__(self) -> int:
        return len(self.fields)

    # Values

    @property
    def num_entries(self) -> int:
        """Number of entries of the RNTuple."""
        return self.ntuple.events.num_entries

    def arrays(
        self,
        expressions: Any = None,
        cut: str | None = None,
        *,
        entry_start: int | None = None,
        entry_stop: int | None = None,
        library: str = "ak",
        ak_add_doc: bool | Mapping[str, str] = False,
        how: Any = None,
        workers: int = 1,
        **options: Any,
    ) -> Any:
        """Return values of fields for a range of entries.

        Args:
            expressions: names, patterns or paths of fields, names of ``aliases`` or expressions; None for all fields.
            cut: an expression that chooses entries or elements of lists.
            entry_start, entry_stop: range of entries; negative numbers count from the end.
            library: "ak", "np", "pd", their long names, or another library of ``reader.RNTuple.arrays``.
            ak_add_doc: if true, awkward parameters ``__doc__`` have the descriptions; a dict gives other parameters from
                attributes of ``RField``.
            how: container of the columns: ``tuple``, ``list``, ``dict`` or "zip".
            workers: threads that read.
            options: ``filter_name``, ``filter_typename``, ``filter_field`` and ``filter_branch`` as for ``iteritems``,
                ``aliases`` and ``virtual`` as for ``reader.RNTuple.arrays``. ``access_log`` is a list that takes an ``Accessed`` for each
                column that virtual arrays read. An executor of uproot sets ``workers`` to the number of its threads. Other
                executors and caches are ignored with a warning.

        Raises:
            SchemaError: no such field, library or option.
            RNTupleError: the bytes needed are damaged or not readable here.
        """
        form = library_of(library)
        if options.get("virtual"):
            wrong = {
                "how": how,
                "library": library != "ak",
                "expressions": expressions,
                "cut": cut,
                "aliases": options.get("aliases"),
            }
            for name in [name for name, value in wrong.items() if value]:
                raise SchemaError(f"'{name}' cannot be used with 'virtual=True'")
        elif options.get("access_log") is not None:
            raise SchemaError("'access_log' cannot be used with 'virtual=False'")
        is_virtual, access_log = options.pop("virtual", False), options.pop("access_log", None)
        given = given_options("arrays", {"workers": workers, **options}, ThreadedOptions)
        workers = given.pop("workers")
        columns = self.columns(expressions, cut, form, given)
        start, stop, _ = slice(entry_start, entry_stop).indices(self.num_entries)
        events = self.ntuple.events
        if is_virtual:
            stop = max(start, stop)
            log = None if access_log is None else AccessLog(access_log, columns, events, (start, stop))
            source = VirtualArrays(events, columns.single(), workers=workers, access_log=log)
            chunk = source.chunk(start, stop)
        else:
            chunk = events.read_selection(columns, entry_start, entry_stop, form, workers)
        return self._finished(form, ak_add_doc, how, columns, start, chunk)

    def iterate(
        self,
        expressions: Any = None,
        cut: str | None = None,
        *,
        step_size: int | str = "100 MB",
        entry_start: int | None = None,
        entry_stop: int | None = None,
        library: str = "ak",
        ak_add_doc: bool | Mapping[str, str] = False,
        how: Any = None,
        report: bool = False,
        workers: int = 1,
        prefetch: int | None = None,
        **options: Any,
    ) -> Iterator[Any]:
        """Yield values in chunks of consecutive entries.

        Args:
            step_size: entries or bytes per chunk, or "cluster", see ``reader.RNTuple.iterate``.
            report: yield pairs of a chunk and a ``Report``.
            prefetch: chunks that are read ahead.
            expressions, cut, entry_start, entry_stop, library, ak_add_doc, how, workers, options: as for ``arrays``.

        Raises:
            SchemaError, RNTupleError: as for ``arrays``.
        """
        form = library_of(library)
        given = given_options("iterate", {"workers": workers, **options}, ThreadedOptions)
        workers = given.pop("workers")
        columns = self.columns(expressions, cut, form, given)

        def finished(first: int, last: int, chunk: Any) -> Any:
            made = self._finished(form, ak_add_doc, how, columns, first, chunk)
            return (made, Report(self.ntuple.events, first, last)) if report else made

        return self.ntuple.events.chunks_of(
            columns, form, finished, step_size=step_size, entry_start=entry_start, entry_stop=entry_stop,
            workers=workers, prefetch=prefetch,
        )  # fmt: skip

    def to_akform(self, *, ak_add_doc: bool | Mapping[str, str] = False, **filters: Any) -> Any:
        """Return the awkward form of ``arrays``, and a list of the name of the field; None for an RNTuple."""
        form = self.arrays(entry_stop=0, ak_add_doc=ak_add_doc, **filters).layout.form
        return form, None if self is self.ntuple else [self.name]

    def columns(
        self, expressions: Any, cut: str | None, form: str, options: Mapping[str, Any]
    ) -> UprootColumns:
        """Return the columns that ``arrays`` returns for these arguments; no page is read."""
        filters = dict(options)
        aliases = self._aliases(filters.pop("aliases", {}))
        texts = [expressions] if isinstance(expressions, str) else expressions
        computed: dict[str, Expression] = {}
        chosen: list[RField] = []
        order: dict[str, None] = {}
        if texts is None:
            chosen = list(self.itervalues(**filters)) if filters else self.fields
        for text in texts or ():
            found = self._named(text, filters)
            if found is None:
                if text not in aliases and not is_expression(text):
                    raise self._unknown(text)
                computed[text] = Expression(text, self.ntuple.events.node, aliases)
                order[text] = None
            else:
                chosen += found
                order.update(dict.fromkeys(field.top.name for field in found))
        condition = None if cut is None else Expression(cut, self.ntuple.events.node, aliases)
        return UprootColumns(self, chosen, computed, condition, order, form)

    def _unknown(self, name: str) -> UnknownNameError:
        return UnknownNameError(
            f"'{self.name}' has no field '{shortened(name)}'",
            hint=suggestion(name, self.keys(), "keys() lists them", label="fields"),
        )

    def _named(self, text: str, filters: Mapping[str, Any]) -> list[RField] | None:
        """Return the fields that a name, a path or a pattern means; None if it means none."""
        exact = self._by_name.get(text) or self._by_path.get(text)
        named = self.values(filter_name=text) if exact is None else [exact]
        if filters:
            kept = {field.field_id for field in self.itervalues(**filters)}
            return [field for field in named if field.field_id in kept] if named else None
        return named or None

    def _aliases(self, aliases: Mapping[str, str]) -> dict[str, str]:
        """Return the aliases that are not names of fields: of equal names the field is meant, as in uproot."""
        for name in aliases:
            if name in self.ntuple._by_name:
                warnings.warn(
                    f"'{shortened(name)}' is both an alias and a field: the field is read", stacklevel=4
                )
        return {name: text for name, text in aliases.items() if name not in self.ntuple._by_name}

    def _finished(
        self, form: str, docs: Any, how: Any, columns: UprootColumns, start: int, chunk: Any
    ) -> Any:
        """Return columns in their container, with descriptions and the index of a data frame."""
        if form == "ak":
            chunk = columns.completed(chunk, docs)
        elif form == "pd":
            chunk.index = chunk.index + start
        return in_container(chunk, how, form)


def in_container(columns: Any, how: Any, form: Any) -> Any:
    """Return columns in a container, which data frames have here, too.

    Raises:
        SchemaError: another container.
    """
    if form != "pd" or how not in (tuple, list, dict):
        check_grouping(how, form)
    return grouped(columns, how)


class RField(HasFields):
    """A field of an RNTuple, or a member of one. Attributes that this class lacks are those of uproot's, if it is installed.

    Args:
        parent: the field or RNTuple that it is in.
        name: its name in uproot.
        node: how it is read.
    """

    class_of_uproot = ("uproot.models.RNTuple", "RField")

    def __init__(self, parent: HasFields, name: str, node: FieldNode) -> None:
        self.parent = parent
        self.ntuple = parent.ntuple
        self.name = name
        self.node = node

    def _chains(self) -> list[tuple[FieldNode, ...]]:
        return self.ntuple.member_names.chains(self.node)

    @cached_property
    def top(self) -> RField:
        """The field of the RNTuple that it is in, or itself."""
        return self.parent.top if isinstance(self.parent, RField) else self

    @cached_property
    def path(self) -> str:
        """Dotted path in the RNTuple."""
        return f"{self.parent.path}.{self.name}" if isinstance(self.parent, RField) else self.name

    @property
    def typename(self) -> str:
        """C++ type; empty for untyped records and collections."""
        return self.node.field.type_name

    @property
    def description(self) -> str:  # type: ignore[override]
        """Description in the header."""
        return self.node.field.record.description

    @property
    def field_id(self) -> int:
        """Number in the schema."""
        return self.node.field.field_id

    @property
    def top_level(self) -> bool:
        """Return whether it is a field of the RNTuple itself."""
        return not isinstance(self.parent, RField)

    def array(
        self,
        entry_start: int | None = None,
        entry_stop: int | None = None,
        *,
        library: str = "ak",
        ak_add_doc: bool | Mapping[str, str] = False,
        workers: int = 1,
        **options: Any,
    ) -> Any:
        """Return the values of the field for a range of entries.

        Args:
            entry_start, entry_stop, library, ak_add_doc, workers, options: as for ``arrays``, without filters.

        Raises:
            SchemaError, RNTupleError: as for ``arrays``.
        """
        virtual = {name: options.pop(name) for name in ("virtual", "access_log") if name in options}
        given = given_options("array", {"workers": workers, **options}, ThreadedOptions)
        workers = given.pop("workers")
        if given:
            raise SchemaError(f"array() has no argument '{next(iter(given))}'")
        found = self.arrays(
            entry_start=entry_start,
            entry_stop=entry_stop,
            library=library,
            ak_add_doc=ak_add_doc,
            workers=workers,
            **virtual,
        )
        return [row[self.name] for row in found] if library == "py" else found[self.name]

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        import numpy as np

        return np.asarray(self.array(library="np"), dtype=dtype)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name == "ntuple":
            raise AttributeError(name)
        return getattr(self.ntuple.of_uproot.all_fields[self.field_id], name)

    def __reduce__(self) -> tuple[Any, ...]:
        return RField, (self.parent, self.name, self.node)

    def __repr__(self) -> str:
        return f"<RField {self.name!r} in RNTuple {self.ntuple.name!r}: {self.typename or 'untyped'}>"


class RNTupleMapping(HasFields, Closing):
    """An RNTuple of an open file.

    Attributes that uproot's class has and this one lacks, such as ``header`` and ``member``, are those of uproot if it is
    installed. Others are those of the reader's RNTuple, such as ``cluster_ranges``.

    Args:
        events: the reader's RNTuple.
        directory: root directory of its file; None if only its values are wanted.
        cycle: number of its key.
    """

    classname = ANCHOR_CLASS
    class_of_uproot = ("uproot.models.RNTuple", "Model_ROOT_3a3a_RNTuple")
    path = "."

    def __init__(self, events: RNTuple, directory: Any = None, cycle: int = 1) -> None:
        self.events = events
        self.ntuple = self
        self.parent = directory
        self.member_names = MemberNames()
        self._cycle = cycle

    def _chains(self) -> list[tuple[FieldNode, ...]]:
        return [(node,) for node in self.events.nodes.values()]

    @property
    def name(self) -> str:  # type: ignore[override]
        """Name in the header."""
        return self.events.name

    @property
    def description(self) -> str:  # type: ignore[override]
        """Description in the header."""
        return self.events.description

    @property
    def file(self) -> Any:
        """The file."""
        if self.parent is None:
            raise AttributeError("file")
        return self.parent.file

    @property
    def object_path(self) -> str:
        """Path in the file, with the cycle."""
        return f"/{self.events.path};{self._cycle}"

    @cached_property
    def of_uproot(self) -> Any:
        """The same RNTuple opened by uproot."""
        return self.file.of_uproot[f"{self.events.path};{self._cycle}"]

    def close(self) -> None:
        """Close the file."""
        self.file.close()

    def __reduce__(self) -> tuple[Any, ...]:
        return operator.getitem, (self.parent, self.events.path)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name == "events":
            raise AttributeError(name)
        try:
            from uproot.models.RNTuple import Model_ROOT_3a3a_RNTuple as Theirs
        except ImportError:
            Theirs = object  # noqa: N806 (a class)
        return getattr(self.of_uproot if hasattr(Theirs, name) else self.events, name)

    def _repr_html_(self) -> str:
        return self.events._repr_html_()

    def __repr__(self) -> str:
        return f"<{self.classname} {self.name!r} ({len(self)} fields)>"


class UprootColumns(ColumnSelection):
    """The columns of a call of ``arrays``, with uproot's names of members.

    Args:
        owner: the RNTuple, or the field whose members are read.
        chosen: fields that are returned with everything below them.
        computed: expressions by name.
        cut: the condition; None for all entries.
        order: names of columns that come first.
        form: library of the result.
    """

    def __init__(
        self,
        owner: HasFields,
        chosen: list[RField],
        computed: Mapping[str, Expression],
        cut: Expression | None,
        order: dict[str, None],
        form: str,
    ) -> None:
        self._owner, self._form = owner, form
        ids = {field.field_id for field in chosen}
        tops = {field.top.name: field.top.node for field in chosen}
        for top in tops.values():
            owner.ntuple.member_names.learn(top)
        wanted: dict[str, FieldNode | None]
        if isinstance(owner, RField):
            is_whole = len(chosen) == len(owner.fields)  # all of its members, or it has none
            member = owner.node if is_whole else pruned(owner.node, ids)
            wanted = {owner.path: member and viewed(owner.top.node, member)}
            order = {owner.path if name == owner.top.name else name: None for name in order}
        else:
            wanted = {name: pruned(top, ids) for name, top in tops.items()}
        self._shown = {name: node for name, node in wanted.items() if node is not None}
        super().__init__(
            self._shown, computed, cut, [*order, *(name for name in wanted if name not in order)]
        )
        self.fields = {}  # descriptions give numbers no other meaning here

    def columns(self, read: ReadRange, length: int) -> tuple[dict[str, Layout], int]:
        """Return the columns of a range of entries, and how many entries of it are wanted."""
        found, length = super().columns(read, length)
        names, is_awkward = self._owner.ntuple.member_names, self._form == "ak"
        for name, node in self._shown.items():
            found[name] = renamed(found[name], node, names, is_awkward)
        return {self._title(name): layout for name, layout in found.items()}, length

    def single(self) -> dict[str, ColumnSelection]:
        """Return a selection for each field, by the name of its column."""
        found: dict[str, ColumnSelection] = {}
        for name, node in self._shown.items():
            one = found[self._title(name)] = copy(self)
            one._shown = one.nodes = one.first = {name: node}
            one.names = [name]
        return found

    def _title(self, name: str) -> str:
        owner = self._owner
        return owner.name if isinstance(owner, RField) and name == owner.path else name

    def columns_of(self, title: str) -> Iterator[tuple[Field, int]]:
        """Yield the columns that are read for one of the columns of the result, each with its field."""
        for name, node in self._shown.items():
            if self._title(name) == title:
                for each in node.walk():
                    yield from (
                        (each.field, column) for column in chain.from_iterable(each.field.representations)
                    )

    def completed(self, array: Any, docs: bool | Mapping[str, str]) -> Any:
        """Return the awkward array of the columns with descriptions as parameters, and with empty tuples."""
        nodes = [node for shown in self._shown.values() for node in shown.walk()]
        owner = self._owner
        if not docs and not any(node.kind is FieldKind.RECORD and not node.children for node in nodes):
            return array
        known = (
            {field.field_id: field for _, field in owner.ntuple.iteritems()}
            if isinstance(docs, Mapping)
            else {}
        )

        def parameters_of(node: FieldNode) -> dict[str, Any]:
            if docs is True:
                text = node.field.record.description
                return {"__doc__": text} if text else {}
            field = known.get(node.field.field_id)
            return {} if field is None else {key: getattr(field, name) for key, name in docs.items()}  # type: ignore[union-attr]

        for name, node in self._shown.items():
            array[self._title(name)] = with_parameters(array[self._title(name)].layout, node, parameters_of)
        if docs is True and owner.description:
            array = require("awkward").with_parameter(array, "__doc__", owner.description)
        return array


class Accessed(NamedTuple):
    """Tells that virtual arrays have read a column, with the names of uproot.

    Args:
        column_index: number of the column.
        cluster_start, cluster_stop: numbers of the first cluster and of the one after the last.
        field_id: number of its field.
        field_name: name of its field in the schema.
    """

    column_index: int
    cluster_start: int
    cluster_stop: int
    field_id: int
    field_name: str


class AccessLog:
    """Adds the columns of each field that virtual arrays read to a list.

    Args:
        log: the list, or another object with ``+=``.
        columns: the columns of the arrays.
        events: the RNTuple.
        entries: the first entry and the one after the last.

    Raises:
        SchemaError: the log has no ``+=``.
    """

    def __init__(self, log: Any, columns: UprootColumns, events: RNTuple, entries: tuple[int, int]) -> None:
        if not hasattr(log, "__iadd__"):
            raise SchemaError(f"access_log={log!r:.80} has no '+='", hint="give a list")
        self._log, self._columns, self._events, self._entries = log, columns, events, entries

    def append(self, title: str) -> None:
        """Note that the column of a field is read."""
        start, stop = self._entries
        clusters = [
            cluster.cluster_id
            for cluster in self._events.clusters
            if cluster.first_entry < stop and cluster.first_entry + cluster.num_entries > start
        ]
        first, last = (min(clusters), max(clusters) + 1) if clusters else (0, 0)
        self._log += [
            Accessed(column, first, last, field.field_id, field.name)
            for field, column in self._columns.columns_of(title)
        ]
