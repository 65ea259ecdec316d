"""Which fields are read: by name, by pattern, by path to a member."""

from __future__ import annotations

import builtins
import sys
from typing import Any

import pytest
from support.kinds import KINDS
from support.patching import INDEX64, INT32, REAL32, DescribedCluster, column, field, file_of, read

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError, UnsupportedError
from rntuple_construct.kit.files.editable_file import EditableFile


def muons() -> EditableFile:
    """Collections of records, a record in a record, and fields with awkward names."""
    fields = [
        field("Muon", "std::vector<Muon>", role=1),
        field("_0", "Muon", role=2, parent=0),
        field("pt", "float", parent=1),
        field("charge", "std::int32_t", parent=1),
        field("Muon_n", "std::int32_t"),
        field("Jet_n", "std::int32_t"),
        field("event", "Event", role=2),
        field("id", "Id", role=2, parent=6),
        field("run", "std::int32_t", parent=7),
        field("a.b", "std::int32_t"),
        field("Aux:pt", "std::int32_t"),
    ]
    owners = [
        (INDEX64, 0),
        (REAL32, 2),
        (INT32, 3),
        (INT32, 4),
        (INT32, 5),
        (INT32, 8),
        (INT32, 9),
        (INT32, 10),
    ]
    pages = [[[1, 3]], [[1.0, 2.0, 3.0]], [[1, -1, 1]], [[1, 2]], [[0, 0]], [[7, 7]], [[3, 4]], [[5, 6]]]
    return file_of(fields, [column(kind, owner) for kind, owner in owners], [DescribedCluster(2, pages)])


ALL = ["Muon", "Muon_n", "Jet_n", "event", "a.b", "Aux:pt"]


@pytest.mark.parametrize(
    ("asked", "names"),
    [
        (None, ALL),
        ([], []),
        ("Muon_n", ["Muon_n"]),
        (["Jet_n", "Muon_n"], ["Jet_n", "Muon_n"]),
        ("*_n", ["Muon_n", "Jet_n"]),
        (["Jet*", "Muon*"], ["Jet_n", "Muon", "Muon_n"]),
        ("[JM]*_n", ["Muon_n", "Jet_n"]),
        (["Muon_n", "*_n"], ["Muon_n", "Jet_n"]),
        ("Aux:pt", ["Aux:pt"]),
        ("*", ALL),
        (("Muon_n",), ["Muon_n"]),
    ],
)
def test_fields_come_in_the_order_asked_for(asked: Any, names: list[str]) -> None:
    assert list(read(muons(), asked)[0]) == names


def test_fields_are_listed_in_schema_order() -> None:
    with rnt.open(muons().build()) as file:
        assert list(file.only().fields) == ALL


def test_name_with_a_dot_is_a_field_first() -> None:
    assert read(muons(), "a.b") == [{"a.b": 3}, {"a.b": 4}]


def test_member_of_a_collection() -> None:
    assert read(muons(), "Muon.pt") == [{"Muon.pt": [1.0]}, {"Muon.pt": [2.0, 3.0]}]


def test_content_may_be_named() -> None:
    assert read(muons(), "Muon._0.pt") == [{"Muon._0.pt": [1.0]}, {"Muon._0.pt": [2.0, 3.0]}]


def test_member_of_a_record_in_a_record() -> None:
    assert read(muons(), "event.id.run") == [{"event.id.run": 7}] * 2
    assert read(muons(), "event.id") == [{"event.id": {"run": 7}}] * 2


def test_members_and_fields_together() -> None:
    rows = read(muons(), ["Muon.charge", "Muon_n"])
    assert rows == [{"Muon.charge": [1], "Muon_n": 1}, {"Muon.charge": [-1, 1], "Muon_n": 2}]


@pytest.mark.parametrize("kind", ["vector of records", "unique_ptr to a record"])
def test_member_below_any_wrapping(kind: str) -> None:
    rows = read(KINDS[kind].draft(), "x.a")

    def member(value: Any) -> Any:
        if isinstance(value, list):
            return [member(each) for each in value]
        return None if value is None else value["a"]

    assert [row["x.a"] for row in rows] == [member(value) for value in KINDS[kind].values]


def test_only_the_pages_of_a_member_are_read() -> None:
    draft = muons()
    data = bytearray(draft.build())
    with rnt.open(bytes(data)) as file:
        charges = file.only().clusters[0].column_range(2)
    assert charges is not None
    data[int(charges.offset[0])] ^= 1
    assert read(bytes(data), "Muon.pt")[0] == {"Muon.pt": [1.0]}
    with pytest.raises(rnt.FormatError):
        read(bytes(data), "Muon.charge")


@pytest.mark.parametrize(
    ("asked", "hint"),
    [
        ("muon", "Muon"),
        ("Muon.eta", "charge"),
        ("Muon_n.pt", "Muon_n"),
        ("event.id.lumi", "run"),
        ("Tau*", "Jet_n"),
        ("", "Muon"),
        (".", "Muon"),
        ("Muon.", "pt"),
    ],
)
def test_unknown_names_hint_at_the_known_ones(asked: str, hint: str) -> None:
    with rnt.open(muons().build()) as file, pytest.raises(SchemaError) as caught:
        file.only().arrays(asked)
    assert hint in str(caught.value)


def test_unknown_library_lists_the_known_ones() -> None:
    with rnt.open(muons().build()) as file, pytest.raises(SchemaError, match="awkward"):
        file.only().arrays(library="xarray")


@pytest.mark.parametrize(
    ("library", "module"),
    [("ak", "awkward"), ("pa", "pyarrow"), ("pd", "pandas")],
)
def test_missing_library_says_what_to_install(
    library: str, module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)  # type: ignore[arg-type]
    with pytest.raises(UnsupportedError) as caught:
        read(muons(), "Muon_n", library=library)
    assert f"pip install '{module}>=" in str(caught.value)


def test_core_needs_no_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """numpy and plain Python come without any optional library."""
    real = builtins.__import__

    def without(name: str, *arguments: Any, **options: Any) -> Any:
        if name.partition(".")[0] in ("awkward", "pyarrow", "pandas", "fsspec", "rich", "blosc2"):
            raise ImportError(name)
        return real(name, *arguments, **options)

    monkeypatch.setattr(builtins, "__import__", without)
    assert read(muons(), "Muon_n") == [{"Muon_n": 1}, {"Muon_n": 2}]
    assert read(muons(), "Muon_n", library="np")["Muon_n"].tolist() == [1, 2]
