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

ROOT_FILES = REPOSITORY / "tests" / "data" / "root-6.40" / "files"
EVIL = "</script><script>document.title='evil'</script><img src=x onerror=document.title='evil'>"
# Files of every generation, of several columns and compressions.
REAL_FILES = [name for era in ("1.x", "rc2", "rc1", "v0") for name in corpus_names(era)[::7]]
MAX_LEN_PAGE = 1_500_000

Open = Callable[[Path], Chromium]
FACTS = "[...document.querySelectorAll('#details dt')].map((each) => each.textContent)"
TAB = "document.querySelector('[aria-selected=true]').id"


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
    page.wait(f"{FACTS}.includes('values') || {FACTS}.includes('text')")
    assert texts_of(page, "#details .problem") == []
    assert [url.split(":")[0] for url in page.requests] == ["file"]


def test_a_dropped_file_is_shown_in_every_tab(page: Chromium) -> None:
    path = ROOT_FILES / "numbers.root"
    data = {"items": [], "files": [str(path)], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        page.call("Input.dispatchDragEvent", type=kind, x=300, y=300, data=data)
    page.wait("document.documentElement.dataset.state === 'ready'")
    assert text_of(page, "#file-name") == "numbers.root"
    assert "std::int32_t" in text_of(page, "#fields")
    page.click("#tab-tree")
    rows = texts_of(page, "#tree .row")
    assert all(any(word in row for row in rows) for word in ("keys_list", "header", "footer", "page_list[0]"))
    page.click("#tab-grid")
    page.wait("document.querySelector('#grid .cells i')")
    page.click("#tab-clusters")
    page.wait("document.querySelector('#cluster-rows .row')")
    page.click("#cluster-rows .row")
    assert page.evaluate("document.getElementById('filter').value") == "cluster=0"
    page.wait("document.querySelector('#hex .byte')")
    assert "".join(texts_of(page, "#hex .row:first-child .char")).startswith("root")
    assert page.errors == []


def test_the_meaning_of_a_byte_and_of_a_path_is_told(opened: Open) -> None:
    page = opened(ROOT_FILES / "numbers.root")
    page.click('#hex .byte[data-offset="9"]')
    page.wait("document.getElementById('details').innerText.includes('Offset of the first record')")
    for path, text in (
        ("footer.cluster_groups[0].num_clusters", "Number of clusters in the group"),
        ("header.checksum", "(matches)"),
        ("anchor.version_epoch", "Epoch of the format version"),
    ):
        page.evaluate(f"location.hash = '#path={path}'")
        page.wait(f"document.querySelector('#details .path').textContent === '{path}'")
        assert text in text_of(page, "#details")
    page.click("#search")
    page.evaluate("document.getElementById('search').value = ''")
    page.type("num_clusters")
    page.wait("document.documentElement.dataset.selected.endsWith('.num_clusters')")
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
    assert page.evaluate(TAB) == "tab-schema"
    with rnt.open(ROOT_FILES / "collections.root") as file:
        (ntuple,) = (file[name] for name in file)
        names = list(ntuple.keys(recursive=False))
        expected = [str(row[names[0]]).replace(".0", "") for row in ntuple.arrays(names[:1], library="py")]
    assert text_of(page, "#values-of") == names[0]
    assert texts_of(page, "#entries span:nth-child(even)") == expected
    assert text_of(page, "#values-note") == f"all {len(expected)} entries"
    page.click("#fields .row:nth-child(3) .type")
    page.wait(f"document.getElementById('values-of').textContent !== {json.dumps(names[0])}")
    page.wait("document.documentElement.dataset.selected === 'header.schema.fields[1]'")
    page.click("#values-pages .link")
    page.wait("document.querySelector('#page-rows .row')")
    assert page.evaluate(TAB) == "tab-pages"
    assert page.errors == []


def test_long_values_are_cut_and_names_in_them_stay_text(opened: Open, tmp_path: Path) -> None:
    rnt.write(tmp_path / "long.root", "E", {"s": [EVIL, "é" * 300, ""], "v": [list(range(1000)), [], [1]]})
    page = opened(tmp_path / "long.root")
    first, second, third = texts_of(page, "#entries span:nth-child(even)")
    assert first == json.dumps(EVIL)
    assert second.endswith('" … 480 more bytes')
    assert third == '""'
    page.click("#fields .row:nth-child(3) .type")
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


def test_pages_filter_and_lead_to_their_bytes_and_values(opened: Open, tmp_path: Path) -> None:
    page = opened(made(tmp_path, Plan(num_columns=2, num_clusters=3, num_pages=4)))
    page.click("#tab-pages")
    page.wait("document.querySelector('#page-rows .row')")
    page.click("#filter")
    page.call("Input.insertText", text="f1 cluster<=1 page=3")
    assert text_of(page, "#num-shown") == "2 of 24 pages"
    page.click("#page-rows .row")
    page.wait(f"{FACTS}.includes('values')")
    values = texts_of(page, "#details dd")[texts_of(page, "#details dt").index("values")]
    assert values.count(",") == 1
    page.wait("document.documentElement.dataset.selected === 'clusters[0].columns[1].pages[3]'")
    assert len(texts_of(page, "#hex .byte.part")) == 24
    page.click("#details .link")
    page.wait("document.querySelector('#views [aria-selected=true]').textContent.startsWith('page at ')")
    page.wait("document.querySelectorAll('#hex .byte[data-offset]').length === 16")


def test_uncompressed_envelopes_are_shown_as_bytes(opened: Open) -> None:
    page = opened(ROOT_FILES / "numbers.root")
    page.evaluate("[...document.querySelectorAll('#views button')].at(-1).click()")
    page.wait("document.documentElement.dataset.selected === 'footer.type_id'")
    page.wait("document.querySelector('#hex .byte')")
    assert texts_of(page, "#hex .byte")[:2] == ["02", "00"]


def test_all_of_several_rntuples_are_shown(opened: Open) -> None:
    page = opened(ROOT_FILES / "several.root")
    with rnt.open(ROOT_FILES / "several.root") as file:
        names = list(file)
    assert len(names) > 1
    assert texts_of(page, "#facts b") == names
    assert set(names) <= set(texts_of(page, "#fields .head .name"))


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
    page = opened(bad)
    assert (text_of(page, "#shown"), "Drop a ROOT file here" in text_of(page, "#start")) == ("", True)


def test_a_file_without_rntuples_still_shows_its_structure(opened: Open, tmp_path: Path) -> None:
    from rntuple_construct.kit.files.root_file_builder import RootFileBuilder

    builder = RootFileBuilder()
    builder.record("TTree", "tree", b"something", directory=builder.root)
    path = tmp_path / "tree.root"
    path.write_bytes(builder.finish())
    page = opened(path)
    assert "there is no RNTuple in this file" in text_of(page, "#error")
    assert any("TTree 'tree'" in row for row in texts_of(page, "#tree .row"))


def test_names_of_the_file_stay_text(opened: Open, tmp_path: Path) -> None:
    page = opened(made(tmp_path, Plan(name=EVIL, field_name=EVIL, num_columns=2), "<b>.root"))
    for tab in ("schema", "grid", "pages", "tree"):
        page.click(f"#tab-{tab}")
        page.wait(f"document.querySelector('#{tab}').innerText.includes('onerror')")
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
        for tab in ("tree", "schema", "grid", "clusters", "pages"):
            page.click(f"#tab-{tab}")
            assert page.evaluate("[innerWidth, document.documentElement.scrollWidth]") == [390, 390]
    finally:
        page.call("Emulation.clearDeviceMetricsOverride")
