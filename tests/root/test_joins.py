"""Joins of random RNTuples have the values that RNTupleProcessor of ROOT finds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.root_process import require_root, root

import rntuple_construct as rnt

MACRO = """
#include <ROOT/RNTupleProcessor.hxx>
#include <fstream>
#include <string>
#include <vector>
void join(const char *folder, const char *first, const char *second)
{
   using namespace ROOT::Experimental;
   const std::string in = folder;
   std::vector<std::string> keys;
   for (const std::string key : {first, second})
      if (!key.empty())
         keys.push_back(key);
   auto joined = RNTupleProcessor::CreateJoin({"Events", in + "/events.root"}, {"Calib", in + "/calib.root"}, keys);
   auto x = joined->RequestField<double>("x");
   auto weight = joined->RequestField<float>("Calib.weight");
   auto hits = joined->RequestField<std::vector<std::int32_t>>("Calib.hits");
   std::ofstream out(in + "/joined.json");
   out << '[';
   bool is_first = true;
   for ([[maybe_unused]] auto entry : *joined) {
      out << (is_first ? "[" : ",[") << *x << ',';
      is_first = false;
      if (weight.HasValue()) {
         out << *weight << ",[";
         for (std::size_t i = 0; i < hits->size(); ++i)
            out << (i ? "," : "") << (*hits)[i];
         out << "]]";
      } else {
         out << "null,null]";
      }
   }
   out << ']';
}
"""


def by_root(folder: Path, keys: list[str]) -> list[Any]:
    (folder / "join.C").write_text(MACRO)
    words = [f'"{folder}"', *(f'"{key}"' for key in [*keys, "", ""][:2])]
    root().ask("root", f".x {folder}/join.C({', '.join(words)})")
    found: list[Any] = json.loads((folder / "joined.json").read_text())
    return found


def write(folder: Path, seed: int, num_files: int, num_friends: int) -> None:
    random = np.random.default_rng(seed)
    rnt.write(
        folder / "events.root", "Events",
        {"run": random.integers(0, 5, 60).astype(np.int32), "event": random.integers(0, 9, 60).astype(np.uint64), "x": np.arange(60.0)},
    )  # fmt: skip
    schema = {
        "run": "std::int32_t",
        "event": "std::uint64_t",
        "weight": "float",
        "hits": "std::vector<std::int32_t>",
    }
    for number in range(num_files):
        with rnt.create(folder / f"calib{number}.root", "Calib", schema) as writer:
            writer.extend(
                {
                    "run": random.integers(0, 6, num_friends),
                    "event": random.integers(0, 9, num_friends),
                    "weight": random.integers(-99, 99, num_friends) / 4,
                    "hits": [
                        random.integers(0, 9, size).tolist() for size in random.integers(0, 4, num_friends)
                    ],
                }
            )


@pytest.mark.parametrize(
    ("num_files", "num_friends", "keys"),
    [(1, 40, ["run", "event"]), (1, 40, ["event"]), (3, 12, ["run", "event"]), (2, 4, ["run"]), (1, 60, [])],
)
def test_values_are_those_of_the_processor(
    num_files: int, num_friends: int, keys: list[str], tmp_path: Path
) -> None:
    require_root()
    num_missing = 0
    for seed in range(4):
        write(tmp_path, seed, num_files, num_friends)
        files = [tmp_path / f"calib{number}.root" for number in range(num_files)]
        # A chain of files beside an RNTuple ends with an error in ROOT 6.40.00: "entry with index 6 out of bounds".
        rnt.merge(tmp_path / "calib.root", files)
        with rnt.join(tmp_path / "events.root", {"Calib": files}, on=keys or None) as joined:
            rows = joined.arrays(["x", "Calib.weight", "Calib.hits"], library="py")
            chunks = joined.iterate(["x", "Calib.weight", "Calib.hits"], library="py", step_size=7)
            assert [row for chunk in chunks for row in chunk] == rows
        expected = by_root(tmp_path, keys)
        assert [list(row.values()) for row in rows] == expected
        num_missing += sum(row[1] is None for row in expected)
    assert (num_missing > 0) == bool(keys)
