"""The data of the paper on parallel writing: an event number and Poisson(5) many floats in [0, 100)."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.model.values.layout import Collection, Numbers

if TYPE_CHECKING:
    import awkward as ak

SCHEMA = {"id": "std::int64_t", "values": "std::vector<float>"}


@dataclass(frozen=True, slots=True, eq=False)
class PaperData:
    """Entries as flat arrays.

    Args:
        ids: shape ``(n,)``.
        offsets: shape ``(n + 1,)``, where the values of each entry are.
        values: shape ``(offsets[-1],)``.
    """

    ids: npt.NDArray[np.int64]
    offsets: npt.NDArray[np.int64]
    values: npt.NDArray[np.float32]
    _batches: dict[int, list[ak.Array]] = field(default_factory=dict, repr=False)
    _layouts: dict[int, list[dict[str, Any]]] = field(default_factory=dict, repr=False)

    @classmethod
    def make(cls, num_entries: int, seed: int = 1) -> PaperData:
        """Draw entries."""
        random = np.random.default_rng(seed)
        offsets = np.zeros(num_entries + 1, np.int64)
        np.cumsum(random.poisson(5, num_entries), out=offsets[1:])
        values = random.random(offsets[-1], np.float32) * np.float32(100)
        return cls(np.arange(num_entries), offsets, values)

    def __len__(self) -> int:
        return len(self.ids)

    @property
    def nbytes(self) -> int:
        """Bytes of all columns, offsets included."""
        return self.ids.nbytes + self.offsets.nbytes - 8 + self.values.nbytes

    def part(self, start: int, stop: int) -> PaperData:
        """Entries ``start:stop``, as far as they are there."""
        stop = min(stop, len(self))
        first, last = self.offsets[start], self.offsets[stop]
        return PaperData(
            self.ids[start:stop], self.offsets[start : stop + 1] - first, self.values[first:last]
        )

    def batches(self, num_entries: int) -> list[ak.Array]:
        """The entries in batches, as awkward arrays; made once, because making them is not measured."""
        if num_entries not in self._batches:
            starts = range(0, len(self), num_entries)
            self._batches[num_entries] = [self.part(start, start + num_entries).awkward() for start in starts]
        return self._batches[num_entries]

    def layouts(self, num_entries: int) -> list[dict[str, Any]]:
        """The entries in batches of arrays by name, as the writer has them; made once."""
        if num_entries not in self._layouts:
            parts = [self.part(start, start + num_entries) for start in range(0, len(self), num_entries)]
            self._layouts[num_entries] = [
                {"id": part.ids, "values": Collection(part.offsets, Numbers(part.values))} for part in parts
            ]
        return self._layouts[num_entries]

    def save(self, directory: Path) -> None:
        """Write the arrays as files that programs in C++ read."""
        self.ids.tofile(directory / "ids.bin")
        self.offsets.tofile(directory / "offsets.bin")
        self.values.tofile(directory / "values.bin")

    def awkward(self) -> ak.Array:
        """The same entries as an awkward array, sharing the buffers."""
        import awkward as ak  # not every benchmark needs it

        contents = ak.contents
        lists = contents.ListOffsetArray(ak.index.Index64(self.offsets), contents.NumpyArray(self.values))
        return ak.Array(
            contents.RecordArray([contents.NumpyArray(self.ids), lists], ["id", "values"], length=len(self))
        )
