extension GermanReplies {
    /// Check-ins, bundles, routines and the review.
    static let bundles = [bundleAbout, checkIns, bundleCards, bundleNotes, routines, bundleEntries].reduce(
        into: [String: String]()
    ) {
        $0.merge($1) { first, _ in first }
    }

    private static let bundleAbout = [
        "about.checkin": "Einchecken, wenn du kommst, gehst oder fertig bist",
        "about.bundle.show": "Das Bündel, an dem du gerade bist",
        "about.bundle.list": "Was du in welchem Bündel erledigt hast, und wann",
        "about.bundle.add": "Etwas in dein Bündel geben",
        "about.bundle.finish": "Dein Bündel abschließen",
        "about.bundle.abandon": "Dein Bündel aufgeben; was nicht erledigt ist, geht zurück",
        "about.bundle.icon": "Deinem Bündel ein Zeichen geben",
        "about.bundle.rename": "Deinem Bündel einen Namen geben",
        "about.routine.list": "Was du immer wieder tust",
        "about.routine.start": "Eine Routine beginnen",
        "about.routine.add": "Ein Bündel als Routine behalten",
        "about.routine.update": "Eine Routine umbenennen",
        "about.routine.delete": "Eine Routine löschen",
        "about.occasion.chain": "Einen Anlass auf einen anderen folgen lassen: ist der erste fertig, kommt der zweite",
        "share.bundle": "Bündel: {name}", "share.routine": "Routine: {name}",
        "search.bundles": "*Bündel* ({n})", "search.routines": "*Routinen* ({n})",
    ]

    private static let checkIns = [
        "checkin.youAreAt": "Du bist bei *{name}*.", "checkin.sideNow": "✓ {side}",
        "checkin.title": "*{side}*: welcher Anlass? Du kannst ihn auch tippen.",
        "checkin.none":
            "Du hast noch keine Anlässe. Tipp einen, etwa `check in Büro verlassen`, oder häng eine Aufgabe an einen: `vor der Arbeit: Fleisch kaufen`.",
        "checkin.what": "Welcher Anlass? Tipp ihn, etwa `Büro verlassen`.",
        "checkin.newOccasion": "Neuer Anlass", "checkin.all": "Alle Anlässe",
        "checkin.unknown": "Du hast noch keinen Anlass „{what}“.",
        "checkin.nothingYet":
            "Für „{what}“ wartet noch nichts. Tipp unten und schreib, was ich dann sagen soll, etwa `Schlüssel`.",
        "checkin.near": "Du hast keinen Anlass „{what}“. Meinst du einen von diesen?",
        "checkin.makeNew": "Neuer Anlass: {name}", "checkin.madeNew": "Neuer Anlass: *{name}*",
        "checkin.bare": "{name}", "checkin.occasion": "{name} ({n})",
        "checkin.before": "Ich bin gleich …", "checkin.when": "Ich bin gerade …",
        "checkin.after": "Ich bin fertig mit …", "checkin.any": "Einchecken",
        "checkin.momentBefore": "Gleich: *{name}*", "checkin.momentWhen": "Jetzt: *{name}*",
        "checkin.momentAfter": "Gerade fertig: *{name}*", "checkin.momentAny": "Eingecheckt: *{name}*",
        "checkin.keep": "Beide Knöpfe unten behalten", "checkin.unkeep": "Wieder wegnehmen",
        "checkin.kept": "Beide Knöpfe bleiben jetzt unten; einmal tippen checkt ein.",
        "checkin.unkept": "Die Knöpfe unten sind weg. `check in` zeigt sie.",
        "pick.over": "Diese Auswahl ist vorbei. Check neu ein.",
        "pick.nothing": "Dafür wartet nichts. Tipp, was dann zu tun ist, etwa `Schlüssel mitnehmen`.",
        "pick.choose": "Wähl aus, was in dieses Bündel kommt:",
        "pick.chosen": "Wähl aus, was in dieses Bündel kommt: {n} von {all}",
        "pick.edit": "Tipp an, was gelöscht werden soll.", "pick.routine": "_Routine_",
        "pick.todayOnly": "_Nur heute_", "pick.begin": "✅ Fertig ({n})", "pick.editButton": "Bearbeiten",
        "pick.edited": "Zurück zur Auswahl", "pick.other": "Anderer Anlass", "pick.bin": "🗑 {title} löschen",
        "pick.goOn": "Weiter mit „{name}“", "pick.withRoutine": "Mit Routine: {name}",
        "pick.noRoutine": "Ohne Routine",
    ]

