import Core
import Foundation
import Store
import Testing

@testable import Engine

/// A button pressed twice before its first press has taken effect: both presses come in one batch.
struct TwiceTests {
    let house: House
    var messenger: ScriptedMessenger { house.messenger }

    init() throws { house = try House() }

    /// Lines typed first, the button's data, and what then must be there: rows of a table, entries of the journal.
    @Test(
        arguments: [
            (["note one"], "undo:1", "SELECT count(*) FROM note", 0, 2),
            (["note one", "undo"], "undo:2", "SELECT count(*) FROM note", 1, 3),
            (["frumious bandersnatch"], "keep:10", "SELECT count(*) FROM note", 1, 1),
            (["note one", "note two"], "noteDo:1:delete", "SELECT count(*) FROM note", 1, 3),
            (["note one"], "units:imperial", "SELECT count(*) FROM person WHERE units = 'imperial'", 1, 2),
            (["pin Bakery 48.2, 16.3"], "pin:1:delete", "SELECT count(*) FROM place", 0, 2),
        ] as [([String], String, String, Int, Int)])
    func `It acts once`(lines: [String], code: String, sql: String, rows: Int, entries: Int) async throws {
        try await house.live { engine in
            for (index, line) in lines.enumerated() {
                messenger.receive(.line("ana", line, message: "\(10 + index)"))
                try await house.rest(engine)
            }
            messenger.deliver(
                try (0..<2).map { _ in
                    try JSONEncoder().encode(Letter(from: "ana", chat: "ana", message: "90", press: code))
                })
            try await house.rest(engine)
        }
        #expect(try await house.int(sql) == rows)
        #expect(try await house.int("SELECT count(*) FROM entry") == entries)
        #expect(try await house.failures() == [])
    }
}
