"""The documentation site, built once for all tests: complete, free of broken links, readable without network."""

from __future__ import annotations

import json
import pickle
import re
import subprocess
import sys
import urllib.parse
from collections.abc import Iterator
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

import dark_pictures
import paper
import pytest
from support.chromium import Chromium, require_chromium
from support.once import made_once
from website import stage

import rntuple_construct as rnt
from rntuple_construct.base.rules import DOCUMENTATION_URL
from rntuple_construct.cli import COMMANDS
from rntuple_construct.validation.rules import RULES

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]  # a test may wait for the site

ROOT = Path(__file__).resolve().parents[2]
WEBSITE = ROOT / "tools" / "website"
PARTS = {"spec": "tools/documents/spec_site.py", "explorer": "tools/explorer/node_modules"}
"""Sites beside the documentation, each built if this is there."""
LOADED = {
    ("script", "src"),
    ("link", "href"),
    ("img", "src"),
    ("iframe", "src"),
    ("source", "src"),
    ("object", "data"),
}


class Page(NamedTuple):
    """What a page refers to, and what it can be referred to by."""

    links: set[str]
    loaded: set[str]
    ids: set[str]


class Parser(HTMLParser):
    """Finds what ``Page`` has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links, self.loaded, self.ids = self.page = Page(set(), set(), set())
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.ids |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.add(given["href"])
        for name, value in given.items():
            if (tag, name) in LOADED and not (
                tag == "link" and given.get("rel") in {"canonical", "index", "search", "next", "prev"}
            ):
                self.loaded.add(value)


@dataclass(frozen=True)
class Site:
    """The built site.

    Args:
        folder: its directory.
        pages: links, loaded files and ids of each page.
    """

    folder: Path
    pages: dict[Path, Page]

    def broken_links(self) -> list[str]:
        broken = []
        for path, page in self.pages.items():
            for link in page.links | page.loaded:
                address, fragment = urllib.parse.urldefrag(urllib.parse.unquote(link))
                if address.startswith(DOCUMENTATION_URL):
                    part = address.removeprefix(DOCUMENTATION_URL).partition("/")[0]
                    if part not in PARTS or (self.folder / part).exists():
                        broken.append(f"{path.relative_to(self.folder)}: {link}")
                    continue
                if re.match(r"[a-z]+:", address):
                    continue
                target = (path.parent / address.partition("?")[0]).resolve() if address else path
                if (
                    target.is_dir()
                    or not target.exists()
                    or (fragment and target in self.pages and fragment not in self.pages[target].ids)
                ):  # no server that would open the index of a directory
                    broken.append(f"{path.relative_to(self.folder)}: {link}")
        return broken


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    def build(folder: Path) -> None:
        built = subprocess.run(
            [sys.executable, str(WEBSITE / "build.py"), str(folder / "site")],
            check=False,
            capture_output=True,
            text=True,
        )
        assert built.returncode == 0, built.stdout + built.stderr
        paths = sorted((folder / "site").rglob("*.html"))
        # Parsing takes longer than most tests, so one process does it.
        pages = {path: tuple(Parser(path.read_text(encoding="utf-8")).page) for path in paths}
        (folder / "pages.pickle").write_bytes(pickle.dumps(pages))

    folder = made_once(tmp_path_factory, "documentation", build)
    pages = pickle.loads((folder / "pages.pickle").read_bytes())
    return Site(folder / "site", {path: Page(*page) for path, page in pages.items()})


def test_every_page_of_the_documents_is_there(site: Site) -> None:
    names = {path.relative_to(site.folder).as_posix() for path in site.pages}
    assert {
        "index.html",
        "start.html",
        "changelog.html",
        "notebooks/first-look.html",
    } <= names
    assert {
        f"guides/{who}.html" for who in ("physicist", "archive", "implementer", "analyst", "fuzzer")
    } <= names
    assert {f"commands/{name}.html" for name in COMMANDS} <= names
    assert {f"{name}/index.html" for name, needed in PARTS.items() if (ROOT / needed).exists()} <= names


def test_all_links_lead_somewhere_without_a_server(site: Site) -> None:
    assert site.broken_links() == []


def test_nothing_is_loaded_from_elsewhere(site: Site) -> None:
    loaded = {address for page in site.pages.values() for address in page.loaded}
    assert [address for address in loaded if re.match(r"(https?:)?//", address)] == []
    for style in site.folder.rglob("*.css"):
        assert not re.search(r"@import|url\(\s*['\"]?(https?:)?//", style.read_text(encoding="utf-8")), style


def test_every_rule_is_at_its_address(site: Site) -> None:
    for rule in RULES.values():
        page, _, anchor = rule.url.removeprefix(DOCUMENTATION_URL).partition("#")
        assert anchor in site.pages[site.folder / page].ids, rule.url


def test_every_public_name_is_documented(site: Site) -> None:
    known = {name for page in site.pages.values() for name in page.ids}
    missing = [
        name
        for name in rnt.__all__
        if name not in {"__version__", "trevni"} and f"rntuple_construct.{name}" not in known
    ]
    assert missing == []


def test_the_index_of_names_has_a_sentence_for_each(site: Site) -> None:
    index = (site.folder / "api" / "index.html").read_text(encoding="utf-8")
    rows = dict(re.findall(r'(?s)<td><p><a [^>]*href="([^"]+)".*?</td>\s*<td><p>(.*?)</p></td>', index))
    for name in rnt.__all__:
        if name not in {"__version__", "trevni"}:
            links = [link for link in rows if link.endswith(f"#rntuple_construct.{name}")]
            assert len(links) == 1, name
            assert len(rows[links[0]].split()) > 2, name


def test_the_notebook_shows_what_it_computed(site: Site) -> None:
    text = (site.folder / "notebooks" / "first-look.html").read_text(encoding="utf-8")
    assert "1 file: no findings" in text
    assert list((site.folder / "_images").glob("*.svg"))


def test_each_analysis_of_the_gallery_ran_and_has_a_picture_on_the_front_page(site: Site) -> None:
    names = [page.removeprefix("notebooks/") for page in stage.NAVIGATION["Gallery"]]
    front = site.pages[site.folder / "index.html"]
    assert len(names) == 6
    for name in names:
        assert f"notebooks/{name}.html" in front.links
        assert f"_images/{name}.svg" in front.loaded
        ran = json.loads(
            (site.folder.parent / "site-source" / "notebooks" / f"{name}.ipynb").read_text(encoding="utf-8")
        )
        code = [cell for cell in ran["cells"] if cell["cell_type"] == "code"]
        assert all(cell["execution_count"] for cell in code), name
        assert [cell["outputs"] for cell in code if "figure" in "".join(cell["source"])][-1], name


def test_pictures_follow_dark_pages(site: Site) -> None:
    pictures = [
        path for path in (site.folder / "_images").glob("*.svg") if not path.name.startswith("badge-")
    ]
    assert len(pictures) > 15
    assert [
        path.name for path in pictures if "prefers-color-scheme" not in path.read_text(encoding="utf-8")
    ] == []
    front = (site.folder / "index.html").read_text(encoding="utf-8")
    assert re.search(r"<img[^>]*only-light[^>]*explain\.png", front)
    assert re.search(r"<img[^>]*only-dark[^>]*explain-dark\.png", front)


def test_colours_of_a_picture_change_on_dark_pages_only() -> None:
    svg = '<svg><rect fill="#ffffff"/><path style="stroke: #2a6f97; fill: none"/></svg>'
    changed = dark_pictures.follow(svg)
    assert changed.replace(changed[changed.index("<style>") : changed.index("</svg>")], "") == svg
    assert '[fill="#ffffff"]' in changed
    assert dark_pictures.follow(changed) == changed


def test_the_address_of_the_documentation_is_that_of_the_package() -> None:
    pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'Documentation = "{DOCUMENTATION_URL}"' in pyproject


# In a browser.


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    require_chromium()
    with Chromium(tmp_path_factory.mktemp("chromium"), width=1280) as chromium:
        yield chromium


def show(browser: Chromium, address: str) -> None:
    browser.errors.clear()
    browser.requests.clear()
    browser.call("Page.navigate", url="about:blank")
    browser.call("Page.navigate", url=address)
    # A page may add a fragment to its address.
    browser.wait(
        f"location.href.split('#')[0] === {json.dumps(address)} && document.readyState === 'complete'"
    )


@pytest.mark.parametrize("width", [1280, 390])
def test_no_page_scrolls_sideways_loads_from_the_network_or_fails(
    site: Site, browser: Chromium, width: int
) -> None:
    wide, requests, errors = [], set(), []
    browser.call(
        "Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False
    )
    for path in site.pages:
        if path.relative_to(site.folder).parts[0] in PARTS and path.name != "index.html":
            continue  # the other sites have tests of their own
        show(browser, path.as_uri())
        if browser.evaluate("document.documentElement.scrollWidth") > width:
            wide.append(path.relative_to(site.folder).as_posix())
        requests |= {address.partition(":")[0] for address in browser.requests}
        errors += browser.errors
    assert wide == []
    browser.call("Emulation.clearDeviceMetricsOverride")
    assert requests <= {"file", "data"}
    assert errors == []


def test_the_contents_of_a_page_are_beside_its_text_on_a_laptop(site: Site, browser: Chromium) -> None:
    show(browser, (site.folder / "reading.html").as_uri())
    drawer, article = (
        browser.evaluate(
            f"[...['left', 'right'].map(side => document.querySelector('{name}').getBoundingClientRect()[side])]"
        )
        for name in (".toc-drawer", "article")
    )
    assert article[1] <= drawer[0]
    assert drawer[1] <= 1280


def test_the_page_about_the_method_prints_on_four_pages(site: Site) -> None:
    require_chromium()
    pdf = paper.print_pdf(site.folder).read_bytes()
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 4


def test_search_finds_a_rule_in_files_on_a_disk(site: Site, browser: Chromium) -> None:
    show(browser, (site.folder / "search.html").as_uri() + "?q=RNT-PAG-002")
    browser.wait("document.querySelector('#search-results')?.textContent.includes('finished')")
    found = browser.evaluate(
        "[...document.querySelectorAll('#search-results ul.search li a')].map((a) => a.getAttribute('href'))"
    )
    assert any(address.startswith("rules/pag.html") for address in found)
    assert browser.errors == []


def test_search_finds_options_that_are_common_words_and_guides_before_the_changelog(
    site: Site, browser: Chromium
) -> None:
    show(browser, (site.folder / "search.html").as_uri() + "?q=where")
    browser.wait("document.querySelector('#search-results')?.textContent.includes('finished')")
    found = browser.evaluate(
        "[...document.querySelectorAll('#search-results ul.search li a')].map((a) => a.getAttribute('href'))"
    )
    pages = [link.partition("?")[0].partition("#")[0].removeprefix("./") for link in found]
    assert "data.html" in pages[:5]
    commands = [place for place, page in enumerate(pages) if page.startswith("commands/")]
    assert "commands/convert.html" in pages
    assert "changelog.html" not in pages[: max(commands)]


def test_a_button_copies_commands_without_prompts_and_output(site: Site, browser: Chromium) -> None:
    show(browser, (site.folder / "index.html").as_uri())
    browser.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    for kind, expected in (
        ("console", "rntuple dump data.root --entries 0:3 --format table\nrntuple validate data.root"),
        ("python", "import numpy as np\n"),
    ):
        browser.evaluate(f"document.querySelector('.highlight-{kind} .copy').click()")
        assert browser.evaluate("window.copied").startswith(expected)
    assert browser.errors == []


def test_pictures_are_dark_where_the_button_of_the_page_says_so(site: Site, browser: Chromium) -> None:
    show(browser, (site.folder / "index.html").as_uri())
    schemes = []
    for theme in ("light", "dark"):
        browser.evaluate(f"document.body.dataset.theme = '{theme}'")
        schemes.append(
            browser.evaluate("getComputedStyle(document.querySelector('.gallery img')).colorScheme")
        )
    assert schemes == ["light", "dark"]


def test_lists_with_a_class_are_cards_with_the_pictures_of_notebooks(tmp_path: Path) -> None:
    (tmp_path / "docs" / "notebooks").mkdir(parents=True)
    (tmp_path / "docs" / "notebooks" / "one.ipynb").touch()
    text = "<!-- class: cards gallery -->\n* **[One](notebooks/one.ipynb)** First.\n"
    assert stage.adapted(text, "docs/index.md", "index.md", tmp_path) == (
        "{.cards .gallery}\n* ![One](notebooks/one.svg) **[One](notebooks/one.ipynb)** First.\n"
    )


def test_a_picture_with_a_dark_twin_is_shown_twice(tmp_path: Path) -> None:
    (tmp_path / "docs" / "images").mkdir(parents=True)
    for name in ("a.png", "a-dark.png", "b.png"):
        (tmp_path / "docs" / "images" / name).touch()
    assert stage.adapted("![A](images/a.png) ![B](images/b.png)", "docs/x.md", "x.md", tmp_path) == (
        "![A](images/a.png){.only-light} ![A](images/a-dark.png){.only-dark} ![B](images/b.png)"
    )


def test_badges_lead_to_pages_of_the_site_and_those_of_other_servers_are_left_out(tmp_path: Path) -> None:
    (tmp_path / "docs" / "images").mkdir(parents=True)
    for name in ("README.md", "docs/mutation.md", "docs/images/badge.svg"):
        (tmp_path / name).touch()
    text = (
        "[![CI](https://example.org/badge.svg)](https://example.org/ci)\n[![Bugs](docs/images/badge.svg)](docs/mutation.md)\n"
        "![Python](docs/images/badge.svg) and [bugs](docs/mutation.md)\n"
    )
    assert stage.adapted(text, "README.md", "overview.md", tmp_path) == (
        "[![Bugs](images/badge.svg)](mutation.md)\n![Python](images/badge.svg) and [bugs](mutation.md)\n"
    )
