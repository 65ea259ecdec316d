"""Small files that break exactly one rule each, made by changes of files that break none.

``kit.corpus.mutations.registry`` describes how they are declared. A change of one field or column of the file ``schema`` takes one line::

    field("RNT-FLD-003", "unknown_role", "two_texts", role=0x99)
"""

from __future__ import annotations

from rntuple_construct.kit.corpus.mutations import (
    area_anchor,
    area_attributes,
    area_clusters,
    area_columns,
    area_compression,
    area_container,
    area_drafts,
    area_envelopes,
    area_fields,
    area_header,
    area_pages,
    area_types,
)
from rntuple_construct.kit.corpus.mutations.bases import BASES, draft_of
from rntuple_construct.kit.corpus.mutations.registry import DECLARED

__all__ = ["BASES", "BROKEN", "draft_of"]

_AREAS = (
    area_anchor,
    area_attributes,
    area_clusters,
    area_columns,
    area_compression,
    area_container,
    area_drafts,
    area_envelopes,
    area_fields,
    area_header,
    area_pages,
    area_types,
)
"""Modules whose import declares the cases."""

BROKEN = [case for case in DECLARED if case.suite == "rules"]
"""The files that break a rule."""
