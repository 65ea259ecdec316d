"""Options of opening and reading: one description for several functions, and a wrong name is refused."""

from __future__ import annotations

import inspect
import io
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct import reader
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.reader.file import RNTupleFile
from rntuple_construct.reader.options import (
    ColumnOptions,
    IterateArraysOptions,
    OpenOptions,
    RangeOptions,
    ReadOptions,
)


@pytest.fixture(scope="module")
def data() -> bytes:
    target = io.BytesIO()
    rnt.write(target, "Events", {"x": [1.0, 2.0, 3.0]})
    return target.getvalue()


CALLS: dict[str, Callable[..., Any]] = {
    "open": lambda data, **more: rnt.open(data, **more),
    "open_ntuple": lambda data, **more: rnt.open_ntuple(data, **more),
    "reader.open": lambda data, **more: reader.open(data, **more),
    "arrays": lambda data, **more: rnt.open(data, ntuple="Events").arrays(**more),
    "iterate": lambda data, **more: rnt.open(data, ntuple="Events").iterate(**more),
    "array": lambda data, **more: rnt.open(data, ntuple="Events")["x"].array(**more),
    "concatenate": lambda data, **more: rnt.concatenate([data], **more),
    "rnt.iterate": lambda data, **more: rnt.iterate([data], **more),
}


@pytest.mark.parametrize(
    ("name", "wrong", "right"),
    [
        ("open", "verfy", "verify"),
        ("open_ntuple", "verfy", "verify"),
        ("reader.open", "libary", "library"),
        ("arrays", "entry_begin", "entry_start"),
        ("iterate", "stepsize", "step_size"),
        ("array", "entry_end", "entry_start"),
        ("concatenate", "worker", "workers"),
        ("rnt.iterate", "pre_fetch", "prefetch"),
    ],
)
def test_a_wrong_option_is_refused_by_the_call_and_similar_ones_are_suggested(name, wrong, right, data):
    function = name.rpartition(".")[2]
    with pytest.raises(
        SchemaError, match=rf"{function}\(\): unexpected argument '{wrong}'.*{right}"
    ) as caught:
        CALLS[name](data, **{wrong: 1})
    assert isinstance(caught.value, TypeError)


@pytest.mark.parametrize("option", ["compression", "durable"])
def test_options_of_appending_are_not_options_of_reading(option, data):
    with pytest.raises(SchemaError, match=f"unexpected argument '{option}'"):
        rnt.open(data, **{option: None})


def test_options_of_reading_are_not_options_of_appending(tmp_path):
    path = tmp_path / "a.root"
    rnt.write(path, "Events", {"x": [1.0]})
    before = path.read_bytes()
    with pytest.raises(SchemaError, match="unexpected argument 'verify'"):
        rnt.open(path, "a", verify=False)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("options", "function"),
    [
        (OpenOptions, RNTupleFile.__init__),
        (RangeOptions, rnt.RNTuple.read),
        (ReadOptions, rnt.RNTuple.steps),
        (IterateArraysOptions, rnt.RNTuple._chunks),
    ],
)
def test_options_and_the_function_that_takes_them_apart_agree_on_types(options, function):
    """The function whose parameters are these options; a type that differs would be seen by no type checker."""
    found = inspect.signature(function).parameters
    kinds = {name: kind.__forward_arg__ for name, kind in options.__annotations__.items() if name in found}
    assert kinds
    assert {name: found[name].annotation for name in kinds} == kinds
    if function is not rnt.RNTuple.steps:
        # Those that choose columns are passed on together.
        passed = ColumnOptions.__annotations__ if "columns" in found else {}
        assert kinds.keys() | passed.keys() == options.__annotations__.keys()


def test_options_reach_their_place(data):
    with rnt.open(data, ntuple="Events", library="py", verify=False) as events:
        assert events.arrays(entry_start=1, entry_stop=-1) == [{"x": 2.0}]
        assert events.arrays(filter_name="y*") == [{}, {}, {}]
        assert events["x"].array(entry_start=-1, workers=2) == [3.0]
        assert list(events.iterate(step_size=2, prefetch=1)) == [[{"x": 1.0}, {"x": 2.0}], [{"x": 3.0}]]
    assert rnt.concatenate([data, data], library="py", filter_name="x", verify=False)[3:] == [
        {"x": value} for value in (1.0, 2.0, 3.0)
    ]
    assert [len(chunk["x"]) for chunk in rnt.iterate([data], step_size=2, workers=2)] == [2, 1]


@pytest.mark.parametrize(
    ("bounds", "message"),
    [
        ({"entry_start": "a"}, "entry_start is 'a'"),
        ({"entry_start": 1.0}, "entry_start is 1.0"),
        ({"entry_stop": [2]}, r"entry_stop is \[2\]"),
    ],
)
def test_bounds_of_entries_are_integers(bounds, message, data, tmp_path):
    path = tmp_path / "a.root"
    path.write_bytes(data)
    calls = {name: CALLS[name] for name in ("arrays", "array")} | {
        "iterate": lambda data, **more: list(CALLS["iterate"](data, **more)),
        "stats": lambda _, **more: rnt.stats(path, **more),
        "export": lambda _, **more: rnt.export(path, tmp_path / "a.csv", **more),
        "convert": lambda _, **more: rnt.convert(path, tmp_path / "b.root", rnt.ConvertOptions(**more)),
    }
    for call in calls.values():
        with pytest.raises(SchemaError, match=rf"{message} \(give an integer or None\)"):
            call(data, **bounds)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.root"]


def test_bounds_of_entries_may_be_integers_of_numpy(data):
    events = rnt.open(data, ntuple="Events")
    assert events.arrays(entry_start=np.int32(1), entry_stop=np.uint8(2))["x"].tolist() == [2.0]


def test_a_field_without_members_says_so(data):
    with pytest.raises(SchemaError, match="'x' has no member 'y' \\(it has no members at all\\)"):
        rnt.open(data, ntuple="Events")["x"]["y"]
