extension GermanReplies {
    /// What is done by several.
    static let asking = [
        "about.task.ask": "Jemanden um etwas bitten; es darf abgelehnt werden",
        "about.task.give": "Eine deiner Aufgaben jemandem geben",
        "unseenList.notSeen":
            "{owner} zeigt dir keine Liste „{list}“, auf die du etwas setzen darfst; noch ist nichts notiert. Ich kann es als deine eigene Aufgabe notieren.",
        "ask.rule": "Wie oft das kommt, bestimmt, wer dich gebeten hat. Du kannst es zurückgeben.",
        "stopNotices.stop": "Nicht mehr daran erinnern",
        "stopNotices.stopped":
            "Ich erinnere dich nicht mehr daran. Du machst es weiterhin, bis du es zurückgibst.",
        "stopNotices.theirs":
            "Wie oft das kommt, bestimmt {name}, deshalb bleibt alles, wie es war. Du kannst es zurückgeben.",
        "hidden.place": "{name} sieht nicht, wo: *{place}* ist nicht mit dieser Person geteilt.",
        "hidden.occasion": "{name} sieht den Moment nicht: *{occasion}* gehört dir allein.",
        "hidden.share": "{place} mit {name} teilen",
        "added.ownAndShared":
            "Du hast *{list}*, und eine Liste dieses Namens ist mit dir geteilt. Welche meinst du?",
        "released.neededAgain": "{name} braucht es doch von dir: {title}",
        "released.yoursAgain":
            "Es ist wieder deins, denn wer es übernommen hatte, macht es nicht mehr: {title}",
        "ask.somebodyDid": "Das hat schon jemand erledigt: {title}",
        "listGone.used": "*{list}* nutzt auch {names}. Soll ich sie für alle löschen?",
        "listGone.usedWith":
            "*{list}* nutzt auch {names}, und {n:Eintrag darauf ist|Einträge darauf sind} nicht von dir. Soll ich sie für alle löschen?",
        "listGone.deleteForAll": "Für alle löschen", "listGone.gone": "{name} hat die Liste *{list}* gelöscht.",
        "listGone.yours": "Von dir stand darauf: {titles}", "listGone.keep": "Meine behalten",
        "released.notNeeded": "{name} braucht das nicht mehr von dir: {titles}",
        "ask.tookBack": "Antwort geändert: du machst es.",
        "ask.notAnymore": "Inzwischen macht das jemand anderer, oder es ist nicht mehr da.",
        "ask.notWrittenHere":
            "In einer Gruppe bitte ich nur, wer mir darin geschrieben hat, und {name} hat das noch nicht. In unserem privaten Chat bitte ich, wer dir folgt.",
        "ask.notAskable":
            "Ich bitte nur Leute, die dir folgen oder mit dir in einer Gruppe sind. {name} kann dir folgen; oder teile die Liste.",
        "about.task.refuse": "Zurückgeben, worum dich jemand gebeten hat",
        "about.task.asked": "Worum du andere gebeten hast, und wer geantwortet hat",
        "giveBack.notYours": "Niemand hat dich um „{title}“ gebeten, also gibt es nichts zurückzugeben.",
        "openRequests.title": "*Noch keine Antwort* von:", "openRequests.none": "Niemand schuldet dir eine Antwort.",
        "openRequests.row": "{name} – {title}",
        "ask.tooMany":
            "{name} hat so viele Bitten von dir offen, dass ich nichts mehr frage, bis einige beantwortet oder zurückgenommen sind.",
        "entry.taskAsked": "{name} gebeten: „{title}“",
        "entry.taskTakenBack": "„{title}“ zurückgenommen",
        "entry.taskTook": "„{title}“ übernommen",
        "entry.taskRefused": "„{title}“ abgelehnt", "entry.taskLeft": "Abgegeben, worum eine Gruppe gebeten hatte",
        "entry.mayWork": "{name} darf auf {list} abhaken und ergänzen",
        "entry.mayLook": "{name} schaut {list} nur an",
        "ask.asks": "*{name}* bittet dich darum:",
        "ask.asked": "{name} ist gefragt. Ich sage dir, was die Antwort ist.",
        "ask.askedLater":
            "{name} ist gefragt. Schreiben kann ich noch nicht; zu sehen ist es, wenn ich geöffnet werde.",
        "ask.askedAlready": "{name} ist schon gefragt.",
        "ask.askedHere": "*{name}*, machst du es?",
        "ask.tookIt": "Du machst es. Es steht jetzt bei deinen Aufgaben.",
        "ask.theyTook": "*{name}* macht es:",
        "ask.theyRefused": "*{name}* lehnt ab: {title}{why}. Es ist wieder deine Aufgabe.",
        "ask.refusedHere": "*{name}* lehnt ab: {title}{why}. Jetzt macht es niemand.",
        "ask.refusedTo": "*{name}* lehnt ab: {title}{why}. *{asker}*, jetzt macht es niemand.",
        "ask.saying": " („{words}“)", "ask.askedBy": "👤 {name} bittet darum",
        "hand.noQuestions":
            "Ich bitte Leute um etwas, Fragen überbringe ich nicht; {name} ist also nicht gefragt. Ich kann die Zeile für dich aufheben.",
        "hand.noNews":
            "Ich bitte Leute um etwas, Nachrichten überbringe ich nicht; {name} weiß es also nicht. Ich kann die Zeile für dich aufheben.",
        "hand.nobody":
            "Ich kenne niemanden namens „{name}“, den ich bitten darf; gebeten ist also niemand. Bitten kann ich, wer dir folgt oder in einer Gruppe mit dir geschrieben hat; `Leute finden` findet sie. Ich kann die Zeile für dich aufheben.",
        "hand.shallAsk": "Soll ich {name} darum bitten? {words}",
        "hand.askThem": "{name} bitten",
        "hand.unknown": "Ich kenne niemanden namens „{name}“, den ich bitten darf.",
        "hand.byName":
            "Ich bitte Leute bei ihrem Namen, wie `Ben und Cara sollen {words}`; gebeten ist noch niemand. Ich kann die Zeile für dich aufheben.",
        "ask.theyDid": "*{name}* hat es erledigt: {title}",
        "ask.takenBack": "Es ist wieder deine Aufgabe allein; {name} sieht sie nicht mehr.",
        "ask.isLabel":
            "Ich kenne hier niemanden namens {name}; gefragt ist also niemand, und es ist ein Label. Fragen kann ich, wer dir folgt oder in einer Gruppe mit dir geschrieben hat.",
        "ask.itWaits": "Es wartet auf deine Antwort, so lange du magst.",
        "ask.notForYou": "Das kann nur sagen, wer gefragt ist.",
        "ask.noTask": "Du hast keine Aufgabe namens „{title}“. `@{who} {title}` legt eine an.",
        "ask.severalTasks": "Das können mehrere sein: {titles}. Öffne die gemeinte und drück Abgeben.",
        "ask.youAreAsked": "👤 Machst du es?",
        "ask.youDo": "👤 Du machst es",
        "ask.waits": "👤 {name} ist gefragt, noch keine Antwort",
        "ask.does": "👤 {name} macht es",
        "ask.doneBy": "Erledigt von {name}",
        "ask.addedBy": "Hinzugefügt von {name}",
        "ask.timesOf": "🕐 Zeiten in {zone}",
        "ask.mayWork": "✎ Du darfst abhaken und ergänzen",
        "ask.rowFrom": "von {name}",
        "ask.rowDoes": "👤 {name}",
        "ask.rowAsked": "👤 {name}, gefragt",
        "ask.ticked": "*{name}* hat abgehakt: {title}",
        "ask.take": "Mache ich",
        "ask.refuse": "Ablehnen",
        "ask.giveBack": "Zurückgeben",
        "ask.takeBack": "Von {name} zurücknehmen",
        "ask.whom": "Wer soll *{title}* machen? Es darf abgelehnt werden.",
        "ask.nobody":
            "Ich kann Leute bitten, die dir folgen oder mit dir in einer Gruppe sind; für *{title}* ist noch niemand da.",
        "ask.orType": "Drück auf einen Namen, oder schreib `gib {title} an @ana`.",
        "ask.worker": "✓ {name} darf abhaken und ergänzen",
        "ask.looker": "✓ {name} schaut nur",
        "ask.letWork": "{name} darf abhaken und ergänzen",
        "ask.letLook": "{name} schaut nur",
        "ask.give": "Abgeben an …",
        "audience.andAssignee": "👤 Nur ich und {name}",
        "undo.othersNow":
            "*{title}* ist inzwischen Sache anderer oder nicht mehr mit dir geteilt; darum wurde nichts zurückgenommen.",
        "past.taskAdded": "hinzugefügt: {title}",
        "past.taskDone": "abgehakt: {title}",
        "past.taskReopened": "wieder offen: {title}",
        "past.taskChanged": "geändert: {title}",
        "past.taskSeveral": "{n:Aufgabe|Aufgaben} geändert",
    ]
}
