"""Contents of anchors and envelopes as plain records, in terms that all generations of the format share.

A generation turns the bytes of an envelope into these records; the descriptor and everything above it
read nothing else. Field names are those of ``spec/rntuple.ksy``.

Nothing changes a record after it is made. Most classes are not frozen, because that makes each of thousands of records
three times as expensive.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import repeat
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias, TypeVar, overload

import numpy as np
import numpy.typing as npt
from rntuple_parsers import Records
from rntuple_spec.column_types import ColumnType
from rntuple_spec.constants import FieldRole
from rntuple_spec.cpp_types import TYPES

from rntuple_construct.format.native import ByteStrings, ListedStrings, StringIndex

Item = TypeVar("Item")
Int64Array: TypeAlias = npt.NDArray[np.int64]

KIND_NON_STANDARD_ZERO = 0x100
"""Represents the type number 0 of a non-standard locator: type numbers have 8 bits."""

_SIZED_TYPES = tuple(f"{name}<" for name, row in TYPES.items() if row.size_argument >= 0)
_NO_ELEMENTS = ("<0>", ",0>")

_LARGE = 1 << 62
"""Sums of two numbers below it fit in 64 bits."""
NOT_LISTED = -1
"""Compression settings of a column that has no pages to compress (suppressed)."""


class Locator(NamedTuple):
    """Location of a byte range (section "Locators and Envelope Links").

    Args:
        kind: 0 for a byte range of this file (standard and Large form), else the non-standard type number. A
            non-standard type 0, which the format does not know, is KIND_NON_STANDARD_ZERO.
        size: stored bytes without a page checksum; 0 when the kind does not say.
        offset: absolute file offset of the first byte; 0 when the kind does not say.
        reserved: the reserved byte of a non-standard locator.
        payload: bytes of a locator of another kind, as stored.
    """

    kind: int
    size: int
    offset: int
    reserved: int = 0
    payload: bytes = b""


class EnvelopeLink(NamedTuple):
    """Uncompressed length in bytes and place of an envelope."""

    len_envelope: int
    locator: Locator


@dataclass(slots=True, unsafe_hash=True, kw_only=True)
class FieldRecord:
    """One field description (section "Field Description")."""

    field_version: int
    type_version: int
    parent_id: int
    role: int
    flags: int
    name: str
    type_name: str
    type_alias: str
    description: str
    array_size: int | None = None
    source_field_id: int | None = None
    type_checksum: int | None = None
    is_projected: bool = False

    @property
    def size(self) -> int | None:
        """Elements of each value of a fixed array or bitset; None for other fields.

        Arrays without elements have no size in the file, because ROOT stores repetitions above 0 only. The type name has it.
        """
        if self.array_size is not None:
            return self.array_size
        is_empty = self.type_name.endswith(_NO_ELEMENTS) and self.type_name.startswith(_SIZED_TYPES)
        return 0 if is_empty and self.role == FieldRole.PLAIN else None


@dataclass(slots=True, unsafe_hash=True, kw_only=True)
class ColumnRecord:
    """One column description (section "Column Description").

    Args:
        type_id: the number in the file; its meaning depends on the generation.
        column_type: that meaning, or None for a type this package does not know.
        bits_on_storage: bits of one element in a page.
        field_id: the field that owns the column.
        flags: as stored.
        representation_index: which of the field's representations the column belongs to.
        first_element_index: global number of the first stored element of a deferred column.
        value_range: smallest and largest value of a quantised column.
    """

    type_id: int
    column_type: ColumnType | None
    bits_on_storage: int
    field_id: int
    flags: int
    representation_index: int = 0
    first_element_index: int | None = None
    value_range: tuple[float, float] | None = None


class AliasColumnRecord(NamedTuple):
    """A projected field's view of a physical column (section "Alias columns")."""

    physical_column_id: int
    field_id: int


class ExtraTypeInfoRecord(NamedTuple):
    """Additional information about a type (section "Extra type information").

    Args:
        content_id: what the content is.
        type_version: version of the type; where a range of versions is given, the last one.
        type_name: name of the type.
        content: depends on the content id.
        type_version_from: first version of the range; None where there is no range.
    """

    content_id: int
    type_version: int
    type_name: str
    content: bytes
    type_version_from: int | None = None


