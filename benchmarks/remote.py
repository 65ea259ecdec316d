"""Three fields of a thousand over HTTP with a round trip of 50 ms: time, requests and bytes, against uproot.

    python benchmarks/remote.py [--rounds N] [--latency SECONDS] [--entries N] [--json FILE]

nginx serves a file of 1,000 numbers in 10 clusters on loopback; a proxy in between holds back what clients send, so that
every request, and every connection, takes the latency longer. All candidates take turns in every round, open the file anew and read
the same fields; ratios are taken inside the round, and the median is shown. "limit" asks for the same ranges of bytes with
nothing around: the two ends of the file, then the pages.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import uproot

import rntuple_construct as rnt

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.support import servers  # noqa: E402

NUM_FIELDS, NUM_CLUSTERS = 1000, 10
CHOICES = {
    "spread": ["field010", "field500", "field990"],
    "neighbours": ["field500", "field501", "field502"],
}
GOAL = 3.0


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
        await asyncio.gather(pump(reader, back, latency), pump(there, writer, 0))

    server = loop.run_until_complete(asyncio.start_server(serve, "127.0.0.1", 0))
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()


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


def spans_of(path: Path, fields: list[str]) -> list[list[tuple[int, int]]]:
    """The end of the file, and the pages of fields."""
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
    return [[(size - (1 << 16), size)], sorted(pages)]


def main() -> int:
    """Measure and print; the exit code is 1 if the goal is missed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--latency", type=float, default=0.05)
    parser.add_argument("--entries", type=int, default=25_000)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    results: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        root.chmod(0o755)
        write(root / "wide.root", arguments.entries // NUM_CLUSTERS)
        with servers.nginx(root, root / "nginx") as web, slow(
            int(web.url.rpartition(":")[2]), arguments.latency
        ) as port:
            url = f"http://127.0.0.1:{port}/wide.root"
            for choice, fields in CHOICES.items():
                spans = spans_of(root / "wide.root", fields)
                candidates: dict[str, Callable[[], Any]] = {
                    "ours": lambda fields=fields: ours(url, fields),
                    "uproot": lambda fields=fields: with_uproot(url, fields),
                    "uproot, HTTPSource": lambda fields=fields: with_uproot(
                        url, fields, uproot.source.http.HTTPSource
                    ),
                    "limit": lambda spans=spans: limit(url, spans),
                }
                times: dict[str, list[float]] = {each: [] for each in candidates}
                counts = {}
                for round_number in range(arguments.rounds + 1):
                    for label, candidate in candidates.items():
                        web.forget()
                        start = time.perf_counter()
                        candidate()
                        elapsed = time.perf_counter() - start
                        requests = web.requests()
                        counts[label] = len(requests), sum(each[2] for each in requests)
                        if round_number:  # the first one loads modules
                            times[label].append(elapsed)
                print(f"{choice}: {', '.join(fields)}, {arguments.latency * 1000:.0f} ms")
                for label, values in times.items():
                    ratio = statistics.median(
                        each / mine for each, mine in zip(values, times["ours"], strict=True)
                    )
                    num_requests, nbytes = counts[label]
                    median = statistics.median(values)
                    print(
                        f"  {label:20} {median:6.3f} s  {ratio:5.2f} x ours  {num_requests:4} requests  {nbytes / 1e6:8.3f} MB"
                    )
                    results.setdefault(choice, {})[label] = {
                        "seconds": median, "ratio": ratio, "requests": num_requests, "nbytes": nbytes,
                    }  # fmt: skip
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=1))
    worst = min(found[label]["ratio"] for found in results.values() for label in ("uproot", "uproot, HTTPSource"))
    print(f"uproot / ours, at least {worst:.2f}    (goal: over {GOAL})")
    return 0 if worst > GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
