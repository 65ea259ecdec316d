"""Tasks for writers: fields and entries of an RNTuple that a program is to write, from a table."""

from __future__ import annotations

import io
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from rntuple_construct.base.tables import read_table
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.kit.adapters.own_writer import write_task
from rntuple_construct.kit.corpus.expected import expected_of
from rntuple_construct.kit.corpus.model import TIMESTAMP, MadeCase
from rntuple_construct.kit.runner.ladder import Rung

__all__ = ["NTUPLE", "TASKS", "TASK_RUNGS", "WriterTask"]

NTUPLE = "Events"
"""Name of the RNTuple of every task."""


@dataclass(frozen=True, kw_only=True)
class WriterTask:
    """A task; ``tasks.toml`` explains the members.

    Args:
        name, needs, fields, values, entries, clusters, late, enums, description, descriptions, compression, attribute_sets:
            as in a row of the table.
    """

    name: str
    needs: str
    fields: Mapping[str, str]
    values: Mapping[str, Any]
    entries: int | None = None
    clusters: Sequence[int] = ()
    late: Sequence[Mapping[str, Any]] = ()
    enums: Mapping[str, str] = field(default_factory=dict)
    description: str = ""
    descriptions: Mapping[str, str] = field(default_factory=dict)
    compression: str | None = None
    attribute_sets: Sequence[Mapping[str, Any]] = ()

    @property
    def id(self) -> str:
        """The id of its case."""
        return f"writers/{self.name}"

    @cached_property
    def columns(self) -> dict[str, list[Any]]:
        """All values of each field in the spelling of the corpus; those of late fields before they are added, too."""
        lists = [len(each) for each in self.values.values() if isinstance(each, list)]
        length = self.entries if self.entries is not None else lists[0]
        found = {name: list(_entries(rule, length)) for name, rule in self.values.items()}
        for late in self.late:
            for name, values in late["values"].items():
                before = [late["before"][name]] * late["at"]
                found[name] = [_spelled(value) for value in (*before, *values)]
        return found

    @property
    def late_fields(self) -> frozenset[str]:
        """Names of the fields that are added after the first entries."""
        return frozenset(name for late in self.late for name in late["fields"])

    @property
    def document(self) -> dict[str, Any]:
        """The task as a JSON document."""
        added: dict[int, Mapping[str, str]] = {0: self.fields}
        added |= {late["at"]: late["fields"] for late in self.late}
        length = len(next(iter(self.columns.values())))
        bounds = sorted({*added, *self.clusters})
        known: list[str] = []
        steps = []
        for start, stop in zip(bounds, [*bounds[1:], length], strict=True):
            fields = added.get(start, {})
            known += fields
            steps.append(
                {
                    "fields": [
                        {"name": name, "type": type_name, "description": self.descriptions.get(name, "")}
                        for name, type_name in fields.items()
                    ],
                    "num_entries": stop - start,
                    "values": {name: self.columns[name][start:stop] for name in known},
                    "ends_cluster": stop in self.clusters or stop == length,
                }
            )
        return {
            "schema": "rntuple-writer-task",
            "schema_version": "1.0",
            "task": self.id,
            "ntuple": NTUPLE,
            "description": self.description,
            "compression": self.compression,
            "enums": dict(self.enums),
            "steps": steps,
            "attribute_sets": [
                {
                    "name": each["name"],
                    "fields": [
                        {"name": name, "type": kind, "description": ""}
                        for name, kind in each["fields"].items()
                    ],
                    "ranges": each["ranges"],
                    "values": each["values"],
                }
                for each in self.attribute_sets
            ],
        }

    @cached_property
    def reference(self) -> bytes:
        """A file that does the task, without compression."""
        target = io.BytesIO()
        document = {**self.document, "compression": "none"}
        write_task(document, target, name=f"{self.name}.root", timestamp=TIMESTAMP)
        return target.getvalue()

    @property
    def case(self) -> MadeCase:
        """The case: the reference is its file."""
        case = MadeCase(
            id=self.id,
            title=f"{self.needs[0].upper()}{self.needs[1:]}.",
            section="",
            generation=DEFAULT_GENERATION.name,
            features=() if self.compression in (None, "none") else (f"compression/{self.compression}",),
            make=lambda: self.reference,
            ntuple=NTUPLE,
        )
        return replace(case, document=lambda: self._expected(case))

    def _expected(self, case: MadeCase) -> dict[str, Any]:
        """Expected contents: the values of the table, and the metadata that the format and the task fix."""
        document = expected_of(case, self.reference, NTUPLE)
        metadata = document["metadata"]
        if not self.clusters:
            # The writer may cut the entries into clusters as it likes.
            del metadata["num_clusters"], metadata["num_cluster_groups"], metadata["clusters"]
        document["values"]["fields"] = self.columns
        return document


def _entries(rule: Any, length: int) -> Iterator[Any]:
    """The values that a row of the table gives a field."""
    for index in range(length):
        if isinstance(rule, list):
            yield _spelled(rule[index % len(rule)])
        else:
            yield (rule["first"] + rule["step"] * index) % rule["modulo"]


def _spelled(value: Any) -> Any:
    """A value of the table in the spelling of the corpus."""
    if isinstance(value, list):
        return [_spelled(item) for item in value]
    if isinstance(value, dict):
        return {name: _spelled(item) for name, item in value.items()} or None
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return value


TASKS: Mapping[str, WriterTask] = {
    task.id: task
    for task in (WriterTask(**row) for row in read_table(Path(__file__).with_suffix(".toml"))["task"])
}
"""The tasks by the ids of their cases, in the order of the ladder."""
TASK_RUNGS = tuple(Rung(task.needs, task.id) for task in TASKS.values())
"""The ladder of writers."""
