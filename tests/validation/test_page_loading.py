"""Validation with several threads: the same report for any number of them, on sound files and on damaged ones."""

from __future__ import annotations

import io
import json
from typing import Any

import numpy as np
import pytest
from support.page_damage import change_page

import rntuple_construct as rnt
from rntuple_construct.base.exits import Exit
from rntuple_construct.cli import main
from rntuple_construct.model.values.layout import Collection, Numbers, Strings
from rntuple_construct.validation import validate
from rntuple_construct.writer import WriteOptions, create

NUM_ENTRIES = 6000
LEVELS = ("structure", "checksums", "full")


def written(**options: Any) -> bytes:
    """A file with offsets, text and pages that are shared, in two clusters."""
    random = np.random.default_rng(3)
    offsets = np.concatenate([[0], np.cumsum(random.poisson(3, NUM_ENTRIES))])
    buffer = io.BytesIO()
    schema = {
        "id": "std::int64_t",
        "values": "std::vector<float>",
        "text": "std::string",
        "same": "std::int64_t",
    }
    with create(buffer, "ntpl", schema, WriteOptions(**options)) as writer:
        for _ in range(2):
            writer.extend(
                {
                    "id": np.arange(NUM_ENTRIES),
                    "values": Collection(offsets, Numbers(random.random(offsets[-1], np.float32))),
                    "text": Strings(offsets, np.full(offsets[-1], 65, np.uint8)),
                    "same": np.arange(NUM_ENTRIES),
                },
                flush=True,
            )
    return buffer.getvalue()


def damaged(data: bytes, num_places: int, *, resealed: bool) -> bytes:
    """Bytes of some pages changed; with checksums that fit again if wanted, so that only decoding finds it."""

    changed = bytearray(data)
    random = np.random.default_rng(num_places)
    with rnt.open(data) as file:
        events = file["ntpl"]
        for cluster in events.clusters:
            for column in range(len(events.schema.columns)):
                pages = cluster.column_range(column)
                for page in random.choice(
                    len(pages.offset), min(num_places, len(pages.offset)), replace=False
                ):
                    change_page(changed, pages, int(page), random, resealed=resealed)
    return bytes(changed)


FILES = {
    "zstd": written(compression="zstd:1", page_size=2000),
    "none": written(compression="none", page_size=2000),
    "lz4": written(compression="lz4:1", page_size=1 << 20),
    "without checksums": written(compression="zstd:1", page_size=2000, page_checksums=False),
    "spread over keys": written(compression="none", page_size=1 << 14, max_key_size=4000),
}
FILES |= {
    f"{name}, {num} {'resealed' if resealed else 'damaged'}": damaged(data, num, resealed=resealed)
    for name, data in list(FILES.items())[:3]
    for num in (1, 5)
    for resealed in (False, True)
}


@pytest.mark.parametrize("name", list(FILES))
@pytest.mark.parametrize("level", LEVELS)
def test_reports_do_not_depend_on_the_number_of_workers(name, level):
    expected = validate(FILES[name], level)
    assert expected.ok == (level == "structure" or "damaged" not in name) or "resealed" in name
    for workers in (2, 3, 0):
        found = validate(FILES[name], level, workers=workers)
        assert found.findings == expected.findings
        assert found.files == expected.files


def test_small_groups_of_pages_give_the_same_report(monkeypatch):
    data = FILES["zstd, 5 damaged"]
    expected = validate(data).findings
    assert len(expected) > 5
    for name in (
        "_LEN_DECODED",
        "_LEN_TASK",
        "_LEN_WINDOW",
        "_LEN_HASHED",
        "_MIN_LEN_LOOP",
        "_MIN_LEN_TOGETHER",
    ):
        monkeypatch.setattr(f"rntuple_construct.validation.checks.contents.{name}", 5000)
    for level in LEVELS:
        assert validate(data, level, workers=3).findings == validate(data, level).findings
    assert validate(data, workers=2).findings == expected


def test_large_pages_are_decompressed_into_memory_that_is_used_again():
    buffer = io.BytesIO()
    random = np.random.default_rng(5)
    with create(buffer, "ntpl", {"x": "std::int64_t"}, WriteOptions(compression="zstd:1")) as writer:
        writer.extend({"x": random.integers(0, 1000, 1_500_000)})
    for workers in (1, 2):
        assert validate(buffer.getvalue(), workers=workers).findings == ()


def test_a_file_that_cannot_be_mapped_is_read_by_one_thread(tmp_path):
    path = tmp_path / "some.root"
    path.write_bytes(FILES["zstd, 1 damaged"])
    with path.open("rb") as file:
        found = validate(file, workers=2, name="some")
    assert found.findings == validate(FILES["zstd, 1 damaged"], name="some").findings


def test_negative_numbers_are_refused():
    with pytest.raises(ValueError, match="workers"):
        validate(FILES["zstd"], workers=-1)


def test_the_command_takes_jobs(tmp_path, capsys):
    path = tmp_path / "some.root"
    path.write_bytes(FILES["zstd, 5 damaged"])
    reports = []
    for more in ([], ["--jobs", "2"], ["--jobs", "0"]):
        assert main(["validate", str(path), "--format", "json", *more]) == Exit.FINDINGS
        reports.append(json.loads(capsys.readouterr().out))
    assert reports[0] == reports[1] == reports[2]
    assert main(["validate", str(path), "--jobs", "-1"]) == Exit.USAGE
    (tmp_path / "pyproject.toml").write_text("[tool.rntuple]\nworkers = 2\n")
    assert main(["validate", str(path), "--config", str(tmp_path / "pyproject.toml")]) == Exit.FINDINGS
