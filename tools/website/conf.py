"""Sphinx, as ``tools/website/build.py`` runs it."""

from __future__ import annotations

from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from pygments.lexers.special import TextLexer
from sphinx import search
from sphinx.application import Sphinx
from sphinx.pycode.parser import VariableCommentPicker
from sphinx.search.en import SearchEnglish

project = "rntuple-construct"
author = "The rntuple-construct maintainers"
project_copyright = author
version = release = version_of("rntuple-construct")

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
templates_path = []
language = "en"
smartquotes = False  # they would turn the -- of options into dashes

myst_enable_extensions = ["attrs_block", "attrs_inline", "deflist"]
myst_heading_anchors = 4

nb_execution_mode = "off"  # notebooks.py has run them
nb_merge_streams = True
nb_ipywidgets_js = {}  # nothing from other servers

napoleon_use_ivar = True
autodoc_preserve_defaults = True
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_maximum_signature_line_length = 80
add_module_names = False

highlight_language = "text"  # blocks without a language are output, and some would pass for Python
pygments_dark_style = "github-dark"  # the default underlines names

html_theme = "furo"
html_title = "rntuple-construct"
html_logo = html_favicon = "static/logo.svg"
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#17608f",
        "color-brand-content": "#17608f",
        "color-brand-visited": "#5b4a86",
        "color-foreground-primary": "#1b2530",
        "color-foreground-secondary": "#505c68",
        "color-background-secondary": "#f4f7f9",
        "color-background-border": "#dfe5ea",
        "color-background-hover": "#e8eef2",
        "color-api-name": "#17608f",
        "color-api-pre-name": "#505c68",
        "color-sidebar-link-text": "var(--color-foreground-secondary)",
        "color-sidebar-link-text--top-level": "var(--color-foreground-primary)",
        "color-card": "#ffffff",
        "color-mark": "#e09f3e",
    },
    "dark_css_variables": {
        "color-brand-primary": "#7cc0e8",
        "color-brand-content": "#7cc0e8",
        "color-brand-visited": "#b6a6e0",
        "color-foreground-primary": "#d9e0e7",
        "color-foreground-secondary": "#a3afba",
        "color-background-primary": "#12171d",
        "color-background-secondary": "#171e26",
        "color-background-border": "#2b343e",
        "color-background-hover": "#1f2832",
        "color-api-name": "#7cc0e8",
        "color-api-pre-name": "#a3afba",
        "color-card": "#171e26",
        "color-mark": "#e09f3e",
    },
}
html_static_path = ["static"]
html_css_files = ["site.css"]
html_js_files = ["site.js"]
html_search_scorer = str(Path(__file__).parent / "static" / "scorer.js")
html_copy_source = False
html_show_sphinx = False


class _Search(SearchEnglish):
    """English without the words that are options of commands, such as ``--where``."""

    stopwords = SearchEnglish.stopwords - {"all", "any", "from", "not", "only", "to", "where"}


def setup(app: Sphinx) -> None:
    """Name the blocks that only the errata have, let all options be found, and keep the sidebar short."""
    search.languages["en"] = _Search
    app.add_lexer("evidence", TextLexer)
    # A function has one signature, that of its implementation: a reader does not have to pass ten overloads to reach the text.
    VariableCommentPicker.add_overload_entry = lambda _picker, _function: None  # type: ignore[method-assign]
    app.connect("html-page-context", _fold_navigation, priority=400)  # before that of the theme


def _fold_navigation(
    _app: Sphinx, _page: str, _template: str, context: dict[str, Any], _doctree: object
) -> None:
    """Leave pages of other sections out of the sidebar: the whole tree on each page takes a third of the build."""
    if "toctree" in context:
        whole = context["toctree"]
        context["toctree"] = lambda **options: whole(**{**options, "collapse": True})
