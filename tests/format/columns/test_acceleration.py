"""When compiled code splits bytes, and that it gives what numpy gives."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rntuple_construct.format.columns import ColumnCodec, ColumnType, column_codec, fast_in_use, use_fast

SPLIT = [kind for kind in ColumnType if kind.name.startswith("SPLIT")]
ASK = "from rntuple_construct.format.columns import fast_in_use, use_fast, column_codec\n"


@pytest.fixture(autouse=True)
def choice() -> Iterator[None]:
    before = fast_in_use()
    yield
    use_fast(before)


def codec_or_skip(kind: ColumnType) -> ColumnCodec:
    if not use_fast(True):
        pytest.skip("no compiled code: python tools/generate/build_native.py")
    return column_codec(kind)


@pytest.mark.parametrize("kind", SPLIT, ids=lambda kind: kind.name)
@settings(deadline=None)
@given(n=st.integers(0, 3000), seed=st.integers(0, 2**32))
def test_the_library_decodes_as_numpy_does(kind: ColumnType, n: int, seed: int) -> None:
    codec = codec_or_skip(kind)
    page = bytearray(np.random.default_rng(seed).bytes(n * codec.bits // 8))
    if kind == ColumnType.SPLIT_INDEX64:
        page[6 * n :] = bytes(2 * n)  # small differences, because sums above 2 ** 63 are refused
    use_fast(False)
    expected = codec.decode(page, n)
    pages = codec.encode_elements(expected)
    use_fast(True)
    assert codec.decode(page, n).tobytes() == expected.tobytes()
    assert bytes(codec.encode_elements(expected)) == bytes(pages)


def test_the_library_may_run_in_threads() -> None:
    codec = codec_or_skip(ColumnType.SPLIT_INT64)
    values = np.arange(-5000, 5000)
    page = codec.encode(values)
    with ThreadPoolExecutor(4) as pool:
        for decoded in pool.map(lambda _: codec.decode(page, len(values)), range(20)):
            assert (decoded == values).all()


def ask(code: str, *arguments: str, **environment: str) -> str:
    clean = {name: value for name, value in os.environ.items() if name != "RNTUPLE_FAST"}
    result = subprocess.run(
        [sys.executable, "-c", ASK + code, *arguments],
        env={**clean, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stderr == ""
    return result.stdout.strip()


@pytest.mark.parametrize(("setting", "answer"), [("0", "False"), ("", "False"), ("1", "True")])
def test_the_environment_decides(setting: str, answer: str) -> None:
    codec_or_skip(ColumnType.SPLIT_INT32)
    assert ask("print(fast_in_use())", RNTUPLE_FAST=setting) == answer


def test_the_program_decides_against_the_environment() -> None:
    assert ask("use_fast(False); print(fast_in_use())", RNTUPLE_FAST="1") == "False"


def test_without_the_compiled_library_the_request_has_no_effect() -> None:
    code = (
        "from rntuple_construct.format.native import library; library.compiled_library = lambda: None;"
        "print(use_fast(True), column_codec(0x13).decode(b'\\2\\0\\0\\0', 1))"
    )
    assert ask(code, RNTUPLE_FAST="1") == "False [1]"


def test_a_package_without_functions_of_zstd_is_as_good_as_none(tmp_path: Path) -> None:
    """Pages are then decompressed one by one."""
    codec_or_skip(ColumnType.SPLIT_INT32)
    (tmp_path / "zstandard").mkdir()
    (tmp_path / "zstandard" / "__init__.py").write_text("")
    (tmp_path / "zstandard" / "_cffi.so").write_bytes(b"no library")
    code = (
        "import sys, zstandard; from rntuple_construct.format.compression import FRAMES, native_decoder;"
        "from importlib.machinery import PathFinder as finder;"
        "from rntuple_construct.format.native import library;"
        "library.find_spec = lambda name: finder.find_spec(name, sys.argv[1:]);"
        "print(fast_in_use(), native_decoder(FRAMES[0]))"
    )
    assert ask(code, str(tmp_path)) == "True None"
