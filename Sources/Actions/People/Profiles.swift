package import Core
package import Store

extension Session {
    /// Of somebody with many followers the others are found by their usernames.
    private static let newestFollowers = 200

    /// A person as the viewer may know them; nil for nobody, and where one of both has blocked the other.
    package func profile(_ id: PersonID) throws -> ProfileRecord? { try profiles("person.id = \(id)").first }

    /// The same, but only of somebody the viewer could have found or has to do with: for ids that a client sent, so
    /// that nobody learns names by counting.
    package func knownProfile(_ id: PersonID) throws -> ProfileRecord? {
        try profiles("person.id = \(id) AND \(isKnown)").first
    }

    /// The same, or in a group's chat of any of its members.
    package func profileHere(_ id: PersonID) throws -> ProfileRecord? {
        try isGroup && transaction.isMember(id, of: viewer) ? profile(id) : knownProfile(id)
    }

    /// Of that username.
    package func profile(username: String) throws -> ProfileRecord? {
        try profiles("person.username = \(username) AND NOT isGuest").first
    }

    /// Those behind accounts of a messenger, by its own ids, whom the viewer could have found or has to do with.
    package func profiles(on messenger: MessengerName, ids: [String]) throws -> [ProfileRecord] {
        try profiles(
            """
            person.id IN (SELECT person FROM identity
                WHERE messenger = \(messenger.rawValue) AND externalID IN (\(list: ids))) AND \(isKnown)
            """, limit: ids.count)
    }

    /// As many people as a line can mean by their names; of more, the first by name.
    package static let mostNamed = 2_000

    /// Those the viewer has to do with: whom they follow and who follows them, their close friends, and who is in a
    /// group with them; by name.
    package func acquaintances(offset: Int = 0, limit: Int = Session.mostNamed) throws -> [ProfileRecord] {
        try profiles("person.id <> \(viewer) AND person.id IN (\(acquaintanceIDs()))", offset: offset, limit: limit)
    }

    /// Those of them who are called so, by name or username; letters of either case.
    package func acquaintances(called name: String) throws -> [ProfileRecord] {
        try profiles(
            """
            person.id <> \(viewer) AND person.id IN (\(acquaintanceIDs()))
                AND (lowercased(person.name) = \(name.lowercased()) OR person.username = \(name) COLLATE NOCASE)
            """, limit: 10)
    }

    package func acquaintanceCount() throws -> Int {
        try Int.fetchOne(
            db,
            literal: """
                SELECT COUNT(*) FROM person
                WHERE person.id <> \(viewer) AND person.id IN (\(acquaintanceIDs()))
                    AND \(Visibility.meets("person.id", from: viewpoint))
                """) ?? 0
    }

    /// Ids of those whom the viewer, or another reader, has to do with; of a group its members.
    func acquaintanceIDs(of reader: OwnerID? = nil) -> Query {
        let reader = reader ?? viewer
        return """
            SELECT followed FROM follow WHERE follower = \(reader)
                UNION SELECT friend FROM closeFriend WHERE closeFriend.person = \(reader)
                UNION SELECT chosen.person FROM chosen WHERE chosen.owner = \(reader)
                UNION SELECT chosen.owner FROM chosen WHERE chosen.person = \(reader)
                UNION SELECT other.person FROM member JOIN member AS other USING (groupChat)
                    WHERE member.person = \(reader)
                UNION SELECT * FROM (\(newestFollowers(of: reader, areAccepted: true)))
                UNION SELECT * FROM (\(newestFollowers(of: reader, areAccepted: false)))
            """
    }

    private func newestFollowers(of reader: OwnerID, areAccepted: Bool) -> Query {
        """
        SELECT follower FROM follow WHERE followed = \(reader) AND isAccepted = \(areAccepted)
        ORDER BY id DESC LIMIT \(Self.newestFollowers)
        """
    }

    /// Whoever took a username can be found by it; others are known to those who have to do with them.
    var isKnown: Query { isKnown(to: viewer) }

    func isKnown(to reader: OwnerID) -> Query {
        """
        (person.id = \(reader) OR (person.username IS NOT NULL AND NOT person.isGuest)
            OR EXISTS (SELECT 1 FROM follow WHERE follower = \(reader) AND followed = person.id)
            OR EXISTS (SELECT 1 FROM follow WHERE follower = person.id AND followed = \(reader))
            OR EXISTS (SELECT 1 FROM closeFriend WHERE closeFriend.person = \(reader) AND friend = person.id)
            OR EXISTS (SELECT 1 FROM chosen WHERE chosen.person = person.id AND +chosen.owner = \(reader))
            OR EXISTS (SELECT 1 FROM chosen WHERE chosen.person = \(reader) AND +chosen.owner = person.id)
            OR EXISTS (SELECT 1 FROM member JOIN member AS other USING (groupChat)
                WHERE member.person = \(reader) AND other.person = person.id))
        """
    }

    private func profiles(_ condition: Query, offset: Int = 0, limit: Int = 1) throws -> [ProfileRecord] {
        try people(
            """
                SELECT \(sql: ProfileRecord.columns) FROM person
                WHERE \(condition) AND \(Visibility.meets("person.id", from: viewpoint))
                ORDER BY name COLLATE NOCASE, person.id LIMIT \(limit) OFFSET \(offset)
            """)
    }
}
