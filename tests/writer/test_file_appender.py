"""Adding to files that exist: old content until the new one is complete, whatever dies, and a file that ROOT can go on with."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import threading
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import awkward as ak
import numpy as np
import pytest
import uproot
from support.corpora import corpus_names
from support.dumps import run_cli
from support.file_checks import check_envelopes
from support.killed_writes import KILLED_AT_WRITE
from support.peers import differences
from support.root_files import NAMES, path_of
from support.root_process import require_root, root

import rntuple_construct as rnt
from rntuple_construct.base.errors import (
    ContainerError,
    RNTupleError,
    SchemaError,
    SinkError,
    UnsupportedError,
)
from rntuple_construct.format.container import RootFile
from rntuple_construct.kit.corpus.mutations import BROKEN
from rntuple_construct.kit.fuzzing import ParsedFile, Recipe, Step, apply_recipe, generate_file
from rntuple_construct.storage.update import UpdateSink
from rntuple_construct.writer import ProjectionSpec, WriteOptions

SCHEMA = {"id": "std::int64_t", "pt": "std::vector<float>", "s": "std::string"}


def entries(start: int, stop: int) -> list[dict[str, Any]]:
    return [{"id": i, "pt": [i / 2] * (i % 4), "s": str(i)} for i in range(start, stop)]


def write(path: Path, stop: int = 10, name: str = "nt", **more: Any) -> None:
    with rnt.create(path, name, SCHEMA, **more) as writer:
        writer.extend(entries(0, stop))


def rows(path: Any, name: str | None = None) -> list[dict[str, Any]]:
    with rnt.open(path) as file:
        ntuple = file.only() if name is None else file[name]
        found: list[dict[str, Any]] = ntuple.arrays(library="py")
    return found


def rules(path: Path) -> set[str]:
    return {each.rule_id for each in rnt.validate(path, level="full").findings}


def check(path: Path) -> None:
    """The file is right in the eyes of both grammars and the validator, and no byte of it is unaccounted for."""
    assert rules(path) == set()
    with rnt.open(path) as file:
        for name in file:
            check_envelopes(path, file[name])
    with RootFile(path) as file:
        covered = file.header.ofs_begin
        for item in file.scan_keys():
            assert item.span.start == covered
            covered = item.span.stop
        assert covered == file.header.ofs_end == path.stat().st_size


# Files of everybody


def check_doubled(original: Path, directory: Path) -> None:
    """Every RNTuple of a copy gets its own entries once more."""
    path = Path(shutil.copy(original, directory / "copy.root"))
    path.chmod(0o644)
    with warnings.catch_warnings(), rnt.open(original) as old:
        warnings.simplefilter("ignore")
        with rnt.open(path, mode="a") as file:
            assert file.keys() == old.keys()
            for name in old:
                stored = [key for key, node in old[name].nodes.items() if not node.field.is_projected]
                if stored:
                    for chunk in old[name].iterate(stored, step_size="8 MB", library="layout"):
                        file[name].extend(chunk)
        assert rules(path) <= rules(original)
        with rnt.open(path) as new:
            for name in old:
                num = old[name].num_entries
                if not old[name].nodes:
                    continue
                assert new[name].num_entries == 2 * num
                for field in old[name].fields:
                    for start in (0, num):
                        one = old[name].arrays([field], library="layout")
                        two = new[name].arrays(
                            [field], library="layout", entry_start=start, entry_stop=start + num
                        )
                        assert one[field].equal(two[field]), (name, field, start)


@pytest.mark.parametrize("name", NAMES)
def test_files_of_root(name: str, tmp_path: Path) -> None:
    check_doubled(path_of(name), tmp_path)


# Files of many clusters show what one cluster shows, and take long.
@pytest.mark.parametrize("name", [name for name in corpus_names("1.x") if "multicluster" not in name])
def test_real_files(name: str, corpus_file: Callable[[str], Path], tmp_path: Path) -> None:
    check_doubled(corpus_file(name), tmp_path)


def test_files_of_uproot(tmp_path: Path) -> None:
    path = tmp_path / "uproot.root"
    with uproot.recreate(path) as file:
        file.mkrntuple("nt", {"x": np.arange(3.0), "v": ak.Array([[1], [], [2, 3]])})
    with rnt.open(f"{path}:nt", mode="a") as writer:
        writer.extend({"x": [3.0], "v": [[4, 5]]})
    expected = [{"x": float(i), "v": v} for i, v in enumerate([[1], [], [2, 3], [4, 5]])]
    assert rows(path) == expected
    assert not any(each.severity == "error" for each in rnt.validate(path, level="full").findings)
    assert uproot.open(path)["nt"].arrays().tolist() == expected


@pytest.mark.parametrize("generation", ["rc1", "rc2"])
def test_drafts_are_refused(generation: str, tmp_path: Path) -> None:
    write(tmp_path / "a.root", generation=generation)
    before = (tmp_path / "a.root").read_bytes()
    with (
        pytest.raises(UnsupportedError, match="rntuple convert"),
        rnt.open(tmp_path / "a.root", mode="a") as file,
    ):
        file.only()
    assert (tmp_path / "a.root").read_bytes() == before


# What can be added


def test_entries_fields_sets_directories_and_rntuples(tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    write(path)
    with rnt.open(path, mode="a") as file:
        events = file["nt"]
        assert events.num_entries == 10
        attributes = events.attribute_set("quality", {"good": "bool"})
        events.extend(entries(10, 13))
        events.add_fields(
            {
                "late": "std::array<float,2>",
                "n": ProjectionSpec("ROOT::RNTupleCardinality<std::uint32_t>", "pt"),
            }
        )
        events.extend([row | {"late": [1.0, 2.0]} for row in entries(13, 15)])
        attributes.append(0, 15, good=True)
        with file.create("d1/d2/other", {"x": "float"}) as other:
            other.extend([{"x": 1.5}])
        with file.create_parallel("p", {"x": "std::int32_t"}) as parallel, parallel.fill_context() as context:
            context.extend([{"x": 7}])
    check(path)
    with rnt.open(path) as opened:
        assert sorted(opened.keys()) == ["d1/d2/other", "nt", "p"]
        assert opened["nt"].attribute_set("quality").arrays(library="py") == [
            {"_rangeStart": 0, "_rangeLen": 15, "_userData": {"good": True}}
        ]
    found = rows(path, "nt")
    assert [{k: v for k, v in row.items() if k in SCHEMA} for row in found] == entries(0, 15)
    assert [row["late"] for row in found] == [[0.0, 0.0]] * 13 + [[1.0, 2.0]] * 2
    assert [row["n"] for row in found] == [i % 4 for i in range(15)]
    # And once more, in directories and RNTuples that were added before.
    with rnt.open(path, mode="a") as file:
        file["nt"].extend([row | {"late": [3.0, 4.0]} for row in entries(15, 16)])
        file["d1/d2/other"].extend([{"x": 2.5}])
        with pytest.raises(RNTupleError, match="RNT-ATT-001"):
            file["nt"].attribute_set("quality", {"good": "bool"})
    check(path)
    assert rows(path, "d1/d2/other") == [{"x": 1.5}, {"x": 2.5}]
    assert [row["late"] for row in rows(path, "nt")[-2:]] == [[1.0, 2.0], [3.0, 4.0]]
    with rnt.open(path) as opened:
        assert list(opened["nt"].attribute_sets) == ["quality"]


def test_representations_groups_and_compression_go_on(tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    with rnt.create(path, "nt", {"x": "float"}, compression="lz4") as writer:
        writer.extend([{"x": 1.5}])
        writer.flush_cluster()
        writer.add_representation("x", "Real32")
        writer.extend([{"x": 2.5}])
        writer.commit_cluster_group()
        writer.extend([{"x": 3.5}])
    with rnt.open(path, mode="a", ntuple="nt") as writer:
        writer.select_representation("x", 1)
        writer.extend([{"x": 4.5}])
        writer.flush_cluster()
        with pytest.raises(SchemaError, match="no further representation"):
            writer.add_representation("x", "Real16")
    check(path)
    assert [row["x"] for row in rows(path)] == [1.5, 2.5, 3.5, 4.5]
    with rnt.open(path) as file:
        # Small groups are joined, so that readers that know only of one see all.
        assert [group.num_clusters for group in file.only().cluster_groups] == [4]
        pages = file.only().clusters[-1].column_range(1)
    assert pages is not None
    assert pages.compression_settings == 404


def groups(path: Path) -> list[int]:
    with rnt.open(path) as file:
        return [group.num_clusters for group in file.only().cluster_groups]


def test_small_cluster_groups_become_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.root"
    write(path)
    for number in range(1, 5):
        with rnt.open(f"{path}:nt", mode="a") as writer:
            writer.extend(entries(10 * number, 10 * number + 10))
        assert groups(path) == [number + 1]
        check(path)
    assert rows(path) == entries(0, 50)
    # What is said explicitly counts, and what is large enough stays.
    with rnt.open(f"{path}:nt", mode="a") as writer:
        writer.extend(entries(50, 52))
        writer.commit_cluster_group()
        writer.extend(entries(52, 54))
    assert groups(path) == [5, 1, 1]
    for name, limit, expected in (
        ("_MAX_CLUSTERS_JOINED", 3, [5, 3]), ("_MAX_PAGES_JOINED", 1, [5, 3, 1]), ("_MAX_LEN_LEFT", 0, [5, 3, 1, 1]),
    ):  # fmt: skip
        with monkeypatch.context() as patch, rnt.open(f"{path}:nt", mode="a") as writer:
            patch.setattr(f"rntuple_construct.writer.ntuple.{name}", limit)
            writer.extend(entries(0, 1))
            writer.close()
        assert groups(path) == expected
        check(path)
    with rnt.open(f"{path}:nt", mode="a") as writer:
        writer.extend(entries(0, 1))
    assert groups(path) == [11]
    assert rows(path) == [*entries(0, 54), *entries(0, 1) * 4]


def test_pages_without_checksums_stay_so(tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    write(path, options=WriteOptions(page_checksums=False))
    with rnt.open(f"{path}:nt", mode="a") as writer:
        writer.extend(entries(10, 20))
    assert groups(path) == [2]
    with rnt.open(path) as file:
        (pages,) = {id(each.page_list): each.page_list for each in file["nt"].clusters}.values()
        assert pages.has_checksum.tolist() == [False] * 5 + [True] * 5
    assert rows(path) == entries(0, 20)
    assert not any(each.severity == "error" for each in rnt.validate(path).findings)


def test_an_empty_rntuple_and_nothing_to_add(tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    write(path, 0)
    with rnt.open(path, mode="a") as file:
        file.only().extend(entries(0, 3))
    check(path)
    assert rows(path) == entries(0, 3)
    before = path.read_bytes()
    with rnt.open(path, mode="a"):
        pass
    assert path.read_bytes() == before


def test_pages_over_several_keys(tmp_path: Path) -> None:
    options = WriteOptions(max_key_size=400, page_size=4000, compression="none")
    write(tmp_path / "a.root", 300, options=options)
    with rnt.open(tmp_path / "a.root", mode="a") as file:
        file.only().extend(entries(300, 600))
    assert rows(tmp_path / "a.root") == entries(0, 600)
    assert rules(tmp_path / "a.root") == set()


def test_many_appends_leave_little_behind(tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    write(path, 1)
    for number in range(1, 20):
        with rnt.open(path, mode="a", durable=False) as file:
            file.only().extend(entries(number, number + 1))
        check(path)
    assert rows(path) == entries(0, 20)
    with RootFile(path) as file:
        free = file.free_list()
        assert len(free) <= 2 * 20 + 1
        assert sum(each.ofs_last - each.ofs_first + 1 for each in free[:-1]) > path.stat().st_size // 4


def test_beyond_two_gigabytes(tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    with rnt.create_file(path, durable=False) as file:
        with file.create("d/nt", SCHEMA) as writer:
            writer.extend(entries(0, 10))
        file.leave_gap(2_147_481_900)
    with rnt.open(path, mode="a", durable=False) as file:
        file["d/nt"].extend(entries(10, 20))
    assert rows(path) == entries(0, 20)
    assert rules(path) == set()
    with RootFile(path) as container:
        assert container.header.is_wide
        assert container.header.ofs_end == path.stat().st_size > 2**31 - 1


# Whatever dies


@pytest.fixture
def writes(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, bytes]]:
    """Every write to a file that grows, in order."""
    found: list[tuple[int, bytes]] = []
    write_at = UpdateSink._write_at

    def note(self: UpdateSink, offset: int, view: memoryview) -> None:
        found.append((offset, bytes(view)))
        write_at(self, offset, view)

    pwritev = UpdateSink._pwritev

    def note_pieces(self: UpdateSink, offset: int, pieces: list[Any], size: int) -> None:
        found.append((offset, b"".join(map(bytes, pieces))))
        pwritev(self, offset, pieces, size)

    monkeypatch.setattr(UpdateSink, "_write_at", note)
    monkeypatch.setattr(UpdateSink, "_pwritev", note_pieces)
    return found


def additions(path: Path, kind: str) -> None:
    with rnt.open(path, mode="a") as file:
        if kind != "new":
            file["d/nt"].extend(entries(10, 14))
        if kind == "fields":
            file["d/nt"].add_fields({"late": "float"})
            file["d/nt"].extend([row | {"late": 1.0} for row in entries(14, 16)])
        if kind in ("new", "both"):
            with file.create("new/nt", SCHEMA) as writer:
                writer.extend(entries(0, 3))


@pytest.mark.parametrize("kind", ["entries", "fields", "new", "both"])
@pytest.mark.parametrize("made_by", ["this package", "ROOT"])
def test_any_prefix_of_the_writes_leaves_old_or_new_content(
    kind: str, made_by: str, tmp_path: Path, writes: list[tuple[int, bytes]]
) -> None:
    path = tmp_path / "a.root"
    with rnt.create_file(path) as made, made.create("d/nt", SCHEMA) as writer:
        writer.extend(entries(0, 10))
    if made_by == "ROOT":
        require_root()
        # ROOT updates the file: its directories and lists are ROOT's from then on.
        root().ask(
            "root", f'{{ TFile file("{path}", "UPDATE"); TNamed("note", "text").Write(); file.Close(); }}'
        )
        writes.clear()
    before = path.read_bytes()
    end = len(before)
    old = {name: rows(path, name) for name in ("d/nt",)}
    additions(path, kind)
    after = path.read_bytes()
    with rnt.open(path) as file:
        new = {name: file[name].arrays(library="py") for name in file}
    assert new != old
    # Parts of writes behind the old end, and whole writes: those to what was there have less than 100 bytes.
    assert all(len(data) < 100 for offset, data in writes if offset < end)
    states = set()
    content = bytearray(before)
    for offset, data in list(writes):
        cuts = [len(data)] if offset < end else [0, 1, len(data) // 2, len(data)]
        for cut in cuts:
            content[len(content) :] = bytes(max(offset + cut - len(content), 0))
            content[offset : offset + cut] = data[:cut]
            killed = tmp_path / "killed.root"
            killed.write_bytes(content)
            with rnt.open(killed) as file:
                found = {name: file[name].arrays(library="py") for name in file}
            for name, values in found.items():
                assert values in (old.get(name), new[name])
            assert found.keys() in (old.keys(), new.keys())
            states.add(repr(found))
            errors = [
                each for each in rnt.validate(killed, level="full").findings if each.severity == "error"
            ]
            assert errors == []
            if cut == len(data):
                # Whoever appends to what a killed process left gets a right file.
                with rnt.open(killed, mode="a", durable=False) as file:
                    file["d/nt"].extend([dict.fromkeys(SCHEMA, "") | {"id": 99, "pt": []} | _late(killed)])
                assert rows(killed, "d/nt")[-1]["id"] == 99
    assert {repr(old), repr(new)} <= states
    assert bytes(content) == after


def _late(path: Path) -> dict[str, Any]:
    with rnt.open(path) as file:
        return {"late": 0.0} if "late" in file["d/nt"].fields else {}


KILLED = (
    KILLED_AT_WRITE
    + """
