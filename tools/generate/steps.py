"""The grammars as programs: for each type a linear list of steps that parses it, from which back ends make code.

Each type has one function. Types without loops are inlined, and so are frames, whose bytes are between ``Enter`` and ``Leave``.
Results are flat: ``page_list_link_locator_head`` is the member ``head`` of the locator of the link. Numbers that only measure
later members are not members. Computed members are expressions in the steps that use them. Members at another position
(``pos``) are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import grammars
from model import PRIMITIVE

Expression: TypeAlias = Any
"""Tree of ``(operator, operands..)``; leaves are numbers, names of numbers that were read, and the words below.

``_io.left`` is the number of bytes up to the end of the innermost stream, ``_io.eof`` whether it is 0. ``_io.size`` and
``_io.pos`` are the size of that stream and the position in it. Streams are the input of the function and each entered frame.
"""

ENTRIES = {
    "rntuple": ("rntuple", "locator"),
    "rntuple_rc2": ("rntuple_rc2", "locator", "large_locator"),
    "rntuple_rc1": (
        "header_envelope",
        "footer_envelope",
        "page_list_envelope",
        "meta_data_envelope",
        "locator",
    ),
    "rntuple_v0": ("header_envelope", "footer_envelope"),
    "root_file": (
        "file_header",
        "key",
        "directory",
        "keys_list",
        "counted_string",
        "free_list",
        "free_entry",
        "anchor",
        "anchor_rc2",
        "anchor_rc1",
        "blob_offset_table",
    ),
    "streamer_info": ("streamer_info", "any_object", "class_info", "class_elements", "class_element"),
}
"""Types of metadata that have a function of the program, by grammar; other functions are those that they call."""


@dataclass(frozen=True)
class Read:
    """Read a number: ``u4le``, ``s8be``, ``f8le``, ``u1`` or ``b24le``."""

    name: str
    kind: str


@dataclass(frozen=True)
class Check:
    """Refuse the bytes unless a condition holds."""

    condition: Expression


@dataclass(frozen=True)
class Bytes:
    """Take bytes: a number of them, or all up to the end of the stream (None)."""

    name: str
    size: Expression | None


@dataclass(frozen=True)
class Magic:
    """Refuse the bytes unless these come next."""

    name: str
    value: bytes


@dataclass(frozen=True)
class Terminated:
    """Take the bytes in front of the next one of a value, which is skipped; refuse the bytes without one."""

    name: str
    byte: int


@dataclass(frozen=True)
class Enter:
    """Enter a stream of a number of bytes from here, or of all up to the end of the stream (None)."""

    frame: int
    size: Expression | None


@dataclass(frozen=True)
class Leave:
    """Continue after the bytes that were entered, in the surrounding stream."""

    frame: int


@dataclass(frozen=True)
class If:
    """Steps under a condition; the members that they give are absent without it."""

    condition: Expression
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Switch:
    """The steps of the case that has the value of an expression, or those of the case None."""

    on: Expression
    cases: tuple[tuple[int | None, tuple[Step, ...]], ...]


@dataclass(frozen=True)
class Repeat:
    """Steps for each item of a list.

    Args:
        name: of the list.
        item: steps and members of one item.
        count: number of items; None for as many as there are.
        until: condition on the last item; without count and condition the list ends with the stream.
    """

    name: str
    item: Layout
    count: Expression | None = None
    until: Expression | None = None


@dataclass(frozen=True)
class Call:
    """Do what the function of another type does."""

    name: str
    type: str


Step: TypeAlias = Read | Check | Bytes | Magic | Terminated | Enter | Leave | If | Switch | Repeat | Call


@dataclass(frozen=True)
class Member:
    """One value that steps give.

    Args:
        name: flat name.
        kind: primitive type such as ``u4le``, ``bytes``, ``list`` (of the items of a Repeat), ``call`` or ``choice``.
        paths: where it is in the tree of Kaitai's parser; several where a switch has it in more than one case.
        optional: if true, the bytes may lack it.
        type: function of a ``call``, or type of the items of a ``list``.
        doc: its description.
    """

    name: str
    kind: str
    paths: tuple[tuple[str, ...], ...]
    optional: bool = False
    type: str = ""
    doc: str = ""


@dataclass(frozen=True)
class Computed:
    """A value that is computed of members: its flat name, the expression and its description."""

    name: str
    expression: Expression
    doc: str


@dataclass(frozen=True)
class Layout:
    """Steps, and the members that they give.

    Args:
        name: type that it is a layout of; frames around that are left out.
        steps: in order.
        members: values that the steps give, in the order of the grammar.
        computed: values that are computed from these.
    """

    name: str
    steps: tuple[Step, ...]
    members: tuple[Member, ...]
    computed: tuple[Computed, ...] = ()

    @property
    def is_plain(self) -> bool:
        """Return whether items are single values rather than records."""
        return len(self.members) == 1


@dataclass(frozen=True)
class Program:
    """The functions that a grammar needs, by type, callees first; the grammar as a whole has its own name.

    Args:
        grammar: its id.
        functions: those of ``ENTRIES``, and functions that these call.
        docs: descriptions of all types.
    """

    grammar: str
    functions: Mapping[str, Layout]
    docs: Mapping[str, str]


def program(grammar: str, tree: Mapping[str, Any]) -> Program:
    """Make the program of a grammar.

    Args:
        grammar: its id.
        tree: its published text, parsed.

    Raises:
        GrammarError: it has a member for which there is no step.
    """
    return _Program(grammar, tree).made()


def walk(steps: Iterable[Step], *, of_items: bool = True) -> Iterator[Step]:
    """Yield all steps; nested steps follow their outer step.

    Args:
        steps: of a function.
        of_items: if true, yield those of the items of lists.
    """
    for step in steps:
        yield step
        if isinstance(step, If):
            yield from walk(step.steps, of_items=of_items)
        elif isinstance(step, Switch):
            for _, inner in step.cases:
                yield from walk(inner, of_items=of_items)
        elif of_items and isinstance(step, Repeat):
            yield from walk(step.item.steps)


class _Program:
    def __init__(self, grammar: str, tree: Mapping[str, Any]) -> None:
        self.grammar = grammar
        self.types: dict[str, Any] = {**tree.get("types", {}), grammar: {**tree, "types": None}}
        self.endian = tree["meta"]["endian"]
        self.functions: dict[str, Layout] = {}
        self.num_frames = 0
        self.computed: list[Computed] = []

    def made(self) -> Program:
        for name in ENTRIES[self.grammar]:
            self._function(name)
        docs = {name: str(contents.get("doc", "")).strip() for name, contents in self.types.items()}
        return Program(self.grammar, self.functions, docs)

    # Which types are functions

    def _uses(self, name: str) -> list[str]:
        """Types of the members of a type that are types of the grammar."""
        found = []
        for attribute in self.types[name].get("seq", []):
            kind = attribute.get("type")
            kinds = kind["cases"].values() if isinstance(kind, dict) else [kind]
            found += [each for each in kinds if each in self.types]
        return found

    def _has_loop(self, name: str) -> bool:
        return any("repeat" in attribute for attribute in self.types[name].get("seq", [])) or any(
            self._has_loop(each) for each in self._uses(name)
        )

    def _is_body(self, name: str) -> bool:
        """Return whether a type is only what a frame of one list holds."""
        users = [self.types[user]["seq"] for user in self.types if name in self._uses(user)]
        return len(users) == 1 and _frame_of(users[0]) == name

    def _function(self, name: str) -> Layout:
        if name not in self.functions:
            before, self.num_frames = self.num_frames, 0
            layout = self._layout(name, set())
            self.num_frames = before
            self.functions[name] = layout
        return self.functions[name]

    # Steps

    def _layout(self, kind: str, dropped: set[str]) -> Layout:
        """Return steps and members of a type under short names."""
        around, self.computed = self.computed, []
        steps, members = self._type(kind, "", (), {}, dropped)
        kept = tuple(member for member in members if member.name not in dropped)
        known = {member.name for member in kept}
        computed = [
            each for each in self.computed if set(_names(each.expression)) <= known and each.name not in known
        ]
        self.computed = around
        name, inner = kind, _frame_of(self.types[kind].get("seq", []))
        while inner in self.types and not inner.endswith("_body"):
            name, inner = inner, _frame_of(self.types[inner].get("seq", []))
        return Layout(name, steps, kept, tuple(computed))

    def _type(
        self, name: str, prefix: str, path: tuple[str, ...], scope: dict[str, Expression], dropped: set[str]
    ) -> tuple[tuple[Step, ...], list[Member]]:
        """Inline a type.

        Args:
            name: the type.
            prefix: of the flat names of its members.
            path: where it is in the tree of Kaitai's parser.
            scope: takes the expressions of the type's members, by name.
            dropped: takes the flat names of numbers that only measure what follows.
        """
        contents = self.types[name]
        for id, instance in (contents.get("instances") or {}).items():
            if "value" in instance and not re.search(r'"|\[', str(instance["value"])):
                scope[id] = ("instance", str(instance["value"]))
        steps: list[Step] = []
        members: list[Member] = []
        measures: set[str] = set()
        conditions: dict[str, list[str]] = {}
        for attribute in contents.get("seq", []):
            before = len(members)
            steps += self._attribute(attribute, prefix, path, scope, dropped, members)
            for key in ("size", "repeat-expr"):
                if key in attribute:
                    measures |= set(_names(self._expression(attribute[key], scope, "")))
            switched = attribute.get("type")
            given = [member.name for member in members[before:]]
            tests = [str(attribute["if"])] if "if" in attribute else []
            tests += [switched["switch-on"]] if isinstance(switched, dict) else []
            for test in tests:
                for each in _names(self._expression(test, scope, "")):
                    conditions.setdefault(each, []).extend(given)
        for measure in measures:
            if all(each in measures for each in conditions.get(measure, ())):
                dropped.add(measure)
        first = len(self.computed)
        for id in (id for id, known in scope.items() if isinstance(known, tuple)):
            doc = str(contents["instances"][id].get("doc", "")).strip()
            with suppress(grammars.GrammarError):  # of members that are read elsewhere
                self.computed.append(Computed(prefix + id, self._expression(id, scope, ""), doc))
        kept = [member for member in members if member.name not in dropped]
        if len(kept) == 1 and prefix:
            self.computed[first:] = [
                replace(each, expression=_replaced(each.expression, kept[0].name, prefix.rstrip("_")))
                for each in self.computed[first:]
            ]
            members = [
                replace(member, name=prefix.rstrip("_")) if member is kept[0] else member
                for member in members
            ]
            steps = [_renamed(step, kept[0].name, prefix.rstrip("_")) for step in steps]
        return tuple(steps), members

    def _attribute(
        self,
        attribute: Mapping[str, Any],
        prefix: str,
        path: tuple[str, ...],
        scope: dict[str, Expression],
        dropped: set[str],
        members: list[Member],
    ) -> list[Step]:
        id = attribute["id"]
        name, here = prefix + id, (*path, id)
        found: list[Member] = []
        doc = str(attribute.get("doc", "")).strip()
        if "repeat" in attribute:
            steps = [self._repeat(attribute, name, here, scope, found)]
        else:
            steps = self._one(attribute, name, here, scope, dropped, found)
        if "valid" in attribute:
            steps.append(Check(self._expression(attribute["valid"]["expr"], scope, name)))
        if "if" in attribute:
            condition = self._expression(attribute["if"], scope, "")
            steps = [If(condition, tuple(steps))]
            found = [replace(member, optional=True) for member in found]
        members += [replace(member, doc=member.doc or doc) for member in found]
        return steps

    def _one(
        self,
        attribute: Mapping[str, Any],
        name: str,
        path: tuple[str, ...],
        scope: dict[str, Expression],
        dropped: set[str],
        members: list[Member],
    ) -> list[Step]:
        kind, id = attribute.get("type"), attribute["id"]
        size = self._expression(attribute["size"], scope, "") if "size" in attribute else None
        framed = "size" in attribute or attribute.get("size-eos", False)
        if "contents" in attribute:
            scope[id] = name
            dropped.add(name)
            members.append(Member(name, "bytes", (path,)))
            return [Magic(name, attribute["contents"].encode())]
        if kind is None:
            scope[id] = name
            members.append(Member(name, "bytes", (path,)))
            if "terminator" in attribute:
                return [Terminated(name, attribute["terminator"])]
            return [Bytes(name, size)]
        if isinstance(kind, str) and PRIMITIVE.fullmatch(kind):
            scope[id] = name
            full = kind if kind in ("u1", "s1") or kind.endswith(("le", "be")) else kind + self.endian
            members.append(Member(name, full, (path,)))
            return [Read(name, full)]
        frame = self.num_frames = self.num_frames + 1 if framed else self.num_frames
        if isinstance(kind, dict):
            steps: list[Step] = [self._switch(kind, name, path, scope, dropped, members)]
        else:
            steps = list(self._object(kind, name, path, {}, dropped, members))
        return [Enter(frame, size), *steps, Leave(frame)] if framed else steps

    def _object(
        self,
        kind: str,
        name: str,
        path: tuple[str, ...],
        scope: dict[str, Expression],
        dropped: set[str],
        members: list[Member],
    ) -> tuple[Step, ...]:
        if kind not in self.types:
            raise grammars.GrammarError(f"{self.grammar}: there is no step for {kind}")
        if self._has_loop(kind) and not self._is_body(kind):
            self._function(kind)
            members.append(Member(name, "call", (path,), type=kind))
            return (Call(name, kind),)
        # Contents of a frame go by the name of the frame.
        prefix = name.removesuffix("body") if name.endswith("body") else f"{name}_"
        steps, found = self._type(kind, prefix, path, scope, dropped)
        members += found
        return steps

    def _switch(
        self,
        kind: Mapping[str, Any],
        name: str,
        path: tuple[str, ...],
        scope: dict[str, Expression],
        dropped: set[str],
        members: list[Member],
    ) -> Step:
        on = self._expression(kind["switch-on"], scope, "")
        cases: list[tuple[int | None, tuple[Step, ...]]] = []
        of_cases: list[list[Member]] = []
        for value, case in kind["cases"].items():
            found: list[Member] = []
            if PRIMITIVE.fullmatch(case):
                steps = tuple(self._one({"id": "", "type": case}, name, path, {}, dropped, found))
            else:
                steps = self._object(case, name, path, {}, dropped, found)
            cases.append((None if value == "_" else int(value), steps))
            of_cases.append([member for member in found if member.name not in dropped])
        if all(len(found) == 1 for found in of_cases):
            # One value, whatever the case.
            paths = tuple(dict.fromkeys(path for found in of_cases for path in found[0].paths))
            members.append(Member(name, "choice", paths, optional=True))
            cases = [
                (value, tuple(_renamed(step, found[0].name, name) for step in steps))
                for (value, steps), found in zip(cases, of_cases, strict=True)
            ]
        else:
            self._merge(kind, name, cases, of_cases, members)
        return Switch(on, tuple(cases))

    def _merge(
        self,
        kind: Mapping[str, Any],
        name: str,
        cases: list[tuple[int | None, tuple[Step, ...]]],
        of_cases: list[list[Member]],
        members: list[Member],
    ) -> None:
        """Put together the members of all cases: those with one name must be of one kind."""
        merged: dict[str, Member] = {}
        for index, ((value, steps), found) in enumerate(zip(cases, of_cases, strict=True)):
            if len(found) == 1 and found[0].name == name:
                # A lone member goes by its own name here, beside those of the other cases.
                long = f"{name}_{found[0].paths[0][-1]}"
                steps = tuple(_renamed(step, name, long) for step in steps)
                found = [replace(found[0], name=long)]
                cases[index] = value, steps
            for member in found:
                known = merged.get(member.name)
                if known is not None and known.kind != member.kind:
                    raise grammars.GrammarError(f"{self.grammar}: {member.name} has two kinds in a switch")
                paths = member.paths if known is None else (*known.paths, *member.paths)
                merged[member.name] = replace(member, paths=tuple(dict.fromkeys(paths)), optional=True)
        members += merged.values()

    def _repeat(
        self,
        attribute: Mapping[str, Any],
        name: str,
        path: tuple[str, ...],
        scope: dict[str, Expression],
        members: list[Member],
    ) -> Step:
        kind = attribute["type"]
        scope_of_item: dict[str, Expression] = {}
        frames, self.num_frames = self.num_frames, 0
        if PRIMITIVE.fullmatch(kind):
            found: list[Member] = []
            steps = self._one({"id": "", "type": kind}, "item", (), scope_of_item, set(), found)
            item = Layout("", tuple(steps), tuple(found))
        elif self._has_loop(kind) and not self._is_body(kind) and not self._is_wrapped(kind):
            self._function(kind)
            item = Layout(kind, (Call("item", kind),), (Member("item", "call", ((),), type=kind),))
        else:
            item = self._layout(kind, set())
            if item.is_plain:
                lone = item.members[0]
                steps = [_renamed(step, lone.name, "item") for step in item.steps]
                item = Layout(item.name, tuple(steps), (replace(lone, name="item"),))
        self.num_frames = frames
        members.append(Member(name, "list", (path,), type=item.name))
        scope[attribute["id"]] = name
        if attribute["repeat"] == "until":
            until = str(attribute["repeat-until"]).replace("_.", "")
            names = {step.name: step.name for step in walk(item.steps) if isinstance(step, Read)}
            return Repeat(name, item, until=self._expression(until, {**names, "_": "item"}, ""))
        if attribute["repeat"] == "eos":
            return Repeat(name, item)
        return Repeat(name, item, self._expression(attribute["repeat-expr"], scope, ""))

    def _is_wrapped(self, kind: str) -> bool:
        """Return whether a type is a record frame, whose contents are inlined into the list of such frames."""
        return self._is_body(_frame_of(self.types[kind].get("seq", [])))

    # Expressions

    def _expression(self, text: Any, scope: Mapping[str, Expression], value: str) -> Expression:
        """An expression with names resolved; ``value`` is the name of ``_``."""
        return self._resolved(grammars._Expression(str(text)).tree, scope, value)

    def _resolved(self, tree: Expression, scope: Mapping[str, Expression], value: str) -> Expression:
        if isinstance(tree, str):
            if tree == "_" and value:
                return value
            if tree.lstrip("-")[:1].isdigit():
                return str(int(tree, 0))
            if tree.startswith("_io."):
                return tree
            known = scope.get(tree)
            if known is None:
                raise grammars.GrammarError(f"{self.grammar}: {tree} is not known in an expression")
            if isinstance(known, tuple) and known[0] == "instance":
                return self._expression(known[1], scope, "")
            return known
        operator, *parts = tree
        if operator == "-" and parts == ["_io.size", "_io.pos"]:
            return "_io.left"
        return (operator, *(self._resolved(part, scope, value) for part in parts))


def _frame_of(sequence: Sequence[Mapping[str, Any]]) -> str:
    """Return the type of the contents if a type is only a frame: numbers, then sized contents; else an empty string."""
    *heads, last = sequence or [{}]
    is_framed = isinstance(last.get("type"), str) and ("size" in last or "size-eos" in last)
    is_plain = all(PRIMITIVE.fullmatch(str(each.get("type"))) and "repeat" not in each for each in heads)
    return last["type"] if is_framed and is_plain else ""


def _names(tree: Expression) -> list[str]:
    """Names of numbers in an expression."""
    return [
        leaf
        for leaf in grammars._leaves(tree)
        if not grammars._is_number(leaf) and not leaf.startswith("_io.")
    ]


def _replaced(tree: Expression, old: str, new: str) -> Expression:
    if isinstance(tree, str):
        return new if tree == old else tree
    if tree is None:
        return None
    return (tree[0], *(_replaced(part, old, new) for part in tree[1:]))


def _renamed(step: Step, old: str, new: str) -> Step:
    """A step with one number, list or byte string under another name."""
    if old == new:
        return step
    if isinstance(step, Check):
        return Check(_replaced(step.condition, old, new))
    if isinstance(step, Enter):
        return Enter(step.frame, _replaced(step.size, old, new))
    if isinstance(step, Leave):
        return step
    if isinstance(step, If):
        return If(_replaced(step.condition, old, new), tuple(_renamed(each, old, new) for each in step.steps))
    if isinstance(step, Switch):
        cases = tuple(
            (value, tuple(_renamed(each, old, new) for each in steps)) for value, steps in step.cases
        )
        return Switch(_replaced(step.on, old, new), cases)
    name = new if step.name == old else step.name
    if isinstance(step, Bytes):
        return Bytes(name, _replaced(step.size, old, new))
    if isinstance(step, Repeat):
        return replace(step, name=name, count=_replaced(step.count, old, new))
    return replace(step, name=name)
