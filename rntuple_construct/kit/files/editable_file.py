"""RNTuple files as trees that can be changed: taken from a file or started anew, in any generation of the format.

``build`` repairs everything around a change, as far as a repair is not switched off (:data:`REPAIRS`).
:func:`rntuple_construct.format.grammar.engine.forcing.forced` keeps a wrong size, count or checksum.

>>> draft = EditableFile.empty("events")
>>> draft.footer["payload"]["feature_flags"] = [2]
>>> data = draft.build()
>>> EditableFile.take_apart(data).footer["payload"]["feature_flags"]
[2]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy, deepcopy
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple

from rntuple_spec.constants import ANCHOR_CLASS, DEFAULT_MAX_KEY_SIZE

from rntuple_construct.base.constants import ENVELOPE_NAMES, FOOTER, HEADER
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.compression import compress
from rntuple_construct.format.container import RootFile
from rntuple_construct.format.container.structures import Key
from rntuple_construct.format.generations import DEFAULT_GENERATION, Generation
from rntuple_construct.format.generations.records import AnchorRecord
from rntuple_construct.format.grammar.engine.forcing import Forced, forced, pick
from rntuple_construct.format.grammar.engine.locators import locator as locator_of
from rntuple_construct.format.grammar.engine.structure import Structure
from rntuple_construct.kit.files.compression_chunks import as_chunks, patched_chunks, zeros_compressed
from rntuple_construct.kit.files.container_edits import append_blob, correct_end, empty_file, write_anchor
from rntuple_construct.kit.files.grammar_introspection import Path, content_of, replaced
from rntuple_construct.kit.files.parsed_file import (
    LINKS,
    ParsedFile,
    ParsedPage,
    StoredPart,
    page_has_checksum,
    page_offset,
    pages_of,
)
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder, anchor_object_rc1

__all__ = ["REPAIRS", "EditableFile", "Wrapping", "known_members"]

Tree = dict[str, Any]
Store = Callable[[bytes, int], Tree]
"""Takes stored bytes and their size without checksum, puts them somewhere and returns the locator."""
Add = Callable[[bytes], int]
"""Adds bytes to a file and returns the file offset of the first one."""
Envelope = Any
"""An envelope as a tree of the construct grammar, or as bytes that are written unchanged."""

_PLACES = ("ofs_header", "len_header_stored", "len_header", "ofs_footer", "len_footer_stored", "len_footer")
_TYPE_OF_NAME = {name: type_id for type_id, name in ENVELOPE_NAMES.items()}
_ZSTD_5 = 505

REPAIRS: Mapping[str, str] = MappingProxyType(
    {
        "frame-sizes": "sizes of record frames and list frames",
        "item-counts": "numbers of items of list frames",
        "envelope-lengths": "lengths in the first word of envelopes",
        "envelope-checksums": "XXH3 or CRC32 after envelopes",
        "header-checksums": "copies of the header's checksum in footer and page lists",
        "links": "lengths and sizes in links to page lists, user meta-data and attribute sets",
        "anchor-lengths": "lengths of header and footer in the anchor",
        "anchor-checksum": "XXH3 after the anchor",
        "page-sizes": "stored sizes in the locators of pages",
        "page-checksums": "checksums after pages",
        "chunk-sizes": "compressed sizes in the headers of compression chunks",
        "key-sizes": "sizes in keys that are changed",
        "directories": "places of keys lists in directories",
        "file-end": "end of the file in its header and free list",
    }
)
"""Corrections around a change, by the name that switches them off."""


@dataclass(frozen=True)
class Wrapping:
    """Storage of one envelope.

    Args:
        settings: compression settings; 0 stores it raw.
        bomb: number of zeros that are compressed after it.
        patches: changes of members of compression chunks: number of the chunk, member, value.
    """

    settings: int = 0
    bomb: int = 0
    patches: tuple[tuple[int, str, Any], ...] = ()


def _tree(name: str, doc: str, *, is_list: bool = False) -> Any:
    """A property of an editable file: the tree of this name, or a list of the trees of several envelopes."""

    def read(file: EditableFile) -> Any:
        return file.root.setdefault(name, []) if is_list else file.root[name]

    def write(file: EditableFile, tree: Any) -> None:
        file.root[name] = tree

    return property(read, write, doc=doc)


class EditableFile:
    """A ROOT file whose RNTuple can be changed.

    There are two ways to change a file. ``take_apart`` and ``empty`` give trees that may be changed in place. ``build``
    appends all envelopes, so every locator in the trees stays valid.

    ``of`` shares the trees of a parsed file, for many variants of it. Changes copy the nodes above them
    (:func:`~rntuple_construct.kit.files.grammar_introspection.changed`). ``build`` does not move unchanged envelopes. It
    overwrites those that keep their size, and appends the others.

    Attributes:
        data: bytes of the file so far; blobs that are added go to its end.
        root: the trees, named as in :mod:`~rntuple_construct.kit.files.parsed_file`. An envelope may also be bytes,
            which are written unchanged. ``build`` keeps a link whose envelope is empty or missing.
        settings: compression settings of the envelopes that ``build`` writes; 0 leaves them raw.
        stores: where ``build`` puts the envelopes of a type; blobs of the file by default.
        built: envelopes of the last ``build``, uncompressed, by name; of several ones the last.
        without: names of the repairs that are switched off.
        wrappings: how single envelopes are stored, by their path.
        late: changes of the bytes of the whole file, made when everything else is written.
    """

    def __init__(self, data: bytes, key: Key | None, generation: Generation) -> None:
        self.data = bytearray(data)
        self.generation = generation
        self.grammar: Any = generation.grammar
        self.root: Tree = {"anchor": {}, "header": {}, "footer": {}}
        self.settings = 0
        self.stores: dict[int, Store] = {}
        self.built: dict[str, bytes] = {}
        self.without: frozenset[str] = frozenset()
        self.wrappings: dict[Path, Wrapping] = {}
        self.late: list[Callable[[bytearray], None]] = []
        self._base: ParsedFile | None = None
        self._key = key
        self._max_key_size = 0
        self._container: RootFileBuilder | None = None
        self._name = ""

    @classmethod
    def take_apart(cls, data: bytes, name: str | None = None) -> EditableFile:
        """Parse an RNTuple of a file. Linked attribute sets stay unchanged.

        Args:
            data: the file.
            name: path of the RNTuple; None for the only one.

        Raises:
            RNTupleError: the file is damaged.
        """
        draft = cls.of(ParsedFile(data, name, strict=True))
        draft._base = None
        return draft

    @classmethod
    def of(cls, base: ParsedFile, without: frozenset[str] = frozenset()) -> EditableFile:
        """Start from a parsed file, whose trees are shared and must not be changed in place.

        Args:
            base: the file.
            without: names of the repairs that are switched off.
        """
        draft = cls(base.data, base.key, base.generation or DEFAULT_GENERATION)
        draft.root, draft.without = base.root, without
        draft._base, draft._max_key_size = base, base.max_key_size
        return draft

    def copy(self) -> EditableFile:
        """The same changes, independent of those that replace a part of this one's trees."""
        other = copy(self)
        other.data = bytearray(self.data)
        other.wrappings, other.late = dict(self.wrappings), list(self.late)
        return other

    @property
    def base(self) -> ParsedFile:
        """The parsed file that it was started from with ``of``.

        Raises:
            SchemaError: it was not started with ``of``.
        """
        if self._base is None:
            raise SchemaError("the file was not started from a parsed file", hint="EditableFile.of")
        return self._base

    def repairs(self, name: str) -> bool:
        """Return whether a repair is switched on."""
        return name not in self.without

    @classmethod
    def empty(
        cls,
        name: str = "ntuple",
        *,
        file_name: str = "draft.root",
        generation: Generation | None = None,
        container: RootFileBuilder | None = None,
        writer: str = "rntuple-construct",
    ) -> EditableFile:
        """Start from a file with an RNTuple that has no fields and no entries.

        Args:
            name: name of the RNTuple.
            file_name: name that the file calls itself by; only in a new file of the released format.
            generation: generation of the format; None for the released one. Header and footer have no trees where
                this package has no writer of it.
            container: the file that blobs go to; None for a new one.
            writer: name of the writing program.
        """
        chosen = DEFAULT_GENERATION if generation is None else generation
        if container is None and chosen.class_name == ANCHOR_CLASS:
            data = empty_file(name.encode(), file_name.encode())
            with RootFile(data) as file:
                draft = cls(data, file.find(name).key, chosen)
        else:
            draft = cls(b"", None, chosen)
            draft._container = RootFileBuilder() if container is None else container
            draft.data = draft._container.data
        draft._name = name
        draft._start(name, writer)
        return draft

    def _start(self, name: str, writer: str) -> None:
        """Trees of an RNTuple without fields and entries."""
        generation, grammar = self.generation, self.grammar
        if not generation.is_writable:
            self.anchor = dict(grammar.parse_anchor(anchor_object_rc1()))
            return
        places = dict.fromkeys(_PLACES, 0)
        record = AnchorRecord(version=generation.version, **places, max_key_size=DEFAULT_MAX_KEY_SIZE)
        self.anchor = dict(grammar.parse_anchor(generation.build_anchor(record)))
        header = {
            "feature_flags": [0], "release_candidate_tag": 1, "name": name, "description": "", "writer": writer,
            "schema": _empty_schema(),
        }  # fmt: skip
        self.header = {"type_id": HEADER, "payload": known_members(grammar.HEADER_PAYLOAD, header)}
        footer = {
            "feature_flags": [0], "header_checksum": bytes(generation.len_envelope_checksum),
            "schema_extension": {"schema": _empty_schema()}, "column_groups": [], "cluster_summaries": [],
            "cluster_groups": [], "meta_data_links": [], "linked_attribute_sets": [],
        }  # fmt: skip
        self.footer = {"type_id": FOOTER, "payload": known_members(grammar.FOOTER_PAYLOAD, footer)}

    # Its trees

    anchor = _tree("anchor", "Tree of the anchor object.")
    header = _tree("header", "The header envelope.")
    footer = _tree("footer", "The footer envelope.")
    page_lists = _tree(
        "page_list", "The page list envelopes, one for each cluster group, in footer order.", is_list=True
    )
    user_metadata = _tree(
        "user_metadata",
        "The user meta-data envelopes, one for each link of the footer; empty ones are stored elsewhere.",
        is_list=True,
    )

    @property
    def schema(self) -> Tree:
        """The schema of the header."""
        tree: Tree = self.header["payload"]["schema"]
        return tree

    @property
    def extension(self) -> Tree:
        """The schema of the footer."""
        tree: Tree = self.footer["payload"]["schema_extension"]["schema"]
        return tree

    def _records(self, name: str) -> list[Tree]:
        """Records of a list in the schemas of header and footer."""
        return [*self.schema[name], *self.extension[name]]

    def field_id(self, path: str) -> int:
        """Id of the field with these names, joined by full stops."""
        found = -1
        for name in path.split("."):
            found = next(
                number
                for number, field in enumerate(self._records("fields"))
                if field["name"] == name and field["parent_id"] == (number if found < 0 else found)
            )
        return found

    def field(self, path: str) -> Tree:
        """The field with these names, joined by full stops."""
        return self._records("fields")[self.field_id(path)]

    def column_ids(self, path: str) -> list[int]:
        """Ids of the columns of a field."""
        owner = self.field_id(path)
        return [
            number for number, column in enumerate(self._records("columns")) if column["field_id"] == owner
        ]

    def column(self, path: str, place: int = 0) -> Tree:
        """A column of a field."""
        return self._records("columns")[self.column_ids(path)[place]]

    def alias(self, path: str) -> Tree:
        """The first alias column of a field."""
        owner = self.field_id(path)
        return next(alias for alias in self.schema["alias_columns"] if alias["field_id"] == owner)

    def located(self, page_list: int, cluster: int, column: int) -> Any:
        """The pages of a column in a cluster of a page list."""
        return self.page_lists[page_list]["payload"]["page_locations"][cluster][column]

    # What goes into the file

    def set_max_key_size(self, max_key_size: int) -> None:
        """Set the largest payload of a key, in bytes, for blobs that are added from now on; 0: blobs are never split."""
        self._max_key_size = self.anchor["max_key_size"] = max_key_size

    def add_blob(self, payload: bytes) -> int:
        """Add a blob in a separate record, or in several if it is larger than a key may be.

        Returns:
            the file offset of its first byte.
        """
        return (self._adder(self.data) if self._container is None else self._container.add_blob)(payload)

    def put_blob(self, stored: bytes, size: int) -> Tree:
        """Add bytes as a blob; the usual ``Store``."""
        return locator_of(size, self.add_blob(stored))

    def add_page(
        self,
        encoded: bytes,
        num_elements: int,
        *,
        settings: int = 0,
        checksum: bool = True,
        store: Store | None = None,
    ) -> Tree:
        """Add a page and return its description for a page list.

        Args:
            encoded: the elements as the column type encodes them.
            num_elements: how many they are.
            settings: compression settings.
            checksum: if true, a checksum follows the page: of its stored bytes, in the first release candidate of
                the uncompressed ones.
            store: where the bytes go; None for a blob of the file.
        """
        stored = bytes(compress(encoded, settings))
        is_sealed = self.generation.page_checksum_is_sealed
        tail = self.generation.page_checksum(stored if is_sealed else encoded) if checksum else b""
        put = self.put_blob if store is None else store
        place = put(stored + tail, len(stored))
        return {**self.generation.count_tree(num_elements, checksum), "locator": place}

    def stored_page(self, page: Tree) -> bytes:
        """The stored bytes of a page, without its checksum."""
        place = page["locator"]
        return bytes(self.data[place["ofs_range"] : place["ofs_range"] + place["len_range"]])

    def store_page(self, page: Tree, stored: bytes) -> None:
        """Store other bytes for a page, with their checksum."""
        checksum = self.generation.page_checksum(memoryview(stored))
        page["locator"] = locator_of(len(stored), self.add_blob(stored + checksum))

    def replace_page(
        self, page: ParsedPage, stored: bytes, contents: bytes | Callable[[], bytes], count: int | None = None
    ) -> None:
        """Store other bytes for a page: over the old ones if they have the same size and no other page has them.

        Args:
            page: the page.
            stored: the new bytes, compressed.
            contents: the same bytes uncompressed, or what gives them.
            count: number of elements, if it changes.
        """
        generation, tree = self.generation, dict(page.tree)
        checksum = b""
        old_offset, old_size = page_offset(page.tree), page.tree["locator"].get("len_range", 0)
        if page_has_checksum(page.tree):
            if not generation.page_checksum_is_sealed:
                checksum = generation.page_checksum(contents if isinstance(contents, bytes) else contents())
            else:
                checksum = generation.page_checksum(stored)
            if not self.repairs("page-checksums") and old_offset is not None:
                end = old_offset + old_size
                checksum = bytes(self.data[end : end + len(checksum)]).ljust(len(checksum), b"\0")
        image = stored + checksum
        if (
            old_offset is not None
            and len(stored) == old_size
            and not 0 < self._max_key_size < len(image)
            and old_offset not in self.base.shared_offsets
            and old_offset + len(image) <= len(self.data)
        ):
            self.data[old_offset : old_offset + len(image)] = image
        else:
            size = len(stored) if self.repairs("page-sizes") else old_size
            tree["locator"] = {**tree["locator"], "len_range": size, "ofs_range": self.add_blob(image)}
        if count is not None:
            if "num_elements" in tree:
                tree["num_elements"] = count
            else:
                tree["num_elements_signed"] = -count if checksum else count
        if tree != page.tree:
            self.root = replaced(self.root, page.path, tree)

    def build(self) -> bytes:
        """Return the bytes of the file; the draft stays unchanged.

        This corrects the header checksums in footer and page lists, and links to envelopes and attribute
        sets. It also corrects the places in the anchor, keys, the file header and the free list. Forced
        values stay.

        Raises:
            SchemaError: a tree that cannot be built.
        """
        container = deepcopy(self._container)
        out = bytearray(self.data) if container is None else container.data
        add = self._adder(out) if container is None else container.add_blob
        image = _Assembly(self, out, add).ntuple(self.root, ())
        if container is not None:
            container.add_anchor(self._name, image or b"", class_name=self.generation.class_name)
            return container.finish()
        if image is not None and self._key is not None:
            write_anchor(out, self._key, image)
        if self._base is None or (len(out) != len(self._base.data) and self.repairs("file-end")):
            correct_end(out)
        for change in self.late:
            change(out)
        return bytes(out)

    def _adder(self, out: bytearray) -> Add:
        return partial(append_blob, out, max_key_size=self._max_key_size)

    def write_envelopes(self, add: Add) -> bytes:
        """Write page lists, user meta-data, header and footer, in this order, with corrected links and checksums.

        Args:
            add: stores bytes and returns the file offset of the first one.

        Returns:
            the anchor object.

        Raises:
            SchemaError: a tree that cannot be built.
        """
        return _Assembly(self, self.data, add).ntuple(self.root, ()) or b""

    def copy_pages(self, other: EditableFile) -> None:
        """Copy the pages of another file of this generation here; its page lists lead to the copies afterwards.

        Pages that share bytes still do. A page outside the file, or spread over several keys, keeps its locator.
        """
        copies: dict[tuple[int, int], int] = {}
        for page in pages_of(other.root):
            start, stop = page_offset(page.tree), page.tree["locator"].get("len_range", 0)
            if start is None or page.path[0] != "page_list":
                continue
            stop += start + other.generation.len_page_checksum * page_has_checksum(page.tree)
            if 0 < start <= stop <= len(other.data) and not 0 < other._max_key_size < stop - start:
                if (start, stop) not in copies:
                    copies[start, stop] = self.add_blob(bytes(other.data[start:stop]))
                path = (*page.path, "locator", "ofs_range")
                other.root = replaced(other.root, path, copies[start, stop])

    def link_attribute_set(self, attributes: EditableFile, **record: Any) -> None:
        """Write an RNTuple whose pages are in this file, and link it as an attribute set.

        Args:
            attributes: the attribute set, after ``copy_pages``.
            record: members of its record in the footer.
        """
        anchor = attributes.write_envelopes(self.add_blob)
        usual = {
            "schema_version_major": 1, "schema_version_minor": 0, "len_anchor": len(anchor),
            "locator": self.put_blob(anchor, len(anchor)), "name": attributes._name,
        }  # fmt: skip
        self.footer["payload"]["linked_attribute_sets"].append({**usual, **record})


