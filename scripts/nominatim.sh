#!/bin/sh
# Runs a command beside a real Nominatim that knows one extract of OpenStreetMap:
#     scripts/nominatim.sh VENV EXTRACT COMMAND...
# VENV is a Python environment into which Nominatim is installed. The command finds the server's address in
# WAYSIDE_NOMINATIM; the database lies in a folder of its own that goes away afterwards. Ends with 77, and says what is
# missing, where that cannot be done.
set -eu
venv=$1 extract=$2
shift 2

skip() {
    echo "nominatim: SKIPPED: $1" >&2
    exit 77
}
[ -f "$extract" ] || skip "there is no extract $extract"
command -v osm2pgsql >/dev/null || skip "osm2pgsql is missing (apt-get install osm2pgsql)"
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -1)
[ -x "$bin/initdb" ] || skip "PostgreSQL is missing (apt-get install postgresql)"
ls /usr/share/postgresql/*/extension/postgis.control >/dev/null 2>&1 ||
    skip "PostGIS is missing (apt-get install postgresql-postgis-scripts)"
[ -x "$venv/bin/nominatim" ] ||
    "$venv/bin/pip" install --quiet 'nominatim-db==5.3.*' 'nominatim-api==5.3.*' falcon uvicorn ||
    skip "Nominatim could not be installed (it needs libicu-dev, pkg-config and a C++ compiler)"
venv=$(cd "$venv" && pwd) extract=$(realpath "$extract")

folder=$(mktemp -d)
port=$("$venv/bin/python" -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
web=$("$venv/bin/python" -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
server=
# PostgreSQL does not run as root.
as=
if [ "$(id -u)" = 0 ]; then
    as="runuser -u postgres --"
    chown postgres "$folder"
fi
tidy() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    (cd / && $as "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1) || true
    rm -rf "$folder"
}
trap tidy EXIT
trap 'exit 1' INT TERM

cd "$folder"
$as "$bin/initdb" -D "$folder/data" -A trust -U postgres >"$folder/initdb.log"
$as tee -a "$folder/data/postgresql.conf" >/dev/null <<CONF
listen_addresses = '127.0.0.1'
port = $port
unix_socket_directories = '$folder'
fsync = off
full_page_writes = off
CONF
$as "$bin/pg_ctl" -D "$folder/data" -l "$folder/data/log" -w start >/dev/null
"$bin/psql" -q -h 127.0.0.1 -p "$port" -U postgres \
    -c 'CREATE ROLE nominatim SUPERUSER LOGIN' -c 'CREATE ROLE "www-data" LOGIN'

export NOMINATIM_DATABASE_DSN="pgsql:host=127.0.0.1;port=$port;dbname=nominatim;user=nominatim"
export NOMINATIM_IMPORT_STYLE=extratags NOMINATIM_TOKENIZER=icu
mkdir project
# It ends well although it cannot ask the network for the date of its data.
"$venv/bin/nominatim" import --project-dir project --osm-file "$extract" --threads 2 >"$folder/import.log" 2>&1 || {
    tail -20 "$folder/import.log" >&2
    exit 1
}
"$venv/bin/nominatim" serve --project-dir project --server "127.0.0.1:$web" >"$folder/serve.log" 2>&1 &
server=$!
export WAYSIDE_NOMINATIM="http://127.0.0.1:$web"
tries=0
until "$venv/bin/python" -c "import urllib.request as u; u.urlopen('$WAYSIDE_NOMINATIM/status', timeout=5)" 2>/dev/null; do
    tries=$((tries + 1))
    if [ "$tries" -gt 60 ]; then
        tail -20 "$folder/serve.log" >&2
        exit 1
    fi
    sleep 0.5
done
cd "$OLDPWD"
"$@"
