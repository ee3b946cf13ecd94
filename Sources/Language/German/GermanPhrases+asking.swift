extension GermanPhrases {
    /// What is done by several.
    static let asking: [String: CommandPhrases] = [
        "task.ask": CommandPhrases(
            [
                "@ {who:word} [,|:] [bitte] {title:rest}", "[@] {who:word} : bitte {title:rest}",
                "bitte [@] {who:word} um {title:rest}", "(frag|frage|bitte) [@] {who:word} ob (er|sie) {title:rest}",
                "(aufgabe|todo|to do) [:] [für] @ {who:word} [,|:] {title:rest}",
            ], examples: ["@ben morgen Brot kaufen", "Ben: bitte Brot kaufen"]),
        "task.give": CommandPhrases(
            [
                "(gib|übergib) [die] [aufgabe|todo] {title:text} (an|zu) [@] {who:name}",
                "(delegier|delegiere) [die|den|das] [aufgabe|todo] {title:text} an [@] {who:word}",
                "(weis|weise|teil|teile) [die|den|das] [aufgabe|todo] {title:text} [@] {who:word} zu",
                "(gib|übergib) (es|das|sie|die) (an|zu) [@] {who:name}",
                "(gib|übergib) (es|das|sie|die) [@] {who:word}",
                "[@] {who:word} soll (es|das) (machen|übernehmen|erledigen)",
                "(bitte|bitt|frag|frage) [@] {who:word} [,] (es|das) zu (machen|übernehmen|erledigen)",
            ], examples: ["gib „Brot kaufen“ an Ben"]),
    ]
}
