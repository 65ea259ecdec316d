"""What is held of a small file at once is bounded, whatever its pages expand to: by every consumer, and by the default limits."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

import numpy as np
import pytest
import uproot
from support import held
from support.held import HELD, MIB

import rntuple_construct as rnt

on_linux = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux tells the most memory that a process had"
)
MAX_HELD = 200_000_000
_MAX_SIZE = 10_000
CASES = [
    *(("strings_1a_large_pages", consumer) for consumer in ("validate", "convert")),
    *(("text_large_pages", consumer) for consumer in ("np", "validate", "convert", "iterate")),
    *((name, "np") for name in ("int8_large_pages", "variants_large_pages", "many_bits", "quantized", "halves")),
    *((name, "validate") for name in ("strings_listed_often", "lists_large_pages")),
    *((name, consumer) for name in ("strings_1a_largest_pages", "text_largest_pages") for consumer in ("validate", "convert")),
    *(("variants_largest_pages", consumer) for consumer in ("validate", "np")),
    *(("records_small_pages", library) for library in ("ak", "pa", "pd", "polars")),
]  # fmt: skip


@lru_cache(maxsize=2)
def _file(name: str) -> bytes:
    return HELD[name]()


@on_linux
@pytest.mark.parametrize(("name", "consumer"), CASES)
def test_little_is_held_at_once(name: str, consumer: str) -> None:
    data = _file(name)
    assert len(data) < _MAX_SIZE
    done = subprocess.run(
        [sys.executable, held.__file__, name, consumer],
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "PYTHONPATH": ":".join(sys.path)},
        input=data, capture_output=True, timeout=240, check=True,
    )  # fmt: skip
    outcome = json.loads(done.stdout)
    assert not [text for text in outcome["found"] if text.startswith("escaped")]
    assert outcome["grown"] < MAX_HELD, outcome


@pytest.mark.parametrize("name", ["int8_huge_page", "split_huge_page", "text_huge_page", "lists_huge_page"])
def test_a_page_that_expands_to_too_much_is_refused_by_reader_and_validator_alike(name: str) -> None:
    data = _file(name)
    with rnt.open(data) as file, pytest.raises(rnt.LimitError, match=r"Limits\.max_len_page") as caught:
        file.only().arrays(library="layout")
    assert caught.value.path is not None
    assert caught.value.path.startswith("page_list[0].page_locations[0][")
    assert caught.value.offset is not None
    assert "--allow max_len_page=" in str(caught.value)
    found = [each for each in rnt.validate(data).failures if each.rule_id == "RNT-VAL-002"]
    assert [each.path for each in found] == [caught.value.path]
    assert found[0].hint is not None
    assert "--allow max_len_page=" in found[0].hint


def test_the_error_says_what_to_raise() -> None:
    data = _file("int8_huge_page")
    limits = rnt.Limits(max_len_page=79 * MIB)
    with rnt.open(data, limits=limits) as file:
        assert file.only().num_entries == 79 * MIB
        assert not file.only().arrays(library="layout", entry_stop=10)["x"].data.any()
    assert rnt.validate(data, limits=limits).ok


def test_what_a_conversion_is_refused_for_it_gets_with_the_limit_that_the_error_names(tmp_path: Path) -> None:
    """Values are there twice while they are compared, which the number in the error knows."""
    data = _file("text_small_pages")
    with pytest.raises(rnt.LimitError, match=r"--allow max_len_step=(\d+)") as caught:
        rnt.convert(data, tmp_path / "small.root")
    wanted = int(str(caught.value).partition("max_len_step=")[2].partition(" ")[0])
    assert wanted > caught.value.actual
    options = rnt.ConvertOptions(limits=rnt.Limits(max_len_step=wanted), check=False)
    assert rnt.convert(data, tmp_path / "large.root", options)[0].num_entries == 1


def test_pages_that_are_stored_as_they_are_have_no_limit(tmp_path: Path) -> None:
    values = np.random.default_rng(1).integers(0, 1 << 62, 5 * MIB)
    path = tmp_path / "raw.root"
    rnt.write(path, "nt", {"x": values}, options=rnt.WriteOptions(compression="none", page_size=8 * MIB))
    with rnt.open(path, limits=rnt.Limits(max_len_page=MIB, max_ratio_page=0)) as file:
        assert (file.only().arrays()["x"] == values).all()


def test_no_page_that_real_files_have_meets_the_limit(tmp_path: Path) -> None:
    """Constant columns compress best of all; pages of them are limited by their size, not by what they are stored in."""
    path = tmp_path / "constant.root"
    options = rnt.WriteOptions(page_size=15 * MIB)
    rnt.write(path, "nt", {"x": np.zeros(3 * MIB)}, options=options)
    with rnt.open(path) as file:
        assert not file.only().arrays()["x"].any()
    assert rnt.validate(path).ok


def test_a_page_is_measured_against_the_file_not_against_itself(tmp_path: Path) -> None:
    """A constant column in one page, as uproot makes it, beside others that do not compress."""
    path = tmp_path / "weights.root"
    count = 5 * MIB
    with uproot.recreate(path, compression=uproot.ZSTD(5)) as file:
        writable = file.mkrntuple("nt", {"weight": "f8", "x": "u1"})
        values = np.random.default_rng(1).integers(0, 256, count).astype("u1")
        writable.extend({"weight": np.ones(count), "x": values})
    with rnt.open(path) as file:
        arrays = file.only().arrays()
    assert (arrays["weight"] == 1).all()
    assert (arrays["x"] == values).all()
    assert rnt.validate(path).ok
