"""A reader of RNTuple 1.x that uses nothing of this package, written from the published format and the guide.

    rntuple conformance --command '.venv/bin/python tools/mutation/reader.py'

It does not read attribute sets.
"""

from __future__ import annotations

import json
import lzma
import math
import struct
import sys
import zlib
from pathlib import Path

import cramjam
import lz4.block
import xxhash

ROLES = ["plain", "collection", "record", "variant", "streamer"]
# Name, format of struct, whether split, bits; by the number of the column type.
FORMATS = {
    0x01: ("B", False), 0x02: ("B", False), 0x03: ("b", False), 0x04: ("B", False), 0x05: ("h", False),
    0x06: ("H", False), 0x07: ("i", False), 0x08: ("I", False), 0x09: ("q", False), 0x0A: ("Q", False),
    0x0B: ("e", False), 0x0C: ("f", False), 0x0D: ("d", False), 0x0E: ("I", False), 0x0F: ("Q", False),
    0x11: ("h", True), 0x12: ("H", True), 0x13: ("i", True), 0x14: ("I", True), 0x15: ("q", True),
    0x16: ("Q", True), 0x17: ("e", True), 0x18: ("f", True), 0x19: ("d", True), 0x1A: ("I", True),
    0x1B: ("Q", True),
}  # fmt: skip
BIT, BYTE, CHAR, SWITCH, TRUNC, QUANT = 0x00, 0x01, 0x02, 0x10, 0x1C, 0x1D
INDEXES = {0x0E, 0x0F, 0x1A, 0x1B}
WHOLE = {0x00, *range(0x02, 0x0B), *range(0x11, 0x17)}
REALS = {0x0B, 0x0C, 0x0D, 0x17, 0x18, 0x19, 0x1C, 0x1D}
INTEGERS = {
    "std::int8_t": (-(2**7), 2**7 - 1), "std::uint8_t": (0, 2**8 - 1),
    "std::int16_t": (-(2**15), 2**15 - 1), "std::uint16_t": (0, 2**16 - 1),
    "std::int32_t": (-(2**31), 2**31 - 1), "std::uint32_t": (0, 2**32 - 1),
    "std::int64_t": (-(2**63), 2**63 - 1), "std::uint64_t": (0, 2**64 - 1),
}  # fmt: skip


class Refused(Exception):
    """The file, the RNTuple or a field cannot be read."""


def need(condition, text):
    if not condition:
        raise Refused(text)


# Bytes


def piece(data, offset, size):
    need(
        offset >= 0 and size >= 0 and offset + size <= len(data),
        f"bytes {offset} to {offset + size} are outside",
    )
    return data[offset : offset + size]


def blob(data, offset, size, max_key_size):
    """Return a payload of this size, joined if it is split over keys."""
    if max_key_size == 0 or size <= max_key_size:
        return piece(data, offset, size)
    need(size <= len(data), "a payload is larger than the file")
    num_keys = (size + max_key_size - 1) // max_key_size
    if num_keys * max_key_size - size < 8 * (num_keys - 1):
        num_keys += 1
    first = max_key_size - 8 * (num_keys - 1)
    need(first >= 0, "no room for the offsets of the keys")
    joined = piece(data, offset, first)
    table = piece(data, offset + first, 8 * (num_keys - 1))
    for (place,) in struct.iter_unpack("<Q", table):
        joined += piece(data, place, min(max_key_size, size - len(joined)))
    return joined


def unpacked(stored, length):
    """The bytes of a payload, which is compressed if it is shorter than they are."""
    if len(stored) == length:
        return stored
    need(len(stored) < length, "more bytes are stored than there are")
    result, position = b"", 0
    while position < len(stored):
        head = piece(stored, position, 9)
        mark, num_stored = head[:2], int.from_bytes(head[3:6], "little")
        num_bytes = int.from_bytes(head[6:9], "little")
        need(len(result) + num_bytes <= length, "more bytes than expected")
        chunk = piece(stored, position + 9, num_stored)
        if mark == b"ZL":
            part = zlib.decompress(chunk)
        elif mark == b"CS":
            part = zlib.decompress(chunk, wbits=-15)
        elif mark == b"XZ":
            part = lzma.decompress(chunk)
        elif mark == b"ZS":
            part = bytes(cramjam.zstd.decompress(chunk))
        elif mark == b"L4":
            need(
                xxhash.xxh64_intdigest(chunk[8:]) == int.from_bytes(chunk[:8], "big"),
                "checksum of an LZ4 block",
            )
            part = lz4.block.decompress(chunk[8:], uncompressed_size=num_bytes)
        else:
            raise Refused(f"compression {mark!r}")
        need(len(part) == num_bytes, "a chunk has another length")
        result += part
        position += 9 + num_stored
    need(len(result) == length, "the payload has another length")
    return result


