package import Core
package import Store

extension Session {
    /// A person as the viewer may know them; nil for nobody, and where one of both has blocked the other.
    package func profile(_ id: PersonID) throws -> ProfileRecord? { try profiles("person.id = \(id)").first }

    /// Of that username.
    package func profile(username: String) throws -> ProfileRecord? {
        try profiles("person.username = \(username) AND NOT isGuest").first
    }

    /// Those the viewer has to do with: whom they follow and who follows them, their close friends, and who is in a
    /// group with them; the newest follow first.
    package func acquaintances(limit: Int) throws -> [ProfileRecord] {
        try profiles(
            """
            person.id <> \(viewer) AND person.id IN (
                SELECT followed FROM follow WHERE follower = \(viewer)
                UNION SELECT friend FROM closeFriend WHERE closeFriend.person = \(viewer)
                UNION SELECT other.person FROM member JOIN member AS other USING (groupChat)
                    WHERE member.person = \(viewer)
                UNION SELECT * FROM (SELECT follower FROM follow WHERE followed = \(viewer) ORDER BY id DESC
                    LIMIT \(limit)))
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
