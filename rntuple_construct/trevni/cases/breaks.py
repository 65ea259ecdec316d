"""Files that break one rule each, made from files that break none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from rntuple_construct.format.grammar.trevni import Overlong
from rntuple_construct.trevni import raw
from rntuple_construct.trevni.cases.examples import EXAMPLES, write
from rntuple_construct.trevni.schema import ColumnOptions

__all__ = ["BREAKS", "LONGS", "MILD", "MILDER", "changed", "overlong"]


def changed(data: bytes, change: Callable[[raw.RawFile], object]) -> bytes:
    """A file that is parsed, changed and built again."""
    file = raw.take_apart(data)
    change(file)
    return raw.put_together(file)


def with_pair(data: bytes, column: int, key: str, value: bytes | None) -> bytes:
    """A file with another value for a key of a column; None for no such key."""

    def change(file: raw.RawFile) -> None:
        pairs = file.columns[column].pairs
        kept = [pair for pair in pairs if pair["key"]["raw"] != key.encode()]
        file.columns[column].pairs = kept + ([] if value is None else [{"key": key, "value": value}])

    return changed(data, change)


def with_block(data: bytes, column: int, payload: bytes, **descriptor: int) -> bytes:
    """A file whose column has one block with other bytes, uncompressed."""

    def change(file: raw.RawFile) -> None:
        target = file.columns[column]
        target.blocks = [payload]
        sizes = {"len_block": len(payload), "len_block_stored": len(payload), **descriptor}
        target.tree = {"descriptors": [{**target.tree["descriptors"][0], **sizes}]}

    return changed(data, change)


def with_descriptor(data: bytes, column: int, **values: Any) -> bytes:
    return changed(data, lambda file: file.columns[column].tree["descriptors"][0].update(values))


def overlong(value: int, text: str) -> Overlong:
    """A number in more bytes than it needs, which are given in hexadecimal."""
    number = Overlong(value)
    number.encoded = bytes.fromhex(text)
    return number


LONGS = write({"x": [1, 2, 3]}, {"x": "long"})
INTS = write({"x": [1, 2, 3]}, {"x": "int"})
TEXTS = write({"s": ["a", "b"]}, {"s": "string"})
FIRST = write({"x": [1, 2, 3]}, {"x": "long"}, columns={"x": ColumnOptions(first_values=True)})
LISTS = write({"l": [[1, 2], []]}, {"l": "long*"})
DEEP = write({"l": [[[1], [2]], []]}, {"l": "long**"})
TWO = write({"x": [1], "y": [2]}, {"x": "long", "y": "long"})
PACKED = write({"x": np.arange(99)}, {"x": "long"}, codec="deflate", checksum="crc32")
SMALL = write({"x": np.arange(3, dtype=np.uint8)}, {"x": "std::uint8_t"})
JETS = write({"j": [[{"a": 1, "b": 2}]]}, {"j": [{"a": "int", "b": "int"}]})
AVRO = EXAMPLES["a2"]
MAYBE = write({"v": [1, None]}, {"v": "long?"}, profile="trevni-avro")


def _with_empty_block(file: raw.RawFile) -> None:
    column = file.columns[0]
    column.tree["descriptors"].append({"num_rows": 0, "len_block": 0, "len_block_stored": 0})
    column.tree["num_blocks"] = 2
    column.blocks.append(b"")


BREAKS: dict[str, bytes] = {
    "RNT-TRV-001": b"Trv\7" + LONGS[4:],
    "RNT-TRV-002": changed(LONGS, lambda file: file.header.update({"num_rows": 4})),
    "RNT-TRV-003": changed(LONGS, lambda file: file.columns[0].tree.update({"num_blocks": 99})),
    "RNT-TRV-004": with_block(INTS, 0, bytes.fromhex("0204808080808010")),
    "RNT-TRV-005": with_block(LONGS, 0, bytes.fromhex("02048600")),
    "RNT-TRV-006": with_block(TEXTS, 0, bytes.fromhex("02610762")),
    "RNT-TRV-007": changed(LONGS, lambda file: file.columns[0].pairs.append({"key": "trevni.type", "value": "long"})),
    "RNT-TRV-008": with_pair(LONGS, 0, "trevni.unknown", b""),
    "RNT-TRV-009": with_pair(LONGS, 0, "trevni.name", b"\xff"),
    "RNT-TRV-010": with_pair(TWO, 1, "trevni.name", b"x"),
    "RNT-TRV-011": with_pair(LONGS, 0, "trevni.type", b"boolean"),
    "RNT-TRV-012": with_pair(LONGS, 0, "trevni.parent", b"x"),
    "RNT-TRV-013": changed(LONGS, lambda file: setattr(file, "starts", [1])),
    "RNT-TRV-014": LONGS + b"\0",
    "RNT-TRV-015": with_descriptor(LONGS, 0, len_block=30, len_block_stored=30),
    "RNT-TRV-016": with_descriptor(PACKED, 0, len_block=7),
    "RNT-TRV-017": with_block(LONGS, 0, b"\2\4\6", len_block=4),
    "RNT-TRV-018": with_pair(LONGS, 0, "trevni.codec", b"lzo"),
    "RNT-TRV-019": changed(PACKED, lambda file: file.columns[0].blocks.__setitem__(0, b"\xff" * len(file.columns[0].blocks[0]))),
    "RNT-TRV-020": with_pair(LONGS, 0, "trevni.checksum", b"md5"),
    "RNT-TRV-021": changed(
        PACKED, lambda file: file.columns[0].blocks.__setitem__(0, b"\0\0\0\0" + file.columns[0].blocks[0][4:])
    ),
    # levels of two bits; 3 is more than 2
    "RNT-TRV-022": with_block(DEEP, 0, bytes.fromhex("0300000032" "01" "02") + b"\2", num_rows=2),
    "RNT-TRV-023": with_block(LISTS, 0, bytes.fromhex("030000000306") + b"\2\4"),
    "RNT-TRV-024": with_block(LONGS, 0, b"\2\4\6\10"),
    "RNT-TRV-025": with_descriptor(FIRST, 0, first_value=5),
    "RNT-TRV-026": with_pair(LISTS, 0, "trevni.values", b"true"),
    "RNT-TRV-027": with_block(AVRO, 0, bytes.fromhex("050d0a")),
    "RNT-TRV-028": with_pair(LISTS, 0, "trevni.definition", b"+1"),
    "RNT-TRV-029": with_block(LISTS, 0, bytes.fromhex("03000000" "04" "02") + b"\2"),
    "RNT-TRV-030": changed(LONGS, _with_empty_block),
    "RNT-TRV-031": with_block(JETS, 1, bytes.fromhex("02000000" "03" "02") + b"\2\4"),
    "RNT-TRV-032": with_block(SMALL, 0, bytes.fromhex("00020c") [:2] + bytes.fromhex("8010")),
    "RNT-TRV-033": with_block(MAYBE, 0, bytes.fromhex("04020400")),
}  # fmt: skip
"""For each rule a file that breaks it."""
MILD = {"RNT-TRV-005", "RNT-TRV-007", "RNT-TRV-008", "RNT-TRV-030"}
"""Rules that hurt no value."""

MILDER: dict[str, tuple[str, bytes]] = {
    "stored-size-0": ("RNT-TRV-017", with_descriptor(LONGS, 0, len_block_stored=0)),
    "string": ("RNT-TRV-009", with_block(TEXTS, 0, b"\2\xff\2b")),
    "bits-behind-levels": ("RNT-TRV-022", with_block(LISTS, 0, bytes.fromhex("03000000" "f3" "02") + b"\2\4")),
}  # fmt: skip
"""Files that break a rule in a way that hurts no value, which is a warning."""
