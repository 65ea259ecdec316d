"""Classes of users in the StreamerInfo record: taken over from ROOT's files, and from extra type information."""

from __future__ import annotations

import io
from typing import Any

import pytest
from support.root_files import NAMES, path_of

import rntuple_construct as rnt
from rntuple_construct.conversion import ConvertOptions, convert
from rntuple_construct.format.container import ClassDescription, RootFile, class_descriptions
from rntuple_construct.writer import StreamerSpec
from rntuple_construct.writer.container import streamer_info

ANCHOR = "ROOT::RNTuple"
OTHER_OBJECTS = frozenset({"TNamed"})
"""Classes of objects beside RNTuples in ROOT's files."""


def described(source: Any) -> dict[str, ClassDescription]:
    """What the StreamerInfo record of a file describes."""
    with RootFile(source) as file:
        info = file.streamer_info()
        assert info is not None
        assert info.complete
        found = {each.name: each for each in info.descriptions()}
        assert list(found) == [each.name for each in info.classes]
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_record_of_root_is_taken_apart_and_put_together_to_the_byte(name: str) -> None:
    with RootFile(path_of(name)) as file:
        info = file.streamer_info()
    assert info is not None
    assert streamer_info(info.len_key, info.descriptions()) == info.data


@pytest.mark.parametrize("name", NAMES)
def test_converted_files_describe_the_classes_of_their_fields(name: str) -> None:
    target = io.BytesIO()
    convert(path_of(name), target)
    theirs, ours = described(path_of(name)), described(target.getvalue())
    assert set(theirs) - set(ours) <= OTHER_OBJECTS
    assert ours == {key: value for key, value in theirs.items() if key in ours}


def test_only_classes_of_converted_fields_are_described() -> None:
    target = io.BytesIO()
    with rnt.open(path_of("classes")) as file:
        (name,) = (name for name, field in file.only().fields.items() if field.type_name == "Vec3")
    convert(path_of("classes"), target, ConvertOptions(fields=(name,)))
    assert set(described(target.getvalue())) == {ANCHOR, "Vec3"}


def test_a_damaged_record_is_said_and_does_not_stop_a_conversion() -> None:
    with RootFile(path_of("classes")) as file:
        start = file.header.ofs_info
    data = bytearray(path_of("classes").read_bytes())
    data[start + 60 : start + 200] = bytes(140)
    target = io.BytesIO()
    (report,) = convert(bytes(data), target)
    assert [note for note in report.notes if note.startswith("descriptions of classes are left out")]
    assert set(described(target.getvalue())) == {ANCHOR}


@pytest.mark.parametrize("generation", ["1.x", "rc2"])
def test_extra_type_information_is_also_described_by_the_file(generation: str) -> None:
    with rnt.open(path_of("streamers")) as file:
        (info,) = file.only().extra_type_infos
    target = io.BytesIO()
    schema = {"x": StreamerSpec("Streamed", checksum=7) if generation == "1.x" else "float"}
    with rnt.create(target, "events", schema, generation=generation) as writer:
        writer.add_extra_type_info(info.content)
    theirs, ours = described(path_of("streamers")), described(target.getvalue())
    anchors = {name for name in ours if name.endswith("::RNTuple")}
    assert len(anchors) == 1
    # A class with streamed members is no streamer field itself.
    assert {name: ours[name] for name in set(ours) - anchors} == {
        name: theirs[name] for name in set(theirs) - {ANCHOR, "HoldsTrees"}
    }
    assert rnt.validate(target.getvalue(), level="full").ok


def test_descriptions_of_another_file_are_given_by_hand() -> None:
    theirs = described(path_of("classes"))
    target = io.BytesIO()
    with rnt.create_file(target) as file:
        with file.create("events", {"x": "float"}):
            pass
        file.describe_classes(theirs.values())
        file.describe_classes([theirs["Vec3"]])
    assert described(target.getvalue()) == theirs
    with pytest.raises(rnt.SchemaError, match="closed"):
        file.describe_classes([])


@pytest.mark.parametrize(
    "content", [b"", b"nothing", b"\x40\0\0\2\0\5", b"\x40\0\0\x10\xff\xff\xff\xffTList\0\0\0"]
)
def test_information_that_cannot_be_read_describes_nothing(content: bytes) -> None:
    target = io.BytesIO()
    with rnt.create(target, "events", {"x": "float"}) as writer:
        writer.add_extra_type_info(content)
    assert set(described(target.getvalue())) == {ANCHOR}


def test_every_cut_of_a_list_gives_the_descriptions_in_front_of_it() -> None:
    with RootFile(path_of("classes")) as file:
        info = file.streamer_info()
    assert info is not None
    whole = info.descriptions()
    counts = []
    for stop in range(0, len(info.data), 37):
        found = class_descriptions(info.data[:stop], len_key=info.len_key)
        assert found == whole[: len(found)]
        counts.append(len(found))
    assert counts == sorted(counts)
