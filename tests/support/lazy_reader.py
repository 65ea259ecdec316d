"""A lazy reader for tests of the runner: it prints the names of the keys in the root directory, and never looks at an RNTuple."""

import json
import sys

import rntuple_construct as rnt

for line in sys.stdin:
    request = json.loads(line)
    try:
        with rnt.open(request["file"]) as file:
            answer = {"status": "ok", "result": {"ntuples": [{"name": name} for name in file]}}
    except Exception as error:  # noqa: BLE001 (whatever fails is a refusal)
        answer = {"status": "refused", "message": str(error)}
    print(json.dumps({"level": "container", **answer}))
    for level in ("metadata", "values"):
        print(json.dumps({"level": level, "status": "unsupported"}), flush=True)
