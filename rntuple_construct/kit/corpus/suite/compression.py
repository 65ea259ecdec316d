"""Cases of directory ``compression``: one field of ascending numbers under different settings.

The readers print only the sum of all entries.
"""

from __future__ import annotations

from rntuple_spec.column_types import ColumnType

from rntuple_construct.kit.corpus.suite.model import (
    AscendingRows,
    Fill,
    Output,
    SuiteCase,
    WriteOptions,
    columns,
)

_FIELD = "Int64"
_MEBIBYTE = 1 << 20


def _case(name: str, description: str, options: WriteOptions, entries: int) -> SuiteCase:
    return SuiteCase(
        name=f"compression.{name}",
        description=description,
        schema={_FIELD: "std::int64_t"},
        encodings={_FIELD: columns(ColumnType.SPLIT_INT64)},
        steps=(Fill(AscendingRows(_FIELD, entries)),),
        options=options,
        output=Output.SUM,
        has_javascript_reader=False,
    )


CASES = (
    # 32 entries are enough for a page that shrinks under every algorithm.
    _case("algorithms.lz4", "LZ4, level 4", WriteOptions(compression=404), 32),
    _case("algorithms.lzma", "LZMA, level 7", WriteOptions(compression=207), 32),
    _case("algorithms.zlib", "zlib, level 1", WriteOptions(compression=101), 32),
    _case("algorithms.zstd", "zstd, level 5", WriteOptions(compression=505), 32),
    _case(
        "block.big",
        "One page of 40 MiB, larger than a compression block may be: it takes three blocks",
        WriteOptions(compression=509, max_page_size=128 * _MEBIBYTE),
        40 * _MEBIBYTE // 8,
    ),
    _case(
        "block.short",
        "A page of 16 bytes that compression would not shrink: it is stored as it is",
        WriteOptions(compression=505),
        2,
    ),
)
