"""Changes of the bytes of the ROOT file around an RNTuple: new records, another anchor, another end."""

from __future__ import annotations

from typing import Any

from rntuple_spec.constants import (
    ANCHOR_CLASS,
    BLOB_CLASS,
    DIRECTORY_CLASSES,
    FILE_BEGIN,
    FILE_CLASS,
    LARGE_FILE_SIZE,
    LEN_ANCHOR,
    LEN_CHUNK_OFFSET,
    MAX_LEN_NTUPLE_NAME,
)

from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.format.container import num_keys_of_blob
from rntuple_construct.format.container.structures import Key
from rntuple_construct.format.grammar import container

__all__ = ["append_blob", "append_directory", "append_record", "correct_end", "empty_file", "write_anchor"]

Tree = dict[str, Any]

_FILE_CLASS, _BLOB_CLASS = FILE_CLASS.encode(), BLOB_CLASS.encode()


def _record(offset: int, class_name: bytes, name: bytes, payload: bytes, ofs_pdir: int = FILE_BEGIN) -> bytes:
    """A key and its payload."""
    key = {"version": 4, "datime": 0, "cycle": 1, "ofs_pdir": ofs_pdir, "class_name": class_name}
    key |= {"name": name, "title": b"", "ofs_key": offset, "len_object": len(payload)}
    return container.build_key(key, payload_size=len(payload)) + payload


def append_blob(out: bytearray, payload: bytes, max_key_size: int = 0) -> int:
    """Add a blob at the end of a file, over several keys if it is larger than one may be, as writers do.

    Returns:
        the file offset of its first byte.
    """
    num_keys = num_keys_of_blob(len(payload), max_key_size)
    first = len(payload) if num_keys == 1 else max_key_size - LEN_CHUNK_OFFSET * (num_keys - 1)
    if first < 0:
        raise SchemaError(
            f"a blob of {len(payload)} bytes cannot be spread over keys of {max_key_size} bytes"
        )
    head, offsets = payload[:first], []
    for start in range(first, len(payload), max_key_size or 1):
        piece = payload[start : start + max_key_size]
        append_record(out, _BLOB_CLASS, piece)
        offsets.append(len(out) - len(piece))
    head += container.build_chunk_offsets(offsets)
    append_record(out, _BLOB_CLASS, head)
    return len(out) - len(head)


def append_record(out: bytearray, class_name: bytes, payload: bytes, name: bytes = b"") -> int:
    """Add a record at the end of a file and return its file offset."""
    offset = len(out)
    out += _record(offset, class_name, name, payload)
    return offset


def append_directory(out: bytearray, name: bytes, parent: int = FILE_BEGIN, len_keys: int = 0) -> bytes:
    """Add a directory without a list of keys.

    Args:
        out: the file.
        name: its name.
        parent: file offset of the directory above, as its key has it; the directory names the root directory.
        len_keys: size of its list of keys, as it states.

    Returns:
        its key.
    """
    fields = _directory(len(out), FILE_BEGIN, len_keys=len_keys)
    payload = container.build_directory(fields)
    record = _record(len(out), DIRECTORY_CLASSES[0].encode(), name, payload, parent)
    key = record[: -len(payload)]
    out += key + container.build_directory({**fields, "len_name": len(key)})
    return key


def _directory(offset: int, parent: int, **members: int) -> Tree:
    """The fields of a directory."""
    return {
        "version": 5, "datime_created": 0, "datime_modified": 0, "len_keys": 0, "len_name": 0, "ofs_dir": offset,
        "ofs_parent": parent, "ofs_keys": 0, "uuid_version": 1, "uuid": bytes(16), **members,
    }  # fmt: skip


def write_anchor(out: bytearray, key: Key, anchor: bytes) -> None:
    """Overwrite the anchor of a key; append it if it has another size."""
    if len(anchor) == key.len_object == key.len_record - key.len_key:
        start = key.ofs_key + key.len_key
        out[start : start + len(anchor)] = anchor
        return
    image = slice(key.span.start, key.span.stop)
    moved = {**container.parse_key(bytes(out[image])), "ofs_key": len(out), "len_object": len(anchor)}
    record = container.build_key(moved, payload_size=len(anchor))
    # The old record becomes a gap, which readers of the key chain step over.
    out[key.ofs_key : key.ofs_key + 4] = (-key.len_record).to_bytes(4, "big", signed=True)
    out += record + anchor
    out[image] = record


def correct_end(out: bytearray) -> None:
    """Let file header and free list tell where the file ends, as far as they can be read."""
    end = len(out)
    try:
        header = container.parse_file_header(bytes(out[:FILE_BEGIN]))
        image = container.build_file_header({**header, "ofs_end": end, "trailing": b""})
        out[: len(image)] = image
        start, stop = header["ofs_free"], header["ofs_free"] + header["len_free"]
        if start:
            start += container.parse_key(bytes(out[start:stop]))["len_key"]
            free = container.parse_free_list(bytes(out[start:stop]))
            free["entries"][-1]["ofs_first"] = end
            payload = container.build_free_list(free)
            out[start : start + len(payload)] = payload
    except (RNTupleError, IndexError):
        return


def empty_file(
    name: bytes, file_name: bytes, class_name: bytes = ANCHOR_CLASS.encode(), len_anchor: int = LEN_ANCHOR
) -> bytes:
    """A ROOT file whose only object is an anchor of zeros.

    Args:
        name: name of the RNTuple.
        file_name: name that the file calls itself by.
        class_name: class of the anchor.
        len_anchor: length of the anchor.

    Raises:
        SchemaError: the name of the file is too long.
    """
    if len(file_name) > MAX_LEN_NTUPLE_NAME:
        raise SchemaError(f"file names of more than {MAX_LEN_NTUPLE_NAME} bytes", hint="choose a shorter one")
    names = bytes([len(file_name)]) + file_name + b"\0"
    directory = _directory(FILE_BEGIN, 0)
    fields = container.build_directory(directory)
    root = _record(FILE_BEGIN, _FILE_CLASS, file_name, names + fields, 0)
    anchor = _record(FILE_BEGIN + len(root), class_name, name, bytes(len_anchor))
    ofs_keys = FILE_BEGIN + len(root + anchor)
    keys = _record(ofs_keys, _FILE_CLASS, file_name, (1).to_bytes(4, "big") + anchor[:-len_anchor])
    ofs_free = ofs_keys + len(keys)
    entries = [{"version": 1, "ofs_first": 0, "ofs_last": LARGE_FILE_SIZE}]
    free = _record(ofs_free, _FILE_CLASS, file_name, container.build_free_list({"entries": entries}))
    len_name = len(root) - len(fields)
    directory |= {"len_keys": len(keys), "len_name": len_name, "ofs_keys": ofs_keys}
    root = _record(FILE_BEGIN, _FILE_CLASS, file_name, names + container.build_directory(directory), 0)
    header = {
        "version": 64000, "ofs_begin": FILE_BEGIN, "ofs_end": ofs_free + len(free), "ofs_free": ofs_free,
        "len_free": len(free), "num_free": 1, "len_name": len_name, "len_offset": 4, "compression_settings": 0,
        "ofs_info": 0, "len_info": 0, "uuid_version": 1, "uuid": bytes(16),
    }  # fmt: skip
    start = container.build_file_header(header).ljust(FILE_BEGIN, b"\0")
    return start + root + anchor + keys + free
