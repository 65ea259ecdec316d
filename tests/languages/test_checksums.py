"""Reads of anchors, envelopes and pages compare checksums, in the packages of all six languages, with a hash that can be replaced."""

from __future__ import annotations

import struct
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import xxhash
from support.dumpers import (
    BUILD,
    DECODERS,
    GENERATED,
    asked,
    cpp_program,
    java_jars,
    java_program,
    need,
    rust_decoder,
)

from rntuple_construct.format.compression import compress

IN_PYTHON = """
import sys
from rntuple_kaitai import MissingCodecError, ParseError, read_anchor, read_envelope, read_page

if sys.argv[1:] == ["bare"]:
    sys.modules["xxhash"] = None
for line in sys.stdin:
    _, kind, path, *numbers = line.split()
    offset, size, length, most, *chosen = map(int, numbers)
    with open(path, "rb") as stream:
        file = stream.read()
    options = {"hash": lambda data: 7} if chosen else {}
    try:
        if kind == "anchor":
            data = read_anchor(file, offset, size, length, **options)
        elif kind == "envelope":
            data = read_envelope(file, offset, size, length, most, **options)
        else:
            data = read_page(file, offset, size, length, most, kind == "page", **options)
        print(data.hex())
    except ParseError as error:
        print(f"FormatError: {error}")
    except MissingCodecError as error:
        print(f"MissingCodecError: {error.algorithm}: {error}")
"""
IN_JAVASCRIPT = """
const { readAnchor, readEnvelope, readPage } = require('rntuple-kaitai');
const fs = require('fs');
(async () => {
  for (const line of fs.readFileSync(0, 'utf8').split('\\n').filter(Boolean)) {
    const [, kind, path, ...numbers] = line.split(' ');
    const [offset, size, length, most, chosen] = numbers.map(BigInt);
    const file = fs.readFileSync(path);
    const options = chosen === undefined ? {} : { hash: () => 7n };
    const read = () => {
      if (kind === 'anchor') return readAnchor(file, offset, size, length, options);
      if (kind === 'envelope') return readEnvelope(file, offset, size, length, most, options);
      return readPage(file, offset, size, length, most, kind === 'page', options);
    };
    try {
      console.log(Buffer.from(await read()).toString('hex'));
    } catch (error) {
      console.log(`${error.name}: ${error.algorithm ? `${error.algorithm}: ` : ''}${error.message}`);
    }
  }
})();
"""
BODY = bytes(i * 7 % 251 for i in range(300))
TEXT = b"a page or an envelope " * 30


def javascript(libraries: str = "") -> list[str]:
    """The program in JavaScript, with or without libraries of the package."""
    need("node")
    folder = BUILD / f"javascript-checksums{libraries and '-with'}"
    modules = folder / "node_modules"
    modules.mkdir(parents=True, exist_ok=True)
    wanted = {"rntuple-kaitai": GENERATED / "javascript"}
    if libraries:
        wanted[libraries] = Path(__file__).parents[2] / "tools" / "explorer" / "node_modules" / libraries
    for name, target in wanted.items():
        if not (modules / name).exists():
            (modules / name).symlink_to(target)
    (folder / "program.js").write_text(IN_JAVASCRIPT, encoding="utf-8")
    return ["node", "--preserve-symlinks", "--preserve-symlinks-main", str(folder / "program.js")]


PROGRAMS: dict[str, Callable[[], list[str]]] = {
    "python": lambda: [sys.executable, "-c", IN_PYTHON],
    "javascript": lambda: javascript("hash-wasm"),
    **DECODERS,
}
BARE: dict[str, Callable[[], list[str]]] = {
    "python": lambda: [sys.executable, "-c", IN_PYTHON, "bare"],
    "javascript": javascript,
    "java": lambda: java_program("Decode", [jar for jar in java_jars() if "hash4j" not in jar.name]),
    "cpp": lambda: cpp_program("decode-bare"),
    "go": lambda: [*DECODERS["go"](), "bare"],
    "rust": lambda: rust_decoder(is_bare=True),
}


def hashed(data: bytes, order: str = "<") -> bytes:
    return struct.pack(f"{order}Q", xxhash.xxh3_64_intdigest(data))


def split(payload: bytes, most: int) -> bytes:
    """A payload in two keys of at most so many bytes, the second one behind the first."""
    first = most - 8
    return payload[:first] + struct.pack("<Q", 100 + most) + payload[first:]


