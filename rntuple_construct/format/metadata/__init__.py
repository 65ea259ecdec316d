"""The metadata of RNTuples: one walk from the file to its records, with places and collected errors.

A file is opened by :class:`FileMetadata`, or by the caller as a ``RootFile``; :func:`read_metadata` gives an
:class:`NTupleMetadata`. Its parts (header, footer, schema, page lists, clusters, attribute sets, user meta-data) are
read at their first use. A part that cannot be read is None, and ``errors`` says why. ``locate`` gives the
place of a path of the metadata in the file. A strict consumer calls the methods named ``require...``, which
raise the first error that concerns the requested part.
"""

from __future__ import annotations

from rntuple_construct.format.metadata.byte_ranges import LIST_CLASSES, FrameRange, PageListFrames, Place
from rntuple_construct.format.metadata.envelope import Envelope
from rntuple_construct.format.metadata.external_locators import register_locator
from rntuple_construct.format.metadata.file import FileMetadata
from rntuple_construct.format.metadata.ntuple import MIN_KEY_SIZE, NTupleMetadata, Opened, read_metadata
from rntuple_construct.format.metadata.schema_cache import KnownSchemas
from rntuple_construct.format.metadata.stored_pages import PageStore, RegularPages, StoredPage

__all__ = [
    "LIST_CLASSES",
    "MIN_KEY_SIZE",
    "Envelope",
    "FileMetadata",
    "FrameRange",
    "KnownSchemas",
    "NTupleMetadata",
    "Opened",
    "PageListFrames",
    "PageStore",
    "Place",
    "RegularPages",
    "StoredPage",
    "read_metadata",
    "register_locator",
]
