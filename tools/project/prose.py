"""Check the words of docstrings, comments, messages, help texts, texts of rules, and documents.

    python tools/project/prose.py             # what `make lint` runs: report what exceeds the numbers of prose.toml
    python tools/project/prose.py --list docs # list every finding of a room or file, or of all rooms
    python tools/project/prose.py --record    # lower the numbers in prose.toml to what is found now

``prose.toml`` lists the phrases with their replacements. It also holds, for each room, the number of findings that
the room may still have. These numbers only fall.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

try:
    import tomllib
except ModuleNotFoundError:
    import tomli as tomllib  # type: ignore[no-redef]

ROOT = Path(__file__).resolve().parents[2]
CONFIG = Path(__file__).with_suffix(".toml")
GENERATED = re.compile(r"<!-- (Made|Generated) by|This page is made by")
KINDS = ("before", "phrase", "sentence")
CODE = "`x`"
QUOTED = ("CODE_OF_CONDUCT.md",)
"""Documents whose words are those of others."""
SENTENCE_END = re.compile(r"[.!?][)\"'”*_]*(?=\s+([^a-z\s]|(uproot|rootfilespec|numpy|pyarrow)\b))")
QUOTED_KEY = re.compile(r"(said|prints) = $")
WORD = re.compile(r"[^\W_]")
CODE_MARKS = re.compile(r"[{};]\s|\s[=*&|]+\s|</|::|\(\)|-> |^\s*(#include|import|from) ")
TOML_STRING = re.compile(
    r'"""(?P<long>.*?)"""|' r"'''.*?'''|" r'"(?P<short>(?:[^"\\\n]|\\.)*)"|' r"'[^'\n]*'|#[^\n]*", re.DOTALL
)
SECTIONS = ("Args:", "Returns:", "Raises:", "Yields:", "Attributes:", "Example:", "Examples:", "Note:")
ITEM = re.compile(r"\s*([*+-]|\d+[.)]|#+|>) ")
ARGUMENT = re.compile(r"\s*[*\w, .]+(\([^)]*\))?: ")
TABLE = re.compile(r"\s*(\||=+ +=|\+-)")


class Text(NamedTuple):
    """A paragraph, a list item, a comment or a message.

    Args:
        line: its first line.
        text: its words, with line ends.
        is_prose: if true, the length of its sentences is checked.
    """

    line: int
    text: str
    is_prose: bool


class Finding(NamedTuple):
    """A phrase or a sentence to rewrite.

    Args:
        path: the file, relative to the project.
        line: its line.
        kind: ``before``, ``phrase`` or ``sentence``.
        text: the words that were found.
        advice: the replacement.
    """

    path: str
    line: int
    kind: str
    text: str
    advice: str


class Phrase(NamedTuple):
    """A pattern to look for.

    Args:
        pattern: the pattern.
        skip: places that it matches and that are correct; None if there are no such places.
        kind: ``before`` or ``phrase``.
        advice: the replacement.
    """

    pattern: re.Pattern[str]
    skip: re.Pattern[str] | None
    kind: str
    advice: str


class Config(NamedTuple):
    """The contents of ``prose.toml``.

    Args:
        phrases: patterns of both kinds.
        any_phrase: the patterns of all phrases in one.
        identifiers: names that must not come back, with their replacements.
        modules: modules that must not come back, with their replacements.
        words: the most words of a sentence.
        rooms: the number of findings of each kind that a room may have.
    """

    phrases: tuple[Phrase, ...]
    any_phrase: re.Pattern[str]
    identifiers: dict[str, str]
    modules: dict[str, str]
    words: int
    rooms: dict[str, dict[str, int]]


def load_config(text: str) -> Config:
    """Return the configuration in a TOML document."""
    table = tomllib.loads(text)
    phrases = [
        Phrase(
            _compile(entry["pattern"]),
            _compile(entry["skip"]) if "skip" in entry else None,
            kind,
            entry["advice"],
        )
        for kind in ("before", "phrase")
        for entry in table.get(kind, ())
    ]
    names = table.get("names", {})
    return Config(
        tuple(phrases),
        _compile(
            "|".join(entry["pattern"] for kind in ("before", "phrase") for entry in table.get(kind, ()))
        ),
        names.get("identifiers", {}),
        names.get("modules", {}),
        table.get("sentence", {}).get("words", 25),
        table.get("rooms", {}),
    )


def _compile(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{pattern})\b".replace(" ", r"[\s#]+"), re.IGNORECASE)


def python_texts(source: str) -> Iterator[Text]:
    """Yield the docstrings, comments and messages of a module."""
    lines = source.split("\n")
    inside: set[int] = set()  # parts of strings that were already yielded
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            inside.add(id(node.value))
            if isinstance(node.value.value, str):
                yield from _docstring(lines, node.value.lineno, node.value.end_lineno or node.value.lineno)
        elif isinstance(node, ast.JoinedStr):
            inside.update(id(value) for value in node.values)
            parts = (value.value if isinstance(value, ast.Constant) else CODE for value in node.values)
            yield from _message(node.lineno, "".join(str(part) for part in parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
            yield from _message(node.lineno, node.value)
    yield from _comments(source, lines)


def _message(line: int, text: str) -> Iterator[Text]:
    if len(text.split()) >= 3:
        yield Text(line, _plain(text).replace("\n", " "), is_prose=not CODE_MARKS.search(text))


def _comments(source: str, lines: list[str]) -> Iterator[Text]:
    """Yield the comments, those of consecutive lines as one."""
    block: list[str] = []
    first = 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline) if "#" in source else ():
        if token.type != tokenize.COMMENT:
            continue
        text = _plain(token.string.lstrip("#!: "))
        line, column = token.start
        if block and line == first + len(block) and not lines[line - 1][:column].strip():
            block.append(text)
            continue
        if block:
            yield Text(first, "\n".join(block), is_prose=False)
        block, first = [text], line
    if block:
        yield Text(first, "\n".join(block), is_prose=False)


def _docstring(lines: list[str], first: int, last: int) -> Iterator[Text]:
    """Yield the paragraphs of a docstring; code and tables are left out."""
    raw = lines[first - 1 : last]
    raw = [line.replace('"""', "   ").replace("'''", "   ") for line in raw]
    raw[0] = re.sub(r"^(\s*)[rRbBuU]+(?=\s)", r"\1 ", raw[0])
    if len(raw) == 1:
        raw = [raw[0].strip().strip('"')]
    yield from _paragraphs(raw, first, is_docstring=True)


