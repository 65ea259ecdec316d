"""The two grammars behind one signature: generation, type and bytes in, canonical tree or error out."""

from __future__ import annotations

from typing import Any

from rntuple_kaitai import ParseError, RootFile
from support.construct_canonical import canonical as from_construct
from support.kaitai_canonical import canonical as from_kaitai
from support.kaitai_envelopes import PARSERS
from support.real_bytes import GENERATIONS

from rntuple_construct.base.constants import ENVELOPE_NAMES
from rntuple_construct.base.errors import EnvelopeError
from rntuple_construct.format.grammar.engine.forcing import Raw

KAITAI_ANCHORS = {"1.x": RootFile.Anchor, "rc2": RootFile.AnchorRc2, "rc1": RootFile.AnchorRc1}


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
        # Early RC1: nobody knows the items of this list, so the parser keeps their bytes as trailing.
        extension["items"] = []
    return tree


def reseal(era: str, type_id: int, payload: bytes) -> bytes:
    """An envelope around any payload, with the right length and checksum."""
    built: bytes = GENERATIONS[era].build_envelope({"type_id": type_id, "payload": Raw(payload)})
    return built
