#!/bin/sh
# Install packages that some tests use, and that are too large for the extra `dev` or have no wheel for some versions of Python:
#     sh tools/project/setup_packages.sh [PACKAGE ...]
# Spark (490 MB) needs Java. The environment sees the packages of the one that calls, so only what is missing there is fetched.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
target="$root/build/packages"
python=${PYTHON:-python3}
[ $# -gt 0 ] || set -- atheris coffea py-rattler-build ray pyspark

if [ ! -x "$target/bin/python" ]; then
    "$python" -m venv --without-pip "$target"
    "$python" -c 'import sysconfig; print("import site; site.addsitedir(%r)" % sysconfig.get_path("purelib"))' \
        >"$("$target/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/environment.pth"
fi
code=0
for package in "$@"; do
    [ -e "$target/.$package" ] && continue
    "$target/bin/python" -m pip install --quiet --disable-pip-version-check --no-compile "$package" && touch "$target/.$package" || code=1
done
exit $code
