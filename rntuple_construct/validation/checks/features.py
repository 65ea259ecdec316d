"""Feature flags (section "Feature Flags"); unknown ones are reported when an envelope is read."""

from __future__ import annotations

from rntuple_spec.constants import FEATURE_FLAG_CONTINUES

from rntuple_construct.format.generations.records import FooterRecord, HeaderRecord
from rntuple_construct.validation.context import NTupleContext
from rntuple_construct.validation.registry import ntuple_check

_FLAGS = FEATURE_FLAG_CONTINUES - 1


@ntuple_check("RNT-FEA-006")
def superfluous_words(ntuple: NTupleContext) -> None:
    """A chain has no word more than its highest flag needs."""
    for envelope in (ntuple.header_envelope, ntuple.footer_envelope):
        if not isinstance(envelope.record, (HeaderRecord, FooterRecord)):
            continue
        words = envelope.record.feature_flags
        needed = max((index for index, word in enumerate(words) if word & _FLAGS), default=0) + 1
        if len(words) > needed:
            path = f"{envelope.path}.feature_flags"
            ntuple.emit("RNT-FEA-006", path=path, expected=needed, actual=len(words))
