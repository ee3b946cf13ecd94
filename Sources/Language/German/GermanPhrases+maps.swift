extension GermanPhrases {
    private static let show = "[zeig|zeige|öffne|gib] [mir] [mal]"
    private static let my = "[mein|meine|meinen|meiner|meinem|der|die|das|den|dem]"
    private static let size =
        "(klein|kleine|kleiner|kleinere|normal|normale|mittel|mittlere|groß|große|größer|größere|riesige)"
    private static let theme = "(dunkel|dunkle|dunkler|hell|helle|heller)"

    /// Pictures of the map, and how they look.
    static let maps: [String: CommandPhrases] = [
        "map.show": CommandPhrases(
            [
                "\(show) [eine|die|meine|ne] (karte|landkarte) [an]",
                "\(show) [eine|die] karte [bei|um|von|rund um] {point:coordinate}",
            ], examples: ["karte", "zeig mir die Karte"]),
        "map.here": CommandPhrases(
            [
                "\(show) [eine|die|ne] karte (hier|von hier|um mich|um mich herum|rund um mich|in meiner nähe|meiner umgebung) [an]",
                "(zeig|zeige) [mir] [wo ich bin] auf [der|einer] karte [wo ich bin] [an]",
                "(zeig|zeige) mich auf [der|einer] karte [an]", "wo bin ich [gerade|jetzt] auf [der|einer] karte",
            ], examples: ["karte hier", "zeig mich auf der Karte"]),
        "location.me": CommandPhrases(
            [
                "wo bin ich [hier|denn|eigentlich] [gerade|jetzt]",
                "wo stehe ich [hier|denn|eigentlich] [gerade|jetzt]",
                "in (welcher|welchem) (straße|stadt|ort|dorf) bin ich [hier] [gerade|jetzt]",
                "(was ist|wie ist|wie lautet) meine [aktuelle] (adresse|position)",
                "(meine|mein) [aktuelle|aktueller] (position|standort)",
            ], examples: ["wo bin ich"]),
        "map.place": CommandPhrases(
            [
                "\(show) [eine|die] karte (von|vom|um|bei|beim|rund um|für) \(my) {place:place} [an]",
                "karte {place:place!}", "\(show) \(my) {place:place} auf [der|einer] karte [an]",
                "wo (ist|liegt) \(my) {place:place} auf [der|einer] karte",
            ], examples: ["karte von Bäckerei", "zeig Bäckerei auf der Karte"]),
        "map.pins": CommandPhrases(
            [
                "\(show) [mir] [alle] [meine|unsere|die] (pins|orte) auf [einer|der] karte [an]",
                "\(show) [eine|die] karte (mit|von|aller|meiner) [allen|all] [meinen|meiner|unseren|den] (pins|orte|orten) [an]",
            ], examples: ["alle meine Pins auf einer Karte"]),
        "settings.mapsize": CommandPhrases(
            [
                "[zeig|mach|mache|nimm|bitte] [mir] [die] \(size) (karte|karten)",
                "[mach|mache|stell] [die] (karte|karten) \(size)",
                "\(size) (schrift|buchstaben|namen) auf [den|der] (karte|karten)",
                "[die] (schrift|buchstaben) auf [den|der] (karte|karten) \(size)",
                "(kartengröße|karten größe) [auf|:] {size:word}",
            ], examples: ["große Karten", "kleine Karten"]),
        "settings.maptheme": CommandPhrases(
            [
                "[zeig|mach|mache|nimm|bitte] [mir] [die] \(theme) (karte|karten)",
                "[mach|mache] [die] (karte|karten) \(theme)",
                "(dunkelmodus|nachtmodus|dunkler modus|heller modus) [für] [die] [karten|karte]",
            ], examples: ["dunkle Karten", "helle Karten"]),
    ]
}
