"""Runs the decoding kernels of rntuple.cuh: as numpy functions, as a program for the host, and on a GPU."""

from __future__ import annotations

import importlib.util
import os
import struct
import subprocess
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rntuple_spec import device
from rntuple_spec.column_types import COLUMN_TYPES, SWITCH_LAYOUTS, ColumnType
from support.dumpers import BUILD, GENERATED, PROGRAMS, SANITIZERS, need, outdated, run

from rntuple_construct.format.columns import ColumnCodec, column_codec

OPTIONS = ["-std=c++17", "-Wall", "-Wextra", "-Wshadow", "-Wpedantic", "-Werror", "-rdynamic", "-pthread"]
BUILDS = {
    "host": ["-O2"],
    "sanitized": ["-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"],
}
"""Options of the compiler by the name of the program that they give."""
UNTOUCHED = 0xA5
"""Bytes of memory before and after the elements."""


class Page(NamedTuple):
    """A page to decode.

    Args:
        data: uncompressed bytes.
        count: number of elements.
        width: bytes of a decoded element, without the tag of a pair.
        is_pair: if true, tags are stored at a second place.
        alignment: how many bytes the data starts after a multiple of 16.
        lead: elements of the target before the first one.
        bits, shift, low, high: as in the structure of the kernel.
    """

    data: bytes
    count: int
    width: int
    is_pair: bool = False
    alignment: int = 0
    lead: int = 0
    bits: int = 0
    shift: int = 0
    low: float = 0.0
    high: float = 0.0


class Answer(NamedTuple):
    """What a kernel leaves: its flag, and for each page the bytes of elements and of tags."""

    is_bad: bool
    pages: list[tuple[bytes, bytes]]


