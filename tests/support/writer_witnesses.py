"""What this package and other readers see in what the writer wrote."""

from __future__ import annotations

from typing import Any

from support.file_checks import check_envelopes, findings

import rntuple_construct as rnt
from rntuple_construct.format.container import RootFile


def rows(path: Any, name: str | None = None) -> list[dict[str, Any]]:
    """Entries as this package reads them, after both grammars have read and rebuilt all envelopes."""
    with rnt.open(path) as file:
        ntuple = file[name] if name else file[file.keys()[0]]
        check_envelopes(path, ntuple)
        assert findings(path) == []
        return ntuple.arrays(library="py")


def page_lists(path: Any, name: str | None = None) -> list[Any]:
    """Page lists of all cluster groups of an RNTuple."""
    with rnt.open(path) as file:
        ntuple = file[name] if name else file[file.keys()[0]]
        with RootFile(path) as container:
            result = []
            for group in ntuple.footer.cluster_groups:
                link = group.page_list_link
                data = container.read_compressed(
                    link.locator.offset, link.locator.size, link.len_envelope, ntuple.anchor.max_key_size
                )
                result.append(ntuple.generation.parse_page_list(bytes(data), None))
            return result


def from_uproot(value: Any) -> Any:
    """Tuples as records, as this package has them."""
    if isinstance(value, tuple):
        return {f"_{index}": from_uproot(item) for index, item in enumerate(value)}
    if isinstance(value, list):
        return [from_uproot(item) for item in value]
    return {key: from_uproot(item) for key, item in value.items()} if isinstance(value, dict) else value


def alike(value: Any, expected: Any) -> bool:
    """Equal, but for characters as numbers."""
    if isinstance(expected, dict):
        return isinstance(value, dict) and set(value) == set(expected) and all(
            alike(value[key], expected[key]) for key in expected
        )  # fmt: skip
    if isinstance(expected, list):
        return isinstance(value, list) and len(value) == len(expected) and all(map(alike, value, expected))
    if isinstance(expected, str) and isinstance(value, int):
        return chr(value) == expected
    return bool(value == expected)
