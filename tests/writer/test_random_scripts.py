"""Fields, representations, clusters and groups in any order: entries are what was appended, or defaults."""

from __future__ import annotations

import io
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.writer_witnesses import check_envelopes, findings

import rntuple_construct as rnt
from rntuple_construct.writer import ProjectionSpec, WriteOptions, create

TYPES: dict[str, tuple[Any, Any, st.SearchStrategy[Any]]] = {
    "float": ("float", 0.0, st.sampled_from([0.5, -1.0, 2.0])),
    "vector": ("std::vector<std::int16_t>", [], st.lists(st.integers(-5, 5), max_size=3)),
    "string": ("std::string", "", st.text("ab", max_size=3)),
    "array": ("std::array<std::array<bool,2>,2>", [[False] * 2] * 2,
              st.lists(st.lists(st.booleans(), min_size=2, max_size=2), min_size=2, max_size=2)),
    "bitset": ("std::bitset<3>", [False] * 3, st.lists(st.booleans(), min_size=3, max_size=3)),
    "record": ({"a": "float", "b": "std::vector<std::string>"}, {"a": 0.0, "b": []},
               st.fixed_dictionaries({"a": st.just(1.5), "b": st.lists(st.text("x", max_size=2), max_size=2)})),
    "variant": ("std::variant<std::int32_t,std::string>", None, st.none() | st.integers(0, 5) | st.text("v")),
    "optional": ("std::optional<float>", None, st.none() | st.just(0.5)),
    "pairs": ("std::vector<std::pair<float,bool>>", [],
              st.lists(st.fixed_dictionaries({"_0": st.just(2.0), "_1": st.booleans()}), max_size=2)),
}  # fmt: skip
STEPS = st.lists(
    st.tuples(
        st.sampled_from(
            [
                "extend",
                "extend",
                "extend",
                "flush",
                "group",
                "add",
                "member",
                "represent",
                "select",
                "project",
            ]
        ),
        st.integers(0, 100),
        st.data(),
    ),
    max_size=15,
)
OPTIONS = st.builds(
    WriteOptions, compression=st.sampled_from(["none", "lz4"]), page_size=st.sampled_from([4, 1 << 20]),
    buffered=st.booleans(),
)  # fmt: skip


class Script:
    """Runs the steps and keeps the entries that should be read back."""

    def __init__(self, writer: Any) -> None:
        self.writer = writer
        self.kinds: dict[str, str] = {"x0": "float"}
        self.members: dict[str, str] = {"m0": "float"}
        self.views: dict[str, str] = {}
        self.rows: list[dict[str, Any]] = []
        self.num_representations = 1

    def extend(self, number: int, data: Any) -> None:
        rows = [
            {name: data.draw(TYPES[kind][2]) for name, kind in self.kinds.items()}
            | {"r": {name: data.draw(TYPES[kind][2]) for name, kind in self.members.items()}}
            for _ in range(number % 4)
        ]
        self.writer.extend(rows)
        self.rows += rows

    def flush(self, number: int, data: Any) -> None:
        self.writer.flush_cluster()

    def group(self, number: int, data: Any) -> None:
        self.writer.commit_cluster_group()

    def add(self, number: int, data: Any) -> None:
        kind = sorted(TYPES)[number % len(TYPES)]
        name = f"x{len(self.kinds)}"
        self.writer.add_fields({name: TYPES[kind][0]})
        self.kinds[name] = kind
        for row in self.rows:
            row[name] = TYPES[kind][1]

    def member(self, number: int, data: Any) -> None:
        kind = sorted(TYPES)[number % len(TYPES)]
        name = f"m{len(self.members)}"
        self.writer.add_fields({f"r.{name}": TYPES[kind][0]})
        self.members[name] = kind
        for row in self.rows:
            row["r"][name] = TYPES[kind][1]

    def represent(self, number: int, data: Any) -> None:
        self.writer.flush_cluster()
        self.writer.add_representation("x0", ("Real16", "Real32")[number % 2])
        self.num_representations += 1

    def select(self, number: int, data: Any) -> None:
        self.writer.flush_cluster()
        self.writer.select_representation("x0", number % self.num_representations)

    def project(self, number: int, data: Any) -> None:
        names = sorted(name for name, kind in self.kinds.items() if kind in ("float", "vector", "string"))
        source = names[number % len(names)]
        name = f"p{len(self.views)}"
        self.writer.add_fields({name: ProjectionSpec(TYPES[self.kinds[source]][0], source)})
        self.views[name] = source

    def expected(self) -> list[dict[str, Any]]:
        return [{**row, **{name: row[source] for name, source in self.views.items()}} for row in self.rows]


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
@given(STEPS, OPTIONS)
def test_any_order_of_steps(steps, options):
    buffer = io.BytesIO()
    with create(buffer, "ntpl", {"x0": "float", "r": {"m0": "float"}}, options) as writer:
        script = Script(writer)
        for step, number, data in steps:
            getattr(script, step)(number, data)
    data = buffer.getvalue()
    # A representation of an old field that is added after new fields stands behind their columns.
    notes = ("RNT-COL-015", "RNT-FTR-007")
    assert [found for found in findings(data) if not any(note in found for note in notes)] == []
    with rnt.open(data) as file:
        ntuple = file["ntpl"]
        check_envelopes(data, ntuple)
        assert ntuple.arrays(library="py") == script.expected()
