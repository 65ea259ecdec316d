"""Generated files before other readers: what is equal, what a reader is known not to read, and what is neither."""

from __future__ import annotations

import subprocess
import sys
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from self_test import field_limits, random_comparison
from self_test.campaign import Candidate, InputCampaign, totals
from self_test.random_comparison import Comparison, ask_peer, compared, failures_of, sample_of

from rntuple_construct.kit.adapters import own
from rntuple_construct.kit.fuzzing import generate_file
from rntuple_construct.kit.fuzzing.differential_fuzzing import SupervisedPeer
from rntuple_construct.kit.fuzzing.observations import Observation
from rntuple_construct.kit.peers import Reason, reasons
from rntuple_construct.kit.runner.implementations import Implementation, implementation
from rntuple_construct.kit.runner.process import ProcessLimits, ProcessPool
from rntuple_construct.kit.runner.protocol import Answer, Level, Status

REPOSITORY = Path(__file__).resolve().parents[3]
TOOL = REPOSITORY / "tools" / "fuzz" / "campaign.py"


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> list[Reason]:
    """The reasons that count in a test: none, until it adds one."""
    found: list[Reason] = []
    monkeypatch.setattr(field_limits, "reasons", lambda: found)
    return found


class Told:
    """A reader with a fixed answer, in place of a `SupervisedPeer`."""

    def __init__(self, name: str, answer: Answer | None, seen: Observation | None = None) -> None:
        self.implementation = Implementation(name, ("true",))
        self.answer, self.seen = answer, seen
        self.version = f"{name} of a test"

    def ask(self, path: Path, ntuple: str | None) -> tuple[Answer | None, Observation | None]:
        return self.answer, self.seen


def values(fields: dict[str, Any], refused: dict[str, str] | None = None) -> Answer:
    return Answer(Level.VALUES, Status.OK, {"fields": fields, "refused": refused or {}})


@cache
def plain_number() -> int:
    """A number whose file has entries and several fields of simple types."""
    for number in range(1000):
        made, _ = sample_of(number)
        is_plain = all(isinstance(spec, str) and "<" not in spec for spec in made.schema.values())
        if is_plain and made.rows and len(made.schema) > 1 and set(made.rows[0]) == set(made.schema):
            return number
    raise AssertionError("no such file")


def seen_by(name: str, answer: Answer | None, seen: Observation | None = None) -> Comparison:
    told: Any = Told(name, answer, seen)
    return compared(told, sample_of(plain_number())[0])


def columns() -> dict[str, list[Any]]:
    rows = sample_of(plain_number())[0].rows
    return {name: [row[name] for row in rows] for name in rows[0]}


def test_files_come_from_numbers() -> None:
    made, size = sample_of(12)
    assert made.data == generate_file(12, "1.x", size).data
    assert {sample_of(number)[1] for number in range(8)} == {"tiny", "small", "medium"}


def test_a_reader_that_gives_no_values_is_held_to_what_it_describes(tmp_path: Path) -> None:
    path = tmp_path / "sample.root"
    made, _ = sample_of(plain_number())
    path.write_bytes(made.data)
    described = own.metadata(str(path), made.ntuple)
    told: Any = Told("rootfilespec", Answer(Level.METADATA, Status.OK, described))
    assert failures_of(told, plain_number()) == {}
    told = Told("rootfilespec", Answer(Level.METADATA, Status.OK, {**described, "num_clusters": 77}))
    ((kind, message),) = failures_of(told, plain_number()).values()
    assert kind == "wrong"
    assert message.startswith("num_clusters is 77")


@pytest.mark.usefixtures("known")
def test_equal_values() -> None:
    outcome = seen_by("uproot", values(columns()))
    assert (outcome.verdict, outcome.equal) == ("equal", len(columns()))


@pytest.mark.usefixtures("known")
def test_a_wrong_value_without_a_known_gap_differs() -> None:
    found = columns()
    name = next(iter(found))
    found[name] = [*found[name][:-1], {"of": "another kind"}]
    outcome = seen_by("uproot", values(found))
    assert outcome.verdict == "differs"
    assert list(outcome.differs) == [name]
    assert outcome.differs[name].startswith("wrong: ")
    assert outcome.equal == len(found) - 1


@pytest.mark.usefixtures("known")
def test_a_field_that_is_missing_or_too_much_differs() -> None:
    found = columns()
    name, kept = next(iter(found)), dict(list(found.items())[1:])
    assert seen_by("uproot", values(kept)).differs[name].startswith("refused")
    more = seen_by("uproot", values({**found, "other": []}))
    assert more.differs == {"other": "wrong: no such field"}


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("kind", ["crash", "hang", "memory"])
def test_what_befalls_the_process_is_an_outcome(kind: str) -> None:
    outcome = seen_by("root", None, Observation(kind, "something"))
    assert (outcome.verdict, outcome.equal) == ("differs", 0)
    assert outcome.differs == {"": f"{kind}: something"}


