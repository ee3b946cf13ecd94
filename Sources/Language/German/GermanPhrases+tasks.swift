extension GermanPhrases {
    private static let todos = "[zeig|zeige|liste] [mir] [alle] [meine|die] (aufgaben|todos|to dos)"

    /// To-dos and lists of them.
    static let tasks: [String: CommandPhrases] = [
        "task.add": CommandPhrases(
            [
                "(aufgabe|todo|to do) [:] {title:rest}", "(aufgabe|todo)", "neue (aufgabe|todo) [:] [{title:rest}]",
                "(neues) todo [:] [{title:rest}]",
                "(aufgaben|todos|to dos) [für|für den] {due:time} : {titles:rest}",
                "(aufgaben|todos|to dos) : {titles:rest}", "{due:time} (zu tun|zu erledigen) : {titles:rest}",
                "(vergiss|vergesst) [bitte|ja|auch|mal] (nicht|ned|net|nit|nich) [bitte|auch] [:] [auf|auf die|auf den|auf das|an|an die|an den] {title:rest}",
                "[{due:time}] (nicht|ned|net|nit) vergessen [:] [auf|an] {title:rest}",
                "{title:text} {due:time} (nicht|ned|net|nit) vergessen", "{title:text} (nicht|ned|net|nit) vergessen",
                "[dir|mir] [bitte] (aufschreiben|notieren|merken) [,] dass (ich|wir) [noch] {title:text} (muss|müssen|soll|sollen|sollte)",
                "(trag|trage|schreib|schreibe) [bitte] als (aufgabe|todo|to do) (ein|auf) [,] dass (ich|wir) [noch] {title:text} (muss|müssen|soll|sollen|sollte)",
            ],
            examples: [
                "Aufgabe: Milch kaufen morgen um 18 Uhr p1 #haushalt", "Aufgabe: Miete zahlen jeden Monat am 1.",
            ]),
        "task.list": CommandPhrases(
            [
                "\(todos)", "[zeig|zeige] [mir] (todo liste|to do liste|todoliste|aufgabenliste)",
                "[zeig|zeige] [mir] [alle] [meine|die] (aufgaben|todos|to dos) [für|von|am] {when:time}",
                "[zeig|zeige] [mir] [alle] [meine|die] (aufgaben|todos|to dos) (auf|von|in|aus|für) [der|die|meiner|meine] [liste] {list:heading!} [liste]",
                "[zeig|zeige] [mir] [alle] [meine|die] (aufgaben|todos|to dos) (für|auf|in|aus|zu) [der|die|den|das] {what:few} [liste]",
                "was (ist|gibt es|habe ich|hab ich) [alles] [{when:time}] zu tun", "was ist [{when:time}] fällig",
                "was (muss|soll|sollte|wollte|brauch|brauche) ich [alles] [noch] [kaufen|einkaufen|besorgen|holen|machen|erledigen]",
                "was (müssen|sollen|wollten|brauchen) wir [alles] [noch] [kaufen|einkaufen|besorgen|holen|machen|erledigen]",
                "was (fehlt|ist) [noch|denn noch] [offen|übrig]",
                "(gibt es|ist) [noch] etwas zu tun [{when:time}]",
                "was (muss|soll|sollte|darf) ich [alles] [noch] {when:time} [noch|alles] (machen|tun|erledigen)",
                "was (soll|sollte|muss) ich [alles] [noch] für {who:word} [machen|tun|erledigen]",
                "was (will|wollte|möchte|braucht) {who:word} von mir", "worum hat mich {who:word} gebeten",
                "was (brauch|brauche|muss|soll) ich [alles|noch] (bei|beim|im|in|in der|von) {place:place!} [kaufen|besorgen|holen|machen|erledigen]",
            ], examples: ["meine Aufgaben", "was ist morgen zu tun"]),
        "task.labelled": CommandPhrases(
            [
                "\(todos) (mit|mit dem|mit der|unter dem) (label|etikett|markierung) {label:label}",
                "\(todos) (mit|mit dem|mit der|unter dem) (label|etikett|markierung) {name:word}",
                "\(todos) [mit] {label:label}",
                "[zeig|zeige] [mir] [alle] [meine|die] {label:label} (aufgaben|todos|to dos)",
            ], examples: ["Aufgaben mit Label zuhause"]),
        "task.urgent": CommandPhrases(
            [
                "[zeig|zeige] [mir] [alle] [meine|die] (p1|p2|p3|dringende|dringenden|wichtige|wichtigen|eilige|eiligen) (aufgaben|todos|to dos)",
                "\(todos) mit (p1|p2|p3|priorität 1|priorität 2|priorität 3)",
                "was ist [jetzt|heute] [am] (dringend|dringendsten|wichtig|wichtigsten|eilig|eiligsten)",
            ], examples: ["dringende Aufgaben", "zeig meine P2-Aufgaben"]),
        "task.overdue": CommandPhrases(
            [
                "was ist [alles|schon] überfällig", "[zeig|zeige] [mir] [meine|alle|die] überfälligen [aufgaben|todos]",
                "überfällige (aufgaben|todos)", "überfällig", "überfälliges", "womit bin ich (spät|zu spät|im verzug)",
            ], examples: ["was ist überfällig"]),
        "task.today": CommandPhrases(["heute", "[zeig|zeige] [mir] mein tag"], examples: ["heute"]),
        "task.week": CommandPhrases(["woche", "[zeig|zeige] [mir] (meine|die) woche"], examples: ["Woche"]),
        "task.month": CommandPhrases(["monat"], examples: ["Monat"]),
        "task.year": CommandPhrases(["jahr"], examples: ["Jahr"]),
        "list.addTasks": CommandPhrases(
            [
                "{title:text} (auf|zu|in) [die|meine|zur|der] [liste] {list:heading|list!} [liste]",
                "(aufgabe|todo|task) [:] {title:text} (auf|zu|in) [die|meine|zur|der] [liste] {list:heading|list!} [liste]",
                "(schreib|setz|setze|pack|tu|gib) {title:text} (auf|zu|in) [die|meine|zur|der] [liste] {list:heading|list!} [liste]",
                "(schreib|schreibe|setz|setze|pack|packe|tu) {title:text} auf (die|meine|unsere) {list:heading+}",
                "(schreib|schreibe|setz|setze|pack|packe|tu) {title:text} auf (die|meine|unsere) liste {list:heading+}",
            ], examples: ["setz Milch auf die Liste Ideen"]),
    ]
}
