"""What engines are given: the dictionary, mutators in Python, and parsers that are asked side by side."""

from __future__ import annotations

import importlib.util
import random
import re
import subprocess
import sys
from functools import partial
from pathlib import Path
from types import ModuleType

import pytest
from self_test.campaign import Candidate, InputCampaign, Look, ask_oracle, totals
from self_test.oracle import Bounds, Objection, Oracle
from self_test.parsers import ERROR, ParserPanel, own_line
from self_test.structures import structures

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.metadata import FileMetadata
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.fuzzing import ParsedFile, mutate
from rntuple_construct.validation import validate

REPOSITORY = Path(__file__).resolve().parents[3]
FUZZ = REPOSITORY / "tools" / "fuzz"
ENTRY = re.compile(r'(\w+)="((?:[^"\\]|\\x[0-9a-f]{2})+)"')


# Dictionary


def tokens() -> dict[str, bytes]:
    found = {}
    for line in (
        (REPOSITORY / "generated" / "fuzzing" / "rntuple.dict").read_text(encoding="ascii").splitlines()
    ):
        if not line or line.startswith("#"):
            continue
        match = ENTRY.fullmatch(line)
        assert match, line
        name, text = match.groups()
        assert name not in found
        found[name] = re.sub(r"\\x(..)", lambda m: chr(int(m[1], 16)), text).encode("latin-1")
    return found


def test_tokens_are_distinct_and_short_enough_for_all_engines() -> None:
    found = tokens()
    assert len(found) > 200
    assert len(set(found.values())) == len(found)
    assert max(map(len, found.values())) <= 128  # of AFL++


def test_tokens_are_those_of_the_format() -> None:
    values = set(tokens().values())
    assert b"\x0dROOT::RNTuple" in values
    assert b"\x0b\0\0\0std::string" in values
    assert b"ZS" in values
    assert (505).to_bytes(4, "little") in values
    assert (2).to_bytes(2, "little") in values


# Mutators


def module(path: Path) -> ModuleType:
    sys.path.insert(0, str(FUZZ))
    try:
        spec = importlib.util.spec_from_file_location(path.stem, path)
        assert spec is not None
        assert spec.loader is not None
        loaded = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(loaded)
    finally:
        sys.path.remove(str(FUZZ))
    return loaded


def test_the_mutator_of_afl_gets_past_the_checksums() -> None:
    mutator = module(FUZZ / "afl" / "rntuple_mutator.py")
    mutator.init(7)
    data = bytearray(BASES["plain"]())
    changed, intact = set(), 0
    for _ in range(60):
        result = mutator.fuzz(data, None, 1 << 16)
        assert isinstance(result, bytearray)
        assert len(result) <= 1 << 16
        changed.add(bytes(result))
        intact += checksums_hold(bytes(result))
    assert len(changed) > 40
    assert intact > 40
    mutator.deinit()


def checksums_hold(data: bytes) -> bool:
    """Whether header and footer can be parsed, checksums compared."""
    file = FileMetadata(data)
    found = [opened.ntuple for opened in file]
    return bool(found) and all(ntuple is not None and ntuple.header_envelope.is_intact for ntuple in found)


def test_flipped_bytes_do_not_get_there() -> None:
    choice, data = random.Random(3), BASES["plain"]()
    place = structures(data)[3][1]
    offset = data.index(place)
    for _ in range(20):
        flipped = bytearray(data)
        flipped[offset + choice.randrange(len(place))] ^= 1 << choice.randrange(8)
        assert not checksums_hold(bytes(flipped))


def test_the_mutator_of_afl_never_gives_an_input_without_bytes() -> None:
    """AFL++ ends its campaign at one."""
    mutator = module(FUZZ / "afl" / "rntuple_mutator.py")
    short = random.Random(1).randbytes(80)
    nothing = [seed for seed in range(400) if mutate(ParsedFile(short), seed).data == b""]
    assert nothing, "no change cuts everything: choose another input"
    assert all(mutator.mutated(short, seed, 1 << 16) is None for seed in nothing)
    mutator.init(3)
    assert all(mutator.fuzz(bytearray(short), None, 1 << 16) for _ in range(400))
    assert mutator.fuzz(bytearray(), None, 1 << 16)


def test_the_mutator_changes_bytes_of_what_is_no_file_and_never_gives_more_than_asked_for() -> None:
    mutator = module(FUZZ / "afl" / "rntuple_mutator.py")
    mutator.init(1)
    changed = mutator.fuzz(bytearray(b"nothing"), None, 100)
    assert changed != b"nothing"
    assert 0 < len(changed) <= 100
    assert len(mutator.fuzz(bytearray(BASES["plain"]()), bytearray(b"other"), 50)) == 50


# Parsers of other languages, stood for by small programs

GOOD = """
import sys
from rntuple_kaitai import dump
dump.main()
"""
TWISTED = """
import io, sys
from rntuple_kaitai import dump
out = dump.canonical
dump.canonical = lambda name, data: out(name, data).replace('"type_id":1', '"type_id":9')
dump.main()
"""
DYING = """
import sys
from rntuple_kaitai import dump
out = dump.canonical
def canonical(name, data):
    if name == "rntuple":
        sys.stdout.flush()
        sys.exit(3)
    return out(name, data)
dump.canonical = canonical
dump.main()
"""
HANGING = """
import time
time.sleep(60)
"""


def panel(seconds: float = 60.0, **programs: str) -> ParserPanel:
    return ParserPanel({name: [sys.executable, "-c", text] for name, text in programs.items()}, seconds)


def test_parsers_that_agree() -> None:
    batch = [*structures(BASES["plain"]()), ("rntuple", b"too short"), *structures(BASES["rc1"]())]
    with panel(good=GOOD) as parsers:
        assert parsers.languages == ("good",)
        assert parsers.compare(batch * 3) == []
        assert parsers.lines("good", [("rntuple", b"too short")]) == [ERROR]


