"""Print RNTuples of the released format, their metadata and their values: ``python -m rntuple_kaitai.read FILE [NTUPLE [LEVELS]]``.

Prints an answer of the conformance protocol for each of the levels ``container``, ``metadata`` and ``values``.
"""

from __future__ import annotations

import json
import math
import re
import struct
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from rntuple_kaitai.columns import COLUMN_TYPES, decode_page
from rntuple_kaitai.compression import MissingCodecError, read_anchor, read_envelope, read_page
from rntuple_kaitai.rntuple import Rntuple
from rntuple_kaitai.root_file import RootFile
from rntuple_kaitai.runtime import ParseError

PLAIN, COLLECTION, RECORD, VARIANT, STREAMER = range(5)
ROLES = ("plain", "collection", "record", "variant", "streamer")
MOST = 1 << 24
"""The most values of a field in a cluster: sizes in damaged files do not exhaust the memory."""


class RefusedError(Exception):
    """The file, the RNTuple or a field cannot be read."""


def need(condition: object, text: str) -> None:
    """Refuse the file or the field unless a condition holds."""
    if not condition:
        raise RefusedError(text)


def anchors(data: bytes) -> dict[str, tuple[int, RootFile.Key]]:
    """Return cycle and key of the newest anchor of each RNTuple by its path."""
    file, found, seen = RootFile.from_bytes(data), {}, set()
    need(file.header.ofs_end <= len(data), "the file is truncated")

    def walk(directory: RootFile.Directory, path: str) -> None:
        if not directory.ofs_keys or directory.ofs_keys in seen:
            return
        seen.add(directory.ofs_keys)
        record = RootFile.Record.from_bytes(data[directory.ofs_keys :])
        for key in RootFile.KeysList.from_bytes(record.payload).keys:
            name = path + key.name.value
            if key.class_name.value in ("TDirectory", "TDirectoryFile"):
                walk(RootFile.Directory.from_bytes(data[key.ofs_key + key.len_key :]), name + "/")
            elif key.class_name.value == "ROOT::RNTuple" and (
                name not in found or key.cycle > found[name][0]
            ):
                found[name] = key.cycle, key

    walk(file.root_directory, "")
    return found


def bodies(frame: Any) -> list[Any]:
    """The contents of the records in a list."""
    return [item.body for item in frame.body.items]


class NTuple:
    """Metadata of an RNTuple."""

    def __init__(self, data: bytes, key: RootFile.Key) -> None:
        self.data = data
        place = key.ofs_key + key.len_key, key.len_record - key.len_key
        anchor = RootFile.Anchor.from_bytes(read_anchor(data, *place, key.len_object))
        need(anchor.version_epoch == 1, f"version {anchor.version_epoch} of the format")
        self.max_key_size = anchor.max_key_size
        header = self.envelope(anchor.ofs_header, anchor.len_header_stored, anchor.len_header, Rntuple.Header)
        footer = self.envelope(anchor.ofs_footer, anchor.len_footer_stored, anchor.len_footer, Rntuple.Footer)
        for part in (header, footer):
            for i, word in enumerate(part.feature_flags.words):  # bit 0: deferred columns may be nested
                need(not word.lo & ~(i == 0) and not word.hi & 0x7FFFFFFF, "an unknown feature flag")
        schemas = [each for each in (header.schema, footer.schema_extension.body.schema) if each]
        self.fields = [field for schema in schemas for field in bodies(schema.fields)]
        self.columns = [column for schema in schemas for column in bodies(schema.columns)]
        self.aliases = [alias for schema in schemas for alias in bodies(schema.alias_columns)]
        for i, field in enumerate(self.fields):
            need(field.parent_id <= i, "a parent that comes after its sub-field")
        self.clusters = []
        for group in bodies(footer.cluster_groups):
            place = self.place(group.page_list_link.locator)
            pages = self.envelope(*place, group.page_list_link.len_envelope, Rntuple.PageList)
            summaries, lists = bodies(pages.cluster_summaries), bodies(pages.page_locations)
            need(len(summaries) == len(lists) == group.num_clusters, "a cluster group of other clusters")
            need(not any(summary.flags & 1 for summary in summaries), "a sharded cluster")
            self.clusters += zip(summaries, (bodies_of.items for bodies_of in lists), strict=True)
        self.clusters.sort(key=lambda cluster: cluster[0].first_entry)

    def envelope(self, offset: int, size: int, length: int, kind: type[Any]) -> Any:
        """The contents of an envelope of a kind."""
        envelope = Rntuple.from_bytes(read_envelope(self.data, offset, size, length, self.max_key_size))
        need(isinstance(envelope.payload, kind), "an envelope of another type")
        if kind is Rntuple.Header:
            self.header_checksum = envelope.checksum
        else:
            need(envelope.payload.header_checksum == self.header_checksum, "an envelope of another header")
        return envelope.payload

    def place(self, locator: Rntuple.Locator) -> tuple[int, int]:
        """The offset and the size in a locator."""
        if locator.head >= 0:
            return locator.ofs_range or 0, locator.head
        if not isinstance(locator.payload, Rntuple.LargeLocator):
            raise RefusedError(f"a locator of kind {locator.kind}")
        return locator.payload.ofs_range, locator.payload.len_range

    def children(self, id: int) -> list[int]:
        """The sub-fields of a field."""
        return [i for i, field in enumerate(self.fields) if field.parent_id == id != i]

    def path(self, id: int) -> str:
        """Names of a field and the ones above it."""
        field = self.fields[id]
        return ("" if field.parent_id == id else self.path(field.parent_id) + ".") + field.name.value

    def check(self, id: int, is_source: bool = False) -> None:
        """Refuse a field of a later version of the format, and one that projects such a field."""
        field = self.fields[id]
        need(field.role < len(ROLES), f"role {field.role}")
        need(field.field_version == 0, f"version {field.field_version} of a field")
        for column in self.columns:
            need(column.field_id != id or column.column_type in COLUMN_TYPES["1.x"], "an unknown column type")
        for child in self.children(id):
            self.check(child, is_source)
        source = field.source_field_id
        if source is not None and not is_source:
            need(source < len(self.fields), "a projection of no field")
            while self.fields[source].parent_id != source:
                source = self.fields[source].parent_id
            self.check(source, is_source=True)


