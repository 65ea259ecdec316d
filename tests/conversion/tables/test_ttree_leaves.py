"""What uproot misreads or refuses in TTrees: packed reals, lists of leaves, odd names, embedded baskets and damage."""

from __future__ import annotations

import json
import struct
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import uproot
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.base.errors import MissingExtraError, SchemaError, TableError
from rntuple_construct.conversion.tables.packed_reals import DOUBLE32, FLOAT16, packing_of
from rntuple_construct.conversion.tables.ttree import open_ttrees
from rntuple_construct.conversion.tables.ttree_leaves import TextLeaf
from rntuple_construct.model.values.layout import Collection, Numbers

DATA = Path(__file__).parents[2] / "data" / "ttree"
PACKED, ODD, TTREES, OBJECTS, GRID, ZERO = (
    DATA / f"{name}.root" for name in ("packed", "odd", "ttrees", "objects", "grid", "zero")
)
BY_ROOT = json.loads((DATA / "packed.json").read_text(encoding="utf-8"))
"""Values of packed.root as ROOT 6.40 reads them."""


def rows(path: Path, name: str) -> list[dict[str, Any]]:
    with rnt.open_ntuple(path, name) as ntuple:
        found: list[dict[str, Any]] = ntuple.arrays(library="py")
        return found


def flat(value: Any) -> list[Any]:
    return [item for each in value for item in flat(each)] if isinstance(value, list) else [value]


@pytest.fixture(scope="module")
def imported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("packed") / "a.root"
    rnt.from_ttree(PACKED, path, skip_unsupported=True)
    return path


@pytest.mark.parametrize("tree", [name for name in BY_ROOT if name not in ("split", "unsplit")])
def test_packed_leaves_have_the_values_of_root(tree: str, imported: Path) -> None:
    """15 ranges of ``Double32_t`` (d) and ``Float16_t`` (f): scalars, fixed arrays, matrices, arrays of variable length."""
    found = rows(imported, tree)
    for branch, values in BY_ROOT[tree].items():
        assert [flat(row[branch]) for row in found] == values, branch


@pytest.mark.parametrize("tree", ["split", "unsplit"])
def test_packed_members_of_classes_have_the_values_of_root(tree: str, imported: Path) -> None:
    for row, values in zip(rows(imported, tree), BY_ROOT[tree], strict=True):
        hit = row["hit"]
        names = ("before", "plain", "between", "ranged", "truncated", "half", "half_ranged", "half_bits")
        assert [hit[name] for name in names] == values["one"]
        for name in ("array", "matrix", "floats", "list", "halves"):
            assert flat(hit[name]) == values[name], name
        assert [hit["num"], hit["after"]] == values["last"]
        if tree == "split":
            tracks = [
                [track["x"], track["pt"], track["eta"], *track["q"], track["n"]] for track in row["tracks"]
            ]
            assert flat(tracks) == values["tracks"]


def test_ranges_are_parsed_as_root_does() -> None:
    """``GetRange`` of TStreamerElement.cxx: the second brackets if the first are a dimension, multiples of pi, bits."""
    raw = np.array([0, 1 << 15, 1 << 16], ">u4")
    assert packing_of(DOUBLE32, "[n][0,10,16]").decode(raw).tolist() == [0.0, 5.0, 10.0]
    assert packing_of(FLOAT16, "[ -1 , 1 , 16 ] charge").decode(raw).tolist() == [-1.0, 0.0, 1.0]
    assert packing_of(DOUBLE32, "[-pi/2,TwoPi,16]").decode(raw).tolist() == [
        -np.pi / 2,
        0.75 * np.pi,
        2 * np.pi,
    ]
    assert packing_of(DOUBLE32, "[0,0,14]").num_bits == 14
    assert packing_of(DOUBLE32, "[0,0,15]").dtype == ">f4"
    assert packing_of(DOUBLE32, "[5,5,20]").num_bits == 5
    assert packing_of(FLOAT16, "[2][3][0,10,16]").num_bits == 12
    assert packing_of(FLOAT16, "no range").num_bits == 12
    assert packing_of(DOUBLE32, "[0,1,1]").factor == packing_of(DOUBLE32, "[0,1]").factor == 0xFFFFFFFF


