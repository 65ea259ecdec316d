"""Parsed files: the trees of an RNTuple, with the place of each part, its values and its pages.

All trees hang under one root: ``anchor``, ``header``, ``footer``, ``page_list[i]``, ``user_metadata[i]``, and below
``attribute_set[i]`` the same of each linked attribute set.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from rntuple_spec.constants import ClusterFlag

from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.constants import PAGE_LIST, USER_METADATA
from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.format.columns import ColumnCodec, column_codec
from rntuple_construct.format.container import Directory, Key, RootFile
from rntuple_construct.format.generations import Generation
from rntuple_construct.format.generations.records import Locator
from rntuple_construct.format.grammar.engine.structure import Structure
from rntuple_construct.format.metadata import Envelope, FileMetadata, NTupleMetadata, PageStore, read_metadata
from rntuple_construct.kit.files.grammar_introspection import (
    Path,
    TreePosition,
    anchor_layout,
    content_of,
    envelope_layout,
    format_path,
    places,
    value_at,
)
from rntuple_construct.storage import open_source

__all__ = ["LINKS", "ParsedFile", "ParsedPage", "StoredPart"]

Tree = dict[str, Any]

LINKS: tuple[tuple[str, str, str | None], ...] = (
    ("page_list", "cluster_groups", "page_list_link"),
    ("user_metadata", "meta_data_links", None),
)
"""Envelopes that the footer links to: their name, the list of links, and the link in its items (None: the item)."""
_MAX_NESTED_SETS = 2


@dataclass(frozen=True)
class StoredPart:
    """An anchor or envelope of a file.

    Args:
        path: its path from the root.
        envelope_type: its type; None for an anchor.
        layout: layout of its tree.
        data: its uncompressed bytes.
        offset: file offset of its first stored byte.
        nbytes: stored bytes.
        is_spread: if true, it is spread over several keys.
        tree: the parsed tree.
    """

    path: Path
    envelope_type: int | None
    layout: Structure
    data: bytes
    offset: int
    nbytes: int
    is_spread: bool
    tree: Tree


class ParsedPage(NamedTuple):
    """A page in the trees of a file.

    Args:
        path: its path from the root.
        tree: its description.
        column: the column record, as a tree; None if the schema has none of that number.
        settings: compression settings of its column in its cluster.
    """

    path: Path
    tree: Tree
    column: Tree | None
    settings: int


class ParsedFile:
    """The trees of an RNTuple in a file.

    Args:
        data: the file.
        ntuple: path of the RNTuple that is parsed; None for the first one.
        strict: raise for damage. Otherwise parts that cannot be read are missing, or empty in lists.

    Attributes:
        data: the file.
        root: trees of all parts; of a strict parse without linked attribute sets.
        parts: the parts by path.
        generation: generation of the RNTuple; None if none can be opened.
        key: key of its anchor; None without RNTuple.
        errors: why parts are missing.
        names: paths of all RNTuples.

    Raises:
        SchemaError: there is no such RNTuple, or ``strict`` and there are several and none is named.
        RNTupleError: ``strict``, and anchor or an envelope cannot be read.
    """

    def __init__(self, data: bytes, ntuple: str | None = None, *, strict: bool = False) -> None:
        self.data = bytes(data)
        self.root: Tree = {}
        self.parts: dict[Path, StoredPart] = {}
        self.generation: Generation | None = None
        self.errors: list[RNTupleError] = []
        self.max_key_size = 0
        self.ntuple = ntuple
        self.names: tuple[str, ...] = ()
        self.key: Key | None = None
        self._strict = strict
        if strict:
            with RootFile(self.data) as file:
                entry = file.find(ntuple)
                self._take(read_metadata(file, entry).require(), entry.key)
            return
        try:
            found = FileMetadata(self.data)
            self.errors += found.errors
            self.names = tuple(entry.path for entry in found.keys)
            chosen = [entry for entry in found.keys if ntuple in (None, entry.path)]
            if chosen:
                self.key = chosen[0].key
                opened = found.open(chosen[0])
                self.errors += opened.errors
                if opened.ntuple is not None:
                    self._take(opened.ntuple, self.key)
        except RNTupleError as error:
            self.errors.append(error)
        if ntuple is not None and ntuple not in self.names:
            raise SchemaError(f"the file has no RNTuple '{ntuple}'")

    def _take(self, metadata: NTupleMetadata, key: Key) -> None:
        self.key = key
        self.generation = metadata.generation
        self.max_key_size = metadata.max_key_size
        self.root = self._ntuple(metadata, ())

    def _fail(self, error: RNTupleError) -> None:
        if self._strict:
            raise error
        self.errors.append(error)

    def _ntuple(self, metadata: NTupleMetadata, path: Path) -> Tree:
        """The trees of an RNTuple and of its linked attribute sets."""
        anchor, grammar = metadata.anchor, metadata.generation.grammar
        start, stop = anchor.span
        tree: Tree = {
            "anchor": self._part(
                (*path, "anchor"), None, anchor_layout(metadata.generation), start, stop - start, False,
                lambda: bytes(metadata.container.read_compressed(start, stop - start, anchor.len_object)),
                lambda data: grammar.parse_anchor(data, verify=self._strict),
            ),
            "header": self._envelope(metadata, metadata.header_envelope, (*path, "header")),
            "footer": self._envelope(metadata, metadata.footer_envelope, (*path, "footer")),
        }  # fmt: skip
        tree = {name: each for name, each in tree.items() if each}
        # The links come from the tree: so the page lists of a footer that no reader accepts are parsed too.
        payload = tree.get("footer", {}).get("payload")
        for name, links, member in LINKS:
            items = content_of(payload.get(links)) if isinstance(payload, Mapping) else None
            listed = [
                self._linked(metadata, (*path, name, number), f"footer.{links}[{number}]", item, member)
                for number, item in enumerate(items or ())
            ]
            if listed:
                tree[name] = listed
        if not self._strict and path.count("attribute_set") < _MAX_NESTED_SETS:
            nested = []
            for number, opened in enumerate(metadata.attribute_sets):
                self.errors += opened.errors
                where = (*path, "attribute_set", number)
                nested.append({} if opened.ntuple is None else self._ntuple(opened.ntuple, where))
            if nested:
                tree["attribute_set"] = nested
        return tree

    def _linked(self, metadata: NTupleMetadata, path: Path, text: str, item: Any, member: str | None) -> Tree:
        """The tree of an envelope that a link of the footer leads to; empty if it is stored elsewhere."""
        link = item if member is None or not isinstance(item, Mapping) else item.get(member)
        if not isinstance(link, Mapping) or not isinstance(link.get("locator"), Mapping):
            return {}
        locator = link["locator"]
        if "ofs_range" not in locator:
            return {}
        name = str(path[-2])
        envelope = Envelope(
            metadata.container, metadata.generation, PAGE_LIST if name == "page_list" else USER_METADATA,
            f"{name}[{path[-1]}]", text if member is None else f"{text}.{member}",
            Locator(0, locator["len_range"], locator["ofs_range"]), link["len_envelope"], metadata.max_key_size,
        )  # fmt: skip
        return self._envelope(metadata, envelope, path)

    def _envelope(self, metadata: NTupleMetadata, envelope: Envelope, path: Path) -> Tree:
        def read() -> bytes:
            if not envelope.data:
                raise envelope.errors[0]
            return envelope.data

        generation, type_id = metadata.generation, envelope.envelope_type
        return self._part(
            path, type_id, envelope_layout(generation, type_id), envelope.offset, envelope.nbytes, envelope.is_spread,
            read, lambda data: generation.grammar.parse_envelope(data, type_id, verify=self._strict),
        )  # fmt: skip

    def _part(
        self,
        path: Path,
        envelope_type: int | None,
        layout: Structure,
        offset: int,
        nbytes: int,
        is_spread: bool,
        read: Callable[[], bytes],
        parse: Callable[[bytes], Any],
    ) -> Tree:
        """Add a part and return its tree; empty if the part cannot be parsed."""
        try:
            data = read()
            tree: Tree = plain(parse(data))
        except RNTupleError as error:
            self._fail(error)
            return {}
        self.parts[path] = StoredPart(path, envelope_type, layout, data, offset, nbytes, is_spread, tree)
        return tree

    # What can be changed

    @cached_property
    def places(self) -> tuple[TreePosition, ...]:
        """Every value in every part of the base file."""
        return tuple(self.places_of(self.root))

    def places_of(self, root: Tree) -> Iterator[TreePosition]:
        """Every value in every part of a tree like ``root``."""
        for path, part in self.parts.items():
            try:
                tree = value_at(root, path)
            except SchemaError:
                continue
            if not isinstance(tree, Mapping):
                continue
            # Changes copy the trees that they change and no others.
            known = self._places_of_base.get(path)
            if known is not None and known[0] is tree:
                yield from known[1]
            else:
                yield from places(part.layout, tree, path)

    @cached_property
    def _places_of_base(self) -> dict[Path, tuple[Any, list[TreePosition]]]:
        """The tree of each part of the base file, and every value in it."""
        found: dict[Path, tuple[Any, list[TreePosition]]] = {}
        for path, part in self.parts.items():
            tree = value_at(self.root, path)
            found[path] = tree, places(part.layout, tree, path)
        return found

    @cached_property
    def directories(self) -> tuple[Directory, ...]:
        """The directories of the base file."""
        return self._of_container(lambda file: file.directories()) or ()

    @cached_property
    def record_keys(self) -> tuple[Key, ...]:
        """The keys of all records of the base file, in its order."""
        found = self._of_container(lambda file: [item.key for item in file.scan_keys() if item.key])
        return tuple(found or ())

    @cached_property
    def free_entries(self) -> tuple[Any, ...]:
        """The entries of the free list of the base file."""
        return tuple(self._of_container(lambda file: file.free_list()) or ())

    def _of_container(self, ask: Callable[[RootFile], Any]) -> Any:
        try:
            with RootFile(self.data) as file:
                return ask(file)
        except RNTupleError:
            return None

    @cached_property
    def shared_offsets(self) -> frozenset[int]:
        """File offsets at which several pages start."""
        counts = Counter(page_offset(page.tree) for page in pages_of(self.root))
        return frozenset(offset for offset, count in counts.items() if count > 1 and offset is not None)

    def codec(self, page: ParsedPage) -> ColumnCodec:
        """The codec of a page.

        Raises:
            RNTupleError: its column has no known type.
        """
        column, generation = page.column, self.generation
        if column is None or generation is None:
            raise SchemaError("the page belongs to no column", path=format_path(page.path))
        if column["column_type"] not in generation.column_types:
            raise SchemaError(
                f"column type {column['column_type']:#x} is unknown", path=format_path(page.path)
            )
        writer = self.root.get("header", {}).get("payload", {}).get("writer", b"")
        return codec_of_tree(generation, column, writer.decode("utf-8", "replace"))

    def page_bytes(self, data: bytes | bytearray, page: ParsedPage, *, expand: bool = True) -> bytes:
        """The uncompressed or the stored bytes of a page, without its checksum; that is not compared.

        Raises:
            RNTupleError: they are not there, or cannot be decompressed.
        """
        offset, size = page_offset(page.tree), page.tree["locator"].get("len_range", 0)
        if offset is None or self.generation is None:
            raise SchemaError("the page is not in the file", path=format_path(page.path))
        with open_source(bytes(data)) as source:
            store = PageStore(source, self.generation, max_key_size=self.max_key_size)
            stored = store.read(offset, size, False)
            if not expand:
                return bytes(stored[0])
            length = self.codec(page).nbytes(num_elements(page.tree))
            return bytes(store.uncompressed(stored, length, verify=False))


def codec_of_tree(generation: Generation, column: Tree, writer: str) -> ColumnCodec:
    """The codec of a column of a known type.

    Args:
        generation: the generation of the file.
        column: the column record.
        writer: name of the writing program, on which the layout of Switch columns depends.
    """
    limits = column.get("value_range")
    return column_codec(
        generation.column_types[column["column_type"]],
        column["bits_on_storage"],
        None if limits is None else (limits["min"], limits["max"]),
        switch_layout=generation.switch_layout(writer),
    )


def pages_of(tree: Tree, path: Path = ()) -> Iterator[ParsedPage]:
    """Every page that the trees of an RNTuple describe, attribute sets included.

    Args:
        tree: the trees, as ``ParsedFile.root``.
        path: path of the RNTuple.
    """
    for number, page_list in enumerate(tree.get("page_list", ())):
        where: Path = (*path, "page_list", number, "page_locations")
        try:
            clusters = content_of(value_at(page_list, ("page_locations",))) or []
        except SchemaError:
            continue
        for cluster_id, cluster in enumerate(clusters):
            columns = columns_of(tree, number, cluster_id)
            for column_id, located in enumerate(content_of(cluster) or []):
                settings = located.get("compression_settings", 0) if isinstance(located, Mapping) else 0
                column = columns[column_id] if column_id < len(columns) else None
                for page_id, page in enumerate(content_of(located) or []):
                    if isinstance(page, Mapping):
                        yield ParsedPage(
                            (*where, cluster_id, column_id, page_id), dict(page), column, settings
                        )
    for number, nested in enumerate(tree.get("attribute_set", ())):
        yield from pages_of(nested, (*path, "attribute_set", number))


def columns_of(tree: Tree, page_list: int, cluster: int) -> list[Tree]:
    """Column records of the columns that a cluster lists.

    Args:
        tree: trees of the RNTuple.
        page_list: number of the page list.
        cluster: number of the cluster in it.
    """
    columns = _columns(tree)
    try:
        summary = _summary(tree, page_list, cluster)
        if summary.get("flags", 0) & int(ClusterFlag.SHARDED) and "column_group_id" in summary:
            path: Path = ("footer", "column_groups", summary["column_group_id"], "column_ids")
            return [columns[column_id] for column_id in content_of(value_at(tree, path)) or []]
    except (SchemaError, IndexError, TypeError):
        pass
    return columns


def _summary(tree: Tree, page_list: int, cluster: int) -> Tree:
    """The summary of a cluster, which is in its page list or, over all page lists, in the footer."""
    own = tree["page_list"][page_list]["payload"]
    if "cluster_summaries" in own:
        return dict(value_at(own, ("cluster_summaries", cluster)))
    lists = tree["page_list"][:page_list]
    before = sum(len(content_of(value_at(each, ("page_locations",))) or []) for each in lists)
    return dict(value_at(tree, ("footer", "cluster_summaries", before + cluster)))


def _columns(tree: Tree) -> list[Tree]:
    """Columns of header and schema extension."""
    found: list[Tree] = []
    for path in (("header", "schema", "columns"), ("footer", "schema_extension", "schema", "columns")):
        try:
            items = content_of(value_at(tree, path)) or []
        except SchemaError:
            continue
        found += [dict(item) for item in items if isinstance(item, Mapping)]
    return found


def page_offset(page: Tree) -> int | None:
    """File offset of a page; None if its locator leads elsewhere."""
    locator = page.get("locator")
    offset = locator.get("ofs_range") if isinstance(locator, Mapping) else None
    return offset if isinstance(offset, int) else None


def num_elements(page: Tree) -> int:
    """Elements that the description of a page tells."""
    count: int = page["num_elements_signed"] if "num_elements_signed" in page else page.get("num_elements", 0)
    return abs(count)


def plain(tree: Any) -> Any:
    """A parsed tree in dicts and lists, which are easier to change; forced values stay forced."""
    if isinstance(tree, Mapping):
        return {name: plain(value) for name, value in tree.items()}
    if isinstance(tree, list):
        return [plain(item) for item in tree]
    return tree


def page_has_checksum(page: Mapping[str, Any]) -> bool:
    """Return whether the description of a page tells of a checksum."""
    return bool(
        page["num_elements_signed"] < 0 if "num_elements_signed" in page else page.get("flags", 0) & 1
    )


def elements_of(base: ParsedFile, data: bytes | bytearray, page: ParsedPage) -> np.ndarray[Any, Any]:
    """The elements of a page.

    Raises:
        RNTupleError: it cannot be read.
    """
    return base.codec(page).decode(base.page_bytes(data, page), num_elements(page.tree))
