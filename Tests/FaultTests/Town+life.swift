import Core
import Engine
import Foundation
import GRDB
import Queues
import Replay
import Sandbox
import Store
import Testing

/// What people do and see.
extension Town {
    func say(_ person: Int64, _ text: String, in chat: Int64? = nil) async throws {
        try await sandbox.send(text, from: person, in: chat ?? person)
    }

    /// What the bot wrote into a chat, in order; without what is gone again.
    func texts(in chat: Int64) async -> [String] {
        let bot = await sandbox.bot.id
        let messages = await sandbox.chat(chat)?.messages ?? []
        return messages.filter { $0.sender == bot && !$0.isDeleted && $0.service == nil }.map(\.text.text)
    }

    /// Notes in the order in which they were kept.
    func notes() async throws -> [String] {
        try await store.read { try String.fetchAll($0.db, sql: "SELECT text FROM note ORDER BY id") }
    }

    func int(_ sql: String) async throws -> Int { try await store.read { try Int.fetchOne($0.db, sql: sql) ?? -1 } }
    func counts() async throws -> QueueCounts { try await store.read { try $0.queueCounts() } }
    func failures() async throws -> [String] {
        try await store.read { try $0.standingFailures(offset: 0, limit: 100) }.map { "\($0.source): \($0.reason)" }
    }

    /// Waits until nothing more happens until somebody acts. Where only a wait goes on, the waiting clock moves on.
    /// - Returns: the seconds that it moved.
    @discardableResult
    func rest(_ engine: Engine, _ place: SourceLocation = #_sourceLocation) async throws -> Double {
        let start = waits.elapsed
        try await until("all is at rest", engine, place) { [self] in
            guard await sandbox.isConfirmed, await sandbox.isPolling else { return false }
            return try await engine.isAtRest()
        }
        return waits.elapsed - start
    }

    /// Waits until something holds, moving the waiting clock; real time only bounds a test that fails.
    func until(
        _ what: Comment, _ engine: Engine, _ place: SourceLocation = #_sourceLocation,
        _ holds: () async throws -> Bool
    ) async throws {
        var (calm, still, seen) = (0, 0, -1)
        for _ in 0..<10_000 {
            still = try await holds() ? still + 1 : 0
            if still == 3 { return }
            let activity = await sandbox.activity
            calm = activity == seen && !engine.isWorking && still == 0 ? calm + 1 : 0
            seen = activity
            if calm >= 12 {
                calm = 0
                waits.moveToNextMoment()
            }
            try await Task.sleep(for: .milliseconds(2))
        }
        Issue.record("not reached: \(what) \(log.lines.suffix(10))", sourceLocation: place)
        throw CancellationError()
    }

    /// The same without moving the clock.
    func soon(
        _ what: Comment, _ place: SourceLocation = #_sourceLocation, _ holds: () async throws -> Bool
    ) async throws {
        for _ in 0..<10_000 {
            if try await holds() { return }
            try await Task.sleep(for: .milliseconds(2))
        }
        Issue.record("not reached: \(what) \(log.lines.suffix(10))", sourceLocation: place)
        throw CancellationError()
    }
}
