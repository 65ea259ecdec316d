"""The adapter of uproot gives what uproot says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import rntuple_construct
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.fuzzing import ParsedFile, Recipe, Step, apply_recipe
from rntuple_construct.kit.runner.protocol import Level, request_line

uproot = pytest.importorskip("uproot")
ADAPTER = Path(rntuple_construct.__file__).parent / "kit" / "adapters" / "uproot_reader.py"


def test_a_string_with_the_flag_of_arrays_stays_a_string(tmp_path: Path) -> None:
    """The adapter took it apart, and a finding about uproot was made of that."""
    path = tmp_path / "flag.root"
    step = Step("set", "header.schema.fields[2].flags", 1)
    path.write_bytes(apply_recipe(ParsedFile(BASES["extra"]()), Recipe((step,))))
    with uproot.open(path) as file:
        direct = file["events"]["name"].array().tolist()
    request = request_line(1, path, "events", [Level.VALUES])
    done = subprocess.run([sys.executable, ADAPTER], input=request, capture_output=True, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines() if line]
    assert answers[0]["result"]["fields"]["name"] == direct
