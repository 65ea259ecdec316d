"""Files that another process truncates while they are read: an error without a map, never the end of the process."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import ContainerError, SourceError
from rntuple_construct.cli import main
from rntuple_construct.storage import open_source
from rntuple_construct.storage.source import NO_MMAP, FileObjectSource, MmapSource, open_path

COMMANDS = ["info", "dump", "stats", "validate", "explain", "diff", "convert", "export", "merge"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "data.root"
    rnt.write(path, "Events", {"x": np.random.default_rng(1).random(50_000)})
    return path


def test_a_file_that_shrinks_is_an_error_of_the_source(path: Path) -> None:
    with rnt.open(path, mmap=False) as file:
        assert isinstance(file.container.source, FileObjectSource)
        os.truncate(path, 5000)
        with pytest.raises(rnt.SourceError, match="shrank while open"):
            file["Events"].arrays()


def test_values_are_the_same_and_the_choice_is_kept(path: Path) -> None:
    with (
        rnt.open(path) as mapped,
        rnt.open(path, mmap=False) as plain,
        rnt.open(path, ntuple="Events", mmap=False) as one,
    ):
        assert isinstance(mapped.container.source, MmapSource)
        wanted = mapped["Events"].arrays()["x"]
        again = pickle.loads(pickle.dumps(plain))
        assert isinstance(again.container.source, FileObjectSource)
        for events in (plain["Events"], one, again["Events"]):
            np.testing.assert_array_equal(events.arrays()["x"], wanted)
        again.close()
    np.testing.assert_array_equal(rnt.concatenate(str(path), mmap=False)["x"], wanted)
    assert sum(len(chunk["x"]) for chunk in rnt.iterate(str(path), mmap=False)) == len(wanted)


def test_a_file_that_cannot_be_opened_is_closed(tmp_path: Path) -> None:
    (tmp_path / "no.root").write_bytes(b"nothing of the kind")
    with pytest.raises(
        rnt.FormatError
    ):  # a file that stays open is a ResourceWarning, which is an error here
        rnt.open(tmp_path / "no.root", mmap=False)


@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_maps_a_file_if_told_so(
    command: str,
    path: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("mapped")

    monkeypatch.setattr(MmapSource, "__init__", refuse)
    arguments = {
        "diff": [str(path), str(path)],
        "convert": [str(path), str(tmp_path / "out.root")],
        "export": [str(path), str(tmp_path / "out.csv")],
        "merge": [str(tmp_path / "out.root"), str(path), str(path)],
    }.get(command, [str(path)])
    assert main([command, *arguments, "--no-mmap"]) == 0
    assert NO_MMAP not in os.environ
    if command == "validate":
        rnt.write(tmp_path / "more.root", "Events", {"x": [1]})
        assert main(["validate", "-j", "1", str(path), str(tmp_path / "more.root")]) == 0
    else:
        assert (
            main([command, *arguments, *(["--force"] if command in ("convert", "export", "merge") else [])])
            != 0
        )


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_a_process_survives_what_kills_it_with_a_map(path: Path) -> None:
    script = (
        "import os, sys, rntuple_construct as rnt\n"
        "with rnt.open(sys.argv[1], mmap=False) as file:\n"
        "    events = file['Events']\n"
        "    os.truncate(sys.argv[1], 5000)\n"
        "    try:\n        events.arrays()\n"
        "    except rnt.SourceError:\n        print('error')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(path)], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stdout) == (0, "error\n"), done.stderr


def test_a_report_says_that_the_file_shrank(path: Path) -> None:
    with open_source(path, mapped=False) as source:
        os.truncate(path, 5000)
        report = rnt.validate(source)
    assert any("it shrank while open" in finding.message for finding in report.findings)


def test_bytes_of_a_mapped_file_are_read_into_memory(tmp_path: Path) -> None:
    """Also after the file was replaced: the map keeps the old one."""
    path = tmp_path / "file"
    path.write_bytes(bytes(range(256)) * 40)
    for is_replaced in (False, True):
        with open_path(str(path), "file") as source:
            assert isinstance(source, MmapSource)
            if is_replaced:
                (tmp_path / "other").write_bytes(b"x" * 10_240)
                (tmp_path / "other").replace(path)
            out = bytearray(700)
            source.read_into(300, memoryview(out))
            assert out == source.read(300, 700)
            with pytest.raises(ContainerError):
                source.read_into(10_000, memoryview(out))
        with pytest.raises(SourceError, match="closed"):
            source.read_into(0, memoryview(out))
