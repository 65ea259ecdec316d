"""What spec/ says, joined: structures over the generations, rules, errata, sections, and which of them speak of which."""

from __future__ import annotations

import importlib
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml
from documents.rule_docs import section_url
from rntuple_spec.meanings import ENUMS, FIELDS, TYPES, FieldMeaning, TypeMeaning, ValueMeaning

from rntuple_construct.format.generations import GENERATIONS

# Python 3.10 has no TOML parser.
tomllib = importlib.import_module("tomllib" if sys.version_info >= (3, 11) else "tomli")

# The parser of libyaml takes a tenth of the time.
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

ALL = ""
"""Label of structures that all generations share, such as the ROOT file."""
_PRIMITIVE = re.compile(r"[usf][1248](?:le|be)?|b\d+(?:le|be)?")
_ERRATUM = re.compile(r"^### (E\d\d) (.+)$", re.MULTILINE)
_ERRATUM_HEAD = re.compile(
    r"\*Sections? (?P<sections>(?:`[\w-]+`(?:, )?)+); generations? (?P<generations>[^*]+?)\.?\*"
)


# It joins the other grammars and has no further structures.
APART = ("rntuple_file",)


@dataclass
class Member:
    """A field of a structure, or a value computed from fields.

    Args:
        id: its name.
        contents: its entry in the grammar.
        meaning: what the format says about it.
        computed: if true, it is computed, or lies at a separate place.
    """

    id: str
    contents: dict[str, Any]
    meaning: FieldMeaning
    computed: bool = False

    @property
    def types(self) -> tuple[str, ...]:
        """Names of the types it may have; none for bytes and for computed values."""
        kind = self.contents.get("type")
        if kind is None:
            return ()
        return tuple(dict.fromkeys(kind["cases"].values())) if isinstance(kind, dict) else (kind,)


@dataclass
class Type:
    """A type of one grammar.

    Args:
        grammar: the grammar.
        name: its name there; that of the grammar for the one at the top.
        generations: where it holds.
        contents: its entry in the grammar.
    """

    grammar: Grammar
    name: str
    generations: tuple[str, ...]
    contents: dict[str, Any]

    @property
    def meaning(self) -> TypeMeaning:
        """What the format says about it."""
        return TYPES[self.grammar.id][self.name]

    @cached_property
    def fields(self) -> list[Member]:
        """Its fields in the order of their bytes."""
        return [
            Member(item["id"], item, self._meaning(item["id"])) for item in self.contents.get("seq") or ()
        ]

    @cached_property
    def values(self) -> list[Member]:
        """The values computed from them."""
        return [
            Member(name, item, self._meaning(name), computed=True)
            for name, item in (self.contents.get("instances") or {}).items()
            if "enum" not in item  # the name of an id
        ]

    def _meaning(self, member: str) -> FieldMeaning:
        return FIELDS[self.grammar.id][f"{self.name}.{member}"]

    @cached_property
    def part(self) -> Type | None:
        """The type of its payload that exists for its sake alone, such as the body of a list frame."""
        for member in self.fields:
            for name in member.types if "size" in member.contents else ():
                if name.startswith(f"{self.name}_") and self.grammar.users(name) == [self.name]:
                    return self.grammar.types[name]
        return None


@dataclass
class Grammar:
    """One .ksy file.

    Args:
        id: its id.
        tree: its contents.
        generations: those it describes; ``ALL`` if it says nothing of generations.
    """

    id: str
    tree: dict[str, Any]
    generations: tuple[str, ...]
    types: dict[str, Type] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, contents in [(self.id, self.tree), *self.tree.get("types", {}).items()]:
            self.types[name] = Type(self, name, self.generations, contents)

    @property
    def title(self) -> str:
        """Its title."""
        return str(self.tree["meta"]["title"])

    @property
    def endian(self) -> str:
        """``le`` or ``be``."""
        return str(self.tree["meta"]["endian"])

    def users(self, name: str) -> list[str]:
        """Names of the types with fields of a type."""
        return [
            each.name
            for each in self.types.values()
            if any(name in member.types for member in [*each.fields, *each.values])
        ]


@dataclass(eq=False)
class Structure:
    """A structure of the format, as the generations have it.

    Args:
        family: id of the grammar of the youngest generation.
        name: its name.
        variants: its types, the youngest generation first.
    """

    family: str
    name: str
    variants: list[Type] = field(default_factory=list)

    @property
    def title(self) -> str:
        """Its name for people."""
        return self.variants[0].grammar.title if self.is_top else self.name.replace("_", " ")

    @property
    def is_top(self) -> bool:
        """Return whether it is at the top of its grammar."""
        return self.name == self.family

    @property
    def generations(self) -> list[str]:
        """The generations that have it."""
        return [generation for variant in self.variants for generation in variant.generations]


@dataclass
class Erratum:
    """One entry of ERRATA.md: its id, title, text in Markdown, sections and generations."""

    id: str
    title: str
    text: str
    sections: tuple[str, ...]
    generations: tuple[str, ...]


