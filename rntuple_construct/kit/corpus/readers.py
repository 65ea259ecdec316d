"""Suite ``readers``: what readers accept, refuse, leave out or survive."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from rntuple_construct.kit.corpus import page_files, trap_files, width_files
from rntuple_construct.kit.corpus.container_files import CONTAINERS
from rntuple_construct.kit.corpus.featured import case_of
from rntuple_construct.kit.corpus.features.structure import (
    CLUSTERS,
    COMPRESSION,
    EXTENSIONS,
    FILES,
    METADATA,
    PAGES,
    REPRESENTATIONS,
)
from rntuple_construct.kit.corpus.limit_files import LIMITS
from rntuple_construct.kit.corpus.model import MadeCase, reader_case
from rntuple_construct.kit.corpus.mutations.changes import FILE_TABLES
from rntuple_construct.kit.corpus.reader_files import READER_FILES
from rntuple_construct.kit.files.file_tables import file_of_table
from rntuple_construct.validation.rules import RULES

__all__ = ["cases"]

_STRUCTURES = {
    "clusters": ("cluster-summary-record-frame", CLUSTERS),
    "pages": ("page-locations", PAGES),
    "compression": ("compression-block", COMPRESSION),
    "representations": ("suppressed-columns", REPRESENTATIONS),
    "extensions": ("schema-extension-record-frame", EXTENSIONS),
    "metadata": ("header-envelope", METADATA),
    "files": ("root-file-embedding", FILES),
}
"""Section and features of each group."""
_PATHS = {
    "directories": "d1/d2/ntpl",
    "five-directories": "a/b/c/d/e/ntpl",
    "directories-beside-each-other": "second/ntpl",
}
"""The RNTuple in question, where it is not the first one."""
_TOO_LARGE = {
    "file of more than 2 GiB",
    *(feature.title for feature in COMPRESSION if feature.title.startswith("two compressed blocks")),
}
"""Features of gigabytes, or of millions of values."""
_REMARKS = {
    "two representations, only one used": ("RNT-TYP-004",),
    "two representations, one suppressed in each cluster": ("RNT-TYP-004",),
    "pages without checksums": ("RNT-PAG-004",),
    "extra type information, beside the entries": ("RNT-EXT-003",),
    "Large locators": ("RNT-LOC-004",),
}
"""What the validator mentions."""


def cases() -> Iterator[MadeCase]:
    """The reader cases in the order of the rules that name them, then other forms of files."""
    order = {rule_id: number for number, rule_id in enumerate(RULES)}
    yield from sorted(READER_FILES, key=lambda case: (order[str(case.rule)], case.id))
    for name, (title, make) in CONTAINERS.items():
        case = reader_case(f"container/{name}", title, "root-file-embedding", make)
        yield replace(case, ntuple=_PATHS.get(name))
    for group, (section, features) in _STRUCTURES.items():
        for feature in features:
            if feature.title not in _TOO_LARGE:
                yield case_of(
                    feature,
                    f"readers/{group}",
                    section,
                    compressed=group == "compression",
                    rules=_REMARKS.get(feature.title, ()),
                )
    for feature in LIMITS:
        yield case_of(feature, "readers/limits", "limits")
    for module in (trap_files, width_files, page_files):
        yield from module.cases()
    for table in FILE_TABLES:
        suite, _, name = table.get("case", "").partition("/")
        if suite == "readers":
            yield reader_case(
                name, table["title"], table["section"], partial(file_of_table, table),
                kind=table["kind"], rules=table["rules"], fields=table.get("drops", ()),
            )  # fmt: skip
