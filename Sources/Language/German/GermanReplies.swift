/// The replies in German, by key; `Wording` says how a template is written. They say "du".
enum GermanReplies {
    static let table: [String: String] = [
        about, talk, help, safety, settings, measures, places, lists, notes, reminders, coming, server, entries,
        followUps, people, sharing, groups, maps, mine, files, keeping, world, outside, tasks, forwarded, ticking,
        selecting, notices, ringing, asking, taskChanges, occasions, bundles, calendar, templates,
        filters, leads, oldTasks, taskFiles, stickers, devices, leaving,
    ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

    /// What a command does, in help and in the messenger's menu.
    private static let about = [
        "about.about": "Welche Version das ist", "about.admin.failures": "Was schiefging, zum Wiederholen",
        "about.admin.health": "Wie es dem Server geht: Schlangen, Fehler, Größe",
        "about.cancel": "Den offenen Schritt abbrechen",
        "about.greeting": "Der erste Bildschirm", "about.help": "Was du sagen kannst",
        "about.history": "Was geändert wurde, das Neueste zuerst",
        "about.history.thing": "Wer es geändert hat, und wann",
        "about.note.add": "Eine Notiz, an einem Pin oder unter einer Überschrift",
        "about.note.delete": "Eine Notiz löschen", "about.note.list": "Deine Notizen",
        "about.note.append": "Mehr in eine Notiz schreiben",
        "about.undo.bringBack": "Zurückholen, was gerade weggekommen ist",
        "about.restore": "Etwas Gelöschtes zurückholen",
        "about.note.update": "Eine Notiz ändern",
        "about.pin.create": "Einen Ort merken", "about.pin.delete": "Einen Pin löschen",
        "about.pin.label": "Einem Pin Labels geben",
        "about.pin.list.sorted": "Deine Pins in anderer Reihenfolge",
        "about.pin.list": "Alle deine Pins", "about.pin.move": "Einen Pin dorthin setzen, wo er hingehört",
        "about.pin.navigate": "Der Weg zu einem Pin", "about.pin.near": "Deine nächsten Pins",
        "about.pin.rename": "Einen Pin umbenennen", "about.pin.show": "Einen Pin öffnen",
        "about.redo": "Wieder tun, was rückgängig gemacht wurde", "about.reminder.add": "Dich rechtzeitig erinnern",
        "about.reminder.delete": "Eine Erinnerung streichen",
        "about.reminder.list": "Deine Erinnerungen, die nächste zuerst",
        "about.settings.admin": "Mit dem Einrichtungscode Administrator werden",
        "about.settings.clock": "12 oder 24 Stunden",
        "about.settings.language": "Die Sprache, die ich spreche",
        "about.settings.show": "Zeitzone, Einheiten, Uhr, Woche, Sprache",
        "about.settings.timezone": "Deine Zeitzone", "about.settings.units": "Kilometer oder Meilen",
        "about.help.word": "Was ein Wort von mir bedeutet",
        "word.checkIn":
            "Ein *Check-in* ist eine Zeile wie `verlasse die Arbeit` oder `bin zu Hause`: Ich zeige dann, was du dort tun oder mitnehmen wolltest. Mit einem Live-Standort merke ich es selbst.",
        "word.occasion":
            "Ein *Anlass* ist ein Moment mit einem Namen, etwa die Arbeit verlassen oder heimkommen. Aufgaben, die daran hängen (`wenn ich heimkomme: Katze füttern`), zeige ich, wenn er da ist.",
        "word.bundle":
            "Ein *Bündel* ist ein Durchgang eines Anlasses: die Aufgaben, die du dafür gewählt hast, zum Abhaken und zum Nachsehen.",
        "word.priority":
            "*p1*, *p2* und *p3* sagen, wie dringend etwas ist: p1 steht in jeder Liste vorn, etwa `Bank anrufen morgen p1`.",
        "word.live":
            "Ein *Live-Standort* ist deine Position, die dein Messenger eine Weile immer wieder schickt: 📎, dann Standort, dann Live-Standort teilen. Damit sage ich dir beim Kommen und Gehen, was zu tun ist; niemand sonst sieht ihn.",
        "about.settings.dateorder": "Ob 3/10 im Oktober oder im März ist",
        "about.settings.dayparts": "Was früh oder abends heißt", "about.settings.times": "Deine Tageszeiten",
        "about.settings.week": "Der erste Tag der Woche", "about.thanks": "Danke sagen",
        "about.trash": "Was du in den letzten 30 Tagen gelöscht hast", "about.undo": "Die letzte Änderung zurücknehmen",
    ]

    private static let talk = [
        "start.first":
            "Hallo {name}! Ich merke mir deine Orte, Notizen und Aufgaben, finde sie wieder, wenn du sie brauchst, und erinnere dich rechtzeitig.",
        "start.lines":
            "Schreib eine Zeile wie `morgen Milch kaufen` oder `pin hier`, oder probier eines davon:",
        "start.again": "Hallo {name}! Was möchtest du dir merken oder wiederfinden?",
        "start.group":
            "Hallo! Ich merke mir Pins, Notizen, Aufgaben, Listen, Termine und Erinnerungen für diese Gruppe; alle hier sehen sie. Ich höre nur, was mit einem Schrägstrich beginnt, wie `/pin Café 48.2082, 16.3738` oder `/notiz Gepäck: Zelt`, und Antworten auf mich. Deine eigenen Sachen bleiben in unserem privaten Chat. Mehr: `/hilfe`, `/regeln`, `/einstellungen`.",
        "start.pinHere": "Pin, wo ich bin", "start.note": "Eine Notiz schreiben",
        "start.around": "Zeig mir, was du kannst",
        "start.pins": "Meine Pins", "start.notes": "Meine Notizen",
        "start.unknownCode":
            "Diesen Code kenne ich nicht, oder er gilt nicht mehr. Bitte um einen neuen Link, wer ihn dir gegeben hat.",
        "talk.cancelled": "Abgebrochen. Nichts wurde geändert.",
        "talk.nothingToCancel": "Es ist nichts offen. Um die letzte Änderung zurückzunehmen, schreib `rückgängig`.",
        "about.farewell": "Gute Nacht oder Tschüss sagen",
        "talk.welcome": "Gern geschehen.", "talk.farewell": "Bis bald, {name}! Ich behalte die Uhr im Auge.",
        "talk.sorry":
            "Entschuldige, bei mir ist etwas schiefgegangen, und nichts wurde geändert. Der Betreiber weiß Bescheid. Bitte versuch es noch einmal.",
        "talk.setAside":
            "Entschuldige, darüber bin ich mehrmals gestolpert und habe es beiseitegelegt; nichts wurde geändert. Der Betreiber weiß Bescheid.",
        "talk.notRead":
            "Ich weiß nicht recht, was ich mit „{text}“ tun soll. Soll ich es als Aufgabe oder als Notiz behalten? Wenn du etwas anderes meinst, zeigt dir `hilfe`, wie man es sagt.",
        "talk.stillOpen":
            "(Ich warte noch auf die Antwort auf meine Frage oben. In Anführungszeichen sind Worte immer die Antwort; `abbrechen` beendet sie.)",
        "talk.lineForgotten":
            "Diese Zeile ist schon behalten oder mehr als einen Tag alt. Fehlt sie dir, schick sie noch einmal und beginn mit `notiz`.",
        "talk.unknownButton": "Diesen Knopf kenne ich nicht; er ist wohl von einer älteren Version. Schreib `hilfe`.",
        "talk.keepAsTask": "Als Aufgabe behalten",
        "talk.keepAsNote": "Als Notiz behalten",
        "talk.asWhich": "Als Aufgabe oder als Notiz?",
        "talk.keepInCalendar": "In meinen Kalender",
        "talk.tooLong": "Das ist sehr lang ({length} Zeichen). Eine Notiz hat höchstens 4000; schick es in Teilen.",
        "talk.nothingToRead":
            "Solche Nachrichten kann ich noch nicht lesen. Schick Text, ein Foto, eine Datei oder einen Standort.",
        "talk.editedTooFar":
            "Deine Nachricht heißt jetzt etwas anderes, darum habe ich gelassen, was daraus geworden war. Schick die neue Zeile als neue Nachricht.",
        "talk.editedNothing":
            "Die geänderte Nachricht konnte ich nicht lesen, darum habe ich gelassen, was daraus geworden war.",
        "doubt.goes": "✗ {thing}", "doubt.which": "Meinst du eines davon? Noch ist nichts geschehen.",
        "doubt.this": "Meinst du das? Noch ist nichts geschehen.",
        "doubt.notion":
            "Was soll aus „{text}“ werden? Sag, wann es ist, etwa `Freitag 9:00`, oder tippe eines an. Noch ist nichts behalten.",
        "doubt.later": "{what}; ich kann die Zeile als Aufgabe oder Notiz behalten.",
        "doubt.chat":
            "Ich bin ein kleines Programm und kein großer Redner: Ich merke mir deine Orte, Notizen und Aufgaben und erinnere dich rechtzeitig. Das kann ich als Aufgabe oder Notiz behalten.",
        "doubt.elsewhere":
            "Das kann ich nicht: Ich merke mir deine Orte, Notizen und Aufgaben und erinnere dich rechtzeitig. Die Zeile kann ich als Aufgabe oder Notiz behalten.",
        "doubt.whatIsWrong":
            "Was stimmt daran nicht? Sag es neu, etwa `nein, Dienstag`, oder nimm die letzte Änderung zurück.",
        "doubt.heard": "Alles klar.",
        "doubt.fact": "Soll ich das als Notiz behalten? Noch ist nichts behalten.",
        "doubt.nothingAsked": "Es ist nichts offen, das auf ein Ja oder Nein wartet.",
        "doubt.lastAbove": "Meine letzte Antwort ist die Nachricht oben. Der Name einer Sache zeigt sie neu.",
        "doubt.unknown": "Du hast nichts namens *{name}*.",
        "doubt.unknownNear": "Du hast nichts namens *{name}*. Meinst du eins davon?",
        "doubt.noneComing": "Du hast nichts namens *{name}*. Nichts ist abgesagt; das steht an:",
        "doubt.feedback":
            "Danke, dass du es mir sagst. Weitergeben kann ich es noch nicht; sag es bitte auch dem Betreiber dieses Servers.",
        "flood.slowDown":
            "Langsam, {n} s: Das war mehr, als ich auf einmal nehme. Was du bis dahin schickst, lasse ich liegen; schick es danach noch einmal.",
        "flood.skipped":
            "(Davor habe ich {n:Nachricht|Nachrichten} von dir liegen gelassen. Schick noch einmal, was wichtig ist.)",
        "common.undo": "Rückgängig", "common.cancel": "Abbrechen", "common.save": "Speichern", "common.back": "Zurück",
        "common.help": "Hilfe", "common.delete": "Löschen", "common.previous": "◀ Zurück", "common.next": "Weiter ▶",
        "common.open": "Öffnen", "common.gone": "Das gibt es nicht mehr; `verlauf` sagt, was daraus wurde.",
        "common.notYours": "Das gehört dir nicht, du kannst es nicht ändern.",
        "common.oldCard": "Diese Karte ist alt; die neue steht weiter unten.",
        "card.below": "_↓ Weiter unten noch einmal._",
        "audience.group": "👥 Alle in dieser Gruppe", "audience.onlyMe": "🔒 Nur ich",
        "store.diskIsFull":
            "Nichts wurde behalten: Meine Platte ist voll. Löschen und `rückgängig` gehen noch. Bitte sag es der Person, die mich betreibt, und versuch es später noch einmal.",
    ]

    private static let help = [
        "help.intro":
            "Ich merke mir deine Orte, Notizen und Aufgaben und erinnere dich rechtzeitig. Schreib einfache Zeilen; du kannst auch einen Standort oder ein Foto schicken. Zum Beispiel:",
        "help.examples":
            "morgen 18:00 Milch kaufen p1\nheute\nbevor ich zur Arbeit gehe: Ben anrufen\nerinnere mich um 18:00 an Mama anrufen\nFreitag um 19 Uhr Abendessen mit Bo\npin hier\nnotiz Sport: Kniebeugen\nrückgängig",
        "help.outro":
            "Jede Änderung lässt sich rückgängig machen, und wenn du deine eigene Nachricht bearbeitest, ändert sich, was daraus wurde. Alles gehört nur dir, bis du es teilst. Mehr über:",
        "help.outroInGroup":
            "Alle hier sehen, was hier behalten wird; nichts von deinen eigenen Sachen kommt hierher. Wer es ändern darf: `/regeln`. Mehr, privat an dich:",
        "help.area.places": "Orte", "help.area.maps": "Karten und Finden",
        "help.area.visits": "Listen und Besuche", "help.area.notes": "Notizen", "help.area.reminders": "Erinnerungen",
        "help.area.people": "Leute",
        "help.area.settings": "Einstellungen", "help.area.safety": "Rückgängig und Papierkorb",
        "help.area.server": "Dieser Server", "help.area.talk": "Mit mir reden",
    ]

    private static let safety = [
        "undo.howMany":
            "Ich nehme bis zu {n} Änderungen auf einmal zurück. `verlauf` zeigt alle, jede mit einem Knopf.",
        "undo.notInTrash": "Nichts, was du gelöscht hast, heißt „{name}“. `papierkorb` zeigt es.",
        "undo.nothingGone":
            "Zuletzt ist nichts weggekommen. `rückgängig` nimmt die letzte Änderung zurück, `papierkorb` zeigt, was gelöscht wurde.",
        "undo.nothing": "Es gibt nichts zurückzunehmen. `verlauf` zeigt, was geändert wurde.",
        "undo.nothingToRedo": "Es gibt nichts wiederherzustellen. `verlauf` zeigt, was geändert wurde.",
        "undo.already": "Das ist schon rückgängig gemacht.", "undo.redo": "Wiederherstellen",
        "undo.wasUndone": "(rückgängig)",
        "undo.longAgo": "Deine letzte Änderung war {when}: {title}. Soll ich sie zurücknehmen?",
        "undo.done": "Rückgängig: {title}", "undo.redone": "Wiederhergestellt: {title}",
        "undo.redoTitled": "Wiederherstellen: {title}", "undo.plain": "{title}",
        "undo.partly": "Rückgängig: {title}. Was seither geändert wurde, bleibt, wie es ist.",
        "undo.keptSince": "Was seither geändert wurde, bleibt, wie es ist.",
        "undo.nothingLeft": "Alles an *{title}* wurde seither geändert, darum wurde nichts zurückgenommen.",
        "undo.notYours": "Das hat jemand anders geändert; nur diese Person kann es zurücknehmen.",
        "undo.trash.empty": "Der Papierkorb ist leer. Was du löschst, bleibt 30 Tage hier.",
        "undo.trash": "*Papierkorb*: gelöscht in den letzten 30 Tagen",
        "undo.history.empty": "Noch wurde nichts geändert.", "undo.history": "*Verlauf*, das Neueste zuerst",
        "undo.bring": "Zurückholen: {title}", "undo.undo": "Rückgängig: {title}",
        "about.version":
            "*Wayside {version}* vom {day}. Was du behältst, liegt in Dateien allein auf diesem Server (Datenversion {schema}). Ein Update bringt es auf die neueste Version und verliert nichts.",
    ]
}
