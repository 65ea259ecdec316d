"""Compiled code: functions of the extra ``fast``, the loop over pages, parsers of metadata, and an index of strings.

It is used where it is installed, and nothing requires it. ``RNTUPLE_FAST=0`` in the environment, or `use_fast`, switches it off.
"""

from __future__ import annotations

from rntuple_construct.format.native.library import (
    address_of,
    address_of_elements,
    fast_in_use,
    native_code_wanted,
    native_functions,
    use_fast,
)
from rntuple_construct.format.native.pages import STEPS, PageLoop, Pages, page_loop
from rntuple_construct.format.native.parsers import CompiledParser, Table, compiled_parser
from rntuple_construct.format.native.strings import ByteStrings, ListedStrings, Sequences, StringIndex

__all__ = [
    "STEPS",
    "ByteStrings",
    "CompiledParser",
    "ListedStrings",
    "PageLoop",
    "Pages",
    "Sequences",
    "StringIndex",
    "Table",
    "address_of",
    "address_of_elements",
    "compiled_parser",
    "fast_in_use",
    "native_code_wanted",
    "native_functions",
    "page_loop",
    "use_fast",
]
