import Commands
import Core
import Foundation
import Language
import Testing

@testable import Engine

struct PreparedTests {
    @Test(arguments: [
        ("/pin here", "pin here"), ("/pin_here Bakery", "pin here bakery"), ("/start k3x9", "start k3x9"),
        ("/notes", "notes"),
        ("pin_here", "pin_here"), ("/", ""), ("//", ""), ("/note gym: a_b", "note gym : a_b"),
        ("hello /pin", "hello pin"),
        ("", ""),
    ])
    func `A slash command is the plain line that it stands for`(text: String, words: String) async throws {
        let house = try House()
        let row = try await house.kept(.line("ana", text))
        let spoken = try #require(Prepared(row, house.messenger).spoken)
        let read = spoken.line.tokens.filter { $0.key != "/" && $0.key != "_" }.map(\.key).joined(separator: " ")
        #expect(read == words.replacingOccurrences(of: "_", with: " ") && spoken.text == text)
    }

    @Test func `Many are prepared in their order, each with its own fate`() async throws {
        let house = try House()
        let letters = (0..<50).map { Letter.line("ana", "note \($0)") }
        var updates = try letters.map { try JSONEncoder().encode($0) }
        updates[7] = Data("{".utf8)
        let rows = try await house.kept(updates)
        let prepared = await rows.inParallel { Prepared($0, house.messenger) }
        #expect(prepared.map(\.row) == rows)
        for (index, one) in prepared.enumerated() {
            #expect(one.spoken?.text == (index == 7 ? nil : "note \(index)"))
            #expect((try? one.incoming.get()) == nil ? index == 7 : index != 7)
        }
    }

    @Test func `An update of a messenger that is not there is a failure of its own`() async throws {
        let house = try House()
        let row = try await house.kept(.line("ana", "hi"))
        #expect(throws: PreparationError.self) { try Prepared(row, nil).incoming.get() }
    }
}
