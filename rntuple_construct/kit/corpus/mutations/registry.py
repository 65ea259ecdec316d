"""Declaration of mutations: functions that change a base file become entries of one list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rntuple_construct.kit.corpus.mutations.bases import BASES, draft_of
from rntuple_construct.kit.files.file_draft import FileDraft
from rntuple_construct.kit.files.pinned_compression import with_pinned_chunks

MUTATIONS: list[Mutation] = []
"""Every mutation there is."""


@dataclass(frozen=True)
class Mutation:
    """A small change that breaks one rule.

    Args:
        rule_id: the rule, as it is called in the generation of the base file.
        name: name of the function that makes the change.
        base: name of the file that is changed.
        make: gives the bytes of the changed file.
        is_mild: the file breaks the rule in a way that is no error, though the rule has severity "error".
    """

    rule_id: str
    name: str
    base: str
    make: Callable[[], bytes]
    is_mild: bool = False

    def __str__(self) -> str:
        return f"{self.rule_id}:{self.name}"


def tree(
    rule_id: str, base: str = "plain", *, mild: bool = False
) -> Callable[[Callable[[FileDraft], None]], Callable[[FileDraft], None]]:
    """Declare a mutation of the trees of a base file."""

    def declare(function: Callable[[FileDraft], None]) -> Callable[[FileDraft], None]:
        def make() -> bytes:
            draft = draft_of(base)
            function(draft)
            return draft.build()

        MUTATIONS.append(Mutation(rule_id, function.__name__, base, with_pinned_chunks(make), mild))
        return function

    return declare


def raw(
    rule_id: str, base: str = "plain", *, mild: bool = False
) -> Callable[[Callable[[bytearray], None]], Callable[[bytearray], None]]:
    """Declare a mutation of the bytes of a base file, in place."""

    def declare(function: Callable[[bytearray], None]) -> Callable[[bytearray], None]:
        def make() -> bytes:
            data = bytearray(BASES[base]())
            function(data)
            return bytes(data)

        MUTATIONS.append(Mutation(rule_id, function.__name__, base, with_pinned_chunks(make), mild))
        return function

    return declare


def whole(
    rule_id: str, base: str = "plain", *, mild: bool = False
) -> Callable[[Callable[[], bytes]], Callable[[], bytes]]:
    """Declare a mutation that makes the whole file; ``base`` breaks no other rules than the file does."""

    def declare(function: Callable[[], bytes]) -> Callable[[], bytes]:
        MUTATIONS.append(Mutation(rule_id, function.__name__, base, with_pinned_chunks(function), mild))
        return function

    return declare
