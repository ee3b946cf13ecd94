#!/usr/bin/env python3
"""Asks `wayside` how it understands the development lines beside the project, and prints the scores with their bars.

  understand.py WAYSIDE DATA TOOLS      the binary, the folder of the lines, the folder of the scorers
"""
import json, os, subprocess, sys, tempfile

binary, data, tools = sys.argv[1:4]


def lines(name):
    with open(os.path.join(data, name), encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]


def ask(service, requests):
    text = "".join(json.dumps(request) + "\n" for request in requests)
    answers = subprocess.run([binary, service, "--jsonl"], input=text, capture_output=True, text=True)
    if answers.returncode != 0:
        print(f"wayside {service}: {answers.stderr.strip().splitlines()[:1]}")
        return None
    return [json.loads(line) for line in answers.stdout.splitlines()]


def score(title, bar, tool, gold, answers, *more):
    """`gold` is the name of a file among the data, or a path."""
    if answers is None:
        return
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as file:
        file.write("".join(json.dumps(answer) + "\n" for answer in answers))
        file.flush()
        print(f"\n== {title}; bar: {bar}")
        sys.stdout.flush()
        subprocess.run([sys.executable, os.path.join(tools, tool), os.path.join(data, gold), file.name, *more])


intents = lines("intents_en_dev.jsonl")
now = "2026-03-14T09:00:00"
bar = "in scope lenient 87 %, none: false action 1.0 %, writes 0.3 %"
understood = ask("parse", [{"text": line["text"], "now": now} for line in intents])
score(
    "intents", bar, "score_intents.py", "intents_en_dev.jsonl", understood, "--min", "20", "--confusions", "15")
with open(os.path.join(os.path.dirname(__file__), "understand-labels.tsv"), encoding="utf-8") as file:
    wrong = {line.split("\t")[0] for line in file if not line.startswith("#")}
with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as file:
    file.write("".join(json.dumps(line) + "\n" for line in intents if line["id"] not in wrong))
    file.flush()
    score(
        f"intents without {len(wrong)} labels that are plainly wrong (understand-labels.tsv)", bar, "score_intents.py",
        file.name, understood, "--min", "100000")

todos = lines("quickadd_en_dev.jsonl")
score(
    "quick add", "all parts 85 %, title 95 %", "score_quickadd.py", "quickadd_en_dev.jsonl",
    ask("parse", [{"text": t["text"], "now": t["reference"], "as": "task.add"} for t in todos]))

times = lines("datetime_en_dev.jsonl")
found = ask("dates", [{"text": t["text"], "now": t["reference"]} for t in times])
if found is not None:
    first = [(answer.get("found") or [{}])[0] for answer in found]
    score(
        "dates", "CORE start 90 %, start and end 86 %, each type 85 %, none: 3 of 53", "score_datetime.py",
        "datetime_en_dev.jsonl",
        [
            {"text": t["text"], "reference": t["reference"], "start": f.get("start"), "end": f.get("end"),
             "seconds": f.get("seconds"), "rrule": f.get("rule")}
            for t, f in zip(times, first)
        ])

METRES = {"metre": 1, "kilometre": 1000, "mile": 1609.344, "yard": 0.9144, "foot": 0.3048, "inch": 0.0254,
          "centimetre": 0.01, "millimetre": 0.001}
# Words that several currencies have, as docs/quantities.md says; with how many of them are one of the currency's.
CURRENCIES = {"dollar": ("USD", 1), "unnamed": ("USD", 1), "cent": ("USD", 100), "riyal": ("SAR", 1), "rial": ("IRR", 1)}
BOUNDS = {"under": "most", "above": "least"}


def measure(gold):
    """What the fields of a line should be: the values by name."""
    low, high = gold["value"] if isinstance(gold["value"], list) else (gold["value"], None)
    if gold["dimension"] == "distance":
        factor = METRES[gold["unit"]]
        wanted = {"metres": low * factor, "to": high and high * factor}
    else:
        currency, parts = CURRENCIES.get(gold["unit"], (gold["unit"].upper(), 1))
        wanted = {"amount": low / parts, "to": high and high / parts, "currency": currency}
    if gold["kind"] in BOUNDS:
        wanted["bound"] = BOUNDS[gold["kind"]]
    return wanted


def same(left, right):
    numbers = isinstance(left, (int, float)) and isinstance(right, (int, float))
    return abs(left - right) < 1e-6 if numbers else left == right


quantities = lines("quantities_en_dev.jsonl")
read = ask("parse", [{"text": q["text"], "now": now} for q in quantities]) or []
print("\n== quantities; bar: all but currencies written in ways that nobody here would")
for dimension in ("distance", "money"):
    asked = [(q, (a["fields"].get(dimension) or {})) for q, a in zip(quantities, read) if q["dimension"] == dimension]
    wrong = [q["text"] for q, got in asked if not all(same(got.get(k), v) for k, v in measure(q).items())]
    print(f"{dimension}: {len(asked) - len(wrong)} of {len(asked)} right" + "".join(f"\n  not: {text}" for text in wrong))
