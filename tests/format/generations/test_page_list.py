"""Page lists as numpy arrays say exactly what both grammars say, and refuse what they refuse."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from kaitaistruct import KaitaiStream
from rntuple_kaitai import ParseError, Rntuple
from support import trees
from support.corpora import corpus_names
from support.real_bytes import cut

from rntuple_construct.base.errors import EnvelopeError
from rntuple_construct.format.generations import generation_named, page_list
from rntuple_construct.format.generations.records import KIND_NON_STANDARD_ZERO, PageList
from rntuple_construct.format.grammar import v1
from rntuple_construct.format.grammar.engine.forcing import Raw, forced
from rntuple_construct.format.native import compiled_parser
from rntuple_construct.kit.fuzzing import strategies

GENERATION = generation_named("1.x")
LARGEST = (1 << 63) - 1
SMALLEST = -(1 << 31)
PARSE_FAILURES = (ParseError, EOFError, ValueError, OverflowError)

Column = tuple[list[tuple[int, Any]], int, int | None]


@pytest.fixture(autouse=True, scope="module", params=["arrays", "loop", "compiled"])
def way(request: pytest.FixtureRequest) -> Iterator[None]:
    """All of it with page lists read through numpy, page by page as those of small files, and by the compiled parser."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page_list, "_LEN_FEW", 1 << 40 if request.param == "loop" else 0)
        if request.param != "compiled":
            patch.setattr(page_list, "compiled_parser", lambda name: None)
        elif compiled_parser("rntuple_cluster_pages_list") is None:
            pytest.skip("there is no compiled code: python tools/generate/build_native.py")
        yield


def locator_of_construct(tree: Any) -> Any:
    if tree["kind"] in (0, 1) and "payload" not in tree:
        return min(tree["len_range"], LARGEST), min(tree["ofs_range"], LARGEST)
    return tree["kind"], tree["reserved"], tree["payload"]


def from_construct(data: bytes) -> list[list[Column]]:
    payload = v1.parse_envelope(data, v1.PAGE_LIST)["payload"]
    return [
        [
            (
                [
                    (page["num_elements_signed"], locator_of_construct(page["locator"]))
                    for page in column["items"]
                ],
                column["element_offset"],
                column.get("compression_settings"),
            )
            for column in cluster["items"]
        ]
        for cluster in payload["page_locations"]["items"]
    ]


def locator_of_kaitai(tree: Any) -> Any:
    if tree.head >= 0:
        return tree.head, min(tree.ofs_range, LARGEST)
    if isinstance(tree.payload, Rntuple.LargeLocator):
        return min(tree.payload.len_range, LARGEST), min(tree.payload.ofs_range, LARGEST)
    return tree.kind, tree.reserved, tree.payload.raw


def from_kaitai(data: bytes) -> list[list[Column]]:
    tree = Rntuple(KaitaiStream(BytesIO(data)))
    return [
        [
            (
                [(page.num_elements_signed, locator_of_kaitai(page.locator)) for page in column.body.items],
                column.body.element_offset,
                getattr(column.body, "compression_settings", None),
            )
            for column in cluster.body.items
        ]
        for cluster in tree.payload.page_locations.body.items
    ]


def summaries_of_construct(data: bytes) -> list[tuple[int, int, int]]:
    payload = v1.parse_envelope(data, v1.PAGE_LIST)["payload"]
    items = payload["cluster_summaries"]["items"]
    return [(each["first_entry"], each["num_entries"], each["flags"]) for each in items]


def summaries_of_arrays(pages: PageList) -> list[tuple[int, int, int]]:
    return [(each.first_entry, each.num_entries, each.flags) for each in pages.cluster_summaries or ()]


def from_arrays(pages: PageList) -> list[list[Column]]:
    clusters = []
    for cluster in range(pages.num_clusters):
        columns = []
        for index in range(int(pages.first_range[cluster]), int(pages.first_range[cluster + 1])):
            listed = []
            for page in range(int(pages.first_page[index]), int(pages.first_page[index + 1])):
                count = int(pages.num_elements[page])
                place: Any = (int(pages.size[page]), int(pages.offset[page]))
                if page in pages.foreign:
                    foreign = pages.foreign[page]
                    place = (foreign.kind % KIND_NON_STANDARD_ZERO, foreign.reserved, foreign.payload)
                listed.append((-count if pages.has_checksum[page] else count, place))
            compression = int(pages.compression_settings[index])
            columns.append(
                (listed, int(pages.element_offset[index]), None if compression < 0 else compression)
            )
        clusters.append(columns)
    return clusters


