"""One walk over an RNTuple: what can be read is there, what cannot is told, and a strict consumer gets it as an error."""

from __future__ import annotations

from typing import Any

import pytest
from support.corpora import corpus_names
from support.patching import INDEX64, REAL32, DescribedCluster, column, field, file_of

import rntuple_construct as rnt
from rntuple_construct.base.errors import EnvelopeError, RNTupleError
from rntuple_construct.format.container import RootFile
from rntuple_construct.format.generations.kaitai import explain_failure
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.format.metadata import FileMetadata, NTupleMetadata, envelope, read_metadata
from rntuple_construct.kit.files.editable_file import EditableFile

FIELDS = [field("v", "std::vector<float>", role=1), field("_0", "float", parent=0)]
COLUMNS = [column(INDEX64, 0), column(REAL32, 1)]
CLUSTERS = [
    DescribedCluster(2, [[[1, 2]], [[1.0, 2.0]]]),
    DescribedCluster(2, [[[1], [4]], [[3.0], [4.0, 5.0], [6.0]]]),
]


def vectors() -> EditableFile:
    return file_of(FIELDS, COLUMNS, CLUSTERS)


def metadata_of(data: bytes | EditableFile, **options: Any) -> NTupleMetadata:
    container = RootFile(data if isinstance(data, bytes) else data.build())
    opened = read_metadata(container, container.find(), **options)
    assert opened.ntuple is not None
    return opened.ntuple


def rules(metadata: NTupleMetadata) -> list[str | None]:
    return [error.rule_id for error in metadata.errors]


# What is there


@pytest.mark.parametrize("name", corpus_names("1.x", "rc2", "rc1", "v0"))
def test_real_files_have_no_errors_and_the_clusters_that_the_reader_sees(name: str, corpus_file: Any) -> None:
    with rnt.open(corpus_file(name)) as file:
        known = {path: [each.summary for each in file[path].clusters] for path in file}
    walked = FileMetadata(corpus_file(name))
    assert walked.errors == []
    found = {}
    for opened in walked:
        assert opened.errors == ()
        assert opened.ntuple is not None
        assert opened.ntuple.errors == ()
        if opened.ntuple.parent is None:
            found[opened.ntuple.path] = [each.summary for each in opened.ntuple.clusters]
    assert found == known


def test_nothing_is_read_before_it_is_asked_for() -> None:
    draft = vectors()
    draft.page_lists[0]["checksum"] = forced(bytes(8))  # type: ignore[index]
    with rnt.open(draft.build()) as file:
        events = file.only()
        assert (list(events.fields), events.num_entries) == (["v"], 4)
        with pytest.raises(EnvelopeError, match="RNT-ENV-003 at page_list\\[0\\]"):
            _ = events.clusters


def test_positions_are_recorded_only_for_places(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: Any) -> None:
        raise AssertionError("positions were recorded")

    monkeypatch.setattr(envelope, "Places", refuse)
    monkeypatch.setattr(envelope, "PageListFrames", refuse)
    with rnt.open(vectors().build()) as file:
        assert len(file.only().arrays()["v"]) == 4


# What is wrong


def test_a_damaged_part_costs_only_what_depends_on_it() -> None:
    draft = vectors()
    draft.page_lists[0]["checksum"] = forced(bytes(8))  # type: ignore[index]
    metadata = metadata_of(draft)
    assert metadata.schema is not None
    assert (metadata.page_lists, metadata.clusters) == ((None,), ())
    assert rules(metadata) == ["RNT-ENV-003"]


def test_the_strict_way_raises_the_first_error() -> None:
    draft = vectors()
    draft.footer["payload"]["header_checksum"] = forced(bytes(8))  # type: ignore[index]
    metadata = metadata_of(draft)
    assert metadata.header_envelope.require() is metadata.header
    with pytest.raises(EnvelopeError) as caught:
        metadata.require_schema()
    assert (caught.value.rule_id, caught.value.path) == ("RNT-FTR-001", "footer.header_checksum")
    assert metadata.footer is None


def test_an_error_raised_again_and_again_does_not_grow() -> None:
    draft = vectors()
    draft.header["checksum"] = forced(bytes(8))  # type: ignore[index]
    metadata = metadata_of(draft)
    depths = []
    for _ in range(3):
        with pytest.raises(RNTupleError) as caught:
            metadata.header_envelope.require()
        depths.append(len(caught.traceback))
    assert depths[0] == depths[2]


