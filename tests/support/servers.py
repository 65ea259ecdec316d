"""Servers of files on loopback, started by tests: nginx, an S3 store, XRootD, and one that misbehaves as it is told."""

from __future__ import annotations

import contextlib
import getpass
import http.server
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

SECONDS = 120
"""Time that a server has to come up, and to go away."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + SECONDS
    while True:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        if process.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(f"{process.args} did not come up: {log.read_text() if log.exists() else ''}")
        time.sleep(0.02)


@contextlib.contextmanager
def running(command: list[str], port: int, log: Path, **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("ab") as out:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, **options)
    try:
        wait_for(port, process, log)
        yield process
    finally:
        process.terminate()
        try:
            process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def required(program: str) -> str:
    """Path of a server program; the test is skipped if it is not installed."""
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.skip(f"{program} is not installed")
    return found


@dataclass
class Nginx:
    """A web server, with what its access log says."""

    url: str
    log: Path

    def requests(self, wanted: int = 1) -> list[tuple[str, int, int, str]]:
        """Method, status, bytes of the body, and Range header of each request so far.

        Args:
            wanted: how many there must be; they are logged after they are answered.
        """
        deadline = time.monotonic() + SECONDS
        while len(self.log.read_text().splitlines()) < wanted and time.monotonic() < deadline:
            time.sleep(0.01)
        return [
            (method, int(status), int(nbytes), ranges)
            for method, status, nbytes, ranges in (
                line.split("\t") for line in self.log.read_text().splitlines()
            )
        ]

    def forget(self) -> None:
        self.log.write_text("")


NGINX = """
daemon off; master_process off; pid {tmp}/pid; error_log {tmp}/error.log;
events {{ worker_connections 64; }}
http {{
  log_format plain '$request_method\t$status\t$body_bytes_sent\t$http_range';
  client_body_temp_path {tmp}/b; proxy_temp_path {tmp}/p; fastcgi_temp_path {tmp}/f; uwsgi_temp_path {tmp}/u;
  scgi_temp_path {tmp}/s;
  server {{
    listen 127.0.0.1:{port};
    access_log {tmp}/access.log plain;
    root {root};
    max_ranges {num_ranges};
    location /none/ {{ alias {root}/; max_ranges 0; }}
  }}
}}
"""


@contextlib.contextmanager
def nginx(root: Path, tmp: Path, *, num_ranges: int = 1000) -> Iterator[Nginx]:
    """A web server for a directory; below /none/ it serves files as a whole only.

    Args:
        root: the directory.
        tmp: where its log is.
        num_ranges: ranges that a request may have.
    """
    program = required("nginx")
    port = free_port()
    tmp.mkdir(parents=True, exist_ok=True)
    text = NGINX.format(tmp=tmp, root=root, port=port, num_ranges=num_ranges)
    if os.geteuid() == 0:
        text = f"user {getpass.getuser()};" + text
    (tmp / "nginx.conf").write_text(text)
    command = [program, "-e", str(tmp / "error.log"), "-p", str(tmp), "-c", str(tmp / "nginx.conf")]
    with running(command, port, tmp / "out.log"):
        yield Nginx(f"http://127.0.0.1:{port}", tmp / "access.log")


@contextlib.contextmanager
def s3_store(tmp: Path) -> Iterator[dict[str, Any]]:
    """An S3 store without anything in it; yields the options of its file system."""
    pytest.importorskip("moto.server", reason="moto[server] is not installed")
    pytest.importorskip("s3fs", reason="s3fs is not installed")
    port = free_port()
    tmp.mkdir(parents=True, exist_ok=True)
    code = "import sys; from moto.server import main; main(sys.argv[1:])"
    command = [sys.executable, "-W", "ignore", "-c", code, "-H", "127.0.0.1", "-p", str(port)]
    with running(command, port, tmp / "moto.log"):
        yield {"endpoint_url": f"http://127.0.0.1:{port}", "key": "test", "secret": "test"}


@contextlib.contextmanager
def xrootd(files: Iterable[Path]) -> Iterator[str]:
    """An XRootD server for some files; yields the start of their URLs.

    It cannot be bound to one address, but talks to nobody but this machine.
    """
    program = required("xrootd")
    pytest.importorskip("fsspec_xrootd", reason="fsspec-xrootd is not installed")
    port = free_port()
    # It refuses to be run by the superuser, and nobody else may look into directories of tests.
    with tempfile.TemporaryDirectory() as name:
        tmp = Path(name)
        (tmp / "data").mkdir()
        (tmp / "admin").mkdir()
        for path in files:
            shutil.copyfile(path, tmp / "data" / path.name)
        (tmp / "xrootd.cfg").write_text(
            f"xrd.port {port}\nxrd.allow host 127.0.0.1\nxrd.allow host localhost\nall.export / readonly\n"
            f"oss.localroot {tmp}/data\nall.adminpath {tmp}/admin\nall.pidpath {tmp}/admin\n"
        )
        command = [program, "-I", "v4", "-c", str(tmp / "xrootd.cfg")]
        if os.geteuid() == 0:
            command += ["-R", "nobody"]
            for path in (tmp, *tmp.rglob("*")):
                shutil.chown(path, "nobody")
        with running(command, port, tmp / "xrootd.log", cwd=tmp):
            yield f"root://127.0.0.1:{port}//"


@contextlib.contextmanager
def dask_cluster(tmp: Path, num_workers: int = 2) -> Iterator[str]:
    """A Dask scheduler and workers with one thread each, as the documentation starts them; yields the address."""
    pytest.importorskip("distributed", reason="distributed is not installed")
    port = free_port()
    address = f"tcp://127.0.0.1:{port}"
    tmp.mkdir(parents=True, exist_ok=True)
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join(sys.path),
        "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "1",
        "PYTHONWARNINGS": "ignore",
    }
    dask = [sys.executable, "-m", "dask"]
    scheduler = [*dask, "scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard"]
    workers = [
        *dask, "worker", address, "--host", "127.0.0.1", "--nworkers", str(num_workers), "--nthreads", "1",
        "--no-dashboard", "--local-directory", str(tmp / "workers"), "--death-timeout", "60",
    ]  # fmt: skip
    with running(scheduler, port, tmp / "scheduler.log", env=environment):
        with (tmp / "workers.log").open("ab") as out:
            process = subprocess.Popen(
                workers,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                env=environment,
                start_new_session=True,
            )
        try:
            yield address
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            try:
                process.wait(SECONDS)
            except subprocess.TimeoutExpired:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()


@dataclass
class Unreliable:
    """A web server of one file that answers as ``behave`` says.

    Args:
        data: the file.
        behave: gets the number of the request and the handler; returns True if it has answered.
    """

    data: bytes
    behave: Callable[[int, Any], bool] = lambda number, handler: False
    etag: str = '"first"'
    url: str = ""
    ranges: list[str] = field(default_factory=list)


def spans_of(text: str) -> list[tuple[int, int]]:
    """First byte and the one after the last of each range of a Range header."""
    return [(int(first), int(last) + 1) for first, last in re.findall(r"(\d+)-(\d+)", text)]


@contextlib.contextmanager
def unreliable(data: bytes) -> Iterator[Unreliable]:
    """A web server of one file, with one range in a request."""
    server_state = Unreliable(data)

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def handle(self) -> None:
            with contextlib.suppress(ConnectionError):  # clients go away
                super().handle()

        def do_GET(self) -> None:
            text = self.headers.get("Range", "")
            server_state.ranges.append(text)
            if server_state.behave(len(server_state.ranges), self):
                return
            if "," in text:
                self.answer(server_state.data, 200)
                return
            first, last = text.removeprefix("bytes=").split("-")
            self.part(int(first), int(last) + 1)

        def do_HEAD(self) -> None:
            """Answer as an S3 store does, which any bucket and key lead to."""
            self.answer(server_state.data, 200, {"ETag": server_state.etag}, 0)

        def part(self, start: int, stop: int, nbytes: int | None = None) -> None:
            """Answer with a range, of which ``nbytes`` bytes are sent before the connection is closed."""
            stop = min(stop, len(server_state.data))
            body = server_state.data[start:stop]
            headers = {
                "Content-Range": f"bytes {start}-{stop - 1}/{len(server_state.data)}",
                "ETag": server_state.etag,
            }
            self.answer(body, 206, headers, nbytes)

        def answer(
            self, body: bytes, code: int, headers: dict[str, str] | None = None, nbytes: int | None = None
        ) -> None:
            self.send_response(code)
            for name, value in (headers or {}).items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            with contextlib.suppress(OSError):
                self.wfile.write(body[:nbytes])
            if nbytes is not None and self.command != "HEAD":
                self.drop()

        def drop(self) -> None:
            """Close the connection."""
            self.close_connection = True
            with contextlib.suppress(OSError):
                self.connection.shutdown(socket.SHUT_RDWR)

        def log_message(self, *_: Any) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        server_state.url = f"http://127.0.0.1:{server.server_address[1]}/data.root"
        try:
            yield server_state
        finally:
            server.shutdown()
            thread.join()
