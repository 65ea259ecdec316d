"""What a read gives, in a form that can be compared: all arrays of a layout, or the text of the error."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.model.values.layout import Layout

FILES = sorted((Path(__file__).parent.parent / "data" / "root-6.40" / "files").glob("*.root"))


def digest(value: Any) -> Any:
    """Everything in a layout, as it can be compared."""
    if isinstance(value, np.ndarray):
        return value.dtype.str, value.shape, value.tobytes()
    if isinstance(value, dict):
        return {name: digest(each) for name, each in value.items()}
    if isinstance(value, tuple):
        return [digest(each) for each in value]
    if isinstance(value, Layout):
        return [type(value).__name__, *(digest(getattr(value, name)) for name in _members(value))]
    return value


def _members(value: Any) -> list[str]:
    return sorted(getattr(value, "__dataclass_fields__", None) or vars(value))


def outcome(read: Callable[..., Any], **arguments: Any) -> Any:
    """What reading gives: values, or the text of the error."""
    try:
        return digest(read(library="layout", **arguments))
    except RNTupleError as error:
        return f"{type(error).__name__}: {error}"
