"""A GPU that decodes pages: kernels generated from the format, nvCOMP for compressed pages, copies through pinned memory.

Nothing is imported before a device is asked for.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cache
from glob import escape, glob
from importlib.util import find_spec
from os.path import join
from threading import Lock
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rntuple_spec.device import header

from rntuple_construct.base.errors import MissingExtraError, UnsupportedError
from rntuple_construct.base.extras import cuda_problem, install_hint, require
from rntuple_construct.format.native.library import address_of_elements

__all__ = ["SHARE", "CudaDevice", "cuda_device"]

SHARE = 0.25
"""Part of the free device memory that the batches of one read may take beside its results."""

_LEN_PIECE = 4 << 20
_LEN_ALIGNED = 4096
_TO_DEVICE = 1
_TO_HOST = 2
_MAX_GRID = 1 << 15
_LEN_WARP = 32
_THREADS = 256
_WIDE = 512
"""Threads per page of the kernels that sum up a page: each step of them is one of all threads."""
_PER_WARP = frozenset({"rntuple_hash", "rntuple_check_heads", "rntuple_hash_lz4"})
"""Kernels in which a warp, and not a block, works on a row."""
_DECODE = "rntuple_decode_"
_BLOCKS_PER_PROCESSOR = 8
_CODECS = {"zstd": "Zstd", "lz4": "LZ4"}


class _Options(ctypes.Structure):
    """Options of nvCOMP's decompression, all at their defaults."""

    _fields_ = (("reserved", ctypes.c_byte * 64),)


class _DeviceRoom:
    """Memory of the device for one batch, with its stream and the memory that decompression needs."""

    arrays: Sequence[Any] = ()

    def __init__(self, cp: Any) -> None:
        self.stream = cp.cuda.Stream(non_blocking=True)
        self.done = cp.cuda.Event(disable_timing=True)
        self.copied = cp.cuda.Event(disable_timing=True)
        self.temp = cp.empty(0, np.uint8)


