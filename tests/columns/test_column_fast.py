"""When compiled loops are used, and that they give what numpy gives."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rntuple_construct.columns import ColumnCodec, ColumnType, column_codec, fast_in_use, use_fast

SPLIT = [kind for kind in ColumnType if kind.name.startswith("SPLIT")]
ASK = "from rntuple_construct.columns import fast_in_use, use_fast, column_codec\n"


@pytest.fixture(autouse=True)
def choice() -> Iterator[None]:
    before = fast_in_use()
    yield
    use_fast(before)


def both(kind: ColumnType) -> tuple[ColumnCodec, ColumnCodec]:
    use_fast(False)
    numpy_codec = column_codec(kind)
    if not use_fast(True):
        pytest.skip("numba is not installed")
    return numpy_codec, column_codec(kind)


@pytest.mark.parametrize("kind", SPLIT, ids=lambda kind: kind.name)
@settings(deadline=None)
@given(n=st.integers(0, 300), seed=st.integers(0, 2**32))
def test_compiled_loops_give_what_numpy_gives(kind: ColumnType, n: int, seed: int) -> None:
    with_numpy, compiled = both(kind)
    page = bytearray(np.random.default_rng(seed).bytes(n * with_numpy.bits // 8))
    if kind == ColumnType.SPLIT_INDEX64:
        page[6 * n :] = bytes(2 * n)  # small differences, because sums above 2 ** 63 are refused
    assert compiled.decode(page, n).tobytes() == with_numpy.decode(page, n).tobytes()


def test_compiled_loops_may_run_in_threads() -> None:
    _, codec = both(ColumnType.SPLIT_INT64)
    values = np.arange(-5000, 5000)
    page = codec.encode(values)
    with ThreadPoolExecutor(4) as pool:
        for decoded in pool.map(lambda _: codec.decode(page, len(values)), range(20)):
            assert (decoded == values).all()


def ask(code: str, **environment: str) -> str:
    clean = {name: value for name, value in os.environ.items() if name != "RNTUPLE_FAST"}
    result = subprocess.run(
        [sys.executable, "-c", ASK + code],
        env={**clean, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stderr == ""
    return result.stdout.strip()


def test_numba_is_not_imported_unasked() -> None:
    assert ask("import sys; column_codec(0x13); print('numba' in sys.modules)") == "False"


@pytest.mark.parametrize(("setting", "answer"), [("0", "False"), ("", "False"), ("1", "True")])
def test_the_environment_decides(setting: str, answer: str) -> None:
    pytest.importorskip("numba")
    assert ask("print(fast_in_use())", RNTUPLE_FAST=setting) == answer


def test_the_program_decides_against_the_environment() -> None:
    assert ask("use_fast(False); print(fast_in_use())", RNTUPLE_FAST="1") == "False"


def test_without_numba_the_request_has_no_effect() -> None:
    code = "import sys; sys.modules['numba'] = None; print(use_fast(True), column_codec(0x13).decode(b'\\2\\0\\0\\0', 1))"
    assert ask(code, RNTUPLE_FAST="1") == "False [1]"
