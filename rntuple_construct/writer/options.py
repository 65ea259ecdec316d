"""Options of writing an RNTuple."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, TypedDict

from rntuple_spec.constants import COMPRESSION_FACTOR, DEFAULT_MAX_KEY_SIZE

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.compression import LARGEST_LEVEL, parse_settings
from rntuple_construct.format.generations import writable_generation
from rntuple_construct.model.schema.specs import FieldOptions, Spec

__all__ = ["DEFAULT_COMPRESSION", "AddOptions", "CreateOptions", "WriteOptions"]

DEFAULT_COMPRESSION = "zstd:5"
"""Compression of pages, envelopes and records of the file; level 5 is ROOT's for RNTuple."""
MIB = 1 << 20
MAX_PAGE_SIZE = 1 << 30
"""A page of 1.5 times this size still fits a locator of 31 bits."""
MIN_KEY_SIZE = 16
"""A split blob needs room for at least one offset and one byte in its first key."""


class AddOptions(TypedDict, total=False):
    """Keyword arguments of everything that declares fields.

    Attributes:
        classes: specs of classes that type names mention.
        field_options: choices by dotted path of the field.
    """

    classes: Mapping[str, Spec] | None
    field_options: Mapping[str, FieldOptions] | None


class CreateOptions(AddOptions, total=False):
    """Keyword arguments of everything that starts an RNTuple.

    Attributes:
        compression: replaces that of the ``WriteOptions``, for example ``"zstd"``.
        generation: generation of the format: ``1.x`` (the default), ``rc2`` or ``rc1``.
        description: free text.
        writer: name of the writing program, as the header has it; by default this package.
        feature_flags: numbers of the feature flags that the header sets; readers refuse those they do not know.
    """

    compression: str | int | None
    generation: str
    description: str
    writer: str | None
    feature_flags: Sequence[int]


@dataclass(frozen=True, kw_only=True)
class WriteOptions:
    """Choices for one RNTuple; the defaults are those of ROOT for the released format.

    Args:
        compression: ``"zstd:5"``, ``"lz4"``, ``"none"``, ... or the number that ROOT uses (505).
        approx_compressed_cluster_size: bytes after compression at which a cluster is flushed, as estimated from
            the clusters before.
        max_uncompressed_cluster_size: bytes before compression above which a cluster is flushed in any case.
        page_size: target size of a page in bytes before compression; pages have 0.5 to 1.5 times this size where
            there is enough data.
        page_checksums: if true, each page is followed by its checksum.
        share_pages: if true, equal pages of a cluster are stored once.
        buffered: if true, the pages of a cluster wait in memory until it is complete; they are then stored column
            by column. Otherwise each page is stored as soon as it is full.
        threads: how many threads encode and compress pages.
        preallocate: if true, the file system is asked for the space of a cluster before it is written.
        cluster_alignment: alignment of the start of each cluster in bytes, such as the stripe size of Lustre. Two
            clusters then never share a block. Skipped bytes become free segments. Needs ``buffered``.
        max_key_size: largest payload of one key in bytes; larger pages and envelopes are split, as ROOT does. 0 never
            splits.
        large_locators: if true, Large locators are used also where standard ones would do.
        beyond_root: if true, write features that ROOT 6.40 cannot read. These are SplitReal16 columns, truncated or
            quantized representations beside another, and representations added later to strings or below collections and
            variants (feature flag 0). Others are extra type information with content ids other than 0, and objects of
            streamer fields without bytes. A validation reports them as notes where it can.
    """

    compression: str | int = DEFAULT_COMPRESSION
    approx_compressed_cluster_size: int = 128 * MIB
    max_uncompressed_cluster_size: int = 1280 * MIB
    page_size: int = MIB
    page_checksums: bool = True
    share_pages: bool = True
    buffered: bool = True
    threads: int = 1
    preallocate: bool = False
    cluster_alignment: int = 1
    max_key_size: int = DEFAULT_MAX_KEY_SIZE
    large_locators: bool = False
    beyond_root: bool = False

    def __post_init__(self) -> None:
        given = self.compression
        object.__setattr__(self, "compression", parse_settings(given))
        if self.settings % COMPRESSION_FACTOR > LARGEST_LEVEL:
            raise SchemaError(
                f"compression {given!r} has no level from 0 to {LARGEST_LEVEL}",
                rule_id="RNT-BAS-003",
                actual=self.settings,
                hint="write it like zstd:5 or 505",
            )
        for name in (
            "approx_compressed_cluster_size",
            "max_uncompressed_cluster_size",
            "page_size",
            "threads",
            "cluster_alignment",
        ):
            value = getattr(self, name)
            if not isinstance(value, int) or value < 1:
                raise SchemaError(f"option {name} is {value!r}", expected="a positive integer", actual=value)
        if self.max_uncompressed_cluster_size < self.approx_compressed_cluster_size:
            raise SchemaError(
                "the maximum uncompressed cluster size is below the target for compressed clusters"
            )
        if self.cluster_alignment > 1 and not self.buffered:
            raise SchemaError(
                "cluster_alignment needs buffered=True", hint="pages are stored one by one without"
            )
        if self.page_size > MAX_PAGE_SIZE:
            raise SchemaError(
                f"pages of {self.page_size} bytes are too large", expected=f"at most {MAX_PAGE_SIZE}"
            )
        if self.max_key_size and self.max_key_size < MIN_KEY_SIZE:
            raise broken(
                "RNT-ANC-012",
                kind=SchemaError,
                actual=self.max_key_size,
                expected=f"0 or from {MIN_KEY_SIZE}",
            )

    @property
    def settings(self) -> int:
        """Compression settings as a number, for example 505."""
        return int(self.compression)

    @property
    def is_compressed(self) -> bool:
        """Return whether pages are compressed at all."""
        return self.settings % COMPRESSION_FACTOR != 0

    @classmethod
    def released(cls, **changes: Any) -> WriteOptions:
        """The defaults of the released format: clusters of 128 MiB, at most 1280 MiB uncompressed, pages of 1 MiB."""
        return replace(cls(), **changes)

    @classmethod
    def of_generation(cls, name: str, **changes: Any) -> WriteOptions:
        """The defaults of the time of a generation: ``1.x``, ``rc2`` or ``rc1``.

        Both drafts have clusters of 50 MB, at most 512 MiB uncompressed, and pages of 64 KiB. RC1 compresses with
        lz4 and stores every page in a separate key, without checksum.

        Raises:
            UnsupportedError: no such generation.
        """
        defaults = _defaults(name)
        return replace(defaults, **changes) if changes else defaults

    @classmethod
    def chosen(
        cls, options: WriteOptions | None, generation: str, compression: str | int | None
    ) -> WriteOptions:
        """Return the options of a caller, who may have given none.

        Args:
            options: the options; None for the defaults of the generation.
            generation: name of the generation.
            compression: replaces that of the options; None leaves it.

        Raises:
            SchemaError: ``options`` is something else, or there is no such compression.
            UnsupportedError: no such generation.
        """
        if options is None:
            options = cls.of_generation(generation)
        elif not isinstance(options, cls):
            raise SchemaError(
                f"options are {options!r}",
                expected="WriteOptions",
                hint="for example WriteOptions(compression='zstd')",
            )
        return options if compression is None else replace(options, compression=compression)


@cache
def _defaults(generation: str) -> WriteOptions:
    return WriteOptions(**writable_generation(generation).default_options)
