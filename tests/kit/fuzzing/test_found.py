"""What campaigns found in this package: each file by its recipe, without objections since it was mended."""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from self_test import oracle
from self_test.oracle import TURNS, Bounds, Oracle
from self_test.parsers import own_line
from self_test.structures import structures

import rntuple_construct as rnt
from rntuple_construct.base.budgets import Budget, work_budget
from rntuple_construct.base.constants import PAGE_LIST
from rntuple_construct.base.errors import LimitError, RNTupleError, SchemaError
from rntuple_construct.format.container import RootFile
from rntuple_construct.format.grammar import v1
from rntuple_construct.format.metadata import PageStore
from rntuple_construct.kit.corpus.mutations import BROKEN
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.files.parsed_file import pages_of
from rntuple_construct.kit.fuzzing import ParsedFile, Recipe, Step, apply_recipe
from rntuple_construct.kit.fuzzing.intents import intent_of
from rntuple_construct.reader import DroppedFieldWarning
from rntuple_construct.reader import file as reader_file
from rntuple_construct.reader.summary import summarize
from rntuple_construct.validation import Severity, validate

FOUND: dict[str, tuple[str, tuple[Step, ...]]] = {
    "steps of an iteration are listed before the first is read": (
        "rc1-shards",
        (Step("set", "footer.cluster_summaries[2].first_entry", (1 << 64) - 1),),
    ),
    "type version of a fundamental type, which drafts may have": (
        "rc2",
        (Step("set", "header.schema.fields[0].type_version", 127),),
    ),
    "type alias that is the name of another type, which drafts may have": (
        "rc2",
        (Step("set", "header.schema.fields[1].type_alias", b"float"),),
    ),
    "sub-field of a vector with a name of its own, which drafts may have": (
        "rc1-schema",
        (Step("set", "header.schema.fields[3].name", b"element"),),
    ),
    "optional whose type has no argument, for the reader and for the validator": (
        "extra",
        (Step("set", "header.schema.fields[3].type_name", b"std::unique_ptr"),),
    ),
    "type name that nobody understands, which drafts may have": (
        "rc2-schema",
        (Step("set", "header.schema.fields[2].type_name", b"std::tuple<float,"),),
    ),
    "type name that is not ASCII, which drafts may have": (
        "rc2-schema",
        (Step("set", "header.schema.fields[2].type_name", b"\xce\xa9"),),
    ),
    "number without a type name, which the first drafts may have": (
        "rc1",
        (Step("set", "header.schema.fields[1].type_name", b""),),
    ),
    "atomic type without a sub-field, which the first drafts may have": (
        "rc1",
        (Step("set", "header.schema.fields[1].type_name", b"std::atomic<std::string>"),),
    ),
    "atomic type with two sub-fields, which the validator raised in place of a report": (
        "plain",
        (Step("set", "header.schema.fields[23].parent_id", 21),),
    ),
    "map that does not hold a pair, which the first drafts may have": (
        "rc1-schema",
        (Step("set", "header.schema.fields[2].type_name", b"std::multimap"),),
    ),
    "field of another type that shows a column that it owns, in a draft": (
        "rc1-shards",
        (
            Step("set", "header.schema.fields[0].type_name", b"std::uint16_t"),
            Step(
                "insert",
                "footer.schema_extension.schema.alias_columns[0]",
                {"physical_column_id": 0, "field_id": 0, "trailing": b""},
            ),
        ),
    ),
    "alias of a column for the field that owns it, in a draft": (
        "rc1-schema",
        (
            Step(
                "insert",
                "footer.schema_extension.schema.alias_columns[0]",
                {"physical_column_id": 0, "field_id": 0, "trailing": b""},
            ),
        ),
    ),
    "flag of a later generation, in a draft": (
        "rc1-schema",
        (Step("set", "header.schema.fields[7].flags", 4),),
    ),
    "header that expands to very much, looked at to tell generations apart": (
        "rc1",
        (Step("bomb", "header", 1 << 28),),
    ),
}


def made(name: str) -> bytes:
    base, steps = FOUND[name]
    return apply_recipe(BASES[base](), Recipe(steps))


@pytest.mark.parametrize("name", FOUND)
def test_there_are_no_objections_any_more(name: str) -> None:
    assert Oracle(Bounds(seconds=30)).look(made(name)) == []


