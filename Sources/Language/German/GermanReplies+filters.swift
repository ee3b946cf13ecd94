extension GermanReplies {
    /// Only some of what is to be done, and such views under a name.
    static let filters = [
        "filter.tooMany": "Du kannst {n} Filter speichern. Lösch erst einen.",
        "filter.taken": "Du hast schon einen Filter namens *{name}*.",
        "entry.filterSaved": "Filter {name}",
        "entry.filterRenamed": "Filter {old} heißt jetzt {new}",
        "entry.filterDeleted": "Filter {name} gelöscht",
        "filter.narrow": "*{name}*: nur welche davon?",
        "filter.byLevel": "Nach Priorität oder Tag", "filter.narrowButton": "Nur manche",
        "filter.show": "Zeigen ({n})",
        "filter.level": "P{n}",
        "filter.today": "heute fällig",
        "filter.week": "in sieben Tagen fällig",
        "filter.late": "überfällig",
        "filter.save": "Filter speichern",
        "filter.rename": "Filter umbenennen",
        "filter.delete": "Filter löschen",
        "filter.what": "Unter welchem Namen soll ich *{name}* behalten? Schreib einen, etwa `Dringend zu Hause`.",
        "filter.saved": "Gespeichert. `zeig {name}` holt ihn zurück.",
        "filter.deleted": "Filter *{name}* gelöscht.",
        "filter.row": "⛃ {name} ({n})",
        "filter.chosen": "✓ {name}",
    ]
}
