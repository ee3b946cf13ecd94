package import Core
package import Store

/// Finishing one occasion's bundle may begin another.
extension Session {
    /// What follows an occasion; nil where nothing does.
    package func occasionAfter(_ id: OccasionID) throws -> OccasionRecord? {
        let next = try OccasionID.fetchOne(
            db, literal: "SELECT next FROM occasion WHERE id = \(id) AND next IS NOT NULL AND \(visible(.occasion))")
        return try next.flatMap { try occasion($0) }
    }

    /// nil: nothing follows it any more.
    package func setNext(_ next: OccasionID?, after id: OccasionID) throws {
        let old = try occasionToChange(id)
        guard next != id else { throw Refusal(BundleRefusal.isNext) }
        if let next, try !isOwn(.occasion(next)) { throw Refusal(ActionReply.gone) }
        try change(.change, voice.words(BundleTitle.chained(old.name)), subject: .occasion(id)) {
            try db.run("UPDATE occasion SET next = \(next) WHERE id = \(id)")
        }
        try mark("occasion:\(id)", "occasions:\(viewer)", "history:\(viewer)")
    }

    /// What was run of an occasion that goes is another one's from now on, with its routines and what follows it.
    func joinRuns(of gone: OccasionID, to kept: OccasionID) throws {
        try db.run("UPDATE bundle SET occasion = \(kept) WHERE occasion = \(gone)")
        try db.run("UPDATE routine SET occasion = \(kept) WHERE occasion = \(gone)")
        try db.run("UPDATE occasion SET next = NULL WHERE id IN (\(gone), \(kept)) AND next IN (\(gone), \(kept))")
        try db.run("UPDATE occasion SET next = \(kept) WHERE next = \(gone)")
        try db.run(
            """
            UPDATE occasion SET next = (SELECT next FROM occasion WHERE id = \(gone))
            WHERE id = \(kept) AND next IS NULL
            """)
    }
}
