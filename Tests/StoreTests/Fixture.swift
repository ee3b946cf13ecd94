import Core
import Foundation
import GRDB
import Logging
import Store
import Testing

/// A real store in a folder of its own, with Ana and Ben in their private chats and together in a group.
final class Fixture: Sendable {
    enum Who: Sendable, CaseIterable { case ana, ben }

    let folder: URL
    let store: PeopleStore
    let ana: PersonID
    let ben: PersonID
    let anasChat: ChatRow
    let bensChat: ChatRow
    let groupChat: ChatRow
    let random = RandomSource.seeded(1)

    static let start = Date(timeIntervalSince1970: 1_773_000_000)
    static let zone = TimeZone(identifier: "Europe/Vienna") ?? .gmt

    init() async throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "wayside-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        store = try PeopleStore(path: folder.appending(path: "people.sqlite").path, logger: Logger(label: "test"))
        (ana, anasChat) = try await store.write { try $0.newcomer("ana") }
        (ben, bensChat) = try await store.write { try $0.newcomer("ben") }
        let ana = ana
        groupChat = try await store.write { transaction in
            try transaction.chat(.test("-1"), isGroup: true, title: "Weekend", person: ana, defaults: .test)
        }
    }

    deinit {
        try? store.close()
        try? FileManager.default.removeItem(at: folder)
    }

    var path: String { folder.appending(path: "people.sqlite").path }

    /// A piece in a private chat.
    @discardableResult
    func piece<T: Sendable>(
        _ who: Who = .ana, at seconds: Double = 0, cause: String? = nil, _ body: @Sendable (Session) throws -> T
    ) async throws -> T {
        let chat = who == .ana ? anasChat : bensChat
        return try await piece(who, in: chat, at: seconds, cause: cause, body)
    }

    /// A piece in the group, whose things belong to all.
    @discardableResult
    func together<T: Sendable>(
        _ who: Who, at seconds: Double = 0, _ body: @Sendable (Session) throws -> T
    ) async throws -> T {
        try await piece(who, in: groupChat, at: seconds, cause: nil, body)
    }

    private func piece<T: Sendable>(
        _ who: Who, in chat: ChatRow, at seconds: Double, cause: String?, _ body: @Sendable (Session) throws -> T
    ) async throws -> T {
        try await store.write { transaction in
            let session = try Session(
                transaction: transaction, now: Self.start.addingTimeInterval(seconds),
                actor: who == .ana ? self.ana : self.ben, viewer: chat.owner, chat: chat.id,
                cause: cause.map { MessageRef(chat: chat.ref, id: $0) }, voice: .english, random: self.random)
            return try body(session)
        }
    }

    func count(_ table: String) async throws -> Int {
        try await store.read { try Int.fetchOne($0.db, sql: "SELECT count(*) FROM \(table)") ?? 0 }
    }

    /// Every row of the journaled tables as text, for comparing whole states.
    func dump() async throws -> [String] {
        try await store.read { try $0.dump() }
    }
}

extension ChatRef {
    static func test(_ id: String) -> ChatRef { ChatRef(messenger: .telegram, id: id) }
}

extension Settings {
    static let test = Settings(timeZone: Fixture.zone)
}

extension Transaction {
    func newcomer(_ name: String) throws -> (PersonID, ChatRow) {
        let person = try person(
            for: Sender(id: name, name: name.capitalized), messenger: .telegram, defaults: .test, now: Fixture.start)
        return (person.id, try chat(.test(name), isGroup: false, title: nil, person: person.id, defaults: .test))
    }

    func dump() throws -> [String] {
        try ["place", "placeLabel", "heading", "note", "photo", "reminder", "person", "groupChat"].flatMap { table in
            try Row.fetchAll(db, sql: "SELECT * FROM \(table) ORDER BY id").map { "\(table) \($0)" }
        }
    }
}

extension Session {
    @discardableResult
    func pin(_ name: String, latitude: Double = 48.2, longitude: Double = 16.37) throws -> PlaceID {
        let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
        return try change(.add, "Pinned \(name)") {
            try PlaceRecord(owner: viewer, name: name, coordinate: point, rank: 1, createdAt: now).insertedAnew(db).id
        } subject: {
            .place($0)
        }
    }

    @discardableResult
    func note(_ text: String, at place: PlaceID? = nil) throws -> NoteID {
        try change(.add, "Noted \(text)") {
            try NoteRecord(owner: viewer, place: place, text: text, rank: 1, createdAt: now).insertedAnew(db).id
        } subject: {
            .note($0)
        }
    }

    /// One that is due some seconds after the fixture's start.
    @discardableResult
    func reminder(_ text: String, due seconds: Double = 60) throws -> ReminderID {
        try change(.add, "Reminder \(text)") {
            try ReminderRecord(
                owner: viewer, text: text, due: Fixture.start.addingTimeInterval(seconds), isWallTime: true,
                createdAt: now
            ).insertedAnew(db).id
        } subject: {
            .reminder($0)
        }
    }

    @discardableResult
    func edit(_ sql: String, _ arguments: StatementArguments = [], kind: EntryKind = .change) throws -> EntryID? {
        try change(kind, sql) { try db.execute(sql: sql, arguments: arguments) }
        return lastEntry
    }
}
