"""The ladder: cases in an order in which each needs one thing more of a reader, and how far a reader climbs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rntuple_construct.base.printable import printable
from rntuple_construct.base.tables import read_table
from rntuple_construct.kit.runner.judge import Result, Verdict

__all__ = ["RUNGS", "Rung", "ladder_lines"]


@dataclass(frozen=True, slots=True)
class Rung:
    """One step of the ladder.

    Args:
        needs: what the file needs of a reader besides all that those before it need.
        case: id of the case.
    """

    needs: str
    case: str


RUNGS: tuple[Rung, ...] = tuple(
    Rung(**entry) for entry in read_table(Path(__file__).with_suffix(".toml"))["rung"]
)
"""The steps from the first to the last."""


def ladder_lines(results: Mapping[str, Result], rungs: Sequence[Rung] = RUNGS) -> Iterator[str]:
    """Lines for people: a line for each rung, and the next one to climb.

    Args:
        results: results of a run by id of the case; those of all rungs are there.
        rungs: the ladder.
    """
    missing = []
    for number, rung in enumerate(rungs, 1):
        result = results[rung.case]
        is_passed = result.verdict is Verdict.PASS
        yield printable(f"{number:3} {'yes' if is_passed else 'no':4}{rung.needs} ({rung.case})")
        if not is_passed:
            missing.append((number, rung, result))
    yield f"ladder: {len(rungs) - len(missing)} of {len(rungs)} rungs"
    if missing:
        number, rung, result = missing[0]
        reason = f": {result.message}" if result.message else ""
        yield printable(f"next: rung {number}, {rung.needs}: {result.verdict}{reason}")
