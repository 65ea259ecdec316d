"""Specialised Python from the programs of the grammars (see :mod:`steps`): one function per type, numbers read in runs.

A function takes bytes, a position and the end of its stream. It returns the next position and a record.
"""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any

import steps
from model import camel
from steps import (
    Bytes,
    Call,
    Check,
    Enter,
    Expression,
    If,
    Layout,
    Leave,
    Magic,
    Read,
    Repeat,
    Step,
    Switch,
    Terminated,
)

FOLDER = "python/rntuple_parsers"
_CODES = {
    "u1": "B",
    "s1": "b",
    "u2": "H",
    "s2": "h",
    "u4": "I",
    "s4": "i",
    "u8": "Q",
    "s8": "q",
    "f4": "f",
    "f8": "d",
}
_DTYPES = {"b24le": "u4"}
_OPERATORS = {"/": "//", "==": "==", "!=": "!=", "and": "and", "or": "or"}
_LEN_LINE = 120


def modules(trees: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
    """Texts of the modules by their place below ``generated/``.

    Args:
        trees: published texts of the grammars, parsed, by id.
    """
    return {
        f"{FOLDER}/{grammar}.py": _Module(steps.program(grammar, trees[grammar])).text()
        for grammar in steps.ENTRIES
    }


class _Module:
    def __init__(self, program: steps.Program) -> None:
        self.program = program
        self.structs: dict[str, str] = {}
        self.has_lists_of_numbers = False
        self.classes: dict[str, tuple[Layout, str]] = {}

    def text(self) -> str:
        grammar = self.program.grammar
        functions = [_Function(self, name, layout).text() for name, layout in self.program.functions.items()]
        lines = [
            f"# Generated from spec/{grammar}.ksy by tools/generate; edit spec/parts/{grammar}.ksy and run `make generate`.",
            "# mypy: ignore-errors",
            f'"""Parsers of the types of ``spec/{grammar}.ksy``; see :mod:`rntuple_parsers`."""',
            "",
            "from __future__ import annotations",
            "",
            f"from struct import Struct{', unpack_from' if self.has_lists_of_numbers else ''}",
            "from typing import Any",
            "",
            "from rntuple_parsers.runtime import ParseError, Record, Records",
            "",
            *(f'{name} = Struct("{code}").unpack_from' for code, name in sorted(self.structs.items())),
            "",
        ]
        return "\n".join([*lines, *self._classes(), *functions])

    def reader(self, code: str) -> str:
        """Name of the function that reads numbers of a struct code."""
        name = "_" + ("be_" if code[0] == ">" else "") + code[1:]
        return self.structs.setdefault(code, name)

    def class_of(self, layout: Layout) -> str:
        """Name of the class of records of a layout."""
        name = camel(layout.name)
        known = self.classes.setdefault(name, (layout, name))
        if [member.name for member in known[0].members] != [member.name for member in layout.members]:
            raise ValueError(f"two layouts are called {name}")
        return name

    def _classes(self) -> Iterable[str]:
        for name, (layout, _) in self.classes.items():
            yield ""
            yield f"class {name}(Record):"
            yield f'    """{_first_sentence(self.program.docs.get(layout.name, "")) or "The whole of the bytes."}"""'
            yield ""
            yield "    __slots__ = ()"
            yield "    layout = ("
            for member in layout.members:
                paths = "|".join(".".join(path) for path in member.paths)
                yield f'        ("{member.name}", "{_dtype(member.kind)}", "{paths}"),'
            yield "    )"
            for member in layout.members:
                kind = self._annotation(member)
                note = _first_sentence(member.doc)
                line = f"    {member.name}: {kind}{' | None' if member.optional and kind != 'Any' else ''}"
                yield f"{line}  # {note}" if note and len(line) + len(note) < _LEN_LINE else line
            for each in layout.computed:
                yield ""
                yield "    @property"
                yield f"    def {each.name}(self) -> {_type_of(each.expression)}:"
                yield f'        """{_first_sentence(each.doc)}"""'
                yield f"        return {_expression(each.expression, 'self.{}'.format)}"
            yield ""

    def _annotation(self, member: steps.Member) -> str:
        if member.kind == "bytes":
            return "bytes"
        if member.kind == "call":
            return self.class_of(self.program.functions[member.type])
        if member.kind == "list":
            return f"Records[{camel(member.type)}]" if camel(member.type) in self.classes else "list[Any]"
        if member.kind == "choice":
            return "Any"
        return "float" if member.kind.startswith("f") else "int"


class _Function:
    """Makes the text of one function."""

    def __init__(self, module: _Module, name: str, layout: Layout) -> None:
        self.module = module
        self.name = name
        self.layout = layout
        self.lines: list[str] = []
        self.num_ends = 0
        self.facts = _Facts()

    def text(self) -> str:
        result = self.module.class_of(self.layout)
        scope = _Scope("", 0, "e", "s", taken=self.module.program.functions)
        self._steps(self.layout.steps, scope, 1)
        names = ", ".join(scope.variable(member.name) for member in self.layout.members)
        if len(self.layout.members) == 1:
            names += ","
        self.lines.append(f"    return p, {result}(({names}))")
        lines = self._without_unused(["    s = p", *self.lines])
        return "\n".join(
            [
                "",
                f"def {self.name}(d: bytes, p: int, e: int) -> tuple[int, {result}]:",
                f'    """Parse the type {self.name}."""',
                *lines,
                "",
            ]
        )

    @staticmethod
    def _without_unused(lines: Sequence[str]) -> list[str]:
        """Without the lines that keep where a stream starts, which few expressions need."""
        text = "\n".join(lines)

        def is_used(line: str) -> bool:
            found = re.fullmatch(r" +(s\d*) = .*", line)
            return found is None or len(re.findall(rf"\b{found[1]}\b", text)) > 1

        return [line for line in lines if is_used(line)]

    def _steps(self, run: Sequence[Step], scope: _Scope, depth: int) -> None:
        index = 0
        while index < len(run):
            numbers = _run_of_numbers(run, index)
            if numbers:
                self._numbers(run[index : index + numbers], scope, depth)
                index += numbers
                continue
            following = run[index + 1] if index + 1 < len(run) else None
            self._step(run[index], following, scope, depth)
            if not isinstance(run[index], (Check, Enter)):
                self.facts.move()
            index += 1

    def _block(self, run: Sequence[Step], scope: _Scope, depth: int, facts: _Facts) -> None:
        """Emit steps that run under a condition or many times; their checks prove nothing for later steps."""
        around, self.facts = self.facts, _Facts(facts.unsigned, facts.known)
        self._steps(run, scope, depth)
        self.facts = around

    def _numbers(self, run: Sequence[Step], scope: _Scope, depth: int) -> None:
        """Read the numbers of a run at once; checks and ends of frames follow with the position that they had."""
        reads = [step for step in run if isinstance(step, Read)]
        order = ">" if any(step.kind.endswith("be") for step in reads) else "<"
        codes = [_code(step.kind) for step in reads]
        code = order + "".join(codes)
        total = sum(map(_size, codes))
        names = ", ".join(scope.variable(step.name) for step in reads)
        self._line(depth, f"{names}{',' if len(reads) == 1 else ''} = {self.module.reader(code)}(d, p)")
        self._line(depth, f"p += {total}")
        read = 0
        for step in run:
            if isinstance(step, Read):
                read += _size(_code(step.kind))
                self.facts.read(step)
                if step.kind == "b24le":
                    name = scope.variable(step.name)
                    self._line(depth, f'{name} = int.from_bytes({name}, "little")')
                continue
            place = "p" if read == total else f"p - {total - read}"
            if isinstance(step, Check):
                self._check(step, scope, depth, place)
            elif isinstance(step, Enter):
                self._enter(step, scope, depth, place)
        if not self.facts.imply("_io.left"):
            self._line(depth, f"if p > {scope.end}:")
            self._line(depth + 1, "raise ParseError(p)")

    def _check(self, step: Check, scope: _Scope, depth: int, place: str) -> None:
        self._line(depth, f"if {self._value(('not', step.condition), scope, place)}:")
        self._line(depth + 1, f"raise ParseError({place})")
        self.facts.check(step.condition)

    def _enter(self, step: Enter, scope: _Scope, depth: int, place: str) -> None:
        self.num_ends += 1
        end = f"e{self.num_ends}"
        if step.size is None:
            self._line(depth, f"{end} = {scope.end}")
        else:
            self._line(depth, f"{end} = {place} + {self._value(step.size, scope, place, 5)}")
            if not self.facts.imply(step.size, ("-", "_io.left", step.size)):
                self._line(depth, f"if not {place} <= {end} <= {scope.end}:")
                self._line(depth + 1, f"raise ParseError({place})")
            self.facts.enter(step.size)
        self._line(depth, f"s{self.num_ends} = {place}")
        scope.enter(end, f"s{self.num_ends}")

    def _step(self, step: Step, following: Step | None, scope: _Scope, depth: int) -> None:
        if isinstance(step, Check):
            self._check(step, scope, depth, "p")
        elif isinstance(step, Enter):
            self._enter(step, scope, depth, "p")
        elif isinstance(step, Leave):
            self._line(depth, f"p = {scope.leave()}")
        elif isinstance(step, Bytes):
            self._bytes(step, following, scope, depth)
        elif isinstance(step, Magic):
            self._line(depth, f"q = p + {len(step.value)}")
            self._line(depth, f"if q > {scope.end} or d[p:q] != {step.value!r}:")
            self._line(depth + 1, "raise ParseError(p)")
            self._line(depth, "p = q")
        elif isinstance(step, Terminated):
            self._line(depth, f"q = d.find({bytes([step.byte])!r}, p, {scope.end})")
            self._line(depth, "if q < 0:")
            self._line(depth + 1, "raise ParseError(p)")
            self._line(depth, f"{scope.variable(step.name)} = d[p:q]")
            self._line(depth, "p = q + 1")
        elif isinstance(step, Call):
            self._line(depth, f"p, {scope.variable(step.name)} = {step.type}(d, p, {scope.end})")
        elif isinstance(step, If):
            self._line(depth, f"if {self._value(step.condition, scope, 'p')}:")
            self._block(step.steps, scope, depth + 1, self.facts)
            self._absent(step.steps, scope, depth)
        elif isinstance(step, Switch):
            self._switch(step, scope, depth)
        elif isinstance(step, Repeat):
            self._repeat(step, scope, depth)

    def _bytes(self, step: Bytes, following: Step | None, scope: _Scope, depth: int) -> None:
        name = scope.variable(step.name)
        if step.size is None:
            # Nearly always empty.
            self._line(depth, f'{name} = d[p:{scope.end}] if p < {scope.end} else b""')
            if not isinstance(following, Leave):
                self._line(depth, f"p = {scope.end}")
            return
        self._line(depth, f"q = p + {self._value(step.size, scope, 'p', 5)}")
        fits = self.facts.imply(("-", "_io.left", step.size))
        if not (fits and self.facts.imply(step.size)):
            self._line(
                depth,
                f"if q > {scope.end}:" if self.facts.imply(step.size) else f"if not p <= q <= {scope.end}:",
            )
            self._line(depth + 1, "raise ParseError(p)")
        self._line(depth, f"{name} = d[p:q]")
        self._line(depth, "p = q")

    def _absent(self, run: Sequence[Step], scope: _Scope, depth: int) -> None:
        """Set the members that steps give to None."""
        names = self._given(run, scope)
        if names:
            self._line(depth, "else:")
            self._none(names, scope, depth + 1)

    def _none(self, names: Iterable[str], scope: _Scope, depth: int) -> None:
        if names:
            self._line(depth, f"{' = '.join(map(scope.variable, names))} = None")

    def _given(self, run: Sequence[Step], scope: _Scope) -> list[str]:
        """Names of the members that steps give, each once."""
        members = {member.name for member in scope.layout(self.layout).members}
        found = [
            step.name
            for step in steps.walk(run, of_items=False)
            if not isinstance(step, (Check, Enter, Leave, If, Switch))
        ]
        return [name for name in dict.fromkeys(found) if name in members]

    def _switch(self, step: Switch, scope: _Scope, depth: int) -> None:
        names = self._given([each for _, run in step.cases for each in run], scope)
        self._line(depth, f"case = {self._value(step.on, scope, 'p')}")
        word = "if"
        for value, run in sorted(step.cases, key=lambda case: case[0] is None):
            self._line(depth, "else:" if value is None else f"{word} case == {value}:")
            self._block(run, scope, depth + 1, self.facts)
            given = self._given(run, scope)
            self._none([name for name in names if name not in given], scope, depth + 1)
            word = "elif"
        if all(value is not None for value, _ in step.cases):
            self._line(depth, "else:")
            self._none(names, scope, depth + 1)

    def _repeat(self, step: Repeat, scope: _Scope, depth: int) -> None:
        name = scope.variable(step.name)
        item = step.item
        if len(item.steps) == 1 and isinstance(item.steps[0], Read):
            self._numbers_of_list(step, item.steps[0], name, scope, depth)
            return
        self._line(depth, f"{name} = []")
        self._line(depth, f"add_{name} = {name}.append")
        inner = scope.inner(item)
        if step.count is not None:
            self._line(depth, f"for _ in range({self._value(step.count, scope, 'p')}):")
        else:
            self._line(depth, "while True:" if step.until is not None else f"while p < {scope.end}:")
        self._block(item.steps, inner, depth + 1, _Facts())
        names = ", ".join(inner.variable(member.name) for member in item.members)
        self._line(depth + 1, f"add_{name}({names})" if item.is_plain else f"add_{name}(({names}))")
        if step.until is not None:
            self._line(depth + 1, f"if {self._value(step.until, inner, 'p')}:")
            self._line(depth + 2, "break")
        if not item.is_plain:
            self._line(depth, f"{name} = Records({name}, {self.module.class_of(item)})")

    def _numbers_of_list(self, step: Repeat, read: Read, name: str, scope: _Scope, depth: int) -> None:
        code, size = _code(read.kind), _size(_code(read.kind))
        order = ">" if read.kind.endswith("be") else "<"
        if step.count is None:
            self._line(depth, f"n, left = divmod({scope.end} - p, {size})")
            self._line(depth, "if left:")
        else:
            self._line(depth, f"n = {self._value(step.count, scope, 'p')}")
            self._line(depth, f"if n * {size} > {scope.end} - p:")
        self._line(depth + 1, "raise ParseError(p)")
        self._line(depth, f'{name} = list(unpack_from(f"{order}{{n}}{code}", d, p))')
        self._line(depth, f"p += n * {size}")
        self.module.has_lists_of_numbers = True

    def _line(self, depth: int, text: str) -> None:
        self.lines.append("    " * depth + text)

    def _value(self, tree: Expression, scope: _Scope, place: str, level: int = 0) -> str:
        def leaf(name: str) -> str:
            if name == "_io.left":
                return f"{scope.end} - p" if place == "p" else f"{scope.end} - ({place})"
            if name == "_io.eof":
                return f"p >= {scope.end}"
            if name == "_io.size":
                return f"{scope.end} - {scope.start}"
            if name == "_io.pos":
                return f"{place} - {scope.start}"
            return scope.variable(name)

        return _expression(tree, leaf, level)


class _Facts:
    """What checks have shown of numbers and of the bytes that are left, so that nothing is checked twice.

    A fact is a sum that is not negative: coefficients by name, a constant under the empty name.
    """

    def __init__(self, unsigned: Iterable[str] = (), known: Iterable[dict[str, int]] = ()) -> None:
        self.unsigned = set(unsigned)
        self.known = list(known)

    def read(self, step: Read) -> None:
        """Take note of a number that was read; of the bytes that are left nothing is known any more."""
        self.unsigned.discard(step.name)
        self.known = [fact for fact in self.known if step.name not in fact]
        if step.kind[0] in "ub":
            self.unsigned.add(step.name)
        self.move()

    def move(self) -> None:
        """Forget the bytes that are left."""
        self.known = [fact for fact in self.known if "_io.left" not in fact]

    def check(self, condition: Expression) -> None:
        """Take note of a condition that holds."""
        if isinstance(condition, str):
            return
        operator, *sides = condition
        if operator == "and":
            for side in sides:
                self.check(side)
        elif operator in ("<=", ">="):
            left, right = sides if operator == "<=" else reversed(sides)
            fact = _linear(("-", right, left))
            if fact is not None:
                self.known.append(fact)

    def enter(self, size: Expression) -> None:
        """Enter a stream of a number of bytes."""
        self.move()
        fact = None if size is None else _linear(("-", "_io.left", size))
        if fact is not None:
            self.known += [fact, {"_io.left": 1}]

    def imply(self, *trees: Expression) -> bool:
        """Return whether none of the expressions can be negative."""
        return all(self._implies(tree) for tree in trees)

    def _implies(self, tree: Expression) -> bool:
        wanted = _linear(tree)
        if wanted is None:
            return False
        facts = [*self.known, {}]
        facts += [_sum(one, other) for one in self.known for other in self.known]
        return any(
            self._is_at_least(_sum(wanted, {name: -value for name, value in fact.items()})) for fact in facts
        )

    def _is_at_least(self, rest: Mapping[str, int]) -> bool:
        return all(
            value >= 0 and (not name or name in self.unsigned) for name, value in rest.items() if value
        )


def _linear(tree: Expression) -> dict[str, int] | None:
    """An expression as coefficients by name; None if it is not a sum."""
    if isinstance(tree, str):
        return {"": int(tree)} if tree.lstrip("-")[:1].isdigit() else {tree: 1}
    operator, *parts = tree
    sums = [_linear(part) for part in parts]
    if any(each is None for each in sums) or operator not in ("+", "-", "*"):
        return None
    first, *others = [each for each in sums if each is not None]
    if not others:
        return {name: -value for name, value in first.items()}
    if operator == "*":
        factor = others[0].get("", 0)
        return {name: value * factor for name, value in first.items()} if set(others[0]) <= {""} else None
    sign = 1 if operator == "+" else -1
    return _sum(first, {name: sign * value for name, value in others[0].items()})


def _sum(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    found = {name: one.get(name, 0) + other.get(name, 0) for name in {**one, **other}}
    return {name: value for name, value in found.items() if value}


class _Scope:
    """Names and streams of a function, or of an item of a list in it.

    Args:
        suffix: of variables.
        level: lists around.
        end, start: variables for where the stream ends and starts.
        item: layout of the item; None in the function.
        taken: names of functions, which variables must not hide.
    """

    def __init__(
        self,
        suffix: str,
        level: int,
        end: str,
        start: str,
        item: Layout | None = None,
        taken: Container[str] = (),
    ) -> None:
        self.taken = taken
        self.suffix = suffix
        self.level = level
        self.streams = [(end, start)]
        self.item = item

    @property
    def end(self) -> str:
        return self.streams[-1][0]

    @property
    def start(self) -> str:
        return self.streams[-1][1]

    def enter(self, end: str, start: str) -> None:
        self.streams.append((end, start))

    def leave(self) -> str:
        return self.streams.pop()[0]

    def inner(self, item: Layout) -> _Scope:
        return _Scope(f"_{self.level + 1}", self.level + 1, self.end, self.start, item)

    def layout(self, of_function: Layout) -> Layout:
        return of_function if self.item is None else self.item

    def variable(self, name: str) -> str:
        if self.suffix:
            return name + self.suffix
        is_taken = keyword.iskeyword(name) or hasattr(builtins, name) or name in self.taken
        return f"{name}_" if is_taken else name


def _run_of_numbers(run: Sequence[Step], start: int) -> int:
    """Number of steps from here that can be done with one read: numbers of one byte order, checks and frames between."""
    if not isinstance(run[start], Read):
        return 0
    order, last = "", start
    for index in range(start, len(run)):
        step = run[index]
        if isinstance(step, Read):
            own = step.kind[2:] if step.kind != "b24le" else ""
            if order and own and own != order:
                break
            order = order or own
        elif not isinstance(step, (Check, Enter)):
            break
        last = index
    return last - start + 1


def _code(kind: str) -> str:
    return "3s" if kind == "b24le" else _CODES[kind[:2]]


def _size(code: str) -> int:
    return 3 if code == "3s" else {"B": 1, "b": 1, "H": 2, "h": 2, "I": 4, "i": 4, "f": 4}.get(code, 8)


def _dtype(kind: str) -> str:
    if kind in ("bytes", "list", "call", "choice"):
        return ""
    return _DTYPES.get(kind, kind[:2].replace("s", "i"))


def _type_of(tree: Expression) -> str:
    return (
        "bool"
        if not isinstance(tree, str) and tree[0] in ("<", ">", "<=", ">=", "==", "!=", "and", "or", "not")
        else "int"
    )


_LEVELS = {"?": 0, "or": 1, "and": 2, "not": 3, "+": 5, "-": 5, "*": 6, "/": 6, "%": 6}
_LEVEL_COMPARED, _LEVEL_SIGN = 4, 7
_OPPOSITE = {"<": ">=", ">=": "<", ">": "<=", "<=": ">", "==": "!=", "!=": "=="}


def _expression(tree: Expression, leaf: Callable[[str], str], level: int = 0) -> str:
    """An expression in Python.

    Args:
        tree: the expression.
        leaf: gives the text of a name.
        level: precedence of the surrounding operator; operators of lower precedence are put in parentheses.
    """
    if isinstance(tree, str):
        if tree.lstrip("-")[:1].isdigit():
            return _number(int(tree))
        text, own = leaf(tree), _LEVEL_SIGN
        if " " in text:
            own = _LEVEL_COMPARED if ">=" in text else _LEVELS["-"]
        return f"({text})" if own < level else text
    operator, *parts = tree
    if operator.startswith(".as<"):
        return _expression(parts[0], leaf, level)
    if operator == "not" and not isinstance(parts[0], str) and parts[0][0] in _OPPOSITE:
        return _expression((_OPPOSITE[parts[0][0]], *parts[0][1:]), leaf, level)
    if operator == "&":
        return f"({_expression(parts[0], leaf, 8)} & {_expression(parts[1], leaf, 8)})"
    own = _LEVEL_SIGN if operator == "-" and len(parts) == 1 else _LEVELS.get(operator, _LEVEL_COMPARED)
    if operator == "?":
        condition, first, second = (_expression(part, leaf, 1) for part in parts)
        text = f"{first} if {condition} else {second}"
    elif len(parts) == 1:
        text = f"{'not ' if operator == 'not' else '-'}{_expression(parts[0], leaf, own)}"
    else:
        sides = (
            _expression(parts[0], leaf, own),
            _expression(parts[1], leaf, own + (operator not in ("and", "or", "+", "*"))),
        )
        text = f" {_OPERATORS.get(operator, operator)} ".join(sides)
    return f"({text})" if own < level or (operator == "?" and level) else text


def _number(value: int) -> str:
    return hex(value) if value > 0xFFFF else str(value)


def _first_sentence(text: str) -> str:
    flat = " ".join(text.split())
    found = re.match(r"(.+?[.])(?: [A-Z]|$)", flat)
    return found[1] if found else flat
