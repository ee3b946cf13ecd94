import Core
import Store

extension Session {
    /// Somebody did something with a bundle: it is not forgotten, and its cards are asked anew.
    func touch(_ bundle: BundleRecord) throws {
        try db.run(
            """
            UPDATE bundle SET touchedAt = \(now.stored), askedAt = NULL WHERE id = \(bundle.id) AND endedAt IS NULL
            """)
        try markBundle(bundle)
    }

    /// The cards that show a bundle, and the lists it is in.
    func markBundle(_ bundle: BundleRecord) throws {
        try mark("bundle:\(bundle.id)", "bundles:\(bundle.owner)", "bundles:\(viewer)", "history:\(viewer)")
        if let occasion = bundle.occasion { try mark("occasion:\(occasion)") }
        if bundle.audience != .onlyMe { try markTasks(in: bundle.id) }
    }

    /// The cards of what is to be done in a bundle: others see it only as long as it is in a shared one.
    func markTasks(in bundle: BundleID) throws {
        for task in try entries(of: bundle).compactMap(\.task) { try mark("task:\(task)") }
    }
}
