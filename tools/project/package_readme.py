"""Give the README absolute links, because the package index shows it without the repository; hatchling runs this.

Links lead to the tag of the version, so that the page of a release keeps its pictures and documents.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

try:
    from hatchling.metadata.plugin.interface import MetadataHookInterface
except ImportError:  # not needed to rewrite links
    MetadataHookInterface = object

REPOSITORY_URL = "https://github.com/rntuple-construct/rntuple-construct"
RAW_URL = "https://raw.githubusercontent.com/rntuple-construct/rntuple-construct"


def absolute_links(text: str, version: str) -> str:
    """Replace the relative links of Markdown by addresses in the repository.

    Args:
        text: Markdown of a file in the root of the repository.
        version: the version whose tag the links lead to.
    """
    text = re.sub(r"(!\[[^\]]*\]\()(?![a-z]+:|#)", rf"\g<1>{RAW_URL}/v{version}/", text)
    return re.sub(r"\]\((?![a-z]+:|#)", f"]({REPOSITORY_URL}/blob/v{version}/", text)


class CustomMetadataHook(MetadataHookInterface):  # type: ignore[misc]
    """The field ``readme`` of the package."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the field."""
        root = Path(self.root)
        version = (root / "spec" / "VERSION").read_text(encoding="utf-8").strip()
        text = absolute_links((root / "README.md").read_text(encoding="utf-8"), version)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
