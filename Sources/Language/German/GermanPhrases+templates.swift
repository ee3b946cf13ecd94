extension GermanPhrases {
    private static let lengths = "{lead:length} [,|und] [{more:length}] [,|und] [{third:length}]"
    private static let remind = "(erinner|erinnere) (mich|uns) [daran]"
    private static let told = "(erinnern|bescheid sagen|bescheid)"
    private static let before = "(vorher|davor|zuvor|früher)"
    private static let dayBefore =
        "(am vortag|[am] tag davor|[am] tag vorher|tags zuvor|den tag davor|am vorabend|(am|den) (abend|nachmittag) (davor|vorher|zuvor))"
    private static let about = "[den|die|das|meinen|meine|mein] [aufgabe|termin] {task:rest}"
    private static let thing = "[der|dem|meiner|meinem] [aufgabe|termin] {task:rest}"
    /// What is to be done before it: "vor der Prüfung daran, die Karte zu drucken".
    private static let deed = "[der|dem|meiner|meinem] {task:name} daran [,] {text:name}"

    /// Lists to begin from.
    static let templates: [String: CommandPhrases] = [
        "template.save": CommandPhrases(
            [
                "(speicher|speichere|sicher|sichere|behalt|behalte|merk|nimm) [die|meine] [liste] {list:heading|list!} [liste] als [neue] vorlage",
                "(speicher|speichere|sicher|sichere|behalt|behalte|merk|nimm) [die|meine] [liste] {list:heading|list!} [liste] als [neue] vorlage [namens|:] {name:name}",
                "(speicher|speichere|sicher|sichere|behalt|behalte|nimm) (das|es|die|diese liste|die liste) als [neue] vorlage",
                "(mach|mache|erstell|erstelle) [mir] [eine|ne] [neue] vorlage aus [der|meiner] [liste] {list:heading|list!} [liste]",
                "(mach|mache|erstell|erstelle) aus [der|meiner] [liste] {list:heading|list!} [liste] [eine|ne] [neue] vorlage",
                "(mach|mache|erstell|erstelle) (daraus|aus der liste|aus dieser liste) [eine|ne] [neue] vorlage",
                "[die|meine] [liste] {list:heading|list!} als [neue] vorlage (speichern|sichern|behalten|merken)",
                "[neue] vorlage aus [der|meiner] [liste] {list:heading|list!} [liste]", "neue vorlage",
            ], examples: ["speicher Sport als Vorlage"]),
        "template.start": CommandPhrases(
            [
                "[mach|mache|erstell|erstelle] [mir] [eine] neue liste [namens] [{name:name}] (aus|mit|von|nach) [der|meiner|einer] vorlage [{template:rest}]",
                "(nimm|nutz|nutze|benutz|benutze|starte|starte mit|verwende|lade) [die|meine] vorlage {template:rest}",
                "[neue] liste {name:name} (aus|mit|nach) [der|meiner] vorlage {template:rest}",
                "[mach|mache|erstell|erstelle] [mir] [eine] neue liste [namens] {name:text} (aus|wie|nach) [der|meiner] [liste] {source:name}",
                "(kopier|kopiere|dupliziere) [die|meine] liste {source:text} (als|nach|in) {name:name}",
                "(kopier|kopiere|dupliziere) [die|meine] {list:heading!} [liste] (als|nach|in) {name:name}",
                "[eine|meine] vorlage (benutzen|verwenden|nehmen|nutzen|laden)",
            ], examples: ["neue Liste Rom aus Vorlage Packen"]),
        "template.search": CommandPhrases(
            [
                "vorlagen",
                "[öffne|zeig|zeige] [mir] [den] (vorlagenladen|vorlagen laden|vorlagen store|vorlagen shop)",
                "[zeig|zeige|öffne|durchstöbere] [mir] [alle|die|öffentliche] vorlagen [von anderen|anderer|aller]",
                "(such|suche|finde|zeig|zeige|gibt es|gibts) [mir] [nach] [eine|ne|alle|öffentliche] (vorlage|vorlagen) (für|zu|zum|zur|über) {words:rest}",
                "vorlagen (für|zu|zum|zur|über) {words:rest}", "(such|suche|finde) vorlagen {words:rest}",
            ], examples: ["Vorlagen", "Vorlagen zum Packen"]),
        "template.list": CommandPhrases(
            [
                "[zeig|zeige] [mir] [alle] meine vorlagen", "welche vorlagen (habe|hab) ich",
                "(zeig|zeige|öffne) [mir] [die|meine] vorlage {template:rest}",
            ], examples: ["meine Vorlagen"]),
        "template.publish": CommandPhrases(
            [
                "(veröffentliche|veröffentlich|publizier|publiziere) [die|meine] vorlage {publish:rest}",
                "(veröffentliche|veröffentlich|publizier|publiziere) [die|meine] [liste] {list:heading!} [liste]",
                "[mach|mache|stell|stelle] [die|meine] vorlage {publish:text} öffentlich [machen]",
                "(nimm|hol|hole) [die|meine] vorlage {back:text} zurück",
                "(mach|mache) [die|meine] vorlage {back:text} [wieder] privat",
                "(teil|teile) [die|meine] vorlage {share:rest}",
            ], examples: ["veröffentliche meine Vorlage Packen"]),
        "template.rename": CommandPhrases(
            [
                "(benenn|benenne) [die|meine] vorlage {template:text} (um in|in) {name:name}",
                "(benenn|benenne) [die|meine] vorlage {template:text} in {name:name} um",
            ], examples: ["benenne die Vorlage Packen in Strand um"]),
        "template.add": CommandPhrases(
            [
                "(nimm|tu|setz|setze|pack|packe|schreib|schreibe) {things:text} (in|auf|zu) [die|meine|der|meiner] vorlage {template:text} auf",
                "(tu|setz|setze|pack|packe|schreib|schreibe) {things:text} (in|auf|zu) [die|meine|der|meiner] vorlage {template:rest}",
                "in der vorlage {template:text} (fehlt|fehlen) [noch] {things:rest}",
            ], examples: ["pack Sonnencreme in die Vorlage Packen"]),
        "template.remove": CommandPhrases(
            [
                "(nimm|streich|streiche|lösch|lösche|entfern|entferne) {thing:text} (aus|von) [der|meiner] vorlage {template:rest}"
            ], examples: ["streich Sonnencreme aus der Vorlage Packen"]),
        "template.delete": CommandPhrases(
            ["(lösch|lösche|entfern|entferne) [die|meine] vorlage {template:rest}"],
            examples: ["lösche die Vorlage Packen"]),
        "task.lead": CommandPhrases(
            [
                "\(remind) \(lengths) \(before) [{at:time}]", "\(remind) \(dayBefore) [{at:time}]",
                "\(remind) {at:time} \(dayBefore)", "\(dayBefore) [{at:time}] [daran] \(told)",
                "\(remind) (einen|ein|eine|ne) {unit:word} \(before) [{at:time}]",
                "\(lengths) \(before) [{at:time}] \(told)",
                "(einen|ein|eine|ne) {unit:word} \(before) [{at:time}] \(told)",
                "(sag|gib) (mir|uns) \(lengths) \(before) bescheid", "(sag|gib) (mir|uns) \(dayBefore) bescheid",
                "\(remind) \(lengths) \(before) (an|ans) \(about)",
                "(erinner|erinnere) (mich|uns) (an|ans) [den|die|das|meinen|meine] {task:few} \(lengths) \(before)",
                "\(remind) \(dayBefore) (an|ans) \(about)",
                "\(remind) \(lengths) (vor|vorm) \(thing)", "\(remind) am (tag|abend|nachmittag) (vor|vorm) \(thing)",
                "\(remind) \(lengths) (vor|vorm) \(deed)", "\(remind) am (tag|abend|nachmittag) (vor|vorm) \(deed)",
                "\(remind) am vorabend (der|des|vom) [aufgabe|termins|termin] {task:rest}",
            ], examples: ["erinnere mich 1 Tag und 1 Stunde vorher", "erinnere mich am Abend davor"]),
        "reminder.other": CommandPhrases(
            [
                "(erinner|erinnere) [@] {who:word} {start:time} [an|daran|dass|:] {title:rest}",
                "(erinner|erinnere) [@] {who:word} [an|daran|dass|:] {title:text} {start:time}",
            ], examples: ["erinnere Ben morgen um 9 an die Mülltonnen"]),
        "task.old": CommandPhrases(
            [
                "[zeig|zeige] [mir] [meine|die] (alte|alten|vergessene|vergessenen) (aufgaben|todos)",
                "was (liegt|ist) [noch|schon] [so] (lange|ewig|seit wochen|seit langem) (herum|liegen geblieben|liegengeblieben|da)",
                "was (schiebe|schieb) ich [schon] [lange|ewig|seit wochen] (auf|vor mir her)",
            ],
            examples: ["alte Aufgaben"]),
        "list.clear": CommandPhrases(
            [
                "(leere|leer) [die|meine] [liste] {list:heading!} [liste]",
                "(räum|räume) [die|meine] [liste] {list:heading!} [liste] (leer|auf|aus)",
                "[die|meine] [liste] {list:heading!} [liste] (leeren|ausräumen)",
                "(lösch|lösche|streich|streiche|nimm|hak|hake) alles (von|aus|auf) [der|meiner] [liste] {list:heading!} [liste] [ab|runter|weg]",
                "alles (von|aus|auf) [der|meiner] [liste] {list:heading!} [liste] (löschen|streichen|entfernen|abhaken)",
            ], examples: ["leere Sport"]),
        "list.again": CommandPhrases(
            [
                "[mach|mache|fang|fange|starte] [die|meine] [liste] {list:heading!} [liste] (noch einmal|nochmal|noch mal|von vorn|von vorne|neu) [an]",
                "setz [die|meine] [liste] {list:heading!} [liste] zurück",
                "(gleiche|dieselbe|selbe|die gleiche|die selbe) liste (noch einmal|nochmal|noch mal|nochmals|von vorn)",
                "(hak|hake) (alle|alles) (auf|von|bei|in) [der|meiner] [liste] {list:heading!} [liste] (wieder ab|zurück|aus)",
                "(lösch|lösche|entfern|entferne) [alle] [die] (häkchen|haken) (auf|von|bei|in) [der|meiner] [liste] {list:heading!} [liste]",
                "[alle] [die] (häkchen|haken) (auf|von|bei|in) [der|meiner] [liste] {list:heading!} [liste] (löschen|entfernen|wegnehmen)",
            ], examples: ["mach Sport noch einmal"]),
    ]
}
