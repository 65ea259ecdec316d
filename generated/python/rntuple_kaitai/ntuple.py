"""RNTuples of the released format: the anchors in a file, metadata, and the elements of columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from rntuple_kaitai.columns import COLUMN_TYPES, decode_page
from rntuple_kaitai.compression import Codec, Hash, read_anchor, read_envelope, read_page
from rntuple_kaitai.rntuple import Rntuple
from rntuple_kaitai.root_file import RootFile
from rntuple_kaitai.runtime import ParseError
from rntuple_kaitai.source import Limits, Source, check_elements, read_range, read_record, size_of

__all__ = ["Cluster", "NTuple", "find_anchors", "open_ntuple"]


def _need(condition: object, text: str) -> None:
    if not condition:
        raise ParseError(text, "ntuple")


def find_anchors(file: bytes | Source, limits: Limits | None = None) -> dict[str, RootFile.Key]:
    """Return the key of the newest anchor of each RNTuple, by its path in the file.

    Args:
        file: the bytes of the file, or a source of them.
        limits: the most that sizes in the file may ask for; by default ``Limits()``.

    Raises:
        ParseError: the file is truncated, or a directory is damaged.
        LimitError: a directory is larger than the limits allow.
    """
    header = read_record(file, 0, RootFile.FileHeader.from_bytes, limits)
    _need(header.ofs_end <= size_of(file), "the file is truncated")
    found: dict[str, RootFile.Key] = {}
    top = read_record(file, header.ofs_begin + header.len_name, RootFile.Directory.from_bytes, limits)
    directories, seen = [("", top)], {0}
    for path, directory in directories:
        if directory.ofs_keys in seen:
            continue
        seen.add(directory.ofs_keys)
        for key in RootFile.KeysList.from_bytes(_keys_list(file, directory, limits)).keys:
            name, kind = path + key.name.value, key.class_name.value
            if kind in ("TDirectory", "TDirectoryFile"):
                place = key.ofs_key + key.len_key
                directories.append(
                    (f"{name}/", read_record(file, place, RootFile.Directory.from_bytes, limits))
                )
            elif kind == "ROOT::RNTuple" and (name not in found or key.cycle > found[name].cycle):
                found[name] = key
    return found


def _keys_list(file: bytes | Source, directory: RootFile.Directory, limits: Limits | None) -> bytes:
    """The bytes of the keys list of a directory. ROOT takes its size from the directory, and its own key may state less."""
    start = directory.ofs_keys
    key = read_record(file, start, RootFile.Key.from_bytes, limits)
    _need(key.len_key > 0, "a key without bytes")
    end = min(start + max(key.len_record, directory.len_keys, key.len_key), size_of(file))
    return read_range(file, start + key.len_key, end - start - key.len_key, limits)


class Cluster(NamedTuple):
    """A cluster: its first entry, its number of entries, and the pages of each column."""

    first_entry: int
    num_entries: int
    columns: Sequence[Rntuple.ColumnPages]


class NTuple:
    """Metadata of an RNTuple, and the elements of its columns.

    Args:
        file: the bytes of the file, or a source of them.
        key: the key of the anchor, from :func:`find_anchors`.
        codecs: codecs by name of the algorithm, used before ``CODECS``.
        hash: the XXH3-64 of bytes; ``xxh3`` by default.
        limits: the most that sizes in the file may ask for; by default ``Limits()``.

    Attributes:
        fields, columns, aliases: records of header and footer by id; alias columns in their order.
        clusters: all clusters in the order of their entries.

    Raises:
        ParseError: metadata are damaged, or need a later version of a reader.
        MissingCodecError: a codec or the hash is missing.
        LimitError: an envelope is larger than the limits allow.
    """

    def __init__(
        self,
        file: bytes | Source,
        key: RootFile.Key,
        codecs: Mapping[str, Codec] | None = None,
        hash: Hash | None = None,
        limits: Limits | None = None,
    ) -> None:
        self._file, self._options = file, (codecs, hash, limits)
        place = key.ofs_key + key.len_key, key.len_record - key.len_key
        anchor = RootFile.Anchor.from_bytes(read_anchor(file, *place, key.len_object, *self._options))
        _need(anchor.version_epoch == 1, f"version {anchor.version_epoch} of the format")
        self._max_key_size = anchor.max_key_size
        links = (
            (anchor.ofs_header, anchor.len_header_stored, anchor.len_header),
            (anchor.ofs_footer, anchor.len_footer_stored, anchor.len_footer),
        )
        header, self._header_checksum = self._envelope(*links[0], Rntuple.Header)
        footer = self._envelope(*links[1], Rntuple.Footer)[0]
        for part in (header, footer):
            for i, word in enumerate(part.feature_flags.words):  # bit 0: deferred columns may be nested
                _need(not word.lo & ~(i == 0) and not word.hi & 0x7FFFFFFF, "an unknown feature flag")
        schemas = [each for each in (header.schema, footer.schema_extension.body.schema) if each]
        self.fields: list[Rntuple.Field] = [each for one in schemas for each in _bodies(one.fields)]
        self.columns: list[Rntuple.Column] = [each for one in schemas for each in _bodies(one.columns)]
        self.aliases: list[Rntuple.AliasColumn] = [
            each for one in schemas for each in _bodies(one.alias_columns)
        ]
        for i, field in enumerate(self.fields):
            _need(field.parent_id <= i, "a parent that comes after its sub-field")
        for alias in self.aliases:
            _need(alias.physical_column_id < len(self.columns), "an alias of no column")
        for each in (*self.columns, *self.aliases):
            _need(each.field_id < len(self.fields), "a column of no field")
        self.clusters: list[Cluster] = []
        for group in _bodies(footer.cluster_groups):
            link = group.page_list_link
            pages = self._envelope(*self._range(link.locator), link.len_envelope, Rntuple.PageList)[0]
            summaries, lists = _bodies(pages.cluster_summaries), _bodies(pages.page_locations)
            _need(len(summaries) == len(lists) == group.num_clusters, "a cluster group of other clusters")
            for summary, columns in zip(summaries, lists, strict=True):
                _need(not summary.flags & 1, "a sharded cluster")
                self.clusters.append(Cluster(summary.first_entry, summary.num_entries, columns.items))
        self.clusters.sort(key=lambda cluster: cluster.first_entry)

    def check_elements(self, number: int) -> None:
        """Raise LimitError if there are more elements than the limits of the caller allow."""
        check_elements(number, self._options[2])

    @property
    def num_entries(self) -> int:
        """Number of entries."""
        return sum(cluster.num_entries for cluster in self.clusters)

    def _envelope(self, offset: int, size: int, length: int, kind: type[Any]) -> tuple[Any, bytes]:
        """Contents and checksum of an envelope, which belongs to the header if it is none."""
        data = read_envelope(self._file, offset, size, length, self._max_key_size, *self._options)
        envelope = Rntuple.from_bytes(data)
        _need(isinstance(envelope.payload, kind), "an envelope of another type")
        if kind is not Rntuple.Header:
            _need(envelope.payload.header_checksum == self._header_checksum, "an envelope of another header")
        return envelope.payload, envelope.checksum

    def _range(self, locator: Rntuple.Locator) -> tuple[int, int]:
        """Offset and size in a locator."""
        if locator.head >= 0:
            return locator.ofs_range or 0, locator.head
        if not isinstance(locator.payload, Rntuple.LargeLocator):
            raise ParseError(f"a locator of kind {locator.kind}", "ntuple")
        return locator.payload.ofs_range, locator.payload.len_range

    def children(self, id: int) -> list[int]:
        """Return the ids of the sub-fields of a field."""
        return [i for i, field in enumerate(self.fields) if field.parent_id == id != i]

    def path(self, id: int) -> str:
        """Return the names of a field and the ones above it, with dots between them."""
        field = self.fields[id]
        return ("" if field.parent_id == id else self.path(field.parent_id) + ".") + field.name.value

    def columns_of(self, id: int) -> list[list[int]]:
        """Return the ids of the columns of a field, for each representation; a projected field has those of its source."""
        aliases = [alias.physical_column_id for alias in self.aliases if alias.field_id == id]
        own = aliases or [i for i, column in enumerate(self.columns) if column.field_id == id]
        found: dict[int, list[int]] = {}
        for i in own:
            found.setdefault(self.columns[i].representation_index, []).append(i)
        return [found[index] for index in sorted(found)]

    def require_known(self, id: int, is_source: bool = False) -> None:
        """Refuse a field of a later version of the format, and one that projects such a field.

        Raises:
            ParseError: role, version or column type of the field or of a sub-field is unknown.
        """
        field = self.fields[id]
        _need(field.role < 5, f"role {field.role}")
        _need(field.field_version == 0, f"version {field.field_version} of a field")
        for column in self.columns:
            _need(
                column.field_id != id or column.column_type in COLUMN_TYPES["1.x"], "an unknown column type"
            )
        for child in self.children(id):
            self.require_known(child, is_source)
        source = field.source_field_id
        if source is not None and not is_source:
            _need(source < len(self.fields), "a projection of no field")
            while self.fields[source].parent_id != source:
                source = self.fields[source].parent_id
            self.require_known(source, is_source=True)

    def elements(
        self, cluster: Cluster, id: int, count: int, place: int = 0, zero: Any = 0
    ) -> tuple[list[Any], str | None]:
        """Return the first elements of a column of a field in a cluster, and the kind of the column.

        Takes the representation that is not suppressed in the cluster. Elements before those of a deferred column are zeros.

        Args:
            cluster: one of ``clusters``.
            id: id of the field.
            count: number of elements.
            place: which of the columns of a representation.
            zero: the value of an element that is not stored.

        Returns:
            elements as of ``decode_page``, and ``ColumnType.kind``; the kind is None if the cluster stores no element.

        Raises:
            ParseError: there are too few elements, or a page is damaged.
            LimitError: there are more elements, or bytes of a page, than the limits allow.
        """
        self.check_elements(count)
        for representation in self.columns_of(id):
            _need(place < len(representation), "a column is missing")
            i = representation[place]
            if i >= len(cluster.columns) or cluster.columns[i].body.element_offset < 0:
                continue  # another representation has the elements
            column, pages = self.columns[i], cluster.columns[i].body.items
            _need(column.column_type in COLUMN_TYPES["1.x"], "an unknown column type")
            missing = count - sum(page.num_elements for page in pages)
            _need(missing <= 0 or column.is_deferred, "elements are missing")
            found = [zero] * max(missing, 0)
            for page in pages:
                if len(found) >= count:
                    break
                found += self._decoded(column, page)
            return found[:count], COLUMN_TYPES["1.x"][column.column_type].kind
        return [zero] * count, None

    def _decoded(self, column: Rntuple.Column, page: Rntuple.Page) -> list[Any]:
        """The elements of a page."""
        self.check_elements(page.num_elements)
        place, length = self._range(page.locator), (page.num_elements * column.bits_on_storage + 7) // 8
        data = read_page(self._file, *place, length, self._max_key_size, page.has_checksum, *self._options)
        limits = (column.value_range.min, column.value_range.max) if column.value_range else None
        type, bits = COLUMN_TYPES["1.x"][column.column_type], column.bits_on_storage
        return decode_page(type, data, page.num_elements, bits=bits, limits=limits)

    def spans(self, cluster: Cluster, id: int, count: int) -> list[tuple[int, int]]:
        """Return where each list of a collection starts and ends among the items of the cluster.

        Args:
            cluster: one of ``clusters``.
            id: id of the field, whose first column has the offsets.
            count: number of lists.

        Raises:
            ParseError: the column has no offsets, or they decrease.
        """
        ends, kind = self.elements(cluster, id, count)
        _need(kind in ("index", None), "offsets in a column of another type")
        pairs = list(pairwise([0, *ends]))
        _need(all(start <= end for start, end in pairs), "offsets that decrease")
        return pairs


def open_ntuple(file: bytes | Source, name: str = "", limits: Limits | None = None) -> NTuple:
    """Return an RNTuple of a file.

    Args:
        file: the bytes of the file, or a source of them.
        name: path of the RNTuple in the file; empty: the first one.
        limits: the most that sizes in the file may ask for; by default ``Limits()``.

    Raises:
        ParseError: there is no such RNTuple, or it is damaged.
        MissingCodecError: a codec or the hash is missing.
        LimitError: metadata are larger than the limits allow.
    """
    for path, key in find_anchors(file, limits).items():
        if name in ("", path):
            return NTuple(file, key, limits=limits)
    raise ParseError("there is no such RNTuple", "ntuple")


def _bodies(frame: Any) -> list[Any]:
    """The contents of the records in a list."""
    return [item.body for item in frame.body.items]
