"""Interpreters of Python that have a library which this one may lack."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

from rntuple_construct.base.errors import MissingExtraError

__all__ = ["python_with"]


def python_with(module: str, variable: str) -> str:
    """Return an interpreter that has a module: that of an environment variable, or this one.

    Raises:
        MissingExtraError: it does not have it.
    """
    python = os.environ.get(variable)
    if not (_has_module(python, module) if python else _can_import(module)):
        raise MissingExtraError(
            f"{module} is not installed",
            hint=f"pip install {module}, or {variable}=PYTHON of an environment that has it",
        )
    return python or sys.executable


def _can_import(module: str) -> bool:
    """Return whether this interpreter can import a module; imports nothing."""
    try:
        return find_spec(module) is not None
    except ValueError:  # it is imported and has replaced itself, as ROOT does
        return True


def _has_module(python: str, module: str) -> bool:
    try:
        done = subprocess.run(  # noqa: S603 (the interpreter is the user's)
            [python, "-c", f"import importlib.util as u, sys; sys.exit(u.find_spec({module!r}) is None)"],
            check=False,
            capture_output=True,
        )
    except OSError:
        return False
    return done.returncode == 0
