"""Wrong uses of the command: each has an exit code, one short line that says what to do, and no traceback."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest
from support.dumps import run_cli

import rntuple_construct as rnt

MANY = 1000


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with files of several kinds."""
    made = tmp_path_factory.mktemp("usage")
    rnt.write(made / "one.root", "Events", {"pt": np.arange(5), "eta": np.zeros(5)})
    with rnt.create_file(made / "two.root") as file:
        for name in ("A", "B"):
            with file.create(name, {"x": "float"}) as writer:
                writer.extend({"x": np.zeros(1, np.float32)})
    wide = {f"field_{number:04}": np.zeros(1) for number in range(MANY)}
    rnt.write(made / "wide.root", "Events", wide)
    (made / "nested.root").write_bytes((made / "one.root").read_bytes())
    (made / "text.root").write_text("this is no ROOT file, but it is long enough to have a header" * 4)
    (made / "empty.root").write_bytes(b"")
    (made / "list.txt").write_text("@list.txt\n")
    (made / "table.csv").write_text("a,b\n1,2\n")
    (made / "deep.json").write_text("[" * 100_000)
    (made / "directory").mkdir()
    return made


CASES: list[tuple[int, tuple[str, ...]]] = [
    (2, ("frobnicate",)),
    (2, ("info",)),
    (66, ("info", "missing.root")),
    (2, ("info", "one.root:" + "E" * 3000)),
    (66, ("info", "missing:" + "E" * 3000)),
    (66, ("info", "directory")),
    (65, ("info", "text.root")),
    (65, ("info", "empty.root")),
    (2, ("info", "one.root:Other")),
    (2, ("info", "one.root", "--ntuple", "Other")),
    (2, ("info", "one.root", "--format", "yaml")),
    (2, ("dump", "two.root")),
    (2, ("dump", "one.root", "--fields", "mass")),
    (2, ("dump", "wide.root", "--fields", "field_9999")),
    (2, ("dump", "one.root", "--fields", "pt,,eta")),
    (2, ("dump", "one.root", "--entries", "a:b")),
    (2, ("dump", "one.root", "--format", "parquet")),
    (2, ("dump", "one.root", "--feilds", "pt")),
    (2, ("dump", "one.root", "two.root")),
    (2, ("dump", "one.root", "-o", "one.root")),
    (73, ("dump", "one.root", "-o", "missing/out.json")),
    (2, ("dump", "one.root", "--attribute-set", "Lumi")),
    (2, ("validate",)),
    (66, ("validate", "missing.root")),
    (66, ("validate", "directory")),
    (2, ("validate", "one.root", "--select", "RNT-XXX-001")),
    (2, ("validate", "one.root", "--level", "deep")),
    (2, ("validate", "one.root", "-j", "-1")),
    (66, ("validate", "one.root:Other")),
    (2, ("validate", "one.root", "-o", "one.root")),
    (66, ("validate", "@missing.txt")),
    (66, ("validate", "@list.txt")),
    (2, ("rules", "RNT-XXX-001")),
    (66, ("explain", "missing.root")),
    (2, ("explain", "one.root", "--at", "nowhere")),
    (2, ("explain", "one.root", "--path", "footer.nothing")),
    (2, ("explain", "one.root", "--limit", "-1")),
    (2, ("explain", "one.root", "--html", "one.root")),
    (2, ("explain", "one.root", "--html", "out.html", "--pages")),
    (66, ("convert", "missing.root", "out.root")),
    (2, ("convert", "one.root", "one.root", "--force")),
    (2, ("convert", "one.root", "two.root")),
    (2, ("convert", "one.root", "out.root", "--fields", "mass")),
    (2, ("convert", "one.root", "out.root", "--compression", "best")),
    (2, ("convert", "one.root", "out.root", "--cluster-size", "big")),
    (2, ("import", "table.csv", "table.csv", "--force")),
    (66, ("import", "missing.csv", "out.root")),
    (2, ("import", "one.root", "out.root")),
    (2, ("import", "table.csv", "out.root", "--schema", "[]")),
    (2, ("import", "table.csv", "one.root")),
    (65, ("import", "deep.json", "out.root")),
    (2, ("corpus", "--suite", "validation-suite")),
    (2, ("corpus", "out", "--suite", "validation-suite", "--only", "nothing*")),
    (66, ("mutate", "missing.root", "out.root")),
    (2, ("mutate", "one.root")),
    (2, ("mutate", "one.root", "one.root", "--force")),
    (2, ("mutate", "one.root", "two.root")),
    (2, ("mutate", "one.root", "out.root", "--count", "0")),
    (2, ("mutate", "one.root", "out.root", "--mutator", "nothing")),
    (2, ("mutate", "one.root", "out.root", "--no-repair", "nothing")),
    (2, ("mutate", "one.root:Other", "out.root")),
    (66, ("mutate", "one.root", "out.root", "--recipe", "missing.recipe")),
    (2, ("mutate", "one.root", "out.root", "--recipe", "table.csv")),
    (2, ("fuzz-corpus",)),
    (2, ("fuzz-corpus", "out", "--count", "0")),
    (73, ("fuzz-corpus", "one.root", "--count", "1")),
    (2, ("minimize", "one.root", "out.root")),
    (2, ("minimize", "one.root", "out.root", "--command", "false")),
    (2, ("minimize", "one.root", "out.root", "--command", "true {file}")),
    (2, ("minimize", "one.root", "out.root", "--command", "./nothing {file}")),
    (2, ("minimize", "one.root", "out.root", "--command", "false {file}", "--exit-code", "0")),
    (2, ("minimize", "one.root", "out.root", "--command", "false {file}", "--stderr", "(")),
    (2, ("minimize", "one.root", "one.root", "--command", "false {file}", "--force")),
    (66, ("minimize", "missing.root", "out.root", "--command", "false {file}")),
]


