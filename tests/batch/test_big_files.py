"""Big files cut into several tasks: the same rows and values as from one task, whatever the scheduler and the pieces."""

from __future__ import annotations

import gzip
import importlib
import json
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.cli import main
from rntuple_construct.cli import stats as stats_command
from tests.support import servers

NUM_CLUSTERS, NUM_IN_CLUSTER = 12, 500
FIELDS = {
    "x": "double",
    "id": "std::int64_t",
    "name": "std::string",
    "maybe": "std::optional<float>",
    "lengths": "std::vector<std::int32_t>",
}
forked = pytest.mark.skipif(
    os.name != "posix" or multiprocessing.get_start_method() != "fork",
    reason="what is replaced here is replaced in other processes if they are forks",
)


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


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with servers.dask_cluster(tmp_path_factory.mktemp("dask")) as address:
        yield address


@pytest.fixture(params=["local", "processes", "dask"])
def scheduler(request: pytest.FixtureRequest) -> str:
    name: str = request.getfixturevalue("cluster") if request.param == "dask" else request.param
    return name


@pytest.fixture
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """One pass over these files takes several steps, which begin elsewhere than clusters."""
    module = importlib.import_module("rntuple_construct.conversion.summary.stats")
    for function in (module.stats, module.stretches):
        monkeypatch.setitem(function.__kwdefaults__, "step_size", 301)


def rows_of(path: Path) -> list[dict[str, Any]]:
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    return sorted(({**row, "seconds": None} for row in rows), key=lambda row: row["file"])


def run(tmp_path: Path, *arguments: str) -> tuple[int, list[dict[str, Any]]]:
    """Exit code and rows of a command."""
    results = tmp_path / "rows.jsonl"
    code = main([*arguments, "--results", str(results), "-j", "2"])
    return code, rows_of(results)


# Validation


def report_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, Any]:
    """Exit code and report of a validation."""
    code = main(["validate", *arguments, "--format", "json"])
    return code, json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("level", ["structure", "checksums", "full"])
