import Commands
import Core
import Foundation
import Logging
import Store

/// `wayside looks --own FILE`: how long it takes to find words among all that one person keeps, the card with what was
/// found drawn up. `scripts/hoard.py` fills such a file; one that is missing is made.
package struct OwnBench {
    private static let (runs, perRun) = (5, 100)
    /// What `scripts/hoard.py` writes, from what much says to what nothing does.
    private static let searches = [
        ("a word that every tenth thing says", "market"), ("a word that every hundredth says", "bread"),
        ("a word that five say", "quince"), ("two words together", "market bread"),
        ("the beginning of many words", "ba"), ("a word that nothing says", "zucchini"),
        ("two words of which nothing says both", "quince zucchini"),
    ]

    private let store: PeopleStore

    package init(file: String) throws {
        store = try PeopleStore(path: file, logger: Logger(label: "wayside"))
    }

    /// A line for each search, and one for the loop that is always the same.
    package func report() async throws -> String {
        let fixed = (0..<Self.runs).map { _ in Run(work: { 0 }).fixed }.sorted()[Self.runs / 2]
        // Whatever was written without being read yet is read at the end of a transaction.
        try await store.write { _ in }
        let lines = try await store.read { transaction in
            guard try transaction.personCount() > 0 else { return ["own: there is nobody in that file yet"] }
            return try Self.searches.map { try Self.line(of: $0.0, for: $0.1, in: transaction) }
        }
        return (lines + [String(format: "own: the fixed loop beside them took %.3f s", fixed)]).joined(separator: "\n")
    }

    private static func line(of name: String, for words: String, in transaction: Transaction) throws -> String {
        guard let card = CommandCatalog.card("find:0:\(words)") else { return "own: no card finds \(words)" }
        let clock = ContinuousClock()
        let runs = try (0..<runs).map { _ in
            try (0..<perRun).map { _ in
                let session = try Session(
                    looking: transaction, now: Date(timeIntervalSince1970: 1_800_000_000), viewer: OwnerID(1),
                    chat: nil,
                    voice: .english, random: .seeded(7))
                return try clock.measure { _ = try card.render(in: session) } / .milliseconds(1)
            }.sorted()
        }
        let median = { (share: Int) in runs.map { $0[perRun * share / 100] }.sorted()[Self.runs / 2] }
        return String(format: "own: %@: %.2f ms (p50), %.2f ms (p99)", name, median(50), median(99))
    }
}
