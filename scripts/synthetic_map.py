#!/usr/bin/env python3
"""Makes an OpenStreetMap extract of invented towns, to see how an import and its searches grow.

    scripts/synthetic_map.py 100 towns.osm.pbf

A town has 250 named places, 1,250 points of roads, and 300 houses with their numbers; 4,000 towns make a million places
and five million points. The same number gives the same file. osmium must be installed.
"""
import random
import subprocess
import sys

PLACES, STREETS, POINTS, HOUSES = 250, 125, 10, 300
SYLLABLES = "ba be bi bo da de do fa fe ga go ka ke ki ko la le li lo ma me mi mo na ne no pa pe ra re ri ro sa se si ta te ti to va ve".split()
KINDS = [
    ("amenity", "cafe", "Café", 30), ("amenity", "restaurant", "Gasthaus", 50), ("amenity", "bar", "Bar", 15),
    ("amenity", "pharmacy", "Apotheke", 8), ("amenity", "bank", "Bank", 8), ("shop", "bakery", "Bäckerei", 12),
    ("shop", "supermarket", "Markt", 12), ("shop", "clothes", "Mode", 25), ("tourism", "hotel", "Hotel", 25),
    ("tourism", "museum", "Museum", 4), ("leisure", "park", "Park", 8), ("amenity", "school", "Schule", 10),
    ("amenity", "place_of_worship", "Kirche", 8), ("office", "company", "Firma", 20), ("craft", "carpenter", "Tischlerei", 15),
]
ENDINGS = ["straße", "gasse", "weg", "allee", "platz"]
HOURS = ["Mo-Fr 08:00-18:00", "Mo-Su 10:00-22:00", "Tu-Sa 09:00-17:00; PH off", "24/7"]
ROADS = ["residential"] * 7 + ["tertiary"] * 2 + ["secondary"]
IDS_PER_TOWN = 10_000


def word(dice):
    return "".join(dice.choice(SYLLABLES) for _ in range(dice.choice((2, 3, 3, 4)))).capitalize()


def escape(text):
    return "".join(c if c.isalnum() or c in "/-;.:" else f"%{ord(c):x}%" for c in text)


class Town:
    """Two passes with the same dice: the points first, then what is made of them."""

    def __init__(self, number, side):
        self.dice = random.Random(number)
        self.first = number * IDS_PER_TOWN + 1
        self.west, self.south = 8 + number % side * 0.04, 45 + number // side * 0.03
        self.name = word(self.dice) + self.dice.choice(["dorf", "stadt", "bach", "berg"])
        self.streets = [word(self.dice).lower().capitalize() + self.dice.choice(ENDINGS) for _ in range(STREETS)]

    def point(self):
        return self.west + 0.004 + self.dice.random() * 0.032, self.south + 0.003 + self.dice.random() * 0.024

    def nodes(self):
        lines, node = [], self.first
        def add(x, y, tags=""):
            nonlocal node
            lines.append(f"n{node} x{x:.7f} y{y:.7f}{tags}")
            node += 1
        for x, y in ((0, 0), (0.04, 0), (0.04, 0.03), (0, 0.03)):
            add(self.west + x, self.south + y)
        add(self.west + 0.02, self.south + 0.015, f" Tplace=town,name={escape(self.name)},population={self.dice.randint(500, 50000)}")
        for _ in range(STREETS):
            x, y = self.point()
            for _ in range(POINTS):
                add(x, y)
                x, y = x + self.dice.uniform(-0.0002, 0.0006), y + self.dice.uniform(-0.0002, 0.0004)
        for _ in range(HOUSES):
            x, y = self.point()
            for dx, dy in ((0, 0), (0.0002, 0), (0.0002, 0.0001), (0, 0.0001)):
                add(x + dx, y + dy)
        for key, value, kind, _ in self.dice.choices(KINDS, weights=[k[3] for k in KINDS], k=PLACES):
            x, y = self.point()
            tags = f" T{key}={value},name={escape(kind + ' ' + word(self.dice))}"
            if self.dice.random() < 0.4:
                tags += f",opening_hours={escape(self.dice.choice(HOURS))}"
            if self.dice.random() < 0.3:
                tags += f",wheelchair={self.dice.choice(('yes', 'no', 'limited'))}"
            if value == "restaurant" and self.dice.random() < 0.2:
                tags += ",diet:vegan=yes,cuisine=" + self.dice.choice(("pizza", "regional", "asian"))
            add(x, y, tags)
        return lines

    def ways(self):
        lines, way, node = [], self.first, self.first + 5
        corners = [f"n{self.first + i % 4}" for i in range(5)]
        lines.append(f"w{way} N{','.join(corners)}")
        for street in self.streets:
            way += 1
            nodes = ",".join(f"n{node + i}" for i in range(POINTS))
            node += POINTS
            lines.append(f"w{way} Thighway={self.dice.choice(ROADS)},name={escape(street)} N{nodes}")
        for house in range(HOUSES):
            way += 1
            nodes = ",".join(f"n{node + i % 4}" for i in range(5))
            node += 4
            street = self.streets[house % STREETS]
            lines.append(f"w{way} Tbuilding=yes,addr:street={escape(street)},addr:housenumber={house // STREETS * 2 + 1},addr:city={escape(self.name)} N{nodes}")
        return lines

    def relation(self):
        tags = f"type=boundary,boundary=administrative,admin_level=8,name={escape(self.name)}"
        return [f"r{self.first} T{tags} Mw{self.first}@outer"]


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    towns, side = int(sys.argv[1]), max(1, round(int(sys.argv[1]) ** 0.5))
    command = ["osmium", "cat", "-F", "opl", "-O", "-o", sys.argv[2], "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as osmium:
        for part in (Town.nodes, Town.ways, Town.relation):
            for number in range(towns):
                osmium.stdin.write(("\n".join(part(Town(number, side))) + "\n").encode())
        osmium.stdin.close()
    sys.exit(osmium.returncode)


if __name__ == "__main__":
    main()
