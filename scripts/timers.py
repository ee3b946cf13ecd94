#!/usr/bin/env python3
"""Fills a new people's file with reminders that wait, one a second, of a thousand people.

timers.py FILE [COUNT]; the file was made by Wayside before.
"""
import sqlite3
import sys

PEOPLE = 1_000

path, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
db = sqlite3.connect(path, isolation_level=None)
# The triggers name it; what comes once never calls it.
db.create_function("nextOccurrence", 5, lambda *_: None)
db.execute("PRAGMA synchronous = OFF")
db.execute("PRAGMA cache_size = -1000000")
db.execute("BEGIN")
db.execute("UPDATE journal SET isPaused = 1")
for number in range(1, PEOPLE + 1):
    db.execute("INSERT INTO owner (id, kind) VALUES (?, 'person')", (number,))
    db.execute(
        """INSERT INTO person (id, name, timeZone, timeZoneIsAssumed, units, clock, firstWeekday, language)
        VALUES (?, 'somebody', 'Europe/Vienna', 0, 'metric', 24, 1, 'en')""", (number,))
    db.execute(
        "INSERT INTO chat (messenger, externalID, owner, isGroup) VALUES ('telegram', ?, ?, 0)", (str(number), number))
db.executemany(
    "INSERT INTO reminder (owner, text, due, isWallTime, createdAt) VALUES (?, ?, ?, 1, 0)",
    ((number % PEOPLE + 1, f"call {number}", 2e9 + number) for number in range(count)))
# Not searched for here, and read at the end of a transaction.
db.execute("DELETE FROM searchDue")
db.execute("UPDATE journal SET isPaused = 0")
db.execute("COMMIT")
db.execute("ANALYZE")
print(f"timers: {db.execute('SELECT count(*) FROM timer').fetchone()[0]:,} wait")
