"""Parsers in C99 that fill arrays, from the steps of each grammar: one header for each, one struct for each type parsed alone.

A struct holds the values of a type and a table for each list in it. A table has one column for each member of its
items. The first pass counts rows, the second one fills the columns that the caller allocated.

Expressions are computed in 64 signed bits. The generator bounds every result and refuses a grammar whose
expressions may overflow after its own checks.
"""

from __future__ import annotations

import hashlib
import re
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import grammars
import steps as program_steps
from model import _range_of as range_of
from steps import (
    Bytes,
    Call,
    Check,
    Enter,
    If,
    Layout,
    Leave,
    Magic,
    Program,
    Read,
    Repeat,
    Step,
    Switch,
    Terminated,
)

INCLUDE = "c/include/rntuple_c"
# Parts of a page list, for readers that want one of them.
_LISTS = ("cluster_summary_list", "cluster_pages_list")
_LEAST_SHARED = 4
"""Members from which a description is written once, at the top of the header."""
_LENGTH = 1 << 46  # RNTUPLE_MAX_LENGTH of parse.h
_MIN, _MAX = -(1 << 63), (1 << 63) - 1
_LOCALS = ("data", "end", "i", "is_filling", "length", "out", "p", "row", "status", "t")
_NUMBER = re.compile(r"([usfb])(\d+)(le|be)?")
_OPPOSITE = {"<": ">=", ">": "<=", "<=": ">", ">=": "<", "==": "!=", "!=": "=="}


@dataclass(frozen=True)
class _Value:
    """A number in the emitted code: its expression in C, and the bounds of its value.

    The highest value of a clipped number also represents all larger ones.
    """

    code: str
    low: int
    high: int
    is_clipped: bool = False


@dataclass
class _Column:
    """A column of a table, or a value of the struct; ``absent`` is its element where the bytes lack the member."""

    name: str
    c_type: str
    kind: str
    absent: str = "0"
    doc: str = ""


@dataclass
class _Table:
    """The items of one list; the unnamed table holds the values of the struct.

    Args:
        row: statements of the function that parses one item; None if the function with the loop does.
    """

    name: str = ""
    doc: str = ""
    columns: dict[str, _Column] = field(default_factory=dict)
    below: list[_Table] = field(default_factory=list)
    row: list[str] | None = None

    def place(self, name: str) -> str:
        """What stores a value in a column, up to the value."""
        if self.row is not None:
            return f"RNTUPLE_PUT(t.{name}, row, "
        return f"RNTUPLE_PUT(t.{self.name}.{name}, n_{self.name}, " if self.name else f"t.{name} = ("

    def struct(self, name: str) -> str:
        """The type of the table in C, under a name."""
        lines = [f"/* {self.doc or self.name} */", f"typedef struct {name} {{", "    size_t count;"]
        lines += [f"    {each.c_type} *{each.name};{_comment(each.doc)}" for each in self.columns.values()]
        return "\n".join([*lines, f"}} {name};"])


@dataclass
class _Place:
    """Where steps are: table, names and the streams around.

    Args:
        table: takes the values.
        prefix: of names of columns.
        members: descriptions of the members by name; numbers that are missing here only measure what follows.
        end, start: variables with the bounds of the stream.
        numbers: those that were read, by name.
        needed: names in the expressions of the steps.
        declared: variables of numbers that are declared in front of a condition.
        frames: ends of the streams that were entered, by number, with the bounds of those around.
    """

    table: _Table
    prefix: str
    members: Mapping[str, Any]
    needed: set[str]
    end: str = "end"
    start: str = "0"
    numbers: dict[str, _Value] = field(default_factory=dict)
    declared: dict[str, str] = field(default_factory=dict)
    frames: dict[int, tuple[str, str, str]] = field(default_factory=dict)

    def of(self, layout: Layout, table: _Table, prefix: str) -> _Place:
        """The place of steps of another type in the same stream."""
        members = {member.name: member for member in layout.members}
        return _Place(table, prefix, members, set(_names_in(layout.steps)), self.end, self.start)


