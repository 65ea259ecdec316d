"""The self-contained page: what is in it, and what it does in a browser."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.chromium import Chromium, require_chromium
from support.corpora import REPOSITORY, corpus_names
from support.explain_files import Plan, ntuple_file
from support.explain_pages import data_of, parts_of

from rntuple_construct.explain import annotate
from rntuple_construct.explain.html import PageSizes, page_text
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder

SPLIT_INT32 = "2026-03-07__75c76a__test_splitint32_rntuple_v1-0-1-0.root"
EVIL = "</script><img src=x onerror=document.title='evil'>&quot;<b>"


class Elements(HTMLParser):
    """Collects the elements of a page with their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def test_the_page_needs_nothing_from_elsewhere() -> None:
    elements = Elements(page_text(annotate(ntuple_file()))).found
    assert not [tag for tag, _ in elements if tag in ("link", "img", "iframe", "object", "embed")]
    assert not [attrs for _, attrs in elements if "src" in attrs or "href" in attrs]


def test_the_page_forbids_itself_to_load_anything() -> None:
    policy = [
        attrs["content"] for tag, attrs in Elements(page_text(annotate(ntuple_file()))).found
        if attrs.get("http-equiv") == "Content-Security-Policy"
    ]  # fmt: skip
    assert policy == ["default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"]


def test_names_of_the_file_cannot_become_markup() -> None:
    plain = Elements(page_text(annotate(ntuple_file(Plan(name="x", field_name="x"))))).found
    text = page_text(annotate(ntuple_file(Plan(name=EVIL, field_name=EVIL))))
    assert [tag for tag, _ in Elements(text).found] == [tag for tag, _ in plain]
    assert data_of(text)["ntuples"][0]["name"] == EVIL


def test_the_name_of_the_file_cannot_become_markup(tmp_path: Path) -> None:
    path = tmp_path / "<b>&.root"
    path.write_bytes(ntuple_file())
    with annotate(path) as file_map:
        assert "<title>&lt;b&gt;&amp;.root - rntuple explain</title>" in page_text(file_map)


def test_the_page_does_not_tell_where_the_file_was(tmp_path: Path) -> None:
    path = tmp_path / "data.root"
    path.write_bytes(ntuple_file())
    with annotate(path) as file_map:
        assert str(tmp_path) not in page_text(file_map)


@pytest.mark.parametrize("name", corpus_names("1.x", "rc2", "rc1"))
def test_rows_of_a_real_file_cover_it(name: str, corpus_file: Any) -> None:
    with annotate(corpus_file(name)) as file_map:
        data = data_of(page_text(file_map))
        position = 0
        for node in data["nodes"]:
            assert node["offset"] == position
            position += node["size"]
        assert position == file_map.size


def test_all_bytes_of_a_small_file_are_in_the_page() -> None:
    data = data_of(page_text(annotate(ntuple_file())))
    assert data["left"] == 0
    assert data["views"][0]["runs"] == [[0, data["size"]]]


def test_a_large_file_gives_a_page_of_bounded_size() -> None:
    budget = PageSizes(nodes=2000, bytes=20_000, previews=10)
    large = annotate(ntuple_file(Plan(num_columns=30, num_clusters=20, num_pages=20)))
    data = data_of(page_text(large, budget))
    text = json.dumps(data["nodes"])
    assert text.count('"path"') <= budget.nodes
    assert large.size - data["left"] <= budget.bytes + 2 * 16
    assert '"elided"' in text


def test_the_end_of_a_large_file_is_not_crowded_out_by_its_page_list() -> None:
    large = annotate(ntuple_file(Plan(num_columns=30, num_clusters=20, num_pages=20)))
    runs = data_of(page_text(large, PageSizes(bytes=40_000)))["views"][0]["runs"]
    footer = large.places["footer"]
    assert any(start <= footer < stop for start, stop in runs)


def test_the_schema_tells_fields_types_columns_and_sizes(corpus_file: Any) -> None:
    name = "2024-11-14__4c832c__Run2012BC_DoubleMuParked_Muons_1000evts_rntuple_v1.root"
    with annotate(corpus_file(name)) as file_map:
        (table,) = data_of(page_text(file_map))["schema"]
        rows = {row[1]: row for row in table["fields"]}
        assert rows["_collection0"][:5] == [-1, "_collection0", "", "collection", "split_index64"]
        place = [row[1] for row in table["fields"]].index("_0")
        assert table["fields"][place + 1][:5] == [place, "Muon_pt", "float", "plain", "split_real32"]
        columns = [column for row in table["fields"] for column in row[5]]
        assert columns == list(range(len(file_map.ntuples[0].columns)))


