"""The examples for schedulers in the documentation, as they are."""

from __future__ import annotations

import os
import re
import shutil
import stat
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

import rntuple_construct as rnt
from tests.support import packages
from tests.support.slurm import slurm

ROOT = Path(__file__).parents[3]
DOCUMENT = ROOT / "docs" / "distributed-writing.md"

SBATCH = r'''#!{python}
"""Stands for the command of Slurm: the tasks of an array run at once, on this machine, and one is started again."""
import os, re, subprocess, sys
given = dict(each.split("=", 1) for each in sys.argv[1:] if "=" in each)
first, last = map(int, re.fullmatch(r"(\d+)-(\d+)", given["--array"]).groups())
assert "--wait" in sys.argv
for number in [*range(first, last + 1), last]:
    job = subprocess.run(["sh", "-c", given["--wrap"]], env=os.environ | {"SLURM_ARRAY_TASK_ID": str(number)})
    if job.returncode:
        sys.exit(1)
'''


def examples(text: str) -> list[str]:
    """The blocks of the documentation that mention a text."""
    found = re.findall(r"```py\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    return [block for block in found if text in block]


def start(
    command: list[str], directory: Path, *programs: Path, **variables: str
) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([*map(str, programs), os.path.dirname(sys.executable), os.environ["PATH"]])
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path, packages.FOLDER]), "PATH": path}
    environment |= {"PYTHONWARNINGS": "ignore"} | variables
    return subprocess.run(
        command, cwd=directory, env=environment, capture_output=True, text=True, check=False, timeout=280
    )


def run(command: list[str], directory: Path, *programs: Path, **variables: str) -> None:
    done = start(command, directory, *programs, **variables)
    assert done.returncode == 0, done.stderr[-3000:]


def check(path: Path, num_tasks: int) -> None:
    assert not rnt.validate(path).findings
    with rnt.open(path) as file:
        values = file.only().arrays(["id"], library="np")["id"]
    assert values.tolist() == list(range(1000 * num_tasks))
    assert not [name for name in os.listdir(path.parent) if "root" in name and name != path.name]


def write_slurm_example(directory: Path) -> None:
    job, start = sorted(
        examples("job.py") + examples("SLURM_ARRAY_TASK_ID"), key=lambda text: "sbatch" in text
    )
    (directory / "job.py").write_text(job)
    (directory / "start.py").write_text(start)


@pytest.mark.slow
def test_slurm(tmp_path: Path) -> None:
    """A cluster of one node; most of the time passes between two questions of ``sbatch --wait``."""
    write_slurm_example(tmp_path)
    with slurm() as variables:
        run([sys.executable, "start.py"], tmp_path, **variables)
    assert len(list(tmp_path.glob("slurm-*.out"))) == 4
    check(tmp_path / "slurm.root", 4)


@pytest.mark.skipif(os.name != "posix", reason="job scripts are for POSIX")
def test_slurm_may_start_a_task_again(tmp_path: Path) -> None:
    write_slurm_example(tmp_path)
    programs = tmp_path / "programs"
    programs.mkdir()
    sbatch = programs / "sbatch"
    sbatch.write_text(SBATCH.replace("{python}", sys.executable))
    sbatch.chmod(sbatch.stat().st_mode | stat.S_IXUSR)
    run([sys.executable, "start.py"], tmp_path, programs)
    check(tmp_path / "slurm.root", 4)


def write_example(package: str, text: str, directory: Path) -> list[str]:
    """The command that runs the example of a framework."""
    packages.need(package, package)
    (code,) = examples(text)
    (directory / "program.py").write_text(code)
    return [sys.executable, "program.py"]


@pytest.mark.slow
def test_ray(tmp_path: Path) -> None:
    command = write_example("ray", "import ray", tmp_path)
    variables = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "disabled"}
    for _ in range(4):
        # Its sockets are there, whose names must be short.
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
            done = start(command, tmp_path, RAY_TMPDIR=scratch, **variables)
            logs = "".join(path.read_text() for path in Path(scratch).glob("ray/session_2*/logs/raylet.out"))
        # Ray gives up if one of its processes takes more than 15 s to start (ray-project/ray#65983).
        if not (done.returncode and "Timed out waiting for file" in logs):
            break
    else:
        pytest.skip("this machine is too busy for Ray: it did not start within its 15 s")
    assert done.returncode == 0, done.stderr[-3000:]
    check(tmp_path / "ray.root", 4)


@pytest.mark.slow
def test_spark(tmp_path: Path) -> None:
    if shutil.which("java") is None:
        pytest.skip("there is no Java")
    run(write_example("pyspark", "from pyspark", tmp_path), tmp_path, PYSPARK_PYTHON=sys.executable)
    check(tmp_path / "spark.root", 4)


def test_dask(tmp_path: Path) -> None:
    run(write_example("distributed", "from distributed", tmp_path), tmp_path)
    check(tmp_path / "dask.root", 4)


@pytest.mark.parametrize(
    ("text", "module", "name", "num_tasks"),
    [("mpi4py.futures", "mpi4py.futures", "futures", 4), ("comm.bcast", "mpi4py", "ranks", 3)],
)
def test_mpi(text: str, module: str, name: str, num_tasks: int, tmp_path: Path) -> None:
    mpiexec = shutil.which("mpiexec", path=os.path.dirname(sys.executable)) or shutil.which("mpiexec")
    if mpiexec is None:
        pytest.skip("there is no mpiexec")
    python, program = write_example("mpi4py", text, tmp_path)
    run([mpiexec, "-n", "3", python, "-m", module, program], tmp_path)
    check(tmp_path / f"{name}.root", num_tasks)


def test_a_rank_that_fails_ends_all(tmp_path: Path) -> None:
    """The target is unchanged, and the next writer removes what is left."""
    mpiexec = shutil.which("mpiexec", path=os.path.dirname(sys.executable)) or shutil.which("mpiexec")
    if mpiexec is None:
        pytest.skip("there is no mpiexec")
    python, program = write_example("mpi4py", "comm.bcast", tmp_path)
    code = (
        (tmp_path / program)
        .read_text()
        .replace("    context.extend", "    1 // (1 - comm.rank)\n    context.extend")
    )
    (tmp_path / program).write_text(code)
    done = start([mpiexec, "-n", "2", python, "-m", "mpi4py", program], tmp_path)
    assert done.returncode != 0
    assert "ZeroDivisionError" in done.stderr
    assert not (tmp_path / "ranks.root").exists()
    end = time.monotonic() + 60
    while True:  # mpiexec may return before its last process has ended
        rnt.write(tmp_path / "ranks.root", "Events", {"id": range(1000)})
        if len([name for name in os.listdir(tmp_path) if "root" in name]) == 1 or time.monotonic() > end:
            break
        time.sleep(0.2)
    check(tmp_path / "ranks.root", 1)
