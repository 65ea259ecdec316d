"""Write docs/findings.md from docs/findings.toml, or make entries of findings of `rntuple fuzz`.

* ``python tools/fuzz/findings.py``: write docs/findings.md.
* ``--files DIR``: write the file and the script of each finding, to be attached to a report.
* ``--replay``: ask the installed readers again, and report differences.
* ``--skeleton DIR``: print entries, without their explanations, from DIR/findings.json.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from self_test.random_comparison import failures_of, sample_of

from rntuple_construct.base.errors import MissingExtraError
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.fuzzing import Recipe, apply_recipe
from rntuple_construct.kit.fuzzing.differential_fuzzing import Hunt, SupervisedPeer
from rntuple_construct.kit.fuzzing.observations import KINDS
from rntuple_construct.kit.runner.implementations import implementation
from rntuple_construct.kit.runner.process import ProcessLimits, ProcessPool, memory_watch

tomllib = importlib.import_module("tomllib" if sys.version_info >= (3, 11) else "tomli")
ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "docs" / "findings.toml"
TARGET = ROOT / "docs" / "findings.md"
WRITTEN = ROOT / "tests" / "data" / "root-6.40" / "files"
HEAD = '{"recipe": 1}\n'
READERS = {"root": "ROOT", "uproot": "uproot", "jsroot": "JSROOT", "rootfilespec": "rootfilespec"}

INTRODUCTION = """# What fuzzing found in other readers

<!-- Made by tools/fuzz/findings.py from docs/findings.toml. -->

Each entry is one cause in one reader, found by `rntuple fuzz`, with the smallest change that shows it. The base files are those of
the [conformance corpus](conformance-corpus.md); the recipe makes the file again:

```python
from pathlib import Path
from rntuple_construct.kit.fuzzing import Recipe, apply_recipe

base = Path("corpus/rules/base/plain.root").read_bytes()           # `rntuple corpus corpus` writes it
data = apply_recipe(base, Recipe.loads(Path("finding.recipe").read_text()))
```

`make upstream` writes a report for each finding, which contains the file and the script. `python tools/fuzz/findings.py --files DIR`, in a checkout
of this project, writes files and scripts alone. The scripts use the reader
alone and nothing of this project. Tests run them.

