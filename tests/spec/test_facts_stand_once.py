"""No package module states again what ``spec/`` says: numbers, names and types come from ``rntuple_spec``."""

from __future__ import annotations

import ast
import enum
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rntuple_spec import constants
from rntuple_spec.column_types import VALUE_TYPES
from rntuple_spec.cpp_types import SPELLINGS, SUBSTITUTES, TYPES

PACKAGE = Path(__file__).resolve().parents[2] / "rntuple_construct"

FACTS = {name: value for name, value in vars(constants).items() if name.isupper()}
# Numbers that mean much else besides.
COMMON = {100, 127, 1000}
NUMBERS = {
    value: name
    for name, value in FACTS.items()
    if isinstance(value, int) and abs(value) > 64 and value not in COMMON
}
CLASSES = {
    text
    for name, value in FACTS.items()
    if name.endswith(("CLASS", "CLASSES", "FIELDS"))
    for text in ([value] if isinstance(value, str) else value)
}
FLAGS = {
    f"{prefix}_{member.name}"
    for kind in vars(constants).values()
    if isinstance(kind, type) and issubclass(kind, enum.IntEnum | enum.IntFlag)
    for prefix in ("FLAG", "ROLE", "TYPE", "KIND", kind.__name__.upper())
    for member in kind
} | {f"ENVELOPE_{each.name}" for each in constants.EnvelopeType}
FLAGS |= {each.name for each in constants.EnvelopeType} | {"SHARDED", "REPETITIVE", "PROJECTED", "DEFERRED"}
CPP_NAME = re.compile(r"\b(?:std|ROOT)::\w+")
CPP_TYPES = {
    *TYPES,
    *SPELLINGS,
    *SUBSTITUTES,
    *(name for name, row in VALUE_TYPES.items() if row.fundamental),
}

# (path below the package, what is stated): why it may. Paths that end in "/" stand for everything below.
ALLOWED = {
    ("conversion/tables/packed_reals.py", "type"): "types of leaves of TTrees, which pack them otherwise",
    ("conversion/tables/root_ttree_values.py", "type"): "a program in C++ that ROOT runs",
    ("conversion/tables/ttree.py", "type"): "types of members in TTrees, which are no fields",
    ("storage/journal.py", "9223372036854775808"): "more than any size or count of a run",
    (
        "kit/adapters/",
        "type",
    ): "programs that are run by interpreters with another reader, and without this package",
    ("trevni/cases/", "type"): "contents of files for other readers, as above",
    (
        "kit/files/random_schemas.py",
        "type",
    ): "contents of generated files: the types are what their fields are about",
    ("kit/files/generate.py", "type"): "contents of generated files, as above",
    ("model/arrays/conform.py", "std::optional"): "advice in words",
    ("cli/import_.py", "std::vector"): "an example in a help text",
    ("base/exits.py", "70"): "exit code of the operating system's sysexits.h",
    ("format/generations/records.py", "4294967295"): "the lower half of a 64-bit word",
    ("validation/canonical.py", "18446744073709551615"): "a 64-bit word without a sign",
    (
        "validation/checks/links.py",
        "9223372036854775808",
    ): "more elements than there can be, where sizes are multiplied",
    (
        "model/schema/cpp_types.py",
        "9223372036854775808",
    ): "where C++ gives integer template arguments a suffix",
    ("model/schema/cpp_types.py", "70"): "digits of the longest number in a type name",
    (
        "model/schema/cpp_types.py",
        "2147483647",
    ): "a guard of this package: the largest array that array libraries take",
    ("kit/files/grammar_introspection.py", "18446744073709551615"): "a 64-bit word without a sign",
    ("kit/fuzzing/intents.py", "2147483648"): "farther than any file of which intents are stated",
    ("kit/fuzzing/intents.py", "9223372036854775808"): "a mask of all bits but one",
    ("kit/files/recipes.py", "2147483648"): "a guard of this package",
    ("base/limits.py", "1000000"): "a guard of this package",
    ("base/limits.py", "2147483648"): "a guard of this package",
    ("writer/existing_file.py", "2147483647"): "the largest number of freed bytes that one mark tells",
    ("writer/options.py", "1073741824"): "the largest page that the writer makes",
}