    private static let bundleCards = [
        "bundle.began": "Das ist dein Bündel. Tipp an, was erledigt ist.", "bundle.nameBare": "Bündel, {day}",
        "bundle.name": "{topic}, {day}", "bundle.none": "Kein Bündel ist offen. Check ein, um eines zu beginnen.",
        "bundle.review": "Rückblick", "bundle.progress": "{done} von {n} erledigt",
        "bundle.finishedAt": "Abgeschlossen {when}, {done} von {n} erledigt",
        "bundle.abandonedAt": "Aufgegeben {when}, {done} von {n} erledigt",
        "bundle.stillOn": "❓ Zuletzt angefasst {age}. Noch dabei?", "bundle.doneAt": "erledigt {time}",
        "bundle.notIn": "Darin heißt nichts Offenes „{title}“.",
        "bundle.notOne": "Mehreres darin könnte „{title}“ sein: Tipp an, was du meinst.",
        "about.bundle.back": "Etwas aus deinem Bündel zurück auf den Stapel legen",
        "bundle.doneBy": "{name}, {time}", "bundle.putBackPart": "_Zurückgelegt_",
        "bundle.whatToAdd": "Was davon *dazu*?", "bundle.whichIcon": "Welches Zeichen?",
        "bundle.rest": "{n:Sache ist|Sachen sind} nicht erledigt. Was wird daraus?",
        "bundleSign.bag": "🎒 Tasche", "bundleSign.basket": "🧺 Wäsche", "bundleSign.shopping": "🛒 Einkauf",
        "bundleSign.work": "💼 Arbeit", "bundleSign.home": "🏠 Zuhause", "bundleSign.sport": "🏋️ Sport",
        "bundleSign.office": "🏢 Büro", "bundleSign.drive": "🚗 Fahrt", "bundleSign.study": "📚 Lernen",
        "bundleSign.kitchen": "🍳 Küche", "bundleSign.cleaning": "🧹 Putzen", "bundleSign.special": "⭐ Besonderes",
        "bundle.add": "Dazu", "bundle.icon": "Zeichen", "bundle.putBack": "↩ {n} zurück",
        "bundle.takeAgain": "Doch wieder: {title}", "bundle.addThis": "+ {title}", "bundle.plain": "{text}",
        "bundle.startNext": "Jetzt: {name}", "bundle.whenFinished": "Danach folgt …",
        "bundle.whatName": "Wie soll *{name}* heißen?",
        "bundle.whatEntry": "Was noch für *{name}*? Tipp es, etwa `Briefmarken kaufen`.",
        "bundle.whatRoutine": "Wie soll die Routine heißen? Tipp es, etwa `Morgen`. Alles aus *{name}* kommt hinein.",
        "bundle.finish": "✅ Abschließen", "bundle.restBack": "Zurück auf den Stapel",
        "bundle.restDone": "✅ Alles erledigt", "bundle.abandon": "✖ Aufgeben", "bundle.stay": "Noch dabei",
        "bundle.rename": "Name", "bundle.addNew": "Etwas Neues tippen", "bundle.saveRoutine": "Als Routine behalten",
        "bundles.empty": "*Rückblick*: noch kein Bündel. Check ein, etwa `check in Büro verlassen`, und beginn eines.",
        "bundles.title": "*Rückblick*, das Neueste zuerst",
        "bundles.emptyOf": "*Rückblick auf {name}*: noch kein Bündel.",
        "bundles.titleOf": "*Rückblick auf {name}*, das Neueste zuerst", "bundles.day": "_{day}_",
        "bundles.byOccasion": "Nach Anlass", "bundles.byDay": "Nach Tag",
        "bundles.whichOccasion": "*Rückblick*: auf welchen Anlass?", "bundles.open": "{n}. {name}",
        "bundles.occasion": "{name} ({n})", "bundles.rowOpen": "offen seit {begun}, {done} von {n} erledigt",
        "bundles.rowFinished": "{begun} bis {ended}, {done} von {n} erledigt",
        "bundles.rowAbandoned": "{begun} bis {ended}, aufgegeben, {done} von {n} erledigt",
    ]

