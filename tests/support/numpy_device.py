"""A device of the host: the pipeline of ``format.pages.on_device`` with the numpy twins of the kernels."""

from __future__ import annotations

import ctypes
import importlib.util
import threading
from pathlib import Path
from typing import Any

import lz4.block
import numpy as np
import zstandard

TWINS = Path(__file__).parents[2] / "generated" / "cuda" / "twins.py"


def twins() -> Any:
    """The module of the twins."""
    spec = importlib.util.spec_from_file_location("rntuple_cuda_twins", TWINS)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class NumpyDevice:
    """Decodes pages with numpy; see ``Device``.

    Args:
        len_available: bytes that the batches of a read may take.
    """

    xp = np
    len_piece = 4000

    def __init__(self, len_available: int = 1 << 24) -> None:
        self.lock = threading.Lock()
        self.launched: list[str] = []
        self.num_batches = 0
        self.num_frames = 0
        self.len_available = len_available
        self.most_room = 0
        self._twins = twins()
        self._held: list[list[np.ndarray]] = []

    def address(self, array: np.ndarray) -> int:
        return array.ctypes.data

    def available(self) -> int:
        return self.len_available

    def rooms(self, num: int, nbytes: list[int]) -> list[tuple[int, ...]]:
        self.most_room = max(self.most_room, num * sum(nbytes))
        # Addresses that are a little off, as those of a device are aligned to 256 bytes.
        self._held = [[np.zeros(each + 64, np.uint8) for each in nbytes] for _ in range(num)]
        return [tuple(-(-array.ctypes.data // 64) * 64 for array in room) for room in self._held]

    def put(self, table: np.ndarray) -> np.ndarray:
        return table.copy()

    def launch(self, kernel: str, table: Any, first: int, stop: int, bad: Any) -> None:
        self.launched.append(kernel)
        arguments = [table[first:stop], stop - first, *([] if bad is None else [bad])]
        getattr(self._twins, kernel)(*arguments)

    def check_offsets(self, offsets: np.ndarray, bad: Any) -> None:
        self._twins.rntuple_check_offsets(offsets, len(offsets), bad)

    def decompress(self, algorithm: str, rows: slice, frames: Any, max_length: int, total: int) -> None:
        assert int(frames.length[rows].max()) == max_length
        assert int(frames.length[rows].sum()) == total
        for row in range(rows.start, rows.stop):
            self.num_frames += 1
            source, size, length = (int(each[row]) for each in frames[:3])
            assert source % 16 == 0
            frame = bytes((ctypes.c_uint8 * size).from_address(source))
            try:
                if algorithm == "zstd":
                    data = zstandard.ZstdDecompressor().decompress(frame, max_output_size=length)
                else:
                    data = lz4.block.decompress(frame, uncompressed_size=length)
            except (zstandard.ZstdError, lz4.block.LZ4BlockError):
                frames.status[row] = 1
                continue
            frames.actual[row] = len(data)
            ctypes.memmove(int(frames.target[row]), data, min(len(data), length))

    def buffers(self, num: int, nbytes: int) -> list[np.ndarray]:
        return [np.zeros(nbytes, np.uint8) for _ in range(num)]

    def free(self) -> None:
        self._held = []

    def run(self, batches: Any, copies: Any, bad: Any) -> bool:
        for number, batch in enumerate(batches):
            self.num_batches += 1
            room = self._held[batch.room][0]
            start, nbytes = -room.ctypes.data % 64, copies.nbytes[number]
            room[start : start + nbytes] = copies.wait(number)[:nbytes]
            copies.release(number)
            batch.verify()
            if bad[0]:
                return False
            batch.decode()
        return True
