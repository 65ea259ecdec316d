"""Names from files and secrets in URLs: no command, format or report lets one begin a line, or prints the other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.dumps import run_cli
from support.servers import unreliable

import rntuple_construct as rnt
from rntuple_construct.base.printable import redacted
from rntuple_construct.cli.options import REPORT_FORMATS

EVIL = "a\n::error file=x::injected\r\x1b[2J\u202e<script>alert(1)</script>"
NTUPLE = EVIL.replace("/", "|")


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("evil")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rntuple_construct.model.schema.declared.problem_of_name", lambda name: None)
        rnt.write(folder / "flat.root", NTUPLE, {EVIL: [1, 2], f"{EVIL}2": ["x", "y"]})
        rnt.write(folder / "other.root", NTUPLE, {EVIL: [1.5, 2], f"{EVIL}2": ["x", "z"]})
        rnt.write(folder / "nested.root", NTUPLE, {EVIL: [[1], []]})
    damaged = bytearray((folder / "flat.root").read_bytes())
    damaged[len(damaged) // 3 :: 97] = bytes(len(damaged[len(damaged) // 3 :: 97]))
    (folder / "damaged.root").write_bytes(damaged)
    return folder


ONE = {
    "info": [["--format", "text"], ["--format", "json"]],
    "dump": [["--format", form] for form in ("json", "jsonl", "csv", "table")]
    + [["--fields", EVIL + "3"], ["--ntuple", EVIL]],
    "stats": [["--format", form] for form in ("text", "json")] + [["--html", "OUT.html"]],
    "validate": [["--format", form] for form in REPORT_FORMATS],
    "explain": [["--format", form] for form in ("text", "json")] + [["--path", EVIL], ["--html", "OUT.html"]],
}
TWO = {
    "convert": [[], ["--fields", EVIL + "3"], ["--format", "json"]],
    "export": [["--format", form] for form in ("csv", "jsonl", "parquet", "arrow")],
}


def is_harmless(text: str) -> bool:
    """Whether no line begins with a command of GitHub from a file, and nothing can steer a terminal."""
    return not any(
        line.startswith("::error file=x") for line in text.replace("\r", "\n").splitlines()
    ) and not any(sign in text for sign in "\r\x1b\u202e")


@pytest.mark.parametrize("name", ["flat.root", "nested.root", "damaged.root"])
@pytest.mark.parametrize("command", [*ONE, *TWO])
def test_hostile_names_begin_no_line_in_any_command_and_format(
    command: str, name: str, files: Path, tmp_path: Path
) -> None:
    for options in (ONE | TWO)[command]:
        given = [str(tmp_path / "page.html") if each == "OUT.html" else each for each in options]
        arguments = [str(files / name)]
        if command in TWO:
            arguments += [str(tmp_path / f"out.{given[1] if given else 'root'}"), "--force"]
        for extra in ([], ["-v"]):
            run = run_cli(command, *arguments, *given, *extra)
            assert run.code != 70, run.err
            assert is_harmless(run.out), (options, run.out)
            assert is_harmless(run.err), (options, run.err)
        for page in tmp_path.glob("*.html"):
            assert "<script>alert(1)" not in page.read_text(encoding="utf-8")


def test_hostile_names_in_commands_for_several_files(files: Path, tmp_path: Path) -> None:
    flat, other, nested = (str(files / f"{name}.root") for name in ("flat", "other", "nested"))
    grown = tmp_path / "grown.root"
    grown.write_bytes((files / "flat.root").read_bytes())
    runs = [
        run_cli("diff", flat, other), run_cli("diff", flat, nested, "--format", "json"),
        run_cli("merge", str(tmp_path / "a.root"), flat, flat), run_cli("merge", str(tmp_path / "b.root"), flat, nested),
        run_cli("merge", str(tmp_path / "c.root"), flat, other), run_cli("append", str(grown), nested),
        run_cli("append", str(grown), flat), run_cli("mutate", flat, str(tmp_path / "m.root"), "--seed", "1"),
    ]  # fmt: skip
    for command in ("info", "stats", "validate", "export", "convert"):
        target = [str(tmp_path / command)] if command in ("export", "convert") else []
        results, report = tmp_path / f"{command}.jsonl", tmp_path / f"{command}.html"
        runs.append(
            run_cli(
                command,
                str(files),
                *target,
                "--scheduler",
                "local",
                "--results",
                str(results),
                "--report",
                str(report),
            )
        )
        assert is_harmless(results.read_text())
        assert "<script>alert(1)" not in report.read_text()
    for run in runs:
        assert run.code != 70, run.err
        assert is_harmless(run.out), run.out
        assert is_harmless(run.err), run.err


SECRET = "X-Amz-Signature=5ec4e7&X-Amz-Credential=5ec4e7"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("cannot open https://u:p@h/x?X-Amz-Signature=abc&z=1: no", "cannot open https://***@h/x?X-Amz-Signature=***&z=1: no"),
        ("https://h/x?a=1&SIG=A%2Bb", "https://h/x?a=1&SIG=***"),
        ("root://me@h//f?authz=Bearer%20ey.J: gone", "root://***@h//f?authz=***: gone"),
        ("('http://h/x?token=abc.def', 3)", "('http://h/x?token=***', 3)"),
        ("http://h/a@b?design=1", "http://h/a@b?design=1"),
        ("a@b: sig=1", "a@b: sig=1"),
    ],
)  # fmt: skip
def test_access_to_urls_is_redacted(text: str, wanted: str) -> None:
    assert redacted(text) == wanted == redacted(wanted)


@pytest.mark.parametrize("is_there", [True, False])
def test_no_output_has_the_access_to_a_url(is_there: bool, files: Path, tmp_path: Path) -> None:
    pytest.importorskip("aiohttp")
    data = (
        (files / "flat.root").read_bytes()
        if is_there
        else b"no ROOT file, but long enough to be looked at" * 9
    )
    with unreliable(data) as server:
        url = server.url.replace("://", "://user:5ec4e7@") + "?" + SECRET
        texts = []
        listed = tmp_path / "list.txt"
        listed.write_text(url + "\n")
        for arguments in (
            ("info", url), ("info", url, "--format", "json"), ("dump", url), ("dump", url, "--ntuple", "none"), ("stats", url),
            ("validate", url), ("validate", url, "--format", "json"), ("validate", url, "--format", "github"),
            ("validate", url, "--format", "junit"), ("validate", url, "--format", "sarif"), ("validate", url, "-v"),
            ("explain", url), ("explain", url, "--format", "json"), ("diff", url, url, "--format", "json"),
            ("convert", url, str(tmp_path / "a.root"), "--format", "json"), ("export", url, str(tmp_path / "a.csv")),
            ("merge", str(tmp_path / "b.root"), url, url), ("info", url + "%00", "--debug"),
        ):  # fmt: skip
            run = run_cli(*arguments)
            texts += [run.out, run.err]
        for command in ("info", "stats", "validate", "export", "convert"):
            target = [str(tmp_path / command)] if command in ("export", "convert") else []
            names = [tmp_path / f"{command}.{suffix}" for suffix in ("jsonl", "html", "journal")]
            options = [
                each
                for pair in zip(("--results", "--report", "--resume"), map(str, names), strict=True)
                for each in pair
            ]
            for _ in range(2):  # the second run finds the journal of the first
                run = run_cli(command, f"@{listed}", *target, "--scheduler", "local", *options)
                texts += [run.out, run.err]
            texts += [name.read_text() for name in names]
    for text in texts:
        assert "5ec4e7" not in text, text


def test_errors_and_rows_of_the_library_are_redacted(tmp_path: Path) -> None:
    error = rnt.SourceError("cannot open https://u:p@h/x", hint="see https://h/?sig=1")
    assert str(error) == "cannot open https://***@h/x (see https://h/?sig=***)"
    assert json.dumps(error.__reduce__()[1][1]).count("u:p") == 0
