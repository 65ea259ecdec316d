"""Files that programs of the repository make are those that the programs would write now."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "tools" / "generate"


@pytest.fixture(scope="module", autouse=True)
def _tools() -> None:
    sys.path.insert(0, str(FOLDER))


def test_all_committed_files_are_up_to_date() -> None:
    command = [sys.executable, str(FOLDER / "committed.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_changed_missing_and_left_over_files_are_stale_until_they_are_written(tmp_path: Path) -> None:
    import committed

    same, changed, left, missing = (tmp_path / name for name in ("same", "changed", "left", "new/missing"))
    for path in (same, changed, left):
        path.write_text("text\n")
    outputs = {same: "text\n", changed: "other\n", left: None, missing: "text\n", tmp_path / "gone": None}
    assert committed.stale(outputs) == [changed, left, missing]
    assert (changed.read_text(), left.is_file(), missing.is_file()) == ("text\n", True, False)
    committed.write(outputs)
    assert committed.stale(outputs) == []
    assert (changed.read_text(), left.is_file(), missing.read_text()) == ("other\n", False, "text\n")


def test_a_stale_file_is_an_exit_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import committed

    page = tmp_path / "page.md"
    monkeypatch.setattr(committed, "ROOT", tmp_path)
    monkeypatch.setattr(committed, "GENERATORS", ("tools/page.py",))
    monkeypatch.setattr(committed, "outputs_of", lambda generator: {page: "text"})
    monkeypatch.setattr("sys.argv", ["committed.py", "--check"])
    assert committed.main() == 1
    assert capsys.readouterr().out == "out of date: page.md: run python tools/page.py\n"
    assert not page.exists()
    monkeypatch.setattr("sys.argv", ["committed.py"])
    assert committed.main() == 0
    monkeypatch.setattr("sys.argv", ["committed.py", "--check"])
    assert committed.main() == 0