# The container


def counted(data, position):
    size = data[position]
    position += 1
    if size == 255:
        (size,) = struct.unpack_from(">I", data, position)
        position += 4
    return piece(data, position, size), position + size


def key_at(data, position):
    """A key: sizes, cycle, offset, class and name, and where its bytes end."""
    num_bytes, version, length, _, len_key, cycle = struct.unpack_from(">ihiIhh", data, position)
    is_wide = version > 1000
    (place,) = struct.unpack_from(">Q" if is_wide else ">I", data, position + 18)
    end = position + (34 if is_wide else 26)
    class_name, end = counted(data, end)
    name, end = counted(data, end)
    _, end = counted(data, end)
    return {
        "stored": num_bytes - len_key, "length": length, "cycle": cycle, "offset": place, "start": place + len_key,
        "class": class_name.decode("latin1"), "name": name.decode("utf-8", "surrogateescape"), "end": end,
    }  # fmt: skip


def anchors_of(data):
    """The keys of all anchors by the path of the RNTuple; of several cycles the highest."""
    need(data[:4] == b"root", "this is not a ROOT file")
    version, begin = struct.unpack_from(">ii", data, 4)
    is_large = version >= 1_000_000
    (end,) = struct.unpack_from(">q" if is_large else ">i", data, 12)
    need(end <= len(data), "the file is truncated")
    (len_name,) = struct.unpack_from(">i", data, 36 if is_large else 28)
    found, seen = {}, set()
    directory(data, begin + len_name, "", found, seen)
    return found


def directory(data, position, path, found, seen):
    need(position not in seen, "directories that contain each other")
    seen.add(position)
    (version,) = struct.unpack_from(">h", data, position)
    (ofs_keys,) = struct.unpack_from(
        ">q" if version > 1000 else ">i", data, position + (34 if version > 1000 else 26)
    )
    if ofs_keys == 0:
        return
    head = key_at(data, ofs_keys)
    (count,) = struct.unpack_from(">i", data, head["start"])
    position = head["start"] + 4
    for _ in range(count):
        key = key_at(data, position)
        position = key["end"]
        name = path + key["name"]
        if key["class"] in ("TDirectory", "TDirectoryFile"):
            directory(data, key["start"], name + "/", found, seen)
        elif key["class"] == "ROOT::RNTuple" and (name not in found or key["cycle"] > found[name]["cycle"]):
            found[name] = key


def anchor_of(data, key):
    raw = unpacked(piece(data, key["start"], key["stored"]), key["length"])
    (count,) = struct.unpack_from(">I", raw, 0)
    count &= 0x3FFFFFFF
    members = piece(raw, 6, count - 2)
    (checksum,) = struct.unpack_from(">Q", raw, 4 + count)
    need(xxhash.xxh3_64_intdigest(members) == checksum, "checksum of the anchor")
    epoch, major, minor, patch = struct.unpack_from(">4H", members, 0)
    need(epoch == 1, f"epoch {epoch}")
    names = (
        "header",
        "header_stored",
        "header_length",
        "footer",
        "footer_stored",
        "footer_length",
        "max_key_size",
    )
    return dict(zip(names, struct.unpack_from(">7Q", members, 8)))


# Envelopes and frames


