package import Core
package import Store

extension Session {
    /// Follows somebody, or asks to where they want to be asked; nothing where that is so already.
    /// - Returns: how it stands now.
    package func follow(_ id: PersonID) throws -> Relation.Following {
        let person = try somebody(id)
        guard !person.isGuest else { throw Refusal(ActionReply.gone) }
        let before = try relation(to: id).follows
        guard before == .no else { return before }
        let isAccepted = !person.approvesFollowers
        try change(.change, voice.words(isAccepted ? PeopleTitle.followed(person.name) : .asked(person.name))) {
            try db.run(
                """
                INSERT INTO follow (follower, followed, isAccepted, createdAt)
                VALUES (\(actor), \(id), \(isAccepted), \(now.stored))
                """)
        }
        try markRelation(actor, id)
        return isAccepted ? .yes : .asked
    }

    /// Follows no longer, or takes the request back.
    package func unfollow(_ id: PersonID) throws {
        let person = try somebody(id)
        let isRequest = try relation(to: id).follows == .asked
        try endFollow(by: actor, of: id, saying: isRequest ? .tookBack(person.name) : .unfollowed(person.name))
    }

    /// Lets somebody follow who asked to.
    package func allow(_ id: PersonID) throws {
        let person = try somebody(id)
        try change(.change, voice.words(PeopleTitle.allowed(person.name))) {
            try db.run(
                "UPDATE follow SET isAccepted = 1 WHERE follower = \(id) AND followed = \(actor) AND NOT isAccepted")
        }
        try markRelation(actor, id)
    }

    /// Refuses a request, or lets a follower follow no longer; nobody is told.
    package func removeFollower(_ id: PersonID) throws {
        let person = try somebody(id)
        let isRequest = try relation(to: id).isFollowed == .asked
        try endFollow(by: id, of: actor, saying: isRequest ? .refused(person.name) : .removed(person.name))
    }

    private func endFollow(by follower: PersonID, of followed: PersonID, saying title: PeopleTitle) throws {
        try change(.change, voice.words(title)) {
            try db.run("DELETE FROM follow WHERE follower = \(follower) AND followed = \(followed)")
        }
        try markRelation(follower, followed)
    }

    /// Somebody else whom the viewer may know.
    /// - Throws: the same sentence for whoever is not there and for whoever must not be seen.
    func somebody(_ id: PersonID) throws -> ProfileRecord {
        guard !isGroup, id != actor, let person = try knownProfile(id) else { throw Refusal(ActionReply.gone) }
        return person
    }
}
