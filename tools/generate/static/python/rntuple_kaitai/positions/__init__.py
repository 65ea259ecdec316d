"""The same parsers in a build that records which bytes each field came from; slow on big page lists.

``parse(Rntuple, data)`` parses, ``spans(tree)`` lists every leaf with its bytes; ``parse_partly`` returns what could be
parsed of damaged bytes, and the error.
"""

from typing import TYPE_CHECKING

from rntuple_kaitai.lazily import loader
from rntuple_kaitai.positions.walk import Span, parse, parse_partly, spans
from rntuple_kaitai.runtime import KaitaiStream, KaitaiStruct

if TYPE_CHECKING:
    from rntuple_kaitai.positions.rntuple import Rntuple
    from rntuple_kaitai.positions.rntuple_page import RntuplePage
    from rntuple_kaitai.positions.rntuple_rc1 import RntupleRc1
    from rntuple_kaitai.positions.rntuple_rc2 import RntupleRc2
    from rntuple_kaitai.positions.rntuple_v0 import RntupleV0
    from rntuple_kaitai.positions.root_file import RootFile
    from rntuple_kaitai.positions.streamer_info import StreamerInfo
    from rntuple_kaitai.positions.trevni import Trevni

__all__ = [
    "KaitaiStream",
    "KaitaiStruct",
    "Rntuple",
    "RntuplePage",
    "RntupleRc1",
    "RntupleRc2",
    "RntupleV0",
    "RootFile",
    "Span",
    "StreamerInfo",
    "Trevni",
    "parse",
    "parse_partly",
    "spans",
]

__getattr__ = loader(__name__, globals())
