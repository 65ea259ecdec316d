"""One RNTuple: its anchor and everything that the anchor leads to, each part read when it is first asked for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from types import TracebackType
from typing import NamedTuple, cast

from rntuple_spec.constants import ClusterFlag

from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.collector import collector_paused
from rntuple_construct.base.constants import FOOTER, HEADER, PAGE_LIST, USER_METADATA
from rntuple_construct.base.errors import AnchorError, LimitError, RNTupleError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.container import RNTupleKey, RootFile
from rntuple_construct.format.descriptor.clusters import (
    Cluster,
    ClusterLinker,
    LinkedClusters,
    joined_groups,
    joined_shards,
)
from rntuple_construct.format.descriptor.schema import Schema
from rntuple_construct.format.generations import (
    Anchor,
    Generation,
    read_anchor,
    read_anchor_at,
    sole_generation_of_class,
)
from rntuple_construct.format.generations.records import (
    ClusterGroupRecord,
    EnvelopeLink,
    FooterRecord,
    HeaderRecord,
    Locator,
    PageList,
    SchemaRecord,
    UserMetadataEntry,
)
from rntuple_construct.format.metadata.byte_ranges import Place
from rntuple_construct.format.metadata.envelope import Envelope
from rntuple_construct.format.metadata.schema_cache import KnownSchemas
from rntuple_construct.format.metadata.stored_pages import PageStore

__all__ = ["MIN_KEY_SIZE", "NTupleMetadata", "Opened", "read_metadata"]

MIN_KEY_SIZE = 16
"""The least payload of a key that can be spread over several keys: an offset and one of data."""

_SCHEMA = r"schema\.(\w+)\[(\d+)\]"
_HEAD = r"(anchor|header|footer|page_list|user_metadata)(?:\[(\d+)\])?(?=[.\[]|$)"
_PAGE_LIST = r"(?:page_list|footer\.cluster_groups)\[(\d+)\]"
_KNOWN_ATTRIBUTE_SCHEMA = 1


class Opened(NamedTuple):
    """Result of following an anchor, or a link to one.

    Args:
        ntuple: the RNTuple; None if nothing is known of it.
        errors: errors of the anchor or the link.
    """

    ntuple: NTupleMetadata | None
    errors: tuple[RNTupleError, ...]

    def require(self) -> NTupleMetadata:
        """The RNTuple.

        Raises:
            RNTupleError: the first of ``errors``.
        """
        if self.errors or self.ntuple is None:
            raise self.errors[0].with_traceback(None)
        return self.ntuple


class NTupleMetadata:
    """The metadata of one RNTuple.

    Only methods named ``require`` raise for errors in the file. Parts that cannot be read are None, and
    ``errors`` says why.

    Args:
        container: the ROOT file.
        anchor: the anchor.
        path: name of the RNTuple with its directories; a linked attribute set is called ``ntuple:set``.
        key: its key; None for a linked attribute set.
        parent: the RNTuple that a linked attribute set belongs to.
        generation: its generation, if the anchor cannot be trusted to tell it.
        verify: if true, checksums are compared.
        external: if true, locators may lead out of the file.
        known: schemas that were parsed before.
    """

    def __init__(
        self,
        container: RootFile,
        anchor: Anchor,
        path: str,
        *,
        key: RNTupleKey | None = None,
        parent: NTupleMetadata | None = None,
        generation: Generation | None = None,
        verify: bool = True,
        external: bool = False,
        known: KnownSchemas | None = None,
    ) -> None:
        self.container = container
        self.anchor = anchor
        self.path = path
        self.key = key
        self.parent = parent
        self.verify = verify
        self.external = external
        self.known = known
        self.generation = anchor.generation if generation is None else generation
        self._linked: dict[int, LinkedClusters | None] = {}
        self._sets: dict[int, Opened] = {}

    @property
    def max_key_size(self) -> int:
        """Largest payload of a key; 0 if blobs are never spread, or that of the anchor is invalid (RNT-ANC-012)."""
        size = self.anchor.max_key_size
        return size if size >= MIN_KEY_SIZE else 0

    # Envelopes

    @cached_property
    def header_envelope(self) -> Envelope:
        """The header envelope."""
        anchor = self.anchor
        locator = Locator(0, anchor.len_header_stored, anchor.ofs_header)
        return self._envelope(HEADER, "header", "anchor", EnvelopeLink(anchor.len_header, locator))

    @cached_property
    def footer_envelope(self) -> Envelope:
        """The footer envelope."""
        anchor = self.anchor
        locator = Locator(0, anchor.len_footer_stored, anchor.ofs_footer)
        return self._envelope(FOOTER, "footer", "anchor", EnvelopeLink(anchor.len_footer, locator))

    @cached_property
    def page_list_envelopes(self) -> tuple[Envelope, ...]:
        """One for each cluster group, in footer order; none where the footer itself says where pages are."""
        if self.footer is None or self.footer.page_lists:
            return ()
        return tuple(
            self._envelope(
                PAGE_LIST, f"page_list[{index}]", f"footer.cluster_groups[{index}].page_list_link",
                group.page_list_link,
            )
            for index, group in enumerate(self.footer.cluster_groups)
        )  # fmt: skip

    @cached_property
    def user_metadata_envelopes(self) -> tuple[Envelope, ...]:
        """Envelopes of user meta-data, in footer order."""
        return tuple(
            self._envelope(USER_METADATA, f"user_metadata[{index}]", f"footer.meta_data_links[{index}]", link)
            for index, link in enumerate(self.footer.metadata_links if self.footer else ())
        )

    @property
    def envelopes(self) -> tuple[Envelope, ...]:
        """All of them: header, footer, page lists, user meta-data."""
        return (
            self.header_envelope, self.footer_envelope, *self.page_list_envelopes, *self.user_metadata_envelopes
        )  # fmt: skip

    def _envelope(self, envelope_type: int, path: str, link_path: str, link: EnvelopeLink) -> Envelope:
        return Envelope(
            self.container, self.generation, envelope_type, path, link_path, link.locator, link.len_envelope,
            self.max_key_size, None if envelope_type == HEADER else self.header_envelope, self.verify, self.external,
            self.known,
        )  # fmt: skip

    # Contents

    @property
    def header(self) -> HeaderRecord | None:
        """Contents of the header."""
        record = self.header_envelope.record
        return record if isinstance(record, HeaderRecord) else None

    @property
    def footer(self) -> FooterRecord | None:
        """Contents of the footer."""
        record = self.footer_envelope.record
        return record if isinstance(record, FooterRecord) else None

    @property
    def groups(self) -> Sequence[ClusterGroupRecord]:
        """Cluster groups of the footer; none if it cannot be read."""
        return () if self.footer is None else self.footer.cluster_groups

    def page_list(self, group_id: int) -> PageList | None:
        """The page list of a cluster group; None if it cannot be read."""
        footer = self.footer
        if footer is not None and footer.page_lists:
            return footer.page_lists[group_id]
        record = self.page_list_envelopes[group_id].record
        return record if isinstance(record, PageList) else None

    @property
    def page_lists(self) -> tuple[PageList | None, ...]:
        """Page lists of all cluster groups, None for those that cannot be read."""
        return tuple(self.page_list(group_id) for group_id in range(len(self.groups)))

    @property
    def user_metadata(self) -> tuple[UserMetadataEntry, ...]:
        """Key-value pairs of all user meta-data envelopes that can be read, in order."""
        return tuple(
            entry
            for envelope in self.user_metadata_envelopes
            for entry in cast("tuple[UserMetadataEntry, ...]", envelope.record or ())
        )

    @property
    def extension(self) -> SchemaRecord:
        """Schema extension; empty if the footer cannot be read."""
        return SchemaRecord() if self.footer is None else self.footer.schema_extension

    @property
    def schema(self) -> Schema | None:
        """Header and extension merged and linked; None if one is not there, or they do not fit together."""
        return self._merged[0]

    @property
    def schema_error(self) -> RNTupleError | None:
        """Reason why header and extension do not fit together; None if they do, or one of them cannot be read."""
        return self._merged[1]

    @cached_property
    def _merged(self) -> tuple[Schema | None, RNTupleError | None]:
        header = self.header
        if header is None or self.footer is None:
            return None, None
        flagged = self.generation.projections_are_flagged
        merge = partial(Schema, header.schema, self.extension, projections_are_flagged=flagged)
        try:
            return merge() if self.known is None else self.known.schema(header, self.extension, merge), None
        except RNTupleError as error:
            self.place(error)
            return None, error

    def path_in_schema(self, kind: str, number: int, member: str = "") -> str:
        """Path of an item of header and extension.

        Args:
            kind: ``fields``, ``columns``, ``alias_columns`` or ``extra_type_infos``.
            number: its id or position over header and extension.
            member: name of a member of it.
        """
        in_header = len(getattr(self.header.schema, kind)) if self.header else 0
        place = (
            f"header.schema.{kind}[{number}]"
            if number < in_header
            else f"footer.schema_extension.schema.{kind}[{number - in_header}]"
        )
        return f"{place}.{member}" if member else place

    # Clusters

    @cached_property
    def linker(self) -> ClusterLinker | None:
        """Linker of cluster groups, summaries and column groups; None without footer."""
        return None if self.footer is None else ClusterLinker(self.footer)

    def linked_clusters(self, group_id: int) -> LinkedClusters | None:
        """The clusters of a group, and what does not fit together; None if its page list cannot be read."""
        if group_id not in self._linked:
            page_list = self.page_list(group_id)
            linked = None
            if page_list is not None and self.linker is not None:
                with collector_paused():
                    linked = self.linker.link(group_id, page_list)
            for error in linked.errors if linked else ():
                self.place(error)
            self._linked[group_id] = linked
        return self._linked[group_id]

    @cached_property
    def clusters(self) -> Sequence[Cluster]:
        """Clusters of all groups that can be read, in the order of the groups."""
        linked = (self.linked_clusters(group_id) for group_id in range(len(self.groups)))
        return joined_groups([each.clusters for each in linked if each])

    @cached_property
    def joined_clusters(self) -> Sequence[Cluster]:
        """The same clusters, with shards of the same entries joined into one."""
        return joined_shards(self.clusters)

    @cached_property
    def is_sharded(self) -> bool:
        """Return whether a cluster is sharded."""
        return self.linker is not None and any(
            bool((self.linker.summaries(group_id, page_list).flags & int(ClusterFlag.SHARDED)).any())
            for group_id, page_list in enumerate(self.page_lists)
        )

    @cached_property
    def page_store(self) -> PageStore:
        """Reads the stored bytes of pages."""
        return PageStore(
            self.container.source, self.generation, max_key_size=self.max_key_size,
            ofs_begin=self.container.header.ofs_begin, limits=self.container.limits, external=self.external,
        )  # fmt: skip

    # Attribute sets

    @property
    def attribute_sets(self) -> tuple[Opened, ...]:
        """Linked attribute sets, in footer order."""
        count = len(self.footer.linked_attribute_sets) if self.footer else 0
        return tuple(self.attribute_set(index) for index in range(count))

    def attribute_set(self, index: int) -> Opened:
        """The linked attribute set at a position in the footer, the same for every call."""
        if index not in self._sets:
            self._sets[index] = self._open_set(index)
        return self._sets[index]

    def _open_set(self, index: int) -> Opened:
        record = self.footer.linked_attribute_sets[index] if self.footer else None
        if record is None:
            return Opened(None, ())
        path = f"footer.linked_attribute_sets[{index}]"
        locator = record.locator
        errors: list[RNTupleError] = []
        if record.schema_version_major != _KNOWN_ATTRIBUTE_SCHEMA:
            actual = record.schema_version_major
            errors.append(broken("RNT-ATT-004", path=path, name=record.name, actual=actual))
        metadata = None
        try:
            if locator.kind:
                raise broken("RNT-LOC-006", path=path, type=locator.kind)
            anchor = read_anchor_at(self.container, locator.offset, locator.size, record.len_anchor)
            metadata = NTupleMetadata(
                self.container, anchor, f"{self.path}:{record.name}", parent=self, verify=self.verify,
                external=self.external, known=self.known,
            )  # fmt: skip
        except RNTupleError as error:
            errors.append(error.with_traceback(None))
        for each in errors:
            self.place(each)
        return Opened(metadata, tuple(errors))

    # Errors and places

    @property
    def errors(self) -> tuple[RNTupleError, ...]:
        """All errors of the envelopes of the anchor; reads all of them, except attribute sets."""
        found = [error for envelope in self.envelopes for error in envelope.errors]
        if self.schema_error is not None:
            found.append(self.schema_error)
        for group_id in range(len(self.groups)):
            linked = self.linked_clusters(group_id)
            found += linked.errors if linked else ()
        return tuple(found)

    def require_schema(self) -> Schema:
        """Header and extension merged.

        Raises:
            RNTupleError: header or footer cannot be read, or they do not fit together.
        """
        self.header_envelope.require()
        self.footer_envelope.require()
        if self.schema is None:
            raise self.schema_error or self.footer_envelope.errors[0]
        return self.schema

    def require_names(self) -> None:
        """Check that names of fields can be written again: readers show bytes that are not UTF-8 as other text.

        Raises:
            EnvelopeError: a name is not UTF-8 (RNT-BAS-002).
        """
        fields = (*(self.header.schema.fields if self.header else ()), *self.extension.fields)
        if not any("\\" in field.name for field in fields):
            return  # such bytes are shown with a backslash
        for envelope in (self.header_envelope, self.footer_envelope):
            for path, raw in envelope.strings():
                if ".fields[" not in path or not path.endswith(".name"):
                    continue
                try:
                    raw.decode()
                except UnicodeDecodeError:
                    error = broken("RNT-BAS-002", path=path, actual=raw)
                    self.place(error)
                    raise error from None

    def prefetch_page_lists(self, group_ids: Sequence[int]) -> None:
        """Let page lists be fetched together, where each would cost a trip to a server."""
        source = self.container.source
        if source.is_remote and len(group_ids) > 1 and self.page_list_envelopes:
            envelopes = [self.page_list_envelopes[group_id] for group_id in group_ids]
            source.prefetch(
                (each.offset, each.nbytes) for each in envelopes if not (each.is_outside or each.is_spread)
            )

    def require_clusters(self, group_id: int) -> Sequence[Cluster]:
        """The clusters of a group.

        Raises:
            RNTupleError: its page list cannot be read, or contradicts the footer.
        """
        if self.page_list_envelopes:
            envelope = self.page_list_envelopes[group_id]
            envelope.require()
            envelope.forget()
        linked = self.linked_clusters(group_id)
        return () if linked is None else linked.require()

    def forget_clusters(self, group_id: int) -> None:
        """Release the page list of a group; the next access reads it again."""
        self._linked.pop(group_id, None)
        if self.page_list_envelopes:
            self.page_list_envelopes[group_id].forget()

    def require_user_metadata(self) -> tuple[UserMetadataEntry, ...]:
        """Key-value pairs of all user meta-data envelopes.

        Raises:
            RNTupleError: one of them is damaged.
        """
        for envelope in self.user_metadata_envelopes:
            envelope.require()
        return self.user_metadata

    def locate(self, path: str) -> Place | None:
        """Bytes in the file at a path in the metadata, or those closest around them.

        Args:
            path: such as ``header.schema.fields[3].name``, ``page_list[0].page_locations[2][5][7]``, ``anchor`` or
                ``schema.columns[12]``, which counts over header and extension.

        Returns:
            the place; None if the path leads to no bytes of the file.
        """
        in_schema = re.match(_SCHEMA, path)
        if in_schema:
            path = self.path_in_schema(in_schema[1], int(in_schema[2])) + path[in_schema.end() :]
        match = re.match(_HEAD, path)
        if match is None:
            return None
        kind, number = match.groups()
        if number is None:
            if kind == "anchor":
                return Place(self.anchor.span.start, self.anchor.span.stop)
            envelope = {"header": self.header_envelope, "footer": self.footer_envelope}.get(kind)
            return None if envelope is None else envelope.locate(path)
        numbered = {"page_list": self.page_list_envelopes, "user_metadata": self.user_metadata_envelopes}
        envelopes = numbered.get(kind, ())
        return envelopes[int(number)].locate(path) if int(number) < len(envelopes) else None

    def offset_of(self, path: str) -> int | None:
        """File offset of the envelope that a path leads into, without looking into it; None if it leads into none."""
        in_schema = re.match(_SCHEMA, path)
        if in_schema:
            path = self.path_in_schema(in_schema[1], int(in_schema[2]))
        in_page_list = re.match(_PAGE_LIST, path)
        if in_page_list and int(in_page_list[1]) < len(self.page_list_envelopes):
            return self.page_list_envelopes[int(in_page_list[1])].offset
        starts = {"anchor": self.anchor.span.start, "header": self.anchor.ofs_header, "schema": self.anchor.ofs_header,
                  "footer": self.anchor.ofs_footer}  # fmt: skip
        return starts.get(path.partition(".")[0])

    def place(self, error: RNTupleError) -> None:
        """Give an error without an offset the one of the envelope that its path names."""
        if error.offset is None and error.path:
            error.offset = self.offset_of(error.path)

    def placing(self) -> Placing:
        """A ``with`` block whose errors are placed, see `Placing`."""
        return Placing(self)

    def __repr__(self) -> str:
        return f"<NTupleMetadata '{self.path}'>"


class Placing:
    """Lets errors that know no better offset tell that of the envelope which their path leads into.

    Running out of memory is one more thing that absurd sizes in a file bring about, and becomes a LimitError.

    Args:
        metadata: the RNTuple.
    """

    __slots__ = ("_metadata",)

    def __init__(self, metadata: NTupleMetadata) -> None:
        self._metadata = metadata

    def __enter__(self) -> None:
        return

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(error, RNTupleError):
            self._metadata.place(error)
        elif isinstance(error, MemoryError):
            reason = str(error) or "the file expands to more than there is"
            raise LimitError(
                f"out of memory: {reason}", path="entries", hint="read fewer entries at a time"
            ) from None


def read_metadata(
    container: RootFile,
    key: RNTupleKey,
    *,
    verify: bool = True,
    external: bool = False,
    known: KnownSchemas | None = None,
) -> Opened:
    """Read the anchor of an RNTuple.

    An anchor whose checksum (RNT-ANC-004) or largest key (RNT-ANC-012) is wrong is an error, but what else it says is
    tried all the same.

    Args:
        container: the ROOT file.
        key: the key of the RNTuple.
        verify: if true, checksums are compared.
        external: if true, locators may lead out of the file.
        known: schemas that were parsed before.
    """
    errors: list[RNTupleError] = []
    generation = None
    try:
        try:
            anchor = read_anchor(container, key)
        except AnchorError as error:
            if error.rule_id != "RNT-ANC-004":
                raise
            errors.append(error)
            anchor = read_anchor(container, key, verify=False)
            # The version in a damaged anchor says nothing, but the class of its key may.
            generation = sole_generation_of_class(key.class_name)
        metadata = NTupleMetadata(
            container, anchor, key.path, key=key, generation=generation, verify=verify, external=external,
            known=known,
        )  # fmt: skip
        if 0 < anchor.max_key_size < MIN_KEY_SIZE:
            errors.append(
                broken("RNT-ANC-012", path=f"{key.path}.anchor", offset=anchor.span.start, expected=f"0, or at least {MIN_KEY_SIZE}", actual=anchor.max_key_size)
            )  # fmt: skip
        return Opened(metadata, tuple(errors))
    except RNTupleError as error:
        errors.append(error)
        return Opened(None, tuple(errors))
    finally:
        for each in errors:
            each.path = each.path or f"{key.path}.anchor"
