"""A web server of a directory that is far away: latency, answers 503, dropped answers and outages, in a process of its own.

Run as a program it serves until it is ended: ``python -m tests.support.distant ROOT PORT --latency 0.05``. A request for
``/-/away/SECONDS`` closes it for that time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import re
import sys
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from tests.support import servers

_RANGE = re.compile(rb"\r\nrange: *bytes=([0-9,-]+)\r\n", re.IGNORECASE)
_AWAY = "/-/away/"


@dataclass
class Distant:
    """A server that runs.

    Args:
        url: start of its URLs, without a slash at the end.
        log: a line for each answer: status and path.
    """

    url: str
    log: Path

    def go_away(self, seconds: float) -> None:
        """Close the server, and all connections to it, for a time."""
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"{self.url}{_AWAY}{seconds}", timeout=10)

    def statuses(self) -> dict[int, int]:
        """How often each status was sent."""
        found: dict[int, int] = {}
        for line in self.log.read_text().splitlines():
            status = int(line.partition(" ")[0])
            found[status] = found.get(status, 0) + 1
        return found


@contextlib.contextmanager
def distant(
    root: Path,
    tmp: Path,
    *,
    latency: float = 0.05,
    share_of_errors: float = 0.0,
    retry_after: int | None = None,
) -> Iterator[Distant]:
    """A server of the files of a directory.

    Args:
        root: the directory.
        tmp: where its log is.
        latency: seconds by which every answer, and every new connection, is held back.
        share_of_errors: of answers that are 503.
        retry_after: seconds in the header Retry-After of these.
    """
    port = servers.free_port()
    tmp.mkdir(parents=True, exist_ok=True)
    log = tmp / "answers.log"
    command = [
        sys.executable, "-m", "tests.support.distant", str(root), str(port), "--latency", str(latency), "--errors",
        str(share_of_errors), "--log", str(log),
        *([] if retry_after is None else ["--retry-after", str(retry_after)]),
    ]  # fmt: skip
    directory = Path(__file__).resolve().parent.parent.parent
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(directory), *sys.path])}
    with servers.running(command, port, tmp / "out.log", cwd=directory, env=environment):
        yield Distant(f"http://127.0.0.1:{port}", log)


class _Connection(asyncio.Protocol):
    def __init__(self, place: _Place) -> None:
        self._place = place
        self._received = b""
        self._free_at = asyncio.get_running_loop().time() + place.options.latency  # of the handshake

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        self._place.connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._place.connections.discard(self)

    def abort(self) -> None:
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self._received += data
        while (end := self._received.find(b"\r\n\r\n")) >= 0:
            request, self._received = self._received[: end + 2], self._received[end + 4 :]
            loop = asyncio.get_running_loop()
            self._free_at = max(self._free_at, loop.time()) + self._place.options.latency
            loop.call_at(self._free_at, self._answer, request)

    def _answer(self, request: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(self._place.answer(request))


class _Place:
    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.connections: set[_Connection] = set()
        self._random = random.Random(1)
        self._log = open(options.log, "a", buffering=1) if options.log else None  # noqa: SIM115
        self._server: Any = None
        self._tasks: set[Any] = set()

    async def listen(self) -> None:
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(
            lambda: _Connection(self), "127.0.0.1", self.options.port, backlog=1000
        )

    async def _go_away(self, seconds: float) -> None:
        self._server.close()
        for connection in list(self.connections):
            connection.abort()
        await asyncio.sleep(seconds)
        await self.listen()

    def answer(self, request: bytes) -> bytes:
        path = unquote(request.split(b" ", 2)[1].decode("latin-1"))
        if path.startswith(_AWAY):
            task = asyncio.ensure_future(self._go_away(float(path.removeprefix(_AWAY))))
            self._tasks.add(task)
            return _response(204, b"")
        status, answer = self._found(path, request)
        if self._log is not None:
            self._log.write(f"{status} {path}\n")
        return answer

    def _found(self, path: str, request: bytes) -> tuple[int, bytes]:
        if self._random.random() < self.options.errors:
            after = self.options.retry_after
            return 503, _response(503, b"busy", *([] if after is None else [f"Retry-After: {after}"]))
        file = Path(self.options.root, path.lstrip("/"))
        if path.endswith("/") and file.is_dir():
            names = sorted(each.name + "/" * each.is_dir() for each in file.iterdir())
            links = "".join(f'<a href="{name}">{name}</a>\n' for name in names)
            return 200, _response(200, links.encode(), "Content-Type: text/html")
        try:
            descriptor = os.open(file, os.O_RDONLY)
        except OSError:
            return 404, _response(404, b"")
        try:
            return self._part(descriptor, request)
        finally:
            os.close(descriptor)

    def _part(self, descriptor: int, request: bytes) -> tuple[int, bytes]:
        size = os.fstat(descriptor).st_size
        match = _RANGE.search(request)
        ranges = match[1].decode().split(",") if match else ["0-"]
        spans = []
        for text in ranges:
            first, _, last = text.partition("-")
            spans.append((int(first), min(int(last or size - 1), size - 1) + 1))
        if not match:
            return 200, _response(200, os.pread(descriptor, size, 0))
        if any(start >= size for start, _ in spans):
            return 416, _response(416, b"")
        if len(spans) == 1:
            ((start, stop),) = spans
            body = os.pread(descriptor, stop - start, start)
            return 206, _response(206, body, f"Content-Range: bytes {start}-{stop - 1}/{size}", 'ETag: "e"')
        parts = [
            b"--B\r\nContent-Range: bytes %d-%d/%d\r\n\r\n%s\r\n"
            % (start, stop - 1, size, os.pread(descriptor, stop - start, start))
            for start, stop in spans
        ]
        return 206, _response(
            206,
            b"".join([*parts, b"--B--\r\n"]),
            "Content-Type: multipart/byteranges; boundary=B",
            'ETag: "e"',
        )


def _response(status: int, body: bytes, *headers: str) -> bytes:
    lines = [f"HTTP/1.1 {status} X", f"Content-Length: {len(body)}", *headers]
    return "\r\n".join([*lines, "", ""]).encode() + body


def main() -> None:
    """Serve until the process is ended."""
    parser = argparse.ArgumentParser(allow_abbrev=False, description=__doc__)
    parser.add_argument("root")
    parser.add_argument("port", type=int)
    parser.add_argument("--latency", type=float, default=0.05)
    parser.add_argument("--errors", type=float, default=0.0)
    parser.add_argument("--retry-after", type=int)
    parser.add_argument("--log")
    place = _Place(parser.parse_args())
    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    loop.run_until_complete(place.listen())
    loop.run_forever()


if __name__ == "__main__":
    main()
