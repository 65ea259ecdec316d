"""``--jobs`` of export and convert: the same bytes and errors for any number of processes, which leave nothing behind."""

from __future__ import annotations

import gzip
import io
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.conversion.copying.convert_files import ConvertOptions, convert
from rntuple_construct.conversion.copying.verify_copy import check_same_values
from rntuple_construct.conversion.tables.export_table import export
from rntuple_construct.writer import container

NUM_ENTRIES, NUM_IN_CLUSTER = 6000, 700
STEP = "20 kB"
FORMATS = ["parquet", "arrow", "csv", "csv.gz", "jsonl", "jsonl.gz"]
forked = pytest.mark.skipif(
    os.name != "posix" or multiprocessing.get_start_method() != "fork",
    reason="what is replaced here is replaced in other processes if they are forks",
)


def write(path: Path, **changes: Any) -> Path:
    numbers = np.arange(NUM_ENTRIES)
    values: dict[str, Any] = {
        "id": numbers,
        "x": np.sin(numbers) * 10.0 ** (numbers % 23 - 11),
        "flag": numbers % 3 == 0,
        "name": [f'n"{number * 7919 % 401}' for number in numbers],
        "maybe": [None if number % 3 else number / 7 for number in numbers],
        "lists": [[number, -number][: number % 3] for number in numbers],
    }
    values.update(changes)
    fields = {
        "id": "std::int64_t",
        "x": "double",
        "flag": "bool",
        "name": "std::string",
        "maybe": "std::optional<float>",
        "lists": "std::vector<std::int32_t>",
    }
    with rnt.create(path, "Events", fields) as writer:
        for start in range(0, NUM_ENTRIES, NUM_IN_CLUSTER):
            stop = start + NUM_IN_CLUSTER
            writer.extend({name: column[start:stop] for name, column in values.items()})
            writer.flush_cluster()
    return path


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("source") / "a.root")


@pytest.fixture(scope="module")
def damaged(source: Path) -> Path:
    """Two pages of ``x`` are damaged; the error is about the first one, whichever process meets its own first."""
    path = source.with_name("damaged.root")
    with rnt.open(source) as file:
        column = file["Events"].nodes["x"].field.representations[0][0]
        places = [int(file["Events"].clusters[cluster].column_range(column).offset[0]) for cluster in (4, 6)]
    data = bytearray(source.read_bytes())
    for place in places:
        data[place] ^= 1
    path.write_bytes(data)
    return path


@pytest.fixture
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Conversions take several steps, which begin elsewhere than clusters."""
    monkeypatch.setattr("rntuple_construct.conversion.copying.convert_files.STEP", STEP)


@pytest.fixture
def same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys of all files have the same time stamp."""
    monkeypatch.setattr(container, "encode_datime", lambda _: 1 << 26)


def fields_of(suffix: str) -> list[str]:
    return ["--fields", "id,x,flag,name,maybe"] if "csv" in suffix else []


@pytest.mark.parametrize("suffix", FORMATS)
@pytest.mark.parametrize("entries", [":", "1:5990", "17:18", "9:9"])
def test_exported_bytes_are_the_same(suffix: str, entries: str, source: Path, tmp_path: Path) -> None:
    found = []
    for workers in ("none", "1", "2", "3"):
        target = tmp_path / f"{workers}.{suffix}"
        given = [] if workers == "none" else ["--jobs", workers]
        run = run_cli(
            "export",
            str(source),
            str(target),
            *given,
            "--step-size",
            STEP,
            "--entries",
            entries,
            *fields_of(suffix),
        )
        assert run.code == 0, run.err
        found.append((target.read_bytes(), run.err.replace(str(target), "")))
    assert [each[0] for each in found[1:]] == [found[0][0]] * 3
    assert len({each[1] for each in found[1:]}) == 1
    assert len(list(tmp_path.iterdir())) == 4


