"""A reader for tests of the runner, good or broken in one way: the first argument says how.

It answers from the expected values of the corpus, so that it is right wherever it does not mean to be wrong. With a second
argument it answers for that file and ends; otherwise it takes requests from its input.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

LEVELS = ("container", "metadata", "values")
PROFILES: dict[str, Any] = {
    "right": {"generations": ["1.x", "rc1"]},
    "dies-second": {"generations": ["1.x", "rc1"]},
    "claims-metadata": {"generations": ["1.x"], "levels": ["container", "metadata"], "codecs": None},
    "bad-profile": {"codecs": ["brotli"]},
}
mode = sys.argv[1]


def case_of(file: str) -> dict[str, Any]:
    for above in Path(file).parents:
        if (above / "manifest.json").is_file():
            cases = json.loads((above / "manifest.json").read_text())["cases"]
            found: dict[str, Any] = next(case for case in cases if above / case["file"] == Path(file))
            found["directory"] = str(above)
            return found
    raise LookupError(file)


def right(case: dict[str, Any], level: str) -> dict[str, Any]:
    if case["expected"] is None:
        return {"status": "ok", "result": {"ntuples": [], "num_entries": 0, "fields": []}}
    return {
        "status": "ok",
        "result": json.loads((Path(case["directory"]) / case["expected"]).read_text())[level],
    }


def answer(file: str, level: str) -> dict[str, Any]:
    case = case_of(file)
    if mode in ("metadata-only", "claims-metadata") and level == "values":
        return {"status": "unsupported"}
    if mode == "refuses-values":
        return {"status": "refused", "message": "no"} if level == "values" else right(case, level)
    if mode == "refuses-all" or (case["expected"] is None and mode != "accepts-all"):
        return {"status": "refused", "message": "broken", "rule": (case["outcome"]["rules"] or [None])[0]}
    if case["expected"] is None:
        return {"status": "ok", "result": {"ntuples": [], "num_entries": 0, "fields": {}}}
    result = json.loads((Path(case["directory"]) / case["expected"]).read_text())[level]
    if level == "values" and mode == "wrong":
        name = next(iter(result["fields"]))
        result["fields"][name][-1] = "nonsense"
    if level == "values" and mode == "short":
        next(iter(result["fields"].values())).pop()
    if level == "values" and mode == "drops-a-field":
        del result["fields"][next(iter(result["fields"]))]
    if level == "metadata" and mode == "wrong-type":
        result["fields"][0]["type_name"] = "std::nonsense"
    return {"status": "ok", "result": result}


def misbehave() -> None:
    if mode == "hang":
        time.sleep(600)
    if mode == "hang-with-child":
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        time.sleep(600)
    if mode == "segfault":
        os.kill(os.getpid(), signal.SIGSEGV)
    if mode == "exit":
        print("something went wrong", file=sys.stderr)
        sys.exit(3)
    if mode == "memory":
        hoard = [bytearray(os.urandom(1 << 20)) for _ in range(1500)]
        time.sleep(60 + len(hoard))
    if mode == "garbage":
        print("Warning in <TClass::Init>: no dictionary", flush=True)
    if mode == "flood":
        while True:
            print("x" * 100000)
    if mode == "leaves":
        sys.exit(0)
    if mode == "nan":
        print('{"level": "values", "status": "ok", "result": {"fields": {"x": [NaN]}}}', flush=True)


def serve(number: int | None, file: str, levels: list[str]) -> None:
    misbehave()
    for level in levels:
        extra = {} if number is None else {"id": number + (mode == "other-id")}
        about: dict[str, Any] = {"implementation": {"name": "odd", "version": "7"}}
        if mode in PROFILES:
            about["profile"] = PROFILES[mode]
        if mode == "two-profiles":
            about["profile"] = {"levels": [level]}
        line = json.dumps({**extra, "level": level, **about, **answer(file, level)})
        if mode == "half-a-line":
            print(line[: len(line) // 2], end="", flush=True)
            os.kill(os.getpid(), signal.SIGKILL)
        print(line, flush=True)
        if mode == "twice":
            print(line, flush=True)


if len(sys.argv) > 2:
    serve(None, sys.argv[2], list(LEVELS))
    sys.exit(1 if mode == "refuses-all" else 0)

for count, text in enumerate(sys.stdin, start=1):
    request = json.loads(text)
    if mode == "dies-second" and count == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    serve(request["id"], request["file"], request["levels"])
