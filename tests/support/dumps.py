"""Runs the command line in this process and computes the hashes by which expected values are known."""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from rntuple_construct.cli import main


@dataclass(frozen=True)
class Outcome:
    """What a run of the command line gave."""

    code: int
    out: str
    err: str


def run_cli(*arguments: str) -> Outcome:
    """Run ``rntuple`` with the given arguments; what argparse does to the process is an exit code too."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = main(list(arguments))
        except SystemExit as exit_:
            code = int(exit_.code or 0)
    return Outcome(code, out.getvalue(), err.getvalue())


def compact(value: Any) -> str:
    """Compact JSON, as dumps and expected values have it; key order and the type of every number count."""
    return json.dumps(value, separators=(",", ":"), allow_nan=True)


def hash_of_values(values: Sequence[Any]) -> str:
    """The SHA-256 by which all values of a field are known."""
    return hashlib.sha256(compact(list(values)).encode()).hexdigest()


def hash_of_integers(chunks: Iterable[Any]) -> str:
    """The same for integers that come in numpy arrays with long runs of equal values.

    Text is made once for each run and repeated, never once for each value.
    """
    digest = hashlib.sha256(b"[")
    separator = b""
    for chunk in chunks:
        edges = np.flatnonzero(chunk[1:] != chunk[:-1]) + 1
        starts = [0, *edges.tolist(), len(chunk)]
        for start, stop in pairwise(starts):
            if stop == start:
                continue
            text = str(int(chunk[start])).encode()
            digest.update(separator + text)
            digest.update((b"," + text) * (stop - start - 1))
            separator = b","
    digest.update(b"]")
    return digest.hexdigest()
