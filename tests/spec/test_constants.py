"""Constants of the format: against the structures that hold them, real bytes, and each other."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rntuple_kaitai import Rntuple, RntupleRc1, RntupleRc2
from rntuple_spec import constants, layouts
from rntuple_spec.sections import SECTIONS
from support.corpora import corpus_names

from rntuple_construct.format.compression.algorithms import ALGORITHMS

ROOT = Path(__file__).resolve().parents[2]
NAMES = [name for name in vars(constants) if re.fullmatch(r"[A-Z][A-Z0-9_]*", name)]


def test_lengths_are_those_of_the_layouts() -> None:
    assert np.dtype(layouts.ENVELOPE_HEAD).itemsize == constants.LEN_ENVELOPE_PREAMBLE
    anchor = struct.calcsize(">IH4H7QQ")
    assert (anchor, anchor - 8) == (constants.LEN_ANCHOR, constants.LEN_RC2_EARLY_ANCHOR)
    assert struct.calcsize("<3sHBHB") == constants.LEN_COMPRESSION_HEAD


def test_parts_of_a_date_fill_32_bits() -> None:
    bits = [range(part.shift, part.shift + part.bits) for part in constants.DATIME_PARTS.values()]
    assert sorted(bit for part in bits for bit in part) == list(range(32))


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (constants.FieldRole, Rntuple.FieldRole),
        (constants.FieldFlag, Rntuple.FieldFlag),
        (constants.ColumnFlag, Rntuple.ColumnFlag),
        (constants.EnvelopeType, Rntuple.EnvelopeType),
        (constants.Rc2ColumnFlag, RntupleRc2.ColumnFlag),
        (constants.Rc2EnvelopeType, RntupleRc2.EnvelopeType),
        (constants.Rc1PageFlag, RntupleRc1.PageFlag),
    ],
)
def test_enumerations_are_those_of_the_parsers(ours: Any, theirs: Any) -> None:
    assert {member.name.lower(): int(member) for member in ours} == {each.name: int(each) for each in theirs}


def test_algorithms_are_those_that_the_package_has() -> None:
    table = constants.COMPRESSION_ALGORITHMS.values()
    assert [
        (each.name, each.number, each.tag + bytes([each.version]), each.any_version) for each in table
    ] == [(each.name, each.number, each.chunk_id, each.any_version) for each in ALGORITHMS]


@pytest.mark.parametrize("name", corpus_names("1.x"))
def test_real_files_start_as_stated(name: str, corpus_file: Any) -> None:
    data = corpus_file(name).read_bytes()
    magic, version, begin = struct.unpack_from(">4sii", data)
    assert (magic, begin) == (constants.FILE_MAGIC.encode(), constants.FILE_BEGIN)
    assert version < constants.LARGE_FILE_VERSION


@pytest.mark.parametrize(
    "path",
    [
        "javascript/constants.js", "java/src/main/java/org/rntuple/Constants.java", "go/rntuple/constants.go", "rust/src/constants.rs",
        "cpp_stl/include/rntuple/constants.h",
    ],
)  # fmt: skip
def test_every_language_has_every_constant(path: str) -> None:
    text = (ROOT / "generated" / path).read_text(encoding="utf-8").lower().replace("_", "")
    tables = ("COMPRESSION_ALGORITHMS", "DATIME_PARTS")
    assert [name for name in NAMES if name not in tables and name.lower().replace("_", "") not in text] == []


def test_sections_of_constants_exist() -> None:
    source = (ROOT / "spec" / "constants.toml").read_text(encoding="utf-8")
    named = set(re.findall(r'(?m)^section = "(.*)"', source))
    assert named
    assert named <= set(SECTIONS)
