"""Sums over a parse tree, in which the compiled languages are compared with Python.

Their programs read (u32 kind, u32 length, bytes; little-endian) from stdin and print a line of sums for each piece of
bytes, modulo 2^64 and in the order of ``SUMS``, or ``error``.
"""

from __future__ import annotations

import struct
from typing import Any

from support.kaitai_cases import parsed
from support.kaitai_examples import Example

KINDS = {
    "Rntuple": 1,
    "RntupleRc2": 2,
    "RntupleRc1.HeaderEnvelope": 3,
    "RntupleRc1.FooterEnvelope": 4,
    "RntupleRc1.PageListEnvelope": 5,
    "RntupleRc1.MetaDataEnvelope": 6,
    "RootFile.Anchor": 7,
    "RootFile.KeysList": 8,
    "RootFile.CompressionBlock": 9,
}
SUMS = (
    "fields",
    "columns",
    "alias columns",
    "extra type infos",
    "cluster groups",
    "attribute sets",
    "clusters",
    "entries",
    "pages",
    "elements",
    "suppressed columns",
    "bytes on storage: sizes in locators and anchors, offsets of keys, lengths of chunks",
    "length of names: fields and keys",
    "other items: meta-data, keys, chunks",
)


def request(examples: list[Example]) -> bytes:
    """What the programs read."""
    return b"".join(struct.pack("<II", KINDS[e.type], len(e.data)) + e.data for e in examples)


def expected(example: Example) -> str:
    """The line that the programs print for an example."""
    tree = parsed(example)
    if tree is None:
        return "error"
    sums = dict.fromkeys(SUMS, 0)
    if example.type == "RootFile.Anchor":
        sums[SUMS[11]] = tree["nbytes_header"] + tree["nbytes_footer"]
    elif example.type == "RootFile.KeysList":
        sums[SUMS[11]] = sum(key["seek_key"] for key in tree["keys"])
        sums[SUMS[12]] = sum(len(key["name"]) for key in tree["keys"])
        sums[SUMS[13]] = len(tree["keys"])
    elif example.type == "RootFile.CompressionBlock":
        sums[SUMS[11]] = sum(chunk["len_uncompressed"] for chunk in tree["chunks"])
        sums[SUMS[13]] = len(tree["chunks"])
    elif isinstance(tree["payload"], dict):
        _envelope(tree["payload"], sums)
    return " ".join(str(value % (1 << 64)) for value in sums.values())


def _envelope(payload: dict[str, Any], sums: dict[str, int]) -> None:
    schema = payload.get("schema") or payload.get("schema_extension", {}).get("schema")
    if schema:
        sums["fields"] = len(schema["fields"]["items"])
        sums["columns"] = len(schema["columns"]["items"])
        sums["alias columns"] = len(schema["alias_columns"]["items"])
        sums["extra type infos"] = len(schema["extra_type_infos"]["items"])
        sums[SUMS[12]] = sum(len(field["name"]) for field in schema["fields"]["items"])
    for group in _items(payload, "cluster_groups"):
        sums["cluster groups"] += 1
        sums[SUMS[11]] += _stored(group["page_list_link"]["locator"])
    sums["attribute sets"] = len(_items(payload, "linked_attribute_sets"))
    for summary in _items(payload, "cluster_summaries"):
        sums["clusters"] += 1
        sums["entries"] += summary["num_entries"]
    for cluster in _items(payload, "page_locations"):
        for column in cluster["items"]:
            sums["suppressed columns"] += column["element_offset"] < 0
            for page in column["items"]:
                sums["pages"] += 1
                sums["elements"] += abs(
                    page["num_elements_signed"] if "num_elements_signed" in page else page["num_elements"]
                )
                sums[SUMS[11]] += _stored(page["locator"])
    sums[SUMS[13]] = len(_items(payload, "entries"))


def _items(payload: dict[str, Any], name: str) -> list[Any]:
    items: list[Any] = payload.get(name, {"items": []})["items"]
    return items


def _stored(locator: dict[str, Any]) -> int:
    # A locator without an offset is one of an object store, which the sums leave out.
    return int(locator["size"]) if "offset" in locator else 0
