"""Ask other readers about every feature, and write docs/interoperability.md.

    python tools/documents/interop_table.py            compare with the recorded limits, and write the page
    python tools/documents/interop_table.py --record   record what the readers do now, after looking at what changed
    python tools/documents/interop_table.py --reader "ROOT 6.38"   ask only this one

Older versions of ROOT are asked where they are installed: `sh tools/root/setup_root.sh 0.1a10` installs one.
New limits get the reason ``unknown``; name it in tests/interop/limits before the page is written.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [
    str(ROOT),
    str(ROOT / "generated" / "python"),
    str(ROOT / "tests"),
    str(ROOT / "tests" / "interop"),
]

from support.interop_document import document
from support.interop_limits import (
    ALL,
    READERS,
    UNKNOWN,
    Failure,
    Outcome,
    Reader,
    complaint,
    load,
    outcomes,
)

from rntuple_construct.kit.corpus.features import FEATURES

DOCUMENT = ROOT / "docs" / "interoperability.md"
MAX_ERROR = 100


def main() -> int:
    """Run; returns 1 if readers behave otherwise than recorded."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--record", action="store_true", help="record what the readers do now")
    names = [reader.name for reader in READERS]
    parser.add_argument("--reader", choices=names, action="append", help="ask this one; by default all")
    arguments = parser.parse_args()
    complaints = []
    for reader in READERS:
        if arguments.reader and reader.name not in arguments.reader:
            continue
        if not reader.is_there():
            print(f"{reader.name} is not installed: its record stays", file=sys.stderr)
            continue
        with tempfile.TemporaryDirectory() as directory:
            found = outcomes(reader, FEATURES, Path(directory))
        if arguments.record:
            record(reader, found)
        complaints += [
            complaint(feature, reader, item) for feature, item in zip(FEATURES, found, strict=True)
        ]
    complaints = [text for text in complaints if text]
    print("\n".join(complaints), file=sys.stderr)
    if not complaints:
        DOCUMENT.write_text(document(), encoding="utf-8")
    return bool(complaints)


def record(reader: Reader, found: Sequence[Outcome]) -> None:
    """Write the limits of a reader, with the reasons that are known."""
    known = load(reader)
    reasons: dict[str, str] = known["reasons"]
    lines: list[str] = []
    used: set[str] = set()
    for feature, item in zip(FEATURES, found, strict=True):
        before = [limit for limit in known.get("limits", []) if limit["feature"] == feature.title]
        for limit in _merged(item, before):
            used.add(limit["why"])
            lines += ["", "[[limits]]", f"feature = {_toml(feature.title)}"]
            lines += [f"{key} = {_toml(value)}" for key, value in limit.items()]
    head = reader.recorded.read_text(encoding="utf-8").split("\nversion")[0]
    texts = {key: text for key, text in sorted(reasons.items()) if key in used}
    if UNKNOWN in used:
        texts[UNKNOWN] = "for an unknown reason"
    header = [head, f"version = {_toml(reader.version())}", "", "[reasons]"]
    header += [f"{key} = {_toml(text)}" for key, text in texts.items()]
    reader.recorded.write_text("\n".join([*header, *lines]) + "\n", encoding="utf-8")


def _merged(found: Outcome, before: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Limits of one feature: fields that fail in the same way stand together."""
    limits: dict[tuple[Any, ...], dict[str, Any]] = {}
    for name, failure in found.items():
        why, error = _reason(name, failure, before)
        key = (why, error, failure.entry, failure.gives)
        limit = limits.setdefault(key, {"fields": []} if name != ALL else {})
        if name != ALL:
            limit["fields"].append(name)
        limit["why"] = why
        if error:
            limit["error"] = error
        else:
            limit |= {"entry": failure.entry, "gives": failure.gives}
    return list(limits.values())


def _reason(name: str, failure: Failure, before: Sequence[Mapping[str, Any]]) -> tuple[str, str]:
    """Key of the reason, and the part of the message that is kept."""
    error = failure.error.partition("\n")[0][:MAX_ERROR]
    for limit in before:
        if name in limit.get("fields", [ALL]):
            old = limit.get("error", "")
            return limit["why"], old if old and old in failure.error else error
    return UNKNOWN, error


def _toml(value: Any) -> str:
    """A string, number or list of strings; JSON without the escapes of non-ASCII characters."""
    text = json.dumps(value, ensure_ascii=False)
    return re.sub(r"[^ -~]", lambda match: f"\\U{ord(match[0]):08x}", text)


if __name__ == "__main__":
    sys.exit(main())
