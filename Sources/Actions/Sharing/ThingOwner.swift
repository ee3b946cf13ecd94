package import Core
package import Store

/// Whose a thing is, to who looks at it.
package enum ThingOwner: Sendable {
    /// The viewer's: the person's own, or in its chat the group's.
    case own
    case person(ProfileRecord)
    /// A group that the viewer is a member of, seen from outside of its chat.
    case group(OwnerID, title: String)

    package var isOwn: Bool { if case .own = self { true } else { false } }
}

extension Session {
    /// nil where the thing is not there for the viewer.
    package func owner(of thing: Thing) throws -> ThingOwner? {
        guard let owner = try ownerID(of: thing) else { return nil }
        if owner == viewer { return .own }
        if let person = try profile(PersonID(owner.rawValue)) { return .person(person) }
        let title = try String.fetchOne(db, literal: "SELECT title FROM groupChat WHERE id = \(owner)")
        return .group(owner, title: title ?? "")
    }
    /// nil where it is gone or not for this viewer.
    package func ownerID(of thing: Thing) throws -> OwnerID? {
        try OwnerID.fetchOne(
            db,
            literal: "SELECT owner FROM \(sql: thing.kind.rawValue) WHERE id = \(thing.id) AND \(visible(thing.kind))")
    }
}
