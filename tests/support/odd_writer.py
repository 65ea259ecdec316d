"""A writer for tests of the runner, good or broken in one way: the first argument says how, a task and a path follow."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from rntuple_construct.kit.adapters.own_writer import write_task


def change(task: dict[str, Any], mode: str) -> None:
    """Change a task, so that the file is sound and wrong."""
    first = task["steps"][0]
    field = first["fields"][0]
    if mode == "wrong":
        first["values"][field["name"]][-1] = 77
    elif mode == "negative-nan":
        first["values"]["y"][-1] = -float("nan")
    elif mode == "other-type":
        field["type"] = "double"
    elif mode == "other-name":
        task["ntuple"] = "other"
    elif mode == "short":
        first["values"] = {name: values[:-1] for name, values in first["values"].items()}
    elif mode == "one-cluster":
        for step in task["steps"][:-1]:
            step["ends_cluster"] = False
    elif mode == "no-descriptions":
        task["description"] = ""
    elif mode == "no-sets":
        task["attribute_sets"] = []
    elif mode in ("zlib", "broken"):
        task["compression"] = "none" if mode == "broken" else "zlib"


def main() -> None:
    mode, source, target = sys.argv[1:]
    task = json.loads(Path(source).read_text(encoding="utf-8"))
    change(task, mode)
    if mode == "nothing":
        return
    if mode == "unsupported":
        sys.stderr.write("not today\n")
        sys.exit(3)
    if mode == "exit":
        sys.exit("something went wrong")
    if mode == "segfault":
        os.kill(os.getpid(), signal.SIGSEGV)
    if mode == "hangs":
        time.sleep(60)
    if mode == "garbage":
        Path(target).write_bytes(b"no ROOT file")
        return
    write_task(task, target)
    if mode == "broken":
        data = bytearray(Path(target).read_bytes())
        # A page that is not compressed: its checksum is wrong then.
        place = data.index(bytes.fromhex("0000c03f"))
        data[place] ^= 1
        Path(target).write_bytes(data)


if __name__ == "__main__":
    main()