import rntuple_construct as rnt
with rnt.open(sys.argv[1], mode="a") as file:
    file.only().extend({"id": [10], "pt": [[]], "s": ["10"]})
"""
)


@pytest.mark.parametrize("left", [0, 2, 5, 8, 11, 14])
def test_a_process_is_killed(left: int, tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    write(path)
    done = subprocess.run([sys.executable, "-c", KILLED, str(left), str(path)], check=False)
    assert done.returncode in (0, -9)
    assert len(rows(path)) in (10, 11)
    with rnt.open(path, mode="a") as file:
        file.only().extend(entries(50, 52))
    assert rows(path)[-2:] == entries(50, 52)
    assert rules(path) <= {"RNT-CNT-009"}


def test_errors_leave_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    write(path)
    before = path.read_bytes()
    file = rnt.open(path, mode="a")
    file.only().extend(entries(10, 1000))
    file.only().flush_cluster()
    file.abort()
    assert path.read_bytes() == before
    with pytest.raises(SchemaError), rnt.open(f"{path}:nt", mode="a") as writer:
        writer.extend({"id": [1]})
    assert path.read_bytes() == before
    with rnt.open(path, mode="a") as file:
        with pytest.raises(SchemaError), file["nt"] as writer:
            writer.extend({"id": [1]})
        with file.create("other", {"x": "float"}) as other:
            other.extend([{"x": 1.0}])
    assert rows(path, "nt") == entries(0, 10)
    assert rows(path, "other") == [{"x": 1.0}]
    check(path)


def test_two_processes_do_not_append_at_once(tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    write(path)
    with rnt.open(path, mode="a") as file:
        file.only().extend(entries(10, 11))
        with pytest.raises(SinkError, match="another process appends"):
            rnt.open(path, mode="a")
    assert rows(path) == entries(0, 11)


def test_a_second_appender_waits_and_sees_what_the_first_has_added(tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    write(path)
    first = rnt.open(path, mode="a")
    first.only().extend(entries(10, 11))
    with pytest.raises(SinkError, match="another process appends") as caught:
        rnt.open(path, mode="a", wait=0.05)
    assert "wait" in str(caught.value.hint)
    timer = threading.Timer(0.3, first.close)
    timer.start()
    with rnt.open(path, mode="a", wait=30) as second:
        assert not timer.is_alive() or second.only().num_entries == 11
        second.only().extend(entries(11, 12))
    timer.join()
    assert rows(path) == entries(0, 12)
    check(path)


def test_a_waiting_appender_takes_the_file_that_has_the_name_then(tmp_path: Path) -> None:
    path, other = tmp_path / "a.root", tmp_path / "b.root"
    write(path)
    write(other, 3)
    first = rnt.open(path, mode="a")

    def replace_and_close() -> None:
        os.replace(other, path)
        first.abort()

    timer = threading.Timer(0.2, replace_and_close)
    timer.start()
    with rnt.open(path, mode="a", wait=30) as second:
        second.only().extend(entries(3, 4))
    timer.join()
    assert rows(path) == entries(0, 4)


def test_the_command_waits(tmp_path: Path) -> None:
    path, more = tmp_path / "a.root", tmp_path / "more.root"
    write(path)
    write(more, 2)
    first = rnt.open(path, mode="a")
    assert "--wait" in run_cli("append", str(path), str(more)).err
    timer = threading.Timer(0.3, first.close)
    timer.start()
    done = run_cli("append", "--wait", "30", str(path), str(more))
    timer.join()
    assert done.code == 0, done.err
    assert len(rows(path)) == 12
    assert run_cli("append", "--wait", "-1", str(path), str(more)).code == 2


@pytest.mark.parametrize("moment", ["header", "directories"])
def test_a_file_that_grows_while_it_is_opened_is_looked_at_again(
    moment: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reader has the size of before and the bytes of after."""
    path = tmp_path / "a.root"
    write(path)
    name = "_read_header" if moment == "header" else "_with_new_end"
    original, grown = getattr(RootFile, name), []

    def late(self: RootFile, *args: Any) -> Any:
        is_due = moment == "header" or hasattr(self, "header")
        if str(self.name) == str(path) and is_due and not grown:
            grown.append(True)
            with rnt.open(path, mode="a", ntuple="nt") as writer:
                writer.extend(entries(10, 20))
        return original(self, *args)

    monkeypatch.setattr(RootFile, name, late)
    assert rows(path) == entries(0, 20)
    assert grown