    private static let bundleNotes = [
        "bundle.wentBack": "Zurück auf dem Stapel: {title}", "bundle.added": "Dazu: {title}",
        "bundle.renamed": "Heißt jetzt *{name}*.", "bundle.deleted": "Das Bündel {name} ist gelöscht.",
        "bundle.finished": "🎉 Abgeschlossen: *{name}*",
        "bundle.finishedBack": "🎉 Abgeschlossen: *{name}*; {n:Sache ist|Sachen sind} zurück auf dem Stapel.",
        "bundle.abandoned": "Aufgegeben: *{name}*; was nicht erledigt war, ist zurück auf dem Stapel.",
        "bundle.noName": "Es braucht einen Namen. Tipp einen, etwa `Samstagswege`.",
        "bundle.longName": "Dieser Name ist zu lang: höchstens 100 Zeichen.",
        "bundle.hasEnded": "„{name}“ ist schon zu Ende. `check in` beginnt ein neues.",
        "bundle.isOthers":
            "„{name}“ wird von der Person benannt und abgeschlossen, die es begonnen hat. Du kannst abhaken, hinzufügen und zurücklegen.",
        "bundle.tooMany": "In ein Bündel passen höchstens {n} Sachen.",
        "bundle.empty": "Noch ist nichts ausgewählt. Wähl mindestens eines.",
        "bundle.notInIt": "Das ist nicht mehr in diesem Bündel.",
        "bundle.isNext": "Nichts kann auf sich selbst folgen.",
    ]

    private static let routines = [
        "routine.all": "Routinen", "routine.start": "Beginnen", "routine.rename": "Umbenennen",
        "routine.empty": "Es ist nichts mehr darin. *Dazu* gibt etwas hinein.", "routine.removed": "Herausgenommen.",
        "routine.none":
            "*Routinen*: noch keine. *Als Routine behalten* unter einem Bündel merkt sich alles darin fürs nächste Mal.",
        "routine.list": "*Routinen* ({n})", "routine.title": "↻ Routine *{name}*",
        "routine.row": "{n:Sache|Sachen}", "routine.rowOf": "{occasion}, {n:Sache|Sachen}",
        "routine.saved": "Als Routine *{name}* behalten: beim nächsten Einchecken ist alles schon ausgewählt.",
        "routine.deleted": "Die Routine {name} ist gelöscht.", "routine.unknown": "Du hast keine Routine „{name}“.",
        "routine.whatEntry": "Was gehört noch zu *{name}*? Tipp es, etwa `Blumen gießen`.",
        "next.nothing": "Nichts",
        "next.titleNone": "*{name}*: ist das Bündel fertig, folgt nichts. Was soll dann beginnen?",
        "next.title": "*{name}*: ist das Bündel fertig, wird *{next}* angeboten.",
        "next.ended": "Auf *{name}* folgt nichts mehr.", "next.isSet": "Nach *{name}* kommt *{next}*.",
    ]

    private static let bundleEntries = [
        "entry.bundleBegan": "„{name}“ begonnen", "entry.bundleChanged": "„{name}“ geändert",
        "entry.bundleDeleted": "Bündel „{name}“ gelöscht", "entry.bundleTicked": "Erledigt: „{name}“",
        "entry.bundleUnticked": "Doch nicht erledigt: „{name}“", "entry.bundleFinished": "„{name}“ abgeschlossen",
        "entry.bundleAbandoned": "„{name}“ aufgegeben", "entry.routineAdded": "Routine „{name}“",
        "entry.routineChanged": "Routine „{name}“ geändert", "entry.routineDeleted": "Routine „{name}“ gelöscht",
        "entry.chained": "Was auf „{name}“ folgt, geändert", "entry.bundleRenamed": "„{old}“ in „{new}“ umbenannt",
        "entry.bundlePutBack": "„{title}“ aus „{name}“ zurückgelegt", "entry.bundleAdded": "„{title}“ in „{name}“",
    ]
}
