import Core
import Store
import Testing

@testable import Actions

struct ThingAnswerTests {
    private struct Stop: Error {}

    @Test func `What was written since is seen, and what was taken back is not`() async throws {
        try await House().piece { session in
            let id = try session.pin("Bakery", 48.2, 16.37)
            #expect(try session.labels(of: id).isEmpty && session.place(id)?.name == "Bakery")
            try session.labelPlace(id, with: ["bread"])
            #expect(try session.labels(of: id) == ["bread"])
            func renameAndStop() throws {
                _ = try session.renamePlace(id, to: "Mill")
                #expect(try session.place(id)?.name == "Mill")
                throw Stop()
            }
            #expect(throws: Stop.self) { try session.transaction.savepoint(renameAndStop) }
            #expect(try session.place(id)?.name == "Bakery" && session.isOwn(.place(id)))
            try session.deletePlace(id)
            #expect(try session.place(id) == nil && !session.isOwn(.place(id)) && !session.sees(.place(id)))
        }
    }

    @Test func `A question is asked once as long as nothing is written, also where the answer is none`() async throws {
        try await House().piece { session in
            let id = try session.pin("Bakery", 48.2, 16.37)
            var asked = 0
            func ask() throws -> String? {
                try session.remembered(.row, of: .note(NoteID(7))) {
                    asked += 1
                    return nil
                }
            }
            #expect(try ask() == nil && ask() == nil && asked == 1)
            _ = try session.renamePlace(id, to: "Mill")
            #expect(try ask() == nil && asked == 2)
        }
    }
}
