"""Package code above ``generations/`` asks a generation instead of comparing or naming one: the check of that."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]

import check_generations

from rntuple_construct.format.generations import GENERATIONS, Generation

KNOWN = check_generations.known_generations()


@pytest.mark.parametrize(
    "source",
    [
        'if ntuple.generation.name == "rc1": ...',
        'least = {"1.x": 16}',
        'def create(generation="1.x"): ...',
        "if generation.name in names: ...",
        "if self.generation == other: ...",
        "if generation is DEFAULT_GENERATION: ...",
        "match ntuple.generation.name: ...".replace("...", "\n    case _: pass"),
        "isinstance(generation, generations.ReleaseCandidate1)",
        "from rntuple_construct.format.generations.rc1 import ReleaseCandidate1",
        "from rntuple_construct.format.generations.registry import RC1",
        "from rntuple_construct.format.grammar import v1",
        "import rntuple_construct.format.grammar.v0",
        "from rntuple_kaitai import RntupleRc2\nRntupleRc2.LocatorKind",
    ],
)
def test_an_offender_is_found(source: str) -> None:
    assert list(check_generations.offences(source, KNOWN))


@pytest.mark.parametrize(
    "source",
    [
        "if ntuple.generation.has_column_groups: ...",
        "if self.generation is not None: ...",
        "if generation in rule.generations: ...",
        "from rntuple_construct.format.generations import DEFAULT_GENERATION, GENERATIONS",
        "from rntuple_construct.format.generations.records import Locator",
        "from rntuple_construct.format.grammar import container",
        'print(f"generation {ntuple.generation.name}")',
        '"""Files of rc1 are read."""',
    ],
)
def test_asking_is_fine(source: str) -> None:
    assert not list(check_generations.offences(source, KNOWN))


def test_tables_of_files_may_name_a_generation_and_no_more() -> None:
    found = list(check_generations.offences('base = "rc2"\nif base == "rc2": ...\nbase == generation', KNOWN))
    assert sorted((each.line, each.is_name) for each in found) == [(1, True), (2, True), (3, False)]


@pytest.mark.parametrize("table", check_generations.TABLES)
def test_every_table_names_generations(table: str) -> None:
    source = (check_generations.PACKAGE / table).read_text(encoding="utf-8")
    assert any(each.is_name for each in check_generations.offences(source, KNOWN))


def test_all_generations_are_known() -> None:
    assert KNOWN.names == set(GENERATIONS)
    assert {type(each).__name__ for each in GENERATIONS.values()} <= KNOWN.classes


def test_the_package_has_no_offender(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_generations.main() == 0, capsys.readouterr().out


@pytest.mark.parametrize("generation", GENERATIONS.values(), ids=GENERATIONS)
def test_checksums_have_the_length_that_is_reserved_for_them(generation: Generation) -> None:
    assert len(generation.page_checksum(b"a page")) == generation.len_page_checksum
    assert len(generation.envelope_checksum(b"an envelope")) == generation.len_envelope_checksum
