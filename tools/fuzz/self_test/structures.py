"""The structures of a file as the generated parsers take them: names of types and bytes.

With these, parsers in every language can be tested with any damaged file. They get the bytes of an envelope
even if its checksum is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.container import RootFile
from rntuple_construct.format.metadata import Envelope, FileMetadata, NTupleMetadata

__all__ = ["Structure", "structures"]

Structure = tuple[str, bytes]
"""Name of a type, as the programs that print parse trees know it (docs/canonical-json.md), and its bytes."""

_LEN_HEADER = 100
"""Bytes of a file that hold its header, whatever the version."""


def structures(data: bytes) -> list[Structure]:
    """Find the structures of a file: the walk of the whole, keys lists, anchors, envelopes.

    Args:
        data: the file.
    """
    found: dict[Structure, None] = {("root_file", bytes(data)): None}
    try:
        file = FileMetadata(bytes(data))
    except RNTupleError:
        return list(found)
    for structure in _of(file):
        found.setdefault(structure)
    return list(found)


def _of(file: FileMetadata) -> Iterator[Structure]:
    container = file.container
    if container is None:
        return
    with suppress(RNTupleError):
        for directory in container.directories():
            for image in directory.keys:
                yield "root_file.key", _slice(file, image.span.start, image.span.stop)
    if not file.has_directories:
        return
    for key in file.keys:
        with suppress(RNTupleError):
            start = key.key.ofs_key
            yield "root_file.anchor_record", _slice(file, start, start + key.key.len_record)
    for opened in file:
        if opened.ntuple is not None:
            yield from _envelopes(opened.ntuple)
    yield from _around(file, container)


def _around(file: FileMetadata, container: RootFile) -> Iterator[Structure]:
    """File header, directories, keys lists and anchors, each as a slice that starts with it."""
    yield "root_file.file_header", _slice(file, 0, _LEN_HEADER)
    for directory in container.directories():
        yield "root_file.directory", _slice(file, *directory.span)
        if directory.list_key is not None:
            yield "root_file.keys_list", _slice(file, *directory.list_key.payload)
    for opened in file:
        if opened.ntuple is not None and opened.ntuple.key is not None:
            with suppress(RNTupleError):
                anchor, _ = container.object_at(opened.ntuple.key.key, "anchor")
                yield f"root_file.{opened.ntuple.generation.anchor_type}", bytes(anchor)


def _slice(file: FileMetadata, start: int, stop: int) -> bytes:
    stop = min(stop, file.source.size)
    return bytes(file.source.read(start, stop - start)) if 0 <= start < stop else b""


def _envelopes(ntuple: NTupleMetadata) -> Iterator[Structure]:
    envelopes: list[Envelope] = [ntuple.header_envelope, ntuple.footer_envelope]
    with suppress(RNTupleError):
        envelopes += [*ntuple.page_list_envelopes]
    for envelope in envelopes:
        if envelope.data:
            yield envelope.generation.kaitai_type(envelope.envelope_type), envelope.data
            if len(envelope.data) > envelope.nbytes:
                with suppress(RNTupleError):
                    yield "root_file.compression_block", bytes(envelope.stored())