def arrays(data: bytes) -> PageList:
    return GENERATION.parse_page_list(data, 0)


def smallest_counts(data: bytes) -> bool:
    """Whether a page has a number of elements that the grammars can hold and no array can."""
    return any(
        page[0] == SMALLEST for cluster in from_construct(data) for column in cluster for page in column[0]
    )


@pytest.mark.parametrize("name", corpus_names("1.x"))
def test_real_page_lists(name: str, corpus_file: Any) -> None:
    for ntuple in cut(corpus_file(name), "1.x").ntuples:
        for data in ntuple.page_lists:
            found = from_arrays(arrays(data))
            assert found == from_construct(data)
            assert found == from_kaitai(data)


@pytest.mark.parametrize("name", corpus_names("1.x"))
def test_real_summaries(name: str, corpus_file: Any) -> None:
    for ntuple in cut(corpus_file(name), "1.x").ntuples:
        for data in ntuple.page_lists:
            pages = arrays(data)
            payload = v1.parse_envelope(data, v1.PAGE_LIST)["payload"]
            assert pages.header_checksum == payload["header_checksum"]
            assert summaries_of_arrays(pages) == summaries_of_construct(data)


relaxed = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@relaxed
@given(strategies.page_lists())
@example(trees.page_list())
@example(trees.page_list(page_locations=[]))
@example(trees.page_list(trees.column_pages([], -(2**63)), trees.column_pages([])))
def test_built_page_lists(tree: dict[str, Any]) -> None:
    data = v1.build_envelope(tree)
    expected = from_construct(data)
    assert from_kaitai(data) == expected
    if smallest_counts(data):
        with pytest.raises(EnvelopeError):
            arrays(data)
    else:
        assert from_arrays(arrays(data)) == expected
        assert summaries_of_arrays(arrays(data)) == summaries_of_construct(data)


def accepted(parse: Any, data: bytes) -> bool:
    try:
        parse(data)
    except (EnvelopeError, *PARSE_FAILURES):
        return False
    return True


@relaxed
@given(strategies.page_lists(), st.data())
def test_damaged_page_lists_are_refused_or_read_by_all(tree: dict[str, Any], choices: st.DataObject) -> None:
    payload = v1.build_envelope(tree)[8:-8]
    changed = bytearray(payload)
    for _ in range(choices.draw(st.integers(1, 3))):
        position = choices.draw(st.integers(0, len(changed) - 1))
        changed[position] = choices.draw(st.integers(0, 255) | st.sampled_from([0, 0x7F, 0x80, 0xFF]))
    if choices.draw(st.booleans()):
        del changed[choices.draw(st.integers(0, len(changed) - 1)) :]
    data = v1.build_envelope({"type_id": 3, "payload": Raw(bytes(changed))})
    readable = accepted(from_construct, data)
    assert accepted(from_kaitai, data) == readable
    if readable and smallest_counts(data):
        return
    assert accepted(arrays, data) == readable
    if readable:
        assert from_arrays(arrays(data)) == from_construct(data)
        assert summaries_of_arrays(arrays(data)) == summaries_of_construct(data)


def test_large_page_list() -> None:
    """Many clusters and columns of equal frames, and one frame that differs from the others."""
    pages = [(-5, 20, 1000), (7, 30, 2000)]
    regular = [trees.column_pages(pages, 100) for _ in range(50)]
    odd = trees.column_pages([{"num_elements_signed": 3, "locator": trees.locator(1, 2)}], 100)
    large = {"kind": 1, "reserved": 2, "len_range": 1 << 40, "ofs_range": 5}
    mixed = trees.column_pages([pages[0], {"num_elements_signed": 9, "locator": large}, pages[1]], 100)
    clusters = [regular, [*regular, odd], [mixed, *regular], regular[:3], [], regular]
    data = v1.build_envelope(trees.page_list(page_locations=clusters, cluster_summaries=[]))
    assert from_arrays(arrays(data)) == from_construct(data)
    assert from_construct(data) == from_kaitai(data)


