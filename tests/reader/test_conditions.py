"""Conversion of the entries that fulfil a condition."""

from __future__ import annotations

import io
import operator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.dumps import run_cli
from support.file_checks import findings

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError, SchemaError

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
    "s == '7' or s in ('8', '9')": lambda r: r["s"] in ["7", "8", "9"],
    "s != '7' and not on": lambda r: not r["on"] and r["s"] != "7",
    "mu.name == 'm'": lambda r: True,
    "0 <= pt < 5": lambda r: r["pt"] < 5,
    "id not in (1, 2, 3.0)": lambda r: r["id"] not in (1, 2, 3),
    "len(v) > 1": lambda r: len(r["v"]) > 1,
    "len(s) == 2": lambda r: len(r["s"]) == 2,
    "v[:, 0] == 1": lambda r: len(r["v"]) > 0,
    "v[:, -1] == 1": lambda r: len(r["v"]) > 0,
    "sum(v) * 2 > pt": lambda r: sum(r["v"]) * 2 > r["pt"],
    "any(v > pt)": lambda r: any(x > r["pt"] for x in r["v"]),
    "max(a) >= 990": lambda r: max(r["a"]) >= 990,
    "a[:, 1] % 2 == 1": lambda r: r["a"][1] % 2 == 1,
    "v[:, 0] is None": lambda r: not r["v"],
    "get('pt') > 20": lambda r: r["pt"] > 20,
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
        ("mu.phi > 1", "no member 'phi'"),
        ("v > 1", "any(...) or all(...)"),
        ("s > 1", "text is compared with a number"),
        ("s < 'a'", "with == and != alone"),
        ("s + 'a' == 'b'", "text cannot be computed with"),
        ("mu > 1", "holds record values (choose one of its members: mu.eta, mu.name)"),
        ("u == 1", "holds variant values"),
        ("a > 1", "any(...) or all(...)"),
        ("pt >", "not an expression"),
        ("", "not an expression"),
        ("1 < 2", "names no field"),
        ("pt + 1", "not a condition"),
        ("pt > 1 and id", "'and' takes conditions"),
        ("not id", "'not' takes conditions"),
        ("pt > 5 & id > 3", "put comparisons in parentheses"),
        ("id > 5 & on", "put comparisons in parentheses"),
        ("pt is 5", "compares with None alone"),
        ("id in 5", "takes a list of values"),
        ("sum(pt) > 1", "'sum' takes lists"),
        ("len(pt) > 1", "'len' takes lists or text"),
        ("pt[:, 0] > 1", "only lists have subscripts"),
        ("v[:, id] > 1", "not a position in a list"),
        ("any(v[v])", "cannot be computed"),
        ("get(pt) > 1", "takes the name of a field as text"),
        ("get('pts') > 1", "no field 'pts'"),
        ("get('pt', 1) > 1", "'get' takes the name of a field"),
        ("get() > 1", "'get' takes the name of a field"),
        ("__import__('os').system('true')", "not understood"),
        ("(lambda: pt)() > 1", "not understood"),
        ("pt[0] > 1", "chooses entries (choose elements of lists: x[:, 0])"),
        ("open(pt)", "no function 'open'"),
        ("sqrt(pt, pt, pt) > 1", "condition"),
        ("pt.__class__ > 1", "no member"),
        ("'a' < pt", "text is compared with a number"),
        ("-" * 200 + "pt > 1", "nested deeper"),
        ("(" * 5000 + "pt", "not an expression"),
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


# Width of what is computed

WIDE = [
    {"i": i, "l": l, "u": u, "f": f, "b": b}
    for i, l, u, f, b in [
        (100_000, 2**62, 2**63, 0.1, True), (70_711, 2**62 + 1, 2**64 - 1, 16777216.0, False), (3, -(2**63), 0, -1.5, True),
        (-7, 2**63 - 1, 2**53 + 1, 3.0, False), (2**31 - 1, 2**53 + 1, 5, float("nan"), True), (16_777_217, 7, 9, 0.0, False),
    ]
]  # fmt: skip
WIDE_SCHEMA = {"i": "std::int32_t", "l": "std::int64_t", "u": "std::uint64_t", "f": "float", "b": "bool"}


@pytest.fixture(scope="module")
def wide() -> bytes:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", WIDE_SCHEMA) as writer:
        writer.extend(WIDE)
    return buffer.getvalue()