@pytest.mark.parametrize(("code", "arguments"), CASES, ids=[" ".join(case[1])[:60] for case in CASES])
def test_wrong_uses(
    code: int, arguments: tuple[str, ...], place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(place)
    before = {path.name: path.read_bytes() for path in place.iterdir() if path.is_file()}
    run = run_cli(*arguments)
    assert run.code == code, run.err
    assert "Traceback" not in run.err
    said = [line for line in run.err.splitlines() if not line.startswith(("usage:", "      ", "warning:"))]
    if arguments[:1] != ("validate",) or code == 2:
        assert len(said) == 1, run.err
        assert len(said[0]) < 500
    assert run.out == "" or arguments[0] in ("info", "validate")
    assert {path.name: path.read_bytes() for path in place.iterdir() if path.is_file()} == before


def test_the_command_alone_prints_its_help() -> None:
    alone = run_cli()
    assert alone.code == 0
    assert alone.out == run_cli("--help").out
    assert "validate" in alone.out


def test_an_unknown_field_names_the_closest_ones(place: Path) -> None:
    run = run_cli("dump", str(place / "wide.root"), "--fields", "field_00010")
    assert run.code == 2
    assert "field_0001" in run.err
    assert len(run.err) < 500


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_no_output_is_an_input_by_another_name(link: object, place: Path, tmp_path: Path) -> None:
    source, other = tmp_path / "data.root", tmp_path / "other.root"
    source.write_bytes((place / "one.root").read_bytes())
    link(source, other)  # type: ignore[operator]
    before = source.read_bytes()
    uses = [
        ("dump", str(source), "-o", str(other)),
        ("dump", str(other), "-o", str(source)),
        ("validate", str(source), "-o", str(other)),
        ("explain", str(source), "--html", str(other)),
        ("convert", str(source), str(other), "--force"),
    ]
    for arguments in uses:
        run = run_cli(*arguments)
        assert (run.code, "is an input" in run.err) == (2, True), arguments
    assert source.read_bytes() == before


@pytest.mark.parametrize("entries", ["-2:", "-2", "3:", "-5:-1"])
def test_entries_count_from_the_end(entries: str, place: Path) -> None:
    run = run_cli("dump", str(place / "one.root"), "--fields", "pt", "--entries", entries, "--format", "csv")
    expected = {"-2:": [3, 4], "-2": [3], "3:": [3, 4], "-5:-1": [0, 1, 2, 3]}[entries]
    assert (run.code, run.out) == (0, "pt\n" + "".join(f"{value}\n" for value in expected))


def test_spaces_around_names_do_not_matter(place: Path) -> None:
    run = run_cli(
        "dump", str(place / "one.root"), "--fields", " pt , eta", "--format", "csv", "--entries", "0"
    )
    assert (run.code, run.out) == (0, "pt,eta\n0,0.0\n")


def test_validate_takes_one_rntuple_of_several(place: Path) -> None:
    assert run_cli("validate", f"{place / 'two.root'}:A").code == 0


def test_a_list_names_the_files(place: Path, tmp_path: Path) -> None:
    names = tmp_path / "files.txt"
    names.write_text(f"# two files\n\n{place / 'one.root'}\n{place / 'two.root'}:A\n")
    run = run_cli("validate", f"@{names}", "--format", "json")
    assert run.code == 0
    assert "2 files" in run.err


def test_exclude_leaves_files_of_directories_out(place: Path) -> None:
    run = run_cli(
        "validate", str(place), "--exclude", "text*", "--exclude", "empty*", "--exclude", "two.root"
    )
    assert (run.code, "3 files" in run.out) == (0, True)


@pytest.mark.parametrize("command", ["info", "dump", "validate", "explain", "convert"])
def test_every_command_that_reads_takes_limits(command: str, tmp_path: Path, place: Path) -> None:
    arguments = [
        command,
        str(place / "wide.root"),
        *([str(tmp_path / "copy.root")] if command == "convert" else []),
    ]
    refused = run_cli(*arguments, "--allow", "max_len_decompressed=1 kB")
    assert refused.code
    assert "Limits.max_len_decompressed, or give --allow max_len_decompressed=" in refused.out + refused.err
    assert run_cli(*arguments).code == 0


@pytest.mark.parametrize("given", ["max_len_read", "max_unknown=3", "max_len_read=much"])
def test_limits_that_make_no_sense_are_told(given: str) -> None:
    refused = run_cli("info", "any.root", "--allow", given)
    assert refused.code == 2
    assert given in refused.err


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (
            ("dump", "one.root", "--feilds", "pt"),
            "there is no option '--feilds' (did you mean --fields?",
        ),
        (
            ("dump", "one.root", "--feilds=pt"),
            "there is no option '--feilds' (did you mean --fields?",
        ),
        (
            ("dump", "one.root", "two.root"),
            "unexpected argument 'two.root' of rntuple dump (rntuple dump --help)",
        ),
        (("explain", "one.root", "--path", "footr"), "there is no 'footr' (did you mean footer?)"),
    ],
)
def test_what_is_nearly_right_is_recognised(
    arguments: tuple[str, ...], hint: str, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(place)
    outcome = run_cli(*arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith(f"rntuple: {hint}")
    assert len(outcome.err) < 500
