#!/bin/bash
# Runs the tests that were built, and says once more at the end which failed: among thousands of lines, and where only
# the last of them are kept, nobody would find them.
#
# tests.sh [--filter NAME]...: what `swift test` takes.
set -uo pipefail

log=.build/tests.log
swift test --skip-build --disable-xctest "$@" 2>&1 | tee "$log"
code=$?
if [ "$code" != 0 ]; then
    echo
    echo "These failed:"
    grep -a -A 6 -E '^✘ Test .* recorded an issue' "$log" | grep -a -E '^(✘ Test .* recorded|↳)' | cut -c 1-600 | tail -n 60
fi
exit "$code"
