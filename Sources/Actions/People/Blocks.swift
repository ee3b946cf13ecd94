package import Core
package import Store

extension Session {
    /// Both vanish for each other, and nothing is left between them: neither follows the other, has them as a close
    /// friend or chose them for a thing, and what one was to do for the other is nobody's to do. The other is not told.
    package func block(_ id: PersonID) throws { try block(somebody(id)) }

    /// The same of whoever has a thing that the actor sees, though nothing else may be known of them.
    package func blockOwner(of thing: Thing) throws -> ProfileRecord {
        guard !isGroup, case .person(let owner) = try owner(of: thing) else { throw Refusal(ActionReply.gone) }
        try block(owner)
        return owner
    }

    private func block(_ person: ProfileRecord) throws {
        let id = person.id, chosen = try thingsChosen(for: id)
        try change(.settings, voice.words(PeopleTitle.blocked(person.name))) {
            try sever(actor, id)
            try endAsking(between: actor, id)
            try db.run("INSERT INTO block (person, blocked) VALUES (\(actor), \(id))")
        }
        try markRelation(actor, id)
        for thing in chosen { try markSharing(of: thing) }
    }

    /// What the actor shares with that person by name.
    private func thingsChosen(for person: PersonID) throws -> [Thing] {
        try SQLRow.fetchAll(
            db, literal: "SELECT kind, thing FROM chosen WHERE chosen.owner = \(actor) AND chosen.person = \(person)"
        ).compactMap { row in ThingKind(rawValue: row["kind"]).map { Thing(kind: $0, id: row["thing"]) } }
    }

    package func unblock(_ id: PersonID) throws {
        guard let name = try blocked(id: id)?.name else { throw Refusal(ActionReply.gone) }
        try change(.settings, voice.words(PeopleTitle.unblocked(name))) {
            try db.run("DELETE FROM block WHERE block.person = \(actor) AND blocked = \(id)")
        }
        try markRelation(actor, id)
    }

    /// Whom the actor has blocked, the latest first: who sees them nowhere else.
    package func blocked(offset: Int, limit: Int) throws -> [ProfileRecord] {
        try blocked("TRUE", offset: offset, limit: limit)
    }

    package func blockedCount() throws -> Int {
        try Int.fetchOne(db, literal: "SELECT COUNT(*) FROM block WHERE block.person = \(viewer)") ?? 0
    }

    private func blocked(id: PersonID) throws -> ProfileRecord? {
        try blocked("blocked = \(id)", offset: 0, limit: 1).first
    }

    private func blocked(_ condition: Query, offset: Int, limit: Int) throws -> [ProfileRecord] {
        try people(
            """
            SELECT \(sql: ProfileRecord.columns) FROM block JOIN person ON person.id = block.blocked
            WHERE block.person = \(viewer) AND \(condition) ORDER BY block.id DESC LIMIT \(limit) OFFSET \(offset)
            """)
    }
}
