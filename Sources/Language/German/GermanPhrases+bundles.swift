extension GermanPhrases {
    /// Check-ins, bundles and routines.
    static let bundles: [String: CommandPhrases] = [
        "checkin": CommandPhrases(
            [
                "(check in|checkin|einchecken|checke ein) [:] [{what:rest}]",
                "(ich bin|bin|ich) [jetzt] gleich [{what:rest}]", "(gleich|jetzt gleich) {what:occasion!}",
                "(ich bin|bin) [gerade|jetzt|grad] fertig mit [{what:rest}]",
                "[ich bin|bin] (gerade|grad|soeben|eben) fertig [geworden|mit {what:rest}]",
                "(ich bin|bin) [gerade|jetzt|grad] (zurück|da) (vom|von|aus|beim) {what:rest}",
                "(ich verlasse|verlasse) [jetzt|gleich|gerade] {what:rest}",
                "(ich bin|bin|wir sind) [jetzt|gerade|grad|nun|schon] (bei|beim|im|in der|in) {what:place!} [angekommen|jetzt]",
                "[ich bin|bin|wir sind] [jetzt|gerade|grad|nun|schon|endlich] [wieder] (zu hause|zuhause|daheim|heim|nach hause) [angekommen|gekommen]",
                "(ich komme|komme|komm) [jetzt|gerade|gleich] [nach hause|heim]",
                "(bei|beim|im|in der|in) {what:place!} (angekommen|da)", "[jetzt] (bei|beim) {what:place!}",
                "[ich bin|bin] [gerade|jetzt|schon] (am weg|auf dem weg|unterwegs) (zu|zum|zur|nach|ins|in die) {what:rest}",
                "[ich] [breche|brech] [jetzt|gleich] [auf] (zu|zum|zur|nach) {what:occasion!} auf",
                "[ich breche|breche|brech] [jetzt|gleich] (zu|zum|zur|nach) {what:occasion!} auf",
                "[ich komme|komme|komm] (gerade|grad|eben) (vom|von|aus) {what:rest}",
                "zurück (vom|von|aus) {what:rest}",
                "{what:occasion!} ist (aus|vorbei|fertig|zu ende|geschafft)",
            ], examples: ["check in Büro verlassen", "ich bin gleich beim Training", "bin fertig mit der Arbeit"]),
        "bundle.show": CommandPhrases(
            ["[zeig|zeige|öffne] [mir] [mein|das] [offenes|offene|aktuelles] bündel", "was ist noch im bündel"],
            examples: ["mein Bündel"]),
        "bundle.list": CommandPhrases(
            [
                "[zeig|zeige] [mir] (meine|alle|die) bündel [von|für] [{occasion:occasion!}]", "bündelrückblick",
                "rückblick (auf|für|von) [die|meine] bündel", "rückblick (auf|für|von) {occasion:occasion!}",
                "rückblick nach (anlass|anlässen)",
                "[zeig|zeige] [mir] [meine|die|das|mein] (fertige|fertigen|abgeschlossene|abgeschlossenen|alte|alten|letzte|letztes) bündel",
            ], examples: ["Rückblick auf die Bündel", "meine Bündel"]),
        "bundle.add": CommandPhrases(
            [
                "(gib|gebe|füg|füge|tu|tue|leg|lege|pack|packe) {title:text} (ins|in das|in mein|zum) bündel [dazu|hinzu|hinein]",
                "{title:text} (ins|in das|in mein|zum) bündel [dazu|hinzu]",
            ],
            examples: ["gib Briefmarken ins Bündel"]),
        "bundle.back": CommandPhrases(
            [
                "(nimm|gib|leg|lege) {title:text} (aus dem|aus meinem|vom) bündel [heraus|raus]",
                "(leg|lege|gib|wirf) {title:text} [wieder] zurück (auf den|in den) stapel",
                "{title:text} (zurück auf den stapel|aus dem bündel) [nehmen|legen]",
            ], examples: ["nimm Briefmarken aus dem Bündel"]),
        "bundle.finish": CommandPhrases(
            [
                "[das|mein] bündel (abschließen|beenden|fertig|abgeschlossen)",
                "(beende|schließ|schließe) (das|mein) bündel [ab]",
            ],
            examples: ["Bündel abschließen"]),
        "bundle.abandon": CommandPhrases(
            ["[das|mein] bündel (aufgeben|abbrechen|verwerfen)", "(verwirf|brich) (das|mein) bündel [ab]"],
            examples: ["Bündel aufgeben"]),
        "bundle.rename": CommandPhrases(
            ["(nenn|nenne|benenn|benenne) (das|mein) bündel [in|um in] {name:rest}"],
            examples: ["nenne das Bündel Samstagswege"]),
        "bundle.icon": CommandPhrases(
            [
                "(symbol|zeichen|emoji|icon)",
                "[setze|gib] [das] (symbol|zeichen|emoji|icon) (von|für) (das|mein|dem|meinem) bündel",
                "gib (dem|meinem) bündel (das|ein) (symbol|zeichen|emoji|icon)",
            ], examples: ["Symbol für das Bündel 🛒"]),
        "routine.list": CommandPhrases(
            ["[zeig|zeige] [mir] [alle|meine|die] routinen", "welche routinen habe ich"], examples: ["meine Routinen"]),
        "routine.start": CommandPhrases(
            ["(starte|start|beginn|beginne|mach|mache) [die|meine] routine [:] {name:rest}"],
            examples: ["starte die Routine Morgen"]),
        "routine.add": CommandPhrases(
            [
                "(behalte|behalt|speicher|speichere|merk|merke) [das|mein|dieses] [letzte|letztes] [bündel] als [eine|neue] routine [:] [{name:rest}]"
            ],
            examples: ["behalte das Bündel als Routine Morgen"]),
        "routine.update": CommandPhrases(
            ["(benenn|benenne|nenn|nenne) [die|meine] routine {name:text} (um in|in) {new:rest}"],
            examples: ["benenne die Routine Morgen um in Früh"]),
        "routine.delete": CommandPhrases(
            [
                "(lösch|lösche|entfern|entferne) [die|meine] routine [:] {name:rest}",
                "[die] routine {name:text} löschen",
            ],
            examples: ["lösche die Routine Morgen"]),
        "occasion.chain": CommandPhrases(
            [
                "nach [dem|der] {first:occasion!} (kommt|folgt) [das|die|der] {next:occasion!}",
                "nach [dem|der] {first:occasion!} (mache|mach|gehe|beginne|starte) [ich] [das|die|der|zum|zur|ins] {next:occasion!}",
                "auf [das|die|den] {first:occasion!} (folgt|kommt) [das|die|der] {next:occasion!}",
            ], examples: ["nach Einkaufen kommt Kochen"]),
    ]
}
