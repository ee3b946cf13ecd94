extension GermanReplies {
    static let notices: [String: String] = noticeRows.merging(noticeTimes) { first, _ in first }

    private static let noticeRows = [
        "about.settings.notices": "Was ich von selbst schicke, und wann",
        "about.settings.quiet": "Stunden, in denen nichts läutet",
        "about.settings.quiet.off": "Keine Ruhezeit mehr",
        "about.settings.pause": "Keine Nachrichten bis zu einem Tag, wie im Urlaub",
        "about.settings.resume": "Nachrichten kommen wieder",
        "about.settings.summary": "Was ein Tag bringt, jeden Morgen oder Abend",
        "about.settings.summary.off": "Keine Übersicht mehr", "about.reminder.summary": "Was heute ansteht",
        "about.settings.journey": "Die Zeit des Ortes, an dem du bist",
        "entry.quiet": "Ruhezeit geändert", "entry.paused": "Alle Nachrichten angehalten",
        "entry.resumed": "Pause beendet", "entry.levels": "Geändert, wie Nachrichten kommen",
        "entry.summary": "Übersicht geändert", "entry.hello": "Geändert, ob ich nach zwei Wochen schreibe",
        "notices.title": "*Was ich dir von selbst schicke*", "notices.all": "Nachrichten", "notices.pause": "Pause…",
        "notices.resume": "Pause beenden", "notices.notInGroup": "Das geht nur in unserem privaten Chat.",
        "notices.level": "{kind}: {level}", "notices.setLevel": "{kind} {level}",
        "notices.noReminders":
            "Erinnerungen sind *aus*: Keine kommt, auch nicht zu ihrer Zeit oder später. Dringende kommen trotzdem.",
        "notices.nowLoud": "{kind}: *laut*, wie andere Nachrichten.",
        "notices.nowSilent": "{kind}: *lautlos*, ohne Ton.", "notices.nowOff": "{kind}: *aus*, nichts davon kommt.",
        "notices.reminders": "Erinnerungen", "notices.summaries": "Übersichten",
        "notices.checkIns": "Check-in-Fragen",
        "notices.people": "Follower und Anfragen", "notices.shares": "Was andere teilen oder von dir wollen",
        "notices.muted": "Stummgeschaltet: {names}",
        "notices.helloName": "Ein Wort nach zwei Wochen",
        "notices.loud": "laut", "notices.silent": "lautlos", "notices.off": "aus",
        "notices.hello": "Ein Wort von mir nach zwei Wochen ohne eins von dir: ja, einmal",
        "notices.noHello": "Ein Wort von mir nach zwei Wochen ohne eins von dir: nein",
        "notices.setHello": "Nach zwei Wochen schreiben", "notices.setNoHello": "Nach zwei Wochen nicht schreiben",
        "notices.urgent": "Dringend: Sie kommt auch in Ruhezeit und Pause.",
        "notices.notUrgent": "Nicht mehr dringend: Ruhezeit und Pause halten sie zurück.",
        "notices.makeUrgent": "Dringend: trotzdem", "notices.makeNotUrgent": "Nicht dringend",
        "reminders.rowHeld": "{n}. {when} (bis dahin zurückgehalten): {text}",
        "notices.isOff": "_Erinnerungen sind ausgeschaltet: Diese kommt nicht._",
        "notices.held": "Zurückgehalten, kommt {when}",
        "notices.willWait": "_Dann ist Ruhe: Diese kommt {when}._",
        "notices.heldBack": "⏰ In der Ruhezeit wurden {n} fällig:",
        "held.title": "In der Ruhezeit kam das von anderen ({n}):", "held.row": "{line}",
        "hello.hello":
            "Zwei Wochen ohne ein Wort von dir. Alles, was du behalten hast, ist da: `pins`, `notizen`, `aufgaben` und `erinnerungen` zeigen es.",
        "hello.ideas": "Was kannst du?", "hello.never": "Nie wieder",
    ]

    private static let noticeTimes = [
        "notices.quiet": "Ruhezeit: {from} bis {until}", "notices.noQuiet": "Ruhezeit: keine",
        "notices.setQuiet": "Ruhe {from} bis {until}", "notices.setNoQuiet": "Keine Ruhezeit",
        "notices.pauses": "Pause von *{start}* bis *{end}*",
        "notices.paused": "Pause: Nachrichten kommen *{when}* wieder",
        "notices.noMorning": "Übersicht am Morgen: keine", "notices.noEvening": "Übersicht am Abend: keine",
        "notices.morning": "Übersicht am Morgen: {clock}, wenn etwas ansteht",
        "notices.evening": "Übersicht am Abend: {clock}, wenn etwas ansteht",
        "notices.setMorning": "Morgens um {clock}", "notices.setEvening": "Abends um {clock}",
        "notices.setNoMorning": "Morgens keine", "notices.setNoEvening": "Abends keine",
        "quiet.set":
            "Ruhe von *{from}* bis *{until}*: Was dann fällig wird, kommt danach. Was du als dringend markierst, kommt sofort.",
        "quiet.setInGroup": "Ruhe in dieser Gruppe von *{from}* bis *{until}*: Was dann fällig wird, kommt danach.",
        "quiet.off": "Keine Ruhezeit mehr: Nachrichten kommen, wann sie fällig sind.",
        "quiet.noneSet": "Es gibt keine Ruhezeit. `ruhe 22-7` legt eine fest.",
        "quiet.none":
            "Von {clock} bis {clock} ist gar keine Zeit. Schreib zwei verschiedene Stunden, wie `ruhe 22-7`; für ganze Tage `pause bis Freitag`.",
        "quiet.which": "Sag von wann bis wann, nach der Uhr: `ruhe 22-7` oder `ruhe von 22 bis 6:30`.",
        "quiet.instead": "Lieber {from} bis {until}",
        "pause.setLater":
            "Pause von *{start}* bis *{when}*: nur Dringendes kommt dann. Was du verpasst, erzähle ich danach in einer Nachricht.",
        "pause.set":
            "Pause. Nachrichten kommen *{when}* wieder, bis dahin nur Dringendes. Was du versäumst, sage ich dir dann auf einmal.",
        "pause.past": "Das ist vorbei ({when}). Sag einen Tag, der kommt, wie `pause bis Freitag`.",
        "pause.which": "Bis wann? Schreib `pause bis 5. Januar`, `pause für eine Woche` oder `pause 3.-10. August`.",
        "pause.tooLong": "Das ist mehr als ein Jahr; schreib einen näheren Tag.",
        "pause.notPaused": "Es ist keine Pause. `nachrichten` zeigt, was kommt, und wann.",
        "pause.over": "Nachrichten kommen wieder.",
        "pause.ask": "*Alle Nachrichten anhalten*: bis wann? Schreib es, wie `pause bis 5. Januar`, oder tipp:",
        "pause.until": "{when}",
        "summary.title": "☀️ *{day}*", "summary.evening": "🌙 Morgen: *{day}*", "summary.nothing": "Nichts steht an.",
        "summary.more": "… und {n} mehr", "summary.overdue": "{n}. Überfällig: {text} ({when})",
        "summary.open": "{n}. Heute noch offen: {text}",
        "summary.wholeDay": "{n}. {text}", "summary.row": "{n}. {time}: {text}",
        "summary.morning":
            "Jeden Morgen um *{clock}* sage ich dir, was der Tag bringt; wo nichts ansteht, kommt nichts.",
        "summary.evenings":
            "Jeden Abend um *{clock}* sage ich dir, was morgen ansteht; wo nichts ansteht, kommt nichts.",
        "summary.beforeQuiet": "Das liegt in deiner Ruhezeit: Die Übersicht kommt zu ihrem Beginn, um *{clock}*.",
        "summary.afterQuiet": "Das liegt in deiner Ruhezeit: Die Übersicht kommt an ihrem Ende, um *{clock}*.",
        "summary.morningOff": "Morgens keine Übersicht mehr.", "summary.eveningOff": "Abends keine Übersicht mehr.",
        "summary.allOff": "Keine Übersichten mehr.",
        "summary.noneSet": "Es ist keine Übersicht eingestellt. `übersicht um 7:30` stellt eine ein.",
        "summary.everyDay":
            "Die Übersicht kommt an jedem Tag, der etwas bringt; Wochentage lassen sich nicht wählen. `übersicht aus` beendet sie.",
        "summary.which": "Um wie viel Uhr? Schreib `übersicht um 7:30` oder `abendübersicht um 21`.",
        "summary.offer": "Jeden Tag eine Übersicht um {clock}",
        "zoneOffer.offer":
            "Du bist jetzt wohl in der Zeit von *{city}*: dort ist es {there}, in {mine} {here}. Soll ich sie nehmen?",
        "zoneOffer.use": "{city} nehmen ({time})",
        "zoneOffer.inGroup":
            "Diese Gruppe hat eine eigene Zeitzone; `/einstellungen` zeigt sie. Deine änderst du in unserem privaten Chat.",
        "zoneOffer.no": "Nein",
        "zoneOffer.same": "In {city} zeigen die Uhren deine Zeit; nichts ändert sich.",
        "zoneOffer.stays": "Deine Zeiten bleiben in {city}.",
    ]
}
