"""Arguments that uproot's functions have."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from typing import Any, TypedDict

from rntuple_construct.base.arguments import check_arguments
from rntuple_construct.reader.filters import NameFilter

__all__ = ["FilterOptions", "ThreadedOptions", "given_options", "library_of"]

_LIBRARIES = {"numpy": "np", "awkward": "ak", "pandas": "pd"}
_IGNORED: dict[str, tuple[Any, ...]] = {
    "array_cache": ("inherit",), "object_cache": (), "decompression_executor": (), "interpretation_executor": (),
    "interpretation": (), "custom_classes": (), "language": (), "backend": ("cpu",), "interpreter": ("cpu",), "handler": (),
    "timeout": (), "max_num_elements": (), "num_workers": (1,), "use_threads": (True,), "num_fallback_workers": (10,),
    "begin_chunk_size": (), "minimal_ttree_metadata": (True,), "http_max_header_bytes": (),
    "initial_directory_bytes": (), "initial_streamers_bytes": (), "uuid_function": (), "title": ("",), "field_name": (),
    "counter_name": (), "resize_factor": (), "initial_basket_capacity": (),
}  # fmt: skip
"""Arguments that say how uproot works, with those of their values that need no warning."""
_EXECUTORS = ("decompression_executor", "interpretation_executor")
_MODULE_OF_EXECUTORS = "uproot.source.futures"


class FilterOptions(TypedDict, total=False):
    """Options that select columns.

    Attributes:
        filter_name, filter_typename, filter_field, filter_branch: as for ``HasFields.iteritems``.
        aliases: expressions by name.
    """

    filter_name: NameFilter
    filter_typename: NameFilter
    filter_field: Callable[[Any], Any] | None
    filter_branch: Callable[[Any], Any] | None
    aliases: Mapping[str, str] | None


class ThreadedOptions(FilterOptions, total=False):
    """Options of the methods that read.

    Attributes:
        workers: threads that read.
    """

    workers: int


def given_options(function: str, given: Mapping[str, Any], known: Any = FilterOptions) -> dict[str, Any]:
    """Return the arguments that mean something here, and warn once about all others that uproot has.

    Executors of uproot become ``workers``: as many threads as the larger of them has.

    Args:
        function: name of the function, for messages.
        given: the arguments by name.
        known: TypedDict of those that mean something.

    Raises:
        UnexpectedArgumentError: an argument that uproot does not have.
    """
    workers = [
        getattr(given[name], "num_workers", 1)
        for name in _EXECUTORS
        if type(given.get(name)).__module__ == _MODULE_OF_EXECUTORS and "workers" in known.__annotations__
    ]
    if workers:
        given = {name: value for name, value in given.items() if name not in _EXECUTORS}
        given["workers"] = max(1, given.get("workers", 1), *workers)
    ignored = [
        name
        for name, value in given.items()
        if name in _IGNORED and value is not None and not any(value is each for each in _IGNORED[name])
    ]
    if ignored:
        warnings.warn(
            f"{function}() ignores {', '.join(ignored)}: this package does not work the way that uproot does",
            stacklevel=3,
        )
    kept = {
        name: value for name, value in given.items() if name not in _IGNORED or name in known.__annotations__
    }
    check_arguments(function, kept, known)
    return {name: value for name, value in kept.items() if value is not None}


def library_of(library: Any) -> Any:
    """Return the reader's name of a library that has a longer name in uproot, or is an object of uproot's."""
    name = getattr(library, "name", library)
    return _LIBRARIES.get(name, name)
