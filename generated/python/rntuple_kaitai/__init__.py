"""Parsers of RNTuple envelopes and of the ROOT file around them, generated from the grammars in ``spec/``.

``Rntuple.from_bytes(envelope)`` parses one uncompressed envelope of format epoch 1. The types of ``RootFile`` can be
parsed one by one from slices of a file: ``RootFile.Anchor.from_bytes(data)``. Bytes that break the grammar end in
``ParseError``. ``rntuple_kaitai.positions`` holds the same parsers in a build that records byte positions.
"""

from kaitaistruct import KaitaiStream, KaitaiStruct
from kaitaistruct import KaitaiStructError as ParseError

from rntuple_kaitai.rntuple import Rntuple
from rntuple_kaitai.root_file import RootFile

__all__ = ["KaitaiStream", "KaitaiStruct", "ParseError", "Rntuple", "RootFile"]
