"""The decoders and the decompression of the packages: test vectors, real files, missing codecs and damaged chunks."""

from __future__ import annotations

import json
import math
import struct
import subprocess
from pathlib import Path
from typing import Any

import pytest
from rntuple_kaitai import (
    CODECS,
    COLUMN_TYPES,
    SWITCH_LAYOUTS,
    MissingCodecError,
    ParseError,
    compression,
    decode_page,
    decompress,
)
from support.corpora import CORPUS
from support.dumpers import GENERATED, REPOSITORY, need
from support.package_examples import example, field_names, printed_names, real_files

from rntuple_construct.format.compression import compress

CASES: list[dict[str, Any]] = json.loads(
    (REPOSITORY / "spec" / "vectors" / "columns.json").read_text(encoding="utf-8")
)
ALGORITHMS = ["zlib", "lzma", "old", "lz4", "zstd"]
LIBRARIES = REPOSITORY / "tools" / "explorer" / "node_modules"
TEXT = b"an envelope, a page, or another object; " * 20


def number(text: str) -> float:
    return math.nan if text == "nan" else float(struct.unpack(">d", bytes.fromhex(text))[0])


def spelled(value: Any) -> str:
    """A value as the test vectors spell it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return "nan" if math.isnan(value) else struct.pack(">d", value).hex()
    return ":".join(map(str, value)) if isinstance(value, tuple) else str(value)


def in_python(case: dict[str, Any]) -> list[str]:
    layouts = {(layout.index_bits, layout.tag_bits): layout for layout in SWITCH_LAYOUTS}
    values = decode_page(
        COLUMN_TYPES[case["generation"]][case["id"]],
        bytes.fromhex(case["page"]),
        len(case["values"]),
        bits=case["bits"],
        limits=(number(case["min"]), number(case["max"])) if "min" in case else None,
        layout=layouts[case.get("index_bits", 64), case.get("tag_bits", 32)],
    )
    return [spelled(value) for value in values]


def test_python_reads_every_page() -> None:
    for case in CASES:
        assert in_python(case) == case["values"], case


VECTORS_IN_JAVASCRIPT = """
const { columnTypes, decodePage, switchLayouts } = require('rntuple-kaitai');
const view = new DataView(new ArrayBuffer(8));
const number = (text) => { view.setBigUint64(0, BigInt('0x' + text)); return view.getFloat64(0); };
function spelled(value, isReal) {
  if (!isReal) return Array.isArray(value) ? value.join(':') : String(value);
  if (Number.isNaN(value)) return 'nan';
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
}
const cases = JSON.parse(require('fs').readFileSync(0));
console.log(JSON.stringify(cases.map((one) => {
  const column = { bits: one.bits, layout: switchLayouts.find((each) => each.indexBits === one.index_bits && each.tagBits === one.tag_bits) };
  if (one.min) Object.assign(column, { min: number(one.min), max: number(one.max) });
  const type = columnTypes[one.generation][one.id];
  const decode = (limit) => decodePage(type, Buffer.from(one.page, 'hex'), one.values.length, column, limit);
  const values = decode().map((value) => spelled(value, one.element.startsWith('float')));
  const first = decode(2).map((value) => spelled(value, one.element.startsWith('float')));
  if (first.join() !== values.slice(0, 2).join()) throw new Error('the first elements differ: ' + JSON.stringify(one));
  return values;
})));
"""


def node(
    text: str, folder: Path, *arguments: str | Path, stdin: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run a script for Node beside the package and the libraries of its codecs."""
    need("node")
    modules = folder / "node_modules"
    if not modules.exists():
        modules.mkdir()
        (modules / "rntuple-kaitai").symlink_to(GENERATED / "javascript")
        for library in ("fzstd", "hash-wasm", "xz-decompress"):
            (modules / library).symlink_to(LIBRARIES / library)
    (folder / "script.js").write_text(text, encoding="utf-8")
    command = ["node", "--preserve-symlinks", "script.js", *map(str, arguments)]
    return subprocess.run(command, cwd=folder, input=stdin, capture_output=True, text=True, check=False)


def test_javascript_reads_every_page(tmp_path: Path) -> None:
    done = node(VECTORS_IN_JAVASCRIPT, tmp_path, stdin=json.dumps(CASES))
    assert done.returncode == 0, done.stderr
    for case, values in zip(CASES, json.loads(done.stdout), strict=True):
        assert values == case["values"], case


def test_pages_that_are_too_short_are_errors(tmp_path: Path) -> None:
    type = COLUMN_TYPES["1.x"][0x07]
    with pytest.raises(ParseError, match="8 bytes wanted for 2 elements of Int32, 7 left"):
        decode_page(type, bytes(7), 2)
    with pytest.raises(ParseError, match="16 bits for an element of Int32"):
        decode_page(type, bytes(8), 2, bits=16)
    with pytest.raises(ParseError, match="range"):
        decode_page(COLUMN_TYPES["1.x"][0x1D], bytes(8), 2, limits=(1.0, 1.0))
    script = "const { columnTypes, decodePage } = require('rntuple-kaitai'); decodePage(columnTypes['1.x'][7], new Uint8Array(7), 2);"
    assert "FormatError" in node(script, tmp_path).stderr


