"""Write the values that ROOT reads from branches of a TTree: a program for a Python that has ROOT.

Arguments: path of the file, name of the TTree, a directory. Standard input has lines ``NUMBER<tab>KIND``: a branch by its
place among all branches without branches below them, and ``leaves`` or ``object``. An empty line ends them. Each further line
is a range of entries, ``START<tab>STOP``. The program writes a line to standard output when it has opened the TTree, and
when the values of a range are written. The caller removes the files before it asks for the next range.

For a branch with leaves, the directory gets two files for each leaf. ``NUMBER.LEAF.counts`` has the number of values of each
entry (int64). ``NUMBER.LEAF.TYPE`` has the values in the byte order of the machine: f8, i8, or u1 for text. For an object it
gets ``NUMBER.json``, the values as nested lists. For a branch that ROOT cannot read it gets ``NUMBER.problem``, a line of text.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any

CODE = r"""
#include <algorithm>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>
#include "TBranch.h"
#include "TLeaf.h"
#include "TLeafC.h"
#include "TTree.h"

namespace rntuple_check {
std::vector<TBranch *> branches;
void collect(TObjArray *list) {
  for (auto *each : *list) {
    auto *branch = static_cast<TBranch *>(each);
    if (branch->GetListOfBranches()->GetEntriesFast())
      collect(branch->GetListOfBranches());
    else
      branches.push_back(branch);
  }
}
std::string type_of(TLeaf *leaf) {
  const std::string name = leaf->GetTypeName();
  for (const char *real : {"float", "double", "Float", "Double"})
    if (name.find(real) != std::string::npos) return "f8";
  return "i8";
}
template <class T> void put(std::ofstream &out, T value) { out.write(reinterpret_cast<const char *>(&value), sizeof value); }

struct Output {
  TBranch *branch;
  TLeaf *leaf;
  std::string type;
  std::ofstream counts, values;
};

void write_leaves(TTree *tree, const std::vector<int> &numbers, Long64_t start, Long64_t stop, const std::string &directory) {
  std::vector<std::unique_ptr<Output>> outputs;
  std::vector<TBranch *> tops;
  for (int number : numbers) {
    auto *top = branches[number]->GetMother();
    if (std::find(tops.begin(), tops.end(), top) == tops.end()) tops.push_back(top);
    for (int place = 0; place < branches[number]->GetListOfLeaves()->GetEntriesFast(); place++) {
      auto *leaf = static_cast<TLeaf *>(branches[number]->GetListOfLeaves()->At(place));
      const std::string type = dynamic_cast<TLeafC *>(leaf) ? "u1" : type_of(leaf);
      const std::string start = directory + "/" + std::to_string(number) + "." + std::to_string(place) + ".";
      outputs.emplace_back(new Output{branches[number], leaf, type, std::ofstream(start + "counts", std::ios::binary),
                                      std::ofstream(start + type, std::ios::binary)});
    }
  }
  for (Long64_t entry = start; entry < stop; entry++) {
    tree->LoadTree(entry);
    for (auto *top : tops) top->GetEntry(entry);
    for (auto &out : outputs) {
      if (out->type == "u1") {
        const std::string text = static_cast<const char *>(out->leaf->GetValuePointer());
        put<Long64_t>(out->counts, text.size());
        out->values.write(text.data(), text.size());
        continue;
      }
      const std::string name = out->leaf->GetTypeName();
      const bool is_bool = name == "bool" || name == "Bool_t";
      const Long64_t length = out->leaf->GetLen();
      put<Long64_t>(out->counts, length);
      for (Long64_t i = 0; i < length; i++)
        // GetValue gives the byte of a bool.
        if (is_bool)
          put<Long64_t>(out->values, out->leaf->GetValue(i) != 0);
        else if (out->type == "f8")
          put<double>(out->values, out->leaf->GetValue(i));
        else
          put<Long64_t>(out->values, out->leaf->GetValueLong64(i));
    }
  }
  for (auto &out : outputs)
    if (!out->counts.flush() || !out->values.flush()) throw std::runtime_error("values cannot be written");
}
}
"""


def main(path: str, name: str, directory: str) -> None:
    """Write the values of branches."""
    import ROOT  # type: ignore[import-not-found]

    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # ROOT prints lines that are not answers
    ROOT.gErrorIgnoreLevel = ROOT.kFatal
    ROOT.gInterpreter.Declare(CODE)
    file = ROOT.TFile.Open(path)
    tree = file.Get(name)
    check = ROOT.rntuple_check
    check.collect(tree.GetListOfBranches())
    wanted = [line.split() for line in iter(sys.stdin.readline, "\n")]
    leaves = [int(number) for number, kind in wanted if kind == "leaves"]
    objects = [int(number) for number, kind in wanted if kind == "object"]
    start = stop = 0

    def write_leaves(numbers: list[int]) -> None:
        check.write_leaves(tree, ROOT.std.vector["int"](numbers), start, stop, directory)

    def write_object(number: int) -> None:
        branch = check.branches[number]
        values = []
        for entry in range(start, stop):
            tree.LoadTree(entry)
            branch.GetMother().GetEntry(entry)
            values.append(_plain(getattr(tree, branch.GetName())))
        with open(os.path.join(directory, f"{number}.json"), "w", encoding="utf-8") as out:
            json.dump(values, out)

    check.write_leaves(
        tree, ROOT.std.vector["int"](), 0, 0, directory
    )  # compiles the call before processes fork
    print("open", file=answers, flush=True)
    for line in iter(sys.stdin.readline, ""):
        start, stop = map(int, line.split())
        if leaves and not _succeeds(write_leaves, leaves):
            leaves = [
                each for each in leaves if _succeeds(write_leaves, [each]) or _write_problem(directory, each)
            ]
        objects = [
            each for each in objects if _succeeds(write_object, each) or _write_problem(directory, each)
        ]
        print("written", file=answers, flush=True)


def _succeeds(work: Callable[[Any], None], argument: Any) -> bool:
    """Return whether a child process does its work; ROOT crashes on some branches."""
    sys.stdout.flush()
    child = os.fork()
    if not child:
        code = 1
        try:
            with open(os.devnull, "w") as nothing:
                os.dup2(nothing.fileno(), 2)
            work(argument)
            code = 0
        finally:
            os._exit(code)
    return os.waitpid(child, 0)[1] == 0


def _write_problem(directory: str, number: int) -> bool:
    """Note that a branch cannot be read; returns False."""
    with open(os.path.join(directory, f"{number}.problem"), "w", encoding="utf-8") as out:
        out.write("ROOT does not read it")
    return False


def _plain(value: object) -> object:
    """An object of PyROOT as nested lists of numbers and text; pairs as lists of two."""
    if isinstance(value, (bool, int, float)):
        return value
    if isinstance(value, (str, bytes)) or type(value).__name__ in ("string", "TString", "std::string"):
        text = value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogateescape")
        return text.decode("latin-1")
    if hasattr(value, "first") and hasattr(value, "second"):
        return [_plain(value.first), _plain(value.second)]
    return [_plain(item) for item in value]  # type: ignore[attr-defined]


if __name__ == "__main__":
    main(*sys.argv[1:])
