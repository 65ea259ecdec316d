"""Damaged headers under right checksums: conversion ends in a file or in one of our errors."""

from __future__ import annotations

import contextlib
import io
from typing import Any

import pytest

import rntuple_construct as rnt
from rntuple_construct.format.grammar.engine.forcing import Raw
from rntuple_construct.kit.files.editable_file import EditableFile

FILES = [
    "2024-04-17__d90d82__Run2012BC_DoubleMuParked_Muons_rntuple_1000evts.root",
    "2024-06-28__4d06ed__test_ntuple_emptystruct_invalidvar.root",
    "2024-12-13__b59b82__test_float_types_rntuple_v1-0-0-0.root",
]


@pytest.mark.parametrize("name", FILES)
@pytest.mark.slow
def test_flipped_bits_of_the_header_are_survived(name: str, corpus_file: Any) -> None:
    draft = EditableFile.take_apart(corpus_file(name).read_bytes())
    margin = len(draft.generation.envelope_checksum(b""))
    payload = draft.grammar.build_envelope(draft.header)[margin:-margin]
    for position in range(len(payload)):
        mutant = bytearray(payload)
        mutant[position] ^= 1 << position % 8
        draft.header = draft.grammar.build_envelope({"type_id": 1, "payload": Raw(bytes(mutant))})
        options = rnt.ConvertOptions(
            to=("1.x", "rc2", "rc1")[position % 3], drop_unreadable=position % 2 == 0
        )
        with contextlib.suppress(rnt.RNTupleError):
            rnt.convert(draft.build(), io.BytesIO(), options)
