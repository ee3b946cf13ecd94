extension GermanPhrases {
    /// What is done with to-dos there are.
    static let taskChanges: [String: CommandPhrases] = [
        "task.done": CommandPhrases(
            [
                "(erledigt|fertig|gemacht|abgehakt) [mit] [:] [die aufgabe|das todo] {title:rest}",
                "(hak|hake|streich|streiche) [die aufgabe|das todo] {title:text} ab",
                "[die aufgabe|das todo] {title:text} ist (erledigt|fertig|abgehakt)",
                "[ich] (hab|habe) {title:text} (erledigt|abgehakt|fertig)", "(erledigt|fertig|abgehakt|gemacht)",
            ], examples: ["erledigt: Milch", "hake Milch kaufen ab"]),
        "task.move": CommandPhrases(
            [
                "(verschieb|verschiebe|schieb|schiebe|verleg|verlege) [die aufgabe|das todo] {title:text} (auf|bis|zu) [den|die|das] {when:time}",
                "[die aufgabe|das todo] {title:text} (auf|bis) [den|die|das] {when:time} (verschieben|verlegen|schieben)",
            ], examples: ["verschiebe Milch auf Freitag"]),
        "task.rename": CommandPhrases(
            ["(nenn|nenne|benenn|benenne) die aufgabe {title:text} (in|um in) {words:rest}"],
            examples: ["benenne die Aufgabe Milch in Hafermilch"]),
        "task.delete": CommandPhrases(
            [
                "(lösch|lösche|entfern|entferne|streich|streiche) [die|das|meine] (aufgabe|todo) [:] {title:rest}"
            ], examples: ["lösche die Aufgabe Milch"]),
        "note.top": CommandPhrases(
            [
                "(hefte|pinne|klebe|halte|behalte) [die|meine] (notiz|aufgabe) {title:text} oben [an|fest]",
                "(hefte|pinne|klebe|halte|behalte) {title:text} oben [an|fest]",
                "[die|meine] (notiz|aufgabe) {title:text} oben (anheften|anpinnen|festhalten|behalten)",
                "(hefte|pinne|klebe|halte|behalte) (das|dies|es) oben [an|fest]",
            ], examples: ["hefte die Notiz Sport oben an"]),
        "note.offTop": CommandPhrases(
            [
                "nimm [die|meine] [notiz|aufgabe] {title:text} oben (weg|ab)",
                "nimm [die|meine] [notiz|aufgabe] {title:text} von oben (weg|herunter|runter)",
                "nimm (das|dies|es) oben (weg|ab)",
            ], examples: ["nimm die Notiz Sport oben weg"]),
        "task.doneList": CommandPhrases(
            [
                "was (hab|habe) ich [heute|gestern|diese woche|letzte woche] [alles|schon] (erledigt|geschafft|gemacht)",
                "was (hab|habe) ich [alles] (erledigt|geschafft|gemacht) [diese woche|letzte woche]",
                "[zeig|zeige] [mir] [meine|die|alle] (erledigten|erledigte) (aufgaben|todos|dinge|sachen)",
                "erledigte aufgaben",
            ], examples: ["was habe ich diese Woche erledigt", "erledigte Aufgaben"]),
    ]
}
