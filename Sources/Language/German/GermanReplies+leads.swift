extension GermanReplies {
    /// Reminders some time before a to-do.
    static let leads = [
        "about.task.lead": "Eine Weile vor einer Aufgabe oder einem Termin erinnert werden",
        "lead.noDay":
            "„{title}“ hat keinen Tag, also gibt es kein Davor. Schreib einen, etwa `am Freitag um 15 Uhr`.",
        "lead.tooMany": "Vor einer Aufgabe gibt es höchstens {n} Erinnerungen.",
        "lead.title": "*{title}*: davor sage ich Bescheid",
        "lead.none": "*{title}*: wie lange davor soll ich Bescheid sagen?",
        "lead.needsDay": "*{title}* hat noch keinen Tag, also gibt es kein Davor.",
        "lead.row": "⏰ {length} davor: {when}",
        "lead.rowPassed": "⏰ {length} davor: vorbei",
        "lead.all": "⏰ Erinnerung vorher: {lengths}",
        "lead.remove": "Nicht {length} davor",
        "lead.before": "{length} davor",
        "lead.button": "Erinnerungen",
        "lead.which": "Vor welchem davon? Öffne es, und sag es noch einmal.",
        "lead.passed": "Das ist schon vorbei.",
        "lead.added": "Ich sage dir {lengths} vor *{title}* Bescheid.",
        "lead.addedOn": "Ich sage dir bei *{title}* Bescheid: {days}",
        "lead.noTask":
            "Ich finde keine Aufgabe und keinen Termin namens „{words}“, oder mehrere. Schreib `erinnere mich 1 Woche vorher: Zahnarzt 15. Mai um 15 Uhr`.",
        "lead.nothing":
            "Vor was? Ich kann vor einer Aufgabe mit einem Tag, einem Termin oder einer Erinnerung Bescheid sagen: öffne sie vorher oder nenne sie, etwa `erinnere mich 1 Woche vorher: Zahnarzt 15. Mai um 15 Uhr`.",
        "about.reminder.other": "Jemand anderen erinnern, der ablehnen kann",
        "join.first": "Ich auch", "join.more": "Ich auch ({n})", "join.leave": "Ich nicht",
        "join.joined": "Ich sage es dir auch in unserem privaten Chat.",
        "join.already": "Du erfährst es schon privat.",
        "join.left": "Du erfährst es nicht mehr privat.",
        "join.leftAlready": "Du erfährst es nicht privat.",
        "joined.title": "*Aus deinen Gruppen*, auch hier gesagt:", "joined.row": "{when}: {text} – {group}",
        "join.told": "👤 Erfahren es auch privat: {names}",
        "lead.weeks": "{n:Woche|Wochen}",
        "lead.days": "{n:Tag|Tage}",
        "lead.hours": "{n:Stunde|Stunden}",
        "lead.atTime": "{length} um {time}", "lead.sameDay": "am selben Tag um {time}", "lead.of": "{length} ({text})",
        "event.beforeAt": "{length} vorher um {time}", "event.noticePassed": "🔔 {lead}: kommt nicht mehr",
        "event.deletedWith": "Gelöscht: {title}\nDamit ging, was davor zu tun war: {texts}",
        "lead.minutes": "{n} min", "lead.lengths": "{long} {short}",
    ]
}
