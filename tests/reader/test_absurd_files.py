"""Numbers that make no sense end in an error at once, whatever they would have allocated."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from support import absurd_files
from support.absurd_files import CASES
from support.bad_input import is_explained

from rntuple_construct.base.errors import RNTupleError

# Harmless only where memory is limited.
_EXPANDING = {"page_that_expands_to_two_gigabytes", "pages_that_expand_to_terabytes", "header_bomb"}


@pytest.mark.parametrize("name", [name for name in CASES if name not in _EXPANDING])
def test_error_names_the_rule_and_the_place(name: str) -> None:
    maker, error_class, rule_id = CASES[name]
    with pytest.raises(RNTupleError) as caught:
        absurd_files.read(maker().build())
    assert type(caught.value) is error_class
    assert caught.value.rule_id == rule_id
    assert is_explained(caught.value)


@pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux limits the memory of a process by address space"
)
def test_little_memory_and_time_is_enough_for_all_of_them() -> None:
    """One process reads all files with 256 MiB more memory than it has at the start."""
    program = Path(absurd_files.__file__)
    done = subprocess.run(
        [sys.executable, str(program)],
        env={"OPENBLAS_NUM_THREADS": "1", "PYTHONPATH": ":".join(sys.path)},
        capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip
    found = {name: (error, seconds) for name, error, seconds in map(json.loads, done.stdout.splitlines())}
    assert {name: error for name, (error, _) in found.items()} == {
        name: error_class.__name__ for name, (_, error_class, _) in CASES.items()
    }
    assert max(seconds for _, seconds in found.values()) < 30
