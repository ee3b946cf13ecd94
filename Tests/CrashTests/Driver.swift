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
                for death in deaths { died.append(try await die(death)) }
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
        let queue = try DatabaseQueue(path: stage.database)
        let count = try await queue.write { db in
            try db.execute(
                literal: """
                    UPDATE timer SET due = 0 WHERE kind = 'question' AND row IN (SELECT conversation.id FROM conversation
                        JOIN chat ON chat.id = conversation.chat WHERE externalID IN \(chats))
                    """)
            return db.changesCount
        }
        try queue.close()
        return count > 0
    }

    /// One life in peace.
    private func finish() async throws {
        try await moveTimers()
        try await rest(stage.launch())
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
}
