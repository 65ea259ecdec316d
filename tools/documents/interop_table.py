"""Write docs/interoperability.md: how other readers read the file of each feature.

The answers are those of docs/conformance/matrix.json, the reasons those of rntuple_construct/kit/peers.toml.
tools/documents/conformance_matrix.py asks the readers.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "generated" / "python")]

from matrix_document import why_of

from rntuple_construct.kit.corpus.features import FEATURES, SECTIONS
from rntuple_construct.kit.corpus.features.model import Feature
from rntuple_construct.kit.corpus.model import slug
from rntuple_construct.kit.peers import Peer, peers, reason_of
from rntuple_construct.kit.runner.judge import Verdict
from rntuple_construct.kit.runner.matrix import read_record, result_of

RECORD = ROOT / "docs" / "conformance" / "matrix.json"
PAGE = ROOT / "docs" / "interoperability.md"
NAMES = {"root": "ROOT", "rdataframe": "RDataFrame", "hadd": "hadd", "uproot": "uproot", "jsroot": "JSROOT"}
"""Titles of columns. Older versions of ROOT have one each, other readers only the newest."""

HEAD = """\
# What other readers read

Each line is a file that this package writes. The tests read it back, and have it read by ROOT {root}, by uproot {uproot} and by
JSROOT {jsroot}; every value is compared. Two parts of ROOT have a column each: **RDataFrame** reads the RNTuple and
writes it as another one (`Snapshot`), **hadd** merges two copies of the file; ROOT then reads what came out. Older versions of
ROOT that there are wheels of, {older}, have a column each, as of when they were last asked:
`sh tools/root/setup_root.sh 0.1a10` installs the wheel of one beside the project, and `tests/interop/test_peers.py` then compares.

* **yes**: all values are right.
* Words: why values are missing, wrong or refused, with the names of the fields if others are read. The tests hold the readers to
  this too, down to the first wrong value or the message of the error, so that a line must change when the reader does.
* **refuses**: the file needs something that the reader does not know, such as feature flag 0 of late representations, and the
  reader says so. It must, or it may. **refuses, as other files**: it also refuses a file like it that does not need this.

The files are cases of the [corpus](conformance-corpus.md) as far as they are small, uncompressed but for the sections about compression
and the validation suite. [Who reads what](conformance-matrix.md) has the same answers for all cases. Values are compared in the
spelling of the [protocol](conformance-protocol.md), to which the adapters of the readers translate:

* ROOT has the elements of unordered containers in another order. Classes are read without their dictionaries, which makes
  records of them.
* uproot gives characters as numbers, pairs, tuples and empty classes as tuples, a `std::unique_ptr` as a list of at most
  one element, and merges the members of base classes into the class.
* JSROOT gives bitsets as integers, pairs with `first` and `second`, and objects of classes with their name; quantised
  numbers of single precision keep the digits of double precision.

In the other direction, ROOT {root} wrote `tests/data/root-6.40/` with every type of field, column representation and option that it
has, and this package reads the values that ROOT reads.

`tests/interop/test_files_of_uproot.py` has uproot write every kind of array it takes, and this package
reads the same values. Three things uproot writes otherwise than meant, and they are read as they stand: missing
elements of a masked array are stored but not counted, so that others appear in their place (RNT-ENC-003); optional
records become untyped collections; a field added later starts at element 0 (RNT-PGL-008; its values are right). uproot
also adds RNTuples to files written here, and extends uncompressed ones. JSROOT does not write.

This page is made by `tools/documents/interop_table.py` from [`conformance/matrix.json`](conformance/matrix.json).
"""
LIMITS_OF_ROOT = """\

## Limits of ROOT {root}

What the table does not show, also with files that ROOT itself wrote:

* `ROOT::RNTupleCardinality` can be written as a projection only.
* Classes with members of `std::optional` have no dictionary, so that they cannot be fields.
* A class without a dictionary ends the program that reads it in a `std::variant`.
* A second column representation that is Real32Trunc or Real32Quant ends the program.
* SplitReal16, field versions above 0, extra type information of unknown kind and clusters without entries are refused.
* The members of SoA classes must have the same class version as the record class.
* `RNTupleWriter::CloseAttributeSet` always throws; sets are closed with their RNTuple.
* A `std::map` whose values are `std::optional` is written with a type name that ROOT does not read.
* Merging drops linked attribute sets. It recompresses nothing that has columns of packed bits (`hadd -f404` of files with
  zstd), and does not merge RNTuples in directories.
