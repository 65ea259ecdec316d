"""Change every number of the ROOT file around RNTuples, and compare the result of ROOT with the findings of the validator.

    python tools/root/container_fields.py FILE...

The file header, directories, keys, keys lists, the free list and the key of the streamer information are not covered by
a checksum. Each number of them is set to others: the smallest and largest ones, its neighbours, some with one bit turned.
ROOT is asked for the RNTuples of the directories by TFile, and for each RNTuple by its name, which is another reader of the
container. A file that either of them refuses, or on which it crashes, needs a warning or an error of the
validator. Other such files are printed, and make the exit code 1. Needs ROOT (make root).
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "generated" / "python"), str(REPOSITORY / "tests")]

from support.root_process import RootError, root

from rntuple_construct.explain import Node, annotate
from rntuple_construct.validation import Severity, validate

_PARTS = re.compile(r"file_header|(root_)?director|(^|[.:])key|free_list|streamer_info")
_SIZES = (1, 2, 4, 8)


@dataclass(frozen=True, slots=True)
class Change:
    """One number with another value.

    Args:
        path: of the number, as ``rntuple explain`` names it.
        offset: where it is.
        before: the old bytes.
        after: the new bytes.
    """

    path: str
    offset: int
    before: bytes
    after: bytes

    def made(self, data: bytes) -> bytes:
        """The file with it."""
        return data[: self.offset] + self.after + data[self.offset + len(self.after) :]

    def __str__(self) -> str:
        return f"{self.path} (offset {self.offset:#x}): {self.before.hex()} -> {self.after.hex()}"


def changes(data: bytes) -> list[Change]:
    """All changes of a file, in its order."""
    with annotate(data) as annotated:
        leaves = {(node.start, node.stop): node for node in _leaves(annotated.view.nodes)}
    return [
        Change(node.path, start, data[start:stop], number.to_bytes(stop - start, "big"))
        for (start, stop), node in sorted(leaves.items())
        if stop - start in _SIZES and _PARTS.search(node.path)
        for number in _others(int.from_bytes(data[start:stop], "big"), 8 * (stop - start))
    ]


def silent(data: bytes, wanted: Iterable[Change]) -> Iterator[tuple[Change, str]]:
    """Changes that ROOT refuses and the validator does not report, each with the message of ROOT."""
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "changed.root"
        path.write_bytes(data)
        before = root().ask("keys", path)
        for change in wanted:
            path.write_bytes(change.made(data))
            refused = _refusal(path, before)
            if refused is None:
                continue
            findings = validate(path).findings
            if not any(found.severity.at_least(Severity.WARNING) for found in findings):
                yield change, refused


def _leaves(nodes: Iterable[Node]) -> Iterator[Node]:
    for node in nodes:
        if node.children:
            yield from _leaves(node.children)
        else:
            yield node


def _others(number: int, bits: int) -> list[int]:
    most = (1 << bits) - 1
    near = {number + 1, number - 1, number + 1000, number ^ (1 << (bits - 2))}
    return sorted({0, 1, most, most >> 1, *(each & most for each in near)} - {number})


def _refusal(path: Path, before: dict[str, Any]) -> str | None:
    """What ROOT says if it does not find the RNTuples, or cannot open one; None if all is as before."""
    try:
        found = root().ask("keys", path)
        if found != before:
            return f"TFile finds {found['ntuples']}"
        for each in before["ntuples"]:
            root().ask("open", path, each["name"])
    except RootError as error:
        return str(error)
    return None


def main() -> int:
    """Run; returns 1 if something that ROOT refuses is not reported."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path, nargs="+", metavar="FILE")
    num_silent = 0
    for path in parser.parse_args().file:
        data = path.read_bytes()
        every = changes(data)
        for change, refused in silent(data, every):
            num_silent += 1
            print(f"{path.name}: {change}: {refused}", flush=True)
        print(f"{path.name}: {len(every)} changes")
    return 1 if num_silent else 0


if __name__ == "__main__":
    sys.exit(main())
