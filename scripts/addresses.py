#!/usr/bin/env python3
"""What a Nominatim knows of the addresses of an extract.

addresses.py EXTRACT COUNT prints lines of: what was asked, tab, latitude, tab, longitude, tab, house number, tab, road.
For "search" lines the point is the one that Nominatim finds for "42 Quai Jean-Charles Rey"; for "reverse" lines the road
is the one that it finds at that house. The house numbers are spread evenly over those that the extract has. The server's
address is in WAYSIDE_NOMINATIM. Needs osmium.
"""
import json
import os
import subprocess
import sys
import urllib.parse
import urllib.request

BASE = os.environ["WAYSIDE_NOMINATIM"]


def ask(path, **query):
    query.update(format="jsonv2", addressdetails=1)
    with urllib.request.urlopen(f"{BASE}/{path}?{urllib.parse.urlencode(query)}", timeout=30) as answer:
        return json.load(answer)


def middle(geometry):
    """A corner or so of a shape: only to choose houses, never compared."""
    points = geometry["coordinates"]
    while isinstance(points[0], list):
        points = points[0]
    return points


def houses(extract):
    lines = subprocess.run(
        ["osmium", "export", "-f", "geojsonseq", "-x", "print_record_separator=false", extract],
        check=True, capture_output=True, text=True).stdout.splitlines()
    seen = {}
    for line in lines:
        feature = json.loads(line)
        tags = feature["properties"]
        if "addr:housenumber" in tags and "addr:street" in tags:
            seen.setdefault((tags["addr:street"], tags["addr:housenumber"]), middle(feature["geometry"]))
    return sorted(seen.items())


def main(extract, count):
    known = houses(extract)
    step = max(1, len(known) // count)
    for (street, number), point in known[::step][:count]:
        text = f"{number} {street}"
        found = [place for place in ask("search", q=text, limit=1) if place["address"].get("house_number")]
        if found:
            place = found[0]
            print("search", text, place["lat"], place["lon"], place["address"]["house_number"],
                  place["address"].get("road", ""), sep="\t")
        near = ask("reverse", lat=point[1], lon=point[0], zoom=18)
        if near.get("address", {}).get("road"):
            print("reverse", text, point[1], point[0], near["address"].get("house_number", ""),
                  near["address"]["road"], sep="\t")


main(sys.argv[1], int(sys.argv[2]))
