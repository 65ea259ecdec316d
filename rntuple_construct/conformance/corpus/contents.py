"""The features of a file: column types, C++ types, roles and forms of storage, read from its metadata."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

from rntuple_spec.column_types import COLUMN_TYPES
from rntuple_spec.constants import FieldFlag, FieldRole

from rntuple_construct.compression.registry import algorithm_of_number
from rntuple_construct.errors import RNTupleError
from rntuple_construct.generations.records import NOT_LISTED
from rntuple_construct.reader import DroppedFieldWarning, RNTuple
from rntuple_construct.reader import open as open_file
from rntuple_construct.schema.type_names import parse_type_name

__all__ = ["features_of", "first_ntuple"]

_ROLES = {int(role): role.name.lower() for role in FieldRole}


def first_ntuple(data: bytes) -> str | None:
    """Path of the first RNTuple that the directories of a file list."""
    try:
        with open_file(data) as file:
            return next(iter(file.keys()), None)
    except RNTupleError:
        return None


def features_of(data: bytes, ntuple: str | None) -> tuple[str, ...]:
    """What an RNTuple has, as words such as ``column/SplitInt32``, ``type/std::vector``, ``role/collection``.

    Args:
        data: the file.
        ntuple: path of the RNTuple.

    Returns:
        the words, sorted; none if the RNTuple cannot be opened.
    """
    if ntuple is None:
        return ()
    try:
        with warnings.catch_warnings(), open_file(data) as file:
            warnings.simplefilter("ignore", DroppedFieldWarning)
            return tuple(sorted(set(_words(file[ntuple]))))
    except RNTupleError:
        return ()


def _words(ntuple: RNTuple) -> Iterator[str]:
    schema = ntuple.schema
    for field in schema.fields:
        record = field.record
        yield f"role/{_ROLES.get(record.role, 'unknown')}"
        yield from _type_words(field.type_name)
        if record.flags & FieldFlag.REPETITIVE:
            yield "field/repetitive"
        if field.is_projected:
            yield "field/projected"
        if field.in_extension:
            yield "field/late"
        if len(field.representations) > 1:
            yield "column/representations"
    for column in schema.columns:
        known = column.record.column_type
        yield f"column/{'unknown' if known is None else COLUMN_TYPES[known].name}"
        if column.is_deferred:
            yield "column/deferred"
    if schema.extra_type_infos:
        yield "schema/extra-type-information"
    if ntuple.attribute_sets:
        yield "attribute-set"
    yield from _storage_words(ntuple)


def _type_words(type_name: str) -> Iterator[str]:
    if not type_name:
        yield "type/untyped"
        return
    try:
        yield f"type/{parse_type_name(type_name).name}"
    except RNTupleError:
        yield "type/unknown"


def _storage_words(ntuple: RNTuple) -> Iterator[str]:
    try:
        clusters = ntuple.clusters
        columns = ntuple.schema.columns
    except RNTupleError:
        return
    if not clusters:
        yield "clusters/none"
    if len(clusters) > 1:
        yield "clusters/several"
    if len(ntuple.cluster_groups) > 1:
        yield "cluster-groups/several"
    for cluster in clusters:
        for column in columns:
            pages = cluster.column_range(column.column_id)
            if pages is None:
                continue
            if len(pages.size) > 1:
                yield "pages/several"
            settings = pages.compression_settings
            if settings not in (0, NOT_LISTED):
                algorithm = algorithm_of_number(settings // 100)
                yield f"compression/{'unknown' if algorithm is None else algorithm.name}"
            yield from (
                "pages/checksum" if has else "pages/no-checksum" for has in pages.has_checksum.tolist()
            )
