"""Answer conformance requests with rootfilespec, which describes metadata; runs with any interpreter that has it."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Callable, Iterator
from typing import Any

from rootfilespec.bootstrap import BOOTSTRAP_CONTEXT, ROOT3a3aRNTuple
from rootfilespec.bootstrap.TFile import InitialReadLocator
from rootfilespec.bootstrap.TKey import TypedTKey
from rootfilespec.reader import Fetcher
from serving import Refusal, serve, stack_of

_ROLES = ("plain", "collection", "record", "variant", "streamer")
_CLASSES = (b"TDirectory", b"TDirectoryFile")


class File:
    """A file whose keys are walked with the classes that need no streamer info."""

    def __init__(self, path: str) -> None:
        with open(path, "rb") as file:
            data = file.read()
        self.fetch = Fetcher(lambda offset, size: data[offset : offset + size], BOOTSTRAP_CONTEXT)
        header = self.fetch(InitialReadLocator())
        self.root = self.fetch.resolve(header.tfile_locator).rootdir

    def anchors(self) -> dict[str, Any]:
        """Keys of RNTuples by their paths; of several cycles the highest."""
        found: dict[str, Any] = {}
        for path, key in self._keys(self.root, ""):
            cycle = abs(key.header.fCycle)
            if path not in found or cycle > abs(found[path].header.fCycle):
                found[path] = key
        return found

    def _keys(self, directory: Any, above: str, depth: int = 0) -> Iterator[tuple[str, Any]]:
        if directory.fSeekKeys == 0 or depth > 100:
            return
        for key in self.fetch.resolve(directory.keylist_locator).fKeys:
            name = above + bytes(key.fName).decode("utf-8", "surrogateescape")
            if bytes(key.fClassName) == b"ROOT::RNTuple":
                yield name, key
            elif bytes(key.fClassName) in _CLASSES:
                yield from self._keys(self.fetch(key), f"{name}/", depth + 1)


def _guarded(ask: Callable[[str, str | None], dict[str, Any]]) -> Callable[[str, str | None], dict[str, Any]]:
    def answer(path: str, name: str | None) -> dict[str, Any]:
        try:
            return ask(path, name)
        except Refusal:
            raise
        except Exception as error:  # noqa: BLE001 (whatever a foreign reader raises)
            message = f"{type(error).__name__}: {' '.join(str(error).split())[:500]}"
            raise Refusal(message, stack=stack_of(error, "rootfilespec")) from None

    return answer


@_guarded
def container(path: str, _: str | None) -> dict[str, Any]:
    """The RNTuples of a file."""
    return {"ntuples": [{"name": name} for name in File(path).anchors()]}


@_guarded
def metadata(path: str, name: str | None) -> dict[str, Any]:
    """Entries, clusters and fields of an RNTuple."""
    file = File(path)
    anchors = file.anchors()
    if not anchors:
        raise Refusal("there is no RNTuple in the file")
    key = anchors[next(iter(anchors)) if name is None else name]
    anchor = file.fetch(TypedTKey(key, ROOT3a3aRNTuple))
    ntuple = file.fetch.rntuple(anchor)
    schema = ntuple.schemaDescription
    clusters = list(ntuple.clusters())
    return {
        "num_entries": sum(cluster.summary.fNEntries for cluster in clusters),
        "num_clusters": len(clusters),
        "fields": [
            {
                "path": _text(schema.field_path(number)),
                "type_name": _text(field.fTypeName),
                "role": _ROLES[field.fStructuralRole] if field.fStructuralRole < len(_ROLES) else "unknown",
            }
            for number, field in enumerate(schema.fieldDescriptions)
        ],
    }


def _text(value: Any) -> str:
    return bytes(value).decode("utf-8", "surrogateescape")


if __name__ == "__main__":
    serve(
        "rootfilespec",
        importlib.metadata.version("rootfilespec"),
        {"container": container, "metadata": metadata},
    )
