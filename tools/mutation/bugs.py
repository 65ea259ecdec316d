"""Bugs for the reader beside this file, and for the package: each replaces a piece of source that is there once."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

__all__ = ["BUGS", "PACKAGE_BUGS", "Bug"]


@dataclass(frozen=True)
class Bug:
    """One change of the reader or of the package.

    Args:
        name: short name.
        title: what reader or package do because of it.
        before, after: the source, which is there once, and what replaces it.
        equivalent: why no file shows the change in a reader that is right; empty if the change is a bug.
        file: of the package, from the top of the repository; empty for a bug of the reader.
        tests: files and folders of tests that concern that file, separated by spaces.
    """

    name: str
    title: str
    before: str
    after: str
    equivalent: str = ""
    file: str = ""
    tests: str = ""

    def plant(self, source: str) -> str:
        """Return the source with the bug.

        Raises:
            ValueError: the text that the bug replaces is not there exactly once.
        """
        if source.count(self.before) != 1:
            raise ValueError(f"bug {self.name}: {source.count(self.before)} places have {self.before!r}")
        return source.replace(self.before, self.after)


_ALL = [
    # Payloads and compression
    Bug("no-split-payloads", "takes a split payload for one stretch of bytes",
        "if max_key_size == 0 or size <= max_key_size:", "if True:"),
    Bug("no-key-limit-zero", "splits payloads by a max key size of 0", "if max_key_size == 0 or size <= max_key_size:", "if size <= max_key_size:"),
    Bug("split-at-the-limit", "splits a payload that fills one key", "if max_key_size == 0 or size <= max_key_size:",
        "if max_key_size == 0 or size < max_key_size:",
        "A payload of that size has one key: no offsets, and all bytes in the first piece."),
    Bug("page-checksum-not-in-payload", "does not count the checksum of a page as part of a split payload",
        'stored = blob(ntuple["data"], offset, size + 8 * has_checksum, ntuple["max_key_size"])',
        'stored = blob(ntuple["data"], offset, size, ntuple["max_key_size"]); stored += bytes(xxhash.xxh3_64_digest(stored))[::-1]'),
    Bug("page-never-split", "joins split envelopes only",
        'stored = blob(ntuple["data"], offset, size + 8 * has_checksum, ntuple["max_key_size"])',
        'stored = piece(ntuple["data"], offset, size + 8 * has_checksum)'),
    Bug("envelope-never-split", "joins split pages only", "raw = unpacked(blob(data, offset, stored, max_key_size), length)",
        "raw = unpacked(piece(data, offset, stored), length)"),
    Bug("no-key-for-the-table", "does not add a key where the table of offsets does not fit",
        "if num_keys * max_key_size - size < 8 * (num_keys - 1):", "if False:"),
    Bug("always-a-key-for-the-table", "always adds a key for the table of offsets",
        "if num_keys * max_key_size - size < 8 * (num_keys - 1):", "if True:"),
    Bug("table-fits-exactly", "adds a key where the table of offsets fits exactly",
        "num_keys * max_key_size - size < 8 * (num_keys - 1)", "num_keys * max_key_size - size <= 8 * (num_keys - 1)"),
    Bug("big-endian-table", "reads the table of offsets big-endian", 'struct.iter_unpack("<Q", table)', 'struct.iter_unpack(">Q", table)'),
    Bug("table-reversed", "joins the pieces of a payload in reverse order", 'struct.iter_unpack("<Q", table)', 'list(struct.iter_unpack("<Q", table))[::-1]'),
    Bug("always-decompress", "takes every payload for compressed", "    if len(stored) == length:\n        return stored\n", ""),
    Bug("one-chunk", "decompresses the first chunk only", "    while position < len(stored):\n        head", "    for _ in range(1):\n        head"),
    Bug("two-chunks", "decompresses two chunks at most", "    while position < len(stored):\n        head", "    for _ in range(2):\n        if position >= len(stored):\n            break\n        head"),
    Bug("chunk-size-16-bits", "reads 16 bits of the size of a chunk", 'num_stored = head[:2], int.from_bytes(head[3:6], "little")', 'num_stored = head[:2], int.from_bytes(head[3:5], "little")'),
    Bug("chunk-size-big-endian", "reads the size of a chunk big-endian", 'num_stored = head[:2], int.from_bytes(head[3:6], "little")', 'num_stored = head[:2], int.from_bytes(head[3:6], "big")'),
    Bug("unpacked-size-16-bits", "reads 16 bits of the uncompressed size of a chunk", 'int.from_bytes(head[6:9], "little")', 'int.from_bytes(head[6:8], "little")'),
    Bug("no-zlib", "does not know zlib", 'mark == b"ZL"', 'mark == b"zl"'),
    Bug("no-lzma", "does not know LZMA", 'mark == b"XZ"', 'mark == b"xz"'),
    Bug("no-zstd", "does not know Zstandard", 'mark == b"ZS"', 'mark == b"zs"'),
    Bug("no-lz4", "does not know LZ4", 'mark == b"L4"', 'mark == b"l4"'),
    Bug("no-old-deflate", "does not know raw deflate", 'mark == b"CS"', 'mark == b"cs"'),
    Bug("old-deflate-as-zlib", "takes raw deflate for zlib", "zlib.decompress(chunk, wbits=-15)", "zlib.decompress(chunk)"),
    Bug("lz4-checksum-unchecked", "does not check the checksum of LZ4 blocks",
        'xxhash.xxh64_intdigest(chunk[8:]) == int.from_bytes(chunk[:8], "big"),', "True,"),
    Bug("lz4-checksum-little-endian", "reads the checksum of LZ4 blocks little-endian", 'int.from_bytes(chunk[:8], "big")', 'int.from_bytes(chunk[:8], "little")'),
    Bug("chunk-length-unchecked", "does not compare the length of a chunk with its header", 'need(len(part) == num_bytes, "a chunk has another length")', "pass"),
    Bug("payload-length-unchecked", "does not compare the length of a payload with the stated one", 'need(len(result) == length, "the payload has another length")', "pass"),

    # The container
    Bug("magic-unchecked", "reads files that do not begin with root", 'need(data[:4] == b"root", "this is not a ROOT file")', "pass"),
    Bug("begin-is-100", "assumes that the first record begins at byte 100", 'version, begin = struct.unpack_from(">ii", data, 4)', 'version, begin = struct.unpack_from(">i", data, 4)[0], 100'),
    Bug("short-file-header", "does not know file headers with 64 bit offsets", "is_large = version >= 1_000_000", "is_large = False"),
    Bug("end-unchecked", "does not notice that the end of the file is missing", 'need(end <= len(data), "the file is truncated")', "pass",
        "The format forbids such files (`rules/RNT-CNT-002/end-after-the-last-byte`). ROOT reads them, and a reader may."),
    Bug("end-is-file-size", "refuses bytes after the end of the file", 'need(end <= len(data), "the file is truncated")', 'need(end == len(data), "the file is truncated")'),
    Bug("strings-of-254-bytes", "takes the length 255 for a length", "if size == 255:", "if False:"),
    Bug("strings-of-255-by-two-bytes", "reads two bytes of the length of long strings", '(size,) = struct.unpack_from(">I", data, position)', '(size,) = struct.unpack_from(">H", data, position)'),
    Bug("strings-signed", "takes lengths of 128 and more for long strings", "if size == 255:", "if size >= 128:"),
    Bug("narrow-keys", "does not know keys with 64 bit offsets", "is_wide = version > 1000", "is_wide = False"),
    Bug("wide-keys", "does not know keys with 32 bit offsets", "is_wide = version > 1000", "is_wide = True"),
    Bug("narrow-directories", "does not know directories with 64 bit offsets", '">q" if version > 1000 else ">i", data, position + (34 if version > 1000 else 26)', '">i", data, position + 26'),
    Bug("no-directories", "finds RNTuples of the root directory only", 'if key["class"] in ("TDirectory", "TDirectoryFile"):', "if False:"),
    Bug("directory-path", "forgets the names of directories", 'directory(data, key["start"], name + "/", found, seen)', 'directory(data, key["start"], "", found, seen)'),
    Bug("directory-cycles", "follows directories that contain each other", 'need(position not in seen, "directories that contain each other")', "pass",
        "Python ends the recursion with an error, which the reader takes for a refusal as well."),
    Bug("directory-twice", "refuses a file with directories", "    seen.add(position)\n", "    seen.update(range(position + 2000))\n"),
    Bug("empty-directory", "refuses a directory without keys", "    if ofs_keys == 0:\n        return\n", ""),
    Bug("first-cycle", "takes the first anchor of a name in place of the one with the highest cycle", 'or key["cycle"] > found[name]["cycle"]', "",
        "The highest cycle is listed first. In other files (`rules/RNT-ANC-015/oldest-cycle-first`) ROOT opens the first anchor, too."),
    Bug("last-cycle", "takes the last anchor of a name in place of the one with the highest cycle", 'and (name not in found or key["cycle"] > found[name]["cycle"])', ""),
    Bug("lowest-cycle", "takes the anchor with the lowest cycle", 'key["cycle"] > found[name]["cycle"]', 'key["cycle"] < found[name]["cycle"]'),
    Bug("any-class", "takes every key for an anchor", 'elif key["class"] == "ROOT::RNTuple" and', "elif"),
    Bug("first-key-only", "looks at the first key of a directory only", "    for _ in range(count):\n        key = key_at", "    for _ in range(min(count, 1)):\n        key = key_at"),
    Bug("first-ntuple", "opens the first RNTuple whatever the name", "found[name] if name is not None else next(iter(found.values()))", "next(iter(found.values()))"),

    # The anchor
    Bug("anchor-never-compressed", "does not decompress anchors", 'raw = unpacked(piece(data, key["start"], key["stored"]), key["length"])', 'raw = piece(data, key["start"], key["stored"])'),
    Bug("anchor-checksum-unchecked", "does not check the checksum of the anchor", 'need(xxhash.xxh3_64_intdigest(members) == checksum, "checksum of the anchor")', "pass"),
    Bug("anchor-checksum-at-70", "expects an anchor without bytes of later versions", "members = piece(raw, 6, count - 2)", "members = piece(raw, 6, 64)"),
    Bug("anchor-checksum-little-endian", "reads the checksum of the anchor little-endian", '(checksum,) = struct.unpack_from(">Q", raw, 4 + count)', '(checksum,) = struct.unpack_from("<Q", raw, 4 + count)'),
    Bug("any-epoch", "reads every epoch", 'need(epoch == 1, f"epoch {epoch}")', "pass",),
    Bug("version-1.0.0", "refuses later minor versions", 'need(epoch == 1, f"epoch {epoch}")', 'need((epoch, major, minor) == (1, 0, 0), "version")'),
    Bug("patch-0-only", "refuses later patch versions", 'need(epoch == 1, f"epoch {epoch}")', 'need((epoch, patch) == (1, 0), "version")'),
    Bug("max-key-size-ignored", "does not read the max key size", 'dict(zip(names, struct.unpack_from(">7Q", members, 8)))', '{**dict(zip(names, struct.unpack_from(">7Q", members, 8))), "max_key_size": 0}'),

    # Envelopes, frames and locators
    Bug("envelope-checksum-unchecked", "does not check the checksum of envelopes", 'need(xxhash.xxh3_64_intdigest(raw[: size - 8]) == checksum, "checksum of an envelope")', "pass"),
    Bug("envelope-type-unchecked", "does not check the type of envelopes", 'need(word & 0xFFFF == kind, "an envelope of another type")', "pass"),
    Bug("envelope-length-unchecked", "does not compare the length of an envelope with its link", "need(16 <= size == length,", "need(16 <= size,",
        "A smaller envelope breaks the format (`rules/RNT-ENV-002/link-longer-than-the-header`). ROOT reads it; a larger one does not fit.",),
    Bug("envelope-length-32-bits", "reads 32 bits of the length of an envelope, at the wrong place", "size = word >> 16", "size = word >> 32"),
    Bug("header-checksum-unchecked-in-footer", "does not compare the checksum of the header in the footer", 'need(footer.take("Q") == checksum, "the footer belongs to another header")', 'footer.take("Q")'),
    Bug("header-checksum-unchecked-in-page-list", "does not compare the checksum of the header in page lists", 'need(pages.take("Q") == checksum, "a page list of another header")', 'pages.take("Q")'),
    Bug("frame-tail", "does not skip bytes at the end of a record frame",
        'self.position = start + size\n        return Cursor(self.data, start + 8, start + size)', "self.position = start + 8\n        return self"),
    Bug("list-tail", "does not skip bytes at the end of a list frame",
        "self.position = start + size\n        return count, Cursor(self.data, start + 12, start + size)", "return count, self"),
    Bug("record-size-unchecked", "does not check that a record frame fits", 'need(size >= 8 and start + size <= self.end, "a record frame does not fit")', "pass"),
    Bug("list-size-unchecked", "does not check that a list frame fits", 'need(size >= 12 and start + size <= self.end, "a list frame does not fit")', "pass"),
    Bug("list-count-unchecked", "believes the number of items of a list", 'need(count * smallest <= size - 12, "more items than the frame holds")', "pass"),
    Bug("string-16-bits", "reads 16 bits of the length of a string", '        size = self.take("I")\n        need(self.position + size <= self.end, "a string', '        size = self.take("H")\n        self.take("H")\n        need(self.position + size <= self.end, "a string'),
    Bug("string-latin1", "takes strings for Latin-1", '.decode("utf-8", "surrogateescape")\n\n    def record', '.decode("latin1")\n\n    def record'),
    Bug("locator-large-refused", "does not know Large locators", 'place = self.take("QQ") if kind == 1 else None', "place = None"),
    Bug("locator-large-swapped", "reads offset and size of Large locators in the other order", 'place = self.take("QQ") if kind == 1 else None', 'place = self.take("QQ")[::-1] if kind == 1 else None'),
    Bug("locator-large-32-bits", "reads a size of 32 bits in Large locators", 'place = self.take("QQ") if kind == 1 else None', 'place = self.take("IQ") if kind == 1 else None'),
    Bug("locator-any-kind", "takes every locator for a Large one", 'place = self.take("QQ") if kind == 1 else None', 'place = self.take("QQ")'),
    Bug("locator-unknown-as-large", "takes locators with enough bytes for Large ones", 'place = self.take("QQ") if kind == 1 else None', 'place = self.take("QQ") if size >= 20 else None'),
    Bug("locator-head-not-negated", "takes the head of a locator for sign and value", "        head = -head\n", "        head &= 0x7FFFFFFF\n"),
    Bug("locator-size-ignored", "does not skip locators by their size", "        self.position = start + size\n        return place", "        return place"),
    Bug("feature-flags-ignored", "ignores feature flags", 'need(word & ~(1 << 63) & ~known == 0, "an unknown feature flag")', "pass"),
    Bug("feature-first-word", "looks at the first word of feature flags only", "            known = 0\n", "            known = -1\n"),
    Bug("feature-one-word", "reads one word of feature flags", "        while word >> 63:", "        for _ in range(1):"),
    Bug("feature-known-in-every-word", "knows the lowest flag of every word", "            known = 0\n", ""),
    Bug("feature-flags-of-the-header", "ignores the feature flags of the footer", "    footer.flags()\n", '    while footer.take("Q") >> 63:\n        pass\n'),
    Bug("feature-flags-of-the-footer", "ignores the feature flags of the header", "    header.flags()\n", '    while header.take("Q") >> 63:\n        pass\n'),

    # Schema
    Bug("no-array-size", "does not read the size of arrays", 'field["size"] = record.take("Q") if flags & 1 else None', 'field["size"] = record.take("Q") if flags & 16 else None'),
    Bug("array-size-16-bits", "reads 16 bits of the size of an array", 'field["size"] = record.take("Q") if flags & 1 else None', 'field["size"] = record.take("Q") & 0xFFFF if flags & 1 else None'),
    Bug("array-size-8-bits", "reads 8 bits of the size of an array", 'field["size"] = record.take("Q") if flags & 1 else None', 'field["size"] = record.take("Q") & 0xFF if flags & 1 else None'),
    Bug("source-before-size", "reads the source of a projection before the size of an array",
        '        field["size"] = record.take("Q") if flags & 1 else None\n        field["source"] = record.take("I") if flags & 2 else None\n',
        '        field["source"] = record.take("I") if flags & 2 else None\n        field["size"] = record.take("Q") if flags & 1 else None\n',
        "No type can have both: a projected array does not exist in the format."),
    Bug("numbers-before-names", "reads the numbers of a field before its strings, as release candidates have them",
        'field["name"], field["type"], field["alias"], field["description"] = (record.text() for _ in range(4))\n        field["size"] = record.take("Q") if flags & 1 else None\n',
        'field["size"] = record.take("Q") if flags & 1 else None\n        field["name"], field["type"], field["alias"], field["description"] = (record.text() for _ in range(4))\n'),
    Bug("alias-as-type", "takes the alias of a type for the type", '    for record in cursor.records():\n        kind, bits', '    for field in ntuple["fields"]:\n        field["type"] = field["alias"] or field["type"]\n    for record in cursor.records():\n        kind, bits'),
    Bug("first-index-unread", "does not read the first element of deferred columns", 'column["first"] = record.take("q") if flags & 1 else None', 'column["first"] = 0 if flags & 1 else None'),
    Bug("range-as-float", "reads the range of a column in single precision", 'column["range"] = record.take("dd") if flags & 2 else None', 'column["range"] = record.take("ff") if flags & 2 else None'),
    Bug("range-before-first-index", "reads the range of a column before its first element",
        'column["first"] = record.take("q") if flags & 1 else None\n        column["range"] = record.take("dd") if flags & 2 else None\n',
        'column["range"] = record.take("dd") if flags & 2 else None\n        column["first"] = record.take("q") if flags & 1 else None\n'),
    Bug("no-extension", "ignores the schema extension", "    if extension.position < extension.end:\n", "    if False:\n"),
    Bug("extension-always-full", "refuses an empty schema extension", "    if extension.position < extension.end:\n", "    if True:\n"),

    # Clusters
    Bug("first-group", "reads the first cluster group only", "    for group in footer.records():\n", "    for group in footer.records()[:1]:\n"),
    Bug("first-cluster", "reads the first cluster only", '    ntuple["clusters"].sort(key=lambda cluster: cluster["first"])\n', '    del ntuple["clusters"][1:]\n'),
    Bug("clusters-in-file-order", "reads clusters in the order of the page lists", '    ntuple["clusters"].sort(key=lambda cluster: cluster["first"])\n', ""),
    Bug("cluster-flags-as-entries", "takes the flags of a cluster for a part of its number of entries", 'word & (2**56 - 1)', "word"),
    Bug("entries-32-bits", "reads 32 bits of the number of entries", 'word & (2**56 - 1)', "word & (2**32 - 1)"),
    Bug("sharded-clusters", "reads sharded clusters", 'need(word >> 56 & 1 == 0, "a sharded cluster")', "pass"),
    Bug("all-cluster-flags-refused", "refuses clusters with any flag", 'need(word >> 56 & 1 == 0, "a sharded cluster")', 'need(word >> 56 == 0, "a sharded cluster")'),
    Bug("suppressed-by-the-lowest", "knows only the element offset -2**63 of suppressed columns", 'return None if offset < 0 else', "return None if offset == -(2**63) else"),
    Bug("suppressed-by-minus-one", "takes the element offset -1 for a stored column", 'return None if offset < 0 else', "return None if offset < -1 else"),
    Bug("suppressed-without-pages", "takes every column without pages for suppressed", 'return None if offset < 0 else', "return None if not pages else"),
    Bug("page-count-sign", "does not take the sign off the number of elements", "pages.append((abs(count), count < 0, inside.locator()))", "pages.append((count, count < 0, inside.locator()))"),
    Bug("page-checksum-always", "expects a checksum after every page", "pages.append((abs(count), count < 0, inside.locator()))", "pages.append((abs(count), True, inside.locator()))"),
    Bug("page-checksum-never", "does not check the checksum of pages", 'need(xxhash.xxh3_64_intdigest(stored) == checksum, "checksum of a page")', "pass"),
    Bug("page-checksum-big-endian", "reads the checksum of a page big-endian", '(checksum,) = struct.unpack_from("<Q", stored, size)', '(checksum,) = struct.unpack_from(">Q", stored, size)'),
    Bug("page-checksum-uncompressed", "checks the checksum against the uncompressed page",
        'need(xxhash.xxh3_64_intdigest(stored) == checksum, "checksum of a page")\n        page = unpacked(stored, (count * column["bits"] + 7) // 8)\n',
        'pass\n        page = unpacked(stored, (count * column["bits"] + 7) // 8)\n        need(not has_checksum or xxhash.xxh3_64_intdigest(page) == checksum, "checksum of a page")\n'),
    Bug("page-checksum-of-the-first", "checks the checksum of the first page of a column only", 'need(xxhash.xxh3_64_intdigest(stored) == checksum, "checksum of a page")', 'need(found or xxhash.xxh3_64_intdigest(stored) == checksum, "checksum of a page")'),
    Bug("first-page", "reads the first page of a column only", 'for count, has_checksum, place in listed["pages"]:', 'for count, has_checksum, place in listed["pages"][:1]:'),
    Bug("page-size-rounded-down", "rounds the size of a page down to whole bytes", '(count * column["bits"] + 7) // 8', '(count * column["bits"]) // 8'),
    Bug("page-bits-as-bytes", "stores bits as bytes", '(count * column["bits"] + 7) // 8', '(count * max(column["bits"], 8) + 7) // 8'),

    # Encodings
    Bug("bits-from-the-top", "reads the bits of a byte from the highest one", "page[i >> 3] >> (i & 7) & 1", "page[i >> 3] >> (7 - (i & 7)) & 1"),
    Bug("switch-64-bits-tag", "reads tag and index of a switch in the other order", '[(index, tag) for index, tag in struct.iter_unpack("<QI", page)]', '[(index, tag) for tag, index in struct.iter_unpack("<IQ", page)]'),
    Bug("packed-from-the-top", "reads packed numbers from the highest bit", "codes = [whole >> i * bits & (1 << bits) - 1 for i in range(count)]", "codes = [whole >> (8 * len(page) - (i + 1) * bits) & (1 << bits) - 1 for i in range(count)]"),
    Bug("packed-in-whole-bytes", "expects every packed number in whole bytes", "codes = [whole >> i * bits & (1 << bits) - 1 for i in range(count)]", "codes = [whole >> i * (bits + -bits % 8) & (1 << bits) - 1 for i in range(count)]"),
    Bug("truncated-low", "takes truncated numbers for the low bits", '"<I", code << 32 - bits', '"<I", code'),
    Bug("quantised-unclamped", "does not limit quantised numbers to the maximum", "return [min(low + code * step, high) for code in codes]", "return [low + code * step for code in codes]"),
    Bug("quantised-by-range", "multiplies quantised numbers by the range before it divides", "return [min(low + code * step, high) for code in codes]", "return [min(low + code * (high - low) / (2**bits - 1), high) for code in codes]"),
    Bug("quantised-by-fraction", "divides quantised numbers before it multiplies", "return [min(low + code * step, high) for code in codes]", "return [min(low + code / (2**bits - 1) * (high - low), high) for code in codes]"),
    Bug("quantised-single", "computes quantised numbers in single precision", "step = (high - low) / (2**bits - 1)\n",
        "single = lambda number: struct.unpack('<f', struct.pack('<f', number))[0]\n        low, high = single(low), single(high)\n        step = single(single(high - low) / single(2**bits - 1))\n        return [min(single(low + single(single(code) * step)), high) for code in codes]\n"),
    Bug("quantised-result-single", "rounds quantised numbers to single precision", "return [min(low + code * step, high) for code in codes]", "return [struct.unpack('<f', struct.pack('<f', min(low + code * step, high)))[0] for code in codes]"),
    Bug("quantised-steps", "divides the range into 2**bits steps", "step = (high - low) / (2**bits - 1)\n", "step = (high - low) / 2**bits\n"),
    Bug("quantised-from-zero", "forgets the minimum of quantised numbers", "return [min(low + code * step, high) for code in codes]", "return [min(code * step, high) for code in codes]"),
    Bug("no-split", "does not join split bytes", "    if is_split:\n        page", "    if False:\n        page"),
    Bug("split-reversed", "joins split bytes from the highest one", 'page = b"".join(page[i::count] for i in range(count))', 'page = b"".join(page[i::count][::-1] for i in range(count))'),
    Bug("no-zigzag", "does not undo zigzag", 'if is_split and form in "hiq":', "if False:"),
    Bug("zigzag-without-split", "undoes zigzag in columns that are not split", 'if is_split and form in "hiq":', 'if form in "hiq":'),
    Bug("zigzag-lowest", "does not know the lowest integer in zigzag", "-(code >> 1) - 1 for code in codes]", "-((code + 1 & 2 ** (8 * width) - 1) >> 1) for code in codes]"),
    Bug("zigzag-off-by-one", "takes odd numbers of zigzag for one less", "-(code >> 1) - 1 for code in codes]", "-(code >> 1) for code in codes]"),
    Bug("no-delta", "does not undo differences of offsets", "if is_split and kind in INDEXES:", "if False:"),
    Bug("delta-without-split", "undoes differences in columns that are not split", "if is_split and kind in INDEXES:", "if kind in INDEXES:"),
    Bug("delta-of-the-last", "adds the last difference only once", "for i in range(1, count):", "for i in range(1, count - 1):"),
    Bug("delta-across-pages", "continues differences of offsets over pages", "        found.extend(decoded(page, count, column))\n",
        "        part = decoded(page, count, column)\n        found.extend([each + found[-1] for each in part] if found and column['type'] in (0x1A, 0x1B) else part)\n"),
    Bug("int8-unsigned", "reads Int8 as unsigned", '0x03: ("b", False)', '0x03: ("B", False)'),
    Bug("uint8-signed", "reads UInt8 as signed", '0x04: ("B", False)', '0x04: ("b", False)'),
    Bug("int16-unsigned", "reads Int16 as unsigned", '0x05: ("h", False)', '0x05: ("H", False)'),
    Bug("uint16-signed", "reads UInt16 as signed", '0x06: ("H", False)', '0x06: ("h", False)'),
    Bug("int32-unsigned", "reads Int32 as unsigned", '0x07: ("i", False)', '0x07: ("I", False)'),
    Bug("uint32-signed", "reads UInt32 as signed", '0x08: ("I", False)', '0x08: ("i", False)'),
    Bug("int64-unsigned", "reads Int64 as unsigned", '0x09: ("q", False)', '0x09: ("Q", False)'),
    Bug("uint64-signed", "reads UInt64 as signed", '0x0A: ("Q", False)', '0x0A: ("q", False)'),
    Bug("split-uint16-signed", "reads SplitUInt16 as signed", '0x12: ("H", True)', '0x12: ("h", True)'),
    Bug("split-uint32-signed", "reads SplitUInt32 as signed", '0x14: ("I", True)', '0x14: ("i", True)'),
    Bug("split-uint64-signed", "reads SplitUInt64 as signed", '0x16: ("Q", True)', '0x16: ("q", True)'),
    Bug("integers-as-double", "converts 64 bit integers to double precision", "    low, high = INTEGERS[type_name]\n    value = int(value)\n", "    low, high = INTEGERS[type_name]\n    value = int(float(value))\n"),

    # Fields
    Bug("first-representation", "reads the first representation only", "for _, columns in sorted(columns_of(ntuple, field).items()):", "for _, columns in sorted(columns_of(ntuple, field).items())[:1]:"),
    Bug("last-representation", "takes the last representation of a cluster by its number, suppressed or not", "for _, columns in sorted(columns_of(ntuple, field).items()):", "for _, columns in sorted(columns_of(ntuple, field).items())[-1:]:"),
    Bug("late-zeros-at-the-end", "puts the zeros of a late column after its elements", "return [zero] * missing + elements(ntuple, column, listed), column", "return elements(ntuple, column, listed) + [zero] * missing, column"),
    Bug("late-zeros-missing", "forgets the zeros of a late column", "return [zero] * missing + elements(ntuple, column, listed), column", "return elements(ntuple, column, listed), column"),
    Bug("short-columns", "fills columns that are too short with zeros", 'need(missing <= 0 or column["first"] is not None, "elements are missing")', "pass"),
    Bug("unlisted-refused", "refuses columns that a cluster does not list", '        if column["id"] >= len(cluster["columns"]) or cluster["columns"][column["id"]] is None:\n', '        if cluster["columns"][column["id"]] is None:\n'),
    Bug("alias-of-own-column", "does not know alias columns", '    if field["aliases"]:\n', "    if False:\n"),
    Bug("offsets-from-the-first", "begins the first list of a cluster where it ends", "starts = [0, *ends][: len(ends)]", "starts = [*ends[:1], *ends][: len(ends)]"),
    Bug("offsets-unchecked", "does not check that offsets do not decrease", 'need(all(start <= end for start, end in zip(starts, ends)), "offsets that decrease")', "pass"),
    Bug("bool-low-bit", "takes the lowest bit of an integer for a bool", "        return value != 0\n", "        return bool(value & 1)\n"),
    Bug("bool-low-byte", "takes the lowest byte of an integer for a bool", "        return value != 0\n", "        return value & 0xFF != 0\n"),
    Bug("bool-is-one", "takes only 1 for true", "        return value != 0\n", "        return value == 1\n"),
    Bug("bool-positive", "takes negative numbers for false", "        return value != 0\n", "        return value > 0\n"),
    Bug("bool-unchanged", "gives the integers of a bool", "        return value != 0\n", "        return value\n"),
    Bug("integer-range-unchecked", "gives integers that the type of the field does not have", 'need(low <= value <= high, f"{value} is out of range")', "pass"),
    Bug("integer-range-wraps", "wraps integers that the type of the field does not have", 'need(low <= value <= high, f"{value} is out of range")', "value = (value - low) % (high - low + 1) + low"),
    Bug("integer-maximum-unchecked", "checks the lower end of the range of integers only", "need(low <= value <= high,", "need(low <= value,"),
    Bug("integer-minimum-unchecked", "checks the upper end of the range of integers only", "need(low <= value <= high,", "need(value <= high,"),
    Bug("integer-range-exclusive", "refuses the largest integer of a type", "need(low <= value <= high,", "need(low <= value < high,"),
    Bug("no-nan", "gives zero for NaN", '            return "nan"\n', "            return 0.0\n"),
    Bug("infinity-unsigned", "gives inf for every infinity", '"inf" if value > 0 else "-inf"', '"inf"'),
    Bug("zero-unsigned", "gives 0 for -0", "        return value if math.isfinite(value) else", "        return value + 0.0 if math.isfinite(value) else"),
    Bug("float-kept-double", "does not round the values of a float field to single precision", "            value = struct.unpack(\"<f\", struct.pack(\"<f\", value))[0]\n", "            pass\n"),
    Bug("char-from-int", "gives the code of a char", "        return chr(value & 0xFF)\n", "        return value & 0xFF\n"),
    Bug("char-seven-bits", "gives the lowest seven bits of a char", "        return chr(value & 0xFF)\n", "        return chr(value & 0x7F)\n"),
    Bug("field-version-ignored", "reads fields of later versions", 'need(field["version"] == 0, "a later version of the field")', "pass"),
    Bug("field-type-version-refused", "refuses classes with a version", '"version": version,', '"version": version or type_version,'),
    Bug("optional-as-list", "gives a list for an optional value", '        if name.startswith(("std::optional<", "std::unique_ptr<")):', "        if False:"),
    Bug("pointer-as-list", "gives a list for a unique pointer", '("std::optional<", "std::unique_ptr<")', '("std::optional<",)'),
    Bug("record-order", "gives the members of a record in reverse order", "names = [child[\"name\"] for child in children]\n", "names = [child[\"name\"] for child in reversed(children)]\n"),
    Bug("tags-from-zero", "counts the tags of a variant from 0", "return [found[tag][index] if tag else None for index, tag in chosen[:count]]", "return [found[tag + 1][index] for index, tag in chosen[:count]]"),
    Bug("variant-empty", "gives the first alternative for a variant without value", "return [found[tag][index] if tag else None for index, tag in chosen[:count]]", "return [found[max(tag, 1)][index] for index, tag in chosen[:count]]"),
    Bug("variant-by-entry", "takes the number of the entry for the index of a variant", "return [found[tag][index] if tag else None for index, tag in chosen[:count]]", "return [found[tag][i] if tag else None for i, (_, tag) in enumerate(chosen[:count])]"),
    Bug("variant-tag-unchecked", "does not check the tags of a variant", 'need(tag <= len(children), "a tag of no alternative")', "pass",
        "A tag of no alternative is refused two lines later, where the sizes are collected."),
    Bug("streamer-as-string", "gives streamed objects as text", 'if field["role"] == 4:\n            return [{', 'if False:\n            return [{'),
    Bug("string-to-zero", "ends a string at its first zero byte", 'return [part.decode("utf-8", "surrogateescape") for part in parts]', 'return [part.split(b"\\0")[0].decode("utf-8", "surrogateescape") for part in parts]'),
    Bug("string-replaced", "replaces bytes that are not UTF-8", 'return [part.decode("utf-8", "surrogateescape") for part in parts]', 'return [part.decode("utf-8", "replace") for part in parts]'),
    Bug("string-strict", "refuses bytes that are not UTF-8", 'return [part.decode("utf-8", "surrogateescape") for part in parts]', 'return [part.decode("utf-8") for part in parts]'),
    Bug("string-values-latin1", "takes the values of strings for Latin-1", 'return [part.decode("utf-8", "surrogateescape") for part in parts]', 'return [part.decode("latin1") for part in parts]'),
    Bug("bitset-reversed", "gives the bits of a bitset from the highest one", 'return [bits[i * field["size"] : (i + 1) * field["size"]] for i in range(count)]', 'return [bits[i * field["size"] : (i + 1) * field["size"]][::-1] for i in range(count)]'),
    Bug("bitset-in-words", "expects every bitset in whole words of 32 bits", 'return [bits[i * field["size"] : (i + 1) * field["size"]] for i in range(count)]', 'return [bits[i * (field["size"] + -field["size"] % 32) :][: field["size"]] for i in range(count)]'),
    Bug("array-by-column", "takes every n-th item for an array", "return [items[i * size : (i + 1) * size] for i in range(count)]", "return [items[i::count] for i in range(count)]"),
    Bug("cardinality-as-offset", "gives the offset in place of the number of items", "return [end - start for start, end in spans]", "return [end for start, end in spans]"),
    Bug("enum-unsigned", "takes enumerations over char for unsigned", "return [ord(item) - 256 if ord(item) > 127 else ord(item) for item in items]", "return [ord(item) for item in items]"),
    Bug("enum-as-char", "gives characters for enumerations over char", 'if is_enum and children[0]["type"] == "char":', "if False:"),
    Bug("atomic-as-enum", "takes an atomic char for an enumeration", 'is_enum = not name.startswith("std::atomic<")', "is_enum = True"),
    Bug("unknown-role", "takes an unknown role for plain", 'need(field["role"] == 0, f"role {field[\'role\']}")', "pass"),
    Bug("projection-of-unknown", "reads projections of fields that it does not know", 'need(is_known(source), "a projection of an unknown field")', "pass"),
    Bug("projection-of-unknown-column", "reads projections of fields with columns that it does not know", "if any(column[\"type\"] not in {*FORMATS, BIT, SWITCH, TRUNC, QUANT} for column in field[\"columns\"]):", "if False:"),
    Bug("projection-of-unknown-below", "looks at the projected field and not below it", "    return all(is_known(child) for child in field[\"children\"])", "    return True"),
]  # fmt: skip

BUGS = {bug.name: bug for bug in _ALL}
"""Bugs by name."""

PACKAGE_BUGS = {
    each["name"]: Bug(**each)
    for each in tomllib.loads(Path(__file__).with_name("package.toml").read_text(encoding="utf-8"))["bug"]
}
"""Bugs of the package by name."""
