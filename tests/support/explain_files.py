"""Small files with one RNTuple made by hand, for layouts that the real files do not have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import xxhash
from support import byte_builder as b

from rntuple_construct.kit.files.root_file_builder import RootFileBuilder, anchor_object

INT64 = 0x09


@dataclass
class Plan:
    """What the file holds.

    Args:
        num_columns, num_clusters, num_pages: pages are per column and cluster.
        num_elements: 64-bit integers per page.
        name: name of the RNTuple.
        field_name: first part of the names of the fields.
        max_key_size: largest payload of one key; 0 never spreads blobs.
        locator: changes the locator of a page: cluster, column, page, size, offset to bytes.
        compress: stored form of an envelope.
        with_checksums: whether pages have checksums.
        attribute_sets: records of linked attribute sets for the footer.
    """

    num_columns: int = 1
    num_clusters: int = 1
    num_pages: int = 1
    num_elements: int = 2
    name: str = "events"
    field_name: str = "f"
    max_key_size: int = 1 << 30
    locator: Callable[[int, int, int, int, int], bytes] | None = None
    compress: Callable[[bytes], bytes] = bytes
    with_checksums: bool = True
    feature_flags: bytes = b.NO_FLAGS
    attribute_sets: list[bytes] = field(default_factory=list)


def field_record(name: str, field_id: int) -> bytes:
    return b.record(
        *(b.u4(0), b.u4(0), b.u4(field_id), b.u2(0), b.u2(0)),
        *(b.string(name), b.string("std::int64_t"), b.string(""), b.string("")),
    )


def add_ntuple(builder: RootFileBuilder, plan: Plan, *, is_listed: bool = True) -> tuple[int, int, int]:
    """Append an RNTuple; returns offset, stored size and length of its anchor."""

    def add(envelope: bytes) -> tuple[int, int, int]:
        stored = plan.compress(envelope)
        if plan.max_key_size and len(stored) > plan.max_key_size:
            return builder.add_spread_blob(stored, plan.max_key_size), len(stored), len(envelope)
        return builder.add_blob(stored), len(stored), len(envelope)

    names = [f"{plan.field_name}{number}" for number in range(plan.num_columns)]
    header = b.envelope(
        1,
        plan.feature_flags,
        *(b.string(plan.name), b.string(""), b.string("by hand")),
        b.items(*(field_record(name, number) for number, name in enumerate(names))),
        b.items(
            *(
                b.record(b.u2(INT64), b.u2(64), b.u4(number), b.u2(0), b.u2(0))
                for number in range(plan.num_columns)
            )
        ),
        b.items() * 2,
    )
    header_place = add(header)
    clusters = []
    for cluster in range(plan.num_clusters):
        blob = bytearray()
        pages: list[list[int]] = []
        for column in range(plan.num_columns):
            pages.append([])
            for page in range(plan.num_pages):
                first = (cluster * plan.num_pages + page) * plan.num_elements
                data = b"".join(b.s8(first + index + 1000 * column) for index in range(plan.num_elements))
                pages[-1].append(len(blob))
                blob += data + (b.u8(xxhash.xxh3_64_intdigest(data)) if plan.with_checksums else b"")
        base = builder.add_blob(bytes(blob))
        size = 8 * plan.num_elements
        sign = -1 if plan.with_checksums else 1
        columns = []
        for column, places in enumerate(pages):
            described = b"".join(
                b.s4(sign * plan.num_elements)
                + (
                    plan.locator(cluster, column, page, size, base + place)
                    if plan.locator
                    else b.s4(size) + b.u8(base + place)
                )
                for page, place in enumerate(places)
            )
            offset = cluster * plan.num_pages * plan.num_elements
            columns.append(b.items(described, tail=b.s8(offset) + b.u4(0), count=len(places)))
        clusters.append(b.items(*columns))
    entries = plan.num_pages * plan.num_elements
    page_list = b.envelope(
        3,
        header[-8:],
        b.items(*(b.record(b.u8(number * entries), b.u8(entries)) for number in range(plan.num_clusters))),
        b.items(*clusters),
    )
    offset, nbytes, length = add(page_list)
    footer = b.envelope(
        2,
        b.NO_FLAGS,
        header[-8:],
        b.record(b.EMPTY_SCHEMA),
        b.items(
            b.record(
                b.u8(0),
                b.u8(entries * plan.num_clusters),
                b.u4(plan.num_clusters),
                b.u8(length) + b.s4(nbytes) + b.u8(offset),
            )
        ),
        b.items(*plan.attribute_sets),
    )
    anchor = anchor_object(
        version=(1, 0, 1, 0), header=header_place, footer=add(footer), max_key_size=plan.max_key_size
    )
    if is_listed:
        at = builder.add_anchor(plan.name, anchor)
    else:
        at = builder.record("ROOT::RNTuple", plan.name, anchor)
    return at, len(anchor), len(anchor)


def ntuple_file(plan: Plan | None = None) -> bytes:
    """A file with one RNTuple."""
    builder = RootFileBuilder()
    add_ntuple(builder, plan or Plan())
    return builder.finish()
