"""Files with thousands of columns take a second or two."""

from __future__ import annotations

import time

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
