"""Every type of field, with default column encodings."""

from __future__ import annotations

from pathlib import Path

from rntuple_construct.kit.corpus.features.model import Feature, column
from rntuple_construct.kit.corpus.spelling import value_of_table
from rntuple_construct.kit.files.tables import read_table
from rntuple_construct.writer import ClassSpec, CollectionSpec, EnumSpec, FieldSpec, SoASpec, StreamerSpec

_TABLE = read_table(Path(__file__).with_name("types.toml"))


def _features(group: str) -> list[Feature]:
    """The features of a group of ``types.toml``, each with a field ``x``."""
    return [
        column(title, type_name, [value_of_table(value, type_name) for value in row["values"]])
        for title, row in _TABLE[group].items()
        for type_name in [row.get("type", title)]
    ]


NUMBERS = [
    *_features("numbers"),
    column("enum", "Color", [0, 1, 255], classes={"Color": EnumSpec("Color", "unsigned char")}),
    column(
        "std::vector of enum", "std::vector<Sign>", [[-1, 1], []], classes={"Sign": EnumSpec("Sign", "short")}
    ),
]
STRINGS = _features("strings")
STRINGS.insert(2, column("std::string of 100 000 characters", "std::string", ["ab" * 50_000, "", "c"]))
COLLECTIONS = [
    *_features("collections"),
    column("collection proxy", CollectionSpec("MyCollection<float>", "float"), [[], [1.0, 2.0]]),
]
RECORDS = _features("records")
NULLABLE = _features("nullable")

TRACK = ClassSpec("Track", {"fEnergy": "float", "fIds": "std::vector<int>"}, checksum=0x12345678)
TRACKS = [{"fEnergy": 1.5, "fIds": [1, 2]}, {"fEnergy": 2.5, "fIds": []}]
BASE = ClassSpec("Base", {"b": "std::int32_t"}, version=3, checksum=1)
DERIVED = ClassSpec("Derived", {"d": "double"}, bases=["Base"], checksum=0xFFFFFFFF)
CLASHING = ClassSpec("Clashing", {"b": "double"}, bases=["Base"], checksum=2)
OUTER = ClassSpec("Outer", {"t": "Track", "v": "std::vector<Track>"}, checksum=3)
UNVERSIONED = ClassSpec("Bare", {"a": "float"}, version=1)
STREAMED = bytes.fromhex("40000006000100000007")

CLASSES = [
    column("class", "Track", TRACKS, classes={"Track": TRACK}),
    column(
        "class with a version and no checksum",
        "Bare",
        [{"a": 1.5}],
        classes={"Bare": UNVERSIONED},
        notes=frozenset({"RNT-FLD-022"}),
    ),
    column("std::vector of class", "std::vector<Track>", [[], TRACKS], classes={"Track": TRACK}),
    column("std::optional of class", "std::optional<Track>", [None, TRACKS[0]], classes={"Track": TRACK}),
    column(
        "class in class",
        "Outer",
        [{"t": TRACKS[0], "v": TRACKS}, {"t": TRACKS[1], "v": []}],
        classes={"Outer": OUTER, "Track": TRACK},
    ),
    column(
        "base class", "Derived", [{":_0": {"b": 1}, "d": 0.5}], classes={"Derived": DERIVED, "Base": BASE}
    ),
    column(
        "base class with a member of the same name",
        "Clashing",
        [{":_0": {"b": 1}, "b": 0.5}],
        classes={"Clashing": CLASHING, "Base": BASE},
    ),
    column("class without members", "Empty", [{}, {}], classes={"Empty": ClassSpec("Empty", checksum=5)}),
    column("SoA class", SoASpec("TrackSoA", TRACK, checksum=9), [[], TRACKS[:1]]),
    column("streamer field", StreamerSpec("Streamed", checksum=7), [STREAMED, STREAMED[:-1] + b"\0"]),
    column(
        "streamer field with an object of no bytes",
        StreamerSpec("Streamed", checksum=7),
        [STREAMED, b""],
        notes=frozenset({"RNT-ENC-012"}),
    ),
    column(
        "untyped record",
        {"a": "float", "b": "std::vector<int>"},
        [{"a": 1.0, "b": [1]}, {"a": 2.0, "b": []}],
    ),
    column("untyped collection of records", [{"a": "float", "b": "int"}], [[], [{"a": 1.0, "b": 1}]]),
    column("untyped collection of numbers", ["float"], [[], [1.0, 2.0]]),
    column("type alias", FieldSpec.of("float", alias="MyFloat"), [1.5]),
]

TYPES = [*NUMBERS, *STRINGS, *COLLECTIONS, *RECORDS, *NULLABLE, *CLASSES]
