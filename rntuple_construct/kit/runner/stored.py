"""Bytes of a case for its report: the edits that made the file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.explain import Step, annotate
from rntuple_construct.explain.lookup import find_offset
from rntuple_construct.kit.runner.cases import StoredCase

__all__ = ["named_edits"]

_CHECKSUMS = ("checksum", "xxhash3")


def named_edits(case: StoredCase, original: Path | None) -> list[dict[str, Any]]:
    """The edits that made the file of a case, with the structures that they change.

    Args:
        case: the case.
        original: the file before the edits, if the corpus has it.

    Returns:
        the edits with ``path`` where the bytes belong to a known structure. Edits of checksums have
        ``is_checksum`` and are at the end.
    """
    found = [dict(edit) for edit in case.edits]
    for source in (original, case.file):
        if source is None or not found:
            continue
        try:
            with annotate(source) as file_map:
                for edit in found:
                    if "path" not in edit and edit["offset"] < file_map.size:
                        _name(edit, find_offset(file_map, str(edit["offset"]))[0])
        except (RNTupleError, OSError):
            continue
    # The other envelopes repeat the checksum of the header.
    if any(edit.get("path") == "header.checksum" for edit in found):
        for edit in found:
            if edit.get("path", "").endswith(".header_checksum"):
                edit["is_checksum"] = True
    return sorted(found, key=lambda edit: "is_checksum" in edit)


def _name(edit: dict[str, Any], steps: Sequence[Step]) -> None:
    path = next((step.node.path for step in reversed(steps) if step.node.path), "")
    if path:
        edit["path"] = path
    if path.rpartition(".")[2] in _CHECKSUMS:
        edit["is_checksum"] = True
