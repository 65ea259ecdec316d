"""Files of known content: one for each feature of both dialects."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from rntuple_construct.trevni.writer import ColumnOptions, write

__all__ = ["FEATURES", "Feature"]

_EDGES = {
    bits: [int(limits.max), int(limits.min)] for bits in (32, 64) for limits in [np.iinfo(f"i{bits // 8}")]
}
_LONGS = [0, -1, 1, -2, 63, -64, 64, -65, 300, 8191, -8192, 8192, *_EDGES[64]]
_INTS = [0, -1, *_EDGES[32]]
_LISTS = [[1, 2], [], [3], [], [], [4, 5, 6]]
_DEEP = [[["a", "bb"], ["c"]], [], [[], ["dd"]]]
_RECORDS = [[{"x": 1, "tags": ["a"]}, {"x": 2, "tags": []}], [], [{"x": 3, "tags": ["b", "c"]}]]


@dataclass(frozen=True)
class Feature:
    """Features of a file.

    Args:
        name: name without dialect and ending.
        description: its subject.
        schema: types of the fields.
        data: the rows by field.
        choices: other arguments of ``write``.
        profiles: dialects that have it.
    """

    name: str
    description: str
    schema: Mapping[str, Any]
    data: Mapping[str, Any]
    choices: Mapping[str, Any] = field(default_factory=dict)
    profiles: tuple[str, ...] = ("trevni-wiki", "trevni-avro")

    def make(self, target: Any, profile: str) -> None:
        """Write the file in a dialect."""
        write(target, self.data, schema=self.schema, profile=profile, **{"durable": False, **self.choices})


_WIKI = ("trevni-wiki",)
_AVRO = ("trevni-avro",)
_FLAT = {"x": "long", "s": "string"}
_FLAT_DATA = {"x": list(range(50)), "s": [f"row {number}" for number in range(50)]}


def _features() -> list[Feature]:
    types: dict[str, list[Any]] = {
        "long": _LONGS, "int": _INTS, "fixed32": _INTS, "fixed64": [0, -1, *_EDGES[64]],
        "float": [0.0, -0.0, 1.5, float("inf")], "double": [0.0, -0.0, 1e-310, float("-inf")],
        "string": ["", "a", "é", "x" * 300], "bytes": [b"", b"\xff\x00", bytes(200)], "null": [None, None, None],
    }  # fmt: skip
    found = [
        Feature(f"type.{kind}", f"{kind} values", {"v": kind}, {"v": values})
        for kind, values in types.items()
    ]
    found.append(
        Feature("type.boolean", "boolean values", {"v": "boolean"}, {"v": [True, False] * 5}, profiles=_AVRO)
    )
    for codec in ("deflate", "snappy", "bzip2"):
        found.append(
            Feature(f"codec.{codec}", f"blocks compressed with {codec}, with checksums", _FLAT, _FLAT_DATA,
                 {"codec": codec, "checksum": "crc32", "block_rows": 20})
        )  # fmt: skip
    return [
        *found,
        Feature("codec.null", "checksums without compression", _FLAT, _FLAT_DATA, {"checksum": "crc32"}, _WIKI),
        Feature("codec.mixed", "a column with a codec and checksum of its own", _FLAT, _FLAT_DATA,
             {"codec": "deflate", "checksum": "crc32", "columns": {"s": ColumnOptions(codec="bzip2", checksum="null")}}),
        Feature("blocks", "columns with blocks of different numbers of rows", _FLAT, _FLAT_DATA,
             {"columns": {"x": ColumnOptions(block_rows=7), "s": ColumnOptions(block_rows=11)}}),
        Feature("first-values", "sorted columns with first values", _FLAT, _FLAT_DATA,
             {"columns": {name: ColumnOptions(first_values=True) for name in _FLAT}, "block_rows": 9}),
        Feature("empty", "no rows", _FLAT, {"x": [], "s": []}),
        Feature("metadata", "user keys", {"x": "int"}, {"x": [1]},
             {"metadata": {"made by": "é"}, "columns": {"x": ColumnOptions(metadata={"unit": "m"})}}),
        Feature("nested.list", "lists", {"v": "long*"}, {"v": _LISTS}),
        Feature("nested.lists", "lists of lists", {"v": "string**"}, {"v": _DEEP}, {"block_rows": 2}),
        Feature("nested.optional", "optional values", {"v": "string?"}, {"v": ["foo", None, "é"]}),
        Feature("nested.records", "lists of records", {"v": [{"x": "int", "tags": "std::vector<std::string>"}]},
             {"v": _RECORDS}, {"block_rows": 2}),
        Feature("nested.optional-lists", "optional lists of optional values", {"v": "double?*?"},
             {"v": [None, [], [1.5, None]]}),
        Feature("array-width", "rows of three numbers", {"v": "std::array<double,3>"}, {"v": [[1, 2, 3], [4, 5, 6]]},
             profiles=_WIKI),
        Feature("null-array", "lengths as runs", {"v": "null*"}, {"v": [[], [], [], [None], [None], [None] * 5]},
             profiles=_AVRO),
    ]  # fmt: skip


FEATURES = _features()
"""What the files show, in a fixed order."""