def test_a_gap_counts_only_in_the_way_that_it_shows(known: list[Reason]) -> None:
    reason = Reason("uproot", "does not know it", shows=["refused"])
    known.append(reason)
    name = next(iter(columns()))
    refused = {key: value for key, value in columns().items() if key != name}
    assert seen_by("uproot", values(refused, {name: "no"})).cannot == {name: "does not know it"}
    wrong = {**columns(), name: [None for _ in columns()[name]]}
    assert seen_by("uproot", values(wrong)).verdict == "differs"
    whole = seen_by("uproot", Answer(Level.VALUES, Status.REFUSED, message="no"))
    assert (whole.verdict, len(whole.cannot)) == ("cannot", len(columns()))


def test_a_field_that_is_read_right_despite_a_gap_is_equal(known: list[Reason]) -> None:
    reason = Reason("uproot", "does not know it", shows=["refused", "wrong"])
    known.append(reason)
    assert seen_by("uproot", values(columns())).verdict == "equal"


@pytest.mark.parametrize(
    ("one", "other"),
    [([2, 1, 2], [1, 2]), ([0.0, -0.0], [0.0]), ([[1], [1]], [[1]]), ([float("inf")], ["inf"])],
)
def test_sets_are_compared_as_sets(one: list[Any], other: list[Any]) -> None:
    from rntuple_construct.reader import open as open_file
    from rntuple_construct.writer import create_file

    inner = "std::vector<float>" if isinstance(one[0], list) else "float"
    import io

    out = io.BytesIO()
    with (
        create_file(out) as file,
        file.create("n", {"x": f"std::set<{inner}>", "m": f"std::multiset<{inner}>"}),
    ):
        pass
    with open_file(out.getvalue()) as file:
        nodes = file["n"].nodes
        keys = [
            [random_comparison._key(item) for item in random_comparison._held(nodes["x"], each)]
            for each in (one, other)
        ]
        assert keys[0] == keys[1]
        if len(one) != len(other):
            assert len(random_comparison._held(nodes["m"], one)) == len(one)


def test_the_reader_of_this_package_reads_all() -> None:
    process_pool = ProcessPool()
    peer = SupervisedPeer(implementation("rntuple-construct"), ProcessLimits(60.0, 0), process_pool)
    try:
        outcomes = [compared(peer, sample_of(number)[0]) for number in range(30)]
    finally:
        peer.close()
        process_pool.close()
    assert [outcome for outcome in outcomes if outcome.verdict != "equal"] == []


def samples(seed: int) -> Candidate:
    made, _ = sample_of(seed)
    return Candidate(f"samples {seed}", made.data, made=made)


@pytest.mark.usefixtures("known")
def test_differences_of_a_reader_are_objections_of_a_campaign(tmp_path: Path) -> None:
    names = list(columns())
    told: Any = Told("uproot", values(columns(), {names[0]: "planted"}))
    campaign = InputCampaign(samples, partial(ask_peer, told), tmp_path, first=plain_number())
    assert campaign.run(count=1) == 1
    ((_, objection),) = campaign.found.values()
    assert objection.text == f"{names[0]}: refused: planted"
    total = totals([tmp_path])
    assert (total["verdicts"], total["fields"]["equal"]) == ({"differs": 1}, len(names) - 1)
    assert [each["text"] for each in total["objections"].values()] == [objection.text]


def run_tool(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(TOOL), *map(str, arguments)], check=False, capture_output=True, text=True
    )


@pytest.mark.slow
def test_a_campaign_with_another_reader_goes_on_where_its_journal_ends(tmp_path: Path) -> None:
    uproot = pytest.importorskip("uproot")
    folders = [tmp_path / "one", tmp_path / "other"]
    run = ("--reader", "uproot", "--count", 3, "--directory")
    for _ in range(2):
        first = run_tool(*run, folders[0])
        assert first.returncode == 0, first.stdout + first.stderr
    assert run_tool(*run, folders[1], "--seed", 6, "-j", 2).returncode == 0
    done = run_tool("--report", *folders)
    assert done.returncode == 0, done.stderr
    assert f"{uproot.__version__}: 9 files" in done.stdout
    numbers = done.stdout.splitlines()[3].strip("| ").split(" | ")
    assert sum(map(int, numbers[:4])) == 9
    assert "source 'samples, uproot'" in run_tool("--count", 1, "--directory", folders[0]).stderr
    assert run_tool("--reader", "uproot", "--source", "mixed").returncode == 2


def test_reasons_for_fields_have_conditions_and_sentences_of_their_own() -> None:
    for reader in field_limits.READERS:
        known = [each for each in reasons() if each.name == reader and each.shows]
        assert len({each.why for each in known}) == len(known)
        for each in known:
            assert set(each.shows) <= {"refused", "wrong", "crash", "hang"}
            assert each.conditions
            assert each.conditions.keys() <= field_limits.CONDITIONS.keys()
    assert not any(each.conditions for each in reasons() if not each.shows)
