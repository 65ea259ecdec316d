"""Pages of structures: picture, table, bits, real bytes, generations side by side, rules and errata."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from documents.rule_docs import GENERATIONS

from reference.diagrams import Box, bit_diagram, byte_diagram
from reference.examples import MAX_SHOWN, Example
from reference.expressions import ExpressionError, bits_of, parsed
from reference.facts import ALL, Facts, Grammar, Member, Structure, Type, is_primitive
from reference.html import Page, breakable, hex_dump, table
from reference.layout import Layouts, Placed, joined_words, number_name, speaker, width

_SHAPE = (
    "id",
    "type",
    "if",
    "size",
    "valid",
    "repeat",
    "repeat-expr",
    "repeat-until",
    "size-eos",
    "contents",
    "value",
    "pos",
)
_MAX_RULES = 6


def page_of(structure: Structure) -> str:
    """Path of the page of a structure."""
    return f"structures/{structure.family}/{structure.name}.html"


def generation_label(generations: Any) -> str:
    """Generations for people."""
    return ", ".join(GENERATIONS.get(name, name) for name in generations if name != ALL)


def anchor_of(type: Type, part: Type, member: str) -> str:
    """Anchor of a field on the page of its structure.

    Args:
        type: the type that the page is about.
        part: the type that has the field: itself, or that of its payload.
        member: the field.
    """
    inner = "" if part.name == type.name else f"{part.name.removeprefix(type.name).strip('_')}."
    return inner + member if type.generations == (ALL,) else f"{type.generations[0]}.{inner}{member}"


class StructurePages:
    """Makes the pages of structures.

    Args:
        facts: what there is to say.
        examples: real bytes by grammar and type.
    """

    def __init__(self, facts: Facts, examples: Mapping[tuple[str, str], Example]) -> None:
        self.facts = facts
        self.examples = examples
        self.layouts = {grammar.id: Layouts(grammar) for grammar in facts.grammars.values()}
        self.fields_of_rule: dict[str, list[tuple[Structure, str, Member]]] = {}
        self.fields_of_erratum: dict[str, list[tuple[Structure, str, Member]]] = {}
        self.named_rules: dict[tuple[str, str, str], list[dict[str, Any]]] = {}
        self.named_errata: dict[tuple[str, str, str], list[Any]] = {}
        for structure in facts.structures.values():
            for variant in structure.variants:
                for type in facts.parts(variant):
                    self._note_names(structure, variant, type)

    def _note_names(self, structure: Structure, variant: Type, type: Type) -> None:
        for member in [*type.fields, *type.values]:
            key = (type.grammar.id, type.name, member.id)
            self.named_rules[key] = self.facts.rules_naming(type, member)
            self.named_errata[key] = self.facts.errata_naming(type, member)
            target = f"{page_of(structure)}#{anchor_of(variant, type, member.id)}"
            for rule in self.named_rules[key]:
                self.fields_of_rule.setdefault(rule["id"], []).append((structure, target, member))
            for erratum in self.named_errata[key]:
                self.fields_of_erratum.setdefault(erratum.id, []).append((structure, target, member))

    # Groups of generations that have the same bytes

    def _shape(self, type: Type) -> str:
        return (
            json.dumps(
                [
                    [
                        {key: item.contents.get(key) for key in _SHAPE} | {"id": item.id}
                        for item in [*each.fields, *each.values]
                    ]
                    for each in self.facts.parts(type)
                ],
                default=str,
            )
            + type.grammar.endian
        )

    def groups(self, structure: Structure) -> list[list[Type]]:
        """Variants of a structure, those of the same shape together."""
        found: dict[str, list[Type]] = {}
        for variant in structure.variants:
            found.setdefault(self._shape(variant), []).append(variant)
        return list(found.values())

    # The page

    def fill(self, page: Page, structure: Structure) -> None:
        """Write the page of a structure."""
        first = structure.variants[0]
        family = self.facts.structures[structure.family, structure.family]
        if structure is not family:
            page.add(
                f'<p class="crumbs">{page.link("index.html", "Structures")} › {page.link(page_of(family), family.title)}</p>'
            )
        page.add(f"<h1>{escape(structure.title)}</h1>")
        page.add(f'<p class="lead">{page.text(first.meaning.doc)}</p>')
        page.add(self._facts(page, structure))
        groups = self.groups(structure)
        if len(structure.variants) > 1 or len(groups) > 1:
            page.add(self._side_by_side(page, structure, groups))
        for group in groups:
            label = generation_label([name for variant in group for name in variant.generations])
            if label:
                page.add(f'<h2 id="{escape(group[0].generations[0])}">In {escape(label)}</h2>')
                if group[0] is not first and group[0].meaning.doc != first.meaning.doc:
                    page.add(f"<p>{page.text(group[0].meaning.doc)}</p>")
            page.add(*self._group(page, structure, group))
        page.add(*self._rules(page, structure), *self._errata(page, structure))

    def _facts(self, page: Page, structure: Structure) -> str:
        rows = []
        if label := generation_label(structure.generations):
            rows.append(("Generations", escape(label)))
        sections = list(
            dict.fromkeys(name for variant in structure.variants for name in self.facts.sections_of(variant))
        )
        if sections:
            links = [self.section_link(page, name) for name in sections]
            rows.append(("Published in", "; ".join(links)))
        users: dict[tuple[str, str], None] = {}
        for variant in structure.variants:
            for part in self.facts.parts(variant):
                for name in variant.grammar.users(part.name):
                    owner = self.facts.owner(variant.grammar, name)
                    other = self.facts.structure_of[owner.grammar.id, owner.name]
                    if other is not structure:
                        users[other.family, other.name] = None
        if users:
            links = [
                page.link(page_of(self.facts.structures[key]), self.facts.structures[key].title)
                for key in users
            ]
            rows.append(("Part of", ", ".join(links)))
        orders = {variant.grammar.endian for variant in structure.variants}
        words = {"le": "little-endian", "be": "big-endian"}
        rows.append(
            ("Numbers", " or ".join(sorted(words[order] for order in orders)) + " unless said otherwise")
        )
        sources = dict.fromkeys(variant.grammar.id for variant in structure.variants)
        rows.append(("Grammar", ", ".join(page.link(f"ksy/{name}.ksy", f"{name}.ksy") for name in sources)))
        return f'<dl class="facts">{"".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in rows)}</dl>'

    def section_link(self, page: Page, section: str) -> str:
        """A link to a section here, and one to where it is published."""
        heading = str(self.facts.sections[section]["heading"])
        url = self.facts.section_url(section)
        return f'{page.link(f"sections.html#{section}", heading)} <a href="{escape(url)}" rel="external" title="published document">↗</a>'

    def _group(self, page: Page, structure: Structure, group: list[Type]) -> Iterator[str]:
        type = group[0]
        for number, part in enumerate(self.facts.parts(type)):
            if number:
                yield f"<h3>Its payload</h3><p>{page.text(part.meaning.doc)}</p>"
            if not part.fields:
                continue
            layouts = self.layouts[type.grammar.id]
            forms = {form: layouts.places(part, form) for form in layouts.forms(part)}
            voice = speaker(part, self._name_function(self._anchors(part)))
            for form, placed in forms.items():
                if form is not None:
                    yield f'<p class="form">If {voice.say(form)}:</p>'
                yield self._picture(page, structure, type, part, placed)
            yield self._fields(page, structure, group, part, list(forms.values()))
            yield from self._bits(part)
            if part.values:
                yield self._values(page, group, part)
        yield from self._example(page, type, group)
        yield from self._enums(page, type)

    # Fields

    def _where(self, placed: Placed) -> str:
        """The place of a field in one form of a type."""
        if placed.after is None:
            return str(placed.offset)
        return f"after <code>{breakable(placed.after)}</code>" + (
            f" + {placed.offset}" if placed.offset else ""
        )

    def _picture(
        self, page: Page, structure: Structure, owner: Type, type: Type, placed: list[Placed]
    ) -> str:
        boxes = []
        numbers = {member.id: index for index, member in enumerate(type.fields)}
        for each in placed:
            size = each.size.fixed if not each.repeated else None
            if each.is_optional and size is None and each.size.least == each.size.most:
                size = each.size.least
            offset = str(each.offset) if each.after is None else f"+{each.offset}" if each.offset else "…"
            note = self._type_words(each.member, type.grammar)
            if each.repeated:
                note = f"{note}, {self._times(each.member)}"
            boxes.append(
                Box(
                    each.member.id,
                    note,
                    size,
                    f"#{anchor_of(owner, type, each.member.id)}",
                    each.is_optional,
                    each.repeated,
                    offset,
                    numbers[each.member.id],
                )
            )
        return byte_diagram(boxes, f"Bytes of {structure.title}")

    def _times(self, member: Member) -> str:
        contents = member.contents
        if contents["repeat"] == "expr":
            return f"{contents['repeat-expr']} times"
        return "repeated" if contents["repeat"] == "until" else "to the end"

    def _type_words(self, member: Member, grammar: Grammar) -> str:
        """Type of a field as plain text."""
        contents = member.contents
        if "contents" in contents:
            return "fixed bytes"
        if not member.types:
            return "bytes"
        if len(member.types) > 1:
            return "one of several"
        kind = member.types[0]
        if kind in ("str", "strz"):
            return "text"
        return number_name(kind, grammar.endian) if is_primitive(kind) else kind

    def _type_html(self, page: Page, member: Member, type: Type) -> str:
        grammar = type.grammar
        kind = member.contents.get("type")
        if isinstance(kind, dict):
            names = self._name_function(self._anchors(type))
            chooser = next(
                (each for each in [*type.fields, *type.values] if each.id == kind["switch-on"]), None
            )
            known = (
                self.facts.enum(grammar, chooser.meaning.enum)
                if chooser is not None and chooser.meaning.enum
                else {}
            )
            cases = []
            for case, target in kind["cases"].items():
                label = "else" if case == "_" else str(case).rpartition("::")[2]
                if label.lstrip("-").isdigit() and int(label) in known:
                    label += f" ({known[int(label)].name})"
                cases.append(f"{escape(label)}: {self._one_type(page, str(target), grammar)}")
            return f"by {names(str(kind['switch-on']))}:<br>" + "<br>".join(cases)
        if not member.types:
            return escape(self._type_words(member, grammar))
        text = self._one_type(page, member.types[0], grammar)
        return f"list of {text}" if "repeat" in member.contents else text

    def _one_type(self, page: Page, name: str, grammar: Grammar) -> str:
        if is_primitive(name) or name not in grammar.types:
            return escape(number_name(name, grammar.endian) if is_primitive(name) else "text")
        owner = self.facts.owner(grammar, name)
        structure = self.facts.structure_of[owner.grammar.id, owner.name]
        anchor = (
            f"#{owner.generations[0]}"
            if len(structure.variants) > 1 and self._has_heading(structure, owner)
            else ""
        )
        return f'<a href="{escape(page.href(page_of(structure) + anchor))}">{breakable(structure.name)}</a>'

    def _has_heading(self, structure: Structure, type: Type) -> bool:
        return any(group[0] is type and type.generations != (ALL,) for group in self.groups(structure))

    def _name_function(self, anchors: Mapping[str, str]) -> Any:
        def name(text: str) -> str:
            target = anchors.get(text.partition(".")[0])
            inner = f"<code>{breakable(text)}</code>"
            return f'<a href="#{escape(target)}">{inner}</a>' if target else inner

        return name

    def _anchors(self, type: Type) -> dict[str, str]:
        owner = self.facts.owner(type.grammar, type.name)
        return {
            member.id: anchor_of(owner, part, member.id)
            for part in [
                *self.facts.parts(owner),
                type,
            ]  # names mean first of all the fields of the type itself
            for member in [*part.fields, *part.values]
        }

    def _fields(
        self, page: Page, structure: Structure, group: list[Type], type: Type, forms: list[list[Placed]]
    ) -> str:
        anchors = self._anchors(type)
        name = self._name_function(anchors)
        before = speaker(type, name)
        after = speaker(type, name, "the value", "the number of bytes that follow")
        rows = []
        for index, member in enumerate(type.fields):
            found = [each for placed in forms for each in placed if each.member is member]
            each = found[0]
            contents = each.member.contents
            size = each.size.words()
            if "size" in contents and not isinstance(contents["size"], int):
                size = before.say(str(contents["size"]))
            elif contents.get("size-eos"):
                size = "the rest"
            elif "terminator" in contents:
                size = f"up to the byte {contents['terminator']}"
            if each.repeated:
                count = contents.get("repeat-expr")
                size = f"{size} each"
                if count is not None:
                    size += f", {before.say(str(count))} times"
                elif contents["repeat"] == "until":
                    # What the condition says, it says of the item read last.
                    size += (
                        f", until {speaker(type, name, 'the last one').say(str(contents['repeat-until']))}"
                    )
                else:
                    size += ", to the end"
            notes = [f"<p>{page.text(each.member.meaning.doc)}</p>"]
            if "contents" in contents:
                notes.append(_row("Always", f"<code>{escape(str(contents['contents']))}</code>"))
            if "if" in contents:
                notes.append(_row("Present if", before.say(str(contents["if"]))))
            notes += self._checks(contents, after)
            notes += self._references(page, type, each.member)
            ids = "".join(
                f'<span id="{escape(anchor_of(variant, part, each.member.id))}"></span>'
                for variant, part in self._same(group, type)
            )
            rows.append(
                (
                    " or ".join(dict.fromkeys(map(self._where, found))),
                    size,
                    f'{ids}<span class="swatch c{index % 8}"></span><span class="field">{breakable(each.member.id)}</span>'
                    + (
                        f'<span class="row">ROOT: {escape(each.member.meaning.original)}</span>'
                        if each.member.meaning.original
                        else ""
                    ),
                    self._type_html(page, each.member, type),
                    "".join(notes),
                )
            )
        return table(("Offset", "Size", "Field", "Type", "Meaning"), rows, widths=(13, 12, 19, 16, 40))

    def _same(self, group: list[Type], type: Type) -> list[tuple[Type, Type]]:
        """For each variant of a group, the type in it that has the place of a type of the first."""
        place = [each.name for each in self.facts.parts(group[0])].index(type.name)
        return [(variant, self.facts.parts(variant)[place]) for variant in group]

    def _checks(self, contents: dict[str, Any], voice: Any) -> list[str]:
        valid = contents.get("valid")
        if valid is None:
            return []
        if not isinstance(valid, dict):
            return [_row("Check", f"is {voice.say(str(valid))}")]
        found = []
        for key, text in valid.items():
            if key == "expr":
                found.append(_row("Check", voice.say(str(text))))
            elif key in ("eq", "min", "max"):
                found.append(
                    _row(
                        "Check",
                        {"eq": "is", "min": "at least", "max": "at most"}[key] + " " + voice.say(str(text)),
                    )
                )
            elif key == "any-of":
                found.append(_row("Check", "one of " + ", ".join(voice.say(str(each)) for each in text)))
            else:
                found.append(_row("Check", f"{escape(key)}: <code>{escape(str(text))}</code>"))
        return found

    def _references(self, page: Page, type: Type, member: Member) -> list[str]:
        key = (type.grammar.id, type.name, member.id)
        found = []
        if member.meaning.enum:
            word = "Bits" if member.meaning.is_bits else "Values"
            target = page.site.targets[f"enum:{type.grammar.id}:{member.meaning.enum}"]
            found.append(_row(word, page.link(target, member.meaning.enum)))
        own = self.facts.section_named(member.meaning.document, member.meaning.section)
        if own and own != self.facts.section_named(type.meaning.document, type.meaning.section):
            found.append(_row("Section", self.section_link(page, own)))
        rules = [page.link(page.site.targets[rule["id"]], rule["id"]) for rule in self.named_rules[key]]
        if rules:
            more = f" and {len(rules) - _MAX_RULES} more below" if len(rules) > _MAX_RULES else ""
            found.append(_row("Rules", ", ".join(rules[:_MAX_RULES]) + more))
        errata = [page.link(page.site.targets[each.id], each.id) for each in self.named_errata[key]]
        if errata:
            found.append(_row("Errata", ", ".join(errata)))
        return found

    def _values(self, page: Page, group: list[Type], type: Type) -> str:
        voice = speaker(type, self._name_function(self._anchors(type)))
        rows = []
        for member in type.values:
            contents = member.contents
            if "value" in contents:
                try:
                    tree = parsed(str(contents["value"]))
                except ExpressionError:
                    tree = None
                how = voice.say(str(contents["value"]))
                runs = joined_words(tree) if tree is not None else None
                if runs is not None and len(runs) > 1:
                    how += " " + page.text("(the parts of one number, the lowest first)")
            else:
                how = f"a {self._type_html(page, member, type)}" if member.types else "bytes"
                how += f" at {'file ' if 'io' in contents else ''}offset {voice.say(str(contents['pos']))}"
                if "size" in contents:
                    how += f", of {voice.say(str(contents['size']))} bytes"
            if "if" in contents:
                how += f"; present if {voice.say(str(contents['if']))}"
            ids = "".join(
                f'<span id="{escape(anchor_of(variant, part, member.id))}"></span>'
                for variant, part in self._same(group, type)
            )
            notes = f"<p>{page.text(member.meaning.doc)}</p>" + "".join(self._references(page, type, member))
            rows.append((f'{ids}<span class="field">{breakable(member.id)}</span>', how, notes))
        return "<h3>Computed from the fields</h3>" + table(
            ("Value", "Is", "Meaning"), rows, widths=(22, 39, 39)
        )

    # Bits

    def _bits(self, type: Type) -> Iterator[str]:
        names = {member.id: member for member in [*type.fields, *type.values]}
        for member in type.fields:
            if not (
                member.meaning.enum
                and member.meaning.is_bits
                and member.types
                and is_primitive(member.types[0])
            ):
                continue
            runs = [
                ((value & -value).bit_length() - 1, value.bit_length() - 1, each.name)
                for value, each in sorted(self.facts.enum(type.grammar, member.meaning.enum).items())
                if value > 0
            ]
            yield f"<h3>Bits of <code>{escape(member.id)}</code></h3>"
            yield bit_diagram(width(member.types[0]), runs, f"Bits of {member.id}")
        slices: dict[str, list[tuple[int, int | None, str]]] = {}
        for value in type.values:
            if "value" not in value.contents:
                continue
            try:
                run = bits_of(parsed(str(value.contents["value"])))
            except ExpressionError:
                continue
            if run is not None and run[0] in names:
                slices.setdefault(run[0], []).append((run[1], run[2], value.id))
        for name, found in slices.items():
            source = names[name]
            known = source.types and is_primitive(source.types[0])
            num_bits = width(source.types[0]) if known else 32
            runs = [(low, num_bits - 1 if high is None else high, label) for low, high, label in found]
            if len(runs) > 1 and max(high for _, high, _ in runs) < num_bits:
                yield f"<h3>Bits of <code>{escape(name)}</code></h3>"
                yield bit_diagram(num_bits, runs, f"Bits of {name}")

    # Bytes

    def _example(self, page: Page, type: Type, group: list[Type]) -> Iterator[str]:
        found = next(
            (
                self.examples[variant.grammar.id, variant.name]
                for variant in group
                if (variant.grammar.id, variant.name) in self.examples
            ),
            None,
        )
        if found is None or not found.data:
            yield '<p class="soft">No available file or piece has this structure with bytes in it.</p>'
            return
        order = {
            member.id: index for part in self.facts.parts(type) for index, member in enumerate(part.fields)
        }
        colours: list[int | None] = [None] * len(found.data)
        names = [""] * len(found.data)
        for span in found.spans:
            for place in range(span.start, span.stop):
                colours[place], names[place] = order.get(span.name, 0), span.name
        yield "<h3>Real bytes</h3>"
        yield (
            f'<p class="soft"><code>{escape(found.source)}</code>, <code>{escape(found.where)}</code>, '
            f"{len(found.data)} bytes from {found.offset:#x}</p>"
        )
        yield hex_dump(found.data, colours, limit=MAX_SHOWN, start=found.offset, names=names)
        rows = [
            (
                f'<span class="swatch c{order.get(span.name, 0) % 8}"></span><code>{escape(span.name)}</code>',
                f"{span.start}",
                f"{span.stop - span.start}",
                escape(span.value),
            )
            for span in found.spans
            if span.stop > span.start
        ]
        yield table(
            ("Field", "Offset", "Bytes", "Value"), rows, ("", "num", "num", ""), widths=(30, 10, 10, 50)
        )

    def _enums(self, page: Page, type: Type) -> Iterator[str]:
        members = [member for part in self.facts.parts(type) for member in [*part.fields, *part.values]]
        for name in dict.fromkeys(member.meaning.enum for member in members if member.meaning.enum):
            values = self.facts.enum(type.grammar, name)
            target = page.site.targets[f"enum:{type.grammar.id}:{name}"]
            rows = [
                (
                    f"{value:#x}" if len(values) > 12 else str(value),
                    f"<code>{escape(each.name)}</code>",
                    page.text(each.doc),
                )
                for value, each in values.items()
            ]
            yield (
                f"<details{'' if len(values) > 12 else ' open'}><summary>{page.link(target, name)}: {len(values)} values</summary>"
                + table(("Value", "Name", "Meaning"), rows, ("tight num", "tight", ""))
                + "</details>"
            )

    # Generations side by side

    def _side_by_side(self, page: Page, structure: Structure, groups: list[list[Type]]) -> str:
        if len(groups) == 1:
            label = generation_label(structure.generations)
            return f"<p>The same bytes in {escape(label)}.</p>"
        columns = [
            (generation_label([name for variant in group for name in variant.generations]), group[0])
            for group in groups
        ]
        fields = [
            {
                anchor_of(type, part, member.id).removeprefix(f"{type.generations[0]}."): member
                for part in self.facts.parts(type)
                for member in part.fields
            }
            for _, type in columns
        ]
        order = _merged([list(members) for members in fields])
        rows = []
        for name in order:
            cells = []
            for (_, type), members in zip(columns, fields, strict=True):
                member = members.get(name)
                cells.append((type, member, self._brief(member, type) if member else ""))
            youngest = next(text for _, member, text in cells if member is not None)
            html = "".join(
                '<td class="absent">–</td>'
                if member is None
                else f'<td class="{"differs" if text != youngest else ""}"><a href="#{escape(f"{type.generations[0]}.{name}" if type.generations != (ALL,) else name)}">{escape(text)}</a></td>'
                for type, member, text in cells
            )
            rows.append(f'<tr><td class="field">{escape(name)}</td>{html}</tr>')
        head = "".join(f"<th>{escape(label)}</th>" for label, _ in columns)
        return (
            '<h2 id="side-by-side">Side by side</h2>'
            f"<table><thead><tr><th>Field</th>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
        )

    def _brief(self, member: Member, type: Type) -> str:
        contents = member.contents
        text = self._type_words(member, type.grammar)
        if isinstance(contents.get("size"), int):
            text = f"{contents['size']} {text}"
        if "repeat" in contents:
            text = f"list of {text}"
        if "if" in contents:
            text += ", optional"
        return text

    # Rules and errata

    def _rules(self, page: Page, structure: Structure) -> Iterator[str]:
        rules = list(
            {
                rule["id"]: rule for variant in structure.variants for rule in self.facts.rules_of(variant)
            }.values()
        )
        if not rules:
            return
        yield '<h2 id="rules">Rules of its sections</h2>'
        rows = [
            (
                page.link(page.site.targets[rule["id"]], rule["id"]),
                f'<b>{escape(rule["title"])}</b><span class="row">{escape(rule["statement"])}</span>',
                f'<span class="tag {rule["severity"]}">{rule["severity"]}</span>',
                escape(generation_label(rule["generations"])),
            )
            for rule in rules
        ]
        yield table(("Rule", "", "Severity", "Holds in"), rows, ("tight", "", "tight", "tight"))

    def _errata(self, page: Page, structure: Structure) -> Iterator[str]:
        errata = list(
            {
                each.id: each for variant in structure.variants for each in self.facts.errata_of(variant)
            }.values()
        )
        if not errata:
            return
        yield '<h2 id="errata">Errata</h2><p>Where the published text and the bytes of files differ:</p><ul class="links">'
        for each in errata:
            yield f"<li>{page.link(page.site.targets[each.id], each.id)} {page.text(each.title)} <span class=tag>{escape(generation_label(each.generations))}</span></li>"
        yield "</ul>"


def _row(label: str, html: str) -> str:
    return f'<span class="row"><b>{escape(label)}:</b> {html}</span>'


def _merged(lists: list[list[str]]) -> list[str]:
    """The names of several lists in an order that fits all of them as far as possible."""
    merged: list[str] = []
    for names in lists:
        place = next((merged.index(name) for name in names if name in merged), len(merged))
        for name in names:
            if name in merged:
                place = merged.index(name) + 1
            else:
                merged.insert(place, name)
                place += 1
    return merged
