"""What the two release candidates share: records whose integers come before their strings, user meta-data."""

from __future__ import annotations

from typing import Any

from rntuple_spec.column_types import ColumnType

from rntuple_construct.generations import convert
from rntuple_construct.generations.records import (
    KIND_NON_STANDARD_ZERO,
    ClusterSummary,
    EnvelopeLink,
    ExtraTypeInfoRecord,
    FieldRecord,
    Locator,
    MetadataValue,
    SchemaRecord,
    UserMetadataEntry,
)

_BOOLEANS = (2, -2)


def locator_record(tree: Any) -> Locator:
    """A locator; one of another kind keeps its payload, a Large one is a byte range of this file."""
    if tree.head >= 0:
        return Locator(0, tree.head, tree.offset)
    payload = tree.payload
    large = getattr(payload, "large", None)
    if large is not None and large.size < 1 << 56:
        # A URI of 16 characters has a letter where no size is that large.
        return Locator(0, large.size, large.offset, tree.reserved)
    if hasattr(payload, "location"):
        return Locator(tree.kind, payload.size, payload.location, tree.reserved, payload.trailing)
    return Locator(tree.kind or KIND_NON_STANDARD_ZERO, 0, 0, tree.reserved, payload.raw)


def schema_record(tree: Any, path: str, column_types: dict[int, ColumnType]) -> SchemaRecord:
    """A schema description of a release candidate."""
    return convert.schema_record(
        tree, path, column_types, field_record=field_record, extra_type_info_record=extra_type_info_record
    )


def field_record(field: Any, path: str) -> FieldRecord:
    """A field description; one that names its source is a projected field."""
    is_projected = getattr(field, "source_field_id", None) is not None
    return convert.field_record(field, path, is_projected=is_projected)


def extra_type_info_record(info: Any, path: str) -> ExtraTypeInfoRecord:
    """Extra type information."""
    content = getattr(info, "content", None)
    return ExtraTypeInfoRecord(
        info.content_id,
        info.type_version_to,
        convert.text(info.type_name, f"{path}.type_name"),
        b"" if content is None else content.raw,
        info.type_version_from,
    )


def cluster_summary(item: Any) -> ClusterSummary:
    """A cluster summary, with the column group of a sharded cluster."""
    return ClusterSummary(
        item.first_entry, item.num_entries, item.flags, getattr(item, "column_group_id", None)
    )


def column_groups(tree: Any) -> tuple[tuple[int, ...], ...]:
    """Column ids of every column group."""
    return tuple(tuple(item.body.column_ids.body.items) for item in tree.column_groups.body.items)


def metadata_links(tree: Any) -> tuple[EnvelopeLink, ...]:
    """Links of the user meta-data envelopes; the last drafts have no such list."""
    links = getattr(tree, "meta_data_links", None)
    if links is None:
        return ()
    return tuple(convert.envelope_link(item, locator_record) for item in links.body.items)


def user_metadata(tree: Any) -> tuple[UserMetadataEntry, ...]:
    """Key-value pairs of a user meta-data envelope (section "User Meta-data Envelope")."""
    entries = []
    for index, item in enumerate(tree.entries.body.items):
        path = f"user_metadata[{index}]"
        entry = item.body
        key = convert.text(entry.key, f"{path}.key")
        value = _value(getattr(entry, "value", None), entry.value_type, f"{path}.value")
        entries.append(UserMetadataEntry(key, entry.value_type, value, entry.trailing))
    return tuple(entries)


def _value(tree: Any, value_type: int, path: str) -> MetadataValue:
    if tree is None:
        return None
    if value_type < 0:
        values: MetadataValue = [_scalar(item, value_type, path) for item in tree.body.items]
        return values
    value: MetadataValue = _scalar(tree, value_type, path)
    return value


def _scalar(tree: Any, value_type: int, path: str) -> Any:
    if hasattr(tree, "raw"):
        return convert.text(tree, path)
    number = getattr(tree, "number", tree)
    return bool(number) if value_type in _BOOLEANS else number
