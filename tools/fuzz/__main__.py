"""All programs of fuzzing, by name.

    python tools/fuzz campaign --time 60      inputs that get past the checksums, before the oracle of this project
    python tools/fuzz engines cpp --time 60   the fuzzing engines
    python tools/fuzz campaign --reader root  generated files before another reader
    python tools/fuzz depth FILE...           how deep changed files reach
    python tools/fuzz intents                 the table of docs/fuzzing.md
    python tools/fuzz findings                docs/findings.md from docs/findings.toml

Each has a separate ``--help``.
"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

PROGRAMS = ("campaign", "engines", "depth", "intents", "findings")


def main() -> int:
    """Run the program that the first argument names."""
    if len(sys.argv) < 2 or sys.argv[1] not in PROGRAMS:
        print(__doc__, file=sys.stderr)
        return 0 if sys.argv[1:2] in (["-h"], ["--help"]) else 2
    name = sys.argv.pop(1)
    sys.argv[0] = f"tools/fuzz {name}"
    runpy.run_path(str(Path(__file__).with_name(f"{name}.py")), run_name="__main__")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
