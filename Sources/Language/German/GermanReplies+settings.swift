extension GermanReplies {
    static let settings = [
        "settings.title": "*Einstellungen*",
        "ownDay.allBut": "Nichts ist abgesagt: Nenn, was wegfallen soll, je Zeile eines, wie `Zahnarzt absagen`.",
        "ownDay.oneByOne": "Noch ist nichts abgesagt: Öffne, was wegfallen soll, und lösch es dort.",
        "how.more": "Alles zu: {topic}",
        "unread.keeps": "Was ich nicht verstehe: behalte ich als Aufgabe",
        "unread.asks": "Was ich nicht verstehe: da frage ich",
        "unread.keep": "Unklares behalten", "unread.ask": "Bei Unklarem fragen",
        "entry.unread": "Geändert, was aus Zeilen wird, die kein Befehl sind",
        "settings.assumed": "(angenommen von diesem Server; tipp auf Zeitzone oder schreib `zeitzone Wien`)",
        "settings.changeZone": "Zeitzone", "settings.zone": "Zeitzone: {zone}", "settings.cardZone": "{zone}",
        "settings.zoneIsRight": "Ja, stimmt",
        "settings.timesAssumed": "_Zeiten in {zone}, angenommen von diesem Server. Stimmt das?_",
        "settings.metric": "Entfernungen in Kilometern und Metern",
        "settings.imperial": "Entfernungen in Meilen und Fuß",
        "settings.setMetric": "Kilometer nehmen", "settings.setImperial": "Meilen nehmen",
        "settings.clock24": "Uhr: 24 Stunden", "settings.clock12": "Uhr: 12 Stunden (vorm./nachm.)",
        "settings.setClock24": "24-Stunden-Uhr", "settings.setClock12": "12-Stunden-Uhr",
        "settings.week": "Die Woche beginnt am {day}", "settings.setWeek": "Woche ab {day}",
        "settings.whichUnits": "Ich kenne `nimm Kilometer` und `nimm Meilen`.",
        "settings.whichClock": "Ich kenne `uhr 12` und `uhr 24`.",
        "settings.whichDay": "Ich kenne die sieben Tage, wie in `Woche beginnt am Montag`.",
        "settings.dayTimes": "Tageszeiten",
        "settings.whichTime": "Sag eine Uhrzeit, wie in `abends heißt 20:00` oder `stell den Abend auf 20:00`.",
        "settings.whichOrder": "Ich kenne `Datum Tag zuerst` und `Datum Monat zuerst`.",
        "settings.dayFirst": "Datum: 3/10 ist der 3. Oktober", "settings.monthFirst": "Datum: 3/10 ist der 10. März",
        "settings.setDatesDayFirst": "Datum: Tag zuerst", "settings.setDatesMonthFirst": "Datum: Monat zuerst",
        "settings.setDayFirst": "Tag zuerst", "settings.setMonthFirst": "Monat zuerst",
        "daytimes.title": "*Tageszeiten*: was ein Wort heißt, wenn keine Uhrzeit dabeisteht",
        "daytimes.means": "{part}: {time}", "daytimes.set": "{part} heißt ab jetzt {time}.",
        "daytimes.choose": "{part} {time}", "daytimes.morning": "Früh", "daytimes.lunch": "Mittagszeit",
        "daytimes.afternoon": "Nachmittag", "daytimes.evening": "Abend", "daytimes.night": "Nacht",
        "settings.askZone":
            "In welcher Zeitzone bist du? Jetzt nehme ich {zone}. Wähl eine aus, oder schreib eine Stadt wie `Wien` oder `New York`.",
        "settings.zoneSet": "Die Zeitzone ist jetzt {zone}.", "settings.whichZone": "Welche meinst du mit „{text}“?",
        "settings.unknownZone":
            "Eine Zeitzone „{text}“ kenne ich nicht. Schreib eine große Stadt in deiner, wie `zeitzone Wien`, oder `zeitzone UTC+2`.",
        "settings.language": "Sprache: {name}",
        "settings.setLanguage": "{name}",
        "settings.whichLanguage": "Ich spreche {names}. Wähl eine aus, oder schreib sie, wie `sprich Deutsch`.",
        "admin.welcome": "Du bist jetzt der Administrator dieses Servers.",
        "admin.wrongCode":
            "Dieser Code ist falsch oder schon verwendet. Der Server zeigt den richtigen, wenn er zum ersten Mal startet.",
        "admin.codeMissing": "Schreib den Einrichtungscode, den der Server gezeigt hat: `/admin CODE`.",
    ]

    static let measures = [
        "age.now": "gerade eben", "age.minutes": "vor {n} Min", "age.hours": "vor {n} Std",
        "age.days": "vor {n:Tag|Tagen}", "duration.short": "weniger als eine Minute", "duration.minutes": "{n} Min",
        "duration.hours": "{h} Std {n} Min", "duration.days": "{d} Tg {h} Std",
        "months.short": "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.", "measure.day": "{day}. {month}",
        "measure.time": "{time} Uhr", "measure.am": "{time} vorm.", "measure.pm": "{time} nachm.",
        "measure.decimalMark": ",",
        "pick.today": "Heute {time}", "pick.hour": "Um {time}", "pick.tomorrow": "Morgen {time}",
        "pick.day": "{weekday}, {day} {time}",
        "pick.date": "{weekday}, {day}",
        "when.today": "heute um {time}", "when.tomorrow": "morgen um {time}", "when.yesterday": "gestern um {time}",
        "when.day": "am {weekday}, {day} um {time}", "day.1": "Montag", "day.2": "Dienstag", "day.3": "Mittwoch",
        "day.4": "Donnerstag", "day.5": "Freitag", "day.6": "Samstag", "day.7": "Sonntag",
    ]

    static let server = [
        "server.notForYou": "Das ist nur für den Administrator dieses Servers. `hilfe` zeigt, was ich für dich tue.",
        "server.notInGroups": "Das ist nur für den Administrator des Servers, in unserem privaten Chat.",
        "server.noFailures": "*Fehler*: keine. Nichts ging schief, was noch aufgehoben ist.",
        "server.failures": "*Fehler*: {count}, die neuesten zuerst. Jeder wird 30 Tage aufgehoben.",
        "server.failure": "{number}. {moment}, {what}: {reason}",
        "server.maybeTwice":
            "{count:Nachricht|Nachrichten} vielleicht zweimal gesendet: Auf das erste Senden kam keine Antwort.",
        "server.replay": "{number} wiederholen", "server.forget": "{number} vergessen",
        "server.replayed": "Es läuft jetzt noch einmal. Scheitert es wieder, kommt es hierher zurück.",
        "server.forgotten": "Vergessen.",
        "server.failureGone": "Dieser Fehler ist nicht mehr da: Er wurde wiederholt oder vergessen.",
        "server.showFailures": "Fehler zeigen",
        "server.running": "*Dieser Server*: Wayside {version}, läuft seit {time}",
        "server.runs": "*Dieser Server*: Wayside {version}",
        "server.waiting":
            "Es warten: {updates:Eingang|Eingänge}, {replies:Antwort|Antworten}, {jobs:Auftrag|Aufträge}, {timers:Wecker|Wecker}",
        "server.trouble":
            "Ärger: {failures:Fehler|Fehler} aufgehoben, {twice:Nachricht|Nachrichten} vielleicht doppelt angekommen",
        "server.size": "Daten: {people:Person|Personen}, {size}, Datenversion {schema}",
        "server.noBackupKnown": "Letzte Sicherung: unbekannt; `wayside doctor` prüft alles andere.",
        "operator.setAside":
            "An demselben Stück Arbeit ({piece}) bin ich dreimal gestorben und habe es beiseitegelegt. Es steht bei den Fehlern.",
    ]

    /// The lines of the history.
    static let entries = [
        "entry.pinned": "{name} angepinnt", "entry.renamed": "{old} in {new} umbenannt",
        "entry.moved": "{name} verschoben",
        "entry.deletedPin": "{name} gelöscht", "entry.labelled": "{name} mit Labels versehen",
        "entry.sorted": "{name} einsortiert",
        "entry.unnamed": "Pin {n}", "entry.noted": "„{text}“ notiert", "entry.changedNote": "Notiz „{text}“ geändert",
        "entry.movedNote": "Notiz „{text}“ verschoben", "entry.deletedNote": "Notiz „{text}“ gelöscht",
        "entry.heading": "Überschrift {name} angelegt", "entry.reminded": "Erinnerung „{text}“",
        "entry.changedReminder": "Erinnerung „{text}“ geändert",
        "entry.deletedReminder": "Erinnerung „{text}“ gestrichen",
        "entry.doneReminder": "„{text}“ abgehakt", "entry.photo": "Foto zu {name} gelegt",
        "entry.photoGone": "Foto oder Datei von {name} genommen",
        "entry.zone": "Zeitzone auf {zone} gestellt", "entry.units": "Einheiten geändert",
        "entry.clock": "Uhr geändert",
        "entry.week": "Ersten Tag der Woche geändert", "entry.maps": "Karten-App geändert",
        "entry.language": "Sprache geändert", "entry.order": "Reihenfolge von Tag und Monat geändert",
        "entry.dayParts": "Tageszeiten geändert",
    ]
}
