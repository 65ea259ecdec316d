"""Strings of header and footer (section "Basic Types"); readers check the strings that they need."""

from __future__ import annotations

from typing import Any

from rntuple_construct.format.metadata.envelope import STRINGS
from rntuple_construct.validation.clean_envelopes import SOUND
from rntuple_construct.validation.context import NTupleContext
from rntuple_construct.validation.registry import ntuple_check
from rntuple_construct.validation.rules import Severity

_ONLY_SHOWN = (".description", ".writer", ".type_alias")
"""Strings that nothing depends on; readers do not refuse them."""
_ENCODING = "encoding"


@ntuple_check("RNT-BAS-002")
def encoding(ntuple: NTupleContext) -> None:
    """Strings are UTF-8, before the release ASCII."""
    encoding = ntuple.generation.text_encoding
    for envelope in (ntuple.header_envelope, ntuple.footer_envelope):
        if not envelope.is_intact or SOUND.knows(_ENCODING, envelope) or envelope.payload is None:
            continue
        if _is_ascii(envelope.payload):
            SOUND.add(_ENCODING, envelope)
            continue
        said = {error.actual for error in envelope.errors if error.rule_id == "RNT-BAS-002"}
        for path, raw in envelope.strings():
            if raw in said:
                continue
            try:
                raw.decode(encoding)
            except UnicodeDecodeError:
                is_mild = path.endswith(_ONLY_SHOWN) or _is_utf8(raw)
                severity = Severity.WARNING if is_mild else None
                ntuple.emit("RNT-BAS-002", path=path, actual=raw, severity=severity)


def _is_ascii(tree: dict[str, Any]) -> bool:
    """Whether all strings of a tree are ASCII: most are, and then no path is needed."""
    for name, value in tree.items():
        if isinstance(value, bytes):
            if name in STRINGS and not value.isascii():
                return False
        elif isinstance(value, dict):
            if not _is_ascii(value):
                return False
        elif type(value) is list and not all(_is_ascii(item) for item in value if isinstance(item, dict)):
            return False
    return True


def _is_utf8(raw: bytes) -> bool:
    try:
        raw.decode()
    except UnicodeDecodeError:
        return False
    return True