* In files beyond 2 GiB the last free segment starts eight bytes early.

When ROOT notices that a file breaks a rule stands with each [rule](rules/README.md).
"""
SUITE = "RNTuple Validation Suite"
SUITE_TEXT = """\

The files that `rntuple corpus --suite validation-suite` writes, one for each test of the public RNTuple Validation Suite.
The words of a reader hold for the fields that are named; all others are read.
"""


def columns() -> dict[str, Peer]:
    """Return the readers by the title of their column."""
    found: dict[str, Peer] = {}
    for name, title in NAMES.items():
        versions = [peer for peer in peers() if peer.name == name]
        for peer in versions if name == "root" else versions[:1]:
            is_older = peer is not versions[0]
            found[f"{title} {peer.version.rpartition('.')[0]}" if is_older else title] = peer
    order = ["ROOT", "RDataFrame", "hadd"]
    return {title: found[title] for title in (*order, *(each for each in found if each not in order))}


def cases_of_features(ids: Iterable[str]) -> dict[str, str]:
    """Return the case of each feature by its title; features that are too large for the corpus have ``features/...``.

    Args:
        ids: ids of the cases of the corpus.
    """
    by_name = {
        each.rpartition("/")[2]: each for each in ids if not each.startswith(("generations/", "rules/"))
    }
    found = {}
    for feature in FEATURES:
        if feature.generation in ("rc1", "rc2"):
            found[feature.title] = (
                f"generations/{feature.generation}/clusters/one-cluster-one-page-per-column"
            )
        else:
            name = feature.title if feature.title in by_name else slug(feature.title)
            found[feature.title] = by_name.get(name, f"features/{name}")
    return found


def document(matrix: Mapping[str, Any]) -> str:
    """Return the page.

    Args:
        matrix: the recorded answers.
    """
    readers = columns()
    places = {case["id"]: number for number, case in enumerate(matrix["cases"])}
    recorded = {(each["implementation"], each["version"]): each for each in matrix["columns"]}

    known = cases_of_features(places)

    def cell(feature: Feature, peer: Peer) -> str:
        case_id = known[feature.title]
        if case_id not in places or feature.is_cut:
            reason = reason_of(peer.name, peer.version, case_id, "", "")
            return reason.why if reason is not None and case_id in reason.cases else "yes"
        column, number = recorded[peer.name, peer.version], places[case_id]
        return _words(feature, matrix["cases"][number], column, column["cells"][number])

    older = " and ".join(peer.version for title, peer in readers.items() if title.startswith("ROOT "))
    versions = {peer.name: peer.version for title, peer in readers.items() if not title.startswith("ROOT ")}
    parts = [HEAD.format(older=older, **versions)]
    for section, features in SECTIONS.items():
        parts.append(f"\n## {section}\n")
        if section == SUITE:
            parts.append(SUITE_TEXT)
        parts.append(f"\n| feature | {' | '.join(readers)} |\n|---{'|---' * len(readers)}|\n")
        for feature in features:
            cells = [cell(feature, peer) for peer in readers.values()]
            parts.append(f"| {' | '.join(map(_escaped, [feature.title, *cells]))} |\n")
    parts.append(LIMITS_OF_ROOT.format(root=versions["root"]))
    return "".join(parts)


def _words(feature: Feature, case: Mapping[str, Any], column: Mapping[str, Any], item: Any) -> str:
    """Return the text of a cell."""
    verdict, details = result_of(item)
    if Verdict(verdict).is_failure:
        why = why_of(column, case, item) or Verdict(verdict).meaning
        fields = details.get("fields", [])
        is_whole = not fields or (feature.rows and set(fields) == set(feature.rows[0]))
        return why if is_whole else f"{', '.join(f'`{name}`' for name in fields)}: {why}"
    if verdict == Verdict.UNSUPPORTED:
        return "does not know drafts of the format" if "outside" in details else "refuses, as other files"
    return "refuses" if case["outcome"] == "must-refuse" or "refused" in details else "yes"


def _escaped(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")


def outputs() -> dict[Path, str]:
    """Return the page of the recorded answers."""
    return {PAGE: document(read_record(RECORD))}


def main() -> int:
    """Write the page."""
    argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    for path, text in outputs().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
