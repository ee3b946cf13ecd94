package import Core
package import Store

extension Session {
    /// Of somebody with many followers the others are found by their usernames.
    private static let newestFollowers = 200

    /// A person as the viewer may know them; nil for nobody, and where one of both has blocked the other.
    package func profile(_ id: PersonID) throws -> ProfileRecord? { try profiles("person.id = \(id)").first }

    /// Of that username.
    package func profile(username: String) throws -> ProfileRecord? {
        try profiles("person.username = \(username) AND NOT isGuest").first
    }

    /// Those the viewer has to do with, by name: whom they follow, who began to follow them lately, their close
    /// friends, and who is in a group with them.
    package func acquaintances(limit: Int) throws -> [ProfileRecord] {
        try profiles(
            """
            person.id <> \(viewer) AND person.id IN (
                SELECT followed FROM follow WHERE follower = \(viewer)
                UNION SELECT friend FROM closeFriend WHERE closeFriend.person = \(viewer)
                UNION SELECT other.person FROM member JOIN member AS other USING (groupChat)
                    WHERE member.person = \(viewer)
                UNION SELECT * FROM (SELECT follower FROM follow WHERE followed = \(viewer) AND isAccepted
                    ORDER BY id DESC LIMIT \(Self.newestFollowers)))
            """, limit: limit)
    }

    private func profiles(_ condition: Query, limit: Int = 1) throws -> [ProfileRecord] {
        try ProfileRecord.fetchAll(
            db,
            literal: """
                SELECT \(sql: ProfileRecord.columns) FROM person
                WHERE \(condition) AND \(Visibility.meets("person.id", from: viewpoint))
                ORDER BY name COLLATE NOCASE, person.id LIMIT \(limit)
                """)
    }
}
