"""An RNTuple of a damaged file: the metadata that were found, in the form in which readers and copies take them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.constants import FOOTER
from rntuple_construct.conversion.recovery.blob_pages import FoundPage
from rntuple_construct.conversion.recovery.column_order import Arrangement
from rntuple_construct.conversion.recovery.pieces import FoundEnvelope
from rntuple_construct.format.container import RootFile, Span
from rntuple_construct.format.descriptor.clusters import Cluster, ColumnRange
from rntuple_construct.format.generations import Anchor
from rntuple_construct.format.generations.records import (
    NOT_LISTED,
    ClusterGroupRecord,
    ClusterSummaries,
    ClusterSummary,
    EnvelopeLink,
    FooterRecord,
    Locator,
    PageList,
    SchemaRecord,
)
from rntuple_construct.format.metadata import Envelope, NTupleMetadata

__all__ = ["FoundCluster", "FoundNTuple", "ranges_of_arrangement", "ranges_of_cluster"]

_DEFAULT_LEVELS = {0: 0, 100: 101, 200: 207, 300: 301, 400: 404, 500: 505}
"""Settings that page lists get for an algorithm whose level is not known."""


@dataclass(slots=True)
class FoundCluster:
    """A cluster whose pages are known.

    Args:
        num_entries: its entries.
        ranges: the pages of each column, in id order.
        first_entry: number of its first entry as a page list states it; None without one.
        start, stop: byte range of its pages.
        origin: "page list" or "pages".
    """

    num_entries: int
    ranges: list[ColumnRange]
    first_entry: int | None
    start: int
    stop: int
    origin: str


def ranges_of_cluster(cluster: Cluster, num_columns: int) -> list[ColumnRange]:
    """The pages of the columns of a cluster that a page list describes; columns after those of the schema are left out."""
    return [
        pages
        for column_id in range(min(num_columns, cluster.num_columns))
        if (pages := cluster.column_range(column_id)) is not None
    ]


def ranges_of_arrangement(found: Arrangement, pages: Sequence[FoundPage], start: int) -> list[ColumnRange]:
    """The same of an arrangement of the pages of a blob that starts at a file offset."""
    ranges = []
    for column in found.columns:
        own = [pages[each.page] for each in column]
        settings = max((page.settings for page in own), default=0)
        ranges.append(
            ColumnRange(
                0, _DEFAULT_LEVELS.get(settings, 0), np.array([each.num_elements for each in column], np.int32),
                np.ones(len(own), np.bool_), np.array([page.size for page in own], np.int64),
                np.array([start + page.offset for page in own], np.int64), {},
            )
        )  # fmt: skip
    return ranges


class _StatedFooter(Envelope):
    """A footer that was put together from the pieces."""

    contents: FooterRecord

    @cached_property
    def record(self) -> FooterRecord:
        """The contents."""
        return self.contents

    @cached_property
    def data(self) -> bytes:
        """Nothing: there are no such bytes."""
        return b""


class FoundNTuple(NTupleMetadata):
    """The metadata of an RNTuple of which a header was found, with the clusters whose pages are known.

    Args:
        container: the damaged file.
        header: its header envelope.
        extension: schema extension of its footer; empty without one.
        clusters: the clusters, in the order of their entries.
    """

    def __init__(
        self,
        container: RootFile,
        header: FoundEnvelope,
        extension: SchemaRecord,
        clusters: Sequence[FoundCluster],
        path: str,
    ) -> None:
        generation = header.generation
        anchor = Anchor(
            version=generation.version, ofs_header=header.offset, len_header_stored=header.nbytes,
            len_header=header.length, ofs_footer=header.offset, len_footer_stored=0, len_footer=0, max_key_size=0,
            generation=generation, class_name=generation.class_name, span=Span(header.offset, header.offset),
            len_object=0, is_compressed=False, byte_count=0, class_version=0, trailing=b"", checksum=None,
            checksum_ok=None,
        )  # fmt: skip
        super().__init__(container, anchor, path)
        self.num_pages = sum(len(pages.offset) for each in clusters for pages in each.ranges)
        num_entries = sum(each.num_entries for each in clusters)
        link = EnvelopeLink(0, Locator(0, 0, header.offset))
        group = ClusterGroupRecord(0, num_entries, len(clusters), link)
        page_list = _page_list(header.checksum, clusters)
        self._contents = FooterRecord(
            (), header.checksum, extension, (group,) if clusters else (),
            page_lists=(page_list,) if clusters else (),
        )  # fmt: skip

    @cached_property
    def footer_envelope(self) -> Envelope:
        """The footer that was put together."""
        made = _StatedFooter(
            self.container,
            self.generation,
            FOOTER,
            "footer",
            "anchor",
            Locator(0, 0, self.anchor.ofs_header),
            0,
        )
        made.contents = self._contents
        return made

    @cached_property
    def page_list_envelopes(self) -> tuple[Envelope, ...]:
        """None: the page lists are put together, too."""
        return ()


def _page_list(header_checksum: bytes, clusters: Sequence[FoundCluster]) -> PageList:
    first_range, first_page = [0], [0]
    element_offset: list[int] = []
    settings: list[int] = []
    elements: dict[int, int] = {}
    first_entry = 0
    summaries = []
    for cluster in clusters:
        summaries.append(ClusterSummary(first_entry, cluster.num_entries, 0))
        first_entry += cluster.num_entries
        for column_id, pages in enumerate(cluster.ranges):
            before = elements.get(column_id, 0)
            element_offset.append(-1 if pages.is_suppressed else before)
            settings.append(NOT_LISTED if pages.is_suppressed else pages.compression_settings)
            first_page.append(first_page[-1] + len(pages.offset))
            elements[column_id] = before + pages.len_elements
        first_range.append(len(element_offset))
    ranges = [pages for cluster in clusters for pages in cluster.ranges]

    def joined(name: str, dtype: type) -> npt.NDArray[Any]:
        return np.concatenate([np.empty(0, dtype), *(getattr(pages, name) for pages in ranges)])

    return PageList(
        header_checksum, ClusterSummaries.of(summaries), np.array(first_range, np.int64),
        np.array(element_offset, np.int64), np.array(settings, np.int64), np.array(first_page, np.int64),
        joined("num_elements", np.int32), joined("has_checksum", np.bool_), joined("size", np.int64),
        joined("offset", np.int64),
    )  # fmt: skip
