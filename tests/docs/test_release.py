"""Preparing a release: versions, notes, and what the workflow needs of them."""

from __future__ import annotations

import datetime
import hashlib
import importlib
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

import conda_recipe
import package_readme
import pytest
import release
import yaml
from packaging.requirements import Requirement

from tests.support import packages

tomllib = importlib.import_module("tomllib" if sys.version_info >= (3, 11) else "tomli")
ROOT = Path(__file__).resolve().parents[2]
CHANGES = "# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 - 2026-01-02\n\n- Old.\n"


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Copies of the files that a release changes, and no generator."""
    for name in (release.VERSION, release.CHANGELOG, *release.EDITED):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes((ROOT / name).read_bytes())
    (tmp_path / release.CHANGELOG).write_text(CHANGES)
    monkeypatch.setattr(release, "REPOSITORY", tmp_path)
    monkeypatch.setattr(release, "GENERATED", {})
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
    changes = (files / release.CHANGELOG).read_text()
    assert "## Unreleased\n\n## 2.0.0rc1 - 2027-03-04\n\n- New.\n\n## 0.1.0" in changes
    assert release.notes("2.0.0rc1") == "- New."
    assert release.notes("0.1.0") == "- Old."
    assert release._versions() == ""
    cited: dict[str, Any] = yaml.safe_load((files / release.CITATION).read_text())
    assert (cited["version"], cited["date-released"]) == ("2.0.0rc1", datetime.date(2027, 3, 4))
    assert (
        'name = "rootfilespec"\nversion = "0.1.0"' in (files / "rntuple_construct/kit/peers.toml").read_text()
    )
    assert "tag v2.0.0rc1" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", ["1.0", "v1.0.0", "1.0.0-rc1", ""])
def test_what_is_no_version_changes_nothing(files: Path, wrong: str) -> None:
    before = {path: path.read_bytes() for path in files.rglob("*.*")}
    with pytest.raises(SystemExit, match=r"not like 1\.0\.0"):
        release.set_version(wrong, datetime.date(2027, 3, 4))
    assert {path: path.read_bytes() for path in files.rglob("*.*")} == before


def test_a_release_without_changes_is_refused(files: Path) -> None:
    (files / release.CHANGELOG).write_text("# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- Old.\n")
    with pytest.raises(SystemExit, match="no entries"):
        release.set_version("2.0.0", datetime.date(2027, 3, 4))
    with pytest.raises(SystemExit, match="no section"):
        release.notes("2.0.0")


def test_links_of_the_readme_lead_to_the_tag_of_the_version() -> None:
    text = "[![A](docs/a.svg)](docs/b.md) [c](spec/) ![d](https://d.org/e.svg) [f](#g)"
    assert package_readme.absolute_links(text, "1.0.0") == (
        f"[![A]({package_readme.RAW_URL}/v1.0.0/docs/a.svg)]({package_readme.REPOSITORY_URL}/blob/v1.0.0/docs/b.md) "
        f"[c]({package_readme.REPOSITORY_URL}/blob/v1.0.0/spec/) ![d](https://d.org/e.svg) [f](#g)"
    )


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


@pytest.mark.parametrize("path", [Path(".github/workflows/corpus.yml"), release.WORKFLOW], ids=str)
def test_workflows_that_run_a_reader_install_the_extra_for_it(path: Path) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    assert "rntuple conformance" in text
    assert re.search(r"pip install \S+\[conformance\]", text)


@pytest.fixture
def conda(tmp_path: Path) -> Path:
    """The recipe for conda-forge of an sdist."""
    sdist = tmp_path / "rntuple_construct-2.0.0rc1.tar.gz"
    sdist.write_bytes(b"sources")
    assert conda_recipe.main([str(sdist), str(tmp_path / "conda" / "recipe.yaml")]) == 0
    return tmp_path / "conda" / "recipe.yaml"


def test_the_recipe_for_conda_forge_has_the_dependencies_and_commands_of_the_package(conda: Path) -> None:
    recipe = yaml.safe_load(conda.read_text(encoding="utf-8"))
    project = _project(ROOT)
    assert recipe["context"]["version"] == "2.0.0rc1"
    assert recipe["source"]["sha256"] == hashlib.sha256(b"sources").hexdigest()
    assert recipe["source"]["url"].endswith("/r/rntuple-construct/rntuple_construct-${{ version }}.tar.gz")
    commands = dict(each.split(" = ") for each in recipe["build"]["python"]["entry_points"])
    assert commands == project["scripts"]
    found = {}
    for each in recipe["requirements"]["run"]:
        marker = each["if"] if isinstance(each, dict) else ""
        name, _, versions = (each["then"] if isinstance(each, dict) else each).partition(" ")
        found[name] = (set(versions.split(",")), marker)
    assert found.pop("python") == ({project["requires-python"]}, "")
    needed = {}
    for text in project["dependencies"]:
        parsed = Requirement(text)
        name = {"xxhash": "python-xxhash"}.get(parsed.name, parsed.name)
        marker = 'match(python, "<3.11")' if parsed.marker else ""
        needed[name] = ({str(each) for each in parsed.specifier}, marker)
    assert found == needed
    assert found["tomli"] == ({">=2"}, 'match(python, "<3.11")')


@pytest.mark.parametrize("text", ["numpy[all]>=1", "numpy>=1; sys_platform == 'linux'"])
def test_a_dependency_without_translation_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="no translation"):
        conda_recipe.requirement(text)


def test_the_recipe_for_conda_forge_renders(conda: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packages.need("py-rattler-build", "rattler_build")
    monkeypatch.setattr(sys, "path", [*sys.path, packages.FOLDER])
    linux, mac, windows = conda_recipe.rendered(conda)
    assert all(each["package"]["version"] == "2.0.0rc1" for each in (linux, mac, windows))
    assert "tomli >=2" in linux["requirements"]["run"]
    assert "tomli >=2" not in mac["requirements"]["run"]
    assert "build" in mac["requirements"]
    assert "build" not in windows["requirements"]
    conda.write_text(conda.read_text().replace("requirements:", "requirments:"))
    with pytest.raises(ValueError, match=r"recipe\.yaml for linux-64"):
        conda_recipe.rendered(conda)


def test_a_recipe_that_does_not_render_is_wrong(conda: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    output = conda.parents[1]

    def refuse(path: Path) -> None:
        assert path == output / "recipe.yaml"
        assert path.is_file()
        raise ValueError("unknown key")

    monkeypatch.setattr(conda_recipe, "rendered", refuse)
    assert release._conda(output) == "unknown key"


def test_packages_have_the_names_that_were_free_in_their_registries() -> None:
    generated = ROOT / "generated"
    pom = ET.parse(generated / "java" / "pom.xml").getroot()
    maven = {each: pom.findtext(f"{{*}}{each}") for each in ("groupId", "artifactId")}
    module = re.match(r"module (\S+)\n", (generated / "go" / "go.mod").read_text(encoding="utf-8"))
    assert module is not None
    names = {
        ("PyPI", _project(ROOT)["name"]),
        ("PyPI", _project(generated / "python")["name"]),
        ("npm", json.loads((generated / "javascript" / "package.json").read_text(encoding="utf-8"))["name"]),
        ("crates.io", _toml(generated / "rust" / "Cargo.toml")["package"]["name"]),
        ("Maven Central", f"{maven['groupId']}:{maven['artifactId']}"),
        ("Go modules", module[1]),
    }
    table = (ROOT / "docs" / "stability.md").read_text(encoding="utf-8")
    assert set(re.findall(r"(?m)^\| ([\w .]+) \| `([^`]+)` \|", table)) == names


def test_packages_describe_themselves_as_their_registries_ask() -> None:
    source = _project(ROOT)["urls"]["Source"]
    generated = ROOT / "generated"
    assert _project(generated / "python")["urls"]["Source"] == source
    npm = json.loads((generated / "javascript" / "package.json").read_text(encoding="utf-8"))
    # `npm publish --provenance` compares it with the repository of the workflow.
    assert npm["repository"]["url"] == f"git+{source}.git"
    crate = _toml(generated / "rust" / "Cargo.toml")["package"]
    assert crate["repository"] == source
    assert len(crate["keywords"]) <= 5  # crates.io refuses more
    assert all(re.fullmatch(r"[A-Za-z0-9][\w+-]{,19}", word) for word in crate["keywords"])
    pom = ET.parse(generated / "java" / "pom.xml").getroot()
    for needed in (
        "name",
        "description",
        "url",
        "licenses/{*}license/{*}name",
        "developers/{*}developer/{*}name",
    ):
        assert pom.findtext(f"{{*}}{needed}")
    assert pom.findtext("{*}scm/{*}tag") == f"v{release.version()}"
    plugins = {each.text for each in pom.findall("{*}profiles//{*}plugin/{*}artifactId")}
    assert plugins >= {"maven-source-plugin", "maven-javadoc-plugin", "maven-gpg-plugin"}


def _toml(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    return found


def _project(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = _toml(folder / "pyproject.toml")["project"]
    return found
