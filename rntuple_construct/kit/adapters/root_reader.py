"""Answer conformance requests with ROOT, through the program ``reader`` that ``make root`` builds.

That program serves each request in a separate process, so a crash of ROOT loses one answer. The first argument is its
path; the library with dictionaries is beside it. A header beside a file (``data.hxx`` beside ``data.root``) is given to
the interpreter before values are read. The second argument may be a part of ROOT that copies RNTuples:
``rdataframe`` (``Snapshot``), or ``hadd``, which merges two copies of the file. The copy is read.
"""

from __future__ import annotations

import json
import math
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from serving import Crash, Refusal, Unsupported, serve

_ASIDES = ("Warning", "Info")
"""How lines begin that say nothing about the end of ROOT."""


class Root:
    """The program; one question at a time.

    Args:
        program: its path.
    """

    def __init__(self, program: Path) -> None:
        self._process = subprocess.Popen(  # noqa: S603 (the program is the user's)
            [str(program), str(program.parent / "libclasses.so")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    def ask(self, *words: object) -> dict[str, Any]:
        """The answer to one request.

        Raises:
            Refusal: ROOT refuses the request as a whole.
            Crash: ROOT does not survive it.
        """
        text = "\t".join(map(str, words))
        if "\n" in text or text.count("\t") != len(words) - 1:
            raise Unsupported("a name with tabs or line ends")
        if self._process.stdin is None or self._process.stdout is None:
            raise Crash("the program has no pipes")
        self._process.stdin.write(text.encode("utf-8", "surrogateescape") + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        # Strings have their original bytes: invalid UTF-8 becomes lone surrogates.
        answer: dict[str, Any] = json.loads(line.decode("utf-8", "surrogateescape"))
        if "crash" in answer:
            lines = answer["said"].strip().splitlines()
            said = next((line for line in lines if not line.startswith(_ASIDES)), lines[0] if lines else "")
            sys.stderr.write(answer["said"])  # a report of a sanitizer may be anywhere in it
            raise Crash(f"{answer['crash']}{said and f': {said}'}")
        if "error" in answer:
            raise Refusal(" ".join(answer["error"].partition("\n")[0].split()))
        return answer

    def container(self, path: str, _: str | None) -> dict[str, Any]:
        """The RNTuples of a file."""
        return self.ask("keys", path)

    def _named(self, path: str, name: str | None) -> str:
        """The RNTuple that is asked for, or the first one that is there."""
        if name is not None:
            return name
        ntuples = self.container(path, None)["ntuples"]
        if not ntuples:
            raise Refusal("there is no RNTuple in the file")
        return str(ntuples[0]["name"])

    def metadata(self, path: str, name: str | None) -> dict[str, Any]:
        """Entries, clusters and fields of an RNTuple."""
        return self.ask("schema", path, self._named(path, name))

    def values(self, path: str, name: str | None) -> dict[str, Any]:
        """All values of an RNTuple and of its attribute sets; classes without dictionary are made up."""
        return self._values(path, self._named(path, name), declarations_of(path))

    def _values(self, path: str, name: str, code: str) -> dict[str, Any]:
        found = self.ask("values", path, name, -1, code)
        return {
            "num_entries": found["entries"],
            "fields": plain(found["values"]),
            "refused": {field: text.partition("\n")[0] for field, text in found["errors"].items()},
            "attribute_sets": {
                **{key: _columns(plain(ranges)) for key, ranges in found["attributes"].items()},
                **{key: {"refused": text} for key, text in found["attribute_errors"].items()},
            },
        }

    def values_of_snapshot(self, path: str, name: str | None) -> dict[str, Any]:
        """The values of the copy that RDataFrame writes."""
        with tempfile.TemporaryDirectory() as directory:
            target = str(Path(directory) / "copy.root")
            self.ask("snapshot", target, self._named(path, name), path)
            return {**self._values(target, "ntpl", declarations_of(path)), "attribute_sets": {}}

    def values_of_merged(self, path: str, name: str | None) -> dict[str, Any]:
        """The first half of the values of two copies that hadd merges; a field is refused if the second half differs."""
        with tempfile.TemporaryDirectory() as directory:
            target = str(Path(directory) / "copy.root")
            self.ask("merge", target, path, path)
            found = self._values(target, self._named(path, name), declarations_of(path))
        for field, items in list(found["fields"].items()):
            half = len(items) // 2
            if len(items) % 2 or json.dumps(items[:half]) != json.dumps(items[half:]):
                found["refused"][field] = (
                    f"{len(items)} values, of which the second half differs from the first"
                )
                del found["fields"][field]
            else:
                found["fields"][field] = items[:half]
        return {**found, "num_entries": found["num_entries"] // 2, "attribute_sets": {}}


def declarations_of(path: str) -> str:
    """The contents of a header beside a file, in one line: it declares types that ROOT cannot infer, such as enumerations."""
    header = Path(path).with_suffix(".hxx")
    return " ".join(header.read_text(encoding="utf-8").split()) if header.is_file() else ""


def plain(value: Any) -> Any:
    """A value in the spelling of the corpus: a variant as its value, numbers that JSON lacks as text."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        if "$tag" in value:
            return plain(value["value"])
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return value


def _columns(ranges: list[dict[str, Any]]) -> dict[str, Any]:
    """An attribute set as the RNTuple that it is."""
    return {
        "num_entries": len(ranges),
        "fields": {
            "_rangeStart": [item["start"] for item in ranges],
            "_rangeLen": [item["length"] for item in ranges],
            "_userData": [item["values"] for item in ranges],
        },
    }


if __name__ == "__main__":
    root = Root(Path(sys.argv[1]))
    version = root.ask("version")["version"]
    part = sys.argv[2] if len(sys.argv) > 2 else "root"
    serve(
        part,
        version,
        {
            "root": {"container": root.container, "metadata": root.metadata, "values": root.values},
            "rdataframe": {"values": root.values_of_snapshot},
            "hadd": {"values": root.values_of_merged},
        }[part],
    )
