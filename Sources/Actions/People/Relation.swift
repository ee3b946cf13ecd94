package import Core
package import Store

/// How the viewer and another person stand to each other, as far as the viewer is told.
package struct Relation: Sendable, Hashable {
    package enum Following: Sendable, Hashable { case no, asked, yes }

    package let follows: Following
    package let isFollowed: Following
    package let isClose: Bool
    /// The viewer hears nothing of what the other asks or shares.
    package let isMuted: Bool
}

extension Session {
    package func relation(to other: PersonID) throws -> Relation {
        try Relation(
            follows: following(PersonID(viewer.rawValue), other),
            isFollowed: following(other, PersonID(viewer.rawValue)),
            isClose: Bool.fetchOne(
                db,
                literal: """
                    SELECT EXISTS (SELECT 1 FROM closeFriend
                        WHERE closeFriend.person = \(viewer) AND friend = \(other))
                    """) ?? false,
            isMuted: isMuted(other, by: PersonID(viewer.rawValue)))
    }

    private func following(_ follower: PersonID, _ followed: PersonID) throws -> Relation.Following {
        let isAccepted = try Bool.fetchOne(
            db, literal: "SELECT isAccepted FROM follow WHERE follower = \(follower) AND followed = \(followed)")
        return isAccepted.map { $0 ? .yes : .asked } ?? .no
    }

    /// What a card is marked by that shows another person, and how they and the viewer stand to each other.
    package func relationTopic(with other: PersonID) -> String { "relation:\(viewer):\(other)" }

    /// What a card is marked by that shows things of another owner: what the viewer may see of them has changed.
    package func sightTopic(of owner: OwnerID) -> String { "sight:\(viewer):\(owner)" }

    /// A follow or a block changed between two people: what either sees of the other is asked anew.
    func markRelation(_ one: PersonID, _ other: PersonID) throws {
        for (person, other) in [(one, other), (other, one)] {
            try mark("relation:\(person):\(other)", "people:\(person)", "sight:\(person):\(other)")
        }
    }

    /// Somebody became a close friend of a person, or is none any more. Cards of the friend's that show the person stay
    /// as they are, since even an edit that changes nothing would tell; what they may see of the person's things does not.
    func markCloseness(of person: PersonID, to friend: PersonID) throws {
        try mark("relation:\(person):\(friend)", "people:\(person)", "sight:\(friend):\(person)")
    }
}
