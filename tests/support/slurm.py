"""A cluster of Slurm with one node, this machine, for as long as a test needs it."""

from __future__ import annotations

import contextlib
import getpass
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

_DAEMONS = ("munged", "slurmctld", "slurmd")
_PATH = os.pathsep.join([os.environ.get("PATH", ""), "/usr/local/sbin", "/usr/sbin"])

_CONFIGURATION = """
ClusterName=test
SlurmctldHost=localhost(127.0.0.1)
SlurmctldPort={ports[0]}
SlurmdPort={ports[1]}
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/munge
AuthInfo=socket={directory}/munge
StateSaveLocation={directory}/state
SlurmdSpoolDir={directory}/spool
SlurmctldPidFile={directory}/slurmctld.pid
SlurmdPidFile={directory}/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=batch_sched_delay=0
SlurmdParameters=config_overrides
ReturnToService=2
NodeName=localhost NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=localhost Default=YES State=UP
"""


@contextlib.contextmanager
def slurm(seconds: float = 60) -> Iterator[dict[str, str]]:
    """Start munge, controller and node, with configuration, state and ports of their own, as any user.

    Args:
        seconds: how long the node may take until jobs can start.

    Yields:
        variables of the environment, with which the commands of Slurm find the cluster.
    """
    programs = {name: shutil.which(name, path=_PATH) for name in _DAEMONS}
    if missing := [name for name, path in programs.items() if path is None]:
        pytest.skip(f"there is no {' and no '.join(missing)} (Debian: munge, slurm-wlm)")
    # The names of sockets are short.
    with (
        tempfile.TemporaryDirectory(prefix="slurm", ignore_cleanup_errors=True) as name,
        contextlib.ExitStack() as stack,
    ):
        directory = Path(name)
        for folder in ("state", "spool"):
            (directory / folder).mkdir()
        (directory / "key").write_bytes(os.urandom(128))
        (directory / "key").chmod(0o600)
        (directory / "cgroup.conf").write_text("CgroupPlugin=cgroup/v1\n")  # not used, but looked for
        (directory / "slurm.conf").write_text(
            _CONFIGURATION.format(directory=directory, user=getpass.getuser(), ports=_free_ports(2))
        )
        environment = {"SLURM_CONF": f"{directory}/slurm.conf"}

        def start(program: str, *arguments: str) -> None:
            with (directory / f"{program}.log").open("w") as log:
                process = subprocess.Popen(
                    [str(programs[program]), *arguments], env=os.environ | environment, stdout=log, stderr=log
                )
            stack.callback(process.wait, 30)
            stack.callback(process.terminate)

        places = {
            "socket": "munge",
            "key-file": "key",
            "log-file": "munge.log",
            "pid-file": "munge.pid",
            "seed-file": "seed",
        }
        start(
            "munged",
            "--foreground",
            "--force",
            *(f"--{key}={directory}/{file}" for key, file in places.items()),
        )
        deadline = time.monotonic() + seconds
        while not (directory / "munge").exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        start("slurmctld", "-D", "-i")
        start("slurmd", "-D", "-N", "localhost")
        stack.callback(
            subprocess.run, ["scancel", "--partition=all"], env=os.environ | environment, check=False
        )
        state = ""
        while state != "idle":
            logs = "".join(path.read_text()[-2000:] for path in directory.glob("*.log"))
            if time.monotonic() > deadline:
                pytest.skip(f"Slurm starts no node here: it is {state or 'unknown'}\n{logs}")
            time.sleep(0.1)
            asked = ["sinfo", "--noheader", "--format=%T"]
            state = subprocess.run(
                asked, env=os.environ | environment, capture_output=True, text=True, check=False
            ).stdout.strip()
        yield environment


def _free_ports(number: int) -> list[int]:
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(number)]
        for each in sockets:
            each.bind(("127.0.0.1", 0))
        return [int(each.getsockname()[1]) for each in sockets]
