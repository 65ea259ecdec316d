"""Both grammars behind one signature: generation, type and bytes in, canonical tree or error out; envelopes of a file held against them."""

from __future__ import annotations

from typing import Any

from rntuple_kaitai import ParseError
from rntuple_kaitai import RootFile as KaitaiRootFile
from support.construct_canonical import canonical as from_construct
from support.kaitai_canonical import canonical as from_kaitai
from support.kaitai_envelopes import PARSERS
from support.real_bytes import GENERATIONS

from rntuple_construct.base.constants import ENVELOPE_NAMES
from rntuple_construct.base.errors import EnvelopeError
from rntuple_construct.format.container import RootFile
from rntuple_construct.format.generations import read_footer, read_header
from rntuple_construct.format.generations.records import EnvelopeLink
from rntuple_construct.format.grammar.engine.forcing import Raw
from rntuple_construct.reader import RNTuple

KAITAI_ANCHORS = {
    "1.x": KaitaiRootFile.Anchor,
    "rc2": KaitaiRootFile.AnchorRc2,
    "rc1": KaitaiRootFile.AnchorRc1,
}


def construct_tree(era: str, type_id: int, data: bytes) -> Any:
    """The canonical tree that the construct grammar gives.

    Raises:
        EnvelopeError: the grammar refuses the bytes.
    """
    tree = GENERATIONS[era].parse_envelope(data, type_id)
    return from_construct(tree, large_is_known=era != "rc2")


def kaitai_tree(era: str, type_id: int, data: bytes) -> Any:
    """The canonical tree that the generated parser gives.

    Raises:
        EnvelopeError: the parser refuses the bytes.
    """
    parser = PARSERS[era, ENVELOPE_NAMES[type_id]]
    try:
        tree = from_kaitai(parser.from_bytes(data))
    except (ParseError, EOFError) as problem:
        raise EnvelopeError(str(problem)) from None
    extension = tree["payload"].get("schema_extension", {})
    if "num_items" in extension:
        # Early RC1: the layout of these items is unknown, so the parser keeps their bytes as trailing.
        extension["items"] = []
    return tree


def reseal(era: str, type_id: int, payload: bytes) -> bytes:
    """An envelope around any payload, with the right length and checksum."""
    built: bytes = GENERATIONS[era].build_envelope({"type_id": type_id, "payload": Raw(payload)})
    return built


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
