extension GermanPhrases {
    private static let the = "[den|die|das|der|dem|mein|meine|meinen|meiner|meinem] [pin|ort]"
    private static let my = "[meine|meiner|meinen|die|der|den]"
    private static let show = "[zeig|zeige|liste|öffne] [mir] [mal]"
    private static let favourites = "(favoriten|lieblingsorte|lieblingsorten|favs)"
    private static let at = "(bei|beim|in|im|zu|auf)"
    private static let to = "(zu|zum|zur|nach|in|ins|in die|in den|auf|auf den|auf die)"

    static let keeping: [String: CommandPhrases] = [favouritePhrases, visitPhrases, reviewPhrases, listPhrases].reduce(
        into: [:]
    ) { $0.merge($1) { first, _ in first } }

    private static let favouritePhrases: [String: CommandPhrases] = [
        "favorite.add": CommandPhrases(
            [
                "(favorit|fav|herz) \(the) {place:place}", "\(the) {place:place!} zu \(my) \(favourites) [hinzu]",
                "(setz|setze|nimm|tu) \(the) {place:place!} (auf|in|zu|unter) \(my) \(favourites)",
                "(mach|mache) \(the) {place:place!} zum (favoriten|favorit|lieblingsort)",
                "(markier|markiere) \(the) {place:place!} als (favoriten|favorit|lieblingsort)",
                "{place:place!} ist [mein|ein] (favorit|lieblingsort)",
            ], examples: ["Favorit Bäckerei", "mach Bäckerei zum Favoriten"]),
        "favorite.delete": CommandPhrases(
            [
                "(kein favorit|entherze) \(the) {place:place}",
                "(nimm|entfern|entferne|lösch|lösche) \(the) {place:place!} (aus|von) \(my) \(favourites) [weg|raus|heraus]",
                "{place:place!} ist kein (favorit|lieblingsort) [mehr]",
            ], examples: ["nimm Bäckerei aus den Favoriten"]),
        "favorite.list": CommandPhrases(
            ["\(show) [alle] \(my) \(favourites)", "(was|wo) sind \(my) \(favourites)"],
            examples: ["Favoriten", "zeig meine Lieblingsorte"]),
        "pin.want": CommandPhrases(
            [
                "[ich] (will|möchte|mag) [mal|wieder|gern|gerne] \(to) \(the) {place:place!} [gehen|hin]",
                "\(to) \(the) {place:place!} (will|möchte|mag) ich [mal|wieder|gern|gerne] [gehen|hin]",
                "[ich] (will|möchte) \(the) {place:place!} [mal] (besuchen|sehen|ausprobieren)",
            ], examples: ["ich will zu Bäckerei"]),
        "pin.list.wanted": CommandPhrases(
            [
                "wo (will|möchte) ich [noch|überall|alles] hin", "wohin (will|möchte) ich [noch]",
                "\(show) [alle] [die] orte wo ich [noch] hin (will|möchte)", "\(show) \(my) (wunschliste|wünsche)",
            ], examples: ["wo will ich hin"]),
        "track.list": CommandPhrases(
            ["\(show) [alle] \(my) (wege|tracks|gpx tracks|strecken)", "\(my) (tracks|strecken|wege)"],
            examples: ["meine Wege"]),
        "track.show": CommandPhrases(
            ["(zeig|zeige|öffne) [mir] [den|die|meinen|meine] (weg|track|strecke) {name:rest}"],
            examples: ["zeig den Weg Rund um den Ring"]),
        "pin.list.labelled": CommandPhrases(
            [
                "{label:label}", "\(show) [alle] \(my) (pins|orte) [mit|mit dem label] {label:label}",
                "\(show) [alle] \(my) (pins|orte) (mit|unter) [dem] label {word:word}",
            ],
            examples: ["#essen", "Pins mit #essen"]),
    ]

