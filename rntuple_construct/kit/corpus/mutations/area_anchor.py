"""Damage to the anchor object."""

from __future__ import annotations

import struct

from rntuple_spec.constants import BYTE_COUNT_BIT

from rntuple_construct.format.container import RootFile
from rntuple_construct.format.generations import read_anchor, read_header
from rntuple_construct.format.grammar import container
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.kit.corpus.mutations.places import anchor_at, correct_end, image_of_anchor, list_keys
from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.files.editable_file import EditableFile


@case("RNT-ANC-001", base="rc2", how="bytes")
def class_of_the_release(data: bytearray) -> None:
    """A second anchor, of the other class, takes the place of the first."""
    image = container.parse_key(bytes(data[image_of_anchor(data).span.start :][:100]))
    anchor = bytes(data[anchor_at(data) :][:78])
    image.update({"class_name": b"ROOT::RNTuple", "ofs_key": len(data)})
    image.pop("len_key")
    key = container.build_key(image, payload_size=len(anchor))
    data += key + anchor
    correct_end(data)
    list_keys(data, [key])


@case("RNT-ANC-015", how="bytes")
def oldest_cycle_first(data: bytearray) -> None:
    """A second anchor of the same contents, with cycle 2, is listed after the first."""
    span = image_of_anchor(data).span
    first = bytes(data[span.start : span.stop])
    image = {**container.parse_key(first), "cycle": 2, "ofs_key": len(data)}
    del image["len_key"]
    anchor = bytes(data[anchor_at(data) :][:78])
    second = container.build_key(image, payload_size=len(anchor))
    data += second + anchor
    correct_end(data)
    list_keys(data, [first, second])


@case("RNT-ANC-011", base="streamed")
def header_inside_the_footer(draft: EditableFile) -> None:
    """The footer holds the bytes of the header, and the anchor refers to them."""
    with RootFile(draft.build()) as file:
        header = bytes(read_header(file, read_anchor(file)))
    # Behind the list of the streamer information, where nobody looks at them.
    info = draft.footer["payload"]["schema_extension"]["schema"]["extra_type_infos"][0]
    content = info["content"] + header
    info["content"] = struct.pack(">I", BYTE_COUNT_BIT | (len(content) - 4)) + content[4:]
    data = draft.build()
    with RootFile(data) as file:
        footer = read_anchor(file).ofs_footer
    draft.anchor["ofs_header"] = forced(data.index(header, footer))


@case("RNT-ANC-004", how="bytes")
def flipped_bit_in_the_anchor(data: bytearray) -> None:
    data[anchor_at(data) + 20] ^= 1


@case("RNT-ANC-004", how="bytes")
def flipped_bit_in_the_checksum(data: bytearray) -> None:
    data[anchor_at(data) + 77] ^= 1


@case("RNT-RC2-002", base="rc2", how="bytes")
def flipped_bit_in_an_rc2_anchor(data: bytearray) -> None:
    data[anchor_at(data) + 20] ^= 1
