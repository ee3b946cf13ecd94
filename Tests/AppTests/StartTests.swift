import Core
import Foundation
import GRDB
import HTTPTypes
import Sandbox
import Store
import Synchronization
import Testing
import Transport
import Web

@testable import App

/// What keeps a server from starting, and what a running one tells.
struct StartTests {
    let practice: Practice
    init() throws { practice = try Practice() }

    @Test func `A second server on the same files does not start`() async throws {
        try await practice.withSandbox { _, environment in
            try await practice.withServer(environment) { _ in
                let sentence = await practice.complaint(environment)
                #expect(sentence.hasPrefix("Another Wayside (process \(getpid())) runs on the database"))
            }
            // The first is gone: another one may start.
            try await practice.withServer(environment) { _ in }
        }
    }

    @Test func `A database of a newer Wayside stops the start with one sentence`() async throws {
        try practice.makeDatabase()
        try practice.sql("INSERT INTO grdb_migrations (identifier) VALUES ('9999 from the future')")
        let sentence = await practice.complaint([:])
        #expect(sentence.contains("was written by a newer Wayside than this one"))
        #expect(!sentence.contains("\n"))
    }

    @Test func `A start waits while another program holds the database`() async throws {
        try practice.makeDatabase()
        let waits = try LettingGo(of: practice.path("wayside.sqlite"))
        let application = try await Application.build(practice.configuration([:]), waits: waits, logger: quiet)
        #expect(waits.pauses == 1)
        try await practice.living([ApplicationLife(application: application)]) {}
    }

    @Test func `What cannot be opened is named`() async throws {
        try practice.makeDatabase()
        try practice.write(String(repeating: "no database ", count: 100), to: "files.sqlite")
        let sentence = await practice.complaint([:])
        #expect(sentence.contains("/files.sqlite cannot be opened"))
    }

    @Test(arguments: [
        ("::", "[::1]"), ("0.0.0.0", "127.0.0.1"), ("fd00::2", "[fd00::2]"), ("127.0.0.1", "127.0.0.1"),
        ("bot.example.org", "bot.example.org"),
    ])
    func `A printed address is one that this machine can open`(host: String, name: String) {
        #expect(Application.localName(of: host) == name)
    }

    @Test func `A taken web port ends the start with a sentence that names the key`() async throws {
        try await practice.withSandbox { _, environment in
            try await practice.withServer(environment) { web in
                let port = try #require(URL(string: web)?.port)
                let other = try Practice()
                let taken = environment.merging(["WAYSIDE_WEB_PORT": "\(port)"]) { $1 }
                let application = try await Application.build(other.configuration(taken), logger: quiet)
                let error = await #expect(throws: StartProblem.self) { try await application.run() }
                let sentence = try #require(error).description
                #expect(
                    sentence.hasPrefix("Another program listens on 127.0.0.1, port \(port). Stop it, or set web.host"))
            }
        }
    }

    @Test func `A lock ends when it is released, and its note tells who holds it`() throws {
        let database = practice.path("wayside.sqlite")
        let lock = try ServerLock(beside: database)
        lock.change { $0.web = "http://127.0.0.1:8080/a-long-address" }
        lock.change { $0.web = "http://127.0.0.1:80" }
        #expect(throws: ServerLock.Held.self) { try ServerLock(beside: database) }
        #expect(ServerLock.holder(beside: database)?.note?.web == "http://127.0.0.1:80")
        lock.release()
        #expect(ServerLock.holder(beside: database) == nil)
        #expect(throws: Never.self) { try ServerLock(beside: database) }
    }

    @Test func `A running server tells its health and its numbers`() async throws {
        try await practice.withSandbox { messenger, environment in
            let person = try await messenger.populated()
            try await practice.withServer(environment) { web in
                try await practice.until("it is ready") { try await practice.get(web + "/health").status == .ok }
                // The sandbox's people have pressed Start, which counts as well.
                let before = try await practice.restingReplies(messenger, web)
                for number in 1...3 { try await messenger.send("note number \(number)", from: person, in: person) }
                try await practice.until("all is answered") {
                    try await practice.metric("wayside_sent_total{class=\"reply\"}", web) == before + 3
                }
                let report = try HealthReport(json: try await practice.get(web + "/health").body)
                #expect(report.checks.map(\.name) == ["database", "writer", "messenger"] && report.isReady)
                for (name, value) in [
                    ("wayside_update_seconds_count", try await practice.metric("wayside_updates_total", web)),
                    ("wayside_reply_seconds_count", before + 3),
                    ("wayside_failed_pieces_total", 0), ("wayside_queue_depth{queue=\"inbox\"}", 0),
                    ("wayside_maybe_twice_total", 0), ("wayside_poll_errors_total{reason=\"network\"}", 0),
                ] as [(String, Double?)] {
                    let seen = try await practice.metric(name, web)
                    #expect(seen == value, "\(name)")
                }
                for name in [
                    "wayside_updates_total", "wayside_commits_total", "wayside_polls_total",
                    "wayside_database_bytes{file=\"people\"}",
                ] {
                    let seen = try await practice.metric(name, web)
                    #expect(seen ?? 0 > 0, "\(name)")
                }
            }
        }
    }
}

/// Another program that holds a database locked until somebody waits for it.
private final class LettingGo: Waits {
    private let other: DatabaseQueue
    private let counter = Mutex(0)
    let elapsed = 0.0

    init(of path: String) throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        other = try DatabaseQueue(path: path, configuration: configuration)
        try other.inDatabase { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    }

    var pauses: Int { counter.withLock { $0 } }

    func sleep(seconds: Double) async throws {
        counter.withLock { $0 += 1 }
        try await other.read { try $0.execute(sql: "ROLLBACK") }
    }
}

extension Practice {
    /// Why a server with these variables could not be built.
    func complaint(_ environment: [String: String]) async -> String {
        do {
            _ = try await Application.build(configuration(environment), logger: quiet)
            return "it was built"
        } catch {
            return "\(error)"
        }
    }

    /// How many replies were sent when nothing waits any more.
    func restingReplies(_ messenger: SandboxMessenger, _ web: String) async throws -> Double {
        try await until("all is read") {
            // Asked first: what is fetched only after the queues were seen empty would be missed.
            guard await messenger.isConfirmed else { return false }
            let depths = try await (
                metric("wayside_queue_depth{queue=\"inbox\"}", web),
                metric("wayside_queue_depth{queue=\"outbox\"}", web),
                metric("wayside_queue_depth{queue=\"sending\"}", web)
            )
            return depths == (0, 0, 0)
        }
        return try await metric("wayside_sent_total{class=\"reply\"}", web) ?? 0
    }

    /// A sample of `/metrics`, by its name with its labels.
    func metric(_ name: String, _ web: String) async throws -> Double? {
        let text = String(decoding: try await get(web + "/metrics").body, as: UTF8.self)
        return text.split(separator: "\n").first { $0.hasPrefix(name + " ") }.flatMap {
            Double($0.dropFirst(name.count + 1))
        }
    }
}
