import Core
import Foundation
import Store
import Testing

@testable import Actions

/// Every change of places, notes and settings: what it does, and that Undo and Redo lead back and forth exactly.
struct ChangeTests {
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let title: String
        let run: @Sendable (Session, Things) throws -> Void
        init(_ name: String, _ title: String, _ run: @escaping @Sendable (Session, Things) throws -> Void) {
            testDescription = name
            self.title = title
            self.run = run
        }
    }

    struct Things: Sendable {
        let bakery, gym: PlaceID
        let bread, squats, loose, idea: NoteID
        let ideas: HeadingID
        static let hash = String(repeating: "a", count: 64)
    }

    static let changes: [Change] = [
        Change("pin", "Pinned Dom") { session, _ in
            _ = try session.keepPlace(
                NewPlace(name: "Dom", point: .at(1, 2), labels: ["old", "tall"]), note: "mass at 9")
        },
        Change("pin a heading", "Pinned Ideas") { session, things in
            _ = try session.keepPlace(NewPlace(name: "Ideas", point: .at(1, 2)), heading: things.ideas)
        },
        Change("rename", "Renamed Bakery to Corner") { _ = try $0.renamePlace($1.bakery, to: "Corner") },
        Change("move", "Moved Bakery") { _ = try $0.movePlace($1.bakery, to: .at(-90, 180), accuracy: 12.5) },
        Change("label", "Labelled Bakery") { try $0.labelPlace($1.bakery, with: ["cheap", "bread"]) },
        Change("unlabel", "Labelled Bakery") { try $0.labelPlace($1.bakery, with: []) },
        Change("sort a pin", "Sorted gym") { try $0.shiftPlace($1.gym, earlier: true) },
        Change("delete a pin", "Deleted Bakery") { try $0.deletePlace($1.bakery) },
        Change("note", "Noted “new”") { _ = try $0.keepNote(NewNote(text: "new", home: .place($1.gym))) },
        Change("note under a new heading", "Noted “new”") { session, _ in
            _ = try session.keepNote(NewNote(text: "new", home: .loose, newHeading: "Garden"))
        },
        Change("edit a note", "Changed the note “fresh at 6”") {
            _ = try $0.editNote($1.bread, text: "fresh at 7\nor 8")
        },
        Change("move a note to a pin", "Moved the note “fresh at 6”") {
            _ = try $0.moveNote($1.bread, to: .place($1.gym))
        },
        Change("move a note to a heading", "Moved the note “loose”") {
            _ = try $0.moveNote($1.loose, to: .heading($1.ideas))
        },
        Change("part a note from its heading", "Moved the note “paint”") { _ = try $0.moveNote($1.idea, to: .loose) },
        Change("sort a note", "Sorted squats") { try $0.shiftNote($1.squats, earlier: false) },
        Change("delete a note", "Deleted the note “fresh at 6”") { try $0.deleteNote($1.bread) },
        Change("photo on a pin", "Added a photo to gym") {
            _ = try $0.keepPhoto(Things.hash, name: "a.jpg", on: .place($1.gym))
        },
        Change("photo on a note", "Added a photo to paint") {
            _ = try $0.keepPhoto(Things.hash, name: "a.jpg", on: .note($1.idea))
        },
        Change("heading", "Made the heading Garden") { session, _ in _ = try session.headingForNotes(named: "Garden") },
        Change("zone", "Set the time zone to Asia/Tokyo") { session, _ in
            try session.setTimeZone(#require(TimeZone(identifier: "Asia/Tokyo")))
        },
        Change("units", "Changed the units") { session, _ in try session.setUnits(.imperial) },
        Change("clock", "Changed the clock") { session, _ in try session.setClock(uses24Hours: false) },
        Change("week", "Changed the first day of the week") { session, _ in try session.setFirstWeekday(7) },
        Change("maps", "Changed the maps app") { session, _ in try session.setMapsApp(.osmand) },
    ]

    @Test(arguments: changes)
    func `A change is one entry, and Undo and Redo lead back and forth`(_ change: Change) async throws {
        let house = try House()
        let things = try await house.piece { try Self.fill($0) }
        let before = try await house.rows()
        let entry = try await house.piece { session in
            let count = try session.history(limit: 100).count
            try change.run(session, things)
            let newest = try #require(session.history(limit: 100).first)
            #expect(try session.history(limit: 100).count == count + 1)
            #expect(newest.title == change.title)
            return newest.id
        }
        let after = try await house.rows()
        #expect(after != before)
        let undone = try await house.piece { try $0.undo(entry) }
        #expect(undone.status == .done && undone.kept.isEmpty)
        #expect(try await house.rows() == before)
        let undo = try #require(undone.entry)
        let redone = try await house.piece { try $0.undo(undo) }
        #expect(redone.status == .done)
        #expect(try await house.rows() == after)
    }

    private static let addsEachTime = ["pin", "note", "photo"]

    @Test(arguments: changes.filter { change in !addsEachTime.contains { change.testDescription.hasPrefix($0) } })
    func `The same change once more is no entry`(_ change: Change) async throws {
        let house = try House()
        let things = try await house.piece { try Self.fill($0) }
        try await house.piece { try change.run($0, things) }
        let rows = try await house.rows()
        let entries = try await house.piece { try $0.history(limit: 100).count }
        try await house.piece { session in
            do {
                try session.transaction.savepoint { try change.run(session, things) }
            } catch let refusal as Refusal {
                #expect(refusal.wording.key == "common.gone")
            }
        }
        #expect(try await house.rows() == rows)
        let entriesNow = try await house.piece { try $0.history(limit: 100).count }
        #expect(entriesNow == entries)
    }

    @Test func `A deleted pin takes its notes, labels and photos along and brings them back`() async throws {
        let house = try House()
        let things = try await house.piece { try Self.fill($0) }
        try await house.piece { _ = try $0.keepPhoto(Things.hash, name: "a.jpg", on: .place(things.bakery)) }
        try await house.piece { try $0.deletePlace(things.bakery) }
        let gone = try await house.piece { session in
            try (
                session.place(things.bakery), session.note(things.bread), session.labels(of: things.bakery),
                session.trash().map(\.title)
            )
        }
        #expect(gone.0 == nil && gone.1 == nil && gone.2 == [] && gone.3 == ["Deleted Bakery"])
        try await house.piece { session in _ = try session.undo(#require(session.trash().first).id) }
        let back = try await house.piece { session in
            try (
                session.note(things.bread)?.home, session.labels(of: things.bakery),
                session.photos(of: .place(things.bakery))
            )
        }
        #expect(back.0 == .place(things.bakery) && back.1 == ["bread", "old"] && back.2.map(\.hash) == [Things.hash])
        let trash = try await house.piece { try $0.trash() }
        #expect(trash.isEmpty)
    }

    static func fill(_ session: Session) throws -> Things {
        let bakery = try session.keepPlace(NewPlace(name: "Bakery", point: .at(48.2, 16.37), labels: ["bread", "old"]))
            .id
        let gym = try session.pin("gym", 48.3, 16.4)
        let ideas = try session.headingForNotes(named: "Ideas")
        return try Things(
            bakery: bakery, gym: gym, bread: session.note("fresh at 6", .place(bakery)),
            squats: session.note("squats", .loose), loose: session.note("loose"),
            idea: session.note("paint", .heading(ideas)), ideas: ideas)
    }
}