class _Root:
    """Emits struct and functions of one type."""

    def __init__(self, program: Program, type_name: str) -> None:
        self.program = program
        self.is_envelope = type_name == program.grammar
        self.name = f"{program.grammar}_{type_name}"
        if self.is_envelope:
            self.name = {"streamer_info": "streamer_info_record"}.get(type_name, f"{type_name}_envelope")
        self.doc = _brief(program.docs[type_name])
        self.values = _Table()
        self.tables = [self.values]
        self.used = dict.fromkeys(_LOCALS, 1)
        self.lines: list[str] = []
        self.indent = 1
        # Where the position was before the row, iteration or data; and whether a byte was taken since.
        self.before, self.is_later = "0", False
        layout = program.functions[type_name]
        self._steps(layout.steps, _Place(self.values, "", {}, set()).of(layout, self.values, ""))

    # Statements

    def _put(self, *lines: str) -> None:
        self.lines += ["    " * self.indent + line for line in lines]

    def _local(self, name: str) -> str:
        """A name for a variable that no other one has."""
        self.used[name] = self.used.get(name, 0) + 1
        return name if self.used[name] == 1 else f"{name}_{self.used[name]}"

    def _fail(self, condition: str, code: str, position: str, place: _Place, name: str) -> None:
        path = ".".join(filter(None, (place.table.name, place.prefix + name)))
        sign = "" if place.table.row is None else "-"
        self._put(
            f"if ({condition})",
            f'    return {sign}rntuple_end(status, RNTUPLE_{code}, {position}, "{path}");',
        )

    def _store(self, place: _Place, column: _Column, code: str) -> None:
        known = place.table.columns.setdefault(column.name, column)
        if (known.c_type, known.kind) != (column.c_type, column.kind):
            raise grammars.GrammarError(f"{self.name}: {column.name} has two types")
        self._put(f"{place.table.place(column.name)}{code});")

    def _mark(self, place: _Place, name: str) -> None:
        """Store that an optional member is there, if its value does not tell."""
        member = place.members.get(name)
        if member is not None and member.optional:
            full = place.prefix + name
            self._store(place, _Column(f"has_{full}", "uint8_t", "PRESENT", doc=f"1 if {full} is there"), "1")

    def _steps(self, steps: Iterable[Step], place: _Place) -> None:
        for step in steps:
            getattr(self, f"_{type(step).__name__.lower()}")(step, place)

    def _read(self, step: Read, place: _Place) -> None:
        code, c_type, kind, size = _getter(step.kind)
        self._fail(f"{place.end} - p < {size}", "TOO_SHORT", "p", place, step.name)
        if step.name in place.needed:
            low, high = range_of(step.kind)
            declaration = "" if step.name in place.declared else "const int64_t "
            variable = place.declared.get(step.name) or self._local(step.name)
            self._put(f"{declaration}{variable} = {code if high <= _MAX else f'rntuple_clip({code})'};")
            if not declaration:
                self._put(f"/*@ assert {low} <= {variable} <= {min(high, _MAX)}; */")
            place.numbers[step.name] = _Value(variable, low, min(high, _MAX), high > _MAX)
            code = f"({c_type}){variable}" if high <= _MAX else code
        if step.name in place.members:
            self._mark(place, step.name)
            doc = _brief(place.members[step.name].doc)
            self._store(place, _Column(place.prefix + step.name, c_type, kind, "0", doc), code)
        self._put(f"p += {size};")
        self.is_later = True
        self.last_read = step.name, size

    def _check(self, step: Check, place: _Place) -> None:
        name, size = self.last_read
        self._fail(f"!({self._condition(step.condition, place)})", "INVALID", f"p - {size}", place, name)
        place.numbers.update(self._refined(step.condition, place, True))

    def _range(self, place: _Place, name: str, length: str) -> None:
        if name in place.members:
            doc = _brief(place.members[name].doc)
            column = _Column(place.prefix + name, "rntuple_range", "RANGE", "rntuple_range_of(0, -1)", doc)
            self._store(place, column, f"rntuple_range_of(p, {length})")

    def _length(self, size: Any, place: _Place, name: str) -> str:
        """A number or variable with a length, which is checked against the end of the stream."""
        value = self._number(size, place)
        length = value.code
        if not length.isalnum():
            length = self._local("size")
            self._put(f"const int64_t {length} = {_bare(value.code)};")
        if value.low < 0:
            self._fail(f"{length} < 0", "INVALID", "p", place, name)
        self._fail(f"{place.end} - p < {length}", "TOO_SHORT", "p", place, name)
        self._put(f"/*@ assert 0 <= {length} <= {place.end} - p; */")
        return length

    def _bytes(self, step: Bytes, place: _Place) -> None:
        if step.size is None:
            self._range(place, step.name, f"{place.end} - p")
            self._put(f"p = {place.end};")
        else:
            length = self._length(step.size, place, step.name)
            self._range(place, step.name, length)
            self._put(f"p += {length};")

    def _magic(self, step: Magic, place: _Place) -> None:
        size = len(step.value)
        self._fail(f"{place.end} - p < {size}", "TOO_SHORT", "p", place, step.name)
        code, value = _getter(f"u{size}be")[0], int.from_bytes(step.value, "big")
        self._fail(f"{code} != {value:#x}", "INVALID", "p", place, step.name)
        self._put(f"p += {size};")
        self.is_later = True

    def _terminated(self, step: Terminated, place: _Place) -> None:
        stop = self._local("stop")
        self._put(
            f"int64_t {stop} = p;",
            f"/*@ loop invariant p <= {stop} <= {place.end};",
            f"    loop assigns {stop};",
            f"    loop variant {place.end} - {stop};",
            " */",
            f"while ({stop} < {place.end} && data[{stop}] != {step.byte})",
            f"    {stop}++;",
        )
        self._fail(f"{stop} == {place.end}", "TOO_SHORT", "p", place, step.name)
        self._range(place, step.name, f"{stop} - p")
        self._put(f"p = {stop} + 1;")
        self.is_later = True

    def _enter(self, step: Enter, place: _Place) -> None:
        around = place.end, place.start
        if step.size is not None:
            end = self._local("end")
            self._put(f"const int64_t {end} = p + {self._length(step.size, place, 'body')};")
            place.end = end
        place.start = self._local("start")
        self._put(f"const int64_t {place.start} = p;")
        place.frames[step.frame] = (place.end, *around)

    def _leave(self, step: Leave, place: _Place) -> None:
        end, place.end, place.start = place.frames.pop(step.frame)
        self._put(f"p = {end};")

    def _block(self, head: str, steps: Sequence[Step], place: _Place) -> list[_Column]:
        """Emit a block; returns the columns that it added to the table of the place."""
        before, is_later = set(place.table.columns), self.is_later
        self._put(f"{head} {{")
        self.indent += 1
        self._steps(steps, place)
        self.indent -= 1
        self._put("}")
        self.is_later = is_later
        return [column for name, column in place.table.columns.items() if name not in before]

    def _assert_position(self, place: _Place) -> None:
        """Put a hint for provers after a condition: bounds that the position has on each path."""
        if self.before == "0" and not self.is_later:
            self._put(f"/*@ assert 0 <= p <= {place.end}; */")
        else:
            self._put(f"/*@ assert {self.before} {'<' if self.is_later else '<='} p <= {place.end}; */")

    def _if(self, step: If, place: _Place) -> None:
        inner = replace(place, numbers={**place.numbers, **self._refined(step.condition, place, True)})
        for each in program_steps.walk(step.steps):
            if isinstance(each, Read) and each.name in place.needed and each.name not in place.declared:
                place.declared[each.name] = self._local(each.name)
                self._put(f"int64_t {place.declared[each.name]} = 0;")
        added = self._block(f"if ({self._condition(step.condition, place)})", step.steps, inner)
        if added and place.table.name:
            self.lines[-1] += " else {"
            self._absent(added, place, "    ")
            self._put("}")
        self._assert_position(place)
        for name in inner.numbers.keys() - place.numbers.keys():
            value = inner.numbers[name]
            place.numbers[name] = replace(value, low=min(value.low, 0), high=max(value.high, 0))

    def _absent(self, columns: Iterable[_Column], place: _Place, indent: str = "") -> None:
        """Store in columns that their members are not there; values of the struct are set so at the start."""
        for column in columns:
            if column.kind != "FIRST":
                self._put(f"{indent}{place.table.place(column.name)}{column.absent});")

    def _switch(self, step: Switch, place: _Place) -> None:
        choice = next((member for member in place.members.values() if member.kind == "choice"), None)
        if self.is_envelope and choice is not None:
            self._bytes(Bytes(choice.name, None), place)
            return
        selector, start, word = self._number(step.on, place).code, len(self.lines), ""
        added: list[_Column] = []
        for value, steps in step.cases:
            inner = replace(place, numbers=dict(place.numbers))
            if choice is not None:
                # Values of several types have a column for each.
                label = f"{choice.name}_{_kind_of(steps[-1])}"
                steps = tuple(program_steps._renamed(each, choice.name, label) for each in steps)
                inner.members = {**place.members, label: replace(choice, name=label, optional=True)}
            head = f"{word}if ({_bare(selector)} == {value})" if value is not None else word.rstrip()
            added += self._block(head, steps, inner)
            word = "else "
        if place.table.name:
            lines, self.lines = self.lines[start:], self.lines[:start]
            self._absent(added, place)
            self.lines += lines
        self._assert_position(place)

    def _call(self, step: Call, place: _Place) -> None:
        self._mark(place, step.name)
        layout = self.program.functions[step.type]
        inner = place.of(layout, place.table, f"{place.prefix}{step.name}_")
        self._steps(layout.steps, inner)

    def _repeat(self, step: Repeat, place: _Place) -> None:
        path = (place.prefix + step.name).removesuffix("_items") or "items"
        taken = {table.name for table in self.tables} | set(self.values.columns)
        names = [path] if step.item.is_plain else [step.item.name, path]
        names = [name for name in names if name not in taken]
        if not names:
            raise grammars.GrammarError(f"{self.name}: two tables {path}")
        table = _Table(
            names[0], _brief(self.program.docs.get(step.item.name) or place.members[step.name].doc)
        )
        self.tables.append(table)
        place.table.below.append(table)
        if place.table.name:
            first = _Column(f"first_{table.name}", "int64_t", "FIRST", doc=f"first row in {table.name}")
            place.table.columns[first.name] = first
        inner = place.of(step.item, table, "")
        start, num_tables = len(self.lines), len(self.tables)
        index, variant = "", f"{place.end} - p"
        invariants = [f"0 <= p <= {place.end}", "\\at(p, LoopEntry) <= p"]
        if step.count is not None:
            index = self._local("i")
            number = self._number(step.count, place)
            count = number.code
            variant = f"{count} - {index}"
            invariants.append(
                f"0 <= {index} <= {count}" if number.low >= 0 else f"{index} == 0 || 0 < {index} <= {count}"
            )
            self._put(f"for (int64_t {index} = 0; {index} < {count}; {index}++) {{")
        elif step.until is not None:
            inner.needed |= set(_leaves(step.until))
            self._put("for (;;) {")
        else:
            if not _takes_bytes(step.item.steps):
                raise grammars.GrammarError(f"{self.name}: items of {path} may be empty")
            self._put(f"while (p < {place.end}) {{")
        self.indent += 1
        around, self.before, self.is_later = (self.before, self.is_later), "\\at(p, LoopCurrent)", False
        self._fail(
            f"is_filling && n_{table.name} == (int64_t)t.{table.name}.count", "TOO_MANY", "p", inner, ""
        )
        if step.item.is_plain or step.until is not None or self._has_lists(step.item.steps):
            self.lines.append(f"@{self.indent} {table.name}")  # becomes the first rows of lists in this one
            self._steps(step.item.steps, inner)
        else:
            self._row(step, inner)
        self._put(f"n_{table.name}++;")
        if step.until is not None:
            self._put(f"if ({self._condition(step.until, inner)})", "    break;")
        self.before, self.is_later = around
        self.indent -= 1
        self._put("}")
        self._invariants(start, invariants, variant, index, self.tables[num_tables - 1 :])

    def _invariants(
        self, start: int, invariants: list[str], variant: str, index: str, tables: Sequence[_Table]
    ) -> None:
        """Put the clauses for a prover in front of a loop: invariants, assigned variables, variant."""
        assigned = [*filter(None, [index]), "p", "*status", *(f"n_{table.name}" for table in tables)]
        for table in tables:
            invariants += [
                f"0 <= n_{table.name} <= p",
                f"is_filling ==> n_{table.name} <= t.{table.name}.count",
            ]
            assigned += [
                f"t.{table.name}.{each.name}[0 .. {_last(each, f't.{table.name}')}]"
                for each in table.columns.values()
            ]
        lines = [f"loop invariant {each};" for each in invariants]
        lines += [f"loop assigns {', '.join(assigned)};", f"loop variant {variant};"]
        self.lines[start:start] = ["    " * self.indent + line for line in _acsl(lines)]

    def _has_lists(self, steps: Sequence[Step]) -> bool:
        """Return whether steps parse a list."""
        return any(
            isinstance(step, Repeat)
            or (isinstance(step, Call) and self._has_lists(self.program.functions[step.type].steps))
            for step in program_steps.walk(steps)
        )

    def _row(self, step: Repeat, place: _Place) -> None:
        """Emit the call of a function that parses one item, and the statements of the function."""
        table, around = place.table, (self.lines, self.indent, self.used)
        table.row = self.lines = []  # not None: columns are those of the table alone
        self.indent, self.used, self.before = 1, dict.fromkeys(_LOCALS, 1), "\\at(p, Pre)"
        inner = replace(place, end="end", start="around")
        self._steps(step.item.steps, inner)
        table.row = self.lines
        if re.search(r"\baround\b", "\n".join(table.row)):
            raise grammars.GrammarError(f"{self.name}: {table.name} uses the start of the list")
        self.lines, self.indent, self.used = around
        self._put(
            f"p = <{table.name}>_row(data, p, {place.end}, t.{table.name}, n_{table.name}, status, is_filling);",
            "if (p < 0)",
            "    return (int)-p;",
        )

    # Expressions

    def _number(self, tree: Any, place: _Place) -> _Value:
        """A number in C; its bounds hold after all checks so far."""
        if isinstance(tree, str):
            if tree.lstrip("-").isdigit():
                value = int(tree)
                return _Value(tree if abs(value) <= 0x7FFFFFFF else f"INT64_C({tree})", value, value)
            if tree == "_io.left":
                return _Value(f"({place.end} - p)", 0, _LENGTH)
            if tree in ("_io.size", "_io.pos"):
                end = place.end if tree == "_io.size" else "p"
                return _Value(end if place.start == "0" else f"({end} - {place.start})", 0, _LENGTH)
            return place.numbers[tree]
        operator, *parts = tree
        if operator == "?":
            either = (True, False)
            inner = [
                replace(place, numbers={**place.numbers, **self._refined(parts[0], place, truth)})
                for truth in either
            ]
            first, second = (self._number(part, each) for part, each in zip(parts[1:], inner, strict=True))
            code = f"({self._condition(parts[0], place)} ? {first.code} : {second.code})"
            low, high = min(first.low, second.low), max(first.high, second.high)
            return _Value(code, low, high, first.is_clipped or second.is_clipped)
        values = [self._number(part, place) for part in parts]
        a, b = values[0], values[-1]
        code = f"({a.code} {operator} {b.code})"
        if operator.startswith(".as<"):
            code, bounds, allowed = a.code, (a.low, a.high), range_of(operator[4:-1])
        else:
            allowed = _MIN, _MAX
            if len(values) == 1:
                code, bounds = f"-{a.code}", (-a.high, -a.low)
            elif operator == "+":
                bounds = a.low + b.low, a.high + b.high
            elif operator == "-":
                bounds = a.low - b.high, a.high - b.low
            elif operator == "*":
                products = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]
                bounds = min(products), max(products)
            elif a.low < 0 or b.low <= 0:
                raise grammars.GrammarError(f"{self.name}: {code} is not the same in all languages")
            elif operator == "/":
                bounds = a.low // b.high, a.high // b.low
            else:
                bounds = 0, min(a.high, b.high - (operator == "%"))
        if bounds[0] < allowed[0] or bounds[1] > allowed[1] or any(value.is_clipped for value in values):
            raise grammars.GrammarError(f"{self.name}: {code} may overflow")
        return _Value(code, *bounds)

    def _condition(self, tree: Any, place: _Place) -> str:
        """A truth value in C."""
        if tree == "_io.eof":
            return f"p >= {place.end}"
        operator, *parts = tree
        if operator == "not":
            return f"!({self._condition(parts[0], place)})"
        if operator in ("and", "or"):
            known = self._refined(parts[0], place, operator == "and")
            second = self._condition(parts[1], replace(place, numbers={**place.numbers, **known}))
            return f"({self._condition(parts[0], place)}) {'&&' if operator == 'and' else '||'} ({second})"
        a, b = (self._number(part, place) for part in parts)
        if (a.is_clipped and b.high == _MAX) or (b.is_clipped and a.high == _MAX):
            raise grammars.GrammarError(f"{self.name}: {tree} compares numbers that are not bounded")
        return f"{_bare(a.code)} {operator} {_bare(b.code)}"

    def _refined(self, tree: Any, place: _Place, truth: bool) -> dict[str, _Value]:
        """Numbers with the bounds that they have if a condition holds, or if it does not."""
        if isinstance(tree, str):
            return {}
        operator, *parts = tree
        if operator == "not":
            return self._refined(parts[0], place, not truth)
        if operator in ("and", "or"):
            first = self._refined(parts[0], place, truth)
            if (operator == "and") == truth:
                inner = replace(place, numbers={**place.numbers, **first})
                return {**first, **self._refined(parts[1], inner, truth)}
            known = self._refined(parts[0], place, operator == "and")
            second = self._refined(parts[1], replace(place, numbers={**place.numbers, **known}), truth)
            return {
                name: replace(
                    a,
                    low=min(a.low, b.low),
                    high=max(a.high, b.high),
                    is_clipped=a.is_clipped or b.is_clipped,
                )
                for name, a in first.items()
                if (b := second.get(name)) is not None
            }
        if operator not in _OPPOSITE:
            return {}
        other = self._number(parts[1], place)
        return self._narrowed(
            parts[0], operator if truth else _OPPOSITE[operator], other.low, other.high, place
        )

    def _narrowed(self, tree: Any, operator: str, low: int, high: int, place: _Place) -> dict[str, _Value]:
        """Bounds of the number in ``tree`` if it compares with something from ``low`` to ``high``."""
        if isinstance(tree, tuple) and len(tree) == 3 and tree[0] in "+-":
            other = self._number(tree[2], place)
            sign = 1 if tree[0] == "-" else -1
            bounds = sorted((sign * other.low, sign * other.high))
            return self._narrowed(tree[1], operator, low + bounds[0], high + bounds[1], place)
        if not isinstance(tree, str) or tree not in place.numbers or operator == "!=":
            return {}
        found = place.numbers[tree]
        least, most = found.low, found.high
        if operator in ("<", "<=", "=="):
            most = min(most, high - (operator == "<"))
        if operator in (">", ">=", "=="):
            least = max(least, low + (operator == ">"))
        return {tree: replace(found, low=least, high=most, is_clipped=found.is_clipped and most == _MAX)}

    # Texts

    def text(self, known: dict[str, str]) -> str:
        """Tables, struct, description of its members, and functions.

        Args:
            known: tables with functions that were written so far, by name; types with equal tables share one.
        """
        name, values, tables = self.name, self.values, self.tables[1:]
        names = {table.name: self._table_name(table, known) for table in tables}
        lines = []
        for table in tables:
            text = self._table(table, names[table.name])
            if names[table.name] not in known:
                known[names[table.name]] = text
                lines += [text, ""]
        lines += [f"/* {self.doc} */", f"typedef struct {name} {{"]
        lines += [
            f"    {column.c_type} {column.name};{_comment(column.doc)}" for column in values.columns.values()
        ]
        members = [("", column) for column in values.columns.values()]
        count = _Column("count", "size_t", "COUNT")
        for table in tables:
            lines.append(f"    {names[table.name]}_table {table.name};")
            members += [(table.name, column) for column in (count, *table.columns.values())]
        lines += [f"}} {name};", "", f"static const rntuple_member {name}_members[] = {{"]
        for table_name, column in members:
            place = f"{table_name}.{column.name}".removeprefix(".")
            rest = f"RNTUPLE_{column.kind}, sizeof({column.c_type}), offsetof({name}, {place})"
            lines.append(f'    {{"{table_name}", "{column.name}", {rest}}},')
        lines += [
            "};",
            "",
            *self._contract(),
            f"RNTUPLE_INLINE int {name}_pass({_PARAMETERS.format(name)}, int is_filling)",
            "{",
            "    const int64_t end = (int64_t)length;",
        ]
        lines.append(
            "    int64_t " + ", ".join(["p = 0", *(f"n_{table.name} = 0" for table in tables)]) + ";"
        )
        lines.append("    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)")
        lines.append("        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);")
        lines.append("    /*@ assert end == length; */")
        absent = [column for column in values.columns.values() if column.absent != "0"]
        lines += [f"    t.{column.name} = {column.absent};" for column in absent]
        lines += [
            re.sub("<(\\w+)>_row", lambda found: f"{names[found[1]]}_row", line)
            for line in self._body(self.lines)
        ]
        for table in tables:
            lines += [
                f"    RNTUPLE_PUT(t.{table.name}.first_{below.name}, n_{table.name}, n_{below.name});"
                for below in table.below
            ]
            lines.append(f"    t.{table.name}.count = (size_t)n_{table.name};")
        ranges = [column.name for column in values.columns.values() if column.kind == "RANGE"]
        lines += [f"    /*@ assert {_within(f't.{each}')}; */" for each in ranges]
        lines += ["    (void)is_filling;", "    *out = t;"]
        lines += [
            f"    /*@ assert out->{each}.offset == t.{each}.offset && out->{each}.length == t.{each}.length; */"
            for each in ranges
        ]
        lines.append("    rntuple_end(status, RNTUPLE_OK, p, NULL);")
        lines += [f"    /*@ assert {_within(f'out->{each}')}; */" for each in ranges]
        return "\n".join(lines) + _FUNCTIONS.replace("@", name)

    def _contract(self) -> list[str]:
        """What the function of a type requires and guarantees, in ACSL."""
        lines = [
            "requires \\valid_read(data + (0 .. length - 1));",
            "requires \\valid(out);",
            "requires status == \\null || \\valid(status) && \\separated(status, out);",
        ]
        assigned = ["*out", "*status"]
        for table in self.tables[1:]:
            here = f"t.{table.name}"
            lines.append(f"requires is_filling ==> {here}.count <= RNTUPLE_MAX_LENGTH;")
            for column in table.columns.values():
                name, last = f"{here}.{column.name}", _last(column, here)
                # For each element: provers try all combinations of the conditions of ranges.
                lines.append(
                    f"requires is_filling ==> \\forall integer i; 0 <= i <= {last} ==> {name} == \\null || \\valid({name} + i);"
                )
                assigned.append(f"{name}[0 .. {last}]")
        lines.append(f"assigns {', '.join(assigned)};")
        lines.append("ensures RNTUPLE_OK <= \\result <= RNTUPLE_TOO_MANY;")
        lines.append(
            "ensures \\result == RNTUPLE_OK && status != \\null ==> 0 <= status->position <= length;"
        )
        for column in self.values.columns.values():
            if column.kind == "RANGE":
                lines.append(f"ensures \\result == RNTUPLE_OK ==> {_within(f'out->{column.name}')};")
        return _acsl(lines)

    def _table_name(self, table: _Table, known: Mapping[str, str]) -> str:
        """Name of a table and its function: of the grammar, or of this type where the grammar has another one of that name."""
        short = f"{self.program.grammar}_{table.name}"
        return short if known.get(short) in (None, self._table(table, short)) else f"{self.name}_{table.name}"

    def _table(self, table: _Table, name: str) -> str:
        """The struct of a table, and the function that parses a row of it."""
        lines = [table.struct(f"{name}_table")]
        if table.row is not None:
            columns = table.columns.values()
            contract = [
                "requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;",
                "requires is_filling ==> row < t.count;",
                "requires \\valid_read(data + (0 .. end - 1));",
                "requires status == \\null || \\valid(status);",
                *(
                    f"requires is_filling ==> t.{each.name} == \\null || \\valid(t.{each.name} + row);"
                    for each in columns
                ),
                f"assigns {', '.join(['*status', *(f't.{each.name}[0 .. t.count - 1]' for each in columns)])};",
                "ensures -RNTUPLE_TOO_MANY <= \\result < 0 || p < \\result <= end;",
            ]
            lines += [
                "",
                _ROW,
                *_acsl(contract),
                _ROW_HEAD.replace("@", name),
                *self._body(table.row),
                *_ROW_END,
            ]
        return "\n".join(lines)

    def _body(self, lines: Sequence[str]) -> Iterator[str]:
        """The statements, with first rows of lists inside of others, without variables that are not used."""
        tables = {table.name: table for table in self.tables}
        text = "\n".join(lines)
        for line, following in zip(lines, [*lines[1:], ""], strict=True):
            unused = re.fullmatch(r" +const int64_t (start\w*) = p;", line)
            if line.startswith("@"):
                indent, name = line[1:].split(" ")
                for below in tables[name].below:
                    yield f"{'    ' * int(indent)}{tables[name].place(f'first_{below.name}')}n_{below.name});"
            elif (not unused or len(re.findall(rf"\b{unused[1]}\b", text)) > 1) and line != following:
                yield line