class Facts:
    """All of ``spec/``.

    Args:
        spec: the directory.
    """

    def __init__(self, spec: Path) -> None:
        self.spec = spec
        described = {each.kaitai_id: each.name for each in GENERATIONS.values()}
        self.generations = list(described.values())
        self.grammars: dict[str, Grammar] = {}
        for path in sorted(spec.glob("*.ksy")):
            tree = yaml.load(path.read_text(encoding="utf-8"), Loader=LOADER)
            id = tree["meta"]["id"]
            if id in APART:
                continue
            self.grammars[id] = Grammar(id, tree, (described[id],) if id in described else (ALL,))
        rules = self._toml("rules")
        self.areas: dict[str, str] = {area["id"]: area["title"] for area in rules["area"]}
        self.rule_sources: dict[str, str] = {source["id"]: source["title"] for source in rules["source"]}
        self.rules: dict[str, dict[str, Any]] = {rule["id"]: rule for rule in rules["rule"]}
        sections = self._toml("sections")
        self.documents: dict[str, dict[str, Any]] = {each["id"]: each for each in sections["document"]}
        self.sections: dict[str, dict[str, Any]] = {each["id"]: each for each in sections["section"]}
        constants = self._toml("constants")
        self.constants: list[dict[str, Any]] = constants.pop("constant")
        self.other_constants: dict[str, list[dict[str, Any]]] = constants
        self.column_types = self._toml("column_types")
        self.cpp_types = self._toml("cpp_types")
        self.vectors: list[dict[str, Any]] = json.loads((spec / "vectors" / "columns.json").read_text())
        self.errata_text = (spec / "ERRATA.md").read_text(encoding="utf-8")
        self.errata = {erratum.id: erratum for erratum in self._errata()}
        self.structures = {(each.family, each.name): each for each in self._structures()}
        self.structure_of = {
            (variant.grammar.id, variant.name): structure
            for structure in self.structures.values()
            for variant in structure.variants
        }

    def _toml(self, name: str) -> dict[str, Any]:
        result: dict[str, Any] = tomllib.loads((self.spec / f"{name}.toml").read_text(encoding="utf-8"))
        return result

    # Structures

    def _split(self, name: str, siblings: Any) -> tuple[str, str]:
        """A name without the generation at its end, and the generation."""
        stem, _, last = name.rpartition("_")
        return (stem, last) if last in self.generations and stem in siblings else (name, "")

    def _structures(self) -> Iterator[Structure]:
        found: dict[tuple[str, str], Structure] = {}
        anchors: dict[str, list[str]] = {}
        for each in GENERATIONS.values():
            name = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", each.anchor_type).lower()
            anchors.setdefault(name, []).append(each.name)
        order = sorted(
            self.grammars.values(),
            key=lambda grammar: (
                self.generations.index(grammar.generations[0]) if grammar.generations != (ALL,) else -1,
                grammar.id,
            ),
        )
        for grammar in order:
            family, _ = self._split(grammar.id, self.grammars)
            parts = {each.part.name for each in grammar.types.values() if each.part is not None}
            for type in grammar.types.values():
                if type.name in parts:
                    continue
                name, generation = (
                    (family, "") if type.name == grammar.id else self._split(type.name, grammar.types)
                )
                if type.name in anchors:
                    type.generations = tuple(anchors[type.name])
                elif generation:
                    type.generations = (generation,)
                found.setdefault((family, name), Structure(family, name)).variants.append(type)
        yield from found.values()

    def parts(self, type: Type) -> list[Type]:
        """A type and the types of its payload that exist for its sake alone."""
        found = [type]
        while (part := found[-1].part) is not None:
            found.append(part)
        return found

    def owner(self, grammar: Grammar, name: str) -> Type:
        """The type on whose page a type is described."""
        for type in grammar.types.values():
            if type.part is not None and type.part.name == name:
                return self.owner(grammar, type.name)
        return grammar.types[name]

    # References

    def section_named(self, document: str, heading: str) -> str:
        """Id of a section by the title of its document and its heading; "" for unknown headings."""
        key = (document, heading)
        if key not in self._sections_named:
            self._sections_named[key] = self._find_section(document, heading)
        return self._sections_named[key]

    @cached_property
    def _sections_named(self) -> dict[tuple[str, str], str]:
        return {}

    def _find_section(self, document: str, heading: str) -> str:
        found = [each for each in self.sections.values() if each["heading"] == heading]
        for each in found:
            title = self.documents[each.get("document", "rntuple")]["title"]
            if document.startswith(title) or title.startswith(document):
                return str(each["id"])
        return str(found[0]["id"]) if found else ""

    def section_url(self, section: str) -> str:
        """Where a section is published, in the release that is cited."""
        entry = self.sections[section]
        return section_url(entry, self.documents[entry.get("document", "rntuple")])

    def sections_of(self, type: Type) -> list[str]:
        """Sections that describe a type or one of its fields."""
        found = []
        for each in self.parts(type):
            found.append(self.section_named(each.meaning.document, each.meaning.section))
            for member in [*each.fields, *each.values]:
                found.append(self.section_named(member.meaning.document, member.meaning.section))
        return list(dict.fromkeys(name for name in found if name))

    def holds(self, generations: Any, type: Type) -> bool:
        """Return whether something that holds in some generations concerns a type."""
        return type.generations == (ALL,) or bool(set(generations) & set(type.generations))

    def rules_of(self, type: Type) -> list[dict[str, Any]]:
        """Rules of the sections that describe a type."""
        sections = set(self.sections_of(type))
        return [
            rule
            for rule in self.rules.values()
            if sections & {rule["section"], *rule.get("see", ())} and self.holds(rule["generations"], type)
        ]

    def errata_of(self, type: Type) -> list[Erratum]:
        """Errata of the sections that describe a type."""
        sections = set(self.sections_of(type))
        return [
            each
            for each in self.errata.values()
            if sections & set(each.sections) and self.holds(each.generations, type)
        ]

    def rules_naming(self, type: Type, member: Member) -> list[dict[str, Any]]:
        """Rules that the text of a field names, and those of the sections of its type whose text names the field."""
        own = set(re.findall(r"\bRNT-[A-Z0-9]+-\d+\b", json.dumps(member.contents)))
        pattern = _phrases(member.id)
        return [
            rule
            for rule in self.rules.values()
            if rule["id"] in own
            or (
                rule in self._rules_by_type(type)
                and pattern.search(f"{rule['title']}. {rule['statement']} {rule['message']}")
            )
        ]

    def _rules_by_type(self, type: Type) -> list[dict[str, Any]]:
        key = (type.grammar.id, type.name)
        if key not in self._rules_cache:
            self._rules_cache[key] = self.rules_of(type)
        return self._rules_cache[key]

    @cached_property
    def _rules_cache(self) -> dict[tuple[str, str], list[dict[str, Any]]]:
        return {}

    def errata_naming(self, type: Type, member: Member) -> list[Erratum]:
        """Errata that the text of a field names, and those of the sections of its type that name the field."""
        own = set(re.findall(r"\bE\d\d\b", json.dumps(member.contents)))
        pattern = _phrases(member.id)
        described = self.errata_of(type)
        return [
            each
            for each in self.errata.values()
            if each.id in own or (each in described and pattern.search(each.text))
        ]

    def enum(self, grammar: Grammar, name: str) -> dict[int, ValueMeaning]:
        """The values of an enumeration."""
        return ENUMS[grammar.id][name]

    # Errata

    def _errata(self) -> Iterator[Erratum]:
        parts = _ERRATUM.split(self.errata_text)
        known = {name for rule in self.rules.values() for name in rule["generations"]}
        for id, title, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
            text = re.split(r"^## ", text, maxsplit=1, flags=re.MULTILINE)[0].strip()
            head = _ERRATUM_HEAD.search(text)
            if head is None:
                raise ValueError(f"{id} does not say which sections and generations it is about")
            names = re.findall(r"`([\w-]+)`", head["sections"])
            said = re.findall(r"[\w.]+", re.sub(r"\(.*?\)", "", head["generations"]))
            generations = tuple(word for word in said if word in known)
            yield Erratum(id, title, text, tuple(names), generations)


