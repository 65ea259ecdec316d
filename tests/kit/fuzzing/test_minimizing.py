"""Recipes, structures and bytes made smaller while a test holds."""

from __future__ import annotations

import warnings

import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.fuzzing import ParsedFile, Recipe, Step, apply_recipe
from rntuple_construct.kit.fuzzing.minimizing import Minimizer, compacted

PLAIN = ParsedFile(BASES["plain"]())
TAG = Step("set", "page_list[0].page_locations[0][6][0].elements[0].tag", 99)
NOISE = [
    Step("extend", "header", b"nothing"),
    Step("set", "header.schema.fields[0].field_version", 1000),
    Step("duplicate", "header.schema.extra_type_infos[0]"),
    Step("extend", "footer.cluster_groups[0]", b"nothing"),
]


def breaks(rule_id: str, data: bytes) -> bool:
    """Whether reading stops at a rule; faster than a validation."""
    try:
        with warnings.catch_warnings(), rnt.open(data) as file:
            warnings.simplefilter("ignore", rnt.DroppedFieldWarning)
            file.only().arrays(library="np")
    except RNTupleError as error:
        return error.rule_id == rule_id
    return False


def test_needless_steps_are_left_out_and_values_become_simple() -> None:
    recipe = Recipe((NOISE[0], NOISE[1], TAG, NOISE[3]))
    minimizer = Minimizer(lambda data: breaks("RNT-ENC-005", data))
    found = minimizer.recipe(PLAIN, recipe)
    assert [step.path for step in found.steps] == [TAG.path]
    assert found.steps[0].value < 99
    assert breaks("RNT-ENC-005", apply_recipe(PLAIN, found))


def test_files_lose_all_that_is_not_needed() -> None:
    data = apply_recipe(PLAIN, Recipe((NOISE[0], TAG)))
    minimizer = Minimizer(lambda data: breaks("RNT-ENC-005", data), attempts=150)
    smaller = minimizer.file(data)
    assert breaks("RNT-ENC-005", smaller)
    assert len(smaller) < len(data) // 4
    assert len(ParsedFile(smaller).root["header"]["payload"]["schema"]["fields"]["items"]) <= 4
    assert minimizer.asked <= 150


def test_what_is_not_interesting_is_refused() -> None:
    minimizer = Minimizer(lambda data: False)
    with pytest.raises(SchemaError, match="not interesting"):
        minimizer.file(PLAIN.data)
    with pytest.raises(SchemaError, match="not interesting"):
        minimizer.recipe(PLAIN, Recipe((TAG,)))


def test_attempts_are_bounded() -> None:
    minimizer = Minimizer(lambda data: breaks("RNT-ENC-005", data), attempts=3)
    data = apply_recipe(PLAIN, Recipe((TAG,)))
    assert breaks("RNT-ENC-005", minimizer.file(data))
    assert minimizer.asked == 3


def test_what_is_no_file_loses_its_bytes() -> None:
    minimizer = Minimizer(lambda data: b"needle" in data)
    assert minimizer.file(b"hay" * 30 + b"needle" + b"hay" * 30).strip(b"\0") == b"needle"


@pytest.mark.parametrize("name", sorted(set(BASES) - {"attributes"}))
def test_compact_files_hold_the_same(name: str) -> None:
    data = BASES[name]()
    smaller = compacted(data)
    assert smaller is not None
    # Envelopes are stored uncompressed, and the record of streamer information stays.
    assert len(smaller) < len(data) or name == "compressed"
    assert {each.rule_id for each in rnt.validate(smaller).findings} <= {
        each.rule_id for each in rnt.validate(data).findings
    }
    assert rnt.validate(smaller).ok
    with rnt.open(data) as before, rnt.open(smaller) as after:
        assert after.only().arrays(library="py") == before.only().arrays(library="py")


def test_wrong_checksums_stay_wrong() -> None:
    data = apply_recipe(PLAIN, Recipe((Step("set", "footer.checksum", bytes(8)),)))
    smaller = compacted(data)
    assert smaller is not None
    assert breaks("RNT-ENV-003", smaller)
