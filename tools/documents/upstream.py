"""Write folders that a person sends to other projects.

    python tools/documents/upstream.py build/upstream

The folder has a README with one line for each part, and

* ``kaitai_struct_formats``: the grammars, as ``make kaitai-formats`` writes them;
* ``oss-fuzz``: the files of a project of OSS-Fuzz;
* ``validation-suite``: a proposal to the RNTuple Validation Suite, with files;
* ``rule-ids.md``: a note to the ROOT team about the ids of rules;
* ``reports``: a report for each finding in ROOT, uproot, JSROOT and rootfilespec. Each holds its file and its script.
* ``private``: reports of findings that may corrupt memory. SECURITY.md says how to send these.

Nothing is sent. All texts and numbers come from ``spec/``, ``docs/findings.toml``, ``docs/conformance/matrix.json`` and the corpus.
"""

from __future__ import annotations

import argparse
import base64
import datetime
import re
import shutil
import sys
import textwrap
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "generated" / "python"), str(ROOT / "tools" / "fuzz")]

import findings
import kaitai_formats
from rntuple_spec.rules import RULES, SOURCES
from rntuple_spec.sections import SECTIONS

from rntuple_construct.base.rules import DOCUMENTATION_URL
from rntuple_construct.kit.corpus import cases, write_corpus
from rntuple_construct.kit.runner.matrix import read_record, result_of

SOURCE = kaitai_formats.SOURCE
MATRIX = ROOT / "docs" / "conformance" / "matrix.json"
ADDRESSES = {
    "root": "https://github.com/root-project/root/issues",
    "uproot": "https://github.com/scikit-hep/uproot5/issues",
    "jsroot": "https://github.com/root-project/jsroot/issues",
    "rootfilespec": "https://github.com/nsmith-/rootfilespec/issues",
}
"""Where each project takes reports."""
EXPECTED = {
    "crash": "An exception that the program can catch. The process should not end.",
    "hang": "An answer or an exception, in a time that the size of the file justifies.",
    "memory": "An exception before the memory is allocated, because the file is smaller than the size that it states.",
    "wrong": "The values that the file holds, or an exception.",
    "accepted": "An exception, because the damage changes the values.",
    "refused": "The values. The file is valid, or its fault does not concern the values.",
    "written": "A file that keeps the rules below.",
}
NOTICED = {
    "open": "when it opens the RNTuple",
    "field": "when it prepares a field for reading",
    "cluster": "when it reads values",
    "never": "never",
}
OUTCOMES = {
    "must-refuse": "refuse the RNTuple",
    "must-be-bounded": "end with an error, in little time and memory",
    "must-drop-field": "leave out one field, and read the others",
    "must-drop-set": "refuse a linked attribute set, and read the values",
    "may-refuse": "read the values, or refuse the RNTuple",
    "invalid": "read undamaged values, or refuse the RNTuple",
}
LICENCE = """\
# Copyright {} Google LLC
#
# Licensed under the Apache License, Version 2.0 (the "License");
# you may not use this file except in compliance with the License.
# You may obtain a copy of the License at
#
#      http://www.apache.org/licenses/LICENSE-2.0
#
# Unless required by applicable law or agreed to in writing, software
# distributed under the License is distributed on an "AS IS" BASIS,
# WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
# See the License for the specific language governing permissions and
# limitations under the License.
#
################################################################################
"""
"""Header that OSS-Fuzz asks for in each file of a project."""


def rule_lines(ids: list[str]) -> Iterator[str]:
    """Yield a list item for each rule, with its statement and the section of the specification."""
    for name in ids:
        rule = RULES[name]
        page = f"{DOCUMENTATION_URL}rules/{name.split('-')[1].lower()}.html#{name.lower()}"
        heading = SECTIONS[rule.section].heading
        yield f"* [{name}]({page}) {rule.title}: {' '.join(rule.statement.split())} (section *{heading}*)"


