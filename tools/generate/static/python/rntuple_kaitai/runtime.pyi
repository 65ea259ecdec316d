from io import BytesIO as BytesIO
from typing import BinaryIO

from typing_extensions import Self

class ParseError(Exception):
    """The bytes break the grammar. The only error that a parser raises."""

class KaitaiStream:
    def __init__(self, io: BinaryIO) -> None: ...
    def pos(self) -> int: ...
    def size(self) -> int: ...

class ByteStream(KaitaiStream):
    def __init__(self, data: bytes) -> None: ...

class KaitaiStruct:
    def __init__(self, _io: KaitaiStream) -> None: ...
    @classmethod
    def from_bytes(cls, buf: bytes) -> Self: ...