class Cursor:
    """A position in bytes, little-endian."""

    def __init__(self, data, position=0, end=None):
        self.data, self.position, self.end = data, position, len(data) if end is None else end

    def take(self, form):
        size = struct.calcsize("<" + form)
        need(self.position + size <= self.end, "the frame ends too early")
        values = struct.unpack_from("<" + form, self.data, self.position)
        self.position += size
        return values[0] if len(values) == 1 else values

    def text(self):
        size = self.take("I")
        need(self.position + size <= self.end, "a string does not fit")
        self.position += size
        return bytes(self.data[self.position - size : self.position]).decode("utf-8", "surrogateescape")

    def record(self):
        start, size = self.position, self.take("q")
        need(size >= 8 and start + size <= self.end, "a record frame does not fit")
        self.position = start + size
        return Cursor(self.data, start + 8, start + size)

    def items(self, smallest=8):
        """The number of items of a list frame, and its contents."""
        start, size = self.position, -self.take("q")
        need(size >= 12 and start + size <= self.end, "a list frame does not fit")
        count = self.take("I")
        need(count * smallest <= size - 12, "more items than the frame holds")
        self.position = start + size
        return count, Cursor(self.data, start + 12, start + size)

    def records(self):
        count, inside = self.items()
        return [inside.record() for _ in range(count)]

    def locator(self):
        head = self.take("i")
        if head >= 0:
            return head, self.take("Q")
        start = self.position - 4
        head = -head
        size, kind = head & 0xFFFF, head >> 24
        need(size >= 4 and start + size <= self.end, "a locator does not fit")
        place = self.take("QQ") if kind == 1 else None
        self.position = start + size
        return place

    def flags(self):
        # Flag 0, nested deferred columns, needs nothing that this reader does not do.
        known = 1
        word = 1 << 63
        while word >> 63:
            word = self.take("Q")
            need(word & ~(1 << 63) & ~known == 0, "an unknown feature flag")
            known = 0


def envelope(data, kind, offset, stored, length, max_key_size):
    raw = unpacked(blob(data, offset, stored, max_key_size), length)
    (word,) = struct.unpack_from("<Q", raw, 0)
    need(word & 0xFFFF == kind, "an envelope of another type")
    size = word >> 16
    need(16 <= size == length, "an envelope of another length")
    (checksum,) = struct.unpack_from("<Q", raw, size - 8)
    need(xxhash.xxh3_64_intdigest(raw[: size - 8]) == checksum, "checksum of an envelope")
    return Cursor(raw, 8, size - 8), checksum


def add_schema(ntuple, cursor):
    for record in cursor.records():
        version, type_version, parent, role, flags = record.take("IIIHH")
        field = {
            "id": len(ntuple["fields"]),
            "version": version,
            "parent": parent,
            "role": role,
            "flags": flags,
        }
        field["name"], field["type"], field["alias"], field["description"] = (record.text() for _ in range(4))
        field["size"] = record.take("Q") if flags & 1 else None
        field["source"] = record.take("I") if flags & 2 else None
        field["children"], field["columns"], field["aliases"] = [], [], []
        need(parent <= field["id"], "a parent with a larger id")
        if parent != field["id"]:
            ntuple["fields"][parent]["children"].append(field)
        ntuple["fields"].append(field)
    for record in cursor.records():
        kind, bits, owner, flags, representation = record.take("HHIHH")
        column = {
            "id": len(ntuple["columns"]),
            "type": kind,
            "bits": bits,
            "field": owner,
            "rep": representation,
        }
        column["first"] = record.take("q") if flags & 1 else None
        column["range"] = record.take("dd") if flags & 2 else None
        need(owner < len(ntuple["fields"]), "a column of no field")
        ntuple["columns"].append(column)
        ntuple["fields"][owner]["columns"].append(column)
    for record in cursor.records():
        column, owner = record.take("II")
        need(owner < len(ntuple["fields"]), "an alias column of no field")
        ntuple["fields"][owner]["aliases"].append(column)
    cursor.items()


