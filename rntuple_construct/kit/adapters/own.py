"""Answer conformance requests with the reader of this package."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rntuple_construct.base.constants import ROLE_NAMES
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.kit.adapters.serving import Refusal, serve
from rntuple_construct.kit.corpus.spelling import SPELLING
from rntuple_construct.model.arrays.to_python import to_list
from rntuple_construct.reader import RNTuple, RNTupleFile
from rntuple_construct.reader import open as open_file
from rntuple_construct.reader.ntuple import no_dropped_warnings

Contents = dict[str, Any]


@contextmanager
def _opened(path: str | bytes) -> Iterator[RNTupleFile]:
    try:
        with no_dropped_warnings(), open_file(path) as file:
            yield file
    except RNTupleError as error:
        raise Refusal(str(error), error.rule_id) from None


def container(path: str, _: str | None) -> Contents:
    """The RNTuples of a file."""
    with _opened(path) as file:
        return {
            "ntuples": [
                {"name": name, "generation": file[name].generation.name}
                for name in file.keys()  # noqa: SIM118 (a method, not a dict)
            ]
        }


def _about(path: str, name: str | None, tell: Callable[[RNTuple], Contents]) -> Contents:
    with _opened(path) as file:
        return tell(file.only() if name is None else file[name])


def metadata(path: str, name: str | None) -> Contents:
    """Entries, clusters and fields of an RNTuple."""
    return _about(path, name, _metadata)


def _metadata(ntuple: RNTuple) -> Contents:
    return {
        "num_entries": ntuple.num_entries,
        "num_clusters": len(ntuple.clusters),
        "fields": [
            {
                "path": field.path,
                "type_name": field.type_name,
                "role": ROLE_NAMES.get(field.record.role, "unknown"),
            }
            for field in ntuple.schema.fields
        ],
    }


def values(path: str, name: str | None) -> Contents:
    """All values of an RNTuple and of its attribute sets."""
    return _about(path, name, _all_values)


def metadata_and_values(data: bytes) -> tuple[Contents, Contents]:
    """Return `metadata` and `values` of the first RNTuple in the bytes of a file, without its attribute sets.

    Raises:
        Refusal: the file or the RNTuple cannot be read.
        RNTupleError: the same for parts that are read later.
    """
    with _opened(data) as file:
        ntuple = file.only()
        return _metadata(ntuple), _values(ntuple)


def _all_values(ntuple: RNTuple) -> Contents:
    sets: Contents = {}
    for name in ntuple.attribute_sets:
        try:
            sets[name] = _values(ntuple.attribute_set(name))
        except RNTupleError as error:
            sets[name] = {"refused": str(error)}
    return {**_values(ntuple), "attribute_sets": sets}


def _values(ntuple: RNTuple) -> Contents:
    refused = {name: str(error) for name, error in ntuple.dropped.items()}
    try:
        layouts = dict(ntuple.arrays(library="layout"))
    except RNTupleError:
        if len(ntuple.fields) < 2:
            raise
        layouts = {}
        for name in ntuple.fields:
            try:
                layouts |= ntuple.arrays([name], library="layout")
            except RNTupleError as error:
                refused[name] = str(error)
    return {
        "num_entries": ntuple.num_entries,
        "fields": {name: to_list(layout, SPELLING) for name, layout in layouts.items()},
        "refused": refused,
    }


if __name__ == "__main__":
    serve(
        "rntuple-construct",
        importlib.metadata.version("rntuple-construct"),
        {"container": container, "metadata": metadata, "values": values},
    )