_ROW = "/* Parse one row at p; returns where it ends, or the negated code of the error. */"
_ROW_HEAD = """RNTUPLE_INLINE int64_t @_row(const uint8_t *data, int64_t p, int64_t end, @_table t, int64_t row, rntuple_status *status, int is_filling)
{"""
_ROW_END = ("    (void)row;", "    return p;", "}")
_PARAMETERS = "const uint8_t *data, size_t length, {0} t, {0} *out, rntuple_status *status"
_FUNCTIONS = """
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int @_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return @_pass(data, length, *(@ *)out, (@ *)out, status, 1);
    memset(out, 0, sizeof(@));
    return @_pass(data, length, *(@ *)out, (@ *)out, status, 0);
}

static const rntuple_type @_type = {
    "@", sizeof(@), sizeof @_members / sizeof *@_members, @_members, @_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int @_count(const uint8_t *data, size_t length, @ *out, rntuple_status *status)
{
    return @_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int @_fill(const uint8_t *data, size_t length, @ *out, rntuple_status *status)
{
    return @_run(data, length, out, status, 1);
}
"""


def _acsl(clauses: Iterable[str]) -> list[str]:
    """Clauses in a comment that only a prover reads."""
    lines: list[str] = []
    for clause in clauses:
        kept = (
            clause.replace(", ", ",\n").replace(" ", "\0").replace("\n", " ")
        )  # lines end after commas only
        wrapped = textwrap.wrap(kept, 120, break_long_words=False, break_on_hyphens=False)
        lines += [f"{'    ' if at else ''}{line}".replace("\0", " ") for at, line in enumerate(wrapped)]
    return [f"{'    ' if at else '/*@ '}{line}" for at, line in enumerate(lines)] + [" */"]


