"""What the checks of one file share: the open file, its RNTuples as far as they can be read, and the findings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.container import Anchor, RNTupleKey, RootFile
from rntuple_construct.descriptor.clusters import Cluster
from rntuple_construct.descriptor.schema import Schema, merge_schema
from rntuple_construct.errors import LimitError, RNTupleError, UnsupportedError
from rntuple_construct.fields.nodes import FieldNode, resolve_schema
from rntuple_construct.generations import Generation
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
from rntuple_construct.limits import Limits
from rntuple_construct.storage import Source
from rntuple_construct.validation.envelopes import Envelope
from rntuple_construct.validation.findings import Collector, Finding, finding
from rntuple_construct.validation.registry import Check, rule_in_generation
from rntuple_construct.validation.rules import RULES, Depth, rule
from rntuple_construct.validation.values import printable

__all__ = ["FileContext", "NTupleContext"]

Span = tuple[int, int]

_MAX_MESSAGE = 400

MIN_KEY_SIZE = 16
"""The least payload of a key that can be spread: an offset and one of data."""


class FileContext:
    """One file under validation.

    Args:
        source: its bytes.
        collector: takes the findings.
        level: how deep to look.
        limits: guards against absurd sizes.

    Attributes:
        container: the ROOT file; None if it cannot be opened as one.
        ntuples: the RNTuples found, linked attribute sets included.
        running: the check that is running now.
        is_truncated: whether the file is shorter than its header says.
        has_directories: whether the directories could be read.
        damaged_images: offsets of key images that do not match the key they lead to.
        shared: what one check has computed for others.
        reported: ids of the rules that were reported about the file around the RNTuples.
    """

    def __init__(self, source: Source, collector: Collector, level: Depth, limits: Limits) -> None:
        self.source = source
        self.collector = collector
        self.level = level
        self.limits = limits
        self.container: RootFile | None = None
        self.ntuples: list[NTupleContext] = []
        self.running: Check[Any] | None = None
        self.is_truncated = False
        self.has_directories = False
        self.damaged_images: set[int] = set()
        self.shared: dict[str, object] = {}
        self.reported: set[str] = set()

    @property
    def size(self) -> int:
        """Bytes of the file."""
        return self.source.size

    @property
    def generations(self) -> set[str]:
        """Names of the generations of the RNTuples in the file."""
        return {ntuple.generation.name for ntuple in self.ntuples}

    def emit(
        self,
        rule_id: str,
        *,
        path: str | None = None,
        span: Span | None = None,
        expected: Any = None,
        actual: Any = None,
        cause: str | None = None,
        ntuple: str | None = None,
        **fields: Any,
    ) -> bool:
        """Report that the file breaks a rule.

        Args:
            rule_id: the rule; the running check must have declared it.
            path: where in the tree of the file.
            span: absolute bytes, first and the one after the last.
            expected: what the format asks for.
            actual: what was found.
            cause: findings of one file with the same cause are reported once.
            ntuple: name of the RNTuple that is concerned.
            fields: the other fields of the message of the rule.

        Returns:
            whether it was new.
        """
        self.expect_declared(rule_id)
        self.reported.add(rule_id)
        return self.collector.add(
            finding(
                rule_id,
                path=path,
                span=span,
                expected=expected,
                actual=actual,
                cause=cause,
                ntuple=ntuple,
                **fields,
            )
        )

    def holds(self, offset: int, nbytes: int) -> bool:
        """Tell whether a byte range lies inside the records of the file; report nothing."""
        begin = self.container.header.begin if self.container else 0
        return begin <= offset and nbytes >= 0 and offset + nbytes <= self.size

    def expect_declared(self, rule_id: str) -> None:
        """Raise RuntimeError if the running check reports a rule that it did not declare: a bug of ours."""
        if self.running is not None and rule_id not in self.running.rules:
            raise RuntimeError(f"check {self.running.name} reports {rule_id} without declaring it")

    def report_error(self, error: RNTupleError, *, path: str | None = None) -> bool:
        """Report an error of reading the file around the RNTuples."""
        return self.collector.add(replace(from_error(error, None), path=path or error.path))


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
            severity=rule(holds).severity,
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

        A group with a sharded cluster is left out, and so are clusters that lack a summary or page locations.
        """
        if self.footer is None or self.page_lists is None:
            return None
        found: list[Cluster] = []
        first_id = 0
        for group_id, (group, page_list) in enumerate(
            zip(self.footer.cluster_groups, self.page_lists, strict=True)
        ):
            if page_list is not None:
                summaries = page_list.cluster_summaries
                if summaries is None:
                    summaries = (self.footer.cluster_summaries or ())[
                        first_id : first_id + group.num_clusters
                    ]
                if not any(summary.flags & 1 for summary in summaries):
                    found += [
                        Cluster(first_id + index, group_id, index, summary, page_list)
                        for index, summary in enumerate(summaries[: page_list.num_clusters])
                    ]
            first_id += group.num_clusters
        return tuple(found)

    @cached_property
    def has_all_clusters(self) -> bool:
        """Whether no page list is missing and every announced cluster is in ``clusters``."""
        if self.groups is None or self.clusters is None:
            return False
        return len(self.clusters) == sum(group.num_clusters for group in self.groups)

    @cached_property
    def elements(self) -> ColumnElements | None:
        """Elements of every column in every cluster as arrays; None without schema or clusters."""
        if self.schema is None or self.clusters is None:
            return None
        return ColumnElements(
            self.clusters, len(self.schema.columns), suppresses=self.has_rule("RNT-SUP-001")
        )


