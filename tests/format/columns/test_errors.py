"""What is refused: pages that do not fit, columns that cannot be, values that would be changed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from rntuple_spec.column_types import COLUMN_TYPES

from rntuple_construct.base.errors import DescriptorError, PageError, SchemaError, UnsupportedError
from rntuple_construct.format.columns import ColumnType, column_codec


@pytest.mark.parametrize("length", [0, 15, 17])
def test_page_of_another_size_is_refused(length: int) -> None:
    with pytest.raises(PageError) as caught:
        column_codec(ColumnType.SPLIT_INT32).decode(bytes(length), 4, path="pages[3]", offset=0x100)
    error = caught.value
    assert (error.rule_id, error.path, error.offset) == ("RNT-PAG-001", "pages[3]", 0x100)
    assert (error.expected, error.actual) == (16, length)


def test_count_is_not_trusted_before_the_size_is_checked() -> None:
    with pytest.raises(PageError, match="RNT-PAG-001"):
        column_codec(ColumnType.REAL64).decode(b"", 1 << 60)


def test_size_is_right_for_counts_that_are_small_numpy_integers() -> None:
    assert column_codec(ColumnType.INT64).nbytes(np.int32(2**31 - 1)) == (2**31 - 1) * 8


def test_negative_count_is_refused() -> None:
    with pytest.raises(PageError, match="RNT-PAG-005"):
        column_codec(ColumnType.INT8).decode(b"", -1)


@pytest.mark.parametrize("index", [2**63, 2**64 - 1])
@pytest.mark.parametrize(
    "kind", [ColumnType.INDEX64, ColumnType.SPLIT_INDEX64, ColumnType.SWITCH], ids=lambda kind: kind.name
)
def test_index_above_the_limit_is_refused(kind: ColumnType, index: int) -> None:
    codec = column_codec(kind)
    page = index.to_bytes(8, "little").ljust(codec.nbytes(1), b"\0")
    for decode in (codec.decode, codec.view):
        with pytest.raises(PageError, match=f"RNT-ENC-004.*{index}"):
            decode(page, 1)


def test_largest_index_is_read() -> None:
    assert column_codec(ColumnType.INDEX64).decode(b"\xff" * 7 + b"\x7f", 1)[0] == 2**63 - 1


@pytest.mark.parametrize("kind", [-1, 0x1E, 0x99, 0xFFFF])
def test_unknown_type_is_unsupported(kind: int) -> None:
    with pytest.raises(UnsupportedError) as caught:
        column_codec(kind, 32)
    assert caught.value.rule_id == "RNT-COL-002"


def test_unknown_switch_layout_is_unsupported() -> None:
    with pytest.raises(UnsupportedError, match="layout"):
        column_codec(ColumnType.SWITCH, switch_layout="20+44")


@pytest.mark.parametrize(
    ("kind", "bits"),
    [
        (ColumnType.BIT, 8),
        (ColumnType.SPLIT_INT32, 64),
        (ColumnType.REAL32_TRUNC, 9),
        (ColumnType.REAL32_TRUNC, 32),
        (ColumnType.REAL32_TRUNC, None),
        (ColumnType.REAL32_QUANT, 0),
        (ColumnType.REAL32_QUANT, 33),
        (ColumnType.SWITCH, 64),
        (ColumnType.INT8, 0),
    ],
)
def test_bits_have_to_match_the_type(kind: ColumnType, bits: int | None) -> None:
    with pytest.raises(DescriptorError) as caught:
        column_codec(kind, bits, (0.0, 1.0))
    assert caught.value.rule_id == "RNT-COL-003"


@pytest.mark.parametrize(
    "value_range",
    [
        None,
        (0.0, 0.0),
        (1.0, -1.0),
        (float("nan"), 1.0),
        (0.0, float("nan")),
        (0.0, float("inf")),
        (-float("inf"), 0.0),
        (0.0, 5e-324),
        (-1e308, 1e308),
    ],
)
def test_value_range_has_to_make_sense(value_range: tuple[float, float] | None) -> None:
    with pytest.raises(DescriptorError) as caught:
        column_codec(ColumnType.REAL32_QUANT, 8, value_range)
    assert caught.value.rule_id == "RNT-COL-005"


def test_value_range_of_other_types_is_ignored() -> None:
    assert column_codec(ColumnType.REAL32, 32, (1.0, -1.0)).value_range is None


def test_range_too_narrow_to_compute_with_is_read_but_not_written() -> None:
    smallest = 2.2250738585072014e-308
    codec = column_codec(ColumnType.REAL32_QUANT, 8, (smallest, np.nextafter(smallest, 1.0)))
    assert codec.decode(b"\0", 1)[0] == smallest
    with pytest.raises(SchemaError, match="narrow"):
        codec.encode([smallest])


@pytest.mark.parametrize("value", [-0.1, 1.0000001, float("nan"), float("inf"), -float("inf")])
def test_values_outside_the_range_are_not_quantized(value: float) -> None:
    with pytest.raises(SchemaError, match="element 1 "):
        column_codec(ColumnType.REAL32_QUANT, 8, (0.0, 1.0)).encode([0.5, value])


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (ColumnType.INT8, [128]),
        (ColumnType.INT8, [-129]),
        (ColumnType.UINT8, [-1]),
        (ColumnType.SPLIT_INT32, [0, 2**31]),
        (ColumnType.UINT64, [-1]),
        (ColumnType.UINT64, [2**64]),
        (ColumnType.INT64, [2**63]),
        (ColumnType.INT64, np.array([2**63], np.uint64)),
        (ColumnType.UINT32, [2**63, -1]),
        (ColumnType.INDEX64, [-1]),
        (ColumnType.SPLIT_INDEX64, np.array([2**63], np.uint64)),
        (ColumnType.SPLIT_INDEX32, [2**32]),
        (ColumnType.INT32, [1.0]),
        (ColumnType.INT32, np.array([1.5])),
        (ColumnType.INT32, ["1"]),
        (ColumnType.INT32, [None]),
        (ColumnType.INT32, [[1, 2]]),
        (ColumnType.INT32, [[1], [2, 3]]),
        (ColumnType.INT32, 5),
        (ColumnType.BIT, [2]),
        (ColumnType.BIT, [0.0, 1.0]),
        (ColumnType.REAL32, ["x"]),
        (ColumnType.REAL32, [1j]),
        (ColumnType.REAL32, [1e39]),
        (ColumnType.SPLIT_REAL16, [65520.0]),
        (ColumnType.REAL32, np.array(["2020-01-01"], "M8[D]")),
        (ColumnType.SWITCH, [1, 2]),
        (ColumnType.SWITCH, [(1, 2, 3)]),
        (ColumnType.SWITCH, [(1.5, 2)]),
        (ColumnType.SWITCH, [(-1, 2)]),
        (ColumnType.SWITCH, [(1, 2**32)]),
        (ColumnType.SWITCH, np.zeros(2)),
        (ColumnType.SWITCH, np.zeros(2, [("index", "f8"), ("tag", "u4")])),
    ],
)
def test_values_that_do_not_fit_are_refused(kind: ColumnType, values: Any) -> None:
    with pytest.raises(SchemaError):
        column_codec(kind).encode(values)


@pytest.mark.parametrize(
    ("layout", "pair"), [("44+20", (2**44, 1)), ("44+20", (1, 2**20)), ("32+32", (2**32, 1))]
)
def test_pairs_have_to_fit_the_switch_layout(layout: str, pair: tuple[int, int]) -> None:
    with pytest.raises(SchemaError, match="variant"):
        column_codec(ColumnType.SWITCH, switch_layout=layout).encode([pair])


@pytest.mark.parametrize(
    ("kind", "values", "expected"),
    [
        (ColumnType.UINT64, [2**64 - 1, 0], [2**64 - 1, 0]),
        (ColumnType.INT16, np.array([5], ">i8"), [5]),
        (ColumnType.INT8, [True, False], [1, 0]),
        (ColumnType.CHAR, b"abc", [97, 98, 99]),
        (ColumnType.BYTE, memoryview(b"\0\xff"), [0, 255]),
        (ColumnType.BIT, [1, 0], [True, False]),
        (ColumnType.REAL32, [1, 2], [1.0, 2.0]),
        (ColumnType.REAL32, [float("inf")], [float("inf")]),
        (ColumnType.REAL16, np.array([65519.0]), [65504.0]),
        (ColumnType.INT32, [], []),
        (ColumnType.REAL64, np.array([], np.float32), []),
        (ColumnType.SPLIT_INT32, np.arange(10, dtype="i4")[::3], [0, 3, 6, 9]),
    ],
)
def test_values_that_fit_are_accepted(kind: ColumnType, values: Any, expected: list[Any]) -> None:
    codec = column_codec(kind)
    assert codec.decode(codec.encode(values), len(expected)).tolist() == expected


def test_doubles_become_half_precision_by_way_of_single_precision() -> None:
    value = 1.0 + 2.0**-11 + 2.0**-30  # nearest half above, but single precision puts it on the tie first
    assert (
        column_codec(ColumnType.REAL16).decode(column_codec(ColumnType.REAL16).encode([value]), 1)[0] == 1.0
    )


@pytest.mark.parametrize("bits", [10, 12, 16, 31])
def test_nan_stays_nan_when_its_payload_is_cut(bits) -> None:
    patterns = np.array([0x7F800001, 0xFF800001, 0x7FC00000, 0x7F800000, 0xFF800000, 0x3F800000], np.uint32)
    codec = column_codec(ColumnType.REAL32_TRUNC, bits)
    found = codec.decode(codec.encode(patterns.view(np.float32)), len(patterns))
    np.testing.assert_array_equal(found, patterns.view(np.float32))
    assert np.signbit(found[1])


@pytest.mark.parametrize("out", [np.zeros((2, 2), np.int32), np.zeros(4, np.int64), np.zeros(4, np.float32)])
def test_array_of_another_type_is_a_mistake_of_the_caller(out: Any) -> None:
    with pytest.raises(TypeError):
        column_codec(ColumnType.INT32).decode_into(bytes(16), out)


NO_INDEX = [kind for kind, spec in COLUMN_TYPES.items() if spec.kind not in ("index", "switch")]


@pytest.mark.parametrize("kind", NO_INDEX, ids=lambda kind: kind.name)
def test_any_page_of_the_right_size_is_decoded(kind: ColumnType) -> None:
    codec = column_codec(kind, COLUMN_TYPES[kind].bits_max, (-1e300, 1e300))
    random = np.random.default_rng(kind)
    for n in range(40):
        assert codec.decode(random.bytes(codec.nbytes(n)), n).shape == (n,)
