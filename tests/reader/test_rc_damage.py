"""Damaged files of the release candidates: every cut, and a flipped bit in every byte, ends in one of our errors or in values."""

from __future__ import annotations

import warnings
from functools import cache
from typing import Any

import pytest
from support.corpora import corpus_names

import rntuple_construct as rnt
from rntuple_construct.format.grammar.engine.forcing import Raw
from rntuple_construct.kit.files.editable_file import EditableFile

# Several columns and a variant in RC1; several clusters and page checksums in RC2.
RC1 = "2022-06-21__eb2a86__test_ntuple_int_float.root"
RC2 = "2024-09-11__43e141__test_ntuple_index_multicluster.root"
VARIANT = "2022-08-12__f26726__test_ntuple_stl_containers.root"


@cache
def read_file(path: str) -> tuple[bytes, Any]:
    with open(path, "rb") as stream:
        data = stream.read()
    return data, outcome(data)


def outcome(data: bytes, **range_: int) -> Any:
    """All values of all RNTuples of a file, or the error that says why not; anything else that is raised is a bug."""
    try:
        with warnings.catch_warnings(), rnt.open(data) as file:
            warnings.simplefilter("ignore", rnt.DroppedFieldWarning)
            return [file[name].arrays(library="py", **range_) for name in file.keys()]  # noqa: SIM118
    except rnt.RNTupleError as error:
        return error


@pytest.mark.parametrize("name", [RC1, RC2, VARIANT])
def test_every_truncation_is_an_error_with_a_place(name: str, corpus_file: Any) -> None:
    data, values = read_file(str(corpus_file(name)))
    assert not isinstance(values, rnt.RNTupleError)
    for size in range(len(data)):
        error = outcome(data[:size])
        if isinstance(error, rnt.RNTupleError):
            assert error.path or error.offset is not None, (size, error)
        else:
            # Only what nobody needs for reading is gone: streamer infos and the free list at the end.
            assert error == values, size


@pytest.mark.parametrize("name", [RC1, VARIANT])
@pytest.mark.slow
def test_a_flipped_bit_in_every_byte_of_rc1_is_survived(name: str, corpus_file: Any) -> None:
    data, _ = read_file(str(corpus_file(name)))
    for position in range(len(data)):
        mutant = bytearray(data)
        mutant[position] ^= 1 << position % 8
        outcome(bytes(mutant))


@pytest.mark.slow
def test_no_flipped_bit_of_rc2_with_page_checksums_changes_values(corpus_file: Any) -> None:
    data, values = read_file(str(corpus_file(RC2)))
    for position in range(len(data)):
        mutant = bytearray(data)
        mutant[position] ^= 1 << position % 8
        found = outcome(bytes(mutant))
        # A flipped bit may hide the RNTuple from the directory, but not alter what is in it.
        assert isinstance(found, rnt.RNTupleError) or found in (values, []), position


@pytest.mark.parametrize("name", [each for each in corpus_names("rc1", "rc2") if "multicluster" not in each])
def test_no_flipped_bit_of_header_or_footer_changes_values(name: str, corpus_file: Any) -> None:
    data = corpus_file(name).read_bytes()
    with rnt.open(data) as file:
        anchor, values = file.only().anchor, file.only().arrays(entry_stop=10, library="py")
    for seek, nbytes in (
        (anchor.ofs_header, anchor.len_header_stored),
        (anchor.ofs_footer, anchor.len_footer_stored),
    ):
        for position in range(seek, seek + nbytes, max(nbytes // 16, 1)):
            mutant = bytearray(data)
            mutant[position] ^= 0x10
            # Compressed bytes have bits that mean nothing, and nothing else may pass.
            found = outcome(bytes(mutant), entry_stop=10)
            assert isinstance(found, rnt.RNTupleError) or found == [values], position


def resealed(draft: EditableFile, envelope: str, mutant: bytes) -> bytes:
    """The file with another payload in one of its envelopes, and everything around it made right."""
    type_id = {"header": 1, "footer": 2, "page_list": 3}[envelope]
    data = draft.grammar.build_envelope({"type_id": type_id, "payload": Raw(mutant)})
    if envelope == "page_list":
        draft.page_lists = [data]
    else:
        setattr(draft, envelope, data)
    return draft.build()


@pytest.mark.parametrize("envelope", ["header", "footer", "page_list"])
@pytest.mark.parametrize("name", [RC1, RC2, VARIANT])
@pytest.mark.slow
def test_damage_under_a_right_checksum_is_survived(name: str, envelope: str, corpus_file: Any) -> None:
    data = corpus_file(name).read_bytes()
    draft = EditableFile.take_apart(data)
    margin = len(draft.generation.envelope_checksum(b""))
    tree = draft.page_lists[0] if envelope == "page_list" else getattr(draft, envelope)
    payload = draft.grammar.build_envelope(tree)[margin:-margin]
    for position in range(len(payload)):
        for change in (1 << position % 8, 0xFF):
            mutant = bytearray(payload)
            mutant[position] ^= change
            outcome(resealed(draft, envelope, bytes(mutant)), entry_stop=5)
