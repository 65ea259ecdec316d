"""Parsers that are loaded at their first use, because no program needs all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

MODULES = {
    "Rntuple": "rntuple",
    "RntuplePage": "rntuple_page",
    "RntupleRc1": "rntuple_rc1",
    "RntupleRc2": "rntuple_rc2",
    "RntupleV0": "rntuple_v0",
    "RootFile": "root_file",
    "StreamerInfo": "streamer_info",
    "Trevni": "trevni",
}
"""Module of each parser, in a package of either build."""


def loader(
    package: str, names: dict[str, Any], others: Mapping[str, str] | None = None
) -> Callable[[str], Any]:
    """The ``__getattr__`` of a package.

    Args:
        package: its name.
        names: its globals, which keep the loaded parsers.
        others: modules of further names.
    """
    modules = {**MODULES, **(others or {})}

    def load(name: str) -> Any:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        names[name] = getattr(import_module(f"{package}.{modules[name]}"), name)
        return names[name]

    return load
