"""One model changes files of every generation."""

from __future__ import annotations

from typing import Any

import pytest
from rntuple_spec.column_types import ColumnType

import rntuple_construct as rnt
from rntuple_construct.base.constants import USER_METADATA
from rntuple_construct.format.generations import WRITABLE_GENERATIONS
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.kit.corpus.generations import cases
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import (
    DRAFTS,
    RECORD,
    DescribedCluster,
    DescribedPages,
    FileDescription,
    Model,
    build,
    make_column,
    make_field,
)
from rntuple_construct.kit.files.grammar_introspection import content_of, parse_path, replaced
from rntuple_construct.kit.files.parsed_file import ParsedFile
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder

V0 = next(case.make for case in cases() if case.id == "generations/v0/lists-and-strings")


def candidate(generation: str, **more: Any) -> EditableFile:
    """A file of a release candidate with one column."""
    clusters = [DescribedCluster(2, [[[1.5, 2.5]]])]
    return FileDescription(
        generation, [make_field("x", "float")], [make_column("Real32", 0)], clusters, **more
    ).draft()


@pytest.mark.parametrize("generation", WRITABLE_GENERATIONS)
def test_empty_files_can_be_read(generation: str) -> None:
    draft = EditableFile.empty("events", generation=WRITABLE_GENERATIONS[generation], writer="test")
    draft.header["payload"]["description"] = "of nothing"
    with rnt.open(draft.build()) as file:
        events = file["events"]
        assert (events.generation.name, events.description, events.writer) == (
            generation,
            "of nothing",
            "test",
        )
        assert (events.num_entries, events.schema.fields) == (0, ())


@pytest.mark.parametrize("generation", DRAFTS)
def test_a_new_draft_is_changed_and_stays_as_it_is(generation: str) -> None:
    draft = candidate(generation)
    before = draft.build()
    draft.field("x")["name"] = "renamed"
    page = draft.located(0, 0, 0)["items"][0]
    page["locator"] = draft.put_blob(bytes.fromhex("00000041 00001041"), 8)
    with rnt.open(draft.build()) as file:
        assert file.only().arrays(library="py") == [{"renamed": 8.0}, {"renamed": 9.0}]
    assert draft.build() == draft.build() != before


@pytest.mark.parametrize("generation", DRAFTS)
def test_user_metadata_is_taken_apart_and_linked_again(generation: str) -> None:
    entry = {"key": "k", "value_type": 4, "value": "short"}
    draft = EditableFile.take_apart(candidate(generation, metadata=[[entry]]).build())
    items = draft.user_metadata[0]["payload"]["entries"]
    (items["items"] if isinstance(items, dict) else items)[0]["value"] = "a longer value"
    with rnt.open(draft.build()) as file:
        assert file.only().user_metadata_versions == {"k": ("a longer value",)}
    assert b"a longer value" in draft.built["user_metadata"]


@pytest.mark.parametrize("generation", DRAFTS)
def test_a_forced_link_to_user_metadata_stays(generation: str) -> None:
    draft = candidate(generation, metadata=[[{"key": "k", "value_type": 4, "value": "v"}]])
    draft.footer["payload"]["meta_data_links"][0]["locator"]["ofs_range"] = forced(1 << 30)
    with rnt.open(draft.build()) as file, pytest.raises(rnt.RNTupleError) as caught:
        assert file.only().user_metadata
    assert "meta_data_links[0]" in str(caught.value) or "user_metadata[0]" in str(caught.value)


@pytest.mark.parametrize("generation", DRAFTS)
def test_envelopes_stored_elsewhere_stay_there(generation: str) -> None:
    draft = candidate(generation, metadata=[[{"key": "k", "value_type": 4, "value": "v"}]])
    stored: list[bytes] = []

    def store(data: bytes, size: int) -> dict[str, Any]:
        stored.append(data)
        return {"kind": 1, "reserved": 0, "payload": b"memory://elsewhere"}

    draft.stores[USER_METADATA] = store
    taken = EditableFile.take_apart(draft.build())
    assert stored == [draft.built["user_metadata"]]
    assert taken.user_metadata == [{}]
    taken.build()
    assert b"memory://elsewhere" in taken.built["footer"]


def test_files_before_the_specification_are_changed() -> None:
    draft = EditableFile.take_apart(V0())
    draft.header["payload"]["description"] = "a description that makes the header longer"
    data = draft.build()
    with rnt.open(data) as file:
        assert file.only().description == "a description that makes the header longer"
        assert file.only().num_entries == 3
    assert rnt.validate(data).findings == ()


