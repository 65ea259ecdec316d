"""State that the checks of one file share: its metadata, its RNTuples as far as they can be read, and the findings."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import wraps
from typing import Any, TypeVar, cast

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.budgets import read_budget
from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.errors import LimitError, RNTupleError
from rntuple_construct.base.limits import Limits
from rntuple_construct.format.descriptor.clusters import Cluster, listed_ranges, num_entries_of, summaries_of
from rntuple_construct.format.generations.records import (
    AliasColumnRecord,
    ColumnRecord,
    ExtraTypeInfoRecord,
    FieldRecord,
    PageList,
)
from rntuple_construct.format.metadata import Envelope, FileMetadata, KnownSchemas, NTupleMetadata
from rntuple_construct.model.schema.field_kinds import FieldNode, resolve_schema
from rntuple_construct.storage import Source
from rntuple_construct.validation.findings import (
    Collector,
    Finding,
    finding,
    finding_from_error,
)
from rntuple_construct.validation.rules import Depth, Severity, rule, rule_in_generation

__all__ = [
    "SCHEMAS",
    "SOUND",
    "CleanEnvelopeCache",
    "ColumnElements",
    "FileContext",
    "NTupleContext",
    "once",
    "once_of_group",
    "once_of_pages",
    "once_of_schema",
]

_LONGEST = 1 << 20
_ROOM = 1 << 20


class CleanEnvelopeCache:
    """Envelopes in which a check has found nothing, and never will: the check looks at their bytes alone.

    Args:
        room: bytes of envelopes that are remembered.
        longest: bytes of the longest one that is remembered.
    """

    def __init__(self, room: int = _ROOM, longest: int = _LONGEST) -> None:
        self._checks: dict[tuple[str, int, bytes], set[str]] = {}
        self._room = room
        self._longest = longest
        self._len = 0
        self._lock = threading.Lock()

    def knows(self, check: str, envelope: Envelope) -> bool:
        """Return whether a check has found nothing in an envelope of these bytes."""
        if envelope.length > self._longest:
            return False
        key = _key(envelope)
        with self._lock:
            checks = self._checks.pop(key, None)
            if checks is None:
                return False
            # The envelopes that were met last stay: headers are repeated, page lists are not.
            self._checks[key] = checks
            return check in checks

    def add(self, check: str, envelope: Envelope) -> None:
        """Remember that a check has found nothing."""
        if envelope.length > self._longest:
            return
        key = _key(envelope)
        with self._lock:
            if key not in self._checks:
                self._checks[key] = set()
                self._len += len(envelope.data)
            self._checks[key].add(check)
            while self._len > self._room:
                oldest = next(iter(self._checks))
                del self._checks[oldest]
                self._len -= len(oldest[-1])


def _key(envelope: Envelope) -> tuple[str, int, bytes]:
    return envelope.generation.name, envelope.envelope_type, envelope.data


SCHEMAS = KnownSchemas(_ROOM, _LONGEST)
"""Schemas of the files that this process has validated last."""
SOUND = CleanEnvelopeCache()
"""Envelopes of the same files."""


_LARGEST = int(np.iinfo(np.int64).max)


class ColumnElements:
    """Elements of every column in every cluster.

    Args:
        clusters: the clusters, which name the rows; shards of the same entries are joined.
        num_columns: physical columns, which name the columns of the arrays.
        suppresses: if true, a negative element offset means that a column is suppressed.

    Attributes:
        stored: int64, shape (clusters, columns): elements in the pages.
        offset: int64, same shape: element offset as stored; negative for suppressed columns, 0 where not listed.
        pages: int64, same shape: number of pages.
        is_listed: bool, same shape: whether the cluster lists the column.
        is_primary: bool, same shape: listed and not suppressed.
        first_entry: int64, shape (clusters,).
        num_entries: int64, shape (clusters,).
    """

    LEN_ITEM = 3 * 8 + 2
    """Bytes that the arrays take for each column in each cluster."""

    def __init__(self, clusters: Sequence[Cluster], num_columns: int, *, suppresses: bool = True) -> None:
        shape = (len(clusters), num_columns)
        self.stored = np.zeros(shape, np.int64)
        self.offset = np.zeros(shape, np.int64)
        self.pages = np.zeros(shape, np.int64)
        self.is_listed: npt.NDArray[np.bool_] = np.zeros(shape, bool)
        summaries = summaries_of(clusters)
        self.first_entry, self.num_entries = (
            np.minimum(numbers, _LARGEST).astype(np.int64)
            for numbers in (summaries.first_entry, summaries.num_entries)
        )
        for listed in listed_ranges(clusters, num_columns):
            pages, place = listed.page_list, (listed.row, listed.column)
            self.stored[place] = listed.sum_by_range(pages.num_elements)
            self.offset[place] = pages.element_offset[listed.range]
            self.pages[place] = pages.first_page[listed.range + 1] - pages.first_page[listed.range]
            self.is_listed[place] = True
        self.is_primary: npt.NDArray[np.bool_] = self.is_listed & ((self.offset >= 0) | (not suppresses))


Span = tuple[int, int]
# Checks make masks and sums of the same shape as the tables that they look at.
_NUM_TABLES = 3
Result = TypeVar("Result")
Context = TypeVar("Context", bound="_Shared")


class _Shared:
    """Results that several checks ask for, computed once."""

    def __init__(self) -> None:
        self._computed: dict[object, object] = {}
        self._there: dict[str, bool] = {}

    def has(self, names: tuple[str, ...]) -> bool:
        """Return whether all of these attributes are available. The answer for each is cached, because none changes."""
        for name in names:
            found = self._there.get(name)
            if found is None:
                found = self._there[name] = getattr(self, name) is not None
            if not found:
                return False
        return True

    def forget_tables(self) -> None:
        """Release results for single page lists; they are computed again when a check asks for them."""
        self._computed = {key: found for key, found in self._computed.items() if not isinstance(key, tuple)}

    def once(self, key: object, compute: Callable[..., Result], *arguments: object) -> Result:
        """Return the result of a function, computed once for all checks that ask with this key."""
        if key not in self._computed:
            self._computed[key] = compute(*arguments)
        return cast(Result, self._computed[key])


def once(compute: Callable[[Context], Result]) -> Callable[[Context], Result]:
    """Have a function of a file or RNTuple computed once for all checks."""

    @wraps(compute)
    def shared(context: Context) -> Result:
        return context.once(compute, compute, context)

    return shared


class FileContext(_Shared):
    """One file under validation.

    Args:
        source: its bytes.
        collector: takes the findings.
        level: how deep to look.
        limits: guards against absurd sizes.
        workers: threads that hash and decompress pages; findings do not depend on it.
        page_start: file offset; only clusters with a page at or after it, and those after them, have their pages checked.

    Attributes:
        metadata: the file as far as it can be read.
        ntuples: the RNTuples found, linked attribute sets included, each once.
        names: their names; an attribute set that several links lead to has several names.
        declared: rules that may be reported now; None for all.
        damaged_images: offsets of key images that do not match the key they lead to.
        reported: ids of the rules that were reported about the file around the RNTuples.
    """

    def __init__(
        self,
        source: Source,
        collector: Collector,
        level: Depth,
        limits: Limits,
        workers: int = 1,
        page_start: int = 0,
    ) -> None:
        super().__init__()
        self.source = source
        # Threads that read in turns from one place would only wait for each other.
        self.workers = workers if source.is_local else 1
        self.collector = collector
        self.level = level
        self.limits = limits
        self.metadata = FileMetadata(source, limits=limits, known=SCHEMAS)
        self.size, self.container = source.size, self.metadata.container
        self.is_truncated, self.has_directories = self.metadata.is_truncated, self.metadata.has_directories
        self.ntuples: list[NTupleContext] = []
        self.names: list[str] = []
        self.declared: frozenset[str] | None = None
        self.damaged_images: set[int] = set()
        self.reported: set[str] = set()
        self.page_start = page_start

    @property
    def num_entries(self) -> int | None:
        """Entries of all RNTuples without attribute sets, from their footers.

        None if a footer cannot be read, or the number does not fit into 63 bits.
        """
        footers = [each.footer for each in self.ntuples if each.parent is None]
        total = sum(num_entries_of(footer) for footer in footers if footer is not None)
        return None if not footers or None in footers or total > _LARGEST else total

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
        severity: Severity | None = None,
        **fields: Any,
    ) -> bool:
        """Report that the file breaks a rule.

        Args:
            rule_id: the rule; the running check must have declared it.
            path: where in the tree of the file.
            span: absolute bytes, first and the one after the last.
            expected: the value that the format requires.
            actual: the value in the file.
            cause: findings of one file with the same cause are reported once.
            ntuple: name of the RNTuple that is concerned.
            severity: how bad it is, if milder than the rule says.
            fields: the other fields of the message of the rule.

        Returns:
            whether it was new.
        """
        self.expect_declared(rule_id)
        self.reported.add(rule_id)
        found = finding(
            rule_id,
            path=path,
            span=span,
            expected=expected,
            actual=actual,
            cause=cause,
            ntuple=ntuple,
            **fields,
        )
        return self.collector.add(found if severity is None else replace(found, severity=severity))

    def expect_declared(self, rule_id: str) -> None:
        """Raise RuntimeError if the running check reports a rule that it did not declare: a bug of ours."""
        if self.declared is not None and rule_id not in self.declared:
            raise RuntimeError(f"{rule_id} is reported by a check that does not declare it")

    def report_error(
        self, error: RNTupleError, *, rule_id: str | None = None, path: str | None = None
    ) -> bool:
        """Report an error of reading the file around the RNTuples; arguments as for ``finding_from_error``."""
        return self.collector.add(self.finding_of(error, rule_id=rule_id, path=path))

    def finding_of(self, error: RNTupleError, **arguments: Any) -> Finding:
        """Return an error as a finding; bytes outside the file are left out of its place."""
        found = finding_from_error(error, **arguments)
        is_outside = found.span is not None and not found.span[0] <= found.span[1] <= self.size
        return replace(found, span=None) if is_outside else found


class NTupleContext(_Shared):
    """One RNTuple under validation. What could not be read, or must not be believed, is None.

    Args:
        file: the file.
        metadata: the RNTuple as far as it can be read.
        parent: the RNTuple that a linked attribute set belongs to.
        is_sound: if true, key and anchor are undamaged.

    Attributes:
        name: name with directories; a linked attribute set is called ``ntuple:set``.
        sound_anchor: the anchor; None if it, or the key in front of it, is known to be damaged.
        groups: cluster groups of the footer.
        reported: ids of the rules that were reported about this RNTuple.
        num_found: number of findings about it, including those of a known cause.
        has_error: if true, one of these findings is an error.
        has_error_of_structure: if true, one of these errors is of the structure, and not of the contents of pages.
        is_muted: if true, findings are dropped, because the link to the RNTuple is damaged.
        other_names: names of an attribute set in further links to the same anchor; ``under`` repeats the findings for them.
        is_of_link: if true, the next findings are about the link, and ``under`` does not repeat them.
    """

    def __init__(
        self,
        file: FileContext,
        metadata: NTupleMetadata,
        parent: NTupleContext | None = None,
        *,
        is_sound: bool = True,
    ) -> None:
        super().__init__()
        self.file = file
        self.metadata = metadata
        self.name = metadata.path
        self.parent = parent
        self.generation, self.anchor = metadata.generation, metadata.anchor
        self.sound_anchor = metadata.anchor if is_sound else None
        self.key, self.max_key_size = metadata.key, metadata.max_key_size
        self.header_envelope, self.footer_envelope = metadata.header_envelope, metadata.footer_envelope
        self.header, self.footer, self.extension = metadata.header, metadata.footer, metadata.extension
        self.groups = None if self.footer is None else self.footer.cluster_groups
        self.schema, self.linker = metadata.schema, metadata.linker
        self.path_of = metadata.path_in_schema
        self.reported: set[str] = set()
        self.num_found = 0
        self.has_error = False
        self.has_error_of_structure = False
        self.other_names: list[str] = []
        self.is_of_link = False
        self._to_repeat: list[Finding] = []
        # If a damaged anchor leads to two intact envelopes, the damage is in another part of the anchor.
        self.is_muted = not is_sound and not (
            self.header_envelope.is_intact and self.footer_envelope.is_intact
        )

    def once_of_group(
        self, compute: Callable[[NTupleContext, int, PageList], Result], group: int, pages: PageList
    ) -> Result:
        """The result of a function for the page list of a cluster group, computed once for all groups that refer to the list.

        Args:
            compute: asks of the group only which columns its ranges belong to.
            group: number of the cluster group.
            pages: its page list.
        """
        if not self.is_repeated(pages):
            return compute(self, group, pages)
        return self.once((compute, id(pages)), compute, self, group, pages)

    def is_repeated(self, pages: PageList) -> bool:
        """Return whether several cluster groups refer to a page list, and it says the same about each of them."""
        return id(pages) in self._repeated

    @cached_property
    def _repeated(self) -> frozenset[int]:
        # Where summaries are in the footer, the same ranges may belong to other columns.
        times = Counter(
            id(pages) for pages in self.page_lists or () if pages and pages.cluster_summaries is not None
        )
        return frozenset(known for known, count in times.items() if count > 1)

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

        Some generations have another rule in place of this one, which is then reported. A rule that does not hold in the
        generation is not reported.

        Args:
            rule_id: the rule, of any generation; the running check must have declared it.
            path: where in the metadata, such as ``header.schema.fields[3].name`` or
                ``page_list[0].page_locations[2][5][7]``; or any other words.
            span: absolute bytes; by default those of ``path``.
            expected: the value that the format requires.
            actual: the value in the file.
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
        return self.add(found)

    def has_rule(self, rule_id: str) -> bool:
        """Tell whether a rule, or its counterpart, holds in the generation."""
        return rule_in_generation(rule_id, self.generation.name) is not None

    def binds(self, rule_id: str) -> bool:
        """Tell whether a rule itself, not a counterpart of it, holds in the generation."""
        return rule_in_generation(rule_id, self.generation.name) == rule_id

    def report_error(
        self,
        error: RNTupleError,
        *,
        rule_id: str | None = None,
        path: str | None = None,
        span: Span | None = None,
        message: str | None = None,
    ) -> bool:
        """Report an error of reading this RNTuple.

        Args:
            error: the error.
            rule_id: the rule, if not as the error says.
            path: where, if not as the error says.
            span: bytes concerned, if the error does not know.
            message: the problem, if it differs from that of the error.
        """
        found = self.file.finding_of(
            error, ntuple=self.name, generation=self.generation.name, rule_id=rule_id, path=path,
            message=message,
        )  # fmt: skip
        return self.add(replace(found, span=found.span or span))

    def add(self, found: Finding) -> bool:
        """Report a finding with the bytes of its path; return whether it was new."""
        self.num_found += 1
        if self.is_muted:
            return False
        self.reported.add(found.rule_id)
        is_error = found.severity is Severity.ERROR
        self.has_error |= is_error
        self.has_error_of_structure |= is_error and found.rule.depth is Depth.STRUCTURE
        many = (
            self.file.collector.omitted[found.rule_id] > 0
            or found.rule_id not in self.file.collector.selection
        )
        if found.path and found.span is None and not many:
            place = self.metadata.locate(found.path)
            if place is not None:
                message = f"{found.message} ({place.remark})" if place.remark else found.message
                found = replace(found, span=place.span, message=message)
        if self.other_names and not self.is_of_link:
            self._to_repeat.append(found)
        return self.file.collector.add(found)

    def under(self, name: str) -> NTupleContext:
        """The same attribute set under the name of another link; it shares the parsed data, and the findings are repeated."""
        other = copy(self)
        other.name, other.other_names, other._to_repeat = name, [], []
        for found in self._to_repeat:
            self.file.collector.add(replace(found, ntuple=name))
        return other

    # Contents

    @cached_property
    def envelopes(self) -> tuple[Envelope, ...]:
        """Header, footer and the page lists that are stored in the file, also if they are damaged."""
        every = (self.header_envelope, self.footer_envelope, *self.metadata.page_list_envelopes)
        return tuple(envelope for envelope in every if not envelope.is_outside)

    @cached_property
    def page_lists(self) -> tuple[PageList | None, ...] | None:
        """Page list of each cluster group, None for those that cannot be read."""
        return None if self.footer is None else self.metadata.page_lists

    @cached_property
    def fields(self) -> tuple[FieldRecord, ...] | None:
        """Fields of header and extension in id order, as stored; None without header."""
        return None if self.header is None else (*self.header.schema.fields, *self.extension.fields)

    @cached_property
    def columns(self) -> tuple[ColumnRecord, ...] | None:
        """Physical columns of header and extension in id order, as stored; None without header."""
        return None if self.header is None else (*self.header.schema.columns, *self.extension.columns)

    @cached_property
    def alias_columns(self) -> tuple[AliasColumnRecord, ...] | None:
        """Alias columns of header and extension; None without header."""
        if self.header is None:
            return None
        return (*self.header.schema.alias_columns, *self.extension.alias_columns)

    @cached_property
    def extra_type_infos(self) -> tuple[ExtraTypeInfoRecord, ...] | None:
        """Extra type information of header and extension; None without header."""
        if self.header is None:
            return None
        return self.header.schema.extra_type_infos + self.extension.extra_type_infos

    @cached_property
    def made(self) -> dict[object, Any]:
        """Results for the schema; kept for the next file if the schema is cached."""
        known, header, schema = self.metadata.known, self.header, self.schema
        if known is None or header is None or schema is None:
            return {}
        made = known.made_of(header, schema)
        return {} if made is None else made

    @property
    def has_sound_schema(self) -> bool:
        """Return whether the same header and schema extension were in a file before in which nothing was wrong."""
        return "is_sound" in self.made and self.made["is_sound"] == self._flags_of_footer

    def remember_schema(self) -> None:
        """Remember that nothing is wrong with the schema, as long as nothing is wrong with anything in the RNTuple."""
        # In drafts, the extra type information of a footer has more than its record holds.
        if not self.reported and not self.has_error and not self.extension.extra_type_infos:
            self.made["is_sound"] = self._flags_of_footer

    @property
    def _flags_of_footer(self) -> tuple[int, ...] | None:
        """Feature flags of the footer; columns of the schema may require some."""
        return None if self.footer is None else self.footer.feature_flags

    @cached_property
    def _resolved(self) -> tuple[Mapping[str, FieldNode], dict[str, RNTupleError]] | None:
        if self.schema is None:
            return None
        if "fields" in self.made:
            return self.made["fields"], {}
        fields, dropped = resolve_schema(self.schema)
        # Errors tell an offset in their file.
        if not dropped:
            self.made["fields"] = fields
        return fields, dropped

    @property
    def nodes(self) -> Mapping[str, FieldNode] | None:
        """Readable top-level fields by name; None without schema."""
        return None if self._resolved is None else self._resolved[0]

    @property
    def dropped(self) -> dict[str, RNTupleError] | None:
        """Reasons why other top-level fields are not readable; None without schema."""
        return None if self._resolved is None else self._resolved[1]

    @property
    def clusters(self) -> Sequence[Cluster] | None:
        """Clusters of all groups that can be read, in the order of the groups; None without footer.

        Clusters that lack a summary or page locations are left out. A group with a sharded cluster whose column group is
        missing is left out, too.
        """
        return None if self.footer is None else self.metadata.clusters

    @property
    def rows(self) -> Sequence[Cluster] | None:
        """The clusters, with shards of the same entries joined into one; None without footer."""
        return None if self.footer is None else self.metadata.joined_clusters

    @property
    def has_all_clusters(self) -> bool:
        """Return whether no page list is missing and every announced cluster is in ``clusters``."""
        return self.linker is not None and len(self.metadata.clusters) == self.linker.num_clusters

    def path_of_summary(self, cluster: Cluster) -> str:
        """Path of a cluster summary, which the first release candidate has in the footer."""
        if self.footer is not None and self.footer.cluster_summaries is not None:
            return f"footer.cluster_summaries[{cluster.cluster_id}]"
        return f"page_list[{cluster.group_id}].cluster_summaries[{cluster.index}]"

    def forget_tables(self) -> None:
        """Release results for page lists, and the elements of all columns."""
        super().forget_tables()
        self.__dict__.pop("elements", None)

    @cached_property
    def elements(self) -> ColumnElements | None:
        """Elements of every column in each of ``rows`` as arrays; None without schema or clusters."""
        if self.schema is None or self.rows is None:
            return None
        num_columns = len(self.schema.columns)
        budget = read_budget(self.file.limits, self.file.size, is_step=True)
        try:
            budget.charge(
                len(self.rows) * num_columns * ColumnElements.LEN_ITEM * _NUM_TABLES,
                f"a table of {num_columns} columns in {len(self.rows)} clusters", "page_list",
            )  # fmt: skip
        except LimitError as error:
            self.report_error(error)
            return None
        return ColumnElements(self.rows, num_columns, suppresses=self.has_rule("RNT-SUP-001"))


def once_of_pages(
    compute: Callable[[NTupleContext, PageList], Result],
) -> Callable[[NTupleContext, PageList], Result]:
    """Have a function of one of the page lists computed once for all checks."""

    @wraps(compute)
    def shared(ntuple: NTupleContext, pages: PageList) -> Result:
        return ntuple.once((compute, id(pages)), compute, ntuple, pages)

    return shared


def once_of_group(
    compute: Callable[[NTupleContext, int, PageList], Result],
) -> Callable[[NTupleContext, int, PageList], Result]:
    """Have a function of the page list of a cluster group computed once, see ``NTupleContext.once_of_group``."""

    @wraps(compute)
    def shared(ntuple: NTupleContext, group: int, pages: PageList) -> Result:
        return ntuple.once_of_group(compute, group, pages)

    return shared


def once_of_schema(compute: Callable[[NTupleContext], Result]) -> Callable[[NTupleContext], Result]:
    """Have a function of header and schema extension computed once for all files that repeat them.

    Its result must not be changed. The schema has to be readable.
    """

    @wraps(compute)
    def shared(ntuple: NTupleContext) -> Result:
        made = ntuple.made
        if compute not in made:
            made[compute] = compute(ntuple)
        return cast(Result, made[compute])

    return shared
