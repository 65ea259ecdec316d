"""Preparing a release: versions, notes, and what the workflow needs of them."""

from __future__ import annotations

import datetime
import subprocess
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

import pytest
import release
import yaml

ROOT = Path(__file__).resolve().parents[2]
CHANGES = "# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-01-02)\n\n- Old.\n"


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Copies of the files that a release changes, and no generator."""
    for name in ("VERSION", "CHANGELOG", "CITATION", "LOCK"):
        path = tmp_path / name
        path.write_bytes(getattr(release, name).read_bytes())
        monkeypatch.setattr(release, name, path)
    (tmp_path / "CHANGELOG").write_text(CHANGES)
    monkeypatch.setattr(subprocess, "run", lambda *words, **options: None)
    return tmp_path


def test_everything_has_the_version_of_the_specification() -> None:
    assert release._versions() == ""
    assert version_of("rntuple-construct") == release.version()


def test_a_release_changes_version_date_and_changelog(
    files: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    release.set_version("2.0.0rc1", datetime.date(2027, 3, 4))
    assert release.version() == "2.0.0rc1"
    assert (
        "## Unreleased\n\n## 2.0.0rc1 (2027-03-04)\n\n- New.\n\n## 0.1.0" in (files / "CHANGELOG").read_text()
    )
    assert release.notes("2.0.0rc1") == "- New."
    assert release.notes("0.1.0") == "- Old."
    cited: dict[str, Any] = yaml.safe_load((files / "CITATION").read_text())
    assert (cited["version"], cited["date-released"]) == ("2.0.0rc1", datetime.date(2027, 3, 4))
    assert 'name = "rntuple-kaitai"\nversion = "2.0.0rc1"' in (files / "LOCK").read_text()
    assert "tag v2.0.0rc1" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", ["1.0", "v1.0.0", "1.0.0-rc1", ""])
def test_what_is_no_version_changes_nothing(files: Path, wrong: str) -> None:
    before = {path.name: path.read_bytes() for path in files.iterdir()}
    with pytest.raises(SystemExit, match=r"not like 1\.0\.0"):
        release.set_version(wrong, datetime.date(2027, 3, 4))
    assert {path.name: path.read_bytes() for path in files.iterdir()} == before


def test_a_release_without_changes_is_refused(files: Path) -> None:
    (files / "CHANGELOG").write_text("# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- Old.\n")
    with pytest.raises(SystemExit, match="no entries"):
        release.set_version("2.0.0", datetime.date(2027, 3, 4))
    with pytest.raises(SystemExit, match="no section"):
        release.notes("2.0.0")


def test_a_wrong_artefact_is_an_exit_code(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [("version", ""), ("package in go", "not checked: go is not on this machine")]
    monkeypatch.setattr(release, "check", lambda output: iter(rows))
    assert release.report(tmp_path) == 0
    rows.append(("corpus", "exit code 1: no space"))
    assert release.report(tmp_path) == 1
    assert "corpus: exit code 1: no space\nnothing was published\n" in capsys.readouterr().out


def test_the_workflow_publishes_only_what_was_checked() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8"))
    jobs = workflow["jobs"]
    writers = {
        name
        for name, job in jobs.items()
        if "write" in str(job.get("permissions", "")) or "environment" in job
    }
    assert writers == {"pypi", "parsers", "npm", "crate", "release"}

    def before(name: str) -> set[str]:
        needs = jobs[name].get("needs", [])
        found = {needs} if isinstance(needs, str) else set(needs)
        return found.union(*(before(each) for each in found))

    for name in writers:
        assert {"check", "wheels", "corpus"} <= before(name)
