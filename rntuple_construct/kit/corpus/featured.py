"""Cases of the corpus from features: files that the writer makes from a schema and entries."""

from __future__ import annotations

import io
from functools import partial

from rntuple_construct.kit.corpus.features.model import Feature
from rntuple_construct.kit.corpus.model import MadeCase, Outcome, slug
from rntuple_construct.kit.files.pinned_compression import with_pinned_chunks

__all__ = ["case_of"]


def case_of(
    feature: Feature, group: str, section: str, *, compressed: bool = False, rules: tuple[str, ...] = ()
) -> MadeCase:
    """The case of a feature.

    Args:
        feature: the feature.
        group: suite and group of the case.
        section: section of the format.
        compressed: compressed as the feature wants it; otherwise not at all, so that readers need no library.
        rules: rules that the validator mentions besides those of the feature.
    """
    remarks = tuple(sorted({*feature.notes, *rules}))
    kind = "valid"
    if feature.is_refused:
        kind = "must-refuse"
    elif feature.may_be_refused:
        kind = "may-refuse"
    return MadeCase(
        id=f"{group}/{slug(feature.title)}",
        title=_sentence(feature.title),
        section=section,
        generation=feature.generation,
        make=with_pinned_chunks(partial(_file, feature, None if compressed else "none")),
        ntuple=feature.ntuple,
        outcome=Outcome(kind, remarks),
    )


def _sentence(title: str) -> str:
    """The title of a feature as a sentence; names of types keep their first letter."""
    first = title if title.startswith(("std::", "ROOT::")) else f"{title[0].upper()}{title[1:]}"
    return f"{first}."


def _file(feature: Feature, compression: str | None) -> bytes:
    out = io.BytesIO()
    feature.write(out, compression)
    return out.getvalue()
