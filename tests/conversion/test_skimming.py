"""Conversion of the entries that fulfil a condition."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.dumps import run_cli
from support.file_checks import findings

import rntuple_construct as rnt
from rntuple_construct.errors import RNTupleError, SchemaError

NUM = 1000
ROWS = [
    {
        "id": i, "big": i * 2**50, "pt": i / 10, "v": [1.0] * (i % 3), "s": str(i), "on": i % 2 == 0,
        "mu": {"eta": (i - 500) / 128, "name": "m"}, "u": i if i % 2 else str(i), "a": [i, i],
    }
    for i in range(NUM)
]  # fmt: skip
SCHEMA = {
    "id": "std::int32_t", "big": "std::uint64_t", "pt": "double", "v": "std::vector<float>", "s": "std::string",
    "on": "bool", "mu": {"eta": "float", "name": "std::string"}, "u": "std::variant<std::int32_t,std::string>",
    "a": "std::array<std::int32_t,2>",
}  # fmt: skip


@pytest.fixture(scope="module")
def source() -> bytes:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", SCHEMA) as writer:
        for start in range(0, NUM, 300):
            writer.extend(ROWS[start : start + 300])
            writer.flush_cluster()
    return buffer.getvalue()


def skimmed(source: bytes, where: str, **more: Any) -> list[dict[str, Any]]:
    buffer = io.BytesIO()
    (report,) = rnt.convert(source, buffer, rnt.ConvertOptions(where=where, **more))
    assert findings(buffer.getvalue()) == []
    with rnt.open(buffer.getvalue()) as file:
        rows: list[dict[str, Any]] = file.only().arrays(library="py")
    assert report.num_entries == len(rows)
    return rows


CONDITIONS: dict[str, Any] = {
    "pt > 20": lambda r: r["pt"] > 20,
    "(pt > 20) & (abs(mu.eta) < 2.4)": lambda r: r["pt"] > 20 and abs(np.float32(r["mu"]["eta"])) < 2.4,
    "on | (id == 7)": lambda r: r["on"] or r["id"] == 7,
    "~on": lambda r: not r["on"],
    "sqrt(pt) * 2 + 1 >= 9.5": lambda r: r["pt"] ** 0.5 * 2 + 1 >= 9.5,
    "id % 3 == 1": lambda r: r["id"] % 3 == 1,
    "big > 1000000": lambda r: r["big"] > 1000000,
    "pt < 0": lambda r: False,
    "id >= 0": lambda r: True,
}


@pytest.mark.parametrize("where", CONDITIONS)
def test_entries_that_fulfil_a_condition_are_kept(where: str, source: bytes) -> None:
    assert skimmed(source, where) == [row for row in ROWS if CONDITIONS[where](row)]


def test_with_fields_and_a_range_of_entries(source: bytes) -> None:
    found = skimmed(source, "pt > 20", fields=("id", "u"), entry_start=100, entry_stop=600)
    assert found == [{"id": i, "u": ROWS[i]["u"]} for i in range(201, 600)]


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("nope > 1", "no field 'nope'"),
        ("mu.phi > 1", "no member 'mu.phi'"),
        ("v > 1", "collection field"),
        ("s > 1", "string field"),
        ("mu > 1", "record field"),
        ("a > 1", "fixed array field"),
        ("pt >", "no expression"),
        ("", "no expression"),
        ("1 < 2", "names no field"),
        ("pt + 1", "a number, no condition"),
        ("0 < pt < 5", "cannot be chained"),
        ("pt > 1 and on", "not for arrays"),
        ("not on", "not for arrays"),
        ("__import__('os').system('true')", "not understood"),
        ("(lambda: pt)() > 1", "not understood"),
        ("pt[0] > 1", "not understood"),
        ("open(pt)", "no function 'open'"),
        ("sqrt(pt, pt, pt) > 1", "condition"),
        ("pt.__class__ > 1", "no member"),
        ("'a' < pt", "not understood"),
        ("-" * 200 + "pt > 1", "nested deeper"),
        ("(" * 5000 + "pt", "no expression"),
        ("pt > 1" + " " * 20000, "characters"),
    ],
)
def test_conditions_that_make_no_sense_are_told(where: str, said: str, source: bytes, tmp_path: Path) -> None:
    with pytest.raises(SchemaError) as caught:
        rnt.convert(source, tmp_path / "out.root", rnt.ConvertOptions(where=where))
    assert said in str(caught.value)
    assert not any(tmp_path.iterdir())


def test_attribute_sets_do_not_fit_to_chosen_entries() -> None:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"x": "std::int32_t"}) as writer:
        writer.attribute_set("good", {"run": "std::int32_t"})
        writer.extend([{"x": 1}])
    with pytest.raises(RNTupleError, match="drop-attribute-sets"):
        skimmed(buffer.getvalue(), "x > 0")
    assert skimmed(buffer.getvalue(), "x > 0", drop_attribute_sets=True) == [{"x": 1}]


def test_the_command(source: bytes, tmp_path: Path) -> None:
    (tmp_path / "in.root").write_bytes(source)
    out = str(tmp_path / "out.root")
    done = run_cli("convert", str(tmp_path / "in.root"), out, "--where", "pt >= 99", "--fields", "id,pt")
    assert done.code == 0
    with rnt.open(out) as file:
        assert file.only()["id"].array().tolist() == list(range(990, 1000))
    assert run_cli("convert", str(tmp_path / "in.root"), out, "--force", "--where", "nope > 1").code == 2
