"""Every type of field, with default column encodings."""

from __future__ import annotations

import math

from rntuple_construct.kit.corpus.features.model import column, pair
from rntuple_construct.writer import ClassSpec, CollectionSpec, EnumSpec, FieldSpec, SoASpec, StreamerSpec

INF = math.inf

NUMBERS = [
    column("bool", "bool", [True, False, True]),
    column("char", "char", ["a", "\0", "z"]),
    column("char beyond ASCII", "char", ["\x80", "\xff"]),
    column("std::byte", "std::byte", [0, 1, 255]),
    column("std::int8_t", "std::int8_t", [-128, -1, 0, 127]),
    column("std::uint8_t", "std::uint8_t", [0, 128, 255]),
    column("std::int16_t", "std::int16_t", [-(2**15), -1, 2**15 - 1]),
    column("std::uint16_t", "std::uint16_t", [0, 1, 2**16 - 1]),
    column("std::int32_t", "std::int32_t", [-(2**31), -1, 2**31 - 1]),
    column("std::uint32_t", "std::uint32_t", [0, 1, 2**32 - 1]),
    column("std::int64_t up to 2^53", "std::int64_t", [-(2**53), -1, 2**53]),
    column("std::int64_t beyond 2^53", "std::int64_t", [-(2**63), 2**53 + 1, 2**63 - 1]),
    column("std::uint64_t up to 2^53", "std::uint64_t", [0, 1, 2**53]),
    column("std::uint64_t beyond 2^53", "std::uint64_t", [2**53 + 1, 2**64 - 1]),
    column("float", "float", [0.0, -0.0, -1.5, 2.0**-149, INF, -INF]),
    column("double", "double", [0.0, -0.0, 0.1, 1e300, 5e-324, INF, -INF]),
    column("NaN", "double", [math.nan, 1.0]),
    column("Double32_t", "Double32_t", [0.0, -1.5, 0.25]),
    column("std::atomic", "std::atomic<std::int32_t>", [1, -2]),
    column("enum", "Color", [0, 1, 255], classes={"Color": EnumSpec("Color", "unsigned char")}),
    column(
        "std::vector of enum", "std::vector<Sign>", [[-1, 1], []], classes={"Sign": EnumSpec("Sign", "short")}
    ),
]

STRINGS = [
    column("std::string", "std::string", ["", "abc", "x"]),
    column("std::string beyond ASCII", "std::string", ["é", "中文", ""]),
    column("std::string of 100 000 characters", "std::string", ["ab" * 50_000, "", "c"]),
    column("std::vector<std::string>", "std::vector<std::string>", [["a", ""], [], ["bc"]]),
    column("std::array<std::string,2>", "std::array<std::string,2>", [["a", ""], ["b", "cd"]]),
]

