"""Compiled code: what the extra ``fast`` brings, and the loop over pages of ours; found, loaded, switched on and off.

Both are used wherever they are there, and nothing depends on them: ``RNTUPLE_FAST=0`` in the environment, or `use_fast`,
goes back to what the core depends on.
"""

from __future__ import annotations

from rntuple_construct.format.native.blosc2 import fast_in_use, native_functions, use_fast
from rntuple_construct.format.native.pages import (
    STEPS,
    PageLoop,
    Pages,
    address_of,
    address_of_elements,
    page_loop,
)

__all__ = [
    "STEPS",
    "PageLoop",
    "Pages",
    "address_of",
    "address_of_elements",
    "fast_in_use",
    "native_functions",
    "page_loop",
    "use_fast",
]
