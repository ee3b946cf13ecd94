extension LanguageTables {
    /// German, as it is typed in Germany, Austria and Switzerland.
    static let german = LanguageTables(
        id: .german,
        name: "Deutsch",
        names: ["deutsch", "german", "allemand", "nemecky"],
        politeStarts: GermanWords.spelled([
            "kannst du bitte", "könntest du bitte", "kannst du mir bitte", "könntest du mir bitte", "kannst du mir",
            "könntest du mir", "kannst du", "könntest du", "kann ich", "könnte ich", "darf ich", "würdest du bitte",
            "würdest du", "magst du", "können sie bitte", "können sie", "könnten sie bitte", "könnten sie",
            "würden sie bitte", "würden sie", "bitte", "bitte mal", "hey", "hi", "hallo", "servus", "moin", "ok",
            "okay", "also", "äh", "ähm", "so", "na", "du",
            "ja", "ich möchte", "ich möcht", "ich will", "ich würde gern", "ich würde gerne", "ich hätte gern",
            "ich hätte gerne", "lass mich", "lass uns", "bot", "wayside", "hey wayside", "hallo wayside", "hey bot",
            "hallo bot", "schnell", "kurz", "sei so lieb und", "sei so gut und", "tu mir den gefallen und", "geh",
            "bitte bitte", "kannst", "doch", "doch lieber", "eigentlich", "ach", "ah", "oh", "ach ja", "ach und",
            "ach , und", "und noch was", "noch was",
            "übrigens", "btw", "warte", "warte mal", "moment", "darf ich dich bitten", "wärst du so lieb und",
            "wärst du so nett und", "könntest du dir bitte", "kannst du dir bitte", "könntest du eventuell",
            "kannst du eventuell", "könntest du vielleicht", "kannst du vielleicht",
        ]) + LanguageTables.otherAssistants,
        politeEnds: GermanWords.spelled([
            "bitte", "danke", "danke dir", "danke schön", "dankeschön", "vielen dank", "danke im voraus", "merci",
            "thx", "bitte danke", "bitteschön", "bitte schön", "für mich", "wenn du kannst", "wenn es geht",
            "wenns geht",
            "wenn möglich", "ja", "gell", "okay", "ok", "jetzt", "jetzt gleich", "gleich", "sofort", "bot", "wayside",
            "lg", "und danke", "und merci", "bitte sehr", "mal bitte", "nicht vergessen",
            "bitte nicht vergessen",
        ]),
        commonWords: { GermanWords.common },
        stopWords: GermanWords.stops,
        articles: GermanWords.spelledSet(
            """
            der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner meines unser unsere
            unseren unserem unserer dein deine deinen deinem deiner diese dieser dieses diesen diesem
            """),
        pluralEndings: [("", "en"), ("", "n"), ("", "er"), ("", "e"), ("", "s"), ("in", "innen")],
        inflections: ["e", "en", "er", "es", "em", "s", "n", "t", "st", "te", "ten", "in"],
        contractions: [
            "gehts": ["geht", "es"], "gibts": ["gibt", "es"], "ists": ["ist", "es"],
            "habs": ["hab", "es"], "machs": ["mach", "es"], "nimms": ["nimm", "es"], "tus": ["tu", "es"],
            "hats": ["hat", "es"], "aufm": ["auf", "dem"], "furn": ["fur", "den"], "ausm": ["aus", "dem"],
            "mitm": ["mit", "dem"], "vorm": ["vor", "dem"], "hinterm": ["hinter", "dem"], "kannste": ["kannst", "du"],
            "haste": ["hast", "du"], "biste": ["bist", "du"], "wars": ["war", "es"], "is": ["ist"],
        ],
        shorthand: [
            "i": "ich", "ick": "ich", "ik": "ich", "icke": "ich", "ned": "nicht", "nid": "nicht",
            "nich": "nicht", "nod": "nicht", "is": "ist", "isch": "ist",
            "habts": "habt", "wos": "was", "wat": "was", "dat": "das", "ois": "alles", "dei": "dein",
            "meim": "meinem", "deim": "deinem", "heit": "heute", "morgn": "morgen", "moagn": "morgen",
            "morn": "morgen", "gestan": "gestern", "etz": "jetzt", "iatz": "jetzt", "jetz": "jetzt",
            "nacha": "nachher", "nix": "nichts", "kimmt": "kommt", "kumm": "komm", "kummt": "kommt",
            "ghort": "gehort", "bitt": "bitte", "bidde": "bitte", "zwoa": "zwei", "oans": "eins", "halba": "halb",
            "dahoam": "daheim", "vo": "von", "mim": "mit", "vllt": "vielleicht", "iwann": "irgendwann",
            "iwas": "irgendwas", "woast": "weisst", "kriag": "krieg", "nua": "nur", "scho": "schon", "nen": "einen",
            "nem": "einem", "ner": "einer", "eich": "euch", "hend": "haben", "chasch": "kannst", "chan": "kann",
            "gaht": "geht", "goht": "geht", "wia": "wie",
        ],
        openings: GermanOpenings.table,
        abbreviations: GermanWords.abbreviations,
        decimalSeparator: ",",
        hemispheres: ["n": .north, "s": .south, "o": .east, "e": .east, "w": .west],
        latitudeWords: ["lat", "breite", "breitengrad"],
        longitudeWords: ["lon", "lng", "laenge", "längengrad"],
        zonePlaces: GermanZonePlaces.table,
        zoneWords: ["zeit", "zone", "zeitzone", "time", "sommerzeit", "winterzeit", "normalzeit"],
        times: GermanTimeWords.table,
        ranking: GermanRanking.table,
        titleWords: GermanTitleWords.words,
        quantities: GermanQuantityWords.words,
        places: GermanPlaceWords.words,
        followUps: GermanFollowUps.words,
        checkIns: GermanCheckIns.words,
        handing: GermanHanding.words,
        leads: SpokenLeads(
            hour: "um", reminder: "erinner mich", sharing: "teil es", change: "mach es", place: "in",
            parking: "geparkt", pinning: "pin", there: ["bei", "zu"], of: ["von"], quiet: "ruhe",
            summary: "übersicht", eveningSummary: "übersicht abends", with: "mit", eachDay: "jeden tag",
            each: "jeden",
            weekdays: ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"]),
        signals: GermanWords.signals,
        phrases: GermanPhrases.table,
        sayings: GermanPhrases.sayings,
        menu: GermanPhrases.menu,
        replies: { GermanReplies.table })
}

extension LanguageID {
    package static let german = LanguageID(rawValue: "de")
}
