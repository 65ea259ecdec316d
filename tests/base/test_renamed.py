"""Old names of modules: each gives the module that has the new name, and one warning."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

import rntuple_construct
from rntuple_construct.base.renamed import RENAMED, new_name


@pytest.mark.parametrize(("old", "new"), RENAMED.items())
def test_an_old_name_gives_the_renamed_module_and_a_warning(
    old: str, new: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"rntuple_construct.{old}"
    monkeypatch.delitem(sys.modules, name, raising=False)
    with pytest.warns(DeprecationWarning, match=f"is now rntuple_construct.{new}"):
        module = import_module(name)
    assert module is import_module(f"rntuple_construct.{new}")
    assert module.__spec__ is not None
    assert module.__spec__.name == f"rntuple_construct.{new}"


def test_modules_in_a_renamed_package_follow_it() -> None:
    assert (
        new_name("rntuple_construct.grammar.engine.frames")
        == "rntuple_construct.format.grammar.engine.frames"
    )
    assert new_name("rntuple_construct.reader") is None
    assert new_name("other.errors") is None


def test_like_uproot_has_two_names_and_no_warning() -> None:
    program = "import rntuple_construct.like_uproot as a; from rntuple_construct import like_uproot as b; assert a is b"
    subprocess.run([sys.executable, "-W", "error", "-c", program], check=True)


def test_names_that_never_were_are_errors() -> None:
    with pytest.raises(ModuleNotFoundError):
        import_module("rntuple_construct.nothing")
    with pytest.raises(AttributeError, match="nothing"):
        rntuple_construct.nothing  # noqa: B018
