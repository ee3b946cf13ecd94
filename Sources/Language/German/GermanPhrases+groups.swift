extension GermanPhrases {
    static let groups: [String: CommandPhrases] = [
        "settings.rules": CommandPhrases(
            [
                "[zeig|zeige] [mir] [die|unsere|unseren] (regeln|gruppenregeln) [hier|dieser gruppe] [an]",
                "wer darf [hier|in dieser gruppe] (was|etwas|sachen|alles) [hier] (ändern|verändern|bearbeiten)",
                "wer (ist|sind) [hier] [der|die|ein] (admin|admins|administrator|administratoren) [hier|dieser gruppe]",
            ], examples: ["regeln", "wer darf hier was ändern"]),
        "settings.rules.set": CommandPhrases(
            [
                "nur {who:word} (dürfen|darf|sollen|soll|können|kann) [hier|in dieser gruppe] (etwas|was|sachen|alles) (ändern|verändern|bearbeiten)",
                "(lass|lasse) {who:word} [hier] (etwas|was|sachen|alles) (ändern|verändern|bearbeiten)",
                "(regeln|regel) [nur] {who:word}", "(alle|nur admins|nur administratoren) dürfen ändern",
                "nur (admins|administratoren)",
                "(alle|jeder) (dürfen|darf|sollen|soll|können|kann) [hier|in dieser gruppe] (etwas|was|sachen|alles) (ändern|verändern|bearbeiten)",
            ], examples: ["nur Administratoren dürfen etwas ändern", "alle dürfen hier alles ändern"]),
    ]
}
