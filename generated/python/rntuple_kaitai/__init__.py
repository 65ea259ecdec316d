"""Parsers of RNTuple envelopes and of the ROOT file around them, generated from the grammars in ``spec/``.

``Rntuple.from_bytes(envelope)`` parses one uncompressed envelope of format epoch 1. The types of ``RootFile`` can be
parsed one by one from slices of a file: ``RootFile.Anchor.from_bytes(data)``. Bytes that break the grammar end in
``ParseError``; members that the bytes lack are None. ``RntupleRc2`` and ``RntupleRc1`` do the same for the
two release candidates of the format. An RC1 envelope does not state its kind, so parse
``RntupleRc1.HeaderEnvelope``, ``FooterEnvelope``, ``PageListEnvelope`` or ``MetaDataEnvelope``. ``RntupleV0``
describes header and footer of the format before its specification in the same way, ``StreamerInfo`` the
descriptions of classes in a ROOT file. The types of ``RntuplePage`` are the forms of elements of a page:
``RntuplePage.Int32Page``. ``Trevni`` describes files of another columnar format. ``read_envelope`` and
``read_page`` give the bytes of envelopes and pages with right checksums, ``decode_page`` the values of a
page. ``find_anchors``, ``open_ntuple`` and ``NTuple`` read the metadata and the columns of whole RNTuples of
the released format, by ranges of a ``Source`` and within ``Limits``. ``rntuple_kaitai.values`` makes values
of fields of them.
``rntuple_kaitai.positions`` holds the same parsers in a build that records byte positions.
"""

from typing import TYPE_CHECKING

from rntuple_kaitai.lazily import loader
from rntuple_kaitai.runtime import ByteStream, KaitaiStream, KaitaiStruct, ParseError

if TYPE_CHECKING:
    from rntuple_kaitai.column_types import COLUMN_TYPES, SWITCH_LAYOUTS
    from rntuple_kaitai.columns import decode_page
    from rntuple_kaitai.compression import (
        CODECS,
        MissingCodecError,
        decompress,
        read_anchor,
        read_blob,
        read_envelope,
        read_page,
        xxh3,
    )
    from rntuple_kaitai.ntuple import Cluster, NTuple, find_anchors, open_ntuple
    from rntuple_kaitai.rntuple import Rntuple
    from rntuple_kaitai.rntuple_page import RntuplePage
    from rntuple_kaitai.rntuple_rc1 import RntupleRc1
    from rntuple_kaitai.rntuple_rc2 import RntupleRc2
    from rntuple_kaitai.rntuple_v0 import RntupleV0
    from rntuple_kaitai.root_file import RootFile
    from rntuple_kaitai.source import FileSource, LimitError, Limits, Source
    from rntuple_kaitai.streamer_info import StreamerInfo
    from rntuple_kaitai.trevni import Trevni

__all__ = [
    "CODECS",
    "COLUMN_TYPES",
    "SWITCH_LAYOUTS",
    "ByteStream",
    "Cluster",
    "FileSource",
    "KaitaiStream",
    "KaitaiStruct",
    "LimitError",
    "Limits",
    "MissingCodecError",
    "NTuple",
    "ParseError",
    "Rntuple",
    "RntuplePage",
    "RntupleRc1",
    "RntupleRc2",
    "RntupleV0",
    "RootFile",
    "Source",
    "StreamerInfo",
    "Trevni",
    "decode_page",
    "decompress",
    "find_anchors",
    "open_ntuple",
    "read_anchor",
    "read_blob",
    "read_envelope",
    "read_page",
    "xxh3",
]

__getattr__ = loader(
    __name__,
    globals(),
    {
        "COLUMN_TYPES": "column_types",
        "SWITCH_LAYOUTS": "column_types",
        "decode_page": "columns",
        **dict.fromkeys(("Cluster", "NTuple", "find_anchors", "open_ntuple"), "ntuple"),
        **dict.fromkeys(("CODECS", "MissingCodecError", "decompress", "xxh3"), "compression"),
        **dict.fromkeys(("read_anchor", "read_blob", "read_envelope", "read_page"), "compression"),
        **dict.fromkeys(("FileSource", "LimitError", "Limits", "Source"), "source"),
    },
)
