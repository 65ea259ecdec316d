"""Checks that every file this package writes must pass."""

from __future__ import annotations

from typing import Any

from rntuple_construct.format.container import RootFile
from rntuple_construct.format.generations import read_footer, read_header
from rntuple_construct.format.grammar import v1
from rntuple_construct.validation import validate

EXPECTED_NOTES = {"RNT-PAG-004", "RNT-LOC-004", "RNT-COL-004", "RNT-EXT-003", "RNT-EXT-005"}
"""Notes on what was asked for: no page checksums, Large locators for small ranges, SplitReal16, and streamer fields
without the streamer info of their class."""


def findings(source: Any) -> list[str]:
    """What the validator says about a file, but for notes on what was asked for."""
    return [str(item) for item in validate(source).findings if item.rule_id not in EXPECTED_NOTES]


def check_envelopes(path: Any, ntuple: Any) -> None:
    """All envelopes are parsed by construct too, and built again to the same bytes."""
    with RootFile(path) as file:
        anchor = ntuple.anchor
        envelopes = [(1, read_header(file, anchor)), (2, read_footer(file, anchor))]
        for group in ntuple.footer.cluster_groups:
            link = group.page_list_link
            data = file.read_compressed(
                link.locator.offset, link.locator.size, link.len_envelope, anchor.max_key_size
            )
            envelopes.append((3, data))
        for envelope_type, data in envelopes:
            tree = v1.parse_envelope(bytes(data), envelope_type)
            assert v1.build_envelope(tree) == bytes(data)
            assert not tree["payload"]["trailing"]
