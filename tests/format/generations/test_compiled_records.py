"""Records of headers and footers from the compiled parsers are those of the parsers in Python."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rntuple_parsers import ParseError, Record, Records, parse, rntuple, rntuple_rc1, rntuple_rc2
from support.kaitai_examples import Example, by_hand, mutants
from support.kaitai_pieces import corpus, root_corpus

import rntuple_construct as rnt
from rntuple_construct.format.generations import GENERATIONS, descriptions, v1
from rntuple_construct.format.generations.compiled_records import CompiledRecords, compiled_payload
from rntuple_construct.format.native import compiled_parser, use_fast

FUNCTIONS: dict[str, Callable[..., Any]] = {
    "Rntuple": rntuple.rntuple,
    "RntupleRc2": rntuple_rc2.rntuple_rc2,
    "RntupleRc1.HeaderEnvelope": rntuple_rc1.header_envelope,
    "RntupleRc1.FooterEnvelope": rntuple_rc1.footer_envelope,
}


@pytest.fixture(autouse=True)
def there() -> None:
    if compiled_parser("rntuple_header") is None:
        pytest.skip("there is no compiled code: python tools/generate/build_native.py")


def is_compiled(payload: Any) -> bool:
    """Whether a payload is one of those that compiled parsers take."""
    kinds = (
        rntuple.Header,
        rntuple.Footer,
        rntuple_rc2.Header,
        rntuple_rc2.Footer,
        rntuple_rc1.Header,
        rntuple_rc1.Footer,
    )
    return isinstance(payload, kinds)


def same(found: Any, wanted: Any) -> None:
    """Fail where two records differ, in a member or in a type."""
    if isinstance(wanted, Records):
        assert isinstance(found, CompiledRecords) or not len(wanted)
        assert len(found) == len(wanted)
        assert list(found) == list(wanted)
        assert found.rows == list(wanted.rows)
        for name, code, _ in wanted.kind.layout:
            assert found.column(name) == wanted.column(name)
            if code:
                one, other = found.array(name), wanted.array(name)
                assert np.array_equal(one, other, equal_nan=one.dtype.kind == "f")
                assert one.dtype == other.dtype
    elif isinstance(wanted, Record):
        assert type(found) is type(wanted)
        for one, other in zip(found, wanted, strict=True):
            same(one, other)
    else:
        assert found == wanted
        assert type(found) is type(wanted)


def compare(pieces: list[Example]) -> int:
    """Compare all headers and footers; returns how many were accepted."""
    accepted = 0
    for piece in pieces:
        function = FUNCTIONS.get(piece.type)
        if function is None:
            continue
        try:
            wanted = parse(function, piece.data).payload
        except ParseError:
            wanted = None
        found = compiled_payload(function, piece.data)
        if not is_compiled(wanted) or len(getattr(getattr(wanted, "column_groups", None), "items", ())):
            assert found is None
            continue
        same(found, wanted)
        accepted += 1
    return accepted


def test_bytes_written_by_hand() -> None:
    assert compare(by_hand()) >= 6


def test_damaged_bytes() -> None:
    pieces = [piece for piece in by_hand() if piece.type in FUNCTIONS]
    assert compare(list(mutants(pieces, 150))) > 100


def test_real_files(corpus_dir: Path) -> None:
    assert compare(corpus()) > 100


def test_files_of_root(root_corpus_dir: Path) -> None:
    assert compare(root_corpus()) > 100


@pytest.mark.parametrize("generation", ["1.x", "rc2", "rc1"])
def test_wide_files_are_read_alike(generation: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The header of a wide file comes from the compiled parser, and the schema is the same without it."""
    path = tmp_path / "wide.root"
    names = [f"field_{index}" if index % 50 else f"größe_{index}" for index in range(400)]
    rnt.write(path, "Events", {name: np.arange(3, dtype=np.float32) for name in names}, generation=generation)
    used = []

    def counted(*arguments: Any) -> Any:
        used.append(compiled_payload(*arguments))
        return used[-1]

    monkeypatch.setattr(descriptions, "compiled_payload", counted)
    found = []
    for is_fast in (True, False):
        use_fast(is_fast)
        try:
            with rnt.open(path) as file:
                events = file["Events"]
                found.append((list(events.keys()), str(events.schema), events.arrays(names[:3])))
        finally:
            use_fast(True)
    assert [each is not None for each in used] == [True, False]
    assert found[0][:2] == found[1][:2]
    assert found[0][0] == names


