#!/usr/bin/env python3
"""Fills a new people's file with the things of one person, to be searched.

hoard.py FILE [COUNT]; the file was made by Wayside before. A thing says three to ten words, some much more often than
others; besides, every tenth says "market", every hundredth "bread", and five say "quince".
"""
import random
import sqlite3
import sys

path, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
dice = random.Random(7)
SYLLABLES = "ba be bo da di do fa fi ga go ka ki la le lo ma mi mo na ne ni pa po ra ri ro sa si so ta te ti va ve".split()
WORDS = ["".join(dice.choice(SYLLABLES) for _ in range(dice.choice((2, 3, 3, 4)))) for _ in range(8_000)]
SHARES = {"place": 0.25, "note": 0.45, "task": 0.25, "heading": 0.05}
COLUMNS = {"place": "name, latitude, longitude, rank", "note": "text, rank", "task": "title, rank", "heading": "name"}


def text(number):
    said = [WORDS[int(len(WORDS) * dice.random() ** 3)] for _ in range(dice.randint(3, 10))]
    said += [word for word, each in (("market", 10), ("bread", 100), ("quince", count // 5)) if number % each == 0]
    dice.shuffle(said)
    return " ".join(said)


def values(kind, number):
    if kind == "place":
        return text(number)[:100], dice.uniform(-60, 60), dice.uniform(-170, 170), number
    return (f"{text(number)[:80]} {number}",) if kind == "heading" else (text(number), number)


db = sqlite3.connect(path, isolation_level=None)
db.execute("PRAGMA synchronous = OFF")
db.execute("PRAGMA cache_size = -1000000")
db.execute("BEGIN")
db.execute("UPDATE journal SET isPaused = 1")
db.execute("INSERT INTO owner (id, kind) VALUES (1, 'person')")
db.execute(
    """INSERT INTO person (id, name, timeZone, timeZoneIsAssumed, units, clock, firstWeekday, language)
    VALUES (1, 'somebody', 'Europe/Vienna', 0, 'metric', 24, 1, 'en')""")
number = 0
for kind, share in SHARES.items():
    columns = COLUMNS[kind] + ("" if kind == "heading" else ", createdAt")
    places = ", ".join("?" for _ in columns.split(","))
    for _ in range(round(count * share)):
        number += 1
        row = values(kind, number) + (() if kind == "heading" else (number,))
        db.execute(f"INSERT INTO {kind} (owner, {columns}) VALUES (1, {places})", row)
db.execute("UPDATE journal SET isPaused = 0")
db.execute("COMMIT")
db.execute("ANALYZE")
print(f"hoard: {number:,} things")
