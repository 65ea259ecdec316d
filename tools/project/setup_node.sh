#!/bin/sh
# Install the npm packages of JSROOT, which reads what is written here, and of the explorer page, where they are missing or outdated. Nothing needs install scripts: JSROOT draws with canvas, which is not used.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)

for folder in "$root/tests/interop/jsroot" "$root/tools/explorer"; do
    installed="$folder/node_modules/.installed-lock.json"
    if ! cmp -s "$folder/package-lock.json" "$installed"; then
        (cd "$folder" && npm ci --ignore-scripts --no-audit --no-fund --omit=dev)
        cp "$folder/package-lock.json" "$installed"
    fi
done
