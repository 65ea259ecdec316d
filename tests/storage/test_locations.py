"""Options of file systems reach every function that reads URLs, and URLs may be patterns, directories and chains."""

from __future__ import annotations

import json
import os
import pickle
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import MissingSourceError, SourceError
from rntuple_construct.cli import main
from rntuple_construct.storage import identity_of, located, split_name
from rntuple_construct.storage.locations import options_of
from tests.support import servers
from tests.support.distant import distant

pytest.importorskip("aiohttp")
NUM_FILES = 4


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("stored")
    (directory / "below").mkdir()
    for number in range(NUM_FILES):
        path = directory / ("below" if number == 3 else ".") / f"f{number}.root"
        rnt.write(path, "Events", {"x": np.arange(10) + 10 * number})
    (directory / "notes.txt").write_text("not a ROOT file")
    with zipfile.ZipFile(directory / "t.zip", "w") as archive:
        archive.write(directory / "f0.root", "f0.root")
    return directory


@pytest.fixture(scope="module")
def web(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with distant(root, tmp_path_factory.mktemp("web"), latency=0) as server:
        yield server.url


@pytest.fixture(scope="module")
def store(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    with servers.s3_store(tmp_path_factory.mktemp("s3")) as options:
        import s3fs

        system = s3fs.S3FileSystem(**options)
        system.mkdir("shelf")
        for path in root.rglob("*"):
            if path.is_file():
                system.put_file(path, f"shelf/dir/{path.relative_to(root)}")
        yield options


X = "s3://shelf/dir/f0.root"


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("http://host/a.root", "HTTP://Host:80/./b/../a.root#part", True),
        ("https://host/a%7eb/%2f.root", "https://host:443/a~b/%2F.root", True),
        ("https://host/a.root?sig=1", "https://host/a.root?sig=2", False),
        ("https://host/a.root", "https://host:80/a.root", False),
        ("https://host/a%2Fb.root", "https://host/a/b.root", False),
        ("https://host/a.root", "http://host/a.root", False),
        ("http://me@host/a.root", "http://you@host/a.root", False),
        ("root://host//a.root", "xroot://HOST:1094//a.root", True),
        ("root://host//a.root", "root://host/a.root", False),
        ("s3://b/a.root", "s3a://b/a.root", True),
        ("s3://b/a.root", "s3://b/./a.root", False),
        ("zip://a.root::t.zip", "zip://b.root::t.zip", False),
    ],
)
def test_names_of_one_remote_file(one: str, other: str, same: bool) -> None:
    assert (identity_of(one) == identity_of(other)) is same
    assert identity_of(one) == identity_of(one)