    private static let visitPhrases: [String: CommandPhrases] = [
        "pin.been": CommandPhrases(
            [
                "[ich] war [am] {when:time} \(at) \(the) {place:place!}",
                "[ich] war [heute|wieder|gerade] \(at) \(the) {place:place!}",
                "[ich] war \(at) \(the) {place:place!} [am] {when:time} [auch|wieder]",
                "[ich|wir] (war|waren) [am] {when:time} \(at) \(the) {place:place!} mit {with:rest}",
                "[ich|wir] (war|waren) [am] {when:time} mit {with:text} \(at) \(the) {place:place!}",
                "[ich|wir] (war|waren) \(at) \(the) {place:place!} [am] {when:time} mit {with:rest}",
                "\(at) \(the) {place:place!} (war|waren) (ich|wir) [am] {when:time}",
                "wir waren [am] {when:time} \(at) \(the) {place:place!}",
                "wir waren \(at) \(the) {place:place!} [am] {when:time}",
                "[ich] [bin|habe|hab] [heute] \(at) \(the) {place:place!} gewesen",
                "[ich] [habe|hab] \(the) {place:place!} [heute] besucht",
                "[ich] [habe|hab] \(the) {place:place!} [am] {when:time} besucht",
            ], examples: ["war bei Bäckerei", "war gestern bei Bäckerei"]),
        "pin.unvisit": CommandPhrases(
            [
                "(ich|wir) (war|waren) [am] {when:time} [gar|doch] nicht \(at) \(the) {place:place!}",
                "(ich|wir) (war|waren) [gar|doch] nicht \(at) \(the) {place:place!} [am] {when:time}",
                "[ich] war [heute] [gar|doch] nicht \(at) \(the) {place:place!}",
                "(lösch|lösche|entfern|entferne|streich|streiche) [den|meinen] [letzten] besuch \(at) \(the) {place:place!} [am|vom|von] {when:time}",
                "(lösch|lösche|entfern|entferne|streich|streiche) [den|meinen] [letzten] besuch \(at) \(the) {place:place!}",
            ], examples: ["ich war gestern nicht bei Bäckerei"]),
        "pin.labels": CommandPhrases(
            ["\(show) [alle] (meine|die) (labels|tags|etiketten)", "(welche|was für) (labels|tags) (hab|habe) ich"],
            examples: ["meine Labels"]),
        "pin.list.been": CommandPhrases(
            [
                "wo (war ich|bin ich gewesen) [schon] [überall]",
                "\(show) [alle] [die] orte (wo|an denen) ich [schon] (war|gewesen bin)",
                "\(show) \(my) (besuche|besuchten orte)",
            ], examples: ["wo war ich schon"]),
        "pin.visits": CommandPhrases(
            [
                "wann war ich (zuletzt|das letzte mal) (in|im|bei|beim|auf) \(the) {place:place}",
                "wann (war|waren) (ich|wir) (in|im|bei|beim|auf) \(the) {place:place!}",
                "wie oft (war|waren) (ich|wir) [schon] (in|im|bei|beim|auf) \(the) {place:place}",
                "\(show) [alle] \(my) besuche (in|im|bei|beim|von) \(the) {place:place}",
            ], examples: ["wann war ich zuletzt bei Bäckerei"]),
        "memory.list": CommandPhrases(
            [
                "\(show) erinnerungsbuch", "\(show) (rückblick|erinnerungsbuch) [auf|von] {year:number}",
                "\(show) (rückblick|erinnerungsbuch) [auf|von|zu] \(the) {place:place}",
            ], examples: ["Erinnerungsbuch", "Rückblick Bäckerei", "Rückblick 2025"]),
        "memory.list.day": CommandPhrases(
            [
                "[was war] [heute] vor einem jahr", "\(show) dieser tag in anderen jahren",
                "\(show) heute vor einem jahr",
            ],
            examples: ["heute vor einem Jahr"]),
    ]

    private static let reviewPhrases: [String: CommandPhrases] = [
        "place.review": CommandPhrases(
            [
                "(bewerte|bewert) \(the) {place:place!} [mit|:] {stars:rating}",
                "(bewerte|bewert) \(the) {place:place!} [mit|:] {number:number} [stern|sterne|sternen|punkte|punkten]",
                "(bewerte|bewert) \(the) {place:place!} [mit|:] {stars:rating} [,|:|-] {text:rest}",
                "(bewerte|bewert) \(the) {place:place!} [mit|:] {number:number} (stern|sterne|sternen|punkte|punkten|,) [,|:|-] {text:rest}",
                "(bewerte|bewert) \(the) {place:place!} [mit|:] {number:number} {text:rest}",
                "\(the) {place:place!} [ist|war|bekommt] [:] {stars:rating}",
                "\(the) {place:place!} [ist|war|bekommt] [:] {stars:rating} [,|:|-] {text:rest}",
                "\(the) {place:place!} [ist|war|bekommt] [:] {number:number} / 5",
                "\(the) {place:place!} [ist|war|bekommt] [:] {number:number} / 5 [,|:|-] {text:rest}",
                "\(the) {place:place!} (ist|war|hat|hatte) {text:text} [,|:|-|.] {stars:rating}",
                "\(the) {place:place!} (ist|war|hat|hatte) {text:text} [,|:|-|.] {number:number} / 5",
                "(was|wie) ist meine bewertung (von|für|zu) \(the) {place:place!}",
                "(zeig|zeige) [mir] meine bewertung (von|für|zu) \(the) {place:place!}",
                "wie (habe|hab) ich \(the) {place:place!} bewertet",
                "wie viele sterne (habe|hab) ich \(the) {place:place!} gegeben",
                "(gib|gebe) \(the) {place:place!} {stars:rating}",
                "(gib|gebe) \(the) {place:place!} {number:number} (stern|sterne)",
                "(bewerte|bewert|bewertung) \(the) {place:place!} : {text:rest}",
                "(bewerte|bewert) \(the) {place:place}", "bewertung [für|von] \(the) {place:place!}",
            ], examples: ["bewerte Bäckerei 4", "bewerte Bäckerei: tolles Brot, 5 Sterne"]),
        "review.delete": CommandPhrases(
            ["(lösch|lösche|entfern|entferne) (meine|die) (bewertung|sterne) (von|für|zu|bei) \(the) {place:place!}"],
            examples: ["lösche meine Bewertung von Bäckerei"]),
        "place.reviews": CommandPhrases(
            ["\(show) [alle] [die] bewertungen [von|für|zu] \(the) {place:place}"],
            examples: ["Bewertungen von Bäckerei"]),
    ]

