"""The features of a file: column types, C++ types, roles and forms of storage, read from its metadata."""

from __future__ import annotations

from collections.abc import Iterator

from rntuple_spec.column_types import COLUMN_TYPES, VALUE_TYPES
from rntuple_spec.constants import FieldFlag
from rntuple_spec.cpp_types import TYPES

from rntuple_construct.base.constants import ROLE_NAMES
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.compression.algorithms import algorithm_of_number
from rntuple_construct.format.generations import Generation
from rntuple_construct.format.generations.records import NOT_LISTED
from rntuple_construct.kit.files.grammar_introspection import content_of
from rntuple_construct.kit.files.parsed_file import ParsedFile
from rntuple_construct.kit.files.random_schemas import can_write
from rntuple_construct.kit.files.sparse_files import FileBytes
from rntuple_construct.model.schema.cpp_types import parse_type_name
from rntuple_construct.model.schema.specs import StreamerSpec
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader import open as open_file
from rntuple_construct.reader.ntuple import no_dropped_warnings

__all__ = ["features_of", "first_ntuple", "reachable_words", "words_of_file"]


def first_ntuple(data: FileBytes) -> str | None:
    """Path of the first RNTuple that the directories of a file list."""
    try:
        with open_file(data) as file:
            return next(iter(file.keys()), None)
    except RNTupleError:
        return None


def features_of(data: FileBytes, ntuple: str | None) -> tuple[str, ...]:
    """Return the features of an RNTuple as words such as ``column/SplitInt32``, ``type/std::vector``, ``role/collection``.

    Args:
        data: the file.
        ntuple: path of the RNTuple.

    Returns:
        the words, sorted; none if the RNTuple cannot be opened.
    """
    if ntuple is None:
        return ()
    try:
        with no_dropped_warnings(), open_file(data) as file:
            return tuple(sorted(set(_words(file[ntuple]))))
    except RNTupleError:
        return ()


def _words(ntuple: RNTuple) -> Iterator[str]:
    schema = ntuple.schema
    for field in schema.fields:
        record = field.record
        yield f"role/{ROLE_NAMES.get(record.role, 'unknown')}"
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
            if 0 < ntuple.metadata.max_key_size < pages.size.max(initial=0):
                yield "pages/spread"
            settings = pages.compression_settings
            if settings not in (0, NOT_LISTED):
                algorithm = algorithm_of_number(settings // 100)
                yield f"compression/{'unknown' if algorithm is None else algorithm.name}"
            yield from (
                "pages/checksum" if has else "pages/no-checksum" for has in pages.has_checksum.tolist()
            )


# Coverage of whole files

_LOCATOR_WORDS = {0: "locator/standard", 1: "locator/large"}


def words_of_file(data: bytes, ntuple: str | None = None) -> frozenset[str]:
    """Return the features of a file: :func:`features_of` each RNTuple, and those of storage.

    Args:
        data: the file.
        ntuple: path of the RNTuple; None for the first one.
    """
    name = ntuple or first_ntuple(data)
    base = ParsedFile(data, name)
    found = set(features_of(data, name))
    found.update(_words_of_trees(base))
    if len(base.names) > 1:
        found.add("file/several-ntuples")
    if name is not None and "/" in name:
        found.add("file/directories")
    # The last entry of the free list is not a gap.
    if len(base.free_entries) > 1:
        found.add("file/gap")
    if any(part.is_spread for part in base.parts.values()):
        found.add("envelope/spread")
    if any(part.envelope_type is not None and part.nbytes < len(part.data) for part in base.parts.values()):
        found.add("envelope/compressed")
    if any(part.envelope_type is not None and part.nbytes == len(part.data) for part in base.parts.values()):
        found.add("envelope/raw")
    return frozenset(found)


def _words_of_trees(base: ParsedFile) -> Iterator[str]:
    for place in base.places:
        value, name = place.value, place.path[-1] if place.path else ""
        if name == "trailing" and value:
            yield "frame/unknown-bytes"
        elif name == "locator":
            yield _LOCATOR_WORDS.get(value["kind"], "locator/other")
        elif name == "type_alias" and value:
            yield "field/alias"
        elif name == "description" and value:
            yield "text/description"
        elif name == "type_checksum":
            yield "field/type-checksum"
        elif name == "element_offset" and value < 0:
            yield "column/suppressed"
        elif name == "column_group_id":
            yield "clusters/sharded"
        elif name == "alias_columns" and content_of(value):
            yield "schema/alias-columns"
        elif name == "page_locations" and not content_of(value):
            yield "clusters/none-listed"
    if base.root.get("user_metadata"):
        yield "user-metadata"


def reachable_words(generation: Generation) -> frozenset[str]:
    """Return the features that files of a generation can have, by the tables of the format.

    What this package reads and does not write (SplitReal16, which ROOT cannot read) is not among them.
    """
    names = set()
    for name, row in VALUE_TYPES.items():
        if row.fundamental:
            names.add(f"type/{name}")
    names |= {f"type/{name}" for name in TYPES if generation.has_type(name)}
    written = {generation.default_column(name, True) for name in VALUE_TYPES}
    written |= {generation.default_column(name, False) for name in VALUE_TYPES}
    has_choice = {
        column_type
        for row in VALUE_TYPES.values()
        for column_type in (row.compressed, row.uncompressed, *row.alternatives)
        if column_type in generation.column_types.values()
    }
    names |= {f"column/{COLUMN_TYPES[column_type].name}" for column_type in written | has_choice}
    names |= {f"role/{role}" for role in ROLE_NAMES.values()}
    names |= set(_EVERYWHERE)
    if not can_write(generation, StreamerSpec("Event", checksum=1)):
        names.discard("role/streamer")
    if "max_key_size" not in generation.grammar.ANCHOR_MEMBERS.names:
        names.discard("envelope/spread")
    if "representation_index" not in generation.grammar.COLUMN.layout.names:
        names -= {"column/representations", "column/suppressed"}
    for word, has in (
        ("attribute-set", generation.has_attribute_sets),
        ("user-metadata", generation.has_user_metadata),
        ("clusters/sharded", generation.has_column_groups),
        ("locator/large", generation.has_large_locators),
    ):
        if has:
            names.add(word)
    return frozenset(names)


_EVERYWHERE = (
    "clusters/none", "clusters/several", "cluster-groups/several", "pages/several", "pages/checksum", "pages/no-checksum",
    "compression/zlib", "compression/lzma", "compression/lz4", "compression/zstd", "field/projected", "field/repetitive",
    "field/late", "column/deferred", "column/representations", "column/suppressed", "schema/extra-type-information",
    "schema/alias-columns", "field/alias", "text/description", "type/untyped", "locator/standard", "file/gap",
    "file/directories", "file/several-ntuples", "envelope/raw", "envelope/compressed", "envelope/spread",
    "frame/unknown-bytes",
)  # fmt: skip
