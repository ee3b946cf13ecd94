import Core
import Engine
import Foundation
import Queues
import Store
import Web

/// What `/health` and `/metrics` tell, asked anew each time.
struct OperatorFacts: Sendable {
    /// Seconds without a pause after which the Writer is stuck, and after the end of a poll until the next counts as late.
    private static let patience = 60.0

    /// Seconds for which another program may hold the database.
    private static let brief = 3.0

    let engine: Engine
    let store: PeopleStore
    let files: FileStore
    /// Seconds of one long poll.
    let pollTimeout: Int
    let clock: WallClock
    let startedAt: Date

    var view: OperatorView { OperatorView(health: { await health() }, metrics: { await metrics() }) }

    func health() async -> HealthReport {
        let tally = engine.meters.tally
        let database = await databaseCheck()
        return HealthReport(
            isLive: tally.isWriting, checks: [database, writerCheck(tally), messengerCheck(tally)],
            version: Release.version, uptime: Int(clock.now.timeIntervalSince(startedAt)))
    }

    private func databaseCheck() async -> HealthReport.Check {
        do {
            let counts = try await store.read { try $0.queueCounts() }
            let waiting = "\(counts.inboxWaiting) updates and \(counts.outboxWaiting) replies wait"
            guard !store.isFull else {
                return .init(
                    "database", isFine: false, "has no room on the disk: only deleting and undo work; \(waiting)")
            }
            return .init("database", isFine: true, "answers; \(waiting)")
        } catch {
            return .init("database", isFine: false, "does not answer: \(error)")
        }
    }

    private func writerCheck(_ tally: Meters.Tally) -> HealthReport.Check {
        guard tally.isWriting else { return .init("writer", isFine: false, "has ended or not begun") }
        if let since = tally.lostSince, case let lost = clock.now.timeIntervalSince(since), lost > Self.brief {
            return .init("writer", isFine: false, "has got nothing on disk for \(Int(lost)) s; see the log")
        }
        let busy = tally.busySince.map { clock.now.timeIntervalSince($0) } ?? 0
        guard busy > Self.patience else { return .init("writer", isFine: true, "writes") }
        return .init("writer", isFine: false, "has committed nothing for \(Int(busy)) s; see the log")
    }

    private func messengerCheck(_ tally: Meters.Tally) -> HealthReport.Check {
        guard tally.pollTrouble == nil else {
            return .init("messenger", isFine: false, tally.pollTrouble?.sentence ?? "")
        }
        let age = clock.now.timeIntervalSince(tally.lastPoll ?? startedAt)
        if age > Double(pollTimeout) + Self.patience {
            return .init("messenger", isFine: false, "has not answered for \(Int(age)) s")
        }
        guard tally.lastPoll != nil else { return .init("messenger", isFine: false, "was not reached yet") }
        return .init("messenger", isFine: true, "answered \(max(0, Int(age))) s ago")
    }
}

extension Meters.Trouble {
    /// What it means for polling, and what to do.
    var sentence: String {
        switch self {
        case .limit: "asks us to wait"
        case .network: "cannot be reached over the network; `wayside doctor` looks why"
        case .server: "is in trouble of its own"
        case .conflict: "gives our updates to another program with the same token; stop that one"
        case .token: "refuses our token; check telegram.token"
        case .other: "gave an answer that cannot be read; see the log"
        }
    }
}
