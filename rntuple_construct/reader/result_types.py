"""Types of the values of each library, for type checkers.

``RNTuple`` and ``RNTupleField`` are generic in them, because ``open`` chooses the library that ``arrays`` uses by default.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__all__ = ["Array", "Arrays"]

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    # An annotation without types says nothing about the library: its values are Any.
    Arrays = TypeVar("Arrays", default=Any)
    Array = TypeVar("Array", default=Any)
else:
    # Python before 3.13 has no defaults of type variables, and the package does not need typing_extensions to run.
    from typing import TypeVar

    Arrays = TypeVar("Arrays")
    Array = TypeVar("Array")
