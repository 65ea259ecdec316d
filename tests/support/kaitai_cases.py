"""What all languages are given to parse: real envelopes, bytes written by hand, and damaged copies of both."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import rntuple_kaitai
from support.corpora import CORPUS, MANIFEST
from support.kaitai_canonical import canonical
from support.kaitai_envelopes import PARSERS, envelopes, streamer_info
from support.kaitai_examples import Example, by_hand, mutants

SMALL = 3000  # bytes; larger envelopes are not damaged


def parser(name: str) -> Any:
    """The Python class of a type name such as ``RootFile.Key``."""
    found: Any = rntuple_kaitai
    for part in name.split("."):
        found = getattr(found, part)
    return found


def parsed(example: Example) -> Any:
    """The canonical tree of an example, or None if the Python parser refuses it."""
    try:
        return canonical(parser(example.type).from_bytes(example.data))
    except rntuple_kaitai.ParseError:
        return None


@lru_cache(maxsize=1)
def real() -> list[Example]:
    """File header, StreamerInfo and all envelopes of every real file; nothing if there are no real files."""
    found: list[Example] = []
    if CORPUS is None:
        return found
    for entry in MANIFEST:
        path = CORPUS / "files" / entry["name"]
        found.append(Example("RootFile.FileHeader", f"{path.name} header", path.read_bytes()[:100]))
        infos = streamer_info(path.read_bytes())
        if infos:
            found.append(Example("StreamerInfo", f"{path.name} StreamerInfo", infos))
        for number, envelope in enumerate(envelopes(path, entry["era"])):
            name = PARSERS[envelope.era, envelope.kind].__qualname__
            found.append(Example(name, f"{path.name} {number} {envelope.kind}", envelope.data))
    return found


@lru_cache(maxsize=1)
def damaged() -> list[Example]:
    """Damaged copies of bytes written by hand and of small real envelopes."""
    small = [example for example in real() if len(example.data) <= SMALL]
    return [*mutants(by_hand(), 100), *mutants(small, 8)]
