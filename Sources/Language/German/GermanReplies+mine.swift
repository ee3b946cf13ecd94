extension GermanReplies {
    /// Finding again what is one's own.
    static let mine = [search, parked, twins, links, colours, home].reduce(into: [:]) {
        $0.merge($1) { first, _ in first }
    }

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
        "search.reviews": "*Deine Bewertungen* ({n})", "search.reminders": "*Erinnerungen* ({n})",
        "search.people": "*Leute* ({n})",
        "search.shared": "*Mit dir geteilt* ({n})",
    ]

    private static let parked = [
        "about.pin.park": "Merken, wo das Auto steht", "about.pin.car": "Wo das Auto steht",
        "park.where": "Wo steht es? Schick deinen Standort, oder schreib Koordinaten wie `48.2082, 16.3738`.",
        "park.name": "Geparktes Auto",
        "park.unknown":
            "Ich weiß nicht, wo dein Auto steht. Schreib `geparkt`, wenn du es abstellst: Ich merke mir den Ort bis morgen.",
        "park.onlyNote":
            "Du hast „{note}“ gesagt, und ich frage noch, wo: Schick deinen Standort, dann behalte ich beides.",
        "park.until": "Bis wann soll ich es mir merken? Nenn eine Uhrzeit, etwa `geparkt bis 18 Uhr`.",
        "park.privately": "Ein geparktes Auto ist deine Sache: Sag es mir in unserem privaten Chat.",
        "park.stay": "Soll bleiben", "park.kept": "🚗 Gemerkt bis {when}; dann geht es von selbst.",
        "park.told": "Ich sage es dir {when}.",
        "park.over": "Parkzeit endet um {clock}",
        "park.ends": "⏳ Geht von selbst: {when}", "park.stays": "*{name}* bleibt, bis du es löschst.",
        "entry.parked": "Auto geparkt", "entry.stays": "{name} bleibt", "entry.wentByItself": "{name} ging von selbst",
    ]

    private static let twins = [
        "nameOrKind.which": "*{words}*: suchst du das, oder heißt der Pin so?",
        "nameOrKind.isName": "Heißt der Pin „{words}“? Noch ist nichts aufgehoben.",
        "nameOrKind.look": "{words} suchen", "nameOrKind.name": "Den Pin {words} nennen",
        "twin.use": "Den nehmen", "twin.keepBoth": "Beide behalten", "twin.both": "Beide bleiben.",
        "twin.pinned": "*{new}* ist angepinnt. Das sieht aus wie *{name}*, {distance} entfernt; den hast du schon.",
        "twin.near": "Du hast *{name}*, {distance} von hier.", "twin.useNear": "{name} nehmen",
        "twin.used": "Alles davon ist bei *{name}*.",
        "merge.wouldBeSeen":
            "Andere sehen *{gone}* auf *{list}*, also sähen sie auch *{kept}*. Schreib stattdessen `verbinde {kept} mit {gone}`, oder nimm *{gone}* erst von dieser Liste.",
        "about.pin.merge": "Aus zwei Pins einen machen",
        "twin.same": "*{name}* ist schon ein einziger Pin.",
        "twin.tooMany":
            "Mehr als zwei Pins heißen so. Benenne die zwei um, die ein Ort sind, etwa `benenne Bäckerei um in Alte Bäckerei`, dann `vereine` sie.",
        "entry.merged": "{new} zu {old} gelegt",
    ]

    private static let links = [
        "coordinate.shortLink":
            "Wohin ein Link von {host} führt, weiß nur man dort, und ich frage draußen niemanden danach. Öffne ihn und schick den Standort selbst oder die Koordinaten.",
        "coordinate.noPosition":
            "In diesem Link von {host} steht keine Position. Schick den Standort selbst oder die Koordinaten.",
        "coordinate.shortCode":
            "Der kurze Plus Code {code} braucht einen Ort daneben, der auf meiner Karte ist, oder deinen Standort. Oder schick den ganzen Code mit acht Zeichen vor dem +.",
    ]

    private static let colours = [
        "about.pin.colour": "Einen Pin oder ein Label färben", "about.pin.icon": "Einem Pin ein Zeichen geben",
        "colour.button": "Farbe", "colour.none": "Keine Farbe",
        "colour.whichIcon": "Welches Zeichen? Schreib ein Emoji ans Ende, etwa `Zeichen von Sport 🏋`.",
        "colour.red": "rot", "colour.orange": "orange", "colour.yellow": "gelb", "colour.green": "grün",
        "colour.blue": "blau", "colour.purple": "lila", "colour.brown": "braun", "colour.grey": "grau",
        "colour.signed": "{sign} {word}", "colour.choose": "Welche Farbe soll *{name}* haben?",
        "colour.unknown": "Eine Farbe „{word}“ habe ich nicht.",
        "colour.chooseOther": "*{name}* ist {colour}. Welche Farbe soll es haben?",
        "colour.removed": "*{name}* hat keine eigene Farbe.", "colour.set": "*{name}* ist jetzt {colour}.",
        "colour.labelRemoved": "#{label} hat jetzt keine Farbe.",
        "colour.label": "#{label} ist jetzt {colour}, an {n:Pin|Pins}.",
        "colour.icon": "Das Zeichen von *{name}* ist geändert.",
        "entry.coloured": "Aussehen von {name} geändert", "entry.colouredLabel": "#{label} gefärbt",
    ]

    private static let home = [
        "photoPin.pinIt": "Dort pinnen",
        "photoPin.taken": "Dein Foto sagt, es wurde bei {point} aufgenommen. Niemand sonst erfährt das.",
        "photoPin.pinned": "{name} aus einem Foto gepinnt",
        "about.pin.home": "Verbergen, wo du wohnst, in allem, was du teilst",
        "pins.kind.around": "um einen Punkt",
        "pins.titleAround": "*Deine Pins um {point}* ({n}), {order}",
        "home.whichHome": "Welches deiner Zuhause ist es?",
        "home.others":
            "Auch dein Zuhause, wie bisher: *{names}*. Von dem, was du im Umkreis von 300 m davon teilst, sehen andere weiterhin nur ungefähr, wo es ist. Wenn du dort ausgezogen bist, drück den Knopf.",
        "home.movedOut": "Ausgezogen: {name}",
        "home.unknown":
            "Ich weiß nicht, wo du wohnst. Sag `Wohnung ist mein Zuhause` von einem Pin, oder schick deinen Standort und schreib `hier wohne ich`.",
        "home.noMap":
            "Dieser Server hat keine Karte, deshalb finde ich *{text}* nicht. Schick deinen Standort und schreib `hier wohne ich`, oder sag `ich wohne bei 48.2082, 16.3738`.",
        "home.none":
            "Meine Karte kennt kein *{text}*. Schick deinen Standort und schreib `hier wohne ich`, oder sag `ich wohne bei 48.2082, 16.3738`.",
        "home.which":
            "Welches ist dein Zuhause? Das habe ich zu *{text}* gefunden. Von dem, was du im Umkreis von 300 m um dein Zuhause teilst, sehen andere nur ungefähr, wo es ist.",
        "home.here": "Zuhause: {address}",
        "home.middle": "dessen Mitte; sag Straße und Hausnummer für das Haus selbst",
        "home.name": "Zuhause",
        "home.line": "🏠 Dein Zuhause: Was im Umkreis von 300 m liegt, sehen andere nur ungefähr",
        "home.near": "🏠 Nahe deinem Zuhause: Andere sehen nur ungefähr, wo es ist",
        "home.rubbedOut": "_Nahe jemandes Zuhause: Wo es ist, ist verwischt._",
        "home.isHome": "Hier wohne ich", "home.isNotHome": "Nicht mein Zuhause",
        "home.whichPin":
            "Welcher Pin ist es? Sag `Wohnung ist mein Zuhause`, oder öffne seine Karte und drück Mehr, dann Hier wohne ich.",
        "home.whereIsIt":
            "Wo ist es? Schick deinen Standort, oder sag `Wohnung ist mein Zuhause` von einem Pin, oder `ich wohne bei 48.2082, 16.3738`.",
        "home.privately": "Wo du wohnst, geht eine Gruppe nichts an: Sag es mir in unserem privaten Chat.",
        "home.noWay":
            "Das ist nahe jemandes Zuhause; darum sage ich weder genau, wo es ist, noch den Weg dorthin. Frag nach.",
        "home.marked":
            "*{name}* ist dein Zuhause. Von dem, was du im Umkreis von 300 m teilst, sehen andere nur ungefähr, wo es ist.",
        "home.unmarkedNear":
            "*{name}* ist nicht dein Zuhause. Es liegt nahe einem anderen Zuhause von dir, darum sehen andere weiterhin nur ungefähr, wo es ist.",
        "home.unmarked": "*{name}* ist nicht dein Zuhause: Was du dort teilst, sehen andere wieder genau.",
        "entry.home": "{name} ist Zuhause", "entry.noHome": "{name} ist nicht Zuhause",
    ]
}
