import Actions
import Core
import Foundation
import Logging
import Store
import Testing

@testable import Commands

/// A real store in a folder of its own, with Ana and Ben in their private chats and together in a group.
final class House: Sendable {
    enum Who: String, Sendable, CaseIterable { case ana, ben }

    static let start = Date(timeIntervalSince1970: 1_773_000_000)

    let folder: URL
    let store: PeopleStore
    private let random = RandomSource.seeded(1)

    init(atlas: (any Atlas)? = nil) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "wayside-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "people.sqlite").path
        try BlankFile.copy(to: path)
        store = try PeopleStore(path: path, atlas: atlas, logger: Logger(label: "test"))
    }

    deinit {
        try? store.close()
        try? FileManager.default.removeItem(at: folder)
    }

    /// A piece of somebody in their private chat, or in the group.
    @discardableResult
    func piece<T: Sendable>(
        _ who: Who = .ana, inGroup: Bool = false, _ body: @Sendable (Session) throws -> T
    ) async throws -> T {
        try await store.write { transaction in
            let person = try transaction.person(
                for: Sender(id: who.rawValue, name: who.rawValue.capitalized), messenger: .telegram,
                defaults: Settings(timeZone: .gmt)
            ).id
            let ref = ChatRef(messenger: .telegram, id: inGroup ? "-1" : who.rawValue)
            let chat = try transaction.chat(
                ref, isGroup: inGroup, title: "Trip", person: person, defaults: Settings(timeZone: .gmt))
            return try body(
                Session(
                    transaction: transaction, now: Self.start, actor: person, viewer: chat.owner, chat: chat.id,
                    cause: MessageRef(chat: ref, id: "1"), voice: .english, random: self.random))
        }
    }

    /// Somebody's things of each kind.
    func fill(_ who: Who) async throws -> Things {
        try await piece(who) { session in
            let point = try #require(Coordinate(latitude: 48.2, longitude: 16.37))
            let place = try session.keepPlace(NewPlace(name: "Bakery", point: point, labels: ["bread"]))
            let note = try session.keepNote(NewNote(text: "open from 6", home: .place(place.id)))
            let heading = try session.headingForNotes(named: "Ideas")
            let idea = try session.keepNote(NewNote(text: "paint the fence", home: .heading(heading)))
            let entry = try #require(session.lastEntry)
            let reminder = try session.keepReminder(
                NewReminder(text: "call mum", due: session.now.addingTimeInterval(60), isWallTime: true))
            return Things(
                place: place.id, notes: [note.id, idea.id], heading: heading, reminder: reminder.id, entry: entry)
        }
    }

    struct Things: Sendable {
        let place: PlaceID
        let notes: [NoteID]
        let heading: HeadingID
        let reminder: ReminderID
        let entry: EntryID
    }

    /// What somebody has, in words, for comparing.
    func state(of who: Who) async throws -> [String] {
        try await piece(who) { session in
            let places = try session.places(sort: .mine, offset: 0, limit: 100).map {
                try "\($0.place) \(session.labels(of: $0.place.id))"
            }
            let notes = try session.notes(in: nil, offset: 0, limit: 100).map { "\($0)" }
            let coming = try session.comingReminders(offset: 0, limit: 100).map { "\($0)" }
            let history = try session.history(limit: 100).map { "\($0)" }
            return places + notes + coming + history + ["\(session.settings)"]
        }
    }
}
