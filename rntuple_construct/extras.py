"""Libraries that are optional: imported where they are needed, with advice when they are not there."""

from __future__ import annotations

import importlib
from typing import Any

from rntuple_construct.errors import MissingExtraError

_EXTRAS = {
    "awkward": "awkward",
    "dask": "dask",
    "dask.dataframe": "dask",
    "dask_awkward": "dask",
    "pandas": "pandas",
    "polars": "polars",
    "pyarrow": "arrow",
    "pyarrow.parquet": "arrow",
    "shtab": "cli",
}


def require(module: str) -> Any:
    """Import an optional library.

    Raises:
        MissingExtraError: it is not installed; the hint names the extra that brings it.
    """
    try:
        return importlib.import_module(module)
    except ImportError:
        raise MissingExtraError(
            f"this needs {module}, which is not installed",
            hint=f"pip install rntuple-construct[{_EXTRAS[module]}]",
        ) from None
