"""Suite ``generations``: the same things in the release candidates and in what came before them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.kit.corpus.featured import case_of
from rntuple_construct.kit.corpus.features.model import Feature
from rntuple_construct.kit.corpus.features.structure import CLUSTERS, DRAFTS, EXTENSIONS
from rntuple_construct.kit.corpus.features.types import (
    CLASSES,
    COLLECTIONS,
    NULLABLE,
    NUMBERS,
    RECORDS,
    STRINGS,
)
from rntuple_construct.kit.corpus.model import MadeCase, Outcome
from rntuple_construct.kit.corpus.mutations.bases import two_shards
from rntuple_construct.kit.corpus.mutations.changes import FILES
from rntuple_construct.kit.files.file_description import (
    COLLECTION,
    SUPPRESSED,
    Cluster,
    FileDescription,
    Pages,
    has_page_checksums,
    make_column,
    make_field,
)
from rntuple_construct.kit.files.file_description import DRAFTS as RELEASE_CANDIDATES
from rntuple_construct.kit.files.file_tables import file_of_table
from rntuple_construct.kit.files.v0_files import column, field, file_of, root, two_fields

__all__ = ["cases"]

_NOTES: Mapping[str, tuple[str, ...]] = {"rc2": (), "rc1": ("RNT-PAG-004",)}
"""What the validator mentions about every file of a generation that has pages."""
_GROUPS = {
    "numbers": ("fundamental-types", NUMBERS),
    "strings": ("std-string", STRINGS),
    "collections": ("stdlib-types", COLLECTIONS),
    "records": ("std-tuple", RECORDS),
    "nullable": ("std-optional", NULLABLE),
    "classes": ("regular-class", CLASSES),
    "clusters": ("cluster-summary-record-frame", CLUSTERS),
    "extensions": ("schema-extension-record-frame", EXTENSIONS),
    "drafts": ("header-envelope", []),
}


def cases() -> Iterator[MadeCase]:
    """The cases of the suite, generation by generation, the latest first."""
    own: dict[str, list[Feature]] = {generation: [] for generation in RELEASE_CANDIDATES}
    for feature in DRAFTS:
        own[feature.generation].append(feature)
    for generation in RELEASE_CANDIDATES:
        for group, (section, features) in _GROUPS.items():
            for feature in features:
                if feature.again is not None and feature.title not in _UNKNOWN[generation]:
                    notes = () if feature.title in _WITHOUT_PAGES else _NOTES[generation]
                    yield case_of(
                        feature.again(generation), f"generations/{generation}/{group}", section, rules=notes
                    )
        for feature in own[generation]:
            yield case_of(
                feature,
                f"generations/{generation}",
                "header-envelope",
                rules=_NOTES[generation],
                compressed=True,
            )
    for name, (title, make, rules) in _SPECIAL.items():
        generation = name.partition("/")[0]
        yield MadeCase(
            id=f"generations/{name}",
            title=f"{title}.",
            section="versioning-notes" if generation in RELEASE_CANDIDATES else "v0-descriptor",
            generation=generation,
            make=make,
            outcome=Outcome(rules=rules),
        )


_OF_THE_RELEASE = (
    "std::multiset", "std::unordered_multiset", "std::multimap", "std::unordered_multimap", "SoA class", "streamer field",
    "streamer field with an object of no bytes",
)  # fmt: skip
_SINCE_RC2 = (
    "std::atomic", "enum", "std::vector of enum", "std::set", "std::unordered_set", "std::set of std::string", "std::map",
    "std::unordered_map", "std::map of std::vector",
)  # fmt: skip
_UNKNOWN: Mapping[str, frozenset[str]] = {
    "rc2": frozenset(_OF_THE_RELEASE),
    "rc1": frozenset((*_OF_THE_RELEASE, *_SINCE_RC2)),
}
"""Features of the released format that a generation does not have."""
_WITHOUT_PAGES = frozenset({"class without members", "no entries", "no fields"})


def _sealed(values: Any) -> Pages:
    return Pages([values], checksum=True)


def _representations() -> bytes:
    return FileDescription(
        "rc2",
        [make_field("x", "float")],
        [make_column("Real32", 0), make_column("Real16", 0, representation_index=1)],
        [
            Cluster(1, [_sealed([1.0]), SUPPRESSED]),
            Cluster(1, [SUPPRESSED, Pages([[2.0]], 1, checksum=True)]),
            Cluster(1, [Pages([[3.0]], 2, checksum=True), SUPPRESSED]),
        ],
    ).build()


def _offsets(generation: str, column_type: str) -> Callable[[], bytes]:
    def make() -> bytes:
        checksum = has_page_checksums(generation)
        return FileDescription(
            generation,
            [make_field("v", "std::vector<float>", role=COLLECTION), make_field("_0", "float", parent=0)],
            [make_column(column_type, 0), make_column("SplitReal32", 1)],
            [
                Cluster(
                    3, [Pages([[1, 1], [3]], checksum=checksum), Pages([[0.5, 1.5, 2.5]], checksum=checksum)]
                ),
                Cluster(1, [Pages([[1]], checksum=checksum), Pages([[3.5]], checksum=checksum)]),
            ],
        ).build()

    return make


def _user_metadata(generation: str) -> Callable[[], bytes]:
    def make() -> bytes:
        return FileDescription(
            generation,
            [make_field("x", "float")],
            [make_column("Real32", 0)],
            [Cluster(1, [Pages([[1.5]], checksum=has_page_checksums(generation))])],
            metadata=[[{"value_type": 1, "key": "run", "value": 7}]],
        ).build()

    return make


def _before_numbers() -> bytes:
    """Every column type of numbers that the format had."""
    types = {
        "std::int16_t": (T.INT16, 11, "0100 feff"),
        "std::int32_t": (T.INT32, 10, "01000000 feffffff"),
        "std::int64_t": (T.INT64, 9, "0100000000000000 feffffffffffffff"),
        "std::uint32_t": (T.UINT32, 10, "01000000 feffffff"),
        "float": (T.REAL32, 6, "0000c03f 000080ff"),
        "double": (T.REAL64, 5, "000000000000f83f 000000000000f0ff"),
        "bool": (T.BIT, 4, "02"),
        "char": (T.CHAR, 3, "617a"),
    }
    fields = [root(*range(1, len(types) + 1))]
    fields += [field(number, f"f{number}", name) for number, name in enumerate(types, 1)]
    columns = [column(number, type_id, number + 1) for number, (_, type_id, _) in enumerate(types.values())]
    pages = [bytes.fromhex(page) for _, _, page in types.values()]
    return file_of(fields, columns, [(2, pages, [2] * len(pages))])


def _before_arrays() -> bytes:
    fields = [
        root(1, 3),
        field(1, "a", "std::array<std::int16_t,2>", num_repetitions=2, links=[2]),
        field(2, "_0", "std::int16_t", 1),
        field(3, "b", "bool"),
    ]
    pages = [bytes.fromhex("0100 feff"), b"\x01"]
    return file_of(fields, [column(0, 11, 2), column(1, 4, 3)], [(1, pages, [2, 1])])


def _before_records() -> bytes:
    """A class with two members, and a vector of vectors."""
    fields = [
        root(1, 4),
        field(1, "p", "Point", structure=2, links=[2, 3]),
        field(2, "x", "float", 1),
        field(3, "y", "float", 1),
        field(4, "vv", "std::vector<std::vector<float>>", structure=1, links=[5]),
        field(5, "_0", "std::vector<float>", 4, structure=1, links=[6]),
        field(6, "_0", "float", 5),
    ]
    columns = [column(0, 6, 2), column(1, 6, 3), column(2, 1, 4), column(3, 1, 5), column(4, 6, 6)]
    floats = bytes.fromhex("0000803f 00000040")
    index = bytes.fromhex("02000000 02000000")
    inner = bytes.fromhex("01000000 02000000")
    return file_of(fields, columns, [(2, [floats, floats, index, inner, floats], [2, 2, 2, 2, 2])])


def _before_variants() -> bytes:
    """A variant of a number and a number, whose elements have an index of 32 bits and a tag of 32 bits."""
    fields = [
        root(1),
        field(1, "w", "std::variant<float,std::int32_t>", structure=3, links=[2, 3]),
        field(2, "_0", "float", 1),
        field(3, "_1", "std::int32_t", 1),
    ]
    columns = [column(0, 2, 1), column(1, 6, 2), column(2, 10, 3)]
    tags = bytes.fromhex("00000000 01000000 00000000 02000000")
    return file_of(
        fields, columns, [(2, [tags, bytes.fromhex("0000c03f"), bytes.fromhex("f9ffffff")], [2, 1, 1])]
    )


_SPECIAL: Mapping[str, tuple[str, Callable[[], bytes], tuple[str, ...]]] = {
    "rc2/representations": ("A field that changes its column representation twice", _representations, ()),
    **{
        f"{generation}/offsets-{name.lower()}": (
            f"Offsets of column type {name}, on two pages", _offsets(generation, name), _NOTES[generation],
        )
        for generation in RELEASE_CANDIDATES
        for name in ("Index32", "Index64", "SplitIndex32", "SplitIndex64")
    },
    "rc2/user-meta-data": ("A user meta-data envelope", _user_metadata("rc2"), ("RNT-PRE-011",)),
    "rc2/shards": ("Two columns in sharded clusters", two_shards("rc2").build, ("RNT-PRE-010",)),
    "rc1/user-meta-data": ("A user meta-data envelope", _user_metadata("rc1"), ("RNT-PAG-004", "RNT-PRE-011")),
    "rc1/shards": ("Two columns in sharded clusters", two_shards("rc1").build, ("RNT-PAG-004", "RNT-PRE-010")),
    **{
        file["case"]: (file["title"], partial(file_of_table, file), tuple(file.get("rules", ())))
        for file in FILES
        if "case" in file
    },
    "v0/lists-and-strings": ("A vector and a string, whose records stand in another order than their links", two_fields, ()),
    "v0/numbers": ("Every column type of numbers and characters", _before_numbers, ()),
    "v0/arrays": ("A fixed array, and bits", _before_arrays, ()),
    "v0/records": ("A class, and a vector of vectors", _before_records, ()),
    "v0/variants": ("A variant", _before_variants, ()),
}  # fmt: skip
"""Title, file and what a validator mentions, by name."""
