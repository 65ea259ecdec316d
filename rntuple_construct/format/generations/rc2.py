"""The second release candidate, epoch 0: ROOT 6.31 to 6.33; and what both candidates share.

Its documents went from 0.2.0 to 0.2.12, but every file states 0.2.0.0. Remaining bytes distinguish the versions.
Envelopes, frames and page lists are framed as in the released format.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

from rntuple_parsers import parse, rntuple_rc2
from rntuple_spec.column_types import COLUMN_TYPE_IDS, VALUE_TYPES, ColumnType
from rntuple_spec.constants import (
    DRAFT_ANCHOR_CLASS,
    RC2_ANCHOR_CLASS_CHECKSUM,
    RC2_ANCHOR_CLASS_VERSION,
    FieldFlag,
    FieldRole,
    Rc2ColumnFlag,
    Rc2FieldFlag,
    Rc2LocatorKind,
    Rc2MetaDataType,
)
from rntuple_spec.cpp_types import TYPES

from rntuple_construct.base.constants import FOOTER, KIND_OBJECT64, USER_METADATA
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.generations import descriptions
from rntuple_construct.format.generations.records import (
    KIND_NON_STANDARD_ZERO,
    AnchorClass,
    EnvelopeLink,
    ExtraTypeInfoRecord,
    FieldRecord,
    FooterRecord,
    Locator,
    UserMetadataEntry,
)
from rntuple_construct.format.generations.v1 import Tree, Version1

__all__ = ["ReleaseCandidate2", "types_missing_in"]

_DRAFT_NAMES = {name: row.draft_name for name, row in TYPES.items() if row.draft_name}
_DRAFT_NAMED = re.compile(rf"(?<![\w:])(?:{'|'.join(map(re.escape, _DRAFT_NAMES))})\b")
_LEN_LARGE_LOCATOR = 16
_BOOLEANS = (Rc2MetaDataType.BOOL, -Rc2MetaDataType.BOOL)


def types_missing_in(generation: str) -> frozenset[str]:
    """Names of types of the released format that a generation does not have."""
    return frozenset(name for name, row in TYPES.items() if generation not in row.generations)


class ReleaseCandidate2(Version1):
    """The second release candidate, written as ROOT 6.33 did: class version 6 of the anchor."""

    name = "rc2"
    version = (0, 2, 0, 0)
    class_name = DRAFT_ANCHOR_CLASS
    anchor_class = AnchorClass(
        DRAFT_ANCHOR_CLASS, RC2_ANCHOR_CLASS_VERSION, RC2_ANCHOR_CLASS_CHECKSUM, Version1.anchor_class.members
    )
    anchor_type = "anchor_rc2"

    kaitai_id = "rntuple_rc2"
    parsers: ClassVar[ModuleType] = rntuple_rc2
    field_flags: ClassVar[Iterable[int]] = Rc2FieldFlag
    column_flags: ClassVar[Iterable[int]] = Rc2ColumnFlag
    grammar_module = "rc2"
    text_encoding = "ascii"

    column_types = COLUMN_TYPE_IDS[name]
    known_features: ClassVar[frozenset[int]] = frozenset()
    projections_are_flagged = False
    # Sizes as in the notes on tuning of that time.
    default_options: ClassVar[Mapping[str, Any]] = {
        "approx_compressed_cluster_size": 50_000_000,
        "max_uncompressed_cluster_size": 512 << 20,
        "page_size": 64 << 10,
        "share_pages": False,
    }

    has_column_groups = True
    has_user_metadata = True
    has_attribute_sets = False
    has_collection_records = False
    has_uri_locators = True
    is_read_by_root = False

    missing_types: ClassVar[frozenset[str]] = types_missing_in(name)
    """Names of types of the released format that the generation does not have."""
    optional_field_members: ClassVar[Mapping[str, int]] = {"array_size": int(Rc2FieldFlag.REPETITIVE)}
    """Optional integers of fields that are written, with the flags that announce them."""

    def columns_of(self, value_type: str) -> frozenset[ColumnType]:
        """Column types that may hold values of a kind named in ``spec/column_types.toml``."""
        return super().columns_of(value_type) | {VALUE_TYPES[value_type].rc2}

    # Reading

    def parse_user_metadata(self, data: bytes, base: int | None) -> tuple[UserMetadataEntry, ...]:
        """Contents of a user meta-data envelope (section "User Meta-data Envelope")."""
        entries = []
        for index, entry in enumerate(self.payload(data, USER_METADATA, base).entries.items):
            path = f"user_metadata.entries[{index}]"
            key = descriptions.decode_text(entry.key, f"{path}.key")
            value = _value(entry.value, entry.value_type, f"{path}.value")
            entries.append(UserMetadataEntry(key, entry.value_type, value, entry.trailing))
        return tuple(entries)

    def _extra_type_info(self, info: Any, path: str) -> ExtraTypeInfoRecord:
        type_name = descriptions.decode_text(info.type_name, f"{path}.type_name")
        return ExtraTypeInfoRecord(
            info.content_id, info.type_version_to, type_name, info.content or b"", info.type_version_from
        )

    def _non_standard_locator(self, record: Any, prefix: str, kind: int, reserved: int) -> Locator:
        """A locator; one of another kind keeps its payload, a Large one is a byte range of this file."""
        raw = getattr(record, f"{prefix}raw")
        if raw is None:
            place = getattr(record, f"{prefix}len_object"), getattr(record, f"{prefix}location")
            return Locator(kind, *place, reserved, bytes(getattr(record, f"{prefix}trailing")))
        if self.has_large_locators and kind == Rc2LocatorKind.URI and len(raw) == _LEN_LARGE_LOCATOR:
            large = parse(rntuple_rc2.large_locator, raw)
            if large.len_range < 1 << 56:
                # A URI of 16 characters has a letter where no size is that large.
                return Locator(0, large.len_range, large.ofs_range, reserved)
        return Locator(kind or KIND_NON_STANDARD_ZERO, 0, 0, reserved, bytes(raw))

    # Building

    def type_name(self, name: str) -> str:
        """Return the candidates' spelling of a normalised type name: ``ROOT::Experimental::RNTupleCardinality``."""
        return _DRAFT_NAMED.sub(lambda found: _DRAFT_NAMES[found[0]], name)

    def missing_kind(self, record: FieldRecord) -> str | None:
        """Name what the document of the candidate lacks to have such a field."""
        if record.role == FieldRole.STREAMER:
            return "streamer fields"
        if record.flags & FieldFlag.SOA_COLLECTION:
            return "structures of arrays"
        name = record.type_name.partition("<")[0]
        return name if name in self.missing_types else None

    def default_column(self, value_type: str, compressed: bool) -> ColumnType:
        """Split encodings, whether or not pages are compressed."""
        return VALUE_TYPES[value_type].rc2

    def build_footer(self, record: FooterRecord, *, large_locators: bool = False) -> bytes:
        """The footer envelope (section "Footer Envelope").

        Raises:
            SchemaError: it has linked attribute sets, which came with the released format.
        """
        if record.linked_attribute_sets:
            name = record.linked_attribute_sets[0].name
            raise SchemaError(
                f"generation {self.name} has no linked attribute sets", path=f"attribute set '{name}'"
            )
        return self._envelope(FOOTER, self._footer_tree(record, large_locators))

    def build_user_metadata(self, entries: Sequence[UserMetadataEntry]) -> bytes:
        """A user meta-data envelope (section "User Meta-data Envelope")."""
        return self._envelope(USER_METADATA, {"entries": [_metadata_entry(item) for item in entries]})

    def _footer_tree(self, record: FooterRecord, large: bool) -> Tree:
        return {
            **self._footer_head_tree(record),
            "column_groups": [{"column_ids": list(column_ids)} for column_ids in record.column_groups],
            "cluster_groups": self._cluster_group_trees(record, large),
            "meta_data_links": self._link_trees(record.metadata_links, large, "footer.meta_data_links"),
        }

    def _field_tree(self, record: FieldRecord) -> Tree:
        flags = 0
        tree: Tree = {}
        for name, flag in self.optional_field_members.items():
            value = getattr(record, name)
            if value is not None:
                flags |= flag
                tree[name] = value
        return {
            **tree,
            "field_version": record.field_version,
            "type_version": record.type_version,
            "parent_id": record.parent_id,
            "role": int(record.role),
            "flags": flags,
            "name": record.name,
            "type_name": self.type_name(record.type_name),
            "type_alias": self.type_name(record.type_alias),
            "description": record.description,
        }

    def _extra_type_info_tree(self, record: ExtraTypeInfoRecord) -> Tree:
        first = record.type_version if record.type_version_from is None else record.type_version_from
        return {
            "type_version_from": first,
            "type_version_to": record.type_version,
            "content_id": record.content_id,
            "type_name": record.type_name,
            "content": record.content,
        }

    def _locator_tree(self, record: Locator, large: bool, path: str) -> Tree:
        if record.kind == KIND_OBJECT64:
            return {
                "kind": record.kind, "reserved": record.reserved, "len_object": record.size, "location": record.offset,
                "trailing": record.payload,
            }  # fmt: skip
        return super()._locator_tree(record, large, path)

    def _link_trees(self, links: Sequence[EnvelopeLink], large: bool, path: str) -> list[Tree]:
        return [self._link_tree(item, large, f"{path}[{index}]") for index, item in enumerate(links)]


def _value(stored: Any, value_type: int, path: str) -> Any:
    if hasattr(stored, "items"):
        return [_value(item, value_type, path) for item in stored.items]
    if isinstance(stored, bytes):
        return descriptions.decode_text(stored, path)
    return bool(stored) if stored is not None and value_type in _BOOLEANS else stored


def _metadata_entry(entry: UserMetadataEntry) -> Tree:
    tree: Tree = {"value_type": entry.value_type, "key": entry.key, "trailing": entry.unknown}
    if isinstance(entry.value, list):
        tree["value"] = [int(item) if isinstance(item, bool) else item for item in entry.value]
    elif entry.value is not None:
        tree["value"] = int(entry.value) if isinstance(entry.value, bool) else entry.value
    return tree
