"""Directories, keys and attribute sets that lead in circles; names that look like paths or hold zero bytes."""

from __future__ import annotations

import struct
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.explain import annotate
from rntuple_construct.format.container import RootFile


@pytest.fixture
def nested(tmp_path: Path) -> Path:
    """A file with an RNTuple in a sub-directory of a sub-directory."""
    path = tmp_path / "nested.root"
    rnt.write(path, "a/b/Events", {"x": np.arange(3)})
    return path


def _every_directory_is_the_root(data: bytearray) -> None:
    """Keys of sub-directories lead back to the record of the root directory."""
    with RootFile(bytes(data)) as file:
        root = file.header.ofs_begin
        for entry in file.objects():
            if entry.is_directory:
                at = entry.key.span.start
                # nbytes, version, len_object, datime, len_key, cycle, then the place of the key itself.
                struct.pack_into(">i", data, at + 18, root)


def _keys_list_is_its_own(data: bytearray) -> None:
    """The keys list of each sub-directory is that of the root directory."""
    with RootFile(bytes(data)) as file:
        lists = [entry for entry in file.objects() if entry.is_directory]
        source = file.source
        root_list = int.from_bytes(source.read(file.header.ofs_begin + file.header.len_name + 26, 4), "big")
        for entry in lists:
            start = entry.key.ofs_key + entry.key.len_key
            struct.pack_into(">i", data, start + 26, root_list)


@pytest.mark.parametrize("damage", [_every_directory_is_the_root, _keys_list_is_its_own])
def test_circles_of_directories_end(nested: Path, damage: Callable[[bytearray], None]) -> None:
    data = bytearray(nested.read_bytes())
    before = bytes(data)
    damage(data)
    assert bytes(data) != before
    path = nested.with_name("circle.root")
    path.write_bytes(data)
    with suppress(RNTupleError), rnt.open(path) as file:
        for name in file.keys():  # noqa: SIM118 (a method, not a dict)
            file[name].arrays(library="py")
    assert not rnt.validate(path).ok
    with annotate(path) as file_map:
        assert file_map.size == len(data)


@pytest.mark.parametrize("name", ["../Events", "a/../../Events", "/etc/passwd", "a//b"])
def test_names_that_look_like_paths_stay_names(name: str, tmp_path: Path) -> None:
    path = tmp_path / "data.root"
    try:
        rnt.write(path, name, {"x": np.arange(3)})
    except rnt.SchemaError:
        assert list(tmp_path.iterdir()) == []
        return
    with rnt.open(path) as file:
        assert [file[key].num_entries for key in file.keys()] == [3]  # noqa: SIM118
    assert [entry.name for entry in tmp_path.iterdir()] == ["data.root"]


@pytest.mark.parametrize("command", ["info", "dump", "validate", "explain"])
def test_zero_bytes_in_paths_are_a_missing_input(command: str) -> None:
    outcome = run_cli(command, "da\0ta.root")
    assert outcome.code == 66
    assert "\0" not in outcome.err + outcome.out


def test_zero_bytes_in_outputs_are_refused(nested: Path) -> None:
    outcome = run_cli("dump", str(nested), "-o", "o\0ut.json")
    assert (outcome.code, outcome.out) == (73, "")
