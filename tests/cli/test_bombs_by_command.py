"""Each command ends in little time and memory on small files that ask for gigabytes or minutes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.bombs import BOMBS

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="uses the memory accounts of Linux"),
]
SECONDS = 20
NBYTES = 400 << 20
COMMANDS = {
    "info": ["info", "{file}"],
    "dump": ["dump", "{file}"],
    "export": ["export", "{file}", "{out}.jsonl", "--force"],
    "convert": ["convert", "{file}", "{out}.root", "--force"],
    "validate": ["validate", "{file}"],
    "stats": ["stats", "{file}"],
    "diff": ["diff", "{file}", "{file}"],
    "explain": ["explain", "{file}"],
    "query": ["query", "SELECT * FROM nt", "{file}"],
}
"""All commands that show or check a file."""
WITHOUT_RESULT = {("query", "entries_without_fields")}
"""Commands and files that end with exit code 2: SQL has no tables without columns."""

_CHILD = """
import json, os, resource, sys
import pyarrow
from rntuple_construct.cli import main
out = os.dup(1)
for arguments in json.loads(sys.stdin.read()):
    pid = os.fork()
    if pid == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        null = os.open(os.devnull, os.O_RDWR)
        os.dup2(null, 1)
        os.dup2(null, 2)
        code = 99
        try:
            code = main(arguments)
        finally:
            os._exit(code)
    _, status, used = os.wait4(pid, 0)
    found = [os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime, used.ru_maxrss << 10]
    os.write(out, (json.dumps(found) + "\\n").encode())
"""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    directory = tmp_path_factory.mktemp("bombs")
    made = []
    for name, (make, _) in BOMBS.items():
        made.append(directory / f"{name}.root")
        made[-1].write_bytes(make())
    return made


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_is_bounded_on_every_bomb(command: str, files: list[Path], tmp_path: Path) -> None:
    runs = [[part.format(file=file, out=tmp_path / "out") for part in COMMANDS[command]] for file in files]
    child = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", _CHILD],
        input=json.dumps(runs), env={**os.environ, "OPENBLAS_NUM_THREADS": "1"}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    found = [json.loads(line) for line in child.stdout.splitlines()]
    assert len(found) == len(files)
    beyond = {
        file.stem: (code, seconds, nbytes)
        for file, (code, seconds, nbytes) in zip(files, found, strict=True)
        if code not in ((2,) if (command, file.stem) in WITHOUT_RESULT else (0, 1, 65))
        or seconds > SECONDS
        or nbytes > NBYTES
    }
    assert not beyond
