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

if python3 -c 'import sys; sys.exit(sys.version_info < (3, 10))'; then
    python3 -m venv "$WORK/venv"
    "$WORK/venv/bin/pip" install --quiet .
    "$WORK/venv/bin/python" tools/fuzz/seeds.py "$WORK/seeds"
    (cd "$WORK/seeds/parsers" && zip -q -r "$OUT/fuzz_parsers_seed_corpus.zip" .)
fi
