#!/bin/sh
# Measures how many lines a second are understood, how long a look at what others share takes, what a million waiting
# timers cost and how fast they are fired, and Wayside against other bots with the load harness that lies beside the
# repository (LOAD_HARNESS says where), and says so when it is not there. The numbers are ratios of alternating runs; see
# the harness's README. Fsyncs are counted and printed.
#   BENCH_BOTS="aiogram floor wayside"   BENCH_MODES="flood:0 flood:50"   BENCH_RUNS=5   BENCH_UPDATES=20000
set -eu
cd "$(dirname "$0")/.."

swift build -c release --product wayside
binary=$(swift build -c release --show-bin-path)/wayside
"$binary" parse --bench Tests/CommandsTests/Corpus/lines.tsv Tests/CommandsTests/Corpus/nothing.tsv
# The mix of every day, most of which no phrase reads; and the same by people whose messenger says another language.
"$binary" parse --bench Corpus/en/[!f]*.txt --rounds 2 --places 0 30
"$binary" parse --bench Corpus/de/[!f]*.txt --rounds 2 --places 0 30

# Makes a database once: the program lays it out, for that look, and the script of that name fills it.
stock() {
    people=.build/$1/people
    mkdir -p ".build/$1"
    if [ ! -e "$people.done" ]; then
        rm -f "$people.sqlite"*
        "$binary" looks "$2" "$people.sqlite"
        python3 "scripts/$1.py" "$people.sqlite"
        touch "$people.done"
    fi
}

# Who may see what, among 100,000 people with 10,000,000 follows and 1,000,000 things.
stock crowd --bench
"$binary" looks --bench "$people.sqlite"

# How long it takes to find words among 100,000 things of one's own.
stock hoard --own
"$binary" looks --own "$people.sqlite"

# What a million waiting timers cost, and how fast they are fired; each time on a copy.
stock timers --timers
copy=.build/timers/copy.sqlite
rm -f "$copy"*
cp "$people.sqlite" "$copy"
"$binary" looks --timers "$copy"
rm -f "$copy"*

# The map: how an import grows, and how long a search takes among 1,000,000 places and 5,000,000 points of roads.
maps=.build/maps
mkdir -p "$maps"
for towns in 400 4000; do
    [ -e "$maps/$towns.osm.pbf" ] || python3 scripts/synthetic_map.py "$towns" "$maps/$towns.osm.pbf"
    if [ ! -e "$maps/$towns.sqlite" ]; then
        WAYSIDE_DATABASE_MAP_PATH="$maps/$towns.sqlite" "$binary" import-map "$maps/$towns.osm.pbf"
    fi
    echo "map: $towns towns"
    "$binary" looks --map "$maps/$towns.sqlite"
done

harness=${LOAD_HARNESS:-../shared/tools/load}
if [ ! -d "$harness" ]; then
    echo "bench: the load harness was not found at $harness, so nothing more was measured."
    exit 0
fi

bench=$PWD/.build/bench
mkdir -p "$bench"
cp -r "$harness/." "$bench"
chmod -R u+w "$bench"

settings="WAYSIDE_TELEGRAM_TOKEN=\$BOT_TOKEN WAYSIDE_TELEGRAM_API_BASE=\$API_BASE WAYSIDE_DATABASE_PATH={db}"
settings="$settings WAYSIDE_WEB_PORT=0 WAYSIDE_LIMITS_MESSAGES_PER_SECOND=0 WAYSIDE_LIMITS_MESSAGES_PER_CHAT=0"
settings="$settings WAYSIDE_LIMITS_MESSAGES_PER_GROUP=0"
here=$PWD
cd "$bench"
cc -O2 -shared -fPIC -o count_fsyncs.so "$here/scripts/count_fsyncs.c" -ldl
echo "wayside-counted | sh -c '$settings LD_PRELOAD=$bench/count_fsyncs.so FSYNC_COUNT=$bench/fsyncs exec $binary run' | none" >>bots.txt
echo "wayside | sh -c '$settings exec $binary run' | none" >>bots.txt

bots=${BENCH_BOTS:-}
if [ -z "$bots" ]; then
    bots="floor wayside"
    if ./setup.sh; then bots="aiogram ptb $bots"; else echo "bench: the other bots could not be installed" >&2; fi
fi
# shellcheck disable=SC2086  # lists of words
./bench.sh --bots $bots --modes ${BENCH_MODES:-flood:0 flood:50 flood:50:0 paced:100:50} \
    --runs "${BENCH_RUNS:-5}" --updates "${BENCH_UPDATES:-20000}" | tee printed.txt

# Counted in a run of its own, so that counting slows nothing that is measured.
updates=${BENCH_UPDATES:-20000}
rm -f fsyncs
./bench.sh --bots wayside-counted --modes flood:0 --runs 1 --updates "$updates" >counted.txt
python3 - "$updates" <<'EOF' | tee fsyncs.txt
import struct, sys
count, updates = struct.unpack("l", open("fsyncs", "rb").read())[0], int(sys.argv[1])
print(f"fsyncs in flood:0: {count} for {updates} updates, {count / updates:.3f} an update (start and warm-up included)")
EOF

# The table of a whole run is kept; one of some modes or bots only is not.
[ -z "${BENCH_BOTS:-}${BENCH_MODES:-}" ] || exit 0
grep -q '^mode ' printed.txt || exit 1
cd "$here"
{
    echo "$(date -I), runs: ${BENCH_RUNS:-5}, updates: ${BENCH_UPDATES:-20000}:"
    printf '\n```\n'
    sed -n '/^mode /,$p' "$bench/printed.txt"
    echo
    cat "$bench/fsyncs.txt"
    echo '```'
} >"$bench/table.txt"
sed -i -e "/^<!-- table -->/,/^<!-- end -->/{/^<!-- table -->/r $bench/table.txt" -e '/^<!-- /!d}' docs/performance.md
