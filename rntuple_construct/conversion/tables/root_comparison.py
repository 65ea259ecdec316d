"""Comparison of an RNTuple with the values that ROOT reads from its TTree.

A process of a Python with ROOT writes the values of a range of entries into a temporary directory
(``root_ttree_values.py``), then those of the next. Leaves are compared
as one list of values for each entry, objects such as ``std::vector<std::string>`` as nested lists.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, TextIO, cast

import numpy as np

from rntuple_construct.base.errors import SchemaError, TableError
from rntuple_construct.base.interpreters import python_with
from rntuple_construct.conversion.tables import root_ttree_values
from rntuple_construct.model.arrays import present
from rntuple_construct.model.values.layout import Collection, FixedArray, Layout, Numbers, Record, Strings
from rntuple_construct.reader import RNTuple

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = ["VARIABLE", "Compared", "compare_with_root", "member_of", "root_python"]

VARIABLE = "RNTUPLE_ROOT_PYTHON"
"""Environment variable with the Python that has ROOT."""


@dataclass(frozen=True)
class Compared:
    """A branch to be compared.

    Args:
        number: its place among all branches without branches below them.
        path: names of the branch and those above it.
        field: dotted path of its field.
        view: how ROOT shows it, ``leaves`` or ``object``.
    """

    number: int
    path: str
    field: str
    view: str


def root_python() -> str:
    """Return a Python with ROOT.

    Raises:
        MissingExtraError: neither this Python nor that of the variable has ROOT.
    """
    return python_with("ROOT", VARIABLE)


def compare_with_root(
    python: str, path: str, tree: str, copy: RNTuple, branches: Sequence[Compared], step: int | str
) -> dict[int, str]:
    """Compare the fields of an RNTuple with the values that ROOT reads from a TTree.

    Args:
        python: a Python with ROOT.
        path: file of the TTree.
        tree: its name.
        copy: the RNTuple.
        branches: the branches to be compared.
        step: how much is in memory at a time.

    Returns:
        for the number of each branch, why it could not be compared; empty if all values are equal.

    Raises:
        SchemaError: values differ.
        TableError: ROOT does not read the TTree.
    """
    if not branches:
        return {}
    problems: dict[int, str] = {}
    tops = sorted({branch.field.partition(".")[0] for branch in branches})
    with (
        tempfile.TemporaryDirectory(prefix="rntuple-root-") as directory,
        tempfile.TemporaryFile("w+", errors="replace") as said,
        _RootProcess(python, path, tree, directory, said) as root,
    ):
        root.ask("".join(f"{branch.number}\t{branch.view}\n" for branch in branches) + "\n")
        start = 0
        for layouts in copy.iterate(tops, step_size=step, library="layout"):
            stop = start + max(map(len, layouts.values()))
            root.ask(f"{start}\t{stop}\n")
            for branch in branches:
                if branch.number in problems:
                    continue
                reading = _reading(Path(directory), branch)
                if isinstance(reading, str):
                    problems[branch.number] = reading
                    continue
                top, *members = branch.field.split(".")
                reading.check(branch, member_of(layouts[top], members), start)
            start = stop
            for written in Path(directory).iterdir():
                written.unlink()
    return {branch.number: problems.get(branch.number, "") for branch in branches}


class _RootProcess:
    """A process of ``root_ttree_values.py``, which ends with the block."""

    def __init__(self, python: str, path: str, tree: str, directory: str, said: IO[str]) -> None:
        self._tree, self._said = tree, said
        command = [python, "-W", "ignore", root_ttree_values.__file__, path, tree, directory]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=said, text=True)  # noqa: S603 (the interpreter is the user's)
        self._input, self._answers = cast("TextIO", self._process.stdin), cast("TextIO", self._process.stdout)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def ask(self, lines: str) -> None:
        """Write lines to the process and wait for its answer.

        Raises:
            TableError: the process has ended.
        """
        with suppress(BrokenPipeError):
            self._input.write(lines)
            self._input.flush()
        if not self._answers.readline():
            code = self._process.wait()
            self._said.seek(0)
            said = (self._said.read().strip().splitlines() or [""])[-1]
            raise TableError(f"ROOT cannot read TTree '{self._tree}' (exit code {code}): {said}")


def _reading(directory: Path, branch: Compared) -> _Object | _ComparedLeaves | str:
    problem = directory / f"{branch.number}.problem"
    if problem.exists():
        return problem.read_text(encoding="utf-8") or "ROOT does not show it"
    if branch.view == "object":
        return _Object(json.loads((directory / f"{branch.number}.json").read_text(encoding="utf-8")))
    leaves: list[_Leaf] = []
    while (counts := directory / f"{branch.number}.{len(leaves)}.counts").exists():
        (values,) = directory.glob(f"{branch.number}.{len(leaves)}.?[18]")
        leaves.append(_Leaf(np.fromfile(counts, np.int64), np.fromfile(values, values.suffix[1:])))
    return _ComparedLeaves(leaves)


@dataclass(frozen=True)
class _Object:
    values: list[Any]

    def check(self, branch: Compared, layout: Layout, start: int) -> None:
        """Raise SchemaError if the values of entries from ``start`` on differ."""
        ours = [row["x"] for row in present({"x": layout}, "py", len(self.values))]
        for entry, (one, other) in enumerate(zip(ours, self.values, strict=True), start):
            # As text, so that NaN are equal.
            if json.dumps(_plain(one)) != json.dumps(other):
                raise _difference(branch, entry)


@dataclass(frozen=True)
class _Leaf:
    """Values that ROOT reads of a leaf.

    Args:
        counts: number of values of each entry.
        values: values of all entries.
    """

    counts: np.ndarray[Any, Any]
    values: np.ndarray[Any, Any]

    def check(self, branch: Compared, layout: Layout, start: int) -> None:
        """Raise SchemaError if the values of entries from ``start`` on differ."""
        counts, values = _flat(layout)
        if not np.array_equal(counts, self.counts):
            raise _difference(branch, start + int(np.argmax(counts != self.counts)))
        ours = values.astype(self.values.dtype)
        wrong = ours != self.values
        if ours.dtype.kind == "f":
            wrong &= ~(np.isnan(ours) & np.isnan(self.values))
        if wrong.any():
            stops = np.cumsum(counts)
            raise _difference(branch, start + int(np.searchsorted(stops, np.argmax(wrong), side="right")))


@dataclass(frozen=True)
class _ComparedLeaves:
    leaves: list[_Leaf]

    def check(self, branch: Compared, layout: Layout, start: int) -> None:
        """Raise SchemaError if the values of entries from ``start`` on differ."""
        if len(self.leaves) == 1:
            self.leaves[0].check(branch, layout, start)
            return
        if not isinstance(layout, Record):
            raise _difference(branch, start)
        for leaf, member in zip(self.leaves, layout.members.values(), strict=True):
            leaf.check(branch, member, start)


def _difference(branch: Compared, entry: int) -> SchemaError:
    return SchemaError(
        f"field '{branch.field}' differs from branch '{branch.path}' as ROOT reads it, first in entry {entry}",
        path=branch.field,
    )


def _flat(layout: Layout) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Number of values of each entry, and all values."""
    if isinstance(layout, Numbers):
        return np.ones(len(layout), np.int64), layout.data
    if isinstance(layout, Strings):
        return np.diff(layout.offsets), layout.data[layout.offsets[0] : layout.offsets[-1]]
    if isinstance(layout, FixedArray):
        counts, values = _flat(layout.content)
        return counts.reshape(len(layout), layout.size).sum(axis=1), values
    if isinstance(layout, Collection):
        counts, values = _flat(layout.content)
        bounds = np.concatenate([np.zeros(1, np.int64), np.cumsum(counts)])[layout.offsets]
        return np.diff(bounds), values[bounds[0] : bounds[-1]]
    raise SchemaError(f"values of kind {type(layout).__name__} are not shown by leaves")


def _plain(value: Any) -> Any:
    """A value as ``root_ttree_values.py`` writes it."""
    if isinstance(value, Mapping):
        return [_plain(item) for item in value.values()]
    if isinstance(value, str):
        return value.encode("utf-8", "surrogateescape").decode("latin-1")
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, (set, frozenset)):
        return sorted(_plain(item) for item in value)
    return value


def member_of(layout: Layout, names: Sequence[str]) -> Layout:
    """Return a member of records, or of the records of a collection, as a collection of its values."""
    if not names:
        return layout
    if isinstance(layout, Collection):
        return Collection(layout.offsets, member_of(layout.content, names))
    if isinstance(layout, Record):
        return member_of(layout.members[names[0]], names[1:])
    raise SchemaError(f"there is no member '{names[0]}'")
