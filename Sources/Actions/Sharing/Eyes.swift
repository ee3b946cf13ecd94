package import Core
package import Store

extension Session {
    /// What every card of another's thing carries: by it the card is found when the two stand otherwise to each other.
    package func eyesTopic(of owner: OwnerID) -> String { Self.eyesTopic(of: owner, on: viewer) }

    /// How somebody stands to the owner of things has changed (a follow, a close friend, a block): the cards that they
    /// have of those things are asked anew. Of a block both directions are to be marked.
    package func markEyes(of owner: PersonID, on viewer: PersonID) throws {
        try mark(Self.eyesTopic(of: owner.owner, on: viewer.owner), "shared:\(viewer)")
    }

    private static func eyesTopic(of owner: OwnerID, on viewer: OwnerID) -> String { "eyes:\(owner):\(viewer)" }
}