def test_a_parser_that_reads_one_member_differently() -> None:
    batch = structures(BASES["plain"]())
    with panel(good=GOOD, twisted=TWISTED) as parsers:
        found = parsers.compare(batch)
    assert {name for (name, _), _ in found} == {"rntuple"}
    assert len(found) == 1  # the header
    assert found[0][1].startswith("twisted and Python: ")


def test_a_parser_that_dies_costs_the_structure_that_it_died_of() -> None:
    batch = structures(BASES["plain"]())
    with panel(dying=DYING) as parsers:
        lines = parsers.lines("dying", batch)
    assert len(lines) == len(batch)
    for (name, data), line in zip(batch, lines, strict=True):
        assert line == ("ended with code 3" if name == "rntuple" else own_line((name, data)))


def test_a_parser_that_hangs() -> None:
    batch = structures(BASES["lz4"]())[:1]
    with panel(0.5, hanging=HANGING) as parsers:
        assert parsers.lines("hanging", batch) == ["no answer in time"]


def test_a_campaign_asks_the_parsers_once_for_what_many_files_share(tmp_path: Path) -> None:
    data = BASES["lz4"]()
    with panel(twisted=TWISTED) as parsers:
        quick = Oracle(Bounds(seconds=30), every={"explain": 0, "convert": 0, "libraries": 0})
        subject = partial(ask_oracle, quick)
        campaign = InputCampaign(lambda seed: Candidate(str(seed), data), subject, tmp_path, parsers)
        campaign.run(count=5)
        summary = campaign.summary()
    assert summary["structures_compared"] == len(structures(data))
    assert summary["structures"] == 5 * summary["structures_compared"]
    assert [key.split(":")[0] for key in summary["objections"]] == ["parsers parse"]


# The tools beside


@pytest.mark.parametrize("script", ["oss-fuzz/build.sh"])
def test_scripts_have_no_errors(script: str) -> None:
    subprocess.run(["bash", "-n", FUZZ / script], check=True)


def test_the_campaign_tool_counts_and_says_so(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, FUZZ / "campaign.py", "--count", "3", "--seed", "11", "--directory", tmp_path],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert '"inputs": 3' in done.stdout
    assert totals([tmp_path])["next_seeds"] == {str(tmp_path): 14}


def test_generated_files_go_on_with_more_processes(tmp_path: Path) -> None:
    """A run with two processes continues one with a single process; the rows of the files are compared."""
    command = [
        sys.executable,
        FUZZ / "campaign.py",
        "--source",
        "generated",
        "--every",
        "100",
        "--directory",
        tmp_path,
    ]
    for count, jobs in ((4, "1"), (8, "2")):
        done = subprocess.run(
            [*command, "--count", "4", "--time", "600", "-j", jobs],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert f'"inputs": {count},' in done.stdout
    assert totals([tmp_path])["looked"]["rows"] > 0


@pytest.fixture
def campaign() -> ModuleType:
    return module(FUZZ / "campaign.py")


def test_mutants_of_generated_files_are_held_to_the_rows(campaign: ModuleType) -> None:
    """Those that keep their values, and those with a page that does not match its checksum; no others."""
    cases = [campaign.generated_case(seed) for seed in range(60)]
    assert any(case.made is not None and case.data == case.made.data for case in cases)
    held = [case for case in cases if case.made is not None and case.data != case.made.data]
    assert {frozenset(case.intended) for case in held} >= {frozenset({"RNT-PAG-002", "RNT-RC1-011"})}
    assert any(case.made is None for case in cases)
    assert all(case.base is not None for case in cases)
    kinds = {campaign.mixed_case(seed).label.split()[0] for seed in range(4)}
    assert kinds == {"mixed"}


@pytest.mark.parametrize(("kind", "inputs"), [("disagreement", 3), ("time", 5)])
def test_the_first_objection_that_is_not_about_time_ends_a_run(kind: str, inputs: int) -> None:
    told = {"2": [Objection(kind, "read", "text", "cause")]}
    campaign = InputCampaign(
        lambda seed: Candidate(str(seed), b""), lambda case: Look(case, told.get(case.label, []))
    )
    assert campaign.run(count=5, is_enough=campaign.has_objections) == inputs


def test_mutated_files_are_none_or_files() -> None:
    mutator = module(FUZZ / "mutator.py")
    for seed in range(40):
        result = mutator.mutated(BASES["rc2"](), seed, 1 << 16)
        if result is not None:
            try:
                validate(result)
            except RNTupleError as error:
                pytest.fail(str(error))


def test_a_campaign_that_does_not_reach_its_count_fails() -> None:
    command = [
        sys.executable,
        str(FUZZ / "campaign.py"),
        "--count",
        "100000",
        "--time",
        "0.1",
        "--every",
        "1000",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert re.search(r"^\d+ of 100000 inputs were looked at$", done.stderr, re.MULTILINE)
    command[command.index("100000")] = "2"
    command[command.index("0.1")] = "600"
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "2 of 2 inputs were looked at" in done.stderr


def test_the_build_of_oss_fuzz_drops_no_seeds_in_silence() -> None:
    """Without a Python that makes the seeds the build ends with an error."""
    text = (FUZZ / "oss-fuzz" / "build.sh").read_text(encoding="utf-8")
    assert "the seeds need Python 3.10 or later" in text
    contact = re.search('primary_contact: "(.*)"', (FUZZ / "oss-fuzz" / "project.yaml").read_text())
    assert contact is not None
    assert contact[1].startswith("PLACEHOLDER@") == contact[1].endswith(".invalid")
