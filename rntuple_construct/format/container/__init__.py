"""The ROOT file around RNTuples: header, keys, directories, blobs, free list, streamer info."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rntuple_construct.base.lazy_names import lazy_names
from rntuple_construct.format.container.blob import blob_ranges, num_keys_of_blob, read_blobs
from rntuple_construct.format.container.directories import ObjectEntry, RNTupleKey
from rntuple_construct.format.container.root_file import RootFile
from rntuple_construct.format.container.structures import Directory, FileHeader, FreeEntry, Key, Span

if TYPE_CHECKING:
    from rntuple_construct.format.container.scan import KeyRun, ScanItem
    from rntuple_construct.format.container.streamer import (
        LEN_LIST_HEAD,
        LIST_HEAD,
        ClassDescription,
        StreamerClass,
        StreamerInfo,
        class_descriptions,
        parse_streamer_list,
    )

__all__ = [
    "LEN_LIST_HEAD",
    "LIST_HEAD",
    "ClassDescription",
    "Directory",
    "FileHeader",
    "FreeEntry",
    "Key",
    "KeyRun",
    "ObjectEntry",
    "RNTupleKey",
    "RootFile",
    "ScanItem",
    "Span",
    "StreamerClass",
    "StreamerInfo",
    "blob_ranges",
    "class_descriptions",
    "num_keys_of_blob",
    "parse_streamer_list",
    "read_blobs",
]

__getattr__ = lazy_names(
    __name__,
    {
        f"{__name__}.scan": ("KeyRun", "ScanItem"),
        f"{__name__}.streamer": (
            "LEN_LIST_HEAD", "LIST_HEAD", "ClassDescription", "StreamerClass", "StreamerInfo", "class_descriptions",
            "parse_streamer_list",
        ),
    },
)  # fmt: skip
