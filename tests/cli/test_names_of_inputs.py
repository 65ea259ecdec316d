"""Names behind a file: with colons, spaces and directories, and those of fields, which are refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.root_files import path_of

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.cli import main
from rntuple_construct.storage import split_name

ODD = path_of("odd_names")
PLACES = ["a space/ns:ntpl", "a space/dots.and\\slash/ns:ntpl"]
"""What ROOT's ``TFile::Get`` finds in the file, which ROOT wrote."""


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("data.root:ns:E", ("data.root", "ns:E")),
        ("data/*.root:ns:E", ("data/*.root", "ns:E")),
        ("data.ROOT:E:x", ("data.ROOT", "E:x")),
        ("data.parquet:E", ("data.parquet", "E")),
        ("https://my.root:8080/a.root:ns:E", ("https://my.root:8080/a.root", "ns:E")),
        ("https://host:8080/a:b.dat:E", ("https://host:8080/a:b.dat", "E")),
        ("data.root:", ("data.root", None)),
        ("a\0b:c", ("a\0b:c", None)),
        (":E", (":E", None)),
    ],
)
def test_where_a_name_begins(text: str, found: tuple[str, str | None]) -> None:
    assert split_name(text) == found


def test_the_longest_path_that_exists_is_the_file(tmp_path: Path) -> None:
    for name in ("a.root", "a.root:E"):
        (tmp_path / name).write_bytes(b"root")
    start = f"{tmp_path}/a.root"
    assert split_name(f"{start}:D:x") == (start, "D:x")
    assert split_name(f"{start}:E") == (f"{start}:E", None)
    assert split_name(f"{start}:E:x:y") == (f"{start}:E", "x:y")


@pytest.mark.parametrize("place", PLACES)
def test_names_that_root_wrote_are_found(
    place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    expected = [1, 2]
    with rnt.open(f"{ODD}:{place}") as ntuple:
        column = next(iter(ntuple.keys()))
        expected = ntuple[column].array(library="py")
        assert ntuple.path == place
    out = tmp_path / "out.root"
    assert main(["convert", f"{ODD}:{place}", str(out)]) == 0
    with rnt.open(out) as file:
        assert file.keys() == [place]
        assert file[place][column].array(library="py") == expected
    for command in ("info", "dump", "stats", "explain"):
        assert main([command, f"{ODD}:{place}"]) == 0
    assert capsys.readouterr().err == ""


def test_directories_may_have_any_name_that_is_not_empty(tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    rnt.write(path, "é x/.y/E", {"x": [1, 2]})
    with rnt.open(path) as file:
        assert file["é x/.y/E"].arrays(library="py") == [{"x": 1}, {"x": 2}]
    with pytest.raises(SchemaError, match="has no name"):
        rnt.write(tmp_path / "b.root", "d//E", {"x": [1]})
    with pytest.raises(SchemaError, match="RNT-NAM-001"):
        rnt.write(tmp_path / "c.root", "d/a b", {"x": [1]})


@pytest.mark.parametrize(
    "command", ["info", "dump", "stats", "explain", "convert", "export", "merge", "diff"]
)
def test_a_field_behind_the_name_is_refused(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.root"
    rnt.write(path, "E", {"x": [1, 2]})
    given = f"{path}:E:x"
    arguments = {
        "convert": [given, str(tmp_path / "o.root")],
        "export": [given, str(tmp_path / "o.csv")],
        "merge": [str(tmp_path / "o.root"), given],
        "diff": [given, given],
    }
    assert main([command, *arguments.get(command, [given])]) in (2, 64, 65, 66)
    message = capsys.readouterr().err
    assert "E:x" in message
    assert "bug" not in message
    if command != "explain":
        assert "'E' is an RNTuple; give its field 'x' separately, as in --fields" in message
    for open_it in (rnt.open, rnt.open_ntuple):
        with pytest.raises(SchemaError, match="give its field 'x' separately"):
            open_it(given)