def test_branches_of_one_name_are_two_fields(tmp_path: Path) -> None:
    (report,) = rnt.from_ttree(ODD, tmp_path / "a.root", "twice")
    assert rows(tmp_path / "a.root", "twice") == [
        {"x": i, "y": i, "x_3": -i, "x_2": [10 * i, 10 * i]} for i in range(4)
    ]
    assert [branch.field for branch in report.branches] == ["x", "y", "x_3", "x_2"]
    assert "several branches 'x'" in report.branches[2].note
    outcome = run_cli("import", f"{ODD}:twice", str(tmp_path / "b.root"))
    assert "note: branch 'x' (field 'x_3'): one of several branches 'x'; ROOT finds the first" in outcome.err


def test_lists_of_leaves_keep_arrays_names_and_booleans(tmp_path: Path) -> None:
    rnt.from_ttree(ODD, tmp_path / "a.root", "lists")
    for i, row in enumerate(rows(tmp_path / "a.root", "lists")):
        assert row == {
            "row": {
                "p": [i, i + 1, i + 2],
                "n": -i,
                "q": [[10 * i, 10 * i + 1], [10 * i + 2, 10 * i + 3]],
            },
            "same": {"a": i, "a_2": 2 * i},
            "bytes": {"s": 300 * i, "first": -i, "flags": [i > 0, i == 1]},
            "packed": {"packed": 2.5 * i, "half": i / 4},
        }


def test_branches_with_too_few_entries_are_named_and_skipped(tmp_path: Path) -> None:
    with pytest.raises(TableError, match=r"'late' .*baskets have 0 entries, the TTree has 3"):
        rnt.from_ttree(ODD, tmp_path / "a.root", "late")
    (report,) = rnt.from_ttree(ODD, tmp_path / "a.root", "late", skip_unsupported=True)
    assert [branch.branch for branch in report.skipped] == ["late"]
    assert rows(tmp_path / "a.root", "late") == [{"early": i} for i in range(3)]


def test_names_of_ttrees_are_changed_with_a_note(tmp_path: Path) -> None:
    reports = rnt.from_ttree(ODD, tmp_path / "a.root", skip_unsupported=True)
    names = {report.tree: report.ntuple for report in reports}
    assert [names[name] for name in ("my tree", "my_tree", "a.b")] == ["my_tree_2", "my_tree", "a_b"]
    assert rows(tmp_path / "a.root", "a_b") == [{"_": 7, "a_b": 7}]
    outcome = run_cli("import", f"{ODD}:my tree", str(tmp_path / "b.root"))
    assert "note: TTree 'my tree' is RNTuple 'my_tree'" in outcome.err


def test_leaves_of_arrays_of_size_0_cannot_be_read(tmp_path: Path) -> None:
    """ROOT shows no values of them."""
    with pytest.raises(SchemaError, match="leaf 'plain' is an array of size 0 and has no values"):
        rnt.from_ttree(ZERO, tmp_path / "a.root")
    (report,) = rnt.from_ttree(ZERO, tmp_path / "a.root", skip_unsupported=True)
    leaves = {"plain": "plain", "packed": "packed", "jagged": "jagged", "several": "list"}
    assert {branch.branch: branch.problem for branch in report.skipped} == {
        branch: f"UnsupportedError: leaf '{leaf}' is an array of size 0 and has no values"
        for branch, leaf in leaves.items()
    }
    assert rows(tmp_path / "a.root", "t") == [{"n": n, "j": [1.0, 2.0][:n]} for n in range(3)]


def test_statistics_name_branches_that_cannot_be_read() -> None:
    reason = "NotImplementedError: memberwise serialization of AsVector(Track)"
    for options in ([], ["--group", "auto"]):
        outcome = run_cli("stats", f"{PACKED}:unsplit", *options)
        assert outcome.code == 0
        assert outcome.err == f"warning: branch 'tracks' is left out: {reason}\n"
    for command in (["stats"], ["diff", f"{PACKED}:unsplit"]):
        outcome = run_cli(*command, f"{PACKED}:unsplit", "--fields", "tracks")
        assert outcome.code == 65
        assert f"branch 'tracks' cannot be read: {reason}" in outcome.err