class ClusterReader:
    """Values of one cluster."""

    def __init__(self, ntuple: NTuple, columns: Sequence[Any]) -> None:
        self.ntuple, self.columns = ntuple, columns

    def elements(self, id: int, count: int, place: int = 0, zero: Any = 0) -> tuple[list[Any], str | None]:
        """Elements of one of the columns of a field, with zeros before those of a late column; and the kind of column."""
        need(count <= MOST, "too many elements")
        aliases = [alias.physical_column_id for alias in self.ntuple.aliases if alias.field_id == id]
        own = aliases or [i for i, column in enumerate(self.ntuple.columns) if column.field_id == id]
        for representation in sorted({self.ntuple.columns[i].representation_index for i in own}):
            i = [i for i in own if self.ntuple.columns[i].representation_index == representation][place]
            if i >= len(self.columns) or self.columns[i].body.element_offset < 0:
                continue  # another representation has the elements
            column, pages = self.ntuple.columns[i], self.columns[i].body.items
            total = sum(page.num_elements for page in pages)
            missing = count - total
            need(missing <= 0 or column.is_deferred, "elements are missing")
            found = [zero] * max(missing, 0)
            for page in pages:
                if len(found) >= count:
                    break
                need(page.num_elements <= MOST, "too many elements")
                found += self.decoded(column, page)
            return found[:count], COLUMN_TYPES["1.x"][column.column_type].kind
        return [zero] * count, None

    def decoded(self, column: Rntuple.Column, page: Rntuple.Page) -> list[Any]:
        """The elements of a page."""
        offset, size = self.ntuple.place(page.locator)
        length, limit = (page.num_elements * column.bits_on_storage + 7) // 8, self.ntuple.max_key_size
        data = read_page(self.ntuple.data, offset, size, length, limit, page.has_checksum)
        limits = (column.value_range.min, column.value_range.max) if column.value_range else None
        type, bits = COLUMN_TYPES["1.x"][column.column_type], column.bits_on_storage
        return decode_page(type, data, page.num_elements, bits=bits, limits=limits)

    def spans(self, id: int, count: int) -> tuple[list[tuple[int, int]], int]:
        """Where each list starts and ends among the items of the cluster, and the number of items."""
        ends, kind = self.elements(id, count)
        need(kind in ("index", None), "offsets in a column of another type")
        pairs = list(pairwise([0, *ends]))
        need(all(start <= end for start, end in pairs), "offsets that decrease")
        return pairs, pairs[-1][1] if pairs else 0

    def values(self, id: int, count: int) -> list[Any]:
        """The first values of a field."""
        field, children = self.ntuple.fields[id], self.ntuple.children(id)
        name, is_array = field.type_name.value, field.array_size is not None
        has_columns = any(entry.field_id == id for entry in (*self.ntuple.columns, *self.ntuple.aliases))
        need(count <= MOST, "too many values")
        if field.role == COLLECTION:
            spans, total = self.spans(id, count)
            items = self.values(children[0], total)
            if name.startswith(("std::optional<", "std::unique_ptr<")):
                return [items[start] if end > start else None for start, end in spans]
            return [items[start:end] for start, end in spans]
        if field.role == RECORD:
            names = [self.ntuple.fields[child].name.value for child in children]
            members = [self.values(child, count) for child in children]
            return [
                {key: member[i] for key, member in zip(names, members, strict=True)} for i in range(count)
            ]
        if field.role == VARIANT:
            chosen, _ = self.elements(id, count, zero=(0, 0))
            need(all(tag <= len(children) for _, tag in chosen), "a tag of no alternative")
            sizes = [
                max((i + 1 for i, tag in chosen if tag == k), default=0) for k in range(len(children) + 1)
            ]
            found = [[], *(self.values(child, size) for child, size in zip(children, sizes[1:], strict=True))]
            return [found[tag][i] if tag else None for i, tag in chosen]
        if field.role == STREAMER or name == "std::string":
            spans, total = self.spans(id, count)
            whole = bytes(self.elements(id, total, place=1)[0])
            need(len(whole) == total, "characters are missing")
            spelled: Callable[[bytes], Any] = streamed if field.role == STREAMER else text
            return [spelled(whole[start:end]) for start, end in spans]
        if is_array:
            size = field.array_size
            items = (
                self.values(children[0], count * size)
                if children
                else self.elements(id, count * size, zero=False)[0]
            )
            return [items[i * size : (i + 1) * size] for i in range(count)]
        if name.startswith("ROOT::RNTupleCardinality<"):
            return [end - start for start, end in self.spans(id, count)[0]]
        if len(children) == 1 and not has_columns:  # std::atomic, or an enumeration, whose values are numbers
            items = self.values(children[0], count)
            is_text = self.ntuple.fields[children[0]].type_name.value == "char" and not name.startswith(
                "std::atomic<"
            )
            return [(ord(item) + 128) % 256 - 128 for item in items] if is_text else items
        elements, kind = self.elements(id, count)
        return [number(value, name, kind) for value in elements]