def test_reports_do_not_depend_on_scheduler_and_pieces(
    files: Path, scheduler: str, level: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = (str(files), "--level", level)
    whole = report_of(capsys, *options, "-j", "1")
    assert whole[0] == (0 if level == "structure" else 1)
    assert len(whole[1]["findings"]) == (0 if level == "structure" else 2)
    rows = {}
    for split in ("20 kB", "1", "1 GB"):
        results = tmp_path / f"{split}.jsonl"
        found = report_of(
            capsys, *options, "--scheduler", scheduler, "--split-size", split, "-j", "2", "--results", str(results)
        )  # fmt: skip
        assert found == whole
        assert all(json.loads(line)["seconds"] > 0 for line in results.read_text().splitlines())
        rows[split] = rows_of(results)
    assert rows["20 kB"] == rows["1"] == rows["1 GB"]


def test_pages_of_a_big_file_are_checked_in_pieces(
    files: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from rntuple_construct.cli import validate as command

    seen = []
    real = command._check_piece
    monkeypatch.setattr(
        command, "_check_piece", lambda *given, **more: seen.append(given[2]) or real(*given, **more)
    )
    path = files / "a.root"
    for size, num in ((path.stat().st_size, 0), (path.stat().st_size // 2 + 1, 3), (1, NUM_CLUSTERS + 1)):
        seen.clear()
        assert report_of(capsys, str(path), "--scheduler", "local", "--split-size", str(size))[0] == 0
        assert len(seen) == num
    # One process by itself, as -j 1 has always been, gains nothing from pieces.
    seen.clear()
    assert report_of(capsys, str(path), "-j", "1", "--split-size", "1")[0] == 0
    assert seen == []


@pytest.mark.parametrize("options", [(), ("-j", "3")])
def test_threads_share_the_pages_of_one_big_file(
    options: tuple[str, ...], files: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from rntuple_construct.cli import validate as command
    from rntuple_construct.validation.checks import contents

    names, real = set(), contents._PageChecker.visit

    def noted(*given: Any) -> Any:
        names.add(threading.current_thread().name.rpartition("_")[0])
        return real(*given)

    monkeypatch.setattr(command, "_check_piece", None)
    monkeypatch.setattr("os.cpu_count", lambda: 3)
    monkeypatch.setattr(contents, "_MIN_LEN_TOGETHER", 0)
    monkeypatch.setattr(contents, "_MIN_LEN_LOOP", 0)
    monkeypatch.setattr(contents, "run_in_place", lambda *_, **__: False)
    monkeypatch.setattr(contents._PageChecker, "visit", noted)
    path = str(files / "damaged.root")
    whole = report_of(capsys, path, "-j", "1")
    assert whole[0] == 1
    assert "rntuple-read" not in names
    assert report_of(capsys, path, *options, "--split-size", "1") == whole
    assert "rntuple-read" in names


@forked
def test_a_piece_of_a_validation_whose_process_dies_is_done_again(
    files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from rntuple_construct.cli import validate as command

    real, marks = command._check_piece, tmp_path / "deaths"
    whole = report_of(capsys, str(files), "-j", "1")

    def dying(target: Any, output: None, piece: Any, path: str, most: int = 1, **more: Any) -> Any:
        if target.target.endswith("damaged.root") and piece is not None and piece.start[2] == 5:
            with marks.open("a") as file:
                file.write("x")
            if len(marks.read_text()) <= most:
                os.kill(os.getpid(), signal.SIGKILL)
        return real(target, output, piece, path, **more)

    monkeypatch.setattr(command, "_check_piece", dying)
    options = (str(files), "--scheduler", "processes", "-j", "2", "--split-size", "1")
    assert report_of(capsys, *options) == whole
    assert marks.read_text() == "xx"
    monkeypatch.setattr(command, "_check_piece", lambda *given, **more: dying(*given, most=100, **more))
    code, report = report_of(capsys, *options)
    states = {Path(each["name"]).name: each["status"] for each in report["files"]}
    assert (code, states.pop("damaged.root"), set(states.values())) == (70, "failed", {"checked"})


# Statistics


@pytest.mark.usefixtures("small_steps")
@pytest.mark.parametrize("split", ["1", "20 kB", "60000"])
def test_statistics_do_not_depend_on_the_pieces(files: Path, tmp_path: Path, split: str) -> None:
    whole = run(tmp_path, "stats", str(files), "--scheduler", "local")
    assert whole[0] == 65
    assert [row["status"] for row in whole[1]] == ["ok", "ok", "broken", "ok", "ok"]
    assert whole[1][0]["detail"]["fields"][0]["num_nan"] == 62
    assert run(tmp_path, "stats", str(files), "--scheduler", "local", "--split-size", split) == whole
    few = ("--entries", "700:5100", "--fields", "x,na*")
    whole = run(tmp_path, "stats", str(files / "a.root"), "--scheduler", "local", *few)
    cut = run(tmp_path, "stats", str(files / "a.root"), "--scheduler", "local", "--split-size", split, *few)
    assert cut == whole
    assert cut[1][0]["num_entries"] == 4400


def test_statistics_are_the_same_from_every_scheduler(files: Path, tmp_path: Path, scheduler: str) -> None:
    whole = run(tmp_path, "stats", str(files), "--scheduler", "local")
    assert run(tmp_path, "stats", str(files), "--scheduler", scheduler, "--split-size", "20 kB") == whole


def test_a_big_file_is_cut_between_clusters(
    files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = []
    real = stats_command.part_of

    def noted(target: Any, output: Any, part: Any, path: str, arguments: Any) -> Any:
        parts.append(part)
        return real(target, output, part, path, arguments)

    monkeypatch.setattr(stats_command, "part_of", noted)
    monkeypatch.setitem(
        importlib.import_module("rntuple_construct.conversion.summary.stats").stretches.__kwdefaults__,
        "step_size",
        250,
    )
    path = files / "a.root"
    size = path.stat().st_size
    assert run(tmp_path, "stats", str(path), "--scheduler", "local", "--split-size", str(size))[0] == 0
    assert parts == []
    assert (
        run(tmp_path, "stats", str(path), "--scheduler", "local", "--split-size", str(size // 3 + 1))[0] == 0
    )
    assert parts == [(0, 2000, 250), (2000, 4000, 250), (4000, 6000, 250)]


@forked
@pytest.mark.usefixtures("small_steps")
def test_a_piece_whose_process_dies_is_done_again(
    files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = run(tmp_path, "stats", str(files), "--scheduler", "local")
    real = stats_command.part_of

    def deadly(target: Any, output: Any, part: Any, path: str, arguments: Any) -> Any:
        mark = tmp_path / f"{Path(target.target).name}-{part[0]}"
        if part[0] and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        if target.target.endswith("b.root") and part[0] > 3500:
            os.kill(os.getpid(), signal.SIGKILL)
        return real(target, output, part, path, arguments)

    monkeypatch.setattr(stats_command, "part_of", deadly)
    code, rows = run(tmp_path, "stats", str(files), "--scheduler", "processes", "--split-size", "25 kB")
    assert len(list(tmp_path.glob("a.root-*"))) == 2
    assert code == 70
    assert (rows[1]["status"], rows[1]["message"]) == (
        "failed",
        "worker crashed 3 times with signal 9",
    )
    del rows[1], whole[1][1]
    assert rows == whole[1]


def test_a_journal_has_cut_files_whatever_the_size_of_the_pieces(files: Path, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    arguments = ["stats", str(files), "--scheduler", "local", "--resume", str(journal)]
    whole = run(tmp_path, *arguments, "--split-size", "20 kB")
    lines = journal.read_bytes().splitlines(keepends=True)
    assert len(lines) == 6
    journal.write_bytes(b"".join(lines[:3]))
    assert run(tmp_path, *arguments) == whole
    assert journal.read_bytes().splitlines(keepends=True)[:3] == lines[:3]
    assert len(journal.read_bytes().splitlines()) == 6


@pytest.mark.parametrize("size", ["0", "many"])
def test_a_size_that_is_none_is_refused(files: Path, size: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", str(files), "--scheduler", "local", "--split-size", size]) in (2, 65)
    assert size in capsys.readouterr().err


# Conversion


def content(path: Path) -> dict[str, Any]:
    with rnt.open(path) as file:
        return {name: repr(each) for name, each in file["Events"].arrays(library="np").items()} | {
            "entries": [repr(each) for each in file["Events"].arrays(library="py")]
        }


def test_skims_of_many_files_are_the_same_from_every_scheduler(
    files: Path, tmp_path: Path, scheduler: str
) -> None:
    skim = ["--where", "(id % 3 == 0) & (id > 1700)", "--fields", "id,na*,maybe"]
    whole = run(tmp_path, "convert", str(files), str(tmp_path / "out"), "--scheduler", "local", *skim)
    expected = {path.name: content(path) for path in (tmp_path / "out").iterdir()}
    assert sorted(expected) == ["a.root", "b.root", "damaged.root", "empty.root", "small.root"]
    assert main(
        ["convert", str(files), str(tmp_path / "out"), "--scheduler", scheduler, "--split-size", "20 kB", *skim]
    ) == 73  # fmt: skip
    again = ["convert", str(files), str(tmp_path / "out"), "--scheduler", scheduler, "--split-size", "20 kB"]
    assert run(tmp_path, *again, "--force", *skim) == whole
    assert {path.name: content(path) for path in (tmp_path / "out").iterdir()} == expected
    with rnt.open(tmp_path / "out" / "a.root") as file:
        assert file["Events"].arrays(["id"], library="np")["id"].tolist() == list(range(1701, 6000, 3))
        assert len(file["Events"].cluster_ranges) > 2  # those of the pieces
    assert rnt.validate(tmp_path / "out" / "a.root", level="full").ok


def test_a_damaged_piece_leaves_nothing_behind(files: Path, tmp_path: Path) -> None:
    whole = run(tmp_path, "convert", str(files), str(tmp_path / "out"), "--scheduler", "local")
    assert [row["status"] for row in whole[1]] == ["ok", "ok", "broken", "ok", "ok"]
    arguments = ["convert", str(files), str(tmp_path / "out"), "--scheduler", "local", "--split-size", "1"]
    assert run(tmp_path, *arguments, "--force") == whole
    assert sorted(os.listdir(tmp_path / "out")) == ["a.root", "b.root", "empty.root", "small.root"]
    skipped = run(tmp_path, *arguments, "--skip-existing")
    assert [row["status"] for row in skipped[1]] == ["skipped", "skipped", "broken", "skipped", "skipped"]


@pytest.mark.parametrize("generation", ["1.x", "rc2", "rc1"])
def test_pieces_of_every_generation_are_joined(files: Path, tmp_path: Path, generation: str) -> None:
    arguments = [
        "convert",
        str(files / "[ab].root"),
        str(tmp_path),
        "--to",
        generation,
        "--scheduler",
        "local",
    ]
    code, rows = run(
        tmp_path, *arguments, "--split-size", "30 kB", "--entries", "700:5100", "--compression", "none"
    )
    assert code == 0
    assert [row["num_entries"] for row in rows] == [4400, 4400]
    with rnt.open(tmp_path / "a.root") as file, rnt.open(files / "a.root") as source:
        assert file["Events"].generation.name == generation
        first = file["Events"].arrays(library="py")
        second = source["Events"].arrays(entry_start=700, entry_stop=5100, library="py")
        assert repr(first) == repr(second)


def test_what_belongs_to_all_entries_keeps_a_file_whole(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    with rnt.create(tmp_path / "in" / "a.root", "Events", FIELDS, generation="rc2") as writer:
        writer.add_user_metadata({"run": 7})
        for number in range(3):
            writer.extend(values(number * NUM_IN_CLUSTER))
            writer.flush_cluster()
    out = tmp_path / "out"
    arguments = ["convert", str(tmp_path / "in"), str(out), "--to", "rc2", "--scheduler", "local"]
    assert main([*arguments, "--split-size", "1"]) == 0
    with rnt.open(out / "a.root") as file:
        assert file["Events"].user_metadata_versions == {"run": (7,)}
        assert file["Events"].num_entries == 3 * NUM_IN_CLUSTER


def test_one_of_several_ntuples_is_converted(tmp_path: Path) -> None:
    with rnt.create_file(tmp_path / "two.root") as out:
        for name in ("Events", "Other"):
            with out.create(name, {"id": "std::int64_t"}) as writer:
                for number in range(3):
                    writer.extend({"id": np.arange(10) + 10 * number})
                    writer.flush_cluster()
    arguments = ["convert", f"{tmp_path}/two.root", str(tmp_path / "out"), "--scheduler", "local"]
    assert main([*arguments, "--split-size", "1", "--ntuple", "Other"]) == 0
    with rnt.open(tmp_path / "out" / "two.root") as file:
        assert file.keys() == ["Other"]
        assert file["Other"].arrays(["id"], library="np")["id"].tolist() == list(range(30))
    assert main([*arguments, "--split-size", "1", "--force"]) == 0
    with rnt.open(tmp_path / "out" / "two.root") as file:
        assert file.keys() == ["Events", "Other"]


def test_an_interrupted_conversion_leaves_nothing_behind(
    files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = importlib.import_module("rntuple_construct.cli.convert")
    real = module.part_of
    seen = []

    def interrupted(target: Any, output: Any, part: Any, path: str, arguments: Any) -> Any:
        found = real(target, output, part, path, arguments)
        seen.append(os.listdir(tmp_path / "out"))
        if part[0]:
            raise KeyboardInterrupt
        return found

    monkeypatch.setattr(module, "part_of", interrupted)
    arguments = ["convert", str(files / "a.root"), str(tmp_path / "out"), "--scheduler", "local"]
    assert main([*arguments, "--split-size", "20 kB"]) == 130
    assert [len(each) for each in seen] == [1, 1]
    assert os.listdir(tmp_path / "out") == []


@pytest.mark.parametrize("form", ["csv", "jsonl"])
def test_text_of_pieces_is_that_of_the_whole(files: Path, tmp_path: Path, scheduler: str, form: str) -> None:
    arguments = ["export", str(files), str(tmp_path / "out"), "--format", form, "--fields", "name,x,id"]
    arguments += ["--entries", "300:"]
    whole = run(tmp_path, *arguments, "--scheduler", "local")
    assert [row["status"] for row in whole[1]] == ["ok", "ok", "broken", "ok", "ok"]
    assert whole[1][0]["num_entries"] == 5700
    expected = {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()}
    assert len(expected[f"a.{form}"].splitlines()) == 5700 + (form == "csv")
    cut = run(tmp_path, *arguments, "--force", "--scheduler", scheduler, "--split-size", "20 kB")
    assert cut == whole
    assert {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()} == expected


@pytest.mark.parametrize("form", ["csv", "jsonl"])
def test_compressed_text_of_pieces_is_that_of_the_whole(files: Path, tmp_path: Path, form: str) -> None:
    arguments = ["export", str(files / "a.root"), str(tmp_path), "--format", form, "--fields", "name,x,id"]
    arguments += ["--compression", "gzip:1", "--scheduler", "local"]
    assert main(arguments) == 0
    path = tmp_path / f"a.{form}.gz"  # the name says that it is compressed
    whole = path.read_bytes()
    assert main([*arguments, "--force", "--split-size", "20 kB"]) == 0
    assert path.read_bytes() != whole
    assert gzip.decompress(path.read_bytes()) == gzip.decompress(whole)


def tables_in(directory: Path) -> dict[str, Any]:
    """Tables of all files, and the sizes of their row groups or record batches."""
    import pyarrow as pa
    from pyarrow import parquet

    found: dict[str, Any] = {}
    for path in sorted(directory.iterdir()):
        if path.suffix == ".parquet":
            with parquet.ParquetFile(path) as file:
                groups = [file.metadata.row_group(each).num_rows for each in range(file.num_row_groups)]
                found[path.name] = (file.read(), groups)
        else:
            with pa.memory_map(str(path)) as mapped:
                reader = pa.ipc.open_file(mapped)
                groups = [reader.get_batch(each).num_rows for each in range(reader.num_record_batches)]
                table = pa.Table.from_batches(
                    [reader.get_batch(each) for each in range(reader.num_record_batches)], reader.schema
                )
                found[path.name] = (pa.concat_tables([table]).combine_chunks(), groups)
    return found


@pytest.mark.parametrize(
    ("form", "compression"),
    [("parquet", None), ("parquet", "none"), ("parquet", "snappy"), ("arrow", None), ("arrow", "zstd:3")],
)
def test_tables_of_pieces_have_the_values_of_the_whole(
    files: Path, tmp_path: Path, scheduler: str, form: str, compression: str | None
) -> None:
    pytest.importorskip("pyarrow")
    arguments = ["export", str(files), str(tmp_path / "out"), "--format", form, "--entries", "300:"]
    arguments += ["--compression", compression] if compression else []
    whole = run(tmp_path, *arguments, "--scheduler", "local")
    assert [row["status"] for row in whole[1]] == ["ok", "ok", "broken", "ok", "ok"]
    expected = tables_in(tmp_path / "out")
    code, rows = run(tmp_path, *arguments, "--force", "--scheduler", scheduler, "--split-size", "20 kB")
    assert code == whole[0]
    for row, other in zip(rows, whole[1], strict=True):
        if row["status"] == "ok":
            assert (
                row["detail"].pop("nbytes")
                == (tmp_path / "out" / Path(row["detail"]["target"]).name).stat().st_size
            )
            other["detail"].pop("nbytes")
        assert row == other
    found = tables_in(tmp_path / "out")
    assert {name: (table.schema, table.num_rows) for name, (table, _) in found.items()} == {
        name: (table.schema, table.num_rows) for name, (table, _) in expected.items()
    }
    for name, (table, groups) in found.items():
        assert str(table.to_pylist()) == str(expected[name][0].to_pylist())
        assert len(groups) > 3 or name[0] not in "ab"
        assert len(expected[name][1]) <= 1
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == sorted(expected)


def test_joined_parquet_is_read_by_others_and_by_row_group(files: Path, tmp_path: Path) -> None:
    """Statistics lead to the right row groups, dictionaries and pages are found, and another library agrees."""
    parquet = pytest.importorskip("pyarrow.parquet")
    arguments = ["export", str(files / "a.root"), str(tmp_path), "--fields", "id,x,name"]
    assert main([*arguments, "--scheduler", "local", "--split-size", "20 kB"]) == 0
    path = tmp_path / "a.parquet"
    with parquet.ParquetFile(path) as file:
        assert file.num_row_groups > 3
        first = 0
        for number in range(file.num_row_groups):
            group = file.read_row_group(number, columns=["id"])["id"].to_pylist()
            assert group == list(range(first, first + len(group)))
            first += len(group)
        assert first == 6 * 1000
    some = parquet.read_table(path, filters=[("id", ">=", 4321), ("id", "<", 4400)])
    assert some["id"].to_pylist() == list(range(4321, 4400))
    polars = pytest.importorskip("polars")
    assert polars.read_parquet(path)["name"].to_list() == [
        f"n{number * 7919 % 4001}" for number in range(6000)
    ]
