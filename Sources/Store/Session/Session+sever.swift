package import Core

extension Session {
    /// Ends all that is between two people, both ways, so that nothing of it comes back unasked: runs inside `change`.
    package func sever(_ one: PersonID, _ other: PersonID) throws {
        for (from, to) in [(one, other), (other, one)] {
            try db.run("DELETE FROM follow WHERE follower = \(from) AND followed = \(to)")
            try db.run("DELETE FROM closeFriend WHERE person = \(from) AND friend = \(to)")
            try unchoose(to, by: from)
        }
    }

    /// What nobody else was chosen for is shared no more.
    func unchoose(_ person: PersonID, by owner: PersonID) throws {
        for kind in ThingKind.shareable {
            let table = kind.rawValue
            let things = try Int64.fetchAll(
                db,
                literal:
                    "SELECT thing FROM chosen WHERE owner = \(owner) AND chosen.person = \(person) AND kind = \(table)")
            for thing in things.map({ Thing(kind: kind, id: $0) }) { try unchoose(person, for: thing) }
        }
    }

    private func unchoose(_ person: PersonID, for thing: Thing) throws {
        let table = thing.kind.rawValue
        try db.run("DELETE FROM chosen WHERE kind = \(table) AND thing = \(thing.id) AND person = \(person)")
        try db.run(
            """
            UPDATE \(sql: table) SET audience = 'only_me', sharedAt = NULL
            WHERE id = \(thing.id) AND audience = 'chosen'
                AND NOT EXISTS (SELECT 1 FROM chosen WHERE kind = \(table) AND thing = \(thing.id))
            """)
    }

    /// Takes the actor off those whom a thing was shared with by name, and off those who opened a link to it. The journal
    /// rests: an Undo would take what only the owner gives.
    package func leave(_ thing: Thing) throws {
        try transaction.withoutJournal {
            try unchoose(actor, for: thing)
            try db.run(
                """
                DELETE FROM linkHolder WHERE person = \(actor)
                    AND link IN (SELECT id FROM link WHERE kind = \(thing.kind.rawValue) AND thing = \(thing.id))
                """)
        }
    }
}
