"""The examples for batch systems in the documentation, as they are, with commands that run the jobs on this machine."""

from __future__ import annotations

import builtins
import json
import os
import re
import signal
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.cli import main

pytestmark = pytest.mark.skipif(os.name != "posix", reason="job scripts are for POSIX")
dask = pytest.importorskip("dask", reason="dask is not installed")
_HANDLERS = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
jobqueue = pytest.importorskip("dask_jobqueue", reason="dask-jobqueue is not installed")
for _number, _handler in _HANDLERS.items():
    signal.signal(_number, _handler)  # the package takes them for itself when it is imported

DOCUMENT = Path(__file__).parents[2] / "docs" / "many-files.md"
COMMANDS = {"SLURMCluster": ("sbatch", "scancel"), "HTCondorCluster": ("condor_submit", "condor_rm")}

BATCH_SYSTEM = r'''#!{python}
"""Stands for the commands of Slurm and HTCondor: jobs begin at once, on this machine."""
import os, re, signal, subprocess, sys
jobs = {jobs!r}
name = os.path.basename(sys.argv[0])

def arguments_of(text):
    """The new syntax of HTCondor: in double quotes, which are doubled inside; words may be in single quotes."""
    text = re.fullmatch(r'\s*"(.*)"\s*', text)[1].replace('""', '"')
    return [part.replace("''", "'") for part in re.findall(r"'((?:[^']|'')*)'|(\S+)", text) for part in part if part]

if name in ("scancel", "condor_rm"):
    for number in sys.argv[1:]:
        try:
            os.killpg(int(open(os.path.join(jobs, number.split(".")[0])).read()), signal.SIGTERM)
        except (OSError, ValueError):
            pass
    sys.exit()
number = str(len(os.listdir(jobs)) + 1)
(script,) = sys.argv[1:]
if name == "sbatch":
    command = ["bash", script]
    assert open(script).readline().startswith("#!")
else:
    given = dict(line.split(" = ", 1) for line in open(script).read().splitlines() if " = " in line)
    command = [given["Executable"], *arguments_of(given["Arguments"])]
with open(os.path.join(os.path.dirname(jobs), "log" + number), "wb") as log:
    job = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
with open(os.path.join(jobs, number), "w") as file:
    file.write(str(job.pid))
print("Submitted batch job " + number if name == "sbatch" else "1 job(s) submitted to cluster " + number + ".")
'''


@pytest.fixture(autouse=True)
def dashboard_of_its_own() -> Iterator[None]:
    """Another port than that of a cluster that runs in another test: Dask leaves a socket open when it looks for a free one."""
    options = {"dashboard_address": ":0"}
    with dask.config.set({f"jobqueue.{kind}.scheduler-options": options for kind in ("slurm", "htcondor")}):
        yield


def example(kind: str) -> str:
    """The code of the documentation that starts a cluster of a kind."""
    (found,) = (
        text for text in re.findall(r"```py\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
        if f"{kind}(" in text
    )  # fmt: skip
    return str(found)


@pytest.mark.parametrize("kind", COMMANDS)
def test_job_scripts_ask_for_what_the_examples_say(kind: str) -> None:
    (call,) = re.findall(rf"cluster = ({kind}\(.*\))", example(kind))
    with eval(call, vars(jobqueue)) as cluster:
        script = cluster.job_script()
        assert f"dask_worker {cluster.scheduler_address} " in script
    assert "--nthreads 1 " in script
    assert "--local-directory /tmp" in script
    wanted = {
        "SLURMCluster": (
            "#SBATCH -p short",
            "#SBATCH --cpus-per-task=1",
            "#SBATCH --mem=2G",
            "#SBATCH -t 01:00:00",
        ),
        "HTCondorCluster": (
            "MY.DaskWorkerCores = 1",
            "MY.DaskWorkerMemory = 2000000000",
            "MY.DaskWorkerDisk = 1000000000",
        ),
    }[kind]
    assert [line for line in wanted if line not in script] == []


@pytest.mark.parametrize("kind", COMMANDS)
@pytest.mark.slow
def test_the_command_uses_a_cluster_of_batch_jobs(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    files, programs, jobs = tmp_path / "files", tmp_path / "programs", tmp_path / "jobs"
    for directory in (files, programs, jobs):
        directory.mkdir()
    for number in range(6):
        rnt.write(files / f"{number}.root", "Events", {"x": np.arange(10 + number)})
    (files / "5.root").write_bytes((files / "5.root").read_bytes()[:400])
    for name in COMMANDS[kind]:
        path = programs / name
        path.write_text(BATCH_SYSTEM.replace("{python}", sys.executable).replace("{jobs!r}", repr(str(jobs))))
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", os.pathsep.join([str(programs), os.environ["PATH"]]))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    monkeypatch.setenv("PYTHONWARNINGS", "ignore")
    code = example(kind)
    few = re.sub(r"(jobs=|maximum_jobs=)\d\d+", r"\g<1>2", code)
    assert few != code  # as many as the example starts would be too many here
    few = few.replace('local_directory="/tmp"', f"local_directory={str(tmp_path / 'scratch')!r}")
    addresses: list[str] = []
    results = tmp_path / "rows.jsonl"

    def wait(prompt: str) -> str:
        """What the user does while the cluster is there."""
        assert prompt == "Enter ends the cluster"
        addresses.append(capsys.readouterr().out.split()[-1])
        arguments = ["validate", str(files), "--scheduler", addresses[0], "--results", str(results)]
        assert main(arguments) == 1
        return ""

    monkeypatch.setattr(builtins, "input", wait)
    names: dict[str, Any] = {}
    try:
        exec(compile(few, str(DOCUMENT), "exec"), names)
    finally:
        if "cluster" in names:
            names["cluster"].close()
        for path in jobs.iterdir():
            end(int(path.read_text()))
    assert addresses[0].startswith("tcp://")
    assert 1 <= len(list(jobs.iterdir())) <= 4
    rows = {
        Path(row["file"]).name: row["status"] for row in map(json.loads, results.read_text().splitlines())
    }
    assert rows == {f"{number}.root": "ok" if number < 5 else "findings" for number in range(6)}


def end(pid: int) -> None:
    """End a job, at once if it does not on its own."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        deadline = time.monotonic() + 10
        try:
            os.killpg(pid, number)
            while time.monotonic() < deadline:
                os.killpg(pid, 0)
                time.sleep(0.05)
        except ProcessLookupError:
            return
