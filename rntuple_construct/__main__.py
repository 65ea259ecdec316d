"""``python -m rntuple_construct``, and the program ``rntuple``."""

import gc
import sys

__all__ = ["start"]


def start() -> int:
    """Run the command line as a whole process, and return the exit code.

    The garbage collector rests while modules are loaded, and at the end of the process. It takes a tenth of the time of
    a command on a small file, and finds nothing.
    """
    gc.disable()
    from rntuple_construct.cli import main

    try:
        return main()
    finally:
        gc.freeze()


if __name__ == "__main__":
    sys.exit(start())