def report(entry: Mapping[str, Any]) -> str:
    """Return the report of a finding that is not withheld: what happens, what should happen, file and script.

    Args:
        entry: a finding of ``docs/findings.toml``.
    """
    reader = findings.READERS[entry["reader"]]
    refused = f"{reader} refuses a file: " if entry["kind"] == "refused" else ""
    lines = [f"# {refused}{entry['title']}", "", f"{reader} {entry['version']}. {entry['text'].strip()}", ""]
    lines += [f"**Expected.** {EXPECTED[entry['kind']]}", ""]
    said = entry.get("prints", "").strip() or entry.get("said", "").strip()
    has_said = bool(said) and entry["kind"] not in ("accepted", "wrong", "written")
    lines += [f"**Observed.** `{said}`" if said else "**Observed.** No answer.", ""]
    if entry["rules"]:
        lines += ["**Rules that the file breaks.**", "", *rule_lines(entry["rules"]), ""]
    else:
        lines += ["The file breaks no rule of the specification.", ""]
    lines += ["## How to reproduce it", ""]
    if "macro" in entry:
        lines += ["Run this ROOT macro:", "", "```cpp", *entry["macro"].strip().splitlines(), "```", ""]
    else:
        if "base" in entry or "generated" in entry:
            packed = base64.b64encode(zlib.compress(findings.made(entry), 9)).decode()
            lines += ["This Python program writes the file `finding.root`:", "", "```python"]
            lines += ["import base64, pathlib, zlib", "", 'data = """', *textwrap.wrap(packed, 120), '"""']
            lines += [
                'pathlib.Path("finding.root").write_bytes(zlib.decompress(base64.b64decode(data)))',
                "```",
                "",
            ]
        language = "javascript" if entry["reader"] == "jsroot" else "python"
        result = "ends with the error above" if has_said else "shows it"
        lines += [f"This script then {result}:", "", f"```{language}"]
        lines += [*findings.script_of(entry).splitlines(), "```", ""]
    lines += [
        f"Found by [rntuple-construct]({SOURCE}). The file and the scripts are in the public domain (CC0-1.0).",
        "",
    ]
    return "\n".join(lines)


def private_report(entry: Mapping[str, Any]) -> str:
    """Return the report of a withheld finding; the sender attaches the file.

    Args:
        entry: a finding of ``docs/findings.toml`` with ``withheld``.
    """
    reader = findings.READERS[entry["reader"]]
    lines = [f"# {entry['title']}", "", f"{reader} {entry['version']}. {entry['text'].strip()}", ""]
    lines += [f"**Expected.** {EXPECTED[entry['kind']]}", ""]
    if entry["rules"]:
        lines += ["**Rules that the file breaks.**", "", *rule_lines(entry["rules"]), ""]
    lines += [
        "The file may corrupt memory, so this report is private. Attach the file, its recipe and the seed from the folder `withheld` of",
        "the fuzzer. They are published when a release with a fix is out, or ninety days after this report.",
        "",
    ]
    return "\n".join(lines)


def report_files() -> dict[str, str]:
    """Return the texts of all reports by their place in the folder."""
    found: dict[str, str] = {}
    numbers: Counter[str] = Counter()
    for entry in findings.entries():
        numbers[entry["reader"]] += 1
        title = re.sub(r"[^a-z0-9]+", "-", entry["title"].lower()).strip("-")
        title = textwrap.shorten(title.replace("-", " "), 60, placeholder="").replace(" ", "-")
        name = f"{entry['reader']}/{numbers[entry['reader']]:02}-{title}.md"
        if entry.get("withheld"):
            found[f"private/{name}"] = private_report(entry)
        else:
            found[f"reports/{name}"] = report(entry)
    return found


