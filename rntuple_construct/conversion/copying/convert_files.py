"""Files of RNTuples of any generation written again in another one, with every value kept."""

from __future__ import annotations

import fnmatch
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.base.limits import DEFAULT_LIMITS, TRUSTED, Limits
from rntuple_construct.base.rules import broken
from rntuple_construct.conversion.conditions import condition_on
from rntuple_construct.conversion.copying.class_descriptions import classes_of
from rntuple_construct.conversion.copying.other_objects import copy_objects, notes_of_objects, other_objects
from rntuple_construct.conversion.copying.schema import SchemaConverter
from rntuple_construct.conversion.copying.verify_copy import (
    check_same_chunks,
    check_same_values,
)
from rntuple_construct.format.generations import (
    DEFAULT_GENERATION,
    Generation,
    writable_generation,
)
from rntuple_construct.model.schema.field_kinds import FieldNode
from rntuple_construct.model.values.layout import Layout, Numbers, Record
from rntuple_construct.reader import RNTuple, RNTupleFile
from rntuple_construct.reader.chunking import entry_bounds
from rntuple_construct.reader.ntuple import no_dropped_warnings
from rntuple_construct.reader.pickling import num_workers
from rntuple_construct.reader.summary import summarize
from rntuple_construct.storage import Sink, located, open_sink
from rntuple_construct.writer import FileWriter, WriteOptions, Writer
from rntuple_construct.writer.attributes import RANGE_LENGTH, RANGE_START, USER_DATA
from rntuple_construct.writer.container import file_name_of
from rntuple_construct.writer.file_appender import last_settings

__all__ = ["ConvertOptions", "ConvertedNTuple", "convert"]

STEP = "16 MB"


@dataclass(frozen=True, kw_only=True)
class ConvertOptions:
    """Choices for a conversion.

    Args:
        to: the generation to write: ``1.x``, ``rc2`` or ``rc1``.
        write: how it is written; None for the defaults of the generation.
        drop_metadata: leave out user meta-data where the target has none.
        drop_attribute_sets: leave out linked attribute sets where the target has none.
        drop_unreadable: leave out fields that cannot be read.
        drop_objects: leave out other objects of the file, such as histograms. Those of the classes of TTrees are never copied,
            and none if only some RNTuples are converted.
        check: read everything again afterwards and compare, and check all pages by the rules of the format; the metadata of
            the copy are always checked. A copy that breaks a rule does not appear.
        external: follow locators that lead out of the source.
        limits: what the source may ask for.
        fields: names or patterns of the top-level fields to keep; None for all. Projected fields need their source.
        exclude: names or patterns of top-level fields to leave out.
        entry_start, entry_stop: the entries to keep, as for ``RNTuple.arrays``.
        where: condition that entries to keep fulfil, such as ``"(pt > 20) & (abs(eta) < 2.4)"`` or ``"len(jets) > 2"``.
            Integers are exact and reals are doubles, see ``reader.expressions``.
        optimize: keep the compression of each RNTuple in place of that of ``write``, and report clusters, pages and bytes
            before and after. Without ``write``, clusters and pages get the sizes that ROOT writes by default.
        workers: number of processors to use; 0 for all of them. This number of threads compresses pages, unless ``write`` sets
            their number. As many threads read, and compare the copy with the source. The file is the same for any number.
    """

    to: str = DEFAULT_GENERATION.name
    write: WriteOptions | None = None
    drop_metadata: bool = False
    drop_attribute_sets: bool = False
    drop_unreadable: bool = False
    drop_objects: bool = False
    check: bool = True
    external: bool = False
    limits: Limits = DEFAULT_LIMITS
    fields: tuple[str, ...] | None = None
    exclude: tuple[str, ...] = ()
    entry_start: int | None = None
    entry_stop: int | None = None
    where: str | None = None
    optimize: bool = False
    workers: int = 1

    def keeps_all(self, num_entries: int) -> bool:
        """Return whether all entries are kept."""
        return self.where is None and self.entries(num_entries) == (0, num_entries)

    def entries(self, num_entries: int) -> tuple[int, int]:
        """First entry to keep, and the one after the last."""
        start, stop = entry_bounds(self.entry_start, self.entry_stop, num_entries)
        return start, max(start, stop)


