"""Entries of RNTuples added to a file that exists: values equal, pages copied, old content until the new one is complete."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.dumps import run_cli
from support.file_checks import check_envelopes, findings
from support.killed_writes import KILLED_AT_WRITE
from support.peers import differences
from support.root_files import NAMES, path_of
from support.root_process import require_root, root

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError, SinkError, UnsupportedError
from rntuple_construct.writer import FieldSpec

SCHEMA = {"id": "std::int64_t", "pt": "std::vector<float>", "v": "std::variant<std::int32_t,std::string>"}


def entries(start: int, stop: int) -> list[dict[str, Any]]:
    return [{"id": i, "pt": [float(i)] * (i % 4), "v": i if i % 2 else str(i)} for i in range(start, stop)]


def write(path: Path, start: int, stop: int, schema: Any = None, name: str = "nt", **more: Any) -> Path:
    with rnt.create(path, name, schema or SCHEMA, **more) as writer:
        fields = list(schema or SCHEMA)
        for row in (start, (start + stop) // 2):
            end = stop if row != start else (start + stop) // 2
            writer.extend([{name: each[name] for name in fields} for each in entries(row, end)], flush=True)
    return path


def rows(path: Path, name: str | None = None) -> list[dict[str, Any]]:
    with rnt.open(path) as file:
        found: list[dict[str, Any]] = (file.only() if name is None else file[name]).arrays(library="py")
    return found


def check(path: Path) -> None:
    assert findings(path.read_bytes()) == []
    with rnt.open(path) as file:
        for name in file:
            check_envelopes(path, file[name])


def test_entries_of_several_files(tmp_path: Path) -> None:
    path = write(tmp_path / "a.root", 0, 10)
    others = [write(tmp_path / f"{start}.root", start, start + 6) for start in (10, 16)]
    before = path.read_bytes()
    done = rnt.append(path, others)
    assert rows(path) == entries(0, 22)
    assert (done.path, done.num_parts, done.num_entries, done.num_clusters) == ("nt", 2, 22, 6)
    assert (done.num_made, done.num_copied > 10) == (0, True)
    check(path)
    # What was there stays where it was, headers and switched directory aside.
    after = path.read_bytes()
    changed = [at for at, (one, two) in enumerate(zip(before, after, strict=False)) if one != two]
    assert len(changed) < 300


@pytest.mark.parametrize("name", NAMES)
def test_files_of_root_take_their_own_entries(name: str, tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    shutil.copy(path_of(name), path)
    path.chmod(0o644)
    known = {each.rule_id for each in rnt.validate(path).findings}
    with rnt.open(path) as file:
        names = file.keys()
    for each in names:
        rnt.append(path, [f"{path_of(name)}:{each}"], ntuple=each)
    assert {each.rule_id for each in rnt.validate(path).findings} <= known | {"RNT-CNT-009"}
    with rnt.open(path_of(name)) as one, rnt.open(path) as two:
        assert one.keys() == two.keys()
        for each in names:
            num = one[each].num_entries
            assert two[each].num_entries == 2 * num
            for start in (0, num):
                again = two[each].arrays(library="layout", entry_start=start, entry_stop=start + num)
                for field, layout in one[each].arrays(library="layout").items():
                    assert layout.equal(again[field]), field


def test_other_encodings_become_those_of_the_file(tmp_path: Path) -> None:
    path = write(tmp_path / "a.root", 0, 10)
    plain = write(tmp_path / "plain.root", 10, 20, compression="none")
    done = rnt.append(path, [plain], compression="lz4")
    assert rows(path) == entries(0, 20)
    assert done.num_made > 0
    with rnt.open(path) as file:
        ntuple = file["nt"]
        assert {len(each.representations) for each in ntuple.schema.fields} <= {0, 1}
        settings = {int(each.column_range(0).compression_settings) // 100 for each in ntuple.clusters}
    assert settings == {5, 4}
    check(path)


def test_digits_are_not_lost(tmp_path: Path) -> None:
    low, high = tmp_path / "low.root", tmp_path / "high.root"
    for path, encoding in ((low, "Real16"), (high, "Real32")):
        with rnt.create(path, "nt", {"x": FieldSpec.of("float", encoding=encoding)}) as writer:
            writer.extend({"x": [0.5, 1.1]})
    with pytest.raises(SchemaError, match="lose digits"):
        rnt.append(low, [high])
    rnt.append(high, [low])
    with rnt.open(high) as file:
        assert file["nt"]["x"].array().tolist() == [
            0.5, float(np.float32(1.1)), 0.5, float(np.float32(np.float16(1.1))),
        ]  # fmt: skip


REALS = {
    "float": ["Real32", "SplitReal32", "Real16", "Real32Trunc:12", "Real32Trunc:16", "Real32Quant:12:-9..9"],
    "double": [
        "Real64", "SplitReal64", "Real32", "SplitReal32", "Real16", "Real32Trunc:12", "Real32Trunc:16", "Real32Quant:32:-9..9",
    ],
    "Double32_t": ["Real64", "Real32", "Real32Trunc:16", "Real32Quant:12:-9..9"],
}  # fmt: skip


@pytest.mark.parametrize("kind", REALS)
def test_real_numbers_keep_their_values_or_are_refused(kind: str, tmp_path: Path) -> None:
    """All pairs of encodings, with numbers that each encoding rounds in its own way."""
    values = [1e-30, 1.1, -1e-6, 8.9]
    target, source = tmp_path / "target.root", tmp_path / "source.root"
    for ours in REALS[kind]:
        for theirs in REALS[kind]:
            for path, encoding in ((target, ours), (source, theirs)):
                spec = {"x": FieldSpec.of(kind, encoding=encoding)}
                with rnt.create(path, "nt", spec, rnt.WriteOptions(beyond_root=True)) as writer:
                    writer.extend([{"x": value} for value in values])
            before, expected = target.read_bytes(), rows(target) + rows(source)
            one, two = ours.removeprefix("Split"), theirs.removeprefix("Split")
            wide = {"Real32", "Real16", "Real32Trunc:12", "Real32Trunc:16"}
            if (
                one == two
                or one == "Real64"
                or (one == "Real32" and (two in wide or (kind == "float" and "Quant" in two)))
            ):
                rnt.append(target, [source])
                assert rows(target) == expected, (ours, theirs)
            else:
                with pytest.raises(SchemaError, match="lose digits") as caught:
                    rnt.append(target, [source])
                assert caught.value.hint is not None
                assert "merge" in caught.value.hint
                assert target.read_bytes() == before
            merged = tmp_path / "merged.root"
            merged.unlink(missing_ok=True)
            target.write_bytes(before)
            rnt.merge(merged, [target, source])
            assert rows(merged) == expected, (ours, theirs)


def test_missing_values_of_quantised_columns_are_zero_or_refused(tmp_path: Path) -> None:
    path, fewer = tmp_path / "a.root", tmp_path / "fewer.root"
    rnt.write(fewer, "nt", {"id": np.arange(2)})
    for encoding, hint in (("-10..10", "merge --union"), ("5..10", "--fields"), ("0..10", None)):
        schema = {"id": "std::int64_t", "q": FieldSpec.of("float", encoding=f"Real32Quant:12:{encoding}")}
        with rnt.create(path, "nt", schema) as writer:
            writer.extend([{"id": 1, "q": 10.0}])
        before = path.read_bytes()
        if hint is None:
            rnt.append(path, [fewer], union=True)
            assert [each["q"] for each in rows(path)] == [10.0, 0.0, 0.0]
            check(path)
            continue
        with pytest.raises(SchemaError, match=r"fewer\.root without field 'q' would be 0") as caught:
            rnt.append(path, [fewer], union=True)
        assert caught.value.hint is not None
        assert hint in caught.value.hint
        assert path.read_bytes() == before


@pytest.mark.parametrize("late", [False, True])
def test_six_appends(late: bool, tmp_path: Path) -> None:
    """A file grows six times: values, ranges of attributes, number of clusters and groups; a late field stays deferred."""
    path = tmp_path / "a.root"
    with rnt.create(path, "nt", {"id": "std::int64_t", "pt": "std::vector<float>"}) as writer:
        writer.extend([{name: each[name] for name in ("id", "pt")} for each in entries(0, 3)])
        if late:
            writer.add_fields({"y": "float"})
            writer.extend(
                [{**{name: each[name] for name in ("id", "pt")}, "y": 1.0} for each in entries(3, 5)]
            )
        else:
            writer.extend([{name: each[name] for name in ("id", "pt")} for each in entries(3, 5)])
        writer.attribute_set("runs", {"run": "std::int32_t"}).append(0, 5, run=-1)
    expected = rows(path)
    groups = []
    for number in range(6):
        source = tmp_path / f"{number}.root"
        schema = {"id": "std::int64_t", "pt": "std::vector<float>"} | ({"y": "float"} if late else {})
        added = [
            {"id": each["id"], "pt": each["pt"]} | ({"y": float(number)} if late else {})
            for each in entries(5 + 7 * number, 12 + 7 * number)
        ]
        with rnt.create(source, "nt", schema, compression=["zstd", "none", "lz4"][number % 3]) as writer:
            writer.extend(added[:2], flush=True)
            writer.extend(added[2:])
            if number % 2:
                writer.attribute_set("runs", {"run": "std::int32_t"}).append(1, 6, run=number)
        done = rnt.append(path, [source])
        expected += added
        assert (done.num_entries, done.num_clusters) == (len(expected), 1 + 2 * (number + 1))
        assert rows(path) == expected
        check(path)
        with rnt.open(path) as file:
            groups.append(len(file["nt"].cluster_groups))
            runs = file["nt"].attribute_set("runs").arrays(library="py")
            assert any(column.is_deferred for column in file["nt"].schema.columns) == late
        assert [(each["_rangeStart"], each["_rangeLen"], each["_userData"]["run"]) for each in runs] == [
            (0, 5, -1), *((5 + 7 * i + 1, 6, i) for i in range(1, number + 1, 2))
        ]  # fmt: skip
    assert groups == sorted(groups)


def test_attribute_sets_go_on(tmp_path: Path) -> None:
    for name, start in (("a", 0), ("b", 10), ("c", 20)):
        with rnt.create(tmp_path / f"{name}.root", "nt", {"id": "std::int64_t"}) as writer:
            writer.extend({"id": np.arange(start, start + 10)})
            if name != "b":
                writer.attribute_set("runs", {"run": "std::int32_t"}).append(2, 5, run=start)
            if name != "a":
                writer.attribute_set("more", {"what": "std::string"}).append(0, 10, what=name)
    path = tmp_path / "a.root"
    done = rnt.append(path, [tmp_path / "b.root", tmp_path / "c.root"])
    assert done.num_entries == 30
    with rnt.open(path) as file:
        sets = {
            name: file["nt"].attribute_set(name).arrays(library="py") for name in file["nt"].attribute_sets
        }
    assert sets == {
        "runs": [
            {"_rangeStart": 2, "_rangeLen": 5, "_userData": {"run": 0}},
            {"_rangeStart": 22, "_rangeLen": 5, "_userData": {"run": 20}},
        ],
        "more": [
            {"_rangeStart": 10, "_rangeLen": 10, "_userData": {"what": "b"}},
            {"_rangeStart": 20, "_rangeLen": 10, "_userData": {"what": "c"}},
        ],
    }
    check(path)
    rnt.append(path, [tmp_path / "c.root"], drop_attribute_sets=True)
    with rnt.open(path) as file:
        assert file["nt"].attribute_set("runs").num_entries == 2


def test_sets_of_a_file_that_grows_are_written_on(tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    with rnt.create(path, "nt", {"id": "std::int64_t"}) as writer:
        writer.extend({"id": [0, 1]})
        writer.attribute_set("runs", {"run": "std::int32_t"}).append(0, 2, run=7)
    sizes = []
    for number in range(1, 4):
        with rnt.open(f"{path}:nt", mode="a") as writer:
            runs = writer.attribute_set("runs")
            assert writer.attribute_set("runs") is runs
            runs.begin_range()
            writer.extend({"id": [2 * number, 2 * number + 1]})
            runs.commit_range(run=7 + number)
            with pytest.raises(SchemaError, match="no attribute set 'others' to continue"):
                writer.attribute_set("others")
            with pytest.raises(SchemaError, match="of that name already"):
                writer.attribute_set("runs", {"run": "std::int32_t"})
        check(path)
        sizes.append(path.stat().st_size)
    with rnt.open(path) as file:
        found = file["nt"].attribute_set("runs").arrays(library="py")
        free = sum(each.ofs_last - each.ofs_first for each in file.container.free_list()[:-1])
    assert [(row["_rangeStart"], row["_rangeLen"], row["_userData"]["run"]) for row in found] == [
        (2 * number, 2, 7 + number) for number in range(4)
    ]
    assert free > 500  # footers and anchors of the set and of the RNTuple, and keys lists
    with rnt.create(tmp_path / "new.root", "nt", {"id": "std::int64_t"}) as writer:
        with pytest.raises(SchemaError, match="give a schema"):
            writer.attribute_set("runs")
        writer.extend({"id": [1]})


def test_a_whole_rntuple(tmp_path: Path) -> None:
    path = write(tmp_path / "a.root", 0, 10)
    others = [write(tmp_path / f"{start}.root", start, start + 6, name=f"n{start}") for start in (10, 16)]
    done = rnt.append(path, others, name="more/added")
    assert (done.path, done.num_parts, done.num_entries, done.num_made) == ("more/added", 2, 12, 0)
    assert rows(path, "nt") == entries(0, 10)
    assert rows(path, "more/added") == entries(10, 22)
    check(path)
    before = path.read_bytes()
    for name in ("nt", "more/added"):
        with pytest.raises(SchemaError):
            rnt.append(path, others, name=name)
    assert path.read_bytes() == before


def test_fields_that_one_side_lacks(tmp_path: Path) -> None:
    path = write(tmp_path / "a.root", 0, 4)
    fewer = write(tmp_path / "fewer.root", 4, 8, {"id": SCHEMA["id"]})
    before = path.read_bytes()
    with pytest.raises(SchemaError, match=r"fewer.root lacks fields of .*a.root: pt"):
        rnt.append(path, [fewer])
    with pytest.raises(SchemaError, match=r"has fields that .*fewer.root lacks: pt"):
        rnt.append(fewer, [path], union=True)
    assert path.read_bytes() == before
    rnt.append(
        path, [write(tmp_path / "no_v.root", 4, 8, {name: SCHEMA[name] for name in ("id", "pt")})], union=True
    )
    assert [(row["id"], row["pt"], row["v"]) for row in rows(path)[4:]] == [
        (each["id"], each["pt"], None) for each in entries(4, 8)
    ]
    check(path)


@pytest.mark.parametrize("generation", ["rc1", "rc2"])
def test_drafts_have_to_be_converted_first(generation: str, tmp_path: Path) -> None:
    schema = {"id": "std::int64_t", "pt": "std::vector<float>"}
    released = write(tmp_path / "released.root", 0, 4, schema)
    draft = write(tmp_path / "draft.root", 4, 8, schema, generation=generation)
    for target, source in ((released, draft), (draft, released)):
        before = target.read_bytes()
        with pytest.raises(UnsupportedError, match="rntuple convert"):
            rnt.append(target, [source])
        run = run_cli("append", str(target), str(source))
        assert (run.code, run.out) == (65, "")
        assert "rntuple convert" in run.err
        assert target.read_bytes() == before
    rnt.convert(draft, tmp_path / "converted.root")
    assert run_cli("append", str(released), str(tmp_path / "converted.root")).code == 0
    assert [row["id"] for row in rows(released)] == list(range(8))


def test_the_command(tmp_path: Path) -> None:
    path = write(tmp_path / "a.root", 0, 10)
    other = write(tmp_path / "b.root", 10, 20)
    run = run_cli("append", str(path), str(other))
    assert run.code == 0
    assert run.out.startswith("nt: 20 entries in 4 clusters, with those of 1 file; ")
    run = run_cli(
        "append", f"{path}", f"{other}:nt", "--name", "dir/new", "--compression", "zstd:9", "--jobs", "2"
    )
    assert run.code == 0
    assert rows(path, "dir/new") == entries(10, 20)
    assert run_cli("append", f"{path}:dir/new", str(other)).code == 0
    assert rows(path, "dir/new") == entries(10, 20) + entries(10, 20)
    check(path)
    before = path.read_bytes()
    for arguments, code, words in (
        ((f"{path}:nt", other, "--name", "x"), 2, "--name adds"),
        ((path, other), 2, "RNTuples"),  # which of the two is to grow
        ((f"{path}:nt", path), 2, "its own entries"),
        ((f"{path}:none", other), 2, "none"),
        (("https://localhost/x.root", other), 2, "URL"),
        ((f"{path}:nt", other, "--jobs", "-1"), 2, "jobs"),
        ((f"{path}:nt", tmp_path), 2, "its own entries"),
        ((tmp_path / "missing.root", other), 66, "missing.root"),
        ((f"{path}:nt", tmp_path / "missing.root"), 66, "missing.root"),
    ):
        run = run_cli("append", *map(str, arguments))
        assert (run.code, words in run.err) == (code, True), run.err
    assert path.read_bytes() == before


def test_a_damaged_source_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = write(tmp_path / "a.root", 0, 10)
    other = write(tmp_path / "b.root", 10, 20)
    with rnt.open(other) as file:
        place = int(file["nt"].clusters[1].column_range(0).offset[0])
    data = bytearray(other.read_bytes())
    data[place] ^= 1
    other.write_bytes(data)
    before = path.read_bytes()
    run = run_cli("append", str(path), str(other))
    assert (run.code, "RNT-PAG-002" in run.err) == (65, True)
    assert path.read_bytes() == before
    if os.geteuid():
        path.chmod(0o444)
        with pytest.raises(SinkError):
            rnt.append(path, [other])


KILLED = (
    KILLED_AT_WRITE
    + """
