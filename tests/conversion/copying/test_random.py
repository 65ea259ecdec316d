"""Random schemas through every generation: the values survive, or the field that cannot be written is named."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rntuple_spec.constants import FieldFlag
from support.file_checks import findings

import rntuple_construct as rnt
from rntuple_construct.conversion import ConvertOptions, convert
from rntuple_construct.format.generations import WRITABLE_GENERATIONS
from rntuple_construct.kit.files.random_schemas import can_write
from rntuple_construct.kit.fuzzing import Generated
from rntuple_construct.kit.fuzzing.strategies import files

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
# Notes on what drafts do not keep: checksums of types, and their own spelling of encodings.
LOST = ("RNT-FLD-022", "RNT-TYP-004", "RNT-ENC-012")
MISSING: dict[str, tuple[str, ...]] = {
    "1.x": (),
    "rc2": ("std::unordered_multi", "std::multi"),
    "rc1": ("std::set", "std::map", "std::atomic", "std::unordered", "std::multi"),
}


def converted(data: bytes, to: str) -> bytes:
    buffer = io.BytesIO()
    convert(data, buffer, ConvertOptions(to=to, drop_attribute_sets=True))
    return buffer.getvalue()


def described(ntuple: Any, *, ordered: bool) -> list[Any]:
    """Records of all fields, without versions and checksums of classes, which drafts do not all keep, and without ids if the order is another one."""
    records = [
        replace(
            field.record,
            type_version=0,
            type_checksum=None,
            flags=field.record.flags & ~FieldFlag.TYPE_CHECKSUM,
        )
        for field in ntuple.schema.fields
    ]
    if ordered:
        return records
    return sorted((replace(record, parent_id=0, source_field_id=None) for record in records), key=repr)


@settings(max_examples=100, deadline=None, suppress_health_check=SLOW)
@given(files("1.x", "deep"), st.lists(st.sampled_from(list(WRITABLE_GENERATIONS)), min_size=1, max_size=3))
def test_random_schemas_go_through_any_generations(made: Generated, route: list[str]) -> None:
    data = made.data
    for to in route:
        missing = any(name in repr(spec) for name in MISSING[to] for spec in made.schema.values())
        problem = None
        try:
            data = converted(data, to)
        except rnt.SchemaError as error:
            problem = str(error)
        if problem is not None:
            assert not all(can_write(WRITABLE_GENERATIONS[to], spec) for spec in made.schema.values())
            assert re.search(f"field '.*generation {to} has no ", problem)
            return
        assert not missing
        with rnt.open(data) as file:
            assert file[made.ntuple].arrays(library="py") == made.rows
    data = converted(data, "1.x")
    with rnt.open(data) as file, rnt.open(made.data) as original:
        assert file[made.ntuple].arrays(library="py") == made.rows
        # What was added late stands in the header afterwards, before projected fields.
        ordered = not any(field.in_extension for field in original[made.ntuple].schema.fields)
        fields = described(original[made.ntuple], ordered=ordered)
        assert described(file[made.ntuple], ordered=ordered) == fields
    assert {each for each in findings(data) if not each.startswith(LOST)} == set()
