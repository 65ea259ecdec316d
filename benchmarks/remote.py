"""Three fields of a thousand over HTTP with a round trip of 50 ms: time, requests and bytes, against uproot.

    python benchmarks/remote.py [--rounds N] [--latency SECONDS] [--entries N] [--directory DIR] [--json FILE]

nginx serves a file of 1,000 numbers in 10 clusters on loopback. A proxy in between delays the bytes of
clients, so every request, and every connection, takes the latency longer. All candidates take turns in every
round, open the file anew and read the same fields; times are those on the clock. "limit" asks for the same
ranges of bytes with
nothing around: the two ends of the file, then the pages.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import threading
import time
import warnings
from collections.abc import Iterator
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
import uproot
from harness import Figure, arguments, finish, take_turns

import rntuple_construct as rnt

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.support import servers
from tests.support.distant import distant

NUM_FIELDS, NUM_CLUSTERS = 1000, 10
CHOICES = {
    "spread": ["field010", "field500", "field990"],
    "neighbours": ["field500", "field501", "field502"],
}
GOAL = 3.0
MOST_REQUESTS, MOST_BYTES = 12, 1.2
OUTAGE, MOST_WAIT = 3.0, 2.5


def write(path: Path, per_cluster: int) -> None:
    """A thousand numbers that hardly compress."""
    random = np.random.default_rng(1)
    schema = {f"field{index:03}": "float" for index in range(NUM_FIELDS)}
    with rnt.create(path, "Events", schema, durable=False) as writer:
        for _ in range(NUM_CLUSTERS):
            values = random.random((NUM_FIELDS, per_cluster), np.float32)
            writer.extend(dict(zip(schema, values, strict=True)))
            writer.flush_cluster()


@contextlib.contextmanager
def slow(port: int, latency: float) -> Iterator[int]:
    """A proxy on loopback that holds back what clients send; yields its port."""
    loop = asyncio.new_event_loop()

    async def pump(reader: Any, writer: Any, delay: float) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(1 << 16):
                if delay:
                    await asyncio.sleep(delay)
                writer.write(data)
                await writer.drain()
        with contextlib.suppress(ConnectionError):
            writer.close()

    async def serve(reader: Any, writer: Any) -> None:
        await asyncio.sleep(latency)  # of the handshake
        there, back = await asyncio.open_connection("127.0.0.1", port)
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(pump(reader, back, latency), pump(there, writer, 0))

    server = loop.run_until_complete(asyncio.start_server(serve, "127.0.0.1", 0))
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        tasks = asyncio.all_tasks(loop)
        for task in tasks:
            task.cancel()
        loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))


def ours(url: str, fields: list[str]) -> Any:
    """Open and read with this package, checksums compared."""
    with rnt.open(url) as file:
        return file["Events"].arrays(fields, library="ak")


def with_uproot(url: str, fields: list[str], handler: Any = None) -> Any:
    """Open and read with uproot, without its cache."""
    options = {"handler": handler} if handler else {}
    with uproot.open(url, array_cache=None, object_cache=None, **options) as file:
        return file["Events"].arrays(fields)


def limit(url: str, spans: list[list[tuple[int, int]]]) -> Any:
    """Ask for ranges of bytes in as many trips."""
    from rntuple_construct.storage.transports import open_transport

    transport = open_transport(url, url)
    transport.open(1 << 15)
    return [transport.fetch(each) for each in spans]


def spans_of(path: Path, fields: list[str]) -> tuple[list[list[tuple[int, int]]], int]:
    """The end of the file and the pages of fields, and the bytes of these pages and of the metadata."""
    with rnt.open(path) as file:
        events = file["Events"]
        size = file.size
        ids = [column for name in fields for column in events.fields[name].representations[0]]
        pages = [
            (int(offset), int(offset + nbytes + 8))
            for cluster in events.clusters
            for column in ids
            if (found := cluster.column_range(column)) is not None
            for offset, nbytes in zip(found.offset, found.size, strict=True)
        ]
        metadata = sum(each.nbytes for each in events.metadata.envelopes)
    needed = metadata + sum(stop - start for start, stop in pages)
    return [[(size - (1 << 16), size)], sorted(pages)], needed


def figures(options: argparse.Namespace, root: Path) -> Iterator[Figure]:
    """Speed against uproot, requests, and bytes against those of pages and metadata."""
    write(root / "wide.root", options.entries // NUM_CLUSTERS)
    with (
        servers.nginx(root, root / "nginx") as web,
        slow(int(web.url.rpartition(":")[2]), options.latency) as port,
    ):
        url = f"http://127.0.0.1:{port}/wide.root"
        for choice, fields in CHOICES.items():
            spans, needed = spans_of(root / "wide.root", fields)
            times = take_turns(
                {
                    "ours": partial(ours, url, fields),
                    "uproot": partial(with_uproot, url, fields),
                    "uproot, HTTPSource": partial(with_uproot, url, fields, uproot.source.http.HTTPSource),
                    "limit": partial(limit, url, spans),
                },
                options.rounds,
            )
            for other in ("uproot", "uproot, HTTPSource"):
                yield times.speed(f"{choice}: ours / {other}", "ours", other, GOAL, wall=True)
            yield times.speed(f"{choice}: ours / limit", "ours", "limit", wall=True)
            for name, read in (("ours", ours), ("uproot", with_uproot)):
                web.forget()
                read(url, fields)
                requests = web.requests(3)
                nbytes = sum(each[2] for each in requests)
                goals = (MOST_REQUESTS, MOST_BYTES) if name == "ours" else (None, None)
                yield Figure.of(f"{choice}: requests, {name}", [len(requests)], goals[0], at_least=False)
                yield Figure.of(
                    f"{choice}: bytes / pages and metadata, {name}",
                    [nbytes / needed],
                    goals[1],
                    at_least=False,
                )


def restart(options: argparse.Namespace, root: Path) -> Iterator[Figure]:
    """How long a file takes whose server is away for three seconds."""
    directory = root / "restarted"
    directory.mkdir()
    rnt.write(directory / "small.root", "Events", {"x": np.arange(1000)})
    ratios = []
    with distant(directory, root / "distant", latency=options.latency) as server:
        for _ in range(options.rounds):
            server.go_away(OUTAGE)
            start = time.perf_counter()
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                ours(f"{server.url}/small.root", ["x"])
            ratios.append((time.perf_counter() - start) / OUTAGE)
    yield Figure.of(
        f"server away for {OUTAGE:g} s: open and read / outage", ratios, MOST_WAIT, at_least=False
    )


def main() -> int:
    """Measure and print; the exit code is 1 if a goal is missed."""
    parser = arguments(__doc__ or "", entries=25_000)
    parser.add_argument("--latency", type=float, default=0.05, help="seconds (0.05)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.directory) as name:
        root = Path(name)
        root.chmod(0o755)
        return finish(
            "remote",
            chain(figures(options, root), restart(options, root)),
            options.json,
            entries=options.entries,
            latency=options.latency,
        )


if __name__ == "__main__":
    sys.exit(main())
