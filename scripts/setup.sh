#!/bin/sh
# Installs the system packages that Wayside needs and that are missing, and says so. Quick when all is there.
# Debian and Ubuntu; elsewhere it says what is needed. Nothing is installed without the right to do so.
set -eu

swift_needed=6.2

missing=
need() { # need PACKAGE COMMAND...: the package is missing when the command fails
    package=$1
    shift
    "$@" >/dev/null 2>&1 || missing="$missing $package"
}

check_packages() {
    missing=
    need git command -v git
    need pkg-config command -v pkg-config
    need libcurl4-openssl-dev pkg-config --exists libcurl
    need libsqlite3-dev pkg-config --exists sqlite3
    need libcairo2-dev pkg-config --exists cairo
    need libpango1.0-dev pkg-config --exists pangocairo
    need libturbojpeg0-dev pkg-config --exists libturbojpeg
    need zlib1g-dev pkg-config --exists zlib
    need libarchive-dev pkg-config --exists libarchive
    need fonts-dejavu-core test -e /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
    need osmium-tool command -v osmium
    need openstreetmap-carto-common test -e /usr/share/openstreetmap-carto-common/symbols
    need iso-codes test -e /usr/share/iso-codes/json/iso_3166-1.json
    need libjs-leaflet test -e /usr/share/javascript/leaflet/leaflet.js
    need tzdata test -e /usr/share/zoneinfo/Europe/Vienna
    need ca-certificates test -s /etc/ssl/certs/ca-certificates.crt
}

install_packages() {
    if ! command -v apt-get >/dev/null; then
        echo "setup: please install what Debian calls$missing, then run this again." >&2
        exit 1
    fi
    if [ "$(id -u)" = 0 ]; then
        as_root=
    elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
        as_root=sudo
    else
        echo "setup: these packages are missing:$missing" >&2
        echo "setup: please run: sudo apt-get update && sudo apt-get install -y --no-install-recommends$missing" >&2
        exit 1
    fi
    echo "setup: installing$missing"
    # A source that cannot be reached need not be the one we need, so a failed update is not the end.
    $as_root apt-get -q update || echo "setup: apt-get update had problems, trying to install all the same" >&2
    # shellcheck disable=SC2086  # one word per package
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends $missing
    check_packages
    if [ -n "$missing" ]; then
        echo "setup: still missing after the installation:$missing" >&2
        exit 1
    fi
}

check_swift() {
    if ! command -v swift >/dev/null; then
        echo "setup: Swift $swift_needed or newer is needed and was not found: see https://www.swift.org/install" >&2
        exit 1
    fi
    found=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1)
    oldest=$(printf '%s\n%s\n' "$swift_needed" "$found" | sort -V | head -n 1)
    if [ "$oldest" != "$swift_needed" ]; then
        echo "setup: Swift $swift_needed or newer is needed, found ${found:-an unknown version}:" \
            "see https://www.swift.org/install" >&2
        exit 1
    fi
}

check_packages
[ -z "$missing" ] || install_packages
check_swift
