"""Paths of pages and of the pages of a column, from their numbers in the arrays of a page list."""

from __future__ import annotations

import numpy as np

from rntuple_construct.generations.records import PageList

__all__ = ["path_of_page", "path_of_range"]


def path_of_range(group: int, pages: PageList, number: int) -> str:
    """Path of the pages of one column in one cluster.

    Args:
        group: cluster group.
        pages: its page list.
        number: index into the arrays of ranges.
    """
    cluster = int(np.searchsorted(pages.first_range, number, side="right")) - 1
    return f"page_list[{group}].page_locations[{cluster}][{number - int(pages.first_range[cluster])}]"


def path_of_page(group: int, pages: PageList, number: int) -> str:
    """Path of one page; ``number`` is its index into the arrays of pages."""
    place = int(np.searchsorted(pages.first_page, number, side="right")) - 1
    return f"{path_of_range(group, pages, place)}[{number - int(pages.first_page[place])}]"
