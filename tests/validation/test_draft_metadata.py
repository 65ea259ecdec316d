"""Envelopes of user meta-data, which only the release candidates have."""

from __future__ import annotations

from rntuple_construct.kit.files.file_description import FileDescription, make_field
from rntuple_construct.validation import validate

ENTRY = {"value_type": 1, "key": "run", "value": 7}


def test_sound_user_metadata_is_only_mentioned() -> None:
    data = FileDescription("rc2", fields=[make_field("x", "Empty", role=2)], metadata=[[ENTRY]]).build()
    assert [found.rule_id for found in validate(data).findings] == ["RNT-PRE-011"]


def test_damaged_user_metadata_is_found() -> None:
    data = bytearray(
        FileDescription("rc1", fields=[make_field("x", "Empty", role=2)], metadata=[[ENTRY]]).build()
    )
    data[data.index(b"run")] ^= 1
    found = [one for one in validate(bytes(data)).findings if one.rule_id != "RNT-PRE-011"]
    assert [(one.rule_id, one.path) for one in found] == [("RNT-RC1-003", "user_metadata[0]")]