def oss_fuzz_files(year: int) -> dict[str, str]:
    """Return the files of a project of OSS-Fuzz by their place.

    Args:
        year: of the licence header.
    """
    found = {}
    for path in sorted((ROOT / "tools" / "fuzz" / "oss-fuzz").iterdir()):
        text = path.read_text(encoding="utf-8")
        first, rest = ("", text)
        if text.startswith("#!"):
            first, _, rest = text.partition("\n")
            first += "\n"
        found[f"oss-fuzz/projects/rntuple-construct/{path.name}"] = first + LICENCE.format(year) + rest
    found["oss-fuzz/PULL_REQUEST.md"] = (
        "# Add rntuple-construct\n\n"
        "RNTuple is the columnar data format of CERN ROOT, in which the LHC experiments store their data. This project generates parsers\n"
        "of the format from one grammar. The harness feeds the parsers in C++, which other programs embed.\n\n"
        f"Source: {SOURCE}.\n\n"
        "Copy `projects/` into the fork of google/oss-fuzz. Replace the placeholder of `primary_contact` in `project.yaml` by the address\n"
        "of a committer. Then check the build:\n\n"
        "    python infra/helper.py build_image rntuple-construct\n"
        "    python infra/helper.py build_fuzzers --sanitizer address rntuple-construct\n"
        "    python infra/helper.py check_build --sanitizer address rntuple-construct\n"
    )
    return found


def suite_proposal() -> str:
    """Return the proposal to the RNTuple Validation Suite."""
    matrix = read_record(MATRIX)
    shown = cases(["validation-suite"])
    others = cases(["rules", "readers", "encodings", "generations"])
    others = [case for case in others if case.generation == "1.x" and case.outcome.kind in OUTCOMES]
    kinds = Counter(case.outcome.kind for case in others)
    rules = {rule for case in others for rule in case.outcome.rules}
    refused = sum(case.outcome.kind in OUTCOMES for case in shown)
    ids = {case.id: number for number, case in enumerate(shown)}
    places = [number for number, case in enumerate(matrix["cases"]) if case["id"] in ids]
    readers = [column for column in matrix["columns"] if not column["implementation"].startswith("parser-")]
    lines = [
        "# Proposal to the RNTuple Validation Suite",
        "",
        "The suite has files that ROOT writes and the text that its readers print. We propose three additions, which can be taken",
        f"separately. All files and texts are in the public domain (CC0-1.0). The sources are in {SOURCE}.",
        "",
        "## 1. A second writer of the present cases",
        "",
        f"`files/` has {len(shown)} files, one for each case of the suite, and their expected text. A writer without code of ROOT",
        "made them: it encodes the structures with its own grammar. A reader that prints the same text for these files and for those",
        "of ROOT does not depend on habits of one writer. The same bytes come from `rntuple corpus files --suite validation-suite`.",
        "",
        "| reader | cases | passed |",
        "|---|--:|--:|",
    ]
    for column in readers:
        answers = [column["cells"][place] for place in places]
        passed = sum(result_of(answer)[0] == "pass" for answer in answers)
        lines.append(f"| {column['implementation']} {column['version']} | {len(answers)} | {passed} |")
    lines += [
        "",
        "## 2. Files that a reader must refuse",
        "",
        f"Of the {len(shown)} cases above, {refused} must be refused. Files of the conformance corpus of this project break one rule each, by the",
        "smallest change of a valid file. Their checksums are correct, so that the rule itself decides.",
        "",
        "| what a reader should do with the file | files |",
        "|---|--:|",
        *(f"| {meaning} | {kinds[kind]} |" for kind, meaning in OUTCOMES.items()),
        "",
        f"They show {len(rules)} rules of the released format. Each case names its rules, its section and the changed bytes in `manifest.json`;",
        f"{DOCUMENTATION_URL}conformance-corpus.html describes it.",
        "",
        "## 3. Names of rules in expected failures",
        "",
        "A case of the suite could name the rule that a file shows, such as `RNT-FEA-002`. Readers could then be compared by rule. The ids are",
        "permanent; the note about rule ids in this folder lists them.",
        "",
    ]
    return "\n".join(lines)


