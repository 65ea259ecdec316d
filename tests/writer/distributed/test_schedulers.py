"""The examples for schedulers in the documentation, as they are."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import rntuple_construct as rnt

DOCUMENT = Path(__file__).parents[3] / "docs" / "distributed-writing.md"

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


def run(command: list[str], directory: Path, *programs: Path) -> None:
    path = os.pathsep.join([*map(str, programs), os.path.dirname(sys.executable), os.environ["PATH"]])
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "PATH": path}
    environment |= {"PYTHONWARNINGS": "ignore", "PYSPARK_PYTHON": sys.executable}
    environment |= {
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_AUTH_MODE": "disabled",
        "RAY_raylet_start_wait_time_s": "300",
    }
    done = subprocess.run(
        command, cwd=directory, env=environment, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stderr[-3000:]


def check(path: Path, num_tasks: int) -> None:
    assert not rnt.validate(path).findings
    with rnt.open(path) as file:
        values = file.only().arrays(["id"], library="np")["id"]
    assert values.tolist() == list(range(1000 * num_tasks))
    assert not [name for name in os.listdir(path.parent) if "root" in name and name != path.name]


@pytest.mark.skipif(os.name != "posix", reason="job scripts are for POSIX")
def test_slurm(tmp_path: Path) -> None:
    job, start = sorted(
        examples("job.py") + examples("SLURM_ARRAY_TASK_ID"), key=lambda text: "sbatch" in text
    )
    programs = tmp_path / "programs"
    programs.mkdir()
    sbatch = programs / "sbatch"
    sbatch.write_text(SBATCH.replace("{python}", sys.executable))
    sbatch.chmod(sbatch.stat().st_mode | stat.S_IXUSR)
    (tmp_path / "job.py").write_text(job)
    (tmp_path / "start.py").write_text(start)
    run([sys.executable, "start.py"], tmp_path, programs)
    check(tmp_path / "slurm.root", 4)


@pytest.mark.optional
@pytest.mark.slow
@pytest.mark.parametrize(("name", "text"), [("ray", "ray.init"), ("spark", "SparkSession")])
def test_frameworks(name: str, text: str, tmp_path: Path) -> None:
    package = "pyspark" if name == "spark" else name
    if importlib.util.find_spec(package) is None:
        pytest.skip(f"{package} is not installed")
    if name == "spark" and shutil.which("java") is None:
        pytest.skip("there is no Java")
    (code,) = examples(text)
    (tmp_path / "program.py").write_text(code)
    run([sys.executable, "program.py"], tmp_path)
    check(tmp_path / f"{name}.root", 4)


def test_mpi(tmp_path: Path) -> None:
    pytest.importorskip("mpi4py", reason="mpi4py is not installed")
    mpiexec = shutil.which("mpiexec", path=os.path.dirname(sys.executable)) or shutil.which("mpiexec")
    if mpiexec is None:
        pytest.skip("there is no mpiexec")
    (code,) = examples("create_collective(")
    (tmp_path / "program.py").write_text(code)
    run([mpiexec, "-n", "2", sys.executable, "program.py"], tmp_path)
    check(tmp_path / "mpi.root", 2)
