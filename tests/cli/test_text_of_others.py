"""Names from files and secrets in URLs: no command, format or report lets one begin a line, or prints the other."""

from __future__ import annotations

import base64
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

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


SECRET = (
    "X-Amz-Signature=5ec4e7&X-Amz-Credential=5ec4e7&authx=5ec4e7&jwt=5ec4e7&client_secret=5ec4e7"
    "&a=5ec4e7bA9xQ2mZ7tR4vK1pW8&b=eyJhbGciOiJIUzI1NiJ9.5ec4e7.x&c=5ec4e700-0000-4000-8000-00805f9b34fb"
)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("cannot open https://u:p@h/x?X-Amz-Signature=abc&z=1: no", "cannot open https://***@h/x?X-Amz-Signature=***&z=1: no"),
        ("https://h/x?a=1&SIG=A%2Bb", "https://h/x?a=1&SIG=***"),
        ("root://me@h//f?authz=Bearer%20ey.J: gone", "root://***@h//f?authz=***: gone"),
        ("('http://h/x?token=abc.def', 3)", "('http://h/x?token=***', 3)"),
        ("http://h/a@b?design=1", "http://h/a@b?design=1"),
        ("a@b: sig=1", "a@b: sig=1"),
        ("https://h/x?authx=abc&jwt=d&my_token=e&sessionid=f#id_token=g", "https://h/x?authx=***&jwt=***&my_token=***&sessionid=***#id_token=***"),
        ("(https://h/x?q=eyJhbGciOi.J9.abc).", "(https://h/x?q=***492e08c2)."),
        ("https://h/x?file=3f2504e0-4f89-11d3-9a0c-0305e82c3301", "https://h/x?file=***b314a89e"),
        ("Invalid endpoint: u:p@host:9000/?token=a", "Invalid endpoint: ***@host:9000/?token=***"),
        ("Custom endpoint `//u:p@host?jwt=a` was", "Custom endpoint `//***@host?jwt=***` was"),
        ("https://h/x?path=/eos/Run2022F/NanoAODv9x20UL18/f_0123456789abcdef.root", "https://h/x?path=/eos/Run2022F/NanoAODv9x20UL18/f_0123456789abcdef.root"),
        ("https://h/x?run=0001234567890123456789&prefix=data-2022-nano-v9-skim", "https://h/x?run=0001234567890123456789&prefix=data-2022-nano-v9-skim"),
        ("https://h/x?monkey=1&design=2&pass_no=3", "https://h/x?monkey=1&design=2&pass_no=3"),
        ("is x > 3 ? 1: 0", "is x > 3 ? 1: 0"),
    ],
)  # fmt: skip
def test_access_to_urls_is_redacted(text: str, wanted: str) -> None:
    assert redacted(text) == wanted == redacted(wanted)


@pytest.mark.parametrize(
    "encode",
    [
        bytes.hex,
        lambda data: base64.urlsafe_b64encode(data).decode(),
        lambda data: base64.b32encode(data).decode(),
    ],
)
def test_random_parameters_are_redacted_whatever_their_name(encode: Callable[[bytes], str]) -> None:
    """Of a thousand tokens of 30 bytes at most three are shown, and two of them stay different."""
    source, shown, hidden = random.Random(1), 0, set[str]()
    for _ in range(1000):
        token = encode(source.randbytes(30))
        text = redacted(f"https://h/x.root?whatever={token}&z=1")
        assert text.startswith("https://h/x.root?whatever=")
        assert text.endswith("&z=1")
        shown += token in text
        hidden.add(text)
    assert shown <= 3
    assert len(hidden) == 1000


@pytest.mark.parametrize(
    "location",
    [
        "SELF",
        "/other?to=1&jwt=5ec4e7",
        "ftp://h/x?jwt=5ec4e7",
        "http://[bad/x?jwt=5ec4e7",
        "none:x?jwt=5ec4e7",
    ],
)
def test_redirects_that_lead_nowhere_show_no_token(location: str) -> None:
    """They are errors at once, and say what is wrong."""
    pytest.importorskip("aiohttp")

    def behave(number: int, handler: Any) -> bool:
        handler.answer(b"", 302, {"Location": location.replace("SELF", handler.path)})
        return True

    with unreliable(b"") as server:
        server.behave = behave
        run = run_cli("info", f"{server.url}?authx=5ec4e7")
        assert run.code == 66
        assert "redirects" in run.err
        assert "warning" not in run.err
        assert "5ec4e7" not in run.err
        assert len(server.ranges) <= 11


@pytest.mark.parametrize(
    "endpoint",
    [
        "host:9000/?token=5ec4e7",
        "u:5ec4e7@host:9000",
        "//u:5ec4e7@h?jwt=5ec4e7",
        "http://u:5ec4e7@h:99999999?jwt=5ec4e7",
    ],
)
def test_invalid_endpoints_show_no_token(endpoint: str) -> None:
    pytest.importorskip("s3fs")
    options = [
        f"endpoint_url={endpoint}",
        "key=5ec4e7",
        "secret=5ec4e7",
        "max_wait=0",
        "skip_instance_cache=true",
    ]
    run = run_cli(
        "info", "s3://bucket/data.root", *(part for each in options for part in ("--storage-option", each))
    )
    assert run.code in (66, 74)
    assert "endpoint" in run.err
    assert "5ec4e7" not in run.err


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
            ("merge", str(tmp_path / "b.root"), url, url), ("query", "SELECT x FROM none", url),
            ("merge", str(tmp_path / "c.root"), url, url.replace("a=5", "a=6"), "--format", "json", "--force"),
            ("info", url.replace("data.root", "data")), ("stats", url, "--format", "json"),
            ("info", url + "%00", "--debug"),
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


@pytest.mark.parametrize(
    "text",
    [
        "https://h/a?x8Fq2LmN0pZ7vR4tY1wQzz", 'https://h/a?tok="x8Fq2LmN0pZ7vR4tY1wQ"', "https://h/a?pass%77ord=x8Fq2",
        "https://h/a?u=https%3A%2F%2Fh%2F%3Ftoken%3Dx8Fq2",
    ],
)  # fmt: skip
def test_secrets_without_a_plain_name_or_value_are_redacted(text: str) -> None:
    assert "x8Fq2" not in redacted(text)
    assert redacted(redacted(text)) == redacted(text)


def test_words_without_a_name_stay() -> None:
    for text in (
        "https://h/a.root?some-file-name-that-is-long.root&x=1",
        "https://h/a?versioning&list-type=2",
    ):
        assert redacted(text) == text


def test_errors_and_rows_of_the_library_are_redacted(tmp_path: Path) -> None:
    error = rnt.SourceError("cannot open https://u:p@h/x", hint="see https://h/?sig=1")
    assert str(error) == "cannot open https://***@h/x (see https://h/?sig=***)"
    assert json.dumps(error.__reduce__()[1][1]).count("u:p") == 0
