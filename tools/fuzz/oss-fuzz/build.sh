#!/bin/bash -eu
# Build the harness of the generated parsers with the compiler, flags and engine that OSS-Fuzz gives, with dictionary and seeds.
# Works anywhere: CXX=clang++ CXXFLAGS=-fsanitize=fuzzer-no-link,address LIB_FUZZING_ENGINE=-fsanitize=fuzzer SRC=.. OUT=.. WORK=..
cd "$(dirname "$(readlink -f "$0")")"
[ -d ../../../generated ] && cd ../../.. || cd "$SRC/rntuple-construct"

objects=()
for source in tools/fuzz/cpp/fuzz_parsers.cpp generated/cpp_stl/src/*.cpp; do
    object=$WORK/$(basename "$source" .cpp).o
    # shellcheck disable=SC2086
    $CXX $CXXFLAGS -std=c++17 -I generated/cpp_stl/include -c "$source" -o "$object"
    objects+=("$object")
done
# shellcheck disable=SC2086
$CXX $CXXFLAGS $LIB_FUZZING_ENGINE "${objects[@]}" -o "$OUT/fuzz_parsers"
cp generated/fuzzing/rntuple.dict "$OUT/fuzz_parsers.dict"

# The package that makes the seeds is no part of the harness: it is built by the compiler of the system, without sanitizers.
python=
for each in python3 python3.14 python3.13 python3.12 python3.11 python3.10; do
    "$each" -c 'import sys; sys.exit(sys.version_info < (3, 10))' 2>/dev/null && python=$each && break
done
[ -n "$python" ] || { echo "build.sh: the seeds need Python 3.10 or later, and this image has none" >&2; exit 1; }
unset CC CXX CFLAGS CXXFLAGS LDFLAGS
"$python" -m venv "$WORK/venv"
"$WORK/venv/bin/pip" install --quiet .
"$WORK/venv/bin/python" tools/fuzz/seeds.py "$WORK/seeds"
rm -f "$OUT/fuzz_parsers_seed_corpus.zip"
(cd "$WORK/seeds/parsers" && find . -type f | zip -q -@ "$OUT/fuzz_parsers_seed_corpus.zip")
count=$(find "$WORK/seeds/parsers" -type f | wc -l)
[ "$count" -gt 0 ] || { echo "build.sh: there are no seeds" >&2; exit 1; }
echo "build.sh: $count seeds"
