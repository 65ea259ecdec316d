"""Trees in C++17 from the steps of each grammar: a struct for each type, and one function that visits its members in order.

The visitors of ``tree.h`` parse, write and enumerate members. A writer computes the numbers that measure what follows: the
generator solves each size and each count for the numbers in it. A measure is a member only if a condition needs its value.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import dictionary
import grammars
import steps as program_steps
from parsers_c import _bare, _brief, _leaves
from steps import Bytes, Call, Check, Enter, If, Layout, Leave, Magic, Program, Read, Repeat, Step, Switch

INCLUDE = "cpp_stl/include/rntuple/mutator"
TYPES = {
    "rntuple": ("rntuple",),
    "root_file": ("file_header", "directory", "key", "keys_list", "anchor", "free_list"),
}
"""Types that have a tree, by grammar; types inside of them have one as well."""

_C_TYPES = {"f4": "float", "f8": "double"}
_OPERATORS = {"and": "&&", "or": "||"}


class _Struct:
    """Emits struct and function of one type."""

    def __init__(self, name: str, doc: str, layout: Layout) -> None:
        self.name, self.doc = name, doc
        self.docs = {member.name: _brief(member.doc) for member in layout.members}
        self.members: dict[str, str] = {}
        self.lines: list[str] = []
        self.indent = 1
        self.frames: dict[int, Any] = {}
        steps = list(program_steps.walk(layout.steps, of_items=False))
        sizes = [step.size for step in steps if isinstance(step, Bytes | Enter)]
        sizes += [step.count for step in steps if isinstance(step, Repeat)]
        conditions = [
            getattr(step, key, None)
            for step in steps
            if not isinstance(step, Check)
            for key in ("condition", "on")
        ]
        conditions += [part for size in sizes for part in _conditions(size)]
        self.measures = {name for size in sizes for name in _names(size)}
        kept = {name for tree in conditions for name in _names(tree)}
        self.forms = {step.name: step.kind for step in steps if isinstance(step, Read)}
        self.variables = self.measures - kept
        self._put(*(f"size_t at_{name} = absent;" for name in sorted(self.measures & kept)))
        self._steps(layout.steps)

    def _put(self, *lines: str) -> None:
        self.lines += ["    " * self.indent + line for line in lines]

    def _member(self, name: str, c_type: str, start: str = "") -> None:
        doc = self.docs.get(name)
        self.members.setdefault(name, f"{c_type} {name}{start};{f'  // {doc}' if doc else ''}")

    def _steps(self, steps: Iterable[Step]) -> None:
        for step in steps:
            getattr(self, f"_{type(step).__name__.lower()}")(step)

    def _block(self, head: str, steps: Iterable[Step]) -> None:
        self._put(f"{head} {{")
        self.indent += 1
        self._steps(steps)
        self.indent -= 1
        self._put("}")

    def _read(self, step: Read) -> None:
        if step.name in self.variables:
            self._put(f"{_c_type(step.kind)} {step.name} = 0;")
            self._put(
                f"[[maybe_unused]] const size_t at_{step.name} = v.measure({step.name}, {_form(step.kind)});"
            )
            return
        if step.name in self.measures:
            self._put(f"at_{step.name} = v.position();")
        self._member(step.name, _c_type(step.kind), " = 0")
        self._put(f'v.number(t.{step.name}, {_form(step.kind)}, "{step.name}");')

    def _check(self, step: Check) -> None:
        self._put(f"if constexpr (V::is_reader) v.check({_bare(self._code(step.condition))});")

    def _measure(self, size: Any, target: str) -> None:
        """Let a writer set the numbers in a size or count."""
        found = list(self._solved(size, target))
        if found:
            self._put("if constexpr (V::is_writer) {")
            for name, code in found:
                self._put(
                    f"    v.set(at_{name}, {self._code(name, raw=True)}, {_form(self.forms[name])}, {_bare(code)});"
                )
            self._put("}")

    def _bytes(self, step: Bytes) -> None:
        is_fixed = step.size is not None and str(step.size).isdigit()
        self._member(step.name, "std::string", f" = std::string({step.size}, '\\0')" if is_fixed else "")
        if step.size is None:
            self._put(f'v.rest(t.{step.name}, "{step.name}");')
            return
        self._put(
            f'v.bytes(t.{step.name}, {_bare(self._code(step.size))}, {str(is_fixed).lower()}, "{step.name}");'
        )
        self._measure(step.size, f"wide(t.{step.name}.size())")

    def _magic(self, step: Magic) -> None:
        text = "".join(f"\\{byte:03o}" for byte in step.value)
        self._put(f'v.magic(std::string("{text}", {len(step.value)}));')

    def _enter(self, step: Enter) -> None:
        self.frames[step.frame] = step.size
        size = "v.left()" if step.size is None else _bare(self._code(step.size))
        self._put(f"const frame frame_{step.frame} = v.enter({size});")

    def _leave(self, step: Leave) -> None:
        size = self.frames[step.frame]
        if size is None:
            self._put(f"v.leave(frame_{step.frame});")
            return
        name = f"size_{step.frame}"
        self._put(f"[[maybe_unused]] const wide {name} = v.leave(frame_{step.frame});")
        self._measure(size, name)

    def _if(self, step: If) -> None:
        condition = _bare(self._code(step.condition))
        if any(leaf.startswith("_io.") for leaf in _leaves(step.condition)):
            # Whether bytes are left is not known of a tree.
            name = f"has_{[each.name for each in step.steps if isinstance(each, Bytes | Call | Read)][-1]}"
            self._member(name, "bool", " = false")
            self._put(
                f"if constexpr (V::is_reader) t.{name} = {condition};", f'v.presence(t.{name}, "{name}");'
            )
            condition = f"t.{name}"
        self._block(f"if ({_bare(condition)})", step.steps)

    def _switch(self, step: Switch) -> None:
        word = ""
        names = [
            [each.name for each in steps if isinstance(each, Bytes | Call | Read)] for _, steps in step.cases
        ]
        shared = {name for found in names for name in found if sum(name in each for each in names) > 1}
        for value, steps in step.cases:
            for each in [each for each in steps if getattr(each, "name", "") in shared]:
                label = f"{each.name}_{each.type}" if isinstance(each, Call) else f"{each.name}_raw"
                steps = tuple(program_steps._renamed(one, each.name, label) for one in steps)
            head = (
                f"{word}if ({_bare(self._code(step.on))} == {value})" if value is not None else word.strip()
            )
            self._block(head, steps)
            word = "else "

    def _call(self, step: Call) -> None:
        self._member(step.name, f"{step.type}_t")
        self._put(f"visit(v, t.{step.name});")

    def _repeat(self, step: Repeat) -> None:
        if step.item.is_plain:
            raise grammars.GrammarError(f"{self.name}: there is no tree for a list of single values")
        self._member(step.name, f"std::vector<{step.item.name}_t>")
        more = "!v.is_at_end()"
        if step.count is not None:
            more = f"wide(t.{step.name}.size()) < {self._code(step.count)}"
        elif step.until is not None:
            more = f"t.{step.name}.empty() || !({_bare(self._code(step.until, f't.{step.name}.back()'))})"
        self._put(f'v.list(t.{step.name}, [&] {{ return {more}; }}, "{step.name}");')
        if step.count is not None:
            self._measure(step.count, f"wide(t.{step.name}.size())")

    # Expressions

    def _code(self, tree: Any, owner: str = "t", *, raw: bool = False) -> str:
        """An expression in C++, in 128 signed bits, in which none of the grammars overflows."""
        if isinstance(tree, str):
            if tree.lstrip("-").isdigit():
                return f"wide({tree})" if abs(int(tree)) > 0x7FFFFFFF else tree
            if tree.startswith("_io."):
                return {"left": "v.left()", "eof": "v.is_at_end()", "size": "v.size()"}[tree[4:]]
            place = tree if tree in self.variables else f"{owner}.{tree}"
            return place if raw else f"wide({place})"
        operator, *parts = tree
        codes = [self._code(part, owner) for part in parts]
        if operator == "?":
            return f"({codes[0]} ? {codes[1]} : {codes[2]})"
        if operator == "not":
            return f"!({_bare(codes[0])})"
        if operator.startswith(".as<"):
            return f"wide({_c_type(operator[4:-1])}({_bare(codes[0])}))"
        if len(codes) == 1:
            return f"-{codes[0]}"
        return f"({codes[0]} {_OPERATORS.get(operator, operator)} {codes[1]})"

    def _solved(self, tree: Any, target: str) -> Iterator[tuple[str, str]]:
        """Numbers that let an expression have a value, with that of each in C++; numbers keep what the value leaves open."""
        if isinstance(tree, str):
            if tree in self.forms:
                yield tree, target
            return
        operator, *parts = tree
        first, second = parts[0], parts[-1]
        if operator == "?":
            condition = self._code(first)
            sides = [dict(self._solved(part, target)) for part in parts[1:]]
            for name in dict.fromkeys([*sides[0], *sides[1]]):
                codes = [side.get(name, self._code(name)) for side in sides]
                yield name, f"({condition} ? {codes[0]} : {codes[1]})"
        elif len(parts) == 1:
            yield from self._solved(first, f"-({target})")
        elif operator == "+" and isinstance(second, tuple) and second[0] == "*" and second[2].isdigit():
            yield from self._solved(first, f"({target}) % {self._code(second[2])}")
            yield from self._solved(second, target)
        elif operator == "*":
            yield from self._solved(first, f"({target}) / {self._code(second)}")
        elif operator == "%":
            old, module = self._code(first), self._code(second)
            yield from self._solved(first, f"({old} - {old} % {module} + ({target}) % {module})")
        elif operator in ("+", "-") and str(second).isdigit():
            yield from self._solved(first, f"({target} {'-' if operator == '+' else '+'} {second})")
        elif _names(tree):
            raise grammars.GrammarError(f"{self.name}: {tree} cannot be solved for its numbers")

    # Texts

    def text(self) -> str:
        """The struct and the function."""
        members = [f"    {member}" for member in self.members.values()]
        head = ["template <class V>", f"void visit(V& v, {self.name}_t& t) {{"]
        first = [f"// {self.doc}"] if self.doc else []
        return "\n".join([*first, f"struct {self.name}_t {{", *members, "};", "", *head, *self.lines, "}"])


def _conditions(tree: Any) -> Iterator[Any]:
    """Parts of a size whose numbers must be known before it is solved."""
    if isinstance(tree, tuple):
        operator, *parts = tree
        if operator in ("?", "%", "/"):
            yield from parts[: 1 if operator == "?" else 2]
            if operator == "?":
                yield from parts[1:]
        for part in parts:
            yield from _conditions(part)


def _names(tree: Any) -> list[str]:
    return [] if tree is None else program_steps._names(tree)


def _c_type(kind: str) -> str:
    if kind[:2] in _C_TYPES:
        return _C_TYPES[kind[:2]]
    return f"{'u' if kind[0] == 'u' else ''}int{8 * int(kind[1])}_t"


def _form(kind: str) -> str:
    return f"big({kind[1]})" if kind.endswith("be") else f"little({kind[1]})"


def _structs(program: Program, names: Iterable[str]) -> Iterator[_Struct]:
    """The structs of types, after those that they consist of."""
    seen: set[str] = set()

    def made(name: str, layout: Layout) -> Iterator[_Struct]:
        if name in seen:
            return
        seen.add(name)
        for step in program_steps.walk(layout.steps, of_items=False):
            if isinstance(step, Call):
                yield from made(step.type, program.functions[step.type])
            elif isinstance(step, Repeat):
                yield from made(step.item.name, step.item)
        yield _Struct(
            "envelope" if name == program.grammar else name, _brief(program.docs.get(name, "")), layout
        )

    for name in names:
        yield from made(name, program.functions[name])


def files(
    trees: Mapping[str, Mapping[str, Any]], column_types: Mapping[str, Any], cpp_types: Mapping[str, Any]
) -> dict[str, str]:
    """Texts of the headers, by path relative to ``generated/``.

    Args:
        trees: the published grammars by id, parsed.
        column_types: ``column_types.toml``.
        cpp_types: ``cpp_types.toml``.
    """
    found = {}
    for grammar, names in TYPES.items():
        program = program_steps.program(grammar, trees[grammar])
        texts = [struct.text() for struct in _structs(program, names)]
        notice = f"spec/{grammar}.ksy by tools/generate; edit spec/parts/{grammar}.ksy"
        found[f"{INCLUDE}/{grammar}_tree.h"] = _header(notice, "#include <rntuple/mutator/tree.h>", *texts)
    numbers = {
        int(number)
        for grammar in TYPES
        for members in trees[grammar].get("enums", {}).values()
        for number in members
    }
    numbers |= {
        int(row[key])
        for row in column_types["column_type"]
        for key in ("bits", "bits_min", "bits_max")
        if key in row
    }
    texts = dict(dictionary._spelled(cpp_types))
    lines = [
        "// Numbers of the enumerations and widths of columns.",
        f"constexpr int64_t known_numbers[] = {{{', '.join(map(str, sorted(numbers)))}}};",
        "",
        "// Names of types as fields spell them.",
        "constexpr const char* known_names[] = {",
        *(f'    "{text}",' for text in texts.values()),
        "};",
    ]
    notice = "spec/ by tools/generate"
    found[f"{INCLUDE}/known_values.h"] = _header(notice, "#include <cstdint>", "\n".join(lines))
    return found


def _header(notice: str, include: str, *blocks: str) -> str:
    first = f"// Generated from {notice} and run `make generate`.\n#pragma once\n\n{include}"
    space = "namespace rntuple {\nnamespace mutator {", "}  // namespace mutator\n}  // namespace rntuple"
    return "\n\n".join([first, space[0], *blocks, space[1]]) + "\n"
