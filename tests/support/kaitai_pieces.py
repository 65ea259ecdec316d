"""Pieces of every kind that real files hold: the walk, its records, anchors, compression blocks and envelopes."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from rntuple_kaitai import RootFile
from support.corpora import CORPUS, MANIFEST, ROOT_CORPUS
from support.kaitai_cases import real
from support.kaitai_envelopes import ANCHORS, decompress, envelopes
from support.kaitai_examples import Example

_SLICE = 200  # bytes that are enough for a key or a directory
_ANCHOR_TYPES = {"1.x": "RootFile.Anchor", "rc2": "RootFile.AnchorRc2", "rc1": "RootFile.AnchorRc1"}
_ANCHOR_TYPES["v0"] = "RootFile.AnchorRc1"


def container(path: Path, era: str) -> list[Example]:
    """The pieces of one file other than its envelopes."""
    data = path.read_bytes()
    file = RootFile.from_bytes(data)
    header, directory = file.header, file.root_directory
    place = header.ofs_begin + header.len_name
    found = [
        Example("RootFile", f"{path.name} walk", data),
        Example("RootFile.Directory", f"{path.name} directory", data[place : place + _SLICE]),
        Example("RootFile.Key", f"{path.name} first key", data[header.ofs_begin : header.ofs_begin + _SLICE]),
        Example(
            "RootFile.Record",
            f"{path.name} keys record",
            data[directory.ofs_keys : directory.ofs_keys + directory.len_keys],
        ),
        Example("RootFile.KeysList", f"{path.name} keys list", file.keys_record.payload),
    ]
    if file.free_record is not None:
        free = file.free_record.payload
        found.append(Example("RootFile.FreeList", f"{path.name} free list", free))
        found.append(Example("RootFile.FreeEntry", f"{path.name} free entry", free))
    stored = []
    for entry in file.entries.entries:
        key = entry.key
        if entry.anchor_record is None:
            continue
        record = data[key.ofs_key : key.ofs_key + key.len_record]
        found.append(Example("RootFile.AnchorRecord", f"{path.name} {key.name.value} record", record))
        payload = decompress(entry.anchor_record.payload, key.len_object)
        found.append(Example(_ANCHOR_TYPES[era], f"{path.name} {key.name.value} anchor", payload))
        anchor = ANCHORS[era].from_bytes(payload)
        for part in ("header", "footer"):
            start, size = getattr(anchor, f"ofs_{part}"), getattr(anchor, f"len_{part}_stored")
            if size < getattr(anchor, f"len_{part}"):
                stored.append(
                    Example("RootFile.CompressionBlock", f"{path.name} {part}", data[start : start + size])
                )
    return found + stored


@lru_cache(maxsize=1)
def corpus() -> list[Example]:
    """Pieces of all kinds of every real file; nothing if there are no real files."""
    found = real()
    if CORPUS is not None:
        for entry in MANIFEST:
            found = found + container(CORPUS / "files" / entry["name"], entry["era"])
    return found


@lru_cache(maxsize=1)
def root_corpus() -> list[Example]:
    """The same of the files that ROOT 6.40 wrote."""
    found: list[Example] = []
    if ROOT_CORPUS is not None:
        for path in sorted((ROOT_CORPUS / "files").glob("*.root")):
            found += container(path, "1.x")
            if path.name.startswith("option_max_key_size"):
                continue  # envelopes spread over several keys, which the walk here does not join
            found += [Example("Rntuple", f"{path.name} {e.kind}", e.data) for e in envelopes(path, "1.x")]
    return found
