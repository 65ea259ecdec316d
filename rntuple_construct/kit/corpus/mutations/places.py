"""Places of things in a base file, for mutations of its bytes."""

from __future__ import annotations

import struct

from construct import Default

from rntuple_construct.format.container import Key, RootFile
from rntuple_construct.format.grammar import container
from rntuple_construct.format.grammar.engine.structure import Depends, Structure, min_size


def _offset(layout: Structure, name: str) -> int:
    """Offset of a member behind members of fixed sizes, in the narrow form of a record."""
    offset = 0
    for member, subcon in layout.members:
        if member == name:
            return offset
        chosen = subcon.choose({"version": 0}) if isinstance(subcon, Depends) else subcon
        if chosen is not None:
            offset += min_size(chosen.subcon if isinstance(chosen, Default) else chosen)
    raise KeyError(name)


# The narrow file header.
ROOT_VERSION, END, SEEK_FREE, NUM_FREE, NBYTES_NAME, SEEK_INFO, NBYTES_INFO = (
    _offset(container.FILE_HEADER, name)
    for name in ("version", "ofs_end", "ofs_free", "num_free", "len_name", "ofs_info", "len_info")
)
# Within a narrow key.
KEY_VERSION, LEN_OBJECT, LEN_KEY, CYCLE, SEEK_KEY, SEEK_PARENT, CLASS_NAME = (
    _offset(container.KEY, name)
    for name in ("version", "len_object", "len_key", "cycle", "ofs_key", "ofs_pdir", "class_name")
)
# Within a narrow directory.
NBYTES_KEYS, LEN_NAME, SEEK_DIR, SEEK_KEYS = (
    _offset(container.DIRECTORY, name) for name in ("len_keys", "len_name", "ofs_dir", "ofs_keys")
)
# Within a narrow entry of the free list.
FIRST = _offset(container.FREE_ENTRY, "ofs_first")


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


def keys_list_at(data: bytes | bytearray) -> int:
    """Offset of the record of the root directory's keys list."""
    with RootFile(bytes(data)) as file:
        return file.directories()[0].ofs_keys


def image_of_anchor(data: bytes | bytearray) -> Key:
    """Image of the anchor's key in the keys list."""
    with RootFile(bytes(data)) as file:
        return file.keys()[0].key


def anchor_at(data: bytes | bytearray) -> int:
    """Offset of the anchor object."""
    return image_of_anchor(data).payload.start


def first_blob(data: bytes | bytearray) -> int:
    """Offset of the key of the first blob."""
    with RootFile(bytes(data)) as file:
        return next(
            item.span.start for item in file.scan_keys() if item.key and item.key.class_name == "RBlob"
        )


def append_record(data: bytearray, class_name: bytes, payload: bytes) -> int:
    """Put a record at the end of the file, and let the header and the free list know; returns its offset."""
    offset = len(data)
    key = {
        "version": 4,
        "len_object": len(payload),
        "datime": 0,
        "cycle": 1,
        "ofs_key": offset,
        "ofs_pdir": 100,
    }
    names = {"class_name": class_name, "name": b"", "title": b""}
    data += container.build_key({**key, **names}, payload_size=len(payload)) + payload
    correct_end(data)
    return offset


def correct_end(data: bytearray) -> None:
    """Let the header and the free list know where the file ends."""
    write_number(data, END, len(data))
    with RootFile(bytes(data)) as file:
        last = file.free_list()[-1]
    write_number(data, last.span.start + FIRST, len(data))


def list_keys(data: bytearray, images: list[bytes]) -> None:
    """Give the root directory a keys list with other images."""
    directory = directory_at(data)
    offset = append_record(data, b"TFile", len(images).to_bytes(4, "big") + b"".join(images))
    write_number(data, directory + SEEK_KEYS, offset)
    write_number(data, directory + NBYTES_KEYS, len(data) - offset)
