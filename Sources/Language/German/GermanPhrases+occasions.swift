extension GermanPhrases {
    /// Moments of the day with things to do before, at or after them.
    static let occasions: [String: CommandPhrases] = [
        "occasion.list": CommandPhrases(
            [
                "[zeig|zeige|öffne] [mir] [alle] [meine|die] anlässe", "welche anlässe (habe ich|gibt es)",
            ], examples: ["Anlässe", "zeig meine Anlässe"]),
        "task.ofOccasion": CommandPhrases(
            [
                "was [habe ich|ist|muss ich] [zu] (tun|machen) (bevor|vor|nachdem|nach|wenn|bei|beim) [ich] {occasion:occasion!}",
                "[zeig] [meine] aufgaben (bevor|vor|nach|wenn|bei|beim|für) [ich] [den] [anlass] {occasion:occasion!}",
            ], examples: ["Aufgaben für den Anlass Arbeit"]),
        "occasion.show": CommandPhrases(
            [
                "(zeig|zeige|öffne) [mir] [den|meinen] anlass {occasion:rest}",
                "(zeig|zeige|öffne) [mir] {occasion:occasion!}",
            ], examples: ["öffne den Anlass Arbeit"]),
        "occasion.add": CommandPhrases(
            [
                "(neuer|neuen|erstelle|mach) [einen] [neuen] anlass [:|namens] {name:rest}", "anlass [:] {name:rest}",
                "(neuer|neuen|erstelle|mach) [einen] [neuen] anlass",
            ], examples: ["neuer Anlass zur Bank gehe"]),
        "occasion.update": CommandPhrases(
            [
                "[den|meinen] anlass {occasion:text} umbenennen (in|zu) {name:name}",
                "(benenn|benenne) [den|meinen] anlass {occasion:text} [um] (in|zu) {name:name}",
                "(benenn|benenne|nenn|nenne) [den|meinen] anlass {occasion:text} (in|zu) {name:name} um",
            ], examples: ["Anlass Arbeit umbenennen in Feierabend"]),
        "occasion.merge": CommandPhrases(
            [
                "(verbinde|vereine|leg|lege) [den|die] (anlass|anlässe) {occasion:text} (mit|in|und) [den|dem] [anlass] {other:rest}"
            ], examples: ["verbinde den Anlass Arbeit mit Feierabend"]),
        "occasion.delete": CommandPhrases(
            [
                "(lösche|lösch|entferne|entfern) [den|meinen] anlass {occasion:rest}"
            ], examples: ["lösche den Anlass Arbeit"]),
        "occasion.icon": CommandPhrases(
            [
                "[setze|gib] [das] (symbol|zeichen|emoji|icon) (von|für) [den|dem] anlass {occasion:rest}",
                "[setze|gib] [das] (symbol|zeichen|emoji|icon) (von|für) {occasion:occasion!}",
            ], examples: ["Symbol für den Anlass Arbeit 🏢"]),
        "occasion.place": CommandPhrases(
            [
                "[setze] [den] ort (von|für) [den] [anlass] {occasion:occasion!} [ist|auf] (verlassen|verlasse) [von] {place:place}",
                "[setze] [den] ort (von|für) [den] [anlass] {occasion:occasion!} [ist|auf] [bei|ankommen bei] {place:place}",
            ], examples: ["Ort für den Anlass Arbeit ist bei Büro"]),
        "occasion.hours": CommandPhrases(
            [
                "[setze] [die] (zeit|zeiten|uhrzeit) (von|für) [den] [anlass] {occasion:occasion!} [ist|sind|auf] {hours:rest}"
            ], examples: ["Zeit für den Anlass Arbeit ist jeden Werktag um 17:00"]),
        "task.tie": CommandPhrases(
            [
                "(binde|knüpfe) (es|das|dies) an [den] [anlass] {occasion:rest}",
                "(binde|knüpfe) [die] [aufgabe|todo] {title:text} an [den] [anlass] {occasion:rest}",
                "(ändere|setze) [den] anlass (von|für) [die] [aufgabe|todo] {title:text} (auf|zu) {occasion:rest}",
            ], examples: ["binde „Brot kaufen“ an Arbeit"]),
        "task.untie": CommandPhrases(
            [
                "(löse|entferne) [den] anlass (von|für) [die] [aufgabe|todo] {title:rest}"
            ], examples: ["entferne den Anlass von „Brot kaufen“"]),
        "task.bestOrder": CommandPhrases(
            [
                "[zeig] [die] (beste|kürzeste) (reihenfolge|route|strecke) [heute|für heute|meiner erledigungen|der erledigungen]"
            ], examples: ["beste Reihenfolge"]),
    ]
}