def remainder(a: int, b: int) -> int:
    return (abs(a) % abs(b)) * (-1 if a < 0 else 1)


EXACT: dict[str, Any] = {
    "i*i > 5000000000": lambda r: r["i"] ** 2 > 5000000000,
    "i**3 == 27": lambda r: r["i"] ** 3 == 27,
    "i + 1 > i": lambda r: True,
    "l*4 > 0": lambda r: r["l"] * 4 > 0,
    "u*4 > 0": lambda r: r["u"] * 4 > 0,
    "u > 9223372036854775807": lambda r: r["u"] > 2**63 - 1,
    "u == 18446744073709551615": lambda r: r["u"] == 2**64 - 1,
    "-l < 0": lambda r: -r["l"] < 0,
    "abs(l) > 9223372036854775807": lambda r: abs(r["l"]) > 2**63 - 1,
    "l - 9223372036854775807 < -9223372036854775808": lambda r: r["l"] - (2**63 - 1) < -(2**63),
    "l * l * l > 1000000000000000000000000000000000000000000000000000": lambda r: r["l"] ** 3 > 10**51,
    "l ** 2 > u": lambda r: r["l"] ** 2 > r["u"],
    "l == 9007199254740992.0": lambda r: r["l"] == 2**53,
    "u > 9007199254740992.0": lambda r: r["u"] > 2**53,
    "i == f": lambda r: r["i"] == r["f"],
    "i / 2 == 1.5": lambda r: r["i"] / 2 == 1.5,
    "i % 2 == -1": lambda r: remainder(r["i"], 2) == -1,
    "u * 3 % 7 == 1": lambda r: r["u"] * 3 % 7 == 1,
    "(u & 1) == 1": lambda r: r["u"] & 1 == 1,
    "~(i > 5) | b": lambda r: r["i"] <= 5 or r["b"],
    "b + b == 2": lambda r: r["b"],
    "where(b, i, l) > 100": lambda r: (r["i"] if r["b"] else r["l"]) > 100,
    "floor(l) == l": lambda r: True,
    "f * 2 == 6": lambda r: r["f"] * 2 == 6,
}


@pytest.mark.parametrize("where", EXACT)
def test_integers_do_not_wrap_around(where: str, wide: bytes) -> None:
    expected = [row["l"] for row in WIDE if EXACT[where](row)]
    assert [row["l"] for row in skimmed(wide, where)] == expected


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("i ** 2000 > 1", "1000 bits"),
        ("((i ** 30) ** 30) > 1", "1000 bits"),
        ("b & i", "two conditions or two integers"),
        ("~f > 1", "a condition or an integer"),
        ("where(i, 1, 2) > 1", "not a condition"),
        ("where(b, 1) > 1", "takes 3 arguments, not 2"),
    ],
)
def test_conditions_that_cannot_be_computed_are_refused(where: str, said: str, wide: bytes) -> None:
    with pytest.raises(SchemaError, match=said):
        skimmed(wide, where)


@given(
    st.sampled_from(["+", "-", "*", "%", "&", "|", "^"]),
    st.sampled_from(["<", "<=", ">", ">=", "==", "!="]),
    st.lists(
        st.tuples(*(st.sampled_from([0, 1, -1, 7, 2**31, 2**62, 2**63 - 1, -(2**63)]) for _ in range(3))), min_size=1
    ),
)  # fmt: skip
@settings(max_examples=60)
def test_arithmetic_is_that_of_unbounded_integers(sign: str, order: str, rows: list[Any]) -> None:
    buffer = io.BytesIO()
    rnt.write(buffer, "nt", [dict(zip("abc", row, strict=True)) for row in rows])
    functions = {
        "+": operator.add, "-": operator.sub, "*": operator.mul, "%": lambda a, b: remainder(a, b) if b else 0,
        "&": operator.and_, "|": operator.or_, "^": operator.xor, "<": operator.lt, "<=": operator.le, ">": operator.gt,
        ">=": operator.ge, "==": operator.eq, "!=": operator.ne,
    }  # fmt: skip
    expected = [row for row in rows if functions[order](functions[sign](row[0], row[1]), row[2])]
    found = skimmed(buffer.getvalue(), f"(a {sign} b) {order} c")
    assert [tuple(row.values()) for row in found] == expected