def test_objects_without_the_members_of_tobject_have_a_note(tmp_path: Path) -> None:
    (report,) = rnt.from_ttree(OBJECTS, tmp_path / "a.root")
    notes = {branch.branch: branch.note for branch in report.branches if branch.note}
    assert notes == dict.fromkeys(("whole", "split"), "fUniqueID and fBits of TObject are left out")
    assert set(rows(tmp_path / "a.root", "Objects")[0]["whole"]) == {"fP", "fE"}


def test_arrays_that_lose_dimensions_have_a_note(tmp_path: Path) -> None:
    reports = {report.tree: report for report in rnt.from_ttree(GRID, tmp_path / "a.root")}
    notes = {branch.branch: branch.note for branch in reports["unsplit"].branches}
    assert notes == {
        "grid.": "packed, plain have one dimension each in place of several",
        "plain.": "plain has one dimension in place of several",
    }
    decoders = {branch.branch: branch.decoder for branch in reports["unsplit"].branches}
    assert decoders == {"grid.": "uproot and rntuple-construct", "plain.": "uproot"}
    assert not any(branch.note for branch in reports["split"].branches)
    flat = rows(tmp_path / "a.root", "unsplit")[1]
    whole = rows(tmp_path / "a.root", "split")[1]
    for record, member, first in (("grid", "plain", 1), ("grid", "packed", 10), ("plain", "plain", 1)):
        values = [float(first + i) for i in range(6)]
        assert flat[record][member] == values
        assert whole[record][member] == [values[:3], values[3:]]


def test_embedded_baskets_are_counted() -> None:
    with uproot.open(ODD) as file:
        key = file.key("embedded")
        assert int(file["embedded"].member("fZipBytes")) == 0
    with open_ttrees(str(ODD), "embedded") as (tree,):
        sizes = {branch.path: (branch.nbytes, branch.len_baskets) for branch in tree.branches}
    values = {
        "number": 500 * 4,
        "noise": 500 * 8,
        "list": sum(10 + 4 * (i % 3) for i in range(500)) + 501 * 4,
    }
    for name, length in values.items():
        nbytes, len_baskets = sizes[name]
        assert length < len_baskets <= length + 100
        assert 0 < nbytes < len_baskets
    assert sum(nbytes for nbytes, _ in sizes.values()) <= key.fNbytes - key.fKeylen


def test_sizes_of_baskets_in_the_file_are_those_of_root() -> None:
    """``TBranch::GetZipBytes`` returns fZipBytes."""
    with uproot.open(TTREES) as file, open_ttrees(TTREES.as_posix(), "Events") as (tree,):
        for branch in tree.branches:
            assert branch.nbytes == file["Events"][branch.path].member("fZipBytes") > 0


@pytest.mark.parametrize("name", ["split", "d0", "f5"])
def test_statistics_have_the_bytes_of_all_branches(name: str) -> None:
    """Fixed arrays, unsplit classes, and lengths of split collections have no branch of one column."""
    packed = TTREES.with_name("packed.root")
    with uproot.open(packed) as file:
        expected = sum(branch.compressed_bytes for branch in file[name].itervalues(recursive=True))
    with open_ttrees(packed.as_posix(), name) as (tree,):
        assert sum(each.nbytes for each in rnt.stats(tree).fields) == expected


def test_a_class_in_one_branch_has_a_line_of_sizes() -> None:
    done = run_cli("stats", f"{TTREES.with_name('packed.root')}:unsplit", "--format", "csv")
    (hit,) = (line for line in done.out.splitlines() if ",sizes," in line)
    assert hit.startswith("hit,")
    assert ",377," in hit  # as uproot tells


def patched(tmp_path: Path, source: Path, start: int, data: bytes) -> Path:
    path = tmp_path / "patched.root"
    whole = bytearray(source.read_bytes())
    whole[start : start + len(data)] = data
    path.write_bytes(whole)
    return path


