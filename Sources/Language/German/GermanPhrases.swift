/// What people type in German, by the command's key. `Phrase` says how a pattern is written.
enum GermanPhrases {
    static let table = [
        places, tasks, asking, notes, house, settings, people, sharing, groups, maps, mine, files, keeping, world,
        notices, ringing, taskChanges, occasions, bundles, calendar, templates,
    ].reduce(into: [:]) {
        $0.merge($1) { first, _ in first }
    }

    static let sayings: [Phrase] = [
        "(meine|die|der|dein) pin (ist|war|:) [{text:rest}]", "pin (code|nummer) [ist|war|:] [{text:rest}]",
        "{who:name} ist (hier|da)", "(ändere|wechsle) deinen [eigenen] namen [in|zu|auf] [{text:rest}]",
        "[ich] [will|möchte|werde|würde gern|würde gerne] deinen namen [in|zu|auf] [{text:few}] (ändern|wechseln)",
        "dein neuer name (ist|lautet|wird) {text:rest}", "zeitzone (in|von|für|zwischen) {text:rest}",
        "(wer|was|welche|welcher|welches|wie|warum|wann|ist|sind|war|hat|haben|gib|beende|stoppe) {text:text} (auf|zu|zur|zum|in) [der|die|dem|den|meiner|meine] [liste] {list:heading!} [liste]",
        "wer ist (da|hier|das|dort|dran|noch|alles|es|er|sie|schuld|zuhause)",
        "(folge|folg) (dem|der|den|das|mir|ihm|ihr|uns|diesem|dieser|einem|einer) [{text:rest}]",
        "(ich|wir) (muss|müssen|sollte|sollten) [heute|morgen|jetzt] [noch] [echt|wirklich|dringend|unbedingt] [so|sehr|ganz] (viel|vieles|einiges|allerhand) [noch] {text:word}",
        "(ich|wir) (muss|müssen) [heute|morgen|jetzt|leider|eh] [noch] [länger|lange] (arbeiten|schlafen|warten|nachdenken|überlegen)",
        "[der|die|das|mein|meine|unser|unsere] {text:few} (gehört|gehören) [mal|wieder|noch|dringend] {verb:word}",
        "erinnerst du dich [noch] [an] [{text:rest}]",
        "[ich] bin [ganz|schon] (fertig|am ende) mit (den|meinen) nerven",
        "[ich] bin gleich (da|zurück|wieder da|soweit)",
        "(ich|wir) (muss|müssen) [jetzt|mal|kurz|schnell|dringend|echt] (aufs|auf das|auf die) (klo|toilette|wc) [gehen]",
        "(das wars|das war es|das war alles|mehr nicht|das ist alles) [erstmal|für heute|schon|dann]",
        "(blockiere|blockier) (den|die|das|meinen|meine|mein|diesen|diese|einen|eine|alles) [{text:rest}]",
    ]

    static let menu = [
        "me": "profil", "find": "finden", "close": "enge_freunde", "privacy": "privatsphaere",
        "deleteme": "konto_loeschen",
        "fav": "favoriten", "lists": "listen", "store": "vorlagen",
        "memories": "erinnerungsbuch", "discover": "entdecke", "near": "naehe",
        "checkin": "einchecken", "bundle": "buendel", "review": "buendelrueckblick", "routines": "routinen",
        "map": "karte", "task": "aufgabe", "todos": "aufgaben", "today": "heute", "done": "erledigt",
        "occasions": "anlaesse", "note": "notiz",
        "notes": "notizen", "remind_me": "erinnere_mich", "search": "suche",
        "parked": "geparkt", "share": "teilen",
        "shared": "geteilt",
        "reminders": "erinnerungen", "undo": "rueckgaengig", "history": "verlauf", "trash": "papierkorb",
        "settings": "einstellungen", "notices": "nachrichten", "rules": "regeln", "language": "sprache",
        "about": "ueber", "help": "hilfe",
        "example": "beispiel", "cal": "kalender", "event": "termin", "calendars": "kalenderliste", "tip": "tipp",
        "cancel": "abbrechen", "import": "importieren", "export": "exportieren",
    ]

    private static let show = "[zeig|zeige|liste|öffne] [mir] [mal]"
    private static let my = "[mein|meine|meinen|meiner|meinem|der|die|das|den|dem|unser|unsere]"
    private static let have = "(hab|habe) ich"

