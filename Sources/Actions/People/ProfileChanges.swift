import Core
package import Store

extension Session {
    package func setName(_ name: String) throws {
        try setProfile(.renamed(name), "name = \(name)")
        namesOfSeveral = nil
    }

    /// nil: nobody finds the person any more.
    /// - Throws: a constraint's error where it is taken; ask `isFree` first.
    package func setUsername(_ name: Username?) throws {
        try setProfile(name.map { .username($0.text) } ?? .noUsername, "username = \(name?.text)")
    }

    package func setBio(_ bio: String) throws { try setProfile(.bio, "bio = \(bio)") }

    /// The hash of a picture whose bytes are kept; nil for none.
    package func setPicture(_ hash: String?) throws {
        try setProfile(hash == nil ? .noPicture : .picture, "picture = \(hash)")
    }

    package func setApprovesFollowers(_ approves: Bool) throws {
        try setProfile(.privacy, "approvesFollowers = \(approves)")
    }

    package func setHidesFollows(_ hides: Bool) throws { try setProfile(.privacy, "hidesFollows = \(hides)") }

    private func setProfile(_ title: PeopleTitle, _ assignment: Query) throws {
        try change(.settings, voice.words(title)) {
            try db.run("UPDATE person SET \(assignment) WHERE id = \(actor)")
        }
        try mark("person:\(actor)")
    }
}