def markdown_texts(source: str) -> Iterator[Text]:
    """Yield the paragraphs, list items, headings and table cells of a document."""
    yield from _paragraphs(source.split("\n"), 1, is_docstring=False)


def toml_texts(source: str) -> Iterator[Text]:
    """Yield the texts of a TOML file: strings in double quotes of four words or more. Those in single quotes are code."""
    for found in TOML_STRING.finditer(source):
        if QUOTED_KEY.search(source, source.rfind("\n", 0, found.start()) + 1, found.start()):
            continue
        text = found["long"] if found["short"] is None else found["short"]
        if text is not None and len(text.split()) >= 4:
            yield Text(
                source.count("\n", 0, found.start()) + 1, _plain(text.replace('\\"', '"')), is_prose=True
            )


def _paragraphs(lines: list[str], first: int, *, is_docstring: bool) -> Iterator[Text]:
    block: list[str] = []
    start = 0
    fence = ""
    section = ""
    indentation = min((len(line) - len(line.lstrip()) for line in lines[1:] if line.strip()), default=0)
    code_at = -1

    def ended() -> Iterator[Text]:
        if block:
            yield Text(start, _plain("\n".join(block)), is_prose=True)
            block.clear()

    for number, line in enumerate(lines, first):
        stripped = line.strip()
        depth = len(line) - len(line.lstrip())
        if fence:
            if stripped.startswith(fence):
                fence = ""
            continue
        if stripped.startswith(("```", "~~~")):
            yield from ended()
            fence = stripped[:3]
            continue
        if not stripped:
            yield from ended()
            continue
        if is_docstring and stripped in SECTIONS:
            yield from ended()
            section = stripped
            continue
        if is_docstring and depth <= indentation and number > first:
            section = ""
        if code_at >= 0 and depth > code_at:
            continue
        code_at = -1
        if stripped.startswith((">>>", "<!--", "$ ", ":::", "```")):
            yield from ended()
            continue
        if is_docstring and not section and not block and number > first and depth >= indentation + 4:
            continue
        if TABLE.match(line):
            yield from ended()
            for cell in stripped.strip("|").split("|"):
                if WORD.search(cell) and not set(stripped) <= set("|-: =+"):
                    yield Text(number, _plain(cell), is_prose=True)
            continue
        if ITEM.match(line) or (is_docstring and section and ARGUMENT.match(line)):
            yield from ended()
            if is_docstring and section:
                line = ARGUMENT.sub("", line, count=1)
            else:
                line = ITEM.sub("", line, count=1)
        if not block:
            start = number
        block.append(line.strip())
        if stripped.endswith("::"):
            yield from ended()
            code_at = depth
        elif stripped.startswith("#"):
            yield from ended()
    yield from ended()


