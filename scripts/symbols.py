#!/usr/bin/env python3
"""Writes Sources/Pictures/Symbols/SymbolSheet.swift: the small signs of places of interest as plain outlines.

They are those of openstreetmap-carto (CC0), which Debian has as openstreetmap-carto-common. Run it again when that
package brings nicer ones:  python3 -m venv V && V/bin/pip install svgelements && V/bin/python scripts/symbols.py
"""
import pathlib
import sys
import textwrap

from svgelements import SVG, Arc, Close, CubicBezier, Line, Move, Path, QuadraticBezier, Shape

SYMBOLS = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/openstreetmap-carto-common/symbols")
TARGET = pathlib.Path(__file__).resolve().parent.parent / "Sources/Pictures/Symbols/SymbolSheet.swift"

# Every file of these folders is taken under its own name, "amenity/cafe" for amenity=cafe ...
FOLDERS = ["amenity", "shop", "tourism", "leisure", "historic", "office"]
LEFT_OUT = {
    "amenity/entrance", "amenity/parking_entrance_multistorey", "amenity/parking_entrance_underground",
    "amenity/parking_subtle", "amenity/parking_tickets", "amenity/public_transport_tickets", "amenity/bench",
    "leisure/golf_pin", "tourism/terminal", "tourism/audioguide", "tourism/board", "tourism/map", "office/consulate",
}
# ... and these under others: what the tag is called, and which file shows it.
NAMED = {
    "amenity/bicycle_rental": "amenity/rental_bicycle", "amenity/car_rental": "amenity/rental_car",
    "amenity/fire_station": "amenity/firestation", "amenity/townhall": "amenity/town_hall",
    "amenity/ferry_terminal": "amenity/ferry", "amenity/food_court": "amenity/restaurant",
    "amenity/clinic": "amenity/doctors", "amenity/marketplace": "shop/marketplace",
    "healthcare/doctor": "amenity/doctors", "healthcare/clinic": "amenity/doctors",
    "healthcare/dentist": "amenity/dentist", "healthcare/pharmacy": "amenity/pharmacy",
    "healthcare/hospital": "amenity/hospital",
    "shop/wine": "shop/alcohol", "shop/pastry": "shop/confectionery", "shop/chocolate": "shop/confectionery",
    "shop/books": "amenity/library", "shop/boutique": "shop/clothes", "shop/fashion": "shop/clothes",
    "shop/cosmetics": "shop/perfumery", "shop/dry_cleaning": "shop/laundry", "shop/doityourself": "shop/diy",
    "shop/hardware": "shop/diy", "shop/kiosk": "shop/newsagent", "shop/farm": "shop/greengrocer",
    "shop/ice_cream": "amenity/ice_cream", "shop/mall": "shop/department_store", "shop/watches": "shop/jewelry",
    "tourism/camp_site": "tourism/camping", "tourism/caravan_site": "tourism/caravan_park",
    "tourism/information": "tourism/office", "tourism/picnic_site": "tourism/picnic",
    "tourism/alpine_hut": "tourism/alpinehut", "tourism/gallery": "shop/art",
    "leisure/fitness_centre": "leisure/fitness", "leisure/fitness_station": "leisure/fitness",
    "leisure/sports_centre": "leisure/fitness", "leisure/golf_course": "leisure/golf",
    "natural/peak": "natural/peak", "natural/volcano": "natural/peak", "natural/cave_entrance": "natural/cave",
    "natural/spring": "natural/spring", "natural/saddle": "natural/saddle", "waterway/waterfall": "natural/waterfall",
    "highway/bus_stop": "highway/bus_stop", "public_transport/platform": "highway/bus_stop",
    "aeroway/aerodrome": "amenity/aerodrome", "aeroway/helipad": "amenity/helipad",
    "man_made/lighthouse": "man_made/lighthouse", "man_made/windmill": "man_made/windmill",
    "man_made/water_tower": "man_made/water_tower",
}


def number(value):
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def outline(path):
    """The path in absolute M, L, C and Z."""
    words = []
    for segment in path:
        if isinstance(segment, Move):
            words += ["M", segment.end]
        elif isinstance(segment, Close):
            words += ["Z"]
        elif isinstance(segment, Line):
            words += ["L", segment.end]
        elif isinstance(segment, QuadraticBezier):
            start, control, end = segment.start, segment.control, segment.end
            words += ["C", start + (control - start) * (2 / 3), end + (control - end) * (2 / 3), end]
        elif isinstance(segment, CubicBezier):
            words += ["C", segment.control1, segment.control2, segment.end]
        elif isinstance(segment, Arc):
            for curve in segment.as_cubic_curves():
                words += ["C", curve.control1, curve.control2, curve.end]
    return [w if isinstance(w, str) else f"{number(w.x)},{number(w.y)}" for w in words]


def read(name):
    svg = SVG.parse(str(SYMBOLS / f"{name}.svg"))
    words = []
    for element in svg.elements():
        if not isinstance(element, Shape) or element.values.get("display") == "none":
            continue
        if element.fill is not None and element.fill.value is None:
            continue
        words += outline(abs(Path(element)))
    return f"{number(svg.width)} {number(svg.height)}", words


def main():
    files = {f"{folder}/{file.stem}" for folder in FOLDERS for file in (SYMBOLS / folder).glob("*.svg")} - LEFT_OUT
    names = {name: name for name in files} | NAMED
    lines = []
    for file in sorted(set(names.values())):
        tags = " ".join(sorted(name.replace("/", "=") for name, its in names.items() if its == file))
        size, words = read(file)
        lines += textwrap.wrap(f"@{tags}", 112) if len(tags) < 111 else [f"@{tags}"]
        lines += [f"#{size}"] + textwrap.wrap(" ".join(words), 112)
    text = "\n".join("        " + line for line in lines)
    TARGET.write_text(
        "/// The outlines of small signs, made by scripts/symbols.py from the symbols of openstreetmap-carto (CC0).\n"
        "enum SymbolSheet {\n"
        "    /// Of each sign: a line with its tags, one with its width and height, then lines of its outline.\n"
        f'    static let text = """\n{text}\n        """\n}}\n')
    print(f"{len(set(names.values()))} signs, {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
