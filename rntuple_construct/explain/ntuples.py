"""RNTuples with the names that annotations give them and their parts."""

from __future__ import annotations

from functools import cached_property

from rntuple_construct.base.printable import printable
from rntuple_construct.explain.envelopes import AnnotatedEnvelope
from rntuple_construct.format.generations import Anchor, Generation
from rntuple_construct.format.generations.records import ColumnRecord
from rntuple_construct.format.metadata import NTupleMetadata

__all__ = ["AnnotatedNTuple"]


class AnnotatedNTuple:
    """An RNTuple of a file that is explained; everything that can be read of it is read at once.

    Args:
        metadata: its metadata.
        path: its name with its directories; attribute sets add ``:`` and their name, older cycles ``;`` and a number.
        prefix: text before its paths if the file holds several RNTuples, such as ``Events:``.

    Attributes:
        problems: what could not be read, for people.
        envelopes: its envelopes, those outside the file left out.
    """

    def __init__(self, metadata: NTupleMetadata, path: str, prefix: str) -> None:
        self.metadata = metadata
        self.path = path
        self.prefix = prefix
        errors = metadata.errors
        for error in errors:
            error.path = prefix + error.path if error.path else None
        self.problems = [str(error) for error in errors]
        self.envelopes = tuple(
            AnnotatedEnvelope(envelope, prefix + envelope.path)
            for envelope in metadata.envelopes
            if not envelope.is_outside
        )

    @property
    def name(self) -> str:
        """Its path, safe to print."""
        return printable(self.path)

    @property
    def anchor(self) -> Anchor:
        """Its anchor."""
        return self.metadata.anchor

    @property
    def generation(self) -> Generation:
        """Generation of the format."""
        return self.metadata.generation

    @property
    def version(self) -> str:
        """Version of the format, or the generation where the anchor has no version."""
        version = self.anchor.version
        return self.generation.name if version is None else ".".join(map(str, version))

    @property
    def writer(self) -> str | None:
        """What the header says wrote it; None if the header cannot be read."""
        return None if self.metadata.header is None else self.metadata.header.writer

    @property
    def num_clusters(self) -> int:
        """Number of clusters in the page lists that can be read."""
        return sum(pages.num_clusters for pages in self.metadata.page_lists if pages is not None)

    @property
    def num_pages(self) -> int:
        """Number of pages in the page lists that can be read."""
        return sum(pages.num_pages for pages in self.metadata.page_lists if pages is not None)

    @cached_property
    def columns(self) -> tuple[ColumnRecord, ...]:
        """All column descriptions, also of a damaged schema."""
        header = self.metadata.header
        return (header.schema.columns if header else ()) + self.metadata.extension.columns

    @cached_property
    def column_names(self) -> tuple[str, ...]:
        """For each column the path of its field and its type, safe to print."""
        schema = self.metadata.schema
        names = []
        for column_id, record in enumerate(self.columns):
            name = f"field {record.field_id}"
            if schema is not None:
                name = printable(schema.fields[record.field_id].path)
                column = schema.columns[column_id]
                name += f"#{column.index}" if column.index else ""
                name += f"~{record.representation_index}" if record.representation_index else ""
            known = record.column_type
            names.append(f"{name} ({known.name.lower() if known is not None else f'{record.type_id:#x}'})")
        return tuple(names)

    def column_name(self, column_id: int) -> str:
        """Path of a column's field and its type; empty if that is not known."""
        return self.column_names[column_id] if column_id < len(self.column_names) else ""