def _plain(text: str) -> str:
    """Replace code, links and roles by short words; line ends stay where they are."""
    text = re.sub(
        r"``.+?``|`[^`]*`", lambda found: CODE + "\n" * found.group().count("\n"), text, flags=re.DOTALL
    )
    text = re.sub(r":\w+:(?=`)", "", text)
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"<[^>\n]+>|https?://\S+", "", text)


def findings_in(path: str, texts: Iterator[Text], config: Config) -> Iterator[Finding]:
    """Yield the phrases and the long sentences of a file."""
    for text in texts:
        for phrase in config.phrases if config.any_phrase.search(text.text) else ():
            for found in phrase.pattern.finditer(text.text):
                if phrase.skip and any(
                    each.start() <= found.start() < each.end() for each in phrase.skip.finditer(text.text)
                ):
                    continue
                line = text.line + text.text.count("\n", 0, found.start())
                yield Finding(path, line, phrase.kind, _around(text.text, found), phrase.advice)
        if text.is_prose:
            for offset, sentence in _sentences(text.text):
                words = sum(bool(WORD.search(word)) for word in sentence.split())
                if words > config.words:
                    line = text.line + text.text.count("\n", 0, offset)
                    shown = " ".join(sentence.split())[:70]
                    yield Finding(
                        path, line, "sentence", shown + "...", f"{words} words; split after {config.words}"
                    )


def _sentences(text: str) -> Iterator[tuple[int, str]]:
    start = 0
    for found in SENTENCE_END.finditer(text):
        yield start, text[start : found.end()]
        start = found.end() + len(text[found.end() :]) - len(text[found.end() :].lstrip())
    yield start, text[start:]


def _around(text: str, found: re.Match[str]) -> str:
    return " ".join(text[max(0, found.start() - 30) : found.end() + 30].split())


def names_in(path: str, source: str, config: Config) -> Iterator[Finding]:
    """Yield the names of a module that must not come back."""
    for name, replacement in config.identifiers.items():
        if name in source:
            for found in re.finditer(rf"\b{name}\b", source):
                yield Finding(path, source.count("\n", 0, found.start()) + 1, "before", name, replacement)
    for name, replacement in config.modules.items():
        module = f"rntuple_construct/{name}"
        if path == module + ".py" or path.startswith(module + "/"):
            yield Finding(path, 1, "before", name, replacement)


def room_of(path: str) -> str:
    """Return the room that counts the findings of a file: a folder of the package, of the tools or of the documents."""
    parts = path.split("/")[:-1]
    if not parts:
        return "top"
    return "/".join(parts[:2])


