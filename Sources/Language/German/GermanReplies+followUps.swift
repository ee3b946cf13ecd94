extension GermanReplies {
    static let followUps = [
        "tasksAtPlace.ask": "*{name}* ist ein Pin von dir. Ist das dort zu tun? ({n})",
        "tasksAtPlace.tasks": "Zu tun bei {name}",
        "atPlace.keep": "Notiz bei {name}", "atThing.add": "Zu {name} dazu",
        "atThing.move": "{name} verschieben: {time}", "atPlace.rename": "In {name} umbenennen",
        "atPlace.whether": "Soll *{name}* nun *{words}* heißen? Noch ist nichts geändert.",
        "follow.nothing":
            "Ich weiß nicht, was du damit meinst. Nenn es beim Namen, oder antworte auf seine Nachricht.",
        "follow.asksOfEach":
            "Ich müsste dich zu jedem etwas fragen, also ist nichts geschehen. Sag alles auf einmal, etwa `erinner mich an beide um 18 Uhr`, oder eines nach dem anderen.",
        "follow.noWords":
            "„{words}“ nehme ich nicht als neue Worte, also ist nichts geändert. `nenn es {words}` macht es dazu.",
        "follow.which": "Was davon meinst du?",
        "follow.whichNumber": "Welches davon? Sag seine Nummer, etwa `das zweite`.",
        "follow.notAsked": "Diese Frage ist erledigt.", "follow.noNumber": "Eine Nummer {n} gibt es hier nicht.",
        "follow.now": "Neu *{when}*: {text}", "several.words": "„{words}“: {text}",
        "several.followed": "Deine Änderung gilt: {name}",
        "follow.reminder": "⏰ {name}",
        "follow.heading": "Überschrift: {name}",
        "follow.noTime":
            "„{name}“ ist keine Erinnerung und hat keine Uhrzeit. `erinner mich um 18 Uhr daran` macht eine daraus.",
        "follow.noHome": "„{name}“ lässt sich nirgends hinlegen; Notizen und Aufgaben schon.",
        "follow.noHiding": "Nur Aufgaben lassen sich bis zu einem Tag verbergen, und „{name}“ ist keine.",
        "follow.doneAlready": "Das ist schon erledigt: {name}",
        "follow.noLabel": "Labels haben nur Pins und Aufgaben, und „{name}“ ist weder noch.",
        "follow.noPriority": "Eine Priorität haben nur Aufgaben, und „{name}“ ist keine.",
        "follow.unfit": "Das geht mit „{name}“ nicht.",
        "several.part": "{n}. {text}", "several.open": "{n} öffnen", "several.keepTask": "{n} als Aufgabe behalten",
        "several.keep": "{n} als Notiz behalten",
        "several.later": "„{text}“ wartet, bis du geantwortet hast; davon ist noch nichts getan.",
    ]
}
