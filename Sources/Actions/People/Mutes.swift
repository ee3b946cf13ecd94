package import Core
package import Store

extension Session {
    /// Whether what somebody asks of the actor or shares with them comes without a message; they are not told.
    package func setMuted(_ id: PersonID, _ isMuted: Bool) throws {
        let person = try somebody(id)
        let title = isMuted ? PeopleTitle.muted(person.name) : .notMuted(person.name)
        try change(.settings, voice.words(title)) {
            if isMuted {
                try db.run("INSERT INTO mute (person, muted) VALUES (\(actor), \(id)) ON CONFLICT DO NOTHING")
            } else {
                try db.run("DELETE FROM mute WHERE person = \(actor) AND muted = \(id)")
            }
        }
        try markMuting(id)
    }

    /// The actor's own cards alone: the other is not told.
    func markMuting(_ id: PersonID) throws { try mark("notices:\(actor)", "relation:\(actor):\(id)") }

    /// Whether that person has muted the actor.
    package func isMuted(by person: PersonID) throws -> Bool { try isMuted(actor, by: person) }

    /// Whom the viewer has muted, by name.
    package func muted(limit: Int) throws -> [ProfileRecord] {
        try people(
            """
            SELECT \(sql: ProfileRecord.columns) FROM mute JOIN person ON person.id = mute.muted
            WHERE mute.person = \(viewer) AND \(Visibility.meets("person.id", from: viewpoint))
            ORDER BY name COLLATE NOCASE, person.id LIMIT \(limit)
            """)
    }

    func isMuted(_ other: PersonID, by person: PersonID) throws -> Bool {
        try Bool.fetchOne(
            db, literal: "SELECT EXISTS (SELECT 1 FROM mute WHERE mute.person = \(person) AND muted = \(other))")
            == true
    }
}
