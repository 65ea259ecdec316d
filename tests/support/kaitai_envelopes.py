"""Finds anchors and envelopes in real files with nothing but the generated parsers and the compression libraries."""

from __future__ import annotations

import lzma
import zlib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import lz4.block
import zstandard
from rntuple_kaitai import Rntuple, RntupleRc1, RntupleRc2, RntupleV0, RootFile

ANCHORS = {"1.x": RootFile.Anchor, "rc2": RootFile.AnchorRc2, "rc1": RootFile.AnchorRc1}
ANCHORS["v0"] = RootFile.AnchorRc1
# Which type of which grammar describes an envelope of a kind in a generation.
PARSERS: dict[tuple[str, str], Any] = {
    **{("1.x", kind): Rntuple for kind in ("header", "footer", "page_list")},
    **{("rc2", kind): RntupleRc2 for kind in ("header", "footer", "page_list", "user_metadata")},
    ("rc1", "header"): RntupleRc1.HeaderEnvelope,
    ("rc1", "footer"): RntupleRc1.FooterEnvelope,
    ("rc1", "page_list"): RntupleRc1.PageListEnvelope,
    ("rc1", "user_metadata"): RntupleRc1.MetaDataEnvelope,
    ("v0", "header"): RntupleV0.HeaderEnvelope,
    ("v0", "footer"): RntupleV0.FooterEnvelope,
}


class Envelope(NamedTuple):
    """One uncompressed envelope: its generation, the RNTuple it belongs to, its kind and its bytes."""

    era: str
    ntuple: str
    kind: str
    data: bytes

    def parse(self) -> Any:
        """The envelope as the generated parser sees it."""
        return PARSERS[self.era, self.kind].from_bytes(self.data)


def decompress(data: bytes, length: int) -> bytes:
    """The original of stored bytes, which are compressed if they are shorter."""
    if len(data) == length:
        return data
    parts = []
    for chunk in RootFile.CompressionBlock.from_bytes(data).chunks:
        match chunk.algorithm[:2]:
            case b"ZS":
                parts.append(zstandard.ZstdDecompressor().decompress(chunk.data, chunk.len_uncompressed))
            case b"L4":
                parts.append(lz4.block.decompress(chunk.data[8:], uncompressed_size=chunk.len_uncompressed))
            case b"XZ":
                parts.append(lzma.decompress(chunk.data))
            case b"ZL":
                parts.append(zlib.decompress(chunk.data))
            case b"CS":
                parts.append(zlib.decompress(chunk.data, -zlib.MAX_WBITS))
    return b"".join(parts)


def anchors(data: bytes, era: str) -> Iterator[tuple[str, Any]]:
    """Name and anchor of every RNTuple in the root directory of a file."""
    for key in RootFile.KeysList.from_bytes(RootFile.from_bytes(data).keys_record.payload).keys:
        if key.class_name.raw in (b"ROOT::RNTuple", b"ROOT::Experimental::RNTuple"):
            payload = data[key.ofs_key + key.len_key : key.ofs_key + key.len_record]
            yield key.name.value, ANCHORS[era].from_bytes(decompress(payload, key.len_object))


def streamer_info(data: bytes) -> bytes | None:
    """The uncompressed StreamerInfo record of a file, if it has one."""
    record = RootFile.from_bytes(data).streamer_info_record
    return None if record is None else decompress(record.payload, record.key.len_object)


@lru_cache(maxsize=8)
def envelopes(path: Path, era: str) -> list[Envelope]:
    """All envelopes of all RNTuples of a file of one generation ("1.x", "rc2", "rc1" or "v0")."""
    data = path.read_bytes()
    found = []
    for name, anchor in anchors(data, era):
        stored = data[anchor.ofs_header : anchor.ofs_header + anchor.len_header_stored]
        found.append(Envelope(era, name, "header", decompress(stored, anchor.len_header)))
        stored = data[anchor.ofs_footer : anchor.ofs_footer + anchor.len_footer_stored]
        footer = Envelope(era, name, "footer", decompress(stored, anchor.len_footer))
        found.append(footer)
        if era == "v0":
            continue  # page locations stand in the footer
        for group in footer.parse().payload.cluster_groups.body.items:
            link = group.body.page_list_link
            stored = data[link.locator.ofs_range : link.locator.ofs_range + link.locator.head]
            found.append(Envelope(era, name, "page_list", decompress(stored, link.len_envelope)))
    return found
