"""What lies in generated/: up to date, self-contained, and the same layouts as the grammar."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rntuple_spec import layouts
from support import byte_builder as b
from support.corpora import corpus_names
from support.kaitai_envelopes import envelopes

ROOT = Path(__file__).resolve().parents[3]
GENERATED = ROOT / "generated"
SCRIPT = ROOT / "tools" / "generate" / "generate.py"


@pytest.mark.slow
def test_generated_files_are_up_to_date() -> None:
    run = subprocess.run(
        [sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stdout) == (0, ""), run.stdout + run.stderr


def test_without_the_compiler_the_hashes_are_compared() -> None:
    code = f"import sys; sys.path.insert(0, {str(SCRIPT.parent)!r}); import generate; print(generate.hash_differences())"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_manifest_lists_every_output_with_its_hash() -> None:
    manifest = json.loads((GENERATED / "MANIFEST.json").read_text(encoding="utf-8"))
    assert manifest["compiler"] == {"name": "kaitai-struct-compiler", "version": "0.11"}
    for name, expected in manifest["outputs"].items():
        assert hashlib.sha256((GENERATED / name).read_bytes()).hexdigest() == expected


@pytest.mark.parametrize(
    ("layout", "example"),
    [
        (layouts.ENVELOPE_HEAD, b.envelope(1)[:-8]),
        (layouts.LIST_FRAME_HEAD, b.items()),
        (layouts.RECORD_FRAME_HEAD, b.record()),
        (layouts.STANDARD_LOCATOR, b.LOCATOR),
        (layouts.STANDARD_PAGE, b.s4(-7) + b.LOCATOR),
        (layouts.COLUMN_PAGES_TAIL, b.pages()[12:]),
        (layouts.SUPPRESSED_COLUMN_PAGES_TAIL, b.pages(settings=None)[12:]),
        (layouts.CLUSTER_SUMMARY, b.u8(0) + b.u8(0)),
    ],
)
def test_layouts_are_as_long_as_the_bytes_they_describe(layout: Any, example: bytes) -> None:
    assert np.dtype(layout).itemsize == len(example)


def test_page_layout_reads_the_fields_of_a_page() -> None:
    page = np.frombuffer(b.s4(-7) + b.s4(100) + b.u8(1 << 40), layouts.STANDARD_PAGE)[0]
    assert page.item() == (-7, 100, 1 << 40)


@pytest.mark.parametrize("name", corpus_names("1.x"))
def test_arrays_of_pages_are_the_pages_of_the_parser(name: str, corpus_file: Any) -> None:
    for envelope in envelopes(corpus_file(name), "1.x"):
        if envelope.kind != "page_list":
            continue
        for cluster in envelope.parse().payload.page_locations.body.items:
            for column in cluster.body.items:
                read = [
                    (page.num_elements_signed, page.locator.head, page.locator.ofs_range)
                    for page in column.body.items
                ]
                start = np.dtype(layouts.LIST_FRAME_HEAD).itemsize - 8
                column.body._io.seek(0)
                array = np.frombuffer(
                    column.body._io.read_bytes_full(), layouts.STANDARD_PAGE, len(read), start
                )
                assert array.tolist() == read
