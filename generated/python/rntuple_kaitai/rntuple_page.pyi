# Generated from spec/*.ksy by tools/generate.
from rntuple_kaitai.runtime import KaitaiStruct

class RntuplePage(KaitaiStruct):
    raw: bytes

    class Uint8Page(KaitaiStruct):
        elements: list[int]

    class Int8Page(KaitaiStruct):
        elements: list[int]

    class Uint16Page(KaitaiStruct):
        elements: list[int]

    class Int16Page(KaitaiStruct):
        elements: list[int]

    class Uint32Page(KaitaiStruct):
        elements: list[int]

    class Int32Page(KaitaiStruct):
        elements: list[int]

    class Uint64Page(KaitaiStruct):
        elements: list[int]

    class Int64Page(KaitaiStruct):
        elements: list[int]

    class Real16Page(KaitaiStruct):
        elements: list[RntuplePage.Real16]

    class Real32Page(KaitaiStruct):
        elements: list[float]

    class Real64Page(KaitaiStruct):
        elements: list[float]

    class SwitchPage(KaitaiStruct):
        elements: list[RntuplePage.Switch96]

    class Switch44Page(KaitaiStruct):
        elements: list[RntuplePage.Switch44]

    class Switch32Page(KaitaiStruct):
        elements: list[RntuplePage.Switch32]

    class Real16(KaitaiStruct):
        bits: int
        @property
        def is_negative(self) -> bool: ...
        @property
        def exponent(self) -> int: ...
        @property
        def fraction(self) -> int: ...

    class Switch96(KaitaiStruct):
        element_index: int
        tag: int

    class Switch44(KaitaiStruct):
        lo: int
        hi: int
        @property
        def element_index(self) -> int: ...
        @property
        def tag(self) -> int: ...

    class Switch32(KaitaiStruct):
        element_index: int
        tag: int

    class BitPage(KaitaiStruct):
        elements: list[bool]

    class Packed2Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed3Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed4Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed5Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed6Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed7Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed8Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed9Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed10Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed11Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed12Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed13Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed14Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed15Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed16Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed17Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed18Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed19Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed20Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed21Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed22Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed23Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed24Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed25Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed26Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed27Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed28Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed29Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed30Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed31Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...

    class Packed32Page(KaitaiStruct):
        elements: list[int]
        @property
        def num_elements(self) -> int: ...
