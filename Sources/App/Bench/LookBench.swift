import Actions
import Core
import Foundation
import Language
import Logging
import Store

/// `wayside looks --bench FILE`: how long it takes to ask who may see what in a people's file (`scripts/crowd.py` makes
/// fills one), by people picked at random. Nothing is written but the result; a file that is missing is made.
package struct LookBench {
    /// One way of looking, by one person, at one of the things.
    private struct Way: Sendable {
        let name: String
        let look: @Sendable (Session, Int64) throws -> Void
    }

    private static let runs = 5
    private static let perRun = 1_000

    private let store: PeopleStore

    package init(file: String) throws {
        store = try PeopleStore(path: file, logger: Logger(label: "wayside"))
    }

    /// A line for each way, and one for the loop that is always the same.
    package func report() async throws -> String {
        let fixed = (0..<Self.runs).map { _ in Run(work: { 0 }).fixed }.sorted()[Self.runs / 2]
        let lines = try await store.read { transaction in
            guard try transaction.personCount() > 0 else { return ["looks: there is nobody in that file yet"] }
            return try Self.ways.map { try Self.line(of: $0, in: transaction) }
        }
        return (lines + [String(format: "looks: the fixed loop beside them took %.3f s", fixed)])
            .joined(separator: "\n")
    }

    private static var ways: [Way] {
        ThingKind.allCases.map { kind in
            Way(name: "a single look at a \(kind.rawValue)") { _ = try $0.sees(Thing(kind: kind, id: $1 % 50_000 + 1)) }
        } + [
            Way(name: "a page of one's own pins") { session, _ in
                _ = try session.places(sort: .new, offset: 0, limit: 8)
            },
            Way(name: "the nearest eight of one's own pins") { session, _ in
                _ = try session.places(sort: .near, offset: 0, limit: 8)
            },
            Way(name: "a page of one's own notes") { session, _ in
                _ = try session.notes(in: nil, offset: 0, limit: 8)
            },
            Way(name: "a page of what a person shares") {
                _ = try $0.things(sharedBy: PersonID($1), offset: 0, limit: 8)
            },
            Way(name: "a page of what others share with one") { session, _ in
                _ = try session.sharedWithMe(offset: 0, limit: 8)
            },
            Way(name: "the second such page") { session, _ in _ = try session.sharedWithMe(offset: 8, limit: 8) },
            Way(name: "the tenth such page") { session, _ in _ = try session.sharedWithMe(offset: 72, limit: 8) },
            Way(name: "the twenty-fifth such page") { session, _ in _ = try session.sharedWithMe(offset: 192, limit: 8)
            },
            Way(name: "a search of all one's own for what all of it says") { session, _ in
                if let words = SearchWords("pin") { _ = try session.find(words) }
            },
            Way(name: "a search for what hardly anything says") { session, number in
                if let words = SearchWords("pin \(number)") { _ = try session.find(words) }
            },
            Way(name: "a profile") { _ = try $0.profile(PersonID($1)) },
            Way(name: "everybody one has to do with") { session, _ in _ = try session.acquaintances() },
        ]
    }

    /// The median of the runs' 99th of a hundred, which is what the slowest of a hundred people wait.
    private static func line(of way: Way, in transaction: Transaction) throws -> String {
        let random = RandomSource.seeded(7)
        let people = UInt64(try transaction.personCount())
        let anyone = { Int64(random.next() % people) + 1 }
        let runs = try (0..<runs).map { _ in
            try (0..<perRun).map { _ in
                let session = try Session(
                    looking: transaction, now: Date(timeIntervalSince1970: 1_800_000_000), viewer: OwnerID(anyone()),
                    chat: nil, voice: .english, random: random)
                let other = anyone()
                return try time { try way.look(session, other) }
            }.sorted()
        }
        let median = { (share: Int) in runs.map { $0[perRun * share / 100] }.sorted()[Self.runs / 2] }
        return String(format: "looks: %@ takes %.3f ms (p50), %.3f ms (p99)", way.name, median(50), median(99))
    }

    /// Milliseconds.
    private static func time(_ work: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        return try clock.measure { try work() } / .milliseconds(1)
    }
}
