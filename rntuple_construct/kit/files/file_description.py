"""Small files of any generation, described by records of their schema and values of their pages.

``FileDescription`` takes records and pages unchecked, right or wrong, and makes an ``EditableFile`` of them.
``Model`` collects fields and columns with their elements for sound files of the released format.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from rntuple_spec.column_types import COLUMN_TYPES, ColumnType
from rntuple_spec.constants import (
    DRAFT_ANCHOR_CLASS,
    SUPPRESSED_ELEMENT_OFFSET,
    V0_NO_PARENT,
    ClusterFlag,
    ColumnFlag,
    FieldFlag,
    FieldRole,
    Rc2ColumnFlag,
)

from rntuple_construct.base.constants import FOOTER, HEADER, PAGE_LIST, USER_METADATA
from rntuple_construct.format.columns import SWITCH_DTYPE, column_codec
from rntuple_construct.format.generations import (
    DEFAULT_GENERATION,
    GENERATIONS,
    WRITABLE_GENERATIONS,
    Generation,
)
from rntuple_construct.format.grammar import container
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.kit.files.editable_file import EditableFile, Store, known_members
from rntuple_construct.kit.files.parsed_file import codec_of_tree
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder
from rntuple_construct.writer.container import KEY_CLASS, KEY_NAME, KEY_TITLE, streamer_info

Tree = dict[str, Any]

PLAIN, COLLECTION, RECORD, VARIANT, STREAMER = map(int, FieldRole)
REPETITIVE, PROJECTED, CHECKSUM, SOA = map(
    int, (FieldFlag.REPETITIVE, FieldFlag.PROJECTED, FieldFlag.TYPE_CHECKSUM, FieldFlag.SOA_COLLECTION)
)


def is_draft(generation: Generation) -> bool:
    """Return whether a generation is a release candidate, which numbers its column types differently."""
    return generation.class_name == DRAFT_ANCHOR_CLASS and generation.is_writable


def has_page_checksums(generation: str) -> bool:
    """Return whether pages of a generation had checksums where nothing else was asked for."""
    return bool(WRITABLE_GENERATIONS[generation].default_options.get("page_checksums", True))


DRAFTS = {name: generation for name, generation in WRITABLE_GENERATIONS.items() if is_draft(generation)}
COLUMN_TYPES_BY_ID = {k: v for generation in DRAFTS.values() for k, v in generation.column_types.items()}
"""Column types by number, which the release candidates share."""
IDS = {COLUMN_TYPES[column_type].name: type_id for type_id, column_type in COLUMN_TYPES_BY_ID.items()}
"""Ids of column types by name."""
_DIRECTORY_VERSIONS = {"rc2": 5, "rc1": 1, "v0": 1}
"""Versions of the directory around the RNTuple: both forms are among the files."""


@dataclass
class DescribedPages:
    """The pages of one column in one cluster.

    Args:
        values: elements of each page, or bytes that are stored unchanged.
        element_offset: elements before the cluster; None counts those of the clusters before.
        checksum: if true, pages carry checksums.
        settings: compression settings.
        store: where the bytes go; None for a blob of the file.
        counts: numbers of elements of pages that are given as bytes.
        change: changes the description of each page before it goes into the page list.
    """

    values: Sequence[Any]
    element_offset: int | None = None
    checksum: bool = False
    settings: int = 0
    store: Store | None = None
    counts: Sequence[int] = ()
    change: Callable[[Tree], Tree] | None = None


SUPPRESSED = DescribedPages([], SUPPRESSED_ELEMENT_OFFSET)


@dataclass
class DescribedCluster:
    """Entries and pages.

    Args:
        num_entries: entries of the cluster.
        columns: one item for each column that the cluster lists: Pages, or the values of its pages.
        first_entry: number of the first entry; None follows on the cluster before.
        column_group: number of the column group of a sharded cluster.
        ids: ids of the listed columns; None for the first columns, or those of the column group.
        flags: flags of the cluster summary.
    """

    num_entries: int
    columns: Sequence[Any]
    first_entry: int | None = None
    column_group: int | None = None
    ids: Sequence[int] | None = None
    flags: int = 0


def make_field(
    name: str, type_name: str = "", *, parent: int | None = None, role: int = 0, **values: Any
) -> Tree:
    """A field record; a top-level field gets its own id as parent when the file is built."""
    tree = {
        "field_version": 0, "type_version": 0, "parent_id": -1 if parent is None else parent, "role": role,
        "flags": 0, "name": name, "type_name": type_name, "type_alias": "", "description": "",
    }  # fmt: skip
    return {**tree, **values}


def make_column(type_name: str, field_id: int, *, bits: int | None = None, **values: Any) -> Tree:
    """A column record of the given column type (name as in the documents)."""
    type_id = IDS[type_name]
    spec = COLUMN_TYPES[COLUMN_TYPES_BY_ID[type_id]]
    width = spec.bits_min if bits is None else bits
    return {"column_type": type_id, "bits_on_storage": width, "field_id": field_id, "flags": 0, **values}


_V0_VERSION = {"version_use": 0, "version_min": 0, "flags": 0}
_V0_UUID = {"uuid": ""}


def make_v0_field(field_id: int, name: str, type_name: str, parent_id: int = 0, **values: Any) -> Tree:
    """A field record of the format before its specification."""
    tree = {
        "field_id": field_id, "field_version": _V0_VERSION, "type_version": _V0_VERSION, "name": name, "description": "",
        "type_name": type_name, "num_repetitions": 0, "structure": 0, "parent_id": parent_id, "links": [],
    }  # fmt: skip
    return {**tree, **values}


def make_v0_root(*links: int) -> Tree:
    """The root field of the format before its specification, with the ids of the top-level fields."""
    return make_v0_field(0, "", "", V0_NO_PARENT, structure=int(FieldRole.RECORD), links=list(links))


def make_v0_column(column_id: int, column_type: int, field_id: int, index: int = 0) -> Tree:
    """A column record of the format before its specification."""
    model = {"column_type": column_type, "is_sorted": 0}
    return {
        "column_id": column_id, "column_version": _V0_VERSION, "model": model, "field_id": field_id, "index": index,
    }  # fmt: skip


@dataclass
class FileDescription:
    """Description of a file with one RNTuple.

    Args:
        generation: name of the generation. "v0" has only fields, columns and clusters, whose pages are bytes with counts.
        fields, columns, aliases, extra_type_infos: schema description of the header.
        clusters: entries and pages.
        extension: schema description of the footer, by name of the list; None leaves the lists empty.
        column_groups: column ids of each group.
        metadata: payloads of user meta-data envelopes, as trees or bytes.
        writer: writer string.
        store_page_list, store_metadata: where these envelopes go; None for a blob of the file.
        settings: compression settings of the envelopes.
        header, footer, page_list: members of the payload trees that replace those made here.
        early: RC2 with an anchor of class version 4, without maximum key size.
        groups: number of clusters in each cluster group; None for one group of all.
        name: name of the RNTuple.
        describes_anchor: if true, the file has a StreamerInfo record of the anchor's class.
    """

    generation: str
    fields: Iterable[Tree] = ()
    columns: Iterable[Tree] = ()
    clusters: Iterable[DescribedCluster] = ()
    aliases: Iterable[Tree] = ()
    extra_type_infos: Iterable[Tree] = ()
    extension: Mapping[str, Any] | None = None
    column_groups: Sequence[Sequence[int]] = ()
    metadata: Sequence[Any] = ()
    writer: str = "ROOT v6.29/01"
    store_page_list: Store | None = None
    store_metadata: Store | None = None
    settings: int = 0
    header: Tree = field(default_factory=dict)
    footer: Tree = field(default_factory=dict)
    page_list: Tree = field(default_factory=dict)
    early: bool = False
    groups: Sequence[int] | None = None
    name: str = "nt"
    describes_anchor: bool = False

    def build(self) -> bytes:
        """The bytes of the file."""
        return self.draft().build()

    def draft(self, container: RootFileBuilder | None = None) -> EditableFile:
        """The file as trees that can be changed; changes do not touch this description.

        Args:
            container: the file that pages go to; None for a new one.
        """
        generation = GENERATIONS[self.generation]
        if container is None and self.generation in _DIRECTORY_VERSIONS:
            container = RootFileBuilder(directory_version=_DIRECTORY_VERSIONS[self.generation])
        self._draft = draft = EditableFile.empty(
            self.name, generation=generation, container=container, writer=self.writer
        )
        if not generation.is_writable:
            self._add_v0_envelopes()
            return draft
        if self.describes_anchor:
            add_streamer_info(draft)
        draft.settings = self.settings
        if self.early:
            late = ("class_version", "max_key_size", "byte_count", "checksum")
            draft.anchor = {name: value for name, value in draft.anchor.items() if name not in late}
        for type_id, store in ((PAGE_LIST, self.store_page_list), (USER_METADATA, self.store_metadata)):
            if store is not None:
                draft.stores[type_id] = store
        lists: dict[str, Any] = deepcopy(
            {
                "fields": list(self.fields), "columns": list(self.columns), "alias_columns": list(self.aliases),
                "extra_type_infos": list(self.extra_type_infos),
            }
        )  # fmt: skip
        extension = {name: list(items) for name, items in deepcopy(dict(self.extension or {})).items()}
        payload = draft.header["payload"]
        payload["schema"] = self._schema(lists, 0)
        footer = draft.footer["payload"]
        footer["schema_extension"] = {"schema": self._schema(extension, len(lists["fields"]))}
        columns = payload["schema"]["columns"] + footer["schema_extension"]["schema"]["columns"]
        self._add_clusters(columns)
        for given in self.metadata:
            entries = given if isinstance(given, (Mapping, bytes)) else {"entries": given}
            draft.user_metadata.append({"type_id": USER_METADATA, "payload": entries})
            footer["meta_data_links"].append(_no_link())
        payload |= self.header
        footer |= self.footer
        draft.footer["payload"] = {name: value for name, value in footer.items() if value is not None}
        return draft

    def envelopes(self) -> dict[str, bytes]:
        """The last built header, footer and page list."""
        return dict(self._draft.built)

    def add_blob(self, stored: bytes, size: int) -> Tree:
        """Put bytes into a blob of the file; a Store."""
        return self._draft.put_blob(stored, size)

    def _schema(self, lists: Mapping[str, list[Tree]], first_field_id: int) -> Tree:
        fields = [
            {**tree, "parent_id": first_field_id + index} if tree["parent_id"] == -1 else tree
            for index, tree in enumerate(lists.get("fields", ()))
        ]
        usual = known_members(self._draft.grammar.COLUMN.layout, {"representation_index": 0})
        columns = [{**usual, **tree} for tree in lists.get("columns", ())]
        rest = {name: lists.get(name, []) for name in ("alias_columns", "extra_type_infos")}
        return {"fields": fields, "columns": columns, **rest}

    def _add_v0_envelopes(self) -> None:
        """Add header and footer of the format before its specification, whose footer lists the pages."""
        columns, written = list(self.columns), [0] * len(list(self.columns))
        header = {
            "name": self.name, "description": "what it is", "author": "somebody", "custodian": "", "time_of_data": 0,
            "time_of_writing": 0, "ntuple_version": _V0_VERSION, "own_uuid": _V0_UUID, "group_uuid": _V0_UUID,
            "fields": list(self.fields), "columns": columns,
        }  # fmt: skip
        self._draft.header = {"type_id": HEADER, "payload": header}
        trees: list[Tree] = []
        first_entry = 0
        for cluster in self.clusters:
            listed = []
            for column_id, pages in enumerate(cluster.columns):
                items = [
                    {
                        "num_elements": count,
                        "locator": self._v0_locator(self._draft.add_blob(page), len(page)),
                    }
                    for page, count in zip(pages.values, pages.counts, strict=True)
                ]
                listed.append(
                    {
                        "column_id": column_id, "element_offset": written[column_id], "num_elements": sum(pages.counts),
                        "compression_settings": 0, "pages": items,
                    }
                )  # fmt: skip
                written[column_id] += sum(pages.counts)
            summary = {
                "cluster_id": len(trees), "cluster_version": _V0_VERSION, "first_entry": first_entry,
                "num_entries": cluster.num_entries, "locator": self._v0_locator(0, 0),
            }  # fmt: skip
            # The records are in any order.
            trees.append({"uuid": _V0_UUID, "summary": summary, "columns": listed[::-1]})
            first_entry += cluster.num_entries
        payload = {"len_frame": forced(0), "clusters": trees}
        self._draft.footer = {"type_id": FOOTER, "payload": payload, "postscript": {}}

    @staticmethod
    def _v0_locator(offset: int, size: int) -> Tree:
        return {"ofs_range": offset, "len_range": size, "url": ""}

    # -- clusters

    def _add_clusters(self, columns: Sequence[Tree]) -> None:
        """Add pages, page lists and cluster groups."""
        written = [0] * len(columns)
        clusters = list(self.clusters)
        groups = [len(clusters)] if self.groups is None else self.groups
        footer, grammar = self._draft.footer["payload"], self._draft.grammar
        start = next_entry = 0
        every: list[Tree] = []
        for count in groups:
            summaries, locations = [], []
            for cluster in clusters[start : start + count]:
                first_entry = next_entry if cluster.first_entry is None else cluster.first_entry
                summaries.append(_summary(cluster, first_entry))
                locations.append(self._located(cluster, columns, written))
                next_entry = first_entry + cluster.num_entries
            start += count
            every += summaries
            payload = {
                "header_checksum": footer["header_checksum"], "cluster_summaries": summaries,
                "page_locations": locations,
            }  # fmt: skip
            payload = {**known_members(grammar.PAGE_LIST_PAYLOAD, payload), **self.page_list}
            self._draft.page_lists.append({"type_id": PAGE_LIST, "payload": payload})
            first = min((each["first_entry"] for each in summaries), default=next_entry)
            last = max((each["first_entry"] + each["num_entries"] for each in summaries), default=first)
            if not summaries and self.groups is None:
                continue  # the page list has no link; published cases have these bytes
            group = {
                "min_entry": first, "entry_span": last - first, "num_clusters": count, "page_list_link": _no_link(),
            }  # fmt: skip
            footer["cluster_groups"].append(known_members(grammar.CLUSTER_GROUP.layout, group))
        lists = {
            "column_groups": [{"column_ids": list(ids)} for ids in self.column_groups],
            "cluster_summaries": every,
        }
        footer |= known_members(grammar.FOOTER_PAYLOAD, lists)

    def _located(self, cluster: DescribedCluster, columns: Sequence[Tree], written: list[int]) -> list[Tree]:
        """The pages of the columns that a cluster lists."""
        ids = range(len(cluster.columns)) if cluster.ids is None else cluster.ids
        if cluster.column_group is not None:
            ids = self.column_groups[cluster.column_group]
        listed = []
        for column_id, given in zip(ids, cluster.columns, strict=True):
            pages = given if isinstance(given, DescribedPages) else DescribedPages(given)
            counts = pages.counts or [len(values) for values in pages.values]
            listed.append(self._column_pages(columns[column_id], pages, counts, written[column_id]))
            written[column_id] += sum(counts)
        return listed

    def _column_pages(self, column: Tree, pages: DescribedPages, counts: Sequence[int], written: int) -> Tree:
        items = []
        for values, count in zip(pages.values, counts, strict=True):
            encoded = values if isinstance(values, bytes) else self._encode(column, values)
            page = self._draft.add_page(
                encoded, count, settings=pages.settings, checksum=pages.checksum, store=pages.store
            )
            items.append(page if pages.change is None else pages.change(page))
        offset = written if pages.element_offset is None else pages.element_offset
        settings = {} if offset < 0 else {"compression_settings": pages.settings}
        return {"items": items, "element_offset": offset, **settings}

    def _encode(self, column: Tree, values: Any) -> bytes:
        return bytes(codec_of_tree(self._draft.generation, column, self.writer).encode(values))


def _no_link() -> Tree:
    """A link that ``EditableFile.build`` fills in."""
    return {"len_envelope": 0, "locator": {"kind": 0, "len_range": 0, "ofs_range": 0}}


def _summary(cluster: DescribedCluster, first_entry: int) -> Tree:
    summary = {"first_entry": first_entry, "num_entries": cluster.num_entries, "flags": cluster.flags}
    if cluster.column_group is not None:
        summary |= {"flags": int(ClusterFlag.SHARDED), "column_group_id": cluster.column_group}
    return summary


@dataclass
class Model:
    """Fields and columns of the released format, with the elements of each column, cluster by cluster."""

    fields: list[Tree] = field(default_factory=list)
    columns: list[Tree] = field(default_factory=list)
    aliases: list[Tree] = field(default_factory=list)
    elements: list[list[Any]] = field(default_factory=list)

    def field(
        self, name: str, type_name: str, parent: int | None = None, role: int = PLAIN, **more: Any
    ) -> int:
        """Add a field and return its id."""
        field_id = len(self.fields)
        parent = field_id if parent is None else parent
        self.fields.append(make_field(name, type_name, parent=parent, role=role, **more))
        return field_id

    def column(
        self, field_id: int, column_type: ColumnType, *clusters: Any, bits: int | None = None, **more: Any
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


def describe(
    model: Model,
    entries: Sequence[int],
    groups: Sequence[int] | None = None,
    *,
    generation: str = DEFAULT_GENERATION.name,
    settings: int = 0,
    page_size: int | None = 3,
    page_checksums: bool = True,
    extension: Model | None = None,
    **more: Any,
) -> FileDescription:
    """Describe the file of a model.

    Args:
        model: fields, columns and elements, with column types and flags of the released format.
        entries: entries of each cluster.
        groups: clusters of each cluster group; None for one group of all.
        generation: name of a generation that this package writes.
        settings: compression settings of pages.
        page_size: elements of each page; None for one page in each cluster.
        page_checksums: if true, pages have checksums.
        extension: fields and columns of the schema extension.
        more: further members of ``FileDescription``.
    """
    parts = [model] if extension is None else [model, extension]
    columns = [column for part in parts for column in part.columns]
    elements = [each for part in parts for each in part.elements]
    before = [0] * len(columns)
    clusters = []
    for number, count in enumerate(entries):
        values = [each[number] if number < len(each) else "unlisted" for each in elements]
        stored = {"checksum": page_checksums, "settings": settings}
        clusters.append(_cluster(count, columns, values, before, page_size, **stored))
    header, *more_columns = ([_in_generation(tree, generation) for tree in part.columns] for part in parts)
    if extension is not None:
        more["extension"] = {**extension.schema, "columns": more_columns[0]}
    return FileDescription(generation, model.fields, header, clusters, model.aliases, groups=groups, **more)


def _in_generation(column: Tree, generation: str) -> Tree:
    """A column record with the numbers of column types and flags of a generation."""
    if generation not in DRAFTS:
        return column
    flags = sum(int(Rc2ColumnFlag[flag.name]) for flag in ColumnFlag if column["flags"] & flag)
    # RC1 has no representations.
    members = {name: value for name, value in column.items() if name != "representation_index" or value}
    name = COLUMN_TYPES[ColumnType(column["column_type"])].name
    return {**members, "column_type": IDS[name], "flags": flags}


def build(model: Model, entries: Sequence[int], groups: Sequence[int], **options: Any) -> EditableFile:
    """Make a sound file of the released format of a model; arguments as for ``describe``."""
    named: dict[str, Any] = {"name": "events", "writer": "rntuple-construct", "describes_anchor": True}
    return describe(model, entries, groups, **named, **options).draft()


def _cluster(
    num_entries: int,
    columns: Sequence[Tree],
    elements: Sequence[Any],
    before: list[int],
    page_size: int | None,
    **stored: Any,
) -> DescribedCluster:
    """A cluster of a model; ``before`` counts the elements of each column before it, and after the call up to its end."""
    representations = [(column["field_id"], column["representation_index"]) for column in columns]
    # A column and those that replace it in other representations of its field count together.
    keys = [
        (field_id, representations[:column_id].count((field_id, number)))
        for column_id, (field_id, number) in enumerate(representations)
    ]
    counts: dict[tuple[int, int], int] = {}
    ids, listed = [], []
    for column_id, (column, values) in enumerate(zip(columns, elements, strict=True)):
        if isinstance(values, str):
            if values == "unlisted":
                continue
            values = list(values.encode())
        ids.append(column_id)
        if values is None:
            listed.append(SUPPRESSED)
            continue
        offset = max(before[column_id], abs(column.get("first_element_index", 0)))
        pages = [values]
        if page_size is not None:
            pages = [values[start : start + page_size] for start in range(0, len(values), page_size)]
        listed.append(DescribedPages(pages, offset, **stored))
        counts[keys[column_id]] = offset + len(values)
    before[:] = [counts.get(key, count) for key, count in zip(keys, before, strict=True)]
    return DescribedCluster(num_entries, listed, ids=ids)


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
