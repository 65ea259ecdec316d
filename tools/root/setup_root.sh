#!/bin/sh
# ROOT, in an environment of its own, and the program that answers for it in tests. Says why where that cannot be.
# The wheel is 250 MB and takes 700 MB on disk. With the version of an older wheel as argument, that one is installed beside it:
# 0.1a10 is ROOT 6.38.00, 0.1a8 is ROOT 6.37.01 (tests/support/root_process.py).
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
version=${1:-0.1a12} # ROOT 6.40.00
venv=$root/.venv-root${1:+-$1}
sources=$root/tests/support/root
build=$root/build/root${1:+-$1}
python=${PYTHON:-python3}

say() { echo "ROOT: $*" >&2; exit 1; }

if [ ! -e "$venv" ]; then
    [ "$(uname -sm)" = "Linux x86_64" ] || say "there is no wheel for $(uname -sm)"
    "$python" -c 'import sys; sys.exit(sys.implementation.name != "cpython" or not (3, 10) <= sys.version_info < (3, 15))' ||
        say "there is no wheel for $("$python" --version)"
fi
command -v g++ >/dev/null || say "g++ is not installed"
if ! "$venv/bin/python" -c "import importlib.metadata as m, sys; sys.exit(m.version('root') != '$version')" 2>/dev/null; then
    "$python" -m venv "$venv"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check "root==$version" || say "the wheel cannot be installed"
fi

wheel=$(echo "$venv"/lib/python3.*/site-packages/ROOT)
stamp=$build/.$version
for source in "$sources"/* "$0"; do
    [ "$stamp" -nt "$source" ] || rm -f "$stamp"
done
[ -e "$stamp" ] && exit 0
mkdir -p "$build"
# The linker need not find what ROOT's own libraries need of others: the loader does.
flags="-std=c++17 -O1 -I $wheel/include -I $sources -L $wheel/lib -Wl,-rpath,$wheel/lib -Wl,--allow-shlib-undefined,-rpath-link,$wheel/../root.libs"
libraries="-lROOTNTuple -lROOTVecOps -lROOTDataFrame -lRIO -lTree -lCore -lImt -lMathCore -lThread"
cd "$build"
env LD_LIBRARY_PATH="$wheel/lib" "$wheel/bin/rootcling" -f dictionary.cxx -s libclasses -rml libclasses.so -rmf libclasses.rootmap \
    -I "$sources" classes.hxx linkdef.h
# shellcheck disable=SC2086
g++ $flags -shared -fPIC dictionary.cxx -o libclasses.so $libraries
# shellcheck disable=SC2086
g++ $flags -Wall -DROOT_SOURCES="\"$sources\"" "$sources/reader.cxx" -o reader $libraries
touch "$stamp"
