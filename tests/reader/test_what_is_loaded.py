"""What a program that only reads has to load."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

FILE = Path(__file__).resolve().parents[1] / "data" / "root-6.40" / "files" / "arrays.root"
NOT_FOR_METADATA = (
    # rooms
    "rntuple_construct.batch", "rntuple_construct.conversion", "rntuple_construct.explain", "rntuple_construct.kit",
    "rntuple_construct.trevni", "rntuple_construct.validation", "rntuple_construct.writer",
    # values
    "rntuple_construct.format.columns", "rntuple_construct.format.pages", "rntuple_construct.model.arrays",
    "rntuple_construct.model.values", "rntuple_construct.reader.multi_file", "rntuple_construct.reader.page_reader",
    # generations before the release, building, explaining failures
    "rntuple_construct.format.generations.rc1", "rntuple_construct.format.generations.rc2",
    "rntuple_construct.format.generations.v0", "rntuple_construct.format.grammar.v1", "rntuple_kaitai.positions.r",
    "rntuple_kaitai.rntuple_rc1", "rntuple_kaitai.rntuple_rc2", "rntuple_kaitai.rntuple_v0",
    # tables of texts
    "rntuple_spec.rules", "rntuple_spec.sections",
    # optional libraries, the search for installed packages, processes
    "awkward", "blosc2", "dask", "fsspec", "importlib.metadata", "multiprocessing", "pandas", "polars", "pyarrow", "rich",
    "shtab", "uproot",
)  # fmt: skip
"""Beginnings of names of modules."""


def loaded_by(code: str, *arguments: str) -> set[str]:
    """Names of the modules that a program has loaded at its end."""
    code += "\nimport sys; print(*sys.modules, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments, str(FILE)], capture_output=True, text=True, check=True
    )
    return set(done.stderr.split())


def test_reading_loads_no_more_than_it_needs() -> None:
    """Neither the writer, nor construct, nor Kaitai's parsers, which only explaining a failure needs."""
    loaded = loaded_by(
        "import sys; import rntuple_construct as rnt\nwith rnt.open(sys.argv[1]) as file: file.only().arrays()"
    )
    assert {"rntuple_parsers.rntuple", "rntuple_construct.reader", "rntuple_construct.model.arrays"} <= loaded
    assert [name for name in loaded if name.startswith("rntuple_construct.writer")] == []
    assert [
        name for name in loaded if name.split(".")[0] in ("construct", "kaitaistruct", "rntuple_kaitai")
    ] == []


@pytest.mark.parametrize("arguments", [["info"], ["info", "--format", "json"], ["info", "--sizes"]])
def test_commands_about_metadata_load_no_more_than_they_need(arguments: list[str]) -> None:
    loaded = loaded_by("import sys; from rntuple_construct.cli import main; main(sys.argv[1:])", *arguments)
    assert "rntuple_construct.reader.summary" in loaded
    assert [name for name in loaded if name.startswith(NOT_FOR_METADATA)] == []


def test_generations_before_the_release_are_loaded_one_by_one() -> None:
    loaded = loaded_by(
        "from rntuple_construct.format.generations import GENERATIONS\n"
        "assert list(GENERATIONS) == ['1.x', 'rc2', 'rc1', 'v0'] and GENERATIONS['v0'].name == 'v0'"
    )
    assert "rntuple_construct.format.generations.v0" in loaded
    assert not {f"rntuple_construct.format.generations.{name}" for name in ("rc1", "rc2")} & loaded
