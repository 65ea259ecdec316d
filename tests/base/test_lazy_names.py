"""Names and modules that are imported when they are first used."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from rntuple_construct.base.lazy_names import LazyModule, lazy_names


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Name of a module that was not imported."""
    (tmp_path / "lazily_imported.py").write_text("value = [1]\ndef double(x): return 2 * x\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "lazily_imported", raising=False)
    return "lazily_imported"


def test_a_module_is_imported_when_a_name_of_it_is_used(module: str) -> None:
    lazy = LazyModule(module)
    assert module not in sys.modules
    assert lazy.double(4) == 8
    assert lazy.value is sys.modules[module].value
    assert "double" in vars(lazy)
    with pytest.raises(AttributeError):
        _ = lazy.missing
    del sys.modules[module]


def test_names_of_a_package_are_looked_up_once(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    package = ModuleType("a_package")
    monkeypatch.setitem(sys.modules, "a_package", package)
    load = lazy_names("a_package", {module: ["double"]})
    assert module not in sys.modules
    assert load("double")(3) == 6
    assert package.double is sys.modules[module].double
    with pytest.raises(AttributeError, match="'a_package' has no attribute 'value'"):
        load("value")
    del sys.modules[module]