@pytest.mark.parametrize(
    ("suffix", "compression"),
    [("parquet", "none"), ("parquet", "gzip:2"), ("arrow", "lz4"), ("csv", "gzip:1")],
)
def test_compressed_bytes_are_the_same(suffix: str, compression: str, source: Path) -> None:
    found = []
    for workers in (1, 2, 0):
        target = io.BytesIO()
        told: list[int] = []

        def advanced(done: int, total: int, told: list[int] = told) -> None:
            told.append(done)
            assert total == NUM_ENTRIES

        done = export(
            source, target, format=suffix, fields=["id", "name"], compression=compression, step_size=500,
            workers=workers, advanced=advanced,
        )  # fmt: skip
        assert done.nbytes == len(target.getvalue())
        assert told == list(range(500, NUM_ENTRIES + 1, 500))
        found.append((target.getvalue(), done))
    assert found[1:] == found[:1] * 2


def test_gzip_members_are_one_text(source: Path, tmp_path: Path) -> None:
    texts = []
    for suffix in ("jsonl", "jsonl.gz"):
        export(source, tmp_path / f"a.{suffix}", step_size=STEP, workers=2)
        texts.append((tmp_path / f"a.{suffix}").read_bytes())
    assert gzip.decompress(texts[1]) == texts[0]
    export(source, tmp_path / "none.jsonl.gz", entry_stop=0, workers=2)
    assert gzip.decompress((tmp_path / "none.jsonl.gz").read_bytes()) == b""


def test_sources_that_other_processes_cannot_open_are_read_here(source: Path, tmp_path: Path) -> None:
    texts = []
    for number, given in enumerate((str(source), source.read_bytes(), io.BytesIO(source.read_bytes()))):
        export(given, tmp_path / f"{number}.jsonl", step_size=STEP, workers=2)
        texts.append((tmp_path / f"{number}.jsonl").read_bytes())
    assert texts[1:] == texts[:1] * 2


@pytest.mark.usefixtures("small_steps", "same_time")
@pytest.mark.parametrize(
    "options",
    [
        [],
        ["--no-check"],
        ["--to", "rc2"],
        ["--entries", "100:5003", "--fields", "id,lists"],
        ["--where", "x > 0"],
        ["--compression", "none"],
        ["--cluster-size", "20 kB", "--page-size", "1 kB"],
    ],
    ids=" ".join,
)
def test_converted_bytes_are_the_same(options: list[str], source: Path, tmp_path: Path) -> None:
    found = []
    for workers in ("1", "2", "3"):
        target = tmp_path / workers / "b.root"
        target.parent.mkdir()
        run = run_cli("convert", str(source), str(target), "--jobs", workers, *options)
        assert run.code == 0, run.err
        found.append(target.read_bytes())
        assert os.listdir(target.parent) == ["b.root"]
    assert found[1:] == found[:1] * 2


@pytest.mark.usefixtures("small_steps", "same_time")
def test_converted_file_objects_are_the_same(source: Path, tmp_path: Path) -> None:
    found = []
    for workers in (1, 2):
        for given in (source, source.read_bytes(), io.BytesIO(source.read_bytes())):
            target = io.BytesIO()
            convert(given, target, ConvertOptions(workers=workers))
            found.append(target.getvalue())
    assert found[1:] == found[:1] * 5


@pytest.mark.usefixtures("small_steps")
def test_steps_that_differ_are_noticed(source: Path, tmp_path: Path) -> None:
    numbers = np.arange(NUM_ENTRIES)
    numbers[[4500, 5500]] += 1
    other = write(tmp_path / "b.root", id=numbers)
    with rnt.open(source) as first, rnt.open(other) as second:
        ours, theirs = first["Events"], second["Events"]
        said = []
        for workers in (1, 2, 5):
            with pytest.raises(SchemaError) as caught:
                check_same_values(ours, theirs, ["id", "x"], 400, 0, NUM_ENTRIES, workers)
            said.append(str(caught.value))
        assert "'id' between entries 4400 and 4800" in said[0]
        assert said[1:] == said[:1] * 2
        check_same_values(ours, theirs, ["x"], 400, 0, NUM_ENTRIES, 2)
        with pytest.raises(SchemaError, match="6000 entries in place of 100"):
            check_same_values(ours, theirs, ["x"], 400, 0, 100, 2)


@pytest.mark.usefixtures("small_steps")
@pytest.mark.parametrize("command", ["export", "convert"])
def test_damage_is_the_same_error(command: str, damaged: Path, tmp_path: Path) -> None:
    runs = []
    suffix, more = ("jsonl", ["--step-size", STEP]) if command == "export" else ("root", [])
    for workers in ("1", "2", "3"):
        runs.append(run_cli(command, str(damaged), str(tmp_path / f"b.{suffix}"), "--jobs", workers, *more))
        assert list(tmp_path.iterdir()) == []
    assert runs[0].code == 65
    assert "RNT-PAG" in runs[0].err
    assert runs[1:] == runs[:1] * 2


