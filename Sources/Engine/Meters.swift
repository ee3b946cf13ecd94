import Core
package import Foundation
import Queues
package import Store
import Synchronization

/// What has happened since the start, counted for the operator. One short lock for each commit and each sending.
package final class Meters: Sendable {
    package struct Tally: Sendable {
        /// Updates dealt with, and transactions that are on disk.
        package var updates = 0
        package var commits = 0
        package var lostCommits = 0
        /// Since when no transaction gets on disk.
        package var lostSince: Date?
        /// Pieces that threw.
        package var failures = 0
        package var sent: [OutboxClass: Int] = [:]
        package var dropped = 0
        package var maybeTwice = 0
        /// Sendings that did not arrive, by what stood in the way.
        package var retries: [Trouble: Int] = [:]
        package var polls = 0
        package var pollErrors: [Trouble: Int] = [:]
        package var lastPoll: Date?
        /// What the last poll met; nil where it went well.
        package var pollTrouble: Trouble?
        /// Seconds from an update on disk to its effects on disk, and from a reply on disk to its arrival.
        package var untilCommit = Histogram()
        package var untilSent = Histogram()
        package var isWriting = false
        /// When its last commit began or ended, while the Writer works; nil while it waits.
        package var busySince: Date?
    }

    /// What stood in the way of a request to the messenger.
    package enum Trouble: String, Sendable, CaseIterable {
        case limit, network, server, conflict, token, other
    }

    private let kept = Mutex(Tally())

    package init() {}

    package var tally: Tally { kept.withLock { $0 } }

    func note(_ change: (inout Tally) -> Void) { kept.withLock { change(&$0) } }

    /// A transaction is on disk, with these updates in it.
    func committed(_ updates: ArraySlice<Prepared>, at now: Date) {
        note { tally in
            tally.commits += 1
            tally.lostSince = nil
            tally.busySince = now
            tally.updates += updates.count
            for update in updates { tally.untilCommit.add(now.timeIntervalSince(update.row.receivedAt)) }
        }
    }

    /// What came of one sending.
    func settled(_ outboxClass: OutboxClass, _ result: OutboxMark, seconds: Double) {
        note { tally in
            switch result {
            case .sent:
                tally.sent[outboxClass, default: 0] += 1
                tally.untilSent.add(seconds)
            case .maybeTwice: tally.maybeTwice += 1
            case .dropped: tally.dropped += 1
            case .other: break
            }
        }
    }

    enum OutboxMark { case sent, maybeTwice, dropped, other }
}

extension Meters.Trouble {
    package init(_ error: any Error) {
        self =
            switch error as? MessengerError {
            case .retryAfter: .limit
            case .notSent, .unknownFate: .network
            case .unavailable: .server
            case .conflict: .conflict
            case .unauthorized: .token
            default: .other
            }
    }
}

/// How often something took how long, in seconds.
package struct Histogram: Sendable, Equatable {
    /// Upper bounds; what is longer than the last is counted behind it.
    package static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

    package private(set) var counts = [Int](repeating: 0, count: bounds.count + 1)
    package private(set) var sum = 0.0

    /// A clock that was set back makes no negative times.
    mutating func add(_ seconds: Double) {
        let seconds = max(0, seconds)
        counts[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
        sum += seconds
    }
}
