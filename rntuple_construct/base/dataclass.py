"""Dataclasses whose methods are made at their first use.

The standard decorator compiles up to seven methods of every class, which takes longer than the rest of an import. Here a
class gets ``__init__`` with its first object. The standard decorator makes the others when one of them is first asked for.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Mapping
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any

__all__ = ["dataclass", "field"]

_OPTIONS = {"frozen", "slots", "eq", "repr", "unsafe_hash", "kw_only"}
_RECORDED = [
    "__dataclass_fields__",
    "__dataclass_params__",
    *(["__replace__"] if sys.version_info >= (3, 13) else []),
]
_MEMBERS = "__deferred_members__"
_REQUIRED: Any = object()
_LOCK = threading.RLock()


class _Factory:
    """Default of a parameter whose value a function makes."""

    def __repr__(self) -> str:
        return "<factory>"


_FACTORY = _Factory()


class _Deferred:
    """Attribute of a class that the first look-up replaces.

    Args:
        name: its name.
        make: sets the attribute on the class.
    """

    __slots__ = ("_make", "_name")

    def __init__(self, name: str, make: Callable[[], None]) -> None:
        self._name = name
        self._make = make

    def __get__(self, instance: Any, owner: type) -> Any:
        self._make()
        return getattr(owner if instance is None else instance, self._name)


class _Field:
    """Options of a member, as ``dataclasses.field`` takes them."""

    __slots__ = ("options",)

    def __init__(self, **options: Any) -> None:
        self.options = options


class _Member:
    """Declaration of a member of a dataclass.

    Args:
        annotation: its type.
        default: its default value, or a factory; ``_REQUIRED`` without one.
        is_made: whether the default is a factory.
        is_given: whether it is a parameter of ``__init__``.
        kw_only: whether it is given by name only.
    """

    __slots__ = ("annotation", "default", "is_given", "is_made", "kw_only")

    def __init__(self, annotation: str, default: Any, is_made: bool, is_given: bool, kw_only: bool) -> None:
        self.annotation = annotation
        self.default = default
        self.is_made = is_made
        self.is_given = is_given
        self.kw_only = kw_only


def _members_of(cls: Any, kw_only: bool) -> dict[str, _Member] | None:
    """All members of a class in order; None if the class needs the standard decorator."""
    members: dict[str, _Member] = {}
    for base in cls.__mro__[-2:0:-1]:
        if _MEMBERS in base.__dict__:
            members |= base.__dict__[_MEMBERS]
        elif "__dataclass_fields__" in base.__dict__ or base.__dict__.get("__slots__"):
            return None
    for name, annotation in cls.__annotations__.items():
        if not isinstance(annotation, str) or annotation.startswith(("ClassVar", "InitVar", "KW_ONLY")):
            return None
        default, is_made, is_given = cls.__dict__.get(name, _REQUIRED), False, True
        if isinstance(default, _Field):
            options = default.options
            is_made, is_given = "default_factory" in options, options.get("init", True)
            if "kw_only" in options or not (is_made or is_given):
                return None
            default = options.get("default_factory" if is_made else "default", _REQUIRED)
        if type(default).__module__ == "dataclasses":
            return None  # a field of the standard module
        members[name] = _Member(annotation, default, is_made, is_given, kw_only)
    return members


def _compile_init(cls: Any, members: Mapping[str, _Member], frozen: bool) -> Callable[..., None]:
    """``__init__`` of a class."""
    names: dict[str, Any] = {"_factory": _FACTORY, "_set": object.__setattr__}
    parameters: dict[bool, list[str]] = {False: ["self"], True: []}
    lines = []
    for name, member in members.items():
        parameter, value = name, name
        if member.is_made:
            parameter, names[f"_make_{name}"] = f"{name}=_factory", member.default
            value = f"_make_{name}()" + (f" if {name} is _factory else {name}" if member.is_given else "")
        elif member.default is not _REQUIRED:
            parameter, names[f"_default_{name}"] = f"{name}=_default_{name}", member.default
        if member.is_given:
            parameters[member.kw_only].append(parameter)
        slot = getattr(cls, name, None)
        if not frozen:
            lines.append(f"self.{name} = {value}")
        elif isinstance(slot, MemberDescriptorType):
            names[f"_set_{name}"] = slot.__set__
            lines.append(f"_set_{name}(self, {value})")
        else:
            lines.append(f"_set(self, {name!r}, {value})")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    listed = ", ".join(parameters[False] + (["*", *parameters[True]] if parameters[True] else []))
    text = "\n    ".join([f"def __init__({listed}):", *(lines or ["pass"])])
    exec(text, names)  # noqa: S102 (names and annotations are those of the source)
    init: Callable[..., None] = names["__init__"]
    init.__qualname__ = f"{cls.__qualname__}.__init__"
    init.__module__ = cls.__module__
    init.__annotations__ = {name: each.annotation for name, each in members.items() if each.is_given}
    init.__annotations__["return"] = None
    return init


def _frozen_methods(find: Callable[[], Any], members: Mapping[str, _Member]) -> dict[str, Any]:
    """Methods that refuse changes."""

    def refuse(self: Any, name: str, change: str) -> None:
        if type(self) is find() or name in members:
            from dataclasses import FrozenInstanceError

            raise FrozenInstanceError(f"cannot {change} field {name!r}")

    def set_attribute(self: Any, name: str, value: Any) -> None:
        refuse(self, name, "assign to")
        super(find(), self).__setattr__(name, value)

    def delete_attribute(self: Any, name: str) -> None:
        refuse(self, name, "delete")
        super(find(), self).__delattr__(name)

    return {"__setattr__": set_attribute, "__delattr__": delete_attribute}


def _state_methods(members: Mapping[str, _Member]) -> dict[str, Any]:
    """Methods with which frozen objects without a dictionary are pickled and copied."""

    def state_of(self: Any) -> list[Any]:
        return [getattr(self, name) for name in members]

    def set_state(self: Any, state: list[Any]) -> None:
        for name, value in zip(members, state, strict=True):
            object.__setattr__(self, name, value)

    return {"__getstate__": state_of, "__setstate__": set_state}


def _standard(cls: Any, **options: Any) -> Any:
    """The dataclass that the standard decorator makes."""
    from dataclasses import dataclass, field

    for name in cls.__annotations__:
        value = cls.__dict__.get(name)
        if isinstance(value, _Field):
            setattr(cls, name, field(**value.options))
    return dataclass(**options)(cls)


def _deferring(cls: Any = None, /, **options: Any) -> Any:
    """``dataclasses.dataclass``, with methods that are made at their first use."""
    if cls is None:
        return lambda each: _deferring(each, **options)
    frozen, slots, eq = (options.get(name, name == "eq") for name in ("frozen", "slots", "eq"))
    members = None
    if cls.__doc__ and not options.keys() - _OPTIONS:
        members = _members_of(cls, options.get("kw_only", False))
    if members is None:
        return _standard(cls, **options)
    before = {name: value for name, value in vars(cls).items() if name not in ("__dict__", "__weakref__")}
    # The standard decorator needs the defaults, which slots replace: it works on a separate class.
    original = cls if slots else type(cls)(cls.__name__, cls.__bases__, before)

    def init() -> None:
        cls.__init__ = _compile_init(cls, members, frozen)

    def complete() -> None:
        with _LOCK:
            if "__dataclass_fields__" not in original.__dict__:
                _standard(original, **{**options, "slots": False})
        for name in completed:
            setattr(cls, name, original.__dict__[name])

    completed = [
        *_RECORDED,
        *(["__repr__"] if options.get("repr", True) else []),
        *(["__eq__"] if eq else []),
    ]
    has_hash = "__hash__" in before and not (before["__hash__"] is None and "__eq__" in before)
    added: dict[str, Any] = {_MEMBERS: members}
    added["__match_args__"] = tuple(
        name for name, each in members.items() if each.is_given and not each.kw_only
    )
    if options.get("unsafe_hash") or (eq and frozen and not has_hash):
        completed.append("__hash__")
    elif eq and not has_hash:
        added["__hash__"] = None
    if frozen:
        added |= _frozen_methods(lambda: cls, members)
        if slots:
            added |= {name: each for name, each in _state_methods(members).items() if name not in before}
    completed = [name for name in completed if name == "__hash__" or name not in before]
    added |= {name: _Deferred(name, complete) for name in completed}
    if "__init__" not in before:
        added["__init__"] = _Deferred("__init__", init)
    own = cls.__annotations__
    if slots:
        inherited = {name for base in cls.__mro__[1:-1] for name in base.__dict__.get("__slots__", ())}
        namespace = {name: value for name, value in before.items() if name not in own}
        namespace["__slots__"] = tuple(name for name in own if name not in inherited)
        cls = type(cls)(cls.__name__, cls.__bases__, {**namespace, **added})
        cls.__qualname__ = original.__qualname__
        return cls
    for name in own:
        member = members[name]
        if name in before and (member.is_made or member.default is _REQUIRED):
            delattr(cls, name)
        elif name in before:
            setattr(cls, name, member.default)
    for name, value in added.items():
        setattr(cls, name, value)
    return cls


if TYPE_CHECKING or sys.version_info >= (3, 14):  # which evaluates annotations late: not tried yet
    from dataclasses import dataclass, field
else:
    dataclass, field = _deferring, _Field