@forked
@pytest.mark.parametrize("times", [1, 100])
def test_processes_that_die(
    times: int, source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A step is done again, and is an error if its process dies every time."""
    export(source, tmp_path / "whole.jsonl", step_size=STEP)
    whole = rnt.RNTuple.iterate
    (tmp_path / "deaths").mkdir()

    def deadly(self: Any, *arguments: Any, **options: Any) -> Any:
        number = len(os.listdir(tmp_path / "deaths"))
        if options.get("entry_start") and number < times:
            (tmp_path / "deaths" / f"{number}.{os.getpid()}").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return whole(self, *arguments, **options)

    monkeypatch.setattr(rnt.RNTuple, "iterate", deadly)
    target = tmp_path / "b.jsonl"
    run = run_cli("export", str(source), str(target), "--jobs", "2", "--step-size", STEP)
    assert os.listdir(tmp_path / "deaths")
    if times == 1:
        assert run.code == 0
        assert target.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()
    else:
        assert run.code == 74
        assert "crashed 3 times, the last time with signal 9" in run.err
        assert "Traceback" not in run.err
        assert sorted(os.listdir(tmp_path)) == ["deaths", "whole.jsonl"]
    assert multiprocessing.active_children() == []


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
def test_an_interrupt_ends_all_processes_and_leaves_nothing(source: Path, tmp_path: Path) -> None:
    """The steps of the run take for ever; it is interrupted as soon as pieces are there."""
    code = """if True:
        import signal, sys, time
        signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell ignores it in the background
        from rntuple_construct.cli import main
        from rntuple_construct.reader import RNTuple
        whole = RNTuple.arrays
        def slow(self, *arguments, **options):
            time.sleep(60 if options.get("entry_start") else 0)
            return whole(self, *arguments, **options)
        RNTuple.arrays = slow
        sys.exit(main(sys.argv[1:]))
    """
    arguments = ["export", str(source), str(tmp_path / "b.jsonl"), "--jobs", "2", "--step-size", STEP]
    with subprocess.Popen([sys.executable, "-c", code, *arguments], stderr=subprocess.PIPE, text=True) as run:
        assert run.stderr is not None
        deadline = time.monotonic() + 60
        while not list(tmp_path.glob(".b.jsonl.*.parts/*")):
            assert time.monotonic() < deadline
            assert run.poll() is None
            time.sleep(0.02)
        children = Path(f"/proc/{run.pid}/task/{run.pid}/children").read_text().split()
        assert len(children) == 2
        run.send_signal(signal.SIGINT)
        assert run.wait(30) == 130
        assert run.stderr.read() == "rntuple: interrupted\n"
        assert not any(Path(f"/proc/{pid}").exists() for pid in children)
    assert list(tmp_path.iterdir()) == []


def test_jobs_that_make_no_sense(source: Path, tmp_path: Path) -> None:
    (tmp_path / "d").mkdir()
    target = str(tmp_path / "d" / "b.csv")
    for command in ("export", "convert"):
        run = run_cli(command, str(source), target, "--jobs", "-1")
        assert (run.code, "--jobs must be 0 or more, not -1" in run.err) == (2, True)
    run = run_cli("convert", str(source), str(tmp_path / "b.trv"), "--to", "trevni", "--jobs", "2")
    assert run.code == 2
    assert os.listdir(tmp_path / "d") == []
    with pytest.raises(SchemaError, match="workers must be 0 or more, not -1"):
        export(source, target, workers=-1)


def test_jobs_is_the_only_option_for_parallel_work(source: Path, tmp_path: Path) -> None:
    for name in ("--workers", "--threads"):
        run = run_cli("convert", str(source), str(tmp_path / "b.root"), name, "2")
        assert (run.code, name in run.err) == (2, True)
    for command in ("export", "convert", "stats", "validate", "import", "merge", "append"):
        text = run_cli(command, "--help").out
        assert "-j N" in text
        assert not any(old in text for old in ("--workers", "--threads"))
