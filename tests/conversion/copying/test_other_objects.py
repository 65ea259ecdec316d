"""Objects that are neither RNTuples nor TTrees, in files that are converted or merged."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import numpy as np
import pytest
import uproot
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.validation import validate

OBJECTS = Path(__file__).parents[2] / "data" / "objects"
FIRST, SECOND = OBJECTS / "first.root", OBJECTS / "second.root"
AT_TOP = ["pt (TH1F)", "units (TNamed)", "text (TObjString)"]
IN_PLOTS = ["plane (TH2D)", "graph (TGraph)", "list (TList)"]


def in_plots(name: str) -> list[str]:
    return [f"plots/{name}/{each}" for each in IN_PLOTS]


def stored(path: Path) -> dict[str, tuple[str, int, bytes]]:
    """Class, length of the key and stored bytes of all objects but RNTuples, each the newest of its path."""
    with rnt.open(path) as file:
        found = {}
        for entry in sorted(file.container.objects(), key=lambda each: each.cycle):
            if not entry.is_directory and "RNTuple" not in entry.class_name:
                start, stop = entry.key.payload
                data = bytes(file.container.source.read(start, stop - start))
                found[entry.path] = entry.class_name, entry.key.len_key, data
        return found


def noted(notes: list[str], start: str) -> list[str]:
    (note,) = [each for each in notes if each.startswith(start)] or [f"{start}: "]
    return [each for each in note.removeprefix(f"{start}: ").split(", ") if each]


@pytest.mark.parametrize("generation", ["1.x", "rc2", "rc1"])
def test_convert_copies_objects_as_they_are(generation: str, tmp_path: Path) -> None:
    (report,) = rnt.convert(FIRST, tmp_path / "a.root", rnt.ConvertOptions(to=generation))
    assert noted(report.notes, "other objects are copied") == AT_TOP + in_plots("one")
    assert noted(report.notes, "other objects are not copied") == ["tree (TTree)"]
    wanted = stored(FIRST)
    del wanted["tree"]
    assert stored(tmp_path / "a.root") == wanted
    assert validate(tmp_path / "a.root").ok
    with uproot.open(FIRST) as before, uproot.open(tmp_path / "a.root") as after:
        assert {"TH1F", "TH2D", "TGraph", "TAxis"} <= set(after.file.streamers)
        for name in ("pt", "plots/one/plane"):
            assert after[name].all_members.keys() == before[name].all_members.keys()
            assert np.array_equal(after[name].values(flow=True), before[name].values(flow=True))
        assert after["plots/one/plane"].values()[1, 2] == 7.25
        assert [each.name for each in after["plots/one/list"]] == ["a", "a", "b", "b"]
        assert after["text"] == "second cycle"


def test_objects_can_be_left_out(tmp_path: Path) -> None:
    outcome = run_cli("convert", str(FIRST), str(tmp_path / "a.root"), "--drop-objects")
    assert outcome.code == 0
    assert "other objects are not copied: pt (TH1F), units (TNamed)" in outcome.out
    (report,) = rnt.merge(tmp_path / "b.root", [FIRST, SECOND], drop_objects=True)
    assert noted(report.notes, "other objects are not copied")[:2] == ["pt (TH1F)", "units (TNamed)"]
    outcome = run_cli("merge", str(tmp_path / "c.root"), str(FIRST), str(SECOND), "--drop-objects")
    assert outcome.code == 0
    assert "other objects are not copied: pt (TH1F), units (TNamed)" in outcome.out
    for name in ("a.root", "b.root", "c.root"):
        assert not stored(tmp_path / name)


def test_only_whole_files_have_their_objects_copied(tmp_path: Path) -> None:
    (report,) = rnt.convert(FIRST, tmp_path / "a.root", names=["Events"])
    assert not report.notes
    assert not stored(tmp_path / "a.root")
    (merged,) = rnt.merge(tmp_path / "b.root", [f"{FIRST}:Events", f"{SECOND}:Events"])
    assert noted(merged.notes, "other objects are copied") == []
    assert not stored(tmp_path / "b.root")


def test_merge_copies_what_one_file_has_and_what_is_equal(tmp_path: Path) -> None:
    (report,) = rnt.merge(tmp_path / "a.root", [FIRST, SECOND])
    assert noted(report.notes, "other objects are copied") == AT_TOP[1:] + in_plots("one") + in_plots("two")
    assert noted(report.notes, "other objects differ between the files and are not copied") == ["pt (TH1F)"]
    assert noted(report.notes, "other objects are not copied") == ["tree (TTree)"]
    wanted = {**stored(FIRST), **stored(SECOND)}
    del wanted["pt"], wanted["tree"]
    assert stored(tmp_path / "a.root") == wanted
    assert validate(tmp_path / "a.root").ok
    with rnt.open(tmp_path / "a.root") as file:
        assert file["Events"]["x"].array().tolist() == [10, 11, 12, 20, 21, 22]


def test_append_names_the_objects_that_it_leaves_out(tmp_path: Path) -> None:
    (tmp_path / "a.root").write_bytes(FIRST.read_bytes())
    before = stored(tmp_path / "a.root")
    for choices in ({}, {"name": "More"}):
        report = rnt.append(
            tmp_path / "a.root", [f"{SECOND}:Events"], ntuple=None if choices else "Events", **choices
        )
        assert noted(report.notes, "other objects are not copied") == [
            "pt (TH1F)", "units (TNamed)", "text (TObjString)", *in_plots("two"),
        ]  # fmt: skip
    assert stored(tmp_path / "a.root") == before


def with_objects(*objects: tuple[str, str, str, bytes], ntuple: str = "nt") -> io.BytesIO:
    """A file with an RNTuple and objects of a directory, class, name and content."""
    buffer = io.BytesIO()
    with rnt.create_file(buffer) as file:
        with file.create(ntuple, {"x": "float"}) as writer:
            writer.extend({"x": [1.0]})
        for directory, class_name, name, data in objects:
            file._container.add_object(file._container.directory(directory), class_name, name, data)
    return buffer


@pytest.mark.parametrize("version", [1, 2])
def test_objects_of_a_class_with_two_layouts_come_from_one_file_only(version: int) -> None:
    """The file describes each version of a class once, so that other objects of it would be misread."""
    with rnt.open(FIRST) as file:
        (known,) = [each for each in file.container.streamer_info().descriptions() if each.name == "TNamed"]
    sources = []
    for number in (1, 2):
        source = io.BytesIO()
        with rnt.create_file(source) as file:
            with file.create("nt", {"x": "float"}) as writer:
                writer.extend({"x": [1.0]})
            file._container.add_object(file._container.directory(""), "TPoint", f"o{number}", b"12")
            # Before the elements of a class come its checksum and its version.
            head = known.head[:-8].replace(b"TNamed", b"TPoint") + struct.pack(
                ">2I", number, version if number == 2 else 1
            )
            file.describe_classes(
                [known._replace(name="TPoint", version=version if number == 2 else 1, head=head)]
            )
        sources.append(source)
    (report,) = rnt.merge(io.BytesIO(), sources)
    copied = noted(report.notes, "other objects are copied")
    if version == 2:
        assert copied == ["o1 (TPoint)", "o2 (TPoint)"]
        return
    assert copied == ["o1 (TPoint)"]
    assert noted(report.notes, "other objects are not copied") == ["o2 (TPoint)"]
    assert any("version 1 of class TPoint has another layout" in note for note in report.notes)


def test_names_of_rntuples_come_before_those_of_objects() -> None:
    sources = [
        with_objects(("a", "TNamed", "b", b"1"), ("", "TNamed", "c", b"2"), ("d", "TNamed", "e", b"3")),
        with_objects(ntuple="a"),
        with_objects(ntuple="c/x"),
        with_objects(ntuple="d/e"),
    ]
    out = io.BytesIO()
    reports = rnt.merge(out, sources, union=True)
    assert [each.path for each in reports] == ["nt", "a", "c/x", "d/e"]
    notes = [note for each in reports for note in each.notes]
    assert noted(notes, "other objects are not copied") == ["c (TNamed)", "a/b (TNamed)", "d/e (TNamed)"]


def test_objects_with_numbers_of_processes_come_from_one_file_only() -> None:
    numbered = with_objects(("", "TProcessID", "ProcessID0", b"uuid"), ("", "TRef", "ref", b"1"))
    (report,) = rnt.merge(io.BytesIO(), [numbered])
    assert noted(report.notes, "other objects are copied") == ["ProcessID0 (TProcessID)", "ref (TRef)"]
    (report,) = rnt.merge(io.BytesIO(), [numbered, with_objects(("", "TNamed", "own", b"2"))])
    assert noted(report.notes, "other objects are copied") == ["own (TNamed)"]
    assert noted(report.notes, "other objects are not copied") == ["ProcessID0 (TProcessID)", "ref (TRef)"]


def test_damaged_objects_are_left_out() -> None:
    source = with_objects(("", "TNamed", "good", b"1"), ("", "TNamed", "bad", b"2"))
    data = bytearray(source.getvalue())
    with rnt.open(bytes(data)) as file:
        (bad,) = [each for each in file.container.objects() if each.name == "bad"]
    data[bad.key.ofs_key + 4 : bad.key.ofs_key + 8] = bytes(4)
    (report,) = rnt.convert(bytes(data), io.BytesIO())
    assert noted(report.notes, "other objects are copied") == ["good (TNamed)"]
    assert noted(report.notes, "other objects are not copied") == ["bad (TNamed)"]
    (merged,) = rnt.merge(io.BytesIO(), [bytes(data), source.getvalue()])
    assert noted(merged.notes, "other objects are copied") == ["good (TNamed)"]
    assert noted(merged.notes, "other objects differ between the files and are not copied") == [
        "bad (TNamed)"
    ]


def test_no_more_bytes_are_copied_than_the_file_has() -> None:
    num, content = 40, b"x" * 3000
    names = [f"d{number}" for number in range(num)]
    buffer = io.BytesIO()
    with rnt.create_file(buffer) as file:
        with file.create("nt", {"x": "float"}) as writer:
            writer.extend({"x": [1.0]})
        held = file._container
        held.add_object(held.directory(names[0]), "TNamed", "o", content)
        for name in names[1:]:
            held.directory(name).keys += held.directory(names[0]).keys
    assert len(buffer.getvalue()) < num * len(content)
    out = io.BytesIO()
    (report,) = rnt.convert(buffer, out)
    assert len(out.getvalue()) < 2 * len(buffer.getvalue())
    assert any(note.startswith("other objects are not copied: ") for note in report.notes)
    rnt.merge(out := io.BytesIO(), [buffer, buffer])
    assert len(out.getvalue()) < 2 * len(buffer.getvalue())
