"""Many files in one run: the same rows from every scheduler, each file once, whoever dies and whatever is broken."""

from __future__ import annotations

import contextlib
import gc
import json
import multiprocessing
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
import tracemalloc
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError, SourceError
from rntuple_construct.base.exits import Exit
from rntuple_construct.base.rules import known_rule
from rntuple_construct.batch.results import Row
from rntuple_construct.batch.schedulers import open_scheduler
from rntuple_construct.cli import main
from rntuple_construct.cli.many import Results
from rntuple_construct.kit.corpus.mutations import BROKEN
from rntuple_construct.storage import turns
from tests.support import servers
from tests.support.distant import distant

posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
NUM_FILES = 24


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Sound files in two folders, one with a damaged page, one cut short, one that is no ROOT file."""
    directory = tmp_path_factory.mktemp("many")
    for folder in ("a", "b"):
        (directory / folder).mkdir()
    for number in range(NUM_FILES):
        path = directory / "ab"[number % 2] / f"f{number:02}.root"
        rnt.write(path, "Events", {"id": np.arange(10 + number), "x": np.arange(10 + number) / 7})
    damaged = directory / "a" / "f06.root"
    with rnt.open(damaged) as file:
        offset = int(file["Events"].clusters[0].page_list.offset[0])
    data = bytearray(damaged.read_bytes())
    data[offset] ^= 1
    damaged.write_bytes(data)
    short = directory / "b" / "f07.root"
    short.write_bytes(short.read_bytes()[:300])
    (directory / "a" / "f08.root").write_bytes(b"nothing of the kind")
    return directory


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with servers.dask_cluster(tmp_path_factory.mktemp("dask")) as address:
        yield address


@pytest.fixture(params=["local", "processes", "dask"])
def scheduler(request: pytest.FixtureRequest) -> str:
    name: str = request.getfixturevalue("cluster") if request.param == "dask" else request.param
    return name


def rows_of(path: Path) -> list[dict[str, Any]]:
    """Rows of results in the order of the files, without what differs from run to run."""
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    return sorted(({**row, "seconds": None} for row in rows), key=lambda row: row["file"])


@pytest.fixture(scope="module")
def expected(files: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[dict[str, Any]]]:
    """Rows of the commands from this process alone."""
    found = {}
    for command in ("validate", "info", "stats"):
        results = tmp_path_factory.mktemp("expected") / f"{command}.jsonl"
        main([command, str(files), "--scheduler", "local", "--results", str(results)])
        found[command] = rows_of(results)
    return found


@pytest.mark.parametrize("command", ["validate", "info", "stats"])
@pytest.mark.slow
def test_rows_are_the_same_from_every_scheduler(
    files: Path, tmp_path: Path, scheduler: str, command: str, expected: dict[str, list[dict[str, Any]]]
) -> None:
    results = tmp_path / "rows.jsonl"
    code = main([command, str(files), "--scheduler", scheduler, "-j", "2", "--results", str(results)])
    rows = rows_of(results)
    assert rows == expected[command]
    assert len(rows) == NUM_FILES
    by_name = {Path(row["file"]).name: row["status"] for row in rows}
    if command == "validate":
        assert code == 1
        assert {name for name, status in by_name.items() if status == "findings"} == {
            "f06.root", "f07.root", "f08.root",
        }  # fmt: skip
    else:
        assert code == 65
        broken = {"f07.root", "f08.root"} | ({"f06.root"} if command == "stats" else set())
        assert {name for name, status in by_name.items() if status == "broken"} == broken


def test_reports_of_a_validation_are_the_same(files: Path, tmp_path: Path, cluster: str) -> None:
    texts = []
    for number, extra in enumerate(([], ["--scheduler", "processes"], ["--scheduler", cluster])):
        report = tmp_path / f"{number}.json"
        assert main(["validate", str(files), "--format", "json", "-o", str(report), *extra]) == 1
        texts.append(report.read_text())
    assert texts[0] == texts[1] == texts[2]


def test_export_writes_every_sound_file(files: Path, tmp_path: Path, scheduler: str) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    out = tmp_path / "out"
    assert main(["export", str(files / "*" / "f*.root"), str(out), "--scheduler", scheduler]) == 65
    assert len(list(out.rglob("*.parquet"))) == NUM_FILES - 3
    assert parquet.read_table(out / "b" / "f23.parquet")["id"].to_pylist() == list(range(33))


def test_convert_writes_every_sound_file(files: Path, tmp_path: Path, scheduler: str) -> None:
    out = tmp_path / "out"
    arguments = ["convert", str(files), str(out), "--scheduler", scheduler]
    assert main(arguments) == 65
    assert len(list(out.rglob("*.root"))) == NUM_FILES - 3
    assert rnt.validate(out / "a" / "f22.root").ok
    results = tmp_path / "again.jsonl"
    assert main([*arguments, "--skip-existing", "--results", str(results)]) == 65
    assert sum(row["status"] == "skipped" for row in rows_of(results)) == NUM_FILES - 3


# Inputs


def test_catalogues_and_patterns_name_the_same_files(files: Path, tmp_path: Path) -> None:
    pa = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    paths = sorted(str(path) for path in files.rglob("*.root"))
    (tmp_path / "list.txt").write_text("\n".join(paths))
    parquet.write_table(pa.table({"n": range(len(paths)), "url": paths}), tmp_path / "list.parquet")
    names = [str(files), str(files / "**" / "*.root"), f"@{tmp_path}/list.txt", f"@{tmp_path}/list.parquet"]
    found = []
    for number, name in enumerate(names):
        results = tmp_path / f"{number}.jsonl"
        main(["info", name, "--scheduler", "local", "--results", str(results)])
        found.append([row["file"] for row in rows_of(results)])
    assert found == [paths] * 4


def test_pattern_that_fits_nothing_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["info", str(tmp_path / "*.root")]) == 66
    assert "no file fits the pattern" in capsys.readouterr().err


def test_catalogue_without_a_column_of_files_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pa = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    parquet.write_table(pa.table({"n": [1]}), tmp_path / "list.parquet")
    assert main(["info", f"@{tmp_path}/list.parquet"]) == 66
    assert "none of the columns url, file, path" in capsys.readouterr().err


def test_files_behind_urls(files: Path, tmp_path: Path) -> None:
    with servers.nginx(files, tmp_path / "nginx") as web:
        names = [f"{web.url}/a/f{number:02}.root" for number in (0, 2, 6, 99)]
        (tmp_path / "list.txt").write_text("\n".join(names))
        results = tmp_path / "rows.jsonl"
        code = main(
            ["validate", f"@{tmp_path}/list.txt", "--scheduler", "processes", "--results", str(results)]
        )
    assert code == 66
    assert [row["status"] for row in rows_of(results)] == ["ok", "ok", "findings", "missing"]


# Results


def test_parquet_has_the_rows_of_json_lines(files: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    for suffix in ("jsonl", "parquet"):
        arguments = [
            "info",
            str(files),
            "--scheduler",
            "local",
            "--results",
            str(tmp_path / f"rows.{suffix}"),
        ]
        assert main(arguments) == 65
    table = parquet.read_table(tmp_path / "rows.parquet").to_pylist()
    rows = [{**row, "detail": json.loads(row["detail"]), "seconds": None} for row in table]
    assert sorted(rows, key=lambda row: row["file"]) == rows_of(tmp_path / "rows.jsonl")


def test_report_lists_rules_and_files_with_links_the_worst_first(files: Path, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    assert main(["validate", str(files), "--scheduler", "local", "--report", str(report)]) == 1
    text = report.read_text()
    assert text.count("<svg") == 4  # by status, sizes, seconds, entries
    rules, listing = text.split('id="rules"')[1].split('id="files"')
    rule = known_rule("RNT-PAG-002")
    assert f'<a href="{rule.url}">RNT-PAG-002</a><td>{rule.title}<td>error<td class=number>1<td' in rules
    names = re.findall(r'<a href="([^"]*\.root)">', listing)
    assert len(names) == len(set(names)) == len(list(files.rglob("*.root")))
    assert all((tmp_path / name).is_file() for name in names)
    assert {name[-8:] for name in names[:3]} == {"f06.root", "f07.root", "f08.root"}
    assert rule.url in listing
    assert not re.findall("src=|<link|@import|fetch", text)


def test_outputs_are_no_inputs(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = files / "a" / "f00.root"
    assert main(["info", str(files), "--resume", str(path)]) == 2
    assert main(["info", str(files), "--results", str(files / "rows.txt")]) == 2
    assert "has to end in .jsonl or .parquet" in capsys.readouterr().err


def test_two_inputs_for_one_output_are_refused(
    files: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("copy", "copy.root"):
        (tmp_path / name).write_bytes((files / "a" / "f00.root").read_bytes())
    (tmp_path / "list.txt").write_text(f"{tmp_path}/copy\n{tmp_path}/copy.root\n")
    assert main(["export", f"@{tmp_path}/list.txt", str(tmp_path / "out"), "--scheduler", "local"]) == 2
    assert "two inputs would be written to" in capsys.readouterr().err


# What dies, and what is done again


def test_a_run_goes_on_where_it_was_interrupted(files: Path, tmp_path: Path) -> None:
    journal, results = tmp_path / "journal", tmp_path / "rows.jsonl"
    arguments = [
        "stats",
        str(files),
        "--scheduler",
        "local",
        "--resume",
        str(journal),
        "--results",
        str(results),
    ]
    assert main(arguments) == 65
    whole = rows_of(results)
    lines = journal.read_bytes().split(b"\n")
    # As if it had been killed in the middle of a line.
    journal.write_bytes(b"\n".join(lines[:10]) + b"\n" + lines[10][:20])
    before = {line["target"]: line["row"]["seconds"] for line in map(json.loads, lines[1:10])}
    assert main(arguments) == 65
    assert rows_of(results) == whole
    after = {row["file"]: row["seconds"] for row in map(json.loads, results.read_text().splitlines())}
    assert {name: after[name] for name in before} == before
    assert len(journal.read_bytes().splitlines()) == NUM_FILES + 1


def test_what_has_changed_is_done_again(files: Path, tmp_path: Path) -> None:
    copy = tmp_path / "data"
    copy.mkdir()
    for name in ("f00.root", "f02.root"):
        (copy / name).write_bytes((files / "a" / name).read_bytes())
    results = tmp_path / "rows.jsonl"
    arguments = ["info", str(copy), "--scheduler", "local", "--resume", str(tmp_path / "journal")]
    assert main([*arguments, "--results", str(results)]) == 0
    (copy / "f00.root").write_bytes((files / "a" / "f04.root").read_bytes())
    assert main([*arguments, "--results", str(results)]) == 0
    assert [row["num_entries"] for row in rows_of(results)] == [14, 12]
    # Other options are another run.
    assert main([*arguments, "--depth", "0", "--results", str(results)]) == 0
    assert rows_of(results)[0]["detail"]["ntuples"][0]["fields"] == []


def square(number: int) -> int:
    """The square of a number; 0 ends the process, and 1 does so the first time."""
    if number == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    if number == 1:
        mark = Path(os.environ.get("RNTUPLE_TEST_MARK", "/nowhere"))
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def dead(number: int, code: int) -> int:
    return code


@posix
def test_a_process_that_dies_once_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RNTUPLE_TEST_MARK", str(tmp_path / "mark"))
    tasks = [5, 1, 0, 7, 3]
    with open_scheduler("processes", 2) as scheduler:
        assert sorted(scheduler.run(square, tasks, dead)) == [(0, 25), (1, 1), (2, -9), (3, 49), (4, 9)]
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("command", ["validate", "info"])
def test_urls_have_the_rows_of_files(
    files: Path, tmp_path: Path, command: str, scheduler: str, expected: dict[str, list[dict[str, Any]]]
) -> None:
    """Several URLs of a process at a time, some answers of the server being 503."""
    pytest.importorskip("aiohttp")
    results = tmp_path / "rows.jsonl"
    with distant(files, tmp_path / "server", latency=0.01, share_of_errors=0.1) as server:
        tries = ["--storage-option", "tries=50", "--storage-option", "max_wait=100"]
        arguments = [
            command,
            f"{server.url}/",
            "--scheduler",
            scheduler,
            "-j",
            "2",
            *tries,
            "--results",
            str(results),
        ]
        main(arguments)
        rows = rows_of(results)
        for row in rows:
            row["file"] = row["file"].replace(server.url, str(files))
            row["message"] = row["message"].replace(server.url, str(files))
        wanted = [{**row, "size": None} for row in expected[command]]
        assert [{**row, "size": None} for row in rows] == wanted
        assert server.statuses()[503] > 0


def test_a_server_that_is_away_is_waited_for_and_told(
    files: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("aiohttp")
    results = tmp_path / "rows.jsonl"
    with distant(files, tmp_path / "server", latency=0) as server:
        names = tmp_path / "list.txt"
        names.write_text("\n".join(f"{server.url}/a/f{number:02}.root" for number in (0, 2, 4)))
        server.go_away(6)
        assert main(["validate", f"@{names}", "--scheduler", "local", "--results", str(results)]) == 0
    assert [row["status"] for row in rows_of(results)] == ["ok"] * 3
    told = capsys.readouterr().err
    assert "has given no answer for" in told
    assert "up to 600 s" in told
    assert "answers again" in told


def test_few_tasks_read_large_files_at_a_time() -> None:
    now, most = 0, 0
    lock = threading.Lock()

    def task(nbytes: int) -> None:
        nonlocal now, most
        with turns.taking_turns():
            turns.wait_for_turn(nbytes)
            turns.wait_for_turn(nbytes)  # a second file of the task
            if nbytes > turns.LEN_SMALL:
                with lock:
                    now += 1
                    most = max(most, now)
                time.sleep(0.02)
                with lock:
                    now -= 1

    sizes = [turns.LEN_SMALL + 1, 1] * 10
    with ThreadPoolExecutor(20) as pool:
        list(pool.map(task, sizes))
    assert most == turns.NUM_LARGE
    turns.wait_for_turn(1 << 40)  # outside of tasks nothing waits


@posix
@pytest.mark.slow
def test_a_worker_killed_on_the_way_loses_no_file(files: Path, tmp_path: Path, cluster: str) -> None:
    from distributed import Client

    results = tmp_path / "rows.jsonl"
    command = [
        sys.executable, "-m", "rntuple_construct", "validate", str(files), "--scheduler", cluster, "--results", str(results),
    ]  # fmt: skip
    with Client(cluster, set_as_default=False) as client:
        client.wait_for_workers(2, timeout=120)
        pids = list(client.run(os.getpid).values())
    assert len(pids) == 2
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 120
    while not (results.exists() and results.read_bytes()) and time.monotonic() < deadline:
        time.sleep(0.01)
    os.kill(pids[0], signal.SIGKILL)
    assert process.wait(200) == 1
    statuses = {Path(row["file"]).name: row["status"] for row in rows_of(results)}
    assert len(statuses) == len(rows_of(results)) == NUM_FILES
    assert {name for name, status in statuses.items() if status != "ok"} == {
        "f06.root",
        "f07.root",
        "f08.root",
    }


@posix
def test_a_task_that_kills_its_worker_is_told_and_the_others_done(cluster: str) -> None:
    with open_scheduler(cluster) as scheduler:
        found = sorted(scheduler.run(suicidal, list(range(6)), dead))
    assert found == [(0, 0), (1, 1), (2, 4), (3, -9), (4, 16), (5, 25)]


def suicidal(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_unknown_scheduler_is_told() -> None:
    with pytest.raises(SchemaError, match="local, processes, tcp://"):
        open_scheduler("cloud")


def test_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("rntuple_construct.batch.schedulers._SECONDS_TO_CONNECT", 0.5)
    with contextlib.suppress(ResourceWarning), pytest.raises(SourceError, match="no Dask scheduler"):
        open_scheduler(f"tcp://127.0.0.1:{servers.free_port()}")


def test_without_dask_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(rnt.MissingExtraError, match=r"pip install .*'distributed>="):
        open_scheduler("tcp://127.0.0.1:8786")


# Outputs of a run that goes on


@pytest.mark.parametrize("command", ["export", "convert"])
def test_outputs_that_are_gone_are_made_again(
    command: str, files: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What the journal says to be done is done only as long as the output is as it was written."""
    data, out = tmp_path / "data", tmp_path / "out"
    data.mkdir()
    for name in ("f00.root", "f02.root", "f04.root", "f10.root"):
        (data / name).write_bytes((files / "a" / name).read_bytes())
    suffix = ".parquet" if command == "export" else ".root"
    arguments = [
        command, str(data), str(out), "--scheduler", "local", "--resume", str(tmp_path / "journal"),
        "--results", str(tmp_path / "rows.jsonl"),
    ]  # fmt: skip

    def run(*more: str) -> tuple[int, dict[str, str], dict[str, int]]:
        code = main([*arguments, *more])
        capsys.readouterr()
        rows = rows_of(tmp_path / "rows.jsonl")
        states = {path.stem: path.stat().st_mtime_ns for path in out.iterdir()}
        return code, {Path(row["file"]).stem: row["status"] for row in rows}, states

    code, statuses, before = run()
    assert (code, set(statuses.values()), len(before)) == (0, {"ok"}, 4)
    assert run() == (0, statuses, before)
    # Gone; of an input that is another one; written by somebody else.
    (out / f"f00{suffix}").unlink()
    (data / "f02.root").write_bytes((files / "a" / "f12.root").read_bytes())
    (out / f"f04{suffix}").write_bytes(b"mine")
    code, statuses, after = run()
    assert code == 73
    assert statuses == {"f00": "ok", "f02": "ok", "f04": "unwritten", "f10": "ok"}
    assert {name for name in before if after.get(name) != before[name]} == {"f00", "f02", "f04"}
    assert (out / f"f04{suffix}").read_bytes() == b"mine"
    # A refusal is not remembered: whoever makes room gets the file.
    (out / f"f04{suffix}").unlink()
    code, statuses, last = run()
    assert (code, set(statuses.values())) == (0, {"ok"})
    assert {name: last[name] for name in ("f00", "f02", "f10")} == {
        name: after[name] for name in ("f00", "f02", "f10")
    }
    if command == "convert":
        with rnt.open(out / "f02.root") as file:
            assert file["Events"].num_entries == 22


