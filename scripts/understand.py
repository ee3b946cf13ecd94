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
score(
    "intents", "in scope lenient 87 %, none: false action 1.0 %, writes 0.3 %", "score_intents.py",
    "intents_en_dev.jsonl", ask("parse", [{"text": line["text"], "now": now} for line in intents]),
    "--min", "20", "--confusions", "15")

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

metres = {"metre": 1, "kilometre": 1000, "mile": 1609.344, "yard": 0.9144, "foot": 0.3048, "inch": 0.0254,
          "centimetre": 0.01, "m": 1000}
quantities = lines("quantities_en_dev.jsonl")
read = ask("parse", [{"text": q["text"], "now": now, "as": "task.add"} for q in quantities]) or []
right = sum(
    1 for q, answer in zip(quantities, read)
    if q["dimension"] == "distance" and q.get("value") is not None
    and abs((answer["fields"].get("distance") or {}).get("metres", -1) - q["value"] * metres.get(q["unit"], 0)) < 0.01)
distances = sum(q["dimension"] == "distance" for q in quantities)
print(f"\n== quantities: {right} of {distances} distances read")
