"""Files that are opened one after the other, of which many have the same schema."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import pytest
from support.patching import REAL32, DescribedCluster, column, field, file_of

import rntuple_construct as rnt
from rntuple_construct.base.errors import EnvelopeError
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.format.metadata import KnownSchemas
from rntuple_construct.format.native import use_fast
from rntuple_construct.reader import file as files


def written(seed: int, name: str = "x", **options: Any) -> bytes:
    out = io.BytesIO()
    rnt.write(out, "Events", {name: np.arange(10) * seed}, **options)
    return out.getvalue()


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Headers that are parsed, in a process that has read no file yet."""
    found: list[bytes] = []
    kind = type(DEFAULT_GENERATION)
    parse = kind.parse_header

    def counted(self: Any, data: bytes, base: int | None) -> Any:
        found.append(data)
        return parse(self, data, base)

    monkeypatch.setattr(kind, "parse_header", counted)
    monkeypatch.setattr(files, "RECENT_SCHEMAS", KnownSchemas(longest=1000))
    return found


def values(data: bytes) -> list[Any]:
    with rnt.open(data) as file:
        return file["Events"].arrays(library="py")


def test_an_equal_header_is_parsed_once(parsed: list[bytes]) -> None:
    for seed in (1, 2, 3):
        assert values(written(seed)) == [{"x": number * seed} for number in range(10)]
    assert len(parsed) == 1
    assert values(written(1, "y")) == [{"y": number} for number in range(10)]
    assert len(parsed) == 2
    files.RECENT_SCHEMAS.forget()
    assert values(written(4))[1] == {"x": 4}
    assert len(parsed) == 3


def test_each_parser_reads_the_header(parsed: list[bytes]) -> None:
    """Who switches compiled code off compares the two."""
    data = written(1)
    for is_fast in (True, False, True):
        use_fast(is_fast)
        try:
            assert values(data)[3] == {"x": 3}
        finally:
            use_fast(True)
    assert len(parsed) == 2


def test_long_headers_are_not_kept(parsed: list[bytes]) -> None:
    data = written(1, description="of the run " * 100)
    assert values(data) == values(data)
    assert len(parsed) == 2


def test_a_damaged_header_is_found_though_the_schema_is_known(parsed: list[bytes]) -> None:
    data = written(1, compression="none")
    with rnt.open(data) as file:
        envelope = file["Events"].metadata.header_envelope
        last = envelope.offset + envelope.nbytes - 1
    damaged = bytearray(data)
    damaged[last] ^= 1
    with rnt.open(bytes(damaged)) as file, pytest.raises(EnvelopeError) as caught:
        file["Events"]
    assert (caught.value.rule_id, caught.value.path) == ("RNT-ENV-003", "header")
    assert values(data)[2] == {"x": 2}


def test_fields_that_are_left_out_are_told_of_each_file(parsed: list[bytes]) -> None:
    fields = [field("good", "float"), field("odd", "float", field_version=1)]
    draft = file_of(fields, [column(REAL32, 0), column(REAL32, 1)], [DescribedCluster(1, [[[1.0]], [[2.0]]])])
    data = bytes(draft.build())
    for _ in range(2):
        with pytest.warns(rnt.DroppedFieldWarning, match="'odd'"), rnt.open(data) as file:
            (error,) = file.only().dropped.values()
        assert error.rule_id == "RNT-FLD-005"
        assert error.offset is not None
