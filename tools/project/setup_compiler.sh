#!/bin/sh
# Fetch the compiler of the grammars from Maven Central into build/compiler, where it is missing.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
target="$root/build/compiler"

if ! ls "$target"/kaitai-struct-compiler*-0.11.jar >/dev/null 2>&1; then
    mkdir -p "$target"
    (cd "$root/tools/generate" && mvn -q -B -Dstyle.color=never \
        org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies -DoutputDirectory="$target")
fi