def test_an_iteration_over_more_entries_than_could_be_listed_ends_in_an_error() -> None:
    data = made("steps of an iteration are listed before the first is read")
    with rnt.open(data) as file, pytest.raises(RNTupleError, match="RNT-CGR-003"):
        list(file.only().iterate(step_size=1))


def test_a_field_with_too_many_sub_fields_costs_only_itself() -> None:
    data = made("atomic type with two sub-fields, which the validator raised in place of a report")
    assert "RNT-TYP-005" in {found.rule_id for found in rnt.validate(data).failures}
    with rnt.open(data) as file:
        with pytest.warns(DroppedFieldWarning):
            events = file.only()
        assert list(events.dropped) == ["atom"]
        assert "RNT-TYP-005" in str(events.dropped["atom"])
        assert len(events.arrays(library="py")) == events.num_entries > 0


def test_a_sub_field_whose_name_the_target_does_not_allow_gets_the_one_that_it_has_to_have() -> None:
    target = io.BytesIO()
    (done,) = rnt.convert(made("sub-field of a vector with a name of its own, which drafts may have"), target)
    assert "the sub-field 'element' of 'list' is called _0 now" in done.notes
    with rnt.open(target.getvalue()) as file:
        assert "list._0" in [field.path for field in file.only().schema.fields]


def many_pages(count: int = 60_000) -> bytes:
    """A sound file of less than 3 kB with pages of one element, of two kinds by turns."""
    made = io.BytesIO()
    with rnt.create(made, "E", {"x": "std::int32_t"}, rnt.WriteOptions(page_size=4)) as writer:
        writer.extend({"x": np.arange(count, dtype=np.int32) % 2})
    return made.getvalue()


def test_the_validator_decodes_a_bounded_number_of_pages_and_tells_how_many_are_needed() -> None:
    made = io.BytesIO()
    with rnt.create(made, "E", {"list": "std::vector<float>"}, rnt.WriteOptions(page_size=8)) as writer:
        writer.extend({"list": [[1.0]] * 1000})
    data = made.getvalue()
    report = rnt.validate(data, limits=rnt.Limits(max_len_work=4096 * 900, max_ratio_work=1))
    assert [found.rule_id for found in report.failures] == ["RNT-VAL-002"]
    named = re.search(r"--allow max_len_work=(\d+)", str(report.failures[0].hint))
    assert named is not None
    assert rnt.validate(data, limits=rnt.Limits(max_len_work=int(named[1]), max_ratio_work=1)).ok
    assert rnt.validate(data, "checksums").ok


_RANGE = "page_list[0].page_locations[0][0]"


def listed_again(num_pages: int, *steps: Step, generation: str = "1.x", settings: int = 101) -> bytes:
    """A file of less than 3 kB that lists one compressed page of 40 numbers so many times."""
    made = io.BytesIO()
    options = rnt.WriteOptions.of_generation(generation, compression=settings)
    with rnt.create(made, "E", {"x": "std::int32_t"}, options, generation=generation) as writer:
        writer.extend({"x": np.full(40, 7, np.int32)})
    num_entries = 40 * num_pages
    base = ParsedFile(made.getvalue())
    in_footer = "cluster_summaries[0].num_entries"
    entries = (
        (Step("set", f"footer.{in_footer}", num_entries),)
        if generation == "rc1"
        else (
            Step("set", "footer.cluster_groups[0].entry_span", num_entries),
            Step("set", f"page_list[0].{in_footer}", num_entries),
        )
    )
    listed = (Step("resize", _RANGE, num_pages),)
    return apply_recipe(base, Recipe((*listed, *entries, *steps, Step("compress", "page_list[0]", 505))))


