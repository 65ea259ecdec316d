"""Scores: how many cases a reader has right at each level, inside of its profile."""

from __future__ import annotations

import html
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rntuple_construct.kit.runner.cases import Corpus
from rntuple_construct.kit.runner.judge import MUST_REFUSE, SCORED_LEVELS, Mark
from rntuple_construct.kit.runner.run import Run

__all__ = ["Score", "badge", "badge_of", "score_of", "score_of_run"]

_COLOURS = ((1.0, "#2c8a3d"), (0.9, "#6f8f1e"), (0.5, "#b5791b"), (0.0, "#b5432b"))
_CHARACTER = 6.6
"""Width of a character of the badge in pixels."""


@dataclass(frozen=True, slots=True)
class Score:
    """Results of a reader inside of its profile.

    Args:
        levels: for each level that it claims, and for files that it must refuse, the number of cases for each mark.
        num_outside: cases outside of the profile.
    """

    levels: Mapping[str, Mapping[Mark, int]]
    num_outside: int = 0

    def total(self, level: str) -> int:
        """Number of cases inside of the profile that have a score at a level."""
        return sum(self.levels.get(level, {}).values())

    def right(self, level: str) -> int:
        """Number of those that the reader has right."""
        return self.levels.get(level, {}).get(Mark.RIGHT, 0)

    @property
    def level(self) -> str:
        """The innermost level that the reader claims."""
        return [level for level in self.levels if level != MUST_REFUSE][-1]

    @property
    def headline(self) -> str:
        """The score in one phrase, such as "values right in 414 of 464 valid cases"."""
        return f"{self.level} right in {self.right(self.level)} of {self.total(self.level)} valid cases"

    @property
    def document(self) -> dict[str, Any]:
        """The score as a JSON document."""
        return {
            "level": self.level,
            "right": self.right(self.level),
            "valid": self.total(self.level),
            "levels": {
                level: {str(mark): marks.get(mark, 0) for mark in Mark}
                for level, marks in self.levels.items()
            },
            "outside": self.num_outside,
        }

    def lines(self) -> list[str]:
        """The score as a table of text."""
        head = f"{'level':12}" + "".join(f"{mark!s:>13}" for mark in Mark)
        rows = [
            f"{level:12}" + "".join(f"{marks.get(mark, 0):13}" for mark in Mark)
            for level, marks in self.levels.items()
        ]
        return [head, *rows]


def score_of(cases: Iterable[tuple[Mapping[str, Mark], bool]], claimed: Sequence[str]) -> Score:
    """The score of marks.

    Args:
        cases: for each case its marks, and whether it is inside of the profile.
        claimed: levels that the reader claims.
    """
    levels: dict[str, dict[Mark, int]] = {
        level: {} for level in SCORED_LEVELS if level in claimed or level == MUST_REFUSE
    }
    num_outside = 0
    for marks, is_inside in cases:
        num_outside += not is_inside
        for level, mark in marks.items() if is_inside else ():
            if level in levels:
                levels[level][mark] = levels[level].get(mark, 0) + 1
    return Score(levels, num_outside)


def score_of_run(run: Run, corpus: Corpus) -> Score:
    """The score of a run.

    Args:
        run: the run.
        corpus: its cases.
    """
    results = [run.results[case.id] for case in corpus.cases]
    claimed = [str(level) for level in run.profile.levels]
    return score_of([(result.marks, not result.outside) for result in results], claimed)


def badge(name: str, score: Score, digest: str) -> str:
    """A badge as SVG: the headline of a reader, and the beginning of the digest of the corpus.

    Args:
        name: name and version of the reader.
        score: its score.
        digest: digest of the corpus, see ``Corpus.digest``.
    """
    right, total = score.right(score.level), score.total(score.level)
    share = right / total if total else 0.0
    colour = next(each for limit, each in _COLOURS if share >= limit)
    end = f"corpus {digest.partition(':')[2][:12]}"
    title = f"{name}: {score.headline} of its profile, corpus {digest}"
    return badge_of(title, [("RNTuple", "#444"), (f"{right}/{total} {score.level}", colour), (end, "#666")])


def badge_of(title: str, texts: Sequence[tuple[str, str]]) -> str:
    """Return a badge as SVG.

    Args:
        title: what programs read aloud.
        texts: the parts from left to right, each with its colour.
    """
    widths = [round(len(text) * _CHARACTER + 12) for text, _ in texts]
    edges = [sum(widths[:index]) for index in range(len(widths) + 1)]
    title = html.escape(title)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{edges[-1]}" height="20" role="img" aria-label="{title}">',
        f"<title>{title}</title>",
    ]
    for index, (text, fill) in enumerate(texts):
        parts.append(f'<rect x="{edges[index]}" width="{widths[index]}" height="20" fill="{fill}"/>')
        centre = (edges[index] + edges[index + 1]) / 2
        parts.append(
            f'<text x="{centre:g}" y="14" fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" '
            f'font-size="11" textLength="{widths[index] - 12}">{html.escape(text)}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])
