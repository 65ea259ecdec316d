"""Damage to the anchor object."""

from __future__ import annotations

import struct

from rntuple_spec.constants import BYTE_COUNT_BIT

from rntuple_construct.format.container import RootFile
from rntuple_construct.format.generations import read_anchor, read_header
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.kit.corpus.mutations.places import append_copy, image_of_anchor, list_keys
from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.files.editable_file import EditableFile


@case("RNT-ANC-001", base="rc2", how="bytes")
def class_of_the_release(data: bytearray) -> None:
    """A second anchor, of the other class, takes the place of the first."""
    key = image_of_anchor(data)
    anchor = bytes(data[key.payload.start : key.payload.stop])
    list_keys(data, [append_copy(data, key, anchor, class_name=b"ROOT::RNTuple")])


@case("RNT-ANC-015", how="bytes")
def oldest_cycle_first(data: bytearray) -> None:
    """A second anchor of the same contents, with cycle 2, is listed after the first."""
    key = image_of_anchor(data)
    first = bytes(data[key.span.start : key.span.stop])
    anchor = bytes(data[key.payload.start : key.payload.stop])
    list_keys(data, [first, append_copy(data, key, anchor, cycle=2)])


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
