"""Every byte of a file has exactly one innermost annotation, and the annotations nest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.corpora import corpus_names
from support.explain_files import Plan, add_ntuple, ntuple_file

from rntuple_construct import reader
from rntuple_construct.explain import FileMap, Kind, Node, View, annotate
from rntuple_construct.explain.lookup import find_path
from rntuple_construct.kit.files.file_description import (
    DescribedCluster,
    FileDescription,
    make_column,
    make_field,
)
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder

EVERYTHING = corpus_names("1.x", "rc2", "rc1", "v0")


def views(nodes: Sequence[Node]) -> list[View]:
    found = []
    for node in nodes:
        if node.view is not None:
            found.append(node.view)
            found += views(node.view.nodes)
        found += views(node.children)
    return found


def assert_covers(nodes: Sequence[Node], start: int, stop: int) -> None:
    """The nodes follow each other without holes or overlaps, and so do the parts of each."""
    position = start
    for node in nodes:
        assert node.start == position, f"{node.path} starts at {node.start:#x}, not at {position:#x}"
        assert node.stop > node.start, node.path
        if len(node.children):
            assert_covers(node.children, node.start, node.stop)
        position = node.stop
    assert position == stop, f"annotations end at {position:#x}, not at {stop:#x}"


def bytes_of(file_map: FileMap) -> Counter[Kind]:
    sizes: Counter[Kind] = Counter()
    for leaf, kind in file_map.leaves():
        sizes[kind] += leaf.size
    return sizes


@pytest.mark.parametrize("name", EVERYTHING)
def test_annotations_of_a_real_file_cover_each_byte_once(name: str, corpus_file: Any) -> None:
    path: Path = corpus_file(name)
    with annotate(path) as file_map:
        assert_covers(file_map.view.nodes, 0, path.stat().st_size)


@pytest.mark.parametrize("name", EVERYTHING)
def test_sizes_of_the_innermost_annotations_add_up_to_the_file(name: str, corpus_file: Any) -> None:
    path: Path = corpus_file(name)
    with annotate(path) as file_map:
        assert sum(bytes_of(file_map).values()) == path.stat().st_size


@pytest.mark.parametrize("name", EVERYTHING)
def test_uncompressed_envelopes_are_covered_too(name: str, corpus_file: Any) -> None:
    with annotate(corpus_file(name)) as file_map:
        for view in views(file_map.view.nodes):
            assert_covers(view.nodes, 0, view.size)


@pytest.mark.parametrize("name", EVERYTHING)
def test_no_byte_of_a_real_file_is_unclaimed_or_unparsed(name: str, corpus_file: Any) -> None:
    with annotate(corpus_file(name)) as file_map:
        sizes = bytes_of(file_map)
        assert (sizes[Kind.UNCLAIMED], sizes[Kind.UNPARSED], file_map.problems) == (0, 0, [])


@pytest.mark.parametrize("name", EVERYTHING)
def test_every_page_that_the_reader_knows_is_annotated_at_its_place(name: str, corpus_file: Any) -> None:
    with reader.open(corpus_file(name)) as file, annotate(corpus_file(name)) as file_map:
        expected = {
            (int(offset), int(size))
            for ntuple in (file[key] for key in file.keys())  # noqa: SIM118
            for cluster in ntuple.clusters
            for column in ntuple.schema.columns
            if (pages := cluster.column_range(column.column_id)) is not None
            for offset, size in zip(pages.offset, pages.size, strict=True)
            if size > 0
        }
        table = file_map.pages
        found = set(zip(table.start.tolist(), (table.data_stop - table.start).tolist(), strict=True))
        assert found == expected


@pytest.mark.parametrize("name", EVERYTHING)
def test_every_innermost_annotation_says_what_it_means(name: str, corpus_file: Any) -> None:
    with annotate(corpus_file(name)) as file_map:
        silent = [leaf.path for leaf, _ in file_map.leaves() if not leaf.meaning]
        silent += [
            leaf.path for view in views(file_map.view.nodes) for leaf in view.nodes if not leaf.meaning
        ]
        assert silent == []


@pytest.mark.parametrize("name", EVERYTHING)
def test_stored_checksums_of_real_files_match(name: str, corpus_file: Any) -> None:
    with annotate(corpus_file(name)) as file_map:
        checksums = [leaf for leaf, kind in file_map.leaves() if kind is Kind.CHECKSUM]
        checksums += [
            node
            for view in views(file_map.view.nodes)
            for node in view.nodes
            if node.name == "checksum" and not node.path.endswith("anchor.checksum")
        ]
        assert [node.path for node in checksums if not node.text.endswith("(matches)")] == []


def test_pages_with_the_same_bytes_have_one_annotation_that_names_all_uses() -> None:
    shared: list[int] = []

    def locator(cluster: int, column: int, page: int, size: int, offset: int) -> bytes:
        shared.append(offset)
        return size.to_bytes(4, "little") + shared[0].to_bytes(8, "little")

    with annotate(ntuple_file(Plan(num_columns=3, locator=locator))) as file_map:
        assert_covers(file_map.view.nodes, 0, file_map.size)
        assert len(file_map.pages) == 1
        assert [owner.column for owner in file_map.pages.owners(0)] == [0, 1, 2]


def test_a_blob_over_several_keys_is_annotated_in_parts_with_its_table_of_offsets() -> None:
    data = ntuple_file(Plan(num_columns=20, max_key_size=300))
    with annotate(data) as file_map:
        assert_covers(file_map.view.nodes, 0, file_map.size)
        assert file_map.problems == []
        assert bytes_of(file_map)[Kind.UNCLAIMED] == 0
        assert {"header", "header.parts[1]", "header.part_offsets"} <= file_map.places.keys()
        header = [view for view in views(file_map.view.nodes) if view.name == "header"]
        assert len(header) == 1
        assert_covers(header[0].nodes, 0, header[0].size)


def test_offsets_in_the_table_of_a_spread_blob_refer_to_its_parts() -> None:
    with annotate(ntuple_file(Plan(num_columns=20, max_key_size=300))) as file_map:
        table = file_map.places["header.part_offsets"]
        leaf = next(leaf for leaf, _ in file_map.leaves() if leaf.start == table)
        assert leaf.target == file_map.places["header.parts[1]"]


def test_free_space_is_shown_as_free_and_garbage_as_unclaimed() -> None:
    builder = RootFileBuilder()
    builder.add_gap(40)
    add_ntuple(builder, Plan())
    builder.add_garbage(b"\x03\x10\xdc\x00" * 5)
    builder.add_garbage(b"\x11" * 12, listed_as_free=True)
    with annotate(builder.finish(after_end=b"tail")) as file_map:
        assert_covers(file_map.view.nodes, 0, file_map.size)
        sizes = bytes_of(file_map)
        assert (sizes[Kind.FREE], sizes[Kind.UNCLAIMED]) == (40 + 12, 20 + 4)


def test_a_record_in_free_space_is_free_space() -> None:
    builder = RootFileBuilder()
    start = len(builder.data)
    builder.add_blob(b"forgotten")
    builder.free.append((start, len(builder.data) - 1))
    add_ntuple(builder, Plan())
    with annotate(builder.finish()) as file_map:
        assert_covers(file_map.view.nodes, 0, file_map.size)
        (node,) = [node for node in file_map.view.nodes if node.kind is Kind.FREE]
        assert (node.path, node.text) == ("free[0]", "earlier contents: RBlob")
        assert bytes_of(file_map)[Kind.UNCLAIMED] == 0


def test_a_blob_that_nothing_refers_to_is_unclaimed() -> None:
    builder = RootFileBuilder()
    builder.add_blob(b"forgotten")
    add_ntuple(builder, Plan())
    with annotate(builder.finish()) as file_map:
        assert bytes_of(file_map)[Kind.UNCLAIMED] == len(b"forgotten")
        assert file_map.problems == []


@pytest.mark.parametrize(("class_name", "kind"), [("TTree", Kind.TREE), ("TH1F", Kind.OBJECT)])
def test_listed_records_of_other_classes_are_named(class_name: str, kind: Kind) -> None:
    builder = RootFileBuilder()
    builder.record(class_name, "thing", b"something else", directory=builder.root)
    add_ntuple(builder, Plan())
    with annotate(builder.finish()) as file_map:
        node = next(node for node in file_map.view.nodes if node.kind is kind)
        assert (node.path, node.text) == ("objects[0]", f"{class_name} 'thing'")


def test_baskets_of_a_ttree_are_named_by_branch_and_tree() -> None:
    builder = RootFileBuilder()
    builder.record("TBasket", "px", b"values", title="Events")
    builder.record("TObjString", "note", b"unlisted")
    add_ntuple(builder, Plan())
    with annotate(builder.finish()) as file_map:
        records = {node.path: node for node in file_map.view.nodes if node.path.startswith("records[")}
        assert {node.text for node in records.values()} == {
            "basket of branch 'px' of TTree 'Events'",
            "TObjString 'note': no directory lists it",
        }
        assert [node.kind for node in records.values()] == [Kind.BASKET, Kind.OBJECT]
        assert bytes_of(file_map)[Kind.UNCLAIMED] == 0
        assert file_map.problems == []


def test_the_key_of_a_real_basket_says_how_many_entries_it_holds(tmp_path: Path) -> None:
    uproot = pytest.importorskip("uproot")
    with uproot.recreate(tmp_path / "tree.root") as file:
        tree = file.mktree("Events", {"px": np.float32})
        tree.extend({"px": np.arange(7, dtype=np.float32)})
        tree.extend({"px": np.arange(5, dtype=np.float32)})
    with annotate(tmp_path / "tree.root") as file_map:
        assert_covers(file_map.view.nodes, 0, file_map.size)
        texts = {node.path: node.value for node, _ in file_map.leaves() if node.path.endswith("num_entries")}
        assert list(texts.values()) == [7, 5]
        assert bytes_of(file_map)[Kind.UNCLAIMED] == 0
        assert any(node.kind is Kind.TREE and node.text == "TTree 'Events'" for node in file_map.view.nodes)


def test_an_attribute_set_is_an_rntuple_of_its_own() -> None:
    from support import byte_builder as b

    builder = RootFileBuilder()
    offset, size, length = add_ntuple(builder, Plan(name="marks"), is_listed=False)
    link = b.record(b.u2(1), b.u2(0), b.u4(length), b.s4(size) + b.u8(offset), b.string("marks"))
    add_ntuple(builder, Plan(attribute_sets=[link]))
    with annotate(builder.finish()) as file_map:
        assert_covers(file_map.view.nodes, 0, file_map.size)
        assert [ntuple.path for ntuple in file_map.ntuples] == ["events", "events:marks"]
        assert {"footer", "events:marks:footer", "events:marks:anchor"} <= file_map.places.keys()
        assert bytes_of(file_map)[Kind.UNCLAIMED] == 0


def test_sub_directories_and_several_rntuples_have_paths_of_their_own() -> None:
    builder = RootFileBuilder()
    add_ntuple(builder, Plan(name="a"))
    add_ntuple(builder, Plan(name="b"))
    builder.add_directory("below")
    with annotate(builder.finish()) as file_map:
        assert_covers(file_map.view.nodes, 0, file_map.size)
        assert {
            "a:header",
            "b:header",
            "directories[1]",
            "directories[1].keys_list",
        } <= file_map.places.keys()


@pytest.mark.parametrize("with_checksums", [True, False])
def test_page_checksums_are_parts_of_their_pages(with_checksums: bool) -> None:
    plan = Plan(num_pages=3, with_checksums=with_checksums)
    with annotate(ntuple_file(plan)) as file_map:
        assert bytes_of(file_map)[Kind.CHECKSUM] == (3 * 8 if with_checksums else 0)
        assert np.all(file_map.pages.stop - file_map.pages.data_stop == (8 if with_checksums else 0))


@pytest.mark.parametrize("generation", ["rc1", "rc2"])
def test_user_metadata_of_the_release_candidates_are_annotated(generation: str) -> None:
    entries = [{"value_type": 4, "key": "author", "value": "somebody"}]
    draft = FileDescription(
        generation,
        [make_field("x", "float")],
        [make_column("Real32", 0)],
        [DescribedCluster(1, [[[1.5]]])],
        metadata=(entries,),
    )
    with annotate(draft.build()) as file_map:
        assert_covers(file_map.view.nodes, 0, file_map.size)
        assert bytes_of(file_map)[Kind.UNCLAIMED] == 0
        node = find_path(file_map, "user_metadata[0].entries[0]")[-1].node
        assert (node.text, bytes_of(file_map)[Kind.USER_METADATA] > 0) == ('"author"', True)


@pytest.mark.parametrize("generation", ["rc1", "rc2"])
def test_pages_of_sharded_clusters_belong_to_the_columns_of_their_group(generation: str) -> None:
    draft = FileDescription(
        generation,
        [make_field("x", "float"), make_field("y", "std::int32_t")],
        [make_column("Real32", 0), make_column("Int32", 1)],
        [
            DescribedCluster(2, [[[1.5, 2.5]]], first_entry=0, column_group=0),
            DescribedCluster(2, [[[7, 8]]], first_entry=0, column_group=1),
        ],
        column_groups=[[0], [1]],
    )
    with annotate(draft.build()) as file_map:
        assert_covers(file_map.view.nodes, 0, file_map.size)
        owners = [file_map.pages.owners(position)[0] for position in range(len(file_map.pages))]
        assert [(owner.cluster, owner.column) for owner in owners] == [(0, 0), (1, 1)]


def test_an_attribute_set_of_an_unknown_schema_version_is_annotated_and_told() -> None:
    from support import byte_builder as b

    builder = RootFileBuilder()
    offset, size, length = add_ntuple(builder, Plan(name="marks"), is_listed=False)
    link = b.record(b.u2(9), b.u2(0), b.u4(length), b.s4(size) + b.u8(offset), b.string("marks"))
    add_ntuple(builder, Plan(attribute_sets=[link]))
    with annotate(builder.finish()) as file_map:
        assert [ntuple.path for ntuple in file_map.ntuples] == ["events", "events:marks"]
        assert bytes_of(file_map)[Kind.UNCLAIMED] == 0
        assert any("RNT-ATT-004" in problem for problem in file_map.problems)
