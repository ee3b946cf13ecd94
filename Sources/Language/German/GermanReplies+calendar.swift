extension GermanReplies {
    /// The calendar, events and calendars of others.
    static let calendar = [
        "about.calendar.show": "Dein Kalender: ein Monat, eine Woche oder ein Tag",
        "about.event.add": "Einen Termin in deinen Kalender setzen",
        "about.event.update": "Einen Termin verschieben", "about.event.delete": "Einen Termin löschen",
        "about.calendar.list": "Kalender von anderen, die du liest",
        "about.calendar.feed": "Dein Kalender im Kalender deines Handys",
        "about.calendar.add": "Einen Kalender aus dem Netz lesen",
        "help.area.calendar": "Kalender",
        "calendar.tasks": "Aufgaben", "calendar.events": "Termine", "calendar.reminders": "Erinnerungen",
        "calendar.weekShort": "KW", "calendar.today": "Heute",
        "calendar.empty": "Hier ist noch nichts. `Abendessen mit Ana am Freitag um 19 Uhr` setzt etwas hinein.",
        "calendar.emptyDay": "Nichts an diesem Tag.", "calendar.add": "Neuer Termin",
        "calendar.calendars": "Kalender und Adresse", "calendar.theDay": "Der Tag", "calendar.button": "Kalender",
        "calendar.plain": "{text}", "calendar.title": "*{title}*: {n:Eintrag|Einträge}",
        "calendar.titleAlone": "*{title}*", "calendar.weekAlone": "*{week}*",
        "calendar.weekTitle": "*{week}*, {n:Eintrag|Einträge}", "calendar.dayTitle": "*{day}*",
        "calendar.dayIsToday": "*{day}* (heute)", "calendar.dayRow": "*{day}*: {text}", "calendar.dayButton": "{day}",
        "calendar.dayCount": "{day} ({n})",
        "calendar.moreDays": "… und {n:weiterer Tag|weitere Tage}; eine Woche zeigt alles",
        "calendar.more": "… und {n} mehr; der Tag zeigt alles", "calendar.week": "KW {n}: {first} – {last}",
        "calendar.days": "{first} – {last}",
        "calendar.through": "(bis {day})", "calendar.row": "{n}. {title}", "calendar.earlier": "◀ {what}",
        "calendar.later": "{what} ▶", "weekdays.short": "Mo Di Mi Do Fr Sa So",
        "event.what": "Was findet wann statt? Etwa `Abendessen mit Ana am Freitag um 19 Uhr`.",
        "event.whatOn": "Was findet am *{day}* statt? Tipp es mit der Zeit, etwa `Abendessen um 19 Uhr`.",
        "event.empty": "Ein Termin braucht ein paar Worte. Tipp `Abendessen mit Ana am Freitag um 19 Uhr`.",
        "event.tooLong": "Das sind {n} Zeichen; ein Termin hat höchstens 300.",
        "event.when": "Wann ist *{title}*? Tipp es etwa so: `Freitag 15 Uhr`, `2. Dezember 10:00-11:00`.",
        "event.noTime": "In „{text}“ lese ich keine Zeit. Tipp sie etwa so: `Freitag 15 Uhr`.",
        "event.kept": "Steht in deinem Kalender.", "event.keptNamed": "In deinem Kalender: {title}, {when}",
        "event.moved": "Verschoben: jetzt {when}.", "event.deleted": "Gelöscht: {title}",
        "event.until": "{start} bis {end}", "event.clock": "{time}", "event.otherZone": "({time} in {zone})",
        "event.repeats": "↻ {rule}", "event.next": "Das nächste Mal: {when}", "event.place": "📍 {place}",
        "event.noticeButton": "🔔 Hinweis", "event.open": "📅 Der Termin", "event.stepTime": "Wann",
        "event.stepLocation": "Wo", "event.stepWords": "Umbenennen",
        "event.askLocation": "Wo ist *{title}*? Tipp es, etwa `Café Sperl`.",
        "event.askWords": "Wie soll *{title}* heißen?", "event.notice": "🔔 {lead}",
        "event.noticeOff": "Ich sage dir davon nichts.", "event.noticeSet": "Ich sage es dir {lead}.",
        "event.noticesAdded": "Ich sage dir bei *{title}* Bescheid: {leads}.",
        "event.noNotice": "Kein Hinweis", "event.whenItBegins": "Zu Beginn", "event.lead": "{lead}",
        "event.atStart": "zu Beginn", "event.before": "{length} vorher",
        "event.noSuch": "In deinem Kalender steht kein Termin „{words}“; `Kalender` zeigt ihn.",
        "event.which": "Welcher? Öffne ihn, um ihn zu ändern.", "event.choice": "{title}, {when}",
        "entry.eventAdded": "Termin „{title}“", "entry.eventChanged": "Termin „{title}“ geändert",
        "entry.eventDeleted": "Termin „{title}“ gelöscht", "entry.calendarKept": "Kalender „{name}“",
        "entry.calendarChanged": "Kalender „{name}“ geändert", "entry.calendarRemoved": "Kalender „{name}“ entfernt",
        "search.events": "*Termine* ({n})", "follow.event": "📅 {name}",
        "entryFile.button": "Als Datei (.ics)", "entryFile.noTime": "Es hat noch keine Zeit; gib ihm zuerst eine.",
        "entryFile.failed": "Ich konnte die Datei nicht schreiben. Drück den Knopf noch einmal.",
        "entryFile.here": "{name}: Öffne die Datei, dann kommt es in den Kalender deines Handys.",
    ].merging(foreignCalendars) { first, _ in first }.merging(tips) { first, _ in first }

    private static let foreignCalendars = [
        "calendars.none":
            "*Kalender*: Du liest noch keinen von anderen. Schick mir eine .ics-Datei oder die Adresse eines Kalenders.",
        "calendars.title": "*Kalender, die du liest* ({n})", "calendars.row": "{n}. *{name}* – {state}",
        "calendars.add": "Kalender hinzufügen",
        "calendars.onlyPrivately": "Kalender von anderen und deine Adresse gehören in unseren privaten Chat.",
        "calendars.feedOn": "Dein eigener Kalender hat eine Adresse für dein Handy.",
        "calendars.feedOff": "Dein eigener Kalender hat keine Adresse für dein Handy.",
        "calendars.rename": "Umbenennen", "calendars.colourButton": "Farbe", "calendars.refresh": "Neu lesen",
        "calendars.remove": "Entfernen",
        "calendars.askAddress":
            "Schick mir die Adresse des Kalenders: Sie beginnt mit https:// oder webcal://. Oder schick seine .ics-Datei.",
        "calendars.noAddress":
            "Das ist keine Adresse eines Kalenders. So sieht eine aus: `https://example.org/feiertage.ics`.",
        "calendars.askName": "Wie soll *{name}* heißen?", "calendars.waiting": "wird gelesen …",
        "calendars.file": "aus einer Datei; er bleibt, wie er ist", "calendars.read": "gelesen {age}",
        "calendars.troubleFirst": "⚠️ {problem}", "calendars.trouble": "⚠️ {problem} Was du siehst, wurde {age} gelesen.",
        "calendars.cut": "Er hat mehr, als ich behalte; was später kommt, fehlt.",
        "calendars.entries": "{n:Eintrag|Einträge} in den Monaten um jetzt. Als Nächstes:",
        "calendars.slot": "*{title}*, {when}", "calendars.colour": "Farbe: {colour}",
        "calendars.refreshing": "Ich lese ihn noch einmal.", "calendars.isNew": "Er wurde eben erst gelesen.",
        "calendars.removed": "Kalender {name} entfernt.", "calendars.unreachable": "Sein Server antwortet nicht.",
        "calendars.tooOften": "Sein Server will seltener gefragt werden.",
        "calendars.refused": "Sein Server lehnt ab: Die Adresse ist eine andere geworden oder braucht ein Kennwort.",
        "calendars.forbidden": "Von dort hole ich nichts: nur von öffentlichen Adressen im Netz.",
        "calendars.tooLarge": "Er ist größer, als ich lese (10 MB), oder führt im Kreis.",
        "calendars.noCalendar": "Was ich bekam, ist kein Kalender (.ics).", "calendars.empty": "Es steht nichts darin.",
        "calDraft.keep": "Als meinen Kalender behalten", "calDraft.onlyShow": "Nur zeigen",
        "calDraft.less": "Weniger zeigen",
        "calDraft.question": "Behältst du ihn, stehen seine Einträge in deinem Kalender; sonst sieht sie niemand.",
        "calDraft.nothingNext": "Darin kommt nichts mehr.", "calDraft.another": "Andere Adresse",
        "calDraft.isKept": "Den hast du schon.", "calDraft.tooOld": "Das ist zu lange her. Schick ihn noch einmal.",
        "calDraft.reading": "Ich lese *{name}* …", "calDraft.refused": "*{name}*: {problem} Nichts wurde behalten.",
        "calDraft.title": "📅 *{name}*: {n:Eintrag|Einträge}", "calDraft.next": "Als Nächstes: {line}",
        "calDraft.warnings": "_({n:Teil|Teile} davon konnte ich nicht lesen.)_",
        "calDraft.kept": "{name} steht in deinem Kalender.",
        "calDraft.tooMany": "Du hast schon {n} Kalender; entferne erst einen. `Kalenderliste` zeigt sie.",
        "calFeed.button": "Auf meinem Handy",
        "calFeed.title": "*Dein Kalender für dein Handy*: Termine, Aufgaben und Erinnerungen",
        "calFeed.how":
            "Trag diese Adresse in deinem Kalenderprogramm als Abonnement ein („per URL“). Wer sie hat, kann deinen Kalender lesen: Gib sie niemandem. Eine neue Adresse beendet die alte sofort.",
        "calFeed.noWeb":
            "Dieser Server hat keine Adresse im Netz, von der ein Kalenderprogramm lesen könnte. Wer ihn betreibt, kann `web.publicURL` setzen. Ein einzelnes Ding kommt als Datei von seiner Karte.",
        "calFeed.off":
            "*Dein Kalender für dein Handy*: Ich kann eine geheime Adresse machen, die dein Kalenderprogramm liest. Sie ist aus.",
        "calFeed.make": "Adresse machen", "calFeed.copy": "Adresse kopieren", "calFeed.renew": "Neue Adresse",
        "calFeed.renewed": "Die alte Adresse ist tot.", "calFeed.turnOff": "Ausschalten",
        "calFeed.turnedOff": "Die Adresse ist tot; niemand kann deinen Kalender lesen.",
    ]

    private static let tips = [
        "about.tip.on": "Jeden Morgen ein Tipp", "about.tip.off": "Keine Tipps von selbst",
        "about.tip.week": "Was du in den letzten sieben Tagen geschafft hast",
        "about.event.show": "Wann ein Termin ist", "about.event.rename": "Einen Termin umbenennen",
        "about.event.file": "Ein Termin als Datei für deinen Kalender",
        "about.tip.show": "Ein kurzer Tipp, um Dinge zu erledigen, mit seiner Quelle", "help.area.tips": "Tipps",
        "help.area.examples": "Beispiele", "tip.another": "Noch ein Tipp", "tip.tip": "💡 {advice}",
        "tip.source": "_{source}_", "tip.daily": "Jeden Morgen ein Tipp", "tip.noDaily": "Morgens kein Tipp",
        "tip.weekly": "Sonntags ein Rückblick", "tip.noWeekly": "Sonntags kein Rückblick",
        "tip.setDaily": "Mit jeder Übersicht am Morgen kommt ein Tipp.",
        "tip.setNoDaily": "Tipps kommen nicht von selbst.",
        "tip.setWeekly": "Am Sonntagabend sagt die Übersicht, was du in der Woche geschafft hast.",
        "tip.setNoWeekly": "Sonntags kommt kein Rückblick.",
        "tip.finished": "🌱 Diese Woche hast du {n:Aufgabe|Aufgaben} erledigt.",
        "lookBack.bundles": "🌱 Diese Woche hast du {n:Bündel|Bündel} abgeschlossen.",
        "lookBack.both":
            "🌱 Diese Woche hast du {b:Bündel|Bündel} abgeschlossen und insgesamt {n:Aufgabe|Aufgaben} erledigt.",
        "lookBack.nothing":
            "🌱 In den letzten sieben Tagen wurde hier nichts abgehakt. Eine kleine Sache ist ein Anfang.",
        "lookBack.kind1": "Das ist jetzt aus dem Kopf. Hab einen schönen Abend.",
        "lookBack.kind2": "Jedes davon macht einen späteren Tag leichter.",
        "lookBack.kind3": "Eine Woche ist mehr als ihre Liste; und doch: das ist geschafft.",
        "lookBack.kind4": "Gut gemacht. Alles andere hat seinen eigenen Moment.",
        "lookBack.kind5": "Kleine Schritte, und sie zählen. Genieß deinen Sonntag.",
        "calendar.whichYear": "Ich zeige die Jahre von {first} bis {last}. Schreib etwas wie `Kalender 2027`.",
        "task.event": "📅 {clock} *{title}*", "task.wholeDayEvent": "📅 *{title}*",
        "tip.when":
            "Entscheide, wann und wo: „Wenn ich aus dem Büro gehe, kaufe ich Briefmarken.“ Pläne mit einem Moment werden viel öfter wahr als bloße Vorsätze.",
        "tip.twoMinutes":
            "Wenn es keine zwei Minuten dauert, tu es gleich: Aufschreiben würde genauso lange dauern.",
        "tip.writeDown":
            "Etwas Unfertiges kommt dir immer wieder in den Sinn? Ein genauer Plan dafür, aufgeschrieben, beendet das oft.",
        "tip.howLong":
            "Wie lange wird es dauern? Denk daran, wie lange so etwas früher gedauert hat, nicht wie es laufen sollte: Selbst für Bekanntes planen wir zu wenig Zeit.",
        "tip.oneThing":
            "Bring eine Sache zu Ende oder zu einem klaren Halt, bevor du die nächste anfängst: Ein Teil der Aufmerksamkeit bleibt bei dem, was offen ist.",
        "tip.habit":
            "Eine neue Gewohnheit braucht Wochen: in der Mitte etwa 66 Tage, von 18 bis 254. Ein ausgelassener Tag schadete nicht.",
        "tip.checklist":
            "Schreib die wenigen Schritte auf, die nicht fehlen dürfen, auch für Häufiges: Selbst Fachleute übergehen das Selbstverständliche.",
        "tip.deadlines":
            "Gib einer langen Arbeit mehrere Termine unterwegs: Selbst gesetzte helfen, gleichmäßig verteilte am meisten.",
        "tip.goal":
            "„Gib dein Bestes“ ist kein Ziel. Ein bestimmtes, das nicht ganz leicht ist, bringt mehr zustande.",
        "tip.freshStart":
            "Fang an einem Tag an, der sich nach Anfang anfühlt: einem Montag, einem Monatsersten, deinem Geburtstag. Dann nehmen mehr Menschen ihre Pläne auf.",
        "tip.mail":
            "Sieh ein paar Mal am Tag nach der Post statt ständig: Wer das eine Woche lang tat, hatte weniger Stress.",
    ]
}
