"""Fill RNTuples with ROOT, and kill the process that fills: a request for each line of standard input (see killed_writers.py).

Each request is a JSON object, and each answer a line with the seconds that the process ran.
"""

import json
import os
import signal
import sys
import time
from pathlib import Path

import ROOT

ROOT.gROOT.SetBatch(True)
ROOT.gInterpreter.Declare(f'#include "{Path(__file__).with_name("schemas.hxx")}"')
ROOT.EnableThreadSafety()


def options(request: dict) -> ROOT.RNTupleWriteOptions:
    """Write options of a request."""
    names = ("compression", "cluster", "page", "budget", "buffer", "buffered")
    return ROOT.Options(*(request[name] for name in names))


compiled = set()
for line in sys.stdin:
    request = json.loads(line)
    if request["schema"] not in compiled:  # once for all children
        ROOT.Write(request["path"], request["schema"], "alone", options(request), 100, True)
        compiled.add(request["schema"])
    child = os.fork()
    if not child:
        os.nice(5)
        is_whole = request["seconds"] is None
        ROOT.Write(
            request["path"],
            request["schema"],
            request["kind"],
            options(request),
            request["entries"],
            is_whole,
        )
        os._exit(0)
    start = time.monotonic()
    if request["seconds"] is not None:
        time.sleep(request["seconds"])
        os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    print(time.monotonic() - start, flush=True)
