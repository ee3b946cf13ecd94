package import Core

extension Session {
    /// Ends all that is between two people, both ways: runs inside `change`.
    package func sever(_ one: PersonID, _ other: PersonID) throws {
        for (from, to) in [(one, other), (other, one)] {
            try db.run("DELETE FROM follow WHERE follower = \(from) AND followed = \(to)")
            try db.run("DELETE FROM closeFriend WHERE person = \(from) AND friend = \(to)")
        }
    }
}
