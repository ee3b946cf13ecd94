import Core

extension Session {
    /// True where the person in that column may be asked by the actor to do something: they follow the actor or count
    /// them among their close friends, or both are in a group; in a group's chat in that one. Nobody is asked over a
    /// block.
    package func isAskable(_ person: String) -> Query {
        let eyes = Viewpoint(viewer: actor.owner, actor: actor, now: now)
        let isNear: Query =
            isGroup
            ? "EXISTS (SELECT 1 FROM member WHERE groupChat = \(viewer) AND member.person = \(sql: person))"
            : """
            EXISTS (SELECT 1 FROM follow WHERE follower = \(sql: person) AND followed = \(actor) AND isAccepted)
                OR EXISTS (SELECT 1 FROM closeFriend WHERE closeFriend.person = \(sql: person) AND friend = \(actor))
                OR EXISTS (SELECT 1 FROM member JOIN member AS other USING (groupChat)
                    WHERE member.person = \(actor) AND other.person = \(sql: person))
            """
        return "(\(sql: person) <> \(actor) AND (\(isNear)) AND \(Visibility.meets(person, from: eyes)))"
    }

    /// Whether a task's owner and a person know of each other at all.
    func meets(_ owner: OwnerID) throws -> Bool {
        try Bool.fetchOne(
            db, literal: "SELECT \(Visibility.meets("owner.id", from: viewpoint)) FROM owner WHERE id = \(owner)")
            == true
    }
}
