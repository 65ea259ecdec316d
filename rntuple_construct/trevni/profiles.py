"""The two dialects of the format, and the types of values: what a reader or writer asks instead of a version number."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np

from rntuple_construct.base.errors import SchemaError

LEN_CHECKSUM = 4
"""Bytes of the checksum of a block."""


@dataclass(frozen=True, slots=True)
class ValueType:
    """A type of values ("Data types").

    Args:
        name: its name in the metadata.
        form: stored form: ``zigzag``, ``fixed32``, ``fixed64``, ``counted``, ``bits`` or ``none``.
        dtype: dtype of numbers; uint8 for the bytes of others.
        bits: bits of the numbers in zig-zag form.
    """

    name: str
    form: Literal["zigzag", "fixed32", "fixed64", "counted", "bits", "none"]
    dtype: np.dtype[Any] = field(default_factory=lambda: np.dtype(np.uint8))
    bits: int = 64

    @property
    def least(self) -> int:
        """The smallest number of bytes that a value takes; 0 for bits and nothing."""
        return {"fixed32": 4, "fixed64": 8, "zigzag": 1, "counted": 1}.get(self.form, 0)

    @property
    def is_number(self) -> bool:
        """Return whether its values are numbers."""
        return self.form in ("zigzag", "fixed32", "fixed64", "bits")

    @property
    def has_first_values(self) -> bool:
        """Return whether blocks may have first values."""
        return self.form not in ("none", "bits")


TYPES: dict[str, ValueType] = {
    kind.name: kind
    for kind in (
        ValueType("null", "none"),
        ValueType("long", "zigzag", np.dtype("<i8")),
        ValueType("int", "zigzag", np.dtype("<i4"), 32),
        ValueType("fixed32", "fixed32", np.dtype("<i4")),
        ValueType("fixed64", "fixed64", np.dtype("<i8")),
        ValueType("float", "fixed32", np.dtype("<f4")),
        ValueType("double", "fixed64", np.dtype("<f8")),
        ValueType("string", "counted"),
        ValueType("bytes", "counted"),
        ValueType("boolean", "bits", np.dtype(np.bool_)),
    )
}
"""Every type by its name."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A dialect of the format.

    Args:
        name: ``trevni-wiki``, ``trevni-avro`` or ``avro-v1``.
        version: fourth byte of the file.
        types: names of the types it has.
        has_levels: nested values have levels, as in Dremel; otherwise they have lengths.
        has_runs: lengths may be coded as runs.
        checksum_first: the checksum is before the data of a block and not after them.
        checksum_order: byte order of the checksum.
        true: what a flag that is set has for a value.
        separator: what joins the names of nested columns.
    """

    name: str
    version: int
    types: frozenset[str]
    has_levels: bool
    has_runs: bool
    checksum_first: bool
    checksum_order: Literal["little", "big"]
    true: bytes
    separator: str

    def checksum(self, data: bytes) -> bytes:
        """The stored form of the CRC-32 of uncompressed data."""
        return zlib.crc32(data).to_bytes(LEN_CHECKSUM, self.checksum_order)

    def __str__(self) -> str:
        return self.name


WIKI = Profile("trevni-wiki", 1, frozenset(TYPES) - {"boolean"}, True, False, True, "little", b"true", ".")
AVRO = Profile("trevni-avro", 2, frozenset(TYPES), False, True, False, "big", b"", "#")
AVRO_V1 = Profile("avro-v1", 1, frozenset(TYPES), False, False, False, "big", b"", "#")
PROFILES: dict[str, Profile] = {profile.name: profile for profile in (WIKI, AVRO, AVRO_V1)}
"""Every dialect by its name."""


def profile_named(name: str | Profile) -> Profile:
    """The dialect with a name.

    Raises:
        SchemaError: the name is unknown.
    """
    if isinstance(name, Profile):
        return name
    if name not in PROFILES:
        raise SchemaError(f"there is no profile '{name}'", hint=f"one of {', '.join(PROFILES)}")
    return PROFILES[name]
