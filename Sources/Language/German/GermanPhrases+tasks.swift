extension GermanPhrases {
    /// To-dos and lists of them.
    static let tasks: [String: CommandPhrases] = [
        "task.add": CommandPhrases(
            [
                "(aufgabe|todo|to do) [:] {title:rest}", "(aufgabe|todo)", "neue (aufgabe|todo) [:] [{title:rest}]",
                "(neues) todo [:] [{title:rest}]",
            ],
            examples: [
                "Aufgabe: Milch kaufen morgen um 18 Uhr p1 #haushalt", "Aufgabe: Miete zahlen jeden Monat am 1.",
            ]),
        "task.list": CommandPhrases(
            [
                "[zeig|zeige|liste] [mir] [alle] [meine|die] (aufgaben|todos|to dos)",
                "[zeig|zeige] [mir] [alle] [meine|die] (aufgaben|todos|to dos) [für|von|am] {when:time}",
                "was (ist|gibt es|habe ich|hab ich) [alles] [{when:time}] zu tun", "was ist [{when:time}] fällig",
                "was steht [{when:time}] an",
            ], examples: ["meine Aufgaben", "was ist morgen zu tun"]),
        "task.today": CommandPhrases(["heute", "[zeig|zeige] [mir] mein tag"], examples: ["heute"]),
        "list.addTasks": CommandPhrases(
            [
                "{title:text} (auf|zu|in) [die|meine|zur|der] [liste] {list:heading|list!} [liste]",
                "(schreib|setz|setze|pack|tu|gib) {title:text} (auf|zu|in) [die|meine|zur|der] [liste] {list:heading|list!} [liste]",
                "(schreib|schreibe|setz|setze|pack|packe|tu) {title:text} auf (die|meine|unsere) {list:heading+}",
            ], examples: ["setz Milch auf die Liste Ideas"]),
    ]
}
