#!/bin/sh
# Install the npm packages of the grammar compiler and of the JavaScript tests, where they are missing or outdated.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)

for folder in "$root/tools/generate" "$root/tests/languages/javascript"; do
    installed="$folder/node_modules/.installed-lock.json"
    if ! cmp -s "$folder/package-lock.json" "$installed"; then
        (cd "$folder" && npm ci --no-audit --no-fund --omit=dev)
        cp "$folder/package-lock.json" "$installed"
    fi
done
