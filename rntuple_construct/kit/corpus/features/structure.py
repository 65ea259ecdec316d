"""Features of how entries lie in a file: clusters, pages, compression, representations, late fields, projections, directories."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rntuple_construct.base.tables import read_table
from rntuple_construct.kit.corpus.features.model import (
    NTUPLE,
    WRITER,
    Feature,
    Fill,
    Row,
    column,
    column_of_table,
    feature,
    new_file,
)
from rntuple_construct.kit.corpus.spelling import value_of_table
from rntuple_construct.writer import (
    ClassSpec,
    FieldSpec,
    ProjectionSpec,
    WriteOptions,
    Writer,
)

_TABLE = read_table(Path(__file__).with_suffix(".toml"))
SCHEMA = {"x": "std::int32_t", "v": "std::vector<float>"}
ENTRIES = [{"x": i, "v": [float(i)] * (i % 3)} for i in range(10)]
MANY = [{"x": i, "v": [float(i)] * (i % 7)} for i in range(300)]
RANDOM = [
    {"x": int.from_bytes(hashlib.sha256(str(number).encode()).digest()[:4], "little") >> 1}
    for number in range(500)
]
"""Numbers that look random, and are the same with every version of every library."""


def in_clusters(*sizes: int) -> Fill:
    """Fill clusters of the given sizes."""

    def fill(writer: Writer, rows: Sequence[Row]) -> None:
        position = 0
        for size in sizes:
            writer.extend(rows[position : position + size])
            writer.flush_cluster()
            position += size

    return fill


def in_groups(writer: Writer, rows: Sequence[Row]) -> None:
    """Fill cluster groups of one entry."""
    for row in rows:
        writer.extend([row])
        writer.commit_cluster_group()


CLUSTERS = [
    feature("one cluster, one page per column", SCHEMA, ENTRIES),
    feature("several clusters", SCHEMA, ENTRIES, fill=in_clusters(3, 4, 3)),
    feature("clusters of one entry", SCHEMA, ENTRIES, fill=in_clusters(*[1] * 10)),
    feature("several cluster groups", SCHEMA, ENTRIES, fill=in_groups),
    feature("no entries", SCHEMA, []),
    feature("no fields", {}, []),
    *(
        column_of_table(title, row, fill=in_clusters(*row["clusters"]))
        for title, row in _TABLE["clusters"].items()
    ),
]


def small_pages(title: str, spec: Any, values: Sequence[Any], page_size: int = 64) -> Feature:
    """A column of several pages."""
    return column(title, spec, values, options=WriteOptions(page_size=page_size))


PAGES = [
    feature("several pages in a column", SCHEMA, MANY, options=WriteOptions(page_size=64)),
    small_pages("bits in several pages", "bool", [i % 3 == 0 for i in range(3000)]),
    small_pages(
        "Real32Trunc:13 in several pages", FieldSpec.of("float", encoding="Real32Trunc:13"),
        [float(i % 8) for i in range(80)],
    ),
    small_pages(
        "Real32Quant:5 in several pages", FieldSpec.of("double", encoding="Real32Quant:5:0..31"),
        [float(i % 32) for i in range(500)],
    ),
    small_pages("std::bitset in several pages", "std::bitset<9>", [[j == i % 9 for j in range(9)] for i in range(300)]),
    small_pages("std::string across pages", "std::string", [chr(97 + i % 26) * (i % 11) for i in range(200)]),
    small_pages("a string longer than a page", "std::string", ["a" * 500, "", "b" * 500], 16),
    small_pages(
        "std::variant in several pages", "std::variant<std::int32_t,std::string>",
        [i if i % 3 else str(i) for i in range(200)],
    ),
    small_pages("std::array across pages", "std::array<std::int32_t,5>", [[i, 0, i, 1, i] for i in range(100)]),
    feature("pages without checksums", SCHEMA, ENTRIES, options=WriteOptions(page_checksums=False)),
    feature("page by page, unbuffered", SCHEMA, MANY, options=WriteOptions(buffered=False, page_size=64)),
    feature("equal pages shared", {"x": "float", "y": "float"}, [{"x": 1.5, "y": 1.5}] * 20),
    feature(
        "equal pages not shared", {"x": "float", "y": "float"}, [{"x": 1.5, "y": 1.5}] * 20,
        options=WriteOptions(share_pages=False),
    ),
]  # fmt: skip


NUM_IN_TWO_BLOCKS = 1000
NUM_REPEATS = 180
"""Strings, and repetitions of 95 characters in each: more bytes than one compressed block, which readers list faster than as
many numbers."""


def in_two_blocks(algorithm: str) -> Feature:
    """A page of characters whose compressed form takes two blocks."""

    def text(number: int) -> str:
        return "".join(chr(32 + (number + position) % 95) for position in range(95)) * NUM_REPEATS

    def write(target: Any, compression: str | None = None) -> None:
        options = WriteOptions(compression=algorithm, page_size=1 << 25)
        with (
            new_file(target) as file,
            file.create(
                NTUPLE, {"x": "std::string"}, options, compression=compression, writer=WRITER
            ) as writer,
        ):
            writer.extend({"x": list(map(text, range(NUM_IN_TWO_BLOCKS)))})

    rows = [{"x": text(number)} for number in range(3)]
    return Feature(title=f"two compressed blocks in a page, {algorithm}", rows=rows, write=write, is_cut=True)


COMPRESSIONS = ["none", "zlib:1", "zlib:9", "lzma:1", "lzma:9", "lz4:1", "lz4:9", "zstd:1", "zstd:9"]
COMPRESSION = [
    *(
        feature(f"compression {name}", SCHEMA, MANY, options=WriteOptions(compression=name))
        for name in COMPRESSIONS
    ),
    feature("pages that do not shrink", {"x": "std::int32_t"}, RANDOM),
    *(in_two_blocks(name) for name in ("zlib:1", "lzma:1", "lz4:1", "zstd:1")),
]

TWO_REPRESENTATIONS = FieldSpec.of("float", representations=["SplitReal32", "Real16"])
REALS = [{"x": value} for value in (0.0, -1.5, 0.25, 1.0)]


def with_representations(writer: Writer, rows: Sequence[Row]) -> None:
    """Fill clusters of one entry, in two representations by turns."""
    for index, row in enumerate(rows):
        writer.select_representation("x", index % 2)
        writer.extend([row])
        writer.flush_cluster()


def with_late_representations(path: str, *encodings: str, again: bool = False) -> Fill:
    """Add representations to a field, each after one more entry; ``again`` ends with the first one."""

    def fill(writer: Writer, rows: Sequence[Row]) -> None:
        for number, encoding in enumerate(encodings, 1):
            writer.extend(rows[number - 1 : number])
            writer.flush_cluster()
            writer.add_representation(path, encoding)
        last = len(rows) - again
        writer.extend(rows[len(encodings) : last])
        writer.flush_cluster()
        if again:
            writer.select_representation(path, 0)
        writer.extend(rows[last:])

    return fill


REPRESENTATIONS = [
    feature("two representations, only one used", {"x": TWO_REPRESENTATIONS}, REALS),
    feature(
        "two representations, one suppressed in each cluster", {"x": TWO_REPRESENTATIONS}, REALS,
        fill=with_representations,
    ),
    feature("representation added later", {"x": "float"}, REALS, fill=with_late_representations("x", "Real16")),
    *(
        column_of_table(
            title, row, may_be_refused=True,
            fill=with_late_representations(row["path"], *row["encodings"], again=row.get("again", False)),
        )
        for title, row in _TABLE["representations"].items()
    ),
]  # fmt: skip


def late_field(kind: str, clusters: bool) -> Feature:
    """A field added after two entries, within a cluster or after it."""
    row = _TABLE["late"][kind]
    values = [value_of_table(value) for value in (row["before"], row["before"], *row["values"])]
    rows: list[Row] = [{"x": i, "y": value} for i, value in enumerate(values)]

    def fill(writer: Writer, rows: Sequence[Row]) -> None:
        writer.extend([{"x": row["x"]} for row in rows[:2]])
        if clusters:
            writer.flush_cluster()
        writer.add_fields({"y": row["type"]})
        writer.extend(rows[2:])

    where = "at the start of a cluster" if clusters else "within a cluster"
    return feature(f"field added later {where}: {kind}", {"x": "std::int32_t"}, rows, fill=fill)


def with_late_projection(writer: Writer, rows: Sequence[Row]) -> None:
    """Add a projected field after the last entry."""
    writer.extend([{"x": row["x"]} for row in rows])
    writer.add_projected_field("y", "std::vector<float>", "x")


MUONS = [[{"pt": 1.0, "q": 1}, {"pt": 2.0, "q": -1}], [], [{"pt": 3.0, "q": 1}]]
MUON = {"Muon": ClassSpec("Muon", {"pt": "float", "q": "std::int8_t"}, checksum=1)}
EXTENSIONS = [
    *(late_field(kind, clusters) for clusters in (False, True) for kind in _TABLE["late"]),
    feature(
        "projected field: member of a collection",
        {
            "muons": "std::vector<Muon>",
            "pt": ProjectionSpec("std::vector<float>", "muons", {"_0": "muons._0.pt"}),
        },
        [{"muons": muons, "pt": [muon["pt"] for muon in muons]} for muons in MUONS],
        given=[{"muons": muons} for muons in MUONS], classes=MUON,
    ),
    feature(
        "projected field: member of a record",
        {"p": "std::pair<std::int32_t,float>", "y": ProjectionSpec("float", "p._1")},
        [{"p": {"_0": 1, "_1": 2.0}, "y": 2.0}], given=[{"p": {"_0": 1, "_1": 2.0}}],
    ),
    *(
        feature(
            f"projected field: ROOT::RNTupleCardinality, {bits} bits",
            {"v": "std::vector<float>", "n": ProjectionSpec(f"ROOT::RNTupleCardinality<std::uint{bits}_t>", "v")},
            [{"v": [1.0, 2.0], "n": 2}, {"v": [], "n": 0}, {"v": [3.0], "n": 1}],
            given=[{"v": [1.0, 2.0]}, {"v": []}, {"v": [3.0]}], fill=in_clusters(2, 1),
        )
        for bits in (32, 64)
    ),
    feature(
        "projected field added later", {"x": "std::vector<float>"},
        [{"x": [1.0], "y": [1.0]}, {"x": [], "y": []}], fill=with_late_projection,
    ),
]  # fmt: skip


def with_streamer_info(writer: Writer, rows: Sequence[Row]) -> None:
    """Add extra type information."""
    writer.add_extra_type_info(b"\x40\x00\x00\x02\x00\x05")
    writer.extend(rows)


def with_attributes(writer: Writer, rows: Sequence[Row]) -> None:
    """Attach one range to all entries."""
    attributes = writer.attribute_set("Attributes", {"a": "std::int32_t"})
    writer.extend(rows)
    attributes.append(0, len(rows), a=3)


REFUSED = frozenset({"RNT-FEA-002", "RNT-FEA-003"})
METADATA = [
    feature("linked attribute set, beside the entries", SCHEMA, ENTRIES, fill=with_attributes),
    feature("extra type information, beside the entries", SCHEMA, ENTRIES, fill=with_streamer_info),
    feature(
        "descriptions of RNTuple and fields", {"x": FieldSpec.of("float", description="energy")}, REALS,
        description="some text",
    ),
    feature("names beyond ASCII", {"größe": "float", "µ": "float"}, [{"größe": 1.0, "µ": 2.0}]),
    feature("names with colons and brackets", {"a:b": "float", "c[0]": "float"}, [{"a:b": 1.0, "c[0]": 2.0}]),
    feature("1000 fields", {f"f{i}": "float" for i in range(1000)}, [{f"f{i}": float(i) for i in range(1000)}]),
    feature("Large locators", SCHEMA, ENTRIES, options=WriteOptions(large_locators=True)),
    feature(
        "envelopes split by Max Key Size", {f"f{i}": "float" for i in range(20)},
        [{f"f{i}": float(i) for i in range(20)}],
        options=WriteOptions(max_key_size=200, compression="none"),
    ),
    feature("no Max Key Size", SCHEMA, ENTRIES, options=WriteOptions(max_key_size=0)),
    feature("unknown feature flag 5", {"x": "float"}, REALS, feature_flags=[5], is_refused=True, notes=REFUSED),
    feature("unknown feature flag 137", {"x": "float"}, REALS, feature_flags=[137], is_refused=True, notes=REFUSED),
]  # fmt: skip


def several_ntuples(target: Any, compression: str | None = None) -> None:
    """Three RNTuples that grow at the same time."""
    with new_file(target, compression) as file:
        writers = [
            file.create(name, SCHEMA, compression=compression, writer=WRITER)
            for name in ("first", "second", "third")
        ]
        for start in (0, 5):
            for writer in writers:
                writer.extend(ENTRIES[start : start + 5])
                writer.flush_cluster()


def with_gap(
    target: Any, compression: str | None = None, *, nbytes: int = 1000, durable: bool = True
) -> None:
    """An RNTuple around a free segment."""
    with (
        new_file(target, compression, durable=durable) as file,
        file.create(NTUPLE, SCHEMA, compression=compression, writer=WRITER) as writer,
    ):
        writer.extend(ENTRIES[:5])
        writer.flush_cluster()
        file.leave_gap(nbytes)
        writer.extend(ENTRIES[5:])


def by_several_contexts(target: Any, compression: str | None = None) -> None:
    """Clusters of two contexts that are filled at the same time."""
    with (
        new_file(target, compression) as file,
        file.create_parallel(NTUPLE, SCHEMA, compression=compression, writer=WRITER) as writer,
        writer.fill_context() as first,
        writer.fill_context() as second,
    ):
        first.extend(ENTRIES[:4])
        second.extend(ENTRIES[4:7])
        first.flush_cluster()
        second.flush_cluster()
        first.extend(ENTRIES[7:])


def in_directory(target: Any, compression: str | None = None) -> None:
    """An RNTuple two directories deep, with a neighbour of the same name above it."""
    with new_file(target, compression) as file:
        with file.create("ntpl", {"y": "float"}, compression=compression, writer=WRITER) as writer:
            writer.extend([{"y": 1.0}])
        with file.create("d1/d2/ntpl", SCHEMA, compression=compression, writer=WRITER) as writer:
            writer.extend(ENTRIES)


# A gap of 5 GB takes no space where the file system knows sparse files.
beyond_two_gigabytes = partial(with_gap, nbytes=5_000_000_000, durable=False)
FILES = [
    Feature(title="several RNTuples in a file", rows=ENTRIES, write=several_ntuples, ntuple="second"),
    Feature(title="RNTuple in a directory", rows=ENTRIES, write=in_directory, ntuple="d1/d2/ntpl"),
    Feature(title="free segment between the clusters", rows=ENTRIES, write=with_gap),
    Feature(title="filled by several contexts", rows=ENTRIES, write=by_several_contexts),
    Feature(title="file of more than 2 GiB", rows=ENTRIES, write=beyond_two_gigabytes),
]

DRAFTS = [
    feature(f"release candidate {number}", SCHEMA, ENTRIES, generation=f"rc{number}") for number in (1, 2)
]

STRUCTURES = {
    "Clusters": CLUSTERS,
    "Pages": PAGES,
    "Compression": COMPRESSION,
    "Column representations": REPRESENTATIONS,
    "Schema extension and projected fields": EXTENSIONS,
    "Metadata": METADATA,
    "Files": FILES,
    "Drafts of the format": DRAFTS,
}