class _Built(NamedTuple):
    """An envelope before it is stored, with the part of the base file that it replaces; ``is_same``: it stays there."""

    type_id: int
    path: Path
    data: bytes
    part: StoredPart | None
    is_same: bool


class _Placed(NamedTuple):
    """An envelope or anchor in the file: uncompressed length, locator, and the part of the base file that it replaces."""

    length: int
    locator: Tree
    part: StoredPart | None

    @property
    def has_moved(self) -> bool:
        """Return whether it is elsewhere, or of another size, than in the base file."""
        part = self.part
        return part is None or (len(part.data), locator_of(part.nbytes, part.offset)) != self[:2]


class _Assembly:
    """Writes the envelopes of a file.

    Args:
        file: the file.
        out: its bytes, which are written over where envelopes stay in their place.
        add: stores bytes elsewhere.
    """

    def __init__(self, file: EditableFile, out: bytearray, add: Add) -> None:
        self.file = file
        self.generation = file.generation
        self.grammar: Any = file.generation.grammar
        self.repairs = file.repairs
        self.out = out
        self.add = add
        self.parts: Mapping[Path, StoredPart] | None = None if file._base is None else file._base.parts

    def part(self, path: Path) -> StoredPart | None:
        """The part of the base file at a path."""
        return None if self.parts is None else self.parts.get(path)

    def ntuple(self, tree: Tree, path: Path) -> bytes | None:
        """Write the envelopes of an RNTuple.

        Returns:
            its anchor; None if that stays unchanged.
        """
        header = self.built((*path, "header"), tree.get("header"), None)
        checksum = None if header is None else self.generation.stored_checksum(header.data)
        placed: dict[str, list[_Placed | None]] = {
            name: [
                self.stored(self.built((*path, name, number), each, checksum))
                for number, each in enumerate(tree.get(name, ()))
            ]
            for name, _, _ in LINKS
        }
        placed["attribute_set"] = [
            self.attribute_set(nested, (*path, "attribute_set", number))
            for number, nested in enumerate(tree.get("attribute_set", ()))
        ]
        head = self.stored(header)
        footer = tree.get("footer")
        if isinstance(footer, Mapping):
            footer = self.linked(footer, placed)
            if head is not None:
                footer = self.with_header_length(footer, head.length)
        foot = self.stored(self.built((*path, "footer"), footer, checksum))
        return self.anchor(tree.get("anchor"), (*path, "anchor"), {"header": head, "footer": foot})

    def attribute_set(self, tree: Tree, path: Path) -> _Placed | None:
        """Write a linked attribute set, to whose anchor no key leads."""
        part, image = self.part((*path, "anchor")), self.ntuple(tree, path)
        if part is None or image is None:
            return None
        if len(image) == part.nbytes:
            self.out[part.offset : part.offset + part.nbytes] = image
            return None
        return _Placed(len(image), locator_of(len(image), self.add(image)), part)

    # Links

    def linked(
        self, footer: Mapping[str, Any], placed: Mapping[str, list[_Placed | None]]
    ) -> Mapping[str, Any]:
        """A footer with links to the new places: by number, or in a base file by the offset that they led to."""
        payload, new = footer.get("payload"), {}
        if not isinstance(payload, Mapping):
            return footer
        for name, links, member in (*LINKS, ("attribute_set", "linked_attribute_sets", None)):
            frame, found = payload.get(links), placed[name]
            by_offset = {each.part.offset: each for each in found if each and each.part and each.has_moved}
            items = content_of(frame) if found else None
            changes = {}
            for number, item in enumerate(items or ()):
                link = item.get(member) if member and isinstance(item, Mapping) else item
                if not isinstance(link, Mapping) or not isinstance(link.get("locator"), Mapping):
                    continue
                if self.parts is None:
                    target = found[number] if number < len(found) else None
                else:
                    target = by_offset.get(link["locator"].get("ofs_range"))
                if target is not None:
                    length = "len_anchor" if name == "attribute_set" else "len_envelope"
                    link = self.link(link, length, target)
                    changes[number] = {**item, member: link} if member else link
            if items and changes:
                items = [changes.get(number, item) for number, item in enumerate(items)]
                new[links] = {**frame, "items": items} if isinstance(frame, Mapping) else items
        return {**footer, "payload": {**payload, **new}} if new else footer

    def link(self, link: Mapping[str, Any], length: str, target: _Placed) -> Mapping[str, Any]:
        """A link to another place; forced members stay."""
        old, place = link["locator"], target.locator
        if self.parts is not None:
            members = ("ofs_range", "len_range") if self.repairs("links") else ("ofs_range",)
            place = {**old, **{name: pick(old, name, place[name]) for name in members}}
        elif any(isinstance(value, Forced) for value in old.values()):
            place = old
        told = {length: pick(link, length, target.length)} if self.repairs("links") else {}
        return {**link, **told, "locator": place}

    def with_header_length(self, footer: Mapping[str, Any], length: int) -> Mapping[str, Any]:
        """A footer that tells the length of the header, where footers do."""
        told = footer.get("postscript")
        if told is None or told.get("len_header") == length or not self.repairs("anchor-lengths"):
            return footer
        return {**footer, "postscript": {**told, "len_header": pick(told, "len_header", length)}}

    # Envelopes

    def built(self, path: Path, tree: Envelope, header_checksum: bytes | None) -> _Built | None:
        """Build an envelope; None if there is nothing to build."""
        part = self.part(path)
        if not tree or not isinstance(tree, (Mapping, bytes)) or (part is None and self.parts is not None):
            return None
        type_id = _TYPE_OF_NAME[str(path[-1] if isinstance(path[-1], str) else path[-2])]
        if not isinstance(tree, bytes):
            copied = header_checksum
            if part is not None:
                stored = _header_checksum_of(part.tree)
                if copied is not None and (stored is None or not self.repairs("header-checksums")):
                    copied = stored
                if tree is part.tree and copied in (None, stored) and path not in self.file.wrappings:
                    return _Built(type_id, path, part.data, part, True)
            if copied and _header_checksum_of(tree) is not None:
                payload = tree["payload"]
                tree = {
                    **tree,
                    "payload": {**payload, "header_checksum": pick(payload, "header_checksum", copied)},
                }
            tree = self.grammar.build_envelope(tree if part is None else self.unrepaired(tree, part))
        data = bytes(tree)
        self.file.built[ENVELOPE_NAMES[type_id]] = data
        return _Built(type_id, path, data, part, False)

    def unrepaired(self, tree: Mapping[str, Any], part: StoredPart) -> Mapping[str, Any]:
        """A tree in which sizes, counts, length and checksum keep their old values, if their repairs are switched off."""
        names = {"len_frame": "frame-sizes", "num_items": "item-counts"}
        kept = frozenset(member for member, repair in names.items() if not self.repairs(repair))
        if kept:
            tree = _forcing(tree, kept)
        for member, repair in (("len_envelope", "envelope-lengths"), ("checksum", "envelope-checksums")):
            if not self.repairs(repair) and member in part.tree and member in tree:
                value = tree[member] if isinstance(tree[member], Forced) else part.tree[member]
                tree = {**tree, member: forced(value)}
        return tree

    def stored(self, built: _Built | None) -> _Placed | None:
        """Store an envelope: in its place if it has the same size there, else elsewhere."""
        if built is None:
            return None
        part = built.part
        if built.is_same and part is not None:
            return _Placed(len(part.data), locator_of(part.nbytes, part.offset), part)
        stored, length = self.wrapped(built.data, self.file.wrappings.get(built.path))
        if built.type_id in self.file.stores:
            return _Placed(length, self.file.stores[built.type_id](stored, len(stored)), part)
        if part is not None and len(stored) == part.nbytes and not part.is_spread:
            self.out[part.offset : part.offset + part.nbytes] = stored
            return _Placed(length, locator_of(part.nbytes, part.offset), part)
        return _Placed(length, locator_of(len(stored), self.add(stored)), part)

    def wrapped(self, data: bytes, wrapping: Wrapping | None) -> tuple[bytes, int]:
        """Stored bytes and uncompressed length of an envelope."""
        if wrapping is None or wrapping == Wrapping():
            return bytes(compress(data, self.file.settings)), len(data)
        settings = wrapping.settings or _ZSTD_5
        stored = as_chunks(data, settings)
        if wrapping.bomb:
            stored += zeros_compressed(wrapping.bomb, settings)
        if wrapping.patches:
            stored = patched_chunks(stored, wrapping.patches, self.repairs)
        return stored, len(data) + wrapping.bomb

    def anchor(self, tree: Any, path: Path, placed: Mapping[str, _Placed | None]) -> bytes | None:
        """Build an anchor that leads to header and footer; None if it stays unchanged."""
        part = self.part(path)
        if not isinstance(tree, Mapping) or (part is None and self.parts is not None):
            return None
        anchor = dict(tree)
        for name, each in placed.items():
            if each is not None and each.has_moved:
                values = {f"ofs_{name}": each.locator["ofs_range"]}
                if self.repairs("anchor-lengths"):
                    values |= {f"len_{name}_stored": each.locator["len_range"], f"len_{name}": each.length}
                anchor |= {member: pick(anchor, member, value) for member, value in values.items()}
        if part is not None and anchor == part.tree:
            return None
        if part is not None and not self.repairs("anchor-checksum") and "checksum" in part.tree:
            anchor["checksum"] = forced(part.tree["checksum"])
        built: bytes = self.grammar.build_anchor(anchor)
        return built


def _header_checksum_of(tree: Mapping[str, Any]) -> bytes | None:
    payload = tree.get("payload")
    found = payload.get("header_checksum") if isinstance(payload, Mapping) else None
    return found if isinstance(found, bytes) else None


def _forcing(tree: Any, names: frozenset[str]) -> Any:
    """A tree in which derived members of some names keep their parsed values."""
    if isinstance(tree, Mapping):
        return {
            name: forced(value)
            if name in names and isinstance(value, int) and not isinstance(value, Forced)
            else _forcing(value, names)
            for name, value in tree.items()
        }
    return [_forcing(item, names) for item in tree] if isinstance(tree, list) else tree


def known_members(structure: Structure, values: Mapping[str, Any]) -> Tree:
    """Those of some values that a structure of the grammar has."""
    return {name: value for name, value in values.items() if name in structure.names}


def _empty_schema() -> Tree:
    return {"fields": [], "columns": [], "alias_columns": [], "extra_type_infos": []}
