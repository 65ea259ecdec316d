"""Envelopes whose bytes were changed and whose checksum was repaired: nothing crashes, and no reader knows better."""

from __future__ import annotations

import os
import random
import warnings
from collections.abc import Iterator

import pytest
from mutations.bases import draft_of

from rntuple_construct import reader
from rntuple_construct.errors import LimitError, RNTupleError, UnsupportedError
from rntuple_construct.fuzzing.rewriting import FileDraft
from rntuple_construct.generations import generation_named
from rntuple_construct.reader import DroppedFieldWarning
from rntuple_construct.validation import Severity, validate

MUTANTS = int(os.environ.get("RNTUPLE_MUTANTS", "200"))
DRAFTS = ("plain", "compressed", "lz4", "representations", "rc2", "rc1")
INTERESTING = (0, 1, 2, 0x7F, 0x80, 0xFE, 0xFF)


def build(draft: FileDraft, tree: object) -> bytes:
    """The bytes of an envelope."""
    data: bytes = draft.grammar.build_envelope(tree)
    return data


def damaged(base: str, seed: int) -> Iterator[bytes]:
    """Files in which some bytes of one envelope are changed behind its first word, and its checksum is right."""
    random_ = random.Random(f"{base} {seed}")
    for _ in range(MUTANTS):
        draft = draft_of(base)
        generation = generation_named(draft.generation.name)
        len_checksum = len(generation.envelope_checksum(b""))
        choice = random_.randrange(2 + len(draft.page_lists))
        trees = [draft.header, draft.footer, *draft.page_lists]
        # Header checksums are repaired by the draft, so the other envelopes are taken from a finished file.
        data = bytearray(build(draft, trees[choice]))
        for _ in range(random_.choice((1, 1, 2, 4))):
            place = random_.randrange(8, len(data) - len_checksum)
            data[place] = random_.choice((*INTERESTING, random_.randrange(256)))
        body = bytes(data[:-len_checksum])
        sealed = body + generation.envelope_checksum(body)
        if choice == 0:
            draft.header = sealed
        elif choice == 1:
            draft.footer = sealed
        else:
            draft.page_lists[choice - 2] = sealed
        yield draft.build()


def refusal(data: bytes) -> RNTupleError | None:
    """The error in which reading all values ends, if it is about the bytes."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DroppedFieldWarning)
            with reader.open(data) as file:
                for name in file.keys():  # noqa: SIM118
                    file[name].arrays(library="py")
    except (UnsupportedError, LimitError):
        return None
    except RNTupleError as error:
        return error
    return None


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("base", DRAFTS)
def test_what_a_reader_refuses_is_found(base: str, seed: int) -> None:
    for data in damaged(base, seed):
        report = validate(data)
        error = refusal(data)
        if error is not None:
            assert any(one.severity.at_least(Severity.WARNING) for one in report.findings), error


@pytest.mark.parametrize("base", DRAFTS)
def test_a_file_may_end_anywhere(base: str) -> None:
    data = draft_of(base).build()
    for end in range(0, len(data), 7 if len(data) < 20_000 else 397):
        assert validate(data[:end]).findings
