#!/usr/bin/env python3
"""Random opening hours with what they come to at some moments, as opening-hours-py has it.

openings.py COUNT SEED prints lines of: opening hours, tab, latitude, longitude and zone or nothing, tab, moments
with "o" for open and "c" for closed, separated by commas.

Left out is what the two read differently on purpose: holidays (which days are some is not ours to know), open ends and
words without "open" (unknown to us), "||" (by the hour for us, by the day there), lists of days with a space in them, and hours past midnight with a rule
after them (there a rule for Sunday also ends Saturday's night).
"""
import datetime
import random
import sys
import zoneinfo

from opening_hours import OpeningHours, State

DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
SITES = [(48.21, 16.37, "Europe/Vienna"), (-33.87, 151.21, "Australia/Sydney"), (40.71, -74.01, "America/New_York")]


def chance(part):
    return random.random() < part


def clock(minutes):
    return "%02d:%02d" % divmod(minutes, 60)


def times(night):
    edges = sorted(random.sample(range(0, 24 * 4), 2 * random.choice([1, 1, 1, 2])))
    spans = [f"{clock(a * 15)}-{clock(b * 15)}" for a, b in zip(edges[::2], edges[1::2])]
    if night and chance(0.3):
        start = random.randint(72, 95)
        spans = [f"{clock(start * 15)}-{clock(random.randint(0, 24) * 15)}"]
        if chance(0.3):
            spans = [f"{clock(start * 15)}-{clock(24 * 60 + random.randint(0, 24) * 15)}"]
    return ",".join(spans)


def sun():
    spans = ["sunrise-sunset", "(sunrise+01:00)-(sunset-00:30)", "10:00-sunset", "dawn-dusk", "sunrise-16:00"]
    return random.choice(spans)


def weekdays():
    kind = random.random()
    if kind < 0.4:
        return "-".join(random.sample(DAYS, 2))
    if kind < 0.6:
        return ",".join(sorted(random.sample(DAYS, random.randint(1, 3)), key=DAYS.index))
    if kind < 0.8:
        return random.choice(DAYS)
    return f"{random.choice(DAYS)}[{random.choice(['1', '2', '-1', '-2', '1,3', '2-4'])}]"


def date():
    return f"{random.choice(MONTHS)} {random.randint(1, 28)}"


def dates():
    kind = random.random()
    if kind < 0.3:
        return "-".join(random.sample(MONTHS, 2))
    if kind < 0.45:
        return random.choice(MONTHS)
    if kind < 0.65:
        return f"{date()}-{date()}"
    if kind < 0.75:
        return date()
    if kind < 0.85:
        year = random.randint(2025, 2028)
        return f"{year} {date()}-{year + 1} {date()}"
    if kind < 0.93:
        first = random.randint(1, 40)
        return f"week {first:02}-{first + random.randint(3, 12):02}" + random.choice(["", "/2"])
    first = random.randint(2025, 2027)
    return random.choice([f"{first}", f"{first}-{first + 1}"])


def rule(night, is_first, with_sun):
    parts = []
    if chance(0.3):
        parts.append(dates())
    if chance(0.7):
        parts.append(weekdays())
    if not is_first and chance(0.3) and parts:
        return " ".join(parts + ["off"])
    if with_sun:
        return " ".join(parts + [sun()])
    if chance(0.9) or not parts:
        parts.append(times(night))
    return " ".join(parts)


def main(count, seed):
    random.seed(seed)
    made = 0
    while made < count:
        rules = random.choice([1, 1, 2, 2, 3])
        night = rules == 1
        with_sun = chance(0.1)
        texts = [rule(night, number == 0, with_sun) for number in range(rules)]
        text = texts[0]
        for more in texts[1:]:
            # After days alone ", " may also go on with the list of days.
            text += random.choice(["; ", "; ", ", "] if text[-1].isdigit() and ":" in text[-6:] else ["; "]) + more
        site = random.choice(SITES) if with_sun else None
        try:
            hours = OpeningHours(text, coords=site[:2], timezone=zoneinfo.ZoneInfo(site[2])) if site else OpeningHours(text)
        except Exception:
            continue
        moments = []
        for _ in range(24):
            day = datetime.datetime(2026, 1, 1) + datetime.timedelta(days=random.randint(0, 1000))
            # Between two quarters, so that no edge is hit; with the sun, off by some minutes at most.
            moment = day + datetime.timedelta(minutes=random.randint(0, 95) * 15 + 7)
            if site:
                near = [moment + datetime.timedelta(minutes=minutes) for minutes in (-6, 6)]
                if len({str(hours.state(at)) for at in near}) > 1:
                    continue
            state = hours.state(moment)
            kind = state[0] if isinstance(state, tuple) else state
            moments.append(moment.strftime("%Y-%m-%dT%H:%M:%S") + ("o" if kind == State.OPEN else "c"))
        where = f"{site[0]} {site[1]} {site[2]}" if site else ""
        print(f"{text}\t{where}\t{','.join(moments)}")
        made += 1


main(int(sys.argv[1]), int(sys.argv[2]))
