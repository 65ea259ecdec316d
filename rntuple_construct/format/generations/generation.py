"""One generation of the format: its grammars, tables, checksums and defaults; reads and builds its structures.

Code above asks a generation; nowhere does it ask which generation it is.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Any, ClassVar, NoReturn

from rntuple_parsers import ParseError, parse, root_file
from rntuple_spec.column_types import COLUMN_TYPES, SWITCH_LAYOUTS, VALUE_TYPES, ColumnType
from rntuple_spec.constants import LEN_ENVELOPE_CHECKSUM, LEN_ENVELOPE_PREAMBLE, LEN_PAGE_CHECKSUM
from rntuple_spec.cpp_types import TYPES

from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.checksums import xxh3_big_endian
from rntuple_construct.base.constants import ENVELOPE_NAMES
from rntuple_construct.base.errors import SchemaError, UnsupportedError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.container import Span
from rntuple_construct.format.generations import descriptions
from rntuple_construct.format.generations.page_list import PageListLayout
from rntuple_construct.format.generations.records import (
    AnchorClass,
    AnchorRecord,
    ColumnRecord,
    FieldRecord,
    FooterRecord,
    HeaderRecord,
    Locator,
    PageList,
    UserMetadataEntry,
    numbers_of_flags,
)

__all__ = ["Anchor", "Data", "Generation", "anchor_checksum"]

Data = bytes | bytearray | memoryview

_FIRST_HASHED = 6
"""Everything from the epoch to the checksum is hashed, also members that are unknown (RNT-ANC-013)."""
_LEN_ANCHOR_CHECKSUM = 8
_CAPITAL = r"(?<!^)(?=[A-Z])"


@dataclass(slots=True, kw_only=True)
class Anchor(AnchorRecord):
    """A stored anchor; members that a generation lacks are 0, empty or None.

    Args:
        generation: the generation of the format.
        class_name: class of the key; ``ROOT::RNTuple`` for an anchor that no keys list mentions.
        span: the stored bytes of the object, still compressed if ``is_compressed``.
        len_object: uncompressed length of the object in bytes.
        is_compressed: if true, the object is stored compressed.
        byte_count: first word of the object, with bit 30.
        class_version: version of the class.
        trailing: members appended by a later version of the format.
        checksum: the 8 bytes as stored; None before RC2.
        checksum_ok: if true, they match; None before RC2.
    """

    generation: Generation
    class_name: str
    span: Span
    len_object: int
    is_compressed: bool
    byte_count: int
    class_version: int
    trailing: bytes
    checksum: bytes | None
    checksum_ok: bool | None


def anchor_checksum(data: Data, verify: bool, **where: Any) -> bool:
    """Return whether the checksum at the end of an anchor matches.

    Raises:
        AnchorError: it does not, and ``verify`` is set (RNT-ANC-004).
    """
    stored = bytes(data[-_LEN_ANCHOR_CHECKSUM:])
    computed = xxh3_big_endian(memoryview(data)[_FIRST_HASHED:-_LEN_ANCHOR_CHECKSUM])
    if verify and stored != computed:
        raise broken("RNT-ANC-004", expected=computed.hex(), actual=stored.hex(), **where)
    return stored == computed


def _class_of(type_name: str) -> str:
    """Class of Kaitai's parser for a type: ``anchor_rc2`` as ``AnchorRc2``."""
    return "".join(part.capitalize() for part in type_name.split("_"))


