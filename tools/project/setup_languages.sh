#!/bin/sh
# Fetch what the tests of the packages for Java, Rust and Go need and may not download: the plugins of Maven, and the libraries
# that decompress; for Ruby, the runtime of Kaitai Struct. A language whose tools are missing is left out; its tests are skipped.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

jars="$root/build/languages/java/jars"
if ! cmp -s "$root/generated/java/pom.xml" "$jars/.installed-pom.xml" && command -v javac >/dev/null && command -v mvn >/dev/null; then
    cp -r "$root/generated/java" "$scratch/java"
    rm -rf "$jars"
    (cd "$scratch/java" && mvn -q -B -Dstyle.color=never package \
        org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies -DoutputDirectory="$jars")
    cp "$root/generated/java/pom.xml" "$jars/.installed-pom.xml"
fi

if command -v cargo >/dev/null; then
    cargo fetch --quiet --locked --manifest-path "$root/tests/languages/programs/rust/Cargo.toml"
fi

if command -v go >/dev/null; then
    # `go mod tidy` also looks for what the tests of libraries need.
    (cd "$root/tests/languages/programs/go" && go mod download && go mod download github.com/zeebo/assert@v1.3.0)
fi

# Where rubygems.org cannot be reached, the tests use the small runtime beside their program.
if command -v gem >/dev/null && ! ls -d "$root/build/languages/ruby/gems"/kaitai-struct-* >/dev/null 2>&1; then
    gem install --quiet --no-document --install-dir "$root/build/languages/ruby" kaitai-struct --version 0.11 2>/dev/null ||
        echo "parsers in Ruby are tested with the runtime in tests/languages/programs/ruby"
fi

# Avro's own Trevni, which the tests of that format have for a peer.
trevni="$root/build/languages/trevni/jars"
if ! ls "$trevni"/trevni-avro-*.jar >/dev/null 2>&1 && command -v javac >/dev/null && command -v mvn >/dev/null; then
    mkdir -p "$root/build"
    mvn -q -B -Dstyle.color=never -f "$root/tests/trevni/java/pom.xml" \
        org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies -DoutputDirectory="$trevni"
fi
