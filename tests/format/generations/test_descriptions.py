"""Descriptions of fields and columns: made on request, as columns of all, and checked at once where readers need that."""

from __future__ import annotations

import pickle
from dataclasses import fields as members_of

import numpy as np
import pytest

from rntuple_construct.base.errors import EnvelopeError
from rntuple_construct.format.descriptor.schema import Schema
from rntuple_construct.format.generations import GENERATIONS
from rntuple_construct.format.generations.records import (
    ColumnRecord,
    FieldRecord,
    HeaderRecord,
    RecordList,
    SchemaRecord,
)
from rntuple_construct.format.metadata import FileMetadata
from rntuple_construct.kit.files.generate import generate_file


def schemas(generation: str) -> list[SchemaRecord]:
    found = []
    for seed in range(8):
        for opened in FileMetadata(generate_file(seed, generation).data):
            assert opened.ntuple is not None
            data = opened.ntuple.header_envelope.data
            found.append(GENERATIONS[generation].parse_header(data, None).schema)
    return found


@pytest.mark.parametrize("generation", ["1.x", "rc2", "rc1"])
def test_arrays_are_the_members_of_all_descriptions(generation: str) -> None:
    compared = 0
    for schema in schemas(generation):
        for records, kind in ((schema.fields, FieldRecord), (schema.columns, ColumnRecord)):
            assert isinstance(records, RecordList)
            for member in members_of(kind):
                if member.name == "value_range":
                    continue  # made of two members
                wanted = [getattr(item, member.name) for item in records]
                if member.name == "is_projected" or None in wanted:
                    assert records.is_present(member.name).tolist() == [
                        value not in (None, False) for value in wanted
                    ]
                elif all(isinstance(value, str) for value in wanted):
                    assert [raw.decode() for raw in records.strings(member.name).values()] == wanted
                elif all(type(value) is int for value in wanted):
                    assert records.array(member.name).tolist() == wanted
                else:
                    continue
                compared += len(records)
    assert compared > 500


def test_lists_of_descriptions_compare_and_travel_as_tuples() -> None:
    schema = schemas("1.x")[0]
    same = tuple(schema.fields)
    assert schema.fields == same
    assert same == schema.fields
    assert hash(schema.fields) == hash(same)
    assert schema.fields != same[1:]
    assert pickle.loads(pickle.dumps(schema.fields)) == same
    assert repr(schema.fields) == repr(same)
    assert schema.fields[0] is schema.fields[0]


def test_a_type_name_that_is_no_utf8_is_refused_before_it_is_asked_for() -> None:
    generation = GENERATIONS["1.x"]
    opened = next(iter(FileMetadata(generate_file(3).data)))
    assert opened.ntuple is not None
    data = opened.ntuple.header_envelope.data
    schema = generation.parse_header(data, None).schema
    name = schema.fields[-1].type_name.encode()
    wrong = len(name).to_bytes(4, "little") + b"\xff" * len(name)
    damaged = wrong.join(data.rsplit(len(name).to_bytes(4, "little") + name, 1))
    with pytest.raises(EnvelopeError) as caught:
        generation.parse_header(damaged, None)
    assert caught.value.rule_id == "RNT-BAS-002"
    assert str(caught.value.path).startswith("header.schema.fields[")


@pytest.mark.parametrize(
    "names", [(b"a", b"b\n", b""), (b"\xff", b"\xc3\xa4"), (b"\xc3", b"\xa4"), (b"",), ()]
)
def test_texts_that_are_no_utf8_are_shown(names: tuple[bytes, ...]) -> None:
    fields = [
        FieldRecord(
            field_version=0, type_version=0, parent_id=index, role=0, flags=0, name=f"{index}" * max(len(name), 1),
            type_name="int", type_alias="", description="",
        )
        for index, name in enumerate(names)
    ]  # fmt: skip
    header = HeaderRecord((0,), "n", "", "", SchemaRecord(tuple(fields)))
    data = GENERATIONS["1.x"].build_header(header)
    for index, name in enumerate(names):
        if name:
            length = len(name).to_bytes(4, "little")
            data = data.replace(
                length + f"{index}".encode() * len(name) + b"\3\0\0\0int", length + name + b"\3\0\0\0int"
            )
    read = GENERATIONS["1.x"].parse_header(data, None).schema.fields
    assert isinstance(read, RecordList)
    expected = [
        (name or f"{index}".encode()).decode("utf-8", "backslashreplace") for index, name in enumerate(names)
    ]
    assert expected == [field.name for field in read]
    schema = Schema(SchemaRecord(read), SchemaRecord())
    assert schema.links.names(np.arange(len(names))) == expected
    assert [schema.links.find(name) for name in expected] == list(range(len(names)))
