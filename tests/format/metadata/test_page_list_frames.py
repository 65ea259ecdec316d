"""Places in page lists: the walk over the frames finds what the grammar finds, whatever the locators."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support import trees
from support.corpora import corpus_names

import rntuple_construct as rnt
from rntuple_construct.base.constants import PAGE_LIST
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.format.metadata import FileMetadata, PageListFrames
from rntuple_construct.format.metadata.byte_ranges import Places


def paths_of(frames: PageListFrames) -> list[str]:
    """Every path that the walk over the frames can find."""
    found = ["page_list.page_locations"]
    for cluster in range(len(frames.clusters().starts) - 1):
        columns = frames.columns(cluster)
        assert columns is not None
        found.append(f"page_list.page_locations[{cluster}]")
        for column in range(len(columns.starts) - 1):
            pages = frames.pages(cluster, column)
            assert pages is not None
            path = f"page_list.page_locations[{cluster}][{column}]"
            found.append(path)
            found.append(f"{path}.element_offset")
            for page in range(len(pages.starts) - 1):
                found += [f"{path}[{page}]", f"{path}[{page}].locator"]
    return found


def compare(data: bytes, generation: Any = DEFAULT_GENERATION) -> None:
    frames = PageListFrames(data, generation)
    places = Places(generation, PAGE_LIST, data)
    for path in paths_of(frames):
        assert frames.locate(path) == places.find(path), path


def locators() -> Any:
    standard = st.builds(trees.locator, st.integers(0, 2**31 - 1), st.integers(0, 2**63))
    large = st.builds(
        lambda size, offset: {"kind": 1, "reserved": 0, "len_range": size, "ofs_range": offset},
        st.integers(0, 2**63), st.integers(0, 2**63),
    )  # fmt: skip
    unknown = st.builds(
        lambda payload: {"kind": 9, "reserved": 0, "payload": payload}, st.binary(min_size=0, max_size=20)
    )
    return st.one_of(standard, large, unknown)


PAGES = st.lists(
    st.builds(
        lambda count, locator: {"num_elements_signed": count, "locator": locator},
        st.integers(-1000, 1000),
        locators(),
    ),
    max_size=4,
)


@given(st.lists(st.lists(PAGES, max_size=4), max_size=4))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_frames_of_any_locators_are_where_the_grammar_finds_them(clusters: Any) -> None:
    tree = trees.page_list(
        cluster_summaries=[
            {"first_entry": 0, "num_entries": 0, "flags": 0} for _ in clusters
        ],
        page_locations=[[trees.column_pages(pages, 5) for pages in columns] for columns in clusters],
    )  # fmt: skip
    compare(DEFAULT_GENERATION.grammar.build_envelope(tree))


@pytest.mark.parametrize("name", corpus_names("1.x", "rc2", "rc1"))
def test_frames_of_real_page_lists_are_where_the_grammar_finds_them(name: str, corpus_file: Any) -> None:
    for opened in FileMetadata(corpus_file(name)):
        assert opened.ntuple is not None
        for envelope in opened.ntuple.page_list_envelopes:
            if len(envelope.data) < 20_000:
                compare(envelope.data, opened.ntuple.generation)


def test_what_follows_a_damaged_frame_is_not_found() -> None:
    column = trees.column_pages([(1, 4, 100)], 0)
    damaged = {**trees.column_pages([(1, 4, 100)], 0), "len_frame": forced(7)}
    tree = trees.page_list(
        cluster_summaries=[{"first_entry": 0, "num_entries": 1, "flags": 0}],
        page_locations=[[column, damaged, column]],
    )
    data = DEFAULT_GENERATION.grammar.build_envelope(tree)
    frames = PageListFrames(data, DEFAULT_GENERATION)
    columns = frames.columns(0)
    assert columns is not None
    assert (columns.num_items, len(columns.starts) - 1) == (3, 1)
    assert columns.error is not None
    assert columns.error.rule_id == "RNT-FRM-002"
    assert frames.locate("page_list.page_locations[0][0][0]") is not None
    assert frames.locate("page_list.page_locations[0][2][0]") is None
    assert frames.locate("page_list.page_locations[4]") is None
    assert frames.locate("page_list.cluster_summaries[0]") is None


@pytest.mark.parametrize("name", corpus_names("1.x", "rc2", "rc1"))
def test_what_stands_around_the_frames_is_where_the_grammar_finds_it(name: str, corpus_file: Any) -> None:
    for opened in FileMetadata(corpus_file(name)):
        assert opened.ntuple is not None
        for envelope in opened.ntuple.page_list_envelopes:
            if len(envelope.data) < 20_000:
                whole = Places(opened.ntuple.generation, PAGE_LIST, envelope.data)
                assert whole.find("page_list") == envelope.locate_inside(envelope.path)
                for path, place in whole.all().items():
                    inside = path.startswith(("page_list.page_locations[", "page_list.page_locations."))
                    if not inside:
                        assert envelope.locate_inside(envelope.path + path[len("page_list") :]) == place, path


@pytest.mark.parametrize("path", ["page_list[0]", "page_list[0].cluster_summaries[0].first_entry"])
def test_no_page_becomes_an_object_to_find_a_place_in_front_of_them(path: str) -> None:
    made = io.BytesIO()
    with rnt.create(made, "E", {"x": "std::int32_t"}, rnt.WriteOptions(page_size=4)) as writer:
        writer.extend({"x": np.zeros(10_000, np.int32)})
    (opened,) = FileMetadata(made.getvalue())
    assert opened.ntuple is not None
    (envelope,) = opened.ntuple.page_list_envelopes
    start, stop = envelope.locate_inside(path) or (0, 0)
    assert stop - start == (len(envelope.data) if path == "page_list[0]" else 8)
    assert len(envelope._places.all()) < 30
