/// How a bundle of to-dos ended.
package enum BundleOutcome: String, Sendable, Hashable, Codable, CaseIterable {
    case finished, abandoned
}

/// What becomes of what is not done when a bundle is finished.
package enum BundleRest: String, Sendable, Hashable, Codable, CaseIterable {
    /// It goes back to its occasion, to be offered again.
    case back
    case done
}

/// When an open bundle counts as forgotten.
package enum ForgottenBundle {
    /// Seconds since it was touched last.
    package static let patience = 3 * 3600.0
}
