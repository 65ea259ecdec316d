"""The explorer page in a browser: files chosen and dropped, tabs, messages, and what the page may not do."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from support.chromium import Chromium, require_chromium
from support.corpora import REPOSITORY, corpus_names
from support.explain_files import Plan, ntuple_file
from support.explorer import require_builder

import rntuple_construct as rnt
from rntuple_construct.explain import html

ROOT_FILES = REPOSITORY / "tests" / "data" / "root-6.40" / "files"
EVIL = "</script><script>document.title='evil'</script><img src=x onerror=document.title='evil'>"
# Files of every generation, of several columns and compressions.
REAL_FILES = [name for era in ("1.x", "rc2", "rc1", "v0") for name in corpus_names(era)[::7]]
MAX_LEN_PAGE = 1_500_000

TONES = json.loads((Path(html.__file__).parent / "tones.json").read_text(encoding="utf-8"))
Open = Callable[[Path], Chromium]


@pytest.fixture(scope="module")
def explorer_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("explorer") / "explorer.html"
    path.write_text(require_builder().page(), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    require_chromium()
    with Chromium(tmp_path_factory.mktemp("chromium")) as chromium:
        yield chromium


@pytest.fixture
def page(browser: Chromium, explorer_page: Path) -> Chromium:
    """The page without a file."""
    browser.errors.clear()
    browser.open(explorer_page)
    return browser


@pytest.fixture
def opened(page: Chromium) -> Open:
    """Chooses a file in the page."""

    def choose(path: Path) -> Chromium:
        page.evaluate("delete document.documentElement.dataset.state")
        root = page.call("DOM.getDocument")["root"]["nodeId"]
        field = page.call("DOM.querySelector", nodeId=root, selector="#file")["nodeId"]
        page.call("DOM.setFileInputFiles", files=[str(path)], nodeId=field)
        page.wait("document.documentElement.dataset.state === 'ready'")
        return page

    return choose


def text_of(page: Chromium, selector: str) -> str:
    """Text of an element that can be seen, else empty."""
    return str(
        page.evaluate(
            f"(() => {{ const box = document.querySelector({json.dumps(selector)});"
            " return box?.checkVisibility() || box?.tagName === 'OPTION' ? box.innerText : ''; })()"
        )
    )


def texts_of(page: Chromium, selector: str) -> list[str]:
    texts: list[str] = page.evaluate(
        f"[...document.querySelectorAll({json.dumps(selector)})].map((each) => each.textContent)"
    )
    return texts


def made(tmp_path: Path, plan: Plan, name: str = "made.root") -> Path:
    path = tmp_path / name
    path.write_bytes(ntuple_file(plan))
    return path


def test_the_page_is_small_and_names_its_libraries(explorer_page: Path) -> None:
    text = explorer_page.read_text(encoding="utf-8")
    assert len(text.encode()) < MAX_LEN_PAGE
    packages = json.loads((REPOSITORY / "tools" / "explorer" / "package.json").read_text(encoding="utf-8"))
    for name, version in packages["dependencies"].items():
        assert (f"<summary>{name} {version} (" in text) == (name != "esbuild")
        assert version[0].isdigit()  # pinned


@pytest.mark.parametrize("name", REAL_FILES)
def test_real_files_of_all_generations_are_shown(
    name: str, corpus_file: Callable[[str], Path], opened: Open
) -> None:
    page = opened(corpus_file(name))
    assert (page.errors, text_of(page, "#error"), text_of(page, "#problems")) == ([], "", "")
    assert text_of(page, "#file-name") == name
    page.click("#tab-pages")
    page.wait("document.querySelector('#page-rows .row')")
    page.click("#page-rows .row")
    page.wait("!document.getElementById('page').hidden")
    assert "values" in texts_of(page, "#page dt") or "text" in texts_of(page, "#page dt")
    assert texts_of(page, "#page .bad") == []
    assert [url.split(":")[0] for url in page.requests] == ["file"]


def test_a_dropped_file_is_shown_in_every_tab(page: Chromium) -> None:
    path = ROOT_FILES / "numbers.root"
    data = {"items": [], "files": [str(path)], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        page.call("Input.dispatchDragEvent", type=kind, x=300, y=300, data=data)
    page.wait("document.documentElement.dataset.state === 'ready'")
    assert text_of(page, "#file-name") == "numbers.root"
    page.click("#tab-container")
    assert "ROOT::RNTuple" in texts_of(page, "#keys .text")
    assert texts_of(page, "#envelopes .text") == ["header", "footer", "page list 0"]
    assert [word for word in texts_of(page, "#envelopes .number") if word.startswith("m")] == ["matches"] * 3
    page.click("#tab-schema")
    assert "std::int32_t" in text_of(page, "#fields")
    page.click("#tab-clusters")
    assert len(texts_of(page, "#cluster-rows .row")) >= 1
    page.click("#cluster-rows .row")
    assert page.evaluate("document.getElementById('filter').value") == "cluster=0"
    page.click("#tab-bytes")
    page.wait("document.querySelector('#hex .codes')")
    assert texts_of(page, "#hex .codes")[0].startswith("72 6f 6f 74")
    assert page.errors == []


def test_the_sample_in_the_page_opens_without_a_file(page: Chromium) -> None:
    page.click("#sample")
    page.wait("document.documentElement.dataset.state === 'ready'")
    assert text_of(page, "#file-name") == "muons.root"
    assert "2\u202f000 entries" in text_of(page, "#facts")
    assert (page.errors, text_of(page, "#error"), text_of(page, "#problems")) == ([], "", "")
    assert len(texts_of(page, "#fields .row")) > 5
    assert {url.split(":")[0] for url in page.requests} == {"file"}


def test_a_file_opens_on_its_schema_with_values(opened: Open) -> None:
    page = opened(ROOT_FILES / "collections.root")
    assert page.evaluate("document.querySelector('[aria-selected=true]').id") == "tab-schema"
    with rnt.open(ROOT_FILES / "collections.root") as file:
        (ntuple,) = (file[name] for name in file)
        names = list(ntuple.keys(recursive=False))
        expected = [str(row[names[0]]).replace(".0", "") for row in ntuple.arrays(names[:1], library="py")]
    assert text_of(page, "#values-of") == names[0]
    assert texts_of(page, "#entries span:nth-child(even)") == expected
    assert text_of(page, "#values-note") == f"all {len(expected)} entries"
    page.click("#fields .row:nth-child(2) .twist + *, #fields .row:nth-child(2) span")
    page.wait(f"document.getElementById('values-of').textContent !== {json.dumps(names[0])}")
    page.click("#values-pages .link")
    assert page.evaluate("document.querySelector('[aria-selected=true]').id") == "tab-pages"
    assert page.errors == []


def test_long_values_are_cut_and_names_in_them_stay_text(opened: Open, tmp_path: Path) -> None:
    rnt.write(tmp_path / "long.root", "E", {"s": [EVIL, "é" * 300, ""], "v": [list(range(1000)), [], [1]]})
    page = opened(tmp_path / "long.root")
    first, second, third = texts_of(page, "#entries span:nth-child(even)")
    assert first == json.dumps(EVIL)
    assert second.endswith('" … 480 more bytes')
    assert third == '""'
    page.evaluate("document.querySelectorAll('#fields .row')[1].querySelector('span').click()")
    page.wait(
        "document.getElementById('values-of').textContent === 'v' && document.querySelector('#entries span')"
    )
    assert texts_of(page, "#entries span:nth-child(even)")[0].endswith(", 23, … 976 more]")


def test_values_that_cannot_be_read_leave_a_message(opened: Open, tmp_path: Path) -> None:
    path = tmp_path / "bad.root"
    data = bytearray(ntuple_file(Plan(num_columns=2)))
    with rnt.open(bytes(data)) as file:
        (ntuple,) = (file[name] for name in file)
        place = int(ntuple.clusters[0].page_list.offset[0])
    data[place] ^= 1
    path.write_bytes(data)
    page = opened(path)
    assert "its checksum differs" in text_of(page, "#values-note")
    assert page.errors == []


def test_bytes_have_the_colours_of_their_kinds(opened: Open) -> None:
    page = opened(ROOT_FILES / "numbers.root")
    page.click("#tab-bytes")
    page.wait("document.querySelector('#hex .codes')")
    names = texts_of(page, "#legend span")
    assert {"file header", "anchor", "header", "footer", "page list", "page", "checksum"} <= set(names)
    assert set(names) <= set(TONES)
    swatch = "getComputedStyle(document.querySelectorAll('#legend i')[0]).backgroundColor"
    assert page.evaluate(f"{swatch} !== 'rgba(0, 0, 0, 0)'")
    assert page.evaluate("document.querySelector('#hex .codes span').style.background.includes('hsl') || "
                         "document.querySelector('#hex .codes span').style.background.includes('rgba')")  # fmt: skip


def test_pages_sort_filter_and_lead_to_their_bytes(opened: Open, tmp_path: Path) -> None:
    page = opened(made(tmp_path, Plan(num_columns=2, num_clusters=3, num_pages=4)))
    page.click("#tab-pages")
    head = "document.querySelectorAll('[data-table=page-rows] button')[2].click()"
    page.evaluate(f"{head}; {head}")
    assert [row.split("f")[1][:1] for row in texts_of(page, "#page-rows .row")][:2] == ["0", "0"]
    assert texts_of(page, "#page-rows .row span:nth-child(3)")[:9] == ["2"] * 8 + ["1"]
    page.click("#filter")
    page.call("Input.insertText", text="f1 cluster<=1 page=3")
    assert text_of(page, "#num-shown") == "2 of 24 pages"
    page.click("#page-rows .row")
    page.wait("document.querySelector('#page .link')")
    assert texts_of(page, "#page .values")[0].count(",") == 1
    offset = texts_of(page, "#page-rows .row span")[0]
    page.click("#page .link")
    assert page.evaluate("document.getElementById('offset').value") == offset
    page.wait("document.querySelector('#hex .selected .codes')")


def test_uncompressed_envelopes_are_shown_as_bytes(opened: Open) -> None:
    page = opened(ROOT_FILES / "numbers.root")
    page.click("#tab-container")
    page.click("#envelopes .row:nth-child(2)")
    page.wait("document.querySelector('#hex .codes')")
    assert texts_of(page, "#hex .codes")[0].startswith("02 00 ")
    assert text_of(page, "#view option:checked").startswith("footer, ")


def test_one_of_several_rntuples_is_chosen(opened: Open) -> None:
    page = opened(ROOT_FILES / "several.root")
    names = texts_of(page, "#ntuple option")
    assert len(names) > 1
    assert f" {names[0]} RNTuple" in text_of(page, "#facts").replace("·", "").replace("  ", " ")
    page.evaluate(
        "(() => { const box = document.getElementById('ntuple'); box.value = 1; box.dispatchEvent(new Event('change')); })()"
    )
    page.wait(f"document.querySelector('#facts b')?.textContent === {json.dumps(names[1])}")


def test_bad_files_give_a_message_and_the_page_goes_on(opened: Open, tmp_path: Path) -> None:
    bad = tmp_path / "bad.root"
    bad.write_bytes(b"not a ROOT file at all")
    page = opened(bad)
    assert text_of(page, "#error") == (
        'bad.root: this is no ROOT file: it starts with the bytes 6e 6f 74 20, not "root" (at byte 0, 0x0)'
    )
    cut = tmp_path / "cut.root"
    data = ntuple_file(Plan(num_columns=2))
    cut.write_bytes(data[: len(data) - 300])
    page = opened(cut)
    assert "at byte" in text_of(page, "#error") + text_of(page, "#problems")
    page = opened(made(tmp_path, Plan()))
    assert (text_of(page, "#error"), text_of(page, "#problems"), page.errors) == ("", "", [])
    assert "1 column" in text_of(page, "#facts")


def test_a_file_without_rntuples_still_shows_its_keys(opened: Open, tmp_path: Path) -> None:
    from rntuple_construct.kit.files.root_file_builder import RootFileBuilder

    builder = RootFileBuilder()
    builder.record("TTree", "tree", b"something", directory=builder.root)
    path = tmp_path / "tree.root"
    path.write_bytes(builder.finish())
    page = opened(path)
    assert "there is no RNTuple in this file" in text_of(page, "#error")
    assert texts_of(page, "#keys .text") == ["tree", "TTree"]


def test_names_of_the_file_stay_text(opened: Open, tmp_path: Path) -> None:
    page = opened(made(tmp_path, Plan(name=EVIL, field_name=EVIL, num_columns=2), "<b>.root"))
    for tab in ("container", "schema", "pages"):
        page.click(f"#tab-{tab}")
        assert "onerror" in text_of(page, f"#{tab}")
    page.click("#page-rows .row")
    page.wait("!document.getElementById('page').hidden")
    assert page.evaluate("document.querySelectorAll('img, main b, header b b, h1 b').length") == 0
    assert page.evaluate("document.scripts.length") == 1
    assert page.evaluate("document.title") == "RNTuple explorer"
    assert page.errors == []


def test_nothing_may_leave_the_machine(page: Chromium) -> None:
    policy = page.evaluate("document.querySelector('meta[http-equiv]').content")
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert (rules["default-src"], rules["connect-src"], rules["form-action"]) == (
        "'none'",
        "'none'",
        "'none'",
    )
    assert "unsafe-inline" not in policy
    sent = page.evaluate("fetch('https://example.org/').then(() => 'sent', () => 'refused')")
    assert sent == "refused"
    image = (
        "const image = new Image(); image.onload = () => done('sent'); image.onerror = () => done('refused');"
        " image.src = 'https://example.org/x.png';"
    )
    assert page.evaluate(f"new Promise((done) => {{ {image} }})") == "refused"
    assert [url.split(":")[0] for url in page.requests if "example.org" not in url] == ["file"]
    script = "const box = document.createElement('script'); box.textContent = 'window.ran = 1'; document.body.append(box);"
    page.evaluate(f"(() => {{ {script} }})()")
    assert page.evaluate("window.ran === undefined")


def test_a_phone_shows_the_page_without_scrolling_sideways(
    opened: Open, page: Chromium, tmp_path: Path
) -> None:
    page.call("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=2, mobile=True)
    try:
        opened(
            made(tmp_path, Plan(num_columns=3, num_clusters=2, field_name="long_name_" * 9, name="n" * 80))
        )
        for tab in ("container", "schema", "clusters", "pages", "bytes"):
            page.click(f"#tab-{tab}")
            assert page.evaluate("[innerWidth, document.documentElement.scrollWidth]") == [390, 390]
    finally:
        page.call("Emulation.clearDeviceMetricsOverride")