    // MARK: Places

    private static let keep =
        "(pin|pinn|pinne|speicher|speichere|merk|merke|merk dir|merke dir|sicher|sichere|markier|markiere) [mir] [mal]"
    private static let kept = "(pinnen|anpinnen|speichern|merken|sichern|markieren|festhalten)"
    private static let spot =
        "(diesen|den|meinen|diese|die|meine) [aktuellen|aktuelle|jetzigen] (ort|platz|standort|position|stelle)"
    private static let put = "(setz|setze|mach|mache|leg|lege|erstell|erstelle) [mir]"
    private static let to = "(zu|zum|zur|nach|in|ins|in die|in den|auf|auf den|auf die)"

    private static let places: [String: CommandPhrases] = [
        "pin.create": CommandPhrases(
            [
                "\(keep) [das] hier [ab]", "hier \(kept)", "(pin|pinne) (das|es)", "\(keep) \(spot) [hier] [ab]",
                "\(spot) [hier] \(kept)", "wo ich [gerade|grad|jetzt] bin \(kept)",
                "\(put) [hier] (einen|nen|ein|den) [neuen] pin [hier] [an]",
                "[hier] [einen|nen|ein] [neuen] pin [hier] (setzen|machen|anlegen|erstellen)",
                "\(put) [hier] (einen|nen|ein) [neuen] (pin|ort) [namens|für|:] {name:name} [hier] [an]",
                "\(put) (einen|nen|ein) [neuen] (pin|ort) [bei|auf|an] {point:coordinate} [an]",
                "\(put) (einen|nen|ein) [neuen] (pin|ort) [namens|für] {name:name} [bei|auf|an] {point:coordinate} [an]",
                "\(keep) (das|das hier|hier|\(spot)) [hier] (als|unter) {name:name} [ab]",
                "\(spot) [hier] (als|unter) {name:name} \(kept)", "\(keep) {name:name} hier",
                "\(keep) hier {name:name}",
                "{name:name} hier \(kept)",
                "\(keep) {name:name} [bei|auf|an|:] {point:coordinate}",
                "\(keep) {point:coordinate} [als|namens|:] {name:name}",
                "(mein|meine) {name:name} (ist|liegt) [bei|auf|an] {point:coordinate}",
                "{name:name} [ist|liegt] (bei|auf|an) {point:coordinate}",
                "[pin|pinne|speicher|speichere|merk|markiere] {point:coordinate}",
                "\(keep) {name:text} [bei|auf|an|:] {point:coordinate}", "(pin|pinne) {name:name}",
                "neuer (pin|ort) [{name:name}]",
            ],
            examples: ["pin hier", "pin Bäckerei hier", "pin Bäckerei 48.2082, 16.3738", "pin 48.2082, 16.3738 Dom"]),
        "pin.list": CommandPhrases(
            [
                "\(show) [alle] [meine|unsere|die] [gespeicherten] (pins|orte|plätze) [an|auf]",
                "(welche|was für) (pins|orte|plätze) \(have) [alles|schon] [gespeichert|gemerkt|gepinnt]",
                "wo sind meine (pins|orte|plätze)", "(pins|orte) (zeigen|anzeigen|auflisten)",
            ], examples: ["pins", "zeig alle meine Pins", "meine Orte"]),
        "pin.list.sorted": CommandPhrases(
            [
                "(sortier|sortiere|ordne) [alle] [meine|unsere|die] (pins|orte) nach {order:word}",
                "\(show) [alle] [meine|unsere|die] (pins|orte) nach {order:word} [sortiert|geordnet|sortieren] [an]",
                "(sortier|sortiere|ordne) [alle] [meine|unsere|die] (pins|orte) alphabetisch",
                "\(show) [meine|die] (besten|bestbewerteten|am besten bewerteten) (pins|orte)",
                "\(show) [meine|die] [am] (häufigsten|meisten) [benutzten] (pins|orte)",
            ], examples: ["sortiere meine Pins nach Namen", "meine besten Pins"]),
        "pin.near": CommandPhrases(
            [
                "[hier] in [der|meiner] nähe", "[die] nähe", "(nahe|nähe|bei|um) {point:coordinate}",
                "\(show) [meine|die] (pins|orte) (nahe|um|bei) {point:coordinate} [an]",
                "(was|welche pins|welche orte|welche meiner pins|welche meiner orte) (ist|sind|liegt|liegen) [hier] in [der|meiner] nähe",
                "\(show) [meine|die] (nächsten|nächstgelegenen) (pins|orte) [an]",
                "\(show) [meine|die] (pins|orte) [hier] in [der|meiner] nähe [an]",
                "(was|welche pins|welche orte) \(have) [hier] in [der|meiner] nähe",
                "[meine] (pins|orte) (um mich|um mich herum|rundherum|hier)",
            ], examples: ["nähe", "meine nächsten Pins", "Pins in der Nähe"]),
        "pin.navigate": CommandPhrases(
            [
                "(navigier|navigiere|navigation|route|weg|wegbeschreibung) [mich] \(to) \(my) {place:place}",
                "wie (komm|komme|geh|gehe|fahr|fahre) ich [am besten] \(to) \(my) {place:place}",
                "(bring|bringe|führ|führe|leit|leite|navigier|navigiere) mich \(to) \(my) {place:place}",
                "(zeig|zeige|gib|sag) [mir] [den|die|einen|eine] (weg|route|wegbeschreibung) \(to) \(my) {place:place}",
                "wie gelange ich [am besten] \(to) \(my) {place:place}",
                "(fahr|fahre|geh|gehe) \(to) \(my) {place:place}",
                "\(to) \(my) {place:place} (navigieren|fahren|gehen)",
            ], examples: ["weg zu Bäckerei", "bring mich zu Bäckerei"]),
        "pin.rename": CommandPhrases(
            [
                "(benenn|benenne) \(my) [pin|ort] {place:place} um (in|zu|auf) {name:name}",
                "(benenn|benenne) \(my) [pin|ort] {place:place} (in|zu|auf) {name:name} um",
                "(nenn|nenne) {place:place} (jetzt|ab jetzt|lieber|um in) {name:name}",
                "{place:place} umbenennen (in|zu|auf) {name:name}", "{place:place} (in|zu|auf) {name:name} umbenennen",
                "\(my) [pin|ort] {place:place!} heißt (jetzt|nun|ab jetzt) {name:name}",
                "(benenn|benenne) \(my) [pin|ort] {place:place} um", "{place:place} umbenennen",
                "[den|einen|meinen] pin umbenennen", "umbenennen [{place:place}]",
            ], examples: ["benenne Bäckerei um in Eckbäckerei"]),
        "pin.merge": CommandPhrases(
            [
                "(verbinde|vereine|leg|lege) \(my) [pin|ort] {place:place} (mit|und|zu) [dem|den|der] [pin|ort] {other:place} [zusammen]"
            ], examples: ["vereine Bäckerei mit Büro"]),
        "pin.move": CommandPhrases(
            [
                "(verschieb|verschiebe|versetz|versetze|verleg|verlege) \(my) [pin|ort] {place:place} (hierher|hierhin|nach hier)",
                "(verschieb|verschiebe|versetz|versetze|verleg|verlege) \(my) [pin|ort] {place:place} (nach|auf|zu) {point:coordinate}",
                "\(my) [pin|ort] {place:place!} ist (falsch|woanders|am falschen ort|nicht dort) [,|.] [er|es|sie] (ist|liegt) [bei|auf|an] {point:coordinate}",
                "\(my) [pin|ort] {place:place!} (ist|liegt|ist umgezogen) [jetzt|nun] [bei|auf|an|nach] {point:coordinate}",
                "{place:place} (hierher|hierhin) (verschieben|versetzen|verlegen)", "{place:place} (ist|liegt) hier",
                "(verschieb|verschiebe|versetz|versetze) \(my) [pin|ort] {place:place!}", "{place:place} verschieben",
                "[den|einen|meinen] pin verschieben", "verschieben",
            ], examples: ["verschiebe Bäckerei hierher", "verschiebe Bäckerei nach 48.2090, 16.3700"]),
        "pin.label": CommandPhrases(
            [
                "(label|tag|tagge|beschrifte|kennzeichne) \(my) [pin|ort] {place:place} [mit|als] {labels:rest}",
                "(label|tag|tagge|beschrifte|kennzeichne) \(my) [pin|ort] {place:place}",
                "(gib|gebe) \(my) [pin|ort] {place:place!} [das|die] (label|labels|etikett) {labels:rest}",
                "(entfern|entferne|lösch|lösche|nimm) [das|die] (label|labels|etikett) {gone:text} (von|bei) \(my) [pin|ort] {place:place!}",
                "(entfern|entferne|nimm) [alle] (das|die) (label|labels|etikett|etiketten) (von|bei) \(my) [pin|ort] {place:place!} [weg]",
            ], examples: ["label Bäckerei #frühstück", "entferne das Label frühstück von Bäckerei"]),
        "pin.delete": CommandPhrases(
            [
                "(lösch|lösche|entfern|entferne|vergiss) \(my) [pin|ort] {place:place} [pin]",
                "\(my) [pin|ort] {place:place} (löschen|entfernen)",
                "(schmeiss|wirf|nimm|hau) \(my) [pin|ort] {place:place} (raus|weg)", "{place:place} (kann|soll) weg",
            ], examples: ["lösche Bäckerei"]),
        "pin.show": CommandPhrases(
            [
                "(zeig|zeige|öffne) [mir] [mal] \(my) [pin|ort] {place:place!} [an]",
                "wo (ist|liegt|war) \(my) {place:place}", "{place:place}",
                "(koordinaten|position|adresse) (von|vom|der|des) \(my) {place:place}", "pin {place:place}",
                "wie weit (ist|ist es|bin ich) [es] [noch] [bis] (zu|zum|zur|nach|von|vom) \(my) {place:place!} [von hier] [entfernt|weg]",
                "wie weit ist \(my) {place:place!} [von hier] [entfernt|weg]",
            ], examples: ["zeig Bäckerei", "wo ist Bäckerei"]),
    ]

