"""From any generation of the format to any other: what was written long ago, readable again."""

from __future__ import annotations

from rntuple_construct.conversion.files import ConvertedNTuple, ConvertOptions, convert

__all__ = ["ConvertOptions", "ConvertedNTuple", "convert"]
