#!/bin/bash
# Builds, and says once more at the end what could not be compiled: where only the last lines are kept, an error in
# the first of two hundred files would be gone.
#
# build.sh [--build-tests]...: what `swift build` takes.
set -uo pipefail

mkdir -p .build
log=.build/build.log
swift build "$@" 2>&1 | tee "$log"
code=$?
if [ "$code" != 0 ]; then
    echo
    echo "These could not be built:"
    grep -a -E '^[^ ]+:[0-9]+:[0-9]+: error:|^error:' "$log" | sort -u | cut -c 1-600 | tail -n 40
fi
exit "$code"
