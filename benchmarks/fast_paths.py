"""Gain of each special path for speed: it is switched off in turn, on four kinds of files.

    python benchmarks/fast_paths.py [--only TEXT] [--rounds N] [--json FILE]

A path stays if it gains 1.2 times in one of the tasks, or in peak memory. Times are processor seconds in one thread. Each round runs a
task with all paths and with each path switched off. The files are 13 columns of a million entries, 969 fields of 10 entries (as small NanoAOD),
1,000 clusters of small pages, and 10,000 fields.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import numpy as np
from harness import Figure, arguments, finish, peak_memory, take_turns

import rntuple_construct as rnt
from rntuple_construct.model.schema.field_kinds import ReadableFields
from rntuple_construct.reader.file import RECENT_SCHEMAS

LEAST_GAIN = 1.2
PACKAGE = "rntuple_construct"
NEVER = 1 << 60


def nothing(*_: Any, **__: Any) -> None:
    """Find nothing, so that the caller falls back."""


def no(*_: Any, **__: Any) -> bool:
    """Refuse, so that the caller falls back."""
    return False


def resolved_at_once(*arguments: Any) -> dict[str, Any]:
    """Resolve all fields of a schema."""
    return dict(ReadableFields(*arguments))


class NeverInstance:
    """Class without instances, for tests with ``isinstance`` that choose a path."""

    array = is_present = None


Switch = tuple[str, Any]

PATHS: dict[str, tuple[Switch, ...]] = {
    "compiled code": (("format.native.library._Choice.wanted", False),),
    "compiled loop over pages": (("reader.page_reader.run_in_place", no),),
    "compiled parser of headers and footers": (("format.generations.descriptions.LEN_COMPILED", NEVER),),
    "compiled parser of page lists": (("format.generations.page_list._compiled", nothing),),
    "page list, small ones in Python": (("format.generations.page_list._LEN_FEW", -1),),
    "page list, equal clusters": (("format.generations.page_list.FrameWalk.equal_frames", nothing),),
    "page list, equal frames": (("format.generations.page_list._MANY", NEVER),),
    "compiled index of strings": (("format.native.strings._MANY", NEVER),),
    "members of records as arrays": (("format.descriptor.schema.RecordList", NeverInstance),),
    "fields resolved when they are asked for": (
        ("model.schema.field_kinds._FEW", NEVER),
        ("model.schema.field_kinds.ReadableFields", resolved_at_once),
    ),
    "fields that are alike": (("model.schema.field_kinds._FEW", NEVER),),
    "plans of all clusters at once": (("reader.page_reader.PageReader._plan_at_once", nothing),),
    "entries in one page": (("reader.page_reader.PageReader._one_page", nothing),),
    "page cache": (("format.pages.page_cache.KeptPages.get", nothing),),
    "repeated pages": (("format.pages.plan.PagePlan.repeats", nothing),),
    "schema cache": (("format.metadata.schema_cache.KnownSchemas.header", nothing),),
    "shared page lists": (("format.metadata.envelope._LEN_REMEMBERED", -1),),
    "grammar, items in runs": (("format.grammar.engine.runs._LEN_LARGE", NEVER),),
}
"""Names in the package and their replacements that switch each path off."""


def switched_off(name: str) -> ExitStack:
    """Switch a path off in the ``with`` block."""
    stack = ExitStack()
    for target, value in PATHS.get(name, ()):
        stack.enter_context(patch(f"{PACKAGE}.{target}", value))
    return stack


class Task(NamedTuple):
    """Something that users do with a file.

    Args:
        name: of it.
        run: does it with the path of a file.
        is_first: if true, no schema is known; one of a large file takes long to give up, which is not measured.
    """

    name: str
    run: Callable[[Path], Any]
    is_first: bool = False


@cache
def three_fields(path: Path) -> list[str]:
    """Names of three fields of a file, which users know before they open it."""
    with rnt.open(path) as file:
        names = file["Events"].keys()
    return [*names[:2], names[-1]]


def open_anew(path: Path) -> None:
    """Open a file whose schema is not known, and read the first entry of three fields."""
    RECENT_SCHEMAS.forget()
    open_again(path)


def open_again(path: Path) -> None:
    """Open a file, and read the first entry of three fields."""
    with rnt.open(path) as file:
        file["Events"].arrays(three_fields(path), entry_stop=1)


def list_fields(path: Path) -> None:
    """Open a file whose schema is not known, and list its fields with their types."""
    RECENT_SCHEMAS.forget()
    with rnt.open(path) as file:
        file["Events"].typenames()


def read_all(path: Path) -> None:
    """Read all fields."""
    with rnt.open(path) as file:
        file["Events"].arrays()


def read_parts(path: Path) -> None:
    """Read three fields in small steps."""
    with rnt.open(path) as file:
        events = file["Events"]
        names = three_fields(path)
        stop = min(events.num_entries, 20_000)
        step = max(stop // 100, 1)
        for start in range(0, stop, step):
            events.arrays(names, entry_start=start, entry_stop=start + step)


def read_entries(path: Path) -> None:
    """Read single entries of one field."""
    with rnt.open(path) as file:
        events = file["Events"]
        field = events[three_fields(path)[-1]]
        for entry in range(min(events.num_entries, 200)):
            field.array(entry_start=entry, entry_stop=entry + 1)


def check_structure(path: Path) -> None:
    """Validate the metadata."""
    rnt.validate(path, "structure")


TASKS = (
    Task("open", open_anew, is_first=True),
    Task("open again", open_again),
    Task("list fields", list_fields, is_first=True),
    Task("read", read_all),
    Task("read in steps", read_parts),
    Task("entries", read_entries),
    Task("validate structure", check_structure),
)


def write_columns(path: Path, num_entries: int, **options: Any) -> None:
    """Write 13 columns: seven of numbers, and six of lists, of which three have their own offsets."""
    random = np.random.default_rng(1)
    data: dict[str, Any] = {f"x{index}": random.normal(size=num_entries).astype("f4") for index in range(4)}
    data |= {f"n{index}": random.integers(0, 100, num_entries).astype("i4") for index in range(3)}
    for index in range(3):
        ends = np.concatenate([[0], np.cumsum(random.integers(0, 4, num_entries))])
        data[f"v{index}"] = (ends, random.normal(size=ends[-1]).astype("f4"))
    schema = {
        name: "std::vector<float>" if name[0] == "v" else "float" if name[0] == "x" else "std::int32_t"
        for name in data
    }
    import awkward as ak

    arrays = {
        name: ak.Array(
            ak.contents.ListOffsetArray(ak.index.Index64(each[0]), ak.contents.NumpyArray(each[1]))
        )
        if isinstance(each, tuple)
        else each
        for name, each in data.items()
    }
    rnt.write(path, "Events", arrays, schema=schema, **options)


def write_nanoaod(path: Path) -> None:
    """Write 969 fields of 10 entries: collections of records as NanoAOD has them, triggers and single numbers."""
    random = np.random.default_rng(2)
    schema: dict[str, Any] = {f"HLT_path{index}": "bool" for index in range(500)}
    schema |= {f"MET_{index}": "float" for index in range(169)}
    schema |= {f"Jet_{index}": "std::vector<float>" for index in range(300)}
    data: dict[str, Any] = {}
    for name, kind in schema.items():
        if kind == "bool":
            data[name] = random.integers(0, 2, 10).astype(bool)
        elif kind == "float":
            data[name] = random.normal(size=10).astype("f4")
        else:
            data[name] = [random.normal(size=number).tolist() for number in random.integers(0, 5, 10)]
    rnt.write(path, "Events", data, schema=schema)


def write_clusters(path: Path) -> None:
    """Write 1,000 clusters of small pages."""
    random = np.random.default_rng(3)
    with rnt.create(path, "Events", {"x": "float", "n": "std::int32_t", "v": "std::vector<float>"}) as events:
        for _ in range(1000):
            events.extend(
                {
                    "x": random.normal(size=200).astype("f4"),
                    "n": np.arange(200, dtype="i4"),
                    "v": [[1.0, 2.0]] * 200,
                }
            )
            events.flush_cluster()


def write_fields(path: Path) -> None:
    """Write 10,000 fields of one number."""
    rnt.write(path, "Events", {f"f{index}": np.arange(10, dtype="f4") + index for index in range(10_000)})


FILES: dict[str, Callable[[Path], None]] = {
    "13 columns": lambda path: write_columns(path, 1_000_000),
    "969 fields": write_nanoaod,
    "1,000 clusters": write_clusters,
    "10,000 fields": write_fields,
}


def gains(folder: Path, only: str, rounds: int) -> Iterator[Figure]:
    """The gain of each path in each task."""
    best: dict[str, Figure] = {}
    for file, write in FILES.items():
        path = folder / f"{file}.root"
        write(path)
        for task in TASKS:
            if file == "10,000 fields" and task.run is read_all:
                continue
            candidates = {"all paths": lambda task=task, path=path: task.run(path)}
            for name in PATHS:
                if only in name:

                    def without(name: str = name, task: Task = task, path: Path = path) -> None:
                        with switched_off(name):
                            task.run(path)

                    candidates[name] = without
            times = take_turns(candidates, rounds, prepare=RECENT_SCHEMAS.forget if task.is_first else None)
            for name in PATHS:
                if name in candidates:
                    found = times.speed(f"{name}: {task.name}, {file}", "all paths", name)
                    if name not in best or found.value > best[name].value:
                        best[name] = found
                    yield found
    for name, found in best.items():
        suffix = "" if found.value >= LEAST_GAIN else f", less than {LEAST_GAIN}"
        yield Figure(f"{name}: best of all{suffix}", found.value, found.low, found.high)


def memory(folder: Path, only: str) -> Iterator[Figure]:
    """The gain of each path in peak memory of reading the 13 columns, and of opening the 10,000 fields."""
    for file, write, task in (
        ("13 columns", FILES["13 columns"], "read_all"),
        ("10,000 fields", write_fields, "open_anew"),
        ("1,000 clusters", write_clusters, "check_structure"),
    ):
        path = folder / f"{file}.root"
        if not path.exists():
            write(path)

        def peak(name: str, path: Path = path, task: str = task) -> int:
            code = (
                f"import fast_paths\nfrom pathlib import Path\n"
                f"with fast_paths.switched_off({name!r}):\n    fast_paths.open_again(Path({str(path)!r}))\n"
                f"# measured\n"
                f"with fast_paths.switched_off({name!r}):\n    fast_paths.{task}(Path({str(path)!r}))\n"
            )
            return peak_memory(code)[0]

        usual = peak("")
        for name in PATHS:
            if only in name:
                yield Figure.of(f"{name}: memory of {task}, {file}", [peak(name) / usual])


def main() -> int:
    """Measure and print."""
    parser = arguments(__doc__ or "", rounds=5)
    parser.add_argument("--only", default="", help="only paths that have this text in their names")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.directory) as folder:
        found = [*gains(Path(folder), options.only, options.rounds), *memory(Path(folder), options.only)]
    return finish("fast_paths", found, options.json)


if __name__ == "__main__":
    sys.exit(main())
