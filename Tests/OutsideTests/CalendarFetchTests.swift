import Core
import Foundation
import HTTPTypes
import Testing
import Transport

@testable import Outside

struct CalendarFetchTests {
    private func fetch(
        at address: String = "https://example.org/a.ics", known: CalendarVersion = CalendarVersion(),
        _ answers: ScriptedTransport.Answer...
    ) async throws -> (FetchedCalendar?, [TransportRequest]) {
        let transport = ScriptedTransport(answers)
        let found = try await CalendarFetch(transport: transport).calendar(at: address, known: known)
        return (found, transport.requests)
    }

    @Test func `A version that is known is asked for only where it has changed`() async throws {
        let known = CalendarVersion(etag: "\"1\"", changedAt: "Mon, 02 Nov 2026 10:00:00 GMT")
        let (found, requests) = try await fetch(known: known, .says("", 304))
        #expect(found == nil)
        #expect(requests[0].fields[.ifNoneMatch] == "\"1\"")
        #expect(requests[0].fields[.ifModifiedSince] == "Mon, 02 Nov 2026 10:00:00 GMT")
        #expect(requests.allSatisfy { $0.isPublicOnly && $0.limits.responseBytes == 10 << 20 })
    }

    @Test func `What comes has its version, followed over redirects`() async throws {
        let (found, requests) = try await fetch(
            .says("", 302, [.location: "/b.ics"]), .says("BEGIN:VCALENDAR", 200, [.eTag: "\"2\""]))
        #expect(found?.bytes == Data("BEGIN:VCALENDAR".utf8) && found?.version == CalendarVersion(etag: "\"2\""))
        #expect(requests.map(\.url) == ["https://example.org/a.ics", "https://example.org/b.ics"])
    }

    @Test(arguments: [
        ("http://10.0.0.1/a.ics", ScriptedTransport.Answer.says("x"), CalendarProblem.forbidden),
        ("https://example.org/a.ics", .says("", 302, [.location: "http://127.0.0.1/"]), .forbidden),
        ("https://example.org/a.ics", .says("", 404), .refused),
        ("https://example.org/a.ics", .says("", 401), .refused),
        ("https://example.org/a.ics", .says("", 500), .unreachable),
        ("https://example.org/a.ics", .says("", 429), .tooOften),
        ("https://example.org/a.ics", .failure(.notSent("no route")), .unreachable),
        ("https://example.org/a.ics", .failure(.tooLarge), .tooLarge),
        ("https://example.org/a.ics", .failure(.forbiddenAddress), .forbidden),
    ])
    func `What goes wrong is one of a few problems`(
        address: String, answer: ScriptedTransport.Answer, problem: CalendarProblem
    ) async throws {
        await #expect(throws: problem) { try await fetch(at: address, answer) }
    }
}
