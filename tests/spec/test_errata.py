"""Every claim of spec/ERRATA.md about bytes is looked up in the bytes.

The reader of objects below is deliberately small and independent of the package: evidence must not depend on the
code that was written to agree with it.
"""

from __future__ import annotations

import functools
import hashlib
import re
import struct
import zlib
from pathlib import Path
from typing import NamedTuple

import lz4.block
import pytest
import xxhash
import zstandard
from rntuple_spec.rules import RULES
from rntuple_spec.sections import SECTIONS

TEXT = (Path(__file__).resolve().parents[2] / "spec" / "ERRATA.md").read_text(encoding="utf-8")
ENTRY = re.compile(r"^### (E\d\d) (.+)$", re.MULTILINE)
FILE_ROW = re.compile(r"^\| ([\w-]+) \| (\S+/\S+) \| (\S+) \| ([0-9a-f]{64}) \|$", re.MULTILINE)
BYTES = re.compile(r"^([\w-]+) (\w+) (0x[0-9a-f]+): ([0-9a-f ]+)$")
HASH = re.compile(r"^([\w-]+) xxh3\((\w+), (0x[0-9a-f]+), (0x[0-9a-f]+)\): ([0-9a-f ]+)$")


class Evidence(NamedTuple):
    entry: str
    file: str
    object: str
    start: int
    stop: int
    expected: bytes
    hashed: bool

    def __str__(self) -> str:
        return f"{self.entry}-{self.file}-{self.object}-{self.start:#x}{'-hash' if self.hashed else ''}"


def entries() -> dict[str, str]:
    parts = ENTRY.split(TEXT)
    return {parts[i]: parts[i + 2] for i in range(1, len(parts), 3)}


def evidence_lines(body: str) -> list[str]:
    blocks = re.findall(r"```evidence\n(.*?)```", body, re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line]


def all_evidence() -> list[Evidence]:
    result = []
    for entry, body in entries().items():
        for line in evidence_lines(body):
            if match := HASH.match(line):
                name, kind, start, stop, value = match.groups()
                result.append(
                    Evidence(entry, name, kind, int(start, 16), int(stop, 16), bytes.fromhex(value), True)
                )
            elif match := BYTES.match(line):
                name, kind, start, value = match.groups()
                data = bytes.fromhex(value)
                result.append(
                    Evidence(entry, name, kind, int(start, 16), int(start, 16) + len(data), data, False)
                )
            else:
                raise ValueError(f"{entry}: not an evidence line: {line}")
    return result


FILES = {name: digest for name, _, _, digest in FILE_ROW.findall(TEXT)}
EVIDENCE = all_evidence()


# -- a very small reader ---------------------------------------------------------------------------------------


def unzip(data: bytes, length: int) -> bytes:
    out = b""
    while len(data) != length and data:
        size, full = int.from_bytes(data[3:6], "little"), int.from_bytes(data[6:9], "little")
        chunk = data[9 : 9 + size]
        if data[:2] == b"ZS":
            out += zstandard.ZstdDecompressor().decompress(chunk, max_output_size=full)
        elif data[:2] == b"L4":
            out += lz4.block.decompress(chunk[8:], uncompressed_size=full)
        else:
            out += zlib.decompress(chunk)
        data = data[9 + size :]
    return out or data


def key(data: bytes, at: int) -> tuple[int, int, int, bytes, int]:
    """Total size, length of object and of key, class name, where the key ends."""
    size, version, length = struct.unpack_from(">ihi", data, at)
    keylen = struct.unpack_from(">h", data, at + 14)[0]
    end = at + (34 if version > 1000 else 26)
    names = []
    for _ in range(3):
        names.append(data[end + 1 : end + 1 + data[end]])
        end += 1 + data[end]
    return size, length, keylen, names[0], end


@functools.cache
def objects(path: Path) -> dict[str, bytes]:
    data = path.read_bytes()
    begin, name_size = struct.unpack_from(">i", data, 8)[0], struct.unpack_from(">i", data, 28)[0]
    keys_list = struct.unpack_from(">I", data, begin + name_size + 26)[0]
    at = keys_list + key(data, keys_list)[2] + 4
    size, length, keylen, class_name, _ = key(data, at)
    assert class_name.endswith(b"RNTuple")
    wide = struct.unpack_from(">h", data, at + 4)[0] > 1000
    where = struct.unpack_from(">Q" if wide else ">I", data, at + 18)[0]
    anchor = unzip(data[where + keylen : where + size], length)
    if len(anchor) > 58:
        header_at, header_size, header_len, footer_at, footer_size, footer_len = struct.unpack_from(
            ">6Q", anchor, 14
        )
    else:
        header_at, header_size, header_len, footer_at, footer_size, footer_len = struct.unpack_from(
            ">QIIQII", anchor, 18
        )
    result = {
        "file": data,
        "anchor": anchor,
        "header": unzip(data[header_at : header_at + header_size], header_len),
        "footer": unzip(data[footer_at : footer_at + footer_size], footer_len),
    }
    if class_name == b"ROOT::RNTuple":
        footer = result["footer"]
        at = 24 + struct.unpack_from("<q", footer, 24)[0] + 12
        list_len, list_size, list_at = struct.unpack_from("<QiQ", footer, at + 28)
        result["pagelist"] = unzip(data[list_at : list_at + list_size], list_len)
    return result


@pytest.fixture(scope="module")
def by_digest(corpus_dir: Path) -> dict[str, Path]:
    wanted = set(FILES.values())
    found = {hashlib.sha256(path.read_bytes()).hexdigest(): path for path in (corpus_dir / "files").iterdir()}
    return {digest: path for digest, path in found.items() if digest in wanted}


# -- the claims ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("claim", EVIDENCE, ids=str)
def test_bytes_are_as_stated(claim: Evidence, by_digest: dict[str, Path]) -> None:
    found = objects(by_digest[FILES[claim.file]])[claim.object][claim.start : claim.stop]
    assert len(found) == claim.stop - claim.start
    assert (xxhash.xxh3_64(found).digest() if claim.hashed else found).hex(" ") == claim.expected.hex(" ")


def test_entries_are_numbered_without_gaps() -> None:
    assert list(entries()) == [f"E{number:02d}" for number in range(1, len(entries()) + 1)]


@pytest.mark.parametrize(("entry", "body"), entries().items(), ids=entries())
def test_entry_says_document_bytes_and_what_we_do(entry: str, body: str) -> None:
    positions = [body.index(f"**{word}**") for word in ("Document", "Bytes", "Here")]
    assert positions == sorted(positions)


@pytest.mark.parametrize(("entry", "body"), entries().items(), ids=entries())
def test_entry_has_evidence_or_says_that_no_file_shows_it(entry: str, body: str) -> None:
    statement = re.search(r"\*\*Bytes\*\*:(.*?)\*\*Here\*\*", body, re.DOTALL)
    assert statement is not None
    admits = re.search(r"\bno (published )?file|the files we keep are", statement[1]) is not None
    assert bool(evidence_lines(body)) != admits


@pytest.mark.parametrize(("entry", "body"), entries().items(), ids=entries())
def test_entry_refers_to_sections_and_rules_that_exist(entry: str, body: str) -> None:
    sections = re.search(r"^\*Sections? (.*?);", body, re.MULTILINE)
    assert sections is not None
    assert set(re.findall(r"`([\w-]+)`", sections[1])) <= SECTIONS.keys()
    assert set(re.findall(r"RNT-\w+-\d+", body)) <= RULES.keys()


def test_every_listed_file_gives_evidence() -> None:
    assert {claim.file for claim in EVIDENCE} == FILES.keys()
