extension GermanPhrases {
    private static let level =
        "([weniger|nicht so|nicht sehr] dringend|[weniger|nicht so|nicht sehr] eilig|[weniger|nicht so|nicht sehr] wichtig|wichtiger|dringender|p1|p2|p3|hohe priorität|mittlere priorität|niedrige priorität|nicht dringend)"

    /// What is done with to-dos there are.
    static let taskChanges: [String: CommandPhrases] = [
        "task.done": CommandPhrases(
            [
                "(erledigt|fertig|gemacht|abgehakt) [mit] [:] [die aufgabe|das todo] {title:rest}",
                "(hak|hake|streich|streiche) [die aufgabe|das todo] {title:text} ab",
                "[die aufgabe|das todo] {title:text} ist (erledigt|fertig|abgehakt)",
                "[ich] (hab|habe) {title:text} (erledigt|abgehakt|fertig)",
                "(erledigt|fertig|abgehakt|gemacht)",
            ], examples: ["erledigt: Milch", "hake Milch kaufen ab"]),
        "task.move": CommandPhrases(
            [
                "(verschieb|verschiebe|schieb|schiebe|verleg|verlege) [die aufgabe|das todo] {title:text} (auf|bis|zu) [den|die|das] {when:time} [zur selben zeit|zur gleichen zeit|gleiche zeit]",
                "[die aufgabe|das todo] {title:text} (auf|bis) [den|die|das] {when:time} (verschieben|verlegen|schieben)",
                "[die aufgabe|das todo] {title:text} (verschieben|verlegen) (auf|bis) [den|die|das] {when:time}",
                "(leg|lege) [die aufgabe|das todo] {title:text} auf [den|die|das] {when:time}",
                "(verschieb|verschiebe|schieb|schiebe|verleg|verlege) [die aufgabe|das todo] {title:text} um {length:length} [nach hinten]",
                "(verschieb|verschiebe|schieb|schiebe) [die aufgabe|das todo] {title:text} um (ein|eine|einen) {unit:word} [nach hinten]",
                "(verschieb|verschiebe) [die aufgabe|das todo] {title:rest}",
                "[der|die|das|mein|meine] {title:few!} (kann|muss) [noch] [bis] [zum] {when:time} warten",
            ], examples: ["verschiebe Milch auf Freitag", "verschiebe Milch um 2 Tage"]),
        "task.due": CommandPhrases(
            ["[der|die|das|mein|meine|unsere] {title:few} (ist|sind) [jetzt] [am|bis|bis zum] {when:time} fällig"],
            examples: ["die Miete ist am Freitag fällig"]),
        "task.onList": CommandPhrases(
            [
                "(ist|sind|steht|stehen) [der|die|das] {what:few!} [schon|noch] auf (der|meiner|unserer|einer) (liste|einkaufsliste|aufgabenliste)",
                "(brauch|brauche|brauchen) (ich|wir) [noch|eigentlich] {what:few!}",
            ], examples: ["steht Brot auf der Liste", "brauchen wir noch Milch"]),
        "task.moveAll": CommandPhrases(
            [
                "(verschieb|verschiebe|schieb|schiebe|verleg|verlege) (alles|den rest|alle aufgaben|alle todos|meine aufgaben) [was] [von|für] [heute] [noch] [fällig ist|offen ist|ansteht] (auf|bis|zu) [den|die|das] {when:time}",
                "(verschieb|verschiebe|schieb|schiebe|verleg|verlege) (alles|den rest|alle aufgaben|alle todos|meine aufgaben) {both:time}",
                "(verschieb|verschiebe|schieb|schiebe|verleg|verlege) (alles|den rest|alle aufgaben|alle todos|meine aufgaben) [von|vom] {from:time} (auf|zu) {when:time}",
                "(alles|den rest|alle aufgaben|alle todos) [von|für] [heute] (auf|bis) [den|die|das] {when:time} (verschieben|verlegen|schieben)",
                "(verschieb|verschiebe|schieb|schiebe) (alles|den rest|alle aufgaben|alle todos) [von|für] [heute] um {length:length} [nach hinten]",
                "(verschieb|verschiebe|schieb|schiebe) (alles|den rest|alle aufgaben|alle todos) [von|für] [heute] um (ein|eine|einen) {unit:word} [nach hinten]",
            ],
            examples: ["verschieb alles auf morgen", "verschiebe alle Aufgaben von Freitag bis Montag"]),
        "task.hide": CommandPhrases(
            [
                "(versteck|verstecke|verbirg|verberge) [die aufgabe|das todo] {title:text} {when:time}",
                "(blend|blende) [die aufgabe|das todo] {title:text} {when:time} aus",
                "[die aufgabe|das todo] {title:text} {when:time} (verstecken|ausblenden|verbergen)",
                "(zeig|zeige) [mir] [die aufgabe|das todo] {title:text} erst [wieder] {when:time}",
                "(zeig|zeige) [mir] [die aufgabe|das todo] {title:text} (erst ab|erst wieder ab|nicht vor) {when:rest}",
            ], examples: ["versteck Milch bis Montag"]),
        "task.rename": CommandPhrases(
            [
                "(nenn|nenne|benenn|benenne|änder|ändere) [die|das|meine|mein] (aufgabe|todo) {title:text} (in|um in|auf) {words:rest}",
                "benenne [die|das|meine|mein] (aufgabe|todo) {title:text} in {words:text} um",
                "(nenn|nenne|benenn|benenne|änder|ändere) [die|meine] erinnerung [an|ans] [den|die|das] {title:text} (in|um in|auf) {words:rest}",
            ],
            examples: ["benenne die Aufgabe Milch in Hafermilch"]),
        "task.noDay": CommandPhrases(
            [
                "(nimm|lösch|lösche|entfern|entferne) [das|den] (datum|termin|frist|fälligkeit|tag) (von|vom|bei) [der] [aufgabe] {title:text} [weg]",
                "kein (datum|termin) für [die] [aufgabe] {title:rest}",
            ], examples: ["entferne das Datum von Milch"]),
        "task.toList": CommandPhrases(
            [
                "(verschieb|verschiebe|schieb|schiebe) [die|das] [aufgabe|todo] {title:text} [(von|aus) [der|meiner] [liste] {from:heading!} [liste]] (auf|zu|in) [die|meine|der|zur] [liste] {list:heading!} [liste]"
            ], examples: ["verschiebe Milch auf die Liste Sport"]),
        "task.offList": CommandPhrases(
            [
                "(streich|streiche|nimm|lösch|lösche|entfern|entferne) [die|den|das] {title:text} (von|aus) [der|meiner] [liste] {list:heading!} [liste] [weg|herunter|runter]",
                "[die|den|das] {title:few} (von|aus) [der|meiner] [liste] {list:heading!} [liste] (streichen|löschen|nehmen|entfernen|weg|herunter|runter|runternehmen)",
                "[die|den|das] {title:few} (runter|weg) (von|aus) [der|meiner] [liste] {list:heading!} [liste]",
            ], examples: ["streich Milch von Sport"]),
        "task.filters": CommandPhrases(
            [
                "filter", "[zeig|zeige] [mir] [meine|die|alle] filter",
                "filter [meine|die] (aufgaben|todos) [nach|mit] [{what:rest}]",
                "filter nach (priorität|label|liste|tag|datum|ort|kategorie)",
            ], examples: ["meine Filter"]),
        "task.step": CommandPhrases(
            [
                "(schritt|unteraufgabe|teilaufgabe) : {step:rest}",
                "(neuer schritt|neue unteraufgabe|neue teilaufgabe) [:] {step:rest}",
                "[füg|füge] [noch] [den|einen|die|eine] (schritt|unteraufgabe|teilaufgabe) {step:text} (hinzu|dazu|hinzufügen)",
                "(schritt|unteraufgabe|teilaufgabe) (zu|zur|für|bei) [der] [aufgabe] {title:text} : {step:rest}",
                "(füg|füge) [den|einen|die|eine] (schritt|unteraufgabe|teilaufgabe) {step:text} (zu|zur|bei) [der] [aufgabe] {title:text} (hinzu|dazu)",
            ], examples: ["Schritt Socken hinzufügen", "Schritt: Socken"]),
        "task.priority": CommandPhrases(
            [
                "(setz|setze|stell|stelle|änder|ändere) die priorität [davon] auf {level:rest}",
                "(setz|setze|stell|stelle|änder|ändere) die priorität von [der] [aufgabe] {title:text} auf {level:rest}",
                "[die] priorität (ist|:) {level:rest}",
                "(erhöh|erhöhe) die priorität (von|der|des|vom) [aufgabe] {raised:rest}",
                "(senk|senke|verringer|verringere) die priorität (von|der|des|vom) [aufgabe] {lowered:rest}",
                "(markier|markiere|kennzeichne) [die] aufgabe {title:text} als \(level)",
                "[die] aufgabe {title:text} (ist|wird) [jetzt] \(level)",
                "(mach|mache|setz|setze|markier|markiere) [die|meine] erinnerung [an|ans] [den|die|das] {title:text} [zu|auf|als] \(level)",
                "(mach|mache|setz|setze) [die] [aufgabe] {title:text} (zu|auf|als) \(level)",
                "(mach|mache) (die|den|das) [aufgabe] {title:text} \(level)",
                "(das|es|sie|er) ist [jetzt|sehr|wirklich] \(level)",
                "[die|der|das] {subject:text} (ist|sind) [jetzt|sehr|wirklich] \(level)",
            ], examples: ["markiere die Aufgabe Milch als dringend", "setz die Priorität auf hoch"]),
        "task.delete": CommandPhrases(
            [
                "(lösch|lösche|entfern|entferne|streich|streiche) [die|das|meine] (aufgabe|todo) [:] {title:rest}",
                "(lösch|lösche|entfern|entferne|streich|streiche) {title:text} (von|aus) [der|meiner|den|meinen] (liste|aufgaben|todos|todoliste)",
                "(nimm|streich|streiche) [die|den|das] {title:text} (von|aus|runter von) (der|meiner|unserer) liste",
                "(nimm|streich|streiche) [die|den|das] {title:text} [wieder] (von|aus|runter von) (der|meiner|unserer) {list:listword}",
                "[die|den|das] {title:few} (von|aus) (der|meiner|unserer) (liste|{list:listword}) (streichen|löschen|nehmen|entfernen|weg|herunter|runter|runternehmen)",
                "[die|den|das] {title:few} (runter|weg) (von|aus) (der|meiner|unserer) (liste|{list:listword})",
                "[die|den|das] {title:few} (brauche|brauch|brauchen) (ich|wir) nicht mehr",
                "(kein|keine|keinen) {title:text} mehr auf (der|meiner|unserer) liste",
            ], examples: ["lösche die Aufgabe Milch"]),
        "task.deleteDone": CommandPhrases(
            [
                "(lösch|lösche|entfern|entferne) [alle] [meine|die] (erledigten|fertigen|abgehakten) (aufgaben|todos|sachen|dinge)",
                "(lösch|lösche|entfern|entferne) [alles] (erledigte|abgehakte|fertige|erledigten|abgehakten)",
                "(lösch|lösche|entfern|entferne) [alle] [die] (erledigten|fertigen|abgehakten) [aufgaben|todos|sachen|dinge] (von|aus|auf) [der|meiner] [liste] {list:heading!} [liste]",
                "[alle] [meine|die] (erledigten|fertigen|abgehakten) (aufgaben|todos|sachen|dinge) (löschen|entfernen)",
            ], examples: ["lösche alle erledigten Aufgaben"]),
        "task.reopen": CommandPhrases(
            [
                "{title:text} [ist] [doch] [noch] nicht (erledigt|fertig|abgehakt|gekauft|gemacht)",
                "(das|es|sie|er) ist [doch] [noch] nicht (erledigt|fertig|abgehakt|gekauft|gemacht)",
                "[doch] [noch] nicht (erledigt|fertig|abgehakt)",
                "(öffne|öffn) [die|das|meine] (aufgabe|todo) {title:text} (wieder|noch einmal|nochmal)",
            ], examples: ["Milch ist doch nicht erledigt"]),
        "task.skip": CommandPhrases(
            [
                "(überspring|überspringe|lass|lasse) [die|das|den] [aufgabe] {title:text} (diesmal|dieses mal|diese woche|heute|morgen|einmal) [aus|weg]",
                "(überspring|überspringe) (die|das|den) [aufgabe] {title:rest}",
                "{title:text} (diesmal|dieses mal|diese woche|heute|einmal) (auslassen|überspringen|weglassen)",
            ], examples: ["überspring Müll diesmal"]),
        "task.once": CommandPhrases(
            [
                "(wiederhol|wiederhole) (die|den|aufgabe|die aufgabe) {title:text} nicht mehr",
                "{title:text} nicht mehr wiederholen",
            ], examples: ["wiederhole die Aufgabe Müll nicht mehr"]),
        "note.top": CommandPhrases(
            [
                "(hefte|pinne|klebe|halte|behalte) [die|meine] (notiz|aufgabe) {title:text} oben [an|fest]",
                "(hefte|pinne|klebe|halte|behalte) {title:text} oben [an|fest]",
                "(hefte|pinne|klebe|halte|behalte) [die|meine] (notiz|aufgabe) (über|zu|zum|zur|mit|namens) {title:text} oben [an|fest]",
                "[die|meine] (notiz|aufgabe) {title:text} oben (anheften|anpinnen|festhalten|behalten)",
                "(heft|hefte|pinn|pinne|kleb|klebe|halt|halte|behalt|behalte) (das|dies|es) oben [an|fest]",
                "(hefte|pinne) (die|meine) (notiz|aufgabe) {title:text} (an|fest)",
            ], examples: ["hefte die Notiz Sport oben an"]),
        "note.offTop": CommandPhrases(
            [
                "nimm [die|meine] [notiz|aufgabe] {title:text} oben (weg|ab)",
                "nimm [die|meine] [notiz|aufgabe] {title:text} von oben (weg|herunter|runter)",
                "nimm (das|dies|es) [von] oben (weg|ab|herunter|runter)",
            ], examples: ["nimm die Notiz Sport oben weg"]),
        "task.doneList": CommandPhrases(
            [
                "was (hab|habe) ich [alles|schon] (erledigt|geschafft|gemacht)",
                "was (hab|habe) ich {when:time} [alles] [schon] (erledigt|geschafft|gemacht)",
                "was (hab|habe) ich [alles] (erledigt|geschafft|gemacht) {when:time}",
                "[zeig|zeige] [mir] [alles] erledigte", "[zeig|zeige] [mir] erledigtes",
                "[zeig|zeige] [mir] [meine|die|alle] (erledigten|erledigte) (aufgaben|todos|dinge|sachen)",
                "erledigte aufgaben",
            ], examples: ["was habe ich diese Woche erledigt", "erledigte Aufgaben"]),
        "task.lastDone": CommandPhrases(
            [
                "wann (hab|habe) ich (zuletzt|das letzte mal|zum letzten mal) {title:rest}",
                "wann (hab|habe) ich {title:text} (zuletzt|das letzte mal|zum letzten mal) {verb:word}",
            ], examples: ["wann habe ich zuletzt die Blumen gegossen"]),
    ]
}
