"""Valid RNTuple files from a seed or from the bytes of a fuzzer, with the entries that they hold."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timezone
from typing import Any

import numpy as np
from rntuple_spec.constants import DEFAULT_MAX_KEY_SIZE

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.generations import DEFAULT_GENERATION, Generation, writable_generation
from rntuple_construct.format.generations.records import UserMetadataEntry
from rntuple_construct.format.grammar.engine.frames import RecordFrame
from rntuple_construct.kit.files.choices import Choices, choices_of
from rntuple_construct.kit.files.grammar_introspection import format_path
from rntuple_construct.kit.files.parsed_file import ParsedFile
from rntuple_construct.kit.files.random_schemas import Drawn, can_write, draw_field
from rntuple_construct.kit.files.recipes import Recipe, Step, apply_recipe
from rntuple_construct.model.schema.cpp_types import FUNDAMENTAL_DTYPES
from rntuple_construct.model.schema.specs import FieldSpec, ProjectionSpec
from rntuple_construct.writer import FileWriter, WriteOptions, Writer, create_file

__all__ = ["SIZES", "Generated", "generate", "generate_file"]

_TIMESTAMP = datetime(2026, 1, 1, tzinfo=timezone.utc)
_WRITER = "rntuple-construct"

SIZES = {
    "tiny": (1, 1, 3),
    "small": (3, 2, 8),
    "deep": (3, 4, 8),
    "medium": (6, 3, 40),
    "large": (15, 4, 400),
}
"""Names of sizes, with the largest number of fields, levels of a field, and entries."""


@dataclass(frozen=True)
class Generated:
    """A valid file and its contents.

    Args:
        data: its bytes.
        ntuple: path of the RNTuple.
        rows: its entries, as library "py" gives them.
        generation: name of the generation.
        schema: what its fields were declared as, those added late included.
        user_metadata: its key-value pairs, in order.
    """

    data: bytes
    ntuple: str
    rows: list[dict[str, Any]]
    generation: str
    schema: dict[str, Any] = field(default_factory=dict)
    user_metadata: list[UserMetadataEntry] = field(default_factory=list)


@dataclass
class _NTupleDraft:
    """An RNTuple in the making."""

    choices: Choices
    generation: Generation
    limits: tuple[int, int, int]
    fields: dict[str, Drawn] = field(default_factory=dict)
    views: dict[str, tuple[str, Any]] = field(default_factory=dict)
    rows: list[dict[str, Any]] = field(default_factory=list)
    representations: dict[str, int] = field(default_factory=dict)
    user_metadata: list[UserMetadataEntry] = field(default_factory=list)
    names: int = 0
    is_sharded: bool = False

    def draw(self, is_compressed: bool) -> Drawn:
        return draw_field(
            self.choices,
            self.generation,
            depth=self.limits[1],
            is_compressed=is_compressed,
            names=self.names + 100 * len(self.fields),
        )


def generate(
    source: int | str | bytes | Choices, generation: str = DEFAULT_GENERATION.name, size: str = "small"
) -> bytes:
    """Make a valid RNTuple file; arguments and errors as for :func:`generate_file`."""
    return generate_file(source, generation, size).data


def generate_file(
    source: int | str | bytes | Choices,
    generation: str = DEFAULT_GENERATION.name,
    size: str = "small",
    *,
    names: int = 0,
) -> Generated:
    """Make a valid RNTuple file, and return its contents, too.

    Args:
        source: a seed, or bytes of a fuzzer. The same source makes the same file with every version of
            Python. Compressed parts depend on the compression libraries.
        generation: name of the generation: ``1.x``, ``rc2`` or ``rc1``.
        size: one of :data:`SIZES`.
        names: classes and enumerations are numbered after this number, for readers that know them by their
            names.

    Raises:
        SchemaError: there is no such size.
        UnsupportedError: there is no such generation, or it is not written.
    """
    if size not in SIZES:
        raise SchemaError(f"there is no size {size!r}", hint=", ".join(SIZES))
    choices = choices_of(source)
    plan = _NTupleDraft(choices, writable_generation(generation), SIZES[size], names=names)
    options = _options(plan)
    name = choices.pick(("Events", "ntpl", "dir/ntpl", "d1/d2/Events", "Größe"))
    out = io.BytesIO()
    with create_file(
        out, name="generated.root", timestamp=_TIMESTAMP, compression=choices.pick(_COMPRESSIONS)
    ) as file:
        if choices.chance(10):
            _neighbour(plan, file, choices.pick(("other", "d1/other")))
        schema = _header(plan, options)
        description = choices.pick(("", "", "some text", "x" * 300))
        with file.create(
            name, schema, options, generation=generation, writer=_WRITER, description=description
        ) as writer:
            _before(plan, writer)
            _fill(plan, file, writer, options)
            _after(plan, writer)
    specs = {name: drawn.spec for name, drawn in plan.fields.items()}
    data = _with_unknown_bytes(plan, out.getvalue()) if choices.chance(12) else out.getvalue()
    return Generated(data, name, plan.rows, generation, specs, plan.user_metadata)


_COMPRESSIONS = ("zstd:5", "none", "zstd:1", "lz4:4", "zlib:1", "lzma:1", "zlib:6")


def _options(plan: _NTupleDraft) -> WriteOptions:
    choices = plan.choices
    return WriteOptions.of_generation(
        plan.generation.name,
        compression=choices.pick(_COMPRESSIONS),
        page_size=choices.pick((1 << 20, 64, 16, 1)),
        page_checksums=not choices.chance(20),
        share_pages=not choices.chance(20),
        buffered=not choices.chance(20),
        max_key_size=choices.pick(
            (DEFAULT_MAX_KEY_SIZE, DEFAULT_MAX_KEY_SIZE, 0, 4000, 400 if plan.limits[2] < 10 else 1000)
        ),
        large_locators=choices.chance(15) and plan.generation.has_large_locators,
    )


def _header(plan: _NTupleDraft, options: WriteOptions) -> dict[str, Any]:
    """The fields of the header."""
    choices = plan.choices
    for number in range(choices.between(1, plan.limits[0])):
        _add_field(plan, f"x{number}", plan.draw(options.is_compressed))
    if choices.chance(15):
        first, second = choices.pick(
            (("SplitReal32", "Real32"), ("Real32", "Real16"), ("Real16", "SplitReal32"))
        )
        spec = FieldSpec.of("float", representations=[first, second])
        quarters = Drawn(spec, lambda chosen: float(chosen.below(64) - 32) / 4, 0.0)
        if can_write(plan.generation, spec, options.is_compressed):
            plan.fields["twofold"] = quarters
            plan.representations["twofold"] = 2
    views = _new_views(plan, "view") if choices.chance(20) else {}
    schema = {name: drawn.spec for name, drawn in plan.fields.items()}
    return schema | {name: spec for name, (_, spec) in views.items()}


def _add_field(plan: _NTupleDraft, name: str, drawn: Drawn) -> None:
    plan.fields[name] = drawn
    for row in plan.rows:
        row[name] = drawn.zero


def _new_views(plan: _NTupleDraft, name: str) -> dict[str, tuple[str, Any]]:
    """A projection of a vector, or of its size; empty without vectors."""
    simple = {f"std::vector<{name}>" for name in (*FUNDAMENTAL_DTYPES, "std::string")}
    vectors = [
        each for each, drawn in plan.fields.items() if isinstance(drawn.spec, str) and drawn.spec in simple
    ]
    if not vectors:
        vectors = [f"v{name}"]
        drawn = Drawn("std::vector<float>", lambda choices: [1.5] * choices.below(4), [])
        _add_field(plan, vectors[0], drawn)
    source = plan.choices.pick(vectors)
    types = (
        "ROOT::RNTupleCardinality<std::uint64_t>",
        "ROOT::RNTupleCardinality<std::uint32_t>",
        plan.fields[source].spec,
    )
    made = {name: (source, ProjectionSpec(plan.choices.pick(types), source))}
    plan.views |= made
    return made


def _neighbour(plan: _NTupleDraft, file: FileWriter, name: str) -> None:
    """Another RNTuple in the same file."""
    with file.create(name, {"y": "std::int32_t"}, generation=plan.generation.name, writer=_WRITER) as writer:
        writer.extend({"y": list(range(plan.choices.below(4)))})


def _before(plan: _NTupleDraft, writer: Writer) -> None:
    """Declare the schema before the first cluster."""
    choices, generation = plan.choices, plan.generation
    if generation.has_column_groups and choices.chance(30):
        names = list(plan.fields)
        half = choices.between(1, len(names))
        groups = [group for group in (names[:half], names[half:]) if group]
        writer.shard(groups)
        plan.is_sharded = True
    if generation.has_user_metadata and choices.chance(30):
        _add_user_metadata(plan, writer)


_INT64 = np.iinfo(np.int64)
_METADATA_VALUES: Mapping[int, Callable[[Choices], Any]] = {
    1: lambda choices: choices.integer(int(_INT64.min), int(_INT64.max)),
    2: lambda choices: choices.below(2) == 1,
    3: lambda choices: choices.real(8),
    4: Choices.text,
}


def _add_user_metadata(plan: _NTupleDraft, writer: Writer) -> None:
    """Another envelope of key-value pairs; keys may repeat."""
    contents = plan.choices.contents
    entries = []
    for _ in range(plan.choices.between(1, 4)):
        value_type = plan.choices.pick((*_METADATA_VALUES, *(-each for each in _METADATA_VALUES)))
        draw = _METADATA_VALUES[abs(value_type)]
        key = contents.pick(("a", "ROOT.b", "ü"))
        value = draw(contents) if value_type > 0 else [draw(contents) for _ in range(contents.below(4))]
        entries.append(UserMetadataEntry(key, value_type, value))
    writer.add_user_metadata(entries)
    plan.user_metadata += entries


def _fill(plan: _NTupleDraft, file: FileWriter, writer: Writer, options: WriteOptions) -> None:
    """Append entries in clusters, with new fields and representations on the way."""
    choices = plan.choices
    left = choices.between(0, plan.limits[2])
    attributes = None
    if plan.generation.has_attribute_sets and choices.chance(15):
        schema = {"a": "std::int32_t", **({"s": "std::string"} if choices.below(2) else {})}
        attributes = writer.attribute_set("Attributes", schema)
    late = 0
    while left > 0:
        count = choices.between(1, left)
        left -= count
        _extend(plan, writer, count)
        if attributes is not None and choices.below(2):
            values = {"a": choices.below(100), **({"s": "text"} if "s" in schema else {})}
            attributes.append(len(plan.rows) - count, count, **values)
        ending = choices.below(4)
        if ending == 1:
            writer.flush_cluster()
        elif ending == 2:
            writer.commit_cluster_group()
        if ending in (1, 2):
            _between_clusters(plan, file, writer)
        if late < 3 and choices.chance(15) and not plan.is_sharded:
            late += 1
            drawn = plan.draw(options.is_compressed)
            writer.add_fields({f"late{late}": drawn.spec})
            _add_field(plan, f"late{late}", drawn)
    if choices.chance(8):
        writer.commit_cluster_group()


def _extend(plan: _NTupleDraft, writer: Writer, count: int) -> None:
    contents = plan.choices.contents
    rows = [{name: drawn.value(contents) for name, drawn in plan.fields.items()} for _ in range(count)]
    writer.extend(rows)
    plan.rows += rows


def _between_clusters(plan: _NTupleDraft, file: FileWriter, writer: Writer) -> None:
    choices = plan.choices
    for name, known in plan.representations.items():
        if choices.chance(50):
            writer.select_representation(name, choices.below(known))
    plain = [name for name, drawn in plan.fields.items() if drawn.spec == "double"]
    if plain and not plan.generation.has_column_groups and choices.chance(30):
        name = choices.pick(plain)
        writer.add_representation(name, "Real64")
        plan.representations[name] = plan.representations.get(name, 1) + 1
    if choices.chance(8):
        file.leave_gap(choices.pick((8, 100, 1000)))


def _after(plan: _NTupleDraft, writer: Writer) -> None:
    choices = plan.choices
    if choices.chance(8):
        # What ROOT stores there begins with a list of no classes.
        writer.add_extra_type_info(b"\x40\x00\x00\x02\x00\x05")
    views = dict(plan.views)
    if choices.chance(8) and plan.fields and not views and not plan.is_sharded:
        known = set(plan.fields)
        added = _new_views(plan, "lateview")
        for name in set(plan.fields) - known:
            writer.add_fields({name: plan.fields[name].spec})
        writer.add_fields({name: spec for name, (_, spec) in added.items()})
    if plan.generation.has_user_metadata and choices.chance(20):
        _add_user_metadata(plan, writer)
    for row in plan.rows:
        for name, (source, spec) in plan.views.items():
            row[name] = len(row[source]) if "Cardinality" in spec.type else row[source]


def _with_unknown_bytes(plan: _NTupleDraft, data: bytes) -> bytes:
    """The file with bytes of later versions after some of its records, which readers must ignore."""
    base = ParsedFile(data)
    frames = [place for place in base.places if isinstance(place.layout, RecordFrame)]
    steps = [
        Step(
            "extend",
            format_path(plan.choices.pick(frames).path),
            plan.choices.bytes(plan.choices.pick((1, 8, 20))),
        )
        for _ in range(plan.choices.between(1, 3))
        if frames
    ]
    return apply_recipe(base, Recipe(tuple(steps)), lenient=True)
