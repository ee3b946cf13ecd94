import Core
import Store
import Testing

@testable import Actions

/// Another person's ids are refused everywhere, whoever tries them: a person, or a group.
struct StrangerTests {
    typealias Things = ChangeTests.Things

    struct Try: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let run: @Sendable (Session, Things) throws -> Void
        init(_ name: String, _ run: @escaping @Sendable (Session, Things) throws -> Void) {
            testDescription = name
            self.run = run
        }
    }

    static let refused: [Try] = [
        Try("rename") { _ = try $0.renamePlace($1.bakery, to: "Mine") },
        Try("move") { _ = try $0.movePlace($1.bakery, to: .at(1, 1), accuracy: nil) },
        Try("label") { try $0.labelPlace($1.bakery, with: ["mine"]) },
        Try("sort a pin") { try $0.shiftPlace($1.gym, earlier: true) },
        Try("delete a pin") { try $0.deletePlace($1.bakery) },
        Try("note at a pin") { _ = try $0.keepNote(NewNote(text: "x", home: .place($1.bakery))) },
        Try("note under a heading") { _ = try $0.keepNote(NewNote(text: "x", home: .heading($1.ideas))) },
        Try("edit a note") { _ = try $0.editNote($1.bread, text: "mine") },
        Try("move a note away") { _ = try $0.moveNote($1.bread, to: .loose) },
        Try("move a note to a pin") { _ = try $0.moveNote($0.note("mine"), to: .place($1.bakery)) },
        Try("move a note to a heading") { _ = try $0.moveNote($0.note("mine"), to: .heading($1.ideas)) },
        Try("sort a note") { try $0.shiftNote($1.loose, earlier: true) },
        Try("delete a note") { try $0.deleteNote($1.bread) },
    ]

    @Test(arguments: refused, [false, true])
    func `A stranger's change is refused`(_ attempt: Try, inGroup: Bool) async throws {
        let house = try House()
        let things = try await house.piece { try ChangeTests.fill($0) }
        let rows = try await house.rows()
        let who: House.Who = inGroup ? .ana : .ben
        await #expect(throws: Refusal.self) {
            try await house.piece(who, inGroup: inGroup) { try attempt.run($0, things) }
        }
        #expect(Set(try await house.rows()).isSuperset(of: rows))
    }

    /// Looks that are to find nothing, and deeds that are to do nothing.
    struct Look: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let findsNothing: @Sendable (Session, Things) throws -> Bool
        init(_ name: String, _ findsNothing: @escaping @Sendable (Session, Things) throws -> Bool) {
            testDescription = name
            self.findsNothing = findsNothing
        }
    }

    static let looks: [Look] = [
        Look("photo on a pin") { try $0.keepPhoto(Things.hash, name: "a.jpg", on: .place($1.bakery)) == nil },
        Look("photo on a note") { try $0.keepPhoto(Things.hash, name: "a.jpg", on: .note($1.bread)) == nil },
        Look("the pin") { try $0.place($1.bakery) == nil && $0.labels(of: $1.bakery) == [] },
        Look("the note") { try $0.note($1.bread) == nil },
        Look("the heading") { try $0.heading($1.ideas) == nil },
        Look("the photos") { try $0.photos(of: .place($1.bakery)) == [] },
        Look("the pin's notes") {
            try $0.texts(in: .place($1.bakery)) == [] && $0.noteCount(in: .place($1.bakery)) == 0
        },
        Look("the heading's notes") { try $0.texts(in: .heading($1.ideas)) == [] },
        Look("all notes") { session, _ in try session.texts(in: nil) == [] },
        Look("all pins") { session, _ in
            try PlaceSort.allCases.allSatisfy { try session.names(sort: $0) == [] } && session.placeCount() == 0
        },
        Look("all names") { session, _ in
            try session.names(of: .place).isEmpty && session.names(of: .heading).isEmpty
                && session.noteHomes(besides: .loose, offset: 0, limit: 10).isEmpty
        },
        Look("a name") { try $0.name(of: .place($1.bakery)) == nil && $0.name(of: .note($1.bread)) == nil },
        Look("a use of the pin") {
            try $0.usePlace($1.bakery)
            return true
        },
        Look("a use of no pin") { session, _ in
            try session.usePlace(PlaceID(999))
            return true
        },
        Look("undo") { session, _ in
            try (1...20).allSatisfy { try session.undo(EntryID(Int64($0))).status == .unknown }
        },
        Look("history") { session, _ in
            try session.newestUndoable() == nil && session.history(limit: 10) == [] && session.trash() == []
        },
    ]

    @Test(arguments: looks, [false, true])
    func `A stranger sees nothing and changes nothing`(_ look: Look, inGroup: Bool) async throws {
        let house = try House()
        let things = try await house.piece { try ChangeTests.fill($0) }
        try await house.piece { try $0.deleteNote(things.squats) }
        let who: House.Who = inGroup ? .ana : .ben
        try await house.piece(who, inGroup: inGroup) { _ in }
        let rows = try await house.rows()
        let used = try await house.piece { try $0.names(sort: .used) }
        let findsNothing = try await house.piece(who, inGroup: inGroup) { try look.findsNothing($0, things) }
        #expect(findsNothing)
        #expect(try await house.rows() == rows)
        let usedNow = try await house.piece { try $0.names(sort: .used) }
        #expect(usedNow == used)
    }

    @Test func `A stranger's heading gives its notes to nobody's pin`() async throws {
        let house = try House()
        let things = try await house.piece { try ChangeTests.fill($0) }
        try await house.piece(.ben) { session in
            let place = try session.keepPlace(NewPlace(name: "Mine", point: .at(1, 1)), heading: things.ideas)
            #expect(try session.noteCount(in: .place(place.id)) == 0)
        }
        let notes = try await house.piece { try $0.texts(in: .heading(things.ideas)) }
        #expect(notes == ["paint"])
    }

    @Test func `Headings of the same name stay apart, case and all`() async throws {
        let house = try House()
        let anas = try await house.piece {
            try [$0.headingForNotes(named: "Ideas"), $0.headingForNotes(named: "IDEAS")]
        }
        let bens = try await house.piece(.ben) { try $0.headingForNotes(named: "ideas") }
        #expect(anas[0] == anas[1] && anas[0] != bens)
    }
}