def metadata_of(data, key):
    """Fields, columns and clusters of an RNTuple."""
    anchor = anchor_of(data, key)
    limit = anchor["max_key_size"]
    ntuple = {"data": data, "max_key_size": limit, "fields": [], "columns": [], "clusters": []}
    header, checksum = envelope(
        data, 1, anchor["header"], anchor["header_stored"], anchor["header_length"], limit
    )
    header.flags()
    ntuple["name"] = header.text()
    header.text()
    header.text()
    add_schema(ntuple, header)
    footer, _ = envelope(data, 2, anchor["footer"], anchor["footer_stored"], anchor["footer_length"], limit)
    footer.flags()
    need(footer.take("Q") == checksum, "the footer belongs to another header")
    extension = footer.record()
    if extension.position < extension.end:
        add_schema(ntuple, extension)
    for group in footer.records():
        group.take("QQ")
        num_clusters, length = group.take("I"), group.take("Q")
        place = group.locator()
        need(place is not None, "an unknown locator")
        pages, _ = envelope(data, 3, place[1], place[0], length, limit)
        need(pages.take("Q") == checksum, "a page list of another header")
        summaries = pages.records()
        need(len(summaries) == num_clusters, "a cluster group with other clusters")
        count, lists = pages.items()
        need(count == num_clusters, "a page list of other clusters")
        for summary in summaries:
            first, word = summary.take("QQ")
            need(word >> 56 & 1 == 0, "a sharded cluster")
            cluster = {"first": first, "entries": word & (2**56 - 1), "columns": []}
            num_columns, columns = lists.items()
            for _ in range(num_columns):
                cluster["columns"].append(pages_of(columns))
            ntuple["clusters"].append(cluster)
    ntuple["clusters"].sort(key=lambda cluster: cluster["first"])
    return ntuple


def pages_of(columns):
    num_pages, inside = columns.items()
    pages = []
    for _ in range(num_pages):
        count = inside.take("i")
        pages.append((abs(count), count < 0, inside.locator()))
    offset = inside.take("q")
    return None if offset < 0 else {"pages": pages, "offset": offset}


# Pages


