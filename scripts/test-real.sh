#!/bin/sh
# Compares what Wayside computes with what well-known programs of others compute. They come from Debian or PyPI, and
# are kept in .build. A test that needs such a file looks for its variable and says so when it is skipped.
set -eu
cd "$(dirname "$0")/.."

peers=.build/test-real
mkdir -p "$peers"
if ! [ -x "$peers/venv/bin/python" ]; then
    python3 -m venv "$peers/venv" || {
        echo "test-real: Python's venv is needed: apt-get install python3-venv" >&2
        exit 1
    }
fi
"$peers/venv/bin/python" -c 'import dateutil' 2>/dev/null || "$peers/venv/bin/pip" install --quiet 'python-dateutil==2.9.*'

# Repetitions: 5,000 random rules; another SEED gives others.
"$peers/venv/bin/python" scripts/recurrences.py 5000 "${SEED:-1}" > "$peers/recurrences.tsv"
swift build --build-tests
WAYSIDE_RECURRENCES="$PWD/$peers/recurrences.tsv" swift test --skip-build --disable-xctest --filter RecurrencePeerTests
