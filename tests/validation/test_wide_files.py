"""Files with thousands of columns take a second or two."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.kit.files.file_description import CHECKSUM, COLLECTION, RECORD, Model, build
from rntuple_construct.validation import validate

COLLECTIONS = 600
SECONDS = 1.5


def wide_file() -> bytes:
    """600 collections of records: 2400 fields and 1800 columns, all with pages."""
    m = Model()
    for number in range(COLLECTIONS):
        points = m.field(f"points{number}", "std::vector<Point>", role=COLLECTION)
        point = m.field("_0", "Point", points, role=RECORD, flags=CHECKSUM, type_checksum=5)
        m.column(points, T.INDEX64, [1, 2, 4])
        m.column(m.field("x", "float", point), T.REAL32, [1, 2, 3, 4])
        m.column(m.field("y", "std::int32_t", point), T.INT32, [1, 2, 3, 4])
    return build(m, [3], [1], page_size=10).build()


def test_1800_columns_are_checked_in_time() -> None:
    data = wide_file()
    spent = []
    for _ in range(3):
        start = time.process_time()
        assert validate(data).findings == ()
        spent.append(time.process_time() - start)
    assert min(spent) < SECONDS


NUM_FIELDS = 50_000
MOST_MEGABYTES = 400


def fields_without_columns() -> bytes:
    """Every field is an error, which is reported with its place."""
    m = Model()
    for number in range(NUM_FIELDS):
        m.field(f"f{number}", "float")
    return build(m, [1], [1]).build()


def aliases_of_one_column() -> bytes:
    m = Model()
    source = m.field("x", "float")
    m.column(source, T.REAL32, [1.0])
    view = m.field("view", "float", flags=2, source_field_id=source)
    for _ in range(NUM_FIELDS):
        m.alias(0, view)
    return build(m, [1], [1]).build()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="memory is measured as Linux tells it")
@pytest.mark.parametrize("make", [fields_without_columns, aliases_of_one_column])
def test_small_files_of_very_many_records_take_little_memory(
    make: Callable[[], bytes], tmp_path: Path
) -> None:
    path = tmp_path / "wide.root"
    path.write_bytes(make())
    # The peak of getrusage would include that of the process that starts it.
    code = (
        "import sys; from rntuple_construct.validation import validate\n"
        "num_findings = len(validate(sys.argv[1]).findings)\n"
        "print(num_findings, *[line.split()[1] for line in open('/proc/self/status') if line.startswith('VmHWM')])"
    )
    run = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True)
    num_findings, kilobytes = map(int, run.stdout.split())
    assert num_findings > 0
    assert kilobytes < 1000 * MOST_MEGABYTES
