"""What the format has, one small RNTuple each, and how far the other readers come with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rntuple_construct.writer import (
    ClassSpec,
    CollectionSpec,
    EnumSpec,
    FieldSpec,
    ProjectionSpec,
    SoASpec,
    StreamerSpec,
    WriteOptions,
    Writer,
    create,
)

NAN_FREE_FLOATS = [0.0, -1.5, 3.25, 1e10]


@dataclass(frozen=True)
class Feature:
    """One RNTuple called ``ntpl`` with the entries ``rows``.

    Args:
        title: what it shows.
        schema: its fields.
        rows: its entries, as this package reads them back.
        classes: specs of classes.
        options: how it is written.
        fill: fills the writer; by default all rows at once.
        given: what is passed to the writer where that is not what is read back.
        uproot: why uproot cannot read it, or empty.
        jsroot: why JSROOT cannot read it, or empty.
    """

    title: str
    schema: Mapping[str, Any]
    rows: list[dict[str, Any]]
    classes: Mapping[str, Any] = field(default_factory=dict)
    options: WriteOptions = field(default_factory=WriteOptions)
    fill: Callable[[Writer, list[dict[str, Any]]], None] | None = None
    given: list[dict[str, Any]] | None = None
    uproot: str = ""
    jsroot: str = ""

    def write(self, path: Path) -> None:
        """Write the file."""
        rows = self.rows if self.given is None else self.given
        with create(path, "ntpl", self.schema, self.options, classes=self.classes) as writer:
            if self.fill is None:
                writer.extend(rows)
            else:
                self.fill(writer, rows)


def column(name: str, spec: Any, values: list[Any], **arguments: Any) -> Feature:
    """A feature of one field ``x``."""
    given = arguments.pop("given", None)
    return Feature(
        name, {"x": spec}, [{"x": value} for value in values],
        given=None if given is None else [{"x": value} for value in given], **arguments,
    )  # fmt: skip


TRACK = ClassSpec("Track", {"fEnergy": "float", "fIds": "std::vector<int>"}, checksum=0x12345678)
BASE = ClassSpec("Base", {"b": "std::int32_t"}, version=3, checksum=1)
DERIVED = ClassSpec("Derived", {"d": "double"}, bases=["Base"], checksum=0xFFFFFFFF)
COLOR = EnumSpec("Color", "unsigned char")
STREAMED = bytes.fromhex("40000006000100000007")

TYPES = [
    column("bool", "bool", [True, False, True]),
    column("char", "char", ["a", "\0", "z"]),
    column("std::byte", "std::byte", [0, 1, 255]),
    column("std::int8_t", "std::int8_t", [-128, 0, 127]),
    column("std::uint8_t", "std::uint8_t", [0, 128, 255]),
    column("std::int16_t", "std::int16_t", [-(2**15), 0, 2**15 - 1]),
    column("std::uint16_t", "std::uint16_t", [0, 1, 2**16 - 1]),
    column("std::int32_t", "std::int32_t", [-(2**31), -1, 2**31 - 1]),
    column("std::uint32_t", "std::uint32_t", [0, 1, 2**32 - 1]),
    column("std::int64_t", "std::int64_t", [-(2**63), -1, 2**63 - 1]),
    column("std::uint64_t", "std::uint64_t", [0, 1, 2**64 - 1]),
    column("float", "float", [0.0, -1.5, 3.25, float("inf")]),
    column("double", "double", [0.0, -1.5, 0.1, 1e300]),
    column("Double32_t", "Double32_t", [0.0, -1.5, 0.25]),
    column("std::string", "std::string", ["", "abc", "x"]),
    column("std::string (UTF-8)", "std::string", ["é", "中文"], jsroot="takes each byte for a character"),
    column("std::vector", "std::vector<float>", [[], [1.0, 2.0], [3.0]]),
    column("std::vector of std::vector", "std::vector<std::vector<std::int16_t>>", [[], [[1], []], [[2, 3]]]),
    column("std::vector<bool>", "std::vector<bool>", [[], [True, False, True]]),
    column("std::vector<std::string>", "std::vector<std::string>", [["a", ""], [], ["bc"]]),
    column(
        "ROOT::VecOps::RVec",
        "ROOT::RVec<double>",
        [[], [1.0]],
        jsroot="shows the offsets of collections that are not std:: types",
    ),
    column("std::array", "std::array<float,3>", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]),
    column("std::array of std::array", "int[2][3]", [[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [0, 0, 1]]]),
    column("std::array of std::string", "std::array<std::string,2>", [["a", ""], ["b", "cd"]]),
    column("std::vector of std::array", "std::vector<std::array<float,2>>", [[], [[1.0, 2.0], [3.0, 4.0]]]),
    column("std::bitset", "std::bitset<10>", [[bool(i % 3) for i in range(10)], [False] * 9 + [True]]),
    column("std::pair", "std::pair<std::string,float>", [{"_0": "a", "_1": 1.0}, {"_0": "", "_1": 2.0}]),
    column("std::tuple", "std::tuple<int,float,bool>", [{"_0": 1, "_1": 1.5, "_2": True}]),
    column(
        "std::optional",
        "std::optional<float>",
        [None, 1.5, None, 2.5],
        jsroot="shows the offsets of collections that are not std:: types",
    ),
    column(
        "std::unique_ptr",
        "std::unique_ptr<float>",
        [None, 1.5, None, 2.5],
        uproot="gives lists of 0 or 1 elements",
        jsroot="shows the offsets of collections that are not std:: types",
    ),
    column("std::set", "std::set<std::int32_t>", [[], [1, 2]]),
    column("std::unordered_set", "std::unordered_set<std::int32_t>", [[], [1, 2]]),
    column("std::multiset", "std::multiset<std::int32_t>", [[], [1, 1]]),
    column("std::unordered_multiset", "std::unordered_multiset<std::int32_t>", [[], [1, 1]]),
    column("std::map", "std::map<std::string,float>", [[], [{"_0": "a", "_1": 1.0}, {"_0": "b", "_1": 2.0}]]),
    column("std::unordered_map", "std::unordered_map<std::int32_t,float>", [[], [{"_0": 5, "_1": 1.0}]]),
    column("std::multimap", "std::multimap<std::int32_t,float>", [[], [{"_0": 5, "_1": 1.0}] * 2]),
    column(
        "std::unordered_multimap", "std::unordered_multimap<std::int32_t,float>", [[], [{"_0": 5, "_1": 1.0}]]
    ),
    column("std::variant", "std::variant<std::int32_t,std::string>", [1, "a", "b", 2, ""]),
    column("std::variant, valueless", "std::variant<std::int32_t,std::string>", [1, None, "b"]),
    column(
        "std::variant in std::vector",
        "std::vector<std::variant<std::int32_t,std::string>>",
        [[1, "a"], [], ["b"]],
    ),
    column("std::atomic", "std::atomic<std::int32_t>", [1, -2]),
    column("enum", "Color", [0, 1, 255], classes={"Color": COLOR}, jsroot="does not know enumerations"),
    column(
        "class",
        "Track",
        [{"fEnergy": 1.5, "fIds": [1, 2]}, {"fEnergy": 2.5, "fIds": []}],
        classes={"Track": TRACK},
    ),
    column(
        "std::vector of class",
        "std::vector<Track>",
        [[], [{"fEnergy": 1.5, "fIds": [1, 2]}]],
        classes={"Track": TRACK},
    ),
    column(
        "class with base class",
        "Derived",
        [{":_0": {"b": 1}, "d": 0.5}],
        classes={"Derived": DERIVED, "Base": BASE},
        uproot="merges the members of base classes into the class",
    ),
    column(
        "empty class",
        "Empty",
        [{}, {}],
        classes={"Empty": ClassSpec("Empty", checksum=5)},
        jsroot="does not know classes without members",
    ),
    column(
        "class with collection proxy",
        CollectionSpec("MyCollection<float>", "float"),
        [[], [1.0, 2.0]],
        jsroot="shows the offsets of collections that are not std:: types",
    ),
    column(
        "SoA class",
        SoASpec("TrackSoA", TRACK, checksum=9),
        [[], [{"fEnergy": 1.5, "fIds": [1, 2]}]],
        jsroot="shows the offsets of collections that are not std:: types",
    ),
    column(
        "streamer field",
        StreamerSpec("Streamed", checksum=7),
        [STREAMED, b""],
        uproot="does not read streamer fields",
        jsroot="needs the streamer info of the class",
    ),
    column(
        "untyped record",
        {"a": "float", "b": "std::vector<int>"},
        [{"a": 1.0, "b": [1]}, {"a": 2.0, "b": []}],
        jsroot="does not know untyped records",
    ),
    column(
        "untyped collection",
        [{"a": "float", "b": "int"}],
        [[], [{"a": 1.0, "b": 1}, {"a": 2.0, "b": 2}]],
        jsroot="shows the offsets of collections that are not std:: types",
    ),
    column(
        "untyped collection of numbers",
        ["float"],
        [[], [1.0, 2.0]],
        jsroot="shows the offsets of collections that are not std:: types",
    ),
]

VALUES = [0.0, -1.5, 0.25, 1.0]


def encoded(encoding: str, spec: str, values: list[Any], **arguments: Any) -> Feature:
    """A field with a chosen column encoding."""
    return column(f"{spec} as {encoding}", FieldSpec.of(spec, encoding=encoding), values, **arguments)


ENCODINGS = [
    *(encoded(name, "float", VALUES) for name in ("Real32", "SplitReal32", "Real16", "SplitReal16")),
    encoded("Real32Trunc:16", "float", VALUES),
    encoded("Real32Trunc:10", "float", [1.0, -1.5], given=[1.0, -1.6]),
    encoded("Real32Trunc:31", "float", VALUES),
    encoded("Real32Quant:8:-2..2", "float", [-2.0, 2.0]),
    encoded("Real32Quant:1:0..1", "float", [0.0, 1.0, 1.0], given=[0.0, 1.0, 0.75]),
    encoded("Real32Quant:32:-2..2", "float", [-2.0, 2.0], jsroot="overflows at 32 bits"),
    *(
        encoded(name, "double", VALUES)
        for name in ("Real64", "SplitReal64", "Real32", "SplitReal32", "Real16")
    ),
    encoded("Real32Trunc:20", "double", VALUES),
    encoded("Real32Quant:20:-2..2", "double", [-2.0, 2.0]),
    *(
        encoded(f"{split}{sign}{bits}", f"std::{sign.lower()}{bits}_t", [0, 1, (1 << (bits - 2)) + 3])
        for bits in (16, 32, 64)
        for sign in ("Int", "UInt")
        for split in ("", "Split")
        if bits < 64
    ),
    encoded("Int64", "std::int64_t", [0, -1, 2**40]),
    encoded("UInt64", "std::uint64_t", [0, 1, 2**40]),
    *(
        encoded(name, "std::vector<std::int8_t>", [[], [1, 2], [3]])
        for name in ("Index32", "SplitIndex32", "Index64", "SplitIndex64")
    ),
    column(
        "std::string as Index32, Char",
        FieldSpec.of("std::string", encoding=("Index32", "Char")),
        ["a", "", "bc"],
    ),
    encoded("Real16", "std::vector<std::array<float,2>>", [[], [[0.5, 1.0]]]),
]


def in_clusters(*sizes: int) -> Callable[[Writer, list[dict[str, Any]]], None]:
    """Fill clusters of the given sizes."""

    def fill(writer: Writer, rows: list[dict[str, Any]]) -> None:
        position = 0
        for size in sizes:
            writer.extend(rows[position : position + size])
            writer.flush_cluster()
            position += size

    return fill


def in_groups(writer: Writer, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        writer.extend([row])
        writer.commit_cluster_group()


def with_representations(writer: Writer, rows: list[dict[str, Any]]) -> None:
    for index, row in enumerate(rows):
        writer.select_representation("x", index % 2)
        writer.extend([row])
        writer.flush_cluster()


def with_late_representation(writer: Writer, rows: list[dict[str, Any]]) -> None:
    writer.extend(rows[:1])
    writer.flush_cluster()
    writer.add_representation("x", "Real16")
    writer.extend(rows[1:])
    writer.flush_cluster()
    writer.select_representation("x", 0)
    writer.extend(rows[:0])


def with_late_fields(writer: Writer, rows: list[dict[str, Any]]) -> None:
    """The second entry is the first one of the new fields; all is in one cluster."""
    writer.extend([{"x": rows[0]["x"]}])
    writer.add_fields(LATE_FIELDS)
    writer.extend(rows[1:])


def with_late_fields_in_a_later_cluster(writer: Writer, rows: list[dict[str, Any]]) -> None:
    writer.extend([{"x": rows[0]["x"]}])
    writer.flush_cluster()
    writer.extend([{"x": rows[1]["x"]}])
    writer.add_fields(LATE_FIELDS)
    writer.extend(rows[2:3])
    writer.flush_cluster()
    writer.extend(rows[3:])


LATE_FIELDS = {
    "f": "float", "v": "std::vector<float>", "s": "std::string", "a": "std::array<std::int32_t,2>",
    "r": {"y": "std::uint8_t"}, "o": "std::variant<bool,float>",
}  # fmt: skip
LATE_DEFAULTS = {"f": 0.0, "v": [], "s": "", "a": [0, 0], "r": {"y": 0}, "o": None}
LATE_VALUES = [
    {"f": 1.5, "v": [1.0, 2.0], "s": "ab", "a": [1, 2], "r": {"y": 3}, "o": 0.5},
    {"f": 2.5, "v": [], "s": "c", "a": [3, 4], "r": {"y": 4}, "o": True},
]


def with_projections(writer: Writer, rows: list[dict[str, Any]]) -> None:
    writer.extend([{"muons": row["muons"]} for row in rows])


def with_late_projection(writer: Writer, rows: list[dict[str, Any]]) -> None:
    writer.extend([{"x": row["x"]} for row in rows])
    writer.add_projected_field("y", "std::vector<float>", "x")


def with_streamer_info(writer: Writer, rows: list[dict[str, Any]]) -> None:
    writer.add_extra_type_info(b"\x40\x00\x00\x02\x00\x05")
    writer.extend(rows)


MUONS = [[{"pt": 1.0, "q": 1}, {"pt": 2.0, "q": -1}], [], [{"pt": 3.0, "q": 1}]]
INTEGERS = [{"x": i, "v": [float(i)] * (i % 3)} for i in range(10)]
INTEGER_SCHEMA = {"x": "std::int32_t", "v": "std::vector<float>"}
TWO_REPRESENTATIONS = FieldSpec.of("float", representations=["SplitReal32", "Real16"])

STRUCTURES = [
    Feature("several clusters", INTEGER_SCHEMA, INTEGERS, fill=in_clusters(3, 4, 3)),
    Feature(
        "several pages in a column",
        INTEGER_SCHEMA,
        [{"x": i, "v": [float(i)] * 5} for i in range(200)],
        options=WriteOptions(page_size=64),
    ),
    column(
        "std::variant in several clusters",
        "std::variant<std::int32_t,std::string>",
        [1, "a", 2, "b"],
        fill=in_clusters(2, 2),
        uproot="counts the indices of variants over all clusters",
        jsroot="counts the indices of variants over all clusters",
    ),
    Feature(
        "several cluster groups",
        INTEGER_SCHEMA,
        INTEGERS,
        fill=in_groups,
        jsroot="reads only the first cluster group",
    ),
    Feature("pages without checksums", INTEGER_SCHEMA, INTEGERS, options=WriteOptions(page_checksums=False)),
    Feature("page by page, unbuffered", INTEGER_SCHEMA, INTEGERS, options=WriteOptions(buffered=False)),
    Feature("equal pages shared", {"x": "float", "y": "float"}, [{"x": 1.5, "y": 1.5}] * 20),
    Feature(
        "equal pages not shared",
        {"x": "float", "y": "float"},
        [{"x": 1.5, "y": 1.5}] * 20,
        options=WriteOptions(share_pages=False),
    ),
    Feature(
        "Large locators",
        INTEGER_SCHEMA,
        INTEGERS,
        options=WriteOptions(large_locators=True),
        jsroot="refuses locators that are not standard",
    ),
    Feature(
        "envelopes split by Max Key Size",
        {f"field{i}": "float" for i in range(20)},
        [{f"field{i}": float(i) for i in range(20)}],
        options=WriteOptions(max_key_size=200, compression="none"),
        uproot="does not know blobs of several keys",
        jsroot="does not know blobs of several keys",
    ),
    Feature("no Max Key Size", INTEGER_SCHEMA, INTEGERS, options=WriteOptions(max_key_size=0)),
    Feature(
        "two representations, one suppressed in each cluster",
        {"x": TWO_REPRESENTATIONS},
        [{"x": value} for value in VALUES],
        fill=with_representations,
        jsroot="does not know suppressed columns",
    ),
    Feature(
        "representation added later",
        {"x": "float"},
        [{"x": value} for value in VALUES],
        fill=with_late_representation,
        uproot="does not know columns that are deferred and suppressed",
        jsroot="does not know suppressed columns",
    ),
    Feature(
        "fields added within a cluster",
        {"x": "std::int32_t"},
        [{"x": 0, **LATE_DEFAULTS}, *({"x": i, **values} for i, values in enumerate(LATE_VALUES, 1))],
        fill=with_late_fields,
        jsroot="does not know untyped records",
    ),
    Feature(
        "fields added in a later cluster",
        {"x": "std::int32_t"},
        [
            {"x": 0, **LATE_DEFAULTS},
            {"x": 1, **LATE_DEFAULTS},
            *({"x": i, **values} for i, values in enumerate(LATE_VALUES, 2)),
        ],
        fill=with_late_fields_in_a_later_cluster,
        jsroot="does not know untyped records",
    ),
    Feature(
        "projected fields",
        {
            "muons": "std::vector<Muon>",
            "muonPt": ProjectionSpec("std::vector<float>", "muons", {"_0": "muons._0.pt"}),
            "numMuons": ProjectionSpec("ROOT::RNTupleCardinality<std::uint32_t>", "muons"),
        },
        [{"muons": m, "muonPt": [item["pt"] for item in m], "numMuons": len(m)} for m in MUONS],
        classes={"Muon": ClassSpec("Muon", {"pt": "float", "q": "std::int8_t"}, checksum=1)},
        fill=with_projections,
        jsroot="does not know projected fields",
    ),
    Feature(
        "projected field added later",
        {"x": "std::vector<float>"},
        [{"x": [1.0], "y": [1.0]}, {"x": [], "y": []}],
        fill=with_late_projection,
        jsroot="does not know projected fields",
    ),
    column(
        "streamer infos",
        StreamerSpec("Streamed", checksum=7),
        [STREAMED],
        fill=with_streamer_info,
        uproot="does not read streamer fields",
        jsroot="needs the streamer info of the class",
    ),
]

FEATURES = [*TYPES, *ENCODINGS, *STRUCTURES]
