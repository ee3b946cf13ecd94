import Actions
import Core
import Foundation
import GRDB
import Store
import Synchronization
import Testing

@testable import Engine

/// Calendars on the web, from the pasted address to the next reading, with a web of our own.
struct CalendarJobTests {
    /// Answers in order; the last one again and again.
    final class Web: CalendarSource {
        typealias Answer = Result<FetchedCalendar?, CalendarProblem>
        private let state: Mutex<(answers: [Answer], asked: [String])>

        init(_ answers: [Answer]) { state = Mutex((answers, [])) }

        var asked: [String] { state.withLock { $0.asked } }

        func calendar(
            at address: String, known: CalendarVersion
        ) async throws(CalendarProblem) -> FetchedCalendar? {
            let answer = state.withLock { state in
                state.asked.append("\(address) \(known.etag ?? "-")")
                return state.answers.count > 1 ? state.answers.removeFirst() : state.answers[0]
            }
            return try answer.get()
        }
    }

    static func calendar(_ title: String, etag: String? = nil) -> Web.Answer {
        let text = """
            BEGIN:VCALENDAR\r\nX-WR-CALNAME:Choir\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20260310T180000Z\r\n\
            RRULE:FREQ=WEEKLY;COUNT=3\r\nSUMMARY:\(title)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
            """
        return .success(FetchedCalendar(bytes: Data(text.utf8), version: CalendarVersion(etag: etag)))
    }

    static let paste = Letter.line("ana", "https://example.org/choir.ics")
    static let keep = Letter(from: "ana", chat: "ana", message: "8", press: "calKeep:1")

    private func talk(_ web: Web, _ letters: [Letter], hours: [Double] = []) async throws -> House {
        let house = try House()
        try await house.live(helpers: OutsideHelpers(calendars: web)) { engine in
            for letter in letters {
                house.messenger.receive(letter)
                try await house.rest(engine)
            }
            for hour in hours {
                house.clock.move(by: hour * 3600)
                engine.clockMoved()
                try await house.rest(engine)
            }
        }
        return house
    }

    private func titles(_ house: House) async throws -> [String] {
        try await house.store.read { try String.fetchAll($0.db, sql: "SELECT title FROM calendarSlot ORDER BY start") }
    }

    private func calendar(_ house: House) async throws -> CalendarRecord? {
        try await house.store.read { try CalendarRecord.fetchOne($0.db, literal: "SELECT * FROM calendar") }
    }

    @Test func `A pasted address is looked at, kept by a tap, and read again only where it has changed`() async throws {
        let web = Web([
            Self.calendar("Choir", etag: "a"), .success(nil), .success(nil), Self.calendar("Band", etag: "b"),
        ])
        let house = try await talk(web, [Self.paste, Self.keep])
        #expect(web.asked == ["https://example.org/choir.ics -", "https://example.org/choir.ics a"])
        #expect(try await titles(house) == ["Choir", "Choir", "Choir"])
        let kept = try #require(try await calendar(house))
        #expect(kept.name == "Choir" && kept.etag == "a" && kept.problem == nil)
        #expect(kept.refreshAt == House.start.addingTimeInterval(6 * 3600))
    }

    @Test func `It is read again after some hours, and what is new takes the place of the old`() async throws {
        let web = Web([Self.calendar("Choir", etag: "a"), .success(nil), Self.calendar("Band", etag: "b")])
        let house = try await talk(web, [Self.paste, Self.keep], hours: [6.1])
        #expect(try await titles(house) == ["Band", "Band", "Band"])
        #expect(try await calendar(house)?.etag == "b")
    }

    @Test func `A server in trouble is told of on the card alone, and leaves what was read`() async throws {
        let web = Web([Self.calendar("Choir"), Self.calendar("Choir"), .failure(.unreachable)])
        let house = try await talk(web, [Self.paste, Self.keep], hours: [6.1])
        #expect(try await titles(house).count == 3)
        #expect(try await calendar(house)?.problem == .unreachable)
        #expect(try await house.failures().isEmpty)
        let letters = house.messenger.texts(in: "ana")
        #expect(letters.filter { $0.contains("does not answer") }.count == 1)
    }

    @Test(arguments: CalendarProblem.allCases)
    func `What cannot be read is refused with a sentence, and nothing is kept`(problem: CalendarProblem) async throws {
        let house = try await talk(Web([.failure(problem)]), [Self.paste, Self.keep])
        #expect(house.messenger.texts(in: "ana").contains { $0.contains("Nothing was kept.") })
        #expect(try await calendar(house) == nil)
    }
}
