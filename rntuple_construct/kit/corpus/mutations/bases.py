"""The files that mutations start from; a validation finds nothing in them (but that RC1 has no page checksums)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from rntuple_spec.column_types import ColumnType as T
from rntuple_spec.constants import ColumnFlag

from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import (
    COLLECTION,
    RECORD,
    VARIANT,
    Cluster,
    FileDescription,
    Model,
    Pages,
    Tree,
    build,
    has_page_checksums,
    make_column,
    make_field,
    pairs,
)
from rntuple_construct.kit.files.file_tables import draft_of_table
from rntuple_construct.kit.files.pinned_compression import pinned_chunks
from rntuple_construct.kit.files.tables import read_table

BASE_FACTS: Mapping[str, Mapping[str, Any]] = read_table(Path(__file__).with_name("bases.toml"))
"""Facts and contents of the base files."""


def _compressed() -> EditableFile:
    """Pages and envelopes compressed with zstd."""
    m = Model()
    number = m.field("number", "std::int64_t")
    m.column(number, T.SPLIT_INT64, list(range(400)))
    text = m.field("text", "std::string")
    m.column(text, T.SPLIT_INDEX64, list(range(2, 802, 2)))
    m.column(text, T.CHAR, "ab" * 400)
    draft = build(m, [400], [1], settings=505, page_size=300)
    draft.settings = 505
    return draft


def _lz4() -> EditableFile:
    """Pages compressed with LZ4."""
    m = Model()
    number = m.field("number", "std::int64_t")
    m.column(number, T.SPLIT_INT64, list(range(400)))
    return build(m, [400], [1], settings=404, page_size=400)


def nested_deferred(*, late: bool = True) -> EditableFile:
    """Representations below a vector, a variant and a pair in a vector that start in the second cluster.

    The vector has two of them; in the last cluster they are suppressed again.

    Args:
        late: False for the same values with all representations in the header, so that no column is deferred.
    """
    m, extension = Model(), Model()

    def others(field_id: int, before: int, *representations: tuple[T, list[Any]]) -> None:
        """Further representations of a field with so many elements in the first cluster."""
        for number, (column_type, elements) in enumerate(representations, 1):
            if late:
                deferred = {"flags": int(ColumnFlag.DEFERRED), "first_element_index": -before}
                added = (
                    field_id,
                    column_type,
                    ["unlisted", *elements],
                    {**deferred, "representation_index": number},
                )
                additions.append(added)
            else:
                m.column(field_id, column_type, None, *elements, representation_index=number)

    additions: list[tuple[int, T, list[Any], Tree]] = []
    vec = m.field("vec", "std::vector<double>", role=COLLECTION)
    vec0 = m.field("_0", "double", vec)
    m.column(vec, T.INDEX64, [1, 3], [2, 2], [1, 1], [0, 1])
    m.column(vec0, T.REAL64, [1, 2, 3], None, None, [7])
    others(vec0, 3, (T.REAL32, [[4, 5], None, None]), (T.REAL16, [None, [6], None]))
    var = m.field("var", "std::variant<std::int32_t,float>", role=VARIANT)
    var0, var1 = m.field("_0", "std::int32_t", var), m.field("_1", "float", var)
    tags = pairs((0, 2), (0, 1)), pairs((0, 2), (1, 2)), pairs((0, 1), (0, 2)), pairs((0, 0), (0, 2))
    m.column(var, T.SWITCH, *tags)
    m.column(var0, T.INT32, [8], [], [9], [])
    m.column(var1, T.REAL32, [10], None, None, None)
    others(var1, 1, (T.REAL16, [[11, 12], [13], [14]]))
    table = m.field("table", "std::vector<std::pair<std::int32_t,float>>", role=COLLECTION)
    pair = m.field("_0", "std::pair<std::int32_t,float>", table, role=RECORD)
    first, second = m.field("_0", "std::int32_t", pair), m.field("_1", "float", pair)
    m.column(table, T.INDEX64, [0, 2], [1, 1], [0, 1], [2, 3])
    m.column(first, T.INT32, [20, 21], [22], [23], [24, 25, 26])
    m.column(second, T.REAL32, [30, 31], None, None, None)
    others(second, 2, (T.REAL16, [[32], [33], [34, 35, 36]]))
    for field_id, column_type, elements, more in additions:
        extension.column(field_id, column_type, *elements, **more)
    draft = build(m, [2, 2, 2, 2], [1, 2, 1], extension=extension if late else None)
    if late:
        draft.footer["payload"]["feature_flags"] = [1]
    return draft


def _from_table(name: str) -> EditableFile:
    return draft_of_table(BASE_FACTS[name])


def _large() -> EditableFile:
    """A page with a Large locator."""
    draft = _from_table("large")
    draft.located(0, 0, 0)["items"][0]["locator"].update(kind=1, reserved=0)
    return draft


def _extra() -> EditableFile:
    """Extra type information that only its writer understands."""
    draft = _from_table("plain")
    record = {"content_id": 5, "type_version": 0, "type_name": "Holder", "content": b"anything"}
    draft.footer["payload"]["schema_extension"]["schema"]["extra_type_infos"] = [record]
    return draft


def two_shards(generation: str, *, first: int = 0, again: int = 2, **changes: Any) -> FileDescription:
    """Four entries of x and y in shards: that of y starts at entry ``first``, the second one of x at ``again``."""

    def shard(start: int, stop: int, group: int) -> Cluster:
        values = [float(entry) for entry in range(start, stop)]
        pages = Pages([values], checksum=has_page_checksums(generation))
        return Cluster(stop - start, [pages], first_entry=start, column_group=group)

    return FileDescription(
        generation,
        [make_field("x", "float"), make_field("y", "float")],
        [make_column("Real32", 0), make_column("Real32", 1)],
        [shard(0, 2, 0), shard(again, 4, 0), shard(first, 4, 1)],
        column_groups=[[0], [1]],
        **changes,
    )


_DRAFTS: dict[str, Callable[[], EditableFile]] = {
    "plain": partial(_from_table, "plain"),
    "compressed": _compressed,
    "lz4": _lz4,
    "representations": partial(_from_table, "representations"),
    "nested-deferred": nested_deferred,
    "large": _large,
    "extra": _extra,
    "rc2": partial(_from_table, "rc2"),
    "rc1": partial(_from_table, "rc1"),
    "rc2-shards": lambda: EditableFile.take_apart(two_shards("rc2").build()),
    "rc1-shards": lambda: EditableFile.take_apart(two_shards("rc1").build()),
}


def draft_of(base: str) -> EditableFile:
    """A fresh draft of a base file."""
    return _DRAFTS[base]()


def _builder(base: str) -> Callable[[], bytes]:
    @lru_cache(maxsize=1)
    def made() -> bytes:
        with pinned_chunks():
            return draft_of(base).build()

    return made


BASES: dict[str, Callable[[], bytes]] = {name: _builder(name) for name in _DRAFTS}
"""Bytes of the base files by name."""
