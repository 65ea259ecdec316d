"""Fixed-size record layouts, read off the grammar: numpy dtype descriptors for code that reads arrays of records."""

from __future__ import annotations

from typing import Any

CODES = {"u1": "u1", "u2": "<u2", "u4": "<u4", "u8": "<u8", "s4": "<i4", "s8": "<i8", "f8": "<f8"}
# The grammar's conditions, as they stand, in the forms that the fast paths read.
STANDARD = {"head >= 0": True, "head < 0": False, "element_offset >= 0": True}
SUPPRESSED = {"element_offset >= 0": False}

Members = list[tuple[str, str]]


class LayoutError(Exception):
    """The grammar has no fixed-size layout where one is asked for."""


def fields(tree: dict[str, Any], type_name: str, first: str, last: str, given: dict[str, bool]) -> Members:
    """The fields ``first`` to ``last`` of a type, nested types inlined, optional ones by the given conditions."""
    sequence = tree["types"][type_name]["seq"] if type_name else tree["seq"]
    names = [attribute["id"] for attribute in sequence]
    layout: Members = []
    for attribute in sequence[names.index(first) : names.index(last) + 1]:
        condition = attribute.get("if")
        if condition is not None and not given[condition]:
            continue
        kind = attribute.get("type")
        if "repeat" in attribute:
            raise LayoutError(f"{type_name}.{attribute['id']} is repeated")
        if kind in CODES:
            layout.append((attribute["id"], CODES[kind]))
        elif kind is None and isinstance(attribute.get("size"), int):
            layout.append((attribute["id"], f"V{attribute['size']}"))
        elif isinstance(kind, str) and kind in tree["types"]:
            inner = [item["id"] for item in tree["types"][kind]["seq"]]
            layout += fields(tree, kind, inner[0], inner[-1], given)
        else:
            raise LayoutError(f"{type_name}.{attribute['id']} has no fixed size")
    return layout


def renamed(layout: Members, names: dict[str, str]) -> Members:
    """The layout with some fields under other names."""
    return [(names.get(name, name), code) for name, code in layout]


def module(tree: dict[str, Any], rc1: dict[str, Any]) -> str:
    """Text of the module ``rntuple_spec.layouts`` for the grammars of format epoch 1 and of the first draft."""
    size, counts = {"head": "len_range"}, "num_items_and_reserved"
    tables = [
        ("ENVELOPE_HEAD", "Start of an envelope.", fields(tree, "", "type_id", "len_envelope_hi", {})),
        ("LIST_FRAME_HEAD", "Start of every list frame; len_frame is negative and counts this head.",
         fields(tree, "column_pages", "len_frame", "len_frame", {})
         + fields(tree, "column_pages_body", "num_items", "num_items", {})),
        ("RECORD_FRAME_HEAD", "Start of every record frame; len_frame is positive and counts this head.",
         fields(tree, "cluster_summary_record", "len_frame", "len_frame", {})),
        ("STANDARD_LOCATOR", "Locator of a byte range in the same file, below 2 GiB; not this form if len_range is negative.",
         renamed(fields(tree, "locator", "head", "payload", STANDARD), size)),
        ("STANDARD_PAGE", "Page description with a standard locator.",
         renamed(fields(tree, "page", "num_elements_signed", "locator", STANDARD), size)),
        ("COLUMN_PAGES_TAIL", "What follows the pages of a column in a cluster.",
         fields(tree, "column_pages_body", "element_offset", "compression_settings", STANDARD)),
        ("SUPPRESSED_COLUMN_PAGES_TAIL", "What follows the (absent) pages of a column that is suppressed in a cluster.",
         fields(tree, "column_pages_body", "element_offset", "compression_settings", SUPPRESSED)),
        ("CLUSTER_SUMMARY", "Payload of the record frame of a cluster summary.",
         fields(tree, "cluster_summary", "first_entry", "flags", {})),
        ("RC1_LIST_FRAME_HEAD", "Start of every list frame of the first release candidate.",
         fields(rc1, "column_pages", "len_frame", "len_frame", {})
         + renamed(fields(rc1, "column_pages_body", counts, counts, {}), {counts: "num_items"})),
        ("RC1_STANDARD_PAGE", "Page description with a standard locator, in the first release candidate.",
         renamed(fields(rc1, "page", "num_elements_and_flags", "locator", STANDARD), size)),
        ("RC1_COLUMN_PAGES_TAIL", "What follows the pages of a column in a cluster, in the first release candidate.",
         fields(rc1, "column_pages_body", "element_offset", "compression_settings", {})),
    ]  # fmt: skip
    lines = [
        "# Generated from spec/rntuple.ksy and spec/rntuple_rc1.ksy by tools/generate; edit those and run `make generate`.",
        '"""Fixed-size record layouts as numpy dtype descriptors, of format epoch 1 unless named otherwise"""',
        "",
        "from __future__ import annotations",
        "",
    ]
    for name, doc, layout in tables:
        lines.append(f"# {doc}")
        lines.append(f"{name}: list[tuple[str, str]] = [")
        lines += [f'    ("{field}", "{code}"),' for field, code in layout]
        lines += ["]", ""]
    return "\n".join(lines).rstrip("\n") + "\n"
