#!/usr/bin/env python3
"""Calendars as the icalendar and recurring-ical-events packages read them.

calendars.py expected FOLDER prints a line of JSON for each calendar in the folder that they read without complaint:
its file, a span of time, and what happens in it.

calendars.py check FOLDER reads calendars that Wayside wrote, with a file beside each of what Wayside says happens in
them, and fails where the packages complain or say otherwise.
"""
import datetime
import json
import pathlib
import signal
import sys
import warnings

import icalendar
import recurring_ical_events

UTC = datetime.timezone.utc
MOST = 2000


def stamp(time):
    if not isinstance(time, datetime.datetime):
        return time.isoformat()
    time = time if time.tzinfo else time.replace(tzinfo=UTC)
    return time.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def has_time(component):
    return component.get("DTSTART") is not None or component.get("DUE") is not None


def happening(calendar, start, stop):
    """Kind, start, end and summary of everything in a span, in order."""
    found = set()
    query = recurring_ical_events.of(calendar, components=["VEVENT", "VTODO"])
    for one in query.between(start, stop):
        end = one.get("DTEND") or one.get("DUE") or one["DTSTART"]
        title = " ".join(str(one.get("SUMMARY", "")).split())
        found.add((one.name, stamp(one["DTSTART"].dt), stamp(end.dt), title))
    return sorted(found)


def starts(calendar):
    for component in calendar.walk():
        if component.name in ("VEVENT", "VTODO") and has_time(component):
            time = (component.get("DTSTART") or component.get("DUE")).dt
            yield datetime.datetime(time.year, time.month, time.day, tzinfo=UTC)


def read(path):
    """The calendars of a file without what has no time at all; nothing where there is a complaint."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        calendars = icalendar.Calendar.from_ical(path.read_bytes(), multiple=True)
    if len(calendars) != 1 or calendars[0].name != "VCALENDAR":
        return None
    calendar = calendars[0]
    if any(component.errors for component in calendar.walk()):
        return None
    calendar.subcomponents = [part for part in calendar.subcomponents
                              if part.name not in ("VEVENT", "VTODO") or has_time(part)]
    return calendar


def give_up(*_):
    raise TimeoutError


def expected(folder):
    signal.signal(signal.SIGALRM, give_up)
    for path in sorted(folder.glob("*.ics")):
        signal.setitimer(signal.ITIMER_REAL, 20)
        try:
            calendar = read(path)
            times = sorted(starts(calendar)) if calendar else []
            for first in sorted({times[0], times[-1]}) if times else []:
                span = (first - datetime.timedelta(days=400), first + datetime.timedelta(days=1000))
                found = happening(calendar, *span)
                if len(found) <= MOST:
                    print(json.dumps({"file": path.name, "from": stamp(span[0]), "to": stamp(span[1]),
                                      "happening": found}))
        except Exception as problem:
            print(f"{path.name}: {type(problem).__name__} {problem}", file=sys.stderr)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)


def check(folder):
    checked = 0
    for path in sorted(folder.glob("*.ics")):
        said = json.loads(path.with_suffix(".json").read_text())
        calendar = read(path)
        if calendar is None:
            sys.exit(f"{path}: the icalendar package complains")
        span = [datetime.datetime.fromisoformat(said[edge]) for edge in ("from", "to")]
        found, ours = happening(calendar, *span), sorted(map(tuple, said["happening"]))
        if found != ours:
            for one in sorted(set(ours) ^ set(found)):
                print("only ours:" if one in ours else "only theirs:", *one)
            sys.exit(f"{path}: expands otherwise than with the recurring-ical-events package")
        checked += 1
    if checked == 0:
        sys.exit(f"{folder}: no calendars")
    print(f"{checked} calendars of ours are read alike by the icalendar and recurring-ical-events packages")


{"expected": expected, "check": check}[sys.argv[1]](pathlib.Path(sys.argv[2]))
