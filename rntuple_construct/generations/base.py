"""What a generation of the format is: one object that knows its grammars, tables, checksums and defaults.

Code above asks the generation; nowhere does it ask which generation it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from rntuple_spec.column_types import COLUMN_TYPE_IDS, ColumnType

from rntuple_construct.errors import EnvelopeError, UnsupportedError
from rntuple_construct.generations.page_list import PageList
from rntuple_construct.generations.records import FooterRecord, HeaderRecord, UserMetadataEntry

ENVELOPE_NAMES = {1: "header", 2: "footer", 3: "page_list", 4: "user_metadata"}


class Generation(ABC):
    """One generation of the format.

    Class attributes:
        name: ``1.x``, ``rc2`` or ``rc1``.
        column_types: ids of column types in this generation.
        known_features: feature flags this package implements.
        len_page_checksum: bytes of a page checksum.
        integers_carry_sign: False where signed and unsigned integers share column types, so that the sign
            comes from the field's type.
        projections_are_flagged: False where only its alias columns make a field a projected one.
        page_checksum_is_sealed: whether page checksums cover the stored bytes rather than the uncompressed ones.
    """

    name: ClassVar[str]
    column_types: ClassVar[dict[int, ColumnType]]
    known_features: ClassVar[frozenset[int]] = frozenset()
    len_page_checksum: ClassVar[int] = 8
    integers_carry_sign: ClassVar[bool] = True
    projections_are_flagged: ClassVar[bool] = True
    page_checksum_is_sealed: ClassVar[bool] = True

    @abstractmethod
    def envelope_checksum(self, data: bytes | bytearray | memoryview) -> bytes:
        """Checksum of the given bytes as it is stored at the end of an envelope."""

    @abstractmethod
    def page_checksum(self, data: bytes | bytearray | memoryview) -> bytes:
        """Checksum of the bytes of a page, as it is stored after the page."""

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

    @abstractmethod
    def check_preamble(self, data: bytes, envelope_type: int, base: int | None) -> None:
        """Raise EnvelopeError unless the preamble announces this type and exactly these bytes."""

    def switch_layout(self, writer: str) -> str:
        """Name of the layout of Switch elements in files of the given writer, see ``column_types.toml``."""
        return "96"

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
        len_checksum = len(self.envelope_checksum(b""))
        stored = bytes(data[-len_checksum:])
        computed = self.envelope_checksum(memoryview(data)[:-len_checksum])
        if stored != computed:
            raise EnvelopeError(
                f"checksum of the {ENVELOPE_NAMES[envelope_type].replace('_', ' ')} envelope does not match",
                rule_id="RNT-ENV-003", path=path,
                offset=None if base is None else base + len(data) - len_checksum,
                expected=computed.hex(), actual=stored.hex(),
            )  # fmt: skip

    def check_features(self, words: tuple[int, ...], envelope: str) -> None:
        """Raise UnsupportedError if a feature flag is set that this package does not know."""
        for index, word in enumerate(words):
            for bit in range(63):
                flag = 64 * index + bit
                if word >> bit & 1 and flag not in self.known_features:
                    raise UnsupportedError(
                        f"the RNTuple needs feature {flag}, which this reader does not know",
                        rule_id="RNT-FEA-002" if envelope == "header" else "RNT-FEA-003",
                        path=f"{envelope}.feature_flags[{index}]",
                        actual=flag,
                        hint="a newer version of this package may read it",
                    )  # fmt: skip


def too_few_bytes(data: bytes, envelope_type: int, base: int | None) -> EnvelopeError:
    """The error about an envelope that is shorter than its frame of preamble and checksum."""
    return EnvelopeError(
        f"{len(data)} bytes are too few for an envelope",
        rule_id="RNT-ENV-002",
        path=ENVELOPE_NAMES[envelope_type],
        offset=base,
    )


def column_type_table(generation: str) -> dict[int, ColumnType]:
    """Ids of the column types of a generation."""
    return COLUMN_TYPE_IDS[generation]
