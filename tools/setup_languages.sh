#!/bin/sh
# Fetch the runtimes that the compiled parsers are tested with. The runtimes for C++ and Rust are part of generated/.
# A language whose tools are missing is left out; its tests are skipped.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)

jar="$root/build/languages/java/kaitai-struct-runtime-0.11.jar"
if [ ! -f "$jar" ] && command -v javac >/dev/null && command -v mvn >/dev/null; then
    mkdir -p "$root/build"
    (cd "$root/build" && mvn -q -B -Dstyle.color=never org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy \
        -Dartifact=io.kaitai:kaitai-struct-runtime:0.11 -DoutputDirectory="$(dirname "$jar")")
fi

if command -v go >/dev/null; then
    (cd "$root/tests/languages/go" && go mod download)
fi
