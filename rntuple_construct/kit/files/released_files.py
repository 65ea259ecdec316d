"""Files of the released format from fields, columns and their elements."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from rntuple_spec.column_types import ColumnType as T
from rntuple_spec.constants import SUPPRESSED_ELEMENT_OFFSET, ColumnFlag, FieldFlag, FieldRole

from rntuple_construct.format.columns import SWITCH_DTYPE, column_codec
from rntuple_construct.format.grammar import container
from rntuple_construct.kit.files.editable_file import EditableFile
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
) -> EditableFile:
    """Put a file together.

    Args:
        model: fields, columns and elements.
        entries: entries of each cluster.
        groups: clusters of each cluster group.
        settings: compression settings of pages.
        page_size: elements of each page.
        extension: fields and columns of the schema extension.
    """
    draft = EditableFile.empty("events")
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
    draft: EditableFile,
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
            located.append({"items": [], "element_offset": SUPPRESSED_ELEMENT_OFFSET})
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


def add_streamer_info(draft: EditableFile) -> None:
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
