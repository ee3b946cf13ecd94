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
        try mark("bundle:\(bundle.id)", "bundles:\(bundle.owner)", "history:\(viewer)")
        if let occasion = bundle.occasion { try mark("occasion:\(occasion)") }
    }
}
