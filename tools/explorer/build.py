"""Builds the explorer page: one HTML file with the generated JavaScript parsers and the libraries they need.

    python tools/explorer/build.py [--output OUT.html]

Needs the packages of tools/explorer (``tools/project/setup_node.sh`` installs them, with the versions of package-lock.json). The
page loads nothing and may not connect to anything: its policy allows just the one script and the one style in it.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import html
import json
import os
import subprocess
import sys
from pathlib import Path

from rntuple_spec.cpp_types import SPELLINGS
from rntuple_spec.meanings import ENUMS, FIELDS, TYPES

from rntuple_construct.base.html_page import fill
from rntuple_construct.explain.html import document, program, sheet
from rntuple_construct.explain.texts import section_text
from rntuple_construct.model.schema.cpp_types import kinds_of, names_of

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
BUILD = REPOSITORY / "build" / "explorer"
SAMPLE = REPOSITORY / "docs" / "samples" / "muons.root"
PARSERS = REPOSITORY / "generated" / "javascript"
_GRAMMARS = ("rntuple", "rntuple_rc2", "rntuple_rc1", "rntuple_v0", "root_file")
# The bundler stays at home.
_BUNDLER = "esbuild"
_OPENING = '<span class="space"></span><label class="pick" for="file">Open a file</label><input id="file" type="file" accept=".root">'
_LICENCE_FILES = ("LICENSE", "LICENSE.md", "LICENSE.txt", "license")


def type_facts() -> dict[str, object]:
    """Names of the types that the page treats in their own way."""
    return {
        "typeNames": {
            "optional": _spelled(names_of("optional")),
            "held": _spelled(names_of("held")),
            "cardinality": _spelled(names_of("cardinality")),
            "character": _spelled(kinds_of("char")),
            "sized": _spelled(names_of("array", "bitset")),
        },
    }


def meanings() -> dict[str, object]:
    """What the grammars say about types, fields and enumerated values, as `rntuple explain` tells it."""
    return {
        grammar: {
            "types": {name: [type_.doc, section_text(type_)] for name, type_ in TYPES[grammar].items()},
            "fields": {
                name: [field.doc, section_text(field), field.stored, field.enum, int(field.is_bits)]
                for name, field in FIELDS[grammar].items()
            },
            "enums": ENUMS[grammar],
        }
        for grammar in _GRAMMARS
    }


def _spelled(names: frozenset[str]) -> list[str]:
    """Names of types, and those that they have in other generations."""
    return sorted({*names, *(name for name, row in SPELLINGS.items() if row.type in names)})


def bundled(entry: str, *options: str) -> str:
    """A module of src/ with everything it imports, as one script."""
    bundler = HERE / "node_modules" / ".bin" / _BUNDLER
    if not bundler.exists():
        sys.exit("the packages of tools/explorer are not installed: run tools/project/setup_node.sh")
    BUILD.mkdir(parents=True, exist_ok=True)
    made = {
        "type-facts": ("type-facts.json", json.dumps(type_facts())),
        "meanings": ("meanings.json", json.dumps(meanings())),
        "program": ("program.js", program() + "\nexport { $, fail, show };\n"),
    }
    for name, text in made.values():
        (BUILD / name).write_text(text, encoding="utf-8")
    command = [
        *(str(bundler), str(HERE / "src" / entry), "--bundle", "--log-level=error", "--legal-comments=none"),
        f"--alias:rntuple-kaitai={PARSERS / 'index.js'}",
        *(f"--alias:{alias}={BUILD / name}" for alias, (name, _) in made.items()),
        *(f"--alias:sample-file={SAMPLE}", "--loader:.root=binary"),
        f"--alias:stream/web={HERE / 'src' / 'no-streams.js'}",
        *options,
    ]
    # The package takes its codecs from the libraries here.
    environment = {**os.environ, "NODE_PATH": str(HERE / "node_modules")}
    bundle = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if bundle.returncode:
        sys.exit(bundle.stderr)
    return bundle.stdout


def libraries() -> list[dict[str, str]]:
    """Name, version, licence and text of the licence of each library in the page."""
    wanted = json.loads((HERE / "package.json").read_text(encoding="utf-8"))["dependencies"]
    found = []
    for name in sorted(set(wanted) - {_BUNDLER}):
        folder = HERE / "node_modules" / name
        package = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        author = package.get("author", "")
        texts = [
            (folder / file).read_text(encoding="utf-8")
            for file in _LICENCE_FILES
            if (folder / file).is_file()
        ]
        found.append(
            {
                "name": name,
                "version": package["version"],
                "licence": package["license"],
                "author": author.get("name", "") if isinstance(author, dict) else author,
                "text": texts[0].strip() if texts else "",
            }
        )
    return found


def _libraries_html() -> str:
    items = []
    for library in libraries():
        fact = {name: html.escape(value) for name, value in library.items()}
        author = f", {fact['author']}" if fact["author"] else ""
        text = f"<pre>{fact['text']}</pre>" if fact["text"] else ""
        items.append(
            f"<details><summary>{fact['name']} {fact['version']} ({fact['licence']}{author})</summary>{text}</details>"
        )
    return "\n".join(items)


def _hash(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def page() -> str:
    """The page as text."""
    script = bundled("app.js", "--format=iife", "--target=es2022", "--minify")
    if "</script" in script.lower() or "<!--" in script:
        sys.exit("the script cannot be part of a page")
    own = (HERE / "page.css").read_text(encoding="utf-8")
    policy = (
        f"default-src 'none'; script-src '{_hash(script)}' 'wasm-unsafe-eval'; style-src '{_hash(sheet(own))}'; "
        "connect-src 'none'; base-uri 'none'; form-action 'none'"
    )
    start = fill((HERE / "start.html").read_text(encoding="utf-8"), {"@LIBRARIES@": _libraries_html()})
    title = "RNTuple explorer"
    return document(title, title, script, policy=policy, more_style=own, opening=_OPENING, start=start)


def main() -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(allow_abbrev=False, description="Build the explorer page.")
    parser.add_argument("--output", type=Path, default=BUILD / "explorer.html", help="default: %(default)s")
    arguments = parser.parse_args()
    text = page()
    arguments.output.parent.mkdir(parents=True, exist_ok=True)
    arguments.output.write_text(text, encoding="utf-8")
    print(f"{arguments.output}: {len(text.encode()) / 1e3:.0f} kB")


if __name__ == "__main__":
    main()
