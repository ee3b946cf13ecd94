import Core

/// How people say in German that they come, go or have finished.
enum GermanCheckIns {
    static let words = CheckInWords(
        leads: set(
            "ich wir bin sind habe hab haben jetzt gerade grad gleich eben soeben nun schon endlich dann wieder"),
        openings: phrases("check in, checkin, einchecken, checke ein, check mich ein, check - in, ankunft"),
        sides: [
            .before: phrases("gleich, jetzt gleich, kurz davor, bereit zu, auf dem weg, am weg, unterwegs"),
            .after: phrases(
                "fertig mit, zurück von, zurück vom, zurück aus, gerade von, gerade vom, grad von, grad vom"),
        ],
        forms: [
            .before: phrases(
                "verlasse, verlassen, gehe, geh, gehen, fahre, fahr, fahren, mache los, starte, beginne, fange"),
            .when: phrases(
                "angekommen, komme, komm, kommen, da, daheim, zuhause, heimgekommen, bei, beim, im, in, am, an"),
            .after: phrases("fertig, beendet, vorbei, aus, verließ, gegangen, erledigt"),
        ],
        motions: [
            .go: set(
                "gehe geh gehen ging gegangen fahre fahr fahren fuhr laufe los losgehe losgehen losfahre losfahren"),
            .arrive: set(
                """
                komme komm kommen kam gekommen ankomme ankommen angekommen heimkomme heimkommen heimgekommen bin sein da
                erreiche erreicht
                """),
            .leave: set("verlasse verlassen verließ weggehe weggehen rausgehe rausgehen"),
            .begin: set("beginne beginnen starte starten anfange anfangen fange"),
            .end: set("fertig beende beenden beendet vorbei aufhöre aufhören"),
        ],
        away: set("aus von vom weg raus"),
        beside: phrases(
            "nahe, in der nähe von, in der nähe vom, in der nähe der, neben, vorbei an, vorbei am, vorbei bei, vorbei beim"
        ),
        small: set(
            """
            zu zum zur nach in im ins an am auf aufs bei beim mit der die das den dem des ein eine einen einem mein meine
            meinen meinem meiner unser unsere unserem für ist
            """),
        same: homes)

    /// "daheim", "zuhause" and "nach Hause" are one place.
    private static let homes: [String: [String]] = {
        var homes = ["zuhause": ["hause"], "daheim": ["hause"], "heim": ["hause"], "haus": ["hause"]]
        for verb in ["komme", "kommen", "gekommen", "gehe", "gehen", "fahre", "fahren", "laufe"] {
            homes["heim" + verb] = ["hause", verb]
        }
        return homes
    }()

    private static func set(_ list: String) -> WordSet { WordSet(GermanWords.spelledSet(list)) }

    private static func phrases(_ list: String) -> WordPhrases { GermanWords.phrases(list) }
}
