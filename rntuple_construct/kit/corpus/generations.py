"""Suite ``generations``: the same features in the release candidates and in the format before them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

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
from rntuple_construct.kit.corpus.mutations.changes import FILE_TABLES
from rntuple_construct.kit.files.file_description import (
    COLLECTION,
    DescribedCluster,
    DescribedPages,
    FileDescription,
    has_page_checksums,
    make_column,
    make_field,
)
from rntuple_construct.kit.files.file_description import DRAFTS as RELEASE_CANDIDATES
from rntuple_construct.kit.files.file_tables import file_of_table

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


def _offsets(generation: str, column_type: str) -> bytes:
    def pages(*values: list[Any]) -> DescribedPages:
        return DescribedPages(values, checksum=has_page_checksums(generation))

    return FileDescription(
        generation,
        [make_field("v", "std::vector<float>", role=COLLECTION), make_field("_0", "float", parent=0)],
        [make_column(column_type, 0), make_column("SplitReal32", 1)],
        [
            DescribedCluster(3, [pages([1, 1], [3]), pages([0.5, 1.5, 2.5])]),
            DescribedCluster(1, [pages([1]), pages([3.5])]),
        ],
    ).build()


_TABLES = {
    file["case"]: (file["title"], partial(file_of_table, file), tuple(file.get("rules", ())))
    for file in FILE_TABLES
    if "case" in file and file["case"].partition("/")[0] != "readers"
}
_FIRST = "rc2/representations"
_SPECIAL: Mapping[str, tuple[str, Callable[[], bytes], tuple[str, ...]]] = {
    _FIRST: _TABLES[_FIRST],
    **{
        f"{generation}/offsets-{name.lower()}": (
            f"Offsets of column type {name}, on two pages", partial(_offsets, generation, name), _NOTES[generation],
        )
        for generation in RELEASE_CANDIDATES
        for name in ("Index32", "Index64", "SplitIndex32", "SplitIndex64")
    },
    **_TABLES,
}  # fmt: skip
"""Title, file and what a validator mentions, by name."""
