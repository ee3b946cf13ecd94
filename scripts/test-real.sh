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
"$peers/venv/bin/python" -c 'import opening_hours' 2>/dev/null ||
    "$peers/venv/bin/pip" install --quiet 'opening-hours-py==2.1.*'

"$peers/venv/bin/python" -c 'import staticmaps' 2>/dev/null ||
    "$peers/venv/bin/pip" install --quiet 'py-staticmaps==0.5.*'
"$peers/venv/bin/python" -c 'import recurring_ical_events' 2>/dev/null ||
    "$peers/venv/bin/pip" install --quiet 'icalendar==7.3.*' 'recurring-ical-events==3.8.*'

# Calendars: the samples that those packages bring with their sources, broken ones among them.
if ! [ -d "$peers/calendars" ]; then
    rm -rf "$peers/sdists" "$peers/calendars.new"
    mkdir "$peers/calendars.new"
    "$peers/venv/bin/pip" download --quiet --no-deps --no-binary :all: --dest "$peers/sdists" \
        'icalendar==7.3.*' 'recurring-ical-events==3.8.*'
    for sdist in "$peers"/sdists/*.tar.gz; do tar -xzf "$sdist" -C "$peers/sdists"; done
    find "$peers/sdists" -name '*.ics' | while read -r sample; do
        name=$(printf '%s' "${sample#"$peers"/sdists/}" | tr '/' '-')
        cp "$sample" "$peers/calendars.new/$name"
    done
    rm -rf "$peers/sdists"
    mv "$peers/calendars.new" "$peers/calendars"
fi
"$peers/venv/bin/python" -c 'import ortools' 2>/dev/null ||
    "$peers/venv/bin/pip" install --quiet 'ortools==9.15.*'

# Repetitions: 5,000 random rules; another SEED gives others.
"$peers/venv/bin/python" scripts/recurrences.py 5000 "${SEED:-1}" > "$peers/recurrences.tsv"
# Opening hours: 5,000 random ones.
"$peers/venv/bin/python" scripts/openings.py 5000 "${SEED:-1}" > "$peers/openings.tsv"
# Maps: where 2,000 places lie on pictures, and how areas are drawn there.
"$peers/venv/bin/python" scripts/projection.py 2000 "${SEED:-1}" > "$peers/projection.tsv"
# Calendars: what happens in the samples.
"$peers/venv/bin/python" scripts/calendars.py expected "$peers/calendars" > "$peers/calendars.jsonl"
# Errands: ways through 12 towns, ten seconds each.
"$peers/venv/bin/python" scripts/routes.py 12 "${SEED:-1}" 10 > "$peers/routes.tsv"
swift build --build-tests
WAYSIDE_RECURRENCES="$PWD/$peers/recurrences.tsv" swift test --skip-build --disable-xctest --filter RecurrencePeerTests
WAYSIDE_OPENINGS="$PWD/$peers/openings.tsv" swift test --skip-build --disable-xctest --filter OpeningPeerTests
WAYSIDE_PROJECTION="$PWD/$peers/projection.tsv" swift test --skip-build --disable-xctest --filter ProjectionPeerTests
rm -rf "$peers/ours"
WAYSIDE_CALENDARS="$PWD/$peers/calendars.jsonl" WAYSIDE_CALENDAR_SAMPLES="$PWD/$peers/calendars" \
    WAYSIDE_CALENDARS_OUT="$PWD/$peers/ours" swift test --skip-build --disable-xctest --filter CalendarPeerTests
"$peers/venv/bin/python" scripts/calendars.py check "$peers/ours"
WAYSIDE_ROUTES="$PWD/$peers/routes.tsv" swift test --skip-build --disable-xctest --filter RoutePeerTests

# Hidden data: what exiftool finds in pictures and films that we cleared, and whether they still show the same.
if command -v exiftool >/dev/null && command -v ffmpeg >/dev/null; then
    "$peers/venv/bin/python" -c 'import pillow_heif' 2>/dev/null ||
        "$peers/venv/bin/pip" install --quiet 'pillow' 'pillow-heif==1.*'
    rm -rf "$peers/hidden"
    "$peers/venv/bin/python" scripts/hidden.py make "$peers/hidden"
    WAYSIDE_HIDDEN="$PWD/$peers/hidden" swift test --skip-build --disable-xctest --filter HiddenDataPeerTests
    "$peers/venv/bin/python" scripts/hidden.py check "$peers/hidden"
else
    echo "test-real: hidden data were NOT looked for: apt-get install libimage-exiftool-perl ffmpeg" >&2
fi

# Addresses: a real Nominatim on an extract (WAYSIDE_EXTRACT names another one), beside our own map of it.
extract=$(realpath -m "${WAYSIDE_EXTRACT:-../shared/data/map/monaco.osm.pbf}")
export WAYSIDE_EXTRACT="$extract" WAYSIDE_ADDRESSES="$PWD/$peers/addresses.tsv"
status=0
scripts/nominatim.sh "$peers/venv" "$extract" sh -c "
    set -e
    '$peers/venv/bin/python' scripts/addresses.py '$extract' 200 > '$WAYSIDE_ADDRESSES'
    swift test --skip-build --disable-xctest --filter NominatimPeerTests" || status=$?
case $status in
0) ;;
77) echo "test-real: addresses were NOT compared with a Nominatim (see above)" >&2 ;;
*) exit "$status" ;;
esac
