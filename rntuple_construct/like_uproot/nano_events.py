"""Schema of coffea for RNTuples of ATLAS. Importing this module needs coffea."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote

from rntuple_construct.base.extras import require

__all__ = ["PHYSLITESchema"]

_OfTrees: Any = require("coffea.nanoevents").PHYSLITESchema


class PHYSLITESchema(_OfTrees):  # type: ignore[misc]  # coffea may be missing
    """``coffea.nanoevents.PHYSLITESchema`` for RNTuples, whose names have a colon where branches of TTrees have a point.

    ``AnalysisMuonsAuxDyn:pt`` becomes ``events.Muons.pt``, as ``AnalysisMuonsAuxDyn.pt`` of a TTree does.

    Args:
        base_form: form of the events, as coffea gives it to schemas.
        arguments, options: further arguments of coffea.
    """

    def __init__(self, base_form: Mapping[str, Any], *arguments: Any, **options: Any) -> None:
        names = [name.replace(":", ".", 1) for name in base_form["fields"]]
        super().__init__({**base_form, "fields": names}, *arguments, **options)

    @staticmethod
    def _create_eventindex_form(base_form: Mapping[str, Any], key: str) -> Any:
        """Return the form of the numbers of events; its key has the name in the file."""
        name = unquote(base_form["form_key"]).partition(",")[0]
        return _OfTrees._create_eventindex_form(base_form, name)
