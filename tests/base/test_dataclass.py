"""Dataclasses with methods that are made late behave as those of the standard library."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
import re
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

import pytest

from rntuple_construct.base.dataclass import dataclass, field

PACKAGE = Path(__file__).resolve().parents[2] / "rntuple_construct"
T = TypeVar("T")
Decorator = Callable[..., Any]


def plain(decorator: Decorator, **options: Any) -> type:
    @decorator(**options)
    class Point:
        """A class."""

        x: int
        y: list[int]
        z: float = 0.5
        note: str | None = None

        def double(self) -> int:
            return 2 * self.x

    return Point


def with_fields(decorator: Decorator, **options: Any) -> type:
    member = field if decorator is dataclass else dataclasses.field

    @decorator(**options)
    class Point:
        """A class."""

        x: int
        y: list[int] = member(default_factory=list)
        z: float = member(default=0.5, compare=False)
        note: str | None = member(default=None, repr=False)
        seen: dict[str, int] = member(default_factory=dict, init=False)

    return Point


def with_methods(decorator: Decorator, **options: Any) -> type:
    @decorator(**options)
    class Point:
        """A class."""

        x: int
        y: list[int]

        def __post_init__(self) -> None:
            if self.x > 100:
                raise ValueError("too large")

        def __repr__(self) -> str:
            return "mine"

        def __eq__(self, other: object) -> bool:
            return isinstance(other, type(self)) and self.x == other.x

    return Point


def derived(decorator: Decorator, **options: Any) -> type:
    @decorator(**options)
    class Base(Generic[T]):
        """A class."""

        x: int
        y: list[int]

    @decorator(**options)
    class Point(Base[int]):
        """A class that has more."""

        y: list[int]
        z: float = 0.5

    return Point


def by_standard_only(decorator: Decorator, **options: Any) -> type:
    member = field if decorator is dataclass else dataclasses.field

    @decorator(**options)
    class Point:
        x: int
        y: list[int]
        z: float = member(default=0.5, init=False)
        start: dataclasses.InitVar[int] = 0

        def __post_init__(self, start: int) -> None:
            assert start == 0

    return Point


DECLARATIONS = (plain, with_fields, with_methods, derived, by_standard_only)
OPTIONS: tuple[dict[str, Any], ...] = (
    {}, {"slots": True}, {"frozen": True}, {"frozen": True, "slots": True}, {"eq": False}, {"repr": False},
    {"slots": True, "unsafe_hash": True}, {"slots": True, "frozen": True, "eq": False}, {"kw_only": True}, {"order": True},
)  # fmt: skip


def result(function: Callable[[], Any]) -> Any:
    """What a call returns, or its error as text."""
    try:
        return function()
    except (AttributeError, TypeError, ValueError) as error:
        return type(error), str(error)


def behaviour(cls: Any) -> dict[str, Any]:
    """What can be seen of a class, without addresses."""
    one, other, third = cls(x=1, y=[2]), cls(x=1, y=[2]), cls(x=3, y=[2])
    found: dict[str, Any] = {
        "call": result(lambda: vars(cls(1, [2])) if hasattr(one, "__dict__") else repr(cls(1, [2]))),
        "too many": result(lambda: cls(1, [2], 3, 4, 5, 6, 7)),
        "refused": result(lambda: cls(x=101, y=[]).x),
        "members": [getattr(one, name, None) for name in ("x", "y", "z", "note", "seen")],
        "equal": (one == other, one == third, one != other, one == 1),
        "less": result(lambda: one < third),
        "hashable": result(lambda: hash(cls(x=1, y=()))) if cls.__hash__ is not object.__hash__ else None,
        "repr": repr(one),
        "fields": [(each.name, each.type, each.init, each.repr, each.compare) for each in dataclasses.fields(cls)],
        "dict": dataclasses.asdict(one),
        "replaced": repr(dataclasses.replace(one, x=7)),
        "set": result(lambda: setattr(one, "x", 9)),
        "set new": result(lambda: setattr(one, "new", 9)),
        "deleted": result(lambda: delattr(other, "x")),
        "copied": repr(copy.copy(third)),
        "deeply": repr(copy.deepcopy(third)),
        "signature": str(inspect.signature(cls)),
        "annotations": cls.__init__.__annotations__,
        "names": (cls.__name__, cls.__qualname__, cls.__module__, cls.__doc__, cls.__init__.__qualname__),
        "match": cls.__match_args__,
        "slots": cls.__dict__.get("__slots__"),
        "weak": hasattr(one, "__weakref__"),
        "parameters": repr(cls.__dataclass_params__),
        "attributes": {name: cls.__dict__.get(name) for name in ("y", "z", "note") if name not in cls.__dict__.get("__slots__", ())},
    }  # fmt: skip
    return {name: re.sub(r"0x[0-9a-f]+", "", str(each)) for name, each in found.items()}


@pytest.mark.parametrize("declared", DECLARATIONS)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_it_behaves_like_the_standard_one(declared: Callable[..., type], options: dict[str, Any]) -> None:
    ours, theirs = (behaviour(declared(each, **options)) for each in (dataclass, dataclasses.dataclass))
    if options.get("slots") and options.get("frozen"):
        # Where the standard one raises TypeError, because slots have replaced the class that its method knows.
        assert "FrozenInstanceError" in ours.pop("set new") or declared is by_standard_only
        theirs.pop("set new")
    assert ours == theirs


@pytest.mark.parametrize("first", ["__repr__", "__eq__", "__hash__", "__dataclass_fields__", "__init__"])
def test_any_method_may_be_asked_for_first(first: str) -> None:
    cls: Any = plain(dataclass, slots=True, frozen=True)
    assert getattr(cls, first) is not None
    assert {cls(1, ()), cls(1, ())} == {cls(1, ())}
    assert repr(cls(1, ())).endswith("Point(x=1, y=(), z=0.5, note=None)")


def test_methods_are_made_late() -> None:
    cls: Any = with_fields(dataclass, slots=True)
    late = {name for name, each in vars(cls).items() if type(each).__name__ == "_Deferred"}
    assert {"__init__", "__repr__", "__eq__", "__dataclass_fields__"} <= late
    assert cls(1).y == []
    late = {name for name, each in vars(cls).items() if type(each).__name__ == "_Deferred"}
    assert "__init__" not in late
    assert "__eq__" in late  # not yet asked for
    assert cls(1) == cls(1)
    assert not {name for name, each in vars(cls).items() if type(each).__name__ == "_Deferred"}


def test_fields_of_the_standard_module_are_accepted() -> None:
    @dataclass(slots=True)
    class Point:
        """A class."""

        x: list[int] = dataclasses.field(default_factory=list)

    assert Point().x == []


def test_a_standard_dataclass_may_be_derived() -> None:
    base: Any = plain(dataclass, frozen=True)

    @dataclasses.dataclass(frozen=True)
    class More(base):
        extra: int = 5

    assert More(1, []) == More(1, [], extra=5)
    assert [each.name for each in dataclasses.fields(More)] == ["x", "y", "z", "note", "extra"]

    @dataclass(frozen=True)
    class Again(More):
        """Derived from the standard one."""

        last: int = 6

    assert Again(1, []).last == 6
    assert isinstance(Again(1, []), base)


@dataclass(frozen=True, slots=True)
class Pickled:
    """A class that pickle finds."""

    x: int
    y: tuple[int, ...] = ()


def test_objects_are_pickled() -> None:
    assert pickle.loads(pickle.dumps(Pickled(1, (2,)))) == Pickled(1, (2,))


def test_threads_may_ask_at_the_same_time() -> None:
    for _ in range(20):
        cls: Any = with_fields(dataclass, slots=True)
        start, found = threading.Barrier(4), []

        def work(cls: Any = cls, start: Any = start, found: list[Any] = found) -> None:
            start.wait()
            found.append((cls(1) == cls(1), repr(cls(1)), len(dataclasses.fields(cls)), cls(1).y))

        threads = [threading.Thread(target=work) for _ in range(4)]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
        assert len(found) == 4
        assert found.count(found[0]) == 4


def test_rooms_that_commands_load_use_it() -> None:
    """The standard decorator is left to rooms that no command on files needs."""
    used = [
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*.py")
        if path.relative_to(PACKAGE).parts[0] not in ("kit", "trevni", "explain")
        and re.search(r"^ *from dataclasses import .*\b(?:dataclass|field)\b", path.read_text(), re.MULTILINE)
    ]
    assert used == [str(Path("base", "dataclass.py"))]


def test_the_help_does_not_load_the_standard_ones() -> None:
    code = "import sys; from rntuple_construct.cli import main\ntry: main(['info', '--help'])\nexcept SystemExit: print('dataclasses' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"
