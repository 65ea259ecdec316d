"""The first release candidate, "version 1" of the drafts: ROOT 6.26 to 6.29.

Frames have 32-bit sizes, envelopes end in a CRC32 and do not state their type, and cluster summaries are
in the footer. Methods that are not overridden here are those of the second release candidate.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from rntuple_parsers import rntuple_rc1
from rntuple_spec import layouts
from rntuple_spec.column_types import COLUMN_TYPE_IDS, COLUMN_TYPES, SWITCH_LAYOUTS, VALUE_TYPES, ColumnType
from rntuple_spec.constants import (
    DRAFT_ANCHOR_CLASS,
    LEN_DRAFT_CHECKSUM,
    RC1_ANCHOR_CLASS_CHECKSUM,
    UNVERSIONED,
    Rc1ColumnFlag,
    Rc1FieldFlag,
    Rc1FieldRole,
    Rc1PageFlag,
)
from rntuple_spec.cpp_types import TYPES

from rntuple_construct.base.checksums import crc32_little_endian
from rntuple_construct.base.constants import ENVELOPE_NAMES, FOOTER, HEADER, PAGE_LIST, USER_METADATA
from rntuple_construct.base.rules import broken
from rntuple_construct.format.generations.generation import Data, Generation
from rntuple_construct.format.generations.page_list import PageListLayout
from rntuple_construct.format.generations.rc2 import ReleaseCandidate2, types_missing_in
from rntuple_construct.format.generations.records import (
    AnchorClass,
    AnchorRecord,
    ColumnRecord,
    FieldRecord,
    FooterRecord,
    HeaderRecord,
    PageList,
)
from rntuple_construct.format.generations.v1 import Tree, column_trees, summary_trees

__all__ = ["ReleaseCandidate1"]

_VERSION = 1
_TAG = 1
_COUNT_BITS = 30
_WRITER = re.compile(r"ROOT v(\d+)\.(\d+)")
_TYPES = (
    {name for name, row in VALUE_TYPES.items() if row.fundamental}
    | set(TYPES)
    | {row.draft_name for row in TYPES.values()}
)
_FLAGS_INDEX = Rc1ColumnFlag.SORTED_ASCENDING | Rc1ColumnFlag.NON_NEGATIVE
"""As ROOT noted for every column of offsets."""


def _counts(stored: npt.NDArray[Any]) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.bool_]]:
    values = np.ascontiguousarray(stored, np.uint32)
    return (values & ((1 << _COUNT_BITS) - 1)).astype(np.int32), (
        values >> _COUNT_BITS & Rc1PageFlag.CHECKSUM
    ) != 0


class ReleaseCandidate1(ReleaseCandidate2):
    """The first release candidate, written as ROOT 6.29 did."""

    name = "rc1"
    version = (0, 1, 0, 0)
    # The description has version 1, the anchor itself says 3, and ROOT 6.27 to 6.29 did not mind.
    anchor_class = AnchorClass(
        DRAFT_ANCHOR_CLASS,
        1,
        RC1_ANCHOR_CLASS_CHECKSUM,
        (
            ("fChecksum", "int"),
            ("fVersion", "unsigned int"),
            ("fSize", "unsigned int"),
            ("fSeekHeader", "unsigned long"),
            ("fNBytesHeader", "unsigned int"),
            ("fLenHeader", "unsigned int"),
            ("fSeekFooter", "unsigned long"),
            ("fNBytesFooter", "unsigned int"),
            ("fLenFooter", "unsigned int"),
            ("fReserved", "unsigned long"),
        ),
    )
    anchor_type = "anchor_rc1"
    anchor_has_checksum = False

    kaitai_id = "rntuple_rc1"
    parsers: ClassVar[ModuleType] = rntuple_rc1
    field_flags: ClassVar[Iterable[int]] = Rc1FieldFlag
    column_flags: ClassVar[Iterable[int]] = Rc1ColumnFlag
    grammar_module = "rc1"
    envelope_types: ClassVar[Mapping[int, str]] = {
        HEADER: "HeaderEnvelope",
        FOOTER: "FooterEnvelope",
        PAGE_LIST: "PageListEnvelope",
        USER_METADATA: "MetaDataEnvelope",
    }
    page_list_layout = PageListLayout(
        np.dtype(layouts.RC1_LIST_FRAME_HEAD),
        np.dtype(layouts.RC1_STANDARD_PAGE),
        np.dtype(layouts.RC1_COLUMN_PAGES_TAIL),
        _counts,
        rntuple_rc1.cluster_pages_list,
        "rntuple_rc1_cluster_pages_list",
        (1 << 28) - 1,
    )
    len_preamble = 4
    len_smallest_record = 4
    len_before_name = 4
    len_envelope_checksum = LEN_DRAFT_CHECKSUM
    len_page_checksum = LEN_DRAFT_CHECKSUM

    column_types = COLUMN_TYPE_IDS[name]
    integers_carry_sign = False
    page_checksum = staticmethod(crc32_little_endian)
    page_checksum_is_sealed = False
    # Every page in a separate key, and no checksums.
    default_options: ClassVar[Mapping[str, Any]] = {
        **ReleaseCandidate2.default_options,
        "compression": "lz4:4",
        "page_checksums": False,
        "buffered": False,
    }
    forced_options: ClassVar[Mapping[str, Any]] = {"max_key_size": 0, "large_locators": False}
    has_large_locators = False
    has_representations = False
    missing_types = types_missing_in(name)

    def columns_of(self, value_type: str) -> frozenset[ColumnType]:
        """Column types that may hold values of a kind named in ``spec/column_types.toml``."""
        return Generation.columns_of(self, value_type) | set(VALUE_TYPES[value_type].rc1)

    def switch_layout(self, writer: str | None = None) -> str:
        """Index and tag are 32 bits each up to ROOT 6.26, 44 and 20 bits later; only the writer string tells."""
        version = _WRITER.match(writer or "")
        if version and (int(version[1]), int(version[2])) < (6, 27):
            return "32+32"
        return "44+20"

    def starts_of_records(self, data: bytes, envelope_type: int, kind: str) -> list[int]:
        """Those of a header; the frame of a schema extension has another frame in it."""
        return [] if envelope_type == FOOTER else super().starts_of_records(data, envelope_type, kind)

    # Checksums

    def envelope_checksum(self, data: Data) -> bytes:
        """CRC32, little-endian; page checksums are those of the uncompressed bytes."""
        return crc32_little_endian(data)

    def check_preamble(self, data: bytes, envelope_type: int, base: int | None) -> None:
        """Check the versions at the start (RNT-RC1-002); type and length are not stored in this generation."""
        Generation.check_preamble(self, data, envelope_type, base)
        min_version = int.from_bytes(data[2:4], "little")
        if min_version > _VERSION:
            raise broken(
                "RNT-RC1-002",
                path=ENVELOPE_NAMES[envelope_type],
                offset=base,
                expected=_VERSION,
                actual=min_version,
                minimum=min_version,
            )

    # Reading

    @property
    def start_of_summaries(self) -> int:
        """Position in a page list envelope of the first frame: there is no checksum of the header, nor a summary."""
        return self.len_preamble

    def parse_page_list(self, data: bytes, base: int | None) -> PageList:
        """Contents of a page list envelope (section "Page List Envelope"), through numpy."""
        payload = memoryview(data)[: -self.len_envelope_checksum]
        return self._page_locations(payload, self.start_of_page_locations(data), base)

    def start_of_page_locations(self, data: bytes) -> int:
        """Position in a page list envelope of the outermost list frame of page locations."""
        return self.len_preamble

    def _extension(self, frame: Any) -> Any:
        """The schema description in the record; older writers put an empty list frame there."""
        return None if frame.record is None else frame.record.schema

    # Building

    def default_column(self, value_type: str, compressed: bool) -> ColumnType:
        """Split encodings if pages are compressed, plain ones otherwise; offsets always have 32 bits."""
        known = VALUE_TYPES[value_type]
        wanted = known.compressed if compressed else known.uncompressed
        return wanted if wanted in known.rc1 else known.rc1[-1]

    def bits_on_storage(self, record: ColumnRecord) -> int:
        """Switch elements have 64 bits."""
        if record.column_type == ColumnType.SWITCH:
            return SWITCH_LAYOUTS[self.switch_layout()].bits
        return record.bits_on_storage

    def missing_kind(self, record: FieldRecord) -> str | None:
        """Name what the document of the candidate lacks to have such a field; enumerations came later."""
        is_known = (
            not record.type_name
            or record.array_size is not None
            or record.type_name.partition("<")[0] in _TYPES
        )
        if record.role == Rc1FieldRole.PLAIN and not is_known:
            return "enumerations"
        return super().missing_kind(record)

    def missing_column_kind(self, record: ColumnRecord) -> str | None:
        """Name what the document of the candidate lacks to have such a column."""
        if record.representation_index:
            return "fields with several representations"
        return None if record.value_range is None else "ranges of values"

    def build_page_list(self, record: PageList, *, large_locators: bool = False) -> bytes:
        """A page list envelope (section "Page List Envelope"); cluster summaries belong into the footer."""
        return self._envelope(PAGE_LIST, {"page_locations": self._location_trees(record, large_locators)})

    def build_anchor(self, record: AnchorRecord) -> bytes:
        """The anchor object, 58 bytes."""
        anchor: bytes = self.grammar.build_anchor(self._place_trees(record))
        return anchor

    def _header_tree(self, record: HeaderRecord) -> Tree:
        return {**super()._header_tree(record), "release_candidate_tag": _TAG}

    def _footer_tree(self, record: FooterRecord, large: bool) -> Tree:
        return {
            **super()._footer_tree(record, large),
            "cluster_summaries": summary_trees(record.cluster_summaries or ()),
        }

    def _cluster_group_trees(self, record: FooterRecord, large: bool) -> list[Tree]:
        """Cluster groups do not say which entries they hold."""
        groups = super()._cluster_group_trees(record, large)
        return [{name: group[name] for name in ("num_clusters", "page_list_link")} for group in groups]

    def _column_tree(self, record: ColumnRecord) -> Tree:
        tree = super()._column_tree(record)
        del tree["representation_index"]
        tree["bits_on_storage"] = self.bits_on_storage(record)
        if record.column_type is not None and COLUMN_TYPES[record.column_type].kind == "index":
            tree["flags"] |= _FLAGS_INDEX
        return tree

    def _field_tree(self, record: FieldRecord) -> Tree:
        version = 0 if record.type_version == UNVERSIONED else record.type_version
        return {**super()._field_tree(record), "type_version": version}

    def _location_trees(self, record: PageList, large: bool) -> list[list[Tree]]:
        def pages(start: int, stop: int) -> Sequence[Any]:
            return [self._page_tree(record, page, large) for page in range(start, stop)]

        return column_trees(record, pages)

    def count_tree(self, num_elements: int, has_checksum: bool) -> Mapping[str, int]:
        """Members of a page of the construct grammar that count its elements and announce its checksum."""
        return {"num_elements": num_elements, "flags": int(has_checksum)}
