extension GermanReplies {
    /// What repeats, rings and was put off.
    static let ringing = [
        "about.reminder.ring": "Eine Erinnerung klingeln lassen, bis du auf „Gehört“ tippst",
        "about.reminder.nag": "Wiederkommen, bis es erledigt ist",
        "about.reminder.alarm": "Ein Wecker, der klingelt, bis du auf „Gehört“ tippst",
        "reminder.whatTime": "Um wie viel Uhr? ({text})",
        "reminder.untilWhen":
            "Wann soll ich es noch einmal sagen? ({text}) Tipp eines an, oder schreib eine Zeit wie `in 2 Stunden` oder `Freitag um 9`.",
        "reminder.skipped": "Übersprungen.", "reminder.stopped": "Beendet.",
        "reminder.notOpen": "Da gibt es nichts aufzuschieben: das ist beantwortet oder noch nicht fällig.",
        "reminder.eveningIsOver": "Der Abend ist schon vorbei.", "reminder.gotIt": "Gehört",
        "reminder.wakeUp": "Wecker", "reminder.skipNext": "Nächste überspringen", "reminder.skip": "Diese überspringen",
        "reminder.stop": "Beenden",
        "reminder.tonight": "Heute Abend", "reminder.pick": "Andere Zeit", "reminder.alarm": "Wecker",
        "reminder.alarmOff": "Wecker aus", "reminder.nag": "Nachhaken",
        "reminder.repeatsNot": "Das kommt nur einmal, also gibt es nichts zu überspringen.",
        "reminders.rowRepeating": "{n}. {when}: {text} (↻ {rule})",
        "repeat.kept": "Ich erinnere dich *{rule}*: {text}",
        "repeat.keptInGroup": "Ich erinnere diese Gruppe *{rule}*: {text}",
        "repeat.first": "Zuerst: {date}, und dann gezählt ab dem Tippen auf „Erledigt“.",
        "repeat.often": "Ich kann höchstens einmal in der Minute erinnern.",
        "repeat.moved": "Ich erinnere dich *{rule}*.",
        "repeat.onlyTime":
            "Das kommt {rule}. Schreib eine andere Uhrzeit für alle, wie `10:00`, oder eine andere Regel, wie `jeden Dienstag um 9`.",
        "repeat.missed": "Fällig war es {n}-mal.", "repeat.isAt": "Es ist {when}", "repeat.rule": "↻ {rule}",
        "repeat.ruleAndNext": "↻ {rule}, wieder {when}", "repeat.last": "↻ {rule}; das ist das letzte Mal",
        "repeat.ended": "↻ {rule}: kommt nicht mehr",
        "ring.isOn": "Der Wecker ist an.", "ring.isOff": "Der Wecker ist aus.",
        "ring.rings": "🔔 Klingelt alle 2 Min, bis du auf „Gehört“ tippst, höchstens 10-mal",
        "ring.rang": "🔔 {n} von 10, wieder in 2 Min", "ring.rangOut": "🔔 {n} von 10, das letzte Mal",
        "ring.nagsHour": "Kommt jede Stunde, bis es erledigt ist",
        "ring.nags": "Kommt alle {n} Min, bis es erledigt ist", "ring.nagIsOn": "Ich hake nach.",
        "ring.nagIsOff": "Ich hake nicht mehr nach.",
        "ring.hour": "Jede Stunde", "ring.choice": "Alle {n} Min", "ring.off": "Nicht nachhaken",
        "about.reminder.before": "Mehrmals vorher an eine Sache erinnern",
        "before.kept": "{text}: *{when}*",
        "before.keptInGroup": "{text}: *{when}*, für diese Gruppe", "before.dates": "Davor erinnere ich: {dates}",
        "before.somePassed": "_(Was schon vorbei ist, fällt weg.)_",
        "before.noClock":
            "Ich brauche auch die Uhrzeit: `erinnere mich 1 Stunde vorher: Zahnarzt Freitag um 15:00`.",
        "before.allPassed":
            "Dafür ist es zu spät: es ist {when}. `erinnere mich um 18:00: …` erinnert zu einer Uhrzeit.",
        "before.noLead":
            "Wie lange vorher? In „{text}“ lese ich keine Dauer. Schreib `erinnere mich 1 Tag und 1 Stunde vorher: Zahnarzt Freitag um 15:00`.",
        "zone.stay":
            "{n:Erinnerung bleibt|Erinnerungen bleiben} zum selben Augenblick, der hier auf eine andere Uhrzeit fällt: {list}",
        "zone.stayRow": "{text}: hier {when}", "zone.keepClock": "Uhrzeiten beibehalten",
        "zone.keptClock": "Jetzt wieder zu den gesagten Uhrzeiten.",
        "zone.nothingToMove": "Da ist nichts mehr umzustellen.",
        "entry.keptClock": "Erinnerungen auf die gesagten Uhrzeiten gestellt",
        "entry.skippedReminder": "„{text}“ übersprungen", "entry.stoppedReminder": "Erinnerung „{text}“ beendet",
        "entry.alarm": "Wecker für „{text}“", "entry.noAlarm": "Kein Wecker für „{text}“",
        "entry.nag": "Geändert, wie oft „{text}“ gesagt wird",
    ]
}
