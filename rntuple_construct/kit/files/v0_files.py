"""Files of the format before its specification ("v0", ROOT 6.20 to 6.25), made from trees of its grammar."""

from __future__ import annotations

from typing import Any

from rntuple_spec.constants import V0_NO_PARENT

from rntuple_construct.base.constants import FOOTER, HEADER
from rntuple_construct.format.generations import GENERATIONS
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder

Tree = dict[str, Any]
VERSION = {"version_use": 0, "version_min": 0, "flags": 0}
UUID = {"uuid": ""}


def locator(position: int = 0, size: int = 0, url: str = "") -> Tree:
    """A locator."""
    return {"ofs_range": position, "len_range": size, "url": url}


def field(field_id: int, name: str, type_name: str, parent_id: int = 0, **values: Any) -> Tree:
    """A field record."""
    tree = {
        "field_id": field_id, "field_version": VERSION, "type_version": VERSION, "name": name, "description": "",
        "type_name": type_name, "num_repetitions": 0, "structure": 0, "parent_id": parent_id, "links": [],
    }  # fmt: skip
    return {**tree, **values}


def root(*links: int) -> Tree:
    """The root field, with links to the top-level fields."""
    return field(0, "", "", V0_NO_PARENT, structure=2, links=list(links))


def column(column_id: int, column_type: int, field_id: int, index: int = 0) -> Tree:
    """A column record."""
    model = {"column_type": column_type, "is_sorted": 0}
    return {
        "column_id": column_id, "column_version": VERSION, "model": model, "field_id": field_id, "index": index,
    }  # fmt: skip


def header(fields: list[Tree], columns: list[Tree]) -> Tree:
    """The tree of a header envelope."""
    payload = {
        "name": "nt", "description": "what it is", "author": "somebody", "custodian": "", "time_of_data": 0,
        "time_of_writing": 0, "ntuple_version": VERSION, "own_uuid": UUID, "group_uuid": UUID,
        "fields": fields, "columns": columns,
    }  # fmt: skip
    return {"type_id": HEADER, "payload": payload}


def file_of(
    fields: list[Tree], columns: list[Tree], clusters: list[tuple[int, list[bytes], list[int]]]
) -> bytes:
    """A file; each cluster is a number of entries, and for each column the bytes of a page and its elements."""
    draft = EditableFile.empty(
        "nt", generation=GENERATIONS["v0"], container=RootFileBuilder(directory_version=1)
    )
    first_entry, written = 0, [0] * len(columns)
    trees: list[Tree] = []
    for num_entries, pages, counts in clusters:
        listed = []
        for column_id, (page, count) in enumerate(zip(pages, counts, strict=True)):
            place = locator(draft.add_blob(page), len(page))
            listed.append(
                {
                    "column_id": column_id, "element_offset": written[column_id], "num_elements": count,
                    "compression_settings": 0, "pages": [{"num_elements": count, "locator": place}],
                }
            )  # fmt: skip
            written[column_id] += count
        summary = {
            "cluster_id": len(trees), "cluster_version": VERSION, "first_entry": first_entry,
            "num_entries": num_entries, "locator": locator(),
        }  # fmt: skip
        # The records stand in any order.
        trees.append({"uuid": UUID, "summary": summary, "columns": listed[::-1]})
        first_entry += num_entries
    draft.header = header(fields, columns)
    payload = {"len_frame": forced(0), "clusters": trees}
    draft.footer = {"type_id": FOOTER, "payload": payload, "postscript": {}}
    return draft.build()


def two_fields() -> bytes:
    """A vector of floats and a string, whose records stand in another order than their links."""
    fields = [
        field(7, "_0", "float", 5),
        field(3, "s", "std::string"),
        root(5, 3),
        field(5, "v", "std::vector<float>", structure=1, links=[7]),
    ]
    columns = [column(1, 6, 7), column(3, 3, 3, 1), column(0, 1, 5), column(2, 1, 3)]
    index = bytes.fromhex("01000000 03000000")
    floats = bytes.fromhex("0000803f 00000040 00004040")
    return file_of(
        fields,
        columns,
        [
            (2, [index, floats, index, b"abc"], [2, 3, 2, 3]),
            (1, [bytes.fromhex("01000000"), bytes.fromhex("0000c03f"), bytes(4), b""], [1, 1, 1, 0]),
        ],
    )
