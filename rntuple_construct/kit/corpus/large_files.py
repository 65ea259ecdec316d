"""Suite ``large``: RNTuples whose parts lie beyond 2 or 4 GiB, in sparse files.

Where a part lies beyond 4 GiB, another RNTuple has the same part exactly 4 GiB before it, with other values. A reader that drops the upper half of an offset reads them.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from rntuple_spec.column_types import ColumnType as T
from rntuple_spec.constants import ATTRIBUTE_FIELDS, ATTRIBUTE_RANGE_TYPE, ATTRIBUTE_SCHEMA_MAJOR, LocatorKind

from rntuple_construct.base.constants import FOOTER, HEADER, PAGE_LIST
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.format.grammar.engine.locators import locator
from rntuple_construct.kit.corpus.container_files import NTUPLE
from rntuple_construct.kit.corpus.model import MadeCase, Outcome
from rntuple_construct.kit.files.editable_file import EditableFile, Store
from rntuple_construct.kit.files.file_description import (
    RECORD,
    DescribedCluster,
    DescribedPages,
    FileDescription,
    Model,
    describe,
)
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder, key_bytes
from rntuple_construct.kit.files.sparse_files import SparseFile
from rntuple_construct.writer.container import streamer_info

__all__ = ["cases"]

_BEYOND_2_GIB = (2 << 30) + 4096
_4_GIB = 4 << 30
_LEN_BLOB_KEY = len(key_bytes("RBlob", "", "", len_payload=0, len_object=0, ofs_key=0, ofs_pdir=0, wide=True))
_MAX_GAP = 1_000_000_000
"""Bytes of a free segment, whose record states its length in 32 bits."""
_MAX_KEY_SIZE = 1 << 12
_VALUES = ((1, -2, 3), (70_000, -5))
_OTHERS = ((11, -12, 13), (80_000, -15))
"""Values of the RNTuple 4 GiB before."""
_WRITER = "rntuple-construct"
_VERSION = {"version_epoch": 1, "version_major": 0, "version_minor": 1, "version_patch": 0}


class _LargeFile(RootFileBuilder):
    """A file of two areas of records with free segments between them.

    Attributes:
        far: offset of the second area.
        is_far: if true, records go to the second area.
        has_far_keys_lists: if true, keys lists go there, too.
    """

    def __init__(self, far: int = _BEYOND_2_GIB) -> None:
        self.far, self.is_far, self.has_far_keys_lists = far, False, False
        self._far_data = bytearray()
        super().__init__(wide_header=True, wide_keys=True, wide_directories=True)

    @property
    def end(self) -> int:
        """Offset of the next record."""
        return self.far + len(self._far_data) if self.is_far else len(self.data)

    def append(self, image: bytes) -> None:
        """Add bytes at the end of the area."""
        if self.is_far:
            self._far_data += image
        else:
            self.data += image

    def replace(self, at: int, image: bytes) -> None:
        """Replace bytes at an offset."""
        if at < self.far:
            super().replace(at, image)
        else:
            self._far_data[at - self.far : at - self.far + len(image)] = image

    def store(self, stored: bytes, size: int, *, kind: LocatorKind = LocatorKind.STANDARD) -> dict[str, Any]:
        """Add a blob to the second area, and give its locator."""
        self.is_far = True
        offset = self.add_blob(stored)
        self.is_far = False
        if kind is LocatorKind.STANDARD:
            return locator(size, offset)
        return {"kind": int(kind), "reserved": 0, "len_range": size, "ofs_range": offset}

    def sparse(self) -> SparseFile:
        """Complete the file."""
        for directory in self.directories:
            self.is_far = self.has_far_keys_lists or directory.record_at >= self.far
            self._finish_directory(directory)
        self.directories = []
        start = len(self.data)
        parts = []
        while start < self.far:
            rest = self.far - start
            nbytes = rest if rest < 2 * _MAX_GAP else _MAX_GAP
            parts.append((start, struct.pack(">i", -nbytes)))
            self.free.append((start, start + nbytes - 1))
            start += nbytes
        self.is_far = True
        names = ("TList", "StreamerInfo", "Doubly linked list")
        low = self.finish(streamer_info=streamer_info(34 + sum(1 + len(name) for name in names)))
        return SparseFile([(0, low), *parts, (self.far, bytes(self._far_data))])


def _draft(
    out: _LargeFile, values: Sequence[Sequence[int]], store: Store | None = None, *, field: str = "x"
) -> EditableFile:
    """An RNTuple with a field of numbers, whose pages are in the file."""
    model = Model()
    model.column(model.field(field, "std::int32_t"), T.INT32)
    pages = DescribedPages(values, checksum=True, store=store)
    clusters = [DescribedCluster(sum(map(len, values)), [pages])]
    draft = FileDescription(
        DEFAULT_GENERATION.name, model.fields, model.columns, clusters, name=NTUPLE, writer=_WRITER
    ).draft(out)
    draft.anchor |= _VERSION
    return draft


def _places(draft: EditableFile) -> dict[str, int]:
    """Write the envelopes, and note the place of each part."""
    places = {"pages": draft.located(0, 0, 0)["items"][0]["locator"]["ofs_range"]}
    for type_id, name in _ENVELOPES.items():
        draft.stores[type_id] = partial(_noted, draft.put_blob, places, name)
    return places


def _noted(store: Store, places: dict[str, int], name: str, stored: bytes, size: int) -> dict[str, Any]:
    found = store(stored, size)
    places[name] = found["ofs_range"]
    return found


_ENVELOPES = {HEADER: "header", PAGE_LIST: "page-list", FOOTER: "footer"}


def _beside_another(part: str) -> _LargeFile:
    """A file with another RNTuple, and the second area where the same part will lie 4 GiB after its own."""
    out = _LargeFile()
    # Another header would have another checksum, by which a reader sees the wrong page list.
    draft = _draft(out, _OTHERS, field="y" if part == "header" else "x")
    places = _places(draft)
    anchor = draft.write_envelopes(out.add_blob)
    places["anchor"] = out.end
    out.add_anchor(NTUPLE, anchor)
    places["keys-list"] = out.end
    out.record("TFile", "", struct.pack(">I", 1) + out.root.images.pop(), pdir=out.begin)
    is_blob = part not in ("anchor", "keys-list")
    out.far = places[part] + _4_GIB - is_blob * _LEN_BLOB_KEY
    return out


def _parts_beyond_2_gib(*parts: str) -> SparseFile:
    return _with_far_parts(_LargeFile(), *parts)


def _parts_beyond_4_gib(*parts: str, kind: LocatorKind = LocatorKind.STANDARD) -> SparseFile:
    return _with_far_parts(_beside_another(parts[0]), *parts, kind=kind)


def _with_far_parts(out: _LargeFile, *parts: str, kind: LocatorKind = LocatorKind.STANDARD) -> SparseFile:
    """A file in whose second area some parts lie: ``pages``, the names of envelopes, ``anchor``, ``keys-list``."""
    draft = _draft(out, _VALUES, partial(out.store, kind=kind) if "pages" in parts else None)
    for type_id, name in _ENVELOPES.items():
        if name in parts:
            draft.stores[type_id] = out.store
    anchor = draft.write_envelopes(out.add_blob)
    out.is_far = "anchor" in parts
    out.add_anchor(NTUPLE, anchor)
    out.is_far, out.has_far_keys_lists = False, "keys-list" in parts
    return out.sparse()


def _everything() -> SparseFile:
    out = _LargeFile(_4_GIB + 4096)
    out.is_far = out.has_far_keys_lists = True
    out.add_anchor(NTUPLE, _draft(out, _VALUES).write_envelopes(out.add_blob))
    return out.sparse()


def _directory() -> SparseFile:
    """A directory in the second area; 4 GiB before it one of the same name has the other RNTuple."""
    out = _LargeFile()
    first = out.add_directory("d")
    out.root.images.clear()
    out.add_anchor(NTUPLE, _draft(out, _OTHERS).write_envelopes(out.add_blob), directory=first)
    out.far = first.record_at + _4_GIB
    out.is_far = True
    second = out.add_directory("d")
    out.add_anchor(NTUPLE, _draft(out, _VALUES).write_envelopes(out.add_blob), directory=second)
    return out.sparse()


def _attribute_set() -> SparseFile:
    """An attribute set whose anchor lies 4 GiB after that of another one, which nothing links."""
    out = _LargeFile()
    draft = _draft(out, _VALUES)
    other = out.add_blob(_attributes(out, 0.5))
    out.far = other + _4_GIB - _LEN_BLOB_KEY
    anchor = _attributes(out, 1.5)
    link = {"schema_version_major": ATTRIBUTE_SCHEMA_MAJOR, "schema_version_minor": 0, "name": "quality"}
    link |= {"len_anchor": len(anchor), "locator": out.store(anchor, len(anchor))}
    draft.footer["payload"]["linked_attribute_sets"].append(link)
    out.add_anchor(NTUPLE, draft.write_envelopes(out.add_blob))
    return out.sparse()


def _attributes(out: _LargeFile, value: float) -> bytes:
    """Add an attribute set of one range, and return its anchor."""
    model = Model()
    start, length, data = ATTRIBUTE_FIELDS
    for name, number in ((start, 1), (length, 2)):
        model.column(model.field(name, ATTRIBUTE_RANGE_TYPE), T.UINT64, [number])
    user = model.field(data, "", role=RECORD)
    model.column(model.field("quality", "float", parent=user), T.REAL32, [value])
    draft = describe(model, [1], [1], name="quality", writer=_WRITER).draft(out)
    draft.anchor |= _VERSION
    return draft.write_envelopes(out.add_blob)


def _split_page() -> SparseFile:
    """A page of two keys, the second of which lies 4 GiB after bytes of the same size."""
    out = _LargeFile()
    values = [i * 77_777 for i in range(1500)]

    def store(stored: bytes, size: int) -> dict[str, Any]:
        first = _MAX_KEY_SIZE - 8
        other = out.add_blob(stored[first:][::-1])
        out.far = other + _4_GIB - _LEN_BLOB_KEY
        piece = out.store(stored[first:], size)["ofs_range"]
        return locator(size, out.add_blob(stored[:first] + struct.pack("<Q", piece)))

    draft = _draft(out, [values], store)
    draft.anchor["max_key_size"] = _MAX_KEY_SIZE
    out.add_anchor(NTUPLE, draft.write_envelopes(out.add_blob))
    return out.sparse()


_Large = tuple[str, str, str, Callable[[], SparseFile]]
_EMBEDDING, _ANCHOR, _LOCATORS = "root-file-embedding", "anchor-schema", "locators-and-envelope-links"
_FILES: tuple[_Large, ...] = (
    ("pages-beyond-2-gib", "Pages between 2 and 4 GiB", _LOCATORS, partial(_parts_beyond_2_gib, "pages")),
    ("page-list-beyond-2-gib", "A page list between 2 and 4 GiB", _LOCATORS, partial(_parts_beyond_2_gib, "page-list")),
    ("header-and-footer-beyond-2-gib", "Header and footer between 2 and 4 GiB", _ANCHOR, partial(_parts_beyond_2_gib, "header", "footer")),
    ("anchor-beyond-2-gib", "An anchor, in a key with wide offsets, between 2 and 4 GiB", _EMBEDDING, partial(_parts_beyond_2_gib, "anchor")),
    ("keys-list-beyond-2-gib", "A keys list between 2 and 4 GiB", _EMBEDDING, partial(_parts_beyond_2_gib, "keys-list")),
    ("pages", "Pages beyond 4 GiB", _LOCATORS, partial(_parts_beyond_4_gib, "pages")),
    ("pages-of-large-locators", "Pages beyond 4 GiB, by Large locators", _LOCATORS, partial(_parts_beyond_4_gib, "pages", kind=LocatorKind.LARGE)),
    ("page-list", "A page list beyond 4 GiB", _LOCATORS, partial(_parts_beyond_4_gib, "page-list")),
    ("header", "A header beyond 4 GiB", _ANCHOR, partial(_parts_beyond_4_gib, "header")),
    ("footer", "A footer beyond 4 GiB", _ANCHOR, partial(_parts_beyond_4_gib, "footer")),
    ("anchor", "An anchor, in a key with wide offsets, beyond 4 GiB", _EMBEDDING, partial(_parts_beyond_4_gib, "anchor")),
    ("keys-list", "A keys list beyond 4 GiB", _EMBEDDING, partial(_parts_beyond_4_gib, "keys-list")),
    ("directory", "A directory beyond 4 GiB", _EMBEDDING, _directory),
    ("split-page", "A page of two keys, the second of which is beyond 4 GiB", _ANCHOR, _split_page),
    ("attribute-set", "The anchor of an attribute set beyond 4 GiB", "linked-attribute-set-record-frame", _attribute_set),
    ("everything", "All records of an RNTuple beyond 4 GiB", _EMBEDDING, _everything),
)  # fmt: skip
"""Name, title, section and file of each case."""
_REMARKS = {"pages-of-large-locators": ("RNT-LOC-004",)}
_PATHS = {"directory": f"d/{NTUPLE}"}


def cases() -> Iterator[MadeCase]:
    """The cases of the suite."""
    for name, title, section, make in _FILES:
        yield MadeCase(
            id=f"large/{name}", title=f"{title}.", section=section, generation=DEFAULT_GENERATION.name,
            make=partial(_whole, make), sparse=make, ntuple=_PATHS.get(name, NTUPLE),
            outcome=Outcome("valid", _REMARKS.get(name, ())),
        )  # fmt: skip


def _whole(make: Callable[[], SparseFile]) -> bytes:
    """All bytes of a file, which take as much memory."""
    return make().read()