def test_non_standard_locator_of_type_zero_is_no_byte_range() -> None:
    head = (-16).to_bytes(4, "little", signed=True)
    page = Raw((1).to_bytes(4, "little") + head + bytes(12))
    data = v1.build_envelope(trees.page_list(trees.column_pages([page])))
    pages = arrays(data)
    assert pages.size.tolist() == [-1]
    assert pages.foreign[0].kind == KIND_NON_STANDARD_ZERO
    assert from_arrays(pages) == from_construct(data)


def _many_clusters(count: int = 60) -> list[list[Any]]:
    """Clusters that all look alike, with columns of different numbers of pages."""
    columns = [
        trees.column_pages([(-5, 20, 1000 + page) for page in range(number)], 7) for number in (1, 0, 3, 2)
    ]
    return [list(columns) for _ in range(count)]


def _longer_column(clusters: list[list[Any]]) -> None:
    clusters[40][2] = trees.column_pages([(-5, 20, 1000)] * 4)


def _further_column(clusters: list[list[Any]]) -> None:
    clusters[50].append(trees.column_pages([]))


def _swapped_columns(clusters: list[list[Any]]) -> None:
    clusters[59][0], clusters[59][2] = clusters[59][2], clusters[59][0]


def _suppressed_column(clusters: list[list[Any]]) -> None:
    clusters[33][1] = trees.column_pages([], -1)


def _large_locator(clusters: list[list[Any]]) -> None:
    locator = {"kind": 1, "reserved": 0, "len_range": 1, "ofs_range": 2}
    clusters[0][0] = trees.column_pages([{"num_elements_signed": 1, "locator": locator}])


@pytest.mark.parametrize(
    "change",
    [
        lambda clusters: None,
        _longer_column,
        _further_column,
        _swapped_columns,
        _suppressed_column,
        _large_locator,
    ],
)
def test_many_clusters_that_are_alike_or_nearly_so(change: Any) -> None:
    clusters = _many_clusters()
    change(clusters)
    data = v1.build_envelope(trees.page_list(page_locations=clusters, cluster_summaries=[]))
    assert from_arrays(arrays(data)) == from_construct(data)


