"""What type checkers infer for users, and what ``dir`` shows."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError

SCRIPT = """
import rntuple_construct as rnt

with rnt.open_ntuple("data.root:Events", library="np") as events:
    reveal_type(events)
    reveal_type(events.arrays(["pt"]))
    reveal_type(events["pt"].array())
    reveal_type(events.arrays(["pt"], library="py"))
reveal_type(rnt.open("data.root"))
reveal_type(rnt.open("data.root", ntuple="Events"))
reveal_type(rnt.open_ntuple("data.root", library="ak").arrays())
reveal_type(rnt.open_ntuple("data.root", library="py").arrays())
reveal_type(rnt.open("data.root", library="py")["Events"]["pt"].array())
"""
TYPES = [
    "ntuple.RNTuple",
    r"^dict\[str",
    "ndarray",
    "^Any$",  # only the library of `open` has a type
    "file.RNTupleFile",
    "ntuple.RNTuple",
    "^Any$",  # awkward has no types, and says so to type checkers
    r"^list\[dict\[str, Any\]\]$",
    r"^list\[Any\]$",
]


@pytest.mark.slow
def test_a_script_passes_mypy(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--config-file=",
        "--cache-dir",
        str(tmp_path / "cache"),
        str(script),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    found = re.findall(r'Revealed type is "(.*)"', done.stdout)
    assert len(found) == len(TYPES)
    for part, text in zip(TYPES, found, strict=True):
        assert re.search(part, text.replace("builtins.", "").replace("typing.", "")), text


def test_open_ntuple_opens_what_is_named_or_the_only_one(tmp_path: Path) -> None:
    path = tmp_path / "data.root"
    rnt.write(path, "Events", {"x": [1, 2]})
    for opened in (rnt.open_ntuple(f"{path}:Events"), rnt.open_ntuple(path), rnt.open_ntuple({str(path): "Events"}),
                   rnt.open_ntuple(path, "Events")):  # fmt: skip
        with opened as events:
            assert events.num_entries == 2
    with rnt.open(path, mode="a") as file, file.create("More", {"y": "float"}) as writer:
        writer.extend({"y": [1.0]})
    with pytest.raises(SchemaError, match="choose one of"):
        rnt.open_ntuple(path)
    with pytest.raises(SchemaError, match="no RNTuple 'Other'"):
        rnt.open_ntuple(path, "Other")


def test_dir_shows_public_names_only() -> None:
    assert set(dir(rnt)) == {*rnt.__all__, "like_uproot"}
