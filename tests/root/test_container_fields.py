"""What ROOT refuses of the file around an RNTuple, the validator reports: numbers that no checksum covers, one by one."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from support.root_process import require_root

REPOSITORY = Path(__file__).resolve().parents[2]
DATA = (REPOSITORY / "tests" / "data" / "root-6.40" / "files" / "no_entries.root").read_bytes()
SILENT_ONCE = (
    "anchor.key.version",
    "file_header.version",
    "keys_list.key.len_object",
    "keys_list.keys[0].ofs_pdir_wide",
    "root_directory.len_name",
    "root_directory.name.len_short",
    "root_directory.title.len_short",
)
"""Numbers of which the validator did not notice every value that ROOT refuses."""


@pytest.fixture(scope="module")
def tool() -> Any:
    path = REPOSITORY / "tools" / "root" / "container_fields.py"
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_numbers_that_once_were_not_noticed(tool: Any) -> None:
    require_root()
    wanted = [change for change in tool.changes(DATA) if change.path in SILENT_ONCE]
    assert {change.path for change in wanted} == set(SILENT_ONCE)
    assert [f"{change}: {refused}" for change, refused in tool.silent(DATA, wanted)] == []


def test_every_eighth_change(tool: Any) -> None:
    require_root()
    wanted = tool.changes(DATA)[::8]
    assert len(wanted) > 100
    assert [f"{change}: {refused}" for change, refused in tool.silent(DATA, wanted)] == []


def test_what_is_not_reported_is_told(tool: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    require_root()
    monkeypatch.setattr(tool, "validate", lambda path: SimpleNamespace(findings=()))
    wanted = [change for change in tool.changes(DATA) if change.path == "root_directory.version"]
    told = list(tool.silent(DATA, wanted))
    assert told
    assert {change.path for change, _ in told} == {"root_directory.version"}
