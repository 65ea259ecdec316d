"""TTrees as RNTuples, with a report of all branches that proves that values are the same."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from rntuple_construct.base.errors import MissingExtraError, SchemaError, TableError
from rntuple_construct.base.limits import TRUSTED
from rntuple_construct.conversion.tables.root_comparison import (
    Compared,
    compare_with_root,
    member_of,
    root_python,
)
from rntuple_construct.conversion.tables.table import FieldPart, parts_of
from rntuple_construct.conversion.tables.ttree import BranchError, TTree, open_ttrees
from rntuple_construct.model.arrays.arrow_schema import distinct_name, sanitized
from rntuple_construct.model.schema.cpp_types import problem_of_name
from rntuple_construct.model.schema.specs import Spec
from rntuple_construct.model.values.comparison import ALGORITHM, ValueDigest
from rntuple_construct.model.values.layout import Layout
from rntuple_construct.reader import RNTuple, RNTupleFile
from rntuple_construct.storage import located, open_sink
from rntuple_construct.writer import FileWriter, WriteOptions
from rntuple_construct.writer.container import file_name_of

__all__ = ["BranchReport", "TTreeReport", "from_ttree"]

_STEP = "32 MB"


@dataclass(slots=True)
class BranchReport:
    """Result for one branch.

    Args:
        branch: names of the branch and those above it, separated by ``/``.
        field: dotted path of its field; empty if it was skipped.
        type_before: C++ type of the branch as uproot names it.
        type_after: type of the field; that of the members for a member of a grouped collection.
        nbytes_before, len_before: bytes of its baskets, compressed and not.
        nbytes_after, len_after: bytes of the pages of its field, compressed and not. Offsets of a grouped
            collection are counted for its first member.
        checksum: of its values, as read from the TTree; empty if it was skipped.
        problem: why it cannot be read; empty if it was imported.
        note: what of it is not imported, has another shape, or is imported under another name, and why it was not
            compared with ROOT; empty otherwise.
        decoder: who decoded the bytes of the TTree: ``uproot``, ``rntuple-construct``, or both, joined by " and "; empty
            if it was skipped.
        is_equal_in_root: true if ROOT reads the same values from the TTree; None if it was not compared.
    """

    branch: str
    field: str
    type_before: str
    type_after: str = ""
    nbytes_before: int = 0
    len_before: int = 0
    nbytes_after: int = 0
    len_after: int = 0
    checksum: str = ""
    problem: str = ""
    note: str = ""
    decoder: str = ""
    is_equal_in_root: bool | None = None


@dataclass(slots=True)
class TTreeReport:
    """The import of one TTree.

    Args:
        source: path or URL of the file.
        tree: name of the TTree.
        ntuple: name of the RNTuple; empty if no branch could be read.
        num_entries: number of entries.
        is_verified: if true, the values were read back from the RNTuple and had the same checksums as those that were read
            from the TTree. That proves writing, not reading.
        is_compared_with_root: if true, ROOT read the TTree, too, and all branches that it shows had the values of the
            RNTuple.
        root_problem: why ROOT, which is installed, could not read the TTree; else empty.
        algorithm: hash function of the checksums.
        renamed: new names of top-level branches by their own.
        branches: all branches that hold values.
    """

    source: str
    tree: str
    ntuple: str
    num_entries: int
    is_verified: bool = False
    is_compared_with_root: bool = False
    root_problem: str = ""
    algorithm: str = ALGORITHM
    renamed: dict[str, str] = field(default_factory=dict)
    branches: list[BranchReport] = field(default_factory=list)

    @property
    def skipped(self) -> list[BranchReport]:
        """The branches that could not be read."""
        return [branch for branch in self.branches if branch.problem]

    @property
    def proof(self) -> str:
        """The comparisons that were made, in words."""
        decoders = {each for branch in self.branches for each in branch.decoder.split(" and ") if each}
        parts = ["values not checked"]
        if self.is_verified:
            parts = [
                f"values read back and equal to those that {' and '.join(sorted(decoders)) or 'uproot'} decoded"
            ]
        if self.is_compared_with_root:
            imported = [branch for branch in self.branches if branch.field]
            equal = sum(branch.is_equal_in_root is True for branch in imported)
            parts.append(f"{equal} of {len(imported)} branches equal as ROOT reads them")
        elif self.root_problem:
            parts.append("not compared with ROOT")
        return "; ".join(parts)

    def as_dict(self) -> dict[str, Any]:
        """The same as plain dicts and lists, for JSON."""
        return asdict(self)


def from_ttree(
    source: str | os.PathLike[str],
    target: Any,
    tree: str | None = None,
    *,
    name: str | None = None,
    rename: Mapping[str, str] | None = None,
    groups: Sequence[str] = (),
    skip_unsupported: bool = False,
    check: bool = True,
    options: WriteOptions | None = None,
    step_size: int | str = _STEP,
    advanced: Callable[[int, int], None] | None = None,
    storage_options: Mapping[str, Any] | None = None,
    check_with_root: bool | None = None,
) -> list[TTreeReport]:
    """Write TTrees of a file as RNTuples of one new file.

    Leaf-count arrays become ``std::vector``, fixed arrays ``std::array``, branches of split classes records of their
    members. Objects and STL containers are imported as far as uproot reads them. The values are read back from the new
    file, and their checksums compared, before the file appears under its name.

    Args:
        source: path or URL of the file, as uproot takes them.
        target: path of the new file, or a writable binary file object.
        tree: name or pattern of TTrees, with directories in front; None for all.
        name: name of the RNTuple; by default that of the TTree with its directories. Only for one TTree.
        rename: new names of top-level branches by their own.
        groups: patterns such as ``Muon_*``; arrays of variable length that match one become a collection of records.
        skip_unsupported: leave out branches that cannot be read, and list them in the report.
        check: read the values back and compare their checksums.
        options: how the RNTuples are written; with several threads, baskets are decompressed in as many.
        step_size: how much is in memory at a time: entries, or uncompressed bytes such as ``"32 MB"``.
        advanced: called with the number of entries that are done and that of all.
        storage_options: options of the file systems of URLs, as for ``open``.
        check_with_root: compare the new file with the values that ROOT reads from the TTree. It needs a Python with ROOT:
            this one, or that of the environment variable RNTUPLE_ROOT_PYTHON. None compares if values are checked and
            there is such a Python; the report tells if ROOT does not read the TTree.

    Returns:
        a report of each TTree, in the order of the file.

    Raises:
        SchemaError: branches that cannot be read (all are listed), no such TTree, no branch that can be read, or values
            that changed.
        TableError: baskets that are damaged.
        SourceError: the file cannot be read.
        SinkError: the new file cannot be written.
        MissingExtraError: uproot or awkward is not installed, or no Python has ROOT.
    """
    python = _python_with_root(check_with_root, check)
    options = options or WriteOptions()
    choices: dict[str, Any] = {"rename": rename, "groups": groups, "skip_unsupported": skip_unsupported}
    place = located(os.fspath(source), storage_options)
    with open_ttrees(place, tree, threads=options.threads, **choices) as trees:
        if name is not None and len(trees) > 1:
            raise SchemaError(f"{len(trees)} TTrees cannot all be called '{name}'", hint="import one of them")
        names = _names(trees, name)
        while True:
            try:
                return _write(
                    trees,
                    names,
                    place,
                    target,
                    options,
                    check,
                    step_size,
                    advanced,
                    python,
                    check_with_root is True,
                )
            except BranchError as error:
                if not skip_unsupported or error.tree is None:
                    raise
                error.tree.leave_out(error.problems)


def _python_with_root(is_wanted: bool | None, check: bool) -> str | None:
    """A Python with ROOT; None if ROOT is not asked, or is not installed and not demanded."""
    if is_wanted is False or (is_wanted is None and not check):
        return None
    try:
        return root_python()
    except MissingExtraError:
        if is_wanted:
            raise
        return None


def _names(trees: Sequence[TTree], name: str | None) -> list[str]:
    """Names of RNTuples: those of the TTrees, with underscores for characters that they must not have."""
    if name is not None:
        return [name] * len(trees)
    legal = {tree.path for tree in trees if not problem_of_name(tree.path.rpartition("/")[2])}
    taken, names = set(legal), []
    for tree in trees:
        directory, slash, own = tree.path.rpartition("/")
        made = tree.path if tree.path in legal else f"{directory}{slash}{sanitized(own)}"
        names.append(made if tree.path in legal else distinct_name(made, taken))
        taken.add(names[-1])
    return names


def _write(
    trees: Sequence[TTree], names: Sequence[str], place: str, target: Any, options: WriteOptions, check: bool,
    step_size: int | str, advanced: Callable[[int, int], None] | None, python: str | None, is_root_needed: bool,
) -> list[TTreeReport]:  # fmt: skip
    empty = [tree for tree in trees if tree.branches and not tree.schema]
    if empty and len(empty) == len(trees):
        branch = empty[0].branches[0]
        raise SchemaError(
            f"nothing of TTree '{empty[0].path}' can be imported; branch '{branch.path}' ({branch.type}): {branch.problem}"
        )
    progress = _Progress(sum(tree.num_entries for tree in trees) * (2 if check else 1), advanced)
    with open_sink(target, readable=True) as sink:
        made: list[tuple[TTreeReport, dict[str, ValueDigest]]] = []
        with FileWriter(sink, compression=options.settings, name=file_name_of(target)) as out:
            for tree, name in zip(trees, names, strict=True):
                report = TTreeReport(place, tree.path, "" if tree in empty else name, tree.num_entries)
                found = {} if tree in empty else _copy(tree, out, report, options, step_size, progress)
                made.append((report, found))
        with RNTupleFile(sink.source(), limits=TRUSTED) as file:
            for tree, (report, found) in zip(trees, made, strict=True):
                if not report.ntuple:
                    _describe(tree, {}, report, found)
                    continue
                copy = file[report.ntuple]
                if check:
                    _verify(copy, found, step_size, progress)
                    report.is_verified = True
                _describe(tree, parts_of(copy, None), report, found)
                if python is not None:
                    try:
                        _compare_with_root(python, tree, copy, report, step_size)
                    except TableError as error:
                        if is_root_needed:
                            raise
                        report.root_problem = str(error)
    return [report for report, _ in made]


class _Progress:
    def __init__(self, total: int, advanced: Callable[[int, int], None] | None) -> None:
        self._done, self._total, self._advanced = 0, total, advanced

    def add(self, num: int) -> None:
        self._done += num
        if self._advanced is not None:
            self._advanced(self._done, self._total)


def _copy(
    tree: TTree,
    out: FileWriter,
    report: TTreeReport,
    options: WriteOptions,
    step: int | str,
    progress: _Progress,
) -> dict[str, ValueDigest]:
    """Write the values of a TTree; returns the digests of branches by the paths of their fields."""
    found = {branch.field: ValueDigest() for branch in tree.branches if branch.field}
    with out.create(report.ntuple, tree.schema, options) as writer:
        for layouts in tree.iterate(step_size=step, library="layout"):
            _add(found, layouts)
            progress.add(writer.extend(layouts))
    return found


def _verify(copy: RNTuple, found: Mapping[str, ValueDigest], step: int | str, progress: _Progress) -> None:
    """Raise SchemaError unless the values of an RNTuple have these digests."""
    read = {path: ValueDigest() for path in found}
    for layouts in copy.iterate(step_size=step, library="layout"):
        _add(read, layouts)
        progress.add(max(map(len, layouts.values()), default=0))
    wrong = [path for path, digest in found.items() if digest.hexdigest() != read[path].hexdigest()]
    if wrong:
        raise SchemaError(
            f"values that were read back differ from those of the TTree, in field '{wrong[0]}'"
            + (f" and {len(wrong) - 1} more" if len(wrong) > 1 else ""),
            path=wrong[0],
        )


def _compare_with_root(python: str, tree: TTree, copy: RNTuple, report: TTreeReport, step: int | str) -> None:
    wanted = [
        Compared(branch.number, branch.path, branch.field, branch.view)
        for branch in tree.branches
        if branch.field and branch.view
    ]
    problems = compare_with_root(python, tree.file_path, tree.path, copy, wanted, step)
    for branch, item in zip(tree.branches, report.branches, strict=True):
        problem = problems.get(branch.number, "the comparison does not cover its type")
        if not problem:
            item.is_equal_in_root = True
        elif branch.field:
            item.note = "; ".join(filter(None, (item.note, f"not compared with ROOT: {problem}")))
    report.is_compared_with_root = True


def _add(found: Mapping[str, ValueDigest], layouts: Mapping[str, Layout]) -> None:
    for path, digest in found.items():
        top, *members = path.split(".")
        digest.update(member_of(layouts[top], members))


def _describe(
    tree: TTree, parts: Mapping[str, FieldPart], report: TTreeReport, found: Mapping[str, ValueDigest]
) -> None:
    """Fill in the branches of a report."""
    counted: set[str] = set()
    report.renamed = dict(tree.renamed)
    for branch in tree.branches:
        item = BranchReport(
            branch.path, branch.field, branch.type, nbytes_before=branch.nbytes, len_before=branch.len_baskets,
            problem=branch.problem, note=branch.note,
            decoder=branch.decoder if branch.field else "",
        )  # fmt: skip
        report.branches.append(item)
        if not branch.field:
            continue
        top, *members = branch.field.split(".")
        part, spec = parts[top], tree.schema[top]
        for member in members:
            if isinstance(spec, list):
                spec = spec[0]
                if part.path not in counted:
                    counted.add(part.path)
                    for room in part.rooms:
                        item.nbytes_after += room.nbytes
                        item.len_after += room.len_pages
                part = part.children[0]
            part = next(child for child in part.children if child.path.rpartition(".")[2] == member)
            spec = spec[member] if isinstance(spec, Mapping) else spec
        item.type_after = _type_text(spec)
        for room in part.all_rooms():
            item.nbytes_after += room.nbytes
            item.len_after += room.len_pages
        item.checksum = found[branch.field].hexdigest()


def _type_text(spec: Spec) -> str:
    if isinstance(spec, Mapping):
        return "{" + ", ".join(f"{name}: {_type_text(member)}" for name, member in spec.items()) + "}"
    if isinstance(spec, list):
        return f"[{_type_text(spec[0])}]"
    return str(spec)
