extension GermanPhrases {
    /// Finding again what is one's own.
    static let mine: [String: CommandPhrases] = [
        "pin.home": CommandPhrases(
            [
                "(das|hier) ist [mein] (zuhause|daheim)", "hier wohne ich", "[mein] zuhause ist hier", "ich wohne hier",
                "zu hause ist hier",
                "[mein] zuhause ist [bei|:] {point:coordinate}", "ich wohne bei {point:coordinate}",
                "(ich wohne|wir wohnen|ich lebe|wir leben) (in|im|am|an|auf|bei) [der|dem] {where:few}",
                "(ich wohne|wir wohnen) [in|im|am|an|auf] [der|dem] {where:address}",
                "(ich wohne|wir wohnen) (in|im|am|an|auf|bei) [der|dem] {place:place!}",
                "(mein|unser) zuhause ist (in|im|am|an|auf|bei) [der|dem] {where:few}",
                "(mein|meine|unser|unsere) (zuhause|adresse|anschrift|heimadresse) ist [in|im|am|an|auf] [der|dem] {where:address}",
                "{place:place!} ist [mein] (zuhause|daheim)", "{place:place!} ist (nicht|nicht mehr) mein zuhause",
                "(ich bin|wir sind) ausgezogen", "ich wohne (hier|dort|da) nicht mehr",
            ],
            examples: ["hier wohne ich", "Büro ist mein Zuhause", "ich wohne in der Hauptstraße 1"]),
        "pin.colour": CommandPhrases(
            [
                "(färbe|färb|mach|male) [den|die|das|meinen|mein|meine] [pin] {place:place!} (rot|orange|gelb|grün|blau|lila|braun|grau)",
                "[setz|setze|ändere] [die] farbe (von|vom) [pin] {place:place!} [ist|auf] (rot|orange|gelb|grün|blau|lila|braun|grau)",
                "(färbe|färb|mach|male) [das] [label] {label:label} (rot|orange|gelb|grün|blau|lila|braun|grau)",
                "(färbe|färb) [den|die|das|meinen|mein|meine] [pin] {place:place}",
                "(entferne|entfern) [die] farbe (von|vom) [pin] {place:place}",
                "(entferne|entfern) [die] farbe (von|vom) [label] {label:label}",
            ],
            examples: ["färbe Bäckerei blau", "färbe #essen grün"]),
        "pin.icon": CommandPhrases(
            [
                "[setz|setze|gib|ändere] [das|ein] (zeichen|symbol|icon|emoji) (von|vom|für) [pin] {place:place} [auf]",
                "(entferne|entfern) [das] (zeichen|symbol|icon|emoji) (von|vom) [pin] {place:place}",
            ],
            examples: ["Zeichen von Büro 🏢", "entferne das Zeichen von Büro"]),
        "pin.park": CommandPhrases(
            [
                "[ich] [habe|hab] [hier] [mein|das|unser] [auto] [hier] geparkt [hier]",
                "[ich] [habe|hab] [hier] [mein|das|unser] [auto] [hier] geparkt {end:time} [auf|in|im|:] [{note:rest}]",
                "[ich] [habe|hab] [hier] [mein|das|unser] [auto] [hier] geparkt bis {hour:number}",
                "[ich] [habe|hab] [hier] [mein|das|unser] [auto] [hier] geparkt {end:time} [und|,] (erinner|erinnere|sag|warn) mich {lead:length} (vorher|davor|früher)",
                "(verlänger|verlängere) [den|die|meine|meinen] (parkschein|parkzeit) {end:time}",
                "(verlänger|verlängere) [den|die|meine|meinen] (parkschein|parkzeit) bis {hour:number}",
                "geparkt (hier|:|ebene|etage|deck|reihe|platz|stellplatz) {note:rest}",
                "geparkt (auf|in|im) (ebene|etage|deck|reihe|platz|der|dem|den) {note:rest}",
                "(mein|das|unser) auto (steht|ist) hier [:] [{note:rest}]",
                "(mein|das|unser) auto (steht|ist) (bei|auf) {point:coordinate}",
                "merk dir wo ich [das auto] geparkt habe",
            ],
            examples: ["geparkt", "geparkt Ebene 2 Reihe C", "geparkt bis 18 Uhr"]),
        "pin.car": CommandPhrases(
            [
                "(bis wann|wie lange) (gilt|läuft|geht|ist) (mein|das|die) (parkschein|parkzeit|parkticket) [noch]",
                "wann (läuft|endet) (mein|das|die) (parkschein|parkzeit|parkticket) [ab|aus]",
                "wo (ist|steht) (mein|das|unser) auto", "wo (habe|hab) ich [das auto|mein auto] geparkt",
                "[bring mich] [zurück] zu meinem auto", "(mein auto|geparktes auto|finde mein auto)",
            ],
            examples: ["wo ist mein Auto", "wo habe ich geparkt"]),
        "search": CommandPhrases(
            [
                "(finde|such|suche) {words:few}",
                "(finde|find|such|suche) [mir] [die|meine] notiz (mit|über|zu|von) [dem|der|den] {words:few}",
                "(such|suche) nach [dem|der|den] {words:few}",
                "(such|suche|durchsuche|durchsuch) [in] [allen] [meine|meinen] (sachen|notizen|pins|orte|orten|erinnerungen|listen|aufgaben|todos) nach {words:text}",
                "(suche|such|suchen) [nach] {words:text} in [allen] [meinen] (sachen|notizen|pins|orten|erinnerungen|listen|aufgaben|todos)",
                "(finde|find|such|suche|zeig|zeige) [mir] [alle] [meine] (notizen|pins|orte|sachen|erinnerungen) (über|mit|zu|von) {words:text}",
                "wo (habe|hab) ich [etwas|was] (über|zu|von) {words:text} (geschrieben|notiert|aufgeschrieben)",
                "wo (habe|hab) ich {words:few} (hingetan|hingeschrieben|notiert|aufgeschrieben|gespeichert)",
                "was (habe|hab) ich (über|zu) {words:text} (geschrieben|notiert|aufgeschrieben)",
                "(welche|in welchen) [meiner] (notizen|pins|orte) (sagen|enthalten|haben|steht) {words:text}",
                "(habe|hab) ich (etwas|was|eine notiz|notizen) (über|zu|von|mit) {words:text}",
                "(suche|suchen|durchsuche alles)",
            ],
            examples: [
                "finde Brot", "durchsuche meine Notizen nach Brot", "wo habe ich etwas über Kniebeugen geschrieben",
            ]
        ),
    ]
}
