"""Write the file of a task for writers with uproot; runs with any interpreter that has uproot, without this package."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import awkward as ak
import numpy as np
import uproot
from serving import Unsupported, write_one

Content = ak.contents.Content
_NUMBERS = {
    "float": "f4",
    "double": "f8",
    "bool": "?",
    **{f"std::{kind}{8 * size}_t": f"{kind[0]}{size}" for kind in ("int", "uint") for size in (1, 2, 4, 8)},
}
_COMPRESSIONS = {
    "none": None,
    "zlib": uproot.ZLIB(1),
    "lzma": uproot.LZMA(7),
    "lz4": uproot.LZ4(4),
    "zstd": uproot.ZSTD(5),
}


def _string(_: Sequence[str], values: Sequence[str]) -> Content:
    texts = [value.encode() for value in values]
    characters = ak.contents.NumpyArray(
        np.frombuffer(b"".join(texts), np.uint8), parameters={"__array__": "char"}
    )
    return ak.contents.ListOffsetArray(_offsets(texts), characters, parameters={"__array__": "string"})


def _vector(arguments: Sequence[str], values: Sequence[Any]) -> Content:
    return ak.contents.ListOffsetArray(_offsets(values), _content(arguments[0], _flat(values)))


def _array(arguments: Sequence[str], values: Sequence[Any]) -> Content:
    return ak.contents.RegularArray(_content(arguments[0], _flat(values)), int(arguments[1]), len(values))


def _optional(arguments: Sequence[str], values: Sequence[Any]) -> Content:
    present = [value is not None for value in values]
    index = np.where(present, np.cumsum(present) - 1, -1).astype(np.int64)
    held = [value for value in values if value is not None]
    return ak.contents.IndexedOptionArray(ak.index.Index64(index), _content(arguments[0], held))


def _tuple(arguments: Sequence[str], values: Sequence[Any]) -> Content:
    members = [
        _content(name, [value[f"_{number}"] for value in values]) for number, name in enumerate(arguments)
    ]
    return ak.contents.RecordArray(members, None, len(values))


def _variant(arguments: Sequence[str], values: Sequence[Any]) -> Content:
    # No task has two alternatives that are strings, or two that are not.
    tags = np.array(
        [[name == "std::string" for name in arguments].index(isinstance(value, str)) for value in values],
        np.int8,
    )
    index = np.array([np.count_nonzero(tags[:place] == tag) for place, tag in enumerate(tags)], np.int64)
    contents = [
        _content(name, [value for value, tag in zip(values, tags, strict=True) if tag == number])
        for number, name in enumerate(arguments)
    ]
    return ak.contents.UnionArray(ak.index.Index8(tags), ak.index.Index64(index), contents)


_TEMPLATES: Mapping[str, Callable[[Sequence[str], Sequence[Any]], Content]] = {
    "std::string": _string,
    "std::vector": _vector,
    "std::array": _array,
    "std::optional": _optional,
    "std::tuple": _tuple,
    "std::variant": _variant,
}


def _offsets(values: Iterable[Sequence[Any]]) -> Any:
    return ak.index.Index64(np.cumsum([0, *map(len, values)]))


def _flat(values: Iterable[Sequence[Any]]) -> list[Any]:
    return [item for value in values for item in value]


def _content(type_name: str, values: Sequence[Any]) -> Content:
    """Values as an array of awkward."""
    if type_name in _NUMBERS:
        return ak.contents.NumpyArray(np.array(values, _NUMBERS[type_name]))
    name, arguments = _split(type_name)
    if name not in _TEMPLATES:
        raise Unsupported(f"uproot has no array for {type_name}")
    return _TEMPLATES[name](arguments, values)


def _split(type_name: str) -> tuple[str, list[str]]:
    """The name of a template and its arguments."""
    name, _, rest = type_name.partition("<")
    found, depth = [""], 0
    for part in re.findall(r"[<>,]|[^<>,]+", rest[:-1]):
        depth += (part == "<") - (part == ">")
        if part == "," and not depth:
            found.append("")
        else:
            found[-1] += part
    return name, found


def write(task: Mapping[str, Any], target: str) -> None:
    """Write the file of a task.

    Raises:
        Unsupported: uproot has no function for a part of the task.
    """
    steps = task["steps"]
    if any(step["fields"] for step in steps[1:]):
        raise Unsupported("uproot adds no fields after entries")
    if task["attribute_sets"]:
        raise Unsupported("uproot writes no attribute sets")
    fields = steps[0]["fields"]
    options = {} if task["compression"] is None else {"compression": _COMPRESSIONS[task["compression"]]}
    arrays = [_records(fields, step["values"], step["num_entries"]) for step in steps]
    with uproot.recreate(target, **options) as file:
        # Each call writes a cluster.
        ntuple = file.mkrntuple(task["ntuple"], arrays[0].layout.form, task["description"])
        for array in arrays:
            if len(array):
                ntuple.extend(array)


def _records(fields: Sequence[Mapping[str, str]], values: Mapping[str, Any], length: int) -> Any:
    contents = []
    for field in fields:
        content = _content(field["type"], values[field["name"]])
        if field["description"]:
            content = content.copy(parameters={**content.parameters, "__doc__": field["description"]})
        contents.append(content)
    return ak.Array(ak.contents.RecordArray(contents, [field["name"] for field in fields], length))


if __name__ == "__main__":
    write_one(write)
