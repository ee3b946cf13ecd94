#!/bin/sh
# backup.sh DATA BACKUPS: consistent copies of a running server's files, checked, the newest fourteen kept.
# KEEP says how many. Copy BACKUPS to another machine: a backup beside the original is half a backup.
set -eu
if [ $# -ne 2 ]; then
    echo "backup: say where the data is and where copies go: backup.sh DATA BACKUPS" >&2
    exit 2
fi
data=$1
backups=$2
keep=${KEEP:-14}
case $keep in
'' | 0 | *[!0-9]*)
    echo "backup: KEEP is how many copies stay, at least 1, and not “$keep”" >&2
    exit 2
    ;;
esac

new=$backups/$(date -u +%Y-%m-%dT%H%M%SZ)
trap 'rm -rf "$new.part"' EXIT
mkdir -p "$new.part"

# The people's file first: bytes are kept before the row that names them and outlive it by weeks, so that the later
# copy of files.sqlite has all that the earlier copy of wayside.sqlite names.
for name in wayside files; do
    [ -e "$data/$name.sqlite" ] || continue
    sqlite3 -cmd ".timeout 10000" "$data/$name.sqlite" ".backup '$new.part/$name.sqlite'"
    result=$(sqlite3 "$new.part/$name.sqlite" "PRAGMA integrity_check")
    if [ "$result" != ok ]; then
        echo "backup: the copy of $name.sqlite is not sound: $result" >&2
        exit 1
    fi
    gzip "$new.part/$name.sqlite"
done
if [ ! -e "$new.part/wayside.sqlite.gz" ]; then
    echo "backup: there is no wayside.sqlite in $data" >&2
    exit 1
fi
mv "$new.part" "$new"

# The names are dates, so their order is their age.
for old in $(find "$backups" -mindepth 1 -maxdepth 1 -type d -name '20*Z' | sort -r | tail -n +$((keep + 1))); do
    rm -rf "$old"
done
echo "backup: $new"
