"""Properties that are computed once for each object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__all__ = ["cached_property"]

if TYPE_CHECKING:
    from functools import cached_property
else:

    class cached_property:  # noqa: N801 (it replaces that of functools)
        """``functools.cached_property`` of Python 3.12, without the lock of older versions.

        A process that is forked while another thread holds that lock would wait for it for ever. Two threads may compute a value
        at the same time.

        Args:
            function: computes the value.
        """

        def __init__(self, function: Any) -> None:
            self.func = function
            self.__doc__ = function.__doc__

        def __set_name__(self, _owner: type, name: str) -> None:
            self._name = name

        def __get__(self, instance: Any, _owner: Any = None) -> Any:
            if instance is None:
                return self
            # The value hides the property, which is not asked for it again.
            value = vars(instance)[self._name] = self.func(instance)
            return value