def test_damage_in_one_of_many_clusters_that_are_alike() -> None:
    for position in range(0, 200, 3):
        clusters = _many_clusters(40)
        data = v1.build_envelope(trees.page_list(page_locations=clusters, cluster_summaries=[]))
        payload = bytearray(data[8:-8])
        payload[len(payload) // 2 + position] ^= 0x81
        changed = v1.build_envelope({"type_id": 3, "payload": Raw(bytes(payload))})
        assert accepted(arrays, changed) == accepted(from_construct, changed)
        if accepted(arrays, changed):
            assert from_arrays(arrays(changed)) == from_construct(changed)


def _uniform(num_clusters: int, num_columns: int, num_pages: int) -> bytes:
    """The page list of clusters that all have equally many columns of equally many pages."""
    clusters = [
        [
            trees.column_pages(
                [(-5 - page, 20 + column, 1000 * cluster) for page in range(num_pages)], cluster
            )
            for column in range(num_columns)
        ]
        for cluster in range(num_clusters)
    ]
    return v1.build_envelope(trees.page_list(page_locations=clusters, cluster_summaries=[]))


def _outcome(data: bytes) -> Any:
    try:
        return from_arrays(arrays(data))
    except EnvelopeError as error:
        return error.rule_id, error.path, error.offset


@pytest.mark.parametrize("num_columns", [0, 1, 3])
@pytest.mark.parametrize("num_pages", [0, 1, 4])
def test_equally_many_pages_everywhere(
    num_columns: int, num_pages: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = _uniform(40, num_columns, num_pages)
    pages = arrays(data)
    assert from_arrays(pages) == from_construct(data)
    monkeypatch.setattr(page_list.FrameWalk, "equal_frames", lambda *arguments: None)
    for one, other in zip(vars_of(pages), vars_of(arrays(data)), strict=True):
        assert np.array_equal(one, other)
        assert getattr(one, "dtype", None) == getattr(other, "dtype", None)


def test_damage_where_all_have_equally_many_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    data = _uniform(33, 2, 2)
    start = 8 + 8 + 12  # behind preamble, checksum of the header and the empty list of summaries
    length = (len(data) - 8 - start) // 33
    damaged = []
    # Every byte of the first frames and of those in the middle.
    for position in [
        *range(start, start + 12 + length),
        *range(start + 12 + 16 * length, start + 12 + 17 * length),
    ]:
        for flipped in (0x80, 0x01):
            payload = bytearray(data[8:-8])
            payload[position - 8] ^= flipped
            damaged.append(v1.build_envelope({"type_id": 3, "payload": Raw(bytes(payload))}))
    found = [_outcome(each) for each in damaged]
    monkeypatch.setattr(page_list.FrameWalk, "equal_frames", lambda *arguments: None)
    assert found == [_outcome(each) for each in damaged]
    assert any(isinstance(each, tuple) for each in found)


# Where frames do not fit: rule, path and byte of each

PAGES = [(1, 4, 100), (2, 8, 200)]


def broken(*columns: Any, **values: Any) -> EnvelopeError:
    data = v1.build_envelope(trees.page_list(*columns, **values))
    assert not accepted(from_construct, data)
    assert not accepted(from_kaitai, data)
    with pytest.raises(EnvelopeError) as caught:
        GENERATION.parse_page_list(data, 0x1000)
    error = caught.value
    assert error.offset is not None
    assert 0x1000 < error.offset < 0x1000 + len(data)
    return error


@pytest.mark.parametrize(
    ("column", "rule_id", "path"),
    [
        ({"len_frame": forced(50)}, "RNT-FRM-002", "page_list.page_locations[0][1]"),
        ({"len_frame": forced(-4000)}, "RNT-FRM-001", "page_list.page_locations[0][1]"),
        ({"len_frame": forced(-11)}, "RNT-FRM-001", "page_list.page_locations[0][1]"),
        ({"num_items": forced(40)}, "RNT-FRM-005", "page_list.page_locations[0][1]"),
        ({"num_items": forced(0xFFFFFFFF)}, "RNT-FRM-005", "page_list.page_locations[0][1]"),
    ],
)
def test_inner_frame_that_does_not_fit(column: dict[str, Any], rule_id: str, path: str) -> None:
    error = broken(trees.column_pages(PAGES), {**trees.column_pages(PAGES), **column})
    assert (error.rule_id, error.path) == (rule_id, path)


def test_missing_compression_settings() -> None:
    frame = v1.build_envelope(trees.page_list(trees.column_pages(PAGES)))
    assert accepted(arrays, frame)
    short = Raw((-20).to_bytes(8, "little", signed=True) + bytes(12))
    error = broken(trees.column_pages(PAGES), short)
    assert error.rule_id == "RNT-PGL-005"
    assert error.path == "page_list.page_locations[0][1].compression_settings"


def test_missing_element_offset() -> None:
    short = Raw((-16).to_bytes(8, "little", signed=True) + bytes(8))
    error = broken(short)
    assert error.rule_id == "RNT-PGL-005"


def test_locator_shorter_than_itself() -> None:
    head = (-((9 << 24) | 3)).to_bytes(4, "little", signed=True)
    page = Raw((1).to_bytes(4, "little") + head + bytes(12))
    error = broken(trees.column_pages([page]))
    assert (error.rule_id, error.path) == ("RNT-LOC-002", "page_list.page_locations[0][0][0].locator")


@pytest.mark.parametrize("count", [1, 3])
def test_number_of_elements_without_absolute_value(count: int) -> None:
    data = v1.build_envelope(
        trees.page_list(trees.column_pages([(1, 4, 100)] * count + [(SMALLEST, 4, 100)]))
    )
    with pytest.raises(EnvelopeError) as caught:
        arrays(data)
    assert caught.value.rule_id == "RNT-PAG-005"


@pytest.mark.parametrize("trailing", [b"", b"later"])
def test_summaries_of_any_size(trailing: bytes) -> None:
    known = [
        {"first_entry": (1 << 64) - 1, "num_entries": (1 << 56) - 1, "flags": 0xFF},
        {"first_entry": 1 << 32, "num_entries": 1 << 40, "flags": 1},
        {"first_entry": 0, "num_entries": 0, "flags": 0},
    ]
    items = [known[0], {**known[1], "trailing": trailing}, known[2]]
    summaries = {"items": items, "trailing": trailing}
    data = v1.build_envelope(trees.page_list(trees.column_pages(PAGES), cluster_summaries=summaries))
    assert summaries_of_arrays(arrays(data)) == [tuple(each.values()) for each in known]
    assert from_arrays(arrays(data)) == from_construct(data)


def test_list_where_a_record_belongs_in_the_summaries() -> None:
    summary = {"first_entry": 0, "num_entries": 1, "flags": 0, "len_frame": forced(-24)}
    error = broken(cluster_summaries=[summary])
    assert error.rule_id == "RNT-FRM-002"
    assert error.path == "page_list.cluster_summaries[0].len_frame"


def test_arrays_are_small() -> None:
    """Less than 64 bytes for each page in all."""
    columns = [trees.column_pages([(-5, 20, 1000)] * 100, 0) for _ in range(100)]
    pages = arrays(v1.build_envelope(trees.page_list(*columns)))
    held = sum(value.nbytes for value in vars_of(pages) if isinstance(value, np.ndarray))
    assert held < 64 * pages.num_pages


@relaxed
@given(strategies.page_lists(), st.data())
def test_few_pages_are_the_same_arrays(tree: dict[str, Any], choices: st.DataObject) -> None:
    """The loop gives the arrays that numpy gives, of the same types, or leaves the bytes to it."""
    payload = bytearray(v1.build_envelope(tree)[8:-8])
    for _ in range(choices.draw(st.integers(0, 2))):
        position = choices.draw(st.integers(0, len(payload) - 1))
        payload[position] = choices.draw(st.integers(0, 255) | st.sampled_from([0, 0x7F, 0x80, 0xFF]))
    data = v1.build_envelope({"type_id": 3, "payload": Raw(bytes(payload))})
    outcomes = []
    for length, many in ((0, 0), (1 << 40, 1 << 40)):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(page_list, "_LEN_FEW", length)
            patch.setattr(page_list, "_MANY", many or page_list._MANY)
            try:
                outcomes.append(vars_of(arrays(data)))
            except EnvelopeError as error:
                outcomes.append([error.rule_id, error.path, error.offset, error.message])
    assert len(outcomes[0]) == len(outcomes[1])
    for one, other in zip(*outcomes, strict=True):
        assert np.array_equal(one, other) if isinstance(one, np.ndarray) else one == other
        assert getattr(one, "dtype", None) == getattr(other, "dtype", None)


def test_rc1_page_lists_are_the_same_arrays() -> None:
    """The first release candidate has other records, and element offsets that wrap around."""
    from rntuple_construct.format.metadata import FileMetadata
    from rntuple_construct.kit.corpus.mutations.bases import BASES

    compared = 0
    for make in BASES.values():
        for opened in FileMetadata(bytes(make())):
            ntuple = opened.require()
            for envelope in ntuple.page_list_envelopes:
                found = []
                for length in (0, 1 << 40):
                    with pytest.MonkeyPatch.context() as patch:
                        patch.setattr(page_list, "_LEN_FEW", length)
                        found.append(vars_of(ntuple.generation.parse_page_list(envelope.data, 0)))
                for one, other in zip(*found, strict=True):
                    assert np.array_equal(one, other) if isinstance(one, np.ndarray) else one == other
                    assert getattr(one, "dtype", None) == getattr(other, "dtype", None)
                compared += ntuple.generation.name == "rc1"
    assert compared


def vars_of(pages: PageList) -> list[Any]:
    return [getattr(pages, name) for name in PageList.__slots__]


def test_reserved_bits_of_rc1_do_not_count_items() -> None:
    """The upper four bits of the number of items are reserved, as both grammars have it."""
    generation = generation_named("rc1")
    for num_clusters, num_columns, num_pages in ((1, 3, 2), (40, 3, 2), (40, 1, 1), (3, 40, 5)):
        num_ranges = num_clusters * num_columns
        record = PageList(
            None, None,
            np.arange(num_clusters + 1) * num_columns,
            np.zeros(num_ranges, np.int64), np.full(num_ranges, 505),
            np.arange(num_ranges + 1) * num_pages,
            np.arange(num_ranges * num_pages, dtype=np.int32) + 1, np.zeros(num_ranges * num_pages, bool),
            np.full(num_ranges * num_pages, 40), np.arange(num_ranges * num_pages) * 100,
        )  # fmt: skip
        data = generation.build_page_list(record)
        expected = generation.parse_page_list(data, None)
        # The heads of the outermost frame, of the first cluster and of its first column.
        start = generation.start_of_page_locations(data)
        for head in (start, start + 8, start + 16):
            changed = bytearray(data)
            changed[head + 7] |= 0xF0
            found = generation.parse_page_list(bytes(changed), None)
            for name in ("first_range", "first_page", "num_elements", "offset", "compression_settings"):
                assert getattr(found, name).tolist() == getattr(expected, name).tolist()