@pytest.fixture
def decompressed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Lengths of the pages that are decompressed one by one."""
    lengths: list[int] = []
    whole = PageStore.uncompressed

    def uncompressed(store: PageStore, page: Any, length: int, *, verify: bool = True) -> Any:
        lengths.append(length)
        return whole(store, page, length, verify=verify)

    monkeypatch.setattr(PageStore, "uncompressed", uncompressed)
    return lengths


@pytest.mark.parametrize("generation", ["1.x", "rc1"])
@pytest.mark.parametrize("settings", [101, 207, 404, 505], ids=["zlib", "lzma", "lz4", "zstd"])
def test_a_page_is_decompressed_once_however_often_it_is_listed(
    generation: str, settings: int, decompressed: list[int]
) -> None:
    num_pages = 20_000
    data = listed_again(num_pages, generation=generation, settings=settings)
    assert len(data) < 3000
    with rnt.open(data) as file:
        values = file.only().arrays()["x"]
        assert len(decompressed) <= 1
        part = file.only().arrays(entry_start=50, entry_stop=40 * num_pages - 50)["x"]
        # Parts of the first and the last page besides.
        assert len(decompressed) <= 4
    assert len(values) == 40 * num_pages
    assert (values == 7).all()
    assert (part == 7).all()
    assert len(part) == len(values) - 100


def test_damage_in_a_page_that_is_listed_again_is_told_of_the_first_one(decompressed: list[int]) -> None:
    last = Step("set", f"{_RANGE}[19999].locator.ofs_range", 200)
    with rnt.open(listed_again(20_000, last)) as file, pytest.raises(RNTupleError) as caught:
        file.only().arrays()
    assert caught.value.path == f"{_RANGE}[19999]"
    assert len(decompressed) <= 4


def test_a_read_decodes_a_bounded_number_of_pages_one_by_one_and_tells_how_many_are_needed() -> None:
    made = io.BytesIO()
    options = rnt.WriteOptions(page_size=800, compression="zlib")
    with rnt.create(made, "E", {"x": "std::int32_t"}, options) as writer:
        writer.extend({"x": np.arange(100_000, dtype=np.int32)})
    limits = rnt.Limits(max_len_work=4096 * 300, max_ratio_work=1)
    with rnt.open(made.getvalue(), limits=limits) as file:
        with pytest.raises(LimitError, match=r"--allow max_len_work=(\d+)") as caught:
            file.only().arrays()
        assert len(file.only().arrays(entry_stop=10_000)["x"]) == 10_000
    assert caught.value.path == _RANGE
    assert caught.value.offset is not None
    named = re.search(r"--allow max_len_work=(\d+)", str(caught.value))
    assert named is not None
    assert int(named[1]) > limits.max_len_work
    allowed = rnt.Limits(max_len_work=int(named[1]), max_ratio_work=1)
    with rnt.open(made.getvalue(), limits=allowed) as file:
        assert (file.only().arrays()["x"] == np.arange(100_000)).all()


def constant(length: int) -> bytes:
    """A sound file of less than 2 kB with so many equal numbers."""
    made = io.BytesIO()
    with rnt.create(made, "E", {"x": "std::int8_t"}) as writer:
        for start in range(0, length, 1 << 24):
            writer.extend({"x": np.zeros(min(length - start, 1 << 24), np.int8)})
    return made.getvalue()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("make", "limits"),
    [(many_pages, rnt.Limits(max_len_work=13 << 20)), (lambda: constant((208 << 20) + 1), rnt.Limits())],
    ids=["pages", "values"],
)
def test_a_conversion_goes_through_a_bounded_number_of_bytes_and_tells_how_many_are_needed(
    make: Callable[[], bytes], limits: rnt.Limits
) -> None:
    data = make()
    assert len(data) < 3000
    assert rnt.validate(data).ok
    with pytest.raises(LimitError, match=r"--allow max_len_work=(\d+)") as caught:
        rnt.convert(data, io.BytesIO(), rnt.ConvertOptions(limits=limits))
    named = re.search(r"--allow max_len_work=(\d+)", str(caught.value))
    assert named is not None
    options = rnt.ConvertOptions(limits=rnt.Limits(max_len_work=int(named[1])))
    target = io.BytesIO()
    (done,) = rnt.convert(data, target, options)
    assert done.num_entries == rnt.open(data).only().num_entries
    part = rnt.ConvertOptions(entry_stop=1000, limits=limits)
    assert rnt.convert(data, io.BytesIO(), part)[0].num_entries == 1000


def test_values_and_pages_count_and_each_pass_has_as_much_as_the_other() -> None:
    spent = []

    def counting(*given: Any) -> Budget:
        budget = work_budget(*given)
        real = budget.charge

        def charge(amount: int, **more: Any) -> None:
            real(amount, **more)
            spent.append(amount)

        budget.charge = charge  # type: ignore[method-assign]
        return budget

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reader_file, "work_budget", counting)
        rnt.convert(constant(1 << 22), io.BytesIO())
    least = 1 << 22
    most = least + 4096 * (4 * 2 + 2)
    assert 2 * least < sum(spent) <= 2 * most


def test_a_file_may_be_converted_that_justifies_what_it_expands_to() -> None:
    made = io.BytesIO()
    with rnt.create(made, "E", {"x": "std::int8_t", "noise": "std::byte"}) as writer:
        noise = np.random.default_rng(1).integers(0, 256, 24_000).astype(np.uint8)
        writer.extend({"x": np.zeros(len(noise), np.int8), "noise": noise})
        for _ in range(14):
            writer.extend({"x": np.zeros(1 << 23, np.int8), "noise": np.zeros(1 << 23, np.uint8)})
    data = made.getvalue()
    assert 10_000 * len(data) > 14 << 24 > 208 << 20
    rnt.convert(data, io.BytesIO())


@pytest.mark.parametrize(
    ("name", "rule", "path"),
    [
        ("type name that nobody understands, which drafts may have", "RNT-TYP-001", "list"),
        ("type name that is not ASCII, which drafts may have", "RNT-TYP-001", "list"),
        ("number without a type name, which the first drafts may have", "RNT-FLD-025", "text"),
        ("atomic type without a sub-field, which the first drafts may have", "RNT-TYP-005", "text"),
        ("map that does not hold a pair, which the first drafts may have", "RNT-TYP-006", "list"),
    ],
)
def test_a_type_that_the_target_does_not_allow_is_not_converted(name: str, rule: str, path: str) -> None:
    with pytest.raises(SchemaError, match=path) as caught:
        rnt.convert(made(name), io.BytesIO())
    assert (caught.value.rule_id, caught.value.path) == (rule, path)


def test_a_type_name_that_breaks_a_rule_is_refused_under_this_rule() -> None:
    step = Step("set", "header.schema.fields[35].type_name", b"std::tuple<float,")
    source = apply_recipe(BASES["schema"](), Recipe((step,)))
    assert "RNT-TYP-001" in {found.rule_id for found in rnt.validate(source).findings}
    target = io.BytesIO()
    with pytest.raises(RNTupleError) as caught:
        rnt.convert(source, target)
    assert caught.value.rule_id == "RNT-TYP-001"
    assert target.getvalue() == b""


def test_a_type_version_that_the_target_has_not_is_left_out_and_noted() -> None:
    target = io.BytesIO()
    with warnings.catch_warnings():
        (done,) = rnt.convert(made("type version of a fundamental type, which drafts may have"), target)
    assert any("type version 127" in note for note in done.notes)
    assert rnt.validate(target.getvalue()).ok


@pytest.mark.parametrize(
    "type_name", ["std::bitset<8>", "std::array<float,4>", "std::array<std::bitset<2>,3>"]
)
@pytest.mark.parametrize("offset", [2**59, 2**61, 2**63 - 1])
def test_an_offset_that_exceeds_63_bits_times_the_size_of_an_array_is_an_error_of_ours(
    type_name: str, offset: int
) -> None:
    target = io.BytesIO()
    with rnt.create(target, "E", {"x": f"std::vector<{type_name}>"}) as writer:
        writer.extend({"x": [[], []]})
    step = Step("set", "page_list[0].page_locations[0][0][0].elements[1]", offset)
    data = apply_recipe(ParsedFile(target.getvalue()), Recipe((step,)))
    with rnt.open(data) as file, pytest.raises(RNTupleError, match="RNT-ENC-007"):
        file.only().arrays()


@pytest.mark.parametrize(
    ("member", "value"),
    [("locator.ofs_range", 2**64 - 1), ("locator.ofs_range", 2**63), ("num_elements_signed", -(2**31))],
)
def test_places_that_no_file_has_are_no_disagreement_of_the_grammars(member: str, value: int) -> None:
    made = io.BytesIO()
    with rnt.create(
        made, "E", {f"x{i}": "float" for i in range(30)}
    ) as writer:  # more than 1 KiB of page list
        writer.extend({f"x{i}": np.zeros(3, np.float32) for i in range(30)})
    base = ParsedFile(made.getvalue())
    path = f"page_list[0].page_locations[0][2][0].{member}"
    data = apply_recipe(base, Recipe((Step("set", path, value),)))
    found = [finding.rule_id for finding in rnt.validate(data).findings]
    assert found
    assert "RNT-VAL-001" not in found


def test_all_members_of_the_generated_parser_are_there(tmp_path: Path) -> None:
    """The tag of a compression chunk was computed by a class that the parser did not import."""
    path = tmp_path / "compressed.root"
    rnt.write(path, "nt", {"x": np.zeros(1000)})
    found = [own_line(structure) for structure in structures(path.read_bytes())]
    assert any('"tag"' in line for line in found)


def test_an_alias_that_shows_a_collection_as_an_optional_has_no_more_than_one_element() -> None:
    """The column is sound as that of the field that stores it; the alias alone makes too much of it."""
    base = ParsedFile(BASES["plain"]())
    steps = (Step("set", "header.schema.fields[23].type_name", b"std::optional<float>"),)
    data = apply_recipe(base, Recipe(steps))
    findings = rnt.validate(data).findings
    assert [(each.rule_id, each.path) for each in findings if each.severity == "error"] == [
        ("RNT-ENC-006", "page_list[0].page_locations[0][4][0]"),
        ("RNT-ENC-006", "page_list[1].page_locations[1][4][0]"),
    ]
    with rnt.open(data) as file:
        assert file["events"].schema.fields[23].is_projected
        with pytest.raises(RNTupleError, match="RNT-ENC-006"):
            file["events"].arrays()


def test_a_page_list_of_many_cluster_groups_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand groups that refer to two page lists by turns took a tenth of the time to parse these."""
    step = Step("resize", "footer.cluster_groups", 40)
    data = apply_recipe(ParsedFile(BASES["plain"]()), Recipe((step,)))
    with rnt.open(data) as file:
        groups = file["events"].metadata.footer.cluster_groups
    assert len(groups) == 40
    places = {group.page_list_link.locator.offset for group in groups}
    parse, parsed = v1.parse_envelope, []

    def counted(payload: bytes, envelope_type: int, **options: object) -> object:
        parsed.append((envelope_type, len(payload)))
        return parse(payload, envelope_type, **options)

    monkeypatch.setattr(v1, "parse_envelope", counted)
    assert not rnt.validate(data).ok
    assert len([each for each in parsed if each[0] == PAGE_LIST]) <= 2 * len(places)


