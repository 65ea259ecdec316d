"""Large page lists are compared as arrays: whatever one grammar reads otherwise is told, with its place."""

from __future__ import annotations

import io
import struct
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.format.grammar.engine.locators import StandardPages
from rntuple_construct.format.grammar.engine.runs import StoredRuns
from rntuple_construct.format.metadata import Envelope
from rntuple_construct.validation import validate
from rntuple_construct.validation.checks import grammars
from rntuple_construct.validation.context import CleanEnvelopeCache


def _file() -> bytes:
    out = io.BytesIO()
    options = rnt.WriteOptions(page_size=64, compression="none")
    with rnt.create(out, "nt", {"x": "float", "y": "double"}, options) as writer:
        for start in range(0, 400, 200):
            values = np.arange(start, start + 200)
            writer.extend({"x": values.astype(np.float32), "y": values.astype(np.float64)})
            writer.flush_cluster()
    return out.getvalue()


def _file_of_many_clusters() -> bytes:
    """Its page list is large enough for columns that are alike to stay a block."""
    out = io.BytesIO()
    options = rnt.WriteOptions(page_size=64, compression="none")
    with rnt.create(out, "nt", {"x": "float", "y": "float"}, options) as writer:
        for _ in range(500):
            writer.extend({"x": np.zeros(64, np.float32), "y": np.ones(64, np.float32)}, flush=True)
    return out.getvalue()


def _with_page(index: int, place: int, change: int) -> Callable[[dict[str, Any]], None]:
    def apply(tree: dict[str, Any]) -> None:
        pages = list(struct.iter_unpack("<iiQ", tree["items"].block))
        page = list(pages[index])
        page[place] += change
        tree["items"] = StandardPages.of([*pages[:index], tuple(page), *pages[index + 1 :]])

    return apply


def _set(name: str, value: int) -> Callable[[dict[str, Any]], None]:
    return lambda tree: tree.__setitem__(name, value)


def _one_less(tree: dict[str, Any]) -> None:
    tree["items"] = StandardPages(tree["items"].block[:-16])


CHANGES = {
    "elements": _with_page(2, 0, -1), "size": _with_page(0, 1, 1), "offset": _with_page(3, 2, 1), "pages": _one_less,
    "element offset": _set("element_offset", 7), "settings": _set("compression_settings", 505),
}  # fmt: skip


FILES = {"few clusters": _file(), "many clusters": _file_of_many_clusters()}


@pytest.mark.parametrize("file", FILES)
def test_equal_page_lists_agree(file: str) -> None:
    assert validate(FILES[file]).findings == ()


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("name", CHANGES)
def test_every_difference_is_told(name: str, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed = Envelope.constructed.func

    def changed(self: Envelope) -> Any:
        tree = parsed(self)
        if self.path == "page_list[0]":
            located = tree["payload"]["page_locations"]
            kept.append(type(located["items"]))
            clusters = located["items"] = list(located["items"])
            CHANGES[name](clusters[1]["items"][1])
        return tree

    data, kept = FILES[file], []
    monkeypatch.setattr(grammars, "SOUND", CleanEnvelopeCache())  # this file has been validated before
    monkeypatch.setattr(Envelope, "constructed", property(changed))
    found = [(each.rule_id, each.path) for each in validate(data).findings]
    assert ("RNT-VAL-001", "page_list[0].page_locations[1][1]") in found
    assert set(kept) == {list if file == "few clusters" else StoredRuns}


@pytest.mark.parametrize("word", [2, 3, 4, 5, 6, 7, 8, 9, 22, 24])
def test_differences_inside_runs_are_told(word: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other grammar reads bytes in which a number of a cluster or summary inside a run differs."""
    data = FILES["many clusters"]
    parsed = Envelope.constructed.func

    def changed(self: Envelope) -> Any:
        if self.path != "page_list[0]":
            return parsed(self)
        runs = parsed(self)["payload"]["page_locations" if word > 5 else "cluster_summaries"]["items"].runs
        run = runs[0]
        assert run.count == 500
        other = bytearray(self.data)
        other[run.start + 77 * run.stride + 4 * word] ^= 1
        return self.generation.grammar.parse_envelope(bytes(other), 3, verify=False, compact_pages=True)

    monkeypatch.setattr(grammars, "SOUND", CleanEnvelopeCache())
    monkeypatch.setattr(Envelope, "constructed", property(changed))
    found = [(each.rule_id, each.path) for each in validate(data).findings]
    assert "RNT-VAL-001" in [rule_id for rule_id, _ in found]
