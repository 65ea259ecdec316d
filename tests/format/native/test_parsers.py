"""Compiled parsers of metadata: the columns of the grammar, or nothing where the bytes break it."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from support import byte_builder as b

from rntuple_construct.format.native import CompiledParser, compiled_parser, native_code_wanted, use_fast

NAME = "rntuple_cluster_pages_list"
PAGE = b.s4(-7) + b.LOCATOR
LARGE = b.s4(2) + b.LARGE_LOCATOR
CLUSTERS = b.items(
    b.items(b.pages(PAGE, PAGE, offset=5), b.pages(offset=-1, settings=None, tail=b"t")), b.items(), b.items(b.pages(LARGE))
)  # fmt: skip


@pytest.fixture
def parser() -> CompiledParser:
    found = compiled_parser(NAME)
    if found is None:
        pytest.skip("there is no compiled code: python tools/generate/build_native.py")
    return found


def test_columns(parser: CompiledParser) -> None:
    columns = parser.tables(memoryview(CLUSTERS))
    assert columns is not None
    assert set(columns) == {"", "cluster_pages", "column_pages", "page"}
    ranges, pages = columns["column_pages"], columns["page"]
    assert columns["cluster_pages"]["first_column_pages"].tolist() == [0, 2, 2, 3]
    assert ranges["first_page"].tolist() == [0, 2, 2, 3]
    assert ranges["element_offset"].tolist() == [5, -1, 0]
    assert ranges["has_compression_settings"].tolist() == [1, 0, 1]
    assert ranges["compression_settings"].dtype == np.uint32
    tail = ranges["trailing"][1]
    assert CLUSTERS[tail["offset"] : tail["offset"] + tail["length"]] == b"t"
    assert pages["num_elements_signed"].tolist() == [-7, -7, 2]
    assert pages["locator_head"].dtype == np.int32
    assert pages["has_locator_ofs_range"].tolist() == [1, 1, 0]
    assert pages["locator_payload_trailing"]["length"].tolist() == [-1, -1, 0]
    assert columns[""]["trailing"]["length"].tolist() == [0]
    positions = columns["column_pages"].members.positions
    assert [columns["column_pages"].numbers(row)[positions["element_offset"]] for row in range(3)] == [
        5,
        -1,
        0,
    ]
    assert dict(zip(columns[""], columns[""].numbers(0), strict=False)).keys() == {"trailing"}
    with pytest.raises(KeyError):
        columns["page"]["nothing"]


def test_only_wanted_columns(parser: CompiledParser) -> None:
    columns = parser.columns(CLUSTERS, ["page.locator_head", "column_pages.first_page"])
    assert columns is not None
    assert {table: list(members) for table, members in columns.items() if members} == {
        "page": ["locator_head"],
        "column_pages": ["first_page"],
    }


@pytest.mark.parametrize("length", range(0, len(CLUSTERS), 7))
def test_bytes_that_end_too_early(parser: CompiledParser, length: int) -> None:
    assert parser.tables(CLUSTERS[:length]) is None
    assert parser.columns(CLUSTERS[:length], ["page.locator_head"]) is None


def test_a_count_of_more_than_there_is_allocates_nothing(parser: CompiledParser) -> None:
    assert parser.tables(struct.pack("<qI", -64, 0x7FFFFFFF) + bytes(52)) is None


def test_compiled_code_is_switched_off(parser: CompiledParser) -> None:
    try:
        use_fast(False)
        assert compiled_parser(NAME) is None
    finally:
        use_fast(True)
    assert native_code_wanted()
    assert compiled_parser(NAME) is parser


def test_the_environment_switches_compiled_code_off(parser: CompiledParser) -> None:
    code = f"from rntuple_construct.format.native import *; raise SystemExit(compiled_parser({NAME!r}) is not None)"
    for setting, status in (("0", 0), ("1", 1)):
        environment = {**os.environ, "RNTUPLE_FAST": setting}
        assert subprocess.run([sys.executable, "-c", code], env=environment, check=False).returncode == status


def test_there_is_no_parser_of_that_name(parser: CompiledParser, tmp_path: Path) -> None:
    assert compiled_parser("rntuple_nothing") is None
    assert compiled_parser(NAME, tmp_path) is None