def test_what_no_rule_of_the_generation_forbids_hides_nothing_else() -> None:
    """Fields without a type name are no error in RC1, so that wrong offsets of their columns have to be told."""
    steps = (
        Step("set", "header.schema.fields[1].type_name", b""),
        Step("set", "page_list[0].page_locations[0][2].element_offset", 2**64 - 2),
    )
    data = apply_recipe(ParsedFile(BASES["rc1"]()), Recipe(steps))
    errors = [finding for finding in rnt.validate(data).findings if finding.severity == "error"]
    assert [(each.rule_id, each.path) for each in errors] == [
        ("RNT-PGL-008", "page_list[0].page_locations[0][2].element_offset")
    ]


def test_a_locator_of_type_0_that_is_no_standard_one_is_told() -> None:
    """Its type is that of standard locators, its size says that it is another; nobody knows where it leads."""
    base = ParsedFile(BASES["large"]())
    data = apply_recipe(base, Recipe((Step("patch", "page_list[0]", b"\xff", at=87),)))
    with rnt.open(data) as file, pytest.raises(RNTupleError, match="RNT-LOC-006"):
        file.only().arrays()
    errors = [finding for finding in rnt.validate(data).findings if finding.severity == "error"]
    assert [(each.rule_id, each.path) for each in errors] == [
        ("RNT-VAL-003", "page_list[0].page_locations[0][0][0].locator")
    ]


