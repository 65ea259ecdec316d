#!/bin/sh
# Fetch everything that tests, generators and peers need, at the same time, because each step mostly waits for a server.
# A step that fails is reported at the end, with its output; the tests that need it are skipped, which CI does not allow.
set -u
root=$(cd "$(dirname "$0")/../.." && pwd)
python=${PYTHON:-python3}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
steps=

# start STEP COMMAND...: in the background, with the output and the exit code in files.
start() {
    step=$1
    shift
    steps="$steps $step"
    { "$@" >"$scratch/$step.output" 2>&1; echo $? >"$scratch/$step.code"; } &
}

start grammars sh -c "sh '$root/tools/project/setup_node.sh' && sh '$root/tools/project/setup_compiler.sh'"
start ROOT env PYTHON="$python" sh "$root/tools/root/setup_root.sh"
start languages sh "$root/tools/project/setup_languages.sh"
start packages env PYTHON="$python" sh "$root/tools/project/setup_packages.sh"
start rootfilespec "$python" "$root/tools/documents/conformance_matrix.py" --setup --only rootfilespec
wait

for step in $steps; do
    [ "$(cat "$scratch/$step.code")" = 0 ] && continue
    cat "$scratch/$step.output" >&2
    echo "$step: the setup failed, see above; tests that need it will be skipped" >&2
done
exit 0
