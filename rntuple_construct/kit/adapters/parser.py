"""Answer conformance requests with a generated parser, through the program that prints its trees as canonical JSON.

This module finds and decompresses the bytes of each structure, and passes them to the parser. A parser checks
neither checksums nor relations between structures. It only refuses bytes that break the grammar.
"""

from __future__ import annotations

import importlib.metadata
import json
import struct
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from rntuple_construct.base.constants import ANCHOR_CLASSES, FOOTER, HEADER, PAGE_LIST, ROLE_NAMES
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.generations import Generation
from rntuple_construct.format.metadata import FileMetadata
from rntuple_construct.kit.adapters.serving import Crash, Refusal, Unsupported, serve


class Parser:
    """The program; it is started anew when it has died.

    Args:
        command: how it is run.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._command = list(command)
        self._process: subprocess.Popen[bytes] | None = None

    def parse(self, type_name: str, data: bytes) -> dict[str, Any]:
        """The tree of a structure.

        Args:
            type_name: its type, such as ``root_file.anchor``.
            data: its bytes.

        Raises:
            Refusal: the parser refuses it.
            Crash: the parser does not survive it.
        """
        if self._process is None:
            self._process = subprocess.Popen(  # noqa: S603 (the program is the user's)
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        stdin, stdout = self._process.stdin, self._process.stdout
        if stdin is None or stdout is None:
            raise Crash("the program has no pipes")
        name = type_name.encode()
        try:
            stdin.write(struct.pack("<I", len(name)) + name + struct.pack("<I", len(data)) + data)
            stdin.flush()
            line = stdout.readline()
        except BrokenPipeError:
            line = b""
        if not line.endswith(b"\n"):
            code = self._process.wait()
            self._process = None
            raise Crash(f"ends with code {code} at {type_name}")
        if line == b"error\n":
            raise Refusal(f"the bytes are no {type_name}")
        tree: dict[str, Any] = json.loads(line)
        return tree

    def container(self, path: str, _: str | None) -> dict[str, Any]:
        """The RNTuples of a file: those of the top directory as the walk from the first byte finds them."""
        with open(path, "rb") as file:
            tree = self.parse("root_file", file.read())
        found: dict[str, str] = {}
        for entry in tree["entries"]["entries"]:
            key = entry["key"]
            if _text(key["class_name"]) in ANCHOR_CLASSES:
                found.setdefault(_text(key["name"]), "")
        with _opened(path) as opened:
            # The walk of the grammar does not enter directories.
            below = [
                each.ntuple.path for each in opened if each.ntuple is not None and "/" in each.ntuple.path
            ]
        return {"ntuples": [{"name": name} for name in (*found, *below)]}

    def metadata(self, path: str, name: str | None) -> dict[str, Any]:
        """Entries, clusters and fields of an RNTuple."""
        with _opened(path) as opened:
            ntuple = next((each.ntuple for each in opened if each.ntuple and each.ntuple.path == name), None)
            if ntuple is None:
                raise Unsupported("there is no way to the RNTuple")
            generation = ntuple.generation
            if PAGE_LIST not in generation.grammar.ENVELOPE_TYPES:
                raise Unsupported(f"generation {generation.name} has other envelopes")
            header = _payload(self._envelope(generation, HEADER, ntuple.header_envelope))
            footer = _payload(self._envelope(generation, FOOTER, ntuple.footer_envelope))
            summaries = list(_summaries(footer))
            for envelope in ntuple.page_list_envelopes:
                summaries += _summaries(_payload(self._envelope(generation, PAGE_LIST, envelope)))
        found: dict[str, Any] = {
            "num_entries": max((each["first_entry"] + each["num_entries"] for each in summaries), default=0),
            "fields": _fields([*_items(header["schema"]["fields"]), *_late_fields(footer)]),
        }
        if not any(each.get("is_sharded") for each in summaries):
            found["num_clusters"] = len(summaries)
        return found

    def _envelope(self, generation: Generation, envelope_type: int, envelope: Any) -> dict[str, Any]:
        try:
            data = bytes(envelope.data)
        except RNTupleError as error:
            raise Refusal(f"no bytes to parse: {error}") from None
        return self.parse(generation.kaitai_type(envelope_type), data)


@contextmanager
def _opened(path: str) -> Iterator[FileMetadata]:
    try:
        file = FileMetadata(path)
    except RNTupleError as error:
        raise Refusal(str(error), error.rule_id) from None
    try:
        yield file
    finally:
        if file.container is not None:
            file.container.close()


def _payload(tree: Mapping[str, Any]) -> Mapping[str, Any]:
    """The contents of an envelope; of several kinds of it the one that it has."""
    payload: Mapping[str, Any] = tree["payload"]
    for kind in ("header", "footer", "page_list"):
        if kind in payload:
            inner: Mapping[str, Any] = payload[kind]
            return inner
    return payload


def _items(frame: Mapping[str, Any]) -> list[Any]:
    """Contents of the records in a list."""
    return [item["body"] for item in frame["body"]["items"]]


def _late_fields(footer: Mapping[str, Any]) -> list[Any]:
    extension = footer.get("schema_extension", {})
    record = extension.get("body") or extension.get("record") or {}
    return _items(record["schema"]["fields"]) if "schema" in record else []


def _summaries(envelope: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    if "cluster_summaries" in envelope:
        yield from _items(envelope["cluster_summaries"])


def _fields(records: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    paths: list[str] = []
    for number, record in enumerate(records):
        parent, name = record["parent_id"], _text(record["name"])
        paths.append(f"{paths[parent]}.{name}" if parent < number else name)
    return [
        {
            "path": path,
            "type_name": _text(record["type_name"]),
            "role": ROLE_NAMES.get(record["role"], "unknown"),
        }
        for path, record in zip(paths, records, strict=True)
    ]


def _text(counted: Mapping[str, Any]) -> str:
    return bytes.fromhex(counted["raw"]).decode("utf-8", "surrogateescape")


if __name__ == "__main__":
    parser = Parser(sys.argv[2:])
    serve(
        f"parser-{sys.argv[1]}",
        importlib.metadata.version("rntuple-construct"),
        {"container": parser.container, "metadata": parser.metadata},
    )