A recipe file has the line `{"recipe": 1}` and below it the lines shown. The number in brackets is the seed of the mutant in which
the cause was first met, before it was made smaller. A base file that ends in `.root` is one of
[`tests/data/root-6.40/files`](../tests/data/root-6.40/README.md); without a recipe it is the file itself. Where a number is shown in place of a recipe, it is that of a
[valid file that was generated](fuzzing.md#valid-files): `sample_of(number)[0].data` of `tools/fuzz/self_test/random_comparison.py`. Kinds: """

WITHHELD = (
    "The file may corrupt memory, and is **withheld**: seed, recipe and file go to the maintainers first "
    "([SECURITY.md](../SECURITY.md))."
)


@cache
def _document() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads(SOURCE.read_text(encoding="utf-8"))
    return found


def entries() -> list[dict[str, Any]]:
    """The findings as the TOML file has them."""
    found: list[dict[str, Any]] = _document()["finding"]
    return found


def recipe_of(entry: Mapping[str, Any]) -> Recipe:
    """The recipe of an entry."""
    return Recipe.loads(HEAD + entry["recipe"])


def base_of(entry: Mapping[str, Any]) -> bytes:
    """The base file of an entry: of the corpus, or written by ROOT."""
    name = entry["base"]
    return (WRITTEN / name).read_bytes() if name.endswith(".root") else BASES[name]()


def made(entry: Mapping[str, Any]) -> bytes:
    """The file of an entry."""
    if "generated" in entry:
        return sample_of(entry["generated"])[0].data
    base = base_of(entry)
    return apply_recipe(base, recipe_of(entry)) if "recipe" in entry else base


def document(found: Sequence[Mapping[str, Any]]) -> str:
    """The text of docs/findings.md."""
    meanings = {**KINDS, "written": "writes a file that breaks a rule, or holds other values"}
    kinds = "; ".join(f"*{kind}*: {meaning}" for kind, meaning in meanings.items() if kind != "protocol")
    lines = [INTRODUCTION + kinds + ".", "", "| reader | findings | of them withheld |", "|---|--:|--:|"]
    readers = list(dict.fromkeys((entry["reader"], entry["version"]) for entry in found))
    for name, version in readers:
        own = [entry for entry in found if entry["reader"] == name]
        withheld = sum(bool(entry.get("withheld")) for entry in own)
        lines.append(f"| {READERS[name]} {version} | {len(own)} | {withheld} |")
    for name, version in readers:
        lines += ["", f"## {READERS[name]} {version}"]
        for number, entry in enumerate((each for each in found if each["reader"] == name), 1):
            lines += ["", f"### {READERS[name]} {number}: {entry['title']}", ""]
            rules = ", ".join(
                f"[{rule}](rules/{rule.split('-')[1].lower()}.md#{rule.lower()})" for rule in entry["rules"]
            )
            lines += [f"*{entry['kind']}*, {rules or 'no rule is broken'}. {entry['text'].strip()}"]
            if entry.get("withheld"):
                lines += ["", WITHHELD]
                continue
            said = entry.get("said", "").strip()
            if "generated" in entry:
                lines += [
                    "",
                    f"Generated file {entry['generated']}" + (f"; the reader: `{said}`." if said else "."),
                ]
                lines += script_lines(entry)
                continue
            if "macro" in entry:
                lines += ["", "ROOT macro" + (f"; uproot reads `{said}`" if said else "") + ":", ""]
                lines += ["```cpp", *entry["macro"].strip().splitlines(), "```"]
                continue
            if "recipe" not in entry:
                if "base" in entry:
                    lines += ["", f"File `{entry['base']}`" + (f"; the reader: `{said}`." if said else ".")]
                lines += script_lines(entry)
                continue
            lines += [
                "",
                f"Base `{entry['base']}`"
                + (f" ({entry['seed']})" if "seed" in entry else "")
                + (f"; the reader: `{said}`" if said else "")
                + ":",
                "",
            ]
            lines += ["```json", *entry["recipe"].strip().splitlines(), "```"]
            lines += script_lines(entry)
    return "\n".join(lines) + "\n"


def script_of(entry: Mapping[str, Any]) -> str:
    """A script that shows the fault of ``finding.root`` without this package."""
    script: str = entry["script"] if "script" in entry else _document()["script"][entry["reader"]]
    for name, default in (("ntuple", "events"), ("field", "")):
        script = script.replace(f"{{{name}}}", entry.get(name, default))
    return script.strip() + "\n"


def script_lines(entry: Mapping[str, Any]) -> list[str]:
    """The script of an entry as lines of the page."""
    prints = entry.get("prints", "").strip()
    result = f"prints `{prints}`" if prints else "gives no answer"
    language = "javascript" if entry["reader"] == "jsroot" else "python"
    return ["", f"This script {result}:", "", f"```{language}", *script_of(entry).splitlines(), "```"]


def write_files(found: Sequence[Mapping[str, Any]], folder: Path) -> None:
    """Write ``READER-NUMBER.root`` and its script for each finding that is not withheld."""
    folder.mkdir(parents=True, exist_ok=True)
    numbers: Counter[str] = Counter()
    for entry in found:
        numbers[entry["reader"]] += 1
        if entry.get("withheld") or "macro" in entry:
            continue
        name = f"{entry['reader']}-{numbers[entry['reader']]}"
        if "base" in entry or "generated" in entry:
            (folder / f"{name}.root").write_bytes(made(entry))
        script = script_of(entry).replace("finding.root", f"{name}.root")
        (folder / f"{name}.{'mjs' if entry['reader'] == 'jsroot' else 'py'}").write_text(
            script, encoding="utf-8"
        )


def observed(hunt: Hunt, entry: Mapping[str, Any]) -> tuple[str, Any]:
    """Kind and details of the result of a reader for the file of an entry with a base."""
    name = entry["base"]
    hunt.add_base(name, base_of(entry))
    if "recipe" not in entry:
        refusal = hunt.left_out.get(name)
        return ("fine" if refusal is None else "refused"), refusal
    seen, _ = hunt.observed(name, made(entry))
    return (seen.kind if seen is not None else "fine"), seen


def replay(found: Sequence[Mapping[str, Any]], seconds: float = 30.0) -> int:
    """Ask the readers again; return the number of entries that are not as recorded.

    Args:
        found: the entries.
        seconds: that a reader has for one file.
    """
    asked = 0
    wrong = 0
    process_pool = ProcessPool(memory_watch(1 << 30))
    with tempfile.TemporaryDirectory() as folder:
        for name in dict.fromkeys(entry["reader"] for entry in found):
            try:
                peer = SupervisedPeer(implementation(name), ProcessLimits(seconds, 1 << 30), process_pool)
            except MissingExtraError as error:
                print(f"{name} is left out: {error}")
                continue
            hunt = Hunt(peer, {}, Path(folder))
            for entry in found:
                if (
                    entry["reader"] != name
                    or not {"base", "generated"} & entry.keys()
                    or entry.get("withheld")
                    or entry.get("only_script")
                ):
                    continue
                asked += 1
                if "generated" in entry:
                    failures = failures_of(peer, entry["generated"])
                    if entry["kind"] not in {kind for kind, _ in failures.values()}:
                        wrong += 1
                        print(f"{name}: {entry['title']}: {failures} in place of {entry['kind']}")
                    continue
                kind, seen = observed(hunt, entry)
                if kind != entry["kind"]:
                    wrong += 1
                    print(f"{name}: {entry['title']}: {kind} in place of {entry['kind']}: {seen}")
            peer.close()
    process_pool.close()
    withheld = sum(bool(entry.get("withheld")) for entry in found)
    print(
        f"{asked} findings asked again, {asked - wrong} are as told; {withheld} of {len(found)} are withheld and not asked"
    )
    return wrong


def skeleton(folder: Path) -> str:
    """Entries of a campaign, to be explained."""
    found = json.loads((folder / "findings.json").read_text(encoding="utf-8"))
    lines = []
    for each in found["findings"]:
        rules = json.dumps(each["rules"])
        lines += [
            "[[finding]]",
            f'reader = "{found["target"]["name"]}"',
            f'version = "{found["target"]["version"]}"',
        ]
        lines += [
            f'kind = "{each["kind"]}"',
            'title = ""',
            f"rules = {rules}",
            f'base = "{Path(each["base"]).stem}"',
        ]
        lines += [f"seed = {each['seed']}", f"said = {json.dumps(each['message'][:200])}"]
        if each["withheld"]:
            lines += ["withheld = true"]
        steps = "\n".join(each["recipe"].splitlines()[1:])
        lines += [f"recipe = '''\n{steps}\n'''", 'text = ""', ""]
    return "\n".join(lines)


def outputs() -> dict[Path, str]:
    """The page."""
    return {TARGET: document(entries())}


def main() -> int:
    """Write, replay or begin."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--replay", action="store_true")
    what.add_argument("--files", type=Path, metavar="DIR")
    what.add_argument("--skeleton", type=Path, metavar="DIR")
    parser.add_argument(
        "--timeout", type=float, default=30.0, metavar="SECONDS", help="of a reader for one file"
    )
    given = parser.parse_args()
    if given.skeleton is not None:
        print(skeleton(given.skeleton))
        return 0
    if given.files is not None:
        write_files(entries(), given.files)
        return 0
    if given.replay:
        return 1 if replay(entries(), given.timeout) else 0
    TARGET.write_text(document(entries()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