class CudaDevice:
    """A CUDA device that is the current one; see ``format.pages.on_device.Device``.

    Args:
        number: of the device.
    """

    len_piece = _LEN_PIECE

    def __init__(self, number: int) -> None:
        cp = self.xp = require("cupy")
        self._device = cp.cuda.Device(number)
        self._num_processors = self._device.attributes["MultiProcessorCount"]
        self._nvcomp = _nvcomp()
        # As on the CPU, a product and a sum are rounded one after the other.
        self._kernels = cp.RawModule(code=header(), options=("--std=c++17", "--fmad=false"))
        self._functions: dict[str, Any] = {}
        self._copies = cp.cuda.Stream(non_blocking=True)
        self._pinned = np.empty(0, np.uint8)
        self.lock = Lock()
        self._known_rooms: list[_DeviceRoom] = []
        self._rooms: list[_DeviceRoom] = []
        self._room: _DeviceRoom | None = None

    def address(self, array: Any) -> int:
        """Return the address of the first element of an array on the device."""
        return int(array.data.ptr)

    def available(self) -> int:
        """Return the bytes of device memory that one read may use beside its results."""
        free, _ = self.xp.cuda.runtime.memGetInfo()
        pool = self.xp.get_default_memory_pool()
        return int((free + pool.free_bytes()) * SHARE)

    def rooms(self, num: int, nbytes: Sequence[int]) -> list[tuple[int, ...]]:
        """Memory for batches; see ``Device.rooms``."""
        self._known_rooms += [_DeviceRoom(self.xp) for _ in range(num - len(self._known_rooms))]
        self._rooms = self._known_rooms[:num]
        for room in self._rooms:
            room.arrays = [self.xp.empty(each, np.uint8) for each in nbytes]
        return [tuple(array.data.ptr for array in room.arrays) for room in self._rooms]

    def put(self, table: NDArray[Any]) -> Any:
        """The rows of a table as bytes on the device."""
        rows = np.ascontiguousarray(table).view(np.uint8).reshape(len(table), table.dtype.itemsize)
        return self.xp.asarray(rows)

    def launch(self, kernel: str, table: Any, first: int, stop: int, bad: Any | None) -> None:
        """Let a kernel work on rows of a table; see ``Device.launch``."""
        function = self._functions.get(kernel)
        if function is None:
            function = self._functions[kernel] = self._kernels.get_function(kernel)
        num = stop - first
        if kernel in _PER_WARP:
            grid, threads = (min(-(-num * _LEN_WARP // _THREADS), _MAX_GRID), 1), _THREADS
        else:
            # Several blocks share the elements of a page where there are fewer pages than the device works on at a time.
            shares = (
                -(-_BLOCKS_PER_PROCESSOR * self._num_processors // num) if kernel.startswith(_DECODE) else 1
            )
            grid = min(num, _MAX_GRID), shares
            threads = _WIDE if "INDEX" in kernel else _THREADS
        arguments = [table[first:stop], np.int64(num)]
        if bad is not None:
            arguments.append(bad)
        function(grid, (threads,), tuple(arguments))

    def check_offsets(self, offsets: Any, bad: Any) -> None:
        """Count offsets that are below the one before them."""
        if "offsets" not in self._functions:
            self._functions["offsets"] = self._kernels.get_function("rntuple_check_offsets")
        grid = min(-(-len(offsets) // _THREADS), _MAX_GRID)
        self._functions["offsets"]((grid,), (_THREADS,), (offsets, np.int64(len(offsets)), bad))

    def decompress(self, algorithm: str, rows: slice, frames: Any, max_length: int, total: int) -> None:
        """Decompress frames to their places; see ``Device.decompress``."""
        room = self._room
        if room is None:
            raise RuntimeError("frames are decompressed within a batch")
        codec, options, needed = _CODECS[algorithm], _Options(), ctypes.c_size_t()
        num, stream = ctypes.c_size_t(rows.stop - rows.start), ctypes.c_void_p(room.stream.ptr)
        size = ctypes.c_size_t
        _check(
            getattr(self._nvcomp, f"nvcompBatched{codec}DecompressGetTempSize")(
                num, size(max_length), options, ctypes.byref(needed), size(total), stream
            )
        )
        if len(room.temp) < needed.value:
            room.temp = self.xp.empty(needed.value, np.uint8)
        source, length_in, length, target, actual, status = (
            ctypes.c_void_p(array.data.ptr + rows.start * array.itemsize) for array in frames
        )
        _check(
            getattr(self._nvcomp, f"nvcompBatched{codec}DecompressAsync")(
                source, length_in, length, actual, num, ctypes.c_void_p(room.temp.data.ptr), needed, target, options,
                status, stream,
            )
        )  # fmt: skip

    def buffers(self, num: int, nbytes: int) -> list[NDArray[np.uint8]]:
        """Memory of the host for batches; see ``Device.buffers``."""
        length = -(-nbytes // _LEN_ALIGNED) * _LEN_ALIGNED
        if len(self._pinned) < num * length:
            self._pinned = np.empty(0, np.uint8)
            memory = self.xp.cuda.alloc_pinned_memory(num * length)
            self._pinned = np.frombuffer(memory, np.uint8, num * length)
        return [self._pinned[start : start + length] for start in range(0, num * length, length)]

    def run(self, batches: Sequence[Any], copies: Any, bad: Any) -> bool:
        """Copy, verify and decode batches; see ``Device.run``."""
        cp = self.xp
        ready = cp.cuda.get_current_stream().record()
        # Fresh memory may still be in use by earlier work of the current stream.
        for stream in (self._copies, *(room.stream for room in self._rooms)):
            stream.wait_event(ready)
        host = cp.cuda.alloc_pinned_memory(len(batches) * bad.nbytes)
        found = np.frombuffer(host, np.uint64, len(batches))
        for number in range(len(batches) + 1):
            if number < len(batches):
                self._begin(batches[number], copies.wait(number), copies.nbytes[number])
                with self._rooms[batches[number].room].stream as stream:
                    batches[number].verify()
                    target = host.ptr + number * bad.nbytes
                    cp.cuda.runtime.memcpyAsync(target, bad.data.ptr, bad.nbytes, _TO_HOST, stream.ptr)
            if number:
                # The one before, while this one is copied.
                room = self._room = self._rooms[batches[number - 1].room]
                # nvCOMP trusts the frames that it decompresses.
                room.stream.synchronize()
                if found[number - 1]:
                    return False
                copies.release(number - 1)
                with room.stream:
                    batches[number - 1].decode()
                room.done.record(room.stream)
        return True

    def _begin(self, batch: Any, source: NDArray[np.uint8], nbytes: int) -> None:
        """Copy a batch to its room, once that is free."""
        room = self._rooms[batch.room]
        self._copies.wait_event(room.done)
        self.xp.cuda.runtime.memcpyAsync(
            room.arrays[0].data.ptr, address_of_elements(source), nbytes, _TO_DEVICE, self._copies.ptr
        )
        room.copied.record(self._copies)
        room.stream.wait_event(room.copied)

    def free(self) -> None:
        """Wait for all batches, and give up their rooms; see ``Device.free``."""
        self._copies.synchronize()
        for room in self._rooms:
            room.stream.synchronize()
            room.arrays, room.temp = (), self.xp.empty(0, np.uint8)
        self._rooms, self._room = [], None


def _check(status: int) -> None:
    if status:
        raise UnsupportedError(f"nvCOMP refuses to decompress: status {status}")


@cache
def _nvcomp() -> ctypes.CDLL:
    """Load nvCOMP."""
    try:
        found = find_spec("nvidia.libnvcomp")
    except (ImportError, ValueError):
        found = None
    folders = list(found.submodule_search_locations or []) if found else []
    paths = [
        path for folder in folders for path in sorted(glob(join(escape(folder), "lib64", "libnvcomp.so*")))
    ]
    for path in paths:
        try:
            return ctypes.CDLL(path)
        except OSError:
            continue
    raise MissingExtraError("this needs nvCOMP, which is not installed", hint=install_hint("cuda"))


def cuda_device() -> CudaDevice:
    """Return the current device, set up once for the process.

    Raises:
        MissingExtraError: cupy or nvCOMP is not installed.
        UnsupportedError: there is no device.
    """
    cp = require("cupy")
    if problem := cuda_problem():
        raise UnsupportedError(problem)
    return _device_of(cp.cuda.runtime.getDevice())


@cache
def _device_of(number: int) -> CudaDevice:
    return CudaDevice(number)
