"""Envelopes and anchors from records: what a writer needs to know about a generation, in one object.

The writer fills records and asks a builder for the bytes; nowhere does it ask which generation it writes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rntuple_spec.column_types import COLUMN_TYPE_IDS, ColumnType

from rntuple_construct.errors import SchemaError, UnsupportedError
from rntuple_construct.generations.page_list import PageList
from rntuple_construct.generations.records import (
    ColumnRecord,
    FieldRecord,
    FooterRecord,
    HeaderRecord,
    UserMetadataEntry,
)

__all__ = ["AnchorClass", "AnchorRecord", "Builder"]

MAX_STANDARD_SIZE = 0x7FFFFFFF
"""Bytes that a standard locator can describe."""

Tree = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class AnchorRecord:
    """Where header and footer are (section "Anchor schema").

    Args:
        version: epoch, major, minor and patch.
        seek_header, nbytes_header, len_header: offset, stored and uncompressed bytes of the header envelope.
        seek_footer, nbytes_footer, len_footer: those of the footer envelope.
        max_key_size: largest payload of one key; 0 for no limit.
    """

    version: tuple[int, int, int, int]
    seek_header: int
    nbytes_header: int
    len_header: int
    seek_footer: int
    nbytes_footer: int
    len_footer: int
    max_key_size: int


@dataclass(frozen=True, slots=True)
class AnchorClass:
    """How ROOT describes the class of an anchor in the StreamerInfo record of a file.

    Args:
        name: name of the class.
        version: version of the class.
        checksum: checksum of the class layout.
        members: name and C++ type of each member.
    """

    name: str
    version: int
    checksum: int
    members: tuple[tuple[str, str], ...]


class Builder(ABC):
    """The writing side of one generation of the format.

    Class attributes:
        name: ``1.x``, ``rc2`` or ``rc1``.
        version: epoch, major, minor and patch that anchors are stamped with.
        class_name: class of the anchor's key.
        anchor_class: what the StreamerInfo record says about it.
        switch_layout: layout of Switch elements, see ``column_types.toml``.
        page_checksum_is_sealed: whether page checksums cover the stored bytes rather than the uncompressed ones.
        default_options: write options of that time, where they differ from those of the released format.
        forced_options: write options that the generation leaves no choice about.
        has_column_groups: whether clusters can be sharded.
        has_user_metadata: whether there are envelopes of user meta-data.
        has_attribute_sets: whether there are linked attribute sets.
        has_collection_records: whether untyped collections have a record between themselves and their members.
    """

    name: ClassVar[str]
    version: ClassVar[tuple[int, int, int, int]]
    class_name: ClassVar[str]
    anchor_class: ClassVar[AnchorClass]
    switch_layout: ClassVar[str] = "96"
    page_checksum_is_sealed: ClassVar[bool] = True
    default_options: ClassVar[Mapping[str, Any]] = {}
    forced_options: ClassVar[Mapping[str, Any]] = {}
    has_column_groups: ClassVar[bool] = False
    has_user_metadata: ClassVar[bool] = False
    has_attribute_sets: ClassVar[bool] = True
    has_collection_records: ClassVar[bool] = True

    def column_type_id(self, column_type: ColumnType) -> int:
        """Number of a column type.

        Raises:
            UnsupportedError: this generation does not have it.
        """
        for type_id, known in COLUMN_TYPE_IDS[self.name].items():
            if known == column_type:
                return type_id
        raise UnsupportedError(
            f"generation {self.name} has no column type {column_type.name}", rule_id="RNT-COL-002"
        )

    def type_name(self, name: str) -> str:
        """How the generation spells a normalised type name of the released format."""
        return name

    def missing_kind(self, record: FieldRecord) -> str | None:
        """What the generation lacks to have such a field, in words; None if it can have it."""
        return None

    def check_field(self, record: FieldRecord, path: str) -> None:
        """Raise SchemaError if the generation has no such fields.

        Args:
            record: the field.
            path: dotted path of the field.
        """
        what = self.missing_kind(record)
        if what is not None:
            raise SchemaError(
                f"field '{path}' of type '{record.type_name}': generation {self.name} has no {what}",
                path=path,
            )

    def missing_column_kind(self, record: ColumnRecord) -> str | None:
        """What the generation lacks to have such a column, in words; None if it can have it."""
        return None

    def check_column(self, record: ColumnRecord, path: str) -> None:
        """Raise SchemaError if the generation has no such columns.

        Args:
            record: the column.
            path: dotted path of the field that owns it.
        """
        what = self.missing_column_kind(record)
        if what is not None:
            raise SchemaError(f"field '{path}': generation {self.name} has no {what}", path=path)

    def bits_on_storage(self, record: ColumnRecord) -> int:
        """Bits of an element of a column, as its record in the file states them."""
        return record.bits_on_storage

    def build_user_metadata(self, entries: Sequence[UserMetadataEntry]) -> bytes:
        """A user meta-data envelope.

        Raises:
            SchemaError: the generation has no such envelopes.
        """
        raise SchemaError(
            f"generation {self.name} has no user meta-data", path=f"user meta-data '{entries[0].key}'"
        )

    @abstractmethod
    def default_column(self, value_type: str, compressed: bool) -> ColumnType:
        """Column type for a kind of value (key of ``VALUE_TYPES``) if the caller does not choose one."""

    @abstractmethod
    def page_checksum(self, data: bytes | bytearray | memoryview) -> bytes:
        """Checksum of the bytes of a page, stored or not (``page_checksum_is_sealed``), as stored after them."""

    @abstractmethod
    def envelope_checksum(self, envelope: bytes) -> bytes:
        """Checksum at the end of a built envelope, as the header's is repeated elsewhere."""

    @abstractmethod
    def build_header(self, record: HeaderRecord) -> bytes:
        """The header envelope (section "Header Envelope").

        Raises:
            SchemaError: a value that does not fit its place.
        """

    @abstractmethod
    def build_footer(self, record: FooterRecord, *, large_locators: bool = False) -> bytes:
        """The footer envelope (section "Footer Envelope").

        Args:
            record: its contents.
            large_locators: use Large locators also where standard ones would do.

        Raises:
            SchemaError: a value that does not fit its place.
        """

    @abstractmethod
    def build_page_list(self, record: PageList, *, large_locators: bool = False) -> bytes:
        """A page list envelope (section "Page List Envelope"); arguments and errors as for build_footer."""

    @abstractmethod
    def build_anchor(self, record: AnchorRecord) -> bytes:
        """The anchor object (section "Anchor schema")."""
