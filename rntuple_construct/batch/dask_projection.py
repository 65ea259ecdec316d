"""Column projection of dask-awkward: only the top-level fields that a computation touches are read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import dask
from dask_awkward.lib.io.columnar import ColumnProjectionMixin
from dask_awkward.lib.unproject_layout import unproject_layout

__all__ = ["AwkwardReader"]


class AwkwardReader(ColumnProjectionMixin):  # type: ignore[misc]
    """Reads partitions as awkward arrays.

    Args:
        read: gives the values of fields of a partition, from the partition and their names.
        names: the fields.
        form: form of a partition with all fields.
        original: form that a partition has to have, if fields were left out of ``form``.
    """

    behavior = None
    attrs = None
    return_report = False

    def __init__(
        self,
        read: Callable[[Any, Sequence[str]], Any],
        names: tuple[str, ...],
        form: Any,
        original: Any = None,
    ) -> None:
        self._read = read
        self.names = names
        self.form = form
        self._original = original

    @property
    def use_optimization(self) -> bool:
        """Whether Dask may leave out unused columns."""
        return bool(dask.config.get("awkward.optimization.enabled", default=True))

    def project_columns(self, columns: frozenset[str]) -> AwkwardReader:
        """The same for some of the columns, given as dotted paths."""
        # Field names that are paths to members have dots.
        names = tuple(
            name
            for name in self.names
            if any(each == name or each.startswith(f"{name}.") for each in columns)
        )
        # Without any field there would be no number of entries.
        return AwkwardReader(self._read, names or self.names[:1], self.form, self._original or self.form)

    def __call__(self, part: Any) -> Any:
        """The values of a partition."""
        import awkward as ak

        array = self._read(part, self.names)
        if self._original is None:
            return array
        return ak.Array(unproject_layout(self._original, array.layout))
