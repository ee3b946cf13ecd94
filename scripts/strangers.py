#!/usr/bin/env python3
"""Asks `wayside` how it understands lines of people who never saw it, from which nothing is learned, and prints what is
right by file, and the commonest mistakes with examples.

  strangers.py WAYSIDE FOLDER      the binary, and a folder of files as in the corpus; its name is the language
"""
import collections, json, pathlib, subprocess, sys

binary, folder = sys.argv[1], pathlib.Path(sys.argv[2])


def lines(path):
    """Each line with the intents that would serve, the meant one first, and the names of the person's things."""
    for text in path.read_text(encoding="utf-8").splitlines():
        if text.startswith("= "):
            head, *parts = text[2:].split(";")
            intents = [word.strip() for word in head.replace("|", ",").split(",")]
            sides = (part.partition(":") for part in parts)
            names = {kind.strip(): [name.strip() for name in all.split(",")] for kind, _, all in sides}
        elif text.strip() and not text.startswith("#"):
            yield text, intents, names


def fits(wanted, given):
    return wanted == given or any(
        one.endswith(".*") and other.startswith(one[:-1]) for one, other in ((wanted, given), (given, wanted)))


asked = [(path.stem, *line) for path in sorted(folder.glob("*.txt")) for line in lines(path)]
requests = "".join(
    json.dumps({"text": text, "now": "2026-03-14T09:00:00", "language": folder.name} | names) + "\n"
    for _, text, _, names in asked)
answers = subprocess.run([binary, "parse", "--jsonl"], input=requests, capture_output=True, text=True, check=True)

tally, mistakes = collections.defaultdict(lambda: [0, 0]), collections.defaultdict(list)
for (name, text, intents, _), answer in zip(asked, answers.stdout.splitlines(), strict=True):
    given = json.loads(answer)["intent"]
    is_right = any(fits(intent, given) for intent in intents)
    for key in ("all", "asking for nothing" if intents[0] == "none" else "wishes", name):
        tally[key][0] += is_right
        tally[key][1] += 1
    if not is_right:
        mistakes[intents[0], given].append(text)
for key, (right, count) in tally.items():
    print(f"{key:24} {count:6} lines, {100 * right / count:.1f} % right")
for (wanted, given), texts in sorted(mistakes.items(), key=lambda item: -len(item[1]))[:15]:
    print(f"{len(texts):5}  {wanted} -> {given}: " + " | ".join(texts[:3]))
