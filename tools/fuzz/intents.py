"""Write the table of docs/fuzzing.md that says which mutators state which rules.

python tools/fuzz/intents.py [--count 120]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.fuzzing import MUTATORS, ParsedFile, mutate
from rntuple_construct.kit.fuzzing.intents import INTENTS

TARGET = Path(__file__).resolve().parents[2] / "docs" / "fuzzing.md"
BEGIN, END = "<!-- intents -->\n", "<!-- end of intents -->"
WITHOUT = ((), ("envelope-checksums",), (), ("page-checksums",))


def stated(count: int) -> dict[tuple[str, ...], set[str]]:
    """The mutators that state rules, by these.

    Args:
        count: mutants of each mutator and base file.
    """
    found: dict[tuple[str, ...], set[str]] = {}
    for data in (make() for make in BASES.values()):
        base = ParsedFile(data)
        for name in MUTATORS:
            for seed in range(count):
                recipe = mutate(base, seed, steps=1, mutators=[name], without=WITHOUT[seed % 4]).recipe
                if recipe.intended:
                    found.setdefault(recipe.steps[-1].breaks, set()).add(name)
    return found


def table(by_rules: dict[tuple[str, ...], set[str]]) -> str:
    """The lines of the table; an intent that no mutator states has an empty cell."""
    lines = ["| change | rules, one of which is broken | mutators |", "|---|---|---|"]
    for intent in INTENTS:
        rules = ", ".join(
            f"[{rule}](rules/{rule.split('-')[1].lower()}.md#{rule.lower()})" for rule in intent.rules
        )
        names = ", ".join(f"`{name}`" for name in sorted(by_rules.get(intent.rules, ())))
        lines.append(f"| {intent.what} | {rules} | {names} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write the table."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=120, help="mutants of each mutator and base file")
    given = parser.parse_args()
    text = TARGET.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    TARGET.write_text(f"{before}{BEGIN}{table(stated(given.count))}{END}{after}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
