"""Where in the file to look for what an error is about."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rntuple_construct.errors import LimitError, RNTupleError
from rntuple_construct.generations.records import FooterRecord, HeaderRecord

if TYPE_CHECKING:
    from rntuple_construct.generations import Anchor

_SCHEMA = re.compile(r"schema\.(\w+)\[(\d+)\]")
_PAGE_LIST = re.compile(r"(?:page_list|footer\.cluster_groups)\[(\d+)\]")


def envelope_offset(
    path: str, anchor: Anchor, header: HeaderRecord | None, footer: FooterRecord | None
) -> int | None:
    """File offset of the envelope that a path leads into; None if it leads into none.

    Args:
        path: as in errors: ``header...``, ``footer...``, ``schema.columns[3]`` (ids over header and
            extension) or ``page_list[0]...``.
        anchor: tells where header and footer are.
        header, footer: their contents as far as they are known.
    """
    in_schema = _SCHEMA.match(path)
    if in_schema and header is not None:
        in_header = int(in_schema[2]) < len(getattr(header.schema, in_schema[1], ()))
        return anchor.seek_header if in_header else anchor.seek_footer
    in_page_list = _PAGE_LIST.match(path)
    if in_page_list and footer is not None and int(in_page_list[1]) < len(footer.cluster_groups):
        return footer.cluster_groups[int(in_page_list[1])].page_list_link.locator.offset
    return {"header": anchor.seek_header, "schema": anchor.seek_header, "footer": anchor.seek_footer}.get(
        path.partition(".")[0]
    )


@contextmanager
def placing(offset_of: Callable[[str], int | None]) -> Iterator[None]:
    """Let errors that know no better offset tell that of the envelope which their path leads into.

    Running out of memory is one more thing that absurd sizes in a file bring about, and becomes a LimitError.
    """
    try:
        yield
    except RNTupleError as error:
        if error.offset is None and error.path:
            error.offset = offset_of(error.path)
        raise
    except MemoryError as error:
        reason = str(error) or "the file expands to more than there is"
        raise LimitError(
            f"out of memory: {reason}", path="entries", hint="read fewer entries at a time"
        ) from None
