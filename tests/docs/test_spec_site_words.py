"""What the reference site says in words, where it puts fields, and the bytes that it shows."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rntuple_spec import layouts
from rntuple_spec.constants import LEN_ANCHOR, LEN_RC2_EARLY_ANCHOR
from support.root_files import FILES

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module", autouse=True)
def tools() -> Iterator[None]:
    sys.path.insert(0, str(ROOT / "tools"))
    yield
    sys.path.remove(str(ROOT / "tools"))


@pytest.fixture(scope="module")
def facts(tools: None) -> Any:
    from reference.facts import Facts

    return Facts(ROOT / "spec")


@pytest.mark.parametrize(
    ("expression", "words"),
    [
        ("not _io.eof", "bytes are left"),
        ("(flags & 4) != 0", "bit 2 (<code>third</code>) of flags is set"),
        ("flags % 2 == 1", "bit 0 of flags is set"),
        ("is_third", "bit 2 (<code>third</code>) of flags is set"),
        (
            "not is_third and size >= 8",
            "bit 2 (<code>third</code>) of flags is not set and size is at least 8",
        ),
        ("not (a < 3 or b == 4)", "a is at least 3 and b is not 4"),
        ("a == 1 or a == 2 and b == 3", "a is 1 or (a is 2 and b is 3)"),
        ("word / 0x10000 % 0x100", "bits 16 to 23 of word"),
        ("(word / 0x1000000).as<u1>", "bits 24 and up of word"),
        ("lo + hi * 0x100000000", "lo + hi × 2<sup>32</sup>"),
        ("(a + b) * 4", "(a + b) × 4"),
        ("a - (b - c)", "a − (b − c)"),
        ("-size - 8", "−size − 8"),
        ("_ <= 0x7fffffff", "the value is at most 2<sup>31</sup> − 1"),
        ("_ * 12 <= _io.size - _io.pos", "the value × 12 is at most the number of bytes left"),
        ("_ - (_io.size - _io.pos) <= 8", "the value is at most the number of bytes left plus 8"),
        ("_ + (_io.size - _io.pos) >= -8", "the value, negated, is at most the number of bytes left plus 8"),
        ("_io.size - _io.pos - 8", "the number of bytes left minus 8"),
        ("is_wide ? wide : narrow", "wide if is_wide, else narrow"),
        ('raw.to_s("UTF-8")', "raw as UTF-8 text"),
        ("raw == [82, 79]", "raw is the text <code>RO</code>"),
        ("_.hi >= 0", "<code>hi</code> of the value is at least 0"),
        ("kind == locator_kind::large", "kind is <code>large</code>"),
        ("(flags & flag::third.to_i) != 0", "bit 2 (<code>third</code>) of flags is set"),
        ("a ~~ b", "<code>a ~~ b</code>"),
    ],
)
def test_expressions_in_words(expression: str, words: str) -> None:
    from reference.expressions import Speaker, parsed

    speaker = Speaker(
        str, {"is_third": parsed("(flags & 4) != 0")}, {"flags": {2: "third"}}, enums={"flag": {"third": 4}}
    )
    assert speaker.say(expression) == words


def test_offsets_are_those_of_the_record_layouts(facts: Any) -> None:
    """The numpy layouts are made from the grammar by other code."""
    from reference.layout import Layouts

    grammar = facts.grammars["rntuple"]
    places = Layouts(grammar).places(grammar.types["cluster_summary"])
    found = [(each.member.id, each.offset, each.after) for each in places]
    sizes = [np.dtype(code).itemsize for _, code in layouts.CLUSTER_SUMMARY]
    starts = [0, *accumulate(sizes)]
    names = [*(name for name, _ in layouts.CLUSTER_SUMMARY), found[-1][0]]
    assert found == [(name, start, None) for name, start in zip(names, starts, strict=True)]


def test_sizes_are_those_of_the_constants(facts: Any) -> None:
    from reference.layout import Layouts, Size

    sizes = Layouts(facts.grammars["root_file"])
    assert sizes.type_size("anchor") == Size(LEN_ANCHOR, None)
    assert sizes.type_size("anchor_rc2") == Size(LEN_RC2_EARLY_ANCHOR, None)
    assert Layouts(facts.grammars["rntuple"]).type_size("value_range") == Size(16, 16)


def test_examples_have_fields_where_the_tables_say(facts: Any) -> None:
    from reference.build import examples_of
    from reference.layout import Layouts

    files = [FILES / f"{name}.root" for name in ("numbers", "late_within_cluster", "attributes", "streamers")]
    examples = examples_of(facts, files)
    compared = forms = 0
    for (grammar, name), example in examples.items():
        type = facts.grammars[grammar].types[name]
        own = {member.id for member in type.fields}
        starts = {span.name: span for span in reversed(example.spans) if span.name in own}
        layouts = Layouts(type.grammar)
        # The form that the example has: all fields that its condition asks for are there.
        form = next(
            (
                form
                for form in layouts.forms(type)
                if any(
                    each.member.id in starts
                    for each in layouts.places(type, form)
                    if each.member.contents.get("if") == form
                )
            ),
            None,
        )
        forms += form is not None
        for placed in layouts.places(type, form):
            span = starts.get(placed.member.id)
            if span is None or placed.after is not None or type.part is not None:
                continue
            assert span.start == placed.offset, (grammar, name, span)
            if placed.size.fixed is not None and not placed.repeated:
                assert span.stop - span.start == placed.size.fixed, (grammar, name, span)
            compared += 1
        stops = [span.stop for span in example.spans]
        assert max(stops) == len(example.data)
    assert compared > 300
    assert forms >= 5


def test_forms_that_exclude_each_other_are_not_concatenated(facts: Any) -> None:
    from reference.layout import Layouts

    def starts(grammar: str, name: str) -> list[dict[str, int]]:
        layouts = Layouts(facts.grammars[grammar])
        type = facts.grammars[grammar].types[name]
        return [
            {each.member.id: each.offset for each in layouts.places(type, form) if each.after is None}
            for form in layouts.forms(type)
        ]

    assert starts("rntuple", "locator") == [{"head": 0, "ofs_range": 4}, {"head": 0, "payload": 4}]
    narrow, wide = starts("root_file", "key")
    assert (narrow["class_name"], wide["class_name"]) == (26, 34)
    narrow, wide = starts("root_file", "file_header")
    assert (narrow["compression_settings"], wide["compression_settings"]) == (33, 41)
    narrow, wide = starts("root_file", "directory")
    assert (narrow["ofs_keys_narrow"], wide["ofs_keys_wide"]) == (26, 34)
    assert len(starts("rntuple", "field")) == 1


def test_every_vector_is_walked_to_its_page(facts: Any) -> None:
    from reference.encodings import WalkError, chosen, walk

    filled = [case for case in facts.vectors if case["values"]]
    assert [walk(case).page.hex() for case in filled] == [case["page"] for case in filled]
    assert {case["column_type"] for case in chosen(facts.vectors)} == {
        case["column_type"] for case in facts.vectors
    }
    with pytest.raises(WalkError):
        walk({**filled[0], "page": "ff" * 40})


def test_sections_have_addresses(facts: Any) -> None:
    urls = {name: facts.section_url(name) for name in facts.sections}
    assert all(re.fullmatch(r"https://\S+", url) for url in urls.values())
    assert urls["root-file-embedding"].endswith(
        "/v6-40-00/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding"
    )
    assert not [url for url in urls.values() if "/master/" in url]


def test_rules_meet_the_fields_that_they_name(facts: Any) -> None:
    from reference.structures import StructurePages

    pages = StructurePages(facts, {})
    named = {(structure.name, member.id) for structure, _, member in pages.fields_of_rule["RNT-FLD-005"]}
    assert named == {("field", "field_version")}
    assert len(pages.fields_of_rule) > 80
    assert len(pages.fields_of_erratum) > 8
