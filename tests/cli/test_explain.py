"""``rntuple explain`` from the command line."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from support.explain_files import Plan, add_ntuple, ntuple_file

from rntuple_construct.cli import main
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "data.root"
    path.write_bytes(ntuple_file())
    return path


@pytest.fixture
def two(tmp_path: Path) -> Path:
    builder = RootFileBuilder()
    add_ntuple(builder, Plan(name="a"))
    add_ntuple(builder, Plan(name="b"))
    path = tmp_path / "two.root"
    path.write_bytes(builder.finish())
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: Any) -> tuple[int, str, str]:
    code = main(["explain", *map(str, arguments)])
    out, err = capsys.readouterr()
    return code, out, err


def test_a_whole_file_is_explained_on_stdout(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, file)
    assert (code, err) == (0, "")
    assert out.startswith(f"{file}: ")
    assert "Marks a ROOT file." in out


def test_a_byte_is_explained(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, file, "--at", "0x8")
    assert code == 0
    assert "  path      file_header.ofs_begin" in out


def test_a_path_is_explained(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, file, "--path", "footer.cluster_groups[0].page_list_link")
    assert code == 0
    assert "len_envelope = " in out


@pytest.mark.parametrize("more", [[], ["--at", "9"], ["--path", "header"]])
def test_json_is_valid(file: Path, more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, file, "--format", "json", *more)
    document = json.loads(out)
    assert (code, document["schema_version"], document["problems"]) == (0, "1.0", [])


def test_a_page_is_written(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    code, out, err = run(capsys, file, "--html", page)
    assert (code, out) == (0, "")
    assert err == f"{page}: {page.stat().st_size} bytes\n"
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_page_that_cannot_be_written_is_an_error(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, file, "--html", file.parent / "nowhere" / "page.html")
    assert code == 73
    assert "cannot write" in err


@pytest.mark.parametrize(
    "arguments",
    [
        ["--html", "x.html", "--at", "1"],
        ["--html", "x.html", "--pages"],
        ["--limit", "-1"],
        ["--path", "nope"],
        ["--at", "1000000000"],
        ["--at", "here"],
        ["--ntuple", "nope"],
    ],
)
def test_what_makes_no_sense_is_a_matter_of_usage(
    file: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, file, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("rntuple: ")


def test_place_and_path_exclude_each_other(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, file, "--at", "1", "--path", "header")
    assert (code, out) == (2, "")
    assert "--path: not allowed with argument --at" in err


def test_one_rntuple_is_chosen_by_option_or_target(two: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, by_option, _ = run(capsys, two, "--ntuple", "b")
    _, by_target, _ = run(capsys, f"{two}:b")
    assert by_option == by_target
    assert "b:header" in by_option
    assert "a:header" not in by_option.split("\n\n", 1)[1]


def test_a_path_that_several_have_is_refused_with_their_names(
    two: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = run(capsys, two, "--path", "footer")
    assert code == 2
    assert "a, b" in err


def test_pages_are_listed_when_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "pages.root"
    path.write_bytes(ntuple_file(Plan(num_pages=50)))
    few, many = run(capsys, path)[1], run(capsys, path, "--pages")[1]
    assert "pages[49]: 2 elements" in many
    assert len(many.splitlines()) > len(few.splitlines()) + 300


def test_a_damaged_file_is_explained_with_exit_code_1(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = file.read_bytes()
    place = data.index(b"\x06\x00\x00\x00events")
    file.write_bytes(data[:place] + b"\xff" * 4 + data[place + 4 :])
    code, out, _ = run(capsys, file)
    assert code == 1
    assert "Parsing stopped" in out or "! RNT-BAS-001" in out
    assert "free_list" in out


def test_a_file_of_another_kind_is_bad_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "text.root"
    path.write_text("hello")
    code, out, err = run(capsys, path)
    assert (code, out) == (65, "")
    assert "RNT-CNT-001" in err


def test_a_missing_file_is_no_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, tmp_path / "missing.root")[0] == 66


def test_standard_input_is_read(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Input:
        buffer = io.BytesIO(file.read_bytes())

    monkeypatch.setattr(sys, "stdin", Input)
    code, out, _ = run(capsys, "-", "--at", "0")
    assert code == 0
    assert "file_header.magic" in out
