"""RNTuples of several files joined into one, without decompressing what can be copied (``rntuple merge``)."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from rntuple_spec.column_types import ColumnType

from rntuple_construct.base.errors import FormatError, LimitError, RNTupleError, SchemaError, UnsupportedError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.conversion.copying.class_descriptions import classes_of
from rntuple_construct.conversion.copying.other_objects import (
    copy_objects,
    digest_of,
    fitting,
    has_process_ids,
    is_copyable,
    notes_of_objects,
    other_objects,
)
from rntuple_construct.conversion.joining.copy_clusters import ClusterCopier
from rntuple_construct.conversion.joining.joined_schema import FieldColumns, JoinedSchema
from rntuple_construct.format.compression import parse_settings
from rntuple_construct.format.container import ObjectEntry
from rntuple_construct.format.descriptor.schema import Schema
from rntuple_construct.format.generations import Generation
from rntuple_construct.format.metadata import KnownSchemas
from rntuple_construct.reader import RNTuple, RNTupleFile
from rntuple_construct.reader.ntuple import no_dropped_warnings
from rntuple_construct.storage import Source, located, open_sink, open_source, split_name
from rntuple_construct.writer import FileWriter, WriteOptions
from rntuple_construct.writer.attributes import RANGE_START, linked_set, set_options
from rntuple_construct.writer.container import file_name_of
from rntuple_construct.writer.ntuple import NTuple

_MAX_KEPT = 256
_MAX_MAPPED = 64
_MAX_LEN_KEPT = 1 << 16
"""Maximum numbers of files, and of files with a descriptor, that stay open between the two passes. Header and footer of each must not exceed this size in bytes."""
_LEN_SMALL = 64 << 10
"""Files of this length and shorter are read at once and need no descriptor afterwards."""
_MIN_CLUSTERS_OF_GROUP = 100
_MIN_PAGES_OF_GROUP = 1 << 16
"""Cluster groups of the parts are joined until they have so many clusters or pages."""


@dataclass(frozen=True, kw_only=True)
class MergeOptions:
    """Choices for merging.

    Args:
        union: if true, files may lack fields, RNTuples or attribute sets that others have; entries without a field
            have its default value: 0, empty, false. Otherwise that is an error.
        compression: compression of all pages, for example ``"zstd:5"``; None copies pages unchanged.
        one_representation: give each field one column representation, and encode pages anew where the parts differ, because
            ROOT's merger refuses files with several. With ``compression`` that is so in any case.
        threads: how many threads compress.
        verify: if true, the checksums of copied pages are compared.
        check: if true, the pages of the result are decompressed and checked, too; its metadata always are. A file that
            breaks a rule does not appear.
        drop_attribute_sets: leave out linked attribute sets.
        drop_objects: leave out other objects of the files, such as histograms. Those that several files have are copied if their
            bytes are equal; nothing is added up. Those of the classes of TTrees are never copied, and none if single
            RNTuples of files are merged. ``append`` copies none.
        durable: wait at the end until the storage device has the bytes.
        limits: what each of the sources may ask for.
    """

    union: bool = False
    compression: str | int | None = None
    one_representation: bool = False
    threads: int = 1
    verify: bool = True
    check: bool = True
    drop_attribute_sets: bool = False
    drop_objects: bool = False
    durable: bool = True
    limits: Limits = DEFAULT_LIMITS


@dataclass
class MergedNTuple:
    """Result for the RNTuples of one name.

    Args:
        path: their name, with directories in front.
        num_parts: how many were merged.
        num_entries, num_clusters, num_cluster_groups: how many there are in the result.
        num_copied: number of pages that were copied unchanged.
        num_made: pages that were encoded or compressed anew, or hold default values of fields that a part lacks.
        notes: parts that are missing in the result, in words.
    """

    path: str
    num_parts: int = 0
    num_entries: int = 0
    num_clusters: int = 0
    num_cluster_groups: int = 0
    num_copied: int = 0
    num_made: int = 0
    notes: list[str] = field(default_factory=list)


def merge(
    target: Any,
    sources: Iterable[Any],
    options: MergeOptions | None = None,
    *,
    storage_options: Mapping[str, Any] | None = None,
    **choices: Any,
) -> list[MergedNTuple]:
    """Write the entries of several RNTuples of the same name, one after the other, into one RNTuple of a new file.

    Pages are copied unchanged. If the files encode a field differently with elements of equal size, the result has a
    column representation for each encoding. Otherwise the pages of some files are encoded again, so that every reader
    reads the same values. Projected fields, late fields, attribute sets, extra type information and descriptions of
    classes are kept. Cluster groups are kept too, but small ones are joined.

    Args:
        target: path or writable binary file object; it appears only when everything is written.
        sources: paths, URLs, bytes or binary file objects, in the order of their entries. ``"data.root:Events"``, or
            a pair of a source and a name, takes only one RNTuple. Otherwise all RNTuples of a file are merged with
            those of the same name.
        options: choices; single ones may be given by name, as in ``merge(target, sources, union=True)``.
        storage_options: options of the file systems of URLs, as for ``open``.
        choices: see ``MergeOptions``.

    Returns:
        one report for each RNTuple of the target.

    Raises:
        SchemaError: RNTuples that do not fit together; the error names file and field.
        UnsupportedError: something that has to be converted first (``rntuple convert``).
        SourceError: one of the files cannot be read or written.
        RNTupleError: a source is damaged.
    """
    options = replace(options or MergeOptions(), **choices)
    parts = parts_of(located(sources, storage_options), options)
    # Fields that cannot be read are errors here.
    with no_dropped_warnings(), ExitStack() as stack:
        stack.callback(close_parts, parts)
        plans = plan_of(parts, options)
        sink = stack.enter_context(open_sink(target, durable=options.durable, readable=True))
        executor = executor_of(stack, options)
        settings = settings_of(plans, options)
        with FileWriter(sink, compression=settings, name=file_name_of(target)) as out:
            notes = list(_copy_objects(parts, out, options, [plan.path for plan in plans]))
            joins = [Join.new(plan, out, settings, options, executor) for plan in plans]
            fill(joins, parts, out)
        joins[0].report.notes += notes
        check_sources(sink.source, parts, options)
    return reports_of(joins, parts)


def _copy_objects(
    parts: Sequence[MergedPart], out: FileWriter, options: MergeOptions, ntuples: Sequence[str]
) -> Iterator[str]:
    """Copy other objects than RNTuples; yields notes about them.

    Objects of one path in several files are copied once if they are equal. Objects that may refer to others by number
    are copied only from a single file.
    """
    chosen: dict[str, tuple[MergedPart, ObjectEntry, bytes | None]] = {}
    left: dict[str, ObjectEntry] = {}
    differing: dict[str, ObjectEntry] = {}
    for part in parts:
        has_numbers = len(parts) > 1 and has_process_ids(entry for entry, _ in part.objects)
        is_kept = not (options.drop_objects or part.name or has_numbers)
        for entry, digest in part.objects:
            _, _, known = chosen.setdefault(entry.path, (part, entry, digest))
            if not is_kept or not is_copyable(entry):
                left[entry.path] = entry
            elif known != digest:
                differing[entry.path] = entry
    copied: list[ObjectEntry] = []
    checksums: dict[tuple[str, int], int] = {}
    for part in parts:
        objects = [
            entry for path, (owner, entry, _) in chosen.items()
            if owner is part and path not in left and path not in differing
        ]  # fmt: skip
        if objects:
            try:
                with part.open() as file:
                    done, others = copy_objects(file, objects, out, ntuples, checksums)
            except SchemaError as error:
                yield f"other objects of {part.where} are not copied: {error}"
                done, others = [], objects
            copied += done
            left.update((entry.path, entry) for entry in others)
    yield from notes_of_objects(copied, left.values(), differing.values())


def check_sources(
    result: Callable[[], Source], parts: Sequence[MergedPart], options: MergeOptions, start: int = 0
) -> None:
    """Raise the error of the first rule that the result breaks; arguments as for ``check_sound``."""
    from rntuple_construct.conversion.soundness import check_sound

    check_sound(
        result, [part.source for part in parts], contents=options.check, limits=options.limits, start=start,
        workers=options.threads,
    )  # fmt: skip


def parts_of(sources: Iterable[Any], options: MergeOptions) -> list[MergedPart]:
    """Return the parts to merge.

    Raises:
        SchemaError: the list of sources is empty.
    """
    if isinstance(sources, (str, bytes, os.PathLike)):
        raise SchemaError("the sources are a list of files", actual=type(sources).__name__)
    known = KnownSchemas()
    parts = [MergedPart(source, options.limits, known) for source in sources]
    if not parts:
        raise SchemaError("there is nothing to merge")
    return parts


def executor_of(stack: ExitStack, options: MergeOptions) -> Executor | None:
    """Threads that compress; None for the calling one."""
    return stack.enter_context(ThreadPoolExecutor(options.threads)) if options.threads > 1 else None


def fill(joins: Sequence[Join], parts: Sequence[MergedPart], out: FileWriter) -> None:
    """Append the entries of all parts, and complete the RNTuples."""
    classes = _Classes(out)
    for part in parts:
        with part.open() as file:
            for join in joins:
                join.append(file, part)
            classes.take(file, part)
    for join in joins:
        join.finish()


def reports_of(joins: Sequence[Join], parts: Sequence[MergedPart]) -> list[MergedNTuple]:
    """Results for the RNTuples; notes about the files are with the first."""
    for note in dict.fromkeys(note for part in parts for note in part.notes):
        joins[0].report.notes.append(note)
    return [join.report for join in joins]


def close_parts(parts: Sequence[MergedPart]) -> None:
    """Close files that were kept open."""
    for part in parts:
        part.close()


class _Classes:
    """Takes over the descriptions of the classes of fields.

    Args:
        out: the file that is written.
    """

    def __init__(self, out: FileWriter) -> None:
        self._out = out
        self._latest: tuple[tuple[bytes, int, int] | None, list[Schema]] | None = None

    def take(self, file: RNTupleFile, part: MergedPart) -> None:
        """Take those of a file, unless they are of the same bytes and for the same schemas as those of the file before."""
        ntuples = [file[path] for path in part.paths(file)]
        try:
            found = file.container.streamer_record()
            schemas = [each.schema for each in ntuples]
            if self._latest is not None and self._latest[0] == found and _are(schemas, self._latest[1]):
                return
            self._out.describe_classes(
                classes_of(file, [(each, list(each.nodes.values())) for each in ntuples])
            )
        except RNTupleError as error:
            part.notes.append(f"descriptions of classes in {part.where} are left out: {error}")
            return
        # The classes of attribute sets count, too, whose schemas are not compared here.
        if not any(each.attribute_sets for each in ntuples):
            self._latest = found, schemas


def _are(left: Sequence[Schema], right: Sequence[Schema]) -> bool:
    return len(left) == len(right) and all(one is two for one, two in zip(left, right, strict=True))


class MergedPart:
    """One of the files.

    Args:
        source: path, URL, bytes or binary file object, with the name of an RNTuple where it is a text, or a pair of
            both.
        limits: limits of memory and work.
        known: schemas of the parts before, most of which repeat them.
    """

    def __init__(self, source: Any, limits: Limits, known: KnownSchemas) -> None:
        self.name: str | None = None
        self.source = source
        self._limits = limits
        self._known = known
        self._kept: RNTupleFile | None = None
        if isinstance(source, tuple):
            self.source, self.name = source
        elif isinstance(source, str):
            self.source, self.name = split_name(source)
        self._is_path = isinstance(self.source, (str, os.PathLike))
        self.where = os.fsdecode(self.source) if self._is_path else "a file object"
        self.notes: list[str] = []
        self.objects: list[tuple[ObjectEntry, bytes | None]] = []

    @contextmanager
    def open(self) -> Iterator[RNTupleFile]:
        """The open file, which is closed afterwards unless it is kept.

        Errors about its bytes get its path in front: the place in a file says little where there are many files.
        """
        try:
            file = self._kept or self._opened()
            self._kept = None
            try:
                yield file
            finally:
                # File objects belong to the caller and are not closed.
                if self._kept is None and not hasattr(self.source, "seek"):
                    file.close()
        except (FormatError, LimitError, UnsupportedError) as error:
            if self._is_path and self.where not in error.message:
                error.message = f"{self.where}: {error.message}"
            raise

    def _opened(self) -> RNTupleFile:
        if not self._is_path:
            return RNTupleFile(self.source, limits=self._limits, known=self._known)
        source = open_source(self.source, at_once=_LEN_SMALL)
        try:
            return RNTupleFile(source, limits=self._limits, known=self._known)
        except RNTupleError:
            source.close()
            raise

    def keep(self, file: RNTupleFile) -> bool:
        """Leave the file open for the second look if it is on this machine and needs little memory; returns whether it is kept."""
        anchors = [file[path].anchor for path in self.paths(file)]
        if (
            file.container.source.is_remote
            or sum(each.len_header + each.len_footer for each in anchors) > _MAX_LEN_KEPT
        ):
            return False
        self._kept = file
        return True

    def look_at_objects(self, file: RNTupleFile, *, compared: bool) -> None:
        """List other objects than RNTuples, with digests if they will be compared; None for a damaged one."""
        objects = other_objects(file)
        for entry, fits in zip(objects, fitting(file, objects), strict=True):
            digest: bytes | None = b""
            if compared and self.name is None and is_copyable(entry):
                try:
                    digest = digest_of(file, entry) if fits else None
                except (FormatError, SchemaError):
                    digest = None
            self.objects.append((entry, digest))

    def close(self) -> None:
        """Close the file if it was kept."""
        if self._kept is not None and not hasattr(self.source, "seek"):
            self._kept.close()
        self._kept = None

    def is_file(self, target: Any) -> bool:
        """Return whether this is a file that is there under another name."""
        try:
            return self._is_path and os.path.samefile(self.source, target)
        except (OSError, ValueError, TypeError):
            return False

    def choose(self) -> None:
        """Take the only RNTuple, if none is named.

        Raises:
            SchemaError: there are no RNTuples or several.
        """
        with self.open() as file:
            paths = self.paths(file)
            if len(paths) != 1:
                raise SchemaError(
                    f"{self.where} has {len(paths)} RNTuples{': ' if paths else ''}{', '.join(paths)}",
                    hint="say which one: FILE:NAME" if paths else "rntuple validate tells what the file has",
                )
            self.name = paths[0]
            self.keep(file)

    def paths(self, file: RNTupleFile) -> list[str]:
        """Paths of the RNTuples that are merged."""
        return [file[self.name].path] if self.name else file.keys()

    def path_for(self, file: RNTupleFile, plan: MergePlan) -> str | None:
        """Return the path of the RNTuple of a plan; None if the file has no such RNTuple."""
        if self.name:
            return file[self.name].path
        return plan.path if plan.path in file else None


class MergePlan:
    """Common properties of RNTuples of one name.

    Args:
        path: the name.
        options: choices.
        ntuple: the first of them.
        is_fixed: if true, the columns of the first RNTuple are unchanged.
    """

    def __init__(self, path: str, options: MergeOptions, ntuple: RNTuple, *, is_fixed: bool = False) -> None:
        self.path = path
        self.schema = JoinedSchema(ntuple.generation, union=options.union, is_fixed=is_fixed)
        self._is_fixed = is_fixed
        self.sets: dict[str, JoinedSchema] = {}
        self.generation: Generation = ntuple.generation
        self.description = ntuple.description
        self.set_descriptions: dict[str, str] = {}
        self.settings = _first_settings(ntuple)
        self.num_parts = 0
        self._options = options
        self._latest: Schema | None = None

    def join(self, ntuple: RNTuple, where: str) -> None:
        """Take the schema of the next part in.

        Raises:
            SchemaError: it does not fit.
            UnsupportedError: it must be converted first.
            RNTupleError: its schema is damaged.
        """
        self.generation.check_joins(ntuple.generation, where)
        for name, error in ntuple.dropped.items():
            raise SchemaError(
                f"field '{name}' of {where} cannot be read: {error}", path=name,
                hint="rntuple convert --skip-unsupported leaves it out",
            )  # fmt: skip
        ntuple.metadata.require_names()
        _check_switches(ntuple, where)
        if ntuple.schema is not self._latest:
            with ntuple.metadata.placing():
                self.schema.join(ntuple.schema, where)
        # The missing values of late fields are stored from the second part on.
        is_late = any(column.in_extension for column in ntuple.schema.columns)
        self._latest = None if is_late else ntuple.schema
        for name in () if self._options.drop_attribute_sets else ntuple.attribute_sets:
            self._join_set(ntuple.attribute_set(name), name, where)
        self.num_parts += 1

    def _join_set(self, attribute_set: RNTuple, name: str, where: str) -> None:
        attribute_set.metadata.require_names()
        joined = self.sets.get(name)
        if joined is None:
            is_fixed = self._is_fixed and not self.num_parts
            joined = self.sets[name] = JoinedSchema(self.generation, union=False, is_fixed=is_fixed)
            self.set_descriptions[name] = attribute_set.description
        joined.join(attribute_set.schema, f"attribute set '{name}' of {where}")

    def complete(self) -> None:
        """Choose encodings and give ids to fields and columns, once all parts are joined."""
        for joined in (self.schema, *self.sets.values()):
            joined.complete(
                compressed=self._options.compression != "none",
                one_representation=self._options.one_representation or self._options.compression is not None,
            )


def _check_switches(ntuple: RNTuple, where: str) -> None:
    """Raise UnsupportedError if elements of variants are laid out as this package does not write them."""
    generation = ntuple.generation
    if generation.switch_layout(ntuple.writer) == generation.switch_layout():
        return
    for column in ntuple.schema.columns:
        if column.column_type is ColumnType.SWITCH:
            raise UnsupportedError(
                f"variants of {where} have the layout of an old writer ({ntuple.writer})",
                path=ntuple.schema.fields[column.record.field_id].path, hint="rntuple convert writes them anew",
            )  # fmt: skip


def plan_of(parts: Sequence[MergedPart], options: MergeOptions) -> list[MergePlan]:
    """Read the schemas of all files."""
    plans: dict[str, MergePlan] = {}
    is_single = any(part.name for part in parts)
    num_kept = num_mapped = 0
    for part in parts:
        with part.open() as file:
            paths = part.paths(file)
            if is_single and len(paths) != 1:
                raise SchemaError(
                    f"{part.where} has {len(paths)} RNTuples: {', '.join(paths)}", hint="say which one: FILE:NAME"
                )  # fmt: skip
            if not paths:
                raise SchemaError(
                    f"there is no RNTuple in {part.where}",
                    path="keys",
                    hint="rntuple validate tells what the file has",
                )
            for path in paths:
                ntuple = file[path]
                name = next(iter(plans), path) if is_single else path
                if name not in plans:
                    if part is not parts[0] and not options.union:
                        raise SchemaError(
                            f"{part.where} has an RNTuple '{name}', which {parts[0].where} lacks",
                            hint="--union takes it nevertheless",
                        )
                    plans[name] = MergePlan(name, options, ntuple)
                plans[name].join(ntuple, part.where)
            lacking = [] if is_single or options.union else sorted(set(plans) - set(paths))
            if lacking:
                raise SchemaError(
                    f"{part.where} lacks the RNTuple '{lacking[0]}', which {parts[0].where} has",
                    hint="--union merges the others",
                )
            part.look_at_objects(file, compared=len(parts) > 1 and not options.drop_objects)
            is_mapped = file.size > _LEN_SMALL
            if num_kept < _MAX_KEPT and (num_mapped < _MAX_MAPPED or not is_mapped) and part.keep(file):
                num_kept += 1
                num_mapped += is_mapped
    for plan in plans.values():
        plan.complete()
    return list(plans.values())


def _first_settings(ntuple: RNTuple) -> int | None:
    """Compression settings of the first column of an RNTuple; None if it has no clusters."""
    for group_id in range(len(ntuple.cluster_groups)):
        for cluster in ntuple.metadata.require_clusters(group_id):
            for column_id in range(cluster.num_columns):
                pages = cluster.column_range(column_id)
                if pages is not None and pages.compression_settings >= 0:
                    return pages.compression_settings
    return None


def settings_of(plans: Sequence[MergePlan], options: MergeOptions) -> int:
    """Return the compression settings of pages that are not copied."""
    if options.compression is not None:
        return parse_settings(options.compression)
    for plan in plans:
        if plan.settings is not None:
            try:
                return WriteOptions(compression=plan.settings).settings
            except SchemaError:
                pass  # numbers that name no algorithm are in files, too
    return WriteOptions().settings


class Join:
    """One RNTuple of the target, with its attribute sets.

    Args:
        plan: its schema.
        main: the RNTuple that is written.
        finish: writes its footer and anchor.
        options: choices.
        executor: threads that compress.
    """

    def __init__(
        self,
        plan: MergePlan,
        main: NTuple,
        finish: Callable[[], object],
        options: MergeOptions,
        executor: Executor | None,
    ) -> None:
        self._plan = plan
        self._main = main
        self._finish = finish
        self.report = MergedNTuple(plan.path, plan.num_parts)
        wanted = None if options.compression is None else parse_settings(options.compression)
        self._copier = ClusterCopier(main, wanted, executor, verify=options.verify)
        self._latest: tuple[Schema, Sequence[FieldColumns]] | None = None
        self._sets: dict[str, tuple[NTuple, ClusterCopier]] = {}
        write = set_options(main.options)
        for name, joined in plan.sets.items():
            ntuple = main.resume_set(name, write)
            if ntuple is None:
                ntuple = main.sibling(name, plan.set_descriptions[name], write)
                ntuple.adopt(joined.header)
                ntuple.begin(None)
                ntuple.adopt(joined.extension)
            self._sets[name] = ntuple, ClusterCopier(ntuple, wanted, executor, verify=options.verify)

    @classmethod
    def new(
        cls, plan: MergePlan, out: FileWriter, settings: int, options: MergeOptions, executor: Executor | None
    ) -> Join:
        """Start an RNTuple in a file; ``settings`` compress pages that are not copied."""
        write = WriteOptions.of_generation(plan.generation.name, compression=settings, beyond_root=True)
        main, _ = out.start(
            plan.path, plan.generation.name, plan.description, write, None, (),
            lambda ntuple: ntuple.adopt(plan.schema.header),
        )  # fmt: skip
        main.adopt(plan.schema.extension)
        return cls(plan, main, main.finish, options, executor)

    def append(self, file: RNTupleFile, part: MergedPart) -> None:
        """Append the entries of the next file."""
        path = part.path_for(file, self._plan)
        if path is None:
            return
        ntuple = file[path]
        first_entry = self._main.ledger.num_entries
        if self._latest is None or self._latest[0] is not ntuple.schema:
            self._latest = ntuple.schema, self._plan.schema.columns_of(ntuple.schema, part.where)
        append_clusters(ntuple, self._copier, self._main, self._latest[1], {})
        self._main.add_user_metadata(ntuple.user_metadata)
        for name in ntuple.attribute_sets if self._sets else ():
            attributes, (target, copier) = ntuple.attribute_set(name), self._sets[name]
            fields = self._plan.sets[name].columns_of(
                attributes.schema, f"attribute set '{name}' of {part.where}"
            )
            starts = [
                column
                for each in fields
                if each.path == RANGE_START
                for ids in each.targets
                for column in ids
            ]
            changes = dict.fromkeys(starts, _Shift(first_entry)) if first_entry else {}
            append_clusters(attributes, copier, target, fields, changes)

    def finish(self) -> None:
        """Write the footer, the attribute sets and the anchor after the clusters."""
        for name, (target, copier) in self._sets.items():
            copier.finish()
            self._main.link_set(linked_set(name, target))
            self.report.num_copied += copier.num_copied
            self.report.num_made += copier.num_made
        self._copier.finish()
        self._finish()
        self.report.num_entries = self._main.ledger.num_entries
        self.report.num_clusters = self._main.ledger.num_clusters
        self.report.num_cluster_groups = self._main.num_groups
        self.report.num_copied += self._copier.num_copied
        self.report.num_made += self._copier.num_made


def append_clusters(
    ntuple: RNTuple,
    copier: ClusterCopier,
    target: NTuple,
    fields: Sequence[FieldColumns],
    changes: dict[int, Any],
) -> None:
    """Append all clusters of an RNTuple, in the order of their entries."""
    metadata = ntuple.metadata
    groups = range(len(ntuple.cluster_groups))
    next_entry = 0
    for group_id in sorted(groups, key=lambda each: ntuple.cluster_groups[each].min_entry or 0):
        for cluster in sorted(metadata.require_clusters(group_id), key=lambda each: each.first_entry):
            if cluster.first_entry != next_entry:
                raise SchemaError(
                    f"{cluster.path} of {ntuple.path} starts at entry {cluster.first_entry}", path=cluster.path,
                    expected=next_entry, actual=cluster.first_entry, hint="rntuple validate says more",
                )  # fmt: skip
            next_entry += cluster.num_entries
            copier.copy(metadata, cluster, fields, changes)
        metadata.forget_clusters(group_id)
        ledger = target.ledger
        if ledger.num_open_clusters >= _MIN_CLUSTERS_OF_GROUP or ledger.num_open_pages >= _MIN_PAGES_OF_GROUP:
            target.commit_group()


@dataclass(frozen=True)
class _Shift:
    """Adds the number of entries before the RNTuple of attributes to their first entries."""

    by: int

    def __call__(self, elements: Any) -> Any:
        return elements + np.asarray(self.by, elements.dtype)
