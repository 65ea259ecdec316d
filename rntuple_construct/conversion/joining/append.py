"""Entries of RNTuples added to a file that exists, without decompressing what can be copied (``rntuple append``)."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.conversion.copying.other_objects import notes_of_objects
from rntuple_construct.conversion.joining.merge import (
    Join,
    MergedNTuple,
    MergedPart,
    MergeOptions,
    MergePlan,
    check_sources,
    close_parts,
    executor_of,
    fill,
    parts_of,
    plan_of,
    reports_of,
    settings_of,
)
from rntuple_construct.format.metadata import KnownSchemas
from rntuple_construct.reader import RNTupleFile
from rntuple_construct.reader.ntuple import no_dropped_warnings
from rntuple_construct.storage import located
from rntuple_construct.writer import FileAppender

__all__ = ["append"]


def append(
    target: Any,
    sources: Iterable[Any],
    options: MergeOptions | None = None,
    *,
    ntuple: str | None = None,
    name: str | None = None,
    wait: float = 0,
    storage_options: Mapping[str, Any] | None = None,
    **choices: Any,
) -> MergedNTuple:
    """Add the entries of RNTuples to a file that exists: to one of its RNTuples, or as a new one.

    The file grows in place: readers see its old content until the new one is complete, even after a crash (see
        ``open`` with mode "a"). Pages are copied unchanged. If the RNTuple of the file encodes a field differently,
        they are encoded like its pages. Attribute sets of the sources continue those of the file, or become new ones.

    Args:
        target: path of the file.
        sources: as for ``merge``; each with one RNTuple, or with its name.
        options: choices, as for ``merge``. ``union`` is about sources that lack fields of the file; other fields than it has
            they cannot have.
        ntuple: which RNTuple of the file grows; None for the only one.
        name: name of a new RNTuple, with optional directories before it, that takes all entries; the others are
            unchanged.
        wait: seconds to wait for another process that appends to the file.
        storage_options: options of the file systems of URLs, as for ``open``.
        choices: single options by name.

    Returns:
        result for the RNTuple; ``num_parts`` counts the sources.

    Raises:
        SchemaError: RNTuples that do not fit together; the error names file and field. No RNTuple of this name, or for a
            new one there is one already.
        UnsupportedError: something that has to be converted first (``rntuple convert``).
        SourceError: one of the files cannot be read or written.
        RNTupleError: a file is damaged.
    """
    options = replace(options or MergeOptions(), **{**choices, "drop_objects": True})
    parts = parts_of(located(sources, storage_options), options)
    if any(part.is_file(target) for part in parts):
        raise SchemaError("a file cannot take its own entries", path=os.fsdecode(target))
    if ntuple is not None and name is not None:
        raise SchemaError("either an RNTuple of the file grows, or there is a new one")
    # Fields that cannot be read are errors here.
    with no_dropped_warnings(), ExitStack() as stack:
        stack.callback(close_parts, parts)
        out = stack.enter_context(
            FileAppender(
                target,
                compression=options.compression,
                durable=options.durable,
                wait=wait,
                limits=options.limits,
                check=lambda result, start: check_sources(
                    result, [*parts, MergedPart(target, options.limits, KnownSchemas())], options, start
                ),
            )
        )
        for part in parts:
            part.choose()
        executor = executor_of(stack, options)
        if name is None:
            join = _growth(target, ntuple, parts, out, options, executor)
        else:
            (plan,) = plan_of(parts, options)
            plan.path = name
            join = Join.new(plan, out, settings_of([plan], options), options, executor)
        fill([join], parts, out)
    join.report.notes += notes_of_objects((), [entry for part in parts for entry, _ in part.objects])
    return reports_of([join], parts)[0]


def _growth(
    target: Any,
    name: str | None,
    parts: list[MergedPart],
    out: FileAppender,
    options: MergeOptions,
    executor: Executor | None,
) -> Join:
    """Return the object that adds the entries of the parts to an RNTuple of the file."""
    writer = out.only() if name is None else out[name]
    with RNTupleFile(target, limits=options.limits) as file:
        grows = file.only() if name is None else file[name]
        plan = MergePlan(grows.path, options, grows, is_fixed=True)
        plan.join(grows, os.fsdecode(target))
        sets = set[str]()
        for part in parts:
            with part.open() as opened:
                given = opened[part.path_for(opened, plan) or ""]
                plan.join(given, part.where)
                sets |= set(given.attribute_sets)
                part.look_at_objects(opened, compared=False)
                part.keep(opened)
        plan.complete()
    plan.num_parts -= 1
    plan.sets = {each: joined for each, joined in plan.sets.items() if each in sets}
    return Join(plan, writer.core, writer.close, options, executor)
