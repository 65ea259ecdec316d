"""Compression settings as numbers and as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.compression import compress, describe_settings, parse_settings

SPELLINGS = [
    (0, "none"),
    (101, "zlib:1"),
    (207, "lzma:7"),
    (301, "old:1"),
    (404, "lz4:4"),
    (505, "zstd:5"),
    (512, "zstd:12"),
    (5, "default:5"),
]


@pytest.mark.parametrize(("settings", "text"), SPELLINGS)
def test_settings_are_spelt(settings, text):
    assert describe_settings(settings) == text


@pytest.mark.parametrize(("settings", "text"), SPELLINGS)
def test_spelling_is_understood(settings, text):
    assert parse_settings(text) == settings


@given(st.integers(0, 5), st.integers(1, 99))
def test_spelling_and_number_mean_the_same(number, level):
    settings = 100 * number + level
    assert parse_settings(describe_settings(settings)) == settings


def test_level_zero_is_no_compression_whatever_the_algorithm():
    assert describe_settings(500) == "none"


@pytest.mark.parametrize(("text", "settings"), [("zstd", 505), ("lz4", 404), ("ZLIB", 101), ("505", 505)])
def test_short_forms_are_understood(text, settings):
    assert parse_settings(text) == settings


def test_numbers_pass():
    assert parse_settings(404) == 404


@pytest.mark.parametrize(
    "text", ["brotli:5", "zstd:", "zstd:x", "zstd:100", "zstd:-1", "none:3", "", "905", "-5"]
)
def test_nonsense_is_refused(text):
    with pytest.raises(SchemaError):
        parse_settings(text)


@pytest.mark.parametrize("settings", [601, -1, 100_000])
def test_unknown_settings_are_spelt_but_not_used(settings):
    assert describe_settings(settings) == f"unknown:{settings}"
    with pytest.raises(SchemaError):
        compress(b"x", settings)


@pytest.mark.parametrize("settings", [0, 100, 500])
def test_level_zero_stores_raw(settings):
    data = bytes(1000)
    assert compress(data, settings) is data


@pytest.mark.parametrize("settings", [199, 299, 399, 499, 599])
def test_levels_above_the_highest_count_as_the_highest(settings):
    assert len(compress(bytes(1000), settings)) < 200