    // MARK: Notes and reminders

    private static let write =
        "(mach|mache|schreib|schreibe|leg|lege|erstell|erstelle|speicher|speichere|nimm) [mir|dir]"
    private static let delete = "(lösch|lösche|entfern|entferne|streich|streiche)"
    private static let ask = """
        (erinner|erinnere|erinner du|erinnerst du) (mich|uns) [bitte|mal|noch|doch|halt|mal noch|bitte noch|mal bitte|bitte mal|doch bitte|doch mal|doch noch]
        """
    private static let alarm =
        "(setz|setze|stell|stelle|mach|mache|erstell|erstelle) [mir|uns] [bitte] [eine|ne|einen|nen] [neue|neuen] erinnerung"
    private static let nice = "[es] (wär|wäre) [sehr|echt|total] (nett|super|toll|lieb|schön) [,] wenn du"
    private static let urgent = "(dringend|wichtig|eilig|ganz wichtig) [:|,|-]"
    private static let about = "[an|ans|an den|an die|an das|an dem|daran|dran|daran dass|dass|zu|für|wegen|:]"

    private static let notes: [String: CommandPhrases] = [
        "note.add": CommandPhrases(
            [
                "[neue|schnelle|kurze] notiz [für|an|zu|mit|über|:] {text:rest}",
                "\(write) [bitte] [eine|ne|die] [neue|kurze] notiz [an|auf] [für|dass|zu|mit|über|:] {text:rest}",
                "(notier|notiere|vermerk|vermerke) [dir|mir] [bitte|mal] [in meinen notizen] [dass|:] {text:rest}",
                "(schreib|schreibe) [das] in meine notizen [dass|:] {text:rest}",
                "(schreib|schreibe) [dir|mir] [das] [bitte|mal] auf [dass|:] {text:rest}",
                "(merk|merke) dir [bitte|mal] (dass|:) {text:rest}", "memo {text:rest}", "[neue] notiz",
                "\(write) [bitte] (eine|ne) [neue|kurze] notiz [an]", "(notier|notiere) [dir|mir] [das]",
                "(schreib|schreibe) [dir|mir] [das] [bitte|mal] auf",
                "[das|dies] als notiz (speichern|behalten|merken)",
                "{text:text} (notieren|aufschreiben)",
            ],
            examples: [
                "notiz Sport: Kniebeugen", "notiz der Ersatzschlüssel liegt bei Ana",
                "schreib auf, dass der Code 4711 ist",
            ]),
        "note.append": CommandPhrases(
            [
                "(ergänz|ergänze|erweiter|erweitere) [die|meine] [notiz] {note:text} : {text:rest}",
                "(ergänz|ergänze|erweiter|erweitere) [die|meine] [notiz] {note:text} um {text:rest}",
            ], examples: ["ergänze Kniebeugen: 5 kg mehr"]),
        "note.update": CommandPhrases(
            [
                "(änder|ändere|korrigier|korrigiere|bearbeite) [meine|die|diese] [letzte] notiz (in|zu|auf|:) {text:rest}",
                "(änder|ändere|korrigier|korrigiere|bearbeite) [meine|die|diese] letzte notiz {text:rest}",
                "(änder|ändere|korrigier|korrigiere|bearbeite) [meine|die|diese] [letzte] notiz",
                "[meine|die|diese] [letzte] notiz (ändern|korrigieren|bearbeiten)",
                "(änder|ändere|korrigier|korrigiere|bearbeite) [meine|die] notiz [über|mit|von|zu] {note:text} (in|auf) {text:rest}",
                "(änder|ändere|korrigier|korrigiere) {old:text} (in|auf|zu) {text:text} in [meiner|der] notiz [über|zu|von] {note:rest}",
                "(änder|ändere|korrigier|korrigiere|bearbeite) [meine|die] notiz [über|mit|von|zu] {note:rest}",
            ], examples: ["ändere meine letzte Notiz in Bankdrücken"]),
        "note.delete": CommandPhrases(
            [
                "\(delete) [meine|die|diese] [letzte] notiz",
                "[meine|die|diese] [letzte] notiz (löschen|entfernen|streichen)",
                "\(delete) (das|die|den|es|dies)",
                "\(delete) [die|meine] notiz [:|über|mit|von] {note:rest}",
                "[die|meine] notiz [über|mit|von] {note:text} (löschen|entfernen|streichen)",
            ], examples: ["lösche meine letzte Notiz"]),
        "note.list": CommandPhrases(
            [
                "[zeig|zeige|liste|lies] [mir] [mal] [alle] [meine|unsere|die] notizen [an|auf|vor]",
                "was \(have) [mir] [alles] (notiert|aufgeschrieben)",
                "[zeig|zeige|liste|lies] [mir] [mal] [alle] [meine|die] notizen (zu|zum|zur|für|fürs|von|vom|bei|beim|über|unter|im|in|aus) \(my) {home:name}",
                "[zeig|zeige|liste|lies] [mir] [mal] [meine|die] {home:place|heading!} notizen",
                "notizen {home:place|heading!}", "notizen {home:word}",
                "[zeig|zeige|liste|lies] [mir] [mal] [alle] [meine|unsere|die] notizen seit {since:rest}",
                "[zeig|zeige|liste|lies] [mir] [mal] [alle] [meine|unsere|die] notizen {when:time}",
                "was \(have) [mir] {when:time} [alles] (notiert|aufgeschrieben)",
            ], examples: ["notizen", "notizen Sport", "zeig meine Notizen zu Sport", "meine Notizen von gestern"]),
        "reminder.add": CommandPhrases(
            [ask, alarm].flatMap { ask in
                [
                    "\(ask) [für|auf] {start:time} \(about) {title:rest}",
                    "\(ask) \(about) {title:text} {start:time}",
                    "\(ask) {start:time} \(about) {title:text} {time:time}",
                    "\(ask) \(about) {title:text} {start:time} {more:rest}", "\(ask) \(about) {title:rest}",
                    "\(ask) [für] {start:time}", ask,
                ]
            } + [
                "(wenn|bevor|nachdem|sobald) {tie:text} [,] [bitte] (erinner|erinnere) (mich|uns) [bitte] \(about) {title:rest}",
                "(sag|gib) (mir|uns) {start:time} bescheid [,] [wegen|über|dass|wenn|:] [der|des|den|die|das|dem] {title:rest}",
                "[neue] erinnerung [für] {start:time} \(about) {title:rest}",
                "(erinner|erinnere) (mich|uns) in {minutes:number} \(about) {title:rest}",
                "\(urgent) (erinner|erinnere) (mich|uns) {start:time} \(about) {title:rest}",
                "\(urgent) (erinner|erinnere) (mich|uns) \(about) {title:text} {start:time}",
                "\(urgent) (erinner|erinnere) (mich|uns) \(about) {title:rest}",
                "[neue] erinnerung \(about) {title:text} {start:time}",
                "[neue] erinnerung [für] {start:time}",
                "[eine|ne] [neue] erinnerung (setzen|stellen|erstellen|anlegen)",
                "{start:time} (erinner|erinnere) (mich|uns) \(about) {title:rest}",
                "{start:time} (erinner|erinnere) (mich|uns) \(about) {title:text} {time:time}",
                "{start:time} (erinner|erinnere) (mich|uns) {time:time} \(about) {title:rest}",
                "[mich|uns] [bitte|mal|bitte mal] {start:time} [bitte|noch] (an|an den|an die|an das|ans) {title:text} erinnern",
                "[mich|uns] [bitte|mal|bitte mal] (an|an den|an die|an das|ans) {title:text} erinnern {start:time}",
                "(mich|uns) [bitte|mal|eventuell] {start:time} [bitte|mal] (daran|dran) erinnern [,] [dass] {title:rest}",
                "\(nice) (mich|uns) [bitte] {start:time} [bitte] (an|an den|an die|an das|ans) {title:text} (erinnerst|erinnern würdest|erinnern könntest)",
                "\(nice) (mich|uns) [bitte] {start:time} [bitte] (daran|dran) (erinnerst|erinnern würdest|erinnern könntest) [,] [dass] {title:rest}",
                "(ich möchte|ich will|ich würde gern|ich würde gerne) [bitte] {start:time} (an|an den|an die|an das|ans) {title:text} erinnert werden",
            ],
            examples: [
                "erinner mich in 20 Minuten: Mama anrufen", "erinnere mich um 18:00 an den Müll",
                "erinner mich morgen um 8 an die Miete",
            ]),
        "reminder.list": CommandPhrases(
            [
                "\(show) [alle] [meine|unsere|die] [nächsten|kommenden|offenen] erinnerungen [an|auf]",
                "(welche|was für) erinnerungen \(have) [noch|alle]",
                "(woran|an was) erinnerst du (mich|uns) [noch|alles]",
                "(woran|an was) wirst du (mich|uns) [noch] erinnern", "wann erinnerst du (mich|uns)",
                "[(was|wann) (ist|kommt)] [meine|unsere|die] nächste erinnerung",
                "wann (erinnerst|wirst) du (mich|uns) (an|ans) [den|die|das] {title:text} [erinnern]",
                "wann (erinnerst|wirst) du (mich|uns) (an|ans) [den|die|das] {title:rest}",
                "\(show) [alle] [meine|unsere|die] [kommenden|offenen] erinnerungen [für|von|am|an] {when:time}",
                "(welche|was für) erinnerungen \(have) [noch] [für|am] {when:time}",
                "(woran|an was) erinnerst du (mich|uns) [noch] [am] {when:time}",
            ], examples: ["erinnerungen", "welche Erinnerungen habe ich", "meine Erinnerungen für morgen"]),
        "reminder.delete": CommandPhrases(
            [
                "\(delete) [meine|die|diese|nächste] [nächste] erinnerung",
                "[meine|die|diese] erinnerung (löschen|entfernen|streichen)",
                "\(delete) [meine|die|diese] erinnerung [an|ans|für|dass|daran dass|:] \(my) {title:rest}",
                "\(delete) [meine|die] {title:text} erinnerung", "\(delete) [meine|die] erinnerungen",
                "[meine|die|diese] erinnerung (an|ans|für) \(my) {title:text} (löschen|entfernen|streichen)",
                "(erinner|erinnere) (mich|uns) (nicht|nicht mehr) [daran]",
                "vergiss [die|meine] erinnerung (an|ans|für) \(my) {title:rest}",
                "(ich brauche|ich brauch|wir brauchen) (die|meine) erinnerung (an|ans|für) \(my) {title:text} nicht mehr",
                "(ich brauche|ich brauch|wir brauchen) (die|meine|diese) erinnerung nicht mehr",
                "(erinner|erinnere) (mich|uns) (nicht|nicht mehr) (an|ans|daran dass|dass) \(my) {title:rest}",
            ], examples: ["lösche die Erinnerung an Mama anrufen"]),
    ]
}
