extension GermanPhrases {
    private static let it = "(es|das|den|die|ihn|sie)"
    private static let place = "[den|meinen] (pin|ort)"
    private static let noteWord = "[die|meine] (notiz|notizen)"
    private static let favourites = "[alle] [meine] (favoriten|lieblingsorte)"
    private static let taskWord = "[die|meine] (aufgabe|todo)"
    private static let listWord = "[die|meine] liste"

    private static let change = "(ändern|bearbeiten|abhaken|ergänzen)"

    /// What is shared, with what they may do behind it.
    private static func sharing(_ ends: String...) -> [String] {
        ends.flatMap { end in
            ["{what:place|heading}", "\(listWord) {list:text}", "\(taskWord) {task:text}", it].map {
                "(teil|teile) \($0) mit {who:text} \(end)"
            }
        }
    }

    private static let bundle = "[das|mein|dieses] bündel"

    static let sharing: [String: CommandPhrases] = [
        "share.bundle": CommandPhrases(
            [
                "(teil|teile) \(bundle) mit {who:text}", "\(bundle) mit {who:text} teilen", "(teil|teile) \(bundle)",
                "wer (sieht|kann) \(bundle) [sehen]",
            ],
            examples: ["teile das Bündel mit @ben"]),
        "share.bundleEnds": CommandPhrases(
            [
                "(teil|teile) \(bundle) nicht [mehr]", "(teil|teile) \(bundle) nicht mehr mit {who:text}",
                "(mach|mache) \(bundle) privat",
            ],
            examples: ["teile das Bündel nicht mehr"]),
        "share.create": CommandPhrases(
            [
                "(teil|teile) {what:place|heading} [auch] (mit|m) {who:text}",
                "(teil|teile) \(place) {place:text} mit {who:text}",
                "(teil|teile) \(noteWord) {note:text} mit {who:text}",
                "(teil|teile) \(listWord) {list:text} mit {who:text}",
                "(teil|teile) \(taskWord) {task:text} mit {who:text}", "(teil|teile) \(taskWord) {task:text}",
                "(teil|teile) (die|diese|meine|unsere) liste [auch] (mit|m) {who:text} [auch]",
                "(die|diese|meine|unsere) liste mit {who:text} teilen",
                "(teil|teile) \(it) [auch] (mit|m) {who:text} [auch]", "{what:place|heading!} mit {who:text} teilen",
                "(teil|teile) {what:place|heading!}", "{what:place|heading!} teilen",
                "(mach|mache) {what:place|heading!} für {who:text} sichtbar",
                "{what:place|heading!} für {who:text} sichtbar machen",
                "(lass|zeig|zeige) {who:text} [den|die|das|meinen|meine] {what:place|heading!} [sehen]",
                "gib {who:text} zugriff auf {what:place|heading!}",
                "(teil|teile) \(place) {place:text}", "(teil|teile) \(noteWord) {note:text}",
                "(teil|teile) \(listWord) {list:text}", "(teil|teile) \(it)", "teilen",
            ],
            examples: ["teile Bäckerei mit engen Freunden", "teile die Notiz Kniebeugen mit @ben"]),
        "share.see": CommandPhrases(
            [
                "[@] {who:word} (darf|soll) [auch] [die] [liste] {what:heading!} [auch] sehen",
                "[@] {who:word} (braucht|bekommt|kriegt) zugriff auf {what:place|heading!}",
            ], examples: ["Ben braucht Zugriff auf Sport"]),
        "share.work": CommandPhrases(
            sharing(
                "[,] [und] (er|sie|der|die) (darf|dürfen|kann|können) \(it) [auch] \(change)",
                "[,] [und] (er|sie|der|die) (darf|dürfen|kann|können) [auch] (dazuschreiben|mitschreiben|abhaken|ergänzen)",
                "zum (bearbeiten|ändern|mitschreiben|ergänzen)")
                + [
                    "(lass|lasse) {who:text} [die|meine] [liste] {what:place|heading!} \(change)",
                    "(lass|lasse) {who:text} \(it) \(change)",
                    "{who:word} (darf|soll|kann) [bei|in|auf] {what:place|heading!} (mitschreiben|dazuschreiben|abhaken)",
                ],
            examples: ["teile Sport mit @ben, er darf es ändern"]),
        "share.look": CommandPhrases(
            sharing(
                "[,] [aber|und] (er|sie|der|die) (darf|dürfen|kann|können|soll|sollen) [es|das|sie] nur (anschauen|ansehen|sehen|schauen|lesen)",
                "[,] nur zum (anschauen|ansehen|schauen|lesen)")
                + [
                    "{who:word} (darf|soll|kann) (bei|in|auf) {what:place|heading!} nur (schauen|sehen|lesen)",
                    "{who:word} (darf|soll|kann) nur (schauen|sehen|lesen) (bei|in|auf) {what:place|heading!}",
                    "{who:word} (darf|soll|kann) {what:place|heading!} nur (anschauen|ansehen|sehen|lesen)",
                ],
            examples: ["teile Sport mit @ben, er darf nur schauen"]),
        "share.stopAll": CommandPhrases(
            [
                "(mach|mache|stell|stelle) (alles|alle meine (sachen|dinge)|das alles) [wieder] privat",
                "(teile|teil|zeig|zeige) (nichts|nichts davon) mehr [mit allen|mit jemandem]",
                "(alles|nichts) (privat machen|mehr teilen)",
            ], examples: ["mach alles privat"]),
        "share.publish": CommandPhrases(
            [
                "(mach|mache|stell|stelle) {what:place|heading!} [für alle] (öffentlich|sichtbar)",
                "(mach|mache) \(noteWord) {note:text} öffentlich",
                "(mach|mache) \(taskWord) {task:text} öffentlich", "(mach|mache) \(it) öffentlich",
                "(veröffentliche|veröffentlich) {what:place|heading!}", "(veröffentliche|veröffentlich) \(it)",
                "{what:place|heading!} [für alle] (öffentlich|sichtbar) (machen|stellen)",
                "{what:place|heading!} veröffentlichen",
            ],
            examples: ["mach Bäckerei öffentlich"]),
        "share.remove": CommandPhrases(
            [
                "(teil|teile|zeig|zeige) {what:place|heading!} nicht [mehr] (mit|an|m) {who:text}",
                "(teil|teile) {what:place|heading} nicht [mehr] (mit|m) {who:text}",
                "{what:place|heading!} nicht mehr mit {who:text}",
                "{what:place|heading!} nicht [mehr] mit {who:text} teilen",
                "{who:word} (darf|soll) {what:place|heading!} nicht [mehr] sehen",
                "{what:place|heading!} [ist] [wieder] nur [noch] für mich [allein]",
                "(teil|teile) {what:place|heading!} nicht [mehr]", "(teil|teile) \(noteWord) {note:text} nicht mehr",
                "(teil|teile) \(it) nicht [mehr]", "(teil|teile) \(it) nicht mehr mit {who:text}",
                "(mach|mache|stell|stelle) [den|die|meinen|meine] [pin|ort|liste] {what:place|heading!} privat",
                "(mach|mache) \(taskWord) {task:text} privat", "(teil|teile) \(taskWord) {task:text} nicht [mehr]",
                "(mach|mache) \(noteWord) {note:text} privat", "(mach|mache) \(it) privat",
                "{what:place|heading!} nicht mehr teilen",
                "(hör|höre) auf [,] [den|die|meinen|meine] {what:place|heading!} zu teilen",
                "{what:place|heading!} [wieder] privat (machen|stellen)",
            ],
            examples: ["teile Bäckerei nicht mehr", "mach Bäckerei privat"]),
        "share.to": CommandPhrases(
            [
                "(schick|schicke|sende|gib) [@] {who:word} [den|die|das|meine|meinen|unsere] [pin|ort|liste] {what:place|heading!}",
                "(zeig|zeige) @ {who:word} [den|die|das|meine|meinen|unsere] [pin|ort|liste] {what:place|heading!}",
                "(lad|lade) [@] {who:word} (zu|zur|zum) [der|dem] [liste] {what:heading!} ein",
                "(schick|schicke|sende|gib) [den|die|das|meine|meinen|unsere] [pin|ort|liste] {what:place|heading!} [weiter] an [@] {who:name}",
            ],
            examples: ["schick Ben die Liste Sport"]),
        "share.leave": CommandPhrases(
            [
                "(verlass|verlasse) [die] [liste] {list:heading|list!}", "[die] [liste] {list:heading|list!} verlassen",
                "(entfern|entferne|lösch|lösche|nimm|streich) [die] {list:list!} (aus|von) meinen listen",
                "(zeig|zeige) [mir] [die] [liste] {list:list!} nicht mehr",
                "ich (will|möchte|brauche) [die] [liste] {list:list!} nicht mehr [sehen]",
                "(blende|blend) [die] [liste] {list:list!} aus", "[die] liste {list:list!} ausblenden",
            ],
            examples: ["verlasse die Liste Sport"]),
        "share.favourites": CommandPhrases(
            [
                "(teil|teile|zeig|zeige) \(favourites) mit {who:text}", "(zeig|zeige) {who:text} \(favourites)",
                "\(favourites) mit {who:text} teilen", "(teil|teile) \(favourites)", "\(favourites) teilen",
                "(mach|mache) \(favourites) für {who:text} sichtbar", "wer (kann|sieht) \(favourites) [sehen]",
            ],
            examples: ["teile meine Favoriten mit engen Freunden"]),
        "share.link": CommandPhrases(
            [
                "(gib|schick|mach|zeig) mir (einen|den) link (zu|zur|zum|für|von) [der|dem|den] [pin|liste] {what:place|heading!}",
                "link (zu|zur|zum|für|von) [der|dem|den] [pin|liste] {what:place|heading!}",
                "(mach|mache) einen link (zu|zur|zum|für) {what:place|heading!}",
                "(teil|teile) {what:place|heading!} (per|als|mit einem) link",
            ],
            examples: ["gib mir einen Link zur Bäckerei"]),
        "share.stopLink": CommandPhrases(
            [
                "(beende|beend|stopp|stoppe|lösch|lösche|entfern|entferne|widerruf|widerrufe) den link (zu|zur|zum|für|von) [der|dem|den] [pin|liste] {what:place|heading!}",
                "[den] link (zu|zur|zum|für|von) [der|dem|den] [pin|liste] {what:place|heading!} (beenden|stoppen|löschen|entfernen|widerrufen)",
                "(beende|beend|stopp|stoppe|lösch|lösche|entfern|entferne|widerruf|widerrufe) den link",
            ],
            examples: ["beende den Link zur Bäckerei"]),
        "share.list": CommandPhrases(
            [
                "wer hat [einen] zugriff auf [den|die|meinen|meine] [pin|ort|liste] {what:place|heading!}",
                "wer (sieht|kann|darf) [den|die|meinen|meine] [pin|ort|liste] {what:place|heading!} [sehen]",
                "wer (sieht|kann|darf) \(noteWord) {note:text} sehen", "wer (sieht|kann) \(it) [sehen]",
                "(kann|darf) [@] {who:word} [die|meine] [liste] {what:heading!} [liste] (ändern|bearbeiten|abhaken|ergänzen)",
                "wer (kann|darf) [die|meine] [liste] {what:heading!} [liste] (ändern|bearbeiten|abhaken|ergänzen)",
                "für wen ist {what:place|heading!} sichtbar", "mit wem teile ich {what:place|heading!}",
            ],
            examples: ["wer kann Bäckerei sehen?"]),
        "history.thing": CommandPhrases(
            [
                "[zeig|zeige] [mir] [den] (verlauf|änderungen) (von|der|des|zu) [pin|ort|liste] {what:place|heading|list!}",
                "[zeig|zeige] [mir] [den] (verlauf|änderungen) (von|der|zu) \(noteWord) {note:text}",
                "wer hat [etwas] [an|auf] [der|den|dem|die] [pin|ort|liste] {what:place|heading|list!} geändert",
                "wer hat [den|die|das] {task:few} (hinzugefügt|abgehakt|erledigt)",
                "wer hat \(noteWord) {note:text} geändert", "wer hat \(it) geändert", "verlauf (davon|dazu)",
                "[zeig|zeige] [mir] [den] verlauf (von|der|des) [pin|ort|liste] {what:text}",
                "wer hat [den|die|das] [pin|ort|liste] {what:word} geändert",
            ],
            examples: ["Verlauf von Bäckerei", "wer hat Bäckerei geändert?"]),
        "share.seen": CommandPhrases(
            [
                "wer (kann|darf) [alle] meine (notizen|orte|pins|listen|aufgaben|sachen|daten) (sehen|lesen)",
                "wer sieht [alle] meine (notizen|orte|pins|listen|aufgaben|sachen|daten)",
                "was ist [von mir] (öffentlich|geteilt)", "wer (sieht|kann) was [von mir] [sehen]",
                "was (können|dürfen|sehen) (andere|alle|meine follower) [von mir] [sehen]",
            ], examples: ["was können andere von mir sehen?"]),
        "share.seenOf": CommandPhrases(
            [
                "was (kann|darf) ich [von (anderen|den anderen|meinen freunden)] [alles] sehen",
                "was sehe ich [alles] [von (anderen|den anderen|meinen freunden)]",
                "was (kann|darf) ich von [@] {who:name} sehen", "was sehe ich von [@] {who:name}",
                "was lässt mich [@] {who:name} sehen",
            ], examples: ["was kann ich sehen?", "was sehe ich von @ben?"]),
        "share.seenBy": CommandPhrases(
            [
                "was (kann|darf) [@] {who:name} von mir sehen", "was sieht [@] {who:name} von mir",
                "was (kann|darf) [@] {who:word} sehen", "was sieht [@] {who:word}",
                "was teile ich mit [@] {who:name}", "was (habe|hab) ich mit [@] {who:name} geteilt",
                "mit [@] {who:word} geteilt",
            ], examples: ["was kann @ben von mir sehen?", "was teile ich mit @ben?"]),
        "share.mine": CommandPhrases(
            [
                "mit mir geteilt", "was (ist|wurde|wird) mit mir geteilt", "was teilen (andere|die anderen) [mit mir]",
                "was teile ich", "was (hab|habe) ich geteilt", "was teilt {owner:text} mit mir",
                "was teilt {owner:text}",
                "was (hat|haben) {owner:text} [mit mir] geteilt", "geteilt",
            ],
            examples: ["mit mir geteilt", "was teile ich?", "was teilt @ana?"]),
    ]
}
