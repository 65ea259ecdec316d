"""Worked examples: files of a few hundred bytes, their contents, and how they are written."""

from __future__ import annotations

import io
from typing import Any

from rntuple_construct.trevni.schema import ColumnOptions
from rntuple_construct.trevni.writer import write as write_file

__all__ = ["EXAMPLES", "ROWS", "TITLES", "write", "written"]

# long in two blocks with first values, nullable string
W1 = bytes.fromhex(
    "54727601030000000000000002000000000616747265766e692e6e616d6504696416747265766e692e74797065086c6f6e67"
    "1a747265766e692e76616c75657308747275650616747265766e692e6e616d65027316747265766e692e747970650c737472"
    "696e6722747265766e692e646566696e6974696f6e02318b00000000000000ae000000000000000200000002000000020000"
    "000200000002010000000200000002000000d8040201d804010000000300000008000000080000000506666f6f04c3a9"
)
# deflate and crc32, a list of lists of strings
W2 = bytes.fromhex(
    "547276010300000000000000020000000418747265766e692e636f6465630e6465666c6174651e747265766e692e63686563"
    "6b73756d0a63726333320416747265766e692e6e616d6504696416747265766e692e74797065086c6f6e670816747265766e"
    "692e6e616d65126c696e6b732e75726c16747265766e692e747970650c737472696e6722747265766e692e72657065746974"
    "696f6e023222747265766e692e646566696e6974696f6e0232bf00000000000000d800000000000000010000000300000003"
    "00000005000000b910897913d1a8070001000000030000001200000014000000ed23cac663636060d0e29460614a64494a62"
    "4a6649490100"
)
# Avro: deflate and crc32, a list of records; equal to what Avro's Java writes
A1 = bytes.fromhex(
    "547276020300000000000000030000000418747265766e692e636f6465630e6465666c6174651e747265766e692e63686563"
    "6b73756d0a63726333320416747265766e692e6e616d6504696416747265766e692e74797065086c6f6e670616747265766e"
    "692e6e616d650a6c696e6b7316747265766e692e74797065086e756c6c18747265766e692e6172726179000816747265766e"
    "692e6e616d65126c696e6b732375726c16747265766e692e747970650c737472696e6718747265766e692e6172726179001a"
    "747265766e692e706172656e740a6c696e6b73f3000000000000000c01000000000000250100000000000001000000030000"
    "00030000000500000013d1a80700798910b9010000000300000003000000050000006361600100ff25b5d701000000030000"
    "000e0000001000000063614a64494a62624a66606249490100b1766d08"
)
# Avro: null array whose lengths are runs; equal to what Avro's Java writes
A2 = bytes.fromhex(
    "54727602060000000000000001000000000616747265766e692e6e616d65027816747265766e692e74797065086e756c6c18"
    "747265766e692e61727261790047000000000000000100000006000000030000000300000005030a"
)
# deflate, long and string; Avro's Java writes the same but for the version
W3 = bytes.fromhex(
    "547276010300000000000000020000000218747265766e692e636f6465630e6465666c6174650416747265766e692e6e616d"
    "6504696416747265766e692e74797065086c6f6e670416747265766e692e6e616d65027316747265766e692e747970650c73"
    "7472696e6779000000000000008f00000000000000010000000300000004000000060000006362bcc1020001000000030000"
    "00080000000a000000634bcbcf676039bc1200"
)

LINKS = [[["a", "bb"], ["c"]], [], [[], ["dd"]]]
EMPTY = bytes.fromhex("5472760100000000000000000100000000" "04" "16" + b"trevni.name".hex() + "04" + b"id".hex()
    + "16" + b"trevni.type".hex() + "08" + b"long".hex() + "3a00000000000000" "00000000")  # fmt: skip
"""No rows, one column, no blocks."""

EXAMPLES = {"w1": W1, "w2": W2, "a1": A1, "a2": A2, "w3": W3, "empty": EMPTY}


def write(data: Any, schema: Any, **choices: Any) -> bytes:
    """The bytes of a file."""
    out = io.BytesIO()
    write_file(out, data, schema=schema, **choices)
    return out.getvalue()


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


TITLES = {
    "w1": "A column in two blocks with first values, and optional texts",
    "w2": "Lists of lists, compressed and with checksums",
    "a1": "Lists of records in Avro's dialect, byte for byte as Avro's Java writes them",
    "a2": "Lengths as runs, byte for byte as Avro's Java writes them",
    "w3": "Compressed columns; Avro's Java writes the same but for the version",
    "empty": "No rows, one column, no blocks",
}
"""What each of them shows."""
