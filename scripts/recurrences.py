#!/usr/bin/env python3
"""Random recurrence rules with their first moments as python-dateutil gives them.

recurrences.py COUNT SEED prints lines of: rule, tab, start, tab, moments separated by commas; for rules of days then a
tab, a time zone, a tab, and when the clocks of that zone show these moments, in UTC.
"""
import datetime
import itertools
import random
import signal
import sys
import zoneinfo

from dateutil.rrule import rrulestr

DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
MOST = 12
ZONES = [
    "Europe/Vienna", "Europe/Dublin", "America/New_York", "America/Santiago", "America/St_Johns", "Asia/Kolkata",
    "Asia/Tehran", "Australia/Lord_Howe", "Pacific/Apia", "Africa/Cairo", "Antarctica/Troll",
]


def some(values, most):
    return ",".join(str(value) for value in sorted(random.sample(values, random.randint(1, most))))


def signed(last):
    return list(range(1, last + 1)) + list(range(-last, 0))


def chance(part):
    return random.random() < part


def rule(frequency):
    parts = {"FREQ": frequency}
    if chance(0.5):
        parts["INTERVAL"] = random.choice([2, 2, 3, 4, 5, 7, 12, 30])
    is_long = frequency in ("YEARLY", "MONTHLY")
    if chance(0.3):
        parts["BYMONTH"] = some(range(1, 13), 4)
    if chance(0.3) and frequency != "WEEKLY":
        parts["BYMONTHDAY"] = some(signed(31), 4)
    if frequency == "YEARLY" and chance(0.15):
        parts["BYYEARDAY"] = some(signed(366), 4)
    if frequency == "YEARLY" and chance(0.15):
        # Week 53 of years that have 52 is counted differently where weeks do not begin on Monday.
        parts["BYWEEKNO"] = some(signed(52), 4)
    if chance(0.45):
        # A list that mixes days with and without a number means different things to different programs.
        counted = is_long and "BYWEEKNO" not in parts and chance(0.5)
        last = 5 if frequency == "MONTHLY" or "BYMONTH" in parts else 53
        days = random.sample(DAYS, random.randint(1, 4))
        parts["BYDAY"] = ",".join((str(random.choice(signed(last))) if counted else "") + day for day in days)
    if chance(0.25):
        parts["BYHOUR"] = some(range(24), 3)
    if chance(0.2):
        parts["BYMINUTE"] = some(range(60), 3)
    if chance(0.1):
        parts["BYSECOND"] = some(range(60), 2)
    if any(name.startswith("BY") for name in parts) and chance(0.25) and (
        frequency not in ("SECONDLY", "MINUTELY", "WEEKLY") and "BYWEEKNO" not in parts
    ):
        # For weeks others count from the start and not from the first day of its week; where BYWEEKNO's weeks reach over
        # the end of a year they count differently, too.
        parts["BYSETPOS"] = some(signed(5), 2)
    if chance(0.2):
        parts["WKST"] = random.choice(DAYS)
    return parts


def in_zone(name, start, moments):
    """The moments in UTC; nothing where zones are not compared: what is said of the far future differs."""
    zone = zoneinfo.ZoneInfo(name)
    utc = [moment.replace(tzinfo=zone).astimezone(datetime.timezone.utc) for moment in [start, *moments]]
    if utc[0].astimezone(zone).replace(tzinfo=None) != start or any(moment.year > 2036 for moment in utc):
        return ["", ""]
    # What the clocks leave out may come with another one.
    once = sorted(set(utc[1:]))
    return [name, ",".join(moment.replace(tzinfo=None).isoformat() for moment in once)]


def give_up(*_):
    raise TimeoutError


def main():
    signal.signal(signal.SIGALRM, give_up)
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    random.seed(seed)
    written = 0
    while written < count:
        frequency = random.choice(["YEARLY", "MONTHLY", "WEEKLY", "DAILY"] * 3 + ["HOURLY", "MINUTELY", "SECONDLY"])
        start = datetime.datetime(2000, 1, 1) + datetime.timedelta(seconds=random.randrange(40 * 365 * 86_400))
        parts = rule(frequency)
        if frequency in ("HOURLY", "MINUTELY", "SECONDLY"):
            # Others search second by second, so that rare ones take them hours.
            for name in ("BYMONTHDAY", "BYMONTH", "BYDAY", "BYSETPOS"):
                parts.pop(name, None)
        ending = random.random()
        if ending < 0.2:
            parts["COUNT"] = random.randint(1, 10)
        elif ending < 0.4:
            parts["UNTIL"] = (start + datetime.timedelta(days=random.randrange(3000))).strftime("%Y%m%dT%H%M%S")
        text = ";".join(f"{name}={value}" for name, value in parts.items())
        # A rule that never comes true is searched to the year 9999: too long for one of thousands.
        signal.setitimer(signal.ITIMER_REAL, 0.5)
        try:
            moments = list(itertools.islice(rrulestr(text, dtstart=start), MOST))
        except (ValueError, TimeoutError):
            continue
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        # What comes later than that is not looked for.
        if any(moment.year > start.year + 300 for moment in moments):
            continue
        days = frequency not in ("HOURLY", "MINUTELY", "SECONDLY")
        clocks = in_zone(random.choice(ZONES), start, moments) if days else ["", ""]
        print(text, start.isoformat(), ",".join(moment.isoformat() for moment in moments), *clocks, sep="\t")
        written += 1


if __name__ == "__main__":
    main()