def number_of(node: ast.AST) -> int | None:
    """Value of an expression of literal integers."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = number_of(node.operand)
        return None if value is None else -value
    if isinstance(node, ast.BinOp):
        left, right = number_of(node.left), number_of(node.right)
        if left is None or right is None:
            return None
        if isinstance(node.op, ast.LShift) and 0 <= right < 128:
            return left << right
        return {ast.Sub: left - right, ast.Add: left + right, ast.Mult: left * right}.get(type(node.op))
    return None


def docstrings(tree: ast.AST) -> set[int]:
    """Ids of the nodes that are documentation: strings that stand as statements, and what is in them."""
    return {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for inner in ast.walk(node)
    }


def statements(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of every fact of the specification that a module states by itself."""
    tree = ast.parse(source)
    skipped = docstrings(tree)
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitAnd, ast.BitOr)):
            # Masks of single bytes are as large as some numbers of the format.
            skipped |= {id(side) for side in (node.left, node.right) if number_of(side) in range(0x100)}
        if isinstance(node, ast.AugAssign) and isinstance(node.op, (ast.BitAnd, ast.BitOr)):
            skipped |= {id(node.value)} if number_of(node.value) in range(0x100) else set()
        number = number_of(node) if isinstance(node, ast.expr) else None
        if number in NUMBERS:
            yield node.lineno, str(number)
            skipped |= {id(inner) for inner in ast.walk(node)}
        if isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes)):
            text = node.value if isinstance(node.value, str) else node.value.decode("latin-1")
            is_magic = isinstance(node.value, bytes) and text == constants.FILE_MAGIC
            if is_magic or text in CLASSES | set(SUBSTITUTES):
                yield node.lineno, text
            else:
                yield from ((node.lineno, name) for name in CPP_NAME.findall(text))
        if isinstance(node, (ast.Set, ast.List, ast.Tuple)):
            texts = [each.value for each in node.elts if isinstance(each, ast.Constant)]
            if len(texts) > 1 and all(isinstance(text, str) and text in CPP_TYPES for text in texts):
                yield node.lineno, ",".join(map(str, texts))
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                name = target.id.strip("_").upper() if isinstance(target, ast.Name) else ""
                if number_of(node.value) is not None and (name in FACTS or name in FLAGS):
                    yield node.lineno, name


def allowance(path: str, text: str) -> tuple[str, str] | None:
    """The entry of ALLOWED that excuses a statement."""
    for folder, what in ALLOWED:
        is_type = what == "type" and not text.isdigit()
        if (folder == path or (folder.endswith("/") and path.startswith(folder))) and (
            what == text or is_type
        ):
            return folder, what
    return None


CASES = (
    "kit/corpus/",
    "kit/corpus/features/",
    "kit/corpus/mutations/",
    "kit/files/file_description.py",
    "kit/files/root_file_builder.py",
    "kit/fuzzing/mutators.py",
)
"""Modules about single files, or values put into files: they are what the files hold, and witnesses of their own."""


def all_statements() -> list[tuple[str, int, str]]:
    return [
        (path.relative_to(PACKAGE).as_posix(), line, text)
        for path in sorted(PACKAGE.rglob("*.py"))
        if not path.relative_to(PACKAGE).as_posix().startswith(CASES)
        for line, text in statements(path.read_text(encoding="utf-8"))
    ]


def test_no_module_states_a_fact_again() -> None:
    assert [each for each in all_statements() if allowance(each[0], each[2]) is None] == []


def test_every_allowance_is_needed() -> None:
    used = {allowance(path, text) for path, _, text in all_statements()}
    assert set(ALLOWED) - used == set()


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("LIMIT = 125", "125"),
        ("_LARGEST = (1 << 31) - 1", "2147483647"),
        ("size = min(size, 0x7FFFFFFF)", "2147483647"),
        ("LEN = 70 if early else 78", "78"),
        ("_SUPPRESSED = -(1 << 63)", "-9223372036854775808"),
        ("HEADER: Final = 1", "HEADER"),
        ("FLAG_REPETITIVE = 1", "FLAG_REPETITIVE"),
        ("LEN_PAGE_CHECKSUM = 8", "LEN_PAGE_CHECKSUM"),
        ("key.class_name == 'RBlob'", "RBlob"),
        ("data.startswith(b'root')", "root"),
        ("NAMES = ('_rangeStart', '_rangeLen')", "_rangeStart"),
        ("MAPS = {'std::map'}", "std::map"),
        ("text = f'std::vector<{content}>'", "std::vector"),
        ("if alias == 'Double32_t': pass", "Double32_t"),
        ("REALS = {'float', 'double'}", "float,double"),
    ],
)
def test_second_statements_are_found(source: str, text: str) -> None:
    assert text in [each for _, each in statements(source)]
    assert allowance("reader/file.py", text) is None


@pytest.mark.parametrize(
    "source",
    [
        '"""A std::vector of 125 elements."""',
        'x = 1\n"""Largest size: ``0x7FFFFFFF``."""',
        "limit = MAX_VARIANT_ALTERNATIVES",
        "size = 8",
        "kind = 'float'",
        "tree = {'root': version}",
        "word & 0xFE",
        "word &= 0xFE",
    ],
)
def test_what_is_no_second_statement_is_left_alone(source: str) -> None:
    assert list(statements(source)) == []
