"""Interpreters of Python that have a library which this one may lack."""

from __future__ import annotations

import os
import subprocess
import sys

from rntuple_construct.base.errors import MissingExtraError

__all__ = ["python_with"]


def python_with(module: str, variable: str) -> str:
    """Return an interpreter that has a module: that of an environment variable, or this one.

    Raises:
        MissingExtraError: it does not have it.
    """
    python = os.environ.get(variable) or sys.executable
    try:
        done = subprocess.run(  # noqa: S603 (the interpreter is the user's)
            [python, "-c", f"import importlib.util as u, sys; sys.exit(u.find_spec({module!r}) is None)"],
            check=False,
            capture_output=True,
        )
        found = done.returncode == 0
    except OSError:
        found = False
    if not found:
        raise MissingExtraError(
            f"{module} is not installed",
            hint=f"pip install {module}, or {variable}=PYTHON of an environment that has it",
        )
    return python
