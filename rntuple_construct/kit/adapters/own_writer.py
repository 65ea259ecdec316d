"""Write the file of a task for writers with the writer of this package."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rntuple_construct.kit.adapters.serving import write_one
from rntuple_construct.writer import EnumSpec, FieldSpec, WriteOptions, create_file

_REAL = ("float", "double")


def write_task(task: Mapping[str, Any], target: Any, **arguments: Any) -> None:
    """Write the file of a task.

    Args:
        task: the document of the task, see docs/conformance/writers.md.
        target: path or binary file object.
        arguments: further arguments of ``create_file``.
    """
    options = {} if task["compression"] is None else {"compression": task["compression"]}
    first, *others = task["steps"]
    types: dict[str, str] = {}
    with (
        create_file(target, **options, **arguments) as file,
        file.create(
            task["ntuple"],
            _schema(first["fields"], types),
            WriteOptions(**options),
            description=task["description"],
            classes={name: EnumSpec(name, underlying) for name, underlying in task["enums"].items()},
        ) as writer,
    ):
        for step in (first, *others):
            if step is not first and step["fields"]:
                writer.add_fields(_schema(step["fields"], types))
            if step["num_entries"]:
                writer.extend(_columns(step["values"], types))
            if step["ends_cluster"]:
                writer.flush_cluster()
        for each in task["attribute_sets"]:
            of_set: dict[str, str] = {}
            attributes = writer.attribute_set(each["name"], _schema(each["fields"], of_set))
            starts, lengths = zip(*each["ranges"], strict=True)
            attributes.extend(list(starts), list(lengths), _columns(each["values"], of_set))


def _schema(fields: Iterable[Mapping[str, str]], types: dict[str, str]) -> dict[str, FieldSpec]:
    types |= {each["name"]: each["type"] for each in fields}
    return {each["name"]: FieldSpec.of(each["type"], description=each["description"]) for each in fields}


def _columns(values: Mapping[str, Any], types: Mapping[str, str]) -> dict[str, Any]:
    return {
        name: [float(item) for item in items] if types[name] in _REAL else items
        for name, items in values.items()
    }


if __name__ == "__main__":
    write_one(write_task)
