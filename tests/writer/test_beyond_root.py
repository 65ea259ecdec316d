"""What ROOT cannot read is written only where it is asked for; entries without fields, names and anchors as ROOT has them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rntuple_spec.constants import ANCHOR_CLASS, Rc2ExtraTypeInfoContent

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.conversion import convert
from rntuple_construct.format.generations import DEFAULT_GENERATION, GENERATIONS, WRITABLE_GENERATIONS
from rntuple_construct.format.metadata import FileMetadata
from rntuple_construct.validation import validate
from rntuple_construct.writer import FieldSpec, StreamerSpec, WriteOptions

BEYOND = WriteOptions(beyond_root=True)


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "written.root"


def broken_rules(path: Path) -> set[str]:
    return {found.rule_id for found in validate(path, level="full").findings}


# Only with beyond_root


def split_half(target: Path, options: WriteOptions | None) -> None:
    schema = {"x": FieldSpec.of("float", encoding="SplitReal16")}
    with rnt.create(target, "events", schema, options) as writer:
        writer.extend({"x": [1.5, 2.5]})


def truncated_second(target: Path, options: WriteOptions | None) -> None:
    with rnt.create(target, "events", {"x": "float"}, options) as writer:
        writer.extend({"x": [1.5, 2.5]})
        writer.flush_cluster()
        writer.add_representation("x", "Real32Trunc:20")


def unknown_information(target: Path, options: WriteOptions | None) -> None:
    with rnt.create(target, "events", {"x": "float"}, options) as writer:
        writer.add_extra_type_info(b"anything", content_id=77)


def empty_object(target: Path, options: WriteOptions | None) -> None:
    with rnt.create(target, "events", {"x": StreamerSpec("Blob", 1, 7)}, options) as writer:
        writer.extend({"x": [b"abc", b""]})


CASES: list[tuple[Any, str]] = [
    (split_half, "RNT-COL-004"),
    (truncated_second, "RNT-COL-018"),
    (unknown_information, "RNT-EXT-004"),
    (empty_object, "RNT-ENC-012"),
]


@pytest.mark.parametrize(("write", "rule_id"), CASES)
def test_what_root_cannot_read_is_refused(write: Any, rule_id: str, target: Path) -> None:
    with pytest.raises(SchemaError, match="ROOT") as caught:
        write(target, None)
    assert caught.value.rule_id == rule_id
    assert "beyond_root" in str(caught.value)
    assert not target.exists()


@pytest.mark.parametrize("generation", sorted(GENERATIONS))
def test_releases_of_root_read_the_released_format_only(generation: str, target: Path) -> None:
    is_released = GENERATIONS[generation].class_name == ANCHOR_CLASS
    assert GENERATIONS[generation].is_read_by_root == is_released


@pytest.mark.parametrize("generation", sorted(set(WRITABLE_GENERATIONS) - {DEFAULT_GENERATION.name}))
def test_files_that_no_release_of_root_reads_have_what_it_refuses(generation: str, target: Path) -> None:
    content_id = Rc2ExtraTypeInfoContent.DEFINITION
    with rnt.create(target, "events", {"x": "float"}, generation=generation) as writer:
        writer.add_extra_type_info(b"struct X {};", content_id=content_id)
        writer.extend({"x": [1.5, 2.5]})
    with rnt.open(target) as file:
        assert file["events"].arrays(library="py") == [{"x": 1.5}, {"x": 2.5}]
        (info,) = file["events"].schema.extra_type_infos
        assert (info.content_id, info.content) == (content_id, b"struct X {};")


@pytest.mark.parametrize(
    ("write", "noted"),
    [
        (split_half, "RNT-COL-004"),
        (truncated_second, "RNT-COL-018"),
        (unknown_information, "RNT-EXT-006"),
        (empty_object, "RNT-ENC-012"),
    ],
)
def test_a_validation_notes_what_root_cannot_read(write: Any, noted: str, target: Path) -> None:
    write(target, BEYOND)
    assert noted in broken_rules(target)
    assert validate(target).ok


def test_objects_without_bytes_are_written_where_asked_for(target: Path) -> None:
    empty_object(target, BEYOND)
    with rnt.open(target) as file:
        assert file["events"].arrays(library="py") == [{"x": b"abc"}, {"x": b""}]


# Names


def test_the_longest_name_has_254_bytes(target: Path) -> None:
    name = "\u00e9" * 127
    with rnt.create(target, name, {"x": "float"}):
        pass
    with rnt.open(target) as file:
        assert file.keys() == [name]
    with pytest.raises(SchemaError, match="255 bytes") as caught:
        rnt.create(target, name + "n", {"x": "float"})
    assert caught.value.rule_id == "RNT-HDR-006"


@pytest.mark.parametrize("type_name", ["Float16_t", "std::vector<Float16_t>"])
def test_types_that_rntuples_of_root_do_not_know_are_refused(type_name: str, target: Path) -> None:
    with pytest.raises(SchemaError, match=r"Float16_t.*unknown to ROOT"):
        rnt.create(target, "events", {"x": type_name})


ALIASES = [
    ("Int_t", "std::int32_t", ""),
    ("std::vector<Long64_t>", "std::vector<std::int64_t>", ""),
    ("Bool_t", "bool", ""),
    ("size_t", "std::uint64_t", "size_t"),
    ("Double32_t", "double", "Double32_t"),
    ("std::vector<Double32_t>", "std::vector<double>", "std::vector<Double32_t>"),
    ("RVec<float>", "ROOT::VecOps::RVec<float>", "RVec<float>"),
]


@pytest.mark.parametrize(("given", "type_name", "alias"), ALIASES)
def test_aliases_are_recorded_as_root_does(given: str, type_name: str, alias: str, target: Path) -> None:
    with rnt.create(target, "events", {"x": given}):
        pass
    with rnt.open(target) as file:
        record = file["events"].schema.fields[0].record
        assert (record.type_name, record.type_alias) == (type_name, alias)
    assert broken_rules(target) == set()


# Entries of no fields


@pytest.mark.parametrize("data", [[{}, {}, {}], np.zeros(3, [])])
def test_entries_of_no_fields_are_written_and_converted(data: Any, target: Path) -> None:
    with rnt.create(target, "events", {}) as writer:
        assert writer.extend(data) == 3
        writer.flush_cluster()
        writer.extend([{}])
    copy = target.with_name("copy.root")
    convert(target, copy)
    for path in (target, copy):
        with rnt.open(path) as file:
            assert file["events"].num_entries == 4
        assert broken_rules(path) == set()


# Anchor and feature flags


def anchors(path: Path) -> list[Any]:
    return [opened.ntuple.anchor for opened in FileMetadata(path) if opened.ntuple is not None]


def test_anchors_are_compressed_where_that_shrinks_them(target: Path) -> None:
    for settings, is_compressed in (("lz4:4", True), ("zlib:1", True), ("zstd:5", False), ("none", False)):
        with rnt.create(target, "events", {"x": "float"}, compression=settings):
            pass
        (anchor,) = anchors(target)
        assert anchor.is_compressed is is_compressed, settings
        assert anchor.checksum is not None