def _within(name: str) -> str:
    """The condition, in ACSL, that a range of bytes is absent or within the data."""
    return f"{name}.length == -1 || 0 <= {name}.offset <= {name}.offset + {name}.length <= length"


def _last(column: _Column, table: str) -> str:
    """Index of the last element of a column; first rows have one element more than the table has rows."""
    return f"{table}.count{'' if column.kind == 'FIRST' else ' - 1'}"


def _getter(kind: str) -> tuple[str, str, str, int]:
    """Expression that reads a number at p, its type in C, kind and size in bytes."""
    match = _NUMBER.fullmatch(kind)
    if match is None:
        raise grammars.GrammarError(f"there are no numbers {kind} in C")
    letter, size = match[1], int(match[2])
    if letter == "b":
        letter, size = "u", size // 8
    order = match[3] or "" if size > 1 else ""
    if letter == "f":
        c_type = {4: "float", 8: "double"}[size]
        return f"rntuple_f{size}(rntuple_u{size}{order}(data + p))", c_type, "FLOAT", size
    c_type = f"{'u' if letter == 'u' else ''}int{8 * (size + (size == 3))}_t"
    return f"rntuple_{letter}{size}{order}(data + p)", c_type, "UNSIGNED" if letter == "u" else "SIGNED", size


