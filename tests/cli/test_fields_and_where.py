"""Options that choose fields and entries, which several commands share: ``--exclude-fields``, ``--skip-unsupported``, ``--where``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.kit.files.file_description import (
    DescribedCluster,
    DescribedPages,
    FileDescription,
    make_column,
    make_field,
)

NUM = 200
SCHEMA: dict[str, Any] = {
    "event": "std::int32_t", "met": "float", "payment": "std::string", "tip": "std::optional<float>",
    "Muon_pt": "std::vector<float>", "Muon_id": "std::vector<std::int32_t>", "hollow": {}, "either": "std::variant<std::int32_t,std::string>",
}  # fmt: skip
ROWS: list[dict[str, Any]] = [
    {
        "event": i, "met": float(i), "payment": ["cash", "card"][i % 2], "tip": None if i % 5 == 0 else i / 8,
        "Muon_pt": [float(i)] * (i % 4), "Muon_id": [i] * (i % 4), "hollow": {}, "either": i if i % 3 else "x",
    }
    for i in range(NUM)
]  # fmt: skip
CONDITIONS: dict[str, Any] = {
    "payment == 'cash' and met > 100": lambda row: row["payment"] == "cash" and row["met"] > 100,
    "tip is None or tip > 20": lambda row: row["tip"] is None or row["tip"] > 20,
    "len(Muon_pt) > 2": lambda row: len(row["Muon_pt"]) > 2,
    "any(Muon_pt > 150)": lambda row: any(pt > 150 for pt in row["Muon_pt"]),
    "met < 0": lambda row: False,
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name, changed in (("a.root", -1), ("b.root", 150)):
        with rnt.create(name, "Events", SCHEMA) as writer:
            for start in range(0, NUM, 50):
                rows = [
                    row | {"met": row["met"] + (row["event"] == changed)} for row in ROWS[start : start + 50]
                ]
                writer.extend(rows)
                writer.flush_cluster()
    return tmp_path


def chosen(where: str) -> list[int]:
    return [row["event"] for row in ROWS if CONDITIONS[where](row)]


def lines(*arguments: str) -> list[Any]:
    done = run_cli(*arguments)
    assert done.code == 0, done.err
    return [json.loads(line) for line in done.out.splitlines()]


@pytest.mark.parametrize("where", CONDITIONS)
def test_every_command_chooses_the_same_entries(where: str, folder: Path) -> None:
    wanted = chosen(where)
    found = lines("dump", "a.root", "--format", "jsonl", "--where", where)
    assert found == [json.loads(json.dumps(ROWS[event])) for event in wanted]
    before: dict[str, bytes] = {}
    for jobs in ("1", "2"):
        text = run_cli(
            "stats", "a.root", "--format", "json", "--fields", "event", "--where", where, "-j", jobs
        )
        stats = json.loads(text.out)
        assert (stats["num_entries"], stats["fields"][0]["num_values"]) == (len(wanted), len(wanted))
        assert stats["fields"][0]["minimum"] == (min(wanted) if wanted else None)
        for name in ("o.parquet", "o.csv", "o.jsonl", "o.arrow"):
            fields = ("--fields", "event,met", "--where", where, "-j", jobs, "--step-size", "400 B")
            done = run_cli("export", "a.root", name, *fields, "--force")
            assert done.code == 0
            assert f"{len(wanted)} entr" in done.err
            if jobs == "2":
                assert (folder / name).read_bytes() == before[name], name
        before = {name: (folder / name).read_bytes() for name in ("o.parquet", "o.csv", "o.jsonl", "o.arrow")}
        assert pq.read_table("o.parquet")["event"].to_pylist() == wanted
    assert run_cli("convert", "a.root", "c.root", "--where", where).code == 0
    assert rnt.open("c.root:Events")["event"].array().tolist() == wanted
    done = run_cli("diff", "a.root", "b.root", "--where", where)
    assert done.code == (150 in wanted)
    if done.code:
        assert "differs in 1 entry, first in entry 150" in done.out
    else:
        assert f"no differences in {len(wanted)} entr" in done.out


def test_tables_number_the_entries_that_they_show(folder: Path) -> None:
    done = run_cli(
        "dump", "a.root", "--fields", "event", "--where", "met >= 150", "-n", "2", "--format", "table"
    )
    assert [line.split() for line in done.out.splitlines()[1:]] == [["150", "150"], ["151", "151"]]
    done = run_cli("dump", "a.root", "--fields", "event", "--where", "met >= 50", "--format", "table")
    assert [int(line.split()[0]) for line in done.out.splitlines()[1:]] == list(range(50, 70))
    assert "the first 20 entries that fulfil the condition" in done.err
    found = lines(
        "dump", "a.root", "--fields", "event", "--where", "met > 0", "--entries", "8:11", "--format", "jsonl"
    )
    assert found == [{"event": event} for event in (8, 9, 10)]
    assert lines("dump", "a.root", "--where", "met > 8", "-n", "0", "--format", "jsonl") == []


def test_parts_of_many_files_choose_too(folder: Path) -> None:
    where = ("--where", "met >= 190")
    (folder / "list.txt").write_text("a.root\nb.root\n")
    done = run_cli("stats", "@list.txt", *where, "--fields", "met", "-j", "2", "--results", "found.jsonl")
    assert done.code == 0, done.err
    rows = [json.loads(line) for line in (folder / "found.jsonl").read_text().splitlines()]
    assert [row["num_entries"] for row in rows if "num_entries" in row] == [10, 10]
    done = run_cli("export", "@list.txt", "out", *where, "--skip-unsupported", "-j", "2")
    assert done.code == 0, done.err
    for name in ("a", "b"):
        table = pq.read_table(folder / "out" / f"{name}.parquet")
        assert table.column_names == ["event", "met", "payment", "tip", "Muon_pt", "Muon_id"]
        assert table["event"].to_pylist() == list(range(190, 200))


def test_conditions_read_no_other_pages(folder: Path) -> None:
    data = bytearray((folder / "a.root").read_bytes())
    with rnt.open("a.root", ntuple="Events") as events:
        (column,) = events.node("Muon_pt").children[0].field.representations[0]
        for cluster in events.clusters:
            data[int(cluster.column_range(column).offset[0])] ^= 0xFF  # type: ignore[union-attr]
    (folder / "damaged.root").write_bytes(data)
    found = lines(
        "dump", "damaged.root", "--fields", "event", "--where", "len(Muon_pt) > 2", "--format", "jsonl"
    )
    assert [row["event"] for row in found] == chosen("len(Muon_pt) > 2")
    done = run_cli(
        "dump", "damaged.root", "--fields", "event", "--where", "any(Muon_pt > 2)", "--format", "jsonl"
    )
    assert done.code == 65


# Fields


COMMANDS = {
    "dump": "dump a.root -n 1", "stats": "stats a.root --format json", "export": "export a.root o.jsonl --force",
    "convert": "convert a.root c.root --force", "diff": "diff a.root b.root", "info": "info a.root --format json",
}  # fmt: skip


def fields_in(command: str, done: Any, folder: Path) -> list[str]:
    if command == "dump":
        return list(json.loads(done.out)[0])
    if command == "stats":
        return list(dict.fromkeys(item["path"].partition(".")[0] for item in json.loads(done.out)["fields"]))
    if command == "export":
        return list(json.loads((folder / "o.jsonl").read_text().splitlines()[0]))
    if command == "convert":
        return list(rnt.open_ntuple("c.root").fields)
    return [field["name"] for field in json.loads(done.out)["ntuples"][0]["fields"]]


@pytest.mark.parametrize("command", [name for name in COMMANDS if name != "diff"])
def test_fields_are_left_out(command: str, folder: Path) -> None:
    done = run_cli(*COMMANDS[command].split(), "--exclude-fields", "Muon_*,either,hollow")
    assert done.code == 0, done.err
    assert fields_in(command, done, folder) == ["event", "met", "payment", "tip"]
    done = run_cli(*COMMANDS[command].split(), "--fields", "Muon_*,met", "--exclude-fields", "Muon_pt")
    assert sorted(fields_in(command, done, folder)) == ["Muon_id", "met"]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_name_to_leave_out_that_does_not_exist_is_an_error(command: str, folder: Path) -> None:
    done = run_cli(*COMMANDS[command].split(), "--exclude-fields", "Muom_*")
    assert done.code == 2
    assert "Muom_*" in done.err


def test_differences_of_fields_that_are_left_out(folder: Path) -> None:
    assert run_cli("diff", "a.root", "b.root").code == 1
    assert run_cli("diff", "a.root", "b.root", "--exclude-fields", "m*").code == 0


def test_the_first_error_lists_all_fields_that_parquet_lacks(folder: Path) -> None:
    done = run_cli("export", "a.root", "o.parquet")
    assert done.code == 2
    assert "field 'hollow' holds struct<>, which Parquet does not have; so do either" in done.err
    assert "--skip-unsupported" in done.err
    assert not (folder / "o.parquet").exists()
    for jobs in ("1", "2"):
        done = run_cli(
            "export",
            "a.root",
            "o.parquet",
            "--skip-unsupported",
            "-j",
            jobs,
            "--step-size",
            "2 kB",
            "--force",
        )
        assert done.code == 0
        assert "field 'hollow' is left out" in done.err
        table = pq.read_table("o.parquet")
        assert table.column_names == ["event", "met", "payment", "tip", "Muon_pt", "Muon_id"]
        assert table.num_rows == NUM
    done = run_cli("export", "a.root", "o.csv")
    assert (
        "field 'Muon_pt' holds list<item: float>, which CSV does not have; so do Muon_id, hollow, either"
        in done.err
    )
    assert run_cli("export", "a.root", "o.csv", "--skip-unsupported").code == 0
    assert Path("o.csv").read_text().splitlines()[0] == "event,met,payment,tip"
    done = run_cli("dump", "a.root", "--format", "csv")
    assert "'Muon_pt' (collection) does not fit into a CSV cell; nor do Muon_id, hollow, either" in done.err
    done = run_cli("dump", "a.root", "--format", "csv", "--skip-unsupported", "-n", "1")
    assert done.out.splitlines() == ["event,met,payment,tip", "0,0.0,cash,"]
    done = run_cli("export", "a.root", "no.parquet", "--fields", "hollow,either", "--skip-unsupported")
    assert done.code == 2
    assert "no field of 'Events' can be exported" in done.err


def test_a_real_file_exports_with_one_option(corpus_dir: Path, tmp_path: Path) -> None:
    (source,) = corpus_dir.glob("files/*4ba3cb__test_stl_containers_rntuple_v1-0-0-0.root")
    target = tmp_path / "o.parquet"
    done = run_cli("export", str(source), str(target))
    assert done.code == 2
    assert "so do vector_variant_int64_string" in done.err
    assert run_cli("export", str(source), str(target), "--skip-unsupported").code == 0
    assert len(pq.read_table(target).column_names) == 11


def test_fields_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    draft = FileDescription(
        "rc2",
        [make_field("x", "float"), make_field("y", "float")],
        [make_column("Real32", 0), {**make_column("Real32", 1), "column_type": 0x42}],
        [DescribedCluster(1, [[[1.5]], DescribedPages([b"\0\0\0\0"], counts=[1])])],
    )
    (tmp_path / "a.root").write_bytes(draft.build())
    rnt.write("b.root", "nt", {"x": np.array([1.5], np.float32)})
    unread = {"dump": 65, "stats": 0, "export": 0, "convert": 2, "info": 0}
    for command, code in unread.items():
        call = COMMANDS[command].split()
        assert run_cli(*call).code == code
        for more in (
            ["--skip-unsupported"],
            ["--exclude-fields", "y"],
            ["--fields", "x,y", "--skip-unsupported"],
        ):
            if command == "info" and "--fields" in more:
                continue
            done = run_cli(*call, *more)
            assert done.code == 0, (command, more, done.err)
            assert fields_in(command, done, tmp_path) == ["x"]
    assert run_cli("diff", "a.root", "b.root").code == 1
    assert run_cli("diff", "a.root", "b.root", "--skip-unsupported").code == 0
    assert run_cli("diff", "a.root", "b.root", "--fields", "x,y").code == 65
    assert run_cli("diff", "a.root", "b.root", "--fields", "x,y", "--skip-unsupported").code == 0
    assert run_cli("diff", "a.root", "b.root", "--exclude-fields", "y").code == 0