@pytest.mark.parametrize("checksum", [False, True])
@pytest.mark.parametrize("generation", WRITABLE_GENERATIONS)
def test_copied_pages_keep_values_and_checksums(generation: str, checksum: bool) -> None:
    column = {"column_type": 0x0C, "bits_on_storage": 32, "field_id": 0, "flags": 0}
    if generation in DRAFTS:
        column = make_column("Real32", 0)
    clusters = [DescribedCluster(3, [DescribedPages([[1.5, 2.5], [3.5]], checksum=checksum)])]
    source = FileDescription(generation, [make_field("x", "float")], [column], clusters).draft()
    target = EditableFile.empty("copy", generation=WRITABLE_GENERATIONS[generation])
    target.add_blob(bytes(500))
    target.copy_pages(source)
    target.header, target.footer, target.page_lists = source.header, source.footer, source.page_lists
    with rnt.open(target.build()) as file:
        assert file["copy"].arrays(library="py") == [{"x": 1.5}, {"x": 2.5}, {"x": 3.5}]


def test_an_attribute_set_is_written_and_linked() -> None:
    draft, attributes = (one_cluster({"x": "float"}), one_cluster(ATTRIBUTES))
    draft.copy_pages(attributes)
    draft.link_attribute_set(attributes, name="quality")
    data = draft.build()
    assert rnt.validate(data).findings == ()
    with rnt.open(data) as file:
        assert file.only().attribute_set("quality").num_entries == 1


ATTRIBUTES = {
    "_rangeStart": "std::uint64_t",
    "_rangeLen": "std::uint64_t",
    "_userData": "",
    "_userData.q": "float",
}


def one_cluster(fields: dict[str, str]) -> EditableFile:
    """A file with one entry, in which every number but the start of a range is 1."""
    types = {"float": ColumnType.REAL32, "std::uint64_t": ColumnType.UINT64}
    model = Model()
    ids: dict[str, int] = {}
    for path, type_name in fields.items():
        above, _, name = path.rpartition(".")
        ids[path] = model.field(name, type_name, ids.get(above), role=0 if type_name else RECORD)
        if type_name:
            model.column(ids[path], types[type_name], [int(name != "_rangeStart")])
    return build(model, [1], [1])


def test_an_ntuple_is_written_into_a_file_made_by_hand() -> None:
    out = RootFileBuilder(wide_header=True, wide_keys=True)
    draft = FileDescription(
        "1.x", [make_field("x", "Empty", role=RECORD)], clusters=[DescribedCluster(4, [])]
    ).draft(out)
    out.add_anchor("nt", draft.write_envelopes(out.add_blob), directory=out.add_directory("below"))
    with rnt.open(out.finish()) as file:
        assert file["below/nt"].num_entries == 4


def test_a_parsed_file_keeps_unchanged_envelopes_in_their_place() -> None:
    data = one_cluster({"x": "float"}).build()
    base = ParsedFile(data)
    draft = EditableFile.of(base)
    assert draft.build() == data
    draft.root = replaced(base.root, parse_path("footer.feature_flags"), [2])
    new = draft.build()
    assert len(new) == len(data)
    assert new != data
    draft.root = replaced(base.root, parse_path("header.description"), b"longer")
    (page_list,) = (part for part in base.parts.values() if part.path[0] == "page_list")
    stop = page_list.offset + page_list.nbytes
    checksum = base.generation.len_envelope_checksum if base.generation else 0
    assert ParsedFile(draft.build()).parts["page_list", 0].offset == page_list.offset
    assert draft.build()[page_list.offset : stop - checksum] != data[page_list.offset : stop - checksum]
    assert rnt.validate(draft.build()).findings == ()
    assert base.root == ParsedFile(data).root


def test_files_that_were_not_parsed_have_no_base() -> None:
    with pytest.raises(rnt.RNTupleError, match="not started from a parsed file"):
        assert one_cluster({"x": "float"}).base


@pytest.mark.parametrize("generation", DRAFTS)
def test_numbers_of_envelopes_count_those_that_are_stored_elsewhere(generation: str) -> None:
    entries = [[{"key": key, "value_type": 4, "value": key}] for key in ("first", "second")]
    draft = EditableFile.take_apart(candidate(generation, metadata=entries).build())
    (first, _) = content_of(draft.footer["payload"]["meta_data_links"]) or ()
    first["locator"] = {"kind": 1, "reserved": 0, "payload": b"memory://elsewhere"}
    draft.user_metadata[0] = {}
    base = ParsedFile(draft.build())
    assert [bool(each) for each in base.root["user_metadata"]] == [False, True]
