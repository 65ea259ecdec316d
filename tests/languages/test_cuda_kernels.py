"""Kernels of rntuple.cuh decode what the package decodes: in numpy, compiled for the host, and on a GPU where there is one."""

from __future__ import annotations

import json
import math
import re
import struct
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rntuple_spec import device
from rntuple_spec.column_types import COLUMN_TYPES, SWITCH_LAYOUTS, ColumnType
from support.columns import generator
from support.cuda_kernels import (
    Answer,
    Page,
    all_columns,
    codecs,
    expected,
    kernel,
    page_of,
    random_page,
    run_on_gpu,
    run_on_host,
    run_twin,
    twins,
)
from support.dumpers import GENERATED, REPOSITORY, need
from support.dumpers import run as run_command
from support.package_examples import example

from rntuple_construct.format.columns import ColumnCodec, column_codec

CASES: list[dict[str, Any]] = json.loads(
    (REPOSITORY / "spec" / "vectors" / "columns.json").read_text(encoding="utf-8")
)
BY_NAME = {spec.name: each for each, spec in COLUMN_TYPES.items()}
COUNTS = (0, 1, 7, 8, 9, 31, 32, 33, 1000)
Run = Callable[[str, Sequence[Page]], Answer]
COLUMNS = pytest.mark.parametrize(
    ("column_type", "layout"), all_columns(), ids=lambda each: str(getattr(each, "name", each))
)


RUNS: dict[str, Run] = {
    "numpy": run_twin,
    "host": partial(run_on_host, "host"),
    "sanitized": partial(run_on_host, "sanitized"),
    # As on a GPU: blocks share pages, and the threads of a block share sums.
    "threads": partial(run_on_host, "sanitized", grid=(3, 2), threads=64),
}
ON_GPU: dict[str, Run] = {
    "gpu": partial(run_on_gpu, grid=(7, 2), threads=256),
    "gpu_wide": partial(run_on_gpu, grid=(3, 1), threads=1024),
}


@pytest.fixture(params=[*RUNS, *(pytest.param(name, marks=pytest.mark.gpu) for name in ON_GPU)])
def run(request: pytest.FixtureRequest) -> Run:
    return (RUNS | ON_GPU)[request.param]


def codec_of(case: dict[str, Any]) -> ColumnCodec:
    number = [struct.unpack(">d", bytes.fromhex(case[key]))[0] for key in ("min", "max") if key in case]
    pairs = {(layout.index_bits, layout.tag_bits): name for name, layout in SWITCH_LAYOUTS.items()}
    layout = pairs[case.get("index_bits", 64), case.get("tag_bits", 32)]
    limits = (number[0], number[1]) if number else None
    return column_codec(BY_NAME[case["column_type"]], case["bits"], limits, switch_layout=layout)


def spelled(codec: ColumnCodec, part: tuple[bytes, bytes]) -> list[str]:
    """Elements as the test vectors spell them."""
    if codec.switch_layout is not None:
        pairs = zip(np.frombuffer(part[0], "<i8"), np.frombuffer(part[1], "<u4"), strict=True)
        return [f"{index}:{tag}" for index, tag in pairs]
    values = np.frombuffer(part[0], codec.dtype).tolist()
    if codec.dtype.kind == "b":
        return ["true" if value else "false" for value in values]
    if codec.dtype.kind == "f":
        return ["nan" if math.isnan(value) else struct.pack(">d", value).hex() for value in values]
    return [str(value) for value in values]


def test_every_test_vector_is_read(run: Run) -> None:
    assert len(CASES) > 300
    found: dict[str, list[tuple[ColumnCodec, dict[str, Any]]]] = {}
    for case in CASES:
        codec = codec_of(case)
        found.setdefault(kernel(codec.column_type, codec.switch_layout), []).append((codec, case))
    assert len(found) == len(all_columns())
    for name, cases in found.items():
        pages = [page_of(codec, bytes.fromhex(case["page"]), len(case["values"])) for codec, case in cases]
        answer = run(name, pages)
        assert not answer.is_bad
        for (codec, case), part in zip(cases, answer.pages, strict=True):
            assert spelled(codec, part) == case["values"], case


@COLUMNS
def test_pages_of_any_place_and_size(column_type: ColumnType, layout: str | None, run: Run) -> None:
    random = np.random.default_rng(column_type)
    for codec in codecs(column_type, layout):
        counts = (*COUNTS, 70_000) if codec is codecs(column_type, layout)[0] else COUNTS
        pages = [
            page_of(codec, random_page(codec, count, random), count, alignment=alignment, lead=lead)
            for count in counts
            for alignment, lead in [(0, 0), *random.integers(0, 20, (4 if count < 1000 else 1, 2)).tolist()]
        ]
        answer = run(kernel(column_type, layout), pages)
        assert not answer.is_bad
        assert answer.pages == [expected(codec, page) for page in pages], codec


@pytest.mark.parametrize("column_type", [each for each in ColumnType if COLUMN_TYPES[each].kind == "index"])
def test_offsets_are_moved(column_type: ColumnType, run: Run) -> None:
    codec = column_codec(column_type)
    pages = [
        page_of(codec, codec.encode(np.arange(0, 3 * 50, 3)), 50, shift=shift)
        for shift in (1, 2**40 + 7, 2**63 - 1 - 3 * 49)
    ]
    answer = run(kernel(column_type), pages)
    assert not answer.is_bad
    assert answer.pages == [expected(codec, page) for page in pages]
    assert np.frombuffer(answer.pages[1][0], "<i8")[-1] == 2**40 + 7 + 3 * 49
    assert run(kernel(column_type), [pages[2]._replace(shift=2**63 - 3 * 49)]).is_bad


