"""Files of ROOT writers that are killed: whole clusters are recovered, with the values that were filled, and ROOT reads them."""

from __future__ import annotations

import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.root_process import REPOSITORY, Root, require_root, root
from support.root_values import as_root_prints, canonical, comparable

import rntuple_construct as rnt

PYTHON = REPOSITORY / ".venv-root" / "bin" / "python"
KILLED = r"""
import os, sys
import ROOT
ROOT.gInterpreter.Declare('''
#include <ROOT/RNTupleModel.hxx>
#include <ROOT/RNTupleWriteOptions.hxx>
#include <ROOT/RNTupleWriter.hxx>
#include <functional>
#include <optional>
#include <variant>
#include <unistd.h>
struct HitOfTest { int layer; float e; };
std::function<void(long)> declare(int schema, ROOT::RNTupleModel &m) {
  auto id = m.MakeField<std::int64_t>("id");
  if (schema == 0) {
    auto v = m.MakeField<std::vector<float>>("v"); auto s = m.MakeField<std::string>("s"); auto b = m.MakeField<bool>("b");
    return [=](long i) { *id = i; v->assign(i % 5, i + 0.25f); *s = std::to_string(i * 7919); *b = i % 3 == 0; };
  }
  if (schema == 1) {
    auto v = m.MakeField<std::vector<std::vector<int>>>("v"); auto s = m.MakeField<std::vector<std::string>>("s");
    return [=](long i) { *id = i; v->assign(i % 4, std::vector<int>(i % 3, i)); s->assign(i % 3, std::to_string(i)); };
  }
  if (schema == 2) {
    auto o = m.MakeField<std::optional<double>>("o"); auto v = m.MakeField<std::variant<int, std::string>>("v");
    return [=](long i) { *id = i; if (i % 3) *o = i * 0.5; else o->reset(); if (i % 2) *v = int(i); else *v = std::to_string(i); };
  }
  auto h = m.MakeField<std::vector<HitOfTest>>("h"); auto a = m.MakeField<std::array<float, 3>>("a"); auto x = m.MakeField<std::vector<float>>("x");
  return [=](long i) {
    *id = i; h->assign(i % 3, HitOfTest{int(i), 2.f * i}); *a = {float(i), float(i + 1), float(-i)}; x->assign(i % 3, 3.f * i);
  };
}
void killed(std::string path, int schema, int compression, long n) {
  auto model = ROOT::RNTupleModel::Create();
  auto fill = declare(schema, *model);
  ROOT::RNTupleWriteOptions o;
  o.SetCompression(compression); o.SetMaxUnzippedPageSize(65536); o.SetApproxZippedClusterSize(compression ? 12000 : 150000);
  o.SetMaxUnzippedClusterSize(1500000); o.SetWriteBufferSize(4096);
  auto w = ROOT::RNTupleWriter::Recreate(std::move(model), "Events", path, o);
  for (long i = 0; i < n; i++) { fill(i); w->Fill(); }
  _exit(9);
}
''')
for number in range(16):
    schema, compression = number % 4, (505, 404, 101, 0)[number // 4]
    child = os.fork()
    if not child:
        ROOT.killed(f"{sys.argv[1]}/{schema}-{compression}.root", schema, compression, 20000 + 997 * number)
    os.waitpid(child, 0)
"""


def row(schema: int, i: int) -> dict[str, Any]:
    """The values of an entry."""
    if schema == 0:
        v = [float(np.float32(i + 0.25))] * (i % 5)
        return {"id": i, "v": v, "s": str(i * 7919), "b": i % 3 == 0}
    if schema == 1:
        return {"id": i, "v": [[i] * (i % 3)] * (i % 4), "s": [str(i)] * (i % 3)}
    if schema == 2:
        return {"id": i, "o": i * 0.5 if i % 3 else None, "v": i if i % 2 else str(i)}
    hits = [{"layer": i, "e": 2.0 * i}] * (i % 3)
    return {"id": i, "h": hits, "a": [float(i), float(i + 1), float(-i)], "x": [3.0 * i] * (i % 3)}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    require_root()
    folder = tmp_path_factory.mktemp("killed")
    subprocess.run([PYTHON, "-c", KILLED, folder], check=True, timeout=300, capture_output=True)
    return folder


@pytest.mark.parametrize("compression", [505, 404, 101, 0])
@pytest.mark.parametrize("schema", range(4))
def test_whole_clusters_have_the_values_that_were_filled(
    schema: int, compression: int, files: Path, tmp_path: Path
) -> None:
    target = tmp_path / "new.root"
    report = rnt.recover(files / f"{schema}-{compression}.root", target)
    (found,) = report.ntuples
    with rnt.open(f"{target}:Events") as ntuple:
        assert ntuple.num_entries == found.num_entries
        rows = ntuple.arrays(library="py")
    assert rows == [row(schema, each["id"]) for each in rows]
    statuses = Counter(each.status for each in found.clusters)
    assert statuses["damaged"] == 0
    assert statuses["cut"] <= 1
    if compression:
        # Pages that are left out, or have unused bits, may have several arrangements: most clusters have only one.
        assert statuses["recovered"] > 2 * statuses["ambiguous"]


@pytest.fixture(scope="module")
def reader() -> Root:
    require_root()
    return root()


@pytest.mark.parametrize("schema", range(3))
def test_root_reads_the_same_values(schema: int, files: Path, tmp_path: Path, reader: Root) -> None:
    target = tmp_path / "new.root"
    rnt.recover(files / f"{schema}-505.root", target)
    found = reader.read(target, "Events", 3000)
    with rnt.open(f"{target}:Events") as ntuple:
        assert found["errors"] == {}
        assert found["entries"] == ntuple.num_entries > 0
        for field, layout in ntuple.arrays(entry_stop=3000, library="layout").items():
            node = ntuple.nodes[field]
            ours = [comparable(node, value) for value in as_root_prints(layout)]
            theirs = [comparable(node, value) for value in found["values"][field]]
            assert canonical(theirs) == canonical(ours), field
