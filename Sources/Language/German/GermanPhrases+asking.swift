extension GermanPhrases {
    /// What is done by several.
    static let asking: [String: CommandPhrases] = [
        "task.ask": CommandPhrases(
            [
                "@ {who:word} [,|:] [bitte] {title:rest}", "[@] {who:word} : bitte {title:rest}",
                "bitte [@] {who:word} um {title:rest}", "(frag|frage|bitte) [@] {who:word} ob (er|sie) {title:rest}",
                "(aufgabe|todo|to do) [:] [für] @ {who:word} [,|:] {title:rest}",
                "[eine|neue] (aufgabe|todo|to do) für {who:word} : {title:rest}",
            ], examples: ["@ben morgen Brot kaufen", "Ben: bitte Brot kaufen"]),
        "task.refuse": CommandPhrases(
            [
                "(gib|geb|gebe) [die aufgabe|die bitte] {title:text} zurück", "[die aufgabe] {title:text} zurückgeben",
                "(lehn|lehne) [die aufgabe|die bitte] {title:text} ab",
            ],
            examples: ["gib \"Milch kaufen\" zurück"]),
        "task.asked": CommandPhrases(
            [
                "wer hat [mir] [noch|noch immer] nicht geantwortet", "wer muss [mir] noch antworten",
                "hat [@] {who:word} [schon] (geantwortet|zugesagt|es gemacht|das gemacht|es erledigt|das erledigt)",
                "worum (hab|habe) ich [@] {who:word} gebeten",
                "(was|worum) (hab|habe) ich andere (gebeten|gefragt)", "[zeig|zeige] [mir] meine offenen bitten",
            ],
            examples: ["wer hat noch nicht geantwortet", "worum habe ich Ben gebeten"]),
        "task.give": CommandPhrases(
            [
                "(gib|übergib) [die] [aufgabe|todo] {title:text} (an|zu) [@] {who:name}",
                "(delegier|delegiere) [die|den|das] [aufgabe|todo] {title:text} an [@] {who:word}",
                "(weis|weise|teil|teile) [die|den|das] [aufgabe|todo] {title:text} [@] {who:word} zu",
                "(gib|übergib) (es|das|sie|die) (an|zu) [@] {who:name}",
                "(gib|übergib) (es|das|sie|die) [@] {who:word}",
                "[@] {who:word} (soll|wird) (es|das) (machen|übernehmen|erledigen)",
                "[@] {who:word} (macht|übernimmt|erledigt) (es|das)",
                "(bitte|bitt|frag|frage) [@] {who:word} [,] (es|das) zu (machen|übernehmen|erledigen)",
            ], examples: ["gib „Brot kaufen“ an Ben"]),
    ]
}
