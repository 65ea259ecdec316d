"""``rntuple convert``: files, directories, summaries and exit codes."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from support.dumps import run_cli

import rntuple_construct as rnt


def make(
    path: Path, generation: str = "rc1", schema: Any = None, values: Any = None, name: str = "nt"
) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    with rnt.create(path, name, schema or {"x": "float"}, generation=generation) as writer:
        writer.extend({"x": [1.0, 2.0]} if values is None else values)
    return path


def generation_of(path: Path) -> str:
    with rnt.open(path) as file:
        return file.only().generation.name


@pytest.mark.parametrize("to", ["1.x", "rc2", "rc1"])
@pytest.mark.parametrize("source", ["1.x", "rc2", "rc1"])
def test_file_is_converted(source: str, to: str, tmp_path: Path) -> None:
    old, new = make(tmp_path / "old.root", source), tmp_path / "new.root"
    outcome = run_cli("convert", str(old), str(new), "--to", to)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.splitlines()[1].split() == ["converted", source, "->", to, "2", "1", str(new)]
    assert generation_of(new) == to
    assert generation_of(old) == source


def test_released_format_is_the_default(tmp_path: Path) -> None:
    assert run_cli("convert", str(make(tmp_path / "old.root")), str(tmp_path / "new.root")).code == 0
    assert generation_of(tmp_path / "new.root") == "1.x"


def test_target_may_be_a_directory(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    assert run_cli("convert", str(make(tmp_path / "old.root")), str(tmp_path / "out")).code == 0
    assert generation_of(tmp_path / "out" / "old.root") == "1.x"


def test_existing_target_is_kept_without_force(tmp_path: Path) -> None:
    old, new = make(tmp_path / "old.root"), tmp_path / "new.root"
    new.write_bytes(b"precious")
    outcome = run_cli("convert", str(old), str(new))
    assert (outcome.code, outcome.out) == (2, "")
    assert "--force" in outcome.err
    assert new.read_bytes() == b"precious"
    assert run_cli("convert", str(old), str(new), "--force").code == 0
    assert generation_of(new) == "1.x"


def test_source_is_never_overwritten(tmp_path: Path) -> None:
    old = make(tmp_path / "old.root")
    before = old.read_bytes()
    outcome = run_cli("convert", str(old), str(old), "--force")
    assert (outcome.code, "is an input" in outcome.err) == (2, True)
    assert run_cli("convert", str(tmp_path), str(tmp_path), "--force").code == 2
    assert old.read_bytes() == before


def test_one_of_several_rntuples_is_picked(tmp_path: Path) -> None:
    path = tmp_path / "two.root"
    with rnt.create_file(path) as file:
        for name in ("a", "b"):
            with file.create(name, {"x": "float"}, generation="rc2") as writer:
                writer.extend({"x": [1.0]})
    for picked in ([str(path) + ":b"], [str(path), "--ntuple", "b"]):
        target = tmp_path / "one.root"
        assert run_cli("convert", *picked, str(target), "--force").code == 0
        with rnt.open(target) as opened:
            assert list(opened) == ["b"]
    outcome = run_cli("convert", str(path), str(tmp_path / "both.root"))
    assert [line.rpartition(":")[2] for line in outcome.out.splitlines()[1:]] == ["a", "b"]
    assert run_cli("convert", str(path), "--ntuple", "c", str(tmp_path / "c.root")).code == 2


def test_what_the_target_cannot_express_names_the_field(tmp_path: Path) -> None:
    old = make(tmp_path / "old.root", "1.x", {"m": "std::map<float,bool>"}, {"m": []})
    outcome = run_cli("convert", str(old), str(tmp_path / "new.root"), "--to", "rc1")
    assert outcome.code == 2
    assert "field 'm' of type 'std::map<float,bool>'" in outcome.err
    assert not (tmp_path / "new.root").exists()


def test_metadata_is_dropped_when_asked_to(tmp_path: Path) -> None:
    old = tmp_path / "old.root"
    with rnt.create(old, "nt", {"x": "float"}, generation="rc2") as writer:
        writer.add_user_metadata({"run": 7})
    refused = run_cli("convert", str(old), str(tmp_path / "new.root"))
    assert (refused.code, "--drop-metadata" in refused.err) == (2, True)
    outcome = run_cli("convert", str(old), str(tmp_path / "new.root"), "--drop-metadata")
    assert outcome.code == 0
    assert outcome.out.splitlines()[-1].endswith("user meta-data left out: run")


def test_compression_can_be_chosen(tmp_path: Path) -> None:
    old, new = make(tmp_path / "old.root"), tmp_path / "new.root"
    assert run_cli("convert", str(old), str(new), "--compression", "zlib:9").code == 0
    with rnt.open(new) as file:
        pages = file.only().clusters[0].page_list
    assert set(pages.compression_settings.tolist()) == {109}
    assert run_cli("convert", str(old), str(new), "--compression", "magic", "--force").code == 2


def test_damaged_file_is_bad_data(tmp_path: Path) -> None:
    old = make(tmp_path / "old.root")
    old.write_bytes(old.read_bytes()[:600])
    outcome = run_cli("convert", str(old), str(tmp_path / "new.root"))
    assert outcome.code == 65
    assert run_cli("convert", str(tmp_path / "missing.root"), str(tmp_path / "new.root")).code == 66
    assert [path.name for path in tmp_path.iterdir()] == ["old.root"]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A directory with files of three generations, one damaged file, and what is no ROOT file."""
    root = tmp_path / "in"
    make(root / "a.root", "rc1")
    make(root / "deep" / "b.root", "rc2")
    make(root / "deep" / "deeper" / "c.root.bak", "1.x")
    damaged = make(root / "damaged.root", "rc2")
    damaged.write_bytes(damaged.read_bytes()[:700])
    (root / "notes.txt").write_text("not at all")
    return root


