"""Sphinx, as ``tools/website/build.py`` runs it."""

from __future__ import annotations

from importlib.metadata import version as version_of
from pathlib import Path

from pygments.lexers.special import TextLexer
from sphinx import search
from sphinx.application import Sphinx
from sphinx.search.en import SearchEnglish

project = "rntuple-construct"
author = "The rntuple-construct maintainers"
project_copyright = author
version = release = version_of("rntuple-construct")

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
templates_path = []
language = "en"
smartquotes = False  # they would turn the -- of options into dashes

myst_enable_extensions = ["deflist"]
myst_heading_anchors = 4

nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 120
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
    """Name the blocks that only the errata have, and let all options be found."""
    search.languages["en"] = _Search
    app.add_lexer("evidence", TextLexer)
