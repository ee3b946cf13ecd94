package import Core
package import Store

/// By what the viewer sees another's thing that they can leave.
package enum Sharer: Sendable { case name, link }

extension Session {
    /// nil where it was not shared with the viewer by name, nor opened by them with a link.
    package func sharer(of thing: Thing) throws -> Sharer? {
        guard !isGroup else { return nil }
        let isChosen = try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM chosen WHERE kind = \(thing.kind.rawValue) AND thing = \(thing.id)
                    AND chosen.person = \(viewer) AND owner <> \(viewer))
                """)
        guard isChosen != true else { return .name }
        let isHolder = try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM link CROSS JOIN linkHolder ON linkHolder.link = link.id
                    WHERE kind = \(thing.kind.rawValue) AND thing = \(thing.id)
                        AND linkHolder.person = \(viewer) AND \(LinkRecord.isGood(at: now)))
                """)
        return isHolder == true ? .link : nil
    }

    /// Sees another's thing no more by name or by a link; only its owner can share it again.
    /// - Returns: by what it was seen.
    @discardableResult
    package func leaveShared(_ thing: Thing) throws -> Sharer {
        guard try sees(thing), let sharer = try sharer(of: thing) else { throw Refusal(ActionReply.gone) }
        try leave(thing)
        try markSharing(of: thing, with: [actor])
        try mark(Self.holdersTopic(of: thing))
        return sharer
    }
}
