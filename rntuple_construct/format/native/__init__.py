"""Compiled code: the loop over pages, the byte split, parsers of metadata, and an index of strings.

It is used where the installation found a C compiler, and nothing requires it. ``RNTUPLE_FAST=0`` in the environment, or `use_fast`, switches it off.
"""

from __future__ import annotations

from rntuple_construct.format.native.copies import CopyFunctions, RangeCopies, copy_functions
from rntuple_construct.format.native.library import (
    address_of,
    address_of_elements,
    fast_in_use,
    lz4_decompressor,
    native_code_wanted,
    use_fast,
    zstd_functions,
)
from rntuple_construct.format.native.page_loop import (
    LAYOUTS,
    STEPS,
    PageLoop,
    Pages,
    SharedLoop,
    byte_split,
    page_loop,
    shared_loop,
)
from rntuple_construct.format.native.parsers import CompiledParser, ListColumns, compiled_parser
from rntuple_construct.format.native.strings import ByteStrings, ListedStrings, Sequences, StringIndex

__all__ = [
    "LAYOUTS",
    "STEPS",
    "ByteStrings",
    "CompiledParser",
    "CopyFunctions",
    "ListColumns",
    "ListedStrings",
    "PageLoop",
    "Pages",
    "RangeCopies",
    "Sequences",
    "SharedLoop",
    "StringIndex",
    "address_of",
    "address_of_elements",
    "byte_split",
    "compiled_parser",
    "copy_functions",
    "fast_in_use",
    "lz4_decompressor",
    "native_code_wanted",
    "page_loop",
    "shared_loop",
    "use_fast",
    "zstd_functions",
]
