extension GermanReplies {
    /// To-dos that have lain for weeks.
    static let oldTasks = [
        "about.task.old": "Aufgaben, die seit Wochen liegen: behalten oder fallen lassen",
        "entry.oldTasksDropped": "{n:alte Aufgabe|alte Aufgaben} fallen gelassen",
        "old.none": "Nichts liegt seit Wochen auf deinen Listen.",
        "old.title":
            "*{n:alte Aufgabe|alte Aufgaben}*: seit vier Wochen ohne Tag auf deinen Listen, oder lange überfällig",
        "old.keep": "Behalten: {title}",
        "old.kept": "Bleibt. In vier Wochen frage ich wieder.",
        "old.later": "Später",
        "old.laterSaid": "Die Übersicht der nächsten Woche fragt wieder.",
        "old.drop": "Alle {n} fallen lassen",
        "old.dropped": "{n:alte Aufgabe|alte Aufgaben} fallen gelassen.",
        "old.changed": "Sie haben sich seither geändert. Sieh noch einmal hin.",
        "old.look": "{n:alte Aufgabe|alte Aufgaben}",
    ]

    /// What is attached to a to-do, and a late tick.
    static let taskFiles = [
        "taskFile.photos": "📎 {n:Foto|Fotos}", "taskFile.files": "📎 {n:Datei|Dateien}",
        "taskFile.showPhotos": "{n:Foto|Fotos} zeigen", "taskFile.showFiles": "{n:Datei|Dateien} zeigen",
        "taskFile.row": "{name} ({number} von {count})",
        "taskFile.onlyOwner":
            "Diese Datei sieht nur, wem sie gehört: Sie sagt vielleicht, wo sie entstand, und das kann ich nicht herausnehmen.",
        "taskFile.none":
            "Nichts hängt daran. Antworte auf die Karte mit einem Foto, einer Datei oder einem Standort.",
        "taskFile.remove": "Dieses entfernen", "taskFile.removed": "Entfernt.",
        "taskFile.described": "Die Worte stehen in der Beschreibung, und die Datei kommt dazu.",
        "taskFile.placed": "Ihr Ort ist jetzt *{place}*.",
        "task.countsToday":
            "{done}\n_Das war verspätet und gilt auch für heute; fällig ist es wieder {when}._",
        "task.todayToo": "Heute noch einmal",
    ]

    /// What stays on top of a chat.
    static let stickers = [
        "about.note.top": "Eine Notiz oder eine Aufgabe oben im Chat anheften",
        "about.note.offTop": "Eine Notiz oder eine Aufgabe oben im Chat wegnehmen",
        "entry.onTop": "„{name}“ bleibt oben", "entry.offTop": "„{name}“ bleibt nicht mehr oben",
        "sticker.keep": "Oben anheften", "sticker.takeOff": "Oben wegnehmen", "sticker.open": "Öffnen",
        "sticker.on": "Das kommt oben in den Chat.", "sticker.off": "Oben weggenommen.",
        "sticker.again": "Hier ist es noch einmal, oben im Chat.", "sticker.isOff": "_Nicht mehr oben._",
        "sticker.unknown":
            "Ich kenne keine Notiz und keine offene Aufgabe wie „{title}“. `notizen` und `aufgaben` zeigen alle.",
        "sticker.mayNot":
            "_Ich darf in diesem Chat nichts anheften. Mach mich zum Administrator, der das darf, und drück noch einmal Oben anheften._",
    ]
}