def test_directory_is_converted_as_far_as_possible(tree: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    outcome = run_cli("convert", str(tree), str(out))
    assert (outcome.code, outcome.err) == (65, "")
    lines = outcome.out.splitlines()
    assert lines[0].split() == ["status", "generation", "entries", "fields", "file"]
    assert lines[-1] == "3 of 4 files converted"
    assert [line.split()[0] for line in lines[1:5]] == ["converted", "failed", "converted", "converted"]
    assert lines[5].startswith(f"failed: {tree / 'damaged.root'}: RNT-")
    written = sorted(str(path.relative_to(out)) for path in out.rglob("*") if path.is_file())
    assert written == ["a.root", "deep/b.root", "deep/deeper/c.root.bak"]
    assert {generation_of(out / name) for name in written} == {"1.x"}


def test_directory_without_failures_ends_well(tree: Path, tmp_path: Path) -> None:
    (tree / "damaged.root").unlink()
    outcome = run_cli("convert", str(tree), str(tmp_path / "out"), "--to", "rc1")
    assert outcome.code == 0
    assert outcome.out.splitlines()[-1] == "3 of 3 files converted"


def test_existing_files_of_a_directory_are_kept_without_force(tree: Path, tmp_path: Path) -> None:
    (tree / "damaged.root").unlink()
    out = tmp_path / "out"
    out.mkdir()
    (out / "a.root").write_bytes(b"precious")
    outcome = run_cli("convert", str(tree), str(out))
    assert outcome.code == 65
    assert "is there already; --force replaces it" in outcome.out
    assert (out / "a.root").read_bytes() == b"precious"
    assert run_cli("convert", str(tree), str(out), "--force").code == 0
    assert generation_of(out / "a.root") == "1.x"


def test_target_inside_the_source_is_no_source(tree: Path) -> None:
    (tree / "damaged.root").unlink()
    assert run_cli("convert", str(tree), str(tree / "new")).code == 0
    again = run_cli("convert", str(tree), str(tree / "new"), "--force")
    assert again.out.splitlines()[-1] == "3 of 3 files converted"


def test_summary_as_json(tree: Path, tmp_path: Path) -> None:
    outcome = run_cli("convert", str(tree), str(tmp_path / "out"), "--format", "json")
    rows = json.loads(outcome.out)["files"]
    assert [row["status"] for row in rows] == ["converted", "failed", "converted", "converted"]
    assert rows[0]["ntuples"] == [
        {
            "path": "nt",
            "source": "rc1",
            "target": "1.x",
            "num_entries": 2,
            "num_fields": 1,
            "notes": [],
            "sizes": {},
        }
    ]
    assert rows[1]["message"].startswith("RNT-")


def test_directory_without_root_files_is_no_input(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    assert run_cli("convert", str(tmp_path / "in"), str(tmp_path / "out")).code == 66


def test_other_objects_are_mentioned(tmp_path: Path) -> None:
    buffer = io.BytesIO()
    with rnt.create_file(buffer) as file:
        with file.create("nt", {"x": "float"}) as writer:
            writer.extend({"x": [1.0]})
        file._container.add_object(file._container.root, "TObjString", "text", b"abc")
    (tmp_path / "old.root").write_bytes(buffer.getvalue())
    outcome = run_cli("convert", str(tmp_path / "old.root"), str(tmp_path / "new.root"))
    assert "other objects are copied: text (TObjString)" in outcome.out
