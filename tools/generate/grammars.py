"""From the sources of the grammars to the files that are published and compiled.

    spec/parts/*.ksy      what people edit: each type once, shared types in parts of their own
    spec/*.ksy            published: flat, self-contained, readable; made by :func:`expand` and :func:`named`
    generated/ksy/*.ksy   the same with the casts that typed languages need; made by :func:`lower`

A source is a .ksy with three additions, each on a separate line in place of the description of a type:

    name: part                  the type (or enum) of that name in ``spec/parts/part.ksy``
    name: record(T, what)       record frame around one T
    name: list(T, min, what)    list frame of T, and its body; `key: value` lines below give more (see below)
    name: packed(width)         page of elements of that many bits
    name: list_head(least, what)  list frame whose body, ``name_body``, is described by hand

Frames look as ``-frames`` in the source's meta says: ``frames_64`` or ``frames_32``, parts with the templates. ``-document``
in the meta is the document to which every ``doc-ref: section '..'`` refers, ``-section`` its only heading if it has but one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

NOTICE = "# Made from spec/parts/{name}.ksy by `make generate`; edit that file and the parts it names.\n"
_TYPE = re.compile(r"(?m)^(?=  \w+:)")
_HEAD = re.compile(r"  (?P<name>\w+):(?: (?P<call>[^\n]+))?\n")
_CALL = re.compile(r"(?P<kind>\w+)\((?P<arguments>.*)\)")
# Kinds of frames: their arguments, and the templates that make them.
_FRAMES = {
    "record": (("item", "what"), ("record",)),
    "list": (("item", "min", "what"), ("list", "list_body")),
    "list_head": (("least", "what"), ("list",)),
    "packed": (("width",), ("packed",)),
}
_REFERENCE = re.compile(r"(?m)^(?P<key> *(?:- )?doc-ref: )(?P<document>\S.*), section '(?P<heading>.+)'$")
_ERRATUM = re.compile(r"(?m)^### (E\d+) .*\n\n\*Sections? ([^;\n]*); generations? ([^*\n]*)\*")
_OWN_META = re.compile(r"(?m)^  -(frames|document|section): (.*)\n")


# Titles by which references name a document, and the generation of the format that the text is about.
_TITLES = {
    "rntuple": {
        "RNTuple Binary Format Specification 1.0": "1.x",
        "RNTuple Binary Format Specification 0.2": "rc2",
        "RNTuple Binary Format Specification 0.1": "rc1",
    },
    "root-file": {"The ROOT file format": ""},
    "root-6.22-source": {"Source of ROOT 6.22": ""},
    "trevni": {"Trevni file format": ""},
}


class GrammarError(Exception):
    """A source is not written as it should be."""


# -- names of ids ----------------------------------------------------------------------------------------------


def named(text: str) -> str:
    """A grammar with a member ``id_name`` for each member whose description refers to an enum, for the Kaitai Web IDE.

    The packages are compiled without these members, because ids of later versions are no error for them. In C++11 a value beyond
    those of the enum is undefined behaviour, and in Java the name is null. Each column, field and locator would also hold one more
    cached member, and canonical JSON would print the id twice.
    """
    tree = yaml.safe_load(text)
    for name, contents in [("", tree), *tree.get("types", {}).items()]:
        members = {each["id"]: each for each in contents.get("seq", [])} | contents.get("instances", {})
        indent, added = "    " if name else "", ""
        for id, member in members.items():
            enum = re.search(r"see the enum (\w+)\b(?! of )", member.get("doc", ""))
            if enum is None:  # the compiler does not find enums of other grammars
                continue
            lines = [f"  {id}_name:", f"    value: {id}", f"    enum: {enum[1]}"]
            lines += [f"    if: {member['if']}"] if "if" in member else []
            lines += [f"    doc: Name of {id}, or its number if the enum does not list it."]
            added += "".join(f"{indent}{line}\n" for line in lines)
        if added:
            start = text.index(f"\n  {name}:\n", text.index("\ntypes:\n")) + 1 if name else 0
            end = re.compile(r"(?m)^  \w|^enums:|\Z" if name else r"(?m)^types:").search(text, start + 1)
            assert end is not None
            block, heading = text[start : end.start()], f"{indent}instances:\n"
            if f"\n{heading}" not in block:
                block += heading
            block = block.replace(f"\n{heading}", f"\n{heading}{added}")
            text = text[:start] + block + text[end.start() :]
    return text


def without_names(tree: Any) -> Any:
    """The tree of a published grammar without the members that :func:`named` adds."""
    for contents in (tree, *tree.get("types", {}).values()):
        found = contents.get("instances", {})
        kept = {id: member for id, member in found.items() if "enum" not in member}
        if found and not kept:
            del contents["instances"]
        elif found:
            contents["instances"] = kept
    return tree


# -- parts -----------------------------------------------------------------------------------------------------


def _blocks(text: str) -> dict[str, str]:
    """Texts of the members of a section by name, each starting with its own line."""
    found = {}
    for block in _TYPE.split(text):
        match = _HEAD.match(block)
        if match:
            found[match["name"]] = block
    return found


def _sections(text: str) -> tuple[str, str, str]:
    """The text before the types, the types, and the enums."""
    front, _, rest = text.partition("\ntypes:\n")
    types, _, enums = rest.partition("\nenums:\n")
    return front + "\n", types.rstrip("\n") + "\n" if types else "", enums


class Parts:
    """The sources in a directory.

    Args:
        folder: ``spec/parts``.
        pages: address of a section by the title of a document and a heading; references to others stay without.
        notes: ids of rules and errata by key (``-rules``, ``-errata``), and by title and heading of their
            section. They follow the first reference of a grammar to the section.
    """

    def __init__(
        self,
        folder: Path,
        pages: Mapping[tuple[str, str], str] | None = None,
        notes: Mapping[str, Mapping[tuple[str, str], Sequence[str]]] | None = None,
    ) -> None:
        self.folder = folder
        self.pages = pages or {}
        self.notes = notes or {}
        self._read: dict[str, tuple[dict[str, str], dict[str, str]]] = {}

    def _part(self, name: str) -> tuple[dict[str, str], dict[str, str]]:
        if name not in self._read:
            path = self.folder / f"{name}.ksy"
            if not path.is_file():
                raise GrammarError(f"there is no part {name}")
            _, types, enums = _sections(path.read_text(encoding="utf-8"))
            self._read[name] = (_blocks(types), _blocks(enums))
        return self._read[name]

    def expand(self, name: str) -> str:
        """The published text of a grammar: flat and self-contained.

        Raises:
            GrammarError: a part, type or template is missing.
        """
        front, types, enums = _sections((self.folder / f"{name}.ksy").read_text(encoding="utf-8"))
        own = dict(_OWN_META.findall(front))
        front = _OWN_META.sub("", front)
        frames = own.get("frames", "")
        text = NOTICE.format(name=name) + front
        if types:
            text += "types:\n" + "".join(self._type(block, frames) for block in _blocks(types).values())
        if enums:
            text += "enums:\n" + "".join(self._enum(block) for block in _blocks(enums).values())
        if "section" in own:
            text = re.sub(r"(?m)doc-ref: section '.*'$", f"doc-ref: section '{own['section']}'", text)
        if "document" in own:
            text = re.sub(
                r"(?m)^( +(?:- )?doc-ref: |doc-ref: )section ", rf"\g<1>{own['document']}, section ", text
            )
        seen: set[tuple[str, str]] = set()
        return _REFERENCE.sub(lambda match: self._with_page(match) + self._notes(match, seen), text)

    def _with_page(self, match: re.Match[str]) -> str:
        page = self.pages.get((match["document"], match["heading"]))
        return (
            match[0]
            if page is None
            else f"{match['key']}{page} {match['document']}, section '{match['heading']}'"
        )

    def _notes(self, match: re.Match[str], seen: set[tuple[str, str]]) -> str:
        """Lines with the ids of rules and errata about a section, at its first reference."""
        section = match["document"], match["heading"]
        indent = " " * match["key"].index("doc-ref")
        if section in seen:
            return ""
        seen.add(section)
        found = {key: ids[section] for key, ids in self.notes.items() if ids.get(section)}
        return "".join(f"\n{indent}{key}: [{', '.join(ids)}]" for key, ids in found.items())

    def _type(self, block: str, frames: str) -> str:
        match = _HEAD.match(block)
        if match is None or match["call"] is None:
            return block
        call = _CALL.fullmatch(match["call"])
        if call is None:
            types, _ = self._part(match["call"])
            if match["name"] not in types:
                raise GrammarError(f"part {match['call']} has no type {match['name']}")
            return self._type(types[match["name"]], frames)
        if call["kind"] not in _FRAMES:
            raise GrammarError(f"type {match['name']}: there is no frame {call['kind']}")
        values = {"name": match["name"]}
        arguments = [
            argument.strip() for argument in call["arguments"].split(",", 2 if call["kind"] == "list" else 1)
        ]
        names, wanted = _FRAMES[call["kind"]]
        if len(arguments) != len(names):
            raise GrammarError(f"type {match['name']}: {call['kind']} takes {', '.join(names)}")
        values |= dict(zip(names, arguments, strict=True))
        values |= {"section": "Frames", "items": f"The {values.get('what', 'items')}, in order."}
        values |= dict(re.findall(r"(?m)^    (section|items): (.*)\n", block[match.end() :]))
        templates, _ = self._part(frames)
        return "".join(_filled(templates[template], template, values) for template in wanted)

    def _enum(self, block: str) -> str:
        match = _HEAD.match(block)
        if match is None or match["call"] is None:
            return block
        _, enums = self._part(match["call"])
        if match["name"] not in enums:
            raise GrammarError(f"part {match['call']} has no enum {match['name']}")
        return enums[match["name"]]


def _filled(template: str, kind: str, values: dict[str, str]) -> str:
    """A frame from its template; sizes such as ``{record|8}`` are replaced as the template says."""
    sizes = dict(re.findall(r"(?m)^    # (\w+) = (\d+)\n", template))
    text = re.sub(r"(?m)^    # \w+ = \d+\n", "", template)
    values = {**values}
    smallest = values.get("min", "")
    values["min"] = sizes.get(smallest, smallest)
    if kind == "list":
        values["least"] = sizes[values.get("least", "list")]
    values["body"] = values["name"] + "_body"
    kinds = {
        "record": values["name"],
        "list": values["name"],
        "list_body": values["body"],
        "packed": values["name"],
    }
    lines = text.split("\n")
    lines[0] = f"  {kinds[kind]}:"
    text = "\n".join(lines)
    text = text.replace("{items_doc}", _doc(values.get("items", "")))
    return re.sub(r"\{(\w+)\}", lambda match: values[match[1]], text)


def _doc(text: str) -> str:
    """A documentation text on its line, or on separate lines if it is long."""
    if len(text) <= 100:
        return text
    lines, line = [], ""
    for word in text.split():
        if len(line) + 1 + len(word) > 98:
            lines.append(line)
            line = ""
        line = f"{line} {word}".strip()
    return "|\n" + "\n".join(f"          {each}" for each in [*lines, line])


# -- casts -----------------------------------------------------------------------------------------------------

_TOKEN = re.compile(
    r"\s*(?:(?P<number>0x[0-9a-fA-F]+|\d+)|(?P<name>[a-z_][\w.]*(?:<\w+>)?(?:\([^()]*\)|\[\d+\])?)"
    r"|(?P<cast>\.as<\w+>)|(?P<sign><=|>=|==|!=|[-+*/%&<>?:()]))"
)
_SCALAR = re.compile(r"(?P<before>\s+(?:- )?(?P<key>expr|value|size|pos|if|repeat-until): )(?P<text>\S.*)")
_WIDTHS = {"u1": 8, "u2": 16, "u4": 32, "u8": 64, "s1": 8, "s2": 16, "s4": 32, "s8": 64}
_ARITHMETIC = {"+", "-", "*", "/", "%"}
_COMPARED = {"<", ">", "<=", ">=", "==", "!="}


class _Expression:
    """One expression as a tree: ``(operator, operands..)`` with leaves that are texts."""

    def __init__(self, text: str) -> None:
        self.tokens: list[str] = []
        position = 0
        while position < len(text.rstrip()):
            match = _TOKEN.match(text, position)
            if match is None:
                raise GrammarError(f"expression {text!r} is not understood")
            self.tokens.append(match[0].strip())
            position = match.end()
        self.place = 0
        self.tree = self._choice()
        if self.place != len(self.tokens):
            raise GrammarError(f"expression {text!r} is not understood")

    def _next(self) -> str:
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def _take(self) -> str:
        if self.place == len(self.tokens):
            raise GrammarError("an expression ends too early")
        self.place += 1
        return self.tokens[self.place - 1]

    def _choice(self) -> object:
        tree = self._binary(0)
        if self._next() != "?":
            return tree
        self._take()
        first = self._choice()
        if self._take() != ":":
            raise GrammarError("a choice has no second branch")
        return ("?", tree, first, self._choice())

    _LEVELS = ({"or"}, {"and"}, _COMPARED, {"&"}, {"+", "-"}, {"*", "/", "%"})

    def _binary(self, level: int) -> object:
        if level == len(self._LEVELS):
            return self._unary()
        tree = self._binary(level + 1)
        while self._next() in self._LEVELS[level]:
            tree = (self._take(), tree, self._binary(level + 1))
        return tree

    def _unary(self) -> object:
        token = self._take()
        if token == "(":
            tree = self._choice()
            self._take()
            if self._next().startswith(".as<"):
                return (self._take(), tree)
            return tree
        if token in ("-", "not"):
            operand = self._unary()
            return f"-{operand}" if isinstance(operand, str) and operand.isdigit() else (token, operand)
        return token


def _leaves(tree: object) -> list[str]:
    return [tree] if isinstance(tree, str) else [leaf for part in tree[1:] for leaf in _leaves(part)]  # type: ignore[index]


def _operators(tree: object) -> set[str]:
    if isinstance(tree, str):
        return set()
    return {tree[0], *(name for part in tree[1:] for name in _operators(part))}  # type: ignore[index]


def _is_number(leaf: str) -> bool:
    return leaf.lstrip("-")[:1].isdigit()


def lowered(text: str, types: dict[str, str]) -> tuple[str, str]:
    """An expression with the casts that typed languages need, and the type of its value.

    Args:
        text: the expression, without casts.
        types: integer types of the fields around it, by name; of others nothing is known.
    """
    if '"' in text or re.search(r"(?<!\w)\[", text):  # text or bytes
        return text, ""
    tree = _Expression(text).tree
    operators = _operators(tree)
    leaves = [leaf for leaf in _leaves(tree) if not _is_number(leaf)]
    measured = any(leaf.startswith("_io.") and leaf != "_io.eof" for leaf in leaves)
    # Rust compares with small numbers in 32 bits.
    large = any(_is_number(leaf) and int(leaf, 0) > 0x7FFFFFFF for leaf in _leaves(tree))
    if not operators & _ARITHMETIC and not measured and not large:
        if "?" in operators:
            return _choice(tree, types)
        if text == "_" or not leaves or operators & (_COMPARED | {"and", "or", "not", "&"}):
            return text, ""
        return text, types.get(text, "")
    signed = (
        measured
        or "-" in operators
        or any(leaf.startswith("-") for leaf in _leaves(tree))
        or any(not types.get(leaf, "s8").startswith("u") for leaf in leaves)
    )
    kind = "s8" if signed else "u8"
    result = _cast(tree, kind)
    top = "" if isinstance(tree, str) else tree[0]  # type: ignore[index]
    if top.startswith(".as<"):
        return result, top[4:-1]
    return result, "" if top in _COMPARED | {"and", "or", "not"} else kind


def _choice(tree: object, types: dict[str, str]) -> tuple[str, str]:
    """A choice between two fields, as the wider of their types."""
    _, condition, first, second = tree  # type: ignore[misc]
    kinds = [types.get(part, "s8") for part in (first, second)]
    kind = max(kinds, key=lambda each: _WIDTHS[each])
    texts = [part if types.get(part) == kind else f"{part}.as<{kind}>" for part in (first, second)]
    return f"({_plain(condition)} ? {texts[0]} : {texts[1]}).as<{kind}>", kind


def _plain(tree: object) -> str:
    if isinstance(tree, str):
        return tree
    if len(tree) == 2:  # type: ignore[arg-type]
        return f"{tree[0]} {_plain(tree[1])}"  # type: ignore[index]
    return f"{_plain(tree[1])} {tree[0]} {_plain(tree[2])}"  # type: ignore[index]


def _cast(tree: object, kind: str) -> str:
    if isinstance(tree, str):
        return tree if tree == "_io.eof" else f"{tree}.as<{kind}>"
    operator, *parts = tree  # type: ignore[misc]
    if operator.startswith(".as<"):
        return f"{_cast(parts[0], kind).removesuffix(f'.as<{kind}>')}{operator}"
    texts = [_cast(part, kind) for part in parts]
    if operator == "?":
        return f"({texts[0]} ? {texts[1]} : {texts[2]}).as<{kind}>"
    if operator == "not":
        return f"not {texts[0]}"
    if len(texts) == 1:
        return f"(0.as<{kind}> - {texts[0]}).as<{kind}>"
    if operator in _ARITHMETIC:
        return f"({texts[0]} {operator} {texts[1]}).as<{kind}>"
    if operator in ("and", "or"):
        texts = [
            f"({text})" if _mixes(part, operator) else text for part, text in zip(parts, texts, strict=True)
        ]
    return f"{texts[0]} {operator} {texts[1]}"


def _mixes(tree: object, operator: str) -> bool:
    return not isinstance(tree, str) and tree[0] in ("and", "or") and tree[0] != operator  # type: ignore[index]


_SIMPLE_SIZE = re.compile(r"-?(?:len_frame|len_envelope) - \d+")


def lower(text: str) -> str:
    """The text of a grammar with casts in its expressions.

    Go, Java, Rust and C++ compute in the types of the operands, and refuse or truncate larger values. Go also
    wants every check to mention the value it checks.
    """
    lines = text.split("\n")
    types: dict[str, str] = {}
    below = False
    for number, line in enumerate(lines):
        if number == 0 or (below and re.fullmatch(r"  \w+:", line)):
            types = _types_of(lines, number)
        below = below or line == "types:"
        match = _SCALAR.fullmatch(line)
        if match is None:
            continue
        quoted = match["text"].startswith("'")
        expression = match["text"].strip("'") if quoted else match["text"]
        if re.fullmatch(r"\w+|\d+", expression) or _SIMPLE_SIZE.fullmatch(expression):
            continue
        result, _ = lowered(expression, types)
        if match["key"] == "expr" and not re.search(r"(?<![\w.])_(?![\w.])", expression):
            result = f"_ >= 0 and {result}"
        lines[number] = match["before"] + (f"'{result}'" if quoted or re.search(r"[:#?]", result) else result)
    return "\n".join(lines)


def _types_of(lines: list[str], start: int) -> dict[str, str]:
    """Integer types of the fields and instances of the type that starts at a line, or of the whole grammar."""
    types: dict[str, str] = {}
    name = ""
    for line in lines[start + 1 :]:
        if line == "types:" or (start and line.strip() and not line.startswith("    ")):
            break
        identified = re.fullmatch(r" *- id: (\w+)", line) or re.fullmatch(r" {2,6}(\w+):", line)
        if identified:
            name = identified[1]
        kind = re.fullmatch(r" *type: ([us][1248]|b\d+)(?:le|be)?", line)
        if kind and name not in types:
            types[name] = "u4" if kind[1].startswith("b") else kind[1]
        value = re.fullmatch(r" +value: '?(.*?)'?", line)
        if value:
            _, inferred = lowered(value[1], types)
            if inferred:
                types[name] = inferred
    return types


# -- references ------------------------------------------------------------------------------------------------


def pages(tables: Mapping[str, Any]) -> dict[tuple[str, str], str]:
    """Addresses of the sections of the documents, by the title that a ``doc-ref`` gives the document, and heading.

    Args:
        tables: ``spec/sections.toml``.
    """
    documents = {document["id"]: document for document in tables["document"]}
    found = {}
    for section in tables["section"]:
        document = documents[section.get("document", "rntuple")]
        for title, generation in _TITLES.get(document["id"], {}).items():
            where = document["where"] if generation in ("", "1.x") else document["drafts"].get(generation)
            if where and (not generation or generation in section["generations"]):
                page = section.get("where") or f"{where}#{_anchor(section['heading'])}"
                found[title, section["heading"]] = page
    return found


def notes(
    tables: Mapping[str, Any], rules: Sequence[Mapping[str, Any]], errata: str
) -> dict[str, dict[tuple[str, str], list[str]]]:
    """Ids of rules and errata by the key under which they are published, and by title and heading of their section.

    Args:
        tables: ``spec/sections.toml``.
        rules: those of ``spec/rules.toml``.
        errata: ``spec/ERRATA.md``.
    """
    sections = {section["id"]: section for section in tables["section"]}
    found: dict[str, dict[tuple[str, str], list[str]]] = {"-rules": {}, "-errata": {}}

    def note(key: str, id: str, section_id: str, generations: Sequence[str]) -> None:
        section = sections[section_id]
        for title, generation in _TITLES.get(section.get("document", "rntuple"), {}).items():
            if not generation or generation in generations:
                ids = found[key].setdefault((title, section["heading"]), [])
                if id not in ids:
                    ids.append(id)

    for rule in rules:
        note("-rules", rule["id"], rule["section"], rule["generations"])
    for id, named, generations in _ERRATUM.findall(errata):
        for section_id in re.findall(r"`([\w.-]+)`", named):
            note("-errata", id, section_id, re.findall(r"1\.x|rc2|rc1|v0|trevni", generations))
    return found


def _anchor(heading: str) -> str:
    """The anchor that the page of a document gives a heading."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
