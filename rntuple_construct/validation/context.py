"""What the checks of one file share: the open file, its RNTuples as far as they can be read, and the findings."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Any

from rntuple_construct.container import RNTupleKey
from rntuple_construct.descriptor.clusters import Cluster, joined_shards
from rntuple_construct.descriptor.schema import Schema, merge_schema
from rntuple_construct.errors import RNTupleError
from rntuple_construct.fields.nodes import FieldNode, resolve_schema
from rntuple_construct.generations import Anchor, Generation
from rntuple_construct.generations.page_list import PageList
from rntuple_construct.generations.records import (
    AliasColumnRecord,
    ClusterGroupRecord,
    ColumnRecord,
    ExtraTypeInfoRecord,
    FieldRecord,
    FooterRecord,
    HeaderRecord,
    SchemaRecord,
)
from rntuple_construct.validation.column_elements import ColumnElements
from rntuple_construct.validation.envelopes import Envelope
from rntuple_construct.validation.file_context import FileContext
from rntuple_construct.validation.findings import Finding
from rntuple_construct.validation.reading_errors import from_error
from rntuple_construct.validation.registry import rule_in_generation
from rntuple_construct.validation.rules import Severity, rule
from rntuple_construct.validation.shards import Shards

__all__ = ["FileContext", "NTupleContext"]

Span = tuple[int, int]

MIN_KEY_SIZE = 16
"""The least payload of a key that can be spread: an offset and one of data."""


class NTupleContext:
    """One RNTuple under validation. What could not be read, or must not be believed, is None.

    Args:
        file: the file.
        name: name with directories; a linked attribute set is called ``ntuple:set``.
        key: its key in the keys list; None for a linked attribute set.
        anchor: its anchor.
        generation: its generation of the format.

    Attributes:
        header_envelope, footer_envelope: the envelopes, also if they are damaged; None before they are read.
        page_list_envelopes: one for each cluster group; None where there is no byte range to read.
        parent: the RNTuple that a linked attribute set belongs to.
        is_sound: whether key and anchor are undamaged.
        attribute_sets: the linked attribute sets in the order of the footer; None for those that cannot be read.
        reported: ids of the rules that were reported about this RNTuple.
        has_error: whether one of these findings is an error.
        postponed: errors of linking the schema, reported at the end unless a check has found the same.
        on_trial: nothing is reported, because what led here is known to be damaged.
    """

    def __init__(
        self,
        file: FileContext,
        name: str,
        key: RNTupleKey | None,
        anchor: Anchor,
        generation: Generation,
        parent: NTupleContext | None = None,
    ) -> None:
        self.file = file
        self.name = name
        self.key = key
        self.anchor = anchor
        self.generation = generation
        self.parent = parent
        self.header_envelope: Envelope | None = None
        self.footer_envelope: Envelope | None = None
        self.page_list_envelopes: list[Envelope | None] = []
        self.reported: set[str] = set()
        self.has_error = False
        self.postponed: list[RNTupleError] = []
        self.attribute_sets: list[NTupleContext | None] = []
        self.is_sound = True
        self.on_trial = False

    # Reporting

    def emit(
        self,
        rule_id: str,
        *,
        path: str | None = None,
        span: Span | None = None,
        expected: Any = None,
        actual: Any = None,
        cause: str | None = None,
        severity: Severity | None = None,
        **fields: Any,
    ) -> bool:
        """Report that the RNTuple breaks a rule.

        In a generation that has a rule of its own in place of this one, that is reported; a rule that does not hold
        in the generation is not reported at all.

        Args:
            rule_id: the rule, of any generation; the running check must have declared it.
            path: where in the metadata, such as ``header.schema.fields[3].name`` or
                ``page_list[0].page_locations[2][5][7]``; or any other words.
            span: absolute bytes; by default those that ``path`` stands for.
            expected: what the format asks for.
            actual: what was found.
            cause: findings of one RNTuple with the same cause are reported once.
            severity: how bad it is, if milder than the rule says.
            fields: the other fields of the message of the rule.

        Returns:
            whether it was new.
        """
        self.file.expect_declared(rule_id)
        holds = rule_in_generation(rule_id, self.generation.name)
        if holds is None:
            return False
        fields = {"expected": expected, "actual": actual, **fields}
        try:
            message = rule(holds).format(**fields)
        except (TypeError, ValueError):
            # The message of an earlier generation may have other fields.
            message = rule(rule_id).format(**fields)
        found = Finding(
            rule_id=holds,
            severity=severity or rule(holds).severity,
            message=message,
            path=path,
            span=span,
            expected=expected,
            actual=actual,
            hint=rule(holds).hint,
            ntuple=self.name,
            cause=cause,
        )
        return self._add(found)

    def has_rule(self, rule_id: str) -> bool:
        """Tell whether a rule, or its counterpart, holds in the generation."""
        return rule_in_generation(rule_id, self.generation.name) is not None

    def binds(self, rule_id: str) -> bool:
        """Tell whether a rule itself, not a counterpart of it, holds in the generation."""
        return rule_in_generation(rule_id, self.generation.name) == rule_id

    def report_error(self, error: RNTupleError, *, path: str | None = None, span: Span | None = None) -> bool:
        """Report an error of reading this RNTuple under the rule it names.

        Args:
            error: the error.
            path: where, if not as the error says.
            span: bytes concerned, if the error does not know.
        """
        found = from_error(error, self.generation.name)
        return self._add(replace(found, path=path or found.path, span=found.span or span, ntuple=self.name))

    def _add(self, found: Finding) -> bool:
        if self.on_trial:
            return False
        self.reported.add(found.rule_id)
        self.has_error |= found.severity is Severity.ERROR
        many = (
            self.file.collector.omitted[found.rule_id] > 0
            or found.rule_id not in self.file.collector.selection
        )
        if found.path and found.span is None and not many:
            span, remark = self.locate(found.path)
            message = f"{found.message} ({remark})" if remark else found.message
            found = replace(found, span=span, message=message)
        return self.file.collector.add(found)

    def locate(self, path: str) -> tuple[Span | None, str]:
        """Bytes in the file that a path in the metadata stands for, and a remark if they are only those around it."""
        for envelope in self.envelopes:
            if path == envelope.path or path.startswith((f"{envelope.path}.", f"{envelope.path}[")):
                return envelope.locate(path)
        if path == "anchor" or path.startswith("anchor."):
            return (self.anchor.span.start, self.anchor.span.stop), ""
        return None, ""

    # Contents

    @property
    def sound_anchor(self) -> Anchor | None:
        """The anchor; None if it, or the key in front of it, is known to be damaged."""
        return self.anchor if self.is_sound else None

    @property
    def max_key_size(self) -> int:
        """Largest payload of a key, 0 if the anchor's makes no sense (RNT-ANC-012)."""
        size = self.anchor.max_key_size
        return size if size >= MIN_KEY_SIZE else 0

    @property
    def envelopes(self) -> list[Envelope]:
        """Every envelope whose bytes are known, also the damaged ones."""
        every = [self.header_envelope, self.footer_envelope, *self.page_list_envelopes]
        return [envelope for envelope in every if envelope is not None]

    @property
    def header(self) -> HeaderRecord | None:
        """Contents of the header."""
        record = self.header_envelope.record if self.header_envelope else None
        return record if isinstance(record, HeaderRecord) else None

    @property
    def footer(self) -> FooterRecord | None:
        """Contents of the footer."""
        record = self.footer_envelope.record if self.footer_envelope else None
        return record if isinstance(record, FooterRecord) else None

    @property
    def groups(self) -> tuple[ClusterGroupRecord, ...] | None:
        """Cluster groups of the footer."""
        return None if self.footer is None else self.footer.cluster_groups

    @property
    def page_lists(self) -> list[PageList | None] | None:
        """Page list of each cluster group, None for those that cannot be read."""
        if self.footer is None:
            return None
        records = [envelope.record if envelope else None for envelope in self.page_list_envelopes]
        return [record if isinstance(record, PageList) else None for record in records]

    @cached_property
    def extension(self) -> SchemaRecord:
        """Schema extension; empty if the footer cannot be read."""
        return SchemaRecord() if self.footer is None else self.footer.schema_extension

    @cached_property
    def fields(self) -> tuple[FieldRecord, ...] | None:
        """Fields of header and extension in id order, as stored; None without header."""
        return None if self.header is None else self.header.schema.fields + self.extension.fields

    @cached_property
    def columns(self) -> tuple[ColumnRecord, ...] | None:
        """Physical columns of header and extension in id order, as stored; None without header."""
        return None if self.header is None else self.header.schema.columns + self.extension.columns

    @cached_property
    def alias_columns(self) -> tuple[AliasColumnRecord, ...] | None:
        """Alias columns of header and extension; None without header."""
        return (
            None if self.header is None else self.header.schema.alias_columns + self.extension.alias_columns
        )

    @cached_property
    def extra_type_infos(self) -> tuple[ExtraTypeInfoRecord, ...] | None:
        """Extra type information of header and extension; None without header."""
        if self.header is None:
            return None
        return self.header.schema.extra_type_infos + self.extension.extra_type_infos

    def path_of(self, kind: str, number: int, member: str = "") -> str:
        """Path of an item of the merged schema.

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

    @cached_property
    def schema(self) -> Schema | None:
        """Header and extension merged and linked; None if they do not fit together, or one of them is not there."""
        if self.header is None or self.footer is None:
            return None
        try:
            return merge_schema(
                self.header.schema,
                self.footer.schema_extension,
                projections_are_flagged=self.generation.projections_are_flagged,
            )
        except RNTupleError as error:
            self.postponed.append(error)
            return None

    @cached_property
    def _resolved(self) -> tuple[dict[str, FieldNode], dict[str, RNTupleError]] | None:
        return None if self.schema is None else resolve_schema(self.schema)

    @property
    def nodes(self) -> dict[str, FieldNode] | None:
        """Readable top-level fields by name; None without schema."""
        return None if self._resolved is None else self._resolved[0]

    @property
    def dropped(self) -> dict[str, RNTupleError] | None:
        """Why other top-level fields are not readable; None without schema."""
        return None if self._resolved is None else self._resolved[1]

    @cached_property
    def clusters(self) -> tuple[Cluster, ...] | None:
        """Clusters of all groups that can be read, in the order of the groups; None without footer.

        Clusters that lack a summary or page locations are left out, and so is a group with a sharded cluster whose
        column group is not there.
        """
        if self.groups is None or self.page_lists is None or self.shards is None:
            return None
        found: list[Cluster] = []
        first_id = 0
        for group_id, (group, page_list) in enumerate(zip(self.groups, self.page_lists, strict=True)):
            if page_list is not None:
                found += self.shards.clusters_of(group_id, first_id, page_list)
            first_id += group.num_clusters
        return tuple(found)

    @cached_property
    def shards(self) -> Shards | None:
        """What is known of sharded clusters; None without footer."""
        if self.footer is None or self.page_lists is None:
            return None
        return Shards(self.footer, self.page_lists)

    @cached_property
    def rows(self) -> tuple[Cluster, ...] | None:
        """The clusters, with shards of the same entries joined into one; None without footer."""
        return None if self.clusters is None else tuple(joined_shards(self.clusters))

    @cached_property
    def has_all_clusters(self) -> bool:
        """Whether no page list is missing and every announced cluster is in ``clusters``."""
        if self.groups is None or self.clusters is None:
            return False
        return len(self.clusters) == sum(group.num_clusters for group in self.groups)

    def path_of_summary(self, cluster: Cluster) -> str:
        """Path of a cluster summary, which the first release candidate has in the footer."""
        if self.footer is not None and self.footer.cluster_summaries is not None:
            return f"footer.cluster_summaries[{cluster.cluster_id}]"
        return f"page_list[{cluster.group_id}].cluster_summaries[{cluster.index}]"

    @cached_property
    def elements(self) -> ColumnElements | None:
        """Elements of every column in each of ``rows`` as arrays; None without schema or clusters."""
        if self.schema is None or self.rows is None:
            return None
        return ColumnElements(self.rows, len(self.schema.columns), suppresses=self.has_rule("RNT-SUP-001"))
