"""Pages of everything except structures: rules, errata, sections, constants, enumerations, column and C++ types, encodings."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from documents.rule_docs import EXPECT, GENERATIONS, ROLES, ROOT_NOTICES, released

from reference.encodings import Walk, chosen, walk
from reference.facts import Facts, Member, Structure
from reference.html import Page, Site, hex_dump, table
from reference.structures import StructurePages, generation_label, page_of
from rntuple_construct.kit.corpus import cases_by_rule

_MAX_PAGE = 96
_MAX_STRUCTURES = 8


def rule_target(rule_id: str) -> str:
    """Page and anchor of a rule."""
    return f"rules/{rule_id.split('-')[1].lower()}.html#{rule_id.lower()}"


def column_target(name: str) -> str:
    """Page and anchor of a column type."""
    return f"column-types.html#{name.lower()}"


def set_targets(site: Site, facts: Facts) -> None:
    """Say where everything is that texts refer to."""
    for rule in facts.rules:
        site.targets[rule] = rule_target(rule)
    for erratum in facts.errata:
        site.targets[erratum] = f"errata.html#{erratum.lower()}"
    site.targets["table:switch_layout"] = "column-types.html#switch-layout"
    for structure in facts.structures.values():
        for variant in structure.variants:
            for name in variant.grammar.tree.get("enums", {}):
                target = f"values.html#{variant.grammar.id}.{name}"
                site.targets[f"enum:{variant.grammar.id}:{name}"] = target
                site.targets.setdefault(f"enum:{structure.family}:{name}", target)


class TablePages:
    """Makes the pages.

    Args:
        facts: what there is to say.
        structures: pages of the structures.
    """

    def __init__(self, facts: Facts, structures: StructurePages) -> None:
        self.facts = facts
        self.structures = structures
        self.cases = cases_by_rule()

    def _columns(self, page: Page, names: Any) -> str:
        known = {each["name"] for each in self.facts.column_types["column_type"]}
        names = [names] if isinstance(names, str) else names
        return ", ".join(
            page.link(column_target(name), name) if name in known else escape(name) for name in names
        )

    @staticmethod
    def _fields(page: Page, found: list[tuple[Structure, str, Member]]) -> str:
        """Links to fields, those of several generations once."""
        links: dict[str, str] = {}
        for structure, target, member in found:
            name = f"{structure.name}.{member.id}"
            links.setdefault(name, page.link(target, name, code=True))
        return ", ".join(links.values())

    # Rules

    def rule_index(self, page: Page) -> None:
        """The list of all rules."""
        page.add(
            "<h1>Rules</h1>",
            f"<p>{len(self.facts.rules)} rules, by subject. Ids are permanent.</p>",
        )
        for area, title in self.facts.areas.items():
            rules = [rule for rule in self.facts.rules.values() if rule["id"].split("-")[1] == area]
            page.add(f'<h2 id="{area.lower()}">{page.link(f"rules/{area.lower()}.html", title)}</h2>')
            page.add(
                table(
                    ("Rule", "", "Severity", "Holds in"),
                    [
                        (
                            page.link(rule_target(rule["id"]), rule["id"]),
                            escape(rule["title"]),
                            f'<span class="tag {rule["severity"]}">{rule["severity"]}</span>',
                            escape(generation_label(rule["generations"])),
                        )
                        for rule in rules
                    ],
                    ("tight", "", "tight", "tight"),
                )
            )

    def rules(self, page: Page, area: str) -> None:
        """The rules of an area."""
        page.add(f'<p class="crumbs">{page.link("rules/index.html", "Rules")}</p>')
        page.add(f"<h1>{escape(self.facts.areas[area])}</h1>")
        for rule in self.facts.rules.values():
            if rule["id"].split("-")[1] == area:
                self._rule(page, rule)

    def _rule(self, page: Page, rule: dict[str, Any]) -> None:
        versions = f"since {rule['since']}" + (f", until {rule['until']}" if "until" in rule else "")
        rows = [
            (
                "Severity",
                f'<span class="tag {rule["severity"]}">{rule["severity"]}</span> ({escape(rule["level"])})',
            ),
            ("Source", escape(self.facts.rule_sources[rule["source"]])),
            ("Binds", escape(", ".join(ROLES[role] for role in rule["roles"]))),
            ("Holds in", escape(f"{generation_label(rule['generations'])}; {versions}")),
            (
                "Section",
                "; ".join(
                    self.structures.section_link(page, name)
                    for name in (rule["section"], *rule.get("see", ()))
                ),
            ),
        ]
        fields = self._fields(page, self.structures.fields_of_rule.get(rule["id"], []))
        if fields:
            rows.append(("Fields", fields))
        else:
            sections = {rule["section"], *rule.get("see", ())}
            described = [
                structure
                for structure in self.facts.structures.values()
                for variant in structure.variants
                if self.facts.section_named(variant.meaning.document, variant.meaning.section) in sections
                and self.facts.holds(rule["generations"], variant)
            ]
            links = [page.link(page_of(each), each.title) for each in dict.fromkeys(described)]
            more = f" and {len(links) - _MAX_STRUCTURES} more" if len(links) > _MAX_STRUCTURES else ""
            if links:
                rows.append(("Structures", ", ".join(links[:_MAX_STRUCTURES]) + more))
        errata = [each for each in self.facts.errata.values() if rule["id"] in each.text]
        if errata:
            links = [
                f"{page.link(page.site.targets[each.id], each.id)} {page.text(each.title)}" for each in errata
            ]
            rows.append(("Errata", "<br>".join(links)))
        if "depth" in rule:
            rows.append(("Found at level", f"<code>{escape(rule['depth'])}</code>"))
        rows.append(("Message", f"<code>{escape(rule['message'])}</code>"))
        if "hint" in rule:
            rows.append(("Hint", page.text(rule["hint"])))
        if "root" in rule:
            rows.append(("ROOT notices", escape(ROOT_NOTICES[rule["root"]])))
        if "counterpart" in rule:
            rows.append(
                ("In later generations", page.link(rule_target(rule["counterpart"]), rule["counterpart"]))
            )
        if "tested_by" in rule:
            case = rule["tested_by"]
            rows.append(
                (
                    "Reader test",
                    f"<code>{escape(case['case'])}</code>: {page.text(case['how'])}. The reader {escape(EXPECT[case['expect']])}.",
                )
            )
        cases = [
            f"<code>{escape(case['id'])}</code> ({case['outcome']}): {page.text(case['title'])}"
            + (f". ROOT 6.40 {page.text(case['root'])}." if case["root"] else "")
            for case in self.cases.get(rule["id"], ())
        ]
        if cases:
            rows.append(("Cases of the corpus", "<br>".join(cases)))
        anchor = rule["id"].lower()
        page.add(
            f'<section id="{anchor}"><h2><a class="self" href="#{anchor}">{rule["id"]}</a> {escape(rule["title"])}</h2>',
            f"<p>{page.text(rule['statement'])}</p>",
            f'<dl class="facts">{"".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in rows)}</dl></section>',
        )

    # Errata and sections

    def errata(self, page: Page) -> None:
        """All errata."""
        page.add("<h1>Errata</h1>")
        rest = self.facts.errata_text.partition("\n")[2]
        headings = [line for line in rest.splitlines() if line.startswith("#")]
        first = next(line for line in headings if line.startswith("### E"))
        front = rest[: rest.index(first)]
        page.add(page.markdown(front.rpartition("\n## ")[0]))
        heading = front.rpartition("\n## ")[2].strip()
        for erratum in self.facts.errata.values():
            before = self.facts.errata_text.split(f"### {erratum.id} ")[0]
            group = before.rpartition("\n## ")[2].splitlines()[0].strip()
            if group != heading or erratum is next(iter(self.facts.errata.values())):
                heading = group
                page.add(f"<h2>{escape(heading)}</h2>")
            anchor = erratum.id.lower()
            sections = "; ".join(self.structures.section_link(page, name) for name in erratum.sections)
            fields = self._fields(page, self.structures.fields_of_erratum.get(erratum.id, []))
            rows = [("Section", sections), ("Generations", escape(generation_label(erratum.generations)))]
            if fields:
                rows.append(("Fields", fields))
            body = erratum.text.partition("\n")[2]
            page.add(
                f'<section id="{anchor}"><h3><a class="self" href="#{anchor}">{erratum.id}</a> {page.text(erratum.title)}</h3>',
                f'<dl class="facts">{"".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in rows)}</dl>',
                page.markdown(body),
                "</section>",
            )

    def sections(self, page: Page) -> None:
        """Sections of the published documents, with their rules, errata and structures."""
        page.add("<h1>Sections of the published documents</h1>")
        page.add("<p>What this reference says, by the section that it comes from.</p>")
        described: dict[str, list[Structure]] = {}
        for structure in self.facts.structures.values():
            for variant in structure.variants:
                section = self.facts.section_named(variant.meaning.document, variant.meaning.section)
                if section and structure not in described.setdefault(section, []):
                    described[section].append(structure)
        for document in self.facts.documents.values():
            page.add(
                f'<h2><a href="{escape(released(document["where"], document))}" rel="external">{escape(document["title"])} ↗</a></h2>'
            )
            if document["versions"]:
                page.add(f'<p class="soft">Versions {escape(", ".join(document["versions"]))}</p>')
            for section in self.facts.sections.values():
                if section.get("document", "rntuple") == document["id"]:
                    self._section(page, section, described.get(section["id"], []))

    def _section(self, page: Page, section: dict[str, Any], structures: list[Structure]) -> None:
        name = section["id"]
        url = self.facts.section_url(name)
        rows = [
            (
                "Generations",
                escape(generation_label(section["generations"]))
                + (f", since {section['since']}" if "since" in section else ""),
            )
        ]
        if "parent" in section:
            rows.append(
                (
                    "Within",
                    page.link(
                        f"sections.html#{section['parent']}",
                        self.facts.sections[section["parent"]]["heading"],
                    ),
                )
            )
        if structures:
            rows.append(
                ("Structures", ", ".join(page.link(page_of(each), each.title) for each in structures))
            )
        rules = [
            rule for rule in self.facts.rules.values() if name in (rule["section"], *rule.get("see", ()))
        ]
        if rules:
            links = [
                f'<span title="{escape(rule["title"])}">{page.link(rule_target(rule["id"]), rule["id"])}</span>'
                for rule in rules
            ]
            rows.append(("Rules", ", ".join(links)))
        errata = [each for each in self.facts.errata.values() if name in each.sections]
        if errata:
            rows.append(
                (
                    "Errata",
                    "<br>".join(
                        f"{page.link(page.site.targets[each.id], each.id)} {page.text(each.title)}"
                        for each in errata
                    ),
                )
            )
        constants = [each for each in self.facts.constants if each["section"] == name]
        if constants:
            rows.append(
                (
                    "Constants",
                    ", ".join(
                        page.link(f"constants.html#{each['name'].lower()}", each["name"])
                        for each in constants
                    ),
                )
            )
        types = [each for each in self.facts.cpp_types["type"] if each["section"] == name]
        if types:
            rows.append(
                (
                    "C++ types",
                    ", ".join(
                        page.link(_cpp_target(each["name"]), each["name"], code=True) for each in types
                    ),
                )
            )
        page.add(
            f'<section id="{name}"><h3><a class="self" href="#{name}">{escape(section["heading"])}</a> '
            f'<a href="{escape(url)}" rel="external" title="published document">↗</a></h3>',
            f'<dl class="facts">{"".join(f"<dt>{label}</dt><dd>{value}</dd>" for label, value in rows)}</dl></section>',
        )

    # Constants and enumerations

    def constants(self, page: Page) -> None:
        """Numbers and names of the format."""
        page.add("<h1>Limits and constants</h1>")
        sections = list(dict.fromkeys(each["section"] for each in self.facts.constants))
        for section in sorted(sections, key=list(self.facts.sections).index):
            rows = [
                (
                    f'<span id="{each["name"].lower()}"></span><code>{escape(each["name"])}</code>',
                    _constant(each["value"]),
                    page.text(each["doc"]),
                )
                for each in self.facts.constants
                if each["section"] == section
            ]
            page.add(f"<h2>{self.structures.section_link(page, section)}</h2>")
            page.add(table(("Name", "Value", "Meaning"), rows, widths=(32, 30, 38)))
        for name, records in self.facts.other_constants.items():
            keys = list(dict.fromkeys(key for record in records for key in record))
            page.add(f"<h2>{escape(name.replace('_', ' ').capitalize())}s</h2>")
            page.add(
                table(
                    [escape(key.replace("_", " ").capitalize()) for key in keys],
                    [
                        [_constant(record[key]) if key in record else "–" for key in keys]
                        for record in records
                    ],
                )
            )

    def values(self, page: Page) -> None:
        """All enumerations, generations side by side."""
        page.add("<h1>Enumerations and flags</h1>")
        families: dict[str, dict[str, list[str]]] = {}
        for structure in self.facts.structures.values():
            for variant in structure.variants:
                for name in variant.grammar.tree.get("enums", {}):
                    found = families.setdefault(structure.family, {}).setdefault(name, [])
                    if variant.grammar.id not in found:
                        found.append(variant.grammar.id)
        for family, enums in families.items():
            page.add(f"<h2>{escape(self.facts.grammars[family].title)}</h2>")
            for name, grammars in sorted(enums.items()):
                ids = "".join(f'<span id="{grammar}.{name}"></span>' for grammar in grammars)
                page.add(f"<section>{ids}<h3>{escape(name.replace('_', ' '))}</h3>")
                tables = [self.facts.enum(self.facts.grammars[grammar], name) for grammar in grammars]
                labels = [
                    generation_label(self.facts.grammars[grammar].generations) or "Value"
                    for grammar in grammars
                ]
                members = list(dict.fromkeys(each.name for values in tables for each in values.values()))
                rows = []
                for member in members:
                    numbers = [
                        next((number for number, each in values.items() if each.name == member), None)
                        for values in tables
                    ]
                    doc = next(
                        each.doc for values in tables for each in values.values() if each.name == member
                    )
                    cells = [
                        "–"
                        if number is None
                        else f"{number} ({number:#x})"
                        if abs(number) > 9
                        else str(number)
                        for number in numbers
                    ]
                    rows.append((f"<code>{escape(member)}</code>", *cells, page.text(doc)))
                css = ("tight", *["tight num"] * len(grammars), "")
                page.add(table(("Name", *map(escape, labels), "Meaning"), rows, css), "</section>")

    # Column types, encodings, C++ types

    def column_types(self, page: Page) -> None:
        """Column types with their ids in every generation, and their contents."""
        data = self.facts.column_types
        page.add("<h1>Column types</h1>")
        rows = []
        for each in data["column_type"]:
            bits = str(each["bits"]) if "bits" in each else f"{each['bits_min']} to {each['bits_max']}"
            steps = (
                " → ".join(page.link(f"encodings.html#step-{step}", step) for step in each["steps"]) or "none"
            )
            ids = [_id(each, generation) for generation in self.facts.generations]
            remark = page.text(each["remark"]) if "remark" in each else ""
            if self._has_walk(each["name"]):
                remark += " " + page.link(f"encodings.html#{each['name'].lower()}", "Walk through")
            rows.append(
                (
                    f'<span id="{each["name"].lower()}"></span><b>{escape(each["name"])}</b>',
                    *ids,
                    bits,
                    f"<code>{escape(each['element'])}</code>",
                    steps,
                    remark,
                )
            )
        labels = [GENERATIONS[name] for name in self.facts.generations]
        page.add(
            table(
                ("Name", *labels, "Bits", "Element", "Steps of writing", "Remarks"),
                rows,
                ("tight", *["tight num"] * (len(labels) + 1), "tight", ""),
            )
        )
        page.add("<h2>Columns of each type of value</h2>")
        page.add(
            "<p>Columns of fundamental C++ types and of the parts of others; writers choose by whether pages are compressed.</p>"
        )
        page.add(
            table(
                ("Value", "Compressed", "Not compressed", "Others", "RC2", "RC1"),
                [
                    (
                        f'<span id="value-{_slug(each["name"])}"></span><code>{escape(each["name"])}</code>'
                        + (
                            f'<span class="row">{page.text(each["remark"])}</span>'
                            if "remark" in each
                            else ""
                        ),
                        self._columns(page, each["compressed"]),
                        self._columns(page, each["uncompressed"]),
                        self._columns(page, each["alternatives"])
                        + (
                            f'<span class="row">only read: {self._columns(page, each["read_only"])}</span>'
                            if each.get("read_only")
                            else ""
                        ),
                        self._columns(page, each["rc2"]),
                        self._columns(page, each["rc1"]),
                    )
                    for each in data["value_type"]
                ],
            )
        )
        page.add('<h2 id="switch-layout">Elements of switch columns</h2>')
        page.add(
            table(
                ("Layout", "Bits", "Index bits", "Tag bits", "Generations", "Remark"),
                [
                    (
                        escape(each["name"]),
                        str(each["bits"]),
                        str(each["index_bits"]),
                        str(each["tag_bits"]),
                        escape(generation_label(each["generations"])),
                        page.text(each["remark"]),
                    )
                    for each in data["switch_layout"]
                ],
            )
        )

    def _has_walk(self, name: str) -> bool:
        return any(case["column_type"] == name for case in self.facts.vectors)

    def encodings(self, page: Page) -> None:
        """The encoding steps, and a page of every column type from its values to its bytes."""
        page.add("<h1>Encodings</h1>")
        page.add(
            "<p>The elements of a page go through the steps of their column type in order; a reader undoes them in reverse. "
            "Every page is encoded separately. The pages below are test vectors of <code>spec/vectors</code>.</p>"
        )
        page.add("<h2>Steps</h2>")
        users: dict[str, list[str]] = {}
        for each in self.facts.column_types["column_type"]:
            for step in each["steps"]:
                users.setdefault(step, []).append(each["name"])
        page.add(
            table(
                ("Step", "Effect", "Column types"),
                [
                    (
                        f'<span id="step-{each["name"]}"></span><b>{escape(each["name"])}</b>',
                        page.text(each["summary"]),
                        self._columns(page, users.get(each["name"], [])),
                    )
                    for each in self.facts.column_types["encoding_step"]
                ],
                ("tight", "", ""),
            )
        )
        seen: set[str] = set()
        for case in sorted(chosen(self.facts.vectors), key=lambda case: -len(case["steps"])):
            name = case["column_type"]
            anchor = "" if name in seen else f' id="{name.lower()}"'
            seen.add(name)
            page.add(f"<section{anchor}>", *_walk(page, walk(case)), "</section>")

    def cpp_types(self, page: Page) -> None:
        """C++ types and how their fields look."""
        data = self.facts.cpp_types
        page.add("<h1>C++ types</h1>")
        rows = []
        for each in data["type"]:
            low, high = each["arguments"]
            arguments = (
                "none"
                if high == 0
                else str(low)
                if low == high
                else f"{low} or more"
                if high > 99 or high < low
                else f"{low} to {high}"
            )
            notes = [
                word
                for key, word in (
                    ("unordered", "order has no meaning"),
                    ("projected", "only as projection"),
                    ("dropped", "further arguments are left out of the name"),
                )
                if each.get(key)
            ]
            if each.get("size_argument", -1) >= 0:
                notes.append(f"argument {each['size_argument'] + 1} is the array size")
            if each.get("argument_types"):
                notes.append(
                    "argument is one of "
                    + ", ".join(f"<code>{escape(name)}</code>" for name in each["argument_types"])
                )
            if each.get("draft_name"):
                notes.append(f"in the candidates <code>{escape(each['draft_name'])}</code>")
            rows.append(
                (
                    f'<span id="{_slug(each["name"])}"></span><code>{escape(each["name"])}</code>',
                    escape(each["role"]),
                    arguments,
                    escape(each["children"]),
                    ", ".join(
                        page.link(f"column-types.html#value-{_slug(name)}", name) for name in each["columns"]
                    )
                    or "none",
                    escape(each["value"]),
                    escape(generation_label(each["generations"])),
                    self.structures.section_link(page, each["section"])
                    + (f'<span class="row">{"; ".join(notes)}</span>' if notes else ""),
                )
            )
        page.add(
            table(
                (
                    "Type",
                    "Role",
                    "Arguments",
                    "Sub-fields",
                    "Columns",
                    "A value is",
                    "Generations",
                    "Section",
                ),
                rows,
                widths=(17, 9, 10, 9, 11, 8, 12, 24),
            )
        )
        page.add("<h2>Known by their structure</h2>")
        page.add(
            table(
                ("Structure", "Columns"),
                [
                    (
                        escape(each["name"]),
                        ", ".join(
                            page.link(f"column-types.html#value-{_slug(name)}", name)
                            for name in each["columns"]
                        )
                        or "none",
                    )
                    for each in data["structure"]
                ],
            )
        )
        page.add("<h2>Other spellings</h2>")
        page.add(
            table(
                ("Spelling", "Type", "Kind"),
                [
                    (
                        f"<code>{escape(each['name'])}</code>",
                        f"<code>{escape(each['type'])}</code>",
                        escape(each["kind"]),
                    )
                    for each in data["spelling"]
                ],
            )
        )
        page.add("<h2>Written as another type</h2>")
        page.add(
            table(
                ("Type", "Written as", "Column", "Remark"),
                [
                    (
                        f"<code>{escape(each['name'])}</code>",
                        f"<code>{escape(each['type'])}</code>",
                        self._columns(page, each["column"]),
                        page.text(each["remark"]),
                    )
                    for each in data["substitute"]
                ],
            )
        )


def _walk(page: Page, found: Walk) -> Iterator[str]:
    case = found.case
    extra = ""
    if "index_bits" in case:
        extra = f", index of {case['index_bits']} bits and tag of {case['tag_bits']}"
    elif "min" in case:
        extra = f", {case['bits']} bits"
    steps = " → ".join(case["steps"]) or "no steps"
    generation = (
        "" if case["generation"] == next(iter(GENERATIONS)) else f" in {GENERATIONS[case['generation']]}"
    )
    yield f"<h3>{page.link(column_target(case['column_type']), case['column_type'])}{escape(generation + extra)}: {escape(steps)}</h3>"
    packed = not found.owners
    bytes_label = ("Bit" if case["bits"] == 1 else "Bits") if packed else "Bytes of the element"
    rows = []
    for number, value in enumerate(found.values):
        swatch = f'<span class="swatch c{number % 8}"></span>' if not packed else ""
        rows.append(
            (
                f"{swatch}{escape(value)}",
                *(escape(texts[number]) for _, texts in found.stages),
                f"<code>{escape(found.elements[number])}</code>",
            )
        )
    labels = [f"after {name}" for name, _ in found.stages]
    yield table(("Value", *labels, bytes_label), rows, ("num", *["num"] * len(labels), ""), name="narrow")
    colours: list[int | None] = list(found.owners) or [None] * len(found.page)
    yield f'<p class="soft">The page, {len(found.page)} bytes:</p>'
    yield hex_dump(found.page, colours, limit=_MAX_PAGE)


def _constant(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_constant(each) for each in value)
    if isinstance(value, bool) or not isinstance(value, int):
        return f"<code>{escape(str(value))}</code>"
    return f"{value} <span class=soft>({value:#x})</span>" if abs(value) > 9 else str(value)


def _id(each: dict[str, Any], generation: str) -> str:
    key = {"1.x": "id", "v0": "v0_id"}.get(generation, "rc_id")
    known = generation in each.get("rc", ()) if key == "rc_id" else key in each
    return f"{each[key]:#04x}" if known else "–"


def _slug(name: str) -> str:
    return "".join(char if char.isalnum() else "-" for char in name.lower()).strip("-")


def _cpp_target(name: str) -> str:
    return f"cpp-types.html#{_slug(name)}"


__all__ = ["TablePages", "column_target", "rule_target", "set_targets"]
