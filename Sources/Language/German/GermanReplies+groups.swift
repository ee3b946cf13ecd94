extension GermanReplies {
    static let groups: [String: String] = [
        "about.settings.rules": "Wer in einer Gruppe etwas ändern darf",
        "about.settings.rules.set":
            "Alle in einer Gruppe etwas ändern lassen, nur Administratoren, oder wer es hinzugefügt hat",
        "entry.changers": "Geändert, wer hier etwas ändern darf",
        "groupEvent.saidThere": "*{title}* steht im Kalender von *{group}*: Schreib dort `/{line}`.",
        "group.administratorsOnly": "Nur Administratoren dieser Gruppe ändern hier etwas.",
        "group.settingsByAdministrators": "Nur Administratoren dieser Gruppe ändern ihre Einstellungen.",
        "group.adderOnly": "Das darf nur ändern, wer es hinzugefügt hat, oder ein Administrator dieser Gruppe.",
        "group.ruleByAdministrators": "Nur Administratoren dieser Gruppe sagen, wer was ändern darf.",
        "group.unnamedByAdministrators": "Das kann nur ein Administrator dieser Gruppe geschrieben haben.",
        "group.onlyInGroup": "Das ist für eine Gruppe: Schreib `/regeln` dort.",
        "group.whichRule": "Ich kenne `/regeln alle`, `/regeln Administratoren` und `/regeln Ersteller`.",
        "group.rulesTitle": "*Wer hier etwas ändern darf*",
        "group.ruleOnly": "Nur sie können eine andere Regel setzen.",
        "group.noneKnown": "Administratoren: Man hat mir noch nicht gesagt, wer sie sind.",
        "group.administrators": "Administratoren: {names}",
        "group.now.all": "Jetzt: Alle in dieser Gruppe fügen hinzu, ändern und löschen.",
        "group.now.administrators": "Jetzt: nur Administratoren; alle schauen.",
        "group.now.adders":
            "Jetzt: Alle fügen hinzu; was da ist, ändert, wer es hinzugefügt hat, oder ein Administrator.",
        "group.set.all": "Alle", "group.set.administrators": "Nur Administratoren",
        "group.set.adders": "Wer es hinzugefügt hat, und Administratoren", "group.rules": "Wer etwas ändern darf",
        "group.settings": "Einstellungen", "group.sentPrivately": "Ich habe es dir privat geschickt.",
        "group.writeFirst":
            "Das gehört in unseren privaten Chat. Öffne ihn, drück Start und frag hier noch einmal: Ich schicke es dir dorthin.",
        "group.forYouAlone":
            "Das ist nur für dich, also behalte ich hier nichts davon, wo es alle lesen. Sag es mir in unserem privaten Chat.",
        "group.openPrivate": "Unseren privaten Chat öffnen",
        "group.from": "👥 Aus der Gruppe *{title}*",
        "group.askedTooLong":
            "Ich musste fragen, wer sich um diese Gruppe kümmert, und das hat zu lange gedauert. Nichts wurde geändert; bitte versuch es noch einmal.",
        "group.notTold":
            "Ich konnte nicht herausfinden, wer sich um diese Gruppe kümmert. Nichts wurde geändert; bitte versuch es später noch einmal.",
        "group.whoWrote":
            "„{text}“ wurde im Namen dieser Gruppe geschrieben, darum weiß ich nicht, von wem. Tipp, und ich mache es in deinem.",
        "group.wroteIt": "Das war ich",
        "help.introInGroup":
            "Ich merke mir Pins, Notizen, Aufgaben, Listen, Termine und Erinnerungen für diese Gruppe. Ich höre, was mit einem Schrägstrich beginnt, und Antworten auf mich:",
        "help.examplesInGroup":
            "/pin Café 48.2082, 16.3738\n/pins\n/notiz Gepäck: Zelt\n/notizen Gepäck\n/erinnere\\_mich um 18:00 an die Abfahrt\n/rueckgaengig",
    ]
}
