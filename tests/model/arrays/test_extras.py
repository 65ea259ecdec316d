"""Optional libraries, which are asked for where they are needed."""

from __future__ import annotations

import importlib.metadata
import math
import os
import subprocess
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import rntuple_construct as rnt
from rntuple_construct.base import extras, lazy_names
from rntuple_construct.base.errors import MissingExtraError


def test_what_is_there_is_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", math)
    assert extras.require("pyarrow") is math


@pytest.mark.parametrize(
    ("module", "command"),
    [
        ("awkward", "pip install 'awkward>=2.6'"),
        ("pyarrow.parquet", "pip install 'pyarrow>=14'"),
        ("shtab", "'rich>=13' 'shtab>=1.7'"),
        ("mpi4py", "pip install mpi4py"),
    ],
)
def test_what_is_missing_is_named_with_the_command_that_installs_it(
    module: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MissingExtraError, match=f"needs {module}") as caught:
        extras.require(module)
    assert command in str(caught.value)
    assert "rntuple-construct" not in str(caught.value)


def test_a_copy_that_was_not_installed_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> list[str]:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "requires", missing)
    assert extras.install_hint("sql") == "pip install 'rntuple-construct[sql]'"


FORKS = pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")


SCRIPT = """
import os, signal, sys, threading, time
import rntuple_construct as rnt
from rntuple_construct.base.extras import require

module = sys.argv[1]
rnt.write("data.root", "Events", {"x": [1, 2]})
with rnt.open("data.root") as file:
    events = file["Events"]
    events.arrays()

    def use():
        # Arrow has locks of its own, which are not this package's: its modules are imported only.
        events.arrays(library="ak") if module == "awkward" else require(module)

    thread = threading.Thread(target=use)
    thread.start()
    while module not in sys.modules:  # the import has begun
        time.sleep(0.001)
    began = getattr(sys.modules[module].__spec__, "_initializing", False)
    pid = os.fork()
    if not pid:
        signal.alarm(20)
        use()
        os._exit(0)
    print(began, os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
    thread.join()
"""


@FORKS
@pytest.mark.parametrize("module", ["awkward", "pyarrow", "pandas", "polars"])
def test_a_fork_waits_for_the_first_import_of_a_library(module: str, tmp_path: Path) -> None:
    pytest.importorskip(module)
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", SCRIPT, module],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    assert done.stdout.split() == ["True", "0"], done.stderr


@FORKS
def test_a_fork_does_not_wait_for_ever_and_not_for_its_own_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    imports = lazy_names._Imports()
    with imports.one_more():
        imports.before_fork()  # as a module does that forks while it is imported
        imports.after_in_parent()
    begun, end = threading.Event(), threading.Event()

    def never_ends() -> None:
        with imports.one_more():
            begun.set()
            end.wait()

    thread = threading.Thread(target=never_ends)
    thread.start()
    begun.wait()
    monkeypatch.setattr(lazy_names, "SECONDS_TO_WAIT", 0.05)
    imports.before_fork()
    imports.after_in_parent()
    end.set()
    thread.join()
    assert not imports._threads


SLOWLY = """
import importlib.abc, os, signal, sys, threading, time
import rntuple_construct as rnt

class Slow(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.startswith("rntuple_construct") or name == "logging":
            time.sleep(0.03)

sys.meta_path.insert(0, Slow())
with rnt.open("data.root") as file:
    events = file["Events"]

    def use():
        events.arrays("x * 2", "x > 0", library=sys.argv[2])

    thread = threading.Thread(target=use)
    thread.start()
    time.sleep(float(sys.argv[1]))
    began = thread.is_alive()
    pid = os.fork()
    if not pid:
        signal.alarm(20)
        use()
        os._exit(0)
    print(began, os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
    thread.join()
"""


@FORKS
@pytest.mark.parametrize("library", ["np", "ak"])
@pytest.mark.parametrize("seconds", ["0.01", "0.1", "0.3"])
def test_a_fork_waits_for_modules_of_the_package(seconds: str, library: str, tmp_path: Path) -> None:
    """Each import of a module lasts, so that the process is forked during one of them."""
    rnt.write(tmp_path / "data.root", "Events", {"x": [1, 2]})
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", SLOWLY, seconds, library],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    assert done.stdout.split() == ["True", "0"], done.stderr


def test_a_library_is_loaded_before_anything_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "data.root"
    rnt.write(path, "Events", {"x": [1, 2]})
    monkeypatch.setitem(sys.modules, "awkward", None)
    with pytest.raises(MissingExtraError):
        rnt.open(path, library="ak")
    with rnt.open(path) as file:
        events = file["Events"]
        monkeypatch.setattr(events, "_present", None)
        with pytest.raises(MissingExtraError):
            events.arrays(library="ak")
        with pytest.raises(MissingExtraError):
            next(events.iterate(library="ak"))
        with pytest.raises(rnt.SchemaError, match="unknown library"):
            events.arrays(library="root")


@pytest.mark.gpu
def test_numbers_go_to_the_gpu_and_back() -> None:
    """The extra ``cuda`` is complete: cupy compiles kernels, and the library of nvCOMP can be loaded."""
    cupy = extras.require("cupy")
    double = cupy.ElementwiseKernel("int64 x", "int64 y", "y = 2 * x", "doubled")
    assert double(cupy.arange(1000)).get().tolist() == list(range(0, 2000, 2))
    assert extras.require("nvidia.libnvcomp").load_library() is not None


def old_driver() -> int:
    raise RuntimeError("the driver is too old")


@pytest.mark.parametrize(
    ("count", "nvcomp", "problem"),
    [
        (None, math, "this needs cupy, which is not installed"),
        (lambda: 1, None, "this needs nvidia.libnvcomp, which is not installed"),
        (old_driver, math, "cupy finds no GPU: the driver is too old"),
        (lambda: 0, math, "cupy finds no GPU"),
        (lambda: 1, math, ""),
    ],
)
def test_what_keeps_values_from_a_gpu_is_told(
    count: Any, nvcomp: Any, problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    runtime = SimpleNamespace(getDeviceCount=count)
    cupy = SimpleNamespace(cuda=SimpleNamespace(runtime=runtime)) if count else None
    monkeypatch.setitem(sys.modules, "cupy", cupy)
    monkeypatch.setitem(sys.modules, "nvidia", math)
    monkeypatch.setitem(sys.modules, "nvidia.libnvcomp", nvcomp)
    assert extras.cuda_problem().partition(" (")[0] == problem


def test_tests_of_gpus_are_skipped_in_ci(tmp_path: Path) -> None:
    (tmp_path / "cupy.py").write_text("raise ImportError")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-m", "gpu", "-p", "no:cacheprovider", "-n0", __file__],
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
        env={**os.environ, "CI": "true", "PYTHONPATH": path},
    )
    assert "there is no GPU to test with: this needs cupy" in done.stdout
    assert "1 skipped" in done.stdout
    assert done.returncode == 0, done.stdout
