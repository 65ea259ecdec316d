"""Version of the specification, of this package and of the tables, from spec/VERSION. Do not edit."""

from typing import Final

VERSION: Final = "@version@"
