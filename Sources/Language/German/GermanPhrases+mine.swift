extension GermanPhrases {
    /// Finding again what is one's own.
    static let mine: [String: CommandPhrases] = [
        "search": CommandPhrases(
            [
                "(finde|find|such|suche) [mir] [nach] {words:text}",
                "(such|suche|durchsuche|durchsuch) [in] [allen] [meine|meinen] (sachen|notizen|pins|orte|orten|erinnerungen|listen) nach {words:text}",
                "(finde|find|such|suche|zeig|zeige) [mir] [alle] [meine] (notizen|pins|orte|sachen|erinnerungen) (über|mit|zu|von) {words:text}",
                "wo (habe|hab) ich [etwas|was] (über|zu|von) {words:text} (geschrieben|notiert|aufgeschrieben)",
                "was (habe|hab) ich (über|zu) {words:text} (geschrieben|notiert|aufgeschrieben)",
                "(welche|in welchen) [meiner] (notizen|pins|orte) (sagen|enthalten|haben|steht) {words:text}",
                "(habe|hab) ich (etwas|was|eine notiz|notizen) (über|zu|von|mit) {words:text}",
                "(suche|suchen|durchsuche alles)",
            ],
            examples: [
                "finde Brot", "durchsuche meine Notizen nach Brot", "wo habe ich etwas über Kniebeugen geschrieben",
            ]
        )
    ]
}
