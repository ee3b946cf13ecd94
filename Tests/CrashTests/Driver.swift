import Core
import Foundation
import GRDB
import Sandbox
import Testing

/// Lets people act while the server dies again and again, then lets all come to rest and looks at what is there.
struct Driver: Sendable {
    let stage: Stage
    let company: Company

    /// Each death in its turn; afterwards one life in peace.
    /// - Returns: the deaths that were died.
    @discardableResult
    func run(_ deaths: [Death]) async throws -> [Death] {
        try await withThrowingTaskGroup(of: [Death].self) { group in
            for member in company.members {
                group.addTask {
                    try await member.live()
                    return []
                }
            }
            group.addTask {
                var died: [Death] = []
                for (number, death) in deaths.enumerated() {
                    if number % 4 == 3 { try await letLeave() }
                    died.append(try await die(death))
                }
                stage.end()
                try await finish()
                return died
            }
            defer { group.cancelAll() }
            return try await group.reduce([], +)
        }
    }

    /// One life in which nothing dies, until people have done so much; `watch` looks at it meanwhile.
    func runInPeace(until updates: Int, _ watch: @escaping @Sendable (Child, Int) async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for member in company.members { group.addTask { try await member.live() } }
            group.addTask {
                let child = try stage.launch()
                while await stage.ledger.updates < updates {
                    try await watch(child, stage.ledger.updates)
                    try await Task.sleep(for: .milliseconds(100))
                }
                stage.end()
                try await rest(child)
            }
            defer { group.cancelAll() }
            for try await _ in group {}
        }
    }

    /// One life and its end. Where no timer can come due, it is another end.
    private func die(_ wanted: Death) async throws -> Death {
        if wanted.needsLeavers { try await waitForLeavers() }
        let isPossible = wanted.needsTimers ? try await moveTimers() : true
        let death = isPossible ? wanted : .after(0.5)
        try await live(until: death)
        try await check(after: death)
        return death
    }

    private func live(until death: Death) async throws {
        let seen = await stage.lastRequest
        let child = try stage.launch(death.variables)
        switch death {
        case .at: break
        case .asking(let method): stage.trap.set(method, for: child)
        case .after(let seconds):
            try await Task.sleep(for: .seconds(seconds))
            child.signal(SIGKILL)
        case .stopping:
            try await stage.untilUp(after: seen)
            child.signal(SIGTERM)
        }
        let end = await child.end(within: Child.patience)
        stage.trap.set(nil, for: child)
        try #require(end == .killed(SIGKILL), "the process should have died: \(death)\n\(stage.log)")
    }

    /// The files as they lie there, on a copy, so that the next start finds them untouched.
    private func check(after death: Death) async throws {
        let copy = try Files(copying: stage.folder)
        defer { copy.remove() }
        for problem in try copy.problems() { Issue.record("after \(death): \(problem)") }
    }

    /// The dreamers' day is over: their open questions are due. False where there are none.
    @discardableResult
    private func moveTimers() async throws -> Bool {
        let chats = company.members.filter { $0.role == .dreamer }.map { "\($0.actor.chat)" }
        return try await change { db in
            try db.execute(
                literal: """
                    UPDATE timer SET due = 0 WHERE kind = 'question' AND row IN (SELECT conversation.id FROM conversation
                        JOIN chat ON chat.id = conversation.chat WHERE externalID IN \(chats))
                    """)
            return db.changesCount > 0
        }
    }

    /// The day of waiting of those who leave is over.
    private func letLeave() async throws {
        try await change { db in
            try db.execute(sql: "UPDATE journal SET isPaused = 1")
            try db.execute(sql: "UPDATE person SET leavesAt = 1 WHERE leavesAt IS NOT NULL")
            try db.execute(sql: "UPDATE journal SET isPaused = 0")
        }
    }

    /// A life until all who leave have asked for it; their day of waiting is over after it.
    private func waitForLeavers() async throws {
        let child = try stage.launch()
        try await waitForLeavers { $0.role == .leaver }
        child.signal(SIGKILL)
        _ = await child.end()
        try await letLeave()
    }

    private func waitForLeavers(_ isMeant: (Company.Member) -> Bool) async throws {
        let files = Files(in: stage.folder)
        try await stage.until("whoever leaves has asked for it") {
            let leaving = company.members.filter { isMeant($0) && !$0.isDone }
            guard leaving.allSatisfy({ $0.role == .leaver }) else { return false }
            return try files.count("SELECT count(*) FROM person WHERE leavesAt > 1") == leaving.count
        }
    }

    @discardableResult
    private func change<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        let queue = try DatabaseQueue(path: stage.database)
        defer { try? queue.close() }
        return try await queue.write(body)
    }

    /// One life in peace, before it another in which all come to an end but those who leave.
    private func finish() async throws {
        let child = try await launchedUp()
        try await waitForLeavers { _ in true }
        child.signal(SIGTERM)
        #expect(await child.end() == .exited(0), "\(stage.log)")
        try await moveTimers()
        try await letLeave()
        try await rest(launchedUp())
    }

    /// A server that hears signals.
    private func launchedUp() async throws -> Child {
        let seen = await stage.lastRequest
        let child = try stage.launch()
        try await stage.untilUp(after: seen)
        return child
    }

    /// Until nothing is left to do; then a graceful end.
    private func rest(_ child: Child) async throws {
        try await stage.until("all is at rest") {
            guard company.areDone, await stage.messenger.isConfirmed else { return false }
            return try Files(in: stage.folder).isAtRest()
        }
        child.signal(SIGTERM)
        #expect(await child.end() == .exited(0), "\(stage.log)")
    }
}

extension Death {
    fileprivate var needsTimers: Bool {
        switch self {
        case .at(.timerTaken, _), .at(.timerRecovered, _): true
        default: false
        }
    }

    fileprivate var needsLeavers: Bool {
        switch self {
        case .at(.historyForgotten, _), .at(.searchMerged, _), .at(.gapsWiped, _), .at(.scrubbed, _): true
        default: false
        }
    }
}
