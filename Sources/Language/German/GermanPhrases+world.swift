extension GermanPhrases {
    static let world: [String: CommandPhrases] = [
        "place.search": CommandPhrases(
            [
                "{what:places!}", "(finde|find|such|suche|zeig|zeige|empfiehl) [mir|uns] {what:places!}",
                "(such|suche|ich suche|wir suchen) [nach] {what:places!}", "ich brauche {what:places!}",
                "(ich suche|wir suchen) {what:places}", "(finde|such|suche|empfiehl) (mir|uns) {what:places}",
                "[ich habe|ich hab|hab|wir haben] (lust|hunger|gusto) auf {what:places}",
                "(was|wo|welches|wer) (ist|hat) (das|der|die) beste {what:places}",
                "gibt es [hier] {what:places!}", "(kennst du|weißt du) {what:places!}",
                "welche {what:places!} [gibt es]",
                "wo (ist|sind|gibt es|ist hier|gibt es hier) (ein|eine|einen) {what:places!}",
                "wie weit ist es [bis] (zum|zur) (nächsten|nächstgelegenen) {what:places}",
                "(wo|was) (ist|sind) (der|die|das) (nächste|nächsten|nächstgelegene|nächster|nächstes) {what:places}",
                "[finde|zeig|zeige] [mir] [den|die|das] (nächste|nächsten|nächstgelegene|nächster|nächstes|nächstgelegenen) {what:places}",
                "wo (kann|könnte|soll|sollen|können) (ich|man|wir) {what:places} (kaufen|essen|trinken|finden|bekommen|kriegen)",
                "wo (gibt es|finde ich|bekomme ich|kriege ich) {what:places}",
                "such auf der karte nach {what:places}", "{what:places} auf der karte",
            ],
            examples: [
                "Cafés im Umkreis von 500 m", "veganes Restaurant in der Nähe jetzt offen", "Apotheke am Sonntag 10:00",
            ]),
        "place.discover": CommandPhrases(
            [
                "(entdecke|entdeck|erkunde) {what:places}", "(entdecke|entdeck|erkunde) {area:text}",
                "was gibt es in {area:text} zu sehen",
                "was (kann|soll|könnte) (ich|man) in {area:text} (sehen|besichtigen|anschauen)",
                "(entdecke|entdeck|erkunde) [hier|die umgebung]", "was gibt es [hier] [in der nähe] zu sehen",
                "sehenswertes in {area:text}",
            ],
            examples: ["entdecke Monaco", "entdecke Museen in Wien", "was gibt es in Vaduz zu sehen"]),
        "place.detail": CommandPhrases(
            [
                "(hat|haben) [der|die|das] {name:text} [noch|jetzt|heute] (offen|geöffnet|auf)",
                "ist [der|die|das] {name:text} [noch|jetzt|heute] (offen|geöffnet)",
                "wann (öffnet|schließt|sperrt) [der|die|das] {name:text} [auf|zu]",
                "wo [genau] (liegt|ist genau|befindet sich) [der|die|das] {name:text}",
                "(öffnungszeiten|öffnungszeit) (von|vom|der|des) {name:text}",
                "[was|wie] [ist] [die] (telefonnummer|nummer|webseite|website|homepage) (von|vom|der|des) {name:text}",
                "[was|wie] [ist|lautet] [die] adresse (von|vom|der|des|zu) {name:text}",
                "(zeig|suche|such|wo ist) [der|die|das] {name:text} auf der karte",
            ],
            examples: [
                "ist das Kaffeehaus Central offen", "Öffnungszeiten vom Rathaus", "was ist die Adresse von Sport",
            ]),
        "place.apart": CommandPhrases(
            [
                "wie weit (ist|ist es) [von|vom] [der|dem] {from:place!} (bis|bis zu|bis zum|bis zur|zu|zum|zur|nach|von|vom) [der|dem] {place:place!} [entfernt|weg]",
                "wie weit ist es zwischen {from:place!} und {place:place!}",
                "[was ist] [die] (entfernung|abstand) (zwischen|von) {from:place!} (und|bis|zu|nach) {place:place!}",
            ],
            examples: ["wie weit ist es von Bäckerei bis Büro"]),
        "place.distance": CommandPhrases(
            [
                "wie weit (ist|ist es) [es] [noch] [bis] [zu|zum|zur|nach] [der|die|das|dem] {name:text} [von hier] [entfernt|weg]",
                "wie weit (bin|sind) (ich|wir) [von|vom] [der|dem] {name:text} [entfernt|weg]",
                "wie weit (weg|entfernt) ist [der|die|das] {name:text}",
                "(kann|können) (ich|wir) [zu fuß] (zu|zum|zur|nach) [der|dem] {name:text} (gehen|laufen)",
                "ist es [noch] weit (zu|zum|zur|nach) [der|dem] {name:text}",
                "(entfernung|abstand) (zu|zum|zur|nach) [der|die|das|dem] {name:text}",
            ],
            examples: ["wie weit ist das Museum", "wie weit ist es bis zur Hauptstraße 1"]),
        "place.address": CommandPhrases(
            [
                "{address:address}", "(finde|such|suche|zeig|wo ist) [mir] {address:address}", "adresse {address:text}",
                "(pin|speicher|merk) {address:address}", "(pin|speicher|merk) {name:name} in der {address:address}",
                "(pin|speicher|merk) {name:name} (an|bei|auf) {address:address}",
            ],
            examples: ["Hauptstraße 3", "merk Bäckerei in der Hauptstraße 3"]),
    ]
}