def test_pages_that_share_bytes_are_all_in_the_table() -> None:
    with annotate(REPOSITORY / "docs" / "samples" / "muons.root") as file_map:
        facts = file_map.pages.facts(100)
        assert len(file_map.pages) == 8
        assert facts["column"].tolist() == [0, 1, 2, 3, 5, 7, 9, 4, 6, 8, 10]
        assert facts["uses"].tolist() == [1, 1, 1, 4, 4, 4, 4, 1, 1, 1, 1]
        assert file_map.pages.num_uses == sum(ntuple.num_pages for ntuple in file_map.ntuples)


def test_the_table_of_pages_is_that_of_the_file() -> None:
    large = ntuple_file(Plan(num_columns=3, num_clusters=4, num_pages=5))
    with annotate(large) as file_map:
        parts = parts_of(page_text(file_map))
        columns = dict(json.loads(parts["core"])["pageColumns"])
        assert len(parts["pages"]) == 60 * sum(np.dtype(dtype).itemsize for dtype in columns.values())
        table, position = {}, 0
        for name, dtype in columns.items():
            table[name] = np.frombuffer(parts["pages"], dtype, 60, position)
            position += table[name].nbytes
        np.testing.assert_array_equal(
            np.cumsum(table["offset"]) + np.cumsum(table["size"]) - table["size"], file_map.pages.start
        )
        np.testing.assert_array_equal(table["size"], 24)
        assert set(zip(*(table[name].tolist() for name in ("cluster", "column", "page")), strict=True)) == {
            (cluster, column, page) for cluster in range(4) for column in range(3) for page in range(5)
        }


def test_the_page_of_a_file_with_many_pages_is_small() -> None:
    large = annotate(ntuple_file(Plan(num_columns=50, num_clusters=50, num_pages=50)))
    assert len(large.pages) == 125_000
    text = page_text(large)
    assert len(text) < 5_000_000
    assert len(page_text(large, PageSizes(pages=1000))) < len(text)


# In a browser.

Open = Callable[..., Chromium]


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    require_chromium()
    with Chromium(tmp_path_factory.mktemp("chromium")) as chromium:
        yield chromium


@pytest.fixture
def shown(browser: Chromium, tmp_path: Path) -> Open:
    """Shows a file in the browser."""

    def show(source: Any, fragment: str = "", budget: PageSizes | None = None) -> Chromium:
        browser.errors.clear()
        page = tmp_path / "page.html"
        with annotate(source) as file_map:
            page.write_text(page_text(file_map, budget), encoding="utf-8")
        browser.open(page, fragment)
        return browser

    return show


def assert_becomes(browser: Chromium, expression: str, value: object) -> None:
    """Wait until an expression has a value: parts of the page that are needed may have to be decoded first."""
    browser.wait(f"JSON.stringify({expression}) === JSON.stringify({json.dumps(value)})")


def assert_selects(browser: Chromium, path: str) -> None:
    assert_becomes(browser, "document.documentElement.dataset.selected", path)


@pytest.mark.parametrize("name", corpus_names("1.x", "rc2", "rc1", "v0")[::6])
def test_pages_of_real_files_run_without_errors_and_requests(
    name: str, corpus_file: Any, shown: Open
) -> None:
    page = shown(corpus_file(name))
    assert page.errors == []
    assert len(page.requests) == 1
    assert page.requests[0].startswith("file:")
    assert page.evaluate("document.getElementById('file-name').textContent") == name


def test_a_click_on_a_byte_selects_its_annotation_in_the_structure(shown: Open) -> None:
    page = shown(ntuple_file())
    page.click('#hex .byte[data-offset="9"]')
    assert_selects(page, "file_header.ofs_begin")
    assert_becomes(page, "document.querySelector('#tree .selected .name')?.textContent", "ofs_begin")
    page.wait("document.getElementById('details').innerText.includes('Offset of the first record')")


def test_a_click_in_the_structure_marks_its_bytes(shown: Open) -> None:
    page = shown(ntuple_file(), "#path=footer.header_checksum")
    page.press("Tab")
    marked = "[...document.querySelectorAll('#hex .byte.part')].map((b) => Number(b.dataset.offset))"
    start = annotate(ntuple_file()).places["footer"] + 16
    assert_becomes(page, marked, list(range(start, start + 8)))


