package import Core
package import Store

/// People of one name are told apart by their usernames, for whoever knows both.
extension Session {
    /// The people of a query, those marked whom the viewer could take for another.
    func people(_ query: Query) throws -> [ProfileRecord] {
        try ProfileRecord.fetchAll(db, literal: query).map { person in
            guard person.id.owner != viewer, person.username != nil else { return person }
            var person = person
            person.isNamesake = try sharedNames().contains(person.name.lowercased())
            return person
        }
    }

    /// The actor's name as somebody else reads it, who has to do with them.
    package func actorName(for reader: OwnerID) throws -> String {
        guard
            var own = try ProfileRecord.fetchOne(
                db, literal: "SELECT \(sql: ProfileRecord.columns) FROM person WHERE id = \(actor)")
        else { return "" }
        own.isNamesake = try sharedNames(knownTo: reader).contains(own.name.lowercased())
        return own.told
    }

    /// The same of somebody who may not know the actor at all; nil then.
    package func nameOfActor(knownTo reader: OwnerID) throws -> String? {
        let eyes = viewpoint(of: PersonID(reader.rawValue))
        let isTold = try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM person WHERE person.id = \(actor) AND \(isKnown(to: reader))
                    AND \(Visibility.meets("person.id", from: eyes)))
                """)
        return isTold == true ? try actorName(for: reader) : nil
    }

    private func sharedNames() throws -> Set<String> {
        if let known = namesOfSeveral { return known }
        let found = try sharedNames(knownTo: viewer)
        namesOfSeveral = found
        return found
    }

    /// Names, in small letters, that several have whom the reader has to do with.
    private func sharedNames(knownTo reader: OwnerID) throws -> Set<String> {
        let eyes = reader == viewer ? viewpoint : viewpoint(of: PersonID(reader.rawValue))
        return try Set(
            String.fetchAll(
                db,
                literal: """
                    SELECT lowercased(name) FROM person
                    WHERE (person.id IN (\(acquaintanceIDs(of: reader)))
                            OR person.id IN (SELECT member.person FROM member WHERE groupChat = \(reader)))
                        AND person.id <> \(reader) AND \(Visibility.meets("person.id", from: eyes))
                    GROUP BY lowercased(name) HAVING count(*) > 1
                    """))
    }
}

extension ProfileRecord {
    /// "Ana (@ana)", or the name alone.
    package var called: String { username.map { "\(name) (@\($0))" } ?? name }

    /// The name; with the username where the reader knows another of that name.
    package var told: String { isNamesake ? called : name }
}
