extension GermanReplies {
    /// What other services say.
    static let outside = [
        "hours.openEnd": "hat geöffnet, bis wann ist unbekannt",
        "hours.schoolHolidays": "kommt auf die Schulferien an",
        "hours.holidayOpen": "an Feiertagen: offen", "hours.holidayClosed": "an Feiertagen: geschlossen",
        "hours.both": "{now}; {holiday}", "hours.holidayUnknown": "an Feiertagen: unbekannt",
        "facts.button": "Mehr Angaben", "facts.off": "Hier ist keine fremde Quelle für Angaben eingerichtet.",
        "facts.asking": "Ich frage {source} …",
        "facts.failed": "{source} antwortet gerade nicht. Versuch es später noch einmal.",
        "facts.nothing": "{source} kennt nichts, das sicher *{name}* ist.",
        "facts.title": "*{name}*, wie {source} es hat", "facts.closed": "Für immer geschlossen",
        "facts.source": "_Quelle: {names}; hier nicht gespeichert_", "facts.open": "In {source} öffnen",
        "facts.free": "Preis: kostenlos", "facts.cheap": "Preis: günstig", "facts.middle": "Preis: mittel",
        "facts.dear": "Preis: teuer", "facts.veryDear": "Preis: sehr teuer",
        "facts.noMore": "Mehr sagt es nicht.", "facts.stars": "★ {whole}{mark}{tenth} von 5",
        "facts.rating": "{stars}, aus {n:Bewertung|Bewertungen}",
    ]
}
