import Foundation
import Sandbox

/// What people do again and again, until it is over. Each round leaves what `Expectation` counts.
enum Role: String, CaseIterable, Sendable {
    /// Notes, some of them in one breath, one changed by an edit.
    case noter
    /// A pin: made, shown on a map, renamed by an edit, undone by words, redone by a button, deleted.
    case pinner
    /// A bundle from check-in to its review: picked, named, ticked, thrown back, finished.
    case bundler
    /// Somebody with a second account, which is linked by a code, used and unlinked.
    case linker
    /// Somebody who leaves for good when their day of waiting is over, and begins anew.
    case leaver
    /// Photos with words.
    case photographer
    /// A draft that is named, and one that is cancelled by its button.
    case drafter
    /// A draft that is left alone until its day is over.
    case dreamer
    /// Two in a group, who do not wait for each other.
    case travellers
    /// Many lines in one breath.
    case writer

    func play(_ actor: Actor, round: Int) async throws {
        switch self {
        case .noter: try await note(actor, round)
        case .pinner: try await pin(actor)
        case .bundler: try await bundle(actor, round)
        case .linker: try await link(actor, round)
        case .leaver: try await leave(actor, round)
        case .photographer:
            try await actor.sendsPhoto(
                Self.photo(round), "note gym: rack \(round)", hears: "Noted under gym: rack \(round)",
                "Here it is, kept.")
            try await actor.listens()
        case .drafter: try await draft(actor)
        case .dreamer: try await dream(actor)
        case .travellers: try await travel(actor, round)
        case .writer: try await write(actor, round)
        }
    }

    /// A picture that is like no other.
    static func photo(_ round: Int) -> Data { Data([0xFF, 0xD8, 0xFF, 0xE0]) + Data("picture \(round)".utf8) }

    private func note(_ actor: Actor, _ round: Int) async throws {
        let line = try await actor.types("note gym: squats \(round)", hears: "Noted under gym: squats \(round)")
        try await actor.listens()
        for word in ["one", "two", "three"] {
            try await actor.types("note gym: \(word) \(round)", hears: "Noted under gym: \(word) \(round)")
        }
        try await actor.listens()
        try await actor.edits(
            line, to: "note gym: lunges \(round)", hears: "Your edit is kept; the note says now: lunges \(round)")
        try await actor.listens()
    }

    private func pin(_ actor: Actor) async throws {
        let line = try await actor.types("pin Bakery 48.2082, 16.3738", hears: "Pinned Bakery.")
        try await actor.listens()
        try await actor.types("map", hears: "Your pins")
        try await actor.listens()
        try await actor.edits(line, to: "pin Museum 48.2090, 16.3740", hears: "Your change is kept:")
        try await actor.listens()
        try await actor.types("undo", hears: "Undone: Renamed Bakery to Museum")
        try await actor.listens()
        try await actor.presses("Redo")
        try await actor.sees("Done again: Renamed Bakery to Museum")
        try await actor.types("delete Museum", hears: "Deleted Museum.")
        try await actor.listens()
    }

    private func draft(_ actor: Actor) async throws {
        try await actor.sendsLocation(hears: "New pin, not saved yet")
        try await actor.listens()
        try await actor.types("Harbour", hears: "Pinned Harbour.")
        try await actor.listens()
        try await actor.types("delete Harbour", hears: "Deleted Harbour.")
        try await actor.sendsLocation(hears: "New pin, not saved yet")
        try await actor.listens()
        try await actor.presses("Cancel")
        try await actor.sees("Draft dropped, nothing was saved.")
    }

    private func write(_ actor: Actor, _ round: Int) async throws {
        for number in 0..<Self.breath {
            try await actor.types(
                "note log: line \(round).\(number)", hears: "Noted under log: line \(round).\(number)")
        }
        try await actor.listens()
    }

    static let breath = 8

    private func travel(_ actor: Actor, _ round: Int) async throws {
        for (number, word) in ["tent", "rope", "map", "tea"].enumerated() {
            try await (number % 2 == 0 ? actor : actor.turned).types(
                "/note packing: \(word) \(round)", hears: "Noted under packing: \(word) \(round)")
        }
        try await actor.listens()
    }

    private func dream(_ actor: Actor) async throws {
        try await actor.sendsLocation(hears: "New pin, not saved yet")
        try await actor.listens()
        try await actor.sees("Draft dropped, nothing was saved.", orTheEnd: true)
    }
}
