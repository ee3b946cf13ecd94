extension GermanReplies {
    /// Finding again what is one's own.
    static let mine = search

    private static let search = [
        "about.search": "Alles durchsuchen, was deins ist",
        "search.what": "Wonach suchst du? Schreib ein oder zwei Wörter, etwa `Brot` oder `Beintag`.",
        "search.onMap": "Auf der Karte suchen",
        "search.found": "🔎 *{words}*: {n} gefunden",
        "search.foundMany": "🔎 *{words}*: über {n} gefunden; mit einem Wort mehr werden es weniger",
        "search.partly": "🔎 Nichts hat alles von *{words}*; {n:Treffer hat|Treffer haben} etwas davon",
        "search.near": "🔎 Nichts sagt *{words}*; {n:Name ist|Namen sind} ähnlich",
        "search.nothing":
            "🔎 Nichts von dir sagt *{words}*. Gesucht habe ich in deinen Pins, Labels, Adressen, Listen, Notizen und Erinnerungen, in den Namen von Leuten, mit denen du zu tun hast, und in dem, was mit dir geteilt ist.",
        "search.nothingInGroup":
            "🔎 Nichts in dieser Gruppe sagt *{words}*. Deine eigenen Sachen durchsuche ich nur in unserem privaten Chat.",
        "search.row": "{n}. {name}", "search.over": "über {n}", "search.count": "{n}",
        "search.pins": "*Pins* ({n})", "search.lists": "*Listen* ({n})", "search.notes": "*Notizen* ({n})",
        "search.reminders": "*Erinnerungen* ({n})", "search.people": "*Leute* ({n})",
        "search.shared": "*Mit dir geteilt* ({n})",
    ]
}