class Generation(ABC):
    """One generation of the format.

    Attributes:
        name: the name for users.
        version: epoch, major, minor and patch that anchors are stamped with.
        class_name: class of the anchor's key.
        anchor_class: its description in the StreamerInfo record.
        anchor_type: type of the anchor in ``spec/root_file.ksy``.
        anchor_has_checksum: if true, a checksum ends the anchor.

        kaitai_id: id of the generation's grammar in ``spec/``.
        parsers: module of its specialised parsers.
        envelope_types: type in the grammar of an envelope that does not state its type.
        field_flags, column_flags: flags that the generation stores and knows.
        grammar_module: name of the module of the construct grammar.
        page_list_layout: records of page lists as numpy dtypes.
        len_preamble, len_envelope_checksum: bytes before and after the payload of an envelope.
        len_smallest_record: the fewest bytes that a record of an envelope can take.
        len_page_checksum: bytes of a page checksum.
        text_encoding: encoding of strings.

        column_types: column types by their numbers.
        known_features: feature flags this package implements.
        integers_carry_sign: False where signed and unsigned integers share column types, so that the sign
            comes from the field's type.
        projections_are_flagged: False if only its alias columns identify a projected field.
        page_checksum_is_sealed: if true, page checksums cover the stored bytes rather than the uncompressed ones.
        default_options: write options of that time, where they differ from those of the released format.
        forced_options: write options that are fixed in the generation.

        is_writable: if true, this package writes the generation.
        has_column_groups: if true, clusters can be sharded.
        has_user_metadata: if true, there are envelopes of user meta-data.
        has_attribute_sets: if true, there are linked attribute sets.
        has_collection_records: if true, untyped collections have a record between themselves and their members.
        has_representations: if true, a field can have columns of several representations.
        has_large_locators: if true, locators can name more than 2 GiB.
        has_uri_locators: if true, locators of kind 1 may be URIs.
        is_read_by_root: if true, releases of ROOT read the generation.
    """

    name: ClassVar[str]
    version: ClassVar[tuple[int, int, int, int]]
    class_name: ClassVar[str]
    anchor_class: ClassVar[AnchorClass]
    anchor_type: ClassVar[str]
    anchor_has_checksum: ClassVar[bool] = True

    kaitai_id: ClassVar[str]
    parsers: ClassVar[ModuleType]
    envelope_types: ClassVar[Mapping[int, str]] = {}
    field_flags: ClassVar[Iterable[int]] = ()
    column_flags: ClassVar[Iterable[int]] = ()
    grammar_module: ClassVar[str]
    page_list_layout: ClassVar[PageListLayout]
    len_preamble: ClassVar[int] = LEN_ENVELOPE_PREAMBLE
    len_smallest_record: ClassVar[int] = 8
    len_envelope_checksum: ClassVar[int] = LEN_ENVELOPE_CHECKSUM
    len_page_checksum: ClassVar[int] = LEN_PAGE_CHECKSUM
    text_encoding: ClassVar[str] = "utf-8"

    column_types: ClassVar[dict[int, ColumnType]]
    known_features: ClassVar[frozenset[int]] = frozenset()
    integers_carry_sign: ClassVar[bool] = True
    projections_are_flagged: ClassVar[bool] = True
    page_checksum_is_sealed: ClassVar[bool] = True
    default_options: ClassVar[Mapping[str, Any]] = {}
    forced_options: ClassVar[Mapping[str, Any]] = {}

    is_writable: ClassVar[bool] = True
    has_column_groups: ClassVar[bool] = False
    has_user_metadata: ClassVar[bool] = False
    has_attribute_sets: ClassVar[bool] = True
    has_collection_records: ClassVar[bool] = True
    has_large_locators: ClassVar[bool] = True
    has_uri_locators: ClassVar[bool] = False
    has_representations: ClassVar[bool] = True
    is_read_by_root: ClassVar[bool] = False

    def __repr__(self) -> str:
        return f"<Generation {self.name}>"

    # Grammars

    @property
    def grammar(self) -> ModuleType:
        """Module of the construct grammar; loaded at the first use, because reading does not need it."""
        return import_module(f"rntuple_construct.format.grammar.{self.grammar_module}")

    @property
    def kaitai(self) -> Any:
        """Kaitai's parser, which records where everything is; loaded at the first use, because reading does not need it."""
        return getattr(import_module("rntuple_kaitai.positions"), _class_of(self.kaitai_id))

    def parser(self, envelope_type: int) -> Any:
        """Kaitai's parser of envelopes of a type."""
        return self._typed(self.kaitai, envelope_type)

    def plain_parser(self, envelope_type: int) -> Any:
        """Kaitai's parser without positions, whose trees take half of the memory."""
        return self._typed(getattr(import_module("rntuple_kaitai"), _class_of(self.kaitai_id)), envelope_type)

    def _typed(self, parser: Any, envelope_type: int) -> Any:
        name = self.envelope_types.get(envelope_type)
        return getattr(parser, name) if name else parser

    def kaitai_type(self, envelope_type: int) -> str:
        """Type of envelopes of a type in the grammars of ``spec/``: ``rntuple``, or ``rntuple_rc1.header_envelope``."""
        name = self.envelope_types.get(envelope_type)
        return f"{self.kaitai_id}.{re.sub(_CAPITAL, '_', name).lower()}" if name else self.kaitai_id

    @property
    def anchor_parser(self) -> Any:
        """Generated parser of the anchor object that records where everything is."""
        return getattr(import_module("rntuple_kaitai.positions").RootFile, _class_of(self.anchor_type))

    @cached_property
    def known_field_flags(self) -> int:
        """All flags of fields that the generation stores and knows."""
        return sum(self.field_flags)

    @cached_property
    def known_column_flags(self) -> int:
        """All flags of columns that the generation stores and knows."""
        return sum(self.column_flags)

    @property
    def has_narrow_frames(self) -> bool:
        """Return whether sizes of frames have 32 bits."""
        return self.page_list_layout.frame_head["len_frame"].itemsize == 4

    @property
    def len_smallest_envelope(self) -> int:
        """Bytes of an envelope without a payload."""
        return self.len_preamble + self.len_envelope_checksum

    # Columns

    def column_type_id(self, column_type: ColumnType) -> int:
        """Number of a column type.

        Raises:
            UnsupportedError: this generation does not have it.
        """
        for type_id, known in self.column_types.items():
            if known == column_type:
                return type_id
        raise broken("RNT-COL-002", actual=f"{column_type.name} (in generation {self.name})")

    def columns_of(self, value_type: str) -> frozenset[ColumnType]:
        """Column types that may hold values of a kind named in ``spec/column_types.toml``."""
        known = VALUE_TYPES[value_type]
        return frozenset({known.compressed, known.uncompressed, *known.alternatives, *known.read_only})

    def switch_layout(self, writer: str | None = None) -> str:
        """Name of the layout of Switch elements, see ``column_types.toml``.

        Args:
            writer: what the header says wrote the file; None for the layout that this package writes.
        """
        return "96"

    def has_type(self, type_name: str) -> bool:
        """Return whether fields can be of a C++ type of the table in ``spec/cpp_types.toml``."""
        return self.name in TYPES[type_name].generations

    def bits_range(self, column_type: ColumnType) -> tuple[int, int]:
        """Smallest and largest number of bits on storage that a column of a type may have."""
        if column_type is ColumnType.SWITCH:
            widths = [layout.bits for layout in SWITCH_LAYOUTS.values() if self.name in layout.generations]
            return min(widths), max(widths)
        spec = COLUMN_TYPES[column_type]
        return spec.bits_min, spec.bits_max

    # Checksums

    @abstractmethod
    def envelope_checksum(self, data: Data) -> bytes:
        """Checksum of the given bytes, as stored at the end of an envelope."""

    def page_checksum(self, data: Data) -> bytes:
        """Checksum of the bytes of a page, stored or not (``page_checksum_is_sealed``), as stored after them."""
        return self.envelope_checksum(data)

    def stored_checksum(self, envelope: bytes) -> bytes:
        """Checksum at the end of an envelope, as the header's is repeated elsewhere."""
        return envelope[-self.len_envelope_checksum :]

    def check_envelope(
        self, data: bytes, envelope_type: int, *, base: int | None, path: str, verify: bool = True
    ) -> None:
        """Check preamble and checksum of an uncompressed envelope (section "Envelopes").

        Args:
            data: the whole envelope.
            envelope_type: 1 header, 2 footer, 3 page list, 4 user meta-data.
            base: file offset if it is stored uncompressed, else None.
            path: where it is referenced from, for the error.
            verify: False skips the checksum.

        Raises:
            EnvelopeError: wrong type (RNT-ENV-001), length (RNT-ENV-002) or checksum (RNT-ENV-003).
        """
        self.check_preamble(data, envelope_type, base)
        if not verify:
            return
        stored = self.stored_checksum(bytes(data))
        computed = self.envelope_checksum(memoryview(data)[: -len(stored)])
        if stored != computed:
            raise broken(
                "RNT-ENV-003",
                path=path,
                offset=None if base is None else base + len(data) - len(stored),
                expected=computed.hex(),
                actual=stored.hex(),
            )

    def check_preamble(self, data: bytes, envelope_type: int, base: int | None) -> None:
        """Raise EnvelopeError unless the preamble announces this type and exactly these bytes."""
        if len(data) < self.len_smallest_envelope:
            raise broken(
                "RNT-ENV-002",
                path=ENVELOPE_NAMES[envelope_type],
                offset=base,
                expected=f"at least {self.len_smallest_envelope}",
                actual=len(data),
            )

    def check_features(self, words: tuple[int, ...], envelope: str) -> None:
        """Raise UnsupportedError if a feature flag is set that this package does not know."""
        rule_id = "RNT-FEA-002" if envelope == "header" else "RNT-FEA-003"
        for flag in numbers_of_flags(words):
            if flag not in self.known_features:
                raise broken(rule_id, path=f"{envelope}.feature_flags[{flag // 64}]", actual=flag, flag=flag)

    # Reading

    def parse_anchor(
        self, data: Data, class_name: str, span: Span, path: str, *, verify: bool = True
    ) -> Anchor:
        """Parse an uncompressed anchor object (section "Anchor schema").

        Args:
            data: exactly the object.
            class_name: class of the key.
            span: the object as stored, for messages and for the result.
            path: place in the tree of the file, for messages.
            verify: if true, a wrong checksum is an error.

        Raises:
            AnchorError: too short (RNT-ANC-002), cut off (RNT-ANC-003), or a wrong checksum (RNT-ANC-004).
        """
        where: dict[str, Any] = {"path": path, "offset": span.start}
        try:
            raw = parse(getattr(root_file, self.anchor_type), bytes(data))
        except ParseError as err:
            raise broken("RNT-ANC-002" if self.anchor_has_checksum else "RNT-ANC-003", actual=len(data), expected="more", field="length of the object", **where) from err  # fmt: skip
        epoch = getattr(raw, "version_epoch", None)
        return Anchor(
            version=None if epoch is None else (epoch, raw.version_major, raw.version_minor, raw.version_patch),
            ofs_header=raw.ofs_header, len_header_stored=raw.len_header_stored, len_header=raw.len_header,
            ofs_footer=raw.ofs_footer, len_footer_stored=raw.len_footer_stored, len_footer=raw.len_footer,
            max_key_size=getattr(raw, "max_key_size", None) or 0,
            generation=self, class_name=class_name, span=span, len_object=len(data),
            is_compressed=len(data) > span.stop - span.start,
            byte_count=int.from_bytes(data[:4], "big"), class_version=int.from_bytes(data[4:6], "big"),
            trailing=raw.trailing, checksum=getattr(raw, "checksum", None),
            checksum_ok=anchor_checksum(data, verify, **where) if self.anchor_has_checksum else None,
        )  # fmt: skip

    def payload(self, data: bytes, envelope_type: int, base: int | None) -> Any:
        """The record of the payload of an envelope; arguments and errors as for parse_header."""
        name = self.kaitai_type(envelope_type).rpartition(".")[2]
        return descriptions.parse_payload(
            getattr(self.parsers, name),
            partial(self.parser, envelope_type),
            data,
            ENVELOPE_NAMES[envelope_type],
            base,
        )

    @abstractmethod
    def parse_header(self, data: bytes, base: int | None) -> HeaderRecord:
        """Contents of a header envelope.

        Args:
            data: the whole uncompressed envelope.
            base: its file offset if it is stored uncompressed, else None; for error messages.

        Raises:
            EnvelopeError: the bytes do not follow the grammar.
            UnsupportedError: a feature flag this package does not know.
        """

    @abstractmethod
    def parse_footer(self, data: bytes, base: int | None) -> FooterRecord:
        """Contents of a footer envelope; arguments and errors as for parse_header."""

    @abstractmethod
    def parse_page_list(self, data: bytes, base: int | None) -> PageList:
        """Contents of a page list envelope; arguments and errors as for parse_header."""

    def parse_user_metadata(self, data: bytes, base: int | None) -> tuple[UserMetadataEntry, ...]:
        """Contents of a user meta-data envelope; arguments and errors as for parse_header.

        Raises:
            UnsupportedError: the generation has no such envelopes.
        """
        raise UnsupportedError(f"generation {self.name} has no user meta-data envelopes")

    def num_records(self, data: bytes, envelope_type: int) -> int:
        """The most records that parsing an envelope can make objects of, without making any.

        Args:
            data: the whole envelope.
            envelope_type: 1 header, 2 footer, 3 page list, 4 user meta-data.
        """
        return len(data) // self.len_smallest_record

    def parse_page_locator(self, data: memoryview, position: int, end: int) -> tuple[Locator, int]:
        """One locator of a page list, and the position after it.

        Args:
            data: the page list envelope.
            position: where the locator starts.
            end: where it must end at the latest.

        Raises:
            EnvelopeError: it is damaged, or does not end there.
            UnsupportedError: the generation has no page lists.
        """
        raise UnsupportedError(f"generation {self.name} has no page list envelopes")

    def start_of_page_locations(self, data: bytes) -> int:
        """Position in a page list envelope of the outermost list frame of page locations."""
        return self.len_preamble

    def starts_of_records(self, data: bytes, envelope_type: int, kind: str) -> list[int]:
        """Return where the records of one list of a schema description begin in an envelope, and where the last one ends.

        Args:
            data: the header or footer envelope.
            envelope_type: 1 header, 2 footer.
            kind: ``fields``, ``columns``, ``alias_columns`` or ``extra_type_infos``.

        Returns:
            positions as far as the sizes of frames lead to them; empty where the generation has no such frames.
        """
        return []

    # Building

    def check_writable(self) -> None:
        """Raise UnsupportedError if this package does not write the generation."""
        if not self.is_writable:
            self._refuse()

    def check_joins(self, other: Generation, where: str) -> None:
        """Raise UnsupportedError unless pages and records of another RNTuple fit into one of this generation.

        Args:
            other: generation of the other RNTuple.
            where: what the other one is called in messages.
        """
        self.check_writable()
        if other is not self:
            raise UnsupportedError(
                f"{where} is of generation {other.name}, and is to be joined with one of generation {self.name}",
                hint=f"rntuple convert --to {self.name} writes it in the other one first",
            )

    def _refuse(self) -> NoReturn:
        raise UnsupportedError(
            f"RNTuple files of generation {self.name} cannot be written",
            hint="rntuple convert writes the released format",
        )

    def count_tree(self, num_elements: int, has_checksum: bool) -> Mapping[str, int]:
        """Members of a page of the construct grammar that count its elements and announce its checksum."""
        return {"num_elements_signed": -num_elements if has_checksum else num_elements}

    def type_name(self, name: str) -> str:
        """Return the spelling of a normalised type name in the generation."""
        return name

    def missing_kind(self, record: FieldRecord) -> str | None:
        """Name what the generation lacks to have such a field; None if it can have it."""
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
        """Name what the generation lacks to have such a column; None if it can have it."""
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

    def default_column(self, value_type: str, compressed: bool) -> ColumnType:
        """Column type for a kind of value (key of ``VALUE_TYPES``) if the caller does not choose one."""
        self._refuse()

    def build_header(self, record: HeaderRecord) -> bytes:
        """The header envelope (section "Header Envelope").

        Raises:
            SchemaError: a value that does not fit its place.
            UnsupportedError: this package does not write the generation; so for all that is built.
        """
        self._refuse()

    def build_footer(self, record: FooterRecord, *, large_locators: bool = False) -> bytes:
        """The footer envelope (section "Footer Envelope").

        Args:
            record: its contents.
            large_locators: use Large locators also where standard ones would do.

        Raises:
            SchemaError: a value that does not fit its place.
        """
        self._refuse()

    def build_page_list(self, record: PageList, *, large_locators: bool = False) -> bytes:
        """A page list envelope (section "Page List Envelope"); arguments and errors as for build_footer."""
        self._refuse()

    def build_user_metadata(self, entries: Sequence[UserMetadataEntry]) -> bytes:
        """A user meta-data envelope.

        Raises:
            SchemaError: the generation has no such envelopes.
        """
        self.check_writable()
        raise SchemaError(
            f"generation {self.name} has no user meta-data", path=f"user meta-data '{entries[0].key}'"
        )

    def build_anchor(self, record: AnchorRecord) -> bytes:
        """The anchor object (section "Anchor schema")."""
        self._refuse()
