import Actions
import Core
import Foundation
import GRDB
import Store
import Testing

@testable import Commands

struct ImportsCardTests {
    @Test func `Every import of the last weeks can be reached, eight on a page`() async throws {
        let house = try House()
        try await house.piece { session in
            for number in 1...9 {
                try session.change(.add, "file \(number)") {
                    _ = try session.keepNote(NewNote(text: "from file \(number)", home: .loose))
                }
                try session.db.execute(
                    sql: """
                        INSERT INTO placeImport (owner, name, state, done, kept, entry, createdAt)
                        VALUES (?, ?, 'done', 1, 1, ?, ?)
                        """,
                    arguments: [
                        session.viewer.rawValue, "file \(number)", session.lastEntry?.rawValue,
                        session.now.timeIntervalSince1970,
                    ])
            }
            let pages = try [0, 1].map { try #require(try ImportsCard(page: $0).render(in: session)?.outgoing) }
            let files = pages.map { page in (1...9).filter { page.text.plain.contains("file \($0) ") } }
            #expect(files == [Array(2...9), [1]])
            #expect(pages[1].text.plain.contains("9. file 1 "))
            let presses = pages[0].buttons.joined().map(\.action)
            #expect(presses.contains(.press(ShowCard(ImportsCard(page: 1)).code)))
        }
    }
}
