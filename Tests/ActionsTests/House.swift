import Core
import Foundation
import GRDB
import Logging
import Store

@testable import Actions

/// A real store in a folder of its own, with Ana and Ben in their private chats and together in a group.
final class House: Sendable {
    enum Who: String, Sendable, CaseIterable { case ana, ben, cara, dan }

    static let start = Date(timeIntervalSince1970: 1_773_000_000)

    let folder: URL
    let store: PeopleStore
    private let random = RandomSource.seeded(1)

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "wayside-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "people.sqlite").path
        try BlankFile.copy(to: path)
        store = try PeopleStore(path: path, logger: Logger(label: "test"))
    }

    deinit {
        try? store.close()
        try? FileManager.default.removeItem(at: folder)
    }

    /// A piece of somebody in their private chat, or in the group, some seconds after the start.
    @discardableResult
    func piece<T: Sendable>(
        _ who: Who = .ana, at seconds: Double = 0, inGroup: Bool = false, _ body: @Sendable (Session) throws -> T
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
                    transaction: transaction, now: Self.start.addingTimeInterval(seconds), actor: person,
                    viewer: chat.owner, chat: chat.id, cause: MessageRef(chat: ref, id: "1"), voice: .english,
                    random: self.random))
        }
    }

    /// What people keep, row by row as text, for comparing whole states.
    func rows() async throws -> [String] {
        try await store.read { transaction in
            try ["place", "placeLabel", "heading", "note", "photo", "reminder", "person", "groupChat"].flatMap {
                table in
                try Row.fetchAll(transaction.db, sql: "SELECT * FROM \(table) ORDER BY id").map { "\(table) \($0)" }
            }
        }
    }
}

extension Coordinate {
    /// A point that surely is one.
    static func at(_ latitude: Double, _ longitude: Double) -> Coordinate {
        Coordinate(clampingLatitude: latitude, longitude: longitude)
    }
}

extension Session {
    @discardableResult
    func pin(_ name: String, _ latitude: Double = 48.2, _ longitude: Double = 16.37) throws -> PlaceID {
        try keepPlace(NewPlace(name: name, point: .at(latitude, longitude))).id
    }

    @discardableResult
    func note(_ text: String, _ home: NoteHome = .loose) throws -> NoteID {
        try keepNote(NewNote(text: text, home: home)).id
    }

    func names(sort: PlaceSort, offset: Int = 0, limit: Int = 100) throws -> [String] {
        try places(sort: sort, offset: offset, limit: limit).map(\.place.name)
    }

    func texts(in home: NoteHome?) throws -> [String] { try notes(in: home, offset: 0, limit: 100).map(\.text) }
}