def _kind_of(step: Step) -> str:
    """What tells a value of a choice from those of other types."""
    if isinstance(step, Call):
        return step.type
    return re.sub("[lb]e$", "", step.kind) if isinstance(step, Read) else "bytes"


def _leaves(tree: Any) -> list[str]:
    return [] if tree is None else grammars._leaves(tree)


def _names_in(steps: Iterable[Step]) -> Iterator[str]:
    """Names in the expressions of steps, without those of the items of lists."""
    for step in steps:
        for name in ("condition", "size", "count", "on"):
            yield from _leaves(getattr(step, name, None))
        if isinstance(step, If):
            yield from _names_in(step.steps)
        elif isinstance(step, Switch):
            for _, inner in step.cases:
                yield from _names_in(inner)


def _payloads(program: Program) -> list[str]:
    """Types of the payloads of an envelope."""
    envelope = program.functions.get(program.grammar)
    found = program_steps.walk(envelope.steps) if envelope else []
    switches = [step for step in found if isinstance(step, Switch)]
    return [
        each.type for step in switches for _, steps in step.cases for each in steps if isinstance(each, Call)
    ]


def _takes_bytes(steps: Sequence[Step]) -> bool:
    """Return whether steps take a byte at least."""
    first = steps[0]
    return isinstance(first, Read | Magic) or (isinstance(first, Bytes) and str(first.size).isdigit())


