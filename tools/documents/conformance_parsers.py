"""Build the programs of the generated parsers, where they are missing or outdated, for `rntuple conformance`.

python tools/documents/conformance_parsers.py [LANGUAGE ...]
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "generated" / "python"), str(ROOT / "tests")]

from support.dumpers import LANGUAGES


def main() -> int:
    """Run; a language whose tools are missing is named and left out."""
    from _pytest.outcomes import OutcomeException

    wanted = sys.argv[1:] or [language.__name__ for language in LANGUAGES]
    missing = 0
    for language in LANGUAGES:
        if language.__name__ in wanted:
            try:
                print(f"{language.__name__}: {' '.join(language())}")
            except OutcomeException as reason:
                print(f"{language.__name__}: {reason}", file=sys.stderr)
                missing = 1
    return missing


if __name__ == "__main__":
    sys.exit(main())
