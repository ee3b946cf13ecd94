package import Core
package import Store

/// How the viewer and another person stand to each other, as far as the viewer is told.
package struct Relation: Sendable, Hashable {
    package enum Following: Sendable, Hashable { case no, asked, yes }

    package let follows: Following
    package let isFollowed: Following
    package let isClose: Bool
}

extension Session {
    package func relation(to other: PersonID) throws -> Relation {
        try Relation(
            follows: following(PersonID(viewer.rawValue), other), isFollowed: following(other, PersonID(viewer.rawValue)),
            isClose: Bool.fetchOne(
                db,
                literal: """
                    SELECT EXISTS (SELECT 1 FROM closeFriend
                        WHERE closeFriend.person = \(viewer) AND friend = \(other))
                    """) ?? false)
    }

    private func following(_ follower: PersonID, _ followed: PersonID) throws -> Relation.Following {
        let isAccepted = try Bool.fetchOne(
            db, literal: "SELECT isAccepted FROM follow WHERE follower = \(follower) AND followed = \(followed)")
        return isAccepted.map { $0 ? .yes : .asked } ?? .no
    }

    /// What a card is marked by that shows something of another person to the viewer, or something that hangs on how
    /// they stand to each other: follow, close friendship and block between both mark it.
    package func relationTopic(with other: PersonID) -> String { "relation:\(viewer):\(other)" }

    /// Something between two people changed: what either sees of the other is asked anew.
    package func markRelation(_ one: PersonID, _ other: PersonID) throws {
        try mark("relation:\(one):\(other)", "relation:\(other):\(one)", "people:\(one)", "people:\(other)")
    }
}
