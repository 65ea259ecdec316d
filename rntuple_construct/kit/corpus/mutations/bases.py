"""The files that mutations start from; a validation finds nothing in them (but that RC1 has no page checksums)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np
from rntuple_spec.column_types import ColumnType as T
from rntuple_spec.constants import ColumnFlag, FieldFlag, FieldRole

from rntuple_construct.format.columns import SWITCH_DTYPE, column_codec
from rntuple_construct.format.grammar import container
from rntuple_construct.kit.files.draft_files import (
    Cluster,
    DraftFile,
    Pages,
    has_page_checksums,
    make_column,
    make_field,
)
from rntuple_construct.kit.files.file_draft import FileDraft
from rntuple_construct.kit.files.pinned_compression import pinned_chunks
from rntuple_construct.writer.streamer_info import KEY_CLASS, KEY_NAME, KEY_TITLE, streamer_info

Tree = dict[str, Any]

PLAIN, COLLECTION, RECORD, VARIANT, STREAMER = map(int, FieldRole)
REPETITIVE, PROJECTED, CHECKSUM, SOA = map(
    int, (FieldFlag.REPETITIVE, FieldFlag.PROJECTED, FieldFlag.TYPE_CHECKSUM, FieldFlag.SOA_COLLECTION)
)


@dataclass
class Model:
    """Fields, columns and their elements, cluster by cluster."""

    fields: list[Tree] = field(default_factory=list)
    columns: list[Tree] = field(default_factory=list)
    aliases: list[Tree] = field(default_factory=list)
    elements: list[list[Any]] = field(default_factory=list)

    def field(
        self, name: str, type_name: str, parent: int | None = None, role: int = PLAIN, **more: Any
    ) -> int:
        """Add a field and return its id."""
        field_id = len(self.fields)
        record = {
            "field_version": 0,
            "type_version": 0,
            "parent_id": field_id if parent is None else parent,
            "role": role,
            "flags": 0,
            "name": name,
            "type_name": type_name,
            "type_alias": "",
            "description": "",
        }
        self.fields.append({**record, **more})
        return field_id

    def column(
        self, field_id: int, column_type: T, *clusters: Any, bits: int | None = None, **more: Any
    ) -> int:
        """Add a column with its elements in each cluster (None: suppressed) and return its id."""
        codec = column_codec(column_type, bits, more.get("range"))
        column: Tree = {
            "column_type": int(column_type),
            "bits_on_storage": codec.bits,
            "field_id": field_id,
            "flags": 0,
            "representation_index": 0,
        }
        if "range" in more:
            low, high = more.pop("range")
            column.update(flags=int(ColumnFlag.VALUE_RANGE), value_range={"min": low, "max": high})
        self.columns.append({**column, **more})
        self.elements.append(list(clusters))
        return len(self.columns) - 1

    def alias(self, column_id: int, field_id: int) -> None:
        """Add an alias column."""
        self.aliases.append({"physical_column_id": column_id, "field_id": field_id})

    @property
    def schema(self) -> Tree:
        """The lists of a schema description."""
        return {
            "fields": self.fields,
            "columns": self.columns,
            "alias_columns": self.aliases,
            "extra_type_infos": [],
        }


def pairs(*values: tuple[int, int]) -> Any:
    """Switch elements from (index, tag)."""
    return np.array(list(values), SWITCH_DTYPE)


def build(
    model: Model,
    entries: list[int],
    groups: list[int],
    *,
    settings: int = 0,
    page_size: int = 3,
    extension: Model | None = None,
) -> FileDraft:
    """Put a file together.

    Args:
        model: fields, columns and elements.
        entries: entries of each cluster.
        groups: clusters of each cluster group.
        settings: compression settings of pages.
        page_size: elements of each page.
        extension: fields and columns of the schema extension.
    """
    draft = FileDraft.empty("events")
    add_streamer_info(draft)
    draft.header["payload"]["schema"] = model.schema
    every = [model] if extension is None else [model, extension]
    if extension is not None:
        draft.footer["payload"]["schema_extension"] = {"schema": extension.schema}
    columns = [column for part in every for column in part.columns]
    elements = [each for part in every for each in part.elements]
    before = [0] * len(columns)
    first_entry = cluster = 0
    for count in groups:
        summaries, located = [], []
        for _ in range(count):
            summaries.append({"first_entry": first_entry, "num_entries": entries[cluster], "flags": 0})
            located.append(_locate(draft, columns, elements, before, cluster, settings, page_size))
            first_entry += entries[cluster]
            cluster += 1
        payload = {"header_checksum": bytes(8), "cluster_summaries": summaries, "page_locations": located}
        draft.page_lists.append({"type_id": 3, "payload": payload})
        draft.footer["payload"]["cluster_groups"].append(
            {
                "min_entry": summaries[0]["first_entry"] if summaries else first_entry,
                "entry_span": sum(each["num_entries"] for each in summaries),
                "num_clusters": count,
                "page_list_link": {"len_envelope": 0, "locator": {"kind": 0, "len_range": 0, "ofs_range": 0}},
            }
        )
    return draft


def _locate(
    draft: FileDraft,
    columns: list[Tree],
    elements: list[list[Any]],
    before: list[int],
    cluster: int,
    settings: int,
    page_size: int,
) -> list[Tree]:
    located = []
    counts: dict[tuple[int, int], int] = {}
    places: dict[int, int] = {}
    seen: dict[int, int] = {}
    for column_id, column in enumerate(columns):
        if cluster >= len(elements[column_id]):
            continue
        key = (column["field_id"], column["representation_index"])
        place = seen[column_id] = sum(
            1 for other in columns[:column_id] if (other["field_id"], other["representation_index"]) == key
        )
        places[column_id] = place
    for column_id, column in enumerate(columns):
        if column_id not in places:
            continue
        values = elements[column_id][cluster]
        if isinstance(values, str):
            if values == "unlisted":
                continue
            values = list(values.encode())
        if values is None:
            located.append({"items": [], "element_offset": -(1 << 63)})
            continue
        offset = max(before[column_id], abs(column.get("first_element_index", 0)))
        value_range = column.get("value_range")
        codec = column_codec(
            column["column_type"],
            column["bits_on_storage"],
            (value_range["min"], value_range["max"]) if value_range else None,
        )
        pages = [
            draft.add_page(
                codec.encode(values[i : i + page_size]), len(values[i : i + page_size]), settings=settings
            )
            for i in range(0, len(values), page_size)
        ]
        located.append({"items": pages, "element_offset": offset, "compression_settings": settings})
        counts[column["field_id"], places[column_id]] = offset + len(values)
    # All representations of a field count together.
    for column_id, column in enumerate(columns):
        if column_id in places:
            key = (column["field_id"], places[column_id])
            before[column_id] = counts.get(key, before[column_id])
    return located


def add_streamer_info(draft: FileDraft) -> None:
    """Add the StreamerInfo record of the anchor class."""
    fields = {"version": 4, "datime": 0, "cycle": 1, "ofs_pdir": 100, "ofs_key": len(draft.data)}
    names = {"class_name": KEY_CLASS, "name": KEY_NAME, "title": KEY_TITLE}
    len_key = len(container.build_key({**fields, **names, "len_object": 0}, payload_size=0))
    payload = streamer_info(len_key)
    header = container.parse_file_header(bytes(draft.data[:100]))
    changed = {**header, "ofs_info": len(draft.data), "len_info": len_key + len(payload)}
    image = container.build_file_header(changed)
    draft.data[: len(image)] = image
    draft.data += container.build_key(
        {**fields, **names, "len_object": len(payload)}, payload_size=len(payload)
    )
    draft.data += payload


def _plain() -> FileDraft:
    """Every kind of field, three clusters in two groups."""
    m = Model()
    id_ = m.field("id", "std::int64_t")
    m.column(id_, T.INT64, [1, 2, 3, 4], [5, 6], [7, 8, 9])
    pt = m.field("pt", "float")
    m.column(pt, T.REAL32, [0.5, 1.5, 2.5, 3.5], [4.5, 5.5], [6.5, 7.5, 8.5])
    name = m.field("name", "std::string")
    m.column(name, T.INDEX64, [1, 1, 3, 5], [0, 2], [1, 2, 3])
    m.column(name, T.CHAR, "abbcc", "xy", "pqr")
    vec = m.field("vec", "std::vector<float>", role=COLLECTION)
    vec0 = m.field("_0", "float", vec)
    offsets = m.column(vec, T.INDEX64, [2, 2, 3, 5], [1, 1], [0, 0, 4])
    content = m.column(vec0, T.REAL32, [1, 2, 3, 4, 5], [6], [7, 8, 9, 10])
    var = m.field("var", "std::variant<std::int32_t,float>", role=VARIANT)
    first, second = m.field("_0", "std::int32_t", var), m.field("_1", "float", var)
    m.column(
        var,
        T.SWITCH,
        pairs((0, 1), (0, 2), (1, 1), (0, 0)),
        pairs((0, 2), (1, 2)),
        pairs((0, 1), (0, 2), (1, 1)),
    )
    m.column(first, T.INT32, [1, 2], [], [3, 4])
    m.column(second, T.REAL32, [1.0], [2.0, 3.0], [4.0])
    opt = m.field("opt", "std::optional<float>", role=COLLECTION)
    opt0 = m.field("_0", "float", opt)
    m.column(opt, T.INDEX64, [1, 1, 2, 2], [0, 0], [1, 2, 3])
    m.column(opt0, T.REAL32, [1, 2], [], [3, 4, 5])
    arr = m.field("arr", "std::array<std::int16_t,2>", flags=REPETITIVE, array_size=2)
    arr0 = m.field("_0", "std::int16_t", arr)
    m.column(arr0, T.INT16, [1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16, 17, 18])
    bits = m.field("bits", "std::bitset<5>", flags=REPETITIVE, array_size=5)
    m.column(bits, T.BIT, [1, 0, 1, 0, 0] * 4, [1, 1, 1, 0, 0] * 2, [0, 0, 0, 0, 1] * 3)
    rec = m.field("rec", "Point", role=RECORD, flags=CHECKSUM, type_checksum=0x1234)
    x, y = m.field("x", "std::uint8_t", rec), m.field("y", "double", rec)
    m.column(x, T.UINT8, [1, 2, 3, 4], [5, 6], [7, 8, 9])
    m.column(y, T.REAL64, [1, 2, 3, 4], [5, 6], [7, 8, 9])
    table = m.field("map", "std::map<std::int32_t,float>", role=COLLECTION)
    pair = m.field("_0", "std::pair<std::int32_t,float>", table, role=RECORD)
    k, v = m.field("_0", "std::int32_t", pair), m.field("_1", "float", pair)
    m.column(table, T.INDEX64, [1, 2, 2, 2], [1, 2], [0, 0, 1])
    m.column(k, T.INT32, [1, 2], [3, 4], [5])
    m.column(v, T.REAL32, [1, 2], [3, 4], [5])
    quant = m.field("quant", "float")
    m.column(quant, T.REAL32_QUANT, [0, 1, 2, 3], [4, 5], [6, 7, 8], bits=12, range=(0.0, 10.0))
    atom = m.field("atom", "std::atomic<std::int32_t>")
    atom0 = m.field("_0", "std::int32_t", atom)
    m.column(atom0, T.INT32, [1, 2, 3, 4], [5, 6], [7, 8, 9])
    view = m.field("view", "std::vector<float>", role=COLLECTION, flags=PROJECTED, source_field_id=vec)
    view0 = m.field("_0", "float", view, flags=PROJECTED, source_field_id=vec0)
    size = m.field("size", "ROOT::RNTupleCardinality<std::uint64_t>", flags=PROJECTED, source_field_id=vec)
    m.alias(offsets, view)
    m.alias(content, view0)
    m.alias(offsets, size)
    late = Model()
    late_id = len(m.fields)
    late.field("late", "std::uint32_t", parent=late_id)
    late.column(late_id, T.UINT32, "unlisted", [20], [21, 22, 23], flags=1, first_element_index=5)
    # The first cluster was written before the column was added.
    return build(m, [4, 2, 3], [1, 2], extension=late)


def _compressed() -> FileDraft:
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


def _lz4() -> FileDraft:
    """Pages compressed with LZ4."""
    m = Model()
    number = m.field("number", "std::int64_t")
    m.column(number, T.SPLIT_INT64, list(range(400)))
    return build(m, [400], [1], settings=404, page_size=400)


def _representations() -> FileDraft:
    """A field with two representations, each primary in one of the clusters."""
    m = Model()
    number = m.field("number", "float")
    m.column(number, T.REAL32, [1.0, 2.0], None)
    m.column(number, T.REAL16, None, [3.0, 4.0], representation_index=1)
    text = m.field("text", "std::string")
    m.column(text, T.INDEX64, [1, 2], None)
    m.column(text, T.CHAR, "ab", None)
    m.column(text, T.INDEX32, None, [1, 2], representation_index=1)
    m.column(text, T.CHAR, None, "cd", representation_index=1)
    return build(m, [2, 2], [1, 1])


def nested_deferred(*, late: bool = True) -> FileDraft:
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


def _large() -> FileDraft:
    """A page with a Large locator."""
    m = Model()
    m.column(m.field("number", "std::int64_t"), T.INT64, [1, 2, 3])
    draft = build(m, [3], [1])
    draft.page_lists[0]["payload"]["page_locations"][0][0]["items"][0]["locator"].update(kind=1, reserved=0)
    return draft


def _extra() -> FileDraft:
    """Extra type information that only its writer understands."""
    draft = _plain()
    record = {"content_id": 5, "type_version": 0, "type_name": "Holder", "content": b"anything"}
    draft.footer["payload"]["schema_extension"]["schema"]["extra_type_infos"] = [record]
    return draft


def _rc2() -> FileDraft:
    """The second release candidate: numbers and strings in two clusters."""
    draft = DraftFile(
        "rc2",
        fields=[
            make_field("id", "std::int64_t"),
            make_field("text", "std::string"),
        ],
        columns=[make_column("Int64", 0), make_column("Index64", 1), make_column("Char", 1)],
        clusters=[
            Cluster(
                2,
                [
                    Pages([[1, 2]], checksum=True),
                    Pages([[1, 3]], checksum=True),
                    Pages([b"abc"], counts=[3], checksum=True),
                ],
            ),
            Cluster(
                1,
                [
                    Pages([[3]], checksum=True),
                    Pages([[2]], checksum=True),
                    Pages([b"xy"], counts=[2], checksum=True),
                ],
            ),
        ],
    )
    return FileDraft.take_apart(draft.build())


def _rc1() -> FileDraft:
    """The first release candidate: numbers and strings in two clusters."""
    draft = DraftFile(
        "rc1",
        fields=[
            make_field("id", "std::int64_t"),
            make_field("text", "std::string"),
        ],
        columns=[make_column("Int64", 0), make_column("Index32", 1), make_column("Char", 1)],
        clusters=[
            Cluster(2, [[[1, 2]], [[1, 3]], Pages([b"abc"], counts=[3])]),
            Cluster(1, [[[3]], [[2]], Pages([b"xy"], counts=[2])]),
        ],
        writer="ROOT v6.28/00",
    )
    return FileDraft.take_apart(draft.build())


def two_shards(generation: str, *, first: int = 0, again: int = 2, **changes: Any) -> DraftFile:
    """Four entries of x and y in shards: that of y starts at entry ``first``, the second one of x at ``again``."""

    def shard(start: int, stop: int, group: int) -> Cluster:
        values = [float(entry) for entry in range(start, stop)]
        pages = Pages([values], checksum=has_page_checksums(generation))
        return Cluster(stop - start, [pages], first_entry=start, column_group=group)

    return DraftFile(
        generation,
        [make_field("x", "float"), make_field("y", "float")],
        [make_column("Real32", 0), make_column("Real32", 1)],
        [shard(0, 2, 0), shard(again, 4, 0), shard(first, 4, 1)],
        column_groups=[[0], [1]],
        **changes,
    )


_DRAFTS: dict[str, Callable[[], FileDraft]] = {
    "plain": _plain,
    "compressed": _compressed,
    "lz4": _lz4,
    "representations": _representations,
    "nested-deferred": nested_deferred,
    "large": _large,
    "extra": _extra,
    "rc2": _rc2,
    "rc1": _rc1,
    "rc2-shards": lambda: FileDraft.take_apart(two_shards("rc2").build()),
    "rc1-shards": lambda: FileDraft.take_apart(two_shards("rc1").build()),
}


def draft_of(base: str) -> FileDraft:
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