def first_block(path: Path, tree: str, branch: str) -> tuple[int, int]:
    """Where the first compressed block of a branch begins, and its length."""
    with uproot.open(path) as file:
        found = file[tree][branch]
        basket = found.basket(0)
        start = int(found.member("fBasketSeek")[0]) + int(basket.member("fKeylen"))
        return start, int(basket.compressed_bytes - basket.member("fKeylen"))


@pytest.mark.parametrize("algorithm", ["ZLIB", "LZMA", "LZ4", "ZSTD"])
@pytest.mark.parametrize("place", [0, 3, 6, 9, 12])
def test_damaged_blocks_of_all_algorithms_name_their_branch(
    algorithm: str, place: int, tmp_path: Path
) -> None:
    """uproot lets errors, and panics, of the libraries escape."""
    source = tmp_path / "source.root"
    with uproot.recreate(source, compression=getattr(uproot, algorithm)(5)) as file:
        tree = file.mktree("t", {"x": "int32", "y": "int32"})
        tree.extend({"x": np.arange(2000) // 3, "y": np.arange(2000)})
    start, length = first_block(source, "t", "x")
    damaged = patched(tmp_path, source, start + min(place, length - 8), b"\xff" * 8)
    with pytest.raises(TableError, match="branch 'x' cannot be read"):
        rnt.from_ttree(damaged, tmp_path / "a.root", "t")
    outcome = run_cli("import", str(damaged), str(tmp_path / "a.root"))
    assert outcome.code == 65
    (report,) = rnt.from_ttree(damaged, tmp_path / "a.root", "t", skip_unsupported=True)
    assert [branch.branch for branch in report.skipped] == ["x"]
    assert [row["y"] for row in rows(tmp_path / "a.root", "t")] == list(range(2000))


def test_old_raw_deflate_is_read(tmp_path: Path) -> None:
    """ROOT reads blocks ``CS``, and ignores bytes after the end of their stream."""
    source = tmp_path / "source.root"
    with uproot.recreate(source, compression=uproot.ZLIB(5)) as file:
        file.mktree("t", {"x": "int32"}).extend({"x": np.arange(1000) // 7})
    start, length = first_block(source, "t", "x")
    block = source.read_bytes()[start : start + length]
    raw = block[9 + 2 : -4]
    assert zlib.decompressobj(-15).decompress(raw) == (np.arange(1000) // 7).astype(">i4").tobytes()
    old = patched(tmp_path, source, start, b"CS" + block[2:9] + raw + bytes(6))
    rnt.from_ttree(old, tmp_path / "a.root", "t")
    assert [row["x"] for row in rows(tmp_path / "a.root", "t")] == [i // 7 for i in range(1000)]
    damaged = patched(tmp_path, source, start, b"CS" + block[2:9] + bytes(reversed(raw)) + bytes(6))
    with pytest.raises(TableError, match="branch 'x' cannot be read"):
        rnt.from_ttree(damaged, tmp_path / "a.root", "t")


@pytest.mark.parametrize("count", [1 << 30, 0x7FFFFFFF, 0xFFFFFFFF, 1000])
def test_absurd_counts_are_refused_without_their_memory(count: int, tmp_path: Path) -> None:
    import tracemalloc

    data = ODD.read_bytes()
    start, _ = first_block(ODD, "words", "words")
    place = data.index(struct.pack(">I", 1) + b"\x04word", start)
    path = patched(tmp_path, ODD, place, struct.pack(">I", count))
    tracemalloc.start()
    with pytest.raises(TableError, match="'words'"):
        rnt.from_ttree(path, tmp_path / "a.root", "words")
    assert tracemalloc.get_traced_memory()[1] < 20 << 20
    tracemalloc.stop()
    (report,) = rnt.from_ttree(path, tmp_path / "a.root", "words", skip_unsupported=True)
    assert [branch.branch for branch in report.skipped] == ["words"]
    assert [row["number"] for row in rows(tmp_path / "a.root", "words")] == [0, 1, 2, 3]


def test_a_ttree_of_which_nothing_can_be_read_is_an_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Of several TTrees, only that one is left out."""
    from rntuple_construct.conversion.tables import ttree, ttree_leaves

    own = ttree_leaves.leaves_of

    def leaves_of(branch: Any) -> Any:
        if branch.tree.name == "words":
            raise ValueError("unknown")
        return own(branch)

    monkeypatch.setattr(ttree, "leaves_of", leaves_of)
    with pytest.raises(SchemaError, match="nothing of TTree 'words' can be imported; branch 'words'"):
        rnt.from_ttree(ODD, tmp_path / "a.root", "words", skip_unsupported=True)
    assert not (tmp_path / "a.root").exists()
    outcome = run_cli("import", "--skip-unsupported", str(ODD), str(tmp_path / "a.root"))
    assert outcome.code == 0, outcome.err
    assert "note: TTree 'words' was skipped: none of its branches can be read" in outcome.err
    with rnt.open(tmp_path / "a.root") as file:
        assert "words" not in file
        assert "twice" in file


def test_the_report_states_what_was_compared(tmp_path: Path) -> None:
    reports = rnt.from_ttree(TTREES, tmp_path / "a.root")
    assert reports[0].proof == "values read back and equal to those that rntuple-construct and uproot decoded"
    assert reports[1].proof == "values read back and equal to those that uproot decoded"
    decoders = {branch.branch: branch.decoder for branch in reports[0].branches}
    assert {name for name in decoders if decoders[name] == "rntuple-construct"} == {"text", "point"}
    assert not reports[0].is_compared_with_root
    assert {branch.is_equal_in_root for branch in reports[0].branches} == {None}
    (unchecked,) = rnt.from_ttree(TTREES, tmp_path / "b.root", "Events", check=False)
    assert unchecked.proof == "values not checked"


def test_a_comparison_with_root_needs_root(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RNTUPLE_ROOT_PYTHON", str(tmp_path / "python"))
    with pytest.raises(MissingExtraError, match="ROOT is not installed"):
        rnt.from_ttree(TTREES, tmp_path / "a.root", check_with_root=True)
    assert not (tmp_path / "a.root").exists()


def test_without_root_an_import_compares_nothing_with_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Only a Python with ROOT that does not read the TTree is noted."""
    other = tmp_path / "python"
    monkeypatch.setenv("RNTUPLE_ROOT_PYTHON", str(other))
    (report,) = rnt.from_ttree(ODD, tmp_path / "a.root", "lists")
    assert "ROOT" not in report.proof
    assert not report.root_problem
    other.write_text("#!/bin/sh\n[ $# = 2 ] && exit 0\necho no such dictionary >&2\nexit 3\n")
    other.chmod(0o755)
    (report,) = rnt.from_ttree(ODD, tmp_path / "b.root", "lists")
    assert report.root_problem == "ROOT cannot read TTree 'lists' (exit code 3): no such dictionary"
    assert report.proof.endswith("; not compared with ROOT")
    outcome = run_cli("import", f"{ODD}:lists", str(tmp_path / "c.root"))
    assert outcome.code == 0
    assert f"note: {report.root_problem}" in outcome.err
    with pytest.raises(rnt.RNTupleError, match="exit code 3"):
        rnt.from_ttree(ODD, tmp_path / "d.root", "lists", check_with_root=True)
    assert not (tmp_path / "d.root").exists()


def test_texts_of_255_bytes_and_more_have_a_long_length() -> None:
    """``TBuffer::WriteTString`` of ROOT: one byte, or 255 and a big-endian integer; no byte at all for an empty text of a leaf."""
    texts = [
        bytes([97 + number % 26]) * length
        for number, length in enumerate((3, 254, 0, 255, 256, 0, 300, 255, 1))
    ]
    stored = [
        b""
        if not text
        else struct.pack(">Bi", 255, len(text)) + text
        if len(text) > 254
        else bytes([len(text)]) + text
        for text in texts
    ]
    offsets = np.cumsum([0, *map(len, stored)])
    found = TextLeaf().layout(Collection(offsets, Numbers(np.frombuffer(b"".join(stored), np.uint8))))
    assert [
        found.data[start:stop].tobytes()
        for start, stop in zip(found.offsets[:-1], found.offsets[1:], strict=True)
    ] == texts