def _bare(code: str) -> str:
    """An expression without parentheses around all of it, where C does not need them."""
    inner = code[1:-1]
    depth = 0
    for character in inner:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if depth < 0:
            return code
    return inner if code.startswith("(") and code.endswith(")") and " & " not in inner else code


def _brief(text: str) -> str:
    """The first sentence of a description, on one line, without its full stop."""
    line = " ".join(text.split())
    match = re.match(r".*?(?=\. [A-Z]|\.?$)", line)
    return (match[0] if match else line).replace("*/", "* /")


def _comment(doc: str) -> str:
    return f" /* {doc} */" if doc else ""


def _shared_comments(roots: Sequence[_Root]) -> list[str]:
    """Move descriptions that many ranges of bytes share from the members into one comment."""
    columns = [column for root in roots for table in root.tables for column in table.columns.values()]
    ranges = [column for column in columns if column.kind == "RANGE" and column.doc]
    shared: dict[str, dict[str, None]] = {}
    times = Counter(column.doc for column in ranges)
    for column in ranges:
        if times[column.doc] >= _LEAST_SHARED:
            shared.setdefault(column.doc, {})[column.name] = None
            column.doc = ""
    lines = ["/* Ranges of bytes:"]
    for doc, names in shared.items():
        lines += textwrap.wrap(
            f"{doc}: {', '.join(names)}", 110, initial_indent=" * ", subsequent_indent=" *   "
        )
    return ["\n".join([*lines, " */"])] if shared else []


