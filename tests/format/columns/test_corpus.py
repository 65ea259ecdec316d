"""Pages of real files: the same numbers as uproot decodes from them, and encoded again to the same bytes.

Not compared: pages of columns that uproot does not read (suppressed ones), and the last bit of quantized numbers,
which uproot computes in single precision.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
import uproot
from numpy.typing import NDArray
from support.corpora import corpus_names

from rntuple_construct.format.columns import ColumnCodec, ColumnType, column_codec

FILES = corpus_names("1.x")
MOST_PAGES = 20  # of a column in a cluster


def pages(ntuple: Any) -> Iterator[tuple[ColumnCodec, bytes, NDArray[Any]]]:
    """The codec of the column, the uncompressed bytes and uproot's elements of every page."""
    anchor = ntuple.ntuple
    for number, record in enumerate(anchor.column_records):
        value_range = (record.min_value, record.max_value) if record.flags & 2 else None
        codec = column_codec(record.type, record.nbits, value_range)
        metadata = anchor.get_field_metadata(number)
        for cluster, locations in enumerate(anchor.page_link_list):
            if number >= len(locations) or locations[number].suppressed:
                continue
            for position, description in enumerate(locations[number].pages[:MOST_PAGES]):
                elements = np.empty(description.num_elements, metadata.dtype)
                anchor.read_page(elements, cluster, number, position, metadata)
                anchor.post_process(elements, metadata)
                nbytes = codec.nbytes(len(elements))
                chunk, cursor = anchor.read_locator(description.locator, nbytes)
                yield codec, bytes(cursor.bytes(chunk, nbytes, {})), elements


@pytest.fixture(params=FILES)
def real_pages(
    request: pytest.FixtureRequest, corpus_file: Any
) -> list[tuple[ColumnCodec, bytes, NDArray[Any]]]:
    with uproot.open(corpus_file(request.param)) as file:
        keys = [key for key, name in file.classnames(recursive=True).items() if name == "ROOT::RNTuple"]
        return [page for key in keys for page in pages(file[key])]


def test_elements_are_those_that_uproot_finds(
    real_pages: list[tuple[ColumnCodec, bytes, NDArray[Any]]],
) -> None:
    assert real_pages
    for codec, page, expected in real_pages:
        decoded = codec.decode(page, len(expected))
        if codec.column_type == ColumnType.REAL32_QUANT:
            np.testing.assert_allclose(decoded, expected, rtol=2e-7, atol=1e-7)
        elif codec.dtype.names:
            assert decoded.tolist() == expected.tolist()
        else:
            np.testing.assert_array_equal(decoded, expected)


def test_elements_are_encoded_to_the_same_bytes(
    real_pages: list[tuple[ColumnCodec, bytes, NDArray[Any]]],
) -> None:
    for codec, page, elements in real_pages:
        again = codec.encode(codec.decode(page, len(elements)))
        # ROOT leaves arbitrary bits behind the last element of a bit column.
        assert again == page or (codec.bits == 1 and again[:-1] == page[:-1])


def test_quantized_doubles_are_exact(corpus_file: Any, corpus_expected: Any) -> None:
    name = "jsroot__rntuple_test32__9eb5b60d5.root"
    compared = 0
    with uproot.open(corpus_file(name)) as file:
        for key, expected in corpus_expected(name)["ntuples"].items():
            anchor = file[key].ntuple
            for number, record in enumerate(anchor.column_records):
                field = anchor.field_records[record.field_id]
                if record.type != ColumnType.REAL32_QUANT or field.type_name != "double":
                    continue
                codec = column_codec(record.type, record.nbits, (record.min_value, record.max_value))
                description = anchor.page_link_list[0][number].pages[0]
                nbytes = codec.nbytes(description.num_elements)
                chunk, cursor = anchor.read_locator(description.locator, nbytes)
                decoded = codec.decode(bytes(cursor.bytes(chunk, nbytes, {})), description.num_elements)
                values = [entry[field.field_name] for entry in expected["values"][: len(decoded)]]
                assert decoded[: len(values)].tolist() == values
                compared += len(values)
    assert compared > 0
