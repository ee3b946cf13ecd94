extension GermanReplies {
    /// What is ticked in notes and at places.
    static let ticking = [
        "tick.tick": "✓ {words}", "tick.untick": "Doch nicht: {words}", "tick.reset": "Alle Häkchen weg",
        "tick.wasReset": "Alle Häkchen sind weg.",
        "entry.ticked": "„{text}“ abgehakt",
        "place.reminders": "*Erinnerungen*", "place.reminder": "• {when}: {text}",
        "place.tasks": "*Hier zu tun* ({n})", "place.openTasks": "Aufgaben ({n})",
    ]
}