def number(value: Any, type_name: str, kind: str | None) -> Any:
    """A number of a column of a kind as a type has it."""
    if type_name in ("float", "double"):
        need(kind in ("real", None), "no real numbers")
        value = struct.unpack("<f", struct.pack("<f", value))[0] if type_name == "float" else float(value)
        return value if math.isfinite(value) else str(value)
    need(
        kind in (("byte", None) if type_name == "std::byte" else ("bit", "char", "integer", None)),
        "no integers",
    )
    if type_name == "bool":
        return value != 0
    if type_name == "char":
        return chr(int(value) & 0xFF)
    match = re.fullmatch(r"std::(?:byte|(u?)int(8|16|32|64)_t)", type_name)
    if not match:
        raise RefusedError(f"fields of type {type_name}")
    bits, is_signed = int(match[2] or 8), match[1] == ""
    value = int(value)
    if kind == "char" and is_signed and bits == 8:
        value = (value + 128) % 256 - 128
    low = -(1 << bits - 1) if is_signed else 0
    need(low <= value < low + (1 << bits), f"{value} is out of range")
    return value


def text(data: bytes) -> Any:
    """A string; its bytes if they are not UTF-8."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return {"$bytes": data.hex()}


def streamed(data: bytes) -> Any:
    """The bytes of a streamer field."""
    return {"$streamer": data.hex()}


def opened(data: bytes, name: str) -> NTuple:
    """The RNTuple of a name, or the only one."""
    found = anchors(data)
    need(found and (not name or name in found), "there is no such RNTuple")
    return NTuple(data, found[name or next(iter(found))][1])


def container(data: bytes, _: str) -> dict[str, Any]:
    """The names of all RNTuples."""
    return {"ntuples": [{"name": path} for path in anchors(data)]}


def metadata(data: bytes, name: str) -> dict[str, Any]:
    """Numbers of entries and clusters, and all fields."""
    ntuple = opened(data, name)
    fields = [
        {
            "path": ntuple.path(i),
            "type_name": field.type_name.value,
            "role": dict(enumerate(ROLES)).get(field.role, "unknown"),
        }
        for i, field in enumerate(ntuple.fields)
    ]
    entries = sum(summary.num_entries for summary, _ in ntuple.clusters)
    return {"num_entries": entries, "num_clusters": len(ntuple.clusters), "fields": fields}


def values(data: bytes, name: str) -> dict[str, Any]:
    """The values of all fields, and messages for those that cannot be read."""
    ntuple, fields, refused = opened(data, name), {}, {}
    for id, field in enumerate(ntuple.fields):
        if field.parent_id == id:
            try:
                ntuple.check(id)
                clusters = [
                    ClusterReader(ntuple, pages).values(id, summary.num_entries)
                    for summary, pages in ntuple.clusters
                ]
                fields[field.name.value] = [value for cluster in clusters for value in cluster]
            except PROBLEMS as error:
                refused[field.name.value] = f"{type(error).__name__}: {error}"
    entries = sum(summary.num_entries for summary, _ in ntuple.clusters)
    return {"num_entries": entries, "fields": fields, "refused": refused}


PROBLEMS = (
    RefusedError,
    ParseError,
    MissingCodecError,
    ValueError,
    LookupError,
    OverflowError,
    RecursionError,
)
LEVELS = {"container": container, "metadata": metadata, "values": values}


def answers(path: str, name: str = "", levels: str = "values") -> Iterator[dict[str, Any]]:
    """Answer levels of a file.

    Args:
        path: the file.
        name: path of the RNTuple in the file; empty: the first one.
        levels: names of levels, with commas between them.
    """
    data = Path(path).read_bytes()
    for level in levels.split(","):
        try:
            yield {"level": level, "status": "ok", "result": LEVELS[level](data, name)}
        except PROBLEMS as error:
            yield {"level": level, "status": "refused", "message": f"{type(error).__name__}: {error}"}


if __name__ == "__main__":
    for answer in answers(*sys.argv[1:]):
        print(json.dumps(answer))