def test_names_of_one_local_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each command that takes several inputs takes a file once, whatever it is called, and says so."""
    monkeypatch.chdir(tmp_path)
    os.mkdir("d")
    rnt.write("d/a b.root", "E", {"x": np.arange(3)})
    rnt.write("other.root", "E", {"x": np.arange(3)})
    os.symlink("a b.root", "d/link.root")
    os.link("d/a b.root", "d/hard.root")
    os.symlink("d", "e")
    names = [
        "./d/a b.root",
        f"{tmp_path}/d/a b.root",
        "d/link.root",
        "d/hard.root",
        "e/a b.root",
        "d/../d/a b.root",
    ]
    names += [f"file://{tmp_path}/d/a b.root"]
    for name in names:
        assert identity_of(name) == identity_of("d/a b.root") != identity_of("other.root")
    assert identity_of("d/none.root") == identity_of("e/./none.root") != identity_of("none.root")
    names += ["d/a b.root:E", "d/hard.root:/E"]
    note = f"note: {len(names)} inputs named again, and taken once"
    given = ["d/a b.root", *names, "other.root"]
    for command, said in (
        (["merge", "out.root", *given], "6 entries of 2 files"),
        (["append", "other.root", *given[:-1]], "with those of 1 file;"),
        (["query", "SELECT count(*) AS n FROM E", *given[:-1], "--format", "csv"], "\n3\n"),
        (["validate", *given], "2 files"),
    ):
        assert main(command) == 0
        told = capsys.readouterr()
        assert note in told.err, command
        assert said in told.out, command
    assert main(["merge", "out2.root", "d/a b.root:E", "e/a b.root:E", "d/", "-q"]) == 0
    with rnt.open("out2.root") as file:
        assert file["E"].num_entries == 3  # "d/" has the whole file
    assert main(["merge", f"{tmp_path}/d/a b.root", f"file://{tmp_path}/d/hard.root", "--force"]) == 2
    assert "is an input" in capsys.readouterr().err


def total(values: Any) -> int:
    return int(np.sum(np.asarray(values)))


FUNCTIONS: dict[str, Callable[[dict[str, Any], Path], Any]] = {
    "open": lambda o, _: rnt.open(X, storage_options=o)["Events"]["x"].array(),
    "open_ntuple": lambda o, _: rnt.open_ntuple(f"{X}:Events", storage_options=o)["x"].array(),
    "concatenate": lambda o, _: rnt.concatenate(f"{X}:Events", "x", storage_options=o)["x"],
    "iterate": lambda o, _: next(iter(rnt.iterate([X], "x", storage_options=o)))["x"],
    "scan": lambda o, _: rnt.scan({X: "Events"}, storage_options=o).collect()["x"].to_numpy(),
    "stats": lambda o, _: rnt.stats(X, storage_options=o).fields[0].num_values,
    "validate": lambda o, _: rnt.validate(X, storage_options=o).ok,
    "diff": lambda o, _: rnt.diff(X, X, storage_options=o).is_equal,
    "convert": lambda o, out: rnt.convert(X, out / "c.root", storage_options=o),
    "merge": lambda o, out: rnt.merge(out / "m.root", [X, (X, "Events")], storage_options=o),
    "export": lambda o, out: rnt.export(X, out / "e.jsonl", storage_options=o),
}
TOTALS = {"open", "open_ntuple", "concatenate", "iterate", "scan"}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_options_reach_every_function(name: str, store: dict[str, Any], tmp_path: Path) -> None:
    if name == "scan":
        pytest.importorskip("polars")
    found = FUNCTIONS[name](store, tmp_path)
    assert total(found) == 45 if name in TOTALS else found


def test_options_reach_append(store: dict[str, Any], tmp_path: Path) -> None:
    rnt.write(tmp_path / "a.root", "Events", {"x": np.arange(3)})
    rnt.append(tmp_path / "a.root", (each for each in [X]), storage_options=store)
    with rnt.open(tmp_path / "a.root") as file:
        assert len(file["Events"]) == 13


def option_texts(options: dict[str, Any]) -> list[str]:
    return [part for key, value in options.items() for part in ("--storage-option", f"{key}={value}")]


@pytest.mark.parametrize("command", ["info", "dump", "stats", "validate", "explain"])
def test_options_reach_every_command(
    command: str, store: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, X, *option_texts(store)]) == 0
    capsys.readouterr()
    assert options_of(X) == {}  # they end with the command


EVERY = [
    ["info"], ["dump"], ["stats"], ["validate"], ["explain"], ["export", "OUT.csv"], ["convert", "OUT.root"], ["diff"],
    ["query"], ["merge", "OUT.root"],
]  # fmt: skip


def command_for(given: list[str], source: str, tmp_path: Path) -> list[str]:
    """The command with its source, and its output in a directory of the test."""
    command, *output = [each.replace("OUT", str(tmp_path / "out")) for each in given]
    if command == "query":
        return [command, "SELECT count(*) FROM Events", source]
    if command == "diff":
        return [command, source, source]
    return [command, *output, source] if command == "merge" else [command, source, *output]


@pytest.mark.parametrize("given", EVERY, ids=lambda given: given[0])
def test_no_request_lacks_the_options(given: list[str], root: Path, tmp_path: Path) -> None:
    """A URL whose name does not tell the format is asked with the headers of the options from the first request on."""
    without = []

    def behave(number: int, handler: Any) -> bool:
        if handler.headers.get("X-Access") == "granted":
            return False
        without.append(number)
        handler.answer(b"", 403)
        return True

    with servers.unreliable((root / "f0.root").read_bytes()) as server:
        server.behave = behave
        url = server.url.removesuffix(".root")
        option = ["--storage-option", 'headers={"X-Access": "granted"}']
        assert main([*command_for(given, url, tmp_path), *option]) == 0
        assert without == []
        with pytest.raises(SourceError, match="403"):
            rnt.open(url)
        assert len(without) == 1


@pytest.mark.parametrize(
    "given", [*EVERY, ["info", "s3://shelf/dir/"], ["validate", "s3://shelf/dir/f*"]], ids=str
)
def test_the_default_endpoint_is_not_asked(
    given: list[str], store: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with servers.unreliable(b"") as server:
        monkeypatch.setenv("AWS_ENDPOINT_URL", server.url.rpartition("/")[0])
        import s3fs

        s3fs.S3FileSystem(**store).copy("shelf/dir/f0.root", "shelf/f0")
        if given[1:] and given[1].startswith("s3:"):
            command = given
        else:
            command = command_for(given, "s3://shelf/f0", tmp_path)
        assert main([*command, *option_texts(store)]) == 0
        assert server.ranges == []


@pytest.mark.parametrize(
    ("pattern", "numbers"),
    [("s3://shelf/dir/", "0123"), ("s3://shelf/dir/f*.root", "012"), ("s3://shelf/dir/**/f[23].root", "23")],
)
@pytest.mark.parametrize("scheduler", ["local", "processes"])
def test_patterns_and_directories_of_a_store(
    pattern: str, numbers: str, scheduler: str, store: dict[str, Any], tmp_path: Path
) -> None:
    results = tmp_path / "rows.jsonl"
    command = ["validate", pattern, "--scheduler", scheduler, "-j", "2", "--results", str(results)]
    assert main([*command, "-o", os.devnull, *option_texts(store)]) == 0
    rows = sorted(
        (json.loads(line) for line in results.read_text().splitlines()), key=lambda row: row["file"]
    )
    assert "".join(sorted(row["file"][-6] for row in rows)) == numbers
    assert all(row["status"] == "ok" and row["num_entries"] == 10 for row in rows)
    assert all("secret" not in line and "test" not in line for line in results.read_text().splitlines())


def test_patterns_and_directories_of_a_web_server(web: str, tmp_path: Path) -> None:
    results = tmp_path / "rows.jsonl"
    numbers = {"": 4, "f*.root": 3, "below/": 1, "**/f[23].root": 2}
    for pattern, number in ((f"{web}/{end}", number) for end, number in numbers.items()):
        assert main(["info", pattern, "--results", str(results)]) == 0
        assert len(results.read_text().splitlines()) == number


def test_patterns_in_python(store: dict[str, Any], web: str) -> None:
    found = rnt.concatenate("s3://shelf/dir/f*.root:Events", "x", storage_options=store)
    assert total(found["x"]) == sum(range(30))
    assert total(rnt.concatenate(f"{web}/f*.root:Events", "x")["x"]) == sum(range(30))
    with pytest.raises(MissingSourceError, match="no file fits"):
        rnt.concatenate("s3://shelf/dir/g*.root", storage_options=store)


def test_a_directory_without_a_slash_is_told(store: dict[str, Any]) -> None:
    with pytest.raises(SourceError, match="directory") as caught:
        rnt.open("s3://shelf/dir", storage_options=store)
    assert "URL/" in str(caught.value)


def test_an_empty_directory_is_told(store: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["validate", "s3://shelf/nothing/", *option_texts(store)]) == 66
    assert "no ROOT file below" in capsys.readouterr().err


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # fsspec leaves its file open
@pytest.mark.parametrize("chain", ["filecache::", "blockcache::", "simplecache::"])
def test_caches_of_fsspec(chain: str, web: str, tmp_path: Path) -> None:
    kind = chain.removesuffix("::")
    options = {kind: {"cache_storage": str(tmp_path / "cache")}}
    for _ in range(2):
        with rnt.open(f"{chain}{web}/f2.root", storage_options=options) as file:
            assert total(file["Events"]["x"].array()) == sum(range(20, 30))


def test_files_in_an_archive_behind_a_port(web: str) -> None:
    url = f"zip://f0.root::{web}/t.zip"
    assert split_name(url) == (url, None)
    assert split_name(f"{url}:Events") == (url, "Events")
    for given in (url, f"{url}:Events"):
        assert total(rnt.concatenate(given, "x")["x"]) == 45


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("http://host:8080/a.root", None), ("http://host:8080/a.root:E", "E"), ("root://host:1094//a.root", None),
        ("http://host/a.root?u=http://b/c:E", None), ("filecache::http://host:80/a.root", None),
        ("http://host/a.root:ns::E", "ns::E"),
    ],
)  # fmt: skip
def test_colons_of_urls(text: str, name: str | None) -> None:
    assert split_name(text)[1] == name


def test_a_location_keeps_its_options() -> None:
    url = located("s3://a/b.root:E", {"key": "k"})
    assert url == "s3://a/b.root:E"
    head, name = split_name(url)
    assert (head, name, options_of(head)) == ("s3://a/b.root", "E", {"key": "k"})
    again = pickle.loads(pickle.dumps(head))
    assert (again, options_of(again)) == (head, {"key": "k"})
    assert options_of(located(url, {"other": 1}), {"key": "n"}) == {"key": "n", "other": 1}
    assert type(located("/a/b.root", {"key": "k"})) is str
    (one,) = located({"s3://a/b": "E"}, {"key": "k"})
    assert options_of(one) == {"key": "k"}
    assert located(b"data", {"key": "k"}) == b"data"


def test_values_of_options_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    from rntuple_construct.cli.options import storage_options_of

    found = storage_options_of(["anon=true", "n=3", "url=http://x=y", 'c={"a": 1}', 'key="12"', "e="])
    assert found == {"anon": True, "n": 3, "url": "http://x=y", "c": {"a": 1}, "key": "12", "e": ""}
    assert main(["info", "x.root", "--storage-option", "mysecret"]) == 2
    error = capsys.readouterr().err
    assert "KEY=VALUE" in error
    assert "mysecret" not in error


def test_secrets_are_in_no_journal(store: dict[str, Any], tmp_path: Path) -> None:
    for command in ("validate", "info"):
        journal = tmp_path / f"{command}.journal"
        secret = ["--storage-option", 'client_kwargs={"region_name": "xyzzy-1"}']
        code = main(
            [command, X, "--scheduler", "local", "--resume", str(journal), *option_texts(store), *secret]
        )
        assert code == 0
        assert journal.stat().st_size
        assert "xyzzy" not in journal.read_text()
