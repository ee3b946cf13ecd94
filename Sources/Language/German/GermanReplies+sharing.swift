extension GermanReplies {
    static let sharing: [String: String] = audiences.merging(shares) { first, _ in first }
        .merging(links) { first, _ in first }

    private static let audiences = [
        "audience.closeFriends": "⭐ Enge Freunde", "audience.chosen": "👤 Ausgewählte",
        "audience.followers": "📣 Follower",
        "audience.everyone": "🌍 Alle", "audience.phrase.onlyMe": "niemandem",
        "audience.phrase.closeFriends": "deinen engen Freunden", "audience.phrase.chosen": "Ausgewählten",
        "audience.phrase.followers": "deinen Followern", "audience.phrase.everyone": "allen",
        "audience.chosenNames": "👤 Ausgewählte: {names}", "audience.chosenMore": "👤 Ausgewählte: {names} und {n} mehr",
        "audience.withList": "{audience} (mit der Liste *{list}*)", "audience.link": "🔗 und wer den Link hat",
        "audience.withBundle": "{audience} (mit dem Bündel *{name}*)",
        "audience.linkOfBundle": "🔗 und wer den Link zum Bündel *{name}* hat",
        "audience.linkOfList": "🔗 und wer den Link zu *{list}* hat", "audience.by": "von {name}",
        "audience.ofGroup": "👥 aus der Gruppe {title}", "audience.mixed": "🔒 Nur ich, wo nichts anderes steht",
        "entry.shared": "{name} mit {whom} geteilt", "entry.sharedWith": "{name} mit {people} geteilt",
        "entry.unsharedWith": "{name} nicht mehr mit {people} geteilt", "entry.unshared": "{name} nicht mehr geteilt",
        "entry.linked": "Link zu {name} gemacht", "entry.unlinked": "Link zu {name} beendet",
        "entry.copied": "Kopie von {name} gesichert", "common.notHere": "Das ist nicht mehr da.",
        "help.area.sharing": "Teilen",
        "share.ofGroup": "Was hier bewahrt wird, gehört dieser Gruppe: Alle in ihr sehen es, sonst niemand.",
        "past.button": "Verlauf", "past.title": "*Verlauf* von *{name}*, Neuestes zuerst",
        "past.none": "*{name}* wurde nicht geändert, seit du es sehen kannst.", "past.change": "{who} – {deed}",
        "past.somebody": "Jemand", "past.added": "etwas hinzugefügt", "past.deleted": "etwas gelöscht",
        "past.undone": "eine Änderung zurückgenommen", "past.changed": "geändert",
        "foreign.saveCopy": "Kopie sichern", "foreign.note": "Notiz für mich",
        "foreign.isYours": "Das gehört dir schon.",
        "foreign.copied": "Eine Kopie von *{name}* gesichert, nur für dich.",
        "foreign.copiedWithout":
            "Eine Kopie von *{name}* gesichert, nur für dich. {n:Datei bleibt|Dateien bleiben} beim Original: Wo ein Film oder Rohbild entstand, kann ich nicht herausnehmen.",
        "foreign.typeNote": "Tipp deine Notiz zu *{name}*, oder schick ein Foto. Nur du wirst sie sehen.",
        "about.share.to": "Jemandem einen Pin oder eine Liste schicken",
        "share.nobodyHere":
            "Ich kenne hier niemanden namens „{typed}“. Teil es mit anderen, oder mach einen Link für alle, die nicht hier sind:",
        "share.noExcept":
            "Ich kann niemanden ausnehmen, wie es „{typed}“ braucht. Nenne die, die es sehen sollen, oder such sie aus:",
        "about.share.leave": "Verlassen, was jemand mit dir teilt",
        "leave.button": "Verlassen", "leave.yes": "{name} verlassen",
        "leave.ask":
            "*{name}* verlassen? Du siehst es dann nicht mehr, und nur {owner} kann es wieder mit dir teilen. {owner} erfährt es. Was du dort eingetragen hast, bleibt.",
        "leave.askOfLink":
            "*{name}* verlassen? Du siehst es dann nicht mehr, bis du den Link wieder öffnest. Niemand erfährt es. Was du dort eingetragen hast, bleibt.",
        "leave.done": "Du hast *{name}* verlassen.",
        "leave.seenStill":
            "Du hast *{name}* verlassen und siehst es trotzdem: {owner} zeigt es noch mehr Leuten.",
        "leave.left": "{name} hat *{thing}* verlassen und sieht es nicht mehr.",
        "leave.isYours": "*{name}* gehört dir: Du kannst es löschen oder nicht mehr teilen.",
        "foreign.person": "{name}", "foreign.block": "{name} blockieren",
        "about.share.stopAll": "Nichts mehr teilen",
        "share.nothingToStop": "Du teilst nichts: Alles gehört dir allein.",
        "share.stoppedAll":
            "{n:Ding gehört|Dinge gehören} jetzt dir allein, und kein Link öffnet etwas davon. Wen du um etwas gebeten hast, der sieht das weiter.",
        "entry.unsharedAll": "{n:Ding|Dinge} nicht mehr geteilt",
        "about.share.stopLink": "Den Link dazu beenden",
        "about.share.seenBy": "Was jemand von dir sehen kann",
        "about.share.seen": "Was andere von dir sehen",
        "about.share.create": "Einen Pin, eine Notiz oder eine Liste teilen", "about.share.publish": "Allen zeigen",
        "about.share.link": "Ein Link, der es für jeden öffnet, der ihn hat",
        "about.share.favourites": "Alle deine Favoriten teilen",
        "about.share.remove": "Nicht mehr teilen", "about.share.list": "Wer es sehen kann",
        "about.share.mine": "Was geteilt ist und von wem", "about.share.seenOf": "Was du von anderen sehen kannst",
        "about.share.work": "Jemanden abhaken und ergänzen lassen",
        "about.share.look": "Jemanden nur schauen lassen", "about.share.see": "Sagen, wer eine Liste sehen soll",
        "share.work": "*{name}* ist mit {people} geteilt, zum Abhaken und Ergänzen.",
        "share.look": "*{name}* ist mit {people} geteilt, nur zum Anschauen.",
        "share.allLook":
            "*{name}* ist mit {whom} geteilt, zum Anschauen. Abhaken und ergänzen dürfen nur Leute, die du mit Namen nennst.",
        "share.onlyYours":
            "*{name}* mit {people} geteilt, zum Anschauen. Ändern kannst nur du: Andere dürfen an Listen, Aufgaben und Bündeln mitarbeiten.",
        "about.share.bundle": "Dein Bündel mit anderen gemeinsam erledigen",
        "about.share.bundleEnds": "Dein Bündel wieder allein erledigen",
    ]

    private static let shares = [
        "share.button": "Teilen",
        "share.notInGroup":
            "Was hier bewahrt wird, gehört dieser Gruppe; deine eigenen Sachen teilst du in unserem privaten Chat.",
        "share.notThis":
            "Das ist für dich allein; ich teile Orte, Notizen, Aufgaben, Listen, Bewertungen, Bündel und Vorlagen.",
        "share.oneByOne":
            "Ich teile immer eine Sache auf einmal, damit nichts versehentlich gesehen wird: einen Pin, eine Notiz, eine Liste, eine Aufgabe. Öffne sie und tipp auf *Teilen*, oder schreib `teile Einkauf mit Ben`.",
        "share.oneAudience":
            "Eine Sache ist für einen Kreis: Nenn Leute, oder sag `enge Freunde`, `meine Follower` oder `alle`.",
        "share.privateAlready": "Nur du kannst es sehen, so wie bisher.",
        "share.makeLink": "Stattdessen einen Link machen",
        "share.hintOfPlace": "_Deine Notizen an diesem Ort werden nicht geteilt._",
        "share.hintOfList":
            "_Alle Notizen und Orte dieser Liste werden damit geteilt, aber keine Notizen an ihren Orten._",
        "share.hintOfBundle":
            "_Was darin zu tun ist, wird damit geteilt, bis es zu Ende ist. Wen du auswählst, der darf abhaken, hinzufügen und zurücklegen; abschließen kannst nur du._",
        "share.tooWide":
            "Ein Bündel verrät, wo du gleich bist. Darum sehen es nur Leute, die du kennst: Nenn welche, oder sag `enge Freunde`.",
        "share.yourself": "Das bist du. Nenn jemand anderen.", "share.title": "Wer darf *{name}* sehen?",
        "share.people": "👤 Leute auswählen", "share.link": "🔗 Link", "share.now": "{name} (jetzt)",
        "share.sharedToLook":
            "*{name}* mit {whom} geteilt, zum Ansehen: {people} können nicht mehr abhaken und hinzufügen. `teile {name} mit` Namen lässt sie mitarbeiten.",
        "share.noEvents":
            "*{title}* steht in deinem Kalender, den nur du siehst. Schick es als Datei, oder trag es in einer Gruppe ein.",
        "share.shared": "*{name}* mit {whom} geteilt.", "share.sharedWith": "*{name}* mit {people} geteilt.",
        "share.sharedBeside": "*{name}* mit {people} geteilt, zu {others} dazu.",
        "share.stoppedBut": "Die Liste *{name}* gehört jetzt nur dir. Für sich geteilt sind noch: {parts}",
        "share.onlyAsked": "Du teilst nichts. Worum du andere gebeten hast, sehen sie, bis du es zurücknimmst.\n{line}",
        "shared.asked": "Gebeten zu erledigen: {titles}",
        "share.stopped": "Jetzt kannst nur noch du *{name}* sehen.",
        "share.stillSeen": "*{name}* ist für sich allein nicht geteilt; wer es trotzdem sieht, steht unten.",
        "share.notAnyMore": "*{name}* nicht mehr mit {people} geteilt; davon erfährt niemand.",
        "share.alreadySo": "Das ist schon mit {whom} geteilt.", "share.seesAlready": "*{name}* sehen schon: {people}.",
        "share.shown": "*{name}* war für {people} schon zu sehen; eben habe ich es gezeigt.",
        "share.noCloseFriends":
            "*{name}* mit deinen engen Freunden geteilt. Noch hast du keine; `enge freunde` nimmt welche dazu.",
        "share.noFollowers":
            "*{name}* mit deinen Followern geteilt. Noch folgt dir niemand; wer es später tut, sieht es.",
        "share.seesOtherwise":
            "*{name}* ist mit {whom} geteilt, darum auch zu sehen für {people}. `mach {name} privat` teilt es mit niemandem.",
        "share.notWith": "*{name}* ist nicht mit {people} geteilt.",
        "share.instead":
            "*{name}* ist mit {whom} geteilt, und nicht dabei ist: {others}. Eine Sache ist für einen Kreis: Stattdessen für {people}?",
        "share.withLabels": "Auch die Labels {labels} sind zu sehen.",
        "share.seenWith":
            "*{name}* ist für sich allein nicht geteilt, aber wer *{list}* sieht, sieht es dort. Nimm es aus *{list}*, dann ist es für dich allein; `mach {list} privat` teilt nichts davon.",
        "share.works": "✎ Abhaken und ergänzen: {people}", "share.looks": "👁 Nur anschauen: {people}",
        "shared.countLinked": "🔗 Über Link: {n}",
        "others.found": "Nichts von dir heißt *{name}*, aber das ist mit dir geteilt:",
        "others.row": "{name} ({owner})",
        "share.shareWith": "Mit {name} teilen",
        "share.shallSee":
            "Soll {name} *{list}* sehen und dort abhaken und ergänzen? Noch ist nichts geändert; `{list}: …` setzt etwas darauf.",
        "share.untold": "Diesmal geht keine Nachricht davon an {people}: `mit mir geteilt` zeigt es dort.",
        "share.withNotes": "Dabei {n:ist auch ihre Notiz|sind auch ihre Notizen}.",
        "share.insteadToWork":
            "*{name}* ist mit {whom} geteilt, zum Anschauen und nicht mehr: Wer abhaken und ergänzen soll, wird beim Namen genannt. Eine Sache ist für einen Kreis: Stattdessen für {people}?",
        "share.onlyThem": "Stattdessen nur {people}", "share.from": "*{name}* teilt das mit dir:",
        "share.unknown":
            "Du hast keinen Pin, keine Liste, keine Notiz und keine Aufgabe „{typed}“. `pins` und `notizen` zeigen, was du hast.",
        "share.notSo": "Nichts von dir heißt nur „{typed}“. Sollen andere das hier sehen?",
        "share.place": "Pin: {name}", "share.list": "Liste: {name}", "share.note": "Notiz: {name}",
        "share.reminder": "Erinnerung: {name}", "share.whom": "Mit wem soll ich *{name}* teilen?",
        "share.gives": "_Wenn du Leute auswählst, sehen es {whom} nicht mehr._",
        "share.nobodyKnown":
            "Du folgst noch niemandem, und niemand folgt dir. Tipp einen Benutzernamen wie `@ana`, oder mach einen Link zu *{name}*.",
        "share.orType": "Drück auf einen Namen, oder tipp welche: `teile {name} mit @ana`.",
        "share.orTypeBundle": "Drück auf einen Namen, oder tipp welche: `teile das Bündel mit @ana`.",
        "share.chosen": "✓ {name} sieht es", "share.choose": "{name}",
        "shared.mine": "*Was du teilst*, Neuestes zuerst",
        "shared.nothingOfMine":
            "Du teilst nichts. `teile Bäckerei mit engen Freunden` würde es tun, oder Teilen an einer Karte.",
        "shared.withMe": "*Mit dir geteilt*, Neuestes zuerst",
        "shared.nothingWithMe": "Noch teilt niemand etwas mit dir.",
        "shared.linked": "🔗 Über Link", "shared.of": "*Was {name} mit dir teilt*, Neuestes zuerst",
        "shared.seen": "*Was {name} von dir sieht*, Neuestes zuerst",
        "shared.nothingSeen": "{name} sieht nichts von dir.",
        "shared.nothingOf": "{name} teilt nichts, was du sehen kannst.", "shared.count": "{audience}: {n}",
        "shared.mineButton": "Was ich teile", "shared.theirsButton": "Was {name} teilt",
    ]

    private static let links = [
        "link.none":
            "Es gibt noch keinen Link zu *{name}*. Wer einen Link öffnet, kann es sehen, bis der Link endet. Wie lange soll er gelten?",
        "link.ended":
            "Der Link zu *{name}* endete am {when}: Wer nur den Link hatte, sieht es nicht mehr. Wie lange soll ein neuer gelten?",
        "link.wasStopped":
            "Der Link zu *{name}* wurde am {when} beendet. Wie lange soll ein neuer gelten?",
        "link.title": "🔗 Link zu *{name}*", "link.until": "Gilt bis {end}", "link.open": "Gilt, bis du ihn beendest",
        "link.unopened": "Noch hat ihn niemand geöffnet", "link.opened": "Von {n:Person|Personen} geöffnet",
        "link.again": "Ein neuer Link beendet diesen:", "link.copy": "Link kopieren", "link.send": "Link verschicken",
        "link.made": "Hier ist der Link; wer ihn öffnet, kann das sehen.",
        "link.renewed": "Hier ist ein neuer Link; der vorige ist beendet.",
        "link.stopped": "Der Link ist beendet; wer nur den Link hatte, sieht das nicht mehr.",
        "link.unknown": "Dieser Link führt nirgendwohin oder gilt nicht mehr. Bitte um einen neuen, wo du ihn herhast.",
        "link.day": "Für einen Tag", "link.week": "Für eine Woche", "link.forever": "Bis ich ihn beende",
        "link.stop": "Link beenden",
    ]
}
