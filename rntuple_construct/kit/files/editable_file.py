"""RNTuple files as trees that can be changed: taken from a file or started anew, in any generation of the format.

``build`` repairs everything around a change. Nothing that is already in the file moves: new envelopes and pages go
behind it, and the references to them are corrected. So every locator in the trees stays valid.
:func:`rntuple_construct.format.grammar.engine.forcing.forced` keeps a wrong size, count or checksum.

>>> draft = EditableFile.empty("events")
>>> draft.footer["payload"]["feature_flags"] = [2]
>>> data = draft.build()
>>> EditableFile.take_apart(data).footer["payload"]["feature_flags"]
[2]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from functools import partial
from typing import Any

from rntuple_spec.constants import (
    ANCHOR_CLASS,
    BLOB_CLASS,
    DEFAULT_MAX_KEY_SIZE,
    FILE_BEGIN,
    FILE_CLASS,
    LARGE_FILE_SIZE,
    LEN_ANCHOR,
    LEN_CHUNK_OFFSET,
    MAX_LEN_NTUPLE_NAME,
)

from rntuple_construct.base.constants import ENVELOPE_NAMES, FOOTER, HEADER, PAGE_LIST, USER_METADATA
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.compression import compress
from rntuple_construct.format.container import RootFile, num_keys_of_blob
from rntuple_construct.format.container.structures import Key
from rntuple_construct.format.generations import DEFAULT_GENERATION, Generation
from rntuple_construct.format.generations.records import AnchorRecord, Locator
from rntuple_construct.format.grammar import container
from rntuple_construct.format.grammar.engine.forcing import Forced, pick
from rntuple_construct.format.grammar.engine.locators import locator as locator_of
from rntuple_construct.format.grammar.engine.structure import Structure
from rntuple_construct.format.metadata import Envelope as StoredEnvelope
from rntuple_construct.format.metadata import open_ntuple
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder, anchor_object_rc1

Tree = dict[str, Any]
Store = Callable[[bytes, int], Tree]
"""Takes stored bytes and their size without checksum, puts them somewhere and returns the locator."""
Envelope = Any
"""An envelope as a tree of the construct grammar, or as bytes that are written as they are: its owner knows which."""

_FILE_CLASS, _BLOB_CLASS = FILE_CLASS.encode(), BLOB_CLASS.encode()
_PLACES = ("ofs_header", "len_header_stored", "len_header", "ofs_footer", "len_footer_stored", "len_footer")


class EditableFile:
    """A ROOT file with one RNTuple of it taken apart.

    Attributes:
        data: bytes of the file so far; blobs that are added go to its end.
        anchor: tree of the anchor object.
        header: tree of the header envelope, or its bytes.
        footer: tree of the footer envelope, or its bytes.
        page_lists: trees of the page list envelopes (or bytes), one for each cluster group, in footer order.
        user_metadata: trees of the user meta-data envelopes (or bytes), one for each link of the footer. ``build``
            does not change a link without an envelope: None, or beyond the end of this list.
        settings: compression settings of the envelopes that ``build`` writes; 0 leaves them raw.
        stores: where ``build`` puts the envelopes of a type; blobs of the file by default.
        built: envelopes of the last ``build``, uncompressed, by name; of several ones the last.
    """

    def __init__(self, data: bytes, key: Key | None, generation: Generation) -> None:
        self.data = bytearray(data)
        self.generation = generation
        self.grammar: Any = generation.grammar
        self.settings = 0
        self._key = key
        self._max_key_size = 0
        self.anchor: Tree = {}
        self.header: Envelope = {}
        self.footer: Envelope = {}
        self.page_lists: list[Envelope] = []
        self.user_metadata: list[Envelope] = []
        self.stores: dict[int, Store] = {}
        self.built: dict[str, bytes] = {}
        self._container: RootFileBuilder | None = None
        self._name = ""

    @classmethod
    def take_apart(cls, data: bytes, name: str | None = None) -> EditableFile:
        """Take an RNTuple of a file apart.

        Args:
            data: the file.
            name: path of the RNTuple; None for the only one.

        Raises:
            RNTupleError: the file is damaged.
        """
        data = bytes(data)
        with RootFile(data) as file:
            entry = file.find(name)
            metadata = open_ntuple(file, entry).require()
            draft = cls(data, entry.key, metadata.generation)
            draft._max_key_size = metadata.max_key_size
            draft.anchor = dict(draft.grammar.parse_anchor(bytes(file.read_object(entry))))
            draft.header = draft._parse(metadata.header_envelope)
            draft.footer = draft._parse(metadata.footer_envelope)
            # The links are taken from the tree: a footer that no reader accepts can be taken apart too.
            for type_id, envelopes, links, member in draft._lists():
                for index, item in enumerate(_items(draft.footer["payload"].get(links, ()))):
                    link = item if member is None else item[member]
                    if member is None and link["locator"].get("kind", 0):
                        envelopes.append(None)  # stored elsewhere
                        continue
                    place = Locator(0, link["locator"]["len_range"], link["locator"]["ofs_range"])
                    path = f"footer.{links}[{index}]" + (f".{member}" if member else "")
                    envelope = StoredEnvelope(
                        file, metadata.generation, type_id, f"{ENVELOPE_NAMES[type_id]}[{index}]", path, place,
                        link["len_envelope"], metadata.max_key_size,
                    )  # fmt: skip
                    envelopes.append(draft._parse(envelope))
        return draft

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

    # Records of its trees

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
        """Add a blob in a record of its own, or in several if it is larger than a key may be.

        Returns:
            the file offset of its first byte.
        """
        if self._container is not None:
            return self._container.add_blob(payload)
        return append_blob(self.data, payload, self._max_key_size)

    def put_blob(self, stored: bytes, size: int) -> Tree:
        """Add bytes as a blob; the store of what lies in the file."""
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
            checksum: whether a checksum follows the page: of its stored bytes, in the first release candidate of
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

    def build(self) -> bytes:
        """Put the file together; the draft stays as it is.

        Written anew are header, page lists, footer and anchor. Corrected are the header checksums that footer
        and page lists repeat, envelope links of cluster groups, the places in the anchor, keys, the file header
        and the free list. Values that are forced, and links whose locator has a forced value, stay.

        Raises:
            SchemaError: a tree that cannot be built.
        """
        container = deepcopy(self._container)
        out = bytearray(self.data) if container is None else container.data
        add = (
            partial(append_blob, out, max_key_size=self._max_key_size)
            if container is None
            else container.add_blob
        )
        image = self.write_envelopes(add)
        if container is not None:
            container.add_anchor(self._name, image, class_name=self.generation.class_name)
            return container.finish()
        if self._key is not None:
            write_anchor(out, self._key, image)
        correct_end(out)
        return bytes(out)

    def write_envelopes(self, add: Callable[[bytes], int]) -> bytes:
        """Write page lists, user meta-data, header and footer, in this order, with corrected links and checksums.

        Args:
            add: stores bytes and returns the file offset of the first one.

        Returns:
            the anchor object.

        Raises:
            SchemaError: a tree that cannot be built.
        """
        header = self._envelope(HEADER, self.header, None)
        checksum = self.generation.stored_checksum(header)
        footer = self.footer
        for type_id, envelopes, name, member in self._lists():
            links: list[tuple[int, Tree] | None] = []
            for tree in envelopes:
                data = None if tree is None else self._envelope(type_id, tree, checksum)
                links.append(None if data is None else (len(data), self._place(add, data, type_id)))
            footer = _with_links(footer, name, member, links)
        anchor = dict(self.anchor)
        built = (("header", header), ("footer", self._footer(footer, header, checksum)))
        for name, data in built:
            place = self._place(add, data)
            members = {
                f"ofs_{name}": place["ofs_range"],
                f"len_{name}_stored": place["len_range"],
                f"len_{name}": len(data),
            }
            anchor |= {member: pick(anchor, member, value) for member, value in members.items()}
        image: bytes = self.grammar.build_anchor(anchor)
        return image

    def copy_pages(self, other: EditableFile) -> None:
        """Copy the pages of another file of this generation here; its page lists lead to the copies afterwards."""
        generation = other.generation
        for page_list in other.page_lists:
            for cluster in _items(page_list["payload"]["page_locations"]):
                for column in _items(cluster):
                    for page in column["items"]:
                        length = page["locator"]["len_range"]
                        start = page["locator"]["ofs_range"]
                        stop = start + length + generation.len_page_checksum * page_has_checksum(page)
                        page["locator"] = self.put_blob(bytes(other.data[start:stop]), length)

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

    # How it goes there

    def _lists(self) -> tuple[tuple[int, list[Envelope], str, str | None], ...]:
        """Type and trees of envelopes that the footer links to, the list of links, and the link in its items."""
        return (
            (PAGE_LIST, self.page_lists, "cluster_groups", "page_list_link"),
            (USER_METADATA, self.user_metadata, "meta_data_links", None),
        )

    def _parse(self, envelope: StoredEnvelope) -> Tree:
        if not envelope.data:
            raise envelope.errors[0]
        tree: Tree = plain(self.grammar.parse_envelope(envelope.data, envelope.envelope_type))
        return tree

    def _footer(self, tree: Envelope, header: bytes, checksum: bytes) -> bytes:
        """Build the footer, which tells the length of the header in the oldest generation."""
        if isinstance(tree, Mapping) and "postscript" in tree:
            postscript = tree["postscript"]
            length = pick(postscript, "len_header", len(header))
            tree = {**tree, "postscript": {**postscript, "len_header": length}}
        return self._envelope(FOOTER, tree, checksum)

    def _envelope(self, type_id: int, tree: Envelope, header_checksum: bytes | None) -> bytes:
        if not isinstance(tree, bytes):
            payload = tree["payload"]
            if header_checksum and isinstance(payload, Mapping) and "header_checksum" in payload:
                payload = {**payload, "header_checksum": pick(payload, "header_checksum", header_checksum)}
            tree = self.grammar.build_envelope({**tree, "payload": payload})
        data: bytes = tree
        self.built[ENVELOPE_NAMES[type_id]] = data
        return data

    def _place(self, add: Callable[[bytes], int], envelope: bytes, type_id: int | None = None) -> Tree:
        stored = bytes(compress(envelope, self.settings))
        if type_id in self.stores:
            return self.stores[type_id](stored, len(stored))
        return locator_of(len(stored), add(stored))


FileDraft = EditableFile
"""Old name, until version 1.0."""


def plain(tree: Any) -> Any:
    """A parsed tree in dicts and lists, which are easier to change; forced values stay forced."""
    if isinstance(tree, Mapping):
        return {name: plain(value) for name, value in tree.items()}
    if isinstance(tree, list):
        return [plain(item) for item in tree]
    return tree


def page_has_checksum(page: Tree) -> bool:
    """Whether the description of a page tells of a checksum."""
    return bool(
        page["num_elements_signed"] < 0 if "num_elements_signed" in page else page.get("flags", 0) & 1
    )


def _items(frame: Any) -> list[Any]:
    """The items of a list frame, which may be given as the items alone."""
    return list(frame["items"] if isinstance(frame, Mapping) else frame)


def _with_links(
    footer: Envelope, name: str, member: str | None, links: Iterable[tuple[int, Tree] | None]
) -> Envelope:
    """A footer with other links in one of its lists, as far as nothing in them is forced.

    Args:
        footer: the footer.
        name: name of the list.
        member: the link in each of its items; None if the item is the link.
        links: uncompressed length and locator of each envelope; None keeps the link unchanged.
    """
    if isinstance(footer, bytes) or not isinstance(footer["payload"], Mapping):
        return footer
    frame = footer["payload"].get(name)
    if frame is None or isinstance(frame, bytes):
        return footer
    items = _items(frame)
    for index, (item, link) in enumerate(zip(items, links, strict=False)):
        if isinstance(item, Mapping) and link is not None:
            items[index] = (
                _linked(item, *link) if member is None else {**item, member: _linked(item[member], *link)}
            )
    frame = {**frame, "items": items} if isinstance(frame, Mapping) else items
    return {**footer, "payload": {**footer["payload"], name: frame}}


def _linked(link: Any, length: int, place: Tree) -> Any:
    if not isinstance(link, Mapping):
        return link
    old = link["locator"]
    kept = not isinstance(old, Mapping) or any(isinstance(value, Forced) for value in old.values())
    return {
        **link,
        "len_envelope": pick(link, "len_envelope", length),
        "locator": old if kept else place,
    }


def known_members(structure: Structure, values: Mapping[str, Any]) -> Tree:
    """Those of some values that a structure of the grammar has."""
    return {name: value for name, value in values.items() if name in structure.names}


def _empty_schema() -> Tree:
    return {"fields": [], "columns": [], "alias_columns": [], "extra_type_infos": []}


def _record(offset: int, class_name: bytes, name: bytes, payload: bytes, ofs_pdir: int = FILE_BEGIN) -> bytes:
    """A key and its payload."""
    key = {"version": 4, "datime": 0, "cycle": 1, "ofs_pdir": ofs_pdir, "class_name": class_name}
    key |= {"name": name, "title": b"", "ofs_key": offset, "len_object": len(payload)}
    return container.build_key(key, payload_size=len(payload)) + payload


def append_blob(out: bytearray, payload: bytes, max_key_size: int = 0) -> int:
    """Add a blob at the end of a file, over several keys if it is larger than one may be, as writers do.

    Returns:
        the file offset of its first byte.
    """
    num_keys = num_keys_of_blob(len(payload), max_key_size)
    first = len(payload) if num_keys == 1 else max_key_size - LEN_CHUNK_OFFSET * (num_keys - 1)
    if first < 0:
        raise SchemaError(
            f"a blob of {len(payload)} bytes cannot be spread over keys of {max_key_size} bytes"
        )
    head, offsets = payload[:first], []
    for start in range(first, len(payload), max_key_size or 1):
        offsets.append(_append_key(out, payload[start : start + max_key_size]))
    return _append_key(out, head + container.build_chunk_offsets(offsets))


def _append_key(out: bytearray, payload: bytes) -> int:
    out += _record(len(out), _BLOB_CLASS, b"", payload)
    return len(out) - len(payload)


def write_anchor(out: bytearray, key: Key, anchor: bytes) -> None:
    """Write an anchor over the one of a key; if it does not fit there, behind everything else."""
    if len(anchor) == key.len_object == key.len_record - key.len_key:
        start = key.ofs_key + key.len_key
        out[start : start + len(anchor)] = anchor
        return
    image = slice(key.span.start, key.span.stop)
    moved = {**container.parse_key(bytes(out[image])), "ofs_key": len(out), "len_object": len(anchor)}
    record = container.build_key(moved, payload_size=len(anchor))
    # The old record becomes a gap, which readers of the key chain step over.
    out[key.ofs_key : key.ofs_key + 4] = (-key.len_record).to_bytes(4, "big", signed=True)
    out += record + anchor
    out[image] = record


def correct_end(out: bytearray) -> None:
    """Let file header and free list tell where the file ends."""
    end = len(out)
    header = container.parse_file_header(bytes(out[:FILE_BEGIN]))
    image = container.build_file_header({**header, "ofs_end": end, "trailing": b""})
    out[: len(image)] = image
    start, stop = header["ofs_free"], header["ofs_free"] + header["len_free"]
    if start:
        start += container.parse_key(bytes(out[start:stop]))["len_key"]
        free = container.parse_free_list(bytes(out[start:stop]))
        free["entries"][-1]["ofs_first"] = end
        payload = container.build_free_list(free)
        out[start : start + len(payload)] = payload


def empty_file(
    name: bytes, file_name: bytes, class_name: bytes = ANCHOR_CLASS.encode(), len_anchor: int = LEN_ANCHOR
) -> bytes:
    """A ROOT file whose only object is an anchor of zeros.

    Args:
        name: name of the RNTuple.
        file_name: name that the file calls itself by.
        class_name: class of the anchor.
        len_anchor: length of the anchor.

    Raises:
        SchemaError: the name of the file is too long.
    """
    if len(file_name) > MAX_LEN_NTUPLE_NAME:
        raise SchemaError(f"file names of more than {MAX_LEN_NTUPLE_NAME} bytes", hint="choose a shorter one")
    names = bytes([len(file_name)]) + file_name + b"\0"
    directory: Tree = {
        "version": 5,
        "datime_created": 0,
        "datime_modified": 0,
        "len_keys": 0,
        "len_name": 0,
    }
    directory |= {
        "ofs_dir": FILE_BEGIN,
        "ofs_parent": 0,
        "ofs_keys": 0,
        "uuid_version": 1,
        "uuid": bytes(16),
    }
    fields = container.build_directory(directory)
    root = _record(FILE_BEGIN, _FILE_CLASS, file_name, names + fields, 0)
    anchor = _record(FILE_BEGIN + len(root), class_name, name, bytes(len_anchor))
    ofs_keys = FILE_BEGIN + len(root + anchor)
    keys = _record(ofs_keys, _FILE_CLASS, file_name, (1).to_bytes(4, "big") + anchor[:-len_anchor])
    ofs_free = ofs_keys + len(keys)
    entries = [{"version": 1, "ofs_first": 0, "ofs_last": LARGE_FILE_SIZE}]
    free = _record(ofs_free, _FILE_CLASS, file_name, container.build_free_list({"entries": entries}))
    len_name = len(root) - len(fields)
    directory |= {"len_keys": len(keys), "len_name": len_name, "ofs_keys": ofs_keys}
    root = _record(FILE_BEGIN, _FILE_CLASS, file_name, names + container.build_directory(directory), 0)
    header: Tree = {
        "version": 64000,
        "ofs_begin": FILE_BEGIN,
        "ofs_end": ofs_free + len(free),
        "ofs_free": ofs_free,
    }
    header |= {"len_free": len(free), "num_free": 1, "len_name": len_name, "len_offset": 4}
    header |= {
        "compression_settings": 0,
        "ofs_info": 0,
        "len_info": 0,
        "uuid_version": 1,
        "uuid": bytes(16),
    }
    start = container.build_file_header(header).ljust(FILE_BEGIN, b"\0")
    return start + root + anchor + keys + free
