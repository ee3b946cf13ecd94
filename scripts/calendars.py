#!/usr/bin/env python3
"""Calendars as the icalendar and recurring-ical-events packages read them.

calendars.py expected FOLDER prints a line of JSON for each calendar in the folder that they read without complaint:
its file, a span of time, and what happens in it without the entries (UIDs) that contradict themselves.

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
        start, end = one["DTSTART"].dt, end.dt
        if one.name == "VEVENT" and start == end and not isinstance(start, datetime.datetime):
            # For us a whole day that ends before it began is that day.
            end += datetime.timedelta(days=1)
        found.add((one.name, stamp(start), stamp(end), title))
    return sorted(found)


def starts(calendar):
    for component in calendar.walk():
        if component.name in ("VEVENT", "VTODO") and has_time(component):
            time = (component.get("DTSTART") or component.get("DUE")).dt
            yield datetime.datetime(time.year, time.month, time.day, tzinfo=UTC)


def is_time(time):
    return isinstance(time, datetime.datetime)


def times(component, name):
    values = component.get(name, [])
    for value in values if isinstance(values, list) else [values]:
        for one in value.dts if hasattr(value, "dts") else [value]:
            if not isinstance(one.dt, tuple):
                yield one.dt
            else:
                # A period of days, which may not be, has become one of times.
                midnight = all(str(edge)[11:19] in ("00:00:00", "") for edge in one.dt)
                yield one.dt[0].date() if midnight else one.dt[0]


def is_whole(component):
    """Start, end and all the others are days, or all are times; and the end is behind the start."""
    start = (component.get("DTSTART") or component.get("DUE")).dt
    edges = [part.dt for part in (component.get("DTEND"), component.get("DUE")) if part]
    others = [time for name in ("RDATE", "RECURRENCE-ID") for time in times(component, name)]
    rules = component.get("RRULE", [])
    untils = [time for rule in (rules if isinstance(rules, list) else [rules]) for time in rule.get("UNTIL", [])]
    duration = component.get("DURATION")
    if duration and not is_time(start) and duration.dt.seconds:
        return False
    if any(is_time(time) != is_time(start) for time in edges + others + untils):
        return False
    return all(stamp(start) <= stamp(edge) for edge in edges)


def read(path):
    """The calendar of a file without what has no time at all; nothing where there is a complaint."""
    # Zones of other files are forgotten.
    icalendar.use_zoneinfo()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        calendars = icalendar.Calendar.from_ical(path.read_bytes(), multiple=True)
    if len(calendars) != 1 or calendars[0].name != "VCALENDAR":
        return None
    calendar = calendars[0]
    if any(component.errors for component in calendar.walk()):
        return None
    return calendar


def take_broken(calendar):
    """Takes out what has no time, or times that do not fit each other; gives the UIDs of all with the same UID."""
    entries = [part for part in calendar.subcomponents if part.name in ("VEVENT", "VTODO")]
    timeless = [part for part in entries if not has_time(part)]
    broken = {str(part.get("UID")) for part in entries if has_time(part) and not is_whole(part)}
    calendar.subcomponents = [part for part in calendar.subcomponents
                              if part not in timeless and str(part.get("UID")) not in broken]
    return sorted(broken)


def give_up(*_):
    raise TimeoutError


def expected(folder):
    signal.signal(signal.SIGALRM, give_up)
    for path in sorted(folder.glob("*.ics")):
        signal.setitimer(signal.ITIMER_REAL, 20)
        try:
            calendar = read(path)
            without = take_broken(calendar) if calendar else []
            begins = sorted(starts(calendar)) if calendar else []
            for first in sorted({begins[0], begins[-1]}) if begins else []:
                span = (first - datetime.timedelta(days=400), first + datetime.timedelta(days=1000))
                found = happening(calendar, *span)
                if len(found) <= MOST:
                    print(json.dumps({"file": path.name, "from": stamp(span[0]), "to": stamp(span[1]),
                                      "without": without, "happening": found}))
        except Exception as problem:
            print(f"{path.name}: {type(problem).__name__} {problem}", file=sys.stderr)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)


def without_hours(theirs, ours):
    """What is left when pairs are taken out that end an hour apart: hours that a DURATION names are hours of the clock
    for us (RFC 5545, 3.3.6), also in the night of a change, but not for them."""
    def end(one):
        return datetime.datetime.fromisoformat(one[2])

    left = set(theirs)
    for one in ours:
        pair = next((other for other in left if (*other[:2], other[3]) == (*one[:2], one[3])
                     and abs(end(one) - end(other)) <= datetime.timedelta(hours=1)), None)
        left ^= {pair or one}
    return left


def check(folder):
    checked = 0
    for path in sorted(folder.glob("*.ics")):
        said = json.loads(path.with_suffix(".json").read_text())
        calendar = read(path)
        if calendar is None:
            sys.exit(f"{path}: the icalendar package complains")
        take_broken(calendar)
        span = [datetime.datetime.fromisoformat(said[edge]) for edge in ("from", "to")]
        found, ours = set(happening(calendar, *span)), set(map(tuple, said["happening"]))
        if odd := without_hours(found - ours, ours - found):
            for one in sorted(odd):
                print("only ours:" if one in ours else "only theirs:", *one)
            sys.exit(f"{path}: expands otherwise than with the recurring-ical-events package")
        checked += 1
    if checked == 0:
        sys.exit(f"{folder}: no calendars")
    print(f"{checked} calendars of ours are read alike by the icalendar and recurring-ical-events packages")


{"expected": expected, "check": check}[sys.argv[1]](pathlib.Path(sys.argv[2]))
