#!/usr/bin/env python3
"""Fills an empty people's file with a crowd, for measuring: python3 crowd.py FILE [PEOPLE [FOLLOWS [THINGS]]]

Who follows whom is as uneven as among people: one in a hundred follows twenty-five times as many as the others, and
few are followed by most. The file is made by the server itself (its schema); what is written here past its triggers
is good for looking at only.
"""
import random
import sqlite3
import sys

PATH, (PEOPLE, FOLLOWS, THINGS) = sys.argv[1], (
    [int(number) for number in sys.argv[2:5]] + [100_000, 10_000_000, 1_000_000][len(sys.argv) - 2:])
GROUPS = max(1, PEOPLE // 20)
AUDIENCES = ["only_me"] * 12 + ["close_friends"] * 2 + ["chosen"] + ["followers"] * 2 + ["everyone"] * 3
dice = random.Random(7)


def popular():
    """A person, the small numbers much more often."""
    return 1 + int(PEOPLE * dice.random() ** 3)


def anyone():
    return dice.randint(1, PEOPLE)


def point(owner):
    """Four of five within some kilometres of where the owner lives, the others anywhere."""
    town = random.Random(owner)
    latitude, longitude = town.uniform(-70, 70), town.uniform(-170, 170)
    if dice.random() < 0.2:
        return dice.uniform(-80, 80), dice.uniform(-180, 180)
    return latitude + dice.gauss(0, 0.03), longitude + dice.gauss(0, 0.04)


def owners():
    settings = "UTC", 0, "metric", 24, 2, "en"
    columns = "timeZone, timeZoneIsAssumed, units, clock, firstWeekday, language"
    fill("owner (id, kind)", ((id, "person" if id <= PEOPLE else "group") for id in range(1, PEOPLE + GROUPS + 1)))
    fill(f"person (id, name, username, {columns})",
         ((id, f"Person {id}", f"person_{id}", *settings) for id in range(1, PEOPLE + 1)))
    # One in fifty has linked the account of another, who has been blocked by a few as everybody has.
    fill("identity (person, messenger, externalID, displayName, home, linkedAt)",
         ((id if home is None else id + 1, "telegram", f"{id}", "x", home, home and 0.0)
          for id in range(1, PEOPLE + 1) for home in [id if id % 50 == 0 and id < PEOPLE else None]))
    fill("position (person, latitude, longitude, takenAt, receivedAt)",
         ((id, *point(id), 0.0, 0.0) for id in range(1, PEOPLE + 1)))
    fill(f"groupChat (id, title, {columns})",
         ((id, f"Group {id}", *settings) for id in range(PEOPLE + 1, PEOPLE + GROUPS + 1)))
    fill("member (groupChat, person)",
         ((id, person) for id in range(PEOPLE + 1, PEOPLE + GROUPS + 1) for person in some(8, anyone)))


def some(count, pick, besides=0):
    """Different people, at most that many."""
    return sorted({pick() for _ in range(count)} - {besides})


def relations():
    usual = max(1, round(FOLLOWS / PEOPLE / 1.19))
    fill("follow (follower, followed, isAccepted, createdAt)",
         ((id, other, dice.random() < 0.97, 0.0)
          for id in range(1, PEOPLE + 1)
          for other in some(usual * (25 if id % 100 == 0 else 1), popular, id)))
    fill("closeFriend (person, friend)",
         ((id, other) for id in range(1, PEOPLE + 1) for other in some(10, anyone, id)))
    fill("block (person, blocked)",
         ((id, other) for id in range(1, PEOPLE + 1) for other in some(2, anyone, id)))


def things():
    shares = {"place": 0.25, "heading": 0.1, "reminder": 0.05, "note": 0.6}
    kept = {kind: {} for kind in shares}
    columns = {
        "place": ("name, latitude, longitude, rank, createdAt",
                  lambda id, owner: (f"place {id}", *point(owner), id, id)),
        "heading": ("name", lambda id, _: (f"list {id}",)),
        "reminder": ("text, due, isWallTime, createdAt", lambda id, _: (f"call {id}", 9e9, 1, id)),
        "note": ("text, rank, createdAt, place, heading",
                 lambda id, owner: (f"squats {id}", id, id, *home(owner, kept))),
    }
    for kind, share in shares.items():
        names, values = columns[kind]
        rows = [(popular() if dice.random() < 0.5 else anyone(), dice.choice(AUDIENCES))
                for _ in range(round(THINGS * share))]
        rows = [(PEOPLE + dice.randint(1, GROUPS), "only_me") if dice.random() < 0.05 else row for row in rows]
        for id, (owner, _) in enumerate(rows, 1):
            kept[kind].setdefault(owner, []).append(id)
        fill(f"{kind} (id, owner, audience, {names})",
             ((id, owner, audience, *values(id, owner)) for id, (owner, audience) in enumerate(rows, 1)))
        if kind != "reminder":
            db.execute(f"UPDATE {kind} SET sharedAt = id WHERE audience <> 'only_me'")
        shared = [(id, owner) for id, (owner, audience) in enumerate(rows, 1) if audience == "chosen"]
        fill("chosen (owner, kind, thing, person)",
             ((owner, kind, id, other) for id, owner in shared for other in some(3, anyone, owner)))
        links = [(id, owner) for id, (owner, _) in enumerate(rows, 1) if id % 50 == 0 and owner <= PEOPLE]
        fill("link (owner, kind, thing, token, createdAt)",
             ((owner, kind, id, f"{kind}-{id:020}", 0.0) for id, owner in links))
    # One place in three is on one or two lists of its owner.
    fill("listed (heading, place, rank)",
         ((heading, place, place) for owner, places in kept["place"].items() if owner in kept["heading"]
          for place in places[::3] for heading in some(2, lambda: dice.choice(kept["heading"][owner]))))
    for kind in ("note", "place", "heading"):
        db.execute(f"""INSERT INTO share (owner, kind, thing, audience, sharedAt)
            SELECT owner, '{kind}', id, audience, sharedAt FROM {kind} WHERE audience <> 'only_me'""")
    newest = ", ".join(f"max(iif(reach = '{reach}', sharedAt, NULL))" for reach in ("followers", "close_friends"))
    db.execute(f"INSERT INTO newestShare SELECT owner, {newest} FROM share GROUP BY owner")
    fill("linkHolder (link, person)",
         ((link, other) for (link,) in list(db.execute("SELECT id FROM link")) for other in some(3, anyone)))


def home(owner, kept):
    """A note's place or list: one in three is at a place, one in three in a list, where there are some."""
    place, heading = (dice.choice(kept[kind].get(owner, [None])) for kind in ("place", "heading"))
    return dice.choice([(None, None), (place, None), (None, heading)])


def fill(table, rows):
    places = ", ".join("?" for _ in table.split(","))
    db.executemany(f"INSERT INTO {table} VALUES ({places})", rows)


db = sqlite3.connect(PATH, isolation_level=None)
db.execute("PRAGMA synchronous = OFF")
db.execute("PRAGMA cache_size = -1000000")
for (name,) in list(db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")):
    db.execute(f'DROP TRIGGER "{name}"')
# Made anew when all is there, which is many times faster.
(index,) = db.execute("SELECT sql FROM sqlite_master WHERE name = 'followOfFollowed'").fetchone()
db.execute("DROP INDEX followOfFollowed")
db.execute("BEGIN")
owners()
relations()
things()
db.execute(index)
db.execute("COMMIT")
db.execute("ANALYZE")
for table in ["person", "follow", "closeFriend", "block", "note", "place", "heading", "reminder", "chosen", "link"]:
    print(f"{table} {db.execute(f'SELECT count(*) FROM {table}').fetchone()[0]:,}", end="; ")
print()
