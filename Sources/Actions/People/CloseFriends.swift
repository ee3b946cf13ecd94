package import Core
package import Store

extension Session {
    /// Makes somebody a close friend, or no longer one; nobody is told.
    package func setClose(_ id: PersonID, _ isClose: Bool) throws {
        let person = try somebody(id)
        let title = isClose ? PeopleTitle.close(person.name) : .notClose(person.name)
        try change(.change, voice.words(title)) {
            if isClose {
                try db.run("INSERT INTO closeFriend (person, friend) VALUES (\(actor), \(id)) ON CONFLICT DO NOTHING")
            } else {
                try db.run("DELETE FROM closeFriend WHERE person = \(actor) AND friend = \(id)")
            }
        }
        try markCloseness(of: actor, to: id)
    }

    package func closeFriendCount() throws -> Int {
        try Int.fetchOne(db, literal: "SELECT COUNT(*) FROM closeFriend WHERE closeFriend.person = \(viewer)") ?? 0
    }
}