def rule_note() -> str:
    """Return the note to the ROOT team about ids of rules."""
    released = [rule for rule in RULES.values() if "1.x" in rule.generations]
    sources = Counter(rule.source for rule in released)
    seen = Counter(rule.root for rule in released if rule.root)
    unwritten = [rule for rule in released if rule.source != "text" and rule.level == "must"]
    lines = [
        "# Ids for the rules of the RNTuple specification",
        "",
        "Error messages, test cases and reports about RNTuple files name the rule that a file breaks in their own words. We gave each rule",
        f"a permanent id, such as RNT-PAG-002, and ask whether the specification may refer to these ids. The list is in {DOCUMENTATION_URL}rules/index.html.",
        "",
        f"The released format has {len(released)} rules here:",
        "",
        "| source of the rule | rules |",
        "|---|--:|",
        *(f"| {SOURCES[source].title} | {number} |" for source, number in sources.most_common()),
        "",
        "An id is never given to another rule. A withdrawn rule keeps its id and its page. Each id has a statement and a section of the",
        "specification. Rules about files also have a smallest file that breaks only this rule. For the following rules, the behaviour of",
        "ROOT 6.40.00 with that file was measured:",
        "",
        "| when ROOT notices a broken rule | rules |",
        "|---|--:|",
        *(f"| {NOTICED[when]} | {seen[when]} |" for when in NOTICED),
        "",
        "We ask for three things, in this order:",
        "",
        "1. Tell us which of the statements below are wrong. The specification has no text for them; ROOT behaves so, or readers differ.",
        "2. Say in the specification whether a reader must refuse a file that breaks them.",
        "3. Accept ids as anchors in the text of the specification, or tell us a better form.",
        "",
        f"## {len(unwritten)} rules without a published text",
        "",
        *rule_lines([rule.id for rule in unwritten]),
        "",
    ]
    return "\n".join(lines)


def files(year: int) -> dict[str, str]:
    """Return the texts of all files by their place in the folder.

    Args:
        year: of licence headers.

    Raises:
        SystemExit: a grammar breaks the style guide of kaitai_struct_formats.
    """
    grammars = kaitai_formats.files()
    wrong = [
        f"{name}: {problem}"
        for name, text in grammars.items()
        if name.endswith(".ksy")
        for problem in kaitai_formats.problems(name, text)
    ]
    if wrong:
        raise SystemExit("\n".join(wrong))
    reports = report_files()
    found = {f"kaitai_struct_formats/{name}": text for name, text in grammars.items()}
    found |= oss_fuzz_files(year) | reports
    found["validation-suite/PROPOSAL.md"] = suite_proposal()
    found["rule-ids.md"] = rule_note()
    parts = {
        "kaitai_struct_formats/": "copy into a fork of https://github.com/kaitai-io/kaitai_struct_formats; `PULL_REQUEST.md` is the text",
        "oss-fuzz/": "copy into a fork of https://github.com/google/oss-fuzz; `PULL_REQUEST.md` is the text",
        "validation-suite/": "send `PROPOSAL.md` with `files/` to the maintainers of the RNTuple Validation Suite",
        "rule-ids.md": "send to the ROOT team, https://github.com/root-project/root/issues",
    }
    for reader, address in ADDRESSES.items():
        number = sum(name.startswith(f"reports/{reader}/") for name in reports)
        parts[f"reports/{reader}/"] = f"{number} reports: one issue for each at {address}"
    number = sum(name.startswith("private/") for name in reports)
    parts["private/"] = f"{number} reports: through the private channel of the project, as SECURITY.md says"
    found["README.md"] = "\n".join(
        [
            "# Ready to be sent",
            "",
            "A person sends these files; no program does. Before each report, look whether the newest version of the project still has the",
            "fault: `python tools/fuzz/findings.py --replay` asks all installed readers again.",
            "",
            "| files | to do |",
            "|---|---|",
            *(f"| `{name}` | {what} |" for name, what in parts.items()),
            "",
        ]
    )
    return found


def write(folder: Path, year: int) -> int:
    """Write the folder, which is replaced.

    Args:
        folder: the folder.
        year: of licence headers.

    Returns:
        The number of written files, without those of the corpus.
    """
    texts = files(year)
    shutil.rmtree(folder, ignore_errors=True)
    for name, text in texts.items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
        if text.startswith("#!"):
            place.chmod(0o755)
    write_corpus(
        cases(["validation-suite"], with_bases=True), folder / "validation-suite" / "files", lambda: None
    )
    return len(texts)


def main() -> None:
    """Write the folder."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description="Write folders that a person sends to other projects."
    )
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    print(f"{write(folder, datetime.date.today().year)} files written to {folder}")


if __name__ == "__main__":
    main()
