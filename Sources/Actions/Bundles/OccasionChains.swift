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
}
