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
}