def files(trees: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
    """Texts of the headers, by path relative to ``generated/``.

    Args:
        trees: the published grammars by id, parsed.
    """
    found, types = {}, []
    for grammar, names in program_steps.ENTRIES.items():
        program = program_steps.program(grammar, trees[grammar])
        lists = [name for name in _LISTS if name in program.functions]
        roots = [_Root(program, name) for name in (*names, *_payloads(program), *lists)]
        types += [f"    &{root.name}_type," for root in roots]
        known: dict[str, str] = {}
        texts = [*_shared_comments(roots), *(root.text(known).rstrip() for root in roots)]
        notice = f"spec/{grammar}.ksy by tools/generate; edit spec/parts/{grammar}.ksy"
        found[f"{INCLUDE}/{grammar}.h"] = _header(grammar, notice, '#include "parse.h"', *texts)
    includes = "\n".join(f'#include "{grammar}.h"' for grammar in program_steps.ENTRIES)
    table = "\n".join(["static const rntuple_type *const rntuple_types[] = {", *types, "};"])
    notice = "the grammars in spec/ by tools/generate; edit spec/parts"
    found[f"{INCLUDE}/types.h"] = _header(
        "types", notice, includes, f"/* All types that can be parsed. */\n{table}"
    )
    return found


def fingerprint(headers: Mapping[str, bytes]) -> str:
    """Text of the module ``rntuple_spec.c_headers``, by which a library that was compiled from other headers is noticed.

    Args:
        headers: contents by name.
    """
    found = hashlib.sha256(b"".join(headers[name] for name in sorted(headers))).hexdigest()
    return (
        "# Generated from the grammars in spec/ by tools/generate; edit spec/parts and run `make generate`.\n"
        '"""Fingerprint of the headers in generated/c."""\n\n'
        f'SHA256 = "{found}"\n'
    )


def _header(name: str, notice: str, *blocks: str) -> str:
    guard = f"RNTUPLE_C_{name.upper()}_H"
    first = f"/* Generated from {notice} and run `make generate`. */"
    return "\n\n".join([first, f"#ifndef {guard}\n#define {guard}", *blocks, "#endif"]) + "\n"