def test_outputs_that_are_there_already_have_a_status_of_their_own(files: Path, tmp_path: Path) -> None:
    results = tmp_path / "rows.jsonl"
    arguments = ["export", str(files / "a" / "f0[02].root"), str(tmp_path / "out"), "--scheduler", "local"]
    assert main([*arguments, "--results", str(results)]) == 0
    assert main([*arguments, "--results", str(results)]) == 73
    assert {row["status"] for row in rows_of(results)} == {"unwritten"}
    assert "--force replaces it" in rows_of(results)[0]["message"]


@pytest.mark.parametrize("kind", ["jsonl", "parquet"])
@pytest.mark.parametrize("where", ["local", "processes"])
def test_a_run_stops_after_failures_and_keeps_its_results(
    files: Path, tmp_path: Path, kind: str, where: str, capsys: pytest.CaptureFixture[str]
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    results, report, out = tmp_path / f"rows.{kind}", tmp_path / "page.html", tmp_path / "out"
    arguments = ["export", str(files), str(out), "--scheduler", where, "-j", "2", "--max-failures", "2"]
    assert main([*arguments, "--results", str(results), "--report", str(report)]) == 65
    rows = rows_of(results) if kind == "jsonl" else parquet.read_table(results).to_pylist()
    num_broken = sum(row["status"] == "broken" for row in rows)
    assert 2 < len(rows) < NUM_FILES
    told = capsys.readouterr()
    assert f"rntuple: stopped after {num_broken} failures, {len(rows)} of {NUM_FILES} files done" in told.err
    assert "f06.root" in report.read_text()
    assert num_broken == 2 or where == "processes"
    assert not [path for path in out.rglob("*") if path.is_file() and path.suffix != ".parquet"]
    assert len(list(out.rglob("*.parquet"))) == len(rows) - num_broken


def test_a_run_that_stopped_goes_on_with_its_journal(files: Path, tmp_path: Path) -> None:
    results = tmp_path / "rows.jsonl"
    arguments = [
        "stats",
        str(files),
        "--resume",
        str(tmp_path / "journal"),
        "--results",
        str(results),
        "--scheduler",
        "local",
    ]
    assert main([*arguments, "--max-failures", "1"]) == 65
    assert len(rows_of(results)) < NUM_FILES
    # The failure is known, and counts again.
    assert main([*arguments, "--max-failures", "1"]) == 65
    assert len(rows_of(results)) < NUM_FILES
    assert main(arguments) == 65
    assert len(rows_of(results)) == NUM_FILES


@pytest.mark.parametrize("form", ["text", "json", "jsonl"])
def test_a_validation_stops_after_failures(
    files: Path, tmp_path: Path, form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    good = [str(files / "a" / f"f{number:02}.root") for number in (0, 2, 4, 6)]
    missing = [str(tmp_path / f"missing{number}.root") for number in range(2)]
    names = [*good[:2], missing[0], good[3], missing[1], good[2]]
    results = tmp_path / "rows.jsonl"
    options = ["--max-failures", "2", "--scheduler", "local", "--format", form, "--results", str(results)]
    assert main(["validate", *names, *options]) == 66
    statuses = [json.loads(line)["status"] for line in results.read_text().splitlines()]
    assert len(statuses) == 5
    assert statuses[3] == "findings"  # which is no failure
    told = capsys.readouterr()
    assert "stopped after 2 failures, 5 of 6 files done" in told.err
    assert "missing1.root" in told.out
    assert "f04.root" not in told.out


@pytest.mark.parametrize("format", ["text", "jsonl"])
def test_memory_does_not_grow_with_the_files_done(
    format: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = 2000
    names = [f"/nowhere/file{index:05}.root" for index in range(number)]
    (tmp_path / "list.txt").write_text("\n".join(names))
    sizes = []
    add = Results.add

    def measured(results: Results, row: Row) -> None:
        add(results, row)
        if results.counts.total() in (number // 4, number):
            gc.collect()
            sizes.append(tracemalloc.get_traced_memory()[0])

    monkeypatch.setattr(Results, "add", measured)
    output = tmp_path / "report"
    tracemalloc.start()
    try:
        code = main(
            ["validate", f"@{tmp_path / 'list.txt'}", "-j", "1", "--format", format, "-o", str(output)]
        )
    finally:
        tracemalloc.stop()
    assert code == Exit.INPUT
    assert len(output.read_text().splitlines()) == number * (3 if format == "text" else 1) + 1
    few, many = sizes
    assert many - few < 30_000, f"{(many - few) / (number * 3 / 4):.0f} bytes for each file"


def test_fewer_than_one_failure_cannot_be_allowed(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("info", "validate"):
        assert main([command, str(files), "--max-failures", "0"]) == 2
        assert "--max-failures must be 1 or more, not 0" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["info", "validate"])
def test_progress_is_a_line_of_json(files: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    main([command, str(files), "--progress", "json", "--quiet", "--scheduler", "local"])
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines() if line.startswith("{")]
    assert len(lines) == 1
    assert (lines[0]["done"], lines[0]["total"], lines[0]["seconds_left"]) == (NUM_FILES, NUM_FILES, 0.0)
    assert lines[0]["ok"] == NUM_FILES - (2 if command == "info" else 3)


@pytest.mark.parametrize(("option", "value"), [("--max-failures", "3"), ("--progress", "json")])
@pytest.mark.parametrize("command", ["info", "stats", "export", "convert"])
def test_values_for_many_files_are_not_ignored(
    command: str, option: str, value: str, files: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    outputs = [str(tmp_path / "out")] if command in ("export", "convert") else []
    assert main([command, str(files / "a" / "f00.root"), *outputs, option, value]) == 2
    assert f"{option} is for many files" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--results", "--report", "--resume"])
@pytest.mark.parametrize("command", ["info", "stats", "export", "convert"])
def test_options_for_many_files_are_not_ignored(
    command: str, option: str, files: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One file is done in another way, where they mean nothing; of a directory they mean the same for every command."""
    path = tmp_path / ("rows.jsonl" if option == "--results" else "page.html")
    outputs = [str(tmp_path / "out.root")] if command in ("export", "convert") else []
    one = [command, str(files / "a" / "f00.root"), *outputs]
    assert main([*one, option, str(path)]) == 2
    assert f"{option} is for many files" in capsys.readouterr().err
    assert not path.exists()
    assert main([*one, option, str(path), "--scheduler", "local"]) == 0
    path.unlink()
    shutil.rmtree(tmp_path / "out.root", ignore_errors=True)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "f.root").write_bytes((files / "a" / "f00.root").read_bytes())
    assert main([command, str(tmp_path / "data"), *outputs, option, str(path)]) == 0
    assert path.stat().st_size > 0


def test_a_directory_is_converted_without_what_is_excluded(files: Path, tmp_path: Path) -> None:
    assert main(["convert", str(files / "a"), str(tmp_path / "out"), "--exclude", "f0*"]) == 0
    made = {path.name for path in (tmp_path / "out").iterdir()}
    assert made == {f"f{number}.root" for number in range(10, NUM_FILES, 2)}
    assert (
        main(["convert", str(files / "a"), str(tmp_path / "two"), "--exclude", "f0*", "--format", "json"])
        == 2
    )


@pytest.mark.skipif(sys.platform == "win32", reason="limits of POSIX")
@pytest.mark.parametrize("older", [None, '{"file": "of an earlier run"}\n'])
def test_results_on_a_full_disk_leave_an_older_file_and_no_half_line(
    older: str | None, tmp_path: Path
) -> None:
    import resource

    (tmp_path / "in").mkdir()
    for number in range(4):
        rnt.write(tmp_path / "in" / f"f{number}.root", "E", {"x": np.arange(9)})
    results = tmp_path / "rows.jsonl"
    if older is not None:
        results.write_text(older)
    run = subprocess.run(
        [sys.executable, "-m", "rntuple_construct", "validate", "in", "--scheduler", "local", "--results", str(results)],
        cwd=tmp_path, capture_output=True, text=True, check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (600, 600)),
    )  # fmt: skip
    assert run.returncode in (73, 74)
    assert "cannot write" in run.stderr
    assert "Traceback" not in run.stderr
    if older is not None:
        assert results.read_text() == older
    else:
        assert results.read_text().endswith("}\n")
        assert len(rows_of(results)) < 4
    assert {path.name for path in tmp_path.iterdir()} <= {"in", "rows.jsonl"}


@pytest.mark.parametrize("has_older", [False, True])
def test_results_before_an_interrupt_are_kept(
    has_older: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rntuple_construct.cli import validate as command

    names = [tmp_path / f"f{number}.root" for number in range(4)]
    for name in names:
        rnt.write(name, "E", {"x": np.arange(9)})
    results = tmp_path / "rows.jsonl"
    if has_older:
        results.write_text("old\n")
    whole, seen = command.check_file, []

    def checked(target: Any, *settings: Any) -> Any:
        if len(seen) == 2:
            raise KeyboardInterrupt
        seen.append(target)
        return whole(target, *settings)

    monkeypatch.setattr(command, "check_file", checked)
    arguments = ["validate", *map(str, names), "--scheduler", "local", "--results", str(results)]
    assert main(arguments) == 130
    assert [row["file"] for row in rows_of(results)] == [str(name) for name in names[:2]]


@pytest.mark.parametrize("command", ["info", "stats"])
def test_an_intact_file_without_one_ntuple_is_not_broken(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rnt.write(tmp_path / "one.root", "t", {"x": [1]})
    with rnt.create_file(tmp_path / "two.root") as file:
        for name in ("a", "b"):
            with file.create(name, {"x": "float"}) as ntuple:
                ntuple.extend({"x": [1.0]})
    shutil.copy(Path(__file__).parents[1] / "data/ttree/ttrees.root", tmp_path)
    assert main([command, str(tmp_path)]) == 0
    lines = capsys.readouterr().out
    assert "broken" not in lines
    assert "there is no RNTuple in it, but TDirectory, TNtuple, TTree" in lines
    assert "rntuple import converts TTrees" in lines
    assert ("choose one as FILE:NAME: a, b" in lines) is (command == "stats")


def test_a_report_has_the_severities_of_findings(tmp_path: Path) -> None:
    case = next(case for case in BROKEN if case.rule == "RNT-RC1-011")
    (tmp_path / "rc1.root").write_bytes(case.make())
    report = tmp_path / "report.html"
    main(["validate", str(tmp_path), "--scheduler", "local", "--report", str(report)])
    rule = known_rule("RNT-RC1-011")
    assert f"<td>{rule.title}<td>warning<td" in report.read_text()
