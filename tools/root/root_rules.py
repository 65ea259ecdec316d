"""Ask ROOT about every file that breaks one rule, and print when it refuses: the key `root` of spec/rules.toml.

    python tools/root/root_rules.py            compare with spec/rules.toml
    python tools/root/root_rules.py --record   write what is found into spec/rules.toml

A rule has "open" if ROOT refuses or crashes on a file that breaks it when it opens the RNTuple. It has "field" if that happens when a field is made ready for reading, and "cluster" when values are read. It has "never" if everything is read. Of several files the one noticed first counts.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "generated" / "python"), str(REPOSITORY / "tests")]

from support.root_process import RootError, root

import rntuple_construct as rnt
from rntuple_construct.format.generations import GENERATIONS
from rntuple_construct.kit.corpus.mutations import BROKEN

RULES_FILE = REPOSITORY / "spec" / "rules.toml"
REQUESTS = {"open": "open", "fields": "field", "read": "cluster"}
"""What ROOT is asked, and the stage at which it does that."""
STAGES = (*REQUESTS.values(), "never")
Answers = dict[tuple[str, str], set[str]]
"""The refusals, by request and RNTuple."""


def main() -> int:
    """Run; returns 1 if spec/rules.toml says otherwise."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--record", action="store_true", help="write spec/rules.toml")
    arguments = parser.parse_args()
    found = enforced()
    before = RULES_FILE.read_text(encoding="utf-8")
    after = with_stages(before, found)
    if arguments.record:
        RULES_FILE.write_text(after, encoding="utf-8")
    elif before != after:
        print("spec/rules.toml says otherwise", file=sys.stderr)
        return 1
    return 0


def enforced() -> dict[str, str]:
    """When ROOT notices each rule of the released format for which there is a file."""
    bases: dict[str, Answers] = {}
    stages: dict[str, set[str]] = {}
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "broken.root"
        for mutation in BROKEN:
            if not GENERATIONS[mutation.generation].is_read_by_root:
                continue
            if mutation.base not in bases:
                path.write_bytes(mutation.original())
                with rnt.open(path) as file:
                    names = file.keys()
                bases[mutation.base] = {
                    (request, name): refused(request, path, name) for request in REQUESTS for name in names
                }
            path.write_bytes(mutation.make())
            if any("" in answers for answers in bases[mutation.base].values()):
                continue  # ROOT refuses the file that was changed, too: nothing can be measured
            stages.setdefault(mutation.rule, set()).add(stage(path, bases[mutation.base]))
    return {rule_id: min(found, key=STAGES.index) for rule_id, found in stages.items()}


def stage(path: Path, expected: Answers) -> str:
    """When ROOT first refuses more of a file than of the one that was changed, or does not survive."""
    for (request, name), before in expected.items():
        if refused(request, path, name) - before:
            return REQUESTS[request]
    return "never"


def refused(request: str, path: Path, name: str) -> set[str]:
    """The fields that ROOT refuses; an empty name means the RNTuple."""
    try:
        return set(root().ask(request, path, name, -1).get("errors", ()))
    except RootError:
        return {""}


def with_stages(text: str, found: dict[str, str]) -> str:
    """The rules with the results; a rule without a file has no such key."""
    text = re.sub(r'^root = ".*"\n', "", text, flags=re.MULTILINE)

    def add(match: re.Match[str]) -> str:
        stage = found.get(match["id"])
        return match[0] + (f'root = "{stage}"\n' if stage else "")

    pattern = r'^id = "(?P<id>RNT-[^"]+)"\n(?:(?!\[\[|severity).*\n)*severity = ".*"\n'
    return re.sub(pattern, add, text, flags=re.MULTILINE)


if __name__ == "__main__":
    sys.exit(main())
