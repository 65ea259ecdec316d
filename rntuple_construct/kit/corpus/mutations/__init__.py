"""Small files that break exactly one rule each, made by named mutations of files that break none.

A mutation changes either the trees of a file (lengths and checksums are repaired afterwards) or its bytes::

    @tree("RNT-FLD-002")
    def parent_with_larger_id(draft: FileDraft) -> None: ...

    @raw("RNT-CNT-001")
    def other_first_characters(data: bytearray) -> None: ...

A change of one field or column of the file ``schema`` takes one line::

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
from rntuple_construct.kit.corpus.mutations.registry import MUTATIONS, Mutation

__all__ = ["BASES", "MUTATIONS", "Mutation", "draft_of"]

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
"""Modules whose import fills ``MUTATIONS``."""
