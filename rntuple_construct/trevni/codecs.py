"""Compression codecs of blocks, by the name that the metadata give them."""

from __future__ import annotations

import bz2
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rntuple_construct.base.errors import LimitError, MissingExtraError
from rntuple_construct.base.extras import install_hint
from rntuple_construct.base.rules import broken, known_rule
from rntuple_construct.format.compression import algorithms
from rntuple_construct.format.compression.algorithms import ChunkError, recorded_or

__all__ = ["CODECS", "Codec", "codec_of"]

_LEVEL = 6


class _BlockError(Exception):
    """Damage that a codec found in a block; ``Codec.decompress`` adds path and offset."""

    def __init__(self, rule_id: str, **fields: Any) -> None:
        super().__init__(rule_id)
        self.rule_id = rule_id
        self.fields = fields


@dataclass(frozen=True, slots=True)
class Codec:
    """A way to compress blocks.

    Args:
        name: its name in the metadata.
        encode: from bytes to compressed bytes.
        decode: from compressed bytes and the number of bytes they expand to, to these bytes.
    """

    name: str
    encode: Callable[[bytes], bytes]
    decode: Callable[[memoryview, int], bytes]

    def decompress(self, data: memoryview, size: int, *, path: str, offset: int, max_size: int) -> bytes:
        """Decompress a block.

        Args:
            data: the compressed bytes.
            size: number of bytes that must come out.
            path: path of the block, for errors.
            offset: file offset of the block.
            max_size: more than this is never decompressed.

        Raises:
            TrevniError: damaged data (RNT-TRV-019), or another size (RNT-TRV-016).
            LimitError: more than ``max_size`` bytes.
        """
        if size > max_size:
            raise LimitError(
                f"block of {size} bytes", path=path, offset=offset, expected=max_size, actual=size,
                hint="raise Limits.max_len_decompressed if the file is trustworthy",
            )  # fmt: skip
        try:
            return self.decode(data, size)
        except _BlockError as problem:
            raise broken(
                problem.rule_id, path=path, offset=offset, **problem.fields, remark=self.name
            ) from None
        except ChunkError as problem:
            message = known_rule(problem.rule_id).format(**problem.fields)
            if problem.rule_id == "RNT-CMP-005":
                raise broken("RNT-TRV-016", path=path, offset=offset, expected=size, actual="not as many",
                             remark=f"{self.name}: {message}") from None  # fmt: skip
            raise broken("RNT-TRV-019", path=path, offset=offset, problem=f"{self.name}: {message}") from None


def _exactly(out: bytes, size: int) -> bytes:
    if len(out) != size:
        found = f"more than {size}" if len(out) > size else str(len(out))
        raise _BlockError("RNT-TRV-016", expected=size, actual=found)
    return out


def _decode_null(data: memoryview, size: int) -> bytes:
    return _exactly(bytes(data), size)


def _decode_deflate(data: memoryview, size: int) -> bytes:
    if size > len(data) * algorithms.MAX_EXPANSION_DEFLATE + 64:
        raise _BlockError("RNT-TRV-016", expected=size, actual="far fewer")
    return _exactly(algorithms.decode_raw(data, size), size)


def _decode_bzip2(data: memoryview, size: int) -> bytes:
    decoder = bz2.BZ2Decompressor()
    try:
        out = decoder.decompress(data, size + 1)
    except (OSError, ValueError, EOFError) as problem:
        raise _BlockError("RNT-TRV-019", problem=str(problem)) from None
    _exactly(out, size)
    if not decoder.eof:
        # The end mark may be all that is left.
        try:
            if decoder.needs_input or decoder.decompress(b"", 1) or not decoder.eof:
                raise _BlockError("RNT-TRV-019", problem="the stream is cut off")
        except (OSError, EOFError) as problem:
            raise _BlockError("RNT-TRV-019", problem=str(problem)) from None
    if decoder.unused_data:
        extra = f"{len(decoder.unused_data)} bytes after the end of the stream"
        raise _BlockError("RNT-TRV-019", problem=extra)
    return out


def _snappy() -> Any:
    try:
        from cramjam import snappy
    except ImportError:
        raise MissingExtraError("snappy needs the package cramjam", hint=install_hint("trevni")) from None
    return snappy


def _encode_snappy(data: bytes) -> bytes:
    return bytes(_snappy().compress_raw(data))


def _decode_snappy(data: memoryview, size: int) -> bytes:
    snappy = _snappy()
    # The stream starts with its length, which is believed only if it is the expected one.
    found = shift = 0
    for byte in bytes(data[:5]):
        found |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            break
    else:
        raise _BlockError("RNT-TRV-019", problem="no length")
    if found != size:
        raise _BlockError("RNT-TRV-016", expected=size, actual=found)
    if size > len(data) * 64 + 64:
        raise _BlockError("RNT-TRV-016", expected=size, actual="far fewer")
    try:
        return _exactly(bytes(snappy.decompress_raw(bytes(data))), size)
    except (_snappy_error(), ValueError, OSError) as problem:
        raise _BlockError("RNT-TRV-019", problem=str(problem)) from None


def _snappy_error() -> type[Exception]:
    """The exception that the snappy library raises for damaged data."""
    import cramjam

    error: type[Exception] = cramjam.DecompressionError
    return error


def _recorded(name: str, encode: Callable[[bytes], bytes]) -> Callable[[bytes], bytes]:
    """An encoder whose results may be pinned."""
    return lambda data: recorded_or(f"trevni-{name}", data, lambda given: encode(bytes(given)))


CODECS: dict[str, Codec] = {
    codec.name: codec
    for codec in (
        Codec("null", bytes, _decode_null),
        Codec(
            "deflate", _recorded("deflate", lambda data: algorithms.encode_raw(data, _LEVEL)), _decode_deflate
        ),
        Codec("snappy", _recorded("snappy", _encode_snappy), _decode_snappy),
        Codec("bzip2", _recorded("bzip2", lambda data: bz2.compress(data, 9)), _decode_bzip2),
    )
}
"""Every codec by its name."""


def codec_of(name: str) -> Codec | None:
    """The codec with a name in capital or small letters; None for unknown names."""
    return CODECS.get(name.lower())