from rntuple_construct.cli import main
sys.exit(main(sys.argv[1:]))
"""
)


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize("kind", ["entries", "new"])
@pytest.mark.slow
def test_the_command_is_killed(kind: str, tmp_path: Path) -> None:
    other = write(tmp_path / "b.root", 10, 14)
    more = ["--name", "new"] if kind == "new" else []
    codes = set()
    for left in (0, 3, 7, 10, 12, 13, 14, 15, 16, 18, 100):
        path = write(tmp_path / "a.root", 0, 10)
        done = subprocess.run(
            [sys.executable, "-c", KILLED, str(left), "append", str(path), str(other), *more],
            check=False, capture_output=True,
        )  # fmt: skip
        codes.add(done.returncode)
        with rnt.open(path) as file:
            found = {name: file[name].arrays(library="py") for name in file}
        old = {"nt": entries(0, 10)}
        new = {"nt": entries(0, 14)} if kind == "entries" else {**old, "new": entries(10, 14)}
        assert found in (old, new)
        assert found == (new if done.returncode == 0 else found)
        assert not any(each.severity == "error" for each in rnt.validate(path).findings)
        rnt.append(path, [other], ntuple="nt")
        assert rows(path, "nt") == [*found["nt"], *entries(10, 14)]
    assert codes == {0, -9}


def test_root_and_uproot_read_what_was_appended(tmp_path: Path) -> None:
    require_root()
    schema = {"id": SCHEMA["id"], "pt": SCHEMA["pt"]}
    path = write(tmp_path / "a.root", 0, 10, schema)
    others = [
        write(tmp_path / f"{start}.root", start, start + 6, schema, compression="none") for start in (10, 16)
    ]
    rnt.append(path, others)
    rnt.append(path, others, name="new")
    for name, first in (("nt", 0), ("new", 10)):
        expected = {field: [row[field] for row in entries(first, 22)] for field in schema}
        found = root().read(path, name)
        assert (found["errors"], found["values"]) == ({}, expected)
        assert rows(path, name) == [{field: row[field] for field in schema} for row in entries(first, 22)]
        assert differences("uproot", path, name) == []
