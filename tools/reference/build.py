"""All pages of the reference site as texts by path."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from pathlib import Path

from reference.examples import Example, collect
from reference.facts import ALL, Facts, Structure
from reference.file_page import fill_file_page
from reference.html import Page, Site, table
from reference.structures import StructurePages, anchor_of, generation_label, page_of
from reference.tables import TablePages, column_target, set_targets

TITLE = "RNTuple reference"
_TABLES = {
    "column-types.html": "Column types",
    "encodings.html": "Encodings",
    "cpp-types.html": "C++ types",
    "values.html": "Enumerations and flags",
    "constants.html": "Limits and constants",
    "errata.html": "Errata",
    "sections.html": "Sections",
}


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def _details(page: Page, text: str) -> None:
    """Fill the page on values with a document, whose links to rules lead to the rules of this site."""
    text = re.sub(r"```console.*?```\n", "", text, flags=re.DOTALL)
    text = re.sub(r" The cases of the \[corpus\][^:]*:\n", "\n", text)
    page.add(page.markdown(re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", text)))


def examples_of(facts: Facts, files: list[Path]) -> dict[tuple[str, str], Example]:
    """The best example of every type among files and pieces made by hand."""
    grammars = facts.grammars.values()
    return collect(
        files,
        {grammar.id: {_camel(name): name for name in grammar.types} for grammar in grammars},
        {
            grammar.id: {
                type.name: [
                    (member.id, "io" in member.contents)
                    for member in type.values
                    if "value" not in member.contents
                ]
                for type in grammar.types.values()
            }
            for grammar in grammars
        },
        {
            grammar.id: {type.name: type.part.name for type in grammar.types.values() if type.part}
            for grammar in grammars
        },
    )


def pages(spec: Path, files: list[Path], home: str = "") -> dict[str, str]:
    """Every page, script and style of the site.

    Args:
        spec: directory of the grammars and tables.
        files: small ROOT files that the bytes of examples are taken from.
        home: where the link to the documentation around the site leads, from its top; "" for no link.
    """
    facts = Facts(spec)
    site = Site(TITLE, home, version=_version(spec, facts))
    set_targets(site, facts)
    structures = StructurePages(facts, examples_of(facts, files))
    tables = TablePages(facts, structures)
    _contents(site, facts)
    made: list[Page] = []

    def page(path: str, title: str, family: str = "") -> Page:
        made.append(Page(site, path, title, family))
        return made[-1]

    _index(page("index.html", TITLE), facts)
    texts = fill_file_page(page("file.html", "A file from first to last byte"), facts, files)
    details = (spec.parent / "docs" / "reader-details.md").read_text(encoding="utf-8")
    _details(page("details.html", "Details of a reader"), details)
    for structure in facts.structures.values():
        structures.fill(
            page(page_of(structure), structure.title, structure.variants[0].grammar.id), structure
        )
    tables.rule_index(page("rules/index.html", "Rules"))
    for area, title in facts.areas.items():
        tables.rules(page(f"rules/{area.lower()}.html", f"Rules: {title}"), area)
    for path, title in _TABLES.items():
        getattr(tables, path.partition(".")[0].replace("-", "_"))(page(path, title))
    texts |= {each.path: each.render() for each in made}
    texts |= {f"ksy/{path.name}": path.read_text(encoding="utf-8") for path in sorted(spec.glob("*.ksy"))}
    return texts | {"search.js": site.script(), "site.css": site.style()}


def _version(spec: Path, facts: Facts) -> str:
    """The versions of this description and of the documents that it follows."""
    own = re.search(r"(?m)^version: (.+)$", (spec.parent / "CITATION.cff").read_text(encoding="utf-8"))
    if own is None:
        raise ValueError("CITATION.cff has no version")
    document = facts.documents["rntuple"]
    return (
        f"rntuple-construct {own[1]}, RNTuple format up to {document['versions'][-1]}, "
        f"documents of ROOT {document['release'].removeprefix('v').replace('-', '.')}."
    )


def _families(facts: Facts) -> Mapping[str, list[Structure]]:
    found: dict[str, list[Structure]] = {}
    for structure in facts.structures.values():
        found.setdefault(structure.family, []).append(structure)
    order = [each for each in facts.grammars if each in found]
    first = [each for each in order if facts.grammars[each].generations != (ALL,)]
    return {each: found[each] for each in [*first, *(each for each in order if each not in first)]}


def family_title(facts: Facts, family: str) -> str:
    """Short name of the structures of a grammar."""
    return facts.grammars[family].title.partition(" (")[0].partition(" of ")[0]


def _contents(site: Site, facts: Facts) -> None:
    site.contents.append(
        (
            "",
            [
                ("A file, byte by byte", "file.html"),
                ("Details of a reader", "details.html"),
                *((title, path) for path, title in _TABLES.items()),
                ("Rules", "rules/index.html"),
            ],
        )
    )
    for family, members in _families(facts).items():
        items = [
            (each.name.replace("_", " ") if not each.is_top else "Top", page_of(each)) for each in members
        ]
        title = family_title(facts, family)
        site.contents.append((title, items))
        every = list(dict.fromkeys(name for each in members for name in each.generations))
        site.labels[title] = generation_label(every)
        for each in members:
            if set(each.generations) != set(every):
                site.labels[page_of(each)] = generation_label(each.generations)
    for structure in facts.structures.values():
        label = f"{structure.title} ({family_title(facts, structure.family)})"
        site.entries.append((label, page_of(structure)))
        for variant in structure.variants:
            generations = generation_label(variant.generations)
            for part in facts.parts(variant):
                for member in [*part.fields, *part.values]:
                    where = f"{structure.name}.{member.id}" + (f" ({generations})" if generations else "")
                    site.entries.append(
                        (where, f"{page_of(structure)}#{anchor_of(variant, part, member.id)}")
                    )
    site.entries += [
        (f"{rule['id']} {rule['title']}", site.targets[rule["id"]]) for rule in facts.rules.values()
    ]
    site.entries += [(f"{each.id} {each.title}", site.targets[each.id]) for each in facts.errata.values()]
    site.entries += [
        (f"column type {each['name']}", column_target(each["name"]))
        for each in facts.column_types["column_type"]
    ]
    site.entries += [(each["name"], f"constants.html#{each['name'].lower()}") for each in facts.constants]
    site.entries += [
        (f"section {each['heading']}", f"sections.html#{each['id']}") for each in facts.sections.values()
    ]


def _index(page: Page, facts: Facts) -> None:
    page.add(f"<h1>{escape(TITLE)}</h1>")
    page.add(
        '<p class="lead">Every structure of the RNTuple format and of the ROOT file around it, with its bytes, its rules '
        "and the errata of the published text. Made from the grammars and tables in <code>spec/</code>; the bytes are "
        "those of files.</p>"
    )
    counts = (
        f"{len(facts.structures)} structures, {len(facts.rules)} rules, {len(facts.errata)} errata, "
        f"{len(facts.column_types['column_type'])} column types, {len(facts.vectors)} test vectors"
    )
    page.add(f'<p class="soft">{counts}.</p>')
    rows = [
        (page.link("file.html", "A file, byte by byte"), "one small file from its first to its last byte"),
        (
            page.link("details.html", "Details of a reader"),
            "offsets, columns added late, representations, variants, type names",
        ),
        (
            page.link("column-types.html", "Column types"),
            "ids in every generation, widths, and their contents",
        ),
        (page.link("encodings.html", "Encodings"), "values walked through every step to the bytes of a page"),
        (page.link("cpp-types.html", "C++ types"), "fields and columns of each"),
        (page.link("values.html", "Enumerations and flags"), "generations side by side"),
        (page.link("constants.html", "Limits and constants"), "numbers and names"),
        (page.link("rules/index.html", "Rules"), "what files, readers and writers must and must not do"),
        (page.link("errata.html", "Errata"), "where the published text and real bytes differ"),
        (page.link("sections.html", "Sections"), "all of this by section of the published documents"),
    ]
    page.add(table(("Page", "Contents"), rows, ("tight", "")))
    page.add(
        "<p>Pictures have eight bytes in a row. A dashed frame is a field that may be missing, a torn edge one of variable "
        "size, a double frame one that stands several times; colours are those of the table and of the real bytes below.</p>"
    )
    for family, members in _families(facts).items():
        grammar = facts.grammars[family]
        page.add(f'<h2 id="{family}">{page.link(page_of(members[0]), grammar.title)}</h2>')
        page.add(*(f"<p>{page.text(part)}</p>" for part in str(grammar.tree["doc"]).split("\n\n")))
        links = []
        for each in members:
            if each.is_top:
                continue
            tags = generation_label(each.generations)
            note = f' <span class="soft">{escape(tags)}</span>' if tags else ""
            links.append(f"<li>{page.link(page_of(each), each.title)}{note}</li>")
        page.add(f'<ul class="columns">{"".join(links)}</ul>')
