"""Objects that a ``with`` block closes, or aborts if it fails."""

from __future__ import annotations

from abc import abstractmethod
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import Self


class Closing:
    """Closed at the end of a ``with`` block."""

    @abstractmethod
    def close(self) -> None:
        """End the work; a second call does nothing."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class ClosingOrAborting(Closing):
    """Closed at the end of a ``with`` block, or aborted if the block fails."""

    @abstractmethod
    def abort(self) -> None:
        """Discard everything since the last complete part."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.close()
        else:
            self.abort()
