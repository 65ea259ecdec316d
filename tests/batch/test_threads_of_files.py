"""Several processors for few files: the same rows and values from threads as without them."""

from __future__ import annotations

import json
import os
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.cli import main
from rntuple_construct.cli.many import threads_of_file

NUM_CLUSTERS, NUM_IN_CLUSTER = 12, 500
FIELDS = {
    "x": "double",
    "id": "std::int64_t",
    "name": "std::string",
    "maybe": "std::optional<float>",
    "lengths": "std::vector<std::int32_t>",
}


def values(first: int) -> dict[str, Any]:
    """Values of a cluster: numbers of all sizes, some of them missing."""
    numbers = np.arange(first, first + NUM_IN_CLUSTER)
    x = np.sin(numbers) * 10.0 ** (numbers % 23 - 11)
    x[numbers % 97 == 5] = np.nan
    return {
        "x": x,
        "id": numbers,
        "name": [f"n{number * 7919 % 4001}" for number in numbers],
        "maybe": [None if number % 3 else number / 7 for number in numbers],
        "lengths": [[number, -number][: number % 3] for number in numbers],
    }


def write_big(path: Path, name: str = "Events", **options: Any) -> None:
    with rnt.create(path, name, FIELDS, **options) as writer:
        for cluster in range(NUM_CLUSTERS):
            writer.extend(values(cluster * NUM_IN_CLUSTER))
            writer.flush_cluster()


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Files of twelve clusters, one of them with two damaged pages; a small one, and one without entries."""
    directory = tmp_path_factory.mktemp("big")
    for name in ("a", "b", "damaged"):
        write_big(directory / f"{name}.root")
    rnt.write(directory / "small.root", "Events", values(0))
    with rnt.create(directory / "empty.root", "Events", FIELDS):
        pass
    with rnt.open(directory / "damaged.root") as file:
        column = file["Events"].nodes["x"].field.representations[0][0]
        places = [int(file["Events"].clusters[cluster].column_range(column).offset[0]) for cluster in (5, 10)]
    data = bytearray((directory / "damaged.root").read_bytes())
    for place in places:
        data[place] ^= 1
    (directory / "damaged.root").write_bytes(data)
    return directory


def rows_of(path: Path) -> list[dict[str, Any]]:
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    return sorted(({**row, "seconds": None} for row in rows), key=lambda row: row["file"])


def run(tmp_path: Path, *arguments: str) -> tuple[int, list[dict[str, Any]]]:
    """Exit code and rows of a command."""
    results = tmp_path / "rows.jsonl"
    code = main([*arguments, "--results", str(results)])
    return code, rows_of(results)


def report_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, Any]:
    """Exit code and report of a validation."""
    code = main(["validate", *arguments, "--format", "json"])
    return code, json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("options", [(), ("-j", "3"), ("-j", "3", "--no-mmap")])
def test_threads_share_the_pages_of_one_file(
    options: tuple[str, ...], files: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from rntuple_construct.validation.checks import contents

    names, real = set(), contents._PageChecker.visit
    is_shared, has_begun = threading.Event(), threading.Event()

    def noted(*given: Any) -> Any:
        names.add(threading.current_thread().name.rpartition("_")[0])
        if "rntuple-read" in names:
            has_begun.set()
        elif is_shared.is_set():  # the calling thread could do everything before another one begins
            has_begun.wait(10)
        return real(*given)

    monkeypatch.setattr("os.cpu_count", lambda: 3)
    monkeypatch.setattr(contents, "_MIN_LEN_TOGETHER", 0)
    monkeypatch.setattr(contents, "_MIN_LEN_LOOP", 0)
    monkeypatch.setattr(contents, "run_in_place", lambda *_, **__: False)
    monkeypatch.setattr(contents._PageChecker, "visit", noted)
    path = str(files / "damaged.root")
    whole = report_of(capsys, path, "-j", "1")
    assert whole[0] == 1
    assert "rntuple-read" not in names
    is_shared.set()
    assert report_of(capsys, path, *options) == whole
    assert "rntuple-read" in names


def test_processors_that_no_file_needs_are_threads() -> None:
    assert [threads_of_file("processes", 8, num) for num in (0, 1, 3, 8, 100)] == [8, 8, 2, 1, 1]
    assert [threads_of_file("local", 8, num) for num in (1, 100)] == [8, 8]


def test_statistics_of_few_files_are_taken_by_threads(
    files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rntuple_construct.conversion.summary.stats import _OfNumbers

    names, real = set(), _OfNumbers.add

    def noted(*given: Any) -> None:
        names.add(threading.current_thread().name.partition("_")[0])
        real(*given)

    monkeypatch.setattr(_OfNumbers, "add", noted)
    few = ("--entries", "700:5100", "--scheduler", "local")
    whole = run(tmp_path, "stats", str(files), *few, "-j", "1")
    assert [row["status"] for row in whole[1]] == ["ok", "ok", "broken", "ok", "ok"]
    assert "rntuple-stats" not in names
    assert run(tmp_path, "stats", str(files), *few, "-j", "2") == whole
    assert "rntuple-stats" in names
    assert run(tmp_path, "stats", str(files), "--entries", "700:5100", "-j", "10") == whole


def test_a_damaged_conversion_leaves_nothing_behind(files: Path, tmp_path: Path) -> None:
    whole = run(tmp_path, "convert", str(files), str(tmp_path / "out"), "--scheduler", "local")
    assert [row["status"] for row in whole[1]] == ["ok", "ok", "broken", "ok", "ok"]
    arguments = ["convert", str(files), str(tmp_path / "out"), "--scheduler", "local"]
    assert run(tmp_path, *arguments, "--force") == whole
    assert sorted(os.listdir(tmp_path / "out")) == ["a.root", "b.root", "empty.root", "small.root"]
    skipped = run(tmp_path, *arguments, "--skip-existing")
    assert [row["status"] for row in skipped[1]] == ["skipped", "skipped", "broken", "skipped", "skipped"]


def test_one_of_several_ntuples_is_converted(tmp_path: Path) -> None:
    with rnt.create_file(tmp_path / "two.root") as out:
        for name in ("Events", "Other"):
            with out.create(name, {"id": "std::int64_t"}) as writer:
                for number in range(3):
                    writer.extend({"id": np.arange(10) + 10 * number})
                    writer.flush_cluster()
    arguments = ["convert", f"{tmp_path}/two.root", str(tmp_path / "out"), "--scheduler", "local"]
    assert main([*arguments, "--ntuple", "Other"]) == 0
    with rnt.open(tmp_path / "out" / "two.root") as file:
        assert file.keys() == ["Other"]
        assert file["Other"].arrays(["id"], library="np")["id"].tolist() == list(range(30))
    assert main([*arguments, "--force"]) == 0
    with rnt.open(tmp_path / "out" / "two.root") as file:
        assert file.keys() == ["Events", "Other"]