def stored(algorithm: str) -> bytes:
    """The text in two chunks of an algorithm, as stored."""
    settings = 100 * (ALGORITHMS.index(algorithm) + 1) + 5
    return bytes(compress(TEXT, settings)) + bytes(compress(TEXT[::-1], settings))


DECOMPRESS_IN_JAVASCRIPT = """
const { decompress } = require('rntuple-kaitai');
const [length, codec] = process.argv.slice(2);
const chosen = codec ? { zlib: (data, size) => new Uint8Array(size).fill(7) } : undefined;
decompress(require('fs').readFileSync(0), BigInt(length), chosen).then(
  (bytes) => console.log(Buffer.from(bytes).toString('hex')),
  (error) => console.log(`${error.name}: ${error.message}`));
"""


def in_javascript(folder: Path, data: bytes, length: int, *arguments: str) -> str:
    """What decompression in JavaScript gives: bytes in hexadecimal, or its error."""
    script = DECOMPRESS_IN_JAVASCRIPT.replace("readFileSync(0)", "readFileSync('stored')")
    (folder / "stored").write_bytes(data)
    done = node(script, folder, str(length), *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_every_algorithm_is_decompressed(algorithm: str, tmp_path: Path) -> None:
    data, whole = stored(algorithm), TEXT + TEXT[::-1]
    assert decompress(data, len(whole)) == whole
    assert in_javascript(tmp_path, data, len(whole)) == whole.hex()
    second = 9 + int.from_bytes(data[3:6], "little") + 9  # data of the second chunk, behind two heads
    damaged = bytearray(data)
    damaged[second] ^= 0x55
    for wrong in (bytes(damaged), data[:-1], b"??" + data[2:]):
        with pytest.raises(ParseError):
            decompress(wrong, len(whole))
        assert in_javascript(tmp_path, wrong, len(whole)).startswith("FormatError: ")
    for length in (len(whole) + 1, len(data) - 1):
        with pytest.raises(ParseError, match=r"expected|stored bytes"):
            decompress(data, length)
        assert in_javascript(tmp_path, data, length).startswith("FormatError: ")
    # The head of a chunk promises one byte less, or more, than the chunk holds.
    for change in (-1, 1):
        told = bytearray(data)
        told[6:9] = (len(TEXT) + change).to_bytes(3, "little")
        with pytest.raises(ParseError, match=algorithm):
            decompress(bytes(told), len(whole) + change)
        assert f"{algorithm} chunk" in in_javascript(tmp_path, bytes(told), len(whole) + change)


def test_bytes_that_are_not_compressed_are_returned(tmp_path: Path) -> None:
    assert decompress(TEXT, len(TEXT)) == TEXT
    assert in_javascript(tmp_path, TEXT, len(TEXT)) == TEXT.hex()


def test_codecs_can_be_passed(tmp_path: Path) -> None:
    data, size = stored("zlib"), 2 * len(TEXT)
    assert decompress(data, size, {"zlib": lambda _, length: b"\x07" * length}) == b"\x07" * size
    assert in_javascript(tmp_path, data, size, "chosen") == "07" * size


@pytest.mark.parametrize(
    ("algorithm", "library"), [("lz4", "hash-wasm"), ("zstd", "fzstd"), ("lzma", "xz-decompress")]
)
def test_missing_codecs_are_named(
    algorithm: str, library: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, size = stored(algorithm), 2 * len(TEXT)
    node("", tmp_path)
    (tmp_path / "node_modules" / library).unlink()
    message = f"MissingCodecError: no codec for the compression algorithm {algorithm}: install the package {library}"
    assert in_javascript(tmp_path, data, size).startswith(message)
    if algorithm == "lzma":
        assert set(CODECS) == set(ALGORITHMS)
        return
    monkeypatch.setattr(compression, "import_module", absent)
    with pytest.raises(MissingCodecError, match=f"compression algorithm {algorithm}") as caught:
        decompress(data, size)
    assert caught.value.algorithm == algorithm


def absent(name: str) -> Any:
    raise ImportError(name)


def test_examples_read_every_real_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = real_files()
    script = example("python").split("\n\ntry:")[0]
    names: dict[str, Any] = {}
    exec(compile(script, "README.md", "exec"), names)
    wanted = [field_names(path) for path in paths]
    for path, fields in zip(paths, wanted, strict=True):
        names["print_fields"](path)
        assert capsys.readouterr().out.split() == fields
    assert wanted[[path.stem for path in paths].index("compression_505")] == [
        *("i", "f", "_0", "s", "b", "v", "_0", "_1")
    ]
    assert sum(map(bool, wanted)) > 0.9 * len(paths)
    assert not CORPUS or len(paths) > 150
    script = example("javascript").split("\n\nprintFields(")[0]
    script += """
(async () => {
  for (const path of process.argv.slice(2)) {
    console.log(`> ${path}`);
    await printFields(path);
  }
})();
"""
    done = node(script, tmp_path, *paths)
    assert done.returncode == 0, done.stderr
    assert printed_names(done.stdout) == wanted
