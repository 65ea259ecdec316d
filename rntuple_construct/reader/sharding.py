"""Fields whose columns are spread over sharded clusters (section "Column Group Record Frame")."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rntuple_construct.format.descriptor.clusters import Cluster
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import Layout, Record
from rntuple_construct.model.values.reading import ColumnReader, read_field
from rntuple_construct.reader.clusters import segments_of


def read_sharded(
    node: FieldNode, clusters: Sequence[Cluster], start: int, stop: int, columns: ColumnReader
) -> Layout:
    """Read entries of a top-level field, each part of it from the clusters that hold it.

    Members of a record may lie in clusters with other entries; the columns of anything else must be together.

    Args:
        node: the field.
        clusters: all clusters with some of the entries, ordered by their first entry.
        start, stop: entries.
        columns: where elements come from.

    Raises:
        DescriptorError: no cluster holds the field for one of the entries (RNT-CGR-003).
        RNTupleError: whatever reading raises.
    """
    if node.kind is FieldKind.RECORD:
        if node.is_member_view:
            return read_sharded(node.children[0], clusters, start, stop, columns)
        members = {
            child.field.name: read_sharded(child, clusters, start, stop, columns) for child in node.children
        }
        return Record(members, stop - start)
    choices = [part.field.representations for part in _walk(node) if part.field.representations]
    holding = [
        cluster
        for cluster in clusters
        # In a cluster, a field has pages in one of its representations; a shard need not list the others.
        if all(any(cluster.holds(column_ids) for column_ids in choice) for choice in choices)
    ]
    return read_field(node, segments_of(holding, start, stop, node.field.path), columns)


def _walk(node: FieldNode) -> Iterator[FieldNode]:
    yield node
    for child in node.children:
        yield from _walk(child)