def test_sizes_of_pages_beyond_63_bits_are_added_up() -> None:
    """Two columns share a page whose size is made up: numpy's sum of both overflowed, with a warning on the screen."""
    target = io.BytesIO()
    with rnt.create(target, "E", {"x": "double", "y": "double"}) as writer:
        writer.extend({"x": [1.0], "y": [2.0]})
    locator = {"kind": 1, "reserved": 0, "len_range": 2**63 - 1, "ofs_range": 500}
    steps = tuple(Step("set", f"page_list[0].page_locations[0][{i}][0].locator", locator) for i in range(2))
    data = apply_recipe(ParsedFile(target.getvalue()), Recipe(steps))
    with warnings.catch_warnings(), rnt.open(data) as file:
        warnings.simplefilter("error")
        summary = summarize(file.only())
    assert (summary.nbytes_pages, summary.num_shared_pages) == (2**63 - 1, 1)
    assert [field.nbytes for field in summary.fields] == [2**63 - 1, 0]


def test_a_file_that_grows_frees_no_more_than_the_record_that_it_replaces(tmp_path: Path) -> None:
    """The file header states more bytes than the free list has; those behind it belong to other records."""
    data = apply_recipe(ParsedFile(BASES["rc2"]()), Recipe((Step("set", "file.len_free", 100),)))
    target = tmp_path / "grows.root"
    target.write_bytes(data)
    before = {found.rule_id for found in rnt.validate(data).failures}
    with (
        rnt.open(target, mode="a") as file,
        file.create("added", {"s": "std::vector<std::string>"}) as writer,
    ):
        writer.extend({"s": [["a"]]})
    assert {found.rule_id for found in rnt.validate(target).failures} <= before


