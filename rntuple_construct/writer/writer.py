"""The writer of one RNTuple, as callers see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rntuple_construct.errors import SchemaError
from rntuple_construct.fields.specs import FieldOptions, ProjectionSpec, SchemaLike, Spec
from rntuple_construct.generations.records import ExtraTypeInfoRecord, MetadataValue, UserMetadataEntry
from rntuple_construct.writer.attributes import AttributeSetWriter
from rntuple_construct.writer.filling import FillContext
from rntuple_construct.writer.lifecycle import NTupleWriter
from rntuple_construct.writer.metadata import metadata_entries
from rntuple_construct.writer.ntuple import STREAMER_INFO, NTupleCore

__all__ = ["Writer"]


class Writer(NTupleWriter):
    """Writes the entries of one RNTuple; use it as a context manager.

    At the end of the block the RNTuple is completed; if the block fails, the target stays as it was.

    One thread at a time may use a writer; a second one that comes meanwhile gets an error, and the RNTuple will not be
    completed. Several threads fill one RNTuple with ``create_parallel``.

    Args:
        core: schema, clusters and envelopes.
        finish: takes the anchor object of the completed RNTuple.
        on_close: called once at the end, with whether everything went well.
    """

    def __init__(
        self, core: NTupleCore, finish: Callable[[bytes], None], on_close: Callable[[bool], None]
    ) -> None:
        super().__init__(core, finish, on_close)
        self._context: FillContext = core.new_context()
        self._sets: dict[str, AttributeSetWriter] = {}

    @property
    def num_entries(self) -> int:
        """Entries appended so far."""
        return self._core.ledger.num_entries + self._context.num_entries

    @property
    def num_clusters(self) -> int:
        """Clusters committed so far."""
        return self._core.ledger.num_clusters

    def extend(self, data: Any) -> int:
        """Append entries; clusters are flushed when they are large enough.

        Args:
            data: a mapping from names to arrays (numpy, awkward, arrow, pandas, lists, layouts), one for each
                field that is not projected; or an array or table of records, or a list of dicts.

        Returns:
            number of entries appended.

        Raises:
            SchemaError: data that do not fit the schema, or another thread uses the writer; none of them are written.
            SourceError: the bytes could not be written.
        """
        self._check_open()
        return self._context.extend(data)

    def flush_cluster(self) -> None:
        """Complete the current cluster; without entries nothing happens."""
        self._check_open()
        self._context.flush_cluster()

    def commit_cluster_group(self) -> None:
        """Complete the current cluster and the cluster group it belongs to."""
        with self._context.exclusive:
            self.flush_cluster()
            self._core.commit_group()

    def add_fields(
        self,
        schema: SchemaLike,
        *,
        classes: Mapping[str, Spec] | None = None,
        field_options: Mapping[str, FieldOptions] | None = None,
    ) -> None:
        """Add top-level fields; entries appended before have their default values: 0, "", [], false.

        Args:
            schema: name and content of each field.
            classes: specs of classes that type names mention.
            field_options: choices by dotted path.

        Raises:
            SchemaError: fields that cannot be written or are there already.
        """
        with self._context.exclusive:
            self._check_open()
            self._core.add_fields(schema, self.num_entries, classes=classes, field_options=field_options)
            self._context.builder.grow()

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
            spec: what it looks like.
            source: dotted path of the field it shows.
            sources: dotted paths of the fields that its sub-fields show, by path below the projection.
            description: free text.

        Raises:
            SchemaError: it cannot be projected.
        """
        self.add_fields({name: ProjectionSpec(spec, source, sources or {}, description)})

    def add_representation(self, path: str, encoding: Any) -> int:
        """Add another representation to a field and use it for the clusters to come.

        The current cluster must be empty.

        Args:
            path: dotted path of the field that owns the columns.
            encoding: encodings of its columns.

        Returns:
            number of the representation, for ``select_representation``.

        Raises:
            SchemaError: the field cannot have it, or the current cluster has entries.
        """
        with self._context.exclusive:
            self._check_boundary()
            number = self._core.add_representation(path, encoding)
            self._context.builder.grow()
            self.select_representation(path, number)
        return number

    def select_representation(self, path: str, number: int) -> None:
        """Use one of the representations of a field for the clusters to come.

        Args:
            path: dotted path of the field that owns the columns.
            number: 0 for the first.

        Raises:
            SchemaError: there is none, or the current cluster has entries.
        """
        with self._context.exclusive:
            self._check_boundary()
            field_id = self._core.model.field_id(path)
            known = len(self.schema.fields[field_id].representations)
            if not 0 <= number < known:
                raise SchemaError(
                    f"field '{path}' has no representation {number}", expected=f"0 to {known - 1}"
                )
            self._context.builder.select(field_id, number)

    def add_extra_type_info(
        self,
        content: bytes,
        *,
        content_id: int = STREAMER_INFO,
        type_version: int = 0,
        type_name: str = "",
        type_version_from: int | None = None,
    ) -> None:
        """Add information about types; by default the streamer infos of all streamer fields.

        Args:
            content: its bytes; for streamer infos a TList as ROOT serialises it.
            content_id: what it is.
            type_version: version of the type.
            type_name: name of the type.
            type_version_from: first version where the generation has a range of them.

        Raises:
            SchemaError: there is such information already.
        """
        with self._context.exclusive:
            self._check_open()
            self._core.model.add_extra_type_info(
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
            self._core.add_user_metadata(entries)

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
            self._core.shard(groups)

    def attribute_set(self, name: str, schema: SchemaLike, **arguments: Any) -> AttributeSetWriter:
        """Add a linked attribute set: entries that belong to ranges of entries of this RNTuple.

        Args:
            name: name of the set.
            schema: what each of its entries holds.
            arguments: ``options``, ``classes``, ``field_options`` and ``description`` as for ``create``.

        Raises:
            SchemaError: a name that is taken, or a schema that a set cannot have.
        """
        with self._context.exclusive:
            self._check_open()
            if name in self._sets:
                raise SchemaError(f"there is an attribute set '{name}' already", rule_id="RNT-ATT-001")
            made = AttributeSetWriter.create(self._core, name, schema, self._entries_so_far, **arguments)
            self._sets[name] = made
        return made

    def _entries_so_far(self) -> int:
        """Entries appended, by a thread that does not come in the middle of a batch."""
        with self._context.exclusive:
            return self.num_entries

    def _complete(self) -> None:
        with self._context.exclusive:
            self._context.check_open()
            self._context.close()
            self._core.commit_group()
            for attribute_set in self._sets.values():
                self._core.attribute_sets.append(attribute_set.finish(self._core.ledger.num_entries))

    def _release(self) -> None:
        self._context.abort()

    def __repr__(self) -> str:
        return f"<Writer {self.name!r}, {self.num_entries} entries>"

    def _check_boundary(self) -> None:
        self._check_open()
        if self._context.num_entries:
            raise SchemaError(
                "a cluster uses one representation of a field for all its entries", rule_id="RNT-SUP-002",
                hint="call flush_cluster() first",
            )  # fmt: skip
