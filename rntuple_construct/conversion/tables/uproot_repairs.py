"""Replacements for parts of uproot that misread TTrees, for the files that this package opens.

* Compressed blocks are decoded by this package: damage is a ``CompressionError``, and the old raw deflate (``CS``) is read.
* Packed reals in classes that are not split are decoded as ROOT does. uproot 5.7 ignores their ranges and skips members
  in front of them.
* Counts of containers are at most the number of bytes that follow them.
* Classes belong to one file: another file may have another class of the same name and version.
"""

from __future__ import annotations

import re
import threading
import zlib
from collections.abc import Iterator
from typing import Any
from weakref import WeakSet

import numpy as np

from rntuple_construct.base.errors import CompressionError, TableError
from rntuple_construct.base.extras import require
from rntuple_construct.conversion.tables.packed_reals import DOUBLE32, FLOAT16, packing_of
from rntuple_construct.format.compression import decompress, iter_chunks

__all__ = ["bound_counts", "has_packed_reals", "notes_of", "repair", "static_classes"]

_lock = threading.Lock()
_sources: WeakSet[Any] = WeakSet()
"""Sources of the open files."""
_OLD_DEFLATE = b"CS"
_NAMES = re.compile(r"[\w:]+")


def static_classes() -> dict[str, Any]:
    """Return the classes that uproot has without any file."""
    uproot = require("uproot")
    return {name: each for name, each in uproot.classes.items() if each.__module__ != "uproot.dynamic"}


def repair(file: Any) -> None:
    """Let uproot read a file correctly.

    Args:
        file: the open ``ReadOnlyFile``, with custom classes.
    """
    _sources.add(file.source)
    _replace_decompression()
    try:
        streamers = file.streamers
    except Exception:  # noqa: BLE001 (without descriptions of classes, uproot reads no objects of them)
        return
    for versions in streamers.values():
        for streamer in versions.values():
            # uproot has no way to replace an element of its list.
            elements = streamer.member("fElements")._data
            for index, element in enumerate(elements):
                if element.typename.rstrip("*") in (DOUBLE32, FLOAT16):
                    _replace_class(elements, index, element)


def _replace_decompression() -> None:
    uproot = require("uproot")
    with _lock:
        own = uproot.compression.decompress
        if getattr(own, "is_repaired", False):
            return

        def repaired(
            chunk: Any, cursor: Any, context: Any, compressed_bytes: int, uncompressed_bytes: int, block_info: Any = None
        ) -> Any:  # fmt: skip
            if chunk.source not in _sources:
                return own(chunk, cursor, context, compressed_bytes, uncompressed_bytes, block_info)
            offset = cursor.index
            data = bytes(cursor.bytes(chunk, compressed_bytes, context))
            decode = _inflate if data[:2] == _OLD_DEFLATE else decompress
            values = np.frombuffer(decode(data, uncompressed_bytes, offset=int(offset)), np.uint8)
            return uproot.source.chunk.Chunk.wrap(chunk.source, values)

        repaired.is_repaired = True  # type: ignore[attr-defined]
        for name in ("hook_before_block", "hook_after_block"):
            setattr(repaired, name, getattr(own, name))
        uproot.compression.decompress = repaired


def _inflate(data: bytes, length: int, *, offset: int) -> bytes:
    """Decode blocks of raw deflate. ROOT ignores bytes after the end of a stream."""
    values = bytearray()
    for chunk in iter_chunks(data, offset=offset):
        stream = zlib.decompressobj(-zlib.MAX_WBITS)
        try:
            values += stream.decompress(chunk.data, chunk.len_uncompressed)
        except zlib.error as error:
            raise CompressionError(f"damaged raw deflate: {error}", offset=chunk.start) from error
    if len(values) != length:
        raise CompressionError(f"raw deflate of {len(values)} bytes, expected {length}", offset=offset)
    return bytes(values)


def _replace_class(elements: Any, index: int, element: Any) -> None:
    """Replace a streamer element by one whose code decodes packed reals."""
    streamers = require("uproot").streamers

    class PackedElement(streamers.Model_TStreamerElement):  # type: ignore[misc, name-defined]
        """Member of packed reals: not of the class of fundamental members, so that uproot does not join it with others."""

        class_code = _packed_code

    made = PackedElement.__new__(PackedElement)
    made.__dict__.update(element.__dict__)
    elements[index] = made


