"""Strategies that follow the grammar: what they give is built, and parsed back to the same; and the depth of mutants."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rntuple_construct as rnt
from rntuple_construct.fuzzing.derived import files, payloads
from rntuple_construct.generations import WRITABLE_GENERATIONS

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("generation", WRITABLE_GENERATIONS)
@settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_payloads_are_built_and_parsed(generation: str, data: Any) -> None:
    grammar: Any = WRITABLE_GENERATIONS[generation].grammar
    envelope_type = data.draw(st.sampled_from(sorted(grammar.PAYLOADS)))
    payload = data.draw(payloads(generation, envelope_type))
    built = grammar.build_envelope({"type_id": envelope_type, "payload": payload})
    assert grammar.build_envelope(grammar.parse_envelope(built, envelope_type)) == built


@settings(max_examples=10, suppress_health_check=[HealthCheck.too_slow])
@given(files("1.x", "tiny"))
def test_files_are_valid(made: Any) -> None:
    assert rnt.validate(made.data).ok


def test_most_mutants_get_past_the_checksums() -> None:
    names = ("option_small_pages.root", "option_small_clusters.root")
    paths = [str(ROOT / "tests" / "data" / "root-6.40" / "files" / name) for name in names]
    arguments = [sys.executable, str(ROOT / "tools" / "fuzz_depth.py"), *paths, "--count", "40"]
    run = subprocess.run(arguments, capture_output=True, text=True, check=True)
    mutants, flips = (int(line.split(": ")[1].split()[0]) for line in run.stdout.splitlines())
    assert mutants >= 24
    assert flips <= 4
