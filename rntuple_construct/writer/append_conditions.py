"""Conditions under which entries can be appended to an RNTuple of a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rntuple_construct.base.errors import UnsupportedError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.metadata import NTupleMetadata

__all__ = ["check_continuable"]

_DRAFT = "rntuple convert writes it in the released format first"


def check_continuable(metadata: NTupleMetadata) -> None:
    """Check that footer and anchor of an RNTuple can be written again without loss.

    Raises:
        UnsupportedError: it is of a draft of the format, or has members of a later version.
        EnvelopeError: a name of a field is not UTF-8 (RNT-BAS-002).
        DescriptorError: a projected field owns a column (RNT-FLD-021), which would get no elements.
    """
    metadata.require_names()
    generation, path = metadata.generation, metadata.path
    if not generation.is_read_by_root:
        raise UnsupportedError(f"'{path}' is of generation {generation.name}", path=path, hint=_DRAFT)
    schema = metadata.require_schema()
    for column in schema.columns:
        field_id = column.record.field_id
        if schema.fields[field_id].is_projected:
            where = f"schema.columns[{column.column_id}]"
            raise broken("RNT-FLD-021", path=where, id=column.column_id, field=field_id)
    anchor = metadata.anchor
    footer = anchor.ofs_footer
    if (
        anchor.ofs_header < footer + anchor.len_footer_stored
        and footer < anchor.ofs_header + anchor.len_header_stored
    ):
        # The old footer becomes free space, and would take the header with it.
        raise broken("RNT-ANC-011", path="anchor", first=f"{anchor.ofs_header:#x}", second=f"{footer:#x}")
    if anchor.trailing or _has_trailing(metadata.footer_envelope.constructed):
        raise UnsupportedError(
            f"the footer or anchor of '{path}' has members of a later version of the format, which would be lost",
            path=path, hint="use a later version of this package",
        )  # fmt: skip


def _has_trailing(tree: Any) -> bool:
    """Whether a tree of the construct grammar has bytes that it does not understand."""
    if isinstance(tree, Mapping):
        return bool(tree.get("trailing")) or any(map(_has_trailing, tree.values()))
    return isinstance(tree, (list, tuple)) and any(map(_has_trailing, tree))