class ColumnElements:
    """Elements of every column in every cluster.

    Args:
        clusters: the clusters, which name the rows.
        num_columns: physical columns, which name the columns of the arrays.
        suppresses: whether a negative element offset means that a column is suppressed.

    Attributes:
        stored: int64, shape (clusters, columns): elements in the pages.
        offset: int64, same shape: element offset as stored; negative for suppressed columns, 0 where not listed.
        pages: int64, same shape: number of pages.
        is_listed: bool, same shape: whether the cluster lists the column.
        is_primary: bool, same shape: listed and not suppressed.
        first_entry: int64, shape (clusters,).
        num_entries: int64, shape (clusters,).
    """

    def __init__(self, clusters: Sequence[Cluster], num_columns: int, *, suppresses: bool = True) -> None:
        shape = (len(clusters), num_columns)
        self.stored = np.zeros(shape, np.int64)
        self.offset = np.zeros(shape, np.int64)
        self.pages = np.zeros(shape, np.int64)
        self.is_listed: npt.NDArray[np.bool_] = np.zeros(shape, bool)
        limit = np.iinfo(np.int64).max
        self.first_entry = np.array([min(cluster.first_entry, limit) for cluster in clusters], np.int64)
        self.num_entries = np.array([cluster.num_entries for cluster in clusters], np.int64)
        totals = np.zeros(1, np.int64)
        for row, cluster in enumerate(clusters):
            pages = cluster.page_list
            if row == 0 or pages is not clusters[row - 1].page_list:
                totals = np.zeros(len(pages.num_elements) + 1, np.int64)
                np.cumsum(pages.num_elements, out=totals[1:])
            first = int(pages.first_range[cluster.index])
            count = min(cluster.num_columns, num_columns)
            bounds = pages.first_page[first : first + count + 1]
            self.stored[row, :count] = np.diff(totals[bounds])
            self.offset[row, :count] = pages.element_offset[first : first + count]
            self.pages[row, :count] = np.diff(bounds)
            self.is_listed[row, :count] = True
        self.is_primary: npt.NDArray[np.bool_] = self.is_listed & ((self.offset >= 0) | (not suppresses))


def from_error(error: RNTupleError, generation: str | None) -> Finding:
    """A finding for an error of reading, under the rule that says the same in a generation.

    Errors without a rule, or with one that does not bind files, become findings of the rules about this package.
    """
    if isinstance(error, LimitError):
        rule_id: str | None = "RNT-VAL-002"
    else:
        rule_id = error.rule_id
        if rule_id is not None and generation is not None:
            rule_id = rule_in_generation(rule_id, generation)
        if rule_id is not None and (rule_id not in RULES or not RULES[rule_id].binds("file")):
            rule_id = None
    if rule_id is None:
        rule_id = "RNT-VAL-003" if isinstance(error, UnsupportedError) else "RNT-VAL-005"
    known = rule(rule_id)
    return Finding(
        rule_id=rule_id,
        severity=known.severity,
        message=printable(error.message[:_MAX_MESSAGE]),
        path=error.path,
        span=None if error.offset is None else (error.offset, error.offset + 1),
        expected=error.expected,
        actual=error.actual,
        hint=error.hint or known.hint,
    )