def test_a_file_that_states_the_size_of_a_missing_free_list_keeps_its_header(tmp_path: Path) -> None:
    """The file header states 53 bytes at byte 0, which are its own."""
    target = tmp_path / "grows.root"
    target.write_bytes(grown("rc1-schema", Step("set", "file.ofs_free", 0)))
    with rnt.open(target, mode="a") as file, file.create("added", {"x": "float"}) as writer:
        writer.extend({"x": [1.0]})
    assert rnt.validate(target).ok
    with rnt.open(target) as file:
        assert len(file.keys()) == 2


@pytest.mark.parametrize(
    "steps",
    [
        (Step("set", "file.ofs_free", 1),),
        (Step("set", "file.ofs_free", 1 << 30),),
        (Step("set", "file.ofs_end", 1359),),
    ],
    ids=["no record", "behind all bytes", "behind the end"],
)
def test_append_and_validator_name_the_same_rule_about_the_free_list(
    steps: tuple[Step, ...], tmp_path: Path
) -> None:
    target = tmp_path / "grows.root"
    target.write_bytes(data := grown("rc1-schema", *steps))
    assert "RNT-CNT-008" in {found.rule_id for found in rnt.validate(data).findings}
    with pytest.raises(RNTupleError, match=r"RNT-CNT-008 at free_list \(file offset"):
        rnt.open(target, mode="a")
    assert target.read_bytes() == data


