"""The reference site: every link and anchor leads somewhere, nothing is left out, nothing scrolls sideways."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import ClassVar

import pytest
import yaml
from rntuple_spec.column_types import COLUMN_TYPES
from rntuple_spec.constants import __dict__ as CONSTANTS
from rntuple_spec.meanings import ENUMS, FIELDS
from rntuple_spec.rules import RULES
from rntuple_spec.sections import SECTIONS
from support.chromium import Chromium, require_chromium
from support.once import made_once

from rntuple_construct.kit.corpus import cases_by_rule

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
WIDTH = 1200


class Links(HTMLParser):
    """Links, ids and loaded files of a page, and whether its tags match."""

    VOID: ClassVar = {"wbr", "meta", "link", "br", "input", "col", "rect", "path", "img", "hr"}

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.ids: list[str] = []
        self.open: list[str] = []
        self.mismatches: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        if tag not in self.VOID:
            self.open.append(tag)
        if given.get("id"):
            self.ids.append(str(given["id"]))
        if tag == "a":
            self.links.append(str(given["href"]))
        elif tag in ("link", "script", "img"):
            self.loaded += [str(given[key]) for key in ("href", "src") if given.get(key)]

    def handle_endtag(self, tag: str) -> None:
        if tag in self.VOID:
            return
        if not self.open or self.open.pop() != tag:
            self.mismatches.append(f"{tag} at {self.getpos()}")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    def build(out: Path) -> None:
        command = [sys.executable, str(ROOT / "tools" / "documents" / "spec_site.py"), str(out)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    return made_once(tmp_path_factory, "reference", build)


@pytest.fixture(scope="module")
def parsed(site: Path) -> dict[Path, Links]:
    found = {}
    for path in site.rglob("*.html"):
        if path.name != "file-explained.html":  # the page of `rntuple explain`, which has tests of its own
            found[path] = Links()
            found[path].feed(path.read_text(encoding="utf-8"))
    return found


def test_every_link_and_anchor_resolves(site: Path, parsed: dict[Path, Links]) -> None:
    wrong, number = [], 0
    for path, page in parsed.items():
        for link in [*page.links, *page.loaded]:
            if link.startswith("https://"):
                continue
            number += 1
            name, _, anchor = link.partition("#")
            target = (path.parent / name).resolve() if name else path
            if (
                not target.is_file()
                or site not in target.parents
                or (anchor and target in parsed and anchor not in parsed[target].ids)
            ):
                wrong.append(f"{path.relative_to(site)}: {link}")
    assert wrong == []
    assert number > 10_000


def test_everything_that_is_loaded_lies_beside_the_pages(parsed: dict[Path, Links]) -> None:
    assert {link for page in parsed.values() for link in page.loaded if ":" in link} == set()


def test_tags_match_and_ids_are_unique(site: Path, parsed: dict[Path, Links]) -> None:
    wrong = [
        f"{path.relative_to(site)}: {page.mismatches[:3]}"
        for path, page in parsed.items()
        if page.mismatches or page.open
    ]
    doubled = [
        f"{path.relative_to(site)}: {name}"
        for path, page in parsed.items()
        for name in set(page.ids)
        if page.ids.count(name) > 1
    ]
    assert (wrong, doubled) == ([], [])


def test_search_finds_pages_that_are_there(site: Path, parsed: dict[Path, Links]) -> None:
    targets = re.findall(r'",?"((?:[\w-]+/)*[\w-]+\.html(?:#[^"]+)?)"\]', (site / "search.js").read_text())
    missing = [
        target for target in targets
        if (anchor := target.partition("#")[2]) not in ["", *parsed[site / target.partition("#")[0]].ids] and anchor
    ]  # fmt: skip
    assert len(targets) > 1000
    assert missing == []


def test_every_fact_has_its_place(site: Path, parsed: dict[Path, Links]) -> None:
    ids = {path.relative_to(site).as_posix(): set(page.ids) for path, page in parsed.items()}
    for rule in RULES:
        assert rule.lower() in ids[f"rules/{rule.split('-')[1].lower()}.html"]
    assert set(SECTIONS) <= ids["sections.html"]
    assert {each.name.lower() for each in COLUMN_TYPES.values()} <= {
        name.replace("_", "") for name in ids["column-types.html"]
    }
    assert {f"{grammar}.{enum}" for grammar, enums in ENUMS.items() for enum in enums} <= ids["values.html"]
    named = re.findall(
        r'^name = "(\w+)"',
        (ROOT / "spec" / "constants.toml").read_text().split("[[compression")[0],
        re.MULTILINE,
    )
    assert {name.lower() for name in named} <= ids["constants.html"]
    assert CONSTANTS[named[0]] is not None
    numbers = re.findall(r"^### (E\d\d) ", (ROOT / "spec" / "ERRATA.md").read_text(), re.MULTILINE)
    assert {number.lower() for number in numbers} <= ids["errata.html"]


def test_every_field_of_every_grammar_is_on_a_page(site: Path, parsed: dict[Path, Links]) -> None:
    described = {}
    for path, page in parsed.items():
        if "structures" in path.parts:
            described[path] = {name.rpartition(".")[2] for name in page.ids}
    for grammar, fields in FIELDS.items():
        members = {name.partition(".")[2] for name in fields}
        family = re.sub(r"_(rc1|rc2|v0)$", "", grammar)
        found = set().union(*(ids for path, ids in described.items() if path.parent.name == family))
        assert members <= found, grammar


def test_every_type_has_real_bytes(site: Path) -> None:
    """But those of which there are neither files nor pieces."""
    without = {
        f"{path.parent.name}/{path.stem}" for path in site.glob("structures/*/*.html") if "<h3>Real bytes</h3>" not in path.read_text()
    }  # fmt: skip
    assert without == set()


def test_conditions_and_checks_are_words(site: Path) -> None:
    """No expression of a grammar is left as code: each is understood."""
    expressions = set()

    def gather(tree: object) -> None:
        if isinstance(tree, dict):
            for key, value in tree.items():
                if key in ("if", "expr", "repeat-until") and isinstance(value, str):
                    expressions.add(value)
                gather(value)
        elif isinstance(tree, list):
            for value in tree:
                gather(value)

    for path in (ROOT / "spec").glob("*.ksy"):
        gather(yaml.safe_load(path.read_text(encoding="utf-8")))
    whole = "".join(path.read_text(encoding="utf-8") for path in site.glob("structures/*/*.html"))
    left = [
        text
        for text in expressions
        if " " in text and f"<code>{text.replace('<', '&lt;').replace('>', '&gt;')}</code>" in whole
    ]
    assert expressions
    assert left == []
    assert "<code>_</code>" not in whole
    assert "_io" not in re.sub(r"<[^>]*>", " ", whole)


def test_pages_have_versions_and_a_way_to_cite_them(site: Path) -> None:
    # file-explained.html is the output of `rntuple explain`, not a page of the reference.
    paths = [path for path in site.rglob("*.html") if path.name != "file-explained.html"]
    assert len(paths) > 100
    for path in paths:
        text = path.read_text(encoding="utf-8")
        assert "Cite this page as:" in text, path
        assert "documents of ROOT 6.40.00" in text, path


def test_rules_have_their_cases_with_the_answer_of_root(site: Path) -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in (site / "rules").glob("*.html")}
    for rule, cases in cases_by_rule().items():
        if rule in RULES:
            page = texts[rule.split("-")[1].lower()]
            section = page.split(f'<section id="{rule.lower()}">')[1].split("</section>")[0]
            lines = section.split("Cases of the corpus")[1]
            for case in cases:
                (line,) = [line for line in lines.split("<br>") if f"<code>{case['id']}</code>" in line]
                assert ("ROOT 6.40" in line) == (case["root"] is not None)
    assert "ROOT 6.40 does not survive it." in texts["anc"] + texts["cmp"]


def test_details_of_a_reader_lead_to_the_rules_of_the_site(site: Path) -> None:
    text = (site / "details.html").read_text(encoding="utf-8")
    assert '<a href="rules/col.html#rnt-col-007">RNT-COL-007</a>' in text
    assert "<h2>Deferred columns</h2>" in text
    assert ".md" not in text


def test_the_side_bar_labels_generations(site: Path) -> None:
    text = (site / "index.html").read_text(encoding="utf-8")
    assert '<summary>RNTuple envelopes <span class="tag">1.x, RC2, RC1, v0</span></summary>' in text
    assert 'schema extension frame</a> <span class="tag">RC1</span>' in text


def test_output_is_the_same_every_time(site: Path, tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "documents" / "spec_site.py"), str(tmp_path / "again")]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": "7"})
    first = {path.relative_to(site): path.read_bytes() for path in site.rglob("*") if path.is_file()}
    again = tmp_path / "again"
    assert {
        path.relative_to(again): path.read_bytes() for path in again.rglob("*") if path.is_file()
    } == first


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    require_chromium()
    with Chromium(tmp_path_factory.mktemp("chromium"), width=WIDTH) as chromium:
        yield chromium


def test_no_page_scrolls_sideways(browser: Chromium, site: Path, parsed: dict[Path, Links]) -> None:
    wide = []
    for path in sorted(parsed):
        browser.open(path)
        browser.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
        width, room = browser.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        if width > room:
            wide.append(f"{path.relative_to(site)}: {width} of {room}")
        elif any(not request.startswith(("file:", "about:")) for request in browser.requests):
            wide.append(f"{path.relative_to(site)} asks the network")
    assert wide == []
    assert browser.errors == []


def test_search_leads_to_a_field(browser: Chromium, site: Path) -> None:
    browser.open(site / "rules" / "index.html")
    browser.evaluate("document.getElementById('site-search').focus()")
    browser.call("Input.insertText", text="rntuple reference nothing like it")
    assert browser.evaluate("document.getElementById('site-found').textContent") == "nothing found"
    browser.evaluate("document.getElementById('site-search').value = ''")
    browser.call("Input.insertText", text=next(iter(RULES)))
    link = browser.evaluate("document.querySelector('#site-found a').href")
    assert link.endswith(f"rules/{next(iter(RULES)).split('-')[1].lower()}.html#{next(iter(RULES)).lower()}")