def sources(root: Path) -> Iterator[Path]:
    """Yield the files to check: the package, the tools, the benchmarks, texts in TOML, and documents."""
    for folder in ("rntuple_construct", "tools", "benchmarks"):
        for path in sorted((root / folder).rglob("*.py")):
            if "node_modules" not in path.parts:
                yield path
    for folder in ("spec", "rntuple_construct", "docs"):
        yield from sorted((root / folder).rglob("*.toml"))
    yield from sorted(path for path in root.glob("*.md") if path.name not in QUOTED)
    for folder in ("docs", "spec", ".github"):
        yield from sorted((root / folder).rglob("*.md"))


def check(root: Path, config: Config) -> Iterator[Finding]:
    """Yield every finding in a project."""
    for path in sources(root):
        source = path.read_text(encoding="utf-8")
        name = path.relative_to(root).as_posix()
        if path.suffix == ".md":
            if not GENERATED.search(source[:4000]):
                yield from findings_in(name, markdown_texts(source), config)
            continue
        if path.suffix == ".toml":
            yield from findings_in(name, toml_texts(source), config)
            continue
        yield from names_in(name, source, config)
        yield from findings_in(name, python_texts(source), config)


def excess(findings: list[Finding], config: Config) -> tuple[list[Finding], list[str]]:
    """Return the findings of rooms that exceed their numbers, and a line for each such room and kind."""
    counts = Counter((room_of(finding.path), finding.kind) for finding in findings)
    over = {
        key: allowed
        for key, count in counts.items()
        if count > (allowed := config.rooms.get(key[0], {}).get(key[1], 0))
    }
    lines = [
        f"{room}: {counts[room, kind]} findings of the kind '{kind}', {allowed} allowed"
        for (room, kind), allowed in sorted(over.items())
    ]
    return [finding for finding in findings if (room_of(finding.path), finding.kind) in over], lines


def recorded(text: str, findings: list[Finding]) -> str:
    """Return ``prose.toml`` with the numbers of its rooms lowered to those of the findings."""
    config = load_config(text)
    counts = Counter((room_of(finding.path), finding.kind) for finding in findings)
    known = config.rooms or {room_of(finding.path): {} for finding in findings}
    lines = []
    for room in sorted(known):
        numbers = {}
        for kind in KINDS:
            count = counts[room, kind]
            numbers[kind] = min(count, known[room].get(kind, count))
        if any(numbers.values()):
            shown = ", ".join(f"{kind} = {number}" for kind, number in numbers.items() if number)
            lines.append(f'"{room}" = {{ {shown} }}')
    return text.split("[rooms]\n")[0] + "\n".join(["[rooms]", *lines, ""])


def changed_files(root: Path) -> set[str]:
    """Return the files that differ from the branch main, uncommitted changes included; all of them without git."""
    found: set[str] = set()
    for base in ("main", "HEAD"):
        command = ["git", "-C", str(root), "diff", "--name-only", "--merge-base", base]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        found |= set(run.stdout.split("\n"))
    return found


def main() -> int:
    """Report findings; return 1 if a room has more than its numbers allow."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--list", nargs="?", const="", metavar="ROOM", help="list all findings, or those of a room"
    )
    parser.add_argument("--kind", choices=KINDS, help="list only this kind")
    parser.add_argument("--record", action="store_true", help="lower the numbers in prose.toml")
    arguments = parser.parse_args()
    text = CONFIG.read_text(encoding="utf-8")
    config = load_config(text)
    findings = list(check(ROOT, config))
    if arguments.record:
        CONFIG.write_text(recorded(text, findings), encoding="utf-8")
        return 0
    lines: list[str] = []
    if arguments.list is not None:
        shown = [
            each
            for each in findings
            if each.path.startswith(arguments.list) or room_of(each.path) == arguments.list
        ]
        shown = [each for each in shown if arguments.kind in (None, each.kind)]
    else:
        shown, lines = excess(findings, config)
        changed = changed_files(ROOT)
        shown = [each for each in shown if each.path in changed] or shown
    for finding in sorted(shown):
        print(f"{finding.path}:{finding.line}: {finding.text}: {finding.advice}")
    for line in lines:
        print(f"{line} (rewrite them; tools/project/prose.py --list ROOM shows all)", file=sys.stderr)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
