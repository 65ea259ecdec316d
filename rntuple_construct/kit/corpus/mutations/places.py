"""Places of things in a base file, for mutations of its bytes."""

from __future__ import annotations

import struct
from typing import Any

from construct import Default

from rntuple_construct.format.container import Key, RootFile
from rntuple_construct.format.grammar import container
from rntuple_construct.format.grammar.engine.structure import Depends, Structure, min_size
from rntuple_construct.kit.files import container_edits
from rntuple_construct.kit.files.container_edits import correct_end


def _offset(layout: Structure, name: str) -> int:
    """Offset of a member after members of fixed sizes, in the narrow form of a record."""
    offset = 0
    for member, subcon in layout.members:
        if member == name:
            return offset
        chosen = subcon.choose({"version": 0}) if isinstance(subcon, Depends) else subcon
        if chosen is not None:
            offset += min_size(chosen.subcon if isinstance(chosen, Default) else chosen)
    raise KeyError(name)


# The narrow file header.
SEEK_FREE, NUM_FREE, NBYTES_NAME, SEEK_INFO = (
    _offset(container.FILE_HEADER, name) for name in ("ofs_free", "num_free", "len_name", "ofs_info")
)
# Within a narrow key.
LEN_OBJECT, LEN_KEY, CYCLE, SEEK_PARENT, CLASS_NAME = (
    _offset(container.KEY, name) for name in ("len_object", "len_key", "cycle", "ofs_pdir", "class_name")
)
# Within a narrow directory.
NBYTES_KEYS, SEEK_KEYS = (_offset(container.DIRECTORY, name) for name in ("len_keys", "ofs_keys"))


def read_number(data: bytes | bytearray, offset: int, form: str = ">i") -> int:
    """A number of the file."""
    number: int = struct.unpack_from(form, data, offset)[0]
    return number


def write_number(data: bytearray, offset: int, value: int, form: str = ">i") -> None:
    """Overwrite a number of the file."""
    struct.pack_into(form, data, offset, value)


def directory_at(data: bytes | bytearray) -> int:
    """Offset of the fields of the root directory."""
    with RootFile(bytes(data)) as file:
        return file.directories()[0].span.start


def image_of_anchor(data: bytes | bytearray) -> Key:
    """Image of the anchor's key in the keys list."""
    with RootFile(bytes(data)) as file:
        return file.keys()[0].key


def append_record(data: bytearray, class_name: bytes, payload: bytes, name: bytes = b"") -> int:
    """Add a record at the end of the file and return its offset; header and free list follow."""
    offset = container_edits.append_record(data, class_name, payload, name)
    correct_end(data)
    return offset


def append_copy(data: bytearray, key: Key, payload: bytes, **members: Any) -> bytes:
    """Add a record with other members in the key of another one, and return its key."""
    tree = {
        **container.parse_key(bytes(data[key.span.start : key.span.stop])),
        "ofs_key": len(data),
        **members,
    }
    image = container.build_key(tree, payload_size=len(payload))
    data += image + payload
    correct_end(data)
    return image


def list_keys(data: bytearray, images: list[bytes]) -> None:
    """Give the root directory a keys list with other images."""
    directory = directory_at(data)
    offset = append_record(data, b"TFile", len(images).to_bytes(4, "big") + b"".join(images))
    write_number(data, directory + SEEK_KEYS, offset)
    write_number(data, directory + NBYTES_KEYS, len(data) - offset)
