import Foundation
import HTTPTypes
import Logging
import Synchronization
import Testing
import Transport

@testable import Web

/// A person's calendar over HTTP.
final class FeedTests: Sendable {
    private static let secret = "0123456789abcdefghijklmnop"
    private let text = Mutex("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n")

    @Test func `Whoever knows the secret gets the calendar, and only once as long as it is the same`() async throws {
        try await serving { ask in
            let first = try await ask("/calendar/\(Self.secret).ics", [:])
            #expect(first.status.code == 200 && first.fields[.contentType] == "text/calendar; charset=utf-8")
            #expect(String(decoding: first.body, as: UTF8.self).hasPrefix("BEGIN:VCALENDAR"))
            let mark = try #require(first.fields[.eTag])
            let again = try await ask("/calendar/\(Self.secret).ics", ["If-None-Match": mark])
            #expect(again.status.code == 304 && again.body.isEmpty)
            text.withLock { $0 = "BEGIN:VCALENDAR\r\nX:1\r\nEND:VCALENDAR\r\n" }
            let changed = try await ask("/calendar/\(Self.secret).ics", ["If-None-Match": mark])
            #expect(changed.status.code == 200 && changed.fields[.eTag] != mark)
            #expect(first.fields[.cacheControl]?.hasPrefix("private") == true)
        }
    }

    @Test(arguments: [
        "0123456789abcdefghijklmno0.ics", "0123456789abcdefghijklmnop", "0123456789ABCDEFGHIJKLMNOP.ics", ".ics",
        "short.ics", "%27%20OR%201=1--aaaaaaaaaaaa.ics", "../secret.ics", String(repeating: "a", count: 500) + ".ics",
    ])
    func `Any other address is unknown, however it looks`(file: String) async throws {
        try await serving { ask in
            let answer = try await ask("/calendar/\(file)", [:])
            #expect(answer.status.code == 404)
        }
    }

    @Test func `Too many questions are put off, and trouble passes`() async throws {
        try await serving { ask in
            var codes: Set<Int> = []
            for _ in 0..<70 { codes.insert(try await ask("/calendar/\(Self.secret).ics", [:]).status.code) }
            #expect(codes == [200, 429])
        }
        text.withLock { $0 = "" }
        try await serving { ask in
            let answer = try await ask("/calendar/\(Self.secret).ics", [:])
            #expect(answer.status.code == 503 && answer.fields[.retryAfter] == "60")
        }
    }

    @Test func `The secret stands in no line of the log`() async throws {
        let lines = Lines()
        try await serving(logger: Logger(label: "test") { _ in Log(lines: lines) }) { ask in
            _ = try await ask("/calendar/\(Self.secret).ics", [:])
            _ = try await ask("/calendar/wrong\(Self.secret).ics", [:])
        }
        #expect(!lines.all.withLock { $0 }.contains { $0.contains(Self.secret) })
    }

    private struct Ill: Error {}

    private final class Lines: Sendable { let all = Mutex<[String]>([]) }

    private struct Log: LogHandler {
        let lines: Lines
        var metadata = Logger.Metadata()
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            lines.all.withLock { $0.append("\(event.message) \(metadata) \(event.metadata ?? [:])") }
        }
    }

    private func serving(logger: Logger = LiveServer.quiet, _ body: (LiveServer) async throws -> Void) async throws {
        try await LiveServer.run(
            { onListening in
                WebServer(
                    host: "127.0.0.1", port: 0,
                    view: OperatorView(
                        health: { HealthReport(isLive: true, checks: [], version: "1", uptime: 0) }, metrics: { [] }),
                    access: OperatorGuard(token: nil), feed: view, logger: logger, onListening: onListening)
            }, body)
    }

    private var view: FeedView {
        FeedView(elapsed: { 0 }) { token in
            let text = self.text.withLock { $0 }
            guard !text.isEmpty else { throw Ill() }
            return token == Self.secret ? text : nil
        }
    }
}
