"""Trevni, the format that came before Parquet: read, write and check it on the same floors as RNTuples.

``open`` reads, ``create`` and ``write`` write. Two dialects share their structure. In ``trevni-wiki``, the
document of the format, nested values have levels as in Dremel. In ``trevni-avro``, that of Apache Avro,
arrays have lengths.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rntuple_construct.base.errors import TrevniError, UnsupportedError
from rntuple_construct.base.lazy_names import lazy_names
from rntuple_construct.trevni.profiles import AVRO, AVRO_V1, PROFILES, WIKI, Profile
from rntuple_construct.trevni.reader import TrevniColumn, TrevniFile, open
from rntuple_construct.trevni.writer import ColumnOptions, TrevniWriter, create, write

if TYPE_CHECKING:
    from rntuple_construct.trevni.checking import validate

__all__ = [
    "AVRO",
    "AVRO_V1",
    "PROFILES",
    "WIKI",
    "ColumnOptions",
    "Profile",
    "TrevniColumn",
    "TrevniError",
    "TrevniFile",
    "TrevniWriter",
    "UnsupportedError",
    "create",
    "open",
    "validate",
    "write",
]

__getattr__ = lazy_names(__name__, {f"{__name__}.checking": ("validate",)})