def test_rows_of_the_structure_open_and_select(shown: Open) -> None:
    page = shown(ntuple_file())
    page.click('#tree .row[data-id="0"] .twist')
    third = "document.querySelector('#tree .row:nth-child(3)')"
    page.wait(f"{third}?.textContent.includes('version')")
    page.click("#tree .row:nth-child(3)")
    assert_selects(page, "file_header.version")


def test_the_structure_follows_the_keyboard(shown: Open) -> None:
    page = shown(ntuple_file())
    page.evaluate("document.getElementById('tree').focus()")
    for key in ("ArrowRight", "ArrowRight", "ArrowDown"):
        page.press(key)
    assert_selects(page, "file_header.version")
    for key in ("ArrowLeft", "ArrowLeft", "ArrowDown"):
        page.press(key)
    assert_selects(page, "root_directory")


def test_keys_pressed_at_once_take_effect_in_their_order(shown: Open) -> None:
    page = shown(ntuple_file())
    page.evaluate(
        "for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown'])"
        " document.getElementById('tree').dispatchEvent(new KeyboardEvent('keydown', { key }))"
    )
    assert_selects(page, "file_header.version")


def test_a_click_on_the_map_selects_what_is_there(shown: Open) -> None:
    data = ntuple_file()
    page = shown(data)
    width = page.evaluate("document.getElementById('map').clientWidth")
    place = annotate(data).places["anchor"] + 60
    page.click("#map", right_of_left=(place + 0.5) / len(data) * width)
    page.wait("document.documentElement.dataset.selected.startsWith('anchor.')")


@pytest.mark.parametrize("choice", ["kind", "cluster", "column"])
def test_the_map_is_coloured_by_choice(choice: str, shown: Open) -> None:
    page = shown(ntuple_file(Plan(num_columns=2, num_clusters=3)))
    page.click(f'#colour-by [data-value="{choice}"]')
    entry = {"kind": "page list", "cluster": "cluster 2", "column": "f1 (int64)"}[choice]
    page.wait(f"document.getElementById('legend').innerText.includes({json.dumps(entry)})")


def test_the_columns_by_cluster_lead_to_pages(shown: Open) -> None:
    page = shown(ntuple_file(Plan(num_columns=2, num_clusters=3)))
    page.click("#tab-grid")
    page.wait("document.querySelector('#grid .cells i')")
    page.click("#grid .row:nth-child(3) .cells i:nth-child(2)")
    assert_selects(page, "clusters[1].columns[1].pages[0]")


def test_an_uncompressed_envelope_is_shown_as_bytes_of_its_own(corpus_file: Any, shown: Open) -> None:
    page = shown(corpus_file(SPLIT_INT32), "#path=header.name.raw")
    view = "document.querySelector('#views [aria-selected=true]')?.textContent"
    assert_becomes(page, view, "header, uncompressed")
    text = "[...document.querySelectorAll('#hex .char.part')].map((c) => c.textContent).join('')"
    assert_becomes(page, text, "ntuple")


def test_a_link_leads_to_what_it_refers_to(shown: Open) -> None:
    page = shown(ntuple_file(), "#path=footer.cluster_groups[0].page_list_link")
    page.click("#details .link")
    assert_selects(page, "page_list[0]")


def test_finding_selects_the_next_match(shown: Open) -> None:
    page = shown(ntuple_file())
    page.click("#search")
    page.type("num_clusters")
    assert_selects(page, "footer.cluster_groups[0].num_clusters")
    page.evaluate("document.getElementById('search').value = ''")
    page.click("#search")
    page.type("0x8")
    assert_selects(page, "file_header.ofs_begin")


def test_names_of_the_file_stay_text_in_the_browser(shown: Open) -> None:
    page = shown(ntuple_file(Plan(name=EVIL, field_name=EVIL)), "#path=header.name")
    assert page.evaluate("document.querySelectorAll('img, b:not(#facts b)').length") == 0
    assert page.evaluate("document.title").endswith("rntuple explain")
    assert EVIL in page.evaluate("document.getElementById('facts').innerText")


def test_bytes_that_are_not_in_the_page_are_told(shown: Open) -> None:
    large = ntuple_file(Plan(num_columns=30, num_clusters=10, num_pages=20))
    page = shown(large, budget=PageSizes(nodes=2000, bytes=16_000))
    assert "are not in this page" in page.evaluate("document.getElementById('axis-middle').textContent")
    page.evaluate(f"location.hash = '#at={len(large) // 2}'")
    page.wait("document.querySelector('#hex .gap')")
    assert page.errors == []


