"""Every command says what is wrong with a file that breaks a rule; none of them fails by a bug of this package.

``tests/conversion/test_sound_results.py`` has convert, merge and append of all these files write.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.base.exits import Exit
from rntuple_construct.kit.corpus.model import MadeCase
from rntuple_construct.kit.corpus.mutations import BROKEN


def _queried(sound: Path, damaged: Path) -> list[str]:
    with rnt.open(sound) as file:
        names = file.keys()
    return ["query", f'SELECT * FROM "{names[0] if names else "none"}"', str(damaged)]


COMMANDS: dict[str, Callable[[Path, Path], list[str]]] = {
    "info": lambda _, damaged: ["info", "--clusters", str(damaged)],
    "info as JSON": lambda _, damaged: ["info", "--format", "json", str(damaged)],
    "dump": lambda _, damaged: ["dump", str(damaged)],
    "stats": lambda _, damaged: ["stats", str(damaged)],
    "explain": lambda _, damaged: ["explain", "--limit", "20", str(damaged)],
    "diff": lambda sound, damaged: ["diff", str(sound), str(damaged)],
    "export": lambda _, damaged: ["export", "--force", str(damaged), str(damaged.with_name("out.jsonl"))],
    "export to Parquet": lambda _, damaged: [
        "export", "--force", str(damaged), str(damaged.with_name("out.parquet")),
    ],
    "query": _queried,
}  # fmt: skip


@pytest.mark.parametrize("mutation", BROKEN, ids=str)
def test_no_command_fails_by_a_bug(mutation: MadeCase, tmp_path: Path) -> None:
    sound, damaged = tmp_path / "sound.root", tmp_path / "damaged.root"
    sound.write_bytes(mutation.original())
    damaged.write_bytes(mutation.make())
    for name, command in COMMANDS.items():
        run = run_cli(*command(sound, damaged))
        assert run.code != Exit.BUG, f"{name}: {run.err[-2000:]}"
