"""Settings of a validation from ``[tool.rntuple]`` in pyproject.toml; the command line overrides them."""

from __future__ import annotations

import difflib
import importlib
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.base.printable import describe
from rntuple_construct.validation.rules import Depth, Selection, Severity, UnknownRuleError

__all__ = ["ConfigError", "ValidationConfig", "find_pyproject", "load_config"]

_TABLE: Final = "[tool.rntuple]"
_Choice = TypeVar("_Choice", Severity, Depth)


class ConfigError(RNTupleError, ValueError):
    """A setting is not understood."""

    def __str__(self) -> str:
        return RNTupleError.__str__(self)


@dataclass(frozen=True, slots=True)
class ValidationConfig:
    """Settings of a validation; use ``dataclasses.replace`` to override one.

    Args:
        select: prefixes of rules to report; empty for all.
        ignore: prefixes of rules not to report.
        fail_on: the mildest severity that makes the validation fail.
        level: how deep to look.
        jobs: processes of the command line; 0 for as many as there are processors.
        workers: threads that read the pages of each file; 0 for as many as there are processors.

    Raises:
        UnknownRuleError: a prefix matches no rule.
    """

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    fail_on: Severity = Severity.ERROR
    level: Depth = Depth.FULL
    jobs: int = 0
    workers: int = 1
    selection: Selection = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "selection", Selection(self.select, self.ignore))

    @classmethod
    def from_table(cls, table: Mapping[str, Any], where: str = _TABLE) -> ValidationConfig:
        """Read the settings from a TOML table.

        Args:
            table: keys ``select``, ``ignore``, ``fail-on``, ``level``, ``jobs`` and ``workers``.
            where: what to call the table in an error.

        Raises:
            ConfigError: a key or value is not understood.
        """
        values: dict[str, Any] = {}
        for key, value in table.items():
            read = _READERS.get(key)
            if read is None:
                close = difflib.get_close_matches(str(key), _READERS, n=1)
                raise ConfigError(
                    f"unknown setting {describe(key)} in {where}",
                    hint=f"did you mean {close[0]}?" if close else f"known are {', '.join(_READERS)}",
                )
            values[key.replace("-", "_")] = read(value, f"{key} in {where}")
        try:
            return cls(**values)
        except UnknownRuleError as error:
            raise ConfigError(f"{error.message} in {where}", hint=error.hint) from None


def _prefixes(value: Any, what: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ConfigError(
            f"{what} is not a list of rules", expected='such as ["PAG", "RNT-CNT-010"]', actual=value
        )
    return tuple(value)


def _choice(kind: type[_Choice]) -> Callable[[Any, str], _Choice]:
    def read(value: Any, what: str) -> _Choice:
        names = [item.value for item in kind]
        if value not in names:
            raise ConfigError(f"{what} is {describe(value)}, not one of {', '.join(names)}", actual=value)
        return kind(value)

    return read


def _jobs(value: Any, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ConfigError(f"{what} is {describe(value)}, not a number from 0 on", actual=value)
    return value


_READERS: Final[Mapping[str, Callable[[Any, str], Any]]] = {
    "select": _prefixes,
    "ignore": _prefixes,
    "fail-on": _choice(Severity),
    "level": _choice(Depth),
    "jobs": _jobs,
    "workers": _jobs,
}


def find_pyproject(start: Path | None = None) -> Path | None:
    """Find the pyproject.toml that applies to a directory: its own, or that of the nearest directory above.

    Args:
        start: the directory; the current one if left out.
    """
    directory = (start or Path.cwd()).resolve()
    for candidate in (directory, *directory.parents):
        path = candidate / "pyproject.toml"
        if path.is_file():
            return path
    return None


def load_config(path: Path | None = None) -> ValidationConfig:
    """Read the settings from a pyproject.toml.

    Args:
        path: the file; searched from the current directory upwards if left out. A file without ``[tool.rntuple]``
            gives the defaults, and so does none.

    Raises:
        ConfigError: the file cannot be read, is not TOML, or a setting is not understood.
    """
    found = path or find_pyproject()
    if found is None:
        return ValidationConfig()
    try:
        text = found.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"cannot read {found}: {error}") from error
    if path is None and "rntuple" not in text:
        return ValidationConfig()  # the file has no settings of this package: no TOML parser is needed
    table = _parse(text, found).get("tool", {})
    settings = table.get("rntuple", {}) if isinstance(table, dict) else {}
    if not isinstance(settings, dict):
        raise ConfigError(f"tool.rntuple in {found} is not a table")
    return ValidationConfig.from_table(settings, f"{_TABLE} of {found}")


def _parse(text: str, path: Path) -> dict[str, Any]:
    # Python 3.10 has no TOML parser.
    name = "tomllib" if sys.version_info >= (3, 11) else "tomli"
    try:
        parser = importlib.import_module(name)
    except ImportError:
        raise ConfigError(
            f"cannot read {path}: Python 3.10 needs a TOML parser", hint="pip install tomli"
        ) from None
    try:
        return dict(parser.loads(text))
    except ValueError as error:
        raise ConfigError(f"{path} is not TOML: {error}") from error