def test_problems_of_a_damaged_file_are_listed(shown: Open) -> None:
    data = bytearray(ntuple_file())
    place = annotate(bytes(data)).places["header"] + 16
    data[place : place + 4] = b"\xff\xff\xff\x7f"
    page = shown(bytes(data), f"#at={place + 5}")
    assert_becomes(page, "document.getElementById('problems').hidden", False)
    page.wait("document.getElementById('details').innerText.includes('does not fit')")


def texts(selector: str) -> str:
    return f"[...document.querySelectorAll({json.dumps(selector)})].map((each) => each.textContent)"


def test_a_field_of_the_schema_leads_to_its_description(corpus_file: Any, shown: Open) -> None:
    page = shown(corpus_file(SPLIT_INT32), "#tab=schema")
    page.wait("document.querySelector('#schema .row:nth-child(2)')")
    page.click("#schema .row:nth-child(2) .type")
    assert_selects(page, "header.schema.fields[0]")


def test_the_table_of_pages_sorts_and_filters_and_leads_to_the_bytes(shown: Open) -> None:
    page = shown(ntuple_file(Plan(num_columns=2, num_clusters=3, num_pages=4)), "#tab=pages")
    page.wait("document.querySelector('#page-rows .row')")
    page.click("#page-heads .cluster")
    page.click("#page-heads .cluster")
    assert_becomes(page, f"{texts('#page-rows .cluster')}.slice(0, 9)", ["2"] * 8 + ["1"])
    page.click("#filter")
    page.call("Input.insertText", text="f1 cluster<=1 page=3")
    assert_becomes(page, texts("#num-shown"), ["2 of 24 pages"])
    assert_becomes(page, texts("#page-rows .column"), ["f1 (int64)"] * 2)
    page.click("#page-rows .row:nth-child(2)")
    assert_selects(page, "clusters[0].columns[1].pages[3]")


def test_names_of_the_file_stay_text_in_every_tab(shown: Open) -> None:
    page = shown(ntuple_file(Plan(name=EVIL, field_name=EVIL)))
    for tab in ("schema", "grid", "pages"):
        page.click(f"#tab-{tab}")
        page.wait(f"document.querySelector('#{tab} .row')")
        page.wait(f"document.getElementById('{tab}').textContent.includes('onerror')")
        assert page.evaluate("document.querySelectorAll('img, b:not(#facts b)').length") == 0
    assert page.evaluate("document.title").endswith("rntuple explain")
    assert page.errors == []


def test_parts_of_a_large_file_are_decoded_on_demand_and_it_opens_soon(shown: Open) -> None:
    large = ntuple_file(Plan(num_columns=50, num_clusters=50, num_pages=50))
    # Other programs may be busy; the best of three is what the page needs.
    milliseconds = []
    for _ in range(3):
        page = shown(large)
        milliseconds.append(float(page.evaluate("document.documentElement.dataset.ready")))
    assert min(milliseconds) < 5000
    assert page.evaluate("document.getElementById('part-clusters') !== null")
    page.click("#tab-pages")
    page.wait("document.querySelector('#page-rows .row')")
    assert_becomes(page, texts("#num-shown"), ["125\u202f000 of 125\u202f000 pages"])


@pytest.fixture
def phone(browser: Chromium) -> Iterator[Chromium]:
    browser.call(
        "Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=2, mobile=True
    )
    yield browser
    browser.call("Emulation.clearDeviceMetricsOverride")


@pytest.mark.parametrize("tab", ["tree", "schema", "grid", "pages"])
def test_a_phone_shows_the_page_without_scrolling_sideways(phone: Chromium, shown: Open, tab: str) -> None:
    page = shown(
        ntuple_file(Plan(num_columns=3, num_clusters=4, num_pages=5, field_name="long_name_" * 9)),
        f"#tab={tab}",
    )
    page.wait(f"document.querySelector('#{tab} .row')")
    assert page.evaluate("[innerWidth, document.documentElement.scrollWidth, scrollY]") == [390, 390, 0]
    page.wait("document.querySelector('#hex .byte')")
    assert page.evaluate(
        "document.querySelector('#hex .sizer').scrollWidth <= document.getElementById('hex').clientWidth"
    )


def test_a_file_without_rntuples_has_empty_tabs(shown: Open) -> None:
    builder = RootFileBuilder()
    builder.record("TTree", "tree", b"something", directory=builder.root)
    page = shown(builder.finish())
    for tab in ("schema", "grid", "tree", "pages"):
        page.click(f"#tab-{tab}")
        page.wait(f"!document.getElementById('{tab}').hidden")
    page.wait("document.getElementById('num-shown').textContent")
    assert_becomes(page, texts("#num-shown"), ["0 of 0 pages"])
    assert page.errors == []
