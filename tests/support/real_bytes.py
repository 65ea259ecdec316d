"""Cuts real files into the pieces that the grammars describe, with as little code as possible.

Independent of the package's own container layer, except that pieces are located with the construct grammar.
"""

from __future__ import annotations

import lzma
import zlib
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import lz4.block
import zstandard

from rntuple_construct.format.grammar import container, rc1, rc2, v1

ANCHOR_CLASSES = (b"ROOT::RNTuple", b"ROOT::Experimental::RNTuple")
GENERATIONS = {"1.x": v1, "rc2": rc2, "rc1": rc1}


def decompress(data: bytes, length: int) -> bytes:
    """The original of a compression block."""
    if len(data) == length:
        return data
    parts = []
    for chunk in container.parse_compression_chunks(data):
        body, size = chunk["data"], chunk["len_uncompressed"]
        match chunk["algorithm"][:2]:
            case b"ZS":
                parts.append(zstandard.ZstdDecompressor().decompress(body, max_output_size=size))
            case b"L4":
                parts.append(lz4.block.decompress(body[8:], uncompressed_size=size))
            case b"XZ":
                parts.append(lzma.decompress(body))
            case b"ZL":
                parts.append(zlib.decompress(body))
    original = b"".join(parts)
    assert len(original) == length
    return original


@dataclass
class NTupleBytes:
    """One RNTuple: the bytes of its anchor and of its envelopes, uncompressed."""

    name: str
    anchor: bytes
    header: bytes = b""
    footer: bytes = b""
    page_lists: list[bytes] = field(default_factory=list)

    def envelopes(self) -> list[tuple[int, bytes]]:
        """All envelopes with their type."""
        return [(1, self.header), (2, self.footer), *((3, data) for data in self.page_lists)]


@dataclass
class FileBytes:
    """A real file: every piece with its offset."""

    era: str
    header: bytes
    directories: list[tuple[int, bytes]] = field(default_factory=list)
    keys: list[tuple[int, bytes]] = field(default_factory=list)
    keys_lists: list[tuple[int, bytes]] = field(default_factory=list)
    free_list: tuple[int, bytes] = (0, b"")
    ntuples: list[NTupleBytes] = field(default_factory=list)


@lru_cache(maxsize=4)
def cut(path: Path, era: str) -> FileBytes:
    """Cut a file of one generation ("1.x", "rc2" or "rc1") into its pieces."""
    data = path.read_bytes()
    generation: Any = GENERATIONS[era]
    head = container.parse_file_header(data[:75])
    pieces = FileBytes(era, data[: head["ofs_begin"]])

    def record(seek: int) -> tuple[dict[str, Any], bytes]:
        key = container.parse_key(data[seek : seek + 4096], offset=seek)
        pieces.keys.append((seek, data[seek : seek + key["len_key"]]))
        return key, data[seek + key["len_key"] : seek + key["len_record"]]

    def envelope(seek: int, nbytes: int, length: int) -> bytes:
        return decompress(data[seek : seek + nbytes], length)

    def ntuple(key: dict[str, Any], payload: bytes) -> None:
        anchor_bytes = decompress(payload, key["len_object"])
        anchor = generation.parse_anchor(anchor_bytes)
        one = NTupleBytes(key["name"].decode(), anchor_bytes)
        one.header = envelope(anchor["ofs_header"], anchor["len_header_stored"], anchor["len_header"])
        one.footer = envelope(anchor["ofs_footer"], anchor["len_footer_stored"], anchor["len_footer"])
        for group in generation.parse_envelope(one.footer, 2)["payload"]["cluster_groups"]["items"]:
            link = group["page_list_link"]
            place = link["locator"]
            one.page_lists.append(envelope(place["ofs_range"], place["len_range"], link["len_envelope"]))
        pieces.ntuples.append(one)

    def directory(seek: int, len_name: int) -> None:
        key, _ = record(seek)
        pieces.directories.append((seek + len_name, data[seek + len_name : seek + key["len_record"]]))
        ofs_keys = container.parse_directory(pieces.directories[-1][1])["ofs_keys"]
        list_key, payload = record(ofs_keys)
        pieces.keys_lists.append((ofs_keys + list_key["len_key"], payload))
        for image in container.parse_keys_list(payload)["keys"]:
            if image["class_name"] in ANCHOR_CLASSES:
                ntuple(*record(image["ofs_key"]))
            elif image["class_name"] in (b"TDirectory", b"TDirectoryFile"):
                directory(image["ofs_key"], image["len_key"])

    directory(head["ofs_begin"], head["len_name"])
    free_key, payload = record(head["ofs_free"])
    pieces.free_list = (head["ofs_free"] + free_key["len_key"], payload)
    return pieces
