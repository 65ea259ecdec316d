"""Settings from pyproject.toml."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.validation.config import ConfigError, ValidationConfig, find_pyproject, load_config
from rntuple_construct.validation.rules import Depth, Severity, UnknownRuleError

SETTINGS = """
[tool.rntuple]
select = ["ENV", "PAG"]
ignore = ["PAG-004"]
fail-on = "warning"
level = "checksums"
jobs = 4
"""


def write(directory: Path, text: str) -> Path:
    path = directory / "pyproject.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_settings_are_read(tmp_path: Path) -> None:
    config = load_config(write(tmp_path, SETTINGS))
    assert config == ValidationConfig(("ENV", "PAG"), ("PAG-004",), Severity.WARNING, Depth.CHECKSUMS, 4)


def test_selection_follows_the_settings(tmp_path: Path) -> None:
    selection = load_config(write(tmp_path, SETTINGS)).selection
    assert "RNT-PAG-002" in selection
    assert "RNT-PAG-004" not in selection
    assert "RNT-CNT-001" not in selection


def test_file_without_settings_gives_the_defaults(tmp_path: Path) -> None:
    assert load_config(write(tmp_path, '[project]\nname = "x"\n')) == ValidationConfig()


def test_no_file_gives_the_defaults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rntuple_construct.validation.config.find_pyproject", lambda: None)
    assert load_config() == ValidationConfig()


def test_file_is_searched_upwards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, SETTINGS)
    below = tmp_path / "a" / "b"
    below.mkdir(parents=True)
    assert find_pyproject(below) == path.resolve()
    monkeypatch.chdir(below)
    assert load_config().jobs == 4


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('fail_on = "error"', "unknown setting fail_on.*did you mean fail-on"),
        ("verbose = true", "unknown setting verbose.*known are select"),
        ('fail-on = "never"', "fail-on .* is never, not one of error, warning, info"),
        ("level = 3", "level .* is 3, not one of structure, checksums, full"),
        ('select = "PAG"', "select .* is not a list of rules"),
        ("ignore = [1]", "ignore .* is not a list of rules"),
        ('select = ["PAX"]', "no rule or area PAX"),
        ("jobs = -1", "jobs .* is -1, not a number from 0 on"),
        ("jobs = true", "jobs .* is True, not a number from 0 on"),
        ("jobs = ", "is not TOML"),
    ],
)
def test_setting_that_is_not_understood_is_an_error(tmp_path: Path, line: str, message: str) -> None:
    with pytest.raises(ConfigError, match=message) as caught:
        load_config(write(tmp_path, f"[tool.rntuple]\n{line}\n"))
    assert isinstance(caught.value, RNTupleError)


def test_table_of_the_wrong_kind_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="not a table"):
        load_config(write(tmp_path, "[tool]\nrntuple = 1\n"))


def test_file_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="cannot read"):
        load_config(tmp_path / "nothing.toml")


def test_settings_of_the_command_line_are_checked_too() -> None:
    with pytest.raises(UnknownRuleError):
        ValidationConfig(select=("PAX",))


def test_missing_toml_parser_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> Any:
        raise ImportError(name)

    path = write(tmp_path, SETTINGS)
    monkeypatch.setattr(importlib, "import_module", refuse)
    with pytest.raises(ConfigError, match="pip install tomli"):
        load_config(path)
