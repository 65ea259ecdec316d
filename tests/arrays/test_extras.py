"""Optional libraries, which are asked for where they are needed."""

from __future__ import annotations

import math
import sys

import pytest

from rntuple_construct import extras
from rntuple_construct.errors import MissingExtraError


def test_what_is_there_is_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", math)
    assert extras.require("pyarrow") is math


@pytest.mark.parametrize(
    ("module", "extra"), [("awkward", "awkward"), ("pyarrow", "arrow"), ("shtab", "cli")]
)
def test_what_is_missing_is_named_with_its_extra(
    module: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MissingExtraError, match=f"needs {module}") as caught:
        extras.require(module)
    assert f"rntuple-construct[{extra}]" in str(caught.value)