class LazySequence(Sequence[Item]):
    """Items that are made when they are asked for, each once.

    Args:
        length: number of items.
        make: makes an item from its position.
    """

    __slots__ = ("_items", "_make")

    def __init__(self, length: int, make: Callable[[int], Item]) -> None:
        self._items: list[Item | None] = [None] * length
        self._make = make

    def __len__(self) -> int:
        return len(self._items)

    @overload
    def __getitem__(self, index: int) -> Item: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Item, ...]: ...
    def __getitem__(self, index: int | slice) -> Item | tuple[Item, ...]:
        if isinstance(index, slice):
            return tuple(map(self.__getitem__, range(*index.indices(len(self._items)))))
        item = self._items[index]
        if item is None:
            item = self._items[index] = self._make(range(len(self._items))[index])
        return item

    def __iter__(self) -> Iterator[Item]:
        return map(self.__getitem__, range(len(self._items)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (LazySequence, list, tuple)) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return tuple, (tuple(self),)


class RecordList(LazySequence[Item]):
    """Descriptions of one list frame: each is made when it is asked for, once. Members of all are arrays without them.

    Args:
        records: the members as stored.
        make: makes a description of a record.
        renamed: members of descriptions that the grammar calls otherwise.
    """

    __slots__ = ("_indexed", "_records", "_renamed")

    def __init__(
        self,
        records: Records[Any],
        make: Callable[[Any], Item],
        renamed: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        super().__init__(len(records), lambda index: make(records[index]))
        self._records = records
        self._renamed = renamed
        self._indexed: dict[str, StringIndex] = {}

    def array(self, member: str) -> Int64Array:
        """Values of a member that is a number; 0 where the bytes or the generation lack it."""
        member = self._renamed.get(member, member)
        if not hasattr(self._records.kind, member):
            return np.zeros(len(self), np.int64)
        return self._records.array(member).astype(np.int64)

    def strings(self, member: str) -> ByteStrings:
        """Values of a member that is a string, as stored."""
        found = getattr(self._records, "strings", None)
        return ListedStrings(self._records.column(member)) if found is None else found(member)

    def indexed(self, member: str) -> StringIndex:
        """Index of equal strings; made once."""
        if member not in self._indexed:
            self._indexed[member] = StringIndex(self.strings(member))
        return self._indexed[member]

    def is_present(self, member: str) -> npt.NDArray[np.bool_]:
        """Return whether the bytes have an optional member."""
        member = self._renamed.get(member, member)
        if not hasattr(self._records.kind, member):
            return np.zeros(len(self), np.bool_)
        found = getattr(self._records, "is_present", None)
        present = (
            [value is not None for value in self._records.column(member)] if found is None else found(member)
        )
        return np.asarray(present, np.bool_)

    def __repr__(self) -> str:
        return repr(tuple(self))


class SchemaRecord(NamedTuple):
    """The four lists of a schema description."""

    fields: Sequence[FieldRecord] = ()
    columns: Sequence[ColumnRecord] = ()
    alias_columns: Sequence[AliasColumnRecord] = ()
    extra_type_infos: tuple[ExtraTypeInfoRecord, ...] = ()


class HeaderRecord(NamedTuple):
    """Contents of a header envelope."""

    feature_flags: tuple[int, ...]
    name: str
    description: str
    writer: str
    schema: SchemaRecord


class ClusterGroupRecord(NamedTuple):
    """One cluster group (section "Cluster Group Record Frame"); generations without an entry range give None."""

    min_entry: int | None
    entry_span: int | None
    num_clusters: int
    page_list_link: EnvelopeLink


class LinkedAttributeSetRecord(NamedTuple):
    """One linked attribute set (section "Linked Attribute Sets")."""

    name: str
    schema_version_major: int
    schema_version_minor: int
    len_anchor: int
    locator: Locator


class ClusterSummary(NamedTuple):
    """Entry range of one cluster (section "Cluster Summary Record Frame")."""

    first_entry: int
    num_entries: int
    flags: int
    column_group_id: int | None = None


class ClusterSummaries(Sequence[ClusterSummary]):
    """Entry ranges of many clusters; a summary is made whenever it is asked for.

    Args:
        first_entry, num_entries, flags: shape ``(num_clusters,)``, dtype int64; object for numbers beyond 62 bits.
        column_group_ids: None where no cluster has a column group.
    """

    __slots__ = ("column_group_ids", "first_entry", "flags", "num_entries")

    def __init__(
        self,
        first_entry: npt.NDArray[Any],
        num_entries: npt.NDArray[Any],
        flags: npt.NDArray[Any],
        column_group_ids: Sequence[int | None] | None = None,
    ) -> None:
        self.first_entry, self.num_entries, self.flags = first_entry, num_entries, flags
        self.column_group_ids = column_group_ids

    @classmethod
    def of(cls, summaries: Iterable[Any]) -> ClusterSummaries:
        """The same of summaries, or of records with members of these names."""
        rows = [
            (each.first_entry, each.num_entries, each.flags, getattr(each, "column_group_id", None))
            for each in summaries
        ]
        *numbers, groups = tuple(zip(*rows, strict=True)) or ((), (), (), ())
        first_entry, num_entries, flags = (
            np.array(each, np.int64 if max(each, default=0) < _LARGE else object) for each in numbers
        )
        has_groups = any(group is not None for group in groups)
        return cls(first_entry, num_entries, flags, groups if has_groups else None)

    @property
    def end(self) -> npt.NDArray[Any]:
        """The entry after the last of each cluster, as ``first_entry``."""
        end: npt.NDArray[Any] = self.first_entry + self.num_entries
        return end

    def __len__(self) -> int:
        return len(self.first_entry)

    def __iter__(self) -> Iterator[ClusterSummary]:
        groups = repeat(None) if self.column_group_ids is None else self.column_group_ids
        first, count, flags = self.first_entry.tolist(), self.num_entries.tolist(), self.flags.tolist()
        return map(ClusterSummary, first, count, flags, groups)

    @overload
    def __getitem__(self, index: int) -> ClusterSummary: ...
    @overload
    def __getitem__(self, index: slice) -> ClusterSummaries: ...
    def __getitem__(self, index: int | slice) -> ClusterSummary | ClusterSummaries:
        groups = None if self.column_group_ids is None else self.column_group_ids[index]
        first, count, flags = self.first_entry[index], self.num_entries[index], self.flags[index]
        if isinstance(index, slice):
            return ClusterSummaries(first, count, flags, groups)  # type: ignore[arg-type]
        return ClusterSummary(int(first), int(count), int(flags), groups)  # type: ignore[arg-type]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))


@dataclass(slots=True, eq=False, repr=False)
class PageList:
    """Cluster summaries and page locations of one page list envelope.

    Clusters are numbered within the page list. "Range" r is the pages of one column in one cluster. Ranges of
    cluster c are ``first_range[c]:first_range[c + 1]``, in column order. Pages of range r are
    ``first_page[r]:first_page[r + 1]``.

    Args:
        header_checksum: as stored, or None where the generation does not repeat it here.
        cluster_summaries: one per cluster, or None where the footer holds them.
        first_range: shape ``(num_clusters + 1,)``.
        element_offset: shape ``(num_ranges,)``; negative for a suppressed column.
        compression_settings: shape ``(num_ranges,)``; NOT_LISTED for a suppressed column.
        first_page: shape ``(num_ranges + 1,)``.
        num_elements: shape ``(num_pages,)``, elements of each page.
        has_checksum: shape ``(num_pages,)``, bool.
        size: shape ``(num_pages,)``, stored bytes without the checksum; -1 for a page in ``foreign``.
        offset: shape ``(num_pages,)``, absolute file offset of each page.
        foreign: locators of pages outside this file, by page number.
    """

    header_checksum: bytes | None
    cluster_summaries: ClusterSummaries | None
    first_range: Int64Array
    element_offset: Int64Array
    compression_settings: Int64Array
    first_page: Int64Array
    num_elements: npt.NDArray[np.int32]
    has_checksum: npt.NDArray[np.bool_]
    size: Int64Array
    offset: Int64Array
    foreign: Mapping[int, Locator] = field(default_factory=dict)

    @property
    def num_clusters(self) -> int:
        """Number of clusters listed."""
        return len(self.first_range) - 1

    @property
    def num_pages(self) -> int:
        """Number of pages of all clusters and columns."""
        return len(self.num_elements)

    def column_lengths(self, column_id: int, clusters: Int64Array) -> Int64Array | None:
        """Elements of a column in some clusters; None if one of them does not list the column or has it suppressed.

        Args:
            column_id: the column, which is the number of its range in every cluster.
            clusters: shape ``(n,)``, numbers of the clusters.
        """
        ranges = self.first_range[clusters] + column_id
        if (ranges >= self.first_range[clusters + 1]).any() or (self.element_offset[ranges] < 0).any():
            return None
        before = np.zeros(self.num_pages + 1, np.int64)
        self.num_elements.cumsum(dtype=np.int64, out=before[1:])
        return before[self.first_page[ranges + 1]] - before[self.first_page[ranges]]

    def path_of_range(self, group: int, number: int) -> str:
        """Path of a range, ``page_list[0].page_locations[2][5]``.

        Args:
            group: cluster group of the page list.
            number: index into the arrays of ranges.
        """
        return f"page_list[{group}].{path_of_range(self.first_range, number)}"

    def path_of_page(self, group: int, number: int) -> str:
        """Path of a page, ``page_list[0].page_locations[2][5][1]``; arguments as for ``path_of_range``."""
        place = int(np.searchsorted(self.first_page, number, side="right")) - 1
        return f"{self.path_of_range(group, place)}[{number - int(self.first_page[place])}]"


def path_of_range(first_range: Int64Array, number: int) -> str:
    """Path of a range within its page list, from the numbers of the first range of each cluster."""
    cluster = int(np.searchsorted(first_range, number, side="right")) - 1
    return f"page_locations[{cluster}][{number - int(first_range[cluster])}]"


MetadataValue: TypeAlias = int | bool | float | str | list[int] | list[bool] | list[float] | list[str] | None


@dataclass(slots=True, unsafe_hash=True)
class UserMetadataEntry:
    """A key-value pair of a user meta-data envelope (section "User Meta-data Envelope").

    Args:
        key: name spaces separated by dots.
        value_type: 1 integer, 2 boolean, 3 double, 4 string; negative for a list of them.
        value: the value, None if its type is not known.
        unknown: bytes after the value, or those of a value whose type is not known.
    """

    key: str
    value_type: int
    value: MetadataValue
    unknown: bytes = b""


@dataclass(slots=True, unsafe_hash=True)
class FooterRecord:
    """Contents of a footer envelope.

    ``cluster_summaries`` is None where the page lists hold them. ``column_groups`` and ``metadata_links`` exist
    only in the generations before the release; ``page_lists``, one per cluster group, only where the footer itself
    says where pages are. ``has_extension`` tells whether the schema extension has its four lists, which may be empty, and
    ``has_attribute_sets`` whether there is a list of linked attribute sets.
    """

    feature_flags: tuple[int, ...]
    header_checksum: bytes
    schema_extension: SchemaRecord
    cluster_groups: tuple[ClusterGroupRecord, ...]
    linked_attribute_sets: tuple[LinkedAttributeSetRecord, ...] = ()
    cluster_summaries: ClusterSummaries | None = None
    column_groups: tuple[tuple[int, ...], ...] = ()
    metadata_links: tuple[EnvelopeLink, ...] = ()
    page_lists: tuple[PageList, ...] = ()
    has_extension: bool = field(default=True, compare=False)
    has_attribute_sets: bool = field(default=True, compare=False)


@dataclass(slots=True, kw_only=True)
class AnchorRecord:
    """Location of header and footer (section "Anchor schema").

    Args:
        version: epoch, major, minor and patch; None in generations whose anchors have no version.
        ofs_header, len_header_stored, len_header: offset, stored and uncompressed bytes of the header envelope.
        ofs_footer, len_footer_stored, len_footer: those of the footer envelope.
        max_key_size: largest payload of one key; 0 for no limit.
    """

    version: tuple[int, int, int, int] | None
    ofs_header: int
    len_header_stored: int
    len_header: int
    ofs_footer: int
    len_footer_stored: int
    len_footer: int
    max_key_size: int


class AnchorClass(NamedTuple):
    """ROOT's description of the class of an anchor in the StreamerInfo record of a file.

    Args:
        name: name of the class.
        version: version of the class.
        checksum: checksum of the class layout.
        members: name and C++ type of each member.
    """

    name: str
    version: int
    checksum: int
    members: tuple[tuple[str, str], ...]


def feature_words(flags: Any) -> tuple[int, ...]:
    """The 64-bit words of a chain of feature flags, bit 63 included."""
    return tuple(word.lo | (word.hi & 0xFFFFFFFF) << 32 for word in flags.words)


def numbers_of_flags(words: Iterable[int]) -> Iterator[int]:
    """Yield the numbers of the flags that are set in a chain of 64-bit words. Bit 63 only announces another word."""
    return (64 * index + bit for index, word in enumerate(words) for bit in range(63) if word >> bit & 1)
