"""Single bits turned over: every one of a small file, and a share of those of richer ones."""

from __future__ import annotations

from typing import Any

import pytest
from support.bad_input import is_explained, outcome
from support.patching import read

SMALL = "unroot__test_ntuple_minimal.root"
SLICES = 8


def _flipped(data: bytes, bit: int) -> bytes:
    changed = bytearray(data)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


@pytest.mark.parametrize("verify", [True, False], ids=["verified", "unverified"])
@pytest.mark.parametrize("part", range(SLICES))
def test_every_bit_of_a_small_file(part: int, verify: bool, corpus_file: Any) -> None:
    data = corpus_file(SMALL).read_bytes()
    for bit in range(part, 8 * len(data), SLICES):
        error = outcome(_flipped(data, bit), verify=verify)
        assert error is None or is_explained(error), f"bit {bit}: {error}"


def test_no_bit_changes_values_unnoticed(corpus_file: Any) -> None:
    """With checksums compared, a file is refused or gives the values it always gave."""
    data = corpus_file(SMALL).read_bytes()
    expected = read(data)
    for byte in range(len(data)):
        changed = _flipped(data, 8 * byte + byte % 8)
        if outcome(changed) is None:
            assert _values(changed) in (expected, None), f"byte {byte}"


def _values(data: bytes) -> Any:
    import rntuple_construct as rnt

    with rnt.open(data) as file:
        return file.only().arrays(library="py") if len(file) else None


RICHER = {
    "2024-11-19__bbc90e__test_emptystruct_invalidvar_rntuple_v1-0-0-0.root": 11,
    "2024-11-19__7939c1__test_extension_columns_rntuple_v1-0-0-0.root": 37,
    "2024-12-13__5e6764__test_multiple_representations_rntuple_v1-0-0-0.root": 13,
    "jsroot__rntuple_test__093163a57.root": 61,
    "2025-04-24__d46943__rntviewer-testfile-uncomp-single-rntuple-v1-0-0-0.root": 17,
}


@pytest.mark.parametrize("name", RICHER)
def test_some_bits_of_richer_files(name: str, corpus_file: Any) -> None:
    data = corpus_file(name).read_bytes()
    for bit in range(0, 8 * len(data), RICHER[name]):
        error = outcome(_flipped(data, bit), verify=False)
        assert error is None or is_explained(error), f"bit {bit}: {error}"
