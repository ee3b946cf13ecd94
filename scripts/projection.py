#!/usr/bin/env python3
"""Says where py-staticmaps puts places on its pictures, and how it draws areas: projection.py COUNT SEED

A row of a place:   P, centre (latitude, longitude), zoom, width, height, place (latitude, longitude), pixel (x, y)
A row of a picture: M, centre, zoom, width, height, corners of an area as "latitude,longitude;...", and the picture in
                    base64, one byte a pixel: 1 inside of the area.
"""
import base64
import math
import random
import sys

import s2sphere
import staticmaps

count, seed = int(sys.argv[1]), int(sys.argv[2])
chance = random.Random(seed)


def row(*values):
    print("\t".join(repr(value) if isinstance(value, float) else str(value) for value in values))


for _ in range(count):
    center = (chance.uniform(-80, 80), chance.uniform(-170, 170))
    zoom = chance.randint(0, 19)
    width, height = chance.choice([(480, 360), (640, 480), (1024, 1024), (375, 211)])
    near = 300 / 2**zoom
    latitude = max(-84, min(84, center[0] + chance.uniform(-near, near)))
    longitude = max(-179.9, min(179.9, center[1] + chance.uniform(-min(9, near), min(9, near))))
    transformer = staticmaps.Transformer(width, height, zoom, s2sphere.LatLng.from_degrees(*center), 256)
    x, y = transformer.ll2pixel(s2sphere.LatLng.from_degrees(latitude, longitude))
    row("P", *center, zoom, width, height, latitude, longitude, x, y)

for _ in range(12):
    center, zoom = (chance.uniform(-60, 60), chance.uniform(-170, 170)), chance.randint(6, 18)
    width, height, reach = 400, 300, 180 / 2**zoom
    # Spread round the centre: of a corner thinner than a pixel nobody can say which pixels it covers.
    angles = [math.radians(120 * number + chance.uniform(-25, 25)) for number in range(3)]
    ways = [chance.uniform(reach / 3, reach) for _ in angles]
    corners = [(center[0] + way * math.sin(angle) / 2, center[1] + way * math.cos(angle)) for way, angle in zip(ways, angles)]
    context = staticmaps.Context()
    context.set_tile_provider(staticmaps.tile_provider_None)
    context.set_center(staticmaps.create_latlng(*center))
    context.set_zoom(zoom)
    ring = [staticmaps.create_latlng(*corner) for corner in corners + corners[:1]]
    context.add_object(staticmaps.Area(ring, fill_color=staticmaps.RED, width=0, color=staticmaps.TRANSPARENT))
    picture = context.render_pillow(width, height).convert("RGB")
    red, green, blue = (band.tobytes() for band in picture.split())
    inside = bytes(1 if colour == (255, 0, 0) else 0 for colour in zip(red, green, blue))
    where = ";".join(f"{latitude!r},{longitude!r}" for latitude, longitude in corners)
    row("M", *center, zoom, width, height, where, base64.b64encode(inside).decode())
