"""Compiled code: what the extra ``fast`` brings, the loop over pages, parsers of metadata; found, loaded, switched on and off.

All are used wherever they are there, and nothing depends on them: ``RNTUPLE_FAST=0`` in the environment, or `use_fast`,
goes back to what the core depends on.
"""

from __future__ import annotations

from rntuple_construct.format.native.blosc2 import (
    fast_in_use,
    native_code_wanted,
    native_functions,
    use_fast,
)
from rntuple_construct.format.native.pages import (
    STEPS,
    PageLoop,
    Pages,
    address_of,
    address_of_elements,
    page_loop,
)
from rntuple_construct.format.native.parsers import Columns, CompiledParser, compiled_parser

__all__ = [
    "STEPS",
    "Columns",
    "CompiledParser",
    "PageLoop",
    "Pages",
    "address_of",
    "address_of_elements",
    "compiled_parser",
    "fast_in_use",
    "native_code_wanted",
    "native_functions",
    "page_loop",
    "use_fast",
]
