"""The packages read ranges: a large file needs no memory of its size, and callers choose the limits."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
import rntuple_kaitai
from support.dumpers import BUILD, DECODERS, GENERATED, REPOSITORY, asked, need

import rntuple_construct as rnt

GAP = 5_000_000_000
"""Bytes that nothing needs: more than 32 bits tell, and more than a test may use of memory."""
LANGUAGES = ("cpp", "go", "java", "javascript", "python", "rust")
MOST_READ = 20_000
IN_JAVASCRIPT = """
const fs = require('fs');
const { openNTuple, values } = require('rntuple-kaitai');
(async () => {
  for (const line of fs.readFileSync(0, 'utf8').trim().split('\\n')) {
    const [, path, elements] = line.split(' ');
    const descriptor = fs.openSync(path);
    let number = 0;
    const read = async (offset, length) => {
      number += length;
      const bytes = new Uint8Array(length);
      fs.readSync(descriptor, bytes, 0, length, offset);
      return bytes;
    };
    try {
      const options = { limits: { elements: Number(elements) } };
      const ntuple = await openNTuple({ size: fs.fstatSync(descriptor).size, read }, '', options);
      const found = [];
      for (const cluster of ntuple.clusters) found.push(...await values.numbers(ntuple, cluster, 0, cluster.numEntries));
      console.log(`${number} ${values.toJson(found)}`);
    } catch (error) {
      console.log(`${error.name}: ${error.message}`);
    }
  }
})();
"""


IN_PYTHON = """
import sys
from rntuple_kaitai import FileSource, LimitError, Limits, open_ntuple, values

class Counting(FileSource):
    number = 0

    def read(self, offset, length):
        self.number += length
        return super().read(offset, length)

for line in sys.stdin:
    _, path, elements = line.split()
    with Counting(path) as file:
        try:
            ntuple = open_ntuple(file, limits=Limits(elements=int(elements)))
            found = [each for one in ntuple.clusters for each in values.numbers(ntuple, one, 0, one.num_entries)]
            print(file.number, values.to_json(found))
        except LimitError as error:
            print(f"LimitError: {error}")
"""


def javascript() -> list[str]:
    """The program in JavaScript, with the library that hashes."""
    need("node")
    modules = BUILD / "javascript-ranges" / "node_modules"
    modules.mkdir(parents=True, exist_ok=True)
    libraries = REPOSITORY / "tools" / "explorer" / "node_modules"
    wanted = {
        "rntuple-kaitai": GENERATED / "javascript",
        **{name: libraries / name for name in ("fzstd", "hash-wasm")},
    }
    for name, target in wanted.items():
        if not (modules / name).exists():
            (modules / name).symlink_to(target)
    program = modules.parent / "program.js"
    program.write_text(IN_JAVASCRIPT, encoding="utf-8")
    return ["node", "--preserve-symlinks", "--preserve-symlinks-main", str(program)]


PROGRAMS = {**DECODERS, "javascript": javascript, "python": lambda: [sys.executable, "-c", IN_PYTHON]}


@pytest.fixture(scope="module")
def sparse(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with pages on both sides of a gap that takes no space where the file system knows sparse files."""
    path = tmp_path_factory.mktemp("ranges") / "sparse.root"
    with (
        rnt.create_file(path, durable=False) as file,
        file.create("d/A", {"x": "std::int32_t", "s": "std::string"}) as writer,
    ):
        writer.extend({"x": [1, 2], "s": ["a", "bc"]})
        file.leave_gap(GAP)
        writer.flush_cluster()
        writer.extend({"x": [3], "s": [""]})
    assert path.stat().st_size > GAP
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_large_file_is_read_by_ranges(language: str, sparse: Path) -> None:
    (answer,) = asked(PROGRAMS[language](), f"ranges {sparse} 1000")
    number, values = answer.split(" ", 1)
    assert json.loads(values) == [1, 2, 3]
    assert 500 < int(number) < MOST_READ


def test_pages_and_records_outside_of_a_source_are_refused(sparse: Path) -> None:
    class Short:
        size = sparse.stat().st_size

        def read(self, offset: int, length: int) -> bytes:
            return b""

    with pytest.raises(OSError, match="the source has 0 of 512 bytes at 0"):
        rntuple_kaitai.open_ntuple(Short())
    with rntuple_kaitai.FileSource(sparse) as file:
        for offset, length in ((-1, 2), (file.size, 1), (0, file.size + 1)):
            with pytest.raises(rntuple_kaitai.ParseError, match="outside of the file"):
                rntuple_kaitai.read_blob(file, offset, length, 0, rntuple_kaitai.Limits(bytes=1 << 40))
        with pytest.raises(rntuple_kaitai.LimitError, match="too many bytes"):
            rntuple_kaitai.read_blob(file, 0, file.size, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_caller_sets_the_limit_of_elements(language: str, sparse: Path) -> None:
    few, enough = asked(PROGRAMS[language](), f"ranges {sparse} 1", f"ranges {sparse} 2")
    assert few.startswith("LimitError: ")
    assert "too many" in few
    assert json.loads(enough.split(" ", 1)[1]) == [1, 2, 3]
