"""What a read may take is measured against the file; chunks of an iteration keep to it, and limits can be raised."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from support.patching import REAL64, DescribedCluster, Pages, deferred, field, file_of

import rntuple_construct as rnt
from rntuple_construct.base.budgets import Budget

MANY = 50_000_000


def _deferred() -> bytes:
    later = {"fields": [field("y", "double")], "columns": [deferred(REAL64, 0, MANY)]}
    draft = file_of([], [], [DescribedCluster(3, [Pages([], element_offset=MANY)])], extension=later)
    draft.page_lists[0]["payload"]["cluster_summaries"][0]["num_entries"] = MANY
    draft.footer["payload"]["cluster_groups"][0]["entry_span"] = MANY
    return draft.build()


def test_columns_of_one_value_are_read_whole(tmp_path: Path) -> None:
    """Equal pages are stored once, so that a file of two kilobytes holds millions of entries."""
    path = tmp_path / "constant.root"
    rnt.write(path, "nt", {"run": np.full(20_000_000, 7, np.int32)})
    assert path.stat().st_size < 10_000
    with rnt.open(path) as file:
        values = file.only().arrays()["run"]
    assert len(values) == 20_000_000
    assert (values == 7).all()


def test_python_objects_count_before_they_are_made(tmp_path: Path) -> None:
    path = tmp_path / "constant.root"
    rnt.write(path, "nt", {"run": np.full(20_000_000, 7, np.int32)})
    with rnt.open(path) as file, pytest.raises(rnt.LimitError, match=r"Limits\.max_len_read") as caught:
        file.only().arrays(library="py")
    assert caught.value.actual > caught.value.expected
    assert "--allow max_len_read=" in str(caught.value)


@pytest.mark.parametrize("library", ["np", "py"])
def test_chunks_keep_to_the_budget(library: str) -> None:
    with rnt.open(_deferred(), limits=rnt.Limits(max_len_read=10_000_000)) as file:
        chunks = file.only().iterate(library=library, entry_stop=100_000, step_size="1 GB")
        values = [value["y"] for chunk in chunks for value in chunk] if library == "py" else [
            value for chunk in chunks for value in chunk["y"]
        ]  # fmt: skip
    assert values == [0.0] * 100_000


def test_a_raised_limit_lets_the_read_pass() -> None:
    data = _deferred()
    with rnt.open(data) as file, pytest.raises(rnt.LimitError):
        file.only().arrays()
    with rnt.open(data, limits=rnt.Limits(max_len_read=8 * MANY)) as file:
        assert len(file.only().arrays()["y"]) == MANY


def test_each_read_has_a_budget_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "file.root"
    rnt.write(path, "nt", {"x": np.zeros(1000)})
    limits = rnt.Limits(max_len_read=8000, max_ratio_read=0)
    with rnt.open(path, limits=limits) as file:
        for _ in range(3):
            assert len(file.only().arrays()["x"]) == 1000
    less = rnt.Limits(max_len_read=7999, max_ratio_read=0)
    with rnt.open(path, limits=less) as file, pytest.raises(rnt.LimitError):
        file.only().arrays()


def test_columns_of_a_read_count_together(tmp_path: Path) -> None:
    path = tmp_path / "constant.root"
    rnt.write(path, "nt", {name: np.full(1_000_000, 7, np.int32) for name in "abcd"})
    with rnt.open(path, limits=rnt.Limits(max_len_read=10_000_000, max_ratio_read=1)) as file:
        assert len(file.only().arrays(["a", "b"])["b"]) == 1_000_000
        with pytest.raises(rnt.LimitError, match="max_len_read"):
            file.only().arrays()


def test_a_budget_is_spent_by_all_charges() -> None:
    budget = Budget("max_len_read", 10, lambda what, needed: f"{what} needs {needed}")
    assert (budget.take(6), budget.take(5), budget.spent) == (True, False, 6)
    budget.charge(4)
    with pytest.raises(rnt.LimitError, match="the rest needs 11"):
        budget.charge(1, "the rest")


def test_a_pass_over_too_many_values_ends_before_its_first_chunk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "two.root"
    rnt.write(path, "nt", {"a": np.arange(100_000), "b": np.arange(100_000.0)})
    file = rnt.open(path, limits=rnt.Limits(max_len_work=1_500_000, max_ratio_work=0))
    ntuple = file.only()
    file.limit_work("dump", "choose fewer entries")
    # One field, and a part of both, is little enough.
    assert sum(len(chunk["a"]) for chunk in ntuple.iterate("a", step_size=50_000)) == 100_000
    file.limit_work("dump", "choose fewer entries")
    assert len(list(ntuple.iterate(step_size=10_000, entry_stop=50_000))) == 5
    file.limit_work("dump", "choose fewer entries")
    monkeypatch.setattr(type(ntuple), "_present", None)
    with pytest.raises(
        rnt.LimitError, match="the dump would go through values of more than 1500000 bytes"
    ) as caught:
        next(ntuple.iterate(step_size=10_000))
    assert (caught.value.path, caught.value.offset is not None) == ("schema.fields[1]", True)
