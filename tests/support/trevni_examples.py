"""Contents of the worked examples of Trevni, and how they are written."""

from __future__ import annotations

from typing import Any

from rntuple_construct.trevni.cases.examples import write
from rntuple_construct.trevni.schema import ColumnOptions

LINKS = [[["a", "bb"], ["c"]], [], [[], ["dd"]]]


def written() -> dict[str, bytes]:
    """The same files, written by this package."""
    ids = [10, 20, -64]
    records = [[{"url": urls} for urls in row] for row in LINKS]
    return {
        "w1": write(
            {"id": [1, -1, 300], "s": ["foo", None, "é"]}, {"id": "long", "s": "string?"},
            columns={"id": ColumnOptions(first_values=True, block_rows=2)},
        ),
        "w2": write(
            {"id": ids, "links.url": LINKS}, {"id": "long", "links.url": "string**"}, codec="deflate", checksum="crc32"
        ),
        "a1": write(
            {"id": ids, "links": records}, {"id": "long", "links": [{"url": "std::vector<std::string>"}]},
            profile="trevni-avro", codec="deflate", checksum="crc32",
        ),
        "a2": write({"x": [[], [], [], [None], [None], [None] * 5]}, {"x": "null*"}, profile="trevni-avro"),
        "w3": write({"id": [1, -1, 300], "s": ["foo", "", "é"]}, {"id": "long", "s": "string"}, codec="deflate"),
        "empty": write({"id": []}, {"id": "long"}),
    }  # fmt: skip


ROWS: dict[str, list[dict[str, Any]]] = {
    "w1": [{"id": 1, "s": "foo"}, {"id": -1, "s": None}, {"id": 300, "s": "é"}],
    "w2": [{"id": i, "links.url": links} for i, links in zip([10, 20, -64], LINKS, strict=True)],
    "a1": [
        {"id": i, "links": [{"url": urls} for urls in links]}
        for i, links in zip([10, 20, -64], LINKS, strict=True)
    ],
    "a2": [{"x": [None] * count} for count in (0, 0, 0, 1, 1, 5)],
    "w3": [{"id": 1, "s": "foo"}, {"id": -1, "s": ""}, {"id": 300, "s": "é"}],
    "empty": [],
}
"""Their contents."""
