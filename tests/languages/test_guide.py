"""The programs of docs/write-a-reader.md read what ROOT reads, and the guide shows the programs."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rntuple_spec.meanings import TYPES
from support.dumpers import GENERATED, OFFLINE, REPOSITORY, need, run
from support.root_files import FILES, VALUES

import rntuple_construct as rnt

EXAMPLES = REPOSITORY / "docs" / "examples"
GUIDE = REPOSITORY / "docs" / "write-a-reader.md"
# Fields that each file has and the programs read; the values of ROOT are those of tests/data.
FIELDS = {
    "compression_0": "i f s b",
    "compression_101": "i f s b",
    "compression_104": "i f s b",
    "compression_109": "i f s b",
    "merged_uncompressed": "i f s b",
    "numbers_uncompressed": "bool byte int8 uint8 int16 uint16 int32 uint32 int64 uint64 atomic atomic_bool Double32_t",
    "strings_uncompressed": "array string",
    "collections_uncompressed": "bools five hits proxy proxy_hits rvec rvec_bools rvec_hits rvec_strings twice vector vector_rvec",
    "records_uncompressed": "pair tuple tuple1 tuples",
    "arrays_uncompressed": "array bools twice vectors in_vector hits",
}
READABLE = {name: fields.split() for name, fields in FIELDS.items()}
Reader = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module", params=["javascript", "go"])
def reader(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Reader:
    folder = tmp_path_factory.mktemp("reader")
    if request.param == "javascript":
        need("node")
        (folder / "node_modules").mkdir()
        (folder / "node_modules" / "rntuple-kaitai").symlink_to(GENERATED / "javascript")
        (folder / "read.js").write_text((EXAMPLES / "read.js").read_text(encoding="utf-8"), encoding="utf-8")
        command = ["node", "--preserve-symlinks", str(folder / "read.js")]
    else:
        need("go")
        run(["go", "build", "-o", folder / "read", "."], cwd=EXAMPLES / "go")
        command = [str(folder / "read")]

    def read(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*command, *map(str, arguments)], capture_output=True, text=True, check=False)

    return read


def whole_numbers(value: Any) -> Any:
    """A value without the difference of 1 and 1.0, which JSON need not keep."""
    if isinstance(value, list):
        return [whole_numbers(item) for item in value]
    if isinstance(value, dict):
        return {key: whole_numbers(item) for key, item in value.items()}
    return int(value) if isinstance(value, float) and value.is_integer() else value


@pytest.mark.parametrize("name", READABLE)
def test_programs_read_what_root_reads(name: str, reader: Reader) -> None:
    done = reader(FILES / f"{name}.root")
    assert done.returncode == 0, done.stderr
    expected = next(iter(json.loads((VALUES / f"{name}.json").read_text()).values()))["values"]
    read = json.loads(done.stdout)
    left_out = re.findall(r"(?m)^(\w+) is left out: this reader does not know .+$", done.stderr)
    assert sorted([*read, *left_out]) == sorted(expected)
    assert len(left_out) == len(done.stderr.splitlines())
    for field in READABLE[name]:
        assert whole_numbers(read[field]) == whole_numbers(expected[field]), field


def test_an_rntuple_is_chosen_by_its_name(reader: Reader, tmp_path: Path) -> None:
    path, schema = tmp_path / "several.root", {"x": "std::int64_t", "word": "std::string"}
    with rnt.create_file(path) as file:
        for name, number in {"first": 1, "second": 2}.items():
            with file.create(name, schema, compression="zlib:1") as writer:
                writer.extend({"x": [number] * 1000, "word": ["é"] * 1000})
    for name, number in {"first": 1, "second": 2}.items():
        assert json.loads(reader(path, name).stdout) == {"x": [number] * 1000, "word": ["é"] * 1000}
    assert json.loads(reader(path).stdout)["x"] == [1] * 1000
    assert reader(path, "nothing").stderr.strip() == "there is no such RNTuple"


def test_what_is_not_known_is_said(reader: Reader) -> None:
    done = reader(FILES / "clusters.root")
    assert (done.returncode, done.stdout, done.stderr) == (
        1,
        "",
        "this reader does not know compression ZS\n",
    )


def test_damaged_files_end_in_a_message(reader: Reader, tmp_path: Path) -> None:
    data = (FILES / "compression_101.root").read_bytes()
    for size in (0, 3, 50, 200, 1000, len(data) - 700):
        path = tmp_path / "damaged.root"
        path.write_bytes(data[:size])
        done = reader(path)
        assert done.returncode == 1
        assert done.stdout == ""
        assert len(done.stderr.splitlines()) == 1


def test_the_guide_shows_the_programs() -> None:
    command = [sys.executable, str(REPOSITORY / "tools" / "project" / "snippets.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    shown = re.findall(r"<!-- snippet: (\S+) (\w+) -->", GUIDE.read_text(encoding="utf-8"))
    parts = re.findall(r"#region (\w+)", (EXAMPLES / "read.js").read_text(encoding="utf-8"))
    assert [region for _, region in shown] == parts
    assert re.findall(r"#region (\w+)", (EXAMPLES / "go" / "main.go").read_text(encoding="utf-8")) == parts


def test_structures_that_the_guide_names_are_there() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    hints = re.findall(r"(?ms)^Without the parser: (.*?)\.", text)
    named = {name for hint in hints for name in re.findall(r"`([a-z_]+)`", hint)}
    assert len(named) > 5
    assert named <= TYPES["rntuple"].keys() | TYPES["root_file"].keys()


def test_a_stale_block_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(REPOSITORY / "tools" / "project"))
    import snippets

    (tmp_path / "program.js").write_text("before\n// #region one\nlet a = 1;\n// #endregion\n")
    guide = tmp_path / "guide.md"
    guide.write_text("<!-- snippet: program.js one -->\n```javascript\nlet a = 2;\n```\n\n```\nother\n```\n")
    assert (
        snippets.filled(guide)
        == "<!-- snippet: program.js one -->\n```javascript\nlet a = 1;\n```\n\n```\nother\n```\n"
    )
    guide.write_text("<!-- snippet: program.js two -->\n```javascript\n```\n")
    with pytest.raises(snippets.SnippetError, match="no region two"):
        snippets.filled(guide)


def test_go_is_formatted() -> None:
    need("gofmt")
    folders = [EXAMPLES / "go", GENERATED / "go" / "codecs", Path(__file__).parent / "programs" / "go"]
    folders += [
        GENERATED / "go" / "rntuple" / f"{name}.go" for name in ("columns", "column_types", "compression")
    ]
    assert run(["gofmt", "-l", *map(str, folders)], **{"HOME": os.environ.get("HOME", "/"), **OFFLINE}) == ""