@cache
def twins() -> Any:
    """The module of the kernels in numpy."""
    spec = importlib.util.spec_from_file_location("rntuple_cuda_twins", GENERATED / "cuda" / "twins.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def kernel(column_type: ColumnType, layout: str | None = None) -> str:
    """Name of the kernel of a column type, or of a layout of Switch columns."""
    return device.SWITCH_KERNELS[layout] if layout else device.DECODE_KERNELS[column_type.name]


def all_columns() -> list[tuple[ColumnType, str | None]]:
    """Every column type, with every layout."""
    plain = [(each, None) for each in ColumnType if COLUMN_TYPES[each].kind != "switch"]
    return [*plain, *((ColumnType.SWITCH, layout) for layout in SWITCH_LAYOUTS)]


def page_of(codec: ColumnCodec, data: bytes, count: int, **place: int) -> Page:
    """A page of a column as its kernel takes it."""
    is_pair = codec.switch_layout is not None
    low, high = codec.value_range or (0.0, 0.0)
    width = 8 if is_pair else codec.dtype.itemsize
    return Page(data, count, width, is_pair, bits=codec.bits, low=low, high=high, **place)  # type: ignore[arg-type]


def random_page(codec: ColumnCodec, count: int, random: np.random.Generator) -> bytes:
    """Bytes of a page with any elements that are legal."""
    if codec.has_index and codec.switch_layout is None:
        limit = 1 << min(codec.bits, 63)
        return codec.encode(random.integers(0, limit, count, np.uint64))
    data = random.integers(0, 256, codec.nbytes(count), np.uint8)
    if codec.switch_layout == "96":
        data[7::12] &= 0x7F
    return data.tobytes()


def codecs(column_type: ColumnType, layout: str | None) -> list[ColumnCodec]:
    """Codecs of a column type: of one width, or of several where the writer chooses it."""
    spec = COLUMN_TYPES[column_type]
    if layout:
        return [column_codec(column_type, switch_layout=layout)]
    if spec.bits_min == spec.bits_max:
        return [column_codec(column_type)]
    limits = [(0.0, 1.0), (-1.5e300, 2.5e300), (-1e-300, 3.0)] if "quantize" in spec.steps else [None]
    widths = sorted({spec.bits_min, spec.bits_max, *range(spec.bits_min, spec.bits_max, 3), 8, 16, 24})
    widths = [bits for bits in widths if spec.bits_min <= bits <= spec.bits_max]
    return [column_codec(column_type, bits, limits[k % len(limits)]) for k, bits in enumerate(widths)]


def expected(codec: ColumnCodec, page: Page) -> tuple[bytes, bytes]:
    """Bytes of elements and tags that the package decodes."""
    found = codec.decode(page.data, page.count)
    if page.is_pair:
        return found["index"].tobytes(), found["tag"].tobytes()
    if codec.has_index:
        found = found + np.int64(page.shift)
    return found.tobytes(), b""


def run_twin(name: str, pages: Sequence[Page]) -> Answer:
    """Decode pages by a kernel in numpy."""

    def call(*arguments: Any) -> None:
        getattr(twins(), name)(*arguments)

    return _answer(name, pages, call, np.asarray, lambda array: int(array.ctypes.data), np.asarray)


@cache
def gpu_module() -> Any:
    """The kernels compiled for the GPU."""
    import cupy

    return cupy.RawModule(code=device.header(), options=("--std=c++17",))


def run_on_gpu(name: str, pages: Sequence[Page], grid: tuple[int, int], threads: int) -> Answer:
    """Decode pages by a kernel on a GPU; arguments as for `run_on_host`."""
    import cupy

    def call(*arguments: Any) -> None:
        gpu_module().get_function(name)(grid, (threads,), arguments)

    def put(array: NDArray[Any]) -> Any:
        return cupy.asarray(array.view(np.uint8) if array.dtype.names else array)

    return _answer(name, pages, call, put, lambda array: int(array.data.ptr), cupy.asnumpy)


def _answer(
    name: str,
    pages: Sequence[Page],
    call: Callable[[Any, Any, Any], None],
    put: Callable[[NDArray[Any]], Any],
    address: Callable[[Any], int],
    get: Callable[[Any], NDArray[Any]],
) -> Answer:
    """Elements that a kernel decodes from pages; it must not change memory around them.

    Args:
        name: of the kernel.
        pages: to decode; for ``rntuple_check_offsets`` a single one, of offsets.
        call: runs the kernel.
        put: copies an array to the memory of the kernel.
        address: of an array in the memory of the kernel.
        get: copies an array back.
    """
    sources = [put(_source(page)) for page in pages]
    targets = [put(_target(page, page.width)) for page in pages]
    seconds = [put(_target(page, 4 if page.is_pair else 0)) for page in pages]
    table = np.zeros(len(pages), device.PAGE)
    for row, page, source, target, second in zip(table, pages, sources, targets, seconds, strict=True):
        row["source"] = address(source) + page.alignment
        row["target"] = address(target) + page.lead * page.width
        row["second"] = address(second) + page.lead * 4 if page.is_pair else 0
        for member in ("count", "bits", "shift", "low", "high"):
            row[member] = getattr(page, member)
    bad = put(np.zeros(1, np.uint64))
    if name == "rntuple_check_offsets":
        call(sources[0].view(np.int64), np.int64(pages[0].count), bad)
    else:
        call(put(table), np.int64(len(pages)), bad)
    parts = [
        (_elements(get(target), page, page.width), _elements(get(second), page, 4 if page.is_pair else 0))
        for target, second, page in zip(targets, seconds, pages, strict=True)
    ]
    return Answer(bool(get(bad)[0]), parts)


def _source(page: Page) -> NDArray[np.uint8]:
    return np.frombuffer(bytes(page.alignment) + page.data, np.uint8)


def _target(page: Page, width: int) -> NDArray[np.uint8]:
    words = np.empty((page.lead + page.count + 1) * width // 8 + 2, np.uint64)
    found = words.view(np.uint8)
    found[:] = UNTOUCHED
    return found


def _elements(target: NDArray[np.uint8], page: Page, width: int) -> bytes:
    first, last = page.lead * width, (page.lead + page.count) * width
    assert (target[:first] == UNTOUCHED).all()
    assert (target[last:] == UNTOUCHED).all()
    return target[first:last].tobytes()


@cache
def host_program(build: str) -> Path:
    """The program that runs kernels on the host."""
    need("g++")
    source, place = PROGRAMS / "cuda" / "host.cpp", BUILD / "cuda" / build
    with outdated(f"cuda/{build}", GENERATED / "cuda", source) as is_outdated:
        if is_outdated:
            options = [*OPTIONS, *BUILDS[build], f"-I{GENERATED / 'cuda'}"]
            run(["g++", *options, "-o", place / "host", source, "-ldl"])
    return place / "host"


def run_on_host(
    build: str, name: str, pages: Sequence[Page], grid: tuple[int, int] = (1, 1), threads: int = 1
) -> Answer:
    """Decode pages by a kernel that is compiled for the host.

    Args:
        build: a key of `BUILDS`.
        name: of the kernel.
        pages: to decode.
        grid: number of blocks in x and y.
        threads: of a block, 1 or a multiple of 32.
    """
    words = [name.encode(), *grid, threads, "INDEX" in name, len(pages)]
    request = struct.pack(f"<xQ{len(name)}s5Q", len(name), *words)
    for page in pages:
        fields = (page.count, page.bits, page.shift, page.low, page.high)
        request += struct.pack(
            "<8Q3q2d",
            *(page.alignment, page.lead, page.width, 4 if page.is_pair else 0, len(page.data), 0, 0, 0),
            *fields,
        )
        request += page.data
    environment = {**os.environ, **SANITIZERS}
    done = subprocess.run(
        [host_program(build)], input=request, capture_output=True, check=False, env=environment
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")[-4000:]
    output, parts, start = np.frombuffer(done.stdout, np.uint8), [], 8
    for page in pages:
        found = []
        for width in (page.width, 4 if page.is_pair else 0):
            end = start + (page.lead + page.count) * width
            found.append(_elements(output[start:end], page, width))
            start = end
        parts.append((found[0], found[1]))
    assert start == len(output)
    return Answer(any(done.stdout[:8]), parts)