def test_a_warning_of_numpy_is_an_escape(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(oracle, "validate", lambda _: np.int64(-1) - np.int64(-(2**63)) - np.int64(-(2**63)))
    objections = Oracle(Bounds(seconds=30)).look(BASES["plain"]())
    assert ("escape", "validate") in [(each.kind, each.consumer) for each in objections]
    assert any("RuntimeWarning" in each.text for each in objections)


def grown(base: str, *steps: Step) -> bytes:
    return apply_recipe(ParsedFile(BASES[base]()), Recipe(steps))


def behind_the_end() -> bytes:
    return next(each.make() for each in BROKEN if each.name == "page-behind-the-end-of-the-records")


@pytest.mark.parametrize(
    "make",
    [
        behind_the_end,
        lambda: grown("rc1", Step("set", "file.ofs_end", 100)),
        lambda: grown("plain", Step("set", "file.ofs_end", RootFile(BASES["plain"]()).header.ofs_info)),
        lambda: grown("attributes", Step("set", "file.ofs_end", 1000)),
    ],
    ids=["page", "everything", "records", "attribute set"],
)
def test_what_lies_behind_the_end_of_the_file_is_not_overwritten(
    make: Callable[[], bytes], tmp_path: Path
) -> None:
    target = tmp_path / "grows.root"
    target.write_bytes(data := make())
    with pytest.raises(RNTupleError) as caught:
        rnt.open(target, mode="a")
    assert caught.value.rule_id == "RNT-CNT-014"
    assert caught.value.path
    assert caught.value.offset is not None
    assert target.read_bytes() == data


def test_bytes_behind_the_end_that_nothing_refers_to_are_overwritten(tmp_path: Path) -> None:
    """What a killed process has left."""
    target = tmp_path / "grows.root"
    target.write_bytes(BASES["plain"]() + bytes(5000))
    with rnt.open(target, mode="a") as file, file.create("added", {"x": "float"}) as writer:
        writer.extend({"x": [1.0]})
    assert rnt.validate(target).ok


_NAME = Step("set", "header.schema.fields[0].name", b"number\xff\xfe")


def _merged(data: bytes) -> None:
    rnt.merge(io.BytesIO(), [data, data])


def _merged_by_union(data: bytes) -> None:
    rnt.merge(io.BytesIO(), [BASES["compressed"](), data], union=True)


def _converted(data: bytes) -> None:
    rnt.convert(data, io.BytesIO())


@pytest.mark.parametrize("write", [_merged, _merged_by_union, _converted])
def test_a_name_that_is_not_utf_8_is_not_written_as_other_text(write: Callable[[bytes], None]) -> None:
    data = grown("compressed", _NAME)
    with pytest.raises(RNTupleError) as caught:
        write(data)
    assert (caught.value.rule_id, caught.value.path) == ("RNT-BAS-002", "header.schema.fields[0].name")
    assert caught.value.offset is not None


def test_an_rntuple_with_a_name_that_is_not_utf_8_does_not_grow(tmp_path: Path) -> None:
    target = tmp_path / "grows.root"
    target.write_bytes(data := grown("compressed", _NAME))
    with pytest.raises(RNTupleError, match="RNT-BAS-002"), rnt.open(target, mode="a") as file:
        file.only()
    assert target.read_bytes() == data


def test_a_field_that_is_left_out_may_have_any_name() -> None:
    with rnt.open(data := grown("compressed", _NAME)) as file:
        names = tuple(name for name in file.only().fields if not name.startswith("number"))
    assert names
    target = io.BytesIO()
    rnt.convert(data, target, rnt.ConvertOptions(fields=names))
    assert rnt.validate(target.getvalue()).ok


_LATE = "footer.schema_extension.schema.fields[0]"


@pytest.mark.parametrize("type_name", [b"std::int64_t", b"std::uint32_t"])
@pytest.mark.parametrize("write", [_merged, _converted])
def test_a_projected_field_with_columns_of_its_own_is_refused(
    type_name: bytes, write: Callable[[bytes], None]
) -> None:
    """Merge wrote the values of the source of the projection in place of those that readers show."""
    data = grown("extra", Step("set", f"{_LATE}.flags", 2), Step("set", f"{_LATE}.type_name", type_name))
    with pytest.raises(RNTupleError) as caught:
        write(data)
    assert (caught.value.rule_id, caught.value.path) == ("RNT-FLD-021", "schema.columns[20]")
    assert caught.value.offset is not None


def test_csv_without_text_names_the_field() -> None:
    step = Step("patch", "page_list[0].page_locations[0][1][4]", b"\xc8", at=0)
    with pytest.raises(SchemaError, match="not UTF-8") as caught:
        rnt.export(grown("streamed", step), io.BytesIO(), format="csv")
    assert caught.value.path == "streamed"


def test_columns_that_aliases_of_their_own_field_show_have_all_elements() -> None:
    """In drafts, an alias column may show a column of its own field; the validator looked at none of them."""
    alias = {"physical_column_id": 0, "field_id": 0, "trailing": b""}
    steps = [
        Step("insert", "header.schema.alias_columns[0]", alias),
        Step("remove", "page_list[0].page_locations[1][0][0]"),
    ]
    assert validate(grown("rc1", steps[0])).ok
    data = grown("rc1", *steps)
    assert "RNT-ENC-007" in {
        each.rule_id for each in validate(data).findings if each.severity is Severity.ERROR
    }
    assert not Oracle(Bounds(seconds=30), every=dict.fromkeys(TURNS, 0)).look(data)


@pytest.mark.parametrize("num_groups", [0, 1])
@pytest.mark.parametrize("source", ["base", "entries"])
def test_a_deferred_column_that_begins_behind_the_entries_begins_at_the_next_one(
    num_groups: int, source: str, tmp_path: Path
) -> None:
    """Its first element index is 5, but the file has 0 or 4 entries; pages of new entries were listed as if it had 5."""
    target = tmp_path / "grows.root"
    target.write_bytes(data := grown("plain", Step("resize", "footer.cluster_groups", num_groups)))
    assert validate(data).ok
    with rnt.open(BASES["plain"]()) as file:
        base = file.only().arrays(["late"], library="py")
        layouts = file.only().arrays(entry_stop=2, library="layout")
    with rnt.open(data) as file:
        old = file.only().arrays(["late"], library="py")
    if source == "base":
        rnt.append(target, [BASES["plain"]()])
    else:
        with rnt.open(target, mode="a") as file:
            file.only().extend(
                {name: layout for name, layout in layouts.items() if name not in _projected(data)}
            )
    assert validate(target).ok
    with rnt.open(target) as file:
        assert file.only().arrays(["late"], library="py") == old + (base if source == "base" else base[:2])


def _projected(data: bytes) -> set[str]:
    with rnt.open(data) as file:
        return {field.path for field in file.only().schema.fields if field.is_projected}


def test_a_sub_field_with_the_flag_of_projected_ones_and_columns_does_not_grow(tmp_path: Path) -> None:
    """Writing entries ended with a KeyError."""
    target = tmp_path / "grows.root"
    target.write_bytes(data := grown("plain", Step("set", "header.schema.fields[22].flags", 2)))
    assert "RNT-FLD-021" in {found.rule_id for found in validate(data).failures}
    with (
        pytest.raises(RNTupleError, match=r"RNT-FLD-021 at schema.columns\[19\]"),
        rnt.open(target, mode="a") as file,
    ):
        file.only()
    assert target.read_bytes() == data


def test_a_key_that_a_directory_lists_twice_is_replaced_twice(tmp_path: Path) -> None:
    """The second one led to the old anchor, whose record became free space."""
    target = tmp_path / "grows.root"
    target.write_bytes(grown("attributes", Step("duplicate", "directory[0].keys[0]")))
    before = {found.rule_id for found in validate(target).findings}
    rnt.append(target, [BASES["attributes"]()])
    assert {found.rule_id for found in validate(target).findings} == before


@pytest.mark.parametrize("first", [13, 63])
def test_elements_before_the_first_of_a_deferred_column_are_not_merged(first: int, tmp_path: Path) -> None:
    """The reader shows zeros there; merge and append copied the elements, and so gave them to entries."""
    path = "footer.schema_extension.schema.columns[0].first_element_index"
    data = grown("extra", Step("set", path, first))
    rules = {found.rule_id for found in validate(data).failures}
    with pytest.raises(RNTupleError, match="RNT-ENC-007"):
        _merged(data)
    target = tmp_path / "grows.root"
    target.write_bytes(BASES["extra"]())
    with pytest.raises(RNTupleError, match="RNT-ENC-007"):
        rnt.append(target, [data])
    assert "RNT-ENC-007" in rules
    assert target.read_bytes() == BASES["extra"]()


@pytest.mark.parametrize("library", ["py", "np"])
@pytest.mark.parametrize("base", ["rc1-shards", "plain"])
def test_a_page_in_the_file_header_is_refused(base: str, library: str) -> None:
    """Its bytes change whenever the file grows."""
    path = "page_list[0].page_locations[0][0][0].locator.ofs_range"
    data = grown(base, Step("set", path, 15))
    assert "RNT-CNT-014" in {found.rule_id for found in validate(data).failures}
    with rnt.open(data) as file, pytest.raises(RNTupleError, match="RNT-CNT-014"):
        file.only().arrays(library=library)


def test_a_page_at_the_place_of_another_one_is_no_intent() -> None:
    """There may be a page of the same size, with a fitting checksum."""
    base = ParsedFile(BASES["plain"]())
    places = sorted({page.tree["locator"]["ofs_range"] for page in pages_of(base.root)})
    path = "page_list[0].page_locations[0][0][0].locator.ofs_range"
    assert intent_of(base, base.root, ("set", path, places[5], None)) is None
    intent = intent_of(base, base.root, ("set", path, places[5] + 1, None))
    assert intent is not None
    assert "RNT-PAG-002" in intent.rules


def test_compression_that_makes_an_envelope_longer_is_part_of_the_intent() -> None:
    steps = (
        Step("compress", "page_list[0]", 207),
        Step("set", "page_list[0].page_locations[0][0].element_offset", -1, breaks=("RNT-PGL-008",)),
    )
    assert Recipe(steps).intended == {"RNT-PGL-008", "RNT-CMP-002", "RNT-PAG-001"}
    assert Recipe(steps[1:]).intended == {"RNT-PGL-008"}
    reported = {found.rule_id for found in validate(grown("lz4", *steps)).findings}
    assert reported & Recipe(steps).intended