COLLECTIONS = [
    column("std::vector", "std::vector<float>", [[], [1.0, 2.0], [3.0]]),
    column("std::vector of std::vector", "std::vector<std::vector<std::int16_t>>", [[], [[1], []], [[2, 3]]]),
    column(
        "five levels of std::vector",
        "std::vector<std::vector<std::vector<std::vector<std::vector<float>>>>>",
        [[], [[[[[1.0, 2.0], []], []], []], []], [[[[[3.0]]]]]],
    ),
    column("std::vector<bool>", "std::vector<bool>", [[], [True, False, True]]),
    column("std::vector<char>", "std::vector<char>", [["a", "b"], []]),
    column("ROOT::VecOps::RVec", "ROOT::RVec<double>", [[], [1.0], [2.0, 3.0]]),
    column("std::vector of ROOT::VecOps::RVec", "std::vector<ROOT::RVec<float>>", [[], [[1.0], []]]),
    column("std::array", "std::array<float,3>", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]),
    column("std::array<bool,N>", "std::array<bool,3>", [[True, False, True], [False, False, True]]),
    column("std::array of std::array", "int[2][3]", [[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [0, 0, 1]]]),
    column("std::array of std::vector", "std::array<std::vector<int>,2>", [[[1], []], [[2, 3], [4]]]),
    column("std::vector of std::array", "std::vector<std::array<float,2>>", [[], [[1.0, 2.0], [3.0, 4.0]]]),
    column("std::bitset<10>", "std::bitset<10>", [[bool(i % 3) for i in range(10)], [False] * 9 + [True]]),
    column("std::bitset<40>", "std::bitset<40>", [[i % 7 == 2 for i in range(40)], [False] * 39 + [True]]),
    column("std::bitset<65>", "std::bitset<65>", [[i % 3 == 1 for i in range(65)], [False] * 64 + [True]]),
    column("std::vector of std::bitset", "std::vector<std::bitset<3>>", [[[True, False, True]], []]),
    column("std::set", "std::set<std::int32_t>", [[], [1, 2]]),
    column("std::unordered_set", "std::unordered_set<std::int32_t>", [[], [2, 1]]),
    column("std::multiset", "std::multiset<std::int32_t>", [[], [1, 1]]),
    column("std::unordered_multiset", "std::unordered_multiset<std::int32_t>", [[], [1, 1]]),
    column("std::set of std::string", "std::set<std::string>", [["a", "b"], []]),
    column("std::map", "std::map<std::string,float>", [[], [pair("a", 1.0), pair("b", 2.0)]]),
    column("std::unordered_map", "std::unordered_map<std::int32_t,float>", [[], [pair(5, 1.0)]]),
    column("std::multimap", "std::multimap<std::int32_t,float>", [[], [pair(5, 1.0), pair(5, 2.0)]]),
    column("std::unordered_multimap", "std::unordered_multimap<std::int32_t,float>", [[], [pair(5, 1.0)]]),
    column(
        "std::map of std::vector",
        "std::map<std::string,std::vector<int>>",
        [[pair("a", [1, 2])], [], [pair("b", []), pair("c", [3])]],
    ),
    column("collection proxy", CollectionSpec("MyCollection<float>", "float"), [[], [1.0, 2.0]]),
]

RECORDS = [
    column("std::pair", "std::pair<std::string,float>", [pair("a", 1.0), pair("", 2.0)]),
    column("std::pair of std::pair", "std::pair<std::pair<int,float>,bool>", [pair(pair(1, 2.0), True)]),
    column("std::tuple", "std::tuple<int,float,bool>", [{"_0": 1, "_1": 1.5, "_2": True}]),
    column("std::vector of std::tuple", "std::vector<std::tuple<int,float>>", [[], [pair(1, 1.5)]]),
]

NULLABLE = [
    column("std::optional", "std::optional<float>", [None, 1.5, None, 2.5]),
    column("std::optional of std::string", "std::optional<std::string>", ["a", None, ""]),
    column(
        "std::optional of std::variant",
        "std::optional<std::variant<std::int32_t,std::string>>",
        [None, 1, "a"],
    ),
    column("std::optional of std::vector", "std::optional<std::vector<float>>", [None, [], [1.0, 2.0]]),
    column("std::vector of std::optional", "std::vector<std::optional<float>>", [[None, 1.5], [], [2.5]]),
    column("std::unique_ptr", "std::unique_ptr<float>", [None, 1.5, None, 2.5]),
    column("std::unique_ptr of std::vector", "std::unique_ptr<std::vector<float>>", [None, [], [1.0]]),
    column("std::variant", "std::variant<std::int32_t,std::string>", [1, "a", "b", 2, ""]),
    column("std::variant without value", "std::variant<std::int32_t,std::string>", [1, None, "b"]),
    column(
        "std::vector of std::variant",
        "std::vector<std::variant<std::int32_t,std::string>>",
        [[1, "a"], [], ["b"]],
    ),
    column(
        "std::variant of std::vector",
        "std::variant<std::vector<float>,std::string>",
        [[1.0], "a", [], [2.0, 3.0]],
    ),
    column(
        "std::array of std::variant",
        "std::array<std::variant<std::int32_t,std::string>,2>",
        [[1, "a"], ["b", 2]],
    ),
]

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
