"""Atheris harness of the Python reader and validator, with the structure-aware mutator (docs/fuzzing-engines.md).

    python tools/fuzz/python/fuzz_reader.py -max_total_time=60 CORPUS

Coverage of the package and of the generated parser guides it; each input goes before the oracle, and an objection ends the run.
"""

from __future__ import annotations

import sys
from pathlib import Path

import atheris

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

with atheris.instrument_imports(include=["rntuple_construct", "rntuple_kaitai"]):
    from self_test.oracle import TURNS, Bounds, Oracle

from mutator import mutated

# Instrumented code is slower, and only hangs matter here.
ORACLE = Oracle(
    Bounds(seconds=5.0), libraries=(), every=dict.fromkeys(TURNS, 4) | {"libraries": 0, "ways": 1}
)


def one_input(data: bytes) -> None:
    """Put one input before the oracle."""
    found = ORACLE.look(data)
    if found:
        raise RuntimeError("; ".join(f"{each.kind} in {each.consumer}: {each.text}" for each in found))


def mutate(data: bytes, max_size: int, seed: int) -> bytes:
    """Half of the time change the structure and repair what lies above, otherwise let the engine change bytes."""
    if seed % 2:
        changed = mutated(data, seed, max_size)
        if changed is not None:
            return changed
    return bytes(atheris.Mutate(data, max_size))


if __name__ == "__main__":
    atheris.Setup(sys.argv, one_input, custom_mutator=mutate)
    atheris.Fuzz()