PAGE = bytes(compress(TEXT, 101))
ANCHOR = b"\x40\x00\x00\x4a\x00\x02" + BODY[:64]
# Kind, stored bytes, their number without the checksum of a page, length, largest key, uncompressed bytes.
READS = {
    "anchor": ("anchor", ANCHOR + hashed(ANCHOR[6:], ">"), 78, 78, 0, ANCHOR + hashed(ANCHOR[6:], ">")),
    "envelope": ("envelope", BODY + hashed(BODY), 308, 308, 0, BODY + hashed(BODY)),
    "split envelope": ("envelope", split(BODY + hashed(BODY), 200), 308, 308, 200, BODY + hashed(BODY)),
    "page": ("page", BODY + hashed(BODY), 300, 300, 0, BODY),
    "compressed page": ("page", PAGE + hashed(PAGE), len(PAGE), len(TEXT), 0, TEXT),
    "split page": ("page", split(BODY + hashed(BODY), 304), 300, 300, 304, BODY),
    "page without checksum": ("unchecked", BODY, 300, 300, 0, BODY),
}


def line(path: Path, name: str, *chosen: str, change: int | None = None) -> str:
    """A line that reads a stored object, one of whose bytes may be changed."""
    kind, stored, size, length, most, _ = READS[name]
    data = bytearray(100) + stored
    if change is not None:
        data[100 + change] ^= 0x10
    path.write_bytes(data)
    return " ".join(["read", kind, str(path), "100", *map(str, (size, length, most)), *chosen])


@pytest.mark.parametrize("language", PROGRAMS)
def test_checksums_are_compared(language: str, tmp_path: Path) -> None:
    lines = [line(tmp_path / str(i), name) for i, name in enumerate(READS)]
    for name, answer in zip(READS, asked(PROGRAMS[language](), *lines), strict=True):
        assert answer == READS[name][-1].hex(), name
    places = {name: (10, len(READS[name][1]) - 1) for name in READS if name != "page without checksum"}
    changes = [(name, place) for name, pair in places.items() for place in pair]
    lines = [line(tmp_path / f"{i}-changed", name, change=place) for i, (name, place) in enumerate(changes)]
    for change, answer in zip(changes, asked(PROGRAMS[language](), *lines), strict=True):
        assert answer.startswith("FormatError: "), (change, answer)
        assert "checksum" in answer, (change, answer)
    # The bytes of an anchor before its version are not hashed; those of a page without checksum are taken as they are.
    other = (
        line(tmp_path / "start", "anchor", change=5),
        line(tmp_path / "any", "page without checksum", change=0),
    )
    assert not any(":" in answer for answer in asked(PROGRAMS[language](), *other))


@pytest.mark.parametrize("language", PROGRAMS)
def test_the_hash_can_be_passed(language: str, tmp_path: Path) -> None:
    names = [name for name in READS if name != "page without checksum"]
    lines = [line(tmp_path / str(i), name, "7") for i, name in enumerate(names)]
    for name, answer in zip(names, asked(BARE[language](), *lines), strict=True):
        assert answer.startswith("FormatError: "), (name, answer)
        assert "checksum" in answer, (name, answer)
    seven = (tmp_path / "seven").resolve()
    seven.write_bytes(BODY + struct.pack("<Q", 7))
    (answer,) = asked(BARE[language](), f"read page {seven} 0 300 300 0 7")
    assert answer == BODY.hex()


@pytest.mark.parametrize("language", PROGRAMS)
def test_a_missing_hash_is_named(language: str, tmp_path: Path) -> None:
    names = ("anchor", "envelope", "page", "page without checksum")
    lines = [line(tmp_path / str(i), name) for i, name in enumerate(names)]
    *answers, unchecked = asked(BARE[language](), *lines)
    for answer in answers:
        assert answer.startswith("MissingCodecError: xxh3: no hash for checksums: ")
    assert unchecked == BODY.hex()


@pytest.mark.parametrize("language", PROGRAMS)
def test_sizes_that_the_file_does_not_have_are_errors(language: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(bytes(40))
    huge = (1 << 64) - 4  # with eight bytes of a checksum it would wrap
    lines = [
        f"read {kind} {tmp_path / 'file'} {offset} {size} {length} 0"
        for kind in ("anchor", "envelope", "page", "unchecked")
        for offset, size, length in ((0, huge, 8), (38, 8, 8), (huge, 8, 8), (0, 7, 0))
    ]
    lines += [
        f"read {kind} {tmp_path / 'file'} 0 {size} {size} 0"
        for kind in ("anchor", "envelope")
        for size in (0, 7)
    ]
    for text, answer in zip(lines, asked(PROGRAMS[language](), *lines), strict=True):
        assert answer.startswith("FormatError: "), (text, answer)