    private static let listPhrases: [String: CommandPhrases] = [
        "list.add": CommandPhrases(
            [
                "liste {list:name} : {places:rest}",
                "(setz|setze|pack|packe|tu|schreib|schreibe) \(the) {place:place!} auf [die|meine] liste {list:name}",
                "(setz|setze|pack|packe|tu|schreib|schreibe) \(the) {place:place!} auf [die|meine] {list:heading!} [liste]",
                "(setz|setze|pack|packe|tu|schreib|schreibe) \(the) {place:place!} auf [die|meine] [listen] {list:heading!} (und|,) [auf] [die|meine] {second:heading!}",
                "(setz|setze|pack|packe|tu|schreib|schreibe) \(the) {place:place!} auf [die|meine] [liste] {list:heading!} (und|,) [auf] (die|eine|meine) [neue] liste [namens] {second:name}",
                "(setz|setze|pack|packe|tu|schreib|schreibe) \(the) {place:place!} auf [die|meine] liste {list:name} (und|,) [auf] (die|eine|meine) [neue] liste [namens] {second:name}",
                "(setz|setze|pack|packe|tu|schreib|schreibe) \(the) {place:place!} auf [die|meine] listen {list:name} (und|,) [auf] {second:name}",
            ], examples: ["Liste Bester Kaffee: Bäckerei", "setz Bäckerei auf Sport"]),
        "list.remove": CommandPhrases(
            [
                "(nimm|entfern|entferne|lösch|lösche) \(the) {place:place!} (von|aus) [der|meiner] [liste] {list:heading!} [weg]"
            ],
            examples: ["nimm Bäckerei von Sport"]),
        "list.ofPin": CommandPhrases(
            [
                "(auf|in) (welcher|welchen) (liste|listen) (ist|steht) \(the) {place:place}",
                "\(show) [alle] [die|meine] listen (von|mit|zu|für) \(the) {place:place!}",
            ], examples: ["auf welchen Listen ist Bäckerei"]),
        "list.all": CommandPhrases(
            ["\(show) [alle] \(my) listen", "welche listen habe ich"], examples: ["meine Listen"]),
        "list.show": CommandPhrases(
            [
                "(zeig|zeige|öffne) [mir] [die|meine] [liste] {list:heading|list!}", "liste {list:heading|list}",
                "(lies|les) [mir] [die|meine] [liste] {list:heading|list!} [vor]",
                "was (ist|steht) [noch|sonst noch] auf [der|meiner] [liste] {list:heading|list!}",
                "[ist|steht|gibt es] [noch|sonst noch] (etwas|was) auf [der|meiner] [liste] {list:heading|list!}",
                "{list:heading|list!}", "öffne [die|meine] liste {name:name}",
            ], examples: ["zeig Sport", "Liste Sport"]),
        "list.create": CommandPhrases(
            [
                "neue liste [namens|:|für|für den|für die|für das] [{name:name}]",
                "(mach|mache|erstell|erstelle|leg|lege) [mir] [eine] [neue] liste [namens|:|für|für den|für die|für das] [{name:name}] [an]",
                "[mach|mache|erstell|erstelle] [mir] [eine] neue liste [namens|für] {name:name} : {things:rest}",
                "[mach|mache|erstell|erstelle] [mir] [eine] neue liste [namens|für] {name:name} mit {things:name}",
                "(mach|mache|erstell|erstelle|leg|lege) [mir] (eine|meine|ne) [neue] {name:listword} [an]",
                "neue {name:listword}",
            ], examples: ["neue Liste Bester Kaffee", "erstell eine Einkaufsliste"]),
        "list.update": CommandPhrases(
            [
                "benenn [die|meine] liste {list:name} in {name:name} um",
                "benenne [die|meine] liste {list:name} in {name:name} um",
                "[die|meine] liste {list:heading!} in {name:name} umbenennen",
                "benenne [die|meine] liste {list:heading} um",
                "(nenn|nenne) (die|diese) liste [um in|jetzt|lieber] {name:name}",
                "[die|diese] liste [in|zu] {name:name} umbenennen",
                "[die|diese] liste umbenennen (in|zu|auf) {name:name}",
                "(benenn|benenne) (die|diese) liste um (in|zu|auf) {name:name}",
                "(benenn|benenne) (die|diese) liste (in|zu|auf) {name:name} um",
            ], examples: ["benenne die Liste Sport in Pläne um"]),
        "list.delete": CommandPhrases(
            [
                "(lösch|lösche|entfern|entferne) [die|meine] liste {list:name}",
                "[die|meine] liste {list:heading!} löschen", "(lösch|lösche|entfern|entferne) (die|diese) liste",
                "(schmeiss|wirf|hau) (die|diese) liste weg", "(die|diese) liste löschen",
            ], examples: ["lösche die Liste Sport"]),
    ]
}
