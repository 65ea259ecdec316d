"""``python -m rntuple_construct``."""

import sys

from rntuple_construct.cli import main

sys.exit(main())
