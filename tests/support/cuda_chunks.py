"""Stored pages for the integrity kernels of rntuple.cuh, which run as numpy functions, as a library for the host, and on a GPU."""

from __future__ import annotations

import ctypes
import mmap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import lz4.block
import numpy as np
import xxhash
from numpy.typing import NDArray
from rntuple_spec import device
from support.cuda_kernels import gpu_module, twins
from support.dumpers import BUILD, GENERATED, PROGRAMS, need, outdated, run

from rntuple_construct.format.compression.algorithms import pack_header

CHECKSUM = 8
LEN_HEAD = {device.STORED_RAW: 0, device.STORED_ZSTD: 9, device.STORED_LZ4: 17}
GRIDS = {"numpy": (0, 0), "one thread": (1, 1), "a warp": (1, 32), "several warps": (2, 96)}
"""Blocks, and threads of a block; the twins take none."""
ON_GPU = {"gpu": (40, 128), "gpu, wide": (3, 1024)}
"""The same on a GPU."""


class Stored(NamedTuple):
    """A stored page.

    Args:
        data: stored bytes without the checksum.
        length: uncompressed bytes.
        kind: of `rntuple_spec.device`.
        checksum: the 8 bytes after it; by default those that belong there.
        head: bytes before the frame; by default those of the kind.
    """

    data: bytes
    length: int
    kind: int = device.STORED_RAW
    checksum: bytes | None = None
    head: int | None = None


def raw(data: bytes) -> Stored:
    """A page that is not compressed."""
    return Stored(data, len(data))


def zstd(frame: bytes, length: int) -> Stored:
    """A page of one chunk of zstd."""
    return Stored(pack_header(b"ZS\x01", len(frame), length) + frame, length, device.STORED_ZSTD)


def lz4_block(block: bytes, length: int) -> Stored:
    """A page of one chunk of LZ4."""
    stored = xxhash.xxh64_digest(block) + block
    return Stored(pack_header(b"L4\x01", len(stored), length) + stored, length, device.STORED_LZ4)


def lz4_page(data: bytes) -> Stored:
    """A page compressed with LZ4."""
    return lz4_block(lz4.block.compress(data, store_size=False), len(data))


@cache
def library() -> ctypes.CDLL:
    """The kernels, compiled for the host, and a function that starts them."""
    need("g++")
    source, place = PROGRAMS / "cuda" / "lanes.cpp", BUILD / "cuda" / "lanes"
    with outdated("cuda/lanes", GENERATED / "cuda", source) as is_outdated:
        if is_outdated:
            options = ["-std=c++17", "-O1", "-Wall", "-Wextra", "-Wshadow", "-Wpedantic", "-Werror"]
            options += ["-shared", "-fPIC", f"-I{GENERATED / 'cuda'}"]
            run(["g++", *options, "-o", place / "lanes.so", source])
    found = ctypes.CDLL(str(place / "lanes.so"))
    found.launch.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_uint, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p]  # fmt: skip
    found.launch.restype = None
    return found


@contextmanager
def placed(grid: str, data: bytes, alignment: int) -> Iterator[int]:
    """Copy bytes to the memory of a kernel, and yield their address. On the host, access beyond them ends the process.

    Args:
        grid: a key of `GRIDS` or `ON_GPU`.
        data: the bytes. Fewer than 8 that may be read follow them.
        alignment: remainder of the address divided by 8.
    """
    if grid in ON_GPU:
        copy = _on_gpu(np.frombuffer(bytes(alignment) + data + bytes(8), np.uint8))
        yield int(copy.data.ptr) + alignment
        return
    page = mmap.PAGESIZE
    room = -(-(len(data) + 8) // page) * page
    whole = np.frombuffer(mmap.mmap(-1, room + 2 * page), np.uint8)
    address, protect = whole.ctypes.data, ctypes.CDLL(None).mprotect
    protect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    assert protect(address, page, 0) == protect(address + page + room, page, 0) == 0
    start = page + room - len(data)
    start -= (start - alignment) % 8
    whole[start : start + len(data)] = np.frombuffer(data, np.uint8)
    try:
        yield address + start
    finally:
        for edge in (address, address + page + room):
            protect(edge, page, mmap.PROT_READ | mmap.PROT_WRITE)


def _on_gpu(array: NDArray[Any]) -> Any:
    import cupy

    return cupy.asarray(array.view(np.uint8) if array.dtype.names else array)


def _run(name: str, grid: str, table: NDArray[Any]) -> bool:
    bad = np.zeros(1, np.uint64)
    flag = [] if name == "rntuple_gather" else [bad]
    if grid in ON_GPU:
        blocks, threads = ON_GPU[grid]
        flag = [_on_gpu(bad) for bad in flag]
        arguments = (_on_gpu(table), np.int64(len(table)), *flag)
        gpu_module().get_function(name)((blocks,), (threads,), arguments)
        return bool(flag and flag[0].get()[0])
    blocks, threads = GRIDS[grid]
    if threads:
        compiled = library()
        address = ctypes.cast(compiled[name], ctypes.c_void_p)
        compiled.launch(address, blocks, threads, table.ctypes.data, len(table), bad.ctypes.data)
    else:
        getattr(twins(), name)(table, len(table), *flag)
    return bool(bad[0])


def is_bad(name: str, grid: str, pages: Sequence[Stored], alignment: int = 0) -> bool:
    """Return what a kernel says of pages that follow each other in memory, with their checksums.

    Args:
        name: of the kernel.
        grid: a key of `GRIDS` or `ON_GPU`.
        pages: stored pages.
        alignment: remainder of the address of the first page divided by 8.
    """
    parts = [(page.data, xxhash.xxh3_64_digest(page.data)[::-1] if page.checksum is None else page.checksum) for page in pages]  # fmt: skip
    with placed(grid, b"".join(part for pair in parts for part in pair), alignment) as address:
        table = np.zeros(len(pages), device.CHUNK)
        for row, page, (data, after) in zip(table, pages, parts, strict=True):
            head = LEN_HEAD[page.kind] if page.head is None else page.head
            row["source"], row["size"], row["length"] = address, len(data), page.length
            row["head"], row["kind"] = head, page.kind
            address += len(data) + len(after)
        return _run(name, grid, table)


def gathered(grid: str, pages: Sequence[Stored], alignment: int) -> list[bytes]:
    """Return what the kernel copies of pages, with the bytes up to the next multiple of 16."""
    sizes = [-(-len(page.data) // 16) * 16 for page in pages]
    targets = np.full(sum(sizes) // 8 + 2, 0xA5A5A5A5A5A5A5A5, np.uint64)
    if grid in ON_GPU:
        targets = _on_gpu(targets)
    place = targets.data.ptr if grid in ON_GPU else targets.ctypes.data
    skip = -place % 16
    place += skip
    with placed(grid, b"".join(page.data for page in pages), alignment) as address:
        table = np.zeros(len(pages), device.CHUNK)
        for row, page, size in zip(table, pages, sizes, strict=True):
            row["source"], row["target"], row["size"], row["length"] = (
                address,
                place,
                len(page.data),
                page.length,
            )
            row["head"], row["kind"] = LEN_HEAD[page.kind], page.kind
            address, place = address + len(page.data), place + size
        _run("rntuple_gather", grid, table)
    found = targets.view(np.uint8)[skip:].tobytes()
    ends = np.cumsum(sizes).tolist()
    return [found[end - size : end] for end, size in zip(ends, sizes, strict=True)]
