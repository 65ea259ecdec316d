"""The table of features and readers in ``docs/interoperability.md``, from the recorded limits."""

from __future__ import annotations

from collections.abc import Mapping

from support.interop_limits import ALL, OLDER_ROOTS, READERS, Limit, Reader, limits_of, recorded_version

from rntuple_construct.kit.corpus.features import SECTIONS
from rntuple_construct.kit.corpus.features.model import Feature

HEAD = """\
# What other readers read

Each line is a file that this package writes. The tests read it back, and have it read by ROOT {root}, by uproot {uproot} and by
JSROOT {jsroot}; every value is compared. Two parts of ROOT have columns of their own: **RDataFrame** reads the RNTuple and
writes it as another one (`Snapshot`), **hadd** merges two copies of the file; ROOT then reads what came out. Older versions of
ROOT that there are wheels of, {older}, have a column each, as of when they were last asked:
`sh tools/root/setup_root.sh 0.1a10` installs the wheel of one beside the project, and `python tools/documents/interop_table.py` then compares.

* **yes**: all values are right.
* Words: why values are missing, wrong or refused. The tests hold the readers to this too, down to the first wrong value
  or the message of the error, so that a line must change when the reader does.
* **refuses**: the file needs something that no reader knows, and the reader says so.

Some values are spelled differently, which counts as right:

* ROOT has the elements of unordered containers in an order of its own. Classes are read without their dictionaries, which makes
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

This page is made by `tools/documents/interop_table.py` from `tests/interop/`.
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


def document() -> str:
    """The whole page."""
    versions = {reader.name.lower(): recorded_version(reader) for reader in READERS}
    older = " and ".join(map(recorded_version, OLDER_ROOTS))
    parts = [HEAD.format(older=older, **versions)]
    for title, features in SECTIONS.items():
        parts.append(f"\n## {title}\n")
        if title == SUITE:
            parts.append(SUITE_TEXT)
        names = [reader.name for reader in READERS]
        parts.append(f"\n| feature | {' | '.join(names)} |\n|---{'|---' * len(names)}|\n")
        parts.extend(_line(feature) for feature in features)
    parts.append(LIMITS_OF_ROOT.format(root=recorded_version(READERS[0])))
    return "".join(parts)


def _line(feature: Feature) -> str:
    cells = [_cell(feature, reader) for reader in READERS]
    return f"| {' | '.join([_escaped(feature.title), *cells])} |\n"


def _cell(feature: Feature, reader: Reader) -> str:
    limits = limits_of(reader).get(feature.title, {})
    if not limits:
        return "refuses" if feature.is_refused else "yes"
    return _escaped(_words(feature, limits))


def _words(feature: Feature, limits: Mapping[str, Limit]) -> str:
    fields: dict[str, list[str]] = {}
    for name, limit in limits.items():
        fields.setdefault(limit.why, []).append(name)
    names = set(feature.rows[0]) if feature.rows else set()
    if len(fields) == 1 and (ALL in limits or set(limits) == names):
        return next(iter(fields))
    return "; ".join(f"{', '.join(f'`{name}`' for name in found)}: {why}" for why, found in fields.items())


def _escaped(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")
