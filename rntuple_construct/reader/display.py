"""The fields of an RNTuple as a tree of text."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping

from rntuple_construct.base.printable import harmless
from rntuple_construct.model.schema.field_kinds import FieldNode
from rntuple_construct.reader.filters import sub_fields

__all__ = ["fields_tree"]


def fields_tree(
    title: str, fields: Iterable[tuple[str, FieldNode]], chosen: Mapping[str, FieldNode] | None = None
) -> str:
    """Names and C++ types, members below their records; control characters of names are escaped.

    Args:
        title: the first line.
        fields: top-level fields with their names.
        chosen: fields by path that are shown with all below and above them; None for all.
    """
    shown: set[str] | None = None
    if chosen is not None:
        shown = {name[:place] for name in chosen for place, char in enumerate(f"{name}.") if char == "."}
    return "\n".join([harmless(title), *_branches(list(fields), "", "", shown, chosen or ())]) + "\n"


def _branches(
    fields: list[tuple[str, FieldNode]],
    indent: str,
    above: str,
    shown: set[str] | None,
    whole: Container[str],
) -> Iterator[str]:
    if shown is not None:
        fields = [(name, node) for name, node in fields if above + name in shown]
    for position, (name, node) in enumerate(fields):
        path = above + name
        is_last = position == len(fields) - 1
        kind = f" ({node.field.type_name})" if node.field.type_name else ""
        yield harmless(f"{indent}{'└─' if is_last else '├─'} {name}{kind}")
        yield from _branches(
            list(sub_fields(node, recursive=False).items()),
            indent + ("   " if is_last else "│  "),
            f"{path}.",
            None if path in whole else shown,
            whole,
        )
