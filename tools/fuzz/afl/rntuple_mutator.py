"""Custom mutator of AFL++ for RNTuple files, for whatever program reads them (docs/fuzzing-engines.md).

    export PYTHONPATH=tools/fuzz/afl AFL_PYTHON_MODULE=rntuple_mutator
    afl-fuzz -i seeds -o out -x generated/fuzzing/rntuple.dict -- ./reader @@

AFL++ calls the functions by these names. There is no `describe`: versions disagree about whether it gives text or bytes, and 4.04
ends at the call after one that gave text. The change concerns the structure. Sizes, locators and checksums
above it are repaired, so a program that verifies checksums reaches the change.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "generated" / "python"), str(REPOSITORY / "tools" / "fuzz")]

from mutator import mutated

_choice = random.Random()


def init(seed: int) -> None:
    """Begin a campaign."""
    _choice.seed(seed)


def fuzz(buf: bytearray, add_buf: bytearray | None, max_size: int) -> bytearray:
    """Return a changed copy of an input of at least one byte, or the input if it is not an RNTuple file."""
    data = bytes(buf)
    for _ in range(4):
        changed = mutated(data, _choice.getrandbits(32), max_size)
        if changed is not None:
            return bytearray(changed)
    return bytearray(data[:max_size] or b"\0")


def deinit() -> None:
    """End a campaign."""