def is_primitive(kind: str) -> bool:
    """Return whether a type of a grammar is a number."""
    return _PRIMITIVE.fullmatch(kind) is not None


_WORDS = {
    "num": "number of",
    "len": "length of",
    "nbytes": "size of",
    "ofs": "offset of",
    "seek": "offset of",
}
# Words that every second sentence has: alone they name no field.
_COMMON = {
    "field", "column", "page", "size", "head", "body", "items", "raw", "value", "payload", "trailing", "key", "version",
    "offset", "name", "flags", "record", "header", "footer", "schema", "length", "reserved", "content", "data", "end",
    "kind", "type", "title", "begin", "units", "entries", "words", "hi", "lo", "first", "last", "fields", "columns",
    "locator", "role", "chunks", "anchor", "magic", "min", "max", "checksum", "bits", "blocks", "values", "list", "large", "keys", "metadata", "text", "number", "row", "index",
}  # fmt: skip


def _phrases(name: str) -> re.Pattern[str]:
    """A pattern of the ways to spell the name of a field in a sentence."""
    ways = {re.escape(name)} if "_" in name else {rf"`{re.escape(name)}`"}
    words = name.split("_")
    if len(words) > 1 or name not in _COMMON:
        ways.add(r"\W+".join(words))
    if len(words) > 1 and words[0] in _WORDS:
        ways.add(r"\W+(?:the )?".join([*_WORDS[words[0]].split(), r"\W+".join(words[1:])]))
        ways.add(rf"{re.escape(' '.join(words[1:]))} {_WORDS[words[0]].split()[0]}")
    if len(words) > 1 and words[-1] == "id":
        ways.add(rf"{' '.join(words[:-1])}'s id")
    return re.compile(r"(?<![\w-])(?:" + "|".join(sorted(ways)) + r")(?![\w-])", re.IGNORECASE)
