"""The grammar for people who look at a file: it joins the others, and leads from the file header to the page lists."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
import yaml
from support.dumpers import need

import rntuple_construct as rnt
from rntuple_construct.format.container.blob import blob_ranges
from rntuple_construct.storage import open_source

ROOT = Path(__file__).resolve().parents[3]
SPEC = ROOT / "spec"
COMPILER = ROOT / "build" / "compiler"


def compiled(target: str, out: Path) -> None:
    """Compile the grammar as it is published, with those that it imports."""
    need("java")
    if not any(COMPILER.glob("kaitai-struct-compiler*.jar")):
        pytest.skip("the compiler is missing: run tools/project/setup_compiler.sh")
    run = subprocess.run(
        ["java", "-cp", f"{COMPILER}/*", "io.kaitai.struct.JavaMain", "-t", target, "--outdir", str(out), str(SPEC / "rntuple_file.ksy")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr
    assert "error:" not in run.stdout + run.stderr


@pytest.fixture(scope="module")
def walk(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    folder = tmp_path_factory.mktemp("walk")
    compiled("python", folder)
    names = ("rntuple", "root_file", "rntuple_file")
    kept = {name: sys.modules.pop(name) for name in names if name in sys.modules}
    sys.path.insert(0, str(folder))
    try:
        return __import__("rntuple_file")
    finally:
        sys.path.remove(str(folder))
        for name in names:
            sys.modules.pop(name, None)
        sys.modules.update(kept)


def written(path: Path, compression: str, **options: Any) -> Path:
    settings = rnt.WriteOptions(compression=compression, **options)
    with rnt.create(path, "Events", {"x": "std::int64_t", "y": "float"}, options=settings) as writer:
        writer.extend({"x": np.arange(300), "y": np.zeros(300, np.float32)})
    return path


@pytest.mark.parametrize("compression", ["none", "zlib"])
def test_schema_and_page_lists_are_reached_from_the_file_header(
    walk: ModuleType, compression: str, tmp_path: Path
) -> None:
    tree = walk.RntupleFile.from_bytes(written(tmp_path / "file.root", compression).read_bytes())
    (ntuple,) = tree.ntuples
    assert ntuple.name == "Events"
    assert ntuple.header.is_compressed == (compression == "zlib")
    header = ntuple.header.envelope.payload
    assert [record.body.name.value for record in header.schema.fields.body.items] == ["x", "y"]
    (page_list,) = ntuple.page_lists
    columns = page_list.stored.envelope.payload.page_locations.body.items[0].body.items
    assert [sum(page.num_elements for page in column.body.items) for column in columns] == [300, 300]


def test_chunks_of_other_compression_are_shown(walk: ModuleType, tmp_path: Path) -> None:
    (ntuple,) = walk.RntupleFile.from_bytes(written(tmp_path / "file.root", "zstd").read_bytes()).ntuples
    assert (ntuple.header.is_known, ntuple.header.envelope, ntuple.page_lists) == (False, None, None)
    assert [chunk.tag for chunk in ntuple.header.block.chunks] == [0x5A53]


@pytest.mark.parametrize("size", [200, 208, 244, 251])
def test_parts_of_a_spread_envelope_are_those_of_the_reader(
    walk: ModuleType, size: int, tmp_path: Path
) -> None:
    path = written(tmp_path / "file.root", "none", max_key_size=size)
    (ntuple,) = walk.RntupleFile.from_bytes(path.read_bytes()).ntuples
    blob = ntuple.header
    with open_source(path) as source:
        ranges = blob_ranges(source, blob.ofs_blob, blob.len_stored, size)
        assert (blob.num_keys, len(blob.raw)) == (len(ranges), ranges[0][1])
        assert blob.offset_table.ofs_parts == [offset for offset, _ in ranges[1:]]
        assert blob.raw == bytes(source.read(*ranges[0]))


def test_envelopes_of_files_of_root_are_reached(walk: ModuleType, root_corpus_dir: Path) -> None:
    reached = 0
    for path in sorted((root_corpus_dir / "files").glob("*uncompressed.root")):
        for ntuple in walk.RntupleFile.from_bytes(path.read_bytes()).ntuples:
            if not ntuple.has_anchor or not ntuple.header.is_known:
                continue
            assert ntuple.header.envelope.payload.name.value == ntuple.name
            reached += 1
    assert reached > 5


def test_types_and_members_have_texts() -> None:
    tree = yaml.safe_load((SPEC / "rntuple_file.ksy").read_text(encoding="utf-8"))
    for contents in [tree, *tree["types"].values()]:
        assert contents["doc"]
        assert contents["doc-ref"]
        members = [
            *contents.get("params", []),
            *contents.get("seq", []),
            *contents.get("instances", {}).values(),
        ]
        assert all(member["doc"].strip().endswith(".") for member in members)


def test_the_web_ide_gets_a_grammar_in_javascript(tmp_path: Path) -> None:
    compiled("javascript", tmp_path)
    assert {path.name for path in tmp_path.glob("*.js")} == {"Rntuple.js", "RntupleFile.js", "RootFile.js"}
