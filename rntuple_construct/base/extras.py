"""Libraries that are optional: imported where they are needed, with advice when they are not there."""

from __future__ import annotations

import concurrent.futures.thread  # noqa: F401 (registers a fork hook, see below)
import logging  # noqa: F401 (registers a fork hook, see below)
import shlex
import sys
from typing import Any

from rntuple_construct.base.errors import MissingExtraError
from rntuple_construct.base.lazy_names import imported, wait_at_forks

__all__ = ["cuda_problem", "install_hint", "require"]

_DISTRIBUTION = "rntuple-construct"
_EXTRAS = {
    "awkward": "awkward",
    "cupy": "cuda",
    "dask": "dask",
    "dask_awkward": "dask",
    "duckdb": "sql",
    "hist": "plot",
    "matplotlib": "plot",
    "mplhep": "plot",
    "nvidia": "cuda",
    "pandas": "pandas",
    "plotext": "plot",
    "polars": "polars",
    "pyarrow": "arrow",
    "shtab": "cli",
    "uproot": "ttree",
}

_loaded: dict[str, Any] = {}
"""Modules whose import has ended."""
# The hook that is registered last is called first. Those of logging and concurrent.futures take locks that imports need.
# Both are imported above, so that a fork waits before it takes them.
wait_at_forks()


def install_hint(extra: str) -> str:
    """The command that installs the libraries of an extra, for any shell.

    It names the libraries and not this package, of which the index may have no release.
    """
    from importlib.metadata import PackageNotFoundError, requires

    try:
        lines = requires(_DISTRIBUTION) or []
    except PackageNotFoundError:
        lines = []  # a copy of the package that was not installed
    needed = [
        line.partition(";")[0].strip() for line in lines if f"extra == '{extra}'" in line.replace('"', "'")
    ]
    return f"pip install {shlex.join(needed or [f'{_DISTRIBUTION}[{extra}]'])}"


def require(module: str) -> Any:
    """Import an optional library, or a module of one; a fork in another thread waits until it is there.

    Raises:
        MissingExtraError: it is not installed; the hint is the command that installs it.
    """
    known = _loaded.get(module)
    if known is not None and sys.modules.get(module) is known:
        return known
    try:
        found = _loaded[module] = imported(module)
    except ImportError:
        name = module.partition(".")[0]
        hint = install_hint(_EXTRAS[name]) if name in _EXTRAS else f"pip install {name}"
        raise MissingExtraError(f"this needs {module}, which is not installed", hint=hint) from None
    return found


def cuda_problem() -> str:
    """Tell why nothing can be read into the memory of a GPU here; empty if it can be."""
    try:
        runtime = require("cupy").cuda.runtime
        require("nvidia.libnvcomp")
        num_devices = runtime.getDeviceCount()
    except MissingExtraError as error:
        return str(error)
    except RuntimeError as error:  # cupy's errors of CUDA
        return f"cupy finds no GPU: {error}"
    return "" if num_devices else "cupy finds no GPU"
