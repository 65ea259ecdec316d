"""What ROOT prints of RNTuples, by ``RNTupleReader.Show``: run with the Python of ROOT, without any code of this project.

The arguments are a library with dictionaries, a file with an RNTuple ``ntpl`` and a directory. Each line of the input is a JSON list of a file, the name of an
RNTuple and a number of entries. Line N is answered with a file N in the directory: JSON with the number of all entries and the
printed ones, or the error. A file is missing if ROOT crashes; another process goes on with the next line.
"""

import json
import os
import sys
from pathlib import Path

import ROOT

library, first, directory = sys.argv[1], sys.argv[2], Path(sys.argv[3])
ROOT.gErrorIgnoreLevel = ROOT.kFatal
ROOT.gSystem.Load(library)


def shown(path, name, count):
    header = Path(path).with_suffix(".hxx")
    if header.is_file():
        ROOT.gInterpreter.Declare(header.read_text())
    try:
        reader = ROOT.RNTupleReader.Open(name, path)
        texts = []
        for entry in range(min(reader.GetNEntries(), count)):
            scratch = directory / f"{os.getpid()}.{entry}"
            stream = ROOT.std.ofstream(str(scratch))
            reader.Show(entry, stream)
            stream.close()
            texts.append(scratch.read_bytes().decode("utf-8", "surrogateescape"))
            scratch.unlink()
        return {"entries": reader.GetNEntries(), "texts": texts}
    except Exception as error:  # noqa: BLE001 (exceptions of C++ have many types in Python)
        return {"error": str(error)}


shown(first, "ntpl", 1)  # ROOT compiles what all processes need
requests = [json.loads(line) for line in sys.stdin]
number = 0
while number < len(requests):
    child = os.fork()
    if child == 0:
        ROOT.gSystem.ResetSignals()  # a crash ends the process at once
        for place, request in enumerate(requests[number:], number):
            is_alone = Path(request[0]).with_suffix(".hxx").is_file()  # what it declares is not for others
            if is_alone and place > number:
                break
            (directory / str(place)).write_text(json.dumps(shown(*request)))
            if is_alone:
                break
        os._exit(0)
    _, status = os.waitpid(child, 0)
    while number < len(requests) and (directory / str(number)).is_file():
        number += 1
    number += status != 0
