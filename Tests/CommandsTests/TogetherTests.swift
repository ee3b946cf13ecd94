import Actions
import Core
import Foundation
import Store
import Testing

@testable import Commands

/// Several parts of one message as one change.
struct TogetherTests {
    private static func ref(_ number: Int) -> MessageRef {
        MessageRef(chat: ChatRef(messenger: .telegram, id: "ana"), id: "1+\(number)")
    }

    @Test func `The changes of several parts are one entry, and one undo takes back all`() async throws {
        let house = try House()
        try await house.piece { session in
            try session.together {
                for (number, text) in ["milk", "bread"].enumerated() {
                    let said = try session.part(causedBy: Self.ref(number)) {
                        let note = try session.keepNote(NewNote(text: text, home: .loose))
                        try session.remember(origin: .note(note.id))
                        try session.say(reply: NoteReply.kept(text, home: nil))
                    }
                    guard case .message(let outgoing)? = said.first else { continue }
                    #expect(said.count == 1 && outgoing.text.plain == "Noted: \(text)")
                }
            }
            let history = try session.history(limit: 10)
            #expect(history.map(\.title) == ["Noted “milk”; Noted “bread”"])
            #expect(session.subjects.map(\.kind) == [.note, .note])
            #expect(try session.thing(from: Self.ref(1)) == session.subjects.last)
            #expect(try session.undo(history[0].id).status == .done)
            #expect(try session.noteCount(in: nil) == 0)
        }
    }

    @Test func `What a part did that throws is taken back alone`() async throws {
        let house = try House()
        let things = try await house.fill(.ana)
        try await house.piece { session in
            let count = try session.noteCount(in: nil)
            try session.together {
                #expect(throws: Refusal.self) {
                    _ = try session.part(causedBy: Self.ref(0)) {
                        _ = try session.keepNote(NewNote(text: "milk", home: .loose))
                        throw Refusal(CommonReply.gone)
                    }
                }
                _ = try session.part(causedBy: Self.ref(1)) { try session.deleteNote(things.notes[0]) }
                _ = try session.part(causedBy: Self.ref(2)) {
                    _ = try session.keepNote(NewNote(text: "bread", home: .loose))
                }
            }
            #expect(try session.noteCount(in: nil) == count)
            let entry = try #require(try session.history(limit: 1).first)
            #expect(entry.kind == .delete && entry.title == "Deleted the note “open from 6”; Noted “bread”")
            _ = try session.undo(entry.id)
            #expect(try session.note(things.notes[0])?.text == "open from 6")
        }
    }

    @Test func `An undo among the parts is an entry of its own`() async throws {
        let house = try House()
        let things = try await house.fill(.ana)
        try await house.piece { session in
            try session.together {
                _ = try session.part(causedBy: Self.ref(0)) {
                    _ = try session.keepNote(NewNote(text: "milk", home: .loose))
                }
                _ = try session.part(causedBy: Self.ref(1)) { _ = try session.undo(things.entry) }
            }
            #expect(try session.history(limit: 2).map(\.kind) == [.undo, .add])
            #expect(try session.note(things.notes[1]) == nil)
        }
    }
}

/// What the talk was about, on disk.
struct RecallTests {
    @Test func `It is one's own, of one chat, and new things replace it`() async throws {
        let house = try House()
        let note = try await house.piece { session in
            let note = try session.keepNote(NewNote(text: "milk", home: .loose))
            try session.keepRecall()
            return note.id
        }
        #expect(try await house.piece { try $0.recall(as: Recall.self)?.things } == [.note(note)])
        #expect(try await house.piece(.ben) { try $0.recall(as: Recall.self)?.things } == nil)
        #expect(try await house.piece(inGroup: true) { try $0.recall(as: Recall.self)?.things } == nil)
        try await house.piece { session in
            try session.show(NotesCard(home: nil))
            try session.keepRecall()
        }
        try await house.piece { session in
            let recall = try #require(try session.recall(as: Recall.self))
            #expect(recall.list == NotesCard(home: nil).code && recall.things.isEmpty)
            try session.forgetRecall()
            #expect(try session.recall(as: Recall.self)?.list == nil)
        }
    }

    @Test func `A piece about nothing leaves it`() async throws {
        let house = try House()
        try await house.piece { session in
            _ = try session.keepNote(NewNote(text: "milk", home: .loose))
            try session.keepRecall()
        }
        try await house.piece { session in
            try session.say(reply: TalkReply.welcome)
            try session.keepRecall()
        }
        #expect(try await house.piece { try $0.recall(as: Recall.self)?.things.count } == 1)
    }
}
