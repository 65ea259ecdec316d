"""A file taken apart as the base of mutants, and mutants put together again.

All trees of an RNTuple hang under one root: ``anchor``, ``header``, ``footer``, ``page_list[i]``, ``user_metadata[i]``, and
below ``attribute_set[i]`` the same of each linked attribute set. Changes copy what is on the way to them and share the rest, so
that a part that is still the same object was not changed, and its bytes stay where they are.

What a mutant changes is written over the old bytes if it has the same size, else behind the end of the file; then what lies
above is repaired, as far as it is not switched off (:data:`REPAIRS`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
from rntuple_spec.constants import MAX_LEN_CHUNK, ClusterFlag

from rntuple_construct.base.constants import HEADER
from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.format.columns import ColumnCodec, column_codec
from rntuple_construct.format.compression import compress
from rntuple_construct.format.container import Directory, Key, RootFile
from rntuple_construct.format.generations import Generation
from rntuple_construct.format.grammar import container as container_grammar
from rntuple_construct.format.grammar.engine.forcing import Forced, forced, pick
from rntuple_construct.format.grammar.engine.structure import Structure
from rntuple_construct.format.metadata import FileMetadata, NTupleMetadata, PageStore
from rntuple_construct.kit.files.editable_file import (
    append_blob,
    correct_end,
    page_has_checksum,
    plain,
    write_anchor,
)
from rntuple_construct.kit.files.grammar_introspection import (
    Path,
    Place,
    anchor_layout,
    content_of,
    envelope_layout,
    format_path,
    places,
    value_at,
)
from rntuple_construct.storage import open_source

__all__ = ["REPAIRS", "Dissection", "Mutant", "Page", "Part", "Wrapping", "assemble"]

Tree = dict[str, Any]

REPAIRS: Mapping[str, str] = MappingProxyType(
    {
        "frame-sizes": "sizes of record frames and list frames",
        "item-counts": "numbers of items of list frames",
        "envelope-lengths": "lengths in the first word of envelopes",
        "envelope-checksums": "XXH3 or CRC32 behind envelopes",
        "header-checksums": "copies of the header's checksum in footer and page lists",
        "links": "lengths and sizes in links to page lists, user meta-data and attribute sets",
        "anchor-lengths": "lengths of header and footer in the anchor",
        "anchor-checksum": "XXH3 behind the anchor",
        "page-sizes": "stored sizes in the locators of pages",
        "page-checksums": "checksums behind pages",
        "chunk-sizes": "compressed sizes in the headers of compression chunks",
        "key-sizes": "sizes in keys that are changed",
        "directories": "places of keys lists in directories",
        "file-end": "end of the file in its header and free list",
    }
)
"""What is corrected around a change, by the name that switches it off."""


@dataclass(frozen=True)
class Part:
    """An anchor or envelope of the base file.

    Args:
        path: its path from the root.
        envelope_type: its type; None for an anchor.
        layout: layout of its tree.
        data: its uncompressed bytes.
        offset: file offset of its first stored byte.
        nbytes: stored bytes.
        is_spread: whether it is spread over several keys.
        tree: as it was parsed.
    """

    path: Path
    envelope_type: int | None
    layout: Structure
    data: bytes
    offset: int
    nbytes: int
    is_spread: bool
    tree: Tree


@dataclass(frozen=True)
class Wrapping:
    """How an envelope of a mutant is stored.

    Args:
        settings: compression settings; 0 stores it raw.
        bomb: zeros that are compressed behind it.
        patches: changes of members of compression chunks: number of the chunk, member, value.
    """

    settings: int = 0
    bomb: int = 0
    patches: tuple[tuple[int, str, Any], ...] = ()


class Page(NamedTuple):
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


class _Placed(NamedTuple):
    length: int
    nbytes: int
    offset: int
    checksum: bytes


class Dissection:
    """A file taken apart; nothing in it raises for what is wrong in the file, parts that cannot be read are missing.

    Args:
        data: the file.
        ntuple: path of the RNTuple whose parts are changed; None for the first one.

    Attributes:
        data: the file.
        root: trees of all parts.
        parts: the parts by path.
        generation: generation of the RNTuple; None if none can be opened.
        errors: why parts are missing.
    """

    def __init__(self, data: bytes, ntuple: str | None = None) -> None:
        self.data = bytes(data)
        self.root: Tree = {}
        self.parts: dict[Path, Part] = {}
        self.generation: Generation | None = None
        self.errors: list[RNTupleError] = []
        self.max_key_size = 0
        self.ntuple = ntuple
        self.names: tuple[str, ...] = ()
        self.key: Key | None = None
        try:
            file = FileMetadata(self.data)
            self.errors += file.errors
            self.names = tuple(entry.path for entry in file.keys)
            chosen = [entry for entry in file.keys if ntuple in (None, entry.path)]
            if chosen:
                self.key = chosen[0].key
                opened = file.open(chosen[0])
                self.errors += opened.errors
                if opened.ntuple is not None:
                    self._take(opened.ntuple)
        except RNTupleError as error:
            self.errors.append(error)
        if ntuple is not None and ntuple not in self.names:
            raise SchemaError(f"the file has no RNTuple '{ntuple}'")

    def _take(self, metadata: NTupleMetadata) -> None:
        self.generation = metadata.generation
        self.max_key_size = metadata.max_key_size
        self.root = self._ntuple(metadata, ())

    def _ntuple(self, metadata: NTupleMetadata, path: Path) -> Tree:
        """The trees of an RNTuple and of its linked attribute sets."""
        tree: Tree = {}
        self._add_anchor(metadata, path, tree)
        lists: dict[str, list[Any]] = {"page_list": [], "user_metadata": [], "attribute_set": []}
        for envelope in metadata.envelopes:
            name, _, number = envelope.path.partition("[")
            if envelope.is_outside or not self._add(metadata, envelope, path, tree, name, number, lists):
                self.errors += envelope.errors
        if len(path) < 4:
            for index, opened in enumerate(metadata.attribute_sets):
                self.errors += opened.errors
                nested = (*path, "attribute_set", index)
                below = {} if opened.ntuple is None else self._ntuple(opened.ntuple, nested)
                lists["attribute_set"].append(below)
        return {**tree, **{name: items for name, items in lists.items() if items}}

    def _add_anchor(self, metadata: NTupleMetadata, path: Path, tree: Tree) -> None:
        anchor, generation = metadata.anchor, metadata.generation
        try:
            data = bytes(
                metadata.container.read_compressed(
                    anchor.span.start, anchor.span.stop - anchor.span.start, anchor.len_object
                )
            )
            tree["anchor"] = plain(generation.grammar.parse_anchor(data, verify=False))
        except RNTupleError as error:
            self.errors.append(error)
            return
        where = (*path, "anchor")
        self.parts[where] = Part(
            where, None, anchor_layout(generation), data, anchor.span.start,
            anchor.span.stop - anchor.span.start, False, tree["anchor"],
        )  # fmt: skip

    def _add(
        self,
        metadata: NTupleMetadata,
        envelope: Any,
        path: Path,
        tree: Tree,
        name: str,
        number: str,
        lists: dict[str, list[Any]],
    ) -> bool:
        """Add an envelope to the trees; an empty one stands for what cannot be parsed."""
        generation = metadata.generation
        parsed: Tree = {}
        try:
            if envelope.data:
                parsed = plain(
                    generation.grammar.parse_envelope(envelope.data, envelope.envelope_type, verify=False)
                )
        except RNTupleError as error:
            self.errors.append(error)
        where: Path = (*path, name)
        if number:
            where = (*where, len(lists[name]))
            lists[name].append(parsed)
        elif parsed:
            tree[name] = parsed
        if not parsed:
            return False
        self.parts[where] = Part(
            where, envelope.envelope_type, envelope_layout(generation, envelope.envelope_type), envelope.data,
            envelope.offset, envelope.nbytes, envelope.is_spread, parsed,
        )  # fmt: skip
        return True

    # What can be changed

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """Every value in every part of the base file."""
        return tuple(self.places_of(self.root))

    def places_of(self, root: Tree) -> Iterator[Place]:
        """Every value in every part of a tree like ``root``."""
        for path, part in self.parts.items():
            try:
                tree = value_at(root, path)
            except SchemaError:
                continue
            if not isinstance(tree, Mapping):
                continue
            # Changes make new trees of what they change and of nothing else.
            known = self._places_of_base.get(path)
            if known is not None and known[0] is tree:
                yield from known[1]
            else:
                yield from places(part.layout, tree, path)

    @cached_property
    def _places_of_base(self) -> dict[Path, tuple[Any, list[Place]]]:
        """The tree of each part of the base file, and every value in it."""
        found: dict[Path, tuple[Any, list[Place]]] = {}
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

    def pages_of(self, root: Tree) -> Iterator[Page]:
        """Every page that trees describe, attribute sets included."""
        yield from self._pages(root, ())

    def _pages(self, tree: Tree, path: Path) -> Iterator[Page]:
        for number, page_list in enumerate(tree.get("page_list", ())):
            where: Path = (*path, "page_list", number, "page_locations")
            try:
                clusters = content_of(value_at(page_list, ("page_locations",))) or []
            except SchemaError:
                continue
            for cluster_id, cluster in enumerate(clusters):
                columns = self.columns_of(tree, number, cluster_id)
                for column_id, located in enumerate(content_of(cluster) or []):
                    settings = located.get("compression_settings", 0) if isinstance(located, Mapping) else 0
                    column = columns[column_id] if column_id < len(columns) else None
                    for page_id, page in enumerate(content_of(located) or []):
                        if isinstance(page, Mapping):
                            yield Page((*where, cluster_id, column_id, page_id), dict(page), column, settings)
        for number, nested in enumerate(tree.get("attribute_set", ())):
            yield from self._pages(nested, (*path, "attribute_set", number))

    @cached_property
    def shared_offsets(self) -> frozenset[int]:
        """File offsets at which several pages start."""
        counts = Counter(page_offset(page.tree) for page in self.pages_of(self.root))
        return frozenset(offset for offset, count in counts.items() if count > 1 and offset is not None)

    @staticmethod
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
                ids = content_of(value_at(tree, path)) or []
                return [columns[column_id] for column_id in ids]
        except (SchemaError, IndexError, TypeError):
            return columns
        return columns

    def codec(self, page: Page) -> ColumnCodec:
        """The codec of a page.

        Raises:
            RNTupleError: its column has no known type.
        """
        column, generation = page.column, self.generation
        if column is None or generation is None:
            raise SchemaError("the page belongs to no column", path=format_path(page.path))
        column_type = generation.column_types.get(column["column_type"])
        if column_type is None:
            raise SchemaError(
                f"column type {column['column_type']:#x} is unknown", path=format_path(page.path)
            )
        limits = column.get("value_range")
        writer = self.root.get("header", {}).get("payload", {}).get("writer", b"")
        return column_codec(
            column_type,
            column["bits_on_storage"],
            None if limits is None else (limits["min"], limits["max"]),
            switch_layout=generation.switch_layout(writer.decode("utf-8", "replace")),
        )

    def page_bytes(self, data: bytes | bytearray, page: Page, *, expand: bool = True) -> bytes:
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


def _summary(tree: Tree, page_list: int, cluster: int) -> Tree:
    """The summary of a cluster, which stands in its page list or, over all page lists, in the footer."""
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


@dataclass
class Mutant:
    """A file in the making: trees and bytes of a base file with changes.

    Args:
        base: the base file.
        without: names of the repairs that are switched off.
    """

    base: Dissection
    without: frozenset[str] = frozenset()
    root: Tree = field(init=False)
    data: bytearray = field(init=False)
    wrappings: dict[Path, Wrapping] = field(default_factory=dict)
    late: list[Callable[[bytearray], None]] = field(default_factory=list)
    """Changes of the bytes of the whole file, made when everything else is written."""

    def __post_init__(self) -> None:
        self.root = self.base.root
        self.data = bytearray(self.base.data)

    def repairs(self, name: str) -> bool:
        """Whether a repair is switched on."""
        return name not in self.without

    def copy(self) -> Mutant:
        """The same changes, independent of what happens to this one."""
        other = Mutant(self.base, self.without)
        other.root, other.data = self.root, bytearray(self.data)
        other.wrappings, other.late = dict(self.wrappings), list(self.late)
        return other

    @staticmethod
    def correct_end(out: bytearray) -> None:
        """Let file header and free list tell where the file ends, as far as they can be read."""
        _correct_end(out)

    # Pages

    def replace_page(self, page: Page, stored: bytes, checked: bytes, count: int | None = None) -> Tree:
        """Store other bytes for a page and give its new description.

        Args:
            page: the page.
            stored: bytes as they are stored.
            checked: bytes that the checksum covers.
            count: number of elements, if it changes.
        """
        generation, tree = self.base.generation, dict(page.tree)
        if generation is None:
            raise SchemaError("there is no RNTuple", path=format_path(page.path))
        checksum = b""
        old_offset, old_size = page_offset(page.tree), page.tree["locator"].get("len_range", 0)
        if page_has_checksum(page.tree):
            checksum = generation.page_checksum(checked)
            if not self.repairs("page-checksums") and old_offset is not None:
                end = old_offset + old_size
                checksum = bytes(self.data[end : end + len(checksum)]).ljust(len(checksum), b"\0")
        spread = 0 < self.base.max_key_size < len(stored) + len(checksum)
        if (
            old_offset is not None
            and len(stored) == old_size
            and not spread
            and old_offset not in self.base.shared_offsets
            and old_offset + old_size + len(checksum) <= len(self.data)
        ):
            self.data[old_offset : old_offset + old_size + len(checksum)] = stored + checksum
        else:
            size = len(stored) if self.repairs("page-sizes") else old_size
            offset = append_blob(self.data, stored + checksum, self.base.max_key_size)
            tree["locator"] = {**tree["locator"], "len_range": size, "ofs_range": offset}
        if count is not None:
            if "num_elements" in tree:
                tree["num_elements"] = count
            else:
                tree["num_elements_signed"] = -count if page_has_checksum(page.tree) else count
        return tree


def assemble(mutant: Mutant) -> bytes:
    """The bytes of a mutant.

    Raises:
        SchemaError: a tree that cannot be built.
    """
    out = bytearray(mutant.data)
    base = mutant.base
    if base.generation is not None:
        anchor = _Assembly(mutant, base.generation, out).ntuple(mutant.root, ())
        if anchor is not None and base.key is not None:
            write_anchor(out, base.key, anchor)
    if len(out) != len(base.data) and mutant.repairs("file-end"):
        _correct_end(out)
    for change in mutant.late:
        change(out)
    return bytes(out)


def _correct_end(out: bytearray) -> None:
    try:
        correct_end(out)
    except (RNTupleError, IndexError):
        return  # a base whose header or free list cannot be read


class _Assembly:
    """Writes the changed parts of a mutant."""

    def __init__(self, mutant: Mutant, generation: Generation, out: bytearray) -> None:
        self.mutant = mutant
        self.generation = generation
        self.grammar: Any = generation.grammar
        self.out = out
        self.parts = mutant.base.parts

    def ntuple(self, tree: Tree, path: Path) -> bytes | None:
        """Write the envelopes of an RNTuple.

        Returns:
            its anchor; None if that stays as it is.
        """
        header = self._place((*path, "header"), tree.get("header"), None)
        checksum = header.checksum if header else None
        moved: dict[tuple[str, int], _Placed] = {}
        for name in ("page_list", "user_metadata"):
            for number, each in enumerate(tree.get(name, ())):
                self._note(moved, (*path, name, number), self._place((*path, name, number), each, checksum))
        for number, nested in enumerate(tree.get("attribute_set", ())):
            self._note(
                moved,
                (*path, "attribute_set", number, "anchor"),
                self._anchor_blob(nested, (*path, "attribute_set", number)),
            )
        footer_tree = tree.get("footer")
        if moved and isinstance(footer_tree, Mapping):
            footer_tree = self._relinked(footer_tree, moved)
        if isinstance(footer_tree, Mapping) and header is not None:
            footer_tree = self._with_header_length(footer_tree, header.length)
        footer = self._place((*path, "footer"), footer_tree, checksum)
        return self._anchor(tree.get("anchor"), path, header, footer)

    def _note(self, moved: dict[tuple[str, int], _Placed], path: Path, placed: _Placed | None) -> None:
        part = self.parts.get(path)
        if placed is not None and part is not None:
            old = (len(part.data), part.nbytes, part.offset)
            if old != placed[:3]:
                moved[("anchor" if path[-1] == "anchor" else "envelope", part.offset)] = placed

    def _relinked(
        self, footer: Mapping[str, Any], moved: Mapping[tuple[str, int], _Placed]
    ) -> Mapping[str, Any]:
        """A footer whose links lead to what has moved."""

        def follow(tree: Any) -> Any:
            if isinstance(tree, list):
                return [follow(item) for item in tree]
            if not isinstance(tree, Mapping):
                return tree
            locator = tree.get("locator")
            if isinstance(locator, Mapping) and isinstance(locator.get("ofs_range"), int):
                for kind, member in (("envelope", "len_envelope"), ("anchor", "len_anchor")):
                    placed = moved.get((kind, int(locator["ofs_range"])))
                    if member in tree and placed is not None:
                        return self._link(tree, member, placed)
                return tree
            return {name: follow(value) for name, value in tree.items()}

        payload = footer.get("payload")
        return {**footer, "payload": follow(payload)} if isinstance(payload, Mapping) else footer

    def _link(self, link: Mapping[str, Any], member: str, placed: _Placed) -> Mapping[str, Any]:
        locator = dict(link["locator"])
        if not isinstance(locator["ofs_range"], Forced):
            locator["ofs_range"] = placed.offset
        if not self.mutant.repairs("links"):
            return {**link, "locator": locator}
        if not isinstance(locator["len_range"], Forced):
            locator["len_range"] = placed.nbytes
        return {**link, member: pick(link, member, placed.length), "locator": locator}

    def _with_header_length(self, footer: Mapping[str, Any], length: int) -> Mapping[str, Any]:
        """A footer that tells the length of the header, where footers do."""
        told = footer.get("postscript", {})
        if told.get("len_header", length) == length or not self.mutant.repairs("anchor-lengths"):
            return footer
        return {**footer, "postscript": {**told, "len_header": pick(told, "len_header", length)}}

    # Envelopes

    def _place(self, path: Path, tree: Any, header_checksum: bytes | None) -> _Placed | None:
        """Write an envelope if it is another one than in the base file."""
        part = self.parts.get(path)
        if part is None or not isinstance(tree, Mapping):
            return None
        wrapping = self.mutant.wrappings.get(path)
        stored_copy = _header_checksum_of(part.tree)
        is_same_header = header_checksum is None or stored_copy in (None, header_checksum)
        keeps_copy = is_same_header or not self.mutant.repairs("header-checksums")
        if tree is part.tree and keeps_copy and wrapping is None:
            return _Placed(
                len(part.data), part.nbytes, part.offset, self.generation.stored_checksum(part.data)
            )
        if part.envelope_type != HEADER and header_checksum is not None and stored_copy is not None:
            tree = self._with_checksum(
                tree, header_checksum if self.mutant.repairs("header-checksums") else stored_copy
            )
        data = self._build(tree, part)
        stored, length = _wrapped(data, wrapping or Wrapping(), self.mutant)
        if len(stored) == part.nbytes and not part.is_spread:
            self.out[part.offset : part.offset + part.nbytes] = stored
            offset = part.offset
        else:
            offset = append_blob(self.out, stored, self.mutant.base.max_key_size)
        return _Placed(length, len(stored), offset, self.generation.stored_checksum(data))

    @staticmethod
    def _with_checksum(tree: Mapping[str, Any], checksum: bytes) -> Mapping[str, Any]:
        payload = tree["payload"]
        if not isinstance(payload, Mapping) or "header_checksum" not in payload:
            return tree
        return {**tree, "payload": {**payload, "header_checksum": pick(payload, "header_checksum", checksum)}}

    def _build(self, tree: Mapping[str, Any], part: Part) -> bytes:
        names = {"len_frame": "frame-sizes", "num_items": "item-counts"}
        kept = frozenset(member for member, repair in names.items() if not self.mutant.repairs(repair))
        if kept:
            tree = _forcing(tree, kept)
        for member, repair in (("len_envelope", "envelope-lengths"), ("checksum", "envelope-checksums")):
            if not self.mutant.repairs(repair) and member in part.tree and member in tree:
                value = tree[member] if isinstance(tree[member], Forced) else part.tree[member]
                tree = {**tree, member: forced(value)}
        data: bytes = self.grammar.build_envelope(tree)
        return data

    # Anchors

    def _anchor(self, tree: Any, path: Path, header: _Placed | None, footer: _Placed | None) -> bytes | None:
        part = self.parts.get((*path, "anchor"))
        if part is None or not isinstance(tree, Mapping):
            return None
        anchor = dict(tree)
        for name, placed in (("header", header), ("footer", footer)):
            old = self.parts.get((*path, name))
            if placed is None or old is None or placed[:3] == (len(old.data), old.nbytes, old.offset):
                continue
            values = {f"ofs_{name}": placed.offset}
            if self.mutant.repairs("anchor-lengths"):
                values |= {f"len_{name}_stored": placed.nbytes, f"len_{name}": placed.length}
            anchor |= {member: pick(anchor, member, value) for member, value in values.items()}
        if anchor == part.tree:
            return None
        if not self.mutant.repairs("anchor-checksum") and "checksum" in part.tree:
            anchor["checksum"] = forced(part.tree["checksum"])
        built: bytes = self.grammar.build_anchor(anchor)
        return built

    def _anchor_blob(self, tree: Tree, path: Path) -> _Placed | None:
        """Write the anchor of an attribute set, which no key leads to."""
        part = self.parts.get((*path, "anchor"))
        anchor = self.ntuple(tree, path)
        if part is None or anchor is None:
            return None
        if len(anchor) == part.nbytes:
            self.out[part.offset : part.offset + part.nbytes] = anchor
            return None
        return _Placed(len(anchor), len(anchor), append_blob(self.out, anchor), b"")


def _header_checksum_of(tree: Tree) -> bytes | None:
    payload = tree.get("payload")
    found = payload.get("header_checksum") if isinstance(payload, Mapping) else None
    return found if isinstance(found, bytes) else None


def _forcing(tree: Any, names: frozenset[str]) -> Any:
    """A tree in which derived members of some names stay as they were parsed."""
    if isinstance(tree, Mapping):
        return {
            name: forced(value)
            if name in names and isinstance(value, int) and not isinstance(value, Forced)
            else _forcing(value, names)
            for name, value in tree.items()
        }
    return [_forcing(item, names) for item in tree] if isinstance(tree, list) else tree


# Compression


def zeros_compressed(nbytes: int, settings: int) -> bytes:
    """Chunks that expand to so many zeros."""
    whole, rest = divmod(nbytes, MAX_LEN_CHUNK)
    chunk = as_chunks(bytes(MAX_LEN_CHUNK), settings) if whole else b""
    return chunk * whole + (as_chunks(bytes(rest), settings) if rest else b"")


def as_chunks(data: bytes, settings: int) -> bytes:
    """A block of chunks, also where compression does not make it smaller."""
    stored = bytes(compress(data, settings))
    if stored is not data and len(stored) != len(data):
        return stored
    chunks = []
    for start in range(0, len(data), MAX_LEN_CHUNK):
        piece = data[start : start + MAX_LEN_CHUNK]
        tree = {"algorithm": b"ZS\x01", "len_uncompressed": len(piece), "data": _stored_zstd(piece)}
        chunks.append(container_grammar.build_compression_chunk(tree))
    return b"".join(chunks)


def _stored_zstd(data: bytes) -> bytes:
    """A frame of zstd with its data as it is: magic, a single segment with its size, raw blocks."""
    head = b"\x28\xb5\x2f\xfd" + b"\xa0" + len(data).to_bytes(4, "little")
    limit = (1 << 17) - 1
    blocks = [data[start : start + limit] for start in range(0, len(data), limit)] or [b""]
    return head + b"".join(
        (len(block) << 3 | (number == len(blocks) - 1)).to_bytes(3, "little") + block
        for number, block in enumerate(blocks)
    )


def patched_chunks(
    stored: bytes, patches: Sequence[tuple[int, str, Any]], repairs: Callable[[str], bool]
) -> bytes:
    """A compression block with other members of its chunks.

    Raises:
        RNTupleError: the bytes are no compression block, or have no such chunk.
    """
    chunks = [dict(chunk) for chunk in container_grammar.parse_compression_chunks(stored)]
    for number, name, value in patches:
        if number >= len(chunks) or name not in chunks[number]:
            raise SchemaError("there is no such part", path=f"chunks[{number}].{name}")
        if name == "data" and not repairs("chunk-sizes"):
            chunks[number]["len_compressed"] = forced(chunks[number]["len_compressed"])
        chunks[number][name] = forced(value)
    return b"".join(container_grammar.build_compression_chunk(chunk) for chunk in chunks)


def _wrapped(data: bytes, wrapping: Wrapping, mutant: Mutant) -> tuple[bytes, int]:
    """Stored bytes and uncompressed length of an envelope."""
    if not wrapping.settings and not wrapping.bomb and not wrapping.patches:
        return data, len(data)
    settings = wrapping.settings or _ZSTD_5
    stored = as_chunks(data, settings)
    if wrapping.bomb:
        stored += zeros_compressed(wrapping.bomb, settings)
    if wrapping.patches:
        stored = patched_chunks(stored, wrapping.patches, mutant.repairs)
    return stored, len(data) + wrapping.bomb


_ZSTD_5 = 505


def elements_of(base: Dissection, data: bytes | bytearray, page: Page) -> np.ndarray[Any, Any]:
    """The elements of a page.

    Raises:
        RNTupleError: it cannot be read.
    """
    return base.codec(page).decode(base.page_bytes(data, page), num_elements(page.tree))
