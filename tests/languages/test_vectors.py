"""Decoders in other languages, written from the text of the format, read every page of the test vectors as the package does."""

from __future__ import annotations

import json
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rntuple_spec.column_types import COLUMN_TYPES
from support.dumpers import BUILD, REPOSITORY, need, outdated, run

from rntuple_construct.format.columns import column_codec

VECTORS = REPOSITORY / "spec" / "vectors"
DECODERS = VECTORS / "decoders"
CASES: list[dict[str, Any]] = json.loads((VECTORS / "columns.json").read_text(encoding="utf-8"))
TYPES = {spec.name: column_type for column_type, spec in COLUMN_TYPES.items()}


def javascript() -> list[str]:
    need("node")
    return ["node", str(DECODERS / "decode.js")]


def go() -> list[str]:
    need("go")
    program = BUILD / "go-vectors" / "decode"
    with outdated("go-vectors", DECODERS) as build:
        if build:
            run(["go", "build", "-o", program, "decode.go"], cwd=DECODERS / "go")
    return [str(program)]


def rust() -> list[str]:
    need("rustc")
    program = BUILD / "rust-vectors" / "decode"
    with outdated("rust-vectors", DECODERS) as build:
        if build:  # overflow and indices out of range are panics
            run(["rustc", "--edition", "2021", "-D", "warnings", "-C", "debug-assertions", "-o", program, DECODERS / "decode.rs"])  # fmt: skip
    return [str(program)]


def line(case: dict[str, Any]) -> str:
    keys = ("element", "bits", "steps", "min", "max", "index_bits", "tag_bits")
    words = [str(case.get(key, "-")) if key != "steps" else ",".join(case["steps"]) or "-" for key in keys]
    return " ".join([*words, str(len(case["values"])), case["page"] or "-"]) + "\n"


@pytest.mark.parametrize("build", [javascript, go, rust], ids=lambda build: build.__name__)
def test_decoders_of_other_languages_read_every_page(build: Any) -> None:
    done = subprocess.run(
        build(), input="".join(map(line, CASES)), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    answers = done.stdout.split("\n")[:-1]
    for case, answer in zip(CASES, answers, strict=True):
        assert answer.split() == case["values"], case


def number(text: str) -> float:
    return float("nan") if text == "nan" else float(struct.unpack(">d", bytes.fromhex(text))[0])


@pytest.mark.parametrize(
    "case",
    CASES,
    ids=lambda case: f"{case['generation']}-{case['column_type']}-{case['bits']}-{len(case['values'])}",
)
def test_the_package_reads_every_page(case: dict[str, Any]) -> None:
    limits = (number(case["min"]), number(case["max"])) if "min" in case else None
    layout = {(64, 32): "96", (44, 20): "44+20", (32, 32): "32+32"}.get(
        (case.get("index_bits"), case.get("tag_bits")), "96"
    )  # type: ignore[call-overload]
    codec = column_codec(TYPES[case["column_type"]], case["bits"], limits, switch_layout=layout)
    values = codec.decode(bytes.fromhex(case["page"]), len(case["values"]))
    if codec.dtype.kind == "f":
        np.testing.assert_array_equal(values.astype(float), [number(text) for text in case["values"]])
    elif codec.dtype.kind == "b":
        assert values.tolist() == [text == "true" for text in case["values"]]
    elif codec.dtype.names:
        assert [f"{pair['index']}:{pair['tag']}" for pair in values] == case["values"]
    else:
        assert [str(value) for value in values.tolist()] == case["values"]


def test_every_step_and_every_column_type_of_every_generation_is_there() -> None:
    found = {(case["generation"], case["id"]) for case in CASES}
    wanted = {("1.x", int(spec.id)) for spec in COLUMN_TYPES.values()}
    wanted |= {(draft, spec.rc_id) for spec in COLUMN_TYPES.values() for draft in spec.rc}
    wanted |= {("v0", spec.v0_id) for spec in COLUMN_TYPES.values() if spec.v0_id is not None}
    assert found == wanted
    steps = {step for case in CASES for step in case["steps"]}
    assert steps == {"bits", "split", "zigzag", "delta", "packed", "truncate", "quantize", "switch"}


@pytest.mark.parametrize("place", [0, 1])
def test_another_order_of_bytes_is_noticed(place: int, tmp_path: Path) -> None:
    need("node")
    shutil.copy(DECODERS / "decode.js", tmp_path)
    text = (tmp_path / "decode.js").read_text()
    change = [("b * number + i", "i * Number(width) / 8 + b"), ("(code >> 1n) ^", "(code >> 1n) &")][place]
    assert text.count(change[0]) == 1
    (tmp_path / "decode.js").write_text(text.replace(*change))
    done = subprocess.run(["node", "decode.js"], cwd=tmp_path, input="".join(map(line, CASES)), capture_output=True, text=True, check=True)  # fmt: skip
    assert [answer.split() for answer in done.stdout.split("\n")[:-1]] != [case["values"] for case in CASES]