def test_a_file_that_is_cut_off_is_refused_as_before(tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    write(path)
    path.write_bytes(path.read_bytes()[:-10])
    with pytest.raises(ContainerError, match="RNT-CNT-002"):
        rnt.open(path)


def test_pages_behind_the_end_of_the_records_are_not_overwritten(tmp_path: Path) -> None:
    (made,) = [each.make() for each in BROKEN if each.name == "page-behind-the-end-of-the-records"]
    path = tmp_path / "a.root"
    path.write_bytes(made)
    before = path.read_bytes()
    with pytest.raises(ContainerError, match="RNT-CNT-014"):
        rnt.open(path, mode="a")
    assert path.read_bytes() == before


@pytest.mark.parametrize("target", ["https://host/a.root", b"bytes", io.BytesIO()])
def test_only_files_of_a_file_system_grow(target: Any) -> None:
    with pytest.raises(SinkError, match="cannot append"):
        rnt.open(target, mode="a")


def test_wrong_calls(tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    with pytest.raises(RNTupleError):
        rnt.open(path, mode="a")
    assert not path.exists()
    path.write_bytes(b"no ROOT file at all")
    with pytest.raises(RNTupleError, match="RNT-CNT-001"):
        rnt.open(path, mode="a")
    write(path)
    with pytest.raises(SchemaError, match="mode 'w'"):
        rnt.open(path, mode="w")  # type: ignore[call-overload]
    with pytest.raises(SchemaError, match="unexpected argument 'verify'"):
        rnt.open(path, mode="a", verify=False)  # type: ignore[call-overload]
    with pytest.raises(SchemaError, match="no RNTuple 'x'"), rnt.open(path, mode="a") as file:
        file["x"]
    with pytest.raises(SchemaError, match="already"), rnt.open(path, mode="a") as file:
        file.create("nt", SCHEMA)
    os.chmod(path, 0o444)
    if os.geteuid():
        with pytest.raises(SinkError):
            rnt.open(path, mode="a")
    assert rows(path) == entries(0, 10)


# ROOT, uproot and JSROOT


UPDATE = """
{{ TFile file("{path}", "UPDATE"); if (file.TestBit(TFile::kRecovered)) throw std::runtime_error("recovered");
   TNamed("note", "text").Write(); TNamed("note", "again").Write(); file.mkdir("dir_theirs")->cd();
   auto model = ROOT::RNTupleModel::Create(); auto x = model->MakeField<float>("x");
   auto writer = ROOT::RNTupleWriter::Append(std::move(model), "theirs", file);
   for (int i = 0; i < 1000; ++i) {{ *x = i; writer->Fill(); }} writer.reset(); file.Write(); file.Close(); }}
"""


def test_root_goes_on_where_this_package_appended_and_back(tmp_path: Path) -> None:
    require_root()
    path = tmp_path / "a.root"
    write(path)
    for number in range(3):
        with rnt.open(path, mode="a") as file:
            file["nt"].extend(entries(10 + number, 11 + number))
            with file.create(f"ours{number}", {"y": "std::vector<float>"}) as writer:
                writer.extend([{"y": [float(number)]}])
        check(path) if number == 0 else None
        if number < 2:
            root().ask(
                "root", UPDATE.format(path=path).replace("theirs", f"theirs{number}").replace("\n", " ")
            )
        found = root().read(path, "nt")
        assert (found["entries"], found["errors"]) == (11 + number, {})
        assert found["values"]["id"] == list(range(11 + number))
    with rnt.open(path) as opened:
        assert set(opened.keys()) == {"nt", "ours0", "ours1", "ours2", "theirs0", "theirs1"}
        assert opened["theirs1"]["x"].array().tolist() == list(range(1000))
    assert not any(each.severity == "error" for each in rnt.validate(path, level="full").findings)


def test_a_file_of_histograms_gets_an_rntuple(tmp_path: Path) -> None:
    require_root()
    path = tmp_path / "a.root"
    root().ask(
        "root",
        f'{{ TFile file("{path}", "RECREATE"); TH1F h("h", "h", 10, 0, 1); h.Fill(0.5); h.Write(); file.Close(); }}',
    )
    with rnt.open(path, mode="a") as file, file.create("nt", SCHEMA) as writer:
        writer.extend(entries(0, 10))
    assert rules(path) == set()
    assert rows(path) == entries(0, 10)
    assert root().read(path, "nt")["values"]["id"] == list(range(10))
    with uproot.open(path) as opened:
        assert opened["h"].values().sum() == 1
    assert differences("jsroot", path, "nt", ["id"]) == []


def test_jsroot_reads_all_entries_of_a_file_that_grew(tmp_path: Path) -> None:
    """From this package, ROOT and uproot: one cluster group, whoever wrote the first entries."""
    ours, merged, theirs = (tmp_path / f"{name}.root" for name in ("ours", "merged", "theirs"))
    write(ours)
    for number in range(1, 4):
        with rnt.open(f"{ours}:nt", mode="a") as writer:
            writer.extend(entries(10 * number, 10 * number + 10))
    rnt.merge(merged, [ours, ours])
    rnt.append(merged, [ours])
    with uproot.recreate(theirs) as file:
        file.mkrntuple("nt", {"id": np.arange(10)})
    with rnt.open(f"{theirs}:nt", mode="a") as writer:
        writer.extend({"id": np.arange(10, 40)})
    expected = entries(0, 40)
    assert rows(ours) == expected
    assert rows(merged) == expected * 3
    for path in (ours, merged, theirs):
        assert differences("jsroot", path, "nt") == []


def test_other_readers_read_what_was_appended(tmp_path: Path) -> None:
    require_root()
    path = tmp_path / "a.root"
    write(path)
    with rnt.open(path, mode="a") as file:
        file["nt"].extend(entries(10, 20))
        file["nt"].add_fields({"late": "std::vector<std::int32_t>", "x": "float"})
        file["nt"].extend([row | {"late": [1, 2], "x": 0.5} for row in entries(20, 22)])
    expected = rows(path)
    assert differences("uproot", path, "nt") == []
    # JSROOT takes columns of the schema extension for those of the header, but there is one cluster group again.
    assert differences("jsroot", path, "nt", ["id"]) == []
    found = root().read(path, "nt")
    assert found["errors"] == {}
    assert found["values"] == {name: [row[name] for row in expected] for name in (*SCHEMA, "late", "x")}


def test_a_footer_may_lie_between_the_keys_of_a_header(tmp_path: Path) -> None:
    """A header that is spread over several keys ends before another record begins, also if its bytes counted on would not."""
    made = generate_file(2, "1.x", "tiny")
    steps = (
        Step("extend", "header.schema.extra_type_infos", bytes(16)),
        Step("compress", "footer", 505),
    )
    path = tmp_path / "between.root"
    path.write_bytes(apply_recipe(ParsedFile(made.data, made.ntuple), Recipe(steps)))
    with rnt.open(path) as file:
        metadata = file[made.ntuple].metadata
        start, stop = metadata.anchor.ofs_header, metadata.anchor.ofs_footer
        assert start < stop < start + metadata.anchor.len_header_stored
    with rnt.open(path, mode="a") as file:
        # Projected fields have no values of their own.
        file[made.ntuple].extend([{name: row[name] for name in made.schema} for row in made.rows])
    assert rows(path, made.ntuple) == made.rows * 2


def test_a_streamer_record_that_cannot_be_decompressed_is_refused_by_its_rule(tmp_path: Path) -> None:
    path = tmp_path / "a.root"
    write(path)
    with rnt.open(path) as file:
        start = file.container.header.ofs_info
    data = bytearray(path.read_bytes())
    chunk = data.index(b"ZS", start)
    data[chunk + 5] ^= 4  # the compressed size
    path.write_bytes(data)
    assert [each.rule_id for each in rnt.validate(path).findings] == ["RNT-CNT-010"]
    with pytest.raises(ContainerError) as caught:
        rnt.open(path, mode="a")
    assert (caught.value.rule_id, caught.value.offset) == ("RNT-CNT-010", start)
    assert path.read_bytes() == data
