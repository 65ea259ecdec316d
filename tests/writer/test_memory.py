"""A writer needs at most one uncompressed cluster and 64 MB, however much is written at once."""

from __future__ import annotations

import tracemalloc
from typing import Any

import awkward as ak
import numpy as np
import pytest

from rntuple_construct.writer import WriteOptions, create

MB = 1_000_000
CLUSTER = 16 << 20
NUM = 2_000_000
SCHEMA = {"id": "std::int64_t", "v": "std::vector<float>", "s": "std::string"}


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    """About 110 MB."""
    random = np.random.default_rng(1)
    lengths = random.poisson(5, NUM)
    values = random.random(lengths.sum(), np.float32)
    text = ak.from_iter(["abcdefgh"] * 1000)
    return {"id": np.arange(NUM), "v": ak.unflatten(values, lengths), "s": text[np.arange(NUM) % 1000]}


@pytest.mark.parametrize("step", [NUM, 100_000])
@pytest.mark.parametrize(
    "options",
    [{}, {"compression": "none"}, {"threads": 2}, {"buffered": False}],
    ids=["zstd", "none", "threads", "pages"],
)
def test_peak_memory(tmp_path, data, step, options):
    chosen = WriteOptions(
        **{"compression": "zstd:1", **options}, approx_compressed_cluster_size=CLUSTER // 2,
        max_uncompressed_cluster_size=CLUSTER,
    )  # fmt: skip
    batches = [{n: ak.to_packed(v[i : i + step]) for n, v in data.items()} for i in range(0, NUM, step)]
    tracemalloc.start()
    try:
        with create(tmp_path / "memory.root", "ntpl", SCHEMA, chosen, durable=False) as writer:
            for batch in batches:
                writer.extend(batch)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert writer.num_clusters > 5
    assert peak <= CLUSTER + 64 * MB