def _packed_code(
    self: Any, streamerinfo: Any, i: int, elements: Any, read_members: list[str], read_member_n: list[str],
    strided_interpretation: list[str], awkward_form: list[str], fields: Any, formats: Any, dtypes: Any,
    formats_memberwise: Any, containers: Any, base_names_versions: Any, member_names: list[str], class_flags: Any,
    count_names: Any,
) -> None:  # fmt: skip
    """Append the code that reads a member; arguments as for ``class_code`` of uproot's streamer elements."""
    name, type_name = self.name, self.typename.rstrip("*")
    is_pointer = self.typename.endswith("*")
    count = f"self.member({self.member('fCountName')!r})" if is_pointer else str(self.array_length or None)
    packing = f"packing_of({type_name!r}, {self.title!r})"
    read = [
        f"from {packing_of.__module__} import packing_of",
        *(["if context.get('speedbump', True): cursor.skip(1)"] if is_pointer else []),
        f"self._members[{name!r}] = {packing}.read(chunk, cursor, context, {count})",
    ]
    read_members += ["        if forth_obj is not None:", "            raise CannotBeForth()"]
    read_members += [f"        {line}" for line in read]
    read_member_n += [f"        if member_index == {i}:", *(f"            {line}" for line in read)]
    strided_interpretation.append(f"        raise CannotBeStrided({f'packed reals in member {name}'!r})")
    primitive = f"NumpyForm('{packing_of(type_name, self.title).result.name}')"
    if is_pointer:
        form = f"ListOffsetForm(context['index_format'], {primitive})"
    elif self.array_length:
        form = f"RegularForm({primitive}, {self.array_length})"
    else:
        form = primitive
    awkward_form.append(f"        contents[{name!r}] = {form}")
    member_names.append(name)


def bound_counts(interpretation: Any) -> None:
    """Let an interpretation refuse counts of containers that are larger than the bytes that follow."""
    model = getattr(interpretation, "_model", None)
    if (
        model is not None
        and not isinstance(model, _Bounded)
        and hasattr(interpretation, "basket_array_forth")
    ):
        interpretation._model = _Bounded(model)


class _Bounded:
    """Model of uproot whose cursor checks counts."""

    def __init__(self, model: Any) -> None:
        self.__dict__["own"] = model

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__dict__["own"], name)

    def read(self, chunk: Any, cursor: Any, *arguments: Any, **choices: Any) -> Any:
        """Read an object; arguments as for models of uproot."""
        return self.own.read(chunk, _checking(cursor), *arguments, **choices)


def _checking(cursor: Any) -> Any:
    uproot = require("uproot")
    size = uproot.containers._stl_container_size

    class CheckingCursor(uproot.source.cursor.Cursor):  # type: ignore[misc, name-defined]
        def field(self, chunk: Any, format: Any, context: Any, move: bool = True) -> Any:
            value = super().field(chunk, format, context, move)
            if format is size and value > chunk.stop - self.index:
                raise TableError(f"{value} elements in {chunk.stop - self.index} bytes")
            return value

        def copy(self, link_refs: bool = True) -> Any:
            return _checking(super().copy(link_refs))

    return CheckingCursor(cursor.index, origin=cursor.origin, refs=cursor.refs)


def notes_of(file: Any, type_name: str) -> Iterator[str]:
    """What uproot leaves out or changes of a class, its bases and the classes of its members."""
    elements = list(_elements_of(file, type_name))
    if any(element.name == "TObject" for element in elements):
        yield "fUniqueID and fBits of TObject are left out"
    arrays = sorted({element.name for element in elements if element.member("fArrayDim") > 1})
    if arrays:
        several = "has one dimension" if len(arrays) == 1 else "have one dimension each"
        yield f"{', '.join(arrays)} {several} in place of several"


def has_packed_reals(file: Any, type_name: str) -> bool:
    """Return whether a class, one of its bases or the classes of its members has packed reals."""
    return any(
        element.typename.rstrip("*") in (DOUBLE32, FLOAT16) for element in _elements_of(file, type_name)
    )


def _elements_of(file: Any, type_name: str) -> Iterator[Any]:
    seen: set[str] = set()
    pending = _NAMES.findall(type_name)
    while pending:
        name = pending.pop()
        if name in seen:
            continue
        seen.add(name)
        for streamer in file.streamers.get(name, {}).values():
            for element in streamer.member("fElements"):
                yield element
                pending += _NAMES.findall(element.name if element.typename == "BASE" else element.typename)