@pytest.mark.parametrize(
    ("column_type", "layout", "data"),
    [
        (ColumnType.INDEX64, None, struct.pack("<3Q", 0, 2**63, 5)),
        (ColumnType.SPLIT_INDEX64, None, np.frombuffer(struct.pack("<3Q", 7, 2**63 - 7, 5), np.uint8).reshape(3, 8).T.tobytes()),
        (ColumnType.SWITCH, "96", struct.pack("<QIQIQI", 0, 1, 2**63, 2, 1, 1)),
    ],
)  # fmt: skip
def test_positions_beyond_63_bits_are_reported(
    column_type: ColumnType, layout: str | None, data: bytes, run: Run
) -> None:
    codec = column_codec(column_type)
    assert run(kernel(column_type, layout), [page_of(codec, data, 3)]).is_bad


def test_halves_of_every_value(run: Run) -> None:
    codec = column_codec(ColumnType.REAL16)
    page = page_of(codec, np.arange(1 << 16, dtype="<u2").tobytes(), 1 << 16)
    assert run(kernel(ColumnType.REAL16), [page]).pages == [expected(codec, page)]


def test_quantized_numbers_end_at_the_maximum(run: Run) -> None:
    for limits in ((-1.7e308, 0.9e307), (-1.0, -0.0), (-0.0, 5e-300), (0.1, 0.7)):
        codec = column_codec(ColumnType.REAL32_QUANT, 11, limits)
        data = codec.encode(np.full(9, limits[1]))
        page = page_of(codec, data, 9)
        assert run(kernel(ColumnType.REAL32_QUANT), [page]).pages == [expected(codec, page)]


@pytest.mark.parametrize(
    ("offsets", "is_bad"),
    [([], False), ([0], False), ([-1], True), ([0, 3, 3, 9], False), ([0, 3, 2, 9], True), ([5, -5], True)],
)
def test_offsets_must_not_fall(offsets: list[int], is_bad: bool, run: Run) -> None:
    page = Page(np.array(offsets, np.int64).tobytes(), len(offsets), 0)
    assert run("rntuple_check_offsets", [page]).is_bad is is_bad


FAKE_RUNTIME = """
#include <cstdlib>
enum cudaError { cudaSuccess };
template <class T> cudaError cudaMallocManaged(T** target, size_t size) {
    *target = static_cast<T*>(std::malloc(size));
    return cudaSuccess;
}
inline cudaError cudaDeviceSynchronize() { return cudaSuccess; }
"""


def test_the_example_prints_its_output(tmp_path: Path) -> None:
    """Launches become calls, and the memory of the host is that of the GPU."""
    need("g++")
    launch = re.compile(r"<<<[^>]*>>>")
    text = example("cuda", "cpp")
    assert len(launch.findall(text)) == 1
    (tmp_path / "cuda_runtime.h").write_text(FAKE_RUNTIME)
    (tmp_path / "example.cpp").write_text(launch.sub("", text))
    options = ["-std=c++17", "-Wall", "-Wextra", "-Werror", f"-I{tmp_path}", f"-I{GENERATED / 'cuda'}"]
    run_command(["g++", *options, "-o", tmp_path / "example", tmp_path / "example.cpp"])
    readme = (GENERATED / "cuda" / "README.md").read_text(encoding="utf-8")
    (output,) = re.findall(r"(?ms)^It prints:\n\n```\n(.*?)^```$", readme)
    assert run_command([tmp_path / "example"]) == output


@pytest.mark.parametrize(
    "change",
    [
        {"steps": ("delta", "zigzag", "split")},
        {"steps": ("zigzag",), "element": "float16"},
        {"steps": ("delta", "split"), "element": "float16"},
    ],
)
def test_steps_that_no_kernel_undoes_are_refused(change: dict[str, Any]) -> None:
    decoders, decoders_cuda = generator("decoders"), generator("decoders_cuda")
    tomllib = generator("constants").tomllib
    table = tomllib.loads((REPOSITORY / "spec" / "column_types.toml").read_text(encoding="utf-8"))
    known = next(each for each in decoders.column_types(table) if each.enum == "SPLIT_INDEX32")
    assert decoders_cuda.kernel_of(known).loop == "decode_sums"
    with pytest.raises(SystemExit, match="SplitIndex32: decoders_cuda cannot compose"):
        decoders_cuda.kernel_of(known._replace(**change))


def test_names_and_structures_agree() -> None:
    text = (GENERATED / "cuda" / "rntuple.cuh").read_text(encoding="utf-8")
    assert device.header() == text
    for name in [*device.DECODE_KERNELS.values(), *device.SWITCH_KERNELS.values()]:
        assert text.count(f"RNTUPLE_KERNEL {name}(") == 1
        assert callable(getattr(twins(), name))
    assert {*device.DECODE_KERNELS} == {each.name for each in ColumnType} - {"SWITCH"}
    assert {*device.SWITCH_KERNELS} == {*SWITCH_LAYOUTS}
    assert twins().PAGE == device.PAGE
    assert twins().CHUNK == device.CHUNK
