"""Every type of field, with default column encodings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rntuple_construct.base.tables import read_table
from rntuple_construct.kit.corpus.features.model import Feature, column, column_of_table
from rntuple_construct.writer import ClassSpec, CollectionSpec, EnumSpec, FieldSpec, SoASpec, StreamerSpec

_TABLE = read_table(Path(__file__).with_suffix(".toml"))
_DECLARED: dict[str, Any] = {
    name: (EnumSpec if "underlying" in members else ClassSpec)(name, **members)
    for name, members in _TABLE["declared"].items()
}


def _features(group: str) -> list[Feature]:
    """The features of a group of ``types.toml``, each with a field ``x``."""
    return [
        column_of_table(
            title,
            row,
            classes={name: _DECLARED[name] for name in row.get("declared", ())},
            notes=frozenset(row.get("notes", ())),
        )
        for title, row in _TABLE[group].items()
    ]


NUMBERS = _features("numbers")
STRINGS = _features("strings")
STRINGS.insert(2, column("std::string of 100 000 characters", "std::string", ["ab" * 50_000, "", "c"]))
COLLECTIONS = [
    *_features("collections"),
    column("collection proxy", CollectionSpec("MyCollection<float>", "float"), [[], [1.0, 2.0]]),
]
RECORDS = _features("records")
NULLABLE = _features("nullable")

TRACKS = [{"fEnergy": 1.5, "fIds": [1, 2]}, {"fEnergy": 2.5, "fIds": []}]
STREAMED = bytes.fromhex("40000006000100000007")

CLASSES = [
    *_features("classes"),
    column("class without members", "Empty", [{}, {}], classes={"Empty": ClassSpec("Empty", checksum=5)}),
    column("SoA class", SoASpec("TrackSoA", _DECLARED["Track"], checksum=9), [[], TRACKS[:1]]),
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
