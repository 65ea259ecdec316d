"""The writers of one RNTuple, as callers see them."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rntuple_spec.constants import ExtraTypeInfoContent

from rntuple_construct.base.arguments import check_arguments
from rntuple_construct.base.closing import ClosingOrAborting
from rntuple_construct.base.errors import SchemaError, SinkError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.descriptor.schema import Schema
from rntuple_construct.format.generations.records import ExtraTypeInfoRecord, MetadataValue, UserMetadataEntry
from rntuple_construct.model.schema.specs import ProjectionSpec, SchemaLike, Spec
from rntuple_construct.writer.attributes import AttributeSetWriter, set_options
from rntuple_construct.writer.fill import FillContext
from rntuple_construct.writer.ntuple import NTuple, metadata_entries
from rntuple_construct.writer.options import AddOptions, WriteOptions

if TYPE_CHECKING:
    from typing_extensions import Unpack

__all__ = ["NTupleWriter", "ParallelWriter", "Writer"]


class NTupleWriter(ClosingOrAborting, ABC):
    """Common part of the writers of one RNTuple; a context manager.

    At the end of the block the RNTuple is completed; if the block fails, the target is unchanged.

    Args:
        ntuple: schema, clusters and envelopes.
        on_close: called once at the end, with whether everything went well.
    """

    def __init__(self, ntuple: NTuple, on_close: Callable[[bool], None]) -> None:
        self._ntuple = ntuple
        self._on_close = [on_close]
        self._is_open = True

    @property
    def name(self) -> str:
        """Name of the RNTuple."""
        return self._ntuple.name

    @property
    def schema(self) -> Schema:
        """Fields and columns so far."""
        return self._ntuple.schema

    @property
    def core(self) -> NTuple:
        """Schema, clusters and envelopes, for code that commits its own clusters."""
        return self._ntuple

    def on_close(self, call: Callable[[bool], None]) -> None:
        """Have a function called at the end, with whether everything went well."""
        self._on_close.append(call)

    def close(self) -> None:
        """Commit the remaining entries and complete the RNTuple; a second call does nothing.

        Raises:
            SchemaError: an earlier write failed.
            SinkError: the bytes could not be written.
        """
        if not self._is_open:
            return
        self._is_open = False
        is_complete = False
        try:
            self._complete()
            self._ntuple.finish()
            is_complete = True
        finally:
            self._end(is_complete)

    def abort(self) -> None:
        """Give everything up; the target is unchanged."""
        if self._is_open:
            self._is_open = False
            self._end(False)

    @abstractmethod
    def _complete(self) -> None:
        """Commit everything that belongs in front of the footer."""

    @abstractmethod
    def _release(self) -> None:
        """Release the resources that are still held."""

    def _end(self, is_complete: bool) -> None:
        self._release()
        for call in self._on_close:
            call(is_complete)

    def _check_open(self) -> None:
        if not self._is_open:
            raise SchemaError(f"the writer of '{self.name}' is closed")


class Writer(NTupleWriter):
    """Writes the entries of one RNTuple; use it as a context manager.

    At the end of the block the RNTuple is completed; if the block fails, the target is unchanged.

    One thread at a time may use a writer; a second one that comes meanwhile gets an error, and the RNTuple will not be
    completed. Several threads fill one RNTuple with ``create_parallel``.

    Args:
        ntuple: schema, clusters and envelopes.
        on_close: called once at the end, with whether everything went well.
    """

    def __init__(self, ntuple: NTuple, on_close: Callable[[bool], None]) -> None:
        super().__init__(ntuple, on_close)
        self._context: FillContext = ntuple.new_context()
        self._sets: dict[str, AttributeSetWriter] = {}

    @property
    def num_entries(self) -> int:
        """Entries appended so far."""
        return self._ntuple.ledger.num_entries + self._context.num_entries

    @property
    def num_clusters(self) -> int:
        """Clusters committed so far."""
        return self._ntuple.ledger.num_clusters

    def extend(self, data: Any, *, flush: bool = False) -> int:
        """Append entries; clusters are flushed when they are large enough.

        Args:
            data: a mapping from field names to arrays of equal length (numpy, awkward, arrow, pandas, polars,
                lists, layouts), without projected fields. An array or table of records, or a list of dicts,
                is accepted too. So are batches, one of which is in memory at a time: an iterator such as a
                generator, a lazy frame of polars, or another object with ``__arrow_c_stream__``.
            flush: complete the cluster that the last entries are in, as ``flush_cluster`` does. Where pages are stored
                unchanged from ``data``, as without compression, this saves a copy of them.

        Returns:
            number of entries appended.

        Raises:
            SchemaError: data that do not fit the schema, or another thread uses the writer; none of them are written.
                Of several batches, those before remain.
            SinkError: the bytes could not be written.
        """
        self._check_open()
        return self._context.extend(data, flush=flush)

    def flush_cluster(self) -> None:
        """Complete the current cluster; without entries nothing happens."""
        self._check_open()
        self._context.flush_cluster()

    def commit_cluster_group(self) -> None:
        """Complete the current cluster and the cluster group it belongs to."""
        with self._context.exclusive:
            self.flush_cluster()
            self._ntuple.commit_group()

    def add_fields(self, schema: SchemaLike, **more: Unpack[AddOptions]) -> None:
        """Add fields; entries appended before have their default values: 0, "", [], false.

        Args:
            schema: name and content of each field. ``"record.x"`` is a new member of a record without C++ type; other
                readers than ROOT may ignore it.
            more: ``classes`` and ``field_options``, see ``AddOptions``.

        Raises:
            SchemaError: fields that cannot be written or are there already, or no such argument.
        """
        check_arguments("add_fields", more, AddOptions)
        with self._context.exclusive:
            self._check_open()
            self._ntuple.add_fields(schema, self.num_entries, **more)
            self._context.cluster.grow()

    def add_projected_field(
        self,
        name: str,
        spec: Spec,
        source: str,
        sources: Mapping[str, str] | None = None,
        description: str = "",
    ) -> None:
        """Add a view of other fields, see ProjectionSpec.

        Args:
            name: name of the projected field.
            spec: its type, as in a schema.
            source: dotted path of the field it shows.
            sources: dotted paths of the fields that its sub-fields show, by path below the projection.
            description: free text.

        Raises:
            SchemaError: it cannot be projected.
        """
        self.add_fields({name: ProjectionSpec(spec, source, sources or {}, description)})

    def add_representation(self, path: str, encoding: Any) -> int:
        """Add another representation to a field and use it for the clusters to come.

        The current cluster must be empty. Below a collection or variant this sets feature flag 0, which ROOT 6.40
        refuses, and needs ``WriteOptions(beyond_root=True)``.

        Args:
            path: dotted path of the field that owns the columns.
            encoding: encodings of its columns.

        Returns:
            number of the representation, for ``select_representation``.

        Raises:
            SchemaError: the field cannot have it, or the current cluster has entries.
        """
        with self._context.exclusive:
            self._check_boundary(path)
            number = self._ntuple.add_representation(path, encoding)
            self._context.cluster.grow()
            self.select_representation(path, number)
        return number

    def select_representation(self, path: str, number: int) -> None:
        """Use one of the representations of a field for the clusters to come.

        Args:
            path: dotted path of the field that owns the columns.
            number: 0 for the first.

        Raises:
            SchemaError: no such field exists, or the current cluster has entries.
        """
        with self._context.exclusive:
            self._check_boundary(path)
            field_id = self._ntuple.model.field_id(path)
            known = len(self.schema.fields[field_id].representations)
            if not 0 <= number < known:
                raise SchemaError(
                    f"field '{path}' has no representation {number}", expected=f"0 to {known - 1}"
                )
            self._context.cluster.select(field_id, number)

    def add_extra_type_info(
        self,
        content: bytes,
        *,
        content_id: int = ExtraTypeInfoContent.STREAMER_INFO,
        type_version: int = 0,
        type_name: str = "",
        type_version_from: int | None = None,
    ) -> None:
        """Add information about types; by default the streamer infos of all streamer fields.

        As in files of ROOT, the StreamerInfo record of the file then describes these classes, too.

        Args:
            content: its bytes; for streamer infos a TList as ROOT serialises it.
            content_id: kind of the content; 0 for streamer infos.
            type_version: version of the type.
            type_name: name of the type.
            type_version_from: first version where the generation has a range of them.

        Raises:
            SchemaError: there is such information already.
        """
        with self._context.exclusive:
            self._check_open()
            self._ntuple.add_extra_type_info(
                ExtraTypeInfoRecord(content_id, type_version, type_name, content, type_version_from)
            )

    def add_user_metadata(self, values: Mapping[str, MetadataValue] | Sequence[UserMetadataEntry]) -> None:
        """Attach key-value pairs; only the generations before the release have them.

        Args:
            values: integers, booleans, floats, strings or lists of them by key; or ready-made entries, in which a
                key may occur several times. A key that was attached before gets a new version.

        Raises:
            SchemaError: the generation has no user meta-data, or a value of another type.
        """
        with self._context.exclusive:
            self._check_open()
            entries = metadata_entries(values) if isinstance(values, Mapping) else tuple(values)
            self._ntuple.add_user_metadata(entries)

    def shard(self, groups: Sequence[Sequence[str]]) -> None:
        """Spread each cluster over shards, one for each group of top-level fields; drafts of the format only.

        Args:
            groups: names of the fields in each shard; every field that is not projected is in one of them.

        Raises:
            SchemaError: the generation has no sharded clusters, a field is in none or several groups, or there are
                clusters already.
        """
        with self._context.exclusive:
            self._check_open()
            self._ntuple.shard(groups)

    def attribute_set(
        self,
        name: str,
        schema: SchemaLike | None = None,
        *,
        options: WriteOptions | None = None,
        description: str = "",
        **more: Unpack[AddOptions],
    ) -> AttributeSetWriter:
        """Add a linked attribute set: entries that belong to ranges of entries of this RNTuple.

        When appending to an existing file, an existing set is continued if no schema is given.

        Args:
            name: name of the set.
            schema: what each of its entries holds; None for a set that the file has.
            options: how it is written; by default like this RNTuple.
            description: free text.
            more: ``classes`` and ``field_options``, see ``AddOptions``.

        Returns:
            the writer of the set (section "Linked Attribute Sets").

        Raises:
            SchemaError: a name that is taken, no such set or argument, or a schema that a set cannot have.
            RNTupleError: the set is damaged.
        """
        check_arguments("attribute_set", more, AddOptions, "schema", "options", "description")
        with self._context.exclusive:
            self._check_open()
            if schema is None:
                return self._continued_set(name, options)
            if name in self._sets or any(each.name == name for each in self._ntuple.attribute_sets):
                raise broken(
                    "RNT-ATT-001",
                    kind=SchemaError,
                    index=len(self._sets),
                    actual=name,
                    problem="there is one of that name already",
                )
            made = AttributeSetWriter.create(
                self._ntuple,
                name,
                schema,
                self._entries_so_far,
                options=options,
                description=description,
                **more,
            )
            self._sets[name] = made
        return made

    def _continued_set(self, name: str, options: WriteOptions | None) -> AttributeSetWriter:
        if name not in self._sets:
            ntuple = self._ntuple.resume_set(name, options or set_options(self._ntuple.options))
            if ntuple is None:
                known = ", ".join(each.name for each in self._ntuple.attribute_sets)
                raise SchemaError(
                    f"'{self.name}' has no attribute set '{name}' to continue",
                    hint=f"it has: {known}" if known else "give a schema to create one",
                )
            self._sets[name] = AttributeSetWriter(ntuple, name, self._entries_so_far)
        return self._sets[name]

    def _entries_so_far(self) -> int:
        """Entries appended, by a thread that does not come in the middle of a batch."""
        with self._context.exclusive:
            return self.num_entries

    def _complete(self) -> None:
        with self._context.exclusive:
            self._context.check_open()
            self._context.close()
            self._ntuple.commit_group(joins=True)
            for attribute_set in self._sets.values():
                self._ntuple.link_set(attribute_set.finish(self._ntuple.ledger.num_entries))

    def _release(self) -> None:
        self._context.abort()

    def __repr__(self) -> str:
        return f"<Writer {self.name!r}, {self.num_entries} entries>"

    def _check_boundary(self, path: str) -> None:
        self._check_open()
        if self._context.num_entries:
            raise broken(
                "RNT-SUP-002",
                kind=SchemaError,
                expected="one for all entries of the cluster",
                actual="several",
                id=self._ntuple.model.field_id(path),
                cluster="that is being filled",
                hint="call flush_cluster() first",
            )


class ParallelWriter(NTupleWriter):
    """Writes one RNTuple from several threads, each with a separate fill context.

    A context builds whole clusters without any lock and commits each under the one lock of the RNTuple. Entries of a
    context keep their order within its clusters; clusters are in the order of their commits.

    Args:
        ntuple: schema, clusters and envelopes.
        on_close: called once at the end, with whether everything went well.
    """

    def __init__(self, ntuple: NTuple, on_close: Callable[[bool], None]) -> None:
        super().__init__(ntuple, on_close)
        self._contexts: list[FillContext] = []
        self._lock = threading.Lock()

    @property
    def num_committed_entries(self) -> int:
        """Entries of the clusters committed so far."""
        return self._ntuple.ledger.num_entries

    def fill_context(self) -> FillContext:
        """Return a context for one thread; use it as a context manager, or close it when the thread is done.

        Raises:
            SchemaError: the writer is closed.
        """
        with self._lock:
            self._check_open()
            context = self._ntuple.new_context()
            self._contexts.append(context)
        return context

    def drop_failed(self) -> list[BaseException]:
        """Give up the fill contexts that failed, and keep what all contexts have committed.

        Without this call one failed context means that the RNTuple is not completed, because entries are missing. A
        context commits whole clusters: those of a failed one that were committed stay, its other entries are lost.

        Returns:
            why each of them failed; empty if none did.

        Raises:
            SinkError: a context failed because bytes could not be written; nothing can be kept then.
        """
        with self._lock:
            failed = [context for context in self._contexts if context.failure is not None]
            for context in failed:
                if isinstance(context.failure, SinkError):
                    raise context.failure
                context.abort()
            self._contexts = [context for context in self._contexts if context not in failed]
        return [context.failure for context in failed if context.failure is not None]

    def commit_cluster_group(self) -> None:
        """Complete the cluster group with the clusters committed so far."""
        with self._ntuple.store.lock:
            self._check_open()
            self._ntuple.commit_group()

    def _complete(self) -> None:
        # The threads of the contexts must be done.
        for context in self._contexts:
            context.check_healthy()
            context.close()

    def _release(self) -> None:
        for context in self._contexts:
            context.abort()
