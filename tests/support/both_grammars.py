"""Envelopes of a file held against both grammars."""

from __future__ import annotations

from typing import Any

from support.grammars import construct_tree, kaitai_tree
from support.real_bytes import GENERATIONS

from rntuple_construct.format.container import RootFile
from rntuple_construct.format.generations import read_footer, read_header
from rntuple_construct.format.generations.records import EnvelopeLink
from rntuple_construct.reader import RNTuple


def envelopes_of(source: Any, ntuple: RNTuple) -> list[tuple[int, bytes]]:
    """Type and bytes of every envelope of an RNTuple, uncompressed."""
    anchor = ntuple.anchor
    with RootFile(source) as file:

        def linked(link: EnvelopeLink) -> bytes:
            where = link.locator
            data = file.read_compressed(where.offset, where.size, link.len_envelope, anchor.max_key_size)
            return bytes(data)

        return [
            (1, bytes(read_header(file, anchor))),
            (2, bytes(read_footer(file, anchor))),
            *((3, linked(group.page_list_link)) for group in ntuple.cluster_groups),
            *((4, linked(link)) for link in ntuple.footer.metadata_links),
        ]


def check_both_grammars(source: Any, ntuple: RNTuple) -> None:
    """Both grammars see the same in every envelope, nothing unknown, and construct builds the same bytes again."""
    era = ntuple.generation.name
    for type_id, data in envelopes_of(source, ntuple):
        assert construct_tree(era, type_id, data) == kaitai_tree(era, type_id, data)
        tree = GENERATIONS[era].parse_envelope(data, type_id)
        assert not tree["payload"]["trailing"]
        assert GENERATIONS[era].build_envelope(tree) == data
