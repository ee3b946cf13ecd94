package import Core
package import Store

extension Session {
    /// A bundle is finished; what is not done goes back, or is done with it.
    @discardableResult
    package func finishBundle(_ id: BundleID, rest: BundleRest) throws -> BundleRecord {
        let bundle = try bundleToChange(id)
        guard bundle.isOpen else { return bundle }
        return try end(bundle, .finished, .finished(bundle.name)) {
            guard rest == .done else { return }
            for entry in try entries(of: id) where !entry.isDone && !entry.isLeft { try tickEntry(entry.id, true) }
        }
    }

    /// A bundle is given up: what is done stays done, all else goes back.
    @discardableResult
    package func abandonBundle(_ id: BundleID) throws -> BundleRecord {
        let bundle = try bundleToChange(id)
        guard bundle.isOpen else { return bundle }
        return try end(bundle, .abandoned, .abandoned(bundle.name)) {}
    }

    private func end(
        _ bundle: BundleRecord, _ outcome: BundleOutcome, _ title: BundleTitle, _ before: () throws -> Void
    ) throws -> BundleRecord {
        try change(.change, voice.words(title), subject: .bundle(bundle.id)) {
            try before()
            try db.run(
                """
                UPDATE bundleEntry SET leftAt = \(now.stored)
                WHERE bundle = \(bundle.id) AND doneAt IS NULL AND leftAt IS NULL
                """)
            try db.run(
                """
                UPDATE bundle SET endedAt = \(now.stored), outcome = \(outcome.rawValue), touchedAt = \(now.stored)
                WHERE id = \(bundle.id)
                """)
        }
        try markBundle(bundle)
        try mark("tasks:\(bundle.owner)")
        return try bundleToChange(bundle.id)
    }

    /// Somebody is still at it: they are asked again when it has long been untouched once more.
    package func stayOn(_ id: BundleID) throws -> BundleRecord {
        let bundle = try openBundle(id)
        try touch(bundle)
        return try bundleToChange(id)
    }

    /// The people of a bundle are asked now whether they are still at it; false where that is not to be asked.
    package func noteAsked(_ id: BundleID) throws -> Bool {
        guard let bundle = try bundle(id), bundle.isOpen, bundle.owner == viewer, !bundle.isForgotten else {
            return false
        }
        try db.run("UPDATE bundle SET askedAt = \(now.stored) WHERE id = \(id)")
        try mark("bundle:\(id)")
        return true
    }
}
