import TestSupport

extension Crowd {
    /// One for all tests that only look: making it takes some seconds.
    static let shared = Task { try await Crowd() }
}
