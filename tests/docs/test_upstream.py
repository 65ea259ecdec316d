"""Folders for other projects: complete, and each report writes its file without this package."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import findings
import pytest
import upstream
import yaml
from rntuple_spec.rules import RULES

FILES = upstream.files(2026)
PUBLISHED = [entry for entry in findings.entries() if not entry.get("withheld")]


def test_each_finding_has_one_report() -> None:
    reports = [name for name in FILES if name.startswith("reports/")]
    private = [name for name in FILES if name.startswith("private/")]
    assert len(reports) == len(PUBLISHED)
    assert len(private) == len(findings.entries()) - len(PUBLISHED)
    assert {name.split("/")[1] for name in reports} == set(upstream.ADDRESSES)
    assert all(len(Path(name).name) < 70 for name in reports)


@pytest.mark.parametrize("entry", PUBLISHED, ids=lambda entry: f"{entry['reader']}: {entry['title']}")
def test_a_report_holds_all_that_shows_the_fault(
    entry: dict[str, object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = upstream.report(entry)
    for needed in (entry["title"], entry["version"], entry["text"], *entry["rules"]):  # type: ignore[misc]
        assert str(needed).strip() in text
    assert "rntuple_construct" not in text
    blocks = re.findall(r"(?ms)^```\w+\n(.*?)^```$", text)
    if "macro" in entry:
        assert blocks == [str(entry["macro"]).lstrip()]
        return
    assert blocks[-1] == findings.script_of(entry)
    if {"base", "generated"} & entry.keys():
        monkeypatch.chdir(tmp_path)
        exec(compile(blocks[0], "report", "exec"), {})
        assert (tmp_path / "finding.root").read_bytes() == findings.made(entry)


def test_withheld_findings_have_no_file_and_no_script() -> None:
    for name, text in FILES.items():
        if name.startswith("private/"):
            assert "```" not in text
            assert "this report is private" in text


def test_files_of_oss_fuzz_have_the_licence_header_and_stay_valid() -> None:
    folder = "oss-fuzz/projects/rntuple-construct"
    texts = {name: FILES[f"{folder}/{name}"] for name in ("Dockerfile", "build.sh", "project.yaml")}
    assert all("# Copyright 2026 Google LLC\n" in text for text in texts.values())
    assert texts["build.sh"].startswith("#!/bin/bash -eu\n# Copyright")
    project = yaml.safe_load(texts["project.yaml"])
    assert project["language"] == "c++"
    assert {"homepage", "main_repo", "primary_contact"} <= project.keys()
    subprocess.run(["bash", "-n"], input=texts["build.sh"], text=True, check=True)


def test_the_note_lists_each_rule_without_a_published_text() -> None:
    rules = [each for each in RULES.values() if "1.x" in each.generations and each.level == "must"]
    unwritten = {each.id for each in rules if each.source != "text"}
    assert set(re.findall(r"(?m)^\* \[(RNT-\w+-\d+)\]", FILES["rule-ids.md"])) == unwritten
    assert len(unwritten) > 10


def test_the_proposal_counts_files_by_the_expected_result() -> None:
    table = dict(re.findall(r"(?m)^\| ([a-z][\w ,-]+) \| (\d+) \|$", FILES["validation-suite/PROPOSAL.md"]))
    assert set(upstream.OUTCOMES.values()) <= table.keys()
    assert all(int(table[meaning]) > 0 for meaning in upstream.OUTCOMES.values())


def test_the_folder_is_written_with_files_that_the_suite_can_take(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(upstream, "files", lambda year: FILES)
    monkeypatch.setattr(sys, "argv", ["upstream.py", str(tmp_path / "out")])
    upstream.main()
    assert capsys.readouterr().out == f"{len(FILES)} files written to {tmp_path / 'out'}\n"
    readme = (tmp_path / "out" / "README.md").read_text(encoding="utf-8")
    for name in re.findall(r"(?m)^\| `([^`]+)` \|", readme):
        assert (tmp_path / "out" / name).exists()
    assert (tmp_path / "out" / "kaitai_struct_formats" / "PULL_REQUEST.md").is_file()
    files = tmp_path / "out" / "validation-suite" / "files"
    assert len(list((files / "validation-suite").glob("*.root"))) == len(upstream.cases(["validation-suite"]))
    assert (
        tmp_path / "out" / "oss-fuzz" / "projects" / "rntuple-construct" / "build.sh"
    ).stat().st_mode & 0o100
