"""What the engine promises whatever the rules: levels, places, one finding for each cause, the rest goes on."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from rntuple_construct.base.errors import ContainerError, SourceError
from rntuple_construct.base.limits import Limits
from rntuple_construct.format.container import Key, RootFile
from rntuple_construct.format.container import directories as container_directories
from rntuple_construct.format.container.structures import read_key
from rntuple_construct.format.generations import DEFAULT_GENERATION, read_anchor
from rntuple_construct.format.grammar import v1
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.kit.corpus.mutations import BROKEN
from rntuple_construct.kit.corpus.mutations.bases import BASES, draft_of
from rntuple_construct.kit.corpus.mutations.places import NBYTES_NAME, SEEK_KEYS, directory_at, write_number
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.storage import Source, open_source
from rntuple_construct.storage.source import BufferSource
from rntuple_construct.validation import Depth, validate
from rntuple_construct.validation.checks import grammars
from rntuple_construct.validation.context import CleanEnvelopeCache, FileContext
from rntuple_construct.validation.findings import Collector
from rntuple_construct.validation.registry import file_check
from rntuple_construct.validation.rules import Severity, UnknownRuleError, rule_in_generation

ID, PT, NAME = 0, 1, 2
"""Columns of the plain file."""


def column_pages(draft: EditableFile, column: int, cluster: int = 0) -> Any:
    """The pages of a column in a cluster of the plain file."""
    return draft.located(int(cluster > 0), max(cluster - 1, 0), column)


def mutated(name: str) -> bytes:
    """The file that a mutation makes."""
    return next(mutation for mutation in BROKEN if mutation.name == name).make()


def rules(data: Any, *args: Any, **options: Any) -> list[str]:
    """Ids of the rules that are reported."""
    return [found.rule_id for found in validate(data, *args, **options).findings]


# What may be validated


def test_a_sound_file_is_ok() -> None:
    assert validate(BASES["plain"]()).ok


def test_a_path_and_its_bytes_give_the_same_findings(tmp_path: Path) -> None:
    data = mutated("flipped-bit-in-a-page")
    path = tmp_path / "damaged.root"
    path.write_bytes(data)
    assert rules(path) == rules(data) == rules(io.BytesIO(data))


def test_a_negative_version_in_a_keys_list_is_reported() -> None:
    data = bytearray(BASES["plain"]())
    with RootFile(bytes(data)) as file:
        image = file.keys()[0].key
    assert data[image.span.start + 4 : image.span.start + 6] == bytes([0, 4])
    data[image.span.start + 4 : image.span.start + 6] = bytes([0xFF, 0xFF])
    (found,) = validate(bytes(data)).findings
    assert (found.rule_id, found.span) == ("RNT-CNT-017", tuple(image.span))
    assert "version -1 in the keys list" in found.message


def test_a_keys_list_that_is_nowhere_but_has_a_size_is_reported() -> None:
    data = bytearray(BASES["plain"]())
    place = directory_at(data) + SEEK_KEYS
    data[place : place + 4] = bytes(4)
    found = validate(bytes(data)).findings
    assert [each.rule_id for each in found] == ["RNT-CNT-021"]
    assert found[0].severity is Severity.ERROR
    assert found[0].actual > 0


def test_a_missing_file_is_no_finding(tmp_path: Path) -> None:
    with pytest.raises(SourceError):
        validate(tmp_path / "missing.root")


def test_an_empty_file_is_no_root_file() -> None:
    assert rules(b"") == ["RNT-CNT-001"]


def test_the_report_names_the_rntuples() -> None:
    assert validate(BASES["plain"]()).files[0].ntuples == ("events",)


def test_the_name_of_the_file_can_be_given() -> None:
    report = validate(mutated("flipped-bit-in-a-page"), name="night shift")
    assert report.findings[0].file == report.files[0].name == "night shift"


# Levels and selection


@pytest.mark.parametrize(
    ("level", "expected"), [("structure", []), ("checksums", ["RNT-PAG-002"]), ("full", ["RNT-PAG-002"])]
)
def test_pages_are_hashed_from_the_second_level_on(level: str, expected: list[str]) -> None:
    assert rules(mutated("flipped-bit-in-a-page"), level) == expected


@pytest.mark.parametrize(
    ("level", "expected"), [("structure", []), ("checksums", []), ("full", ["RNT-ENC-002"])]
)
def test_pages_are_decoded_at_the_last_level(level: str, expected: list[str]) -> None:
    assert rules(mutated("falling-offsets"), level) == expected


def test_only_selected_rules_are_reported() -> None:
    assert rules(mutated("flipped-bit-in-a-page"), select="ENC") == []


def test_ignored_rules_are_not_reported() -> None:
    assert rules(mutated("flipped-bit-in-a-page"), ignore=["PAG-002"]) == []


def test_an_unknown_rule_cannot_be_selected() -> None:
    with pytest.raises(UnknownRuleError):
        validate(b"", select="RNT-XYZ")


def test_warnings_fail_if_asked_for() -> None:
    data = mutated("no-streamer-info")
    assert (validate(data).exit_code, validate(data, fail_on="warning").exit_code) == (0, 1)


# Places


def test_the_span_of_a_page_is_its_bytes_and_its_checksum() -> None:
    data = mutated("flipped-bit-in-a-page")
    found = validate(data).findings[0]
    page = draft_of("plain").page_lists[0]["payload"]["page_locations"][0][ID]["items"][0]["locator"]
    assert found.span == (page["ofs_range"], page["ofs_range"] + page["len_range"] + 8)
    assert found.path == "page_list[0].page_locations[0][0][0]"


@pytest.mark.parametrize("num_beyond", [0, 1, 8])
def test_a_page_may_end_with_the_file_and_not_later(num_beyond: int) -> None:
    draft = draft_of("plain")
    size = len(draft.build())
    page = draft.page_lists[0]["payload"]["page_locations"][0][ID]["items"][0]["locator"]
    page["ofs_range"] = size - page["len_range"] - 8 + num_beyond
    findings = validate(draft.build(), "structure").findings
    beyond = [found.path for found in findings if found.rule_id == "RNT-CNT-014"]
    assert beyond == (["page_list[0].page_locations[0][0][0]"] if num_beyond else [])


def test_the_span_of_a_string_in_the_header_is_absolute() -> None:
    data = mutated("description-in-latin-1")
    found = validate(data).findings[0]
    assert found.span is not None
    start, stop = found.span
    assert data[start:stop].endswith("Müonen".encode("latin-1"))


def test_the_span_of_a_page_description_is_its_sixteen_bytes() -> None:
    data = mutated("page-beyond-the-end")
    found = validate(data).findings[0]
    assert found.span is not None
    assert int.from_bytes(data[found.span[1] - 8 : found.span[1]], "little") == 1 << 40


def test_in_a_compressed_envelope_the_message_says_where() -> None:
    draft = draft_of("compressed")
    draft.header["payload"]["description"] = "Müonen".encode("latin-1")
    found = validate(draft.build()).findings[0]
    with RootFile(draft.build()) as file:
        anchor = read_anchor(file)
    assert found.span == (anchor.ofs_header, anchor.ofs_header + anchor.len_header_stored)
    assert "of the uncompressed envelope" in found.message


# One cause, one finding; the rest goes on


def test_two_damaged_pages_are_two_findings() -> None:
    draft = draft_of("plain")
    for column in (ID, PT):
        offset = column_pages(draft, column)["items"][0]["locator"]["ofs_range"]
        draft.data[offset] ^= 1
    assert rules(draft.build()) == ["RNT-PAG-002", "RNT-PAG-002"]


def test_a_page_that_two_columns_share_is_one_finding() -> None:
    draft = draft_of("plain")
    pages = [column_pages(draft, column)["items"] for column in (ID, 14)]
    pages[1][0]["locator"] = pages[0][0]["locator"]
    draft.data[pages[0][0]["locator"]["ofs_range"]] ^= 1
    assert rules(draft.build()) == ["RNT-PAG-002"]


def test_the_pages_of_other_cluster_groups_are_still_checked() -> None:
    draft = draft_of("plain")
    draft.page_lists[0]["checksum"] = forced(bytes(8))
    draft.data[column_pages(draft, ID, 1)["items"][0]["locator"]["ofs_range"]] ^= 1
    assert set(rules(draft.build())) == {"RNT-ENV-003", "RNT-PAG-002"}


def test_pages_are_still_hashed_if_the_header_is_damaged() -> None:
    draft = draft_of("plain")
    draft.header["checksum"] = forced(bytes(8))
    draft.data[column_pages(draft, ID)["items"][0]["locator"]["ofs_range"]] ^= 1
    assert set(rules(draft.build())) == {"RNT-ENV-003", "RNT-PAG-002"}


def test_other_columns_are_still_decoded() -> None:
    draft = draft_of("plain")
    draft.data[column_pages(draft, NAME)["items"][0]["locator"]["ofs_range"]] ^= 1
    offsets = column_pages(draft, 4)["items"]
    offsets[0] = draft.add_page((5).to_bytes(8, "little") + (2).to_bytes(8, "little") * 2, 3)
    assert set(rules(draft.build())) == {"RNT-PAG-002", "RNT-ENC-002"}


def test_a_damaged_anchor_does_not_hide_what_it_still_leads_to() -> None:
    draft = draft_of("plain")
    draft.anchor["checksum"] = forced(bytes(8))
    draft.data[column_pages(draft, ID)["items"][0]["locator"]["ofs_range"]] ^= 1
    assert set(rules(draft.build())) == {"RNT-ANC-004", "RNT-PAG-002"}


def test_a_wrong_length_is_no_wrong_checksum() -> None:
    assert rules(mutated("header-of-another-length")) == ["RNT-ENV-002"]


def test_many_findings_of_a_rule_are_counted() -> None:
    draft = draft_of("plain")
    schema = draft.header["payload"]["schema"]
    for field in schema["fields"]:
        field["trailing"] = b"?"
    for column in schema["columns"]:
        column["trailing"] = b"?"
    schema["fields"] += [
        {**schema["fields"][0], "name": f"f{i}", "parent_id": len(schema["fields"]) + i} for i in range(90)
    ]
    report = validate(draft.build(), select="FRM")
    assert len(report.findings) == 100
    assert dict(report.files[0].omitted)["RNT-FRM-004"] > 0


# Rules about this package


def test_a_disagreement_of_the_grammars_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    class Other:
        @staticmethod
        def parse_envelope(*args: Any, **options: Any) -> Any:
            tree = v1.parse_envelope(*args, **options)
            if tree["type_id"] == 1:
                tree["payload"]["name"] = b"Events"
            return tree

    data = BASES["plain"]()
    monkeypatch.setattr(type(DEFAULT_GENERATION), "grammar", Other)
    monkeypatch.setattr(grammars, "SOUND", CleanEnvelopeCache())  # other tests have validated this file
    found = validate(data).findings
    assert [(one.rule_id, one.path) for one in found] == [("RNT-VAL-001", "header.name")]


def test_sizes_beyond_the_limits_are_a_finding() -> None:
    limits = Limits(max_len_decompressed=64)
    assert set(rules(BASES["compressed"](), limits=limits)) == {"RNT-VAL-002"}


def test_a_file_without_rntuple_is_a_finding() -> None:
    draft = EditableFile.empty()
    data = bytearray(draft.build())
    with RootFile(bytes(data)) as file:
        image = file.keys()[0].key.span
    data[image.start - 4 : image.stop] = (0).to_bytes(4, "big") + bytes(image.stop - image.start)
    assert "RNT-VAL-004" in rules(bytes(data))


def test_a_page_in_another_place_is_not_checked() -> None:
    draft = draft_of("plain")
    locator = {"kind": 9, "reserved": 0, "payload": b"somewhere"}
    column_pages(draft, ID)["items"][0]["locator"] = locator
    assert rules(draft.build()) == ["RNT-VAL-003"]


def test_a_check_may_report_only_what_it_declares() -> None:
    @file_check("RNT-CNT-016")
    def liar(file: FileContext) -> None:
        file.emit("RNT-CNT-017", offset=0, problem="none")

    with open_source(BASES["plain"]()) as source:
        file = FileContext(source, Collector("f"), Depth.FULL, Limits())
        file.declared = liar.rules
        with pytest.raises(RuntimeError, match="RNT-CNT-017 is reported"):
            liar.function(file)


def test_a_rule_has_its_counterpart_in_other_generations() -> None:
    names = [rule_in_generation("RNT-ENV-003", generation) for generation in ("1.x", "rc2", "rc1")]
    assert names == ["RNT-ENV-003", "RNT-ENV-003", "RNT-RC1-003"]


def test_a_rule_without_counterpart_does_not_hold() -> None:
    assert rule_in_generation("RNT-FLD-016", "rc1") is None


def test_a_first_key_that_cannot_be_read_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """This package finds the root directory without it; the test needs no file that other readers could trip over."""

    def refuse(source: Source, offset: int, path: str, *rest: str) -> Key:
        if path == "root directory":
            raise ContainerError("key is damaged", path=path, offset=offset)
        return read_key(source, offset, path, *rest)

    monkeypatch.setattr(container_directories, "read_key", refuse)
    report = validate(BASES["plain"]())
    assert [(found.rule_id, found.span) for found in report.failures] == [("RNT-CNT-017", (100, 101))]
    assert "it does not end in the file" in report.failures[0].message


@pytest.mark.parametrize(
    ("lengths", "said"), [(b"\x7f", "do not end there"), (b"\0\0", "end at 0x")], ids=["long", "empty"]
)
def test_the_name_of_the_root_directory_ends_where_its_fields_start(lengths: bytes, said: str) -> None:
    data = bytearray(BASES["plain"]())
    with RootFile(bytes(data)) as file:
        key = file.directories()[0].key
    assert key is not None
    data[key.span.stop : key.span.stop + len(lengths)] = lengths
    (found,) = validate(bytes(data)).failures
    assert (found.rule_id, found.span) == ("RNT-CNT-003", (key.span.stop, directory_at(data)))
    assert said in found.message


def test_of_a_long_name_length_only_what_names_may_take_is_read() -> None:
    data = bytearray(BASES["plain"]())
    with RootFile(bytes(data)) as file:
        root = file.directories()[0]
    assert root.key is not None
    start = root.key.span.stop
    fields = bytes(data[root.span.start : root.span.stop])
    data += bytes(1 << 20) + fields
    write_number(data, NBYTES_NAME, len(data) - len(fields) - root.key.ofs_key)
    lengths = []

    class Counting(BufferSource):
        def read(self, offset: int, nbytes: int) -> memoryview:
            if offset == start:
                lengths.append(nbytes)
            return super().read(offset, nbytes)

    found = validate(Counting(bytes(data))).failures
    assert "RNT-CNT-003" in {each.rule_id for each in found}
    assert lengths == [1 << 16]
