"""Small files of the release candidates with what ROOT never wrote, made for one test each.

Envelopes come from the construct grammar, the ROOT file around them from ``RootFileBuilder``; the reader under test
uses neither.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from rntuple_spec.column_types import COLUMN_TYPES
from rntuple_spec.constants import DEFAULT_MAX_KEY_SIZE, DRAFT_ANCHOR_CLASS, ClusterFlag

from rntuple_construct.base.constants import ENVELOPE_NAMES, FOOTER, HEADER, PAGE_LIST, USER_METADATA
from rntuple_construct.format.columns import column_codec
from rntuple_construct.format.compression import compress
from rntuple_construct.format.generations import WRITABLE_GENERATIONS, Generation
from rntuple_construct.format.generations.records import AnchorRecord
from rntuple_construct.format.grammar.engine.structure import Structure
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder

Tree = dict[str, Any]
Store = Callable[[bytes, int], Tree]
"""Takes stored bytes and their size without checksum, puts them somewhere and returns the locator."""

SUPPRESSED_OFFSET = -(2**63)


def is_draft(generation: Generation) -> bool:
    """Whether a generation is a release candidate, whose files are made here."""
    return generation.class_name == DRAFT_ANCHOR_CLASS and generation.is_writable


def has_page_checksums(generation: str) -> bool:
    """Whether pages of a generation had checksums where nothing else was asked for."""
    return bool(WRITABLE_GENERATIONS[generation].default_options.get("page_checksums", True))


DRAFTS = {name: generation for name, generation in WRITABLE_GENERATIONS.items() if is_draft(generation)}
COLUMN_TYPES_BY_ID = {k: v for generation in DRAFTS.values() for k, v in generation.column_types.items()}
"""Column types by number, which the release candidates share."""
IDS = {COLUMN_TYPES[column_type].name: type_id for type_id, column_type in COLUMN_TYPES_BY_ID.items()}
"""Ids of column types by name."""
_DIRECTORY_VERSIONS = {"rc2": 5, "rc1": 1}
"""Versions of the directory around the RNTuple: both forms are among the files."""


@dataclass
class Pages:
    """The pages of one column in one cluster.

    Args:
        values: elements of each page, or bytes that are stored as they are.
        element_offset: elements before the cluster; None counts those of the clusters before.
        checksum: whether pages carry checksums.
        settings: compression settings.
        store: where the bytes go; None for a blob of the file.
        counts: numbers of elements of pages that are given as bytes.
    """

    values: Sequence[Any]
    element_offset: int | None = None
    checksum: bool = False
    settings: int = 0
    store: Store | None = None
    counts: Sequence[int] = ()


SUPPRESSED = Pages([], SUPPRESSED_OFFSET)


@dataclass
class Cluster:
    """Entries and pages.

    Args:
        num_entries: entries of the cluster.
        columns: one item for each column that the cluster lists: Pages, or the values of its pages.
        first_entry: number of the first entry; None follows on the cluster before.
        column_group: number of the column group of a sharded cluster.
    """

    num_entries: int
    columns: Sequence[Any]
    first_entry: int | None = None
    column_group: int | None = None


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


@dataclass
class CandidateFile:
    """A file with one RNTuple in the making; everything may be changed until it is built.

    Args:
        generation: ``rc1`` or ``rc2``.
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
    """

    generation: str
    fields: Iterable[Tree] = ()
    columns: Iterable[Tree] = ()
    clusters: Iterable[Cluster] = ()
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

    def build(self) -> bytes:
        """The bytes of the file."""
        self._object = DRAFTS[self.generation]
        self._grammar: Any = self._object.grammar
        self._out = RootFileBuilder(directory_version=_DIRECTORY_VERSIONS[self.generation])
        header = self._header()
        checksum = header[-len(self._object.envelope_checksum(b"")) :]
        summaries, page_list = self._page_list(checksum)
        link = self._link(page_list, self.store_page_list)
        data = [self._metadata_envelope(payload) for payload in self.metadata]
        footer = self._footer(
            checksum, summaries, link, [self._link(each, self.store_metadata) for each in data]
        )
        places = self._envelope_place("header", header) | self._envelope_place("footer", footer)
        anchor = self._object.build_anchor(
            AnchorRecord(version=self._object.version, **places, max_key_size=DEFAULT_MAX_KEY_SIZE)
        )
        if self.early:
            tree = self._grammar.parse_anchor(anchor)
            late = ("class_version", "max_key_size", "byte_count", "checksum")
            anchor = self._grammar.build_anchor({name: tree[name] for name in tree if name not in late})
        self._out.add_anchor("nt", anchor, class_name=self._object.class_name)
        return self._out.finish()

    def envelopes(self) -> dict[str, bytes]:
        """Header, footer and page list as they were built last."""
        return dict(self._built)

    def add_blob(self, stored: bytes, size: int) -> Tree:
        """Put bytes into a blob of the file; a Store."""
        return {"kind": 0, "len_range": size, "ofs_range": self._out.add_blob(stored)}

    # -- envelopes

    def _header(self) -> bytes:
        lists = {
            "fields": list(self.fields), "columns": list(self.columns), "alias_columns": list(self.aliases),
            "extra_type_infos": list(self.extra_type_infos),
        }  # fmt: skip
        self._column_trees = [*lists["columns"], *(self.extension or {}).get("columns", ())]
        payload = {
            "feature_flags": [0], "release_candidate_tag": 1, "name": "nt", "description": "", "writer": self.writer,
            "schema": self._schema(lists, 0),
        }  # fmt: skip
        payload = {**_known(self._grammar.HEADER_PAYLOAD, payload), **self.header}
        self._num_header_fields = len(lists["fields"])
        return self._build(HEADER, payload)

    def _schema(self, lists: Mapping[str, Any], first_field_id: int) -> Tree:
        fields = [
            {**tree, "parent_id": first_field_id + index} if tree["parent_id"] == -1 else tree
            for index, tree in enumerate(lists.get("fields", ()))
        ]
        usual = _known(self._grammar.COLUMN.layout, {"representation_index": 0})
        columns = [{**usual, **tree} for tree in lists.get("columns", ())]
        rest = {name: list(lists.get(name, ())) for name in ("alias_columns", "extra_type_infos")}
        return {"fields": fields, "columns": columns, **rest}

    def _page_list(self, checksum: bytes) -> tuple[list[Tree], bytes]:
        written = [0] * len(self._column_trees)
        summaries: list[Tree] = []
        locations = []
        first_entry = 0
        for cluster in self.clusters:
            group = cluster.column_group
            ids = range(len(cluster.columns)) if group is None else self.column_groups[group]
            listed = []
            for column_id, given in zip(ids, cluster.columns, strict=True):
                pages = given if isinstance(given, Pages) else Pages(given)
                listed.append(self._column_pages(self._column_trees[column_id], pages, written[column_id]))
                written[column_id] += sum(self._counts(pages))
            first_entry = first_entry if cluster.first_entry is None else cluster.first_entry
            summary = {"first_entry": first_entry, "num_entries": cluster.num_entries, "flags": 0}
            if group is not None:
                summary |= {"flags": int(ClusterFlag.SHARDED), "column_group_id": group}
            summaries.append(summary)
            locations.append(listed)
            first_entry += cluster.num_entries
        payload = {"header_checksum": checksum, "cluster_summaries": summaries, "page_locations": locations}
        known = _known(self._grammar.PAGE_LIST_PAYLOAD, payload)
        return summaries, self._build(PAGE_LIST, {**known, **self.page_list})

    def _footer(self, checksum: bytes, summaries: list[Tree], link: Tree, metadata: list[Tree]) -> bytes:
        first = min((each["first_entry"] for each in summaries), default=0)
        last = max((each["first_entry"] + each["num_entries"] for each in summaries), default=0)
        group: Tree = {
            "min_entry": first,
            "entry_span": last - first,
            "num_clusters": len(summaries),
            "page_list_link": link,
        }
        payload: Tree = {
            "feature_flags": [0],
            "header_checksum": checksum,
            "schema_extension": {"schema": self._schema(self.extension or {}, self._num_header_fields)},
            "column_groups": [{"column_ids": list(ids)} for ids in self.column_groups],
            "cluster_summaries": summaries,
            "cluster_groups": [_known(self._grammar.CLUSTER_GROUP.layout, group)] if summaries else [],
            "meta_data_links": metadata,
        }
        payload = {**_known(self._grammar.FOOTER_PAYLOAD, payload), **self.footer}
        return self._build(FOOTER, {name: value for name, value in payload.items() if value is not None})

    def _metadata_envelope(self, payload: Any) -> bytes:
        return self._build(
            USER_METADATA, payload if isinstance(payload, (Mapping, bytes)) else {"entries": payload}
        )

    def _build(self, type_id: int, payload: Any) -> bytes:
        envelope: bytes = self._grammar.build_envelope({"type_id": type_id, "payload": payload})
        names = ENVELOPE_NAMES
        self._built = {**getattr(self, "_built", {}), names[type_id]: envelope}
        return envelope

    def _link(self, envelope: bytes, store: Store | None) -> Tree:
        stored = bytes(compress(envelope, self.settings))
        return {"len_envelope": len(envelope), "locator": self._put(store, stored, len(stored))}

    def _put(self, store: Store | None, stored: bytes, size: int) -> Tree:
        return self.add_blob(stored, size) if store is None else store(stored, size)

    def _envelope_place(self, name: str, envelope: bytes) -> dict[str, int]:
        stored = bytes(compress(envelope, self.settings))
        return {
            f"ofs_{name}": self._out.add_blob(stored),
            f"len_{name}_stored": len(stored),
            f"len_{name}": len(envelope),
        }

    # -- pages

    @staticmethod
    def _counts(pages: Pages) -> list[int]:
        return [len(values) for values in pages.values] if not pages.counts else list(pages.counts)

    def _column_pages(self, column: Tree, pages: Pages, written: int) -> Tree:
        items = []
        for values, count in zip(pages.values, self._counts(pages), strict=True):
            encoded = values if isinstance(values, bytes) else self._encode(column, values)
            stored = bytes(compress(encoded, pages.settings))
            tail = b""
            if pages.checksum:
                covered = stored if self._object.page_checksum_is_sealed else encoded
                tail = self._object.page_checksum(covered)
            locator = self._put(pages.store, stored + tail, len(stored))
            items.append({**self._object.count_tree(count, pages.checksum), "locator": locator})
        offset = written if pages.element_offset is None else pages.element_offset
        settings = {} if offset < 0 else {"compression_settings": pages.settings}
        return {"items": items, "element_offset": offset, **settings}

    def _encode(self, column: Tree, values: Any) -> bytes:
        limits = column.get("value_range")
        codec = column_codec(
            COLUMN_TYPES_BY_ID[column["column_type"]],
            column["bits_on_storage"],
            None if limits is None else (limits["min"], limits["max"]),
            switch_layout=self._object.switch_layout(self.writer),
        )
        return bytes(codec.encode(values))


def _known(structure: Structure, values: Tree) -> Tree:
    """Those of some values that a structure of the grammar has."""
    return {name: value for name, value in values.items() if name in structure.names}


def switches(*held: tuple[int, int]) -> Any:
    """Elements of a Switch column from pairs of index and tag."""
    return np.array(list(held), [("index", "<i8"), ("tag", "<u4")])
