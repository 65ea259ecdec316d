"""Tasks that several processes do together, and what must come of them."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path
from typing import Any

import rntuple_construct as rnt
from rntuple_construct.format.container import RootFile
from rntuple_construct.writer import FillContext
from tests.support.file_checks import check_envelopes, findings
from tests.support.peers import differences
from tests.support.root_process import require_root, root

SCHEMA = {"id": "std::int64_t", "pt": "std::vector<float>"}
NUM = 200


def rows_of(number: int) -> list[dict[str, Any]]:
    return [{"id": 1000 * number + i, "pt": [i / 4] * (i % 5)} for i in range(NUM)]


def fill(context: FillContext, number: int) -> None:
    """One task: two clusters, and one that the end of the task completes."""
    rows = rows_of(number)
    for start in (0, 70, 150):
        context.extend(rows[start : start + 80 if start else 70])
        if start < 150:
            context.flush_cluster()


def check(path: Path, num_tasks: int) -> None:
    """All tasks are there once, in their order, in a file that is right, and nothing is beside it."""
    assert findings(path) == []
    with rnt.open(path) as file:
        ntuple = file.only()
        check_envelopes(path, ntuple)
        assert ntuple.arrays(library="py") == [row for number in range(num_tasks) for row in rows_of(number)]
    with RootFile(path) as container:
        covered = container.header.ofs_begin
        for item in container.scan_keys():
            assert item.span.start == covered
            covered = item.span.stop
        assert covered == container.header.ofs_end == path.stat().st_size
    assert os.listdir(path.parent) == [path.name]


def first_pages(path: Path) -> list[int]:
    """Offset of the first page of each cluster."""
    found = []
    with rnt.open(path) as file:
        for pages in file.only().metadata.page_lists:
            assert pages is not None
            bounds = pages.first_page[pages.first_range].tolist()
            found += [int(pages.offset[start:stop].min()) for start, stop in pairwise(bounds)]
    return found


def check_with_other_readers(path: Path, num_tasks: int) -> None:
    """ROOT, uproot and JSROOT read the same values."""
    require_root()
    with rnt.open(path) as file:
        name = file.only().path
    expected = [row for number in range(num_tasks) for row in rows_of(number)]
    for reader in ("uproot", "jsroot"):
        assert differences(reader, path, name) == []
    found = root().read(path, name)
    assert found["errors"] == {}
    assert found["values"] == {name: [row[name] for row in expected] for name in SCHEMA}