def test_a_damaged_header_has_the_same_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(descriptions, "LEN_COMPILED", 0)
    (piece,) = (piece for piece in by_hand() if (piece.type, piece.label) == ("Rntuple", "header"))
    generation, errors = GENERATIONS["1.x"], []
    data = piece.data[:40] + b"\xff" * 8 + piece.data[48:]
    for is_fast in (True, False):
        use_fast(is_fast)
        try:
            with pytest.raises(rnt.RNTupleError) as caught:
                generation.parse_header(data, 100)
        finally:
            use_fast(True)
        errors.append(str(caught.value))
    assert errors[0] == errors[1]


def test_slices_and_single_records() -> None:
    (piece,) = (piece for piece in by_hand() if piece.label == "rich header")
    fields = compiled_payload(rntuple.rntuple, piece.data).schema.fields.items
    assert fields[0] == fields[-1] == next(iter(fields))
    assert list(fields[:1]) == list(fields)
    assert len(fields[1:]) == 0
    for index in (1, -2):
        with pytest.raises(IndexError):
            fields[index]
    with pytest.raises(TypeError, match="not a number"):
        fields.array("name")
    with pytest.raises(KeyError):
        fields.array("nothing")


def test_records_that_are_asked_for_one_by_one_are_the_same_before_and_after_all_are_made() -> None:
    data = b"".join(struct.pack("<Ii", index, index - 299) for index in range(300))
    parser = compiled_parser("rntuple_header")
    assert parser is not None
    tables = parser.tables(data + bytes(12) + 4 * struct.pack("<qI", -12, 0))
    assert tables is not None
    records = CompiledRecords(tables["feature_flag_word"], b"", rntuple.FeatureFlagWord)
    for index in range(300):
        assert records[index] == (index, index - 299)
        assert records[-1] == (299, 0)
    assert records[10:12][1] == (11, -288)
    with pytest.raises(IndexError):
        records[300]


@pytest.mark.parametrize("name", ["1.x", "rc2"])
@pytest.mark.parametrize("trailing", [b"", b"later"])
def test_cluster_summaries_are_read_alike(
    name: str, trailing: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(v1, "LEN_COMPILED", 0)
    generation = GENERATIONS[name]
    bits = 56 if name == "1.x" else 60
    summaries = [
        {"first_entry": first, "num_entries": num_entries, "flags": flags, "trailing": trailing}
        | ({"column_group_id": 7} if name == "rc2" and flags & 1 else {})
        for first in (0, 1 << 40, (1 << 64) - 1)
        for num_entries in (0, 1, (1 << 32) + 5, (1 << bits) - 1)
        for flags in (0, 1, 2, 15)
    ]
    tree = {"header_checksum": bytes(8), "cluster_summaries": summaries, "page_locations": []}
    data = generation.grammar.build_envelope({"type_id": 3, "payload": tree})
    found = []
    for is_fast in (True, False):
        use_fast(is_fast)
        try:
            found.append(generation.parse_page_list(data, None).cluster_summaries)
        finally:
            use_fast(True)
    assert found[0] == found[1]
    assert [each.num_entries for each in found[0] or ()] == [each["num_entries"] for each in summaries]
    assert [each.column_group_id for each in found[0] or ()] == [
        each.get("column_group_id") for each in summaries
    ]
