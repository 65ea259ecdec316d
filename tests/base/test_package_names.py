"""Names of the package: modules that are loaded at their first use, and unknown names."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

import rntuple_construct


def test_modules_are_names_of_the_package() -> None:
    program = "from rntuple_construct import like_uproot, trevni; like_uproot.open, trevni.open"
    subprocess.run([sys.executable, "-W", "error", "-c", program], check=True)


@pytest.mark.parametrize("name", ["nothing", "errors", "access"])
def test_an_unknown_name_is_an_error(name: str) -> None:
    with pytest.raises(ModuleNotFoundError):
        import_module(f"rntuple_construct.{name}")
    with pytest.raises(AttributeError, match=name):
        getattr(rntuple_construct, name)
