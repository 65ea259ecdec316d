"""What ``make run`` does: describe an RNTuple file and print its first entries.

Without a file it makes a small sample first, with this project's own writer.
"""

from __future__ import annotations

import itertools
import sys
from pathlib import Path

import numpy as np

import rntuple_construct as rnt
from rntuple_construct.cli import main
from rntuple_construct.cli.inputs import resolve

SAMPLE = Path(__file__).resolve().parents[2] / "build" / "sample.root"
NUM_EVENTS = 1000
FIRST_ENTRIES = "0:5"


def make_sample(path: Path) -> None:
    """Write a thousand made-up events with the shapes that physics data have."""
    random = np.random.default_rng(seed=42)
    num_muons = random.poisson(2, NUM_EVENTS)
    offsets = np.concatenate([[0], np.cumsum(num_muons)])
    pt = random.exponential(20, offsets[-1]).astype(np.float32)
    bounds = list(itertools.pairwise(offsets))
    schema = {
        "run": "std::uint32_t",
        "event": "std::uint64_t",
        "trigger": "std::string",
        "good": "bool",
        "vertex": "std::array<double,3>",
        "muon_pt": "std::vector<float>",
        "best_pt": "std::optional<float>",
        "weights": "std::map<std::string,double>",
    }
    with rnt.create(path, "Events", schema, description="made-up events") as writer:
        writer.extend(
            {
                "run": np.full(NUM_EVENTS, 362_760, np.uint32),
                "event": np.arange(NUM_EVENTS, dtype=np.uint64) + 1,
                "trigger": ["HLT_DoubleMu7" if count > 1 else "HLT_Mu24" for count in num_muons],
                "good": random.random(NUM_EVENTS) > 0.1,
                "vertex": random.normal(0, [0.01, 0.01, 5], (NUM_EVENTS, 3)),
                "muon_pt": [pt[start:stop] for start, stop in bounds],
                "best_pt": [max(pt[start:stop].tolist(), default=None) for start, stop in bounds],
                "weights": [
                    {"nominal": 1.0, "pileup": float(value)} for value in random.normal(1, 0.1, NUM_EVENTS)
                ],
            }
        )


def run(arguments: list[str]) -> int:
    """Describe the file and print its first entries; returns the exit code of the first command that failed."""
    if arguments:
        target = arguments[0]
    else:
        SAMPLE.parent.mkdir(exist_ok=True)
        make_sample(SAMPLE)
        target = str(SAMPLE)
    code = main(["info", target])
    if code:
        return code
    given = resolve(target)
    path, name = given.target, given.ntuple
    with rnt.open(path) as file:
        names = [name] if name else file.keys()
    for name in names:
        print(f"\nfirst entries of {name}:", flush=True)
        code = code or main(["dump", path, "--ntuple", name, "--entries", FIRST_ENTRIES])
    return code


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
