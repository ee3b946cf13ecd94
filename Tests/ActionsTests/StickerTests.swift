import Core
import Foundation
import Store
import Testing

@testable import Actions

/// What somebody keeps on top of their chat.
struct StickerTests {
    private let house: House
    private let note: Thing
    private let task: Thing

    init() async throws {
        let house = try House()
        self.house = house
        note = try await house.piece { .note(try $0.keepNote(NewNote(text: "squats", home: .loose)).id) }
        task = try await house.piece { .task(try $0.keepTask(NewTask("milk")).id) }
    }

    private func onTop(_ who: House.Who = .ana) async throws -> [Bool] {
        try await house.piece(who) { [note, task] session in [try session.isOnTop(note), try session.isOnTop(task)] }
    }

    @Test func `Each is put on top and taken off, and Undo takes either back`() async throws {
        for (thing, isOn) in [(note, [true, false]), (task, [false, true])] {
            let put = try await house.piece { session in
                try session.keepOnTop(thing, true)
                return try #require(session.lastEntry)
            }
            #expect(try await onTop() == isOn)
            #expect(try await onTop(.ben) == [false, false])
            #expect(try await house.piece { try $0.undo(put).status } == .done)
            #expect(try await onTop() == [false, false])
        }
    }

    @Test func `Twice the same changes nothing`() async throws {
        try await house.piece { [note] session in
            try session.keepOnTop(note, false)
            #expect(session.lastEntry == nil)
            try session.keepOnTop(note, true)
        }
        try await house.piece { [note] session in
            try session.keepOnTop(note, true)
            #expect(session.lastEntry == nil)
        }
    }

    @Test func `What is deleted is off the top, and Undo brings both back`() async throws {
        try await house.piece { [note] in try $0.keepOnTop(note, true) }
        let deleted = try await house.piece { [note] session in
            try session.deleteNote(NoteID(note.id))
            return try #require(session.lastEntry)
        }
        #expect(try await onTop() == [false, false])
        #expect(try await house.piece { try $0.undo(deleted).status } == .done)
        #expect(try await onTop() == [true, false])
    }

    @Test func `What one does not see cannot be put on top`() async throws {
        try await house.piece(.ben) { [note, task] session in
            for thing in [note, task] { #expect(throws: Refusal.self) { try session.keepOnTop(thing, true) } }
        }
    }
}
