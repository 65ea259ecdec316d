"""The oracle objects to wrong results of filters, expressions and records of lists, to lost meanings and to memory of opening."""

from __future__ import annotations

from random import Random
from typing import Any

import awkward as ak
import pyarrow as pa
import pytest
from campaign import arrow_case, generated_case, grouped_case
from self_test.array_options import OPTIONS
from self_test.oracle import TURNS, Bounds, Oracle
from self_test.random_arrow import table_file

import rntuple_construct as rnt
from rntuple_construct.format.native import use_fast
from rntuple_construct.format.native.strings import ByteStrings
from rntuple_construct.reader import grouping, ntuple
from rntuple_construct.reader.expressions import Expression
from rntuple_construct.reader.filters import filtered

QUICK = dict.fromkeys(TURNS, 0)


def _table(number: int = 0) -> pa.Table:
    return pa.table(
        {
            "record": pa.array([{"low": 1, "high": [2, 3]}, {"low": 4, "high": []}]),
            "flat": pa.array([number, -(2**62)]),
            "optional": pa.array([None, number]),
            "lists": pa.array([[1, 2], [3, number]]),
            "hit_a": pa.array([[1, 2], [3]]),
            "hit_b": pa.array([[[1], [2, 3]], [[4, 5]]]),
            "times": pa.array([None, [1, None]], pa.list_(pa.timestamp("s"), 2)),
        }
    )


def _objections(consumer: str, data: bytes, table: pa.Table | None = None) -> list[str]:
    """Texts of the objections of one consumer."""
    oracle = Oracle(Bounds(seconds=30), libraries=(), every=QUICK | {consumer: 1})
    found = oracle.look(data, table=table)
    assert oracle.looked[consumer] == 1
    assert {(each.kind, each.consumer) for each in found} <= {("disagreement", consumer)}
    return [each.text for each in found]


@pytest.mark.parametrize("consumer", [*OPTIONS, "opening"])
def test_sound_files_have_no_objections(consumer: str) -> None:
    for make in (arrow_case, generated_case, grouped_case):
        for seed in range(6):
            data = make(seed).base
            assert data is not None
            assert _objections(consumer, data) == []
    assert _objections(consumer, table_file(_table())) == []
    assert _objections(consumer, table_file(pa.table({"x": pa.array([1.0, float("nan")])}))) == []


def test_a_record_of_lists_may_have_a_member_with_the_name_of_another_field() -> None:
    hits = [{"low": 1}]
    table = pa.table({"proxy": [[1, 2], [3]], "hits": [hits, []], "proxy_hits": [[], hits]})
    with rnt.open(table_file(table)) as file:
        (ntuple,) = (file[name] for name in file.keys())  # noqa: SIM118 (a method, not a dict)
        assert [list(OPTIONS["zip"](ntuple, Random(seed))) for seed in range(12)] == [[]] * 12


def test_filters_of_members_that_one_function_leaves_out(monkeypatch: pytest.MonkeyPatch) -> None:
    data = [table_file(_table(number)) for number in range(8)]
    with monkeypatch.context() as patch:
        # Only top-level fields are compared with the filters.
        patch.setattr(
            ntuple.RNTuple, "_filtered", lambda self, fields, *given: filtered(self.select(fields), *given)
        )
        found = [text for each in data for text in _objections("filters", each)]
        assert any("arrays for filter_name='record." in text for text in found)
    before = ntuple.RNTuple._filtered
    monkeypatch.setattr(ntuple.RNTuple, "_filtered", lambda self, fields, *_: before(self, fields))
    found = _objections("filters", data[0])
    assert {text.partition(" ")[0] for text in found} == {"arrays", "iterate"}


@pytest.mark.parametrize("form", ["flat", "optional", "lists"])
def test_numbers_of_one_form_that_are_computed_wrongly(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    value = Expression._value

    def other(self: Expression, layout: Any) -> Any:
        return value(self, layout) + (1 if form in self.nodes else 0)

    monkeypatch.setattr(Expression, "_value", other)
    found = [text for number in range(8) for text in _objections("arithmetic", table_file(_table(number)))]
    assert any("holds for entries" in text for text in found)
    assert any("holds for entries" not in text for text in found)
    assert all(form in text for text in found)


def test_records_that_repeat_or_lose_values(monkeypatch: pytest.MonkeyPatch) -> None:
    data = table_file(_table())
    with monkeypatch.context() as patch:
        zipped = ak.zip
        # Without a limit the values of one list are repeated for each element of the lists in another one.
        patch.setattr(ak, "zip", lambda columns, **_: zipped(columns))
        assert any("'hit_a'" in text and "expected" in text for text in _objections("zip", data))
    grouped = grouping._zipped

    def without_one(columns: Any, length: int) -> Any:
        return grouped({name: column for name, column in columns.items() if name != "hit_b"}, length)

    monkeypatch.setattr(grouping, "_zipped", without_one)
    assert _objections("zip", data) == ["how='zip' gives column 'hit_b' 0 times"]


@pytest.mark.parametrize("library", ["pa", "py", "ak", "pd"])
def test_rows_of_a_table_that_a_library_loses(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, arrays = _table(), ntuple.RNTuple.arrays
    data = table_file(table)
    assert _objections("rows", data, table) == []

    def shorter(self: Any, *given: Any, **options: Any) -> Any:
        found = arrays(self, *given, **options)
        return found[:1] if options.get("library") == library else found

    monkeypatch.setattr(ntuple.RNTuple, "arrays", shorter)
    found = _objections("rows", data, table)
    assert found
    assert all(text.startswith("Arrow" if library == "pa" else library) for text in found)


def test_times_of_a_table_that_lose_their_meaning(monkeypatch: pytest.MonkeyPatch) -> None:
    table, arrays = _table(), ntuple.RNTuple.arrays

    def plain(self: Any, *given: Any, **options: Any) -> Any:
        found = arrays(self, *given, **options)
        if options.get("library") != "pa":
            return found
        at = found.column_names.index("times")
        return found.set_column(at, "times", found["times"].cast(pa.list_(pa.int64(), 2)))

    monkeypatch.setattr(ntuple.RNTuple, "arrays", plain)
    (text,) = _objections("rows", table_file(table), table)
    assert text.startswith("Arrow: field 'times'")


def test_compiled_code_that_copies_the_envelope_for_each_record(monkeypatch: pytest.MonkeyPatch) -> None:
    if not use_fast(True):
        pytest.skip("there is no compiled code: python tools/generate/build_native.py")

    def values(self: ByteStrings, positions: Any = None) -> list[bytes]:
        # The stop of an absent string is the last byte but one.
        ranges = self.ranges if positions is None else self.ranges[positions]
        starts, data = ranges["offset"], bytes(self.data)
        stops = starts + ranges["length"]
        return [data[start:stop] for start, stop in zip(starts.tolist(), stops.tolist(), strict=True)]

    data = grouped_case(2).data
    monkeypatch.setattr(ByteStrings, "values", values)
    (text,) = _objections("opening", data)
    assert "with compiled code" in text
