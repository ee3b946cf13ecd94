extension GermanPhrases {
    private static let shown = "[zeig|zeige|öffne] [mir] [mal]"
    private static let whose = "[mein|meine|meinen|meiner|den|der|die]"
    private static let event = "(termin|verabredung|kalendereintrag)"

    /// The calendar, events and tips.
    static let calendar: [String: CommandPhrases] = [
        "calendar.show": CommandPhrases(
            [
                "\(shown) \(whose) (kalender|terminkalender)",
                "\(shown) \(whose) (kalender|terminkalender) [für|von|im|am|in] {when:time}",
                "\(shown) \(whose) (kalender|terminkalender) [für|von|im] [das|des] [jahr|jahres] {year:number}",
                "(zeig|zeige) [mir] {when:time}", "\(shown) \(whose) termine [für|von|im|am|in] {when:time}",
                "\(shown) \(whose) [alle] termine", "was ist [{when:time}] (los|geplant)",
                "welche termine habe ich {when:time}", "was habe ich {when:time} (vor|geplant)",
            ], examples: ["Kalender", "zeig mir Dezember", "Kalender nächste Woche"]),
        "event.add": CommandPhrases(
            [
                "[neuer|neue|neuen] \(event) [:] {title:rest}", "(termin|neuer termin)",
                "(setz|setze|schreib|schreibe|trag|trage) {title:text} in (meinen|den|unseren) kalender [ein]",
            ],
            examples: ["Termin: Abendessen mit Ana am Freitag um 19 Uhr", "Termin: Zahnarzt 2. Dezember 10:00-11:00"]),
        "event.update": CommandPhrases(
            [
                "(verschieb|verschiebe|verleg|verlege) (den|meinen) termin {title:text} (auf|nach) {when:time}"
            ], examples: ["verschieb den Termin Zahnarzt auf Montag um 9"]),
        "event.delete": CommandPhrases(
            [
                "(lösch|lösche|streich|streiche|entferne) (den|meinen) termin [:|mit] {title:rest}",
                "(lösch|lösche|streich|streiche|entferne) {title:text} (aus|von) (meinem|dem|unserem) kalender",
                "sag (den|meinen) termin [mit] {title:text} ab",
            ], examples: ["lösch den Termin Abendessen"]),
        "calendar.list": CommandPhrases(
            [
                "kalenderliste", "\(shown) (meine|alle) kalender", "(lies|füg|füge) einen kalender [hinzu]",
                "kalender hinzufügen",
            ], examples: ["Kalenderliste"]),
        "calendar.feed": CommandPhrases(
            [
                "(kalenderadresse|kalenderlink)",
                "\(shown) (adresse|link) (meines|von meinem) (kalenders|kalender)",
                "kalender [mit|auf] [meinem|dem] handy (verbinden|verknüpfen)",
                "verbinde meinen kalender mit [meinem|dem] handy", "kalender (link|adresse|feed)",
            ], examples: ["Kalenderadresse"]),
        "calendar.add": CommandPhrases(
            ["(abonnier|abonniere|lies) [den] [kalender] {address:rest}", "kalender hinzufügen [:] {address:rest}"],
            examples: ["abonniere https://example.org/feiertage.ics"]),
        "tip.show": CommandPhrases(
            ["[gib|zeig|sag] [mir] [noch] [ein|einen] (tipp|tipps)", "tipp des tages"], examples: ["Tipp"]),
    ]
}
