"""Compression with the settings of a file gives the bytes that ROOT stored."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
import zstandard
from support.root_files import FILES

from rntuple_construct.format.compression import algorithms, compress, decompress
from rntuple_construct.format.container import RootFile
from rntuple_construct.format.metadata import Envelope, FileMetadata, NTupleMetadata


def compressed_envelopes(ntuple: NTupleMetadata) -> list[Envelope]:
    """Envelopes that are stored compressed."""
    every = (ntuple.header_envelope, ntuple.footer_envelope, *ntuple.page_list_envelopes)
    return [envelope for envelope in every if envelope.nbytes < envelope.length]


def settings_of(ntuple: NTupleMetadata) -> set[int]:
    """Settings of the pages."""
    lists = [pages for pages in ntuple.page_lists if pages is not None]
    return {int(value) for pages in lists for value in pages.compression_settings if 0 < value < 1000}


def test_envelopes_compressed_again_are_those_of_root() -> None:
    compared: Counter[int] = Counter()
    for path in sorted(FILES.glob("*.root")):
        for opened in FileMetadata(path):
            ntuple = opened.ntuple
            assert ntuple is not None
            settings = settings_of(ntuple)
            for envelope in compressed_envelopes(ntuple) if len(settings) == 1 else ():
                stored = bytes(envelope.stored())
                if stored[:2] != b"ZS":
                    continue
                (known,) = settings
                assert bytes(compress(envelope.data, known)) == stored, (path.name, envelope.path)
                compared[known] += 1
    assert {501, 505, 509} <= set(compared)


def test_anchors_compressed_again_are_those_of_root() -> None:
    """Of the 78 bytes zstd leaves about 62; whether ROOT keeps those depends on single bits."""
    compared = 0
    for path in sorted(FILES.glob("*.root")):
        with RootFile(path) as file:
            for found in file.keys():  # noqa: SIM118
                key = found.key
                stored = bytes(file.source.read(key.ofs_key + key.len_key, key.len_record - key.len_key))
                settings = file.header.compression_settings
                if key.version < 1000 or settings // 100 != 5:
                    continue
                data = decompress(stored, key.len_object)
                assert bytes(compress(data, settings)) == stored, path.name
                compared += 1
    assert compared > 10


@pytest.mark.parametrize(
    ("left", "last", "kept"), [(9, 0xFF, True), (8, 0x7F, True), (8, 0x80, False), (7, 1, False)]
)
def test_room_that_the_bits_of_zstd_need_in_root(left: int, last: int, kept: bool) -> None:
    encoded = bytes(20) + bytes([last])
    assert algorithms.fits_zstd(encoded, 9 + len(encoded) + left) is kept


@pytest.mark.parametrize("level", range(1, 10))
def test_levels_of_zstd_are_doubled(level: int) -> None:
    data = np.arange(20_000, dtype="<u4").tobytes() + b"abcabcabd" * 3000
    expected = zstandard.ZstdCompressor(level=2 * level).compress(data)
    assert bytes(compress(data, 500 + level))[9:] == expected
