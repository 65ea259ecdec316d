"""A second implementation of all encodings, bit by bit and in plain Python, written from the text of the format."""

from __future__ import annotations

import struct
from collections.abc import Sequence

INTEGERS = {
    "Byte": "B",
    "Char": "B",
    "Int8": "b",
    "UInt8": "B",
    "Int16": "h",
    "UInt16": "H",
    "Int32": "i",
    "UInt32": "I",
    "Int64": "q",
    "UInt64": "Q",
    "Index32": "I",
    "Index64": "Q",
    "Real16": "e",
    "Real32": "f",
    "Real64": "d",
}


def plain(code: str, values: Sequence[float]) -> bytes:
    return b"".join(struct.pack("<" + code, value) for value in values)


def split(width: int, plain_bytes: bytes) -> bytes:
    n = len(plain_bytes) // width
    result = bytearray(len(plain_bytes))
    for i in range(n):
        for b in range(width):
            result[b * n + i] = plain_bytes[i * width + b]
    return bytes(result)


def zigzag(value: int) -> int:
    return 2 * value if value >= 0 else -2 * value - 1


def deltas(values: Sequence[int], bits: int) -> list[int]:
    return [(value - (values[i - 1] if i else 0)) % (1 << bits) for i, value in enumerate(values)]


def bit_stream(items: Sequence[int], bits: int) -> bytes:
    stream = 0
    for position, item in enumerate(items):
        stream |= item << (position * bits)
    return stream.to_bytes((len(items) * bits + 7) // 8, "little")


def from_bit_stream(page: bytes, bits: int, n: int) -> list[int]:
    stream = int.from_bytes(page, "little")
    return [(stream >> (k * bits)) & ((1 << bits) - 1) for k in range(n)]


def float_bits(value: float) -> int:
    return int(struct.unpack("<I", struct.pack("<f", value))[0])


def float_from_bits(bits: int) -> float:
    return float(struct.unpack("<f", struct.pack("<I", bits))[0])


def quantize(value: float, bits: int, minimum: float, maximum: float) -> int:
    scale = ((1 << bits) - 1) / (maximum - minimum)
    return int(0.5 + (value - minimum) * scale)


def dequantize(code: int, bits: int, minimum: float, maximum: float) -> float:
    return min(code * ((maximum - minimum) / ((1 << bits) - 1)) + minimum, maximum)


def encode(name: str, values: Sequence[float], bits: int = 0, limits: tuple[float, float] = (0, 0)) -> bytes:
    """Encode a page of any type except Switch."""
    if name == "Bit":
        return bit_stream([int(value) for value in values], 1)
    if name == "Real32Trunc":
        return bit_stream([float_bits(value) >> (32 - bits) for value in values], bits)
    if name == "Real32Quant":
        return bit_stream([quantize(value, bits, *limits) for value in values], bits)
    if not name.startswith("Split"):
        return plain(INTEGERS[name], values)
    code = INTEGERS[name.removeprefix("Split")]
    if name.startswith("SplitInt"):
        values, code = [zigzag(int(value)) for value in values], code.upper()
    if name.startswith("SplitIndex"):
        values = deltas([int(value) for value in values], int(name[-2:]))
    return split(struct.calcsize(code), plain(code, values))
