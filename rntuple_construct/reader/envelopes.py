"""The metadata of an RNTuple: envelopes from the file, checked, decompressed and parsed."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rntuple_construct.compression import decompress
from rntuple_construct.constants import FOOTER, HEADER, PAGE_LIST, USER_METADATA
from rntuple_construct.descriptor.schema import Schema, merge_schema
from rntuple_construct.errors import EnvelopeError, RNTupleError
from rntuple_construct.fields.nodes import FieldNode, resolve_schema
from rntuple_construct.generations import Anchor, Generation
from rntuple_construct.generations.page_list import PageList
from rntuple_construct.generations.records import (
    ClusterGroupRecord,
    EnvelopeLink,
    FooterRecord,
    HeaderRecord,
    UserMetadataEntry,
)
from rntuple_construct.reader.locators import fetch
from rntuple_construct.reader.places import envelope_offset, placing

if TYPE_CHECKING:
    from rntuple_construct.container import RootFile


@dataclass(frozen=True, slots=True)
class Metadata:
    """What header and footer say, and the schema they make together.

    Args:
        header, footer: their contents.
        header_checksum: which page lists belong to the header.
        schema: fields and columns of both.
        nodes: readable top-level fields by name.
        dropped: why each of the others is left out.
    """

    header: HeaderRecord
    footer: FooterRecord
    header_checksum: bytes
    schema: Schema
    nodes: dict[str, FieldNode]
    dropped: dict[str, RNTupleError]


@contextmanager
def _collector_paused() -> Iterator[None]:
    """Keep the garbage collector from walking thousands of new objects again and again; none of them is garbage."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class EnvelopeReader:
    """Reads the envelopes of one RNTuple.

    Args:
        container: the ROOT file.
        anchor: the anchor of the RNTuple.
        generation: its generation of the format.
        verify: whether checksums are compared.
        external: whether locators may lead out of the file.
    """

    def __init__(
        self, container: RootFile, anchor: Anchor, generation: Generation, *, verify: bool, external: bool
    ) -> None:
        self._container = container
        self._anchor = anchor
        self._generation = generation
        self._verify = verify
        self._external = external

    def read_metadata(self) -> Metadata:
        """Header and footer, and the schema they make together.

        Raises:
            RNTupleError: one of them is damaged, or needs something this package does not know.
        """
        anchor, generation = self._anchor, self._generation
        known: dict[str, Any] = {"header": None, "footer": None}
        with placing(lambda path: envelope_offset(path, anchor, **known)), _collector_paused():
            stored_header = self._read(
                HEADER, "header", anchor.seek_header, anchor.nbytes_header, anchor.len_header
            )
            stored_footer = self._read(
                FOOTER, "footer", anchor.seek_footer, anchor.nbytes_footer, anchor.len_footer
            )
            header = known["header"] = generation.parse_header(*stored_header)
            footer = known["footer"] = generation.parse_footer(*stored_footer)
            checksum = stored_header[0][len(stored_header[0]) - len(footer.header_checksum) :]
            self._compare(footer.header_checksum, checksum, "footer.header_checksum", "RNT-FTR-001")
            schema = merge_schema(
                header.schema,
                footer.schema_extension,
                projections_are_flagged=generation.projections_are_flagged,
            )
            nodes, dropped = resolve_schema(schema)
        return Metadata(header, footer, checksum, schema, nodes, dropped)

    def read_page_list(self, group_id: int, group: ClusterGroupRecord, header_checksum: bytes) -> PageList:
        """The page list of a cluster group.

        Args:
            group_id: position of the group in the footer.
            group: its record.
            header_checksum: which header it must belong to.

        Raises:
            RNTupleError: it is damaged, belongs to another header or is not in the file.
        """
        data, base = self._linked(
            PAGE_LIST, f"footer.cluster_groups[{group_id}].page_list_link", group.page_list_link
        )
        path = f"page_list[{group_id}]"
        try:
            page_list = self._generation.parse_page_list(data, base)
        except RNTupleError as error:
            error.path = path + (error.path or "").removeprefix("page_list")
            raise
        if page_list.header_checksum is not None:
            stored = page_list.header_checksum
            self._compare(stored, header_checksum, f"{path}.header_checksum", "RNT-PGL-001")
        return page_list

    def read_user_metadata(self, footer: FooterRecord) -> tuple[UserMetadataEntry, ...]:
        """Key-value pairs of all user meta-data envelopes.

        Raises:
            RNTupleError: one of them is damaged.
        """
        entries: list[UserMetadataEntry] = []
        for index, link in enumerate(footer.metadata_links):
            data, base = self._linked(USER_METADATA, f"footer.meta_data_links[{index}]", link)
            entries += self._generation.parse_user_metadata(data, base)
        return tuple(entries)

    def _read(
        self, envelope_type: int, path: str, offset: int, size: int, length: int
    ) -> tuple[bytes, int | None]:
        """An uncompressed envelope, and its file offset if it is stored as it is."""
        stored = self._container.read_compressed(offset, size, length, self._anchor.max_key_size, path=path)
        data, base = bytes(stored), offset if size == length else None
        try:
            self._generation.check_envelope(data, envelope_type, base=base, path=path, verify=self._verify)
        except RNTupleError as error:
            error.path = path
            error.offset = offset if error.offset is None else error.offset
            raise
        return data, base

    def _linked(self, envelope_type: int, path: str, link: EnvelopeLink) -> tuple[bytes, int | None]:
        locator = link.locator
        if not locator.kind:
            return self._read(envelope_type, path, locator.offset, locator.size, link.len_envelope)
        stored = fetch(locator, path, external=self._external)
        data = bytes(decompress(stored, link.len_envelope, path=path, limits=self._container.limits))
        self._generation.check_envelope(data, envelope_type, base=None, path=path, verify=self._verify)
        return data, None

    def _compare(self, stored: bytes, expected: bytes, path: str, rule_id: str) -> None:
        if self._verify and stored != expected:
            raise EnvelopeError(
                "belongs to another header: checksums differ", rule_id=rule_id, path=path,
                expected=expected.hex(), actual=stored.hex(),
            )  # fmt: skip