@pytest.mark.parametrize("count", [1, 3])
def test_strings_that_are_no_utf8_are_told_and_the_rest_is_read(count: int) -> None:
    types = [f"T{index}".encode() + b"\xff" for index in range(count)]
    fields = [field(f"x{index}", "float") for index in range(count)]
    for each, type_name in zip(fields, types, strict=True):
        each["type_name"] = type_name
    draft = file_of(fields, [column(REAL32, index) for index in range(count)], [])
    metadata = metadata_of(draft)
    assert metadata.header is not None
    assert [record.name for record in metadata.header.schema.fields] == [
        f"x{index}" for index in range(count)
    ]
    assert [(error.rule_id, error.path) for error in metadata.header_envelope.errors] == [
        ("RNT-BAS-002", f"header.schema.fields[{index}].type_name") for index in range(count)
    ]
    with pytest.raises(EnvelopeError, match="not UTF-8"):
        metadata.require_schema()


def test_a_known_feature_is_no_error() -> None:
    draft = vectors()
    draft.header["payload"]["feature_flags"] = [1]  # type: ignore[index]
    metadata = metadata_of(draft)
    assert metadata.header is not None
    assert rules(metadata) == []


def test_a_wrong_checksum_of_an_anchor_does_not_hide_what_it_leads_to() -> None:
    draft = vectors()
    draft.anchor["checksum"] = forced(bytes(8))
    container = RootFile(draft.build())
    opened = read_metadata(container, container.find())
    assert [error.rule_id for error in opened.errors] == ["RNT-ANC-004"]
    assert opened.ntuple is not None
    assert opened.ntuple.errors == ()
    with pytest.raises(RNTupleError, match="RNT-ANC-004"):
        opened.require()


def test_checksums_are_compared_only_if_asked_for() -> None:
    draft = vectors()
    draft.header["checksum"] = forced(bytes(8))  # type: ignore[index]
    draft.footer["checksum"] = forced(bytes(8))  # type: ignore[index]
    draft.page_lists[0]["checksum"] = forced(bytes(8))  # type: ignore[index]
    assert rules(metadata_of(draft, verify=False)) == []
    assert rules(metadata_of(draft)) == ["RNT-ENV-003", "RNT-ENV-003"]


# Files that are none, or only in part


def test_what_is_no_root_file_has_an_error_and_no_rntuples() -> None:
    file = FileMetadata(b"not a ROOT file at all")
    assert file.container is None
    assert [error.rule_id for error in file.errors] == ["RNT-CNT-001"]
    assert list(file) == []


def test_a_file_that_is_cut_off_says_so() -> None:
    data = vectors().build()
    file = FileMetadata(data[:-50])
    assert file.is_truncated
    assert file.errors[0].rule_id == "RNT-CNT-002"
    assert file.errors[0].actual == len(data) - 50


# Places


def test_uncompressed_bytes_that_were_let_go_are_read_again() -> None:
    metadata = metadata_of(vectors())
    header = metadata.header_envelope
    before = header.data
    header.forget()
    assert "data" not in vars(header)
    assert header.data == before
    assert header.checksum == before[-8:]


def test_a_path_of_the_merged_schema_leads_to_header_or_extension() -> None:
    metadata = metadata_of(vectors())
    inside = metadata.locate("header.schema.columns[1]")
    assert inside is not None
    assert metadata.locate("schema.columns[1]") == inside
    assert metadata.anchor.ofs_header < inside.start < inside.stop
    assert metadata.locate("somewhere.else") is None
    anchor = metadata.locate("anchor.version_epoch")
    assert anchor is not None
    assert anchor.span == (metadata.anchor.span.start, metadata.anchor.span.stop)


def test_in_a_compressed_envelope_a_remark_says_which_bytes() -> None:
    fields = [field(f"f{index}", "float") for index in range(100)]
    many = file_of(fields, [column(REAL32, index) for index in range(100)], [])
    many.settings = 505
    metadata = metadata_of(many)
    header = metadata.header_envelope
    assert header.base is None
    place = metadata.locate("header.schema.fields[7].name")
    start, stop = header.locate_inside("header.schema.fields[7].name") or (0, 0)
    assert header.data[start:stop].endswith(b"f7")
    assert place is not None
    assert place.span == header.span
    assert place.remark == f"bytes {start:#x} to {stop:#x} of the uncompressed envelope"


def test_every_error_of_a_parse_has_a_place_of_its_own() -> None:
    draft = vectors()
    draft.header["payload"]["schema"]["columns"][1]["len_frame"] = forced(3)  # type: ignore[index]
    metadata = metadata_of(draft)
    (error,) = metadata.header_envelope.errors
    generation = metadata.generation
    told = explain_failure(generation.parser(1), metadata.header_envelope.data, "header", None, ValueError())
    assert error.path == told.path
    place = metadata.locate(error.path or "")
    assert place is not None
    assert place.start <= (error.offset or 0) < place.stop
