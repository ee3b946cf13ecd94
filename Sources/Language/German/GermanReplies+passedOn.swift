extension GermanReplies {
    /// What was passed on, and what is ticked in notes and at places.
    static let passedOn = [
        "forward.asTask": "Als Aufgabe", "forward.which": "Das hast du weitergeleitet. Als was soll ich es behalten?",
        "forward.whichOf": "Das hat {name} geschrieben. Als was soll ich es behalten?",
        "tick.tick": "✓ {words}", "tick.untick": "Doch nicht: {words}", "tick.reset": "Alle Häkchen weg",
        "tick.wasReset": "Alle Häkchen sind weg.",
        "entry.ticked": "„{text}“ abgehakt",
        "place.tasks": "*Hier zu tun* ({n})", "place.openTasks": "Aufgaben ({n})",
    ]
}
