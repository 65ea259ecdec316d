"""Blocks of zstd that the library of the extra ``fast`` decompresses, and those that it must refuse."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
import zstandard
from hypothesis import given, settings
from hypothesis import strategies as st

from rntuple_construct.format.columns import fast_in_use, use_fast
from rntuple_construct.format.compression import ZstdHeads, native_zstd
from rntuple_construct.format.compression.algorithms import pack_header

pytestmark = pytest.mark.skipif(not fast_in_use(), reason="blosc2 is not installed, or switched off")

TEXT = bytes(range(256)) * 20


def block(frame: bytes, length: int) -> bytes:
    return pack_header(b"ZS\x01", len(frame), length) + frame


def decoded(stored: bytes, length: int) -> bytes | None:
    decode = native_zstd()
    assert decode is not None
    source, target = np.frombuffer(stored, np.uint8), np.full(length + 8, 0xEE, np.uint8)
    is_done = decode(source.ctypes.data, len(stored), target.ctypes.data, length)
    assert bytes(target[length:]) == b"\xee" * 8, "written beyond the end"
    return bytes(target[:length]) if is_done else None


def is_regular(stored: bytes, length: int) -> bool:
    file = np.frombuffer(stored, np.uint8)
    found = ZstdHeads.of(np.array([len(stored)]), np.array([length]))
    return found is not None and bool(found.is_compressed[0]) and found.match(file, np.array([0]))


@settings(deadline=None)
@given(data=st.binary(min_size=1, max_size=3000), level=st.integers(1, 19), sized=st.booleans())
def test_what_was_compressed(data: bytes, level: int, sized: bool) -> None:
    data *= 7
    frame = zstandard.ZstdCompressor(level=level, write_content_size=sized).compress(data)
    stored = block(frame, len(data))
    assert decoded(stored, len(data)) == data
    if len(stored) < len(data):
        assert is_regular(stored, len(data))


FRAME = zstandard.ZstdCompressor(level=5, write_checksum=True).compress(TEXT)
EMPTY = zstandard.ZstdCompressor().compress(b"")
SKIPPABLE = b"\x50\x2a\x4d\x18\x04\x00\x00\x00abcd"
HALVES = b"".join(zstandard.ZstdCompressor().compress(TEXT[half : half + 2560]) for half in (0, 2560))


@pytest.mark.parametrize(
    "frame",
    [FRAME + b"x", FRAME + EMPTY, FRAME + SKIPPABLE, SKIPPABLE + FRAME, EMPTY + FRAME, HALVES, FRAME[:-1], FRAME[:-5],
     FRAME[:20] + b"\x55" + FRAME[21:], FRAME[:-2] + bytes(2), b"", b"\x28\xb5\x2f\xfd", bytes(50)],
)  # fmt: skip
def test_anything_but_one_whole_frame(frame: bytes) -> None:
    assert decoded(block(frame, len(TEXT)), len(TEXT)) is None


@pytest.mark.parametrize("length", [len(TEXT) - 1, len(TEXT) + 1, 1])
def test_another_length(length: int) -> None:
    assert decoded(block(FRAME, length), length) is None


@pytest.mark.parametrize("version", [0x24, 0x25, 0x26, 0x27])
def test_frames_of_old_versions_are_not_regular(version: int) -> None:
    assert is_regular(block(FRAME, len(TEXT)), len(TEXT))
    assert not is_regular(block(bytes([version]) + FRAME[1:], len(TEXT)), len(TEXT))


def test_every_thread_has_its_own_context() -> None:
    stored = block(FRAME, len(TEXT))
    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(lambda _: decoded(stored, len(TEXT)) == TEXT, range(400)))


def test_threads_may_share_the_functions_but_not_the_context() -> None:
    """A context that two threads use at the same time ends the process."""
    zstd = native_zstd()
    assert zstd is not None
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(lambda: zstd.context).result() != zstd.context
    assert zstd.context == zstd.context


def test_without_the_library() -> None:
    try:
        use_fast(False)
        assert native_zstd() is None
    finally:
        use_fast(True)
    assert native_zstd() is not None
