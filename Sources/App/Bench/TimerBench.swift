import Commands
import Core
import Foundation
import Logging
import Queues
import Store

/// `wayside looks --timers FILE`: what waiting timers cost, and how many are fired in a second. `scripts/timers.py` fills
/// such a file; what is fired is gone from it afterwards.
package struct TimerBench {
    private static let firing = 10_000
    private static let runs = 5
    /// As many as the Writer serves in one transaction.
    private static let together = 64

    private let file: String

    package init(file: String) { self.file = file }

    /// A line for each thing that was measured.
    package func report() async throws -> String {
        let early = Date(timeIntervalSince1970: 0)
        let opened = try await opening(early)
        let store = try open()
        guard let first = try await store.read({ try $0.nextMoment(after: early) }) else {
            return "timers: nothing waits in that file"
        }
        let asked = try await store.read { transaction in
            try (0..<1000).map { _ in try Self.time { _ = try transaction.nextMoment(after: early) } }.sorted()[500]
        }
        let fired = try await fire(store, from: first)
        try store.close()
        return [
            String(format: "timers: the file is open and the next one is known in %.1f ms", opened),
            String(
                format: "timers: asking for the next takes %.4f ms; asked once a minute, an idle hour costs %.2f ms",
                asked, asked * 60),
            String(format: "timers: %.0f are fired in a second, each its notice in the outbox", fired),
        ].joined(separator: "\n")
    }

    private func open() throws -> PeopleStore { try PeopleStore(path: file, logger: Logger(label: "wayside")) }

    /// Milliseconds from a closed file to the moment that is slept for.
    private func opening(_ now: Date) async throws -> Double {
        var all: [Double] = []
        for _ in 0..<Self.runs {
            let clock = ContinuousClock()
            let start = clock.now
            let store = try open()
            _ = try await store.read { try $0.nextMoment(after: now) }
            all.append((clock.now - start) / .milliseconds(1))
            try store.close()
        }
        return all.sorted()[Self.runs / 2]
    }

    /// Timers a second, a commit for so many of them as the Writer serves at once.
    private func fire(_ store: PeopleStore, from first: Date) async throws -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        var count = 0
        var now = first
        while count < Self.firing {
            let moment = now
            let told = try await store.write { transaction in
                let timers = try transaction.dueTimers(now: moment, limit: Self.together)
                for timer in timers { try Self.tell(timer, transaction, now: moment) }
                return timers.count
            }
            count += told
            guard told < Self.together else { continue }
            guard let next = try await store.read({ try $0.nextMoment(after: moment) }) else { break }
            now = next.addingTimeInterval(Double(Self.together))
        }
        return Double(count) / ((clock.now - start) / .seconds(1))
    }

    private static func tell(_ timer: TimerRow, _ transaction: Transaction, now: Date) throws {
        if let owner = try transaction.owner(of: ReminderRecord.databaseTableName, row: timer.row),
            let chat = try transaction.noticeChat(of: owner)
        {
            let session = try Session(
                transaction: transaction, now: now, actor: PersonID(owner.rawValue), viewer: owner, chat: chat.id,
                voice: .english, random: .seeded(1))
            try session.tellDue()
        }
        try transaction.finish(timer.id, by: now)
    }

    /// Milliseconds.
    private static func time(_ work: () throws -> Void) rethrows -> Double {
        try ContinuousClock().measure { try work() } / .milliseconds(1)
    }
}