def elements(ntuple, column, listed):
    """The elements of a column in a cluster."""
    found = []
    for count, has_checksum, place in listed["pages"]:
        need(place is not None, "an unknown locator")
        size, offset = place
        stored = blob(ntuple["data"], offset, size + 8 * has_checksum, ntuple["max_key_size"])
        if has_checksum:
            (checksum,) = struct.unpack_from("<Q", stored, size)
            stored = stored[:size]
            need(xxhash.xxh3_64_intdigest(stored) == checksum, "checksum of a page")
        page = unpacked(stored, (count * column["bits"] + 7) // 8)
        found.extend(decoded(page, count, column))
    return found


def decoded(page, count, column):
    kind, bits = column["type"], column["bits"]
    if kind == BIT:
        return [bool(page[i >> 3] >> (i & 7) & 1) for i in range(count)]
    if kind == SWITCH:
        return [(index, tag) for index, tag in struct.iter_unpack("<QI", page)]
    if kind in (TRUNC, QUANT):
        whole = int.from_bytes(page, "little")
        codes = [whole >> i * bits & (1 << bits) - 1 for i in range(count)]
        if kind == TRUNC:
            return [struct.unpack("<f", struct.pack("<I", code << 32 - bits))[0] for code in codes]
        low, high = column["range"]
        step = (high - low) / (2**bits - 1)
        return [min(low + code * step, high) for code in codes]
    need(kind in FORMATS, f"column type {kind}")
    form, is_split = FORMATS[kind]
    width = struct.calcsize("<" + form)
    need(bits == 8 * width, "a width that the column type does not have")
    if is_split:
        page = b"".join(page[i::count] for i in range(count))
    if is_split and form in "hiq":
        codes = struct.unpack(f"<{count}{form.upper()}", page)
        return [code >> 1 if code & 1 == 0 else -(code >> 1) - 1 for code in codes]
    values = list(struct.unpack(f"<{count}{form}", page))
    if is_split and kind in INDEXES:
        for i in range(1, count):
            values[i] += values[i - 1]
    return values


# Fields


def columns_of(ntuple, field):
    """The columns of a field by representation; those of a projected field belong to its source."""
    columns = field["columns"]
    if field["aliases"]:
        need(all(number < len(ntuple["columns"]) for number in field["aliases"]), "an alias of no column")
        columns = [ntuple["columns"][number] for number in field["aliases"]]
    found = {}
    for column in columns:
        found.setdefault(column["rep"], []).append(column)
    return found


def stored(ntuple, cluster, field, count, place=0, zero=0):
    """The elements of the column at a place among those of the field, with zeros for those before a late column."""
    for _, columns in sorted(columns_of(ntuple, field).items()):
        column = columns[place]
        if column["id"] >= len(cluster["columns"]) or cluster["columns"][column["id"]] is None:
            continue
        listed = cluster["columns"][column["id"]]
        total = sum(number for number, _, _ in listed["pages"])
        missing = 0 if count is None else count - total
        need(missing <= 0 or column["first"] is not None, "elements are missing")
        need(missing <= 2**24, "too many elements")
        return [zero] * missing + elements(ntuple, column, listed), column
    need(count is None or count <= 2**24, "too many elements")
    return [zero] * (count or 0), None


def offsets(ntuple, cluster, field, count):
    """Where each list begins and ends, and how many items there are."""
    ends, column = stored(ntuple, cluster, field, count)
    need(column is None or column["type"] in INDEXES, "offsets in a column of another type")
    ends = ends[:count]
    starts = [0, *ends][: len(ends)]
    need(all(start <= end for start, end in zip(starts, ends)), "offsets that decrease")
    return list(zip(starts, ends)), ends[-1] if ends else 0


def number(value, type_name, kind):
    """A number of a column as the type of the field has it."""
    if type_name == "bool":
        need(kind in WHOLE, "no integers")
        return value != 0
    if type_name in ("float", "double"):
        need(kind in REALS, "no real numbers")
        if type_name == "float":
            value = struct.unpack("<f", struct.pack("<f", value))[0]
        if math.isnan(value):
            return "nan"
        return value if math.isfinite(value) else "inf" if value > 0 else "-inf"
    if type_name == "std::byte":
        need(kind == BYTE, "no bytes")
        return value
    need(kind in WHOLE, "no integers")
    if type_name == "char":
        return chr(value & 0xFF)
    low, high = INTEGERS[type_name]
    value = int(value)
    if kind == CHAR and type_name == "std::int8_t" and value > 127:
        value -= 256
    need(low <= value <= high, f"{value} is out of range")
    return value


def values_of(ntuple, cluster, field, count):
    """Return the first values of a field in the cluster."""
    name, children = field["type"], field["children"]
    need(field["version"] == 0, "a later version of the field")
    need(count <= 2**24, "too many values")
    if field["role"] == 1:
        spans, total = offsets(ntuple, cluster, field, count)
        need(len(children) == 1, "a collection without an item field")
        items = values_of(ntuple, cluster, children[0], total)
        if name.startswith(("std::optional<", "std::unique_ptr<")):
            return [items[start] if end > start else None for start, end in spans]
        return [items[start:end] for start, end in spans]
    if field["role"] == 2:
        members = [values_of(ntuple, cluster, child, count) for child in children]
        names = [child["name"] for child in children]
        return [{key: member[i] for key, member in zip(names, members)} for i in range(count)]
    if field["role"] == 3:
        chosen, column = stored(ntuple, cluster, field, count, zero=(0, 0))
        need(column is None or column["type"] == SWITCH, "no switch column")
        sizes = [0] * (len(children) + 1)
        for index, tag in chosen[:count]:
            need(tag <= len(children), "a tag of no alternative")
            sizes[tag] = max(sizes[tag], index + 1)
        found = [[None]] + [
            values_of(ntuple, cluster, child, sizes[i + 1]) for i, child in enumerate(children)
        ]
        return [found[tag][index] if tag else None for index, tag in chosen[:count]]
    if field["role"] == 4 or name == "std::string":
        spans, total = offsets(ntuple, cluster, field, count)
        raw, _ = stored(ntuple, cluster, field, total, 1)
        need(len(raw) >= total, "characters are missing")
        parts = [bytes(raw[start:end]) for start, end in spans]
        if field["role"] == 4:
            return [{"$streamer": part.hex()} for part in parts]
        return [part.decode("utf-8", "surrogateescape") for part in parts]
    need(field["role"] == 0, f"role {field['role']}")
    if name.startswith("std::bitset<"):
        bits, _ = stored(ntuple, cluster, field, count * field["size"], zero=False)
        return [bits[i * field["size"] : (i + 1) * field["size"]] for i in range(count)]
    if field["flags"] & 1:
        size = field["size"]
        need(len(children) == 1, "an array without an item field")
        items = values_of(ntuple, cluster, children[0], count * size)
        return [items[i * size : (i + 1) * size] for i in range(count)]
    if name.startswith("ROOT::RNTupleCardinality<"):
        spans, _ = offsets(ntuple, cluster, field, count)
        return [end - start for start, end in spans]
    if len(children) == 1 and not field["columns"]:
        items = values_of(ntuple, cluster, children[0], count)
        is_enum = not name.startswith("std::atomic<")
        if is_enum and children[0]["type"] == "char":
            return [ord(item) - 256 if ord(item) > 127 else ord(item) for item in items]
        return items
    known = ("bool", "char", "std::byte", "float", "double")
    need(name in known or name in INTEGERS, f"type {name}")
    found, column = stored(ntuple, cluster, field, count)
    kind = BYTE if name == "std::byte" else 0x0C if name in ("float", "double") else 0x08
    return [number(value, name, column["type"] if column else kind) for value in found[:count]]


# Answers


def path_of(fields, field):
    if field["parent"] == field["id"]:
        return field["name"]
    return path_of(fields, fields[field["parent"]]) + "." + field["name"]


def is_known(field):
    """Return whether the reader knows the field, its columns and all below it."""
    if field["role"] >= len(ROLES) or field["version"] != 0:
        return False
    if any(column["type"] not in {*FORMATS, BIT, SWITCH, TRUNC, QUANT} for column in field["columns"]):
        return False
    return all(is_known(child) for child in field["children"])


def check_sources(ntuple, field):
    """Refuse a projected field whose source is not understood."""
    if field["flags"] & 2:
        source = ntuple["fields"][field["source"]]
        while source["parent"] != source["id"]:
            source = ntuple["fields"][source["parent"]]
        need(is_known(source), "a projection of an unknown field")
    for child in field["children"]:
        check_sources(ntuple, child)


PROBLEMS = (Refused, ValueError, LookupError, struct.error, OverflowError, RecursionError, TypeError, OSError,
            zlib.error, lzma.LZMAError, cramjam.DecompressionError, RuntimeError)  # fmt: skip


def container(data, name):
    return {"ntuples": [{"name": path} for path in anchors_of(data)]}


def opened(data, name):
    found = anchors_of(data)
    need(found and (name is None or name in found), "there is no such RNTuple")
    return metadata_of(data, found[name] if name is not None else next(iter(found.values())))


def metadata(data, name):
    ntuple = opened(data, name)
    fields = ntuple["fields"]
    return {
        "num_entries": sum(cluster["entries"] for cluster in ntuple["clusters"]),
        "num_clusters": len(ntuple["clusters"]),
        "fields": [
            {
                "path": path_of(fields, field),
                "type_name": field["type"],
                "role": ROLES[field["role"]] if field["role"] < len(ROLES) else "unknown",
            }
            for field in fields
        ],
    }


def values(data, name):
    ntuple = opened(data, name)
    result, refused = {}, {}
    for field in ntuple["fields"]:
        if field["parent"] != field["id"]:
            continue
        try:
            check_sources(ntuple, field)
            found = []
            for cluster in ntuple["clusters"]:
                found += values_of(ntuple, cluster, field, cluster["entries"])
            result[field["name"]] = found
        except PROBLEMS as problem:
            refused[field["name"]] = f"{type(problem).__name__}: {problem}"
    total = sum(cluster["entries"] for cluster in ntuple["clusters"])
    return {"num_entries": total, "fields": result, "refused": refused}


LEVELS = {"container": container, "metadata": metadata, "values": values}


def answer(data, name, level):
    """The answer of the protocol for one level."""
    try:
        return {"level": level, "status": "ok", "result": LEVELS[level](data, name)}
    except PROBLEMS as problem:
        return {"level": level, "status": "refused", "message": f"{type(problem).__name__}: {problem}"}


def main():
    for line in sys.stdin:
        request = json.loads(line)
        data = Path(request["file"]).read_bytes()
        for level in request["levels"]:
            print(json.dumps({"id": request["id"], **answer(data, request["ntuple"], level)}), flush=True)


if __name__ == "__main__":
    main()
