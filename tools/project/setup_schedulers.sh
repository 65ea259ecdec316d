#!/bin/sh
# Install the frameworks that the examples of distributed writing use, and that are too large for the extra `dev`: Ray (210 MB).
#     sh tools/project/setup_schedulers.sh [PACKAGE ...]      `pyspark` (490 MB) needs Java
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
target="$root/build/schedulers"
python=${PYTHON:-python3}
[ $# -gt 0 ] || set -- ray
for package in "$@"; do
    # The packages of the environment come first on the path, so that only those that are missing there are used.
    [ -d "$target/$package" ] || "$python" -m pip install --quiet --disable-pip-version-check --upgrade --no-compile --target "$target" "$package"
done