@dataclass(frozen=True)
class ConvertedNTuple:
    """Result for one RNTuple.

    Args:
        path: its name, with directories in front.
        source: generation it had.
        target: generation it has now.
        num_entries: number of entries.
        num_fields: number of top-level fields.
        notes: differences from the source, and missing parts, in words.
        sizes: with ``optimize``, for ``before`` and ``after``: ``num_clusters``, ``num_pages``, ``nbytes`` of the pages
            as stored, and ``len_pages``, their bytes before compression.
    """

    path: str
    source: str
    target: str
    num_entries: int
    num_fields: int
    notes: list[str] = field(default_factory=list)
    sizes: dict[str, dict[str, int]] = field(default_factory=dict)


def convert(
    source: Any,
    target: Any,
    options: ConvertOptions | None = None,
    *,
    names: list[str] | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> list[ConvertedNTuple]:
    """Write the RNTuples of a file again in another generation of the format.

    Every value is kept; so are names, types, descriptions, projected fields and class versions. Clusters and pages
    are made anew.

    Args:
        source: path, URL, bytes or binary file object.
        target: path or writable binary file object; it appears only when everything is written and checked.
        options: choices.
        names: which RNTuples; None for all.
        storage_options: options of the file systems of URLs, as for ``open``.

    Returns:
        one report for each of them.

    Raises:
        SchemaError: something that the target cannot express; the error names the field.
        SourceError: one of the two sides cannot be read or written; the message says which, ``errno`` why.
        RNTupleError: the source is damaged, or not readable here.
    """
    options = options or ConvertOptions()
    # Fields that cannot be read are errors here, or notes.
    with no_dropped_warnings():
        source = located(source, storage_options)
        with RNTupleFile(source, limits=options.limits, external=options.external) as file:
            # Two copies of the values are in memory: the one that is read and the one that is compared.
            file.limit_work("conversion", "convert fewer entries or fields at a time", num_held=2)
            return _convert_file(file, target, options, names)


def _convert_file(
    file: RNTupleFile, target: Any, options: ConvertOptions, names: list[str] | None
) -> list[ConvertedNTuple]:
    paths = file.keys() if names is None else [file[name].path for name in names]
    if not paths:
        raise SchemaError(
            f"there is no RNTuple in {file.name}",
            path="keys",
            hint="rntuple validate tells what the file has",
        )
    # What the source has is kept, also where ROOT cannot read it; the reports say so.
    write = replace(options.write or WriteOptions.of_generation(options.to), beyond_root=True)
    options = replace(options, workers=num_workers(options.workers, file[paths[0]]))
    if write.threads == 1:
        write = replace(write, threads=options.workers)
    with open_sink(target, readable=True) as sink:
        with FileWriter(sink, compression=write.settings, name=file_name_of(target)) as out:
            remarks = [] if names is not None else _copy_objects(file, paths, out, options)
            done = [_convert_ntuple(file[path], out, write, options) for path in paths]
            remarks += _describe_classes(file, paths, out, options)
        if options.check:
            file.limit_work("comparison", "convert fewer entries or fields at a time", num_held=2)
            with RNTupleFile(sink.source(), limits=TRUSTED) as copy:
                for path, (_, fields) in zip(paths, done, strict=True):
                    start, stop = options.entries(file[path].num_entries)
                    if options.where is None:
                        check_same_values(file[path], copy[path], fields, STEP, start, stop, options.workers)
                    else:
                        check_same_chunks(_chunks(file[path], fields, options), copy[path], fields)
                    for set_name in copy[path].attribute_sets:
                        source_set, copied_set = (each[path].attribute_set(set_name) for each in (file, copy))
                        check_same_values(source_set, copied_set, list(source_set.fields), STEP)
        _check_sound(sink, file, options)
        reports = [report for report, _ in done]
        if options.optimize:
            with RNTupleFile(sink.source(), limits=TRUSTED) as copy:
                for report in reports:
                    report.sizes.update(before=_sizes(file[report.path]), after=_sizes(copy[report.path]))
    reports[0].notes.extend(remarks)
    return reports


def _copy_objects(file: RNTupleFile, paths: list[str], out: FileWriter, options: ConvertOptions) -> list[str]:
    """Copy other objects than RNTuples; return notes about them."""
    objects = other_objects(file)
    copied, left = ([], objects) if options.drop_objects else copy_objects(file, objects, out, paths, {})
    return list(notes_of_objects(copied, left))


def _sizes(ntuple: RNTuple) -> dict[str, int]:
    found = summarize(ntuple)
    return {
        "num_clusters": found.num_clusters, "num_pages": found.num_pages, "nbytes": found.nbytes_pages,
        "len_pages": found.len_pages,
    }  # fmt: skip


def _check_sound(sink: Sink, file: RNTupleFile, options: ConvertOptions) -> None:
    """Raise the error of the first rule that the copy breaks."""
    # The options alone must not import the validator.
    from rntuple_construct.conversion.soundness import check_sound

    origin = [file.container.source]
    check_sound(sink.source, origin, contents=options.check, limits=TRUSTED, workers=options.workers)


def _describe_classes(
    file: RNTupleFile, paths: list[str], out: FileWriter, options: ConvertOptions
) -> list[str]:
    """Copy the descriptions of the classes of fields; return notes about missing ones."""
    roots = [(file[path], _selected(file[path], options)) for path in paths]
    try:
        out.describe_classes(classes_of(file, roots))
    except RNTupleError as error:
        return [f"descriptions of classes are left out: {error}"]
    return []


def _convert_ntuple(
    ntuple: RNTuple, out: FileWriter, write: WriteOptions, options: ConvertOptions
) -> tuple[ConvertedNTuple, list[str]]:
    """Convert one RNTuple; return its result and the names of its fields."""
    generation = writable_generation(options.to)
    if options.optimize:
        write = replace(write, compression=last_settings(ntuple.metadata))
    notes = _refusals(ntuple, generation, options)
    converter = SchemaConverter(ntuple.schema, ntuple.generation, generation, compressed=write.is_compressed)
    nodes = _selected(ntuple, options)
    start, stop = options.entries(ntuple.num_entries)
    try:
        with ntuple.metadata.placing():
            schema = converter.declare([node.field.field_id for node in nodes])
    except SchemaError as error:
        if error.rule_id == "RNT-NAM-001":
            ntuple.metadata.require_names()  # tells the cause
        raise
    specs: dict[str, Any] = dict(schema)
    with out.create(
        ntuple.path, specs, write, generation=options.to, description=ntuple.description
    ) as writer:
        stored = [name for name, declared in schema.items() if declared.source is None]
        if not stored:
            # Layouts of no field at all do not tell how many entries there are.
            writer.extend(Record({}, stop - start))
        for chunk in _chunks(ntuple, stored, options) if stored else ():
            writer.extend(chunk)
        num_entries = writer.num_entries
        for info in ntuple.extra_type_infos:
            writer.add_extra_type_info(
                info.content,
                content_id=info.content_id,
                type_version=info.type_version,
                type_name=info.type_name,
                type_version_from=info.type_version_from,
            )
        if generation.has_user_metadata:
            writer.add_user_metadata(ntuple.user_metadata)
        if generation.has_attribute_sets and options.keeps_all(ntuple.num_entries):
            for name in ntuple.attribute_sets:
                _copy_attribute_set(ntuple, name, writer, generation, write)
    report = ConvertedNTuple(
        ntuple.path,
        ntuple.generation.name,
        generation.name,
        num_entries,
        len(schema),
        notes + converter.notes,
    )
    return report, list(schema)


def _chunks(ntuple: RNTuple, names: list[str], options: ConvertOptions) -> Iterator[dict[str, Layout]]:
    """Values of fields in the entries to keep, piece by piece."""
    start, stop = options.entries(ntuple.num_entries)
    cut = None if options.where is None else condition_on(ntuple, options.where)
    ahead = int(options.workers > 1)
    return iter(
        ntuple.iterate(
            names,
            cut,
            step_size=STEP,
            entry_start=start,
            entry_stop=stop,
            library="layout",
            workers=options.workers,
            prefetch=ahead,
        )
    )


def _selected(ntuple: RNTuple, options: ConvertOptions) -> list[FieldNode]:
    """The top-level fields to keep, in the order of the schema."""
    if options.fields is None and not options.exclude:
        return list(ntuple.nodes.values())
    known = [name for name in options.exclude if name not in ntuple.dropped]
    excluded = ntuple.select(known)
    fields = options.fields
    if fields is not None and options.drop_unreadable:
        fields = tuple(name for name in fields if name not in ntuple.dropped)
    chosen = {name: node for name, node in ntuple.select(fields).items() if name not in excluded}
    members = [name for name in (*chosen, *excluded) if name not in ntuple.nodes]
    if members:
        raise SchemaError(
            f"only whole top-level fields can be converted, not '{members[0]}'", path=members[0]
        )
    return [node for name, node in ntuple.nodes.items() if name in chosen]


def _refusals(ntuple: RNTuple, generation: Generation, options: ConvertOptions) -> list[str]:
    """Raise SchemaError for features that the target lacks, unless they may be dropped; return notes about dropped ones."""
    notes = []
    for name, error in ntuple.dropped.items():
        if any(fnmatch.fnmatchcase(name, pattern) for pattern in options.exclude):
            continue
        if not options.drop_unreadable:
            raise SchemaError(
                f"field '{name}' cannot be read: {error}", path=name, hint="--skip-unsupported leaves it out"
            )
        notes.append(f"field '{name}' is left out: {error.message}")
    keys = list(ntuple.user_metadata_versions) + [e.key for e in ntuple.user_metadata if e.value is None]
    if keys and not generation.has_user_metadata:
        if not options.drop_metadata:
            raise SchemaError(
                f"generation {generation.name} has no user meta-data, '{ntuple.path}' has '{keys[0]}'",
                path=f"user meta-data '{keys[0]}'", hint="--drop-metadata leaves it out",
            )  # fmt: skip
        notes.append(f"user meta-data left out: {', '.join(dict.fromkeys(keys))}")
    sets = list(ntuple.attribute_sets)
    is_whole = options.keeps_all(ntuple.num_entries)
    if sets and not (generation.has_attribute_sets and is_whole):
        if not options.drop_attribute_sets:
            reason = (
                "attribute sets belong to ranges of all entries"
                if generation.has_attribute_sets
                else f"generation {generation.name} has no linked attribute sets"
            )
            raise SchemaError(
                f"{reason}, '{ntuple.path}' has '{sets[0]}'",
                path=f"attribute set '{sets[0]}'", hint="--drop-attribute-sets leaves them out",
            )  # fmt: skip
        notes.append(f"attribute sets left out: {', '.join(sets)}")
    return notes


def _copy_attribute_set(
    ntuple: RNTuple, name: str, writer: Writer, generation: Generation, write: WriteOptions
) -> None:
    source = ntuple.attribute_set(name)
    converter = SchemaConverter(source.schema, source.generation, generation, compressed=write.is_compressed)
    schema = converter.declare([node.field.field_id for node in source.nodes.values()])
    if set(schema) != {RANGE_START, RANGE_LENGTH, USER_DATA}:
        raise broken(
            "RNT-ATT-005",
            path=f"attribute set '{name}'",
            name=f"'{name}'",
            problem=f"it has fields {', '.join(schema)}",
        )
    user_data = schema[USER_DATA]
    members: dict[str, Any] = {child.name: child for child in user_data.children}
    copy = writer.attribute_set(name, members, description=source.description)
    for chunk in source.iterate(step_size=STEP, library="layout"):
        starts, lengths, data = chunk[RANGE_START], chunk[RANGE_LENGTH], chunk[USER_DATA]
        if isinstance(starts, Numbers) and isinstance(lengths, Numbers) and isinstance(data, Record):
            copy.extend(starts.data, lengths.data, data.members)
